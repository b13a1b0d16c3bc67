"""Which cards and players a sentence means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32

from deskovka.games.conquerors.codes import (
    BASE,
    BUILDING,
    ELECTRICITY,
    MINER,
    PLANET,
    SPELL,
    TRAP,
    WARRIOR,
)
from deskovka.games.conquerors.effects.nodes import Node, Target, choose
from deskovka.games.conquerors.rules.attackers import is_attacking
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.cards import attack, life
from deskovka.games.conquerors.rules.resolution import (
    ACTOR,
    CONTROLLER,
    HELD_BY,
    ITS_FROM,
    ITS_TO,
    MISSING,
    OTHER,
    SATISFIED,
    SLOT,
    SOURCE,
    SUBJECT,
    about,
)
from deskovka.games.conquerors.rules.terms import traps_of
from deskovka.games.conquerors.state import Table

# -- kinds of cards on the planet ---------------------------------------------------------

ANYBODY: Final = 0
YOU: Final = 1
OPPONENT: Final = 2
THAT_PLAYER: Final = 3

DAMAGED: Final = 1
UNDAMAGED: Final = 2
EXHAUSTED: Final = 4
BATTLE_READY: Final = 8
ATTACKING: Final = 16
BLOCKING: Final = 32
ILLUSORY: Final = 64


class Noun(Node):
    def __init__(self, types: int) -> None:
        super().__init__()
        self.types = types  # a bit for each type of card


NOUNS: Final = {
    "warrior": 1 << WARRIOR,
    "building": 1 << BUILDING,
    "miner": 1 << MINER,
    "trap": 1 << TRAP,
    "entity": 1 << WARRIOR | 1 << BUILDING | 1 << BASE,
    "base": 1 << BASE,
    "card_on_planet": 1 << WARRIOR | 1 << BUILDING | 1 << MINER | 1 << TRAP,
}

PROPERTIES: Final = (
    "life_min",
    "life_max",
    "attack_min",
    "attack_max",
    "cost_min",
    "cost_max",
    "electric",
)
_LIFE_MIN: Final = 0
_LIFE_MAX: Final = 1
_ATTACK_MIN: Final = 2
_ATTACK_MAX: Final = 3
_COST_MIN: Final = 4
_ELECTRIC: Final = 6


class Property(Node):
    """ "with 3 or more life" and the like."""

    def __init__(self, which: int, amount: int) -> None:
        super().__init__()
        self.which = which
        self.amount = amount

    def printed(self, g: Table, definition: int) -> bool:
        """Does it hold of a card as it is printed?"""
        d = g.definitions[definition]
        if self.which <= _LIFE_MAX:
            return self._holds(d.life)
        return self._holds(d.attack) if self.which <= _ATTACK_MAX else self._costs(d.cost)

    def now(self, g: Table, slot: int) -> bool:
        """Does it hold of a card on the planet?"""
        if self.which <= _LIFE_MAX:
            return self._holds(life(g, slot))
        if self.which <= _ATTACK_MAX:
            return self._holds(attack(g, slot))
        return self._costs(g.printed(slot).cost)

    def _costs(self, cost: list[int]) -> bool:
        if self.which == _ELECTRIC:
            return cost[ELECTRICITY] > 0
        return self._holds(cost[0] + cost[1] + cost[2])

    def _holds(self, number: int) -> bool:
        """At least so much, or at most."""
        if self.which in (_LIFE_MIN, _ATTACK_MIN, _COST_MIN):
            return number >= self.amount
        return number <= self.amount


class Kind(Node):
    """ "damaged warrior an opponent controls that has 2 or less attack"."""

    def __init__(self, types: int) -> None:
        super().__init__()
        self.types: i32 = types
        self.conditions: i32 = 0
        self.definition: i32 = -1
        self.control: i32 = ANYBODY
        self.property: Property | None = None

    def matches(self, g: Table, slot: int, seat: int, ctx: int) -> bool:
        """Is this card on the planet of the kind, seen from the player ``seat``?"""
        card = g.cards[slot]
        if not self.types >> g.definitions[card.definition].kind & 1:
            return False
        if self.control and not self._controls(g, card.controller, seat, ctx):
            return False
        if self.definition >= 0 and card.definition != self.definition:
            return False
        if self.conditions and not self._in_condition(g, slot):
            return False
        wanted = self.property
        return wanted is None or wanted.now(g, slot)

    def _controls(self, g: Table, controller: int, seat: int, ctx: int) -> bool:
        if self.control == YOU:
            return controller == seat
        if self.control == OPPONENT:
            return controller != seat
        return ctx < 0 or controller == about(g, ctx, ACTOR)

    def _in_condition(self, g: Table, slot: int) -> bool:
        card = g.cards[slot]
        wanted = self.conditions
        return not (
            (wanted & DAMAGED and card.damage <= 0)
            or (wanted & UNDAMAGED and card.damage > 0)
            or (wanted & EXHAUSTED and not card.exhausted)
            or (wanted & BATTLE_READY and card.exhausted)
            or (wanted & ATTACKING and not is_attacking(g, slot))
            or (wanted & BLOCKING and g.on_planet(card.blocking) < 0)
            or (wanted & ILLUSORY and not card.illusion)
        )

    def found(self, g: Table, seat: int, ctx: int) -> list[int]:
        """All of the kind on the planet."""
        return self._search(g, seat, ctx, ANYBODYS, ALL)

    def held_by(self, g: Table, holder: int, seat: int, ctx: int) -> int:
        """How many of the kind a player controls, whoever's the kind says they are."""
        return len(self._search(g, seat, ctx, holder, ALL))

    def exists(self, g: Table, seat: int, ctx: int, but: int) -> bool:
        """Is there one, other than the card ``but``?"""
        found = self._search(g, seat, ctx, ANYBODYS, 1 if but < 0 else 2)
        return len(found) > 1 or (len(found) == 1 and found[0] != but)

    def _search(self, g: Table, seat: int, ctx: int, holder: int, enough: int) -> list[int]:
        result: list[int] = []
        if self.conditions & ATTACKING:
            for handle in g.attackers:
                slot = g.on_planet(handle)
                if slot >= 0 and self.matches(g, slot, seat, ctx):
                    if holder == ANYBODYS or g.cards[slot].controller == holder:
                        result.append(slot)
            return result
        types = self.types
        for player in g.players:
            if player.out or (holder != ANYBODYS and player.seat != holder):
                continue
            if self.control and not self._controls(g, player.seat, seat, ctx):
                continue
            if types & _IN_ROW:
                self._among(g, player.row, seat, ctx, result, enough)
            if types >> BASE & 1 and self.matches(g, player.base, seat, ctx):
                result.append(player.base)
            if types >> MINER & 1:
                self._among(g, player.miners, seat, ctx, result, enough)
            if types >> TRAP & 1:
                lying = traps_of(g, player.seat)
                if self.definition >= 0:  # TRAP-3: nobody finds by name what they do not know
                    lying = [trap for trap in lying if g.cards[trap].known >> seat & 1]
                self._among(g, lying, seat, ctx, result, enough)
            if len(result) >= enough:
                break
        return result

    def _among(
        self, g: Table, slots: list[int], seat: int, ctx: int, result: list[int], enough: int
    ) -> None:
        for slot in slots:
            if self.matches(g, slot, seat, ctx):
                result.append(slot)
                if len(result) >= enough:
                    return


