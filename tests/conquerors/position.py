"""Setting up a position: cards in their zones, storages, and where in a turn the game stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from deskovka.games.conquerors.codes import (
    BUILDING,
    EDITIONS,
    FOREVER,
    LIFE,
    LIMBO,
    LISTENED,
    MINER,
    PHASES,
    PLANET,
    TYPES,
    WARRIOR,
)
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.terms import (
    lay_trap,
    to_bottom,
    to_hand,
    to_junkyard,
    to_planet,
)
from deskovka.games.conquerors.rules.turn import TURNS, next_phase
from deskovka.games.conquerors.state import Card, Player, Table
from deskovka.kernel.chance import HASHED, Chance
from tests.conquerors.invented import Invented, box_with

PLAYERS = ("you", "foe", "third", "fourth", "fifth", "sixth")
FILLER = ("gold-miner", 20)
BASE_LIFE = 15

Named = str | Invented


@dataclass(frozen=True)
class Placed:
    """A card with more about it than where it is; made by `card`."""

    what: Named
    name: str = ""
    damage: int = 0
    exhausted: bool = False
    used: bool = False
    illusion: bool = False
    owner: str = ""
    known: Sequence[str] = ()
    traps: Sequence[Any] = ()


Item = Named | Placed
Items = Sequence[Item]


@dataclass(frozen=True)
class Side:
    """What one player has."""

    miners: Items = ()
    buildings: Items = ()
    warriors: Items = ()
    hand: Items = ()
    junkyard: Items = ()
    traps_before_base: Items = ()
    top: Items = ()
    deck: Items = (FILLER[0],) * FILLER[1]
    gold: int = 0
    cosmium: int = 0
    electricity: int = 0
    maxima: Sequence[int] = (6, 6, 3)
    base: int = BASE_LIFE
    made: int = 0
    placed: int = 0
    moved: int = 0

    def items(self) -> list[Item]:
        zones = (self.miners, self.buildings, self.warriors, self.hand, self.junkyard)
        rest = (self.traps_before_base, self.top, self.deck)
        return [item for zone in (*zones, *rest) for item in zone]


def _placed(item: Item) -> Placed:
    return item if isinstance(item, Placed) else Placed(item)


def invented_in(sides: Sequence[Side]) -> list[Invented]:
    """The invented cards that stand in these sides, each once."""
    found: list[Invented] = []
    waiting: list[Any] = [item for side in sides for item in side.items()]
    while waiting:
        placed = _placed(waiting.pop(0))
        waiting.extend(placed.traps)
        if isinstance(placed.what, Invented) and placed.what not in found:
            found.append(placed.what)
    return found


class Position:
    """Builds a table; ``names`` gives each card that a test can speak of its name."""

    def __init__(self, sides: Sequence[Side], edition: str, cards: Sequence[Invented]) -> None:
        self.names: dict[int, str] = {}
        self._counts: dict[str, int] = {}
        self._sides = sides
        invented = tuple(dict.fromkeys([*cards, *invented_in(sides)]))
        chance = Chance(HASHED, 1)
        self.table = Table(BOOK, box_with(invented), len(sides), chance, None)
        self.table.edition = EDITIONS.index(edition)
        self.table.listeners = [[] for _ in range(LISTENED)]
        for seat, side in enumerate(sides):
            self._sit_down(seat, side)
        for seat, side in enumerate(sides):
            self._lay_out(seat, side)
        for seat, side in enumerate(sides):
            self._stack_deck(seat, side)

    # -- one player -----------------------------------------------------------------------

    def _sit_down(self, seat: int, side: Side) -> None:
        g = self.table
        player = Player(g.stamp, seat)
        g.players.append(player)
        player.base = len(g.cards)
        base = Card(g.stamp, 0, seat)
        base.zone = PLANET
        base.known = g.everybody()
        base.damage = max(0, BASE_LIFE - side.base)
        base.mods = (LIFE, side.base - BASE_LIFE, FOREVER) if side.base > BASE_LIFE else ()
        g.cards.append(base)
        g.name(player.base)
        self.names[player.base] = f"{PLAYERS[seat]} base"
        player.stored = [side.gold, side.cosmium, side.electricity]
        player.maxima = list(side.maxima)
        player.made, player.placed, player.moved = side.made, side.placed, side.moved

    def _lay_out(self, seat: int, side: Side) -> None:
        g = self.table
        for item in side.miners:
            self._onto_planet(seat, _placed(item), MINER)
        for item in side.buildings:
            self._onto_planet(seat, _placed(item), BUILDING)
        for item in side.warriors:
            self._onto_planet(seat, _placed(item), WARRIOR)
        for item in side.traps_before_base:
            self._before(g.players[seat].base, seat, _placed(item))
        for item in side.hand:
            to_hand(g, self._new(seat, _placed(item)), "")
        for item in side.junkyard:
            to_junkyard(g, self._new(seat, _placed(item)), "")

    def _stack_deck(self, seat: int, side: Side) -> None:
        for item in [*side.top, *side.deck]:
            to_bottom(self.table, self._new(seat, _placed(item)), "")

    # -- one card -------------------------------------------------------------------------

    def _new(self, seat: int, placed: Placed) -> int:
        g = self.table
        ident = placed.what.id if isinstance(placed.what, Invented) else placed.what
        if ident not in g.box.number_of:
            raise ValueError(f"there is no card {ident!r}")
        slot = len(g.cards)
        owner = PLAYERS.index(placed.owner) if placed.owner else seat
        made = Card(g.stamp, g.box.number_of[ident], owner)
        made.zone = LIMBO
        for player in placed.known:
            made.known |= 1 << PLAYERS.index(player)
        g.cards.append(made)
        self.give_name(slot, placed.name)
        return slot

    def give_name(self, slot: int, name: str = "") -> str:
        if not name:
            ident = self.table.printed(slot).ident
            number = self._counts[ident] = self._counts.get(ident, 0) + 1
            name = ident if number == 1 else f"{ident}#{number}"
        if name in self.names.values():
            raise ValueError(f"two cards are called {name!r}")
        self.names[slot] = name
        return name

    def _onto_planet(self, seat: int, placed: Placed, kind: int) -> None:
        g = self.table
        slot = self._new(seat, placed)
        printed = g.printed(slot)
        if printed.kind != kind:
            raise ValueError(f"{printed.ident} is no {TYPES[kind]}")
        to_planet(g, slot, seat, "")
        laid = g.card(slot)
        laid.damage = placed.damage
        laid.exhausted = int(placed.exhausted)
        laid.used = int(placed.used)
        laid.illusion = int(placed.illusion or printed.illusion)
        for item in placed.traps:
            self._before(slot, seat, _placed(item))

    def _before(self, guarded: int, seat: int, placed: Placed) -> None:
        g = self.table
        slot = self._new(seat, placed)
        lay_trap(g, slot, seat, guarded, len(g.cards[guarded].traps), "")

    # -- the turn -------------------------------------------------------------------------

    def stand_at(self, phase: str, active: str, turn: int) -> None:
        """Right before the phase: its start is the next thing that happens."""
        g = self.table
        g.active = g.starter = PLAYERS.index(active)
        g.phase = PHASES.index(phase)
        g.turn = turn
        g.call(TURNS, g.phase)
        g.goto(next_phase)
