"""The small numbers that the state is made of, with the rulebook's names."""

from __future__ import annotations

from typing import Final, Literal, get_args

# How many can play
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6

# TERM-1: zones; a card being played is in none (CARD-4), one that disappeared is gone (WORD-11)
DECK: Final = 0
HAND: Final = 1
PLANET: Final = 2
JUNKYARD: Final = 3
LIMBO: Final = 4
GONE: Final = 5
ZONES: Final = ("deck", "hand", "planet", "junkyard", "limbo", "gone")

# CARD-1: types; the base is an entity that is no card (TERM-3)
MINER: Final = 0
BUILDING: Final = 1
WARRIOR: Final = 2
TRAP: Final = 3
SPELL: Final = 4
BASE: Final = 5
TYPES: Final = ("miner", "building", "warrior", "trap", "spell", "base")

# MAT-1
GOLD: Final = 0
COSMIUM: Final = 1
ELECTRICITY: Final = 2
MATERIALS: Final = ("gold", "cosmium", "electricity")

# TURN-1
START_PHASE: Final = 0
MINING_PHASE: Final = 1
KUK_PHASE: Final = 2
MAIN_PHASE: Final = 3
ATTACK_PHASE: Final = 4
TRAP_PHASE: Final = 5
END_PHASE: Final = 6
SETUP_PHASE: Final = 7
PHASES: Final = ("start", "mining", "kuk", "main", "attack", "trap", "end", "setup")

ENGLISH: Final = 0
CZECH: Final = 1
EDITIONS: Final = ("en", "cs")

# How a game was won
CONQUERED: Final = 1  # WIN-1
LAST_LEFT: Final = 2  # WIN-2
DECK_OUT: Final = 3  # WIN-4
ALL_FELL: Final = 4  # WIN-7
TURN_LIMIT: Final = 5  # WIN-9
ENDLESS: Final = 6  # EFF-11
RESIGNED: Final = 7
WAYS: Final = (
    "none",
    "conquered",
    "last_left",
    "deck_out",
    "all_fell",
    "turn_limit",
    "endless",
    "resigned",
)

# What a card on the planet can listen for: facts that trigger, then events it would replace,
# then standing effects that are looked up where they count.
ATTACKS: Final = 0
BLOCKS: Final = 1
BLOCKED: Final = 2
DIES: Final = 3
DESTROYED: Final = 4
ENTERS: Final = 5
LEAVES: Final = 6
DEALT: Final = 7
DEALS: Final = 8
DEALS_BASE: Final = 9
HEALED: Final = 10
ACTIVATED: Final = 11
PLAYS: Final = 12
DRAWS: Final = 13
DISCARDS: Final = 14
GAINS: Final = 15
PLACES: Final = 16
SACRIFICES: Final = 17
PAYS: Final = 18
PHASE_STARTS: Final = 19  # one code a phase: PHASE_STARTS + phase
PHASE_ENDS: Final = 26
WOULD: Final = 33  # WOULD + DIES and so on
STATS: Final = 52  # one code for each number that can change: STATS + LIFE and so on
BANS: Final = 58
STORAGES: Final = 59
COSTS: Final = 60
MORE_TRAPS: Final = 61
MORE_ELECTRICITY: Final = 62
ELECTRIC_COSTS: Final = 63  # those of COSTS that change an amount of electricity
LIFE_DOWN: Final = 64  # those of STATS + LIFE that lower it
LISTENED: Final = 65

# What can change about a card on the planet
ATTACK: Final = 0
LIFE: Final = 1
SHIELDING: Final = 2
SELFHEAL: Final = 3
SELFDESTROY: Final = 4
FINAL_HIT: Final = 5
PREVENTION: Final = 6
PREVENT_ALL: Final = 7
BORROWED: Final = 8  # amount = who controlled it before

FOREVER: Final = 0
THIS_TURN: Final = -1  # any other duration is the handle of the card it depends on

# Bans
CANNOT_ATTACK: Final = 1
CANNOT_BLOCK: Final = 2
CANNOT_BE_BLOCKED: Final = 4

# Triggered effects that no text spells out
SELFHEALS: Final = -1
SELFDESTROYS: Final = -2
FINAL_HITS: Final = -3
FIGHTS: Final = -4  # ATT-12; its turn is never asked for

# Why a card leaves the planet
KILLED: Final = 0
SACRIFICED: Final = 1
MOVED: Final = 2

# Places that a card can go to when it leaves
TO_JUNKYARD: Final = 0
TO_HAND: Final = 1
TO_TOP: Final = 2
TO_BOTTOM: Final = 3

# What is being reacted to (REACT-1)
WINDOW_PLAY: Final = 0
WINDOW_PAID: Final = 1
WINDOW_PHASE: Final = 2
WINDOW_PART: Final = 3
WINDOW_TRAP: Final = 4
WINDOW_LINE: Final = 5
WINDOW_BLOCKS: Final = 6
WINDOW_DAMAGE: Final = 7
WINDOWS: Final = ("play", "paid", "phase", "part", "trap", "line", "blocks", "damage")

# What an option does (`deskovka.kernel.options`): a verb, the slot of a card, and a detail
PASS: Final = 0
PLAY: Final = 1
PAY: Final = 2  # detail: which of the card's abilities that can be paid for
MAKE_ELECTRICITY: Final = 3
PLACE: Final = 4
MOVE: Final = 5
CHOOSE: Final = 6
NUMBER: Final = 7  # detail: the number
SEAT: Final = 8  # detail: the seat
YES: Final = 9
RULE: Final = 10  # one of several effects: its place in the queue, or slot and ability
MODE: Final = 11  # the number of the node, and which of its parts
DEFINITION: Final = 12
Verb = Literal[
    "pass",
    "play",
    "pay",
    "make_electricity",
    "place",
    "move",
    "choose",
    "number",
    "seat",
    "yes",
    "effect",
    "mode",
    "definition",
]
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)

# Kinds of question
ASK_REDRAW: Final = 0
ASK_REDRAW_CARD: Final = 1
ASK_MAIN: Final = 2
ASK_REACTION: Final = 3
ASK_KUK: Final = 4
ASK_ATTACKER: Final = 5
ASK_ATTACK_TARGET: Final = 6
ASK_ATTACK_ORDER: Final = 7
ASK_BLOCK: Final = 8
ASK_TRAP: Final = 9
ASK_TRAP_WHERE: Final = 10
ASK_TRAP_POSITION: Final = 11
ASK_ORDER: Final = 12
ASK_REPLACEMENT: Final = 13
ASK_TARGET: Final = 14
ASK_PLAYER: Final = 15
ASK_MAY: Final = 16
ASK_MODE: Final = 17
ASK_SACRIFICE: Final = 18
ASK_DISCARD: Final = 19
ASK_SEARCH: Final = 20
ASK_SALVAGE: Final = 21
ASK_TUCK: Final = 22
ASK_PAY_UNLESS: Final = 23
ASK_TRAPBACK: Final = 24
