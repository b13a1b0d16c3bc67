"""Winning and losing (WIN)."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    ALL_FELL,
    ASK_MAIN,
    BUILDING,
    CONQUERED,
    DECK_OUT,
    ENDLESS,
    GONE,
    LAST_LEFT,
    LIFE,
    LIFE_DOWN,
    PASS,
    PLANET,
    RESIGNED,
    STATS,
    TURN_LIMIT,
)
from deskovka.games.conquerors.layouts import DROPPED, QUEUE_CONTROLLER, QUEUE_STRIDE, bearer_of
from deskovka.games.conquerors.rules import cards, events
from deskovka.games.conquerors.rules.terms import note, to_junkyard, vanish
from deskovka.games.conquerors.state import Table

LIFE_TO_CONQUER: Final = 30
TURNS_EACH: Final = 100


def building_life(g: Table, seat: int) -> int:
    """WIN-1: the current life of all the player's buildings."""
    known = g.players[seat].total
    if known >= 0 and not _buildings_are_affected(g):
        return known
    total = 0
    for slot in g.players[seat].row:
        if g.kind_of(slot) == BUILDING:
            total += max(0, cards.life(g, slot))
    if g.players[seat].total != total:
        g.player(seat).total = total
    return total


def _buildings_are_affected(g: Table) -> bool:
    """Is there a standing effect on their life? It may speak of anything that changes."""
    listening = g.listeners[STATS + LIFE]
    return bool(listening) and any(g.printed(bearer_of(h)).affects_buildings for h in listening)


def base_life(g: Table, seat: int) -> int:
    return cards.life(g, g.players[seat].base)


def check_winner(g: Table) -> None:
    """WIN-5, WIN-6: after every committed event, first who is out, then who has conquered."""
    if g.over or g.checked == g.writes:
        return
    fallen = _fallen(g)
    if fallen:
        if len(fallen) == g.left():
            _compare(g, fallen, ALL_FELL, g.stood)
            return
        last = g.left() - len(fallen) == 1
        for seat in fallen:
            if last and g.hush:  # nobody looks at what they leave behind
                g.player(seat).out = 1
            else:
                leave_game(g, seat)
        if g.left() == 1:
            _finish(g, [p.seat for p in g.players if not p.out], LAST_LEFT)
            return
    seat = g.active
    for _ in range(g.seats):
        if not g.players[seat].out and building_life(g, seat) >= LIFE_TO_CONQUER:
            _finish(g, [seat], CONQUERED)
            return
        seat += 1
        if seat == g.seats:
            seat = 0
    if g.listeners[LIFE_DOWN]:  # whatever happens next may let everybody fall
        remember_standing(g)
    g.checked = g.writes


def _fallen(g: Table) -> list[int]:
    """Whose base has no life left."""
    fallen = NOBODY
    for player in g.players:
        if player.out or cards.surely_lives(g, player.base):
            continue
        if base_life(g, player.seat) <= 0:
            fallen = [*fallen, player.seat]
    return fallen


NOBODY: Final[list[int]] = []


def remember_standing(g: Table) -> None:
    """WIN-7 compares how the players stood before the event that is about to be committed."""
    g.stood = _standing(g)


def _standing(g: Table) -> list[int]:
    standing: list[int] = []
    for player in g.players:
        standing.append(0 if player.out else building_life(g, player.seat))
        standing.append(0 if player.out else base_life(g, player.seat))
    return standing


def check_deck_out(g: Table) -> None:
    """WIN-4: looked at when a game action, a phase draw or a kuk is over; WIN-6: comes last."""
    if g.over:
        return
    for player in g.players:
        if not player.out and not player.deck:
            check_winner(g)
            if not g.over:
                compare_standing(g, DECK_OUT)
            return


def compare_standing(g: Table, how: int) -> None:
    """The most building life wins, then the most base life, then the win is shared."""
    _compare(g, [p.seat for p in g.players if not p.out], how, _standing(g))


def _compare(g: Table, seats: list[int], how: int, standing: list[int]) -> None:
    best = max([standing[2 * seat] * 1000 + standing[2 * seat + 1] for seat in seats])
    _finish(g, [s for s in seats if standing[2 * s] * 1000 + standing[2 * s + 1] == best], how)


def _finish(g: Table, winners: list[int], how: int) -> None:
    g.over = True
    g.how = how
    for seat in winners:
        g.winners |= 1 << seat
    note(g, events.WON, g.winners, how)


def end_endless(g: Table) -> None:
    """EFF-11: a chain without any player's choice that passes a fixed bound ends the game."""
    compare_standing(g, ENDLESS)


def check_turn_limit(g: Table) -> None:
    """WIN-9: whoever began counts, also those who are out by now."""
    if g.turn >= TURNS_EACH * g.seats:
        compare_standing(g, TURN_LIMIT)


def leave_game(g: Table, seat: int) -> None:
    """WIN-3: the player is out, and everything of theirs with them."""
    from deskovka.games.conquerors.rules import materials

    g.player(seat).out = 1
    note(g, events.OUT, seat)
    for slot in range(len(g.cards)):
        card = g.cards[slot]
        if card.zone == GONE:
            continue
        if card.owner == seat:
            vanish(g, slot, "conquerors:WIN-3")
        elif card.controller == seat and card.zone == PLANET:
            to_junkyard(g, slot, "conquerors:WIN-3")
    drop_waiting(g, seat)
    materials.spill(g)


def drop_waiting(g: Table, seat: int) -> None:
    """WIN-3: effects of theirs that wait never happen."""
    kept: list[int] = []
    for at in range(0, len(g.queue), QUEUE_STRIDE):
        if g.queue[at + QUEUE_CONTROLLER] == seat:
            entry = [DROPPED, 0, 0, seat, 0, 0, 0, 0]
            kept.extend(entry)
        else:
            kept.extend(g.queue[at : at + QUEUE_STRIDE])
    g.queue = kept


def refuse_resigning(g: Table, seat: int) -> str:
    """WIN-12"""
    if g.players[seat].out:
        return f"seat {seat} is out already"
    if g.left() > 2 and g.kind != ASK_MAIN:
        return "while more than two are left, players go out between actions of a main phase only"
    return ""


def resign(g: Table, seat: int) -> None:
    """A player gives up: out, as if their base had fallen. In their own main phase that is over
    with it; in another's, its player is asked anew."""
    from deskovka.games.conquerors.rules.turn import ask_main

    asked = g.seat
    g.asking = False
    g.options = []
    leave_game(g, seat)
    if g.left() == 1:
        _finish(g, [p.seat for p in g.players if not p.out], RESIGNED)
        return
    check_winner(g)
    if asked == seat:
        g.pick = PASS
    else:
        g.goto(ask_main)
    g.run()
