"""How people sit together at Planetary Conquerors: reaction windows, traps, what a step reveals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deskovka.games.conquerors import hands
from deskovka.games.conquerors.codes import ASK_REACTION, ASK_TRAP, WINDOWS
from deskovka.games.conquerors.rules.book import WINDOW, WINDOW_BY, WINDOW_KIND
from deskovka.games.conquerors.rules.traps import TRAP_ACTS
from deskovka.games.conquerors.state import Table
from deskovka.games.port.manners import Manners, Stop, Window

LAYING: Final = "lay"  # the stop at one's own trap phase

STOPS: Final[Mapping[str, Stop]] = {
    "play": Stop(False, True),
    "paid": Stop(False, True),
    "phase": Stop(False, False),
    "part": Stop(False, False),
    "trap": Stop(True, True),
    "line": Stop(False, True),
    "blocks": Stop(True, True),
    "damage": Stop(True, True),
    LAYING: Stop(True, True),
}


class ConquerorsManners(Manners[Table]):
    """UI-3: the rules pass by whoever has nothing to react with, and no trap to lay."""

    stops = STOPS
    hands_decide = True
    leaves = True
    rule_of_resigning = "conquerors:WIN-12"

    def window(self, state: Table) -> Window | None:
        if not state.asking or state.kind != ASK_REACTION:
            return None
        assert state.flow_of(state.base) == WINDOW
        return Window(WINDOWS[state.get(WINDOW_KIND)], state.get(WINDOW_BY))

    def stop_at(self, state: Table) -> Window | None:
        """The trap phase has a stop of its own; an effect that lays a trap is never passed."""
        if state.asking and state.kind == ASK_TRAP and state.flow_of(state.base) == TRAP_ACTS:
            return Window(LAYING, state.seat) if hands.may_lay(state) else None
        return self.window(state)

    def a_hand_decides(self, state: Table) -> bool:
        if state.asking and state.kind == ASK_REACTION:
            return hands.could_react(state, state.seat)
        return hands.may_lay(state)

    def learned(self, before: Table, after: Table) -> set[int]:
        found: set[int] = set()
        for old, new in zip(before.cards, after.cards, strict=False):
            gained = new.known & ~old.known
            found.update(seat for seat in range(before.seats) if gained >> seat & 1)
        return found

    def plays(self, state: Table, seat: int) -> bool:
        return not state.players[seat].out

    def opened(self, state: Table) -> Table:
        world = state.clone()
        spectator = 1 << world.seats
        for slot in range(len(world.cards)):
            if not world.cards[slot].known & spectator:
                world.card(slot).known |= spectator
        return world

    def explain(self, state: Table, seat: int, what: int | str) -> dict[str, str] | None:
        """Of a card, by its handle."""
        if not isinstance(what, int):
            raise LookupError(what)
        return state.explain(seat, what)


MANNERS: Final = ConquerorsManners()
