"""What happens in a game, as kinds of event: name, rule, and the facts that all see."""

from __future__ import annotations

from typing import Final

from deskovka.kernel.events import EventKind

ACTIVATE: Final = EventKind("activate", "conquerors:TRAP-4", ["card", "attacker"])
ATTACK: Final = EventKind("attack", "conquerors:ATT-3", ["card", "target", "line"])
BLOCK: Final = EventKind("block", "conquerors:ATT-5", ["card", "attacker"])
CHANGE: Final = EventKind("change", "conquerors:CARD-5", ["card", "stat", "amount", "life"])
CONTROL: Final = EventKind("control", "conquerors:CARD-9", ["card", "controller"])
COUNTER: Final = EventKind("counter", "conquerors:CARD-4", ["card"])
DAMAGE: Final = EventKind("damage", "conquerors:CARD-5", ["card", "source", "amount", "life"])
GAIN: Final = EventKind("gain", "conquerors:MAT-3", ["player", "material", "amount"])
HEAL: Final = EventKind("heal", "conquerors:CARD-5", ["card", "amount", "life"])
LINE: Final = EventKind("line", "conquerors:ATT-4", ["line"])
LOOK: Final = EventKind("look", "conquerors:WORD-2", ["player", "deck", "count"])
LOSE: Final = EventKind("lose", "conquerors:MAT-3", ["player", "material", "amount"])
LOSE_LIFE: Final = EventKind("lose_life", "conquerors:WORD-9", ["card", "amount"])
MAKE_ELECTRICITY: Final = EventKind("make_electricity", "conquerors:MAT-4", ["player"])
OUT: Final = EventKind("out", "conquerors:WIN-2", ["player"])
PAY: Final = EventKind("pay", "conquerors:CARD-3", ["player", "gold", "cosmium", "electricity"])
PHASE: Final = EventKind("phase", "conquerors:TURN-1", ["player", "phase"])
PLAY: Final = EventKind("play", "conquerors:CARD-3", ["player", "card"])
REMOVED: Final = EventKind("removed", "conquerors:ATT-9", ["card"])
SHUFFLE: Final = EventKind("shuffle", "conquerors:SETUP-2", ["player"])
SKIP: Final = EventKind("skip", "conquerors:TURN-1", ["player", "phase"])
STARTER: Final = EventKind("starter", "conquerors:SETUP-1", ["player"])
TURN: Final = EventKind("turn", "conquerors:TURN-1", ["player", "turn"])
USE: Final = EventKind("use", "conquerors:EFF-1", ["player", "card"])
WON: Final = EventKind("won", "conquerors:WIN-6", ["winners", "how"])
EXHAUST: Final = EventKind("exhaust", "conquerors:CARD-7", ["card"])
READY: Final = EventKind("ready", "conquerors:CARD-7", ["card"])
RECHARGE: Final = EventKind("recharge", "conquerors:CARD-7", ["card"])
