"""Where a table stops for what somebody may hold, by public facts and the player's stops alone.

The rules pass by whoever has nothing to react with, and no trap to lay. If a table just went on,
everybody could tell from the pause, or from its absence, what others hold. So a table plays every
step a second time on a copy that is asked everywhere (`State.insist`), and stops in every window
that the player's stops name, and wherever the game says that a hand decides: who has a choice is
asked there, for who has none the table pauses there, and whoever looks on receives the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from deskovka.games.port.manners import Manners, Stop
from deskovka.games.port.state import GameState
from deskovka.kernel.events import Event
from deskovka.table.entries import Entry, carry_out
from deskovka.table.refusals import Refusal
from deskovka.table.seats import Seat, is_watched

_MOST_STAGES: Final = 2000


class Stage(NamedTuple):
    """A question at which the table seems to wait, and what happened before it."""

    state: GameState
    events: list[Event]


class Until(NamedTuple):
    """Reactions are passed until the turn ends, or until the player's own: said in that turn."""

    what: str
    turn: int

    def is_over(self, state: GameState, seat: int) -> bool:
        """Has that moment come?"""
        return state.turn != self.turn and (self.what == "turn" or state.active == seat)


class Wish(NamedTuple):
    """Where a player wants to be asked."""

    stops: Mapping[str, Stop]
    until: Until | None


class Windows:
    """For each seat, the windows in which to be asked, and until when to pass them all."""

    def __init__(self, manners: Manners[Any], stops: Sequence[Mapping[str, Stop]]) -> None:
        self.manners = manners
        self.stops = [dict(one) for one in stops]
        self.until: dict[int, Until] = {}
        self.former: dict[int, list[Wish]] = {}  # by seat: still in force, see `change`

    def stop_for(self, state: GameState, seats: Sequence[Seat]) -> bool:
        """Does the table stop for whoever is asked?"""
        seat = int(state.seat)
        if len(state.options) == 1 and not is_watched(seats, seat):
            return False
        stop = self.manners.stop_at(state)
        if stop is None:
            return True
        is_window = self.manners.window(state) is not None
        for wish in [self._wish(seat), *self.former.get(seat, ())]:
            passes = wish.until is not None and not wish.until.is_over(state, seat)
            if (passes and is_window) or not stops_at(wish.stops, stop.kind, stop.by == seat):
                return False
        return True

    def _wish(self, seat: int) -> Wish:
        return Wish(self.stops[seat], self.until.get(seat))

    def change(self, seat: int, stops: Mapping[str, Stop] | None, until: Until | None) -> None:
        """What the player wants from now on; stops that are None stay as they are.

        Until `settle`, the table stops only where it would have stopped before, too. It may have
        gone on already where people see a pause, and whoever asks to be asked must not find out.
        """
        self.former.setdefault(seat, []).append(self._wish(seat))
        if stops is not None:
            self.stops[seat] = dict(stops)
        self.until.pop(seat, None)
        if until is not None:
            self.until[seat] = until

    def settle(self) -> None:
        """People see the truth: what they want is in force, and nothing else."""
        self.former.clear()

    def passed(self, state: GameState) -> dict[int, Until]:
        """What is still to be passed when the game stands like that."""
        return {seat: one for seat, one in self.until.items() if not one.is_over(state, seat)}

    def until_of(self, seat: int | None) -> str:
        """Until when the seat passes reactions, as the wire says it."""
        return self.until[seat].what if seat in self.until else "off"

    def course(
        self, before: GameState, entry: Entry, seats: Sequence[Seat]
    ) -> tuple[list[Stage], list[Event]]:
        """What carrying out an entry looks like: where the table pauses, and what happens last."""
        world = before.clone()
        world.insist = True
        stages: list[Stage] = []
        events: list[Event] = []
        carry_out(world, entry, events)
        for _ in range(_MOST_STAGES):
            if not world.asking or len(world.options) > 1:
                break
            if self.manners.a_hand_decides(world) and self.stop_for(world, seats):
                stages.append(Stage(world.clone(), events))
                events = []
            world.apply(0, events)
        return stages, events


def stops_at(stops: Mapping[str, Stop], kind: str, mine: bool) -> bool:
    """Do a player's stops name a window of that kind, opened by themselves or by somebody else?"""
    return stops[kind].mine if mine else stops[kind].theirs


def checked(stops: Mapping[str, Stop], usual: Mapping[str, Stop]) -> dict[str, Stop]:
    """The player's stops; kinds of windows that are not named keep their default."""
    unknown = [kind for kind in stops if kind not in usual]
    if unknown and usual:
        raise Refusal("stops", kind=unknown[0][:20])
    return {kind: stops.get(kind, stop) for kind, stop in usual.items()}
