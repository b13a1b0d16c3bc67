"""The table of Planetary Conquerors: cards, players, and what waits to be resolved.

Cards and players are shared between clones and copied when first written to: ask `Table.card`
or `Table.player` for one to write, read `cards` and `players` directly.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i32, i64

from deskovka.games.conquerors.codes import (
    ASK_ORDER,
    BASE,
    BUILDING,
    DECK,
    HAND,
    MAKE_ELECTRICITY,
    MODE,
    NUMBER,
    PASS,
    PLANET,
    RULE,
    SEAT,
    SETUP_PHASE,
    WARRIOR,
    WAYS,
    YES,
)
from deskovka.games.conquerors.layouts import (
    QUEUE_HANDLE,
    QUEUE_STRIDE,
    QUEUE_WHAT,
    bearer_of,
    number_of,
)
from deskovka.games.port.state import GameState
from deskovka.kernel.chance import Chance
from deskovka.kernel.face import Face
from deskovka.kernel.flow import Book
from deskovka.kernel.options import detail_of, mark, object_of, verb_of

if TYPE_CHECKING:
    from deskovka.games.conquerors.effects.nodes import Ability, Effect, Paid, Target
    from deskovka.games.conquerors.knowledge import Hidden
    from deskovka.games.conquerors.views import PlanetView


class Definition:
    """What is printed on a card; shared by all cards of that name."""

    def __init__(self, number: int, ident: str, kind: int) -> None:
        self.number: i32 = number
        self.ident = ident
        self.kind: i32 = kind
        self.stars: i32 = 1
        self.cost: list[int] = [0, 0, 0]
        self.gold: i32 = 0  # the same, for checks that are made very often
        self.cosmium: i32 = 0
        self.electricity: i32 = 0
        self.quick = False  # by its printed cost it can be played whenever a spell can
        self.attack: i32 = 0
        self.life: i32 = 0
        self.shielding: i32 = 0
        self.selfheal: i32 = 0
        self.selfdestroy: i32 = 0
        self.final_hit = False
        self.illusion = False
        self.enters_exhausted = False
        self.gives_while = False
        self.affects_others = False  # what holds while it is there holds for other cards, too
        self.affects_buildings = False  # and changes the life of buildings
        self.abilities: list[Ability] = []
        self.listens: list[int] = []  # fact and number: `layouts.ability_code`
        self.paid: list[Paid] = []
        self.adds: list[int] = []  # numbers of the abilities that work in the mining phase

    def is_entity(self) -> bool:
        """TERM-2"""
        return self.kind == WARRIOR or self.kind == BUILDING or self.kind == BASE

    def is_attackable(self) -> bool:
        return self.kind == BUILDING or self.kind == BASE


class Box:
    """Everything printed that a game is played with: definitions, and the nodes of their texts."""

    def __init__(self, digest: str, face: Face) -> None:
        self.digest = digest
        self.face = face
        self.definitions: list[Definition] = []
        self.effects: list[Effect] = []  # nodes that frames on the stack refer to by number
        self.targets: list[Target] = []
        self.number_of: dict[str, int] = {}
        self.fresh: list[list[Card]] = []  # by owner, then by definition

    def fresh_cards(self, owner: int) -> list[Card]:
        """Cards as they lie in the owner's deck, by definition.

        All games share them: no state has their stamp, so whoever writes to one copies it.
        """
        while len(self.fresh) <= owner:
            seat = len(self.fresh)
            self.fresh.append([Card(SHARED, d.number, seat) for d in self.definitions])
        return self.fresh[owner]

    def add(self, definition: Definition) -> None:
        self.definitions.append(definition)
        self.number_of[definition.ident] = definition.number


NO_LISTENERS: Final[list[int]] = []  # one for all: lists of listeners are replaced, never changed

SHARED: Final = 0  # the stamp of a card that belongs to no state


class Card:
    """One card (or a base) in the game."""

    def __init__(self, stamp: int, definition: int, owner: int) -> None:
        self.stamp = stamp
        self.definition: i32 = definition
        self.owner: i32 = owner
        self.controller: i32 = owner
        self.zone: i32 = 0
        self.handle: i32 = 0  # 0 in a deck: nobody can follow a card there
        self.known: i32 = 0  # a bit for each seat that knows what it is
        self.damage: i32 = 0
        self.exhausted: i32 = 0
        self.used: i32 = 0
        self.illusion: i32 = 0
        self.guarding: i32 = -1  # a trap: the entity that it lies in front of
        self.target: i32 = 0  # attacking: the handle of what it attacks
        self.line: i32 = 0
        self.blocker: i32 = 0  # the handle of who blocks it; stays when that one is gone (ATT-15)
        self.blocking: i32 = 0  # the handle of the attacker that it blocks
        self.has_blocked: i32 = 0
        self.attacked: i32 = 0  # in its last attack (ATT-5)
        self.killer: i32 = 0  # the handle of who dealt the damage that brought it to 0 life
        self.spared: i32 = 0  # it has no life, but something else happened instead (CARD-11)
        self.traps: tuple[int, ...] = ()  # an entity: the traps before it, outermost first
        self.mods: tuple[int, ...] = ()  # what changed about it: kind, amount, how long

    def copy(self, stamp: int) -> Card:
        other = Card(stamp, self.definition, self.owner)
        other.controller = self.controller
        other.zone = self.zone
        other.handle = self.handle
        other.known = self.known
        other.damage = self.damage
        other.exhausted = self.exhausted
        other.used = self.used
        other.illusion = self.illusion
        other.guarding = self.guarding
        other.target = self.target
        other.line = self.line
        other.blocker = self.blocker
        other.blocking = self.blocking
        other.has_blocked = self.has_blocked
        other.attacked = self.attacked
        other.killer = self.killer
        other.spared = self.spared
        other.traps = self.traps
        other.mods = self.mods
        return other

    def fresh(self) -> None:
        """TERM-9: whatever leaves the planet forgets what happened to it there."""
        self.controller = self.owner
        self.damage = 0
        self.exhausted = 0
        self.used = 0
        self.guarding = -1
        self.target = 0
        self.line = 0
        self.blocker = 0
        self.blocking = 0
        self.has_blocked = 0
        self.attacked = 0
        self.killer = 0
        self.spared = 0
        self.traps = ()
        self.mods = ()


CARD_FIELDS = (
    "definition", "owner", "controller", "zone", "handle", "known", "damage", "exhausted",
    "used", "illusion", "guarding", "target", "line", "blocker", "blocking", "has_blocked",
    "attacked", "killer", "spared", "traps", "mods",
)  # fmt: skip


class Player:
    """A player's storages, zones, and what they have done this turn; ``like`` is whom to copy."""

    def __init__(self, stamp: int, seat: int, like: Player | None = None) -> None:
        self.stamp = stamp
        self.seat = seat
        self.out = 0
        self.base = -1
        self.low = 0  # deck[low:high] is shuffled: its order is rolled when it is needed
        self.high = 0
        self.deck: list[int] = like.deck[:] if like else []  # the top is at the end
        self.hand: list[int] = like.hand[:] if like else []
        # those of the hand that by their print can be reactions
        self.quick: list[int] = like.quick[:] if like else []
        self.junkyard: list[int] = like.junkyard[:] if like else []
        self.miners: list[int] = like.miners[:] if like else []
        self.row: list[int] = like.row[:] if like else []  # buildings and warriors
        # cards of theirs on the planet that have paid effects
        self.paying: list[int] = like.paying[:] if like else []
        self.stored: list[int] = like.stored[:] if like else [0, 0, 0]
        self.maxima: list[int] = like.maxima[:] if like else [6, 6, 3]
        self.made = 0  # electricity made this turn
        self.placed = 0
        self.moved = 0
        self.more_traps = 0
        self.more_electricity = 0
        self.skips = 0  # a bit for each phase to skip
        self.total = -1  # current life of all their buildings (WIN-1); -1: to be counted again
        self.broke = False  # cannot pay for any reaction, as long as costs are as printed

    def copy(self, stamp: int) -> Player:
        other = Player(stamp, self.seat, self)
        other.out = self.out
        other.base = self.base
        other.low = self.low
        other.high = self.high
        other.made = self.made
        other.placed = self.placed
        other.moved = self.moved
        other.more_traps = self.more_traps
        other.more_electricity = self.more_electricity
        other.skips = self.skips
        other.total = self.total
        other.broke = self.broke
        return other


