"""The dungeon cards: drawn as text in a pack, read, checked, and drawn again.

For whoever loads a whole pack: `Dungeon` is the structure of a ``[[dungeon]]`` table, to be
checked like any other table; `card_from` makes the card of what is good of the table, or notes
what is wrong with its drawing; `check_set` says what is wrong with good cards that meet in a
tower. `DungeonData` is what a pack keeps of a card (it can be stored as JSON), and its
``printed(number)`` the `DungeonCard` that the rules use.

For whoever only wants levels: `check` says everything that is wrong with those in a folder or
file, `load` gives them or raises BadPack, `shipped` are those of the box.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from deskovka.packs import sources
from deskovka.packs.drafts import drafts
from deskovka.packs.problems import MOST_PROBLEMS, BadPack, Problem, printable
from deskovka.packs.shape import Shape
from deskovka.packs.sources import Source
from deskovka.plosinovka.levels.data import DungeonData
from deskovka.plosinovka.levels.entries import Dungeon, DungeonFile
from deskovka.plosinovka.levels.meeting import check_set
from deskovka.plosinovka.levels.reading import Drawn, card_from

__all__ = [
    "PACK",
    "Checked",
    "Drawn",
    "Dungeon",
    "DungeonData",
    "card_from",
    "check",
    "check_set",
    "load",
    "shipped",
]

PACK: Final = Path(__file__).parents[1] / "pack"
TABLE: Final = "dungeon"
MOST_CARDS: Final = 200


@dataclass
class Checked:
    """The outcome: ``cards`` are all that are good, whatever else is wrong."""

    problems: list[Problem] = field(default_factory=list)
    cards: list[DungeonData] = field(default_factory=list)
    written: int = 0


@functools.cache
def shipped() -> tuple[DungeonData, ...]:
    """The dungeon cards of the box."""
    return tuple(load(PACK))


def load(path: Path | str = PACK) -> list[DungeonData]:
    """The dungeon cards of a folder or file; raises BadPack."""
    checked = check(path)
    if checked.problems:
        raise BadPack(checked.problems)
    return checked.cards


def check(path: Path | str = PACK) -> Checked:
    """Everything that is wrong with the dungeon cards of a folder or file.

    Cards that are not of the box are looked at together with those that are.
    """
    path = Path(path)
    read = sources.read(path)
    found = Checked(problems=list(read.problems))
    drawn: list[Drawn] = []
    for source in read.files:
        drawn += _cards_of(source, found)
    if not found.written and not found.problems:
        message = f"there is no dungeon card in it; each begins with [[{TABLE}]]"
        found.problems.append(Problem(printable(str(path)), 0, 0, message))
    is_box = path.resolve().is_relative_to(PACK.resolve())
    others = () if is_box else shipped()
    found.problems += _unique(drawn, others)
    if not found.problems:
        found.problems += check_set(drawn, others)
    found.problems = sorted(set(found.problems))[:MOST_PROBLEMS]
    found.cards = [one.data for one in drawn]
    return found


def _cards_of(source: Source, found: Checked) -> list[Drawn]:
    """The good cards of a file; tables of other kinds are not looked at."""
    shape = Shape(source)
    tables = {key: value for key, value in source.data.items() if key == TABLE}
    written = drafts(source, shape.table(DungeonFile, tables, ()), TABLE)
    found.problems += shape.problems
    found.written += len(written)
    if found.written > MOST_CARDS:
        message = f"there are at most {MOST_CARDS} dungeon cards"
        found.problems.append(source.at_key((TABLE, 0), message))
        return []
    cards = [card_from(draft, found.problems) for draft in written]
    return [card for card in cards if card is not None]


def _unique(drawn: list[Drawn], others: Sequence[DungeonData]) -> Iterator[Problem]:
    """No two cards of one id or name."""
    taken = {label for one in others for _, label in _labels(one)}
    for one in drawn:
        source, (*path, _) = one.drawing.source, one.drawing.path
        for keys, label in _labels(one.data):
            if label in taken:
                message = f'there is already a dungeon card with the {keys[0]} "{label[1]}"'
                yield source.at_value((*path, *keys), message)
            taken.add(label)


def _labels(card: DungeonData) -> list[tuple[tuple[str, ...], tuple[str, str]]]:
    named = [(("name", key), (key, name.casefold())) for key, name in card.name.items()]
    return [(("id",), ("id", card.id)), *named]
