"""The kinds of ability: triggered, replacing, paid, and what holds while a card is there."""

from __future__ import annotations

from deskovka.games.conquerors.codes import (
    BANS,
    COSTS,
    ELECTRIC_COSTS,
    ELECTRICITY,
    GAINS,
    LIFE,
    LIFE_DOWN,
    MORE_ELECTRICITY,
    MORE_TRAPS,
    PLAYS,
    SACRIFICES,
    STATS,
    STORAGES,
    WOULD,
)
from deskovka.games.conquerors.effects.conditions import Condition, Countable
from deskovka.games.conquerors.effects.nodes import Ability, Effect, Node
from deskovka.games.conquerors.effects.on_materials import Gain
from deskovka.games.conquerors.effects.on_planet import Stats
from deskovka.games.conquerors.effects.selectors import (
    ANYBODY,
    OPPONENT,
    YOU,
    CardKind,
    Kind,
    Subject,
)
from deskovka.games.conquerors.effects.stacks import Materials
from deskovka.games.conquerors.rules.materials import store
from deskovka.games.conquerors.state import Table

# -- what a trigger or a replacement listens for ------------------------------------------


class Happening(Node):
    """What has to happen (or would)."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code

    def fits(
        self, g: Table, source: int, subject: int, other: int, actor: int, detail: int
    ) -> bool:
        raise NotImplementedError


class OfCard(Happening):
    """Something happens to a card on the planet, or a card does something."""

    def __init__(self, code: int, subject: Subject) -> None:
        super().__init__(code)
        self.subject = subject

    def fits(
        self, g: Table, source: int, subject: int, other: int, actor: int, detail: int
    ) -> bool:
        return self.subject.matches(g, source, subject)


class Deed(Node):
    """What a player does."""

    def __init__(self, code: int, card: CardKind | None, material: int, thing: Kind | None) -> None:
        super().__init__()
        self.code = code
        self.card = card
        self.material = material
        self.thing = thing


class OfPlayer(Happening):
    """A player does something."""

    def __init__(self, who: int, deed: Deed) -> None:
        super().__init__(deed.code)
        self.who = who
        self.deed = deed

    def fits(
        self, g: Table, source: int, subject: int, other: int, actor: int, detail: int
    ) -> bool:
        if not is_meant(g, self.who, source, actor):
            return False
        deed = self.deed
        if deed.code == PLAYS:
            card = deed.card
            return card is not None and card.matches(g, g.cards[subject].definition)
        if deed.code == GAINS:
            return detail == deed.material
        if deed.code == SACRIFICES:
            thing = deed.thing
            return thing is not None and thing.matches(g, subject, g.cards[source].controller, -1)
        return True


def is_meant(g: Table, who: int, source: int, actor: int) -> bool:
    """Is this the player that a card's text speaks of?"""
    if who == YOU:
        return actor == g.cards[source].controller
    if who == OPPONENT:
        return actor != g.cards[source].controller
    return who == ANYBODY


class Moment(Happening):
    """The start or end of a turn or phase."""

    def __init__(self, code: int, who: int) -> None:
        super().__init__(code)
        self.who = who

    def fits(
        self, g: Table, source: int, subject: int, other: int, actor: int, detail: int
    ) -> bool:
        return is_meant(g, self.who, source, actor)


class Triggered(Ability):
    """EFF-2"""

    def __init__(self, happening: Happening, body: Effect) -> None:
        super().__init__()
        self.happening = happening
        self.body = body

    def codes(self) -> list[int]:
        return [self.happening.code]

    def hears(
        self, g: Table, source: int, subject: int, other: int, actor: int, detail: int
    ) -> bool:
        return self.happening.fits(g, source, subject, other, actor, detail)


class Instead(Triggered):
    """EFF-6"""

    def codes(self) -> list[int]:
        return [WOULD + self.happening.code]


class Does(Ability):
    """What a spell or a trap does."""

    def __init__(self, body: Effect) -> None:
        super().__init__()
        self.body = body


class Adds(Ability):
    """EFF-2: in the mining phase; WORD-12."""

    def __init__(self, materials: Materials, countable: Countable | None, body: Effect) -> None:
        super().__init__()
        self.materials = materials
        self.countable = countable
        self.body = body

    def is_quiet(self) -> bool:
        return True

    def brings(self, material: int) -> bool:
        return self.materials.amounts[material] > 0

    def add_now(self, g: Table, source: int, seat: int) -> None:
        times = 1
        countable = self.countable
        if countable is not None:
            times = countable.count(g, seat, source, -1)
        for material in range(3):
            amount = self.materials.amounts[material] * times
            if amount > 0:
                store(g, seat, material, amount)


