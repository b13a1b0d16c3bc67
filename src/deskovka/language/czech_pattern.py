"""The Czech side of the pattern language: a pattern text becomes atoms."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from deskovka.language.pattern import PatternError
from deskovka.language.text import split

_PIECE = re.compile(r"\{[^}]*\}|\b[svzk]~|(?:<[^>]*>|[^\s{}<>~])+|~(?:\.[1-7])?")
_BRACES = re.compile(
    r"(?P<slot>\w+)(?:(?P<mark>[#*])(?P<by>[^\W\d]\w*)?)?(?P<tags>(?:\.\w+)*)(?:/(?P<sep>[^/]*)(?:/(?P<last>[^/]*))?)?",
    re.DOTALL,
)
_LEX = re.compile(r"<(?P<mark>[!?]?)(?P<lemma>[^.<>/]+)(?:/(?P<many>[^.<>]+))?(?P<tags>[^<>]*)>")
_INLINE = re.compile(r"<[^>]*>|[^<>]+")
_VOCAL = re.compile(r"[svzk]~")
_CHOICE = re.compile(r"(\(?)(.*?)([,.:;)]*)", re.DOTALL)
NUMBERS = {"one": False, "many": True}
ACTORS = {"you": True, "they": False}
ASIDE = "aside"


@dataclass(frozen=True, slots=True)
class Plain:
    """A word as it stands; `vocal` marks a preposition that may take an e."""

    text: str
    vocal: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """The second place of a clause, where its enclitics gather; `word` is one of them.

    With `new_clause` it is where the next clause begins without a comma ("a dej si ji").
    """

    word: str = ""
    new_clause: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """Atoms by the form of the row."""

    options: tuple[tuple[Atom, ...], ...]


@dataclass(frozen=True, slots=True)
class Child:
    """A slot; `by` is the number slot that counts it, shown or not. No pronoun after it means what
    is said `aside`.

    `you` says whether the player addressed is the one who acts in it; `like` names the slot
    in which the same one acts. `separators` are what joins a list if it is not what joins it
    in English, and what comes before the last.
    """

    slot: str
    form: str | None = None
    case: int | None = None
    separators: tuple[tuple[str, ...], ...] = ()
    by: str | None = None
    shown: bool = True
    you: bool | None = None
    like: str | None = None
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """A number slot with a noun of the lexicon, or the number alone."""

    slot: str
    noun: str | None
    case: int | None = None
    shown: bool = True


@dataclass(frozen=True, slots=True)
class Lex:
    """A word of the lexicon in the right case, number and gender."""

    lemma: str
    case: int | None = None
    plural: bool | None = None
    person: bool = False
    said: bool = False


@dataclass(frozen=True, slots=True)
class Short:
    """A short participle that agrees with the subject."""

    lemma: str


@dataclass(frozen=True, slots=True)
class Switch:
    """One of two words by the number of the subject."""

    one: str
    many: str


@dataclass(frozen=True, slots=True)
class OwnCard:
    """What the own card is called in Czech: a noun of the lexicon."""

    noun: str = "karta"


@dataclass(frozen=True, slots=True)
class OwnAtom:
    """The own card in a sentence."""

    case: int | None = None


Atom = Plain | Mark | Choice | Child | Counted | Lex | Short | Switch | OwnAtom


def parse_czech(pattern: str, slots: Collection[str]) -> tuple[Atom, ...]:
    """The atoms of a Czech pattern; raises PatternError."""
    if _PIECE.sub("", pattern).strip():
        raise PatternError("a bracket is missing in the Czech pattern")
    atoms = tuple(_atoms(pattern, slots))
    for atom in atoms:
        for slot in _used(atom):
            if slot not in slots:
                raise PatternError(f"the Czech pattern has an unknown slot {slot}")
    return atoms


def _used(atom: Atom) -> list[str]:
    if isinstance(atom, Child):
        return [atom.slot] if atom.by is None else [atom.slot, atom.by]
    return [atom.slot] if isinstance(atom, Counted) else []


def _atoms(pattern: str, slots: Collection[str]) -> Iterator[Atom]:
    for match in _PIECE.finditer(pattern):
        piece = match.group()
        if piece.startswith("{"):
            yield _braces(piece[1:-1], slots)
        elif piece.startswith("~"):
            yield OwnAtom(int(piece[2]) if len(piece) > 1 else None)
        elif "|" in _without_lex(piece):
            yield from _choice(piece)
        else:
            yield from _inline(piece)


def _without_lex(piece: str) -> str:
    return re.sub(r"<[^>]*>", "", piece)


def _choice(piece: str) -> Iterator[Atom]:
    match = _CHOICE.fullmatch(piece)
    if not match:
        raise PatternError(f"{piece} cannot be read")
    before, body, after = match.groups()
    yield from _inline(before)
    options = body.split("|")
    if not all(options):
        raise PatternError(f"{piece}: an empty alternative is written 0")
    yield Choice(tuple(() if o == "0" else tuple(_words(o)) for o in options))
    yield from _inline(after)


def _words(option: str) -> Iterator[Atom]:
    for word in option.split("_"):
        yield from _inline(word)


def _inline(piece: str) -> Iterator[Atom]:
    if _VOCAL.fullmatch(piece):
        yield Plain(piece[0], vocal=True)
        return
    if piece == "^^":
        yield Mark(new_clause=True)
        return
    if piece.startswith("^"):
        yield Mark(piece[1:])
        return
    for part in _INLINE.findall(piece):
        if part.startswith("<"):
            yield _lex(part)
        else:
            yield from map(Plain, split(part))


def _lex(part: str) -> Atom:
    match = _LEX.fullmatch(part)
    if not match:
        raise PatternError(f"{part} cannot be read")
    lemma, many = match["lemma"], match["many"]
    if match["mark"] == "!":
        return Short(lemma)
    if match["mark"] == "?":
        return Switch(lemma.replace("_", " "), (many or lemma).replace("_", " "))
    case: int | None = None
    plural: bool | None = None
    tags = [tag for tag in match["tags"].split(".") if tag]
    for tag in tags:
        if tag.isdigit():
            case = _case(tag)
        elif tag in NUMBERS:
            plural = NUMBERS[tag]
        elif tag not in ("person", "said"):
            raise PatternError(f"{part}: what is {tag}?")
    return Lex(lemma, case, plural, "person" in tags, "said" in tags)


def _braces(inside: str, slots: Collection[str]) -> Atom:
    match = _BRACES.fullmatch(inside)
    if not match:
        raise PatternError(f"{{{inside}}} cannot be read")
    form: str | None = None
    case: int | None = None
    you: bool | None = None
    like: str | None = None
    tags = [*filter(None, match["tags"].split("."))]
    for tag in tags:
        if tag.isdigit():
            case = _case(tag)
        elif tag in ACTORS:
            you = ACTORS[tag]
        elif tag in slots:
            like = tag
        elif tag != ASIDE:
            form = tag
    slot, by, shown = match["slot"], match["by"], match["mark"] != "*"
    if match["mark"] and (by is None or by not in slots):
        return Counted(slot, by, case, shown)
    joined = tuple(tuple(split(one)) for one in (match["sep"], match["last"]) if one is not None)
    return Child(slot, form, case, joined, by, shown, you, like, ASIDE in tags)


def _case(tag: str) -> int:
    if tag not in [*"1234567"]:
        raise PatternError(f"there is no case {tag}")
    return int(tag)
