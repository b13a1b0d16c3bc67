"""What a checked dungeon card consists of."""

from __future__ import annotations

import msgspec

from deskovka.plosinovka.dungeon import DungeonCard
from deskovka.plosinovka.levels.drawing import read


class DungeonData(msgspec.Struct, frozen=True):
    """A dungeon card; ``map`` is its drawing line by line, as `drawing.draw` writes it."""

    id: str
    name: dict[str, str]
    dungeon: str
    boss: bool
    map: list[str]

    def called(self, language: str = "en") -> str:
        """The name in a language, or the English one where there is none."""
        return self.name.get(language) or self.name["en"]

    def printed(self, number: int = 0) -> DungeonCard:
        """The card as the rules use it, with its number in the box."""
        return read(self.map, number, self.id, self.dungeon, self.boss)