_IN_ROW: Final = 1 << WARRIOR | 1 << BUILDING
ANYBODYS: Final = -1
ALL: Final = 1 << 30


# -- kinds of cards in a hand, a deck or a junkyard ---------------------------------------


class CardKind(Node):
    def __init__(self, types: int, definition: int, wanted: Property | None) -> None:
        super().__init__()
        self.types: i32 = types
        self.definition: i32 = definition
        self.property = wanted

    def matches(self, g: Table, definition: int) -> bool:
        if not self.types >> g.definitions[definition].kind & 1:
            return False
        if self.definition >= 0 and definition != self.definition:
            return False
        wanted = self.property
        return wanted is None or wanted.printed(g, definition)

    def is_any(self) -> bool:
        return self.types == ANY_CARD and self.definition < 0 and self.property is None


ANY_CARD: Final = 1 << MINER | 1 << BUILDING | 1 << WARRIOR | 1 << TRAP | 1 << SPELL


# -- what a trigger is about --------------------------------------------------------------


class Subject(Node):
    """ "~", "a warrior you control", "another building"."""

    def __init__(self, kind: Kind | None, other: bool) -> None:
        super().__init__()
        self.kind = kind
        self.other = other

    def matches(self, g: Table, source: int, slot: int) -> bool:
        if slot < 0:
            return False
        kind = self.kind
        if kind is None:
            return slot == source
        if g.cards[slot].zone != PLANET or (self.other and slot == source):
            return False  # TERM-7: what has left the planet is controlled by nobody
        return kind.matches(g, slot, g.cards[source].controller, -1)


