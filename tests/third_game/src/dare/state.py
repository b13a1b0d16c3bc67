"""The table: hands, scores and what is left of the deck. Cards of one value are all alike."""

from __future__ import annotations

from typing import Any

from dare.codes import COPIES, VALUES, WAYS
from dare.views import DareView, Player
from deskovka.games.port.state import GameState
from deskovka.games.port.views import View
from deskovka.kernel.chance import FAST, Chance
from deskovka.kernel.face import Face
from deskovka.kernel.flow import Book
from deskovka.kernel.options import object_of, verb_of

BOOK = Book("dare", 1)
FIELDS = ("starter", "active", "turn", "how", "left", "gone", "hands", "points", "out")


class Table(GameState):
    """``hands[seat][value - 1]`` and ``left[value - 1]`` count cards; the deck has no order."""

    def __init__(
        self, seats: int, chance: Chance, setup: dict[str, Any] | None, face: Face
    ) -> None:
        super().__init__(BOOK, seats, chance, setup, face)
        self.how = 0
        self.left = [COPIES] * VALUES
        self.gone = [0] * VALUES
        self.hands = [[0] * VALUES for _ in range(seats)]
        self.points = [0] * seats
        self.out = [0] * seats

    def clone(self) -> Table:
        other = Table(self.seats, self.chance, self.setup, self.face)
        self.share_with(other)
        for field in FIELDS:
            setattr(other, field, getattr(self, field))
        other.left, other.gone = self.left[:], self.gone[:]
        other.hands = [hand[:] for hand in self.hands]
        other.points, other.out = self.points[:], self.out[:]
        return other

    def take(self, seat: int, value: int) -> None:
        """Move a card from the deck into a hand."""
        self.left[value - 1] -= 1
        self.hands[seat][value - 1] += 1

    def view(self, seat: object, shared: dict[int, View] | None = None) -> DareView:
        me = None if seat is None else self.checked_seat(seat)
        seen: DareView = {
            "game": BOOK.name,
            "seat": me,
            "turn": self.turn,
            "starter": self.starter,
            "active": self.active,
            "players": [self._player(at, me) for at in range(self.seats)],
            "deck": sum(self.left),
            "gone": cards(self.gone),
            "asked": None,
            "outcome": None,
        }
        if self.asking:
            asked = self.question()
            seen["asked"] = {"seat": self.seat, "kind": asked.name, "rule": asked.rule}
            if self.seat == me:
                seen["options"] = [self.option_data(code) for code in self.options]
                seen["default"] = self.default
        if (outcome := self.outcome) is not None:
            seen["outcome"] = {"winners": outcome.winners, "how": outcome.how}
        return seen

    def _player(self, at: int, me: int | None) -> Player:
        hand = self.hands[at]
        seen: Player = {
            "seat": at,
            "points": self.points[at],
            "out": bool(self.out[at]),
            "cards": sum(hand),
        }
        if at == me:
            seen["hand"] = cards(hand)
        return seen

    def determinize(self, seat: object, seed: int, lists: list[list[int]] | None = None) -> Table:
        me = self.checked_seat(seat)
        world = self.clone()
        world.forget(FAST, seed)
        dealer = Chance(FAST, seed ^ 0x5EED)
        others = [at for at in range(self.seats) if at != me]
        for at in others:
            world.left = [a + b for a, b in zip(world.left, world.hands[at], strict=True)]
            world.hands[at] = [0] * VALUES
        for at in others:
            for _ in range(sum(self.hands[at])):
                world.take(at, cards(world.left)[dealer.roll(sum(world.left))])
        world.reconsider()
        return world

    def option_key(self, code: int) -> tuple[int, ...]:
        return verb_of(code), object_of(code)

    def way(self) -> str:
        return WAYS[self.how]

    def exhausted(self) -> None:
        raise NotImplementedError("a turn always takes a card out of the game")

    def refuse_resigning(self, seat: int) -> str:
        return "this player has given up already" if self.out[seat] else ""

    def give_up(self, seat: int) -> None:
        from dare.rules import leave

        leave(self, seat)


def cards(counts: list[int]) -> list[int]:
    """The values of the cards that are counted, in order."""
    return [value for value, count in enumerate(counts, 1) for _ in range(count)]
