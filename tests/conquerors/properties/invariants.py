"""What holds of every position, recounted from scratch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from deskovka.games.conquerors import codes
from deskovka.games.conquerors.layouts import (
    QUEUE_SLOT,
    QUEUE_STRIDE,
    ability_code,
    bearer_of,
    number_of,
)
from deskovka.games.conquerors.rules.cards import life, max_life
from deskovka.games.conquerors.rules.materials import maximum
from deskovka.games.conquerors.rules.resolution import (
    CONTROLLER,
    DOER,
    REPLACING,
    RESOLVE,
    RESOLVE_SPELL,
)
from deskovka.games.conquerors.state import Card, Table
from deskovka.kernel.flow import LOCAL_COUNT, LOCALS
from deskovka.kernel.pages import MOST_OPTIONS


def check_position(g: Table) -> None:
    """Everything below that one position can tell."""
    check_zones(g)
    check_cards(g)
    check_traps(g)
    check_listeners(g)
    check_decks(g)
    check_totals(g)
    check_bounds(g)
    check_stack(g)
    check_decision(g)


def check_zones(g: Table) -> None:
    """TERM-1: each card stands in exactly one list, that of its zone, or in none."""
    listed: list[int] = []
    for player in g.players:
        seat = player.seat
        for zone, slots in (
            (codes.DECK, player.deck),
            (codes.HAND, player.hand),
            (codes.JUNKYARD, player.junkyard),
        ):
            assert [s for s in slots if (g.cards[s].zone, g.cards[s].owner) != (zone, seat)] == []
            listed.extend(slots)
        for kinds, slots in (
            ((codes.MINER,), player.miners),
            ((codes.BUILDING, codes.WARRIOR), player.row),
            ((codes.BASE,), [] if player.out else [player.base]),
        ):
            for slot in slots:
                assert g.cards[slot].zone == codes.PLANET
                assert g.cards[slot].controller == seat
                assert g.kind_of(slot) in kinds
            listed.extend(slots)
        if player.out:
            assert [*player.deck, *player.hand, *player.junkyard] == []
            assert [*player.miners, *player.row] == []
    due = [
        slot
        for slot, card in enumerate(g.cards)
        if card.zone < codes.LIMBO and not (card.zone == codes.PLANET and _is_trap(g, slot))
    ]
    assert sorted(listed) == due


def _is_trap(g: Table, slot: int) -> bool:
    return g.kind_of(slot) == codes.TRAP


def check_cards(g: Table) -> None:
    """A card in a deck has no handle, all others have one of their own; off the planet a card
    is its owner's and remembers nothing (TERM-7, TERM-9)."""
    assert len(g.where) >= g.where_size
    for slot, card in enumerate(g.cards):
        if card.zone == codes.DECK:
            assert card.handle == 0
        else:
            assert 0 < card.handle < g.where_size
            assert g.where[card.handle] == slot
        if card.zone != codes.PLANET:
            assert _memory(card) == (card.owner, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, (), ())
        assert card.damage >= 0


def _memory(card: Card) -> tuple[object, ...]:
    return (
        card.controller, card.damage, card.exhausted, card.used, card.guarding, card.target,
        card.line, card.blocker, card.blocking, card.has_blocked, card.killer, card.traps,
        card.mods,
    )  # fmt: skip


def check_traps(g: Table) -> None:
    """TRAP-2: what a trap guards and the column before that entity say the same."""
    laid: list[int] = []
    for slot, card in enumerate(g.cards):
        if not card.traps:
            continue
        assert card.zone == codes.PLANET
        assert g.printed(slot).is_attackable()
        laid.extend(card.traps)
        for trap in card.traps:
            assert g.cards[trap].zone == codes.PLANET
            assert g.kind_of(trap) == codes.TRAP
            assert g.cards[trap].guarding == slot
            assert g.cards[trap].controller == card.controller
            assert g.cards[trap].known >> card.controller & 1
    there = [slot for slot, card in enumerate(g.cards) if card.guarding >= 0]
    assert sorted(laid) == there
    planet = [slot for slot, card in enumerate(g.cards) if card.zone == codes.PLANET]
    assert there == [slot for slot in planet if _is_trap(g, slot)]


