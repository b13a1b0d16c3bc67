"""The small numbers that the state is made of, with the rulebook's names."""

from __future__ import annotations

from typing import Final, Literal, get_args

# How many can play
FEWEST_PLAYERS: Final = 1
MOST_PLAYERS: Final = 4

# TERM-1: symbols of the action dice; the special die can also be blank
BOOT: Final = 0
SWORD: Final = 1
COIN: Final = 2
MONSTER: Final = 3
STAR: Final = 4
BLANK: Final = 5
Symbol = Literal["boot", "sword", "coin", "monster", "star", "blank"]
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
SYMBOL_COUNT: Final = 5
ALL_SYMBOLS: Final = 31  # a bit for each
FACES: Final = [BOOT, BOOT, SWORD, COIN, MONSTER, STAR]  # of an action die; a list indexes faster
DICE: Final = 5

# TURN-5: the enemy die
LEFT: Final = 0
RIGHT: Final = 1
STRIKE: Final = 2
EnemyFace = Literal["left", "right", "attack"]
ENEMY_FACES: Final[tuple[EnemyFace, ...]] = get_args(EnemyFace)

# The four directions; the first two are also results of the enemy die
UP: Final = 2
DOWN: Final = 3
DIRECTIONS: Final = ("left", "right", "up", "down")

# What a field is; it can be several things at once
LADDER: Final = 1
TRAP: Final = 2
MERCHANT: Final = 4
COIN_FIELD: Final = 8
GEM_FIELD: Final = 16
ENEMY_FIELD: Final = 32
PORTAL: Final = 64
BOSS_FIELD: Final = 128
SPECIAL_FIELD: Final = 256
FIELD_KINDS: Final = (
    "ladder", "trap", "merchant", "coin", "gem", "enemy", "portal", "boss", "special",
)  # fmt: skip

# TERM-3: the measures of the tower
CARD_SIDE: Final = 4
WIDTH: Final = 8
LEVEL_FIELDS: Final = 32

# What lies on a field
NOTHING: Final = 0
A_COIN: Final = 1
A_GEM: Final = 2

NOBODY: Final = -1  # on a field
OFF: Final = -1  # the map

# TERM-2: what is printed
HERO: Final = 0
ENEMY: Final = 1
HELPER: Final = 2
BOSS: Final = 3
ITEM: Final = 4
POTION: Final = 5
ARTIFACT: Final = 6
EVENT: Final = 7
TOKEN: Final = 8
ATTACK_CARD: Final = 9
TYPES: Final = (
    "hero", "enemy", "helper", "boss", "item", "potion", "artifact", "event", "token", "attack",
)  # fmt: skip

FOREST: Final = 0
VOID: Final = 1
DUNGEONS: Final = ("forest", "void")
MIXED: Final = "mixed"  # both

# Standing effects of heroes, items, artifacts, events and boss tokens: what each adds up to
# is kept per player in `Player.mods`.
MORE_DAMAGE: Final = 0  # to each attack
FIRST_DAMAGE: Final = 1  # to the first attack of a turn
BOSS_DAMAGE: Final = 2  # to an attack on the boss
MONSTER_FIELDS: Final = 3  # more fields for each monster symbol
MORE_COINS: Final = 4  # for each coin symbol
UNNOTICED: Final = 5  # not attacked for leaving a field
PUSHES_SAFELY: Final = 6  # not attacked by who is pushed
TRAP_PROOF: Final = 7
ARMOUR: Final = 8  # each attack of an enemy costs so much less
GUARD: Final = 9  # so much less of the first damage in every player's turn
CHEAPER: Final = 10  # so much less for each item and potion
MORE_LIFE: Final = 11
THROUGH_WALLS: Final = 12  # moves through walls
HOVERS: Final = 13  # does not fall
FEWER_GEMS: Final = 14  # each boost costs so much less, but at least one gem
MORE_DICE: Final = 15
NO_BUYING: Final = 16
NO_BOOSTING: Final = 17
NO_KEEPING: Final = 18  # the special die cannot be set
NO_HOLDING: Final = 19  # ladders do not hold
NO_MERGING: Final = 20
MORE_HURT: Final = 21  # each attack of an enemy costs so much more
NO_GRAVITY_ACTION: Final = 22
SPECIAL_STAYS: Final = 23  # using the special die does not reset it, once a turn
MODS: Final = 24

