"""The English side of the pattern language: a pattern text becomes parts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from deskovka.language.text import split

LEAVES = ("amount", "count", "number", "signed", "name")
NO_FORM = ""

_PIECE = re.compile(r"\{[^}]*\}|~|[^\s{}~]+")
_SLOT = re.compile(r"(\w+):(\w+)(?:\.(\w+))?(?:/([^/]*)(?:/(.*))?)?", re.DOTALL)
_AGREE = re.compile(r"(\w+)\?([^|]*)\|([^|]*)")
_CHOICE = re.compile(r"(\(?)(.*?)([,.:;)]*)")


@dataclass(frozen=True, slots=True)
class Literal:
    """Words as they stand, one list of them per form (a single list serves all forms)."""

    options: tuple[tuple[str, ...], ...]

    def words(self, form: int) -> tuple[str, ...]:
        return self.options[form] if len(self.options) > 1 else self.options[0]


@dataclass(frozen=True, slots=True)
class Slot:
    """A child. `separator` is None for one child, else what joins a list of them.

    `last` is what joins the last of a list to the others if it is not the separator, one per
    form of the row (a single one serves all forms).
    """

    name: str
    category: str
    form: str | None = None
    separator: tuple[str, ...] | None = None
    last: tuple[tuple[str, ...], ...] = ()

    def before_last(self, form: int) -> tuple[str, ...]:
        """What comes before the last of a list in a form of the row."""
        if not self.last:
            return self.separator or ()
        return self.last[form] if len(self.last) > 1 else self.last[0]


@dataclass(frozen=True, slots=True)
class Agree:
    """A word that is singular when the number in `slot` is 1."""

    slot: str
    one: tuple[str, ...]
    many: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Own:
    """The name of the card the sentence stands on."""


Part = Literal | Slot | Agree | Own
Forms = Mapping[str, Sequence[str]]


class PatternError(ValueError):
    """One pattern cannot be read."""


def parse_english(pattern: str) -> tuple[Part, ...]:
    """The parts of an English pattern; raises PatternError."""
    known: dict[str, Slot] = {}
    parts = tuple(_parts(pattern, known))
    for part in parts:
        if isinstance(part, Agree) and part.slot not in known:
            raise PatternError(f"{{{part.slot}?…}} agrees with a slot that is not there")
    if not parts:
        raise PatternError("the pattern is empty")
    return parts


def _parts(pattern: str, known: dict[str, Slot]) -> Iterator[Part]:
    if _PIECE.sub("", pattern).strip():
        raise PatternError("a brace is missing")
    for piece in _PIECE.findall(pattern):
        if piece == "~":
            yield Own()
        elif piece.startswith("{"):
            yield _braces(piece[1:-1], known)
        elif "|" in piece:
            yield from choice(piece)
        else:
            yield Literal((tuple(split(piece)),))


def _braces(inside: str, known: dict[str, Slot]) -> Part:
    if inside in known:
        return known[inside]
    agree = _AGREE.fullmatch(inside)
    if agree:
        slot, one, many = agree.groups()
        return Agree(slot, tuple(split(one)), tuple(split(many)))
    match = _SLOT.fullmatch(inside)
    if not match:
        raise PatternError(f"{{{inside}}} cannot be read")
    name, category, form, separator, last = match.groups()
    if name in known:
        raise PatternError(f"slot {name} is declared twice")
    joined = None if separator is None else tuple(split(separator))
    ended = () if last is None else tuple(tuple(split(one)) for one in last.split("|"))
    known[name] = Slot(name, category, form, joined, ended)
    return known[name]


def choice(piece: str) -> Iterator[Literal]:
    """`a|b|c` with the marks around it; `_` stands for a space, `0` for nothing."""
    match = _CHOICE.fullmatch(piece)
    if not match:
        raise PatternError(f"{piece} cannot be read")
    before, body, after = match.groups()
    if before:
        yield Literal(((before,),))
    options = body.split("|")
    if not all(options):
        raise PatternError(f"{piece}: an empty alternative is written 0")
    yield Literal(tuple(() if o == "0" else tuple(split(o.replace("_", " "))) for o in options))
    if after:
        yield Literal((tuple(split(after)),))


def slots(parts: Sequence[Part]) -> tuple[Slot, ...]:
    """The slots of a pattern in the order in which a tree holds them."""
    return tuple(dict.fromkeys(part for part in parts if isinstance(part, Slot)))
