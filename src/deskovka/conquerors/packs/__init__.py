"""Packs: cards and decks as data, read from TOML files and checked.

`load` gives a pack that can be played with or raises `BadPack`; `check` says everything that is
wrong. A pack of one's own builds on the core pack: it has all of its cards and decks besides.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Final

from deskovka.conquerors.packs.data import CORE_ID, CardData, DeckData, Pack
from deskovka.packs.problems import BadPack, Problem

if TYPE_CHECKING:
    from deskovka.conquerors.packs.checking import Checked
    from deskovka.language import Table

__all__ = [
    "CORE",
    "CORE_ID",
    "BadPack",
    "CardData",
    "DeckData",
    "Pack",
    "Problem",
    "check",
    "core",
    "load",
    "table",
]

CORE: Final = Path(__file__).parents[1] / "pack"


def load(path: Path | str = CORE) -> Pack:
    """The core pack, or it with the cards and decks of a folder or file; raises BadPack."""
    path = Path(path)
    if path == CORE:
        return core()
    checked = check(path)
    if checked.pack is None:
        raise BadPack(checked.problems)
    return checked.pack


@functools.cache
def core() -> Pack:
    """The pack of the box."""
    from deskovka.conquerors.packs import shipped

    pack = shipped.load(CORE)
    if pack is not None:
        return pack
    checked = check(CORE)
    if checked.pack is None:
        raise BadPack(checked.problems)
    return checked.pack


def check(path: Path | str) -> Checked:
    """Everything that is wrong with a pack folder, a pack file or a file of decks."""
    # The language is loaded only where texts are read: it takes its time.
    from deskovka.conquerors.packs import checking
    from deskovka.packs import sources

    path = Path(path)
    is_core = path.is_dir() and path.resolve() == CORE.resolve()
    return checking.check_sources(sources.read(path), path, None if is_core else core())


def table() -> Table:
    """The sentence table of Planetary Conquerors."""
    from deskovka.conquerors.packs import printing

    return printing.table()
