"""The turn and its seven phases (TURN)."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    ASK_MAIN,
    ATTACK_PHASE,
    BORROWED,
    END_PHASE,
    GAINS,
    KUK_PHASE,
    MAIN_PHASE,
    MAKE_ELECTRICITY,
    MINING_PHASE,
    PASS,
    PHASE_ENDS,
    PHASE_STARTS,
    SELFDESTROYS,
    SELFHEALS,
    START_PHASE,
    THIS_TURN,
    TRAP_PHASE,
    WINDOW_PHASE,
    WOULD,
)
from deskovka.games.conquerors.layouts import ability_code
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.acts import acts, may_make_electricity, window
from deskovka.games.conquerors.rules.attack import attack_phase
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.cards import selfdestroy, selfheal
from deskovka.games.conquerors.rules.keywords import draw, kuk
from deskovka.games.conquerors.rules.life import bury
from deskovka.games.conquerors.rules.materials import make_electricity, spill
from deskovka.games.conquerors.rules.reactions import act
from deskovka.games.conquerors.rules.resolution import bury_worn_out, enqueue, flush_since, notice
from deskovka.games.conquerors.rules.terms import change_controller, drop_mods, life_changed, note
from deskovka.games.conquerors.rules.traps import TRAP_ACTS
from deskovka.games.conquerors.rules.winning import check_deck_out, check_turn_limit
from deskovka.games.conquerors.state import Table
from deskovka.kernel.options import option, verb_of
from deskovka.kernel.state import JUST_REST

# -- phases -------------------------------------------------------------------------------


_PHASE: Final = 0


def begin_phase(g: Table) -> None:
    """The next phase, unless it is skipped or its player is out (WIN-8)."""
    phase = g.get(_PHASE)
    if g.players[g.active].out:
        g.done()
        return
    if g.players[g.active].skips >> phase & 1:
        g.player(g.active).skips &= ~(1 << phase)
        note(g, events.SKIP, g.active, phase)
        g.done()
        return
    g.phase = phase
    note(g, events.PHASE, g.active, phase)
    if phase == START_PHASE:
        refresh(g)
    notice(g, PHASE_STARTS + phase, -1, -1, 0, g.active)
    flush_since(g, 0)


def carry_out_phase(g: Table) -> None:
    """TURN-3 mining, TURN-4 kuk, TURN-5 main, TURN-6 attack, TURN-7 trap, TURN-8 end."""
    if not g.players[g.active].out:
        _carry_out(g, g.get(_PHASE))


def _carry_out(g: Table, phase: int) -> None:
    if phase == MINING_PHASE:
        mine(g)
    elif phase == KUK_PHASE:
        kuk(g, g.active, 1)
    elif phase == MAIN_PHASE:
        g.call(MAIN)
    elif phase == ATTACK_PHASE:
        attack_phase(g)
    elif phase == TRAP_PHASE:
        draw(g, g.active, 1)
    elif phase == END_PHASE:
        heal_and_destroy_themselves(g)


def finish_phase(g: Table) -> None:
    """WIN-4 looks at the decks after a phase draw or kuk, before anything else."""
    check_deck_out(g)
    bury_worn_out(g)


def triggered_in_phase(g: Table) -> None:
    flush_since(g, 0)


def place_traps(g: Table) -> None:
    if g.get(_PHASE) == TRAP_PHASE and not g.players[g.active].out:
        g.call(TRAP_ACTS)


def end_phase(g: Table) -> None:
    """The end of the end phase is the end of the turn, noticed with its batch (TURN-8)."""
    if not g.players[g.active].out and g.get(_PHASE) != END_PHASE:
        notice(g, PHASE_ENDS + g.get(_PHASE), -1, -1, 0, g.active)
        flush_since(g, 0)


def move_on(g: Table) -> None:
    """REACT-1, REACT-8, REACT-9: the move to the next phase can be reacted to."""
    if not g.players[g.active].out:
        window(g, WINDOW_PHASE, g.active, 0)


PHASE: Final = BOOK.flow(
    "phase",
    begin_phase,
    carry_out_phase,
    finish_phase,
    triggered_in_phase,
    place_traps,
    end_phase,
    move_on,
)


def refresh(g: Table) -> None:
    """TURN-2: warriors become battle ready and paid effects recharge, first of all."""
    player = g.player(g.active)
    player.made = 0
    player.placed = 0
    player.moved = 0
    player.more_traps = 0
    player.more_electricity = 0
    for slot in player.row:
        if g.cards[slot].exhausted:
            g.card(slot).exhausted = 0
    for slot in player.paying:
        if g.cards[slot].used:
            g.card(slot).used = 0


def mine(g: Table) -> None:
    """TURN-3, EFF-2: every "adds" of the active player that names no other time."""
    start = len(g.queue)
    player = g.players[g.active]
    _mine_with(g, player.miners)
    _mine_with(g, player.row)
    flush_since(g, start)


def _mine_with(g: Table, slots: list[int]) -> None:
    unheard = not g.listeners[GAINS] and not g.listeners[WOULD + GAINS]
    for slot in slots:
        printed = g.printed(slot)
        for ability in printed.adds:
            if unheard:  # the order makes no difference, so nobody is asked
                printed.abilities[ability].add_now(g, slot, g.active)
            else:
                enqueue(g, ability_code(printed.number, ability), slot, 0, 0, 0, g.active)


def heal_and_destroy_themselves(g: Table) -> None:
    """TURN-8, WORD-8, WORD-9: one batch with everybody's "at the end of" effects."""
    for slot in g.players[g.active].row:
        _heal_or_destroy_itself(g, slot)
    _heal_or_destroy_itself(g, g.players[g.active].base)
    notice(g, PHASE_ENDS + END_PHASE, -1, -1, 0, g.active)
    flush_since(g, 0)


