"""What an order leads to, worked out on a copy before anything of it is true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from deskovka.games.port.state import GameState
from deskovka.kernel.events import Event
from deskovka.table.entries import PICK, Entry, Snapshot, What, Who, carry_out
from deskovka.table.log import Kept, Log, is_digest_due, is_snapshot_due
from deskovka.table.orders import PlannedPick
from deskovka.table.seats import Seat
from deskovka.table.windows import Stage, Windows


class Act(NamedTuple):
    """What somebody does: ``value`` is the pick."""

    what: What
    seat: int
    value: int
    who: Who


class Step(NamedTuple):
    """What is to be stored, where it leads, where it seems to pause, and what happens last."""

    entries: list[Entry]
    state: GameState
    stages: list[Stage]
    events: list[Event]
    kept: Kept | None
    snapshot: Snapshot | None


def work_out(
    before: GameState,
    act: Act,
    log: Log,
    windows: Windows,
    seats: Sequence[Seat],
    then: Sequence[PlannedPick] = (),
) -> Step:
    """An act with the passes that stops make at once after it; raises IllegalPick.

    They are stored together: if they took time of their own, it would tell what is in a hand.
    So are the choices of ``then``: nobody sees anything between them, and they are undone at once.
    """
    start, seat = before, act.seat
    entries, told = list[Entry](), list[Event]()
    paused = list[Stage]()
    kept: Kept | None = None
    snapshot: Snapshot | None = None
    while True:
        n = log.size + len(entries)
        entry = Entry(n, *act)
        after = before.clone()
        events: list[Event] = []
        stages: list[Stage] = []
        carry_out(after, entry, events)
        if windows.manners.hands_decide:
            stages, events = windows.course(before, entry, seats)
        if is_digest_due(n):
            entry = msgspec.structs.replace(entry, digest=after.digest())
        if is_snapshot_due(n):
            kept = Kept(len(log.played) + len(entries) + 1, after)
            snapshot = Snapshot(n + 1, after.dump())
        entries.append(entry)
        if stages:
            stages[0] = Stage(stages[0].state, [*told, *stages[0].events])
            paused += stages
            told = []
        told += events
        if windows.manners.a_hand_decides(after) and not windows.stop_for(after, seats):
            before, act = after, Act(PICK, after.seat, after.default, "auto")
            continue
        then = () if paused else _due(windows, start, after, seat, then)
        pick = _meant(after, then[0]) if then else -1
        if pick < 0:
            return Step(entries, after, paused, told, kept, snapshot)
        before, act, then = after, Act(PICK, seat, pick, "more"), then[1:]


def _due(
    windows: Windows, start: GameState, now: GameState, seat: int, then: Sequence[PlannedPick]
) -> Sequence[PlannedPick]:
    """The choices that are left, from the one for this question on; none where it has to be asked.

    Questions with a single answer never came, so choices for them are passed over. Whoever has
    learned something since they ordered decides anew.
    """
    manners = windows.manners
    if (
        not then
        or now.over
        or now.seat != seat
        or manners.a_hand_decides(now)
        or seat in manners.learned(start, now)
        or start.chance.row() != now.chance.row()
    ):
        return ()
    asked = now.question().name
    return next((then[at:] for at, choice in enumerate(then) if choice.asks == asked), ())


def _meant(now: GameState, choice: PlannedPick) -> int:
    """The option that the choice means; -1 where it means none, or more than one."""
    options = now.view(now.seat).get("options", [])
    if choice.option in options:
        return int(options.index(choice.option))
    meant = [at for at, option in enumerate(options) if choice.option.items() <= option.items()]
    return meant[0] if len(meant) == 1 else -1
