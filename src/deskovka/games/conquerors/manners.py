"""How people sit together at Planetary Conquerors: reaction windows, traps, what a step reveals."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Final

from deskovka.games.conquerors.codes import (
    ASK_REACTION,
    ASK_TRAP,
    BASE,
    COSTS,
    ELECTRICITY,
    SPELL,
    TRAP,
    WINDOWS,
)
from deskovka.games.conquerors.effects.on_planet import PLACE_FROM_HAND
from deskovka.games.conquerors.rules.acts import may_make_electricity
from deskovka.games.conquerors.rules.book import WINDOW, WINDOW_BY, WINDOW_KIND
from deskovka.games.conquerors.rules.cards import cost
from deskovka.games.conquerors.rules.traps import TRAP_ACTS, places_left
from deskovka.games.conquerors.state import Box, Table
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
            return Window(LAYING, state.seat) if _may_lay(state) else None
        return self.window(state)

    def a_hand_decides(self, state: Table) -> bool:
        if self.window(state) is not None:
            return could_react(state, state.seat)
        return _may_lay(state)

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


def could_react(g: Table, seat: int) -> bool:
    """May the player have anything to react with, for all that others know?

    Materials and effects to be paid lie open; a hand may hold any card of the game.
    """
    player = g.players[seat]
    if may_make_electricity(g, seat) or (player.hand and _could_play(g, seat, player.hand[0])):
        return True
    return any(_could_pay(g, seat, slot) for slot in player.paying)


def _could_play(g: Table, seat: int, slot: int) -> bool:
    """Could the player pay for some reaction, if that were what a card of the hand is?"""
    stored = g.players[seat].stored
    if not g.listeners[COSTS]:
        return any(_covers(stored, needed) for needed in _quick_costs(g.box))
    world = g.clone()
    card = world.card(slot)
    for definition in g.definitions:
        if definition.kind in (BASE, TRAP):
            continue
        card.definition = definition.number
        needed = cost(world, seat, slot)
        if (definition.kind == SPELL or needed[ELECTRICITY]) and _covers(stored, needed):
            return True
    return False


def _covers(stored: Sequence[int], needed: Sequence[int]) -> bool:
    return all(have >= need for have, need in zip(stored, needed, strict=True))


def _could_pay(g: Table, seat: int, slot: int) -> bool:
    used = g.cards[slot].used
    return any(
        (paid.often or not used) and not paid.refuse(g, seat, slot) for paid in g.printed(slot).paid
    )


@functools.lru_cache(maxsize=16)
def _quick_costs(box: Box) -> list[tuple[int, int, int]]:
    """What the cards that can be reactions cost; none that costs more than another of them."""
    costs = {(one.gold, one.cosmium, one.electricity) for one in box.definitions if one.quick}
    return [
        one for one in costs if not any(other != one and _covers(one, other) for other in costs)
    ]


def _may_lay(g: Table) -> bool:
    """May whoever is asked lay a trap, for all that others know?"""
    if not g.asking or g.kind != ASK_TRAP or not g.players[g.seat].hand:
        return False
    flow = g.flow_of(g.base)
    return flow == PLACE_FROM_HAND or (flow == TRAP_ACTS and places_left(g, g.seat) > 0)


MANNERS: Final = ConquerorsManners()
