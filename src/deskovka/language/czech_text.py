"""The last touches to Czech words: prepositions, pronouns after them, commas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from deskovka.language.text import Word, join

DASH = "–"

_PREPOSITIONS = frozenset([
    "bez", "do", "k", "ke", "kromě", "kvůli", "mezi", "místo", "na", "nad", "o", "od", "po",
    "pod", "podle", "pro", "proti", "před", "přes", "při", "s", "se", "skrz", "u", "v", "ve",
    "vedle", "vůči", "z", "za", "ze",
])  # fmt: skip
_HISSES = ("s", "z", "š", "ž")
_LIKE = {"s": _HISSES, "z": _HISSES, "v": ("v", "f", "w", "tv"), "k": ("k", "g")}
_CLUSTERS = frozenset([
    "ct", "čt", "dn", "dv", "hř", "jm", "kt", "ls", "lv", "mn", "mš", "pt", "rt", "sb", "sc",
    "sd", "sf", "sh", "sk", "sl", "sm", "sn", "sp", "sr", "st", "sv", "šk", "šp", "št", "tm",
    "tř", "vč", "vd", "vl", "vr", "vs", "vš", "vz", "zb", "zd", "zh", "zk", "zl", "zm", "zn",
    "zr", "zt", "zv", "žd",
])  # fmt: skip
_PLAY = frozenset(["hry", "hře", "hru", "hrou"])
_DIGITS = {
    "0": "nula", "1": "jeden", "2": "dvě", "3": "tři", "4": "čtyři", "5": "pět",
    "6": "šest", "7": "sedm", "8": "osm", "9": "devět", "10": "deset", "11": "jedenáct",
    "12": "dvanáct", "13": "třináct", "14": "čtrnáct", "15": "patnáct", "16": "šestnáct",
    "17": "sedmnáct", "18": "osmnáct", "19": "devatenáct",
}  # fmt: skip


# Enclitics of one clause stand side by side in this order.
_REFLEXIVE = {"by": 1, "se": 2, "si": 2}
ENCLITIC_CASES = {3: 3, 4: 4}
_CLAUSE_ENDS = frozenset([",", ".", ";", ":", "-"])


@dataclass(frozen=True, slots=True)
class CzechWord:
    """A printed word and what may still happen to it.

    `vocal` is a preposition that may take an e, `after` replaces a pronoun that
    follows a preposition, an `enclitic` (1 to 4) moves to the mark of its clause,
    and words with an `order` are sorted by it where several stand together.
    """

    text: str
    is_name: bool = False
    vocal: bool = False
    after: str | None = None
    enclitic: int = 0
    order: int = 0
    is_mark: bool = False
    ends_clause: bool = False


def enclitic(word: str) -> list[CzechWord]:
    return [CzechWord(word, enclitic=_REFLEXIVE.get(word, 2))] if word else []


def finish(words: Sequence[CzechWord]) -> str:
    """The words as a printed Czech text."""
    clauses = _clauses(_after_prepositions(words))
    placed = [word for clause in clauses for word in _gather(clause) if word.text]
    final = list(_vocal(_without_spare_commas(_ordered(placed))))
    return join([Word(word.text, is_name=word.is_name) for word in final], dash=DASH)


def _after_prepositions(words: Sequence[CzechWord]) -> Iterator[CzechWord]:
    before = ""
    for word in words:
        if word.after is not None and before in _PREPOSITIONS:
            word = CzechWord(word.after)
        if word.text:
            before = word.text
        yield word


def _clauses(words: Iterable[CzechWord]) -> Iterator[list[CzechWord]]:
    clause: list[CzechWord] = []
    for word in words:
        clause.append(word)
        if word.ends_clause or (word.text in _CLAUSE_ENDS and not word.is_name):
            yield clause
            clause = []
    yield clause


def _gather(clause: list[CzechWord]) -> list[CzechWord]:
    """The clause with its enclitics at the first mark."""
    marks = [place for place, word in enumerate(clause) if word.is_mark]
    if not marks:
        return clause
    moving = sorted((word for word in clause if word.enclitic), key=lambda word: word.enclitic)
    before = [word for word in clause[: marks[0]] if not word.enclitic]
    behind = [word for word in clause[marks[0] :] if not word.enclitic and not word.is_mark]
    return [*before, *moving, *behind]


def _ordered(words: Sequence[CzechWord]) -> list[CzechWord]:
    runs = groupby(words, key=lambda word: word.order > 0)
    # All words of a run without an order have the same one, so sorting leaves them alone.
    return [word for _, run in runs for word in sorted(run, key=lambda word: word.order)]


def _without_spare_commas(words: Sequence[CzechWord]) -> list[CzechWord]:
    """A comma before or after a clause gives way to any other mark."""
    found: list[CzechWord] = []
    for word in words:
        if word.text in _CLAUSE_ENDS and found and found[-1].text == ",":
            found.pop()
        if word.text != "," or (found and found[-1].text not in _CLAUSE_ENDS):
            found.append(word)
    return found


def _vocal(words: Sequence[CzechWord]) -> Iterator[CzechWord]:
    for place, word in enumerate(words):
        if word.vocal and place + 1 < len(words):
            yield CzechWord(vocalised(word.text, words[place + 1].text))
        else:
            yield word


def vocalised(preposition: str, following: str) -> str:
    """s or se, v or ve, z or ze, k or ke, by how the next word sounds."""
    sound = _DIGITS.get(following.lstrip("+-"), following).lower()
    if sound.startswith(_LIKE[preposition]) or sound[:2] in _CLUSTERS or sound in _PLAY:
        return preposition + "e"
    return preposition
