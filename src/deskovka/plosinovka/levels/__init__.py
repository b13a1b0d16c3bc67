"""The dungeon cards: drawn as text in a pack, read, checked, and drawn again.

For whoever loads a whole pack: `Dungeon` is the structure of a ``[[dungeon]]`` table, to be
checked like any other table; `card_from` makes the card of a draft, or notes what is wrong with
its drawing; `check_set` says what is wrong with good cards that meet in a tower, to be asked
when nothing else is wrong. `DungeonData` is what a pack keeps of a card, and its
``printed(number)`` the `DungeonCard` that the rules use.

For whoever only wants levels: `check` says everything that is wrong with those in a folder or
file, `load` gives them or raises BadPack, `shipped` are those of the box.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

from deskovka.packs.checking import Checked
from deskovka.packs.problems import BadPack
from deskovka.plosinovka.levels.checking import check_levels
from deskovka.plosinovka.levels.data import DungeonData, Levels
from deskovka.plosinovka.levels.entries import Dungeon
from deskovka.plosinovka.levels.meeting import check_set
from deskovka.plosinovka.levels.reading import Drawn, card_from

__all__ = [
    "PACK",
    "Drawn",
    "Dungeon",
    "DungeonData",
    "Levels",
    "card_from",
    "check",
    "check_set",
    "load",
    "shipped",
]

PACK: Final = Path(__file__).parents[1] / "pack"


@functools.cache
def shipped() -> Levels:
    """The dungeon cards of the box."""
    return load(PACK)


def load(path: Path | str = PACK) -> Levels:
    """The levels of the box, or they with those of a folder or file; raises BadPack."""
    checked = check(path)
    if checked.pack is None:
        raise BadPack(checked.problems)
    return checked.pack


def check(path: Path | str = PACK) -> Checked[Levels]:
    """Everything that is wrong with the dungeon cards of a folder or file."""
    path = Path(path)
    is_box = path.resolve().is_relative_to(PACK.resolve())
    return check_levels(path, None if is_box else shipped())