# What a card can wait for
DEFEATS: Final = 0  # you defeat an enemy
PICKS_COIN: Final = 1  # you pick up a coin from the map
PICKS_GEM: Final = 2
FAINTS: Final = 3
APPEARS: Final = 4
PUSHES: Final = 5  # you push a hero or an enemy
PUSHES_HERO: Final = 6
BUYS: Final = 7
FALLS: Final = 8  # you land after a fall
IS_HURT: Final = 9
REVEALS: Final = 10  # you reveal a level
MERGES: Final = 11
TURN_STARTS: Final = 12  # after the refresh
TURN_ENDS: Final = 13
STRIKES: Final = 14  # an enemy's own: it attacks a hero
IS_DEFEATED: Final = 15  # an enemy's own: who defeated it
TRIPS: Final = 16  # you take damage from a trap
ENTERS_BOSS: Final = 17  # you enter the boss level for the first time
FACTS: Final = 18

# How a move is made
BY_BOOT: Final = 1  # portals can be taken
QUIETLY: Final = 2  # nothing attacks for leaving
PAST_WALLS: Final = 4

# BOSS-8: reach
ROW: Final = 0
ADJACENT: Final = 1
AROUND: Final = 2
SAME_CARD: Final = 3
EVERYWHERE: Final = 4
REACHES: Final = ("row", "adjacent", "around", "card", "everywhere")

# How a game ended
BOSS_FELLED: Final = 1  # BOSS-14
HIGHEST: Final = 2  # END-1
FAINTED: Final = 3  # SOLO-3
OUT_OF_EVENTS: Final = 4  # SOLO-3
ENDLESS: Final = 5
WAYS: Final = ("none", "boss_felled", "highest", "fainted", "out_of_events", "endless")

# What an option does (`deskovka.kernel.options`): a verb, what it is done to, and a detail
PASS: Final = 0  # end the actions, stop, no
USE: Final = 1  # a symbol of the pool
USE_SPECIAL: Final = 2  # its symbol
MERGE: Final = 3  # two dice with a symbol
GRAVITY: Final = 4
BUY: Final = 5  # a definition
USE_CARD: Final = 6  # a definition
USE_HERO: Final = 7
APPEAR: Final = 8  # spending a symbol
FIELD: Final = 9  # detail: is it by portal
GEMS: Final = 10  # how many times the symbol counts, for how many gems
SYMBOL: Final = 11
ENEMY_FIGURE: Final = 12  # a figure, where it stands
HOLD: Final = 13
FALL: Final = 14
HIT: Final = 15  # an attack that is put together
Verb = Literal[
    "pass", "use", "special", "merge", "gravity", "buy", "card", "hero", "appear", "field", "gems",
    "symbol", "enemy", "hold", "fall", "hit",
]  # fmt: skip
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)

# Kinds of question
ASK_ACTION: Final = 0
ASK_APPEAR: Final = 1
ASK_APPEAR_WHERE: Final = 2
ASK_MERGED: Final = 3
ASK_STAR: Final = 4
ASK_GEMS: Final = 5
ASK_MOVE: Final = 6
ASK_PUSH: Final = 7
ASK_MONSTER: Final = 8
ASK_MONSTER_WHERE: Final = 9
ASK_ATTACK: Final = 10
ASK_SWORDS: Final = 11
ASK_LADDER: Final = 12
ASK_SPECIAL: Final = 13
ASK_FIELD: Final = 14  # an effect's
ASK_SYMBOL: Final = 15  # likewise
