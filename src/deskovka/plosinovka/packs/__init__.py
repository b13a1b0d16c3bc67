"""Packs of Plošinovka: heroes, enemies, bosses, cards and dungeons as data, read from TOML files.

`load` gives a pack that can be played with or raises `BadPack`; `check` says everything that is
wrong. A pack of one's own builds on the core pack: what has the id of a card of the box takes
its place, all else comes besides.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from deskovka.packs.shelf import Shelf
from deskovka.plosinovka.packs.data import CardData, Pack, Phrase

if TYPE_CHECKING:
    from deskovka.language import Table
    from deskovka.packs.checking import Checked
    from deskovka.packs.fixing import Fixed
    from deskovka.packs.sources import Sources

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


def _check(sources: Sources, path: Path, core: Pack | None) -> Checked[Pack]:
    # The language is loaded only where texts are read: it takes its time.
    from deskovka.plosinovka.packs.checking import check_sources

    return check_sources(sources, path, core)


SHELF: Final = Shelf(Path(__file__).parents[1], Pack, _check)
CORE: Final = SHELF.folder

core = SHELF.core
load = SHELF.load
check = SHELF.check


def table() -> Table:
    """The sentence table of Plošinovka."""
    from deskovka.plosinovka.packs import printing

    return printing.table()


def fix(path: Path, *, only_say: bool = False) -> list[Fixed]:
    """Rewrite what is plainly meant in the files of a pack."""
    from deskovka.packs import fixing
    from deskovka.plosinovka.packs.printing import wording

    basis = SHELF.basis(path)
    return fixing.fix(path, wording(), basis.cards if basis else [], only_say=only_say)


def make_reference() -> str:
    """The page of all sentences, in Markdown."""
    from deskovka.plosinovka.packs.reference import reference

    return reference(core())


def make_schema() -> dict[str, Any]:
    """The JSON Schema of the files."""
    from deskovka.plosinovka.packs.schema import schema

    return schema()
