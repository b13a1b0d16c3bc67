"""What commands can be told about Plošinovka."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from deskovka.games.plosinovka.codes import DUNGEONS, MIXED, TYPES
from deskovka.games.port.command_line import CommandOption

DUNGEON: Final = CommandOption(
    "dungeon", "The dungeon; by default both mixed.", choices=(*DUNGEONS, MIXED)
)
VARIANTS: Final = (
    CommandOption("artifacts", "Play with artifacts.", "flag"),
    CommandOption("bigger", "Play on the bigger map.", "flag"),
)
HEROES: Final = CommandOption("heroes", "Heroes that take turns, by commas; by default all.")
BOSS: Final = CommandOption("boss", "The boss; by default all take turns.")

OPTIONS: Final[Mapping[str, Sequence[CommandOption]]] = {
    "play": (
        CommandOption("hero", "Your hero; by default a random one."),
        CommandOption("boss", "The boss: medusa or banzai; by default a random one."),
        DUNGEON,
        *VARIANTS,
    ),
    "cards list": (CommandOption("type", "Only this type.", choices=TYPES),),
    "lab run": (HEROES, BOSS, DUNGEON, *VARIANTS),
    "lab compare": (HEROES, BOSS),
    "levels list": (CommandOption("dungeon", "Only this dungeon.", choices=DUNGEONS),),
}