class AddsAt(Triggered):
    """ "at the start of your turn, adds 1 gold"."""

    def is_quiet(self) -> bool:
        return isinstance(self.body, Gain)

    def brings(self, material: int) -> bool:
        body = self.body
        return isinstance(body, Gain) and body.materials.amounts[material] > 0


# -- what holds while the card is on the planet -------------------------------------------


class Keyword(Ability):
    """Shielding and the like: read off the definition, so the node has nothing to do."""

    def __init__(self, which: str, amount: int) -> None:
        super().__init__()
        self.which = which
        self.amount = amount


class Has(Ability):
    """Numbers of this card, or of a kind of cards, are changed."""

    def __init__(
        self,
        kind: Kind | None,
        stats: Stats,
        condition: Condition | None,
        countable: Countable | None,
        others: bool,
    ) -> None:
        super().__init__()
        self.kind = kind
        self.stats = stats
        self.condition = condition
        self.countable = countable
        self.others = others

    def codes(self) -> list[int]:
        codes = [STATS + stat for stat in self.stats.changes[::2]]
        return [*codes, LIFE_DOWN] if self.stats.amount(LIFE) < 0 else codes

    def bonus(self, g: Table, source: int, slot: int, stat: int) -> int:
        seat = g.cards[source].controller
        if not self._covers(g, source, slot, seat):
            return 0
        amount = self.stats.amount(stat)
        condition, countable = self.condition, self.countable
        if condition is not None and not condition.holds(g, seat, source, -1):
            return 0
        if countable is not None:
            return amount * countable.count(g, seat, source, -1)
        return amount

    def _covers(self, g: Table, source: int, slot: int, seat: int) -> bool:
        kind = self.kind
        if kind is None:
            return slot == source
        if self.others and slot == source:
            return False
        return kind.matches(g, slot, seat, -1)


class Cannot(Ability):
    def __init__(self, kind: Kind | None, ban: int, condition: Condition | None) -> None:
        super().__init__()
        self.kind = kind
        self.ban = ban
        self.condition = condition

    def codes(self) -> list[int]:
        return [BANS]

    def bans(self, g: Table, source: int, slot: int) -> int:
        seat = g.cards[source].controller
        kind, condition = self.kind, self.condition
        if kind is None:
            if slot != source:
                return 0
        elif not kind.matches(g, slot, seat, -1):
            return 0
        if condition is not None and not condition.holds(g, seat, source, -1):
            return 0
        return self.ban


class Storage(Ability):
    """MAT-2: yours holds more, or each opponent's less."""

    def __init__(self, material: int, amount: int) -> None:
        super().__init__()
        self.material = material
        self.amount = amount

    def codes(self) -> list[int]:
        return [STORAGES]

    def storage(self, g: Table, source: int, seat: int, material: int) -> int:
        mine = g.cards[source].controller == seat
        return self.amount if material == self.material and mine == (self.amount > 0) else 0


class CostChange(Ability):
    """Your cards cost less, or your opponents' more."""

    def __init__(self, kind: CardKind, materials: Materials, more: bool) -> None:
        super().__init__()
        self.kind = kind
        self.materials = materials
        self.more = more

    def codes(self) -> list[int]:
        return [COSTS, ELECTRIC_COSTS] if self.materials.amounts[ELECTRICITY] else [COSTS]

    def changed_cost(
        self, g: Table, source: int, seat: int, slot: int, due: list[int]
    ) -> list[int]:
        mine = g.cards[source].controller == seat
        if mine == self.more or not self.kind.matches(g, g.cards[slot].definition):
            return due
        sign = 1 if self.more else -1
        return [due[at] + sign * self.materials.amounts[at] for at in range(3)]


class Allowance(Ability):
    """One more trap, or making electricity once more, each turn."""

    def __init__(self, code: int, amount: int) -> None:
        super().__init__()
        self.code = code
        self.amount = amount

    def codes(self) -> list[int]:
        assert self.code == MORE_TRAPS or self.code == MORE_ELECTRICITY
        return [self.code]

    def allowance(self, g: Table, source: int, seat: int) -> int:
        return self.amount if g.cards[source].controller == seat else 0


class EntersExhausted(Ability):
    """CARD-7: unless a card says otherwise."""
