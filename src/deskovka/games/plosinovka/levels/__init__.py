"""The dungeon cards: drawn as text in a pack, read, checked, and drawn again.

`Dungeon` is the structure of a ``[[dungeon]]`` table, checked like any other table of a pack;
`card_from` makes the card of a draft, or notes what is wrong with its drawing; `check_set` says
what is wrong with good cards that meet in a tower, `check_shares` what is unfair.
`DungeonData` is what a pack keeps of a card, and its ``printed(number)`` the `DungeonCard` that
the rules use.
"""

from __future__ import annotations

from deskovka.games.plosinovka.levels.combinations import check_set, check_shares
from deskovka.games.plosinovka.levels.data import DungeonData
from deskovka.games.plosinovka.levels.drawn import Drawn, card_from
from deskovka.games.plosinovka.levels.entries import Dungeon

__all__ = ["Drawn", "Dungeon", "DungeonData", "card_from", "check_set", "check_shares"]
