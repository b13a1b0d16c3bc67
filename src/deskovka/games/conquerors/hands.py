"""What somebody may hold, for all that others know: asked at every pick of a table."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import ASK_TRAP, BASE, COSTS, ELECTRICITY, SPELL, TRAP
from deskovka.games.conquerors.effects.on_planet import PLACE_FROM_HAND
from deskovka.games.conquerors.rules.acts import may_make_electricity
from deskovka.games.conquerors.rules.cards import cost
from deskovka.games.conquerors.rules.traps import TRAP_ACTS, places_left
from deskovka.games.conquerors.state import Box, Table

Cost = list[int]

_MOST_BOXES: Final = 16

_quick_costs: Final[dict[Box, list[Cost]]] = {}


def could_react(g: Table, seat: int) -> bool:
    """May the player have anything to react with, for all that others know?

    Materials and effects to be paid lie open; a hand may hold any card of the game.
    """
    player = g.players[seat]
    if may_make_electricity(g, seat) or (player.hand and _could_play(g, seat, player.hand[0])):
        return True
    return any(_could_pay(g, seat, slot) for slot in player.paying)


def may_lay(g: Table) -> bool:
    """May whoever is asked lay a trap, for all that others know?"""
    if not g.asking or g.kind != ASK_TRAP or not g.players[g.seat].hand:
        return False
    flow = g.flow_of(g.base)
    return flow == PLACE_FROM_HAND or (flow == TRAP_ACTS and places_left(g, g.seat) > 0)


def _could_play(g: Table, seat: int, slot: int) -> bool:
    """Could the player pay for some reaction, if that were what a card of the hand is?"""
    stored = g.players[seat].stored
    if not g.listeners[COSTS]:
        return any(_covers(stored, needed) for needed in _costs_of_reactions(g.box))
    world = g.clone()
    card = world.card(slot)
    for definition in g.definitions:
        if definition.kind == BASE or definition.kind == TRAP:
            continue
        card.definition = definition.number
        needed = cost(world, seat, slot)
        if (definition.kind == SPELL or needed[ELECTRICITY]) and _covers(stored, needed):
            return True
    return False


def _covers(stored: Cost, needed: Cost) -> bool:
    return stored[0] >= needed[0] and stored[1] >= needed[1] and stored[2] >= needed[2]


def _could_pay(g: Table, seat: int, slot: int) -> bool:
    used = g.cards[slot].used
    for paid in g.printed(slot).paid:
        if (paid.often or not used) and not paid.refuse(g, seat, slot):
            return True
    return False


def _costs_of_reactions(box: Box) -> list[Cost]:
    """What the cards that can be reactions cost; none that costs more than another of them."""
    if box not in _quick_costs:
        if len(_quick_costs) >= _MOST_BOXES:
            _quick_costs.clear()
        _quick_costs[box] = _least([one.cost for one in box.definitions if one.quick])
    return _quick_costs[box]


def _least(costs: list[Cost]) -> list[Cost]:
    """Those that do not cover another; each once."""
    found: list[Cost] = []
    for one in costs:
        if one in found:
            continue
        if not any(other != one and _covers(one, other) for other in costs):
            found.append(one)
    return found
