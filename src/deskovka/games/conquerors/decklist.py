"""A deck as text: "3 Gold Miner", one line a card, to paste wherever text can be pasted.

Names of either language are read, and ids; lines that begin with # are passed over.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from msgspec.structs import replace

from deskovka import locales
from deskovka.games.conquerors.packs import CardData
from deskovka.problems import Problem, printable

MOST_IN_A_LINE: Final = 99
MOST_MISTAKES: Final = 20
TYPES: Final = ("miner", "building", "warrior", "trap", "spell")
_LINE: Final = re.compile(r"(\d+)\s*[x×]?\s+(.+)")
_SHOWN: Final = 3  # cards that may have been meant
_QUOTED: Final = 60  # characters of a line


class Reading(NamedTuple):
    """``name`` is that of the deck, if the text begins with a comment.

    A mistake has the number of its line as the value ``line``; it suggests cards by their ids.
    """

    name: str
    cards: dict[str, int]
    mistakes: list[Problem]


def folded(name: str) -> str:
    """Without capitals, accents and marks: as people type when they are in a hurry."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = (one for one in plain if one not in "'’" and not unicodedata.combining(one))
    return " ".join("".join(one if one.isalnum() else " " for one in letters).split())


class Names:
    """All cards by what they are called."""

    def __init__(self, cards: Sequence[CardData]) -> None:
        self.cards = {card.id: card for card in cards}
        self.meant: dict[str, list[str]] = {}
        for card in cards:
            for name in {folded(one) for one in (card.id, *card.name.values())}:
                self.meant.setdefault(name, []).append(card.id)

    def find(self, name: str) -> list[str]:
        """The cards that may be meant: an id is always clear."""
        return [name] if name in self.cards else self.meant.get(folded(name), [])

    def near(self, name: str) -> list[str]:
        """The ids of cards that may be meant by a name that no card has."""
        close = get_close_matches(folded(name), list(self.meant), n=2 * _SHOWN, cutoff=0.6)
        idents = dict.fromkeys(ident for one in close for ident in self.meant[one])
        return list(idents)[:_SHOWN]


def read(text: str, cards: Sequence[CardData]) -> Reading:
    """The deck that a text is, with everything that is wrong with it."""
    names = Names(cards)
    found = Reading("", {}, [])
    lines: dict[str, int] = {}
    name = ""
    for number, line in enumerate(text.splitlines(), 1):
        written = line.strip()
        if written.startswith("#"):
            name = name if name or lines else written.lstrip("# ")
        elif written:
            mistake = _read_line(number, written, names, found.cards, lines)
            found.mistakes.extend([mistake] if mistake else [])
        if len(found.mistakes) == MOST_MISTAKES:
            break
    return found._replace(name=name)


def _read_line(
    number: int, written: str, names: Names, deck: dict[str, int], lines: dict[str, int]
) -> Problem | None:
    """Put what the line says into the deck, or say why not."""
    match = _LINE.fullmatch(written)
    if match is None:
        return _mistake("form", number, _quoted(written))
    copies, name = match[1][:9], match[2]
    meant = names.find(name)
    if not meant:
        near = names.near(name[:_QUOTED])
        problem = _mistake("near" if near else "unknown", number, _quoted(name))
        return replace(problem, suggestions=near)
    if len(meant) > 1:
        return _mistake("unclear", number, locales.listed("en", meant))
    if not 1 <= int(copies) <= MOST_IN_A_LINE:
        return _mistake("copies", number, copies).having(most=MOST_IN_A_LINE)
    ident = meant[0]
    if ident in lines:
        return _mistake("double", number, _quoted(name)).having(first=lines[ident])
    lines[ident] = number
    deck[ident] = int(copies)
    return None


def _mistake(kind: str, line: int, written: str) -> Problem:
    return Problem.of(f"conquerors-deck-line-{kind}", line=line, written=written)


def _quoted(text: str) -> str:
    shown = printable(text)
    return shown if len(shown) <= _QUOTED else shown[:_QUOTED] + "…"


def write(name: str, deck: Mapping[str, int], cards: Sequence[CardData], language: str) -> str:
    """The text that `read` reads, by type and cost."""
    names = Names(cards)
    lines = [f"# {name}"] if name else []
    known = [names.cards[ident] for ident in deck if ident in names.cards]
    known.sort(key=lambda card: (TYPES.index(card.type), sum(card.cost.values()), card.id))
    for ident in [card.id for card in known] + [one for one in deck if one not in names.cards]:
        lines.append(f"{deck[ident]} {_written(ident, names, language)}")
    return "\n".join(lines) + "\n"


def _written(ident: str, names: Names, language: str) -> str:
    """The name, where reading it leads back to the card; else the id."""
    card = names.cards.get(ident)
    if card is None:
        return ident
    name = card.called(language)
    match = _LINE.fullmatch(f"1 {name}")
    return name if match and names.find(match[2]) == [ident] else ident
