"""Where a table stops for what somebody may hold, by public facts and the player's stops alone.

The rules pass by whoever has nothing to react with, and no trap to lay. If a table just went on,
everybody could tell from the pause, or from its absence, what others hold. So a table plays every
step a second time on a copy that is asked everywhere (`State.insist`), and stops in every window
that the player's stops name, and wherever a trap may be laid from a hand: who holds such a card is
asked there, for who does not the table pauses there, and whoever looks on receives the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from deskovka.conquerors.codes import ASK_REACTION, ASK_TRAP, WINDOWS
from deskovka.conquerors.effects.on_planet import PLACE_FROM_HAND
from deskovka.conquerors.rules.book import WINDOW
from deskovka.conquerors.rules.traps import TRAP_ACTS, places_left
from deskovka.conquerors.state import Table
from deskovka.kernel.events import Event
from deskovka.kernel.flow import LOCALS
from deskovka.server.records import RESIGN, Entry, Person
from deskovka.server.refusing import Refusal
from deskovka.server.wire.orders import Stop

_MOST_STAGES: Final = 2000

DEFAULT_STOPS: Final = {
    "play": Stop(False, True),
    "paid": Stop(False, True),
    "phase": Stop(False, False),
    "part": Stop(False, False),
    "trap": Stop(True, True),
    "line": Stop(False, True),
    "blocks": Stop(True, True),
    "damage": Stop(True, True),
}

Shown = Callable[[Any], bool]  # does the table stop here for whoever is asked?


class Window(NamedTuple):
    """What kind of window is open, and whose act opened it."""

    kind: str
    by: int


class Stage(NamedTuple):
    """A question at which the table seems to wait, and what happened before it."""

    state: Any
    events: list[Event]


def window_of(state: Any) -> Window | None:
    """The window in which somebody is being asked."""
    if not state.asking or state.kind != ASK_REACTION or not isinstance(state, Table):
        return None
    assert state.flow_of(state.base) == WINDOW
    kind, by = state.stack[state.base + LOCALS : state.base + LOCALS + 2]
    return Window(WINDOWS[kind], by)


def a_hand_decides(state: Any) -> bool:
    """Does it hang on a hand whether somebody has a choice here?"""
    return window_of(state) is not None or _may_lay(state)


def _may_lay(state: Any) -> bool:
    """May whoever is asked lay a trap, for all that others know?"""
    if not state.asking or state.kind != ASK_TRAP or not isinstance(state, Table):
        return False
    if not state.players[state.seat].hand:
        return False
    flow = state.flow_of(state.base)
    return flow == PLACE_FROM_HAND or (flow == TRAP_ACTS and places_left(state, state.seat) > 0)


def stops_at(stops: Mapping[str, Stop], window: Window, seat: int) -> bool:
    stop = stops[window.kind]
    return stop.mine if window.by == seat else stop.theirs


def checked(stops: Mapping[str, Stop]) -> dict[str, Stop]:
    """The player's stops; kinds of windows that are not named keep their default."""
    unknown = [kind for kind in stops if kind not in WINDOWS]
    if unknown:
        raise Refusal("stops", kind=unknown[0][:20])
    return {**DEFAULT_STOPS, **stops}


def stops_of(person: Person | None) -> dict[str, Stop]:
    """Those that a person has chosen before; kinds that there are no more are passed by."""
    chosen = msgspec.convert(person.stops or {}, dict[str, Stop]) if person else {}
    return {kind: chosen.get(kind, stop) for kind, stop in DEFAULT_STOPS.items()}


def carry_out(state: Any, entry: Entry, sink: list[Event] | None = None) -> None:
    """Do what an entry of a log says; raises IllegalPick and changes nothing if it cannot be."""
    if entry.what == RESIGN:
        state.resign(entry.seat, sink)
    else:
        state.apply(entry.value, sink)


def course(before: Any, entry: Entry, shown: Shown) -> tuple[list[Stage], list[Event]]:
    """What carrying out an entry looks like: where it seems to pause, and what happens last."""
    world = before.clone()
    world.insist = True
    stages: list[Stage] = []
    events: list[Event] = []
    carry_out(world, entry, events)
    for _ in range(_MOST_STAGES):
        if not world.asking or len(world.options) > 1:
            break
        if a_hand_decides(world) and shown(world):
            stages.append(Stage(world.clone(), events))
            events = []
        world.apply(0, events)
    return stages, events
