"""Checking the dungeon cards of a folder or file, whatever else is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from deskovka.packs import sources
from deskovka.packs.checking import Checked, Checker, Head
from deskovka.packs.data import digest_of
from deskovka.packs.sources import Sources
from deskovka.plosinovka.levels.data import Levels
from deskovka.plosinovka.levels.entries import DungeonFile
from deskovka.plosinovka.levels.meeting import check_set
from deskovka.plosinovka.levels.reading import Drawn, card_from

TABLE: Final = "dungeon"
CARD: Final = "dungeon card"
MOST_CARDS: Final = 200


def check_levels(path: Path, core: Levels | None) -> Checked[Levels]:
    """Everything that is wrong with them; those of the core meet them in a tower."""
    found = sources.read(path)
    files = [source for source in found.files if TABLE in source.data]
    for source in files:
        source.data = {TABLE: source.data[TABLE]}
    return LevelChecker(Sources(files, found.problems, is_folder=False), path, core).run()


class LevelChecker(Checker[Levels]):
    """Checks dungeon cards only; what the pack around them is called does not matter."""

    file = DungeonFile
    kinds = (TABLE,)
    nothing = f"there is no {CARD} in it: each begins with [[{TABLE}]]"

    def counts(self) -> dict[str, int]:
        return {CARD: len(self.drafts[TABLE])}

    def most(self) -> dict[str, int]:
        return {CARD: MOST_CARDS}

    def read(self, head: Head) -> None:
        others = self.core.dungeons if self.core else []
        self.unique(CARD, self.drafts[TABLE], others)
        cards = [card_from(draft, self.problems) for draft in self.drafts[TABLE]]
        self.drawn: list[Drawn] = [card for card in cards if card is not None]
        if not self.problems:
            self.problems += check_set(self.drawn, others)

    def pack(self, head: Head) -> Levels:
        others = self.core.dungeons if self.core else []
        dungeons = [*others, *(one.data for one in self.drawn)]
        meaning = [[card.id, card.dungeon, card.boss, card.map] for card in dungeons]
        return Levels(id=head.id, name=head.name, dungeons=dungeons, digest=digest_of(meaning))