# What a dump holds; the others, such as `total` and `quick`, follow from these.
PLAYER_FIELDS = (
    "seat", "out", "base", "deck", "low", "high", "hand", "junkyard", "miners", "row", "paying",
    "stored", "maxima", "made", "placed", "moved", "more_traps", "more_electricity", "skips",
)  # fmt: skip


class Table(GameState):
    """The state of a game of Planetary Conquerors."""

    def __init__(
        self, book: Book, box: Box, seats: int, chance: Chance, setup: dict[str, Any] | None
    ) -> None:
        super().__init__(book, seats, chance, setup, box.face)
        self.box = box
        self.definitions = box.definitions
        self.edition = 0
        self.cards: list[Card] = []
        self.players: list[Player] = []
        self.phase = SETUP_PHASE
        self.how = 0
        # handle -> card; only ever appended to, so clones share it
        self.where: list[int] = [-1]
        self.where_size = 1
        self.listeners: list[list[int]] = []
        self.queue: list[int] = []  # triggered effects that wait
        self.its: list[int] = []  # handles that resolving effects have chosen
        self.replaced: list[int] = []  # event, item, source, ability: what replaced it (EFF-7)
        self.hurt: list[int] = []  # cards whose life may have run out
        self.attackers: list[int] = []  # handles, in the active player's order
        self.lines = 0
        self.met: list[int] = []  # this attack: attacker's handle, trap (TRAP-8)
        self.shielded: list[int] = []  # this turn: card, source, damage negated
        self.stood: list[int] = []  # building life and base life before the last event (WIN-7)
        self.measuring = False  # inside `cards.changed`
        # What follows from cards and players need not be worked out again before the next write.
        self.writes: i64 = 0
        self.looked: i64 = -1  # so many there were when everybody's life was looked at
        self.checked: i64 = -1  # and when nobody had won
        self.kept: i64 = -1  # and when all attackers were still in the attack
        self.quiet: i64 = -1  # and when nobody had anything to react with

    # -- kernel hooks ---------------------------------------------------------------------

    def option_key(self, code: int) -> tuple[int, ...]:
        """Handles, or definitions where cards are hidden: slots differ from world to world."""
        verb, slot, detail = verb_of(code), object_of(code), detail_of(code)
        if verb == RULE and self.kind == ASK_ORDER:
            at = slot * QUEUE_STRIDE
            handles = self.queue[at + QUEUE_HANDLE : at + QUEUE_STRIDE]
            return (verb, self.queue[at + QUEUE_WHAT], *handles)
        if verb in _WITHOUT_CARD or slot >= len(self.cards):
            return (verb, slot, detail)
        card = self.cards[slot]
        if card.zone == DECK or card.zone == HAND:
            return (verb, -1 - card.definition, card.known, detail)
        return (verb, card.handle, detail)

    def option_mark(self, code: int) -> int:
        """The same packed, but for triggered effects, of which there is more to tell."""
        of: i64 = code
        verb, slot = verb_of(of), object_of(of)
        if verb == RULE and self.kind == ASK_ORDER:
            return super().option_mark(code)
        if verb in _WITHOUT_CARD or slot >= len(self.cards):
            return mark(_NO_CARD, verb, slot, detail_of(of))
        card = self.cards[slot]
        if card.zone == DECK or card.zone == HAND:
            return mark(_HIDDEN, verb, i64(card.definition), detail_of(of), i64(card.known))
        return mark(_OPEN, verb, i64(card.handle), detail_of(of))

    def page_of(self, code: int) -> int:
        """Whose card it is."""
        slot = object_of(code)
        return self.cards[slot].controller if slot < len(self.cards) else 0

    def exhausted(self) -> None:
        from deskovka.games.conquerors.rules.winning import end_endless

        end_endless(self)

    def refuse_resigning(self, seat: int) -> str:
        from deskovka.games.conquerors.rules.winning import refuse_resigning

        return refuse_resigning(self, seat)

    def give_up(self, seat: int) -> None:
        from deskovka.games.conquerors.rules.winning import resign

        resign(self, seat)

    # -- writing --------------------------------------------------------------------------

    def card(self, slot: int) -> Card:
        """The card, to be written to."""
        self.writes += 1
        card = self.cards[slot]
        if card.stamp != self.stamp:
            card = card.copy(self.stamp)
            self.cards[slot] = card
        return card

    def player(self, seat: int) -> Player:
        """The player, to be written to."""
        self.writes += 1
        player = self.players[seat]
        if player.stamp != self.stamp:
            player = player.copy(self.stamp)
            self.players[seat] = player
        player.broke = False
        return player

    def name(self, slot: int) -> None:
        """Give the card a new handle: whoever followed it cannot any more."""
        if len(self.where) != self.where_size:
            self.where = self.where[: self.where_size]
        self.card(slot).handle = self.where_size
        self.where.append(slot)
        self.where_size += 1

    def sort_hand(self, seat: int) -> None:
        """Find the quick cards of a hand anew."""
        player = self.player(seat)
        player.quick = [slot for slot in player.hand if self.printed(slot).quick]

    # -- reading --------------------------------------------------------------------------

    def slot(self, handle: int) -> int:
        """The card with that handle, or -1 when it has moved on and is another object now."""
        if handle <= 0 or handle >= self.where_size:
            return -1
        slot = self.where[handle]
        return slot if self.cards[slot].handle == handle else -1

    def on_planet(self, handle: int) -> int:
        """As `slot`, but -1 also when it is not on the planet."""
        slot = self.slot(handle)
        return slot if slot >= 0 and self.cards[slot].zone == PLANET else -1

    def printed(self, slot: int) -> Definition:
        return self.definitions[self.cards[slot].definition]

    def kind_of(self, slot: int) -> int:
        return self.definitions[self.cards[slot].definition].kind

    def ability(self, heard: int) -> Ability:
        """What stands in `listeners`: an ability of the card in a slot."""
        entry: i64 = heard
        printed = self.definitions[self.cards[bearer_of(entry)].definition]
        return printed.abilities[number_of(entry)]

    def next_seat(self, seat: int) -> int:
        """TERM-4: the next player clockwise who is still in."""
        following = (seat + 1) % self.seats
        while self.players[following].out and following != seat:
            following = (following + 1) % self.seats
        return following

    def everybody(self) -> int:
        """The mask of all seats and of the spectators."""
        return (1 << (self.seats + 1)) - 1

    def left(self) -> int:
        """How many players are still in."""
        count = 0
        for player in self.players:
            count += 1 - player.out
        return count

    # -- copies ---------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy."""
        other = Table(self.book, self.box, self.seats, self.chance, self.setup)
        self.share_with(other)
        other.edition = self.edition
        other.cards = self.cards[:]
        other.players = self.players[:]
        other.starter = self.starter
        other.active = self.active
        other.phase = self.phase
        other.turn = self.turn
        other.how = self.how
        other.where = self.where
        other.where_size = self.where_size
        other.listeners = self.listeners  # replaced, never changed
        other.lines = self.lines
        if self.queue:  # a new table has empty lists of its own, and mostly these are empty
            other.queue = self.queue[:]
        if self.its:
            other.its = self.its[:]
        if self.replaced:
            other.replaced = self.replaced[:]
        if self.hurt:
            other.hurt = self.hurt[:]
        if self.attackers:
            other.attackers = self.attackers[:]
        if self.met:
            other.met = self.met[:]
        if self.shielded:
            other.shielded = self.shielded[:]
        other.stood = self.stood
        return other

    def view(self, seat: object, shared: dict[int, Any] | None = None) -> PlanetView:
        from deskovka.games.conquerors.knowledge import view

        eye = None if seat is None else self.checked_seat(seat)
        return view(self, eye, {} if shared is None else shared)

    def determinize(self, seat: object, seed: int, lists: list[list[int]] | None = None) -> Table:
        return self.dealer(seat, lists).last_world(seed)

    def dealer(self, seat: object, lists: list[list[int]] | None = None) -> Hidden:
        from deskovka.games.conquerors.knowledge import Hidden

        return Hidden(self, self.checked_seat(seat), lists or [])

    def numbered(self, deck: Mapping[str, int]) -> list[int]:
        number_of = self.box.number_of
        return [number_of[ident] for ident, count in deck.items() for _ in range(count)]

    def explain(self, seat: object, what: object) -> dict[str, str] | None:
        """``what`` is the handle of a card."""
        from deskovka.games.conquerors.rules.reactions import explain

        handle = what if type(what) is int else 0
        return explain(self, self.checked_seat(seat), handle)

    def way(self) -> str:
        return WAYS[self.how]


_WITHOUT_CARD: Final = (PASS, MAKE_ELECTRICITY, NUMBER, SEAT, YES, MODE)

# What the number in a mark is
_NO_CARD: Final = 0
_HIDDEN: Final = 1
_OPEN: Final = 2


TABLE_FIELDS = (
    "edition", "starter", "active", "phase", "turn", "how", "where_size",
    "listeners", "queue", "its", "replaced", "hurt", "attackers", "lines", "met",
    "shielded", "stood",
)  # fmt: skip
