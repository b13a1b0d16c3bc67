"""What a boss attacks by, and what the cards of its attacks can show (BOSS-9, BOSS-10)."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import ENEMY_FACES, SYMBOL_COUNT, SYMBOLS

BY_ENEMY_DIE: Final = "enemy die"
BY_ACTION_DICE: Final = "action dice"
SHOWS: Final = {BY_ENEMY_DIE: ENEMY_FACES, BY_ACTION_DICE: SYMBOLS[:SYMBOL_COUNT]}
