"""What a checked dungeon card consists of."""

from __future__ import annotations

from deskovka.games.plosinovka.dungeon import DungeonCard
from deskovka.games.plosinovka.levels.drawing import read
from deskovka.packs.data import Named


class DungeonData(Named, frozen=True, kw_only=True):
    """A dungeon card; ``map`` is its drawing line by line, as `drawing.draw` writes it."""

    dungeon: str
    boss: bool
    map: list[str]

    def printed(self, number: int = 0) -> DungeonCard:
        """The card as the rules use it, with its number in the box."""
        return read(self.map, number, self.id, self.dungeon, self.boss)