def check_listeners(g: Table) -> None:
    """What listens, can be paid for or can be a reaction is exactly what the zones say."""
    due: list[tuple[int, int]] = []
    for player in g.players:
        planet = [*player.miners, *player.row]
        for slot in planet:
            for entry in g.printed(slot).listens:
                due.append((bearer_of(entry), ability_code(slot, number_of(entry))))
        assert player.quick == [slot for slot in player.hand if g.printed(slot).quick]
        assert sorted(player.paying) == sorted(slot for slot in planet if g.printed(slot).paid)
    found = [(code, heard) for code, all_ in enumerate(g.listeners) for heard in all_]
    assert sorted(found) == sorted(due)


def check_decks(g: Table) -> None:
    """Nobody knows anything about the part of a deck whose order is still to be rolled."""
    for player in g.players:
        assert 0 <= player.low <= player.high <= len(player.deck)
        assert [s for s in player.deck[player.low : player.high] if g.cards[s].known] == []


def check_totals(g: Table) -> None:
    """WIN-1: the building life that is remembered is what a recount gives."""
    if g.listeners[codes.STATS + codes.LIFE]:
        return
    for player in g.players:
        buildings = [s for s in player.row if g.kind_of(s) == codes.BUILDING]
        recounted = sum(max(0, life(g, slot)) for slot in buildings)
        assert player.total in (-1, recounted)


def check_bounds(g: Table) -> None:
    """MAT-2, MAT-3, CARD-5: storages and life within their limits."""
    for player in g.players:
        if player.out:
            continue
        for material in range(3):
            assert 0 <= player.stored[material] <= maximum(g, player.seat, material)
        if not g.over:
            assert life(g, player.base) > 0
        for slot in (*player.row, player.base):
            assert life(g, slot) <= max_life(g, slot)


def check_stack(g: Table) -> None:
    """Frames lie one upon another, each at a step of its flow; the queue holds whole entries."""
    frames: Any = g.kernel_row()["frames"]
    assert g.top == sum(LOCALS + len(ints) for _, _, ints in frames)
    for flow, step, ints in frames:
        steps = g.book.flows[g.book.by_name[flow]].step_names
        assert step == "end" or step in steps
        assert len(ints) >= LOCAL_COUNT
    assert len(g.queue) % QUEUE_STRIDE == 0
    for entry in range(0, len(g.queue), QUEUE_STRIDE):
        assert 0 <= g.queue[entry + QUEUE_SLOT] < len(g.cards)


def check_decision(g: Table) -> None:
    """Somebody who is still in chooses from a few different options, or the game is over; who
    is out chooses only for an effect of theirs that is still resolving (WIN-11)."""
    assert g.asking != g.over
    decision = g.decision
    if decision is None:
        assert g.outcome is not None
        return
    assert 2 <= len(decision.options) <= MOST_OPTIONS
    assert 0 <= decision.default < len(decision.options)
    assert not g.players[decision.seat].out or decision.seat in _resolving_for(g)
    keys = [option.key for option in decision.options]
    assert len(set(keys)) == len(keys), f"{decision.kind}: {keys}"


def _resolving_for(g: Table) -> set[int]:
    """The players whose effects are resolving, or who are carrying one out."""
    frames: Any = g.kernel_row()["frames"]
    contexts = {g.book.flows[flow].name for flow in (RESOLVE, RESOLVE_SPELL, REPLACING)}
    found = [ints for flow, _, ints in frames if flow in contexts]
    return {ints[whose] for ints in found for whose in (CONTROLLER, DOER)}


def cards_of(g: Table) -> list[Counter[int]]:
    """Each player's cards by what they are, wherever they lie; illusions aside."""
    counts: list[Counter[int]] = [Counter() for _ in g.players]
    for slot, card in enumerate(g.cards):
        if not card.illusion and not g.printed(slot).illusion:
            counts[card.owner][card.definition] += 1
    return counts


def check_conserved(g: Table, start: Sequence[Counter[int]]) -> None:
    """No card comes into being or disappears, until its owner is out (WIN-3)."""
    assert cards_of(g) == list(start)
    for slot, card in enumerate(g.cards):
        if card.zone == codes.GONE:
            vanished = card.illusion or g.printed(slot).illusion
            assert vanished or g.players[card.owner].out, f"card {slot} is gone"