# -- targets ------------------------------------------------------------------------------


class Chosen(Target):
    """ "target …", "two target …", "up to two target …", "another target …"."""

    def __init__(self, kind: Kind, count: int, optional: bool, other: bool) -> None:
        super().__init__()
        self.kind = kind
        self.count = count
        self.optional = optional
        self.other = other

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        """REACT-12: one legal target is enough, however many the text aims at."""
        if self.optional:
            return 0
        return SATISFIED if self.kind.exists(g, seat, ctx, self._but(slot)) else MISSING

    def _but(self, slot: int) -> int:
        return slot if self.other else -1

    def candidates(self, g: Table, seat: int, slot: int, ctx: int) -> list[int]:
        found = self.kind.found(g, seat, ctx)
        if self.other:
            taken = g.its[about(g, ctx, ITS_FROM) : about(g, ctx, ITS_TO)]
            return [s for s in found if s != slot and g.cards[s].handle not in taken]
        return found

    def aim(self, g: Table, ctx: int) -> None:
        choose(g, self, ctx, self.count, self.optional)


class Each(Target):
    """ "each …", "each other …"."""

    def __init__(self, kind: Kind, other: bool) -> None:
        super().__init__()
        self.kind = kind
        self.other = other

    def aim(self, g: Table, ctx: int) -> None:
        source = about(g, ctx, SLOT) if self.other else -1
        for slot in self.kind.found(g, about(g, ctx, CONTROLLER), ctx):
            if slot != source:
                g.its.append(g.cards[slot].handle)


SUPERLATIVES: Final = ("most_life", "least_life", "most_attack", "highest_cost")


class TheMost(Target):
    """ "the warrior that has the most life": ties are chosen."""

    def __init__(self, kind: Kind, which: int) -> None:
        super().__init__()
        self.kind = kind
        self.which = which

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return SATISFIED if self.kind.exists(g, seat, ctx, -1) else MISSING

    def _measure(self, g: Table, slot: int) -> int:
        if self.which == 0:
            return life(g, slot)
        if self.which == 1:
            return -life(g, slot)
        if self.which == 2:
            return attack(g, slot)
        return sum(g.printed(slot).cost)

    def candidates(self, g: Table, seat: int, slot: int, ctx: int) -> list[int]:
        found = self.kind.found(g, seat, ctx)
        if not found:
            return found
        best = max([self._measure(g, one) for one in found])
        return [one for one in found if self._measure(g, one) == best]

    def aim(self, g: Table, ctx: int) -> None:
        choose(g, self, ctx, 1, False)


