"""Packs of Planetary Conquerors: cards and decks as data, read from TOML files and checked.

`load` gives a pack that can be played with or raises `BadPack`; `check` says everything that is
wrong. A pack of one's own builds on the core pack: it has all of its cards and decks besides.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from deskovka.games.conquerors.packs.data import CardData, DeckData, Pack
from deskovka.packs.shelf import Shelf, Texts

__all__ = [
    "CORE",
    "SHELF",
    "CardData",
    "DeckData",
    "Pack",
    "check",
    "core",
    "fix",
    "load",
    "make_reference",
    "make_schema",
    "table",
]


def _texts() -> Texts[Pack]:
    # The language is loaded only where texts are read: it takes its time.
    from deskovka.games.conquerors.packs.texts import TEXTS

    return TEXTS


SHELF: Final = Shelf(Path(__file__).parents[1], Pack, _texts)
CORE: Final = SHELF.folder

core = SHELF.core
load = SHELF.load
check = SHELF.check
table = SHELF.table
fix = SHELF.fix
make_reference = SHELF.make_reference
make_schema = SHELF.make_schema
