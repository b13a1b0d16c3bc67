"""Conditions ("if you control three or more buildings") and what can be counted."""

from __future__ import annotations

from deskovka.games.conquerors.effects.nodes import Node
from deskovka.games.conquerors.effects.selectors import CardKind, Kind
from deskovka.games.conquerors.effects.stacks import Materials
from deskovka.games.conquerors.rules.attackers import is_attacking
from deskovka.games.conquerors.rules.cards import life
from deskovka.games.conquerors.rules.materials import can_pay
from deskovka.games.conquerors.rules.resolution import ITS_FROM, about
from deskovka.games.conquerors.state import Table


class Condition(Node):
    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        """Does it hold for the player ``seat`` and the card ``slot``?"""
        raise NotImplementedError


class Controls(Condition):
    """You, or an opponent, control at least (or fewer than) so many of a kind."""

    def __init__(self, kind: Kind, least: int, opponent: bool, negated: bool) -> None:
        super().__init__()
        self.kind = kind
        self.least = least
        self.opponent = opponent
        self.negated = negated

    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        if self.opponent:
            return any(
                self.kind.held_by(g, player.seat, seat, ctx) >= self.least
                for player in g.players
                if player.seat != seat and not player.out
            )
        return (self.kind.held_by(g, seat, seat, ctx) >= self.least) != self.negated


class OpponentHasMore(Condition):
    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self.kind = kind

    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        mine = self.kind.held_by(g, seat, seat, ctx)
        return any(self.kind.held_by(g, player.seat, seat, ctx) > mine for player in g.players)


class YouHave(Condition):
    def __init__(self, materials: Materials) -> None:
        super().__init__()
        self.materials = materials

    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        return can_pay(g, seat, self.materials.amounts)


class HandSize(Condition):
    def __init__(self, least: int, negated: bool) -> None:
        super().__init__()
        self.least = least
        self.negated = negated

    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        return (len(g.players[seat].hand) >= self.least) != self.negated


class JunkyardHolds(Condition):
    def __init__(self, least: int, kind: CardKind) -> None:
        super().__init__()
        self.least = least
        self.kind = kind

    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        return in_junkyard(g, seat, self.kind) >= self.least


def in_junkyard(g: Table, seat: int, kind: CardKind) -> int:
    return len([s for s in g.players[seat].junkyard if kind.matches(g, g.cards[s].definition)])


class BaseAtMost(Condition):
    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        return life(g, g.players[seat].base) <= self.most


class IsDamaged(Condition):
    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        return g.cards[slot].damage > 0


class IsAttacking(Condition):
    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        return is_attacking(g, slot)


class IsOnPlanet(Condition):
    """Is "it" still there?"""

    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        if ctx < 0:
            return True
        start = about(g, ctx, ITS_FROM)
        return start < len(g.its) and g.on_planet(g.its[start]) >= 0


class YourTurn(Condition):
    def __init__(self, yours: bool) -> None:
        super().__init__()
        self.yours = yours

    def holds(self, g: Table, seat: int, slot: int, ctx: int) -> bool:
        return (g.active == seat) == self.yours


# -- counting -----------------------------------------------------------------------------


class Countable(Node):
    def count(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        raise NotImplementedError


class CountKind(Countable):
    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self.kind = kind

    def count(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return len(self.kind.found(g, seat, ctx))


class CountHand(Countable):
    def count(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return len(g.players[seat].hand)


class CountJunkyard(Countable):
    def __init__(self, kind: CardKind) -> None:
        super().__init__()
        self.kind = kind

    def count(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return in_junkyard(g, seat, self.kind)


class CountOpponents(Countable):
    def count(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return g.left() - (0 if g.players[seat].out else 1)
