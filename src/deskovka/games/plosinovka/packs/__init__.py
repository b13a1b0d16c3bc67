"""Packs of Plošinovka: heroes, enemies, bosses, cards and dungeons as data, read from TOML files.

`load` gives a pack that can be played with or raises `BadPack`; `check` says everything that is
wrong. A pack of one's own builds on the core pack: what has the id of a card of the box takes
its place, all else comes besides.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from deskovka.games.plosinovka.packs.data import CardData, Pack, Phrase
from deskovka.packs.shelf import Shelf, Texts

__all__ = [
    "CORE",
    "SHELF",
    "CardData",
    "Pack",
    "Phrase",
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
    from deskovka.games.plosinovka.packs.texts import TEXTS

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
