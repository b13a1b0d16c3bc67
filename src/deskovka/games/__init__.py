"""The games that are installed: found by entry points, asked through the port.

>>> from deskovka import games
>>> games.kit('plosinovka').players
range(1, 5)
"""

from __future__ import annotations

import functools
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from deskovka import locales
from deskovka.kernel.errors import BadSetup

if TYPE_CHECKING:
    from deskovka.games.port.kit import GameKit
    from deskovka.packs.shelf import Shelf

GROUP: Final = "deskovka.games"  # of entry points


class Origin(NamedTuple):
    """The package that brings a game."""

    package: str
    version: str


@functools.cache
def _announced() -> dict[str, metadata.EntryPoint]:
    """By name: ours, then those of other packages, which cannot replace ours."""
    found: dict[str, metadata.EntryPoint] = {}
    for entry in sorted(metadata.entry_points(group=GROUP), key=_order):
        found.setdefault(entry.name, entry)
    return found


def _order(entry: metadata.EntryPoint) -> tuple[bool, str]:
    return not entry.value.startswith(f"{__name__}."), entry.name


def names() -> tuple[str, ...]:
    """The names of all games; the first is meant where none is named."""
    return tuple(_announced())


@functools.cache
def kit(name: str) -> GameKit:
    """The game of that name; raises BadSetup if no package brings it."""
    if name not in _announced():
        from deskovka.problems import Problem  # slow to load, seldom needed

        raise BadSetup([Problem.of("setup-game", written=repr(name), known=", ".join(names()))])
    found: GameKit = _announced()[name].load()
    return found


def shelf(name: str) -> Shelf[Any]:
    """Where the game's packs are read and checked; raises BadSetup if it has none."""
    found = kit(name).shelf()
    if found is None:
        raise BadSetup([f"{kit(name).title('en')} has no packs"])
    return found


def origin(name: str) -> Origin:
    """Which package brings a game."""
    package = _announced()[name].dist
    return Origin(package.name, package.version) if package else Origin("", "")


def _locales() -> dict[str, Path]:
    """Where the words of each game are."""
    return {name: kit(name).words_folder for name in names()}


locales.add_games(_locales)
