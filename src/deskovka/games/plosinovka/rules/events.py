"""What happens in a game, as kinds of event: name, rule, and the facts.

Everything in Plošinovka happens in the open. Figures are numbers of `Table.where`: heroes by
their seats, then enemies; a definition says what an enemy is even after it is gone.
"""

from __future__ import annotations

from typing import Final

from deskovka.kernel.events import EventKind


def _kind(name: str, rule: str, *facts: str) -> EventKind:
    return EventKind(name, f"plosinovka:{rule}", list(facts))


ABILITY: Final = _kind("ability", "TURN-6", "player")
APPEAR: Final = _kind("appear", "APPEAR-1", "player", "field")
ARTIFACT: Final = _kind("artifact", "ART-1", "player", "card", "from")
ATTACK: Final = _kind("attack", "ATTACK-1", "player", "definition", "field", "damage", "life")
BOSS_CARD: Final = _kind("boss_card", "BOSS-7", "card")
BOSS_COMES: Final = _kind("boss_comes", "BOSS-3", "definition", "field")
BOSS_DIE: Final = _kind("boss_die", "BOSS-9", "face")
BUY: Final = _kind("buy", "BUY-1", "player", "card", "price")
COINS: Final = _kind("coins", "SYM-3", "player", "amount")  # negative: paid or lost
COMES: Final = _kind("comes", "BOSS-13", "definition", "field")
DEFEAT: Final = _kind("defeat", "ATTACK-1", "player", "definition", "field")
DISCARD_LEVEL: Final = _kind("discard_level", "TURN-2", "level")
ENEMY_DIE: Final = _kind("enemy_die", "TURN-5", "face")
EVENT: Final = _kind("event", "SOLO-1", "card")
FAINT: Final = _kind("faint", "LIFE-1", "player")
FALL: Final = _kind("fall", "GRAV-1", "figure", "definition", "from", "to")
GEMS: Final = _kind("gems", "GEM-1", "player", "amount")  # negative: discarded
HEAL: Final = _kind("heal", "LIFE-1", "player", "amount", "life")
HURT: Final = _kind("hurt", "LIFE-1", "player", "amount", "life")
MERGE: Final = _kind("merge", "MERGE-1", "player", "symbol", "as")
MOVE: Final = _kind("move", "MOVE-1", "figure", "definition", "from", "to")
PICK_UP: Final = _kind("pick_up", "MOVE-3", "player", "what", "field")
PORTAL: Final = _kind("portal", "PORTAL-1", "player", "from", "to")
PUSH: Final = _kind("push", "PUSH-1", "figure", "definition", "from", "to")
REFRESH: Final = _kind("refresh", "TURN-3", "player")
RESET: Final = _kind("reset", "SPECIAL-1", "player")
REVEAL: Final = _kind("reveal", "LEVEL-1", "level", "left", "right", "enemy")
ROLL: Final = _kind("roll", "TURN-4", "player", "boot", "sword", "coin", "monster", "star")
SET_SPECIAL: Final = _kind("set_special", "TURN-7", "player", "symbol")
SHOWN: Final = _kind("shown", "BUY-1", "card")
STRIKE: Final = _kind("strike", "ENEMY-2", "definition", "field", "player")
TOKEN: Final = _kind("token", "BOSS-12", "player", "token")
TOKEN_LOST: Final = _kind("token_lost", "BOSS-12", "player", "token")
TURN: Final = _kind("turn", "TURN-1", "player", "turn")
USE: Final = _kind("use", "SYM-1", "player", "symbol", "times")
USE_CARD: Final = _kind("use_card", "ITEM-1", "player", "card")
WON: Final = _kind("won", "BOSS-14", "winners", "how")