def _heal_or_destroy_itself(g: Table, slot: int) -> None:
    if selfheal(g, slot) > 0:
        enqueue(g, SELFHEALS, slot, 0, 0, 0, g.active)
    if selfdestroy(g, slot) > 0:
        enqueue(g, SELFDESTROYS, slot, 0, 0, 0, g.active)


# -- the main phase (TURN-5) --------------------------------------------------------------


AT_REST: Final[list[int]] = [PASS, PASS]  # stands for options that nobody looks at


def ask_main(g: Table) -> None:
    """TURN-5, TERM-5: asked once whatever was begun is over, so no game action is taking place."""
    seat = g.active
    if g.players[seat].out:
        g.done()
        return
    if g.hush == JUST_REST:  # a look ahead goes no further
        g.ask(ASK_MAIN, seat, AT_REST)
        return
    g.ask(ASK_MAIN, seat, acts(g, seat, False) or [PASS])
    if may_make_electricity(g, seat):
        g.offer(option(MAKE_ELECTRICITY))


def do_main(g: Table) -> None:
    if g.pick == PASS:
        g.done()
        return
    g.restart()
    if verb_of(g.pick) == MAKE_ELECTRICITY:
        make_electricity(g, g.active)
    else:
        act(g, g.active, g.pick)


MAIN: Final = BOOK.flow("main phase", ask_main, do_main)


# -- turns --------------------------------------------------------------------------------

_NEXT_PHASE: Final = 0


def begin_turn(g: Table) -> None:
    check_turn_limit(g)
    if g.over:
        return
    g.turn += 1
    g.shielded = []
    g.since = g.moment
    g.put(_NEXT_PHASE, START_PHASE)
    note(g, events.TURN, g.active, g.turn)
    bury_worn_out(g)


def next_phase(g: Table) -> None:
    phase = g.get(_NEXT_PHASE)
    if phase > END_PHASE or g.players[g.active].out:
        return
    g.put(_NEXT_PHASE, phase + 1)
    g.again()
    g.call(PHASE, phase)


def end_turn(g: Table) -> None:
    """What lasts until the end of the turn ends."""
    passing: list[int] = []
    for player in g.players:
        _find_passing(g, player.miners, passing)
        _find_passing(g, player.row, passing)
        if passes(g, player.base):
            passing.append(player.base)
    for slot in passing:
        _expire(g, slot)
    spill(g)
    bury(g)


def _find_passing(g: Table, slots: list[int], passing: list[int]) -> None:
    for slot in slots:
        if passes(g, slot):
            passing.append(slot)


def passes(g: Table, slot: int) -> bool:
    """Does anything about the card last until the end of the turn only?"""
    mods = g.cards[slot].mods
    return bool(mods) and THIS_TURN in mods[2::3]


def _expire(g: Table, slot: int) -> None:
    mods = g.cards[slot].mods
    g.card(slot).mods = drop_mods(mods, THIS_TURN)
    life_changed(g, slot)
    for at in range(0, len(mods), 3):
        if mods[at] == BORROWED and mods[at + 2] == THIS_TURN:
            if not g.players[mods[at + 1]].out:
                change_controller(g, slot, mods[at + 1])
            return


def after_turn(g: Table) -> None:
    flush_since(g, 0)


def pass_turn(g: Table) -> None:
    """TURN-1: clockwise, whether or not the player is still in (WIN-8)."""
    g.active = g.next_seat(g.active)
    g.writes += 1  # standing effects may depend on whose turn it is
    g.restart()


TURNS: Final = BOOK.flow("turns", begin_turn, next_phase, end_turn, after_turn, pass_turn)
