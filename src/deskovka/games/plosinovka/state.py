"""The table of Plošinovka: the tower, the figures on it, and what the players have.

Players are shared between clones and copied when first written to: ask `Table.player` for one
to write, read `players` directly. Decks have no order: a card is rolled when it is drawn, so
nothing about a face-down card exists that a player could not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deskovka.games.plosinovka.codes import BLANK, HERO, MODS, WAYS
from deskovka.games.plosinovka.dungeon import DungeonCard
from deskovka.games.plosinovka.tower import Tower
from deskovka.games.port.state import GameState
from deskovka.kernel.chance import FAST, Chance
from deskovka.kernel.face import Face
from deskovka.kernel.flow import Book
from deskovka.kernel.options import detail_of, object_of, verb_of

if TYPE_CHECKING:
    from deskovka.games.plosinovka.effects.nodes import Condition, Effect, Trigger
    from deskovka.games.plosinovka.views import TowerView


class Definition:
    """What is printed on a card or token of any type; shared by all games."""

    def __init__(self, number: int, ident: str, kind: int) -> None:
        self.number = number
        self.ident = ident
        self.kind = kind
        self.life = 0  # heroes, enemies; a boss has 2 for each level (BOSS-2)
        self.damage = 0
        self.coins = 0  # loot
        self.gems = 0
        self.tier = 0  # an enemy's level: 1 to 3
        self.price = 0
        self.star: list[int] = []  # what a hero's star stands for
        self.star_mask = 0  # the same, a bit for each symbol
        self.mods: list[int] = []  # standing effects: which, how much
        self.triggers: list[Trigger] = []
        self.use: Effect | None = None  # an action; "Use" of items, "Once per turn" of heroes
        self.body: Effect | None = None  # a boss's setup, an attack card, an event's end
        self.condition: Condition | None = None  # ART-1
        # enemies
        self.firm = False  # cannot be pushed
        self.heavy = False  # cannot be moved by monster symbols
        self.floats = False  # neither falls nor needs a platform
        self.watches = False  # attacks a hero that moves next to it
        # bosses and their attack cards
        self.boss = -1  # whose attack card, helper or token it is
        self.symbol = -1  # which result or symbol an attack card carries
        self.by_dice = False  # the boss attacks by the action dice (BOSS-10), not the enemy die
        self.special = -1  # the token of its special fields
        self.count = 0  # how many tokens of this kind there are
        self.helper = -1


class Box:
    """Everything printed that a game is played with."""

    def __init__(self, digest: str, face: Face) -> None:
        self.digest = digest
        self.face = face
        self.definitions: list[Definition] = []
        self.dungeon: list[DungeonCard] = []
        self.effects: list[Effect] = []  # nodes that frames on the stack refer to by number
        self.number_of: dict[str, int] = {}

    def add(self, definition: Definition) -> None:
        self.definitions.append(definition)
        self.number_of[definition.ident] = definition.number

    def of_kind(self, kind: int) -> list[int]:
        return [d.number for d in self.definitions if d.kind == kind]


class Player:
    """A hero with all that belongs to it."""

    def __init__(self, stamp: int, seat: int) -> None:
        self.stamp = stamp
        self.seat = seat
        self.hero = 0
        self.life = 0
        self.special = BLANK
        self.coins = 0
        self.gems = 0
        self.cards: list[int] = []  # items, potions and artifacts: definitions
        self.used: list[int] = []  # the same, those that are turned
        self.tired = 0  # the hero's ability is used
        self.tokens: list[int] = []  # of the boss
        self.inside = 0  # has entered the boss level (BOSS-4)
        self.guarded = 0  # damage that GUARD took away in this turn
        self.defeated = 0
        self.mods: list[int] = [0] * MODS
        self.waits = 0  # a bit for each fact that a card of theirs waits for

    def copy(self, stamp: int) -> Player:
        other = Player(stamp, self.seat)
        other.hero = self.hero
        other.life = self.life
        other.special = self.special
        other.coins = self.coins
        other.gems = self.gems
        other.cards = self.cards[:]
        other.used = self.used[:]
        other.tired = self.tired
        other.tokens = self.tokens[:]
        other.inside = self.inside
        other.guarded = self.guarded
        other.defeated = self.defeated
        other.mods = self.mods  # replaced, never changed in place
        other.waits = self.waits
        return other


# What a dump holds; `mods` and `waits` follow from the cards.
PLAYER_FIELDS = (
    "seat", "hero", "life", "special", "coins", "gems", "cards", "used", "tired", "tokens",
    "inside", "guarded", "defeated",
)  # fmt: skip

ORDINARY_LEVELS: Final = 3
MOST_LEVELS: Final = ORDINARY_LEVELS + 2  # in a bigger tower
NONE: Final[list[int]] = []  # for lists that are replaced, never changed while they are empty
NO_TOWER: Final = Tower(0, 0, 0)  # before the first level is revealed


class Table(GameState):
    """The state of a game of Plošinovka."""

    def __init__(
        self, book: Book, box: Box, seats: int, chance: Chance, setup: dict[str, Any] | None
    ) -> None:
        super().__init__(book, seats, chance, setup, box.face)
        self.box = box
        self.definitions = box.definitions
        # the tower
        self.levels = ORDINARY_LEVELS + 1
        self.lowest = 0
        self.revealed = 0  # levels below this one lie open, or did
        self.cards = NONE  # two dungeon cards for each revealed level
        self.enemy_cards = NONE  # one for each revealed ordinary level
        self.tower = NO_TOWER
        self.ordinary = NONE  # dungeon cards that can still come
        self.marked = NONE  # those with the boss mark
        self.tiers = NONE  # enemy cards that can still come
        # figures: heroes by seat, then enemies
        self.figure_on = NONE
        self.lying_on = NONE
        self.where: list[int] = []
        self.kinds: list[int] = []  # their definitions
        self.players: list[Player] = []
        # the merchant
        self.shown_items = NONE
        self.shown_potions = NONE
        self.items = NONE
        self.potions = NONE
        self.returned = NONE  # potions at the bottom of their deck, the next one first
        # the boss
        self.boss = -1  # its definition
        self.boss_figure = -1
        self.attack_deck: list[int] = []
        self.attack_discards = NONE
        self.tokens: list[int] = []  # those that are left
        # variants
        self.artifacts = NONE
        self.holders = NONE  # the seat that has each of them, or -1
        self.events = NONE  # those that are left
        self.event = -1  # the one in force
        # the turn
        self.pool: list[int] = [0, 0, 0, 0, 0]  # dice left, by symbol
        self.rolled: list[int] = [0, 0, 0, 0, 0]
        self.added: list[int] = [0, 0, 0, 0, 0]  # those of the pool that cards put there
        self.enemy_die = -1
        self.bonus = 0  # for the next attack of this turn
        self.attacks = 0
        self.stayed = 0  # the special die was used without a reset in this turn
        self.actions = 0  # that have begun in this turn (TURN-11)
        self.times = 1  # how often the symbol in use counts (GEM-1)
        self.reveals = 0  # the next level is due (LEVEL-1)
        self.how = 0
        self.excess = 0  # damage beyond the boss's life (SOLO-4)

    # -- kernel hooks ---------------------------------------------------------------------

    def option_key(self, code: int) -> tuple[int, ...]:
        """Everything that can be chosen lies open, so an option means itself in every world."""
        return (verb_of(code), object_of(code), detail_of(code))

    def exhausted(self) -> None:
        from deskovka.games.plosinovka.rules.winning import end_endless

        end_endless(self)

    # -- reading and writing --------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """The player, to be written to."""
        player = self.players[seat]
        if player.stamp != self.stamp:
            player = player.copy(self.stamp)
            self.players[seat] = player
        return player

    def hero(self, seat: int) -> Definition:
        return self.definitions[self.players[seat].hero]

    def printed(self, figure: int) -> Definition:
        """The card of a figure."""
        return self.definitions[self.kinds[figure]]

    def is_hero(self, figure: int) -> bool:
        return self.definitions[self.kinds[figure]].kind == HERO

    def everybody(self) -> int:
        """The mask of all seats and of the spectators."""
        return (1 << (self.seats + 1)) - 1

    # -- copies ---------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy."""
        other = Table(self.book, self.box, self.seats, self.chance, self.setup)
        self.share_with(other)
        other.levels = self.levels
        other.lowest = self.lowest
        other.revealed = self.revealed
        other.cards = self.cards  # like all lists that are replaced, never changed in place
        other.enemy_cards = self.enemy_cards
        other.tower = self.tower
        other.ordinary = self.ordinary
        other.marked = self.marked
        other.tiers = self.tiers
        other.figure_on = self.figure_on[:]
        other.lying_on = self.lying_on[:]
        other.where = self.where[:]
        other.kinds = self.kinds[:]
        other.players = self.players[:]
        other.shown_items = self.shown_items
        other.shown_potions = self.shown_potions
        other.items = self.items
        other.potions = self.potions
        other.returned = self.returned
        other.boss = self.boss
        other.boss_figure = self.boss_figure
        other.attack_deck = self.attack_deck
        other.attack_discards = self.attack_discards
        other.tokens = self.tokens
        other.artifacts = self.artifacts
        other.holders = self.holders
        other.events = self.events
        other.event = self.event
        other.starter = self.starter
        other.active = self.active
        other.turn = self.turn
        other.pool = self.pool[:]
        other.rolled = self.rolled[:]
        other.added = self.added[:]
        other.enemy_die = self.enemy_die
        other.bonus = self.bonus
        other.attacks = self.attacks
        other.stayed = self.stayed
        other.actions = self.actions
        other.times = self.times
        other.reveals = self.reveals
        other.how = self.how
        other.excess = self.excess
        return other

    def view(self, seat: object, shared: dict[int, Any] | None = None) -> TowerView:
        from deskovka.games.plosinovka.knowledge import view

        eye = None if seat is None else self.checked_seat(seat)
        return view(self, eye, {} if shared is None else shared)

    def determinize(self, seat: object, seed: int, lists: list[list[int]] | None = None) -> Table:
        """All that is hidden is to come."""
        self.checked_seat(seat)
        world = self.clone()
        chance = Chance(FAST, seed)
        world.forget(FAST, chance.roll(1 << 30) << 32 | chance.roll(1 << 30))
        return world

    def explain(self, seat: object, what: object) -> dict[str, str] | None:
        """``what`` is the name of a symbol, "special", "gravity", "hero", or the id of a card."""
        from deskovka.games.plosinovka.rules.refusals import explain

        return explain(self, self.checked_seat(seat), str(what))

    def way(self) -> str:
        return WAYS[self.how]

    def score(self) -> int | None:
        """SOLO-4."""
        if self.seats != 1:
            return None
        from deskovka.games.plosinovka.rules.winning import score

        return score(self)


# What a dump holds besides the players; `tower` follows from the levels and their cards.
TABLE_FIELDS = (
    "levels", "lowest", "revealed", "cards", "enemy_cards", "ordinary", "marked", "tiers",
    "figure_on", "lying_on", "where", "kinds", "shown_items", "shown_potions", "items",
    "potions", "returned", "boss", "boss_figure", "attack_deck", "attack_discards", "tokens",
    "artifacts", "holders", "events", "event", "starter", "active", "turn", "pool",
    "rolled", "added", "enemy_die", "bonus", "attacks", "stayed", "actions", "times", "reveals",
    "how", "excess",
)  # fmt: skip