class RandomOne(Target):
    """ "a random …"."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self.kind = kind

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return SATISFIED if self.kind.exists(g, seat, ctx, -1) else MISSING

    def candidates(self, g: Table, seat: int, slot: int, ctx: int) -> list[int]:
        return self.kind.found(g, seat, ctx)

    def aim(self, g: Table, ctx: int) -> None:
        g.call(PICK_RANDOM, self.number, ctx)


_TARGET: Final = 0
_CTX: Final = 1


def roll_target(g: Table) -> None:
    ctx = g.get(_CTX)
    found = g.box.targets[g.get(_TARGET)].candidates(
        g, about(g, ctx, CONTROLLER), about(g, ctx, SLOT), ctx
    )
    if found:
        g.roll(len(found))
    else:
        g.done()


def take_rolled(g: Table) -> None:
    ctx = g.get(_CTX)
    found = g.box.targets[g.get(_TARGET)].candidates(
        g, about(g, ctx, CONTROLLER), about(g, ctx, SLOT), ctx
    )
    g.its.append(g.cards[found[g.pick]].handle)


PICK_RANDOM: Final = BOOK.flow("pick at random", roll_target, take_rolled)


SELF: Final = 0
IT: Final = 1
YOUR_BASE: Final = 2
THE_ATTACKER: Final = 3
THE_GUARDED: Final = 4
THE_SOURCE: Final = 5


class Known(Target):
    """What needs no choosing: the card itself, "it", the attacker …"""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def aim(self, g: Table, ctx: int) -> None:
        if self.which == IT:
            g.its.extend(g.its[about(g, ctx, ITS_FROM) : about(g, ctx, ITS_TO)])
            return
        handle = self._handle(g, ctx)
        if g.slot(handle) >= 0:
            g.its.append(handle)

    def _handle(self, g: Table, ctx: int) -> int:
        if self.which == SELF:
            return about(g, ctx, SOURCE)
        if self.which == YOUR_BASE:
            return g.cards[g.players[about(g, ctx, CONTROLLER)].base].handle
        if self.which == THE_ATTACKER:
            return _attacker(g, ctx)
        return about(g, ctx, OTHER)


def _attacker(g: Table, ctx: int) -> int:
    """Whom a trap has taken out of the attack is still the attacker that it speaks of."""
    if g.kind_of(about(g, ctx, SLOT)) == TRAP:
        return about(g, ctx, SUBJECT)
    for handle in (about(g, ctx, SUBJECT), about(g, ctx, OTHER)):
        slot = g.on_planet(handle)
        if slot >= 0 and g.cards[slot].target:
            return handle
    return 0


# -- players ------------------------------------------------------------------------------

EACH_PLAYER: Final = 0
EACH_OPPONENT: Final = 1
TARGET_OPPONENT: Final = 2
THE_PLAYER: Final = 3
ITS_CONTROLLER: Final = 4
ITS_OWNER: Final = 5
ATTACKERS_CONTROLLER: Final = 6


class Players(Node):
    """Whom a sentence speaks of."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def is_chosen(self) -> bool:
        return self.which == TARGET_OPPONENT

    def seats(self, g: Table, ctx: int) -> list[int]:
        """In turn order from the active player."""
        you = about(g, ctx, CONTROLLER)
        if self.which <= TARGET_OPPONENT:
            everybody = [(g.active + at) % g.seats for at in range(g.seats)]
            return [
                seat
                for seat in everybody
                if not g.players[seat].out and (self.which == EACH_PLAYER or seat != you)
            ]
        seat = self._one(g, ctx)
        return [seat] if seat >= 0 and not g.players[seat].out else []

    def _one(self, g: Table, ctx: int) -> int:
        if self.which == THE_PLAYER:
            return about(g, ctx, ACTOR)
        if self.which == ATTACKERS_CONTROLLER:
            slot = g.slot(_attacker(g, ctx))
            return g.cards[slot].controller if slot >= 0 else g.active
        start, end = about(g, ctx, ITS_FROM), about(g, ctx, ITS_TO)
        if start >= end:
            return -1
        held = about(g, ctx, HELD_BY)
        if self.which == ITS_CONTROLLER and held >= 0 and g.on_planet(g.its[start]) < 0:
            return held
        slot = g.where[g.its[start]]
        if slot < 0:
            return -1
        card = g.cards[slot]
        if self.which == ITS_OWNER or card.zone != PLANET:
            return card.owner
        return card.controller
