"""Playing one game of a job: bots choose, a watcher notes, a row is what is kept."""

from __future__ import annotations

import functools
import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import deskovka
from deskovka import bots
from deskovka.bots import Worlds
from deskovka.bots.players import BETWEEN_COLLECTIONS
from deskovka.games.port.bot import shown
from deskovka.games.port.state import GameState
from deskovka.games.port.watcher import Notes
from deskovka.kernel.events import Event
from deskovka.lab.jobs import BadJob, Job, Task, begin, parts_of, seed_of
from deskovka.tabletop import TabletopGame

Row = dict[str, Any]


def play_all(job: Job, numbers: Sequence[int]) -> tuple[list[Row], float]:
    """Some games of a job, and how many seconds they took."""
    start = time.perf_counter()
    rows = [play(job, number) for number in numbers]
    return rows, time.perf_counter() - start


@contextmanager
def _collecting_seldom() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(BETWEEN_COLLECTIONS)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@_collecting_seldom()
def play(job: Job, number: int) -> Row:
    """A game of a job, from beginning to end."""
    game = game_of(job.game, job.pack, job.cards, tuple(job.texts))
    task = job.task(number)
    table = begin(game, task)
    players = [
        bots.make(parts_of(bot)[0], game, seed_of(task.seed, seat), job.budget(bot))
        for seat, bot in enumerate(task.bots)
    ]
    notes = job.watcher.notes(table)
    decisions = 0
    while (decision := table.decision) is not None:
        seat = decision.seat
        bot = players[seat]
        pick = bot.choose(shown(bot, table, seat), decision, Worlds(table, seat))
        events: list[Event] = []
        table.apply(pick, sink=events)
        notes.see(events)
        decisions += 1
    return _row(job, task, table, notes, decisions)


def _row(job: Job, task: Task, table: GameState, notes: Notes[Any], decisions: int) -> Row:
    """A win that is shared counts in parts."""
    outcome = table.outcome
    assert outcome is not None
    winners = outcome.winners
    side = job.watcher.side
    return {
        "number": task.number,
        "seed": task.seed,
        "game": job.game,
        "players": job.players,
        **notes.setup(),
        "iterations": job.iterations,
        "seconds": job.seconds,
        "first": table.starter,
        "winners": winners,
        "how": outcome.how,
        "turns": table.turn,
        "rounds": max(notes.turns),
        "decisions": decisions,
        "seats": [
            {
                "bot": task.bots[seat],
                **({side: task.sides[seat]} if side else {}),
                "won": 1 / len(winners) if seat in winners else 0.0,
                "turns": notes.turns[seat],
                **notes.seat(seat),
            }
            for seat in range(job.players)
        ],
    }


@functools.cache
def game_of(name: str, pack: str, cards: str, texts: tuple[str, ...]) -> TabletopGame[Any]:
    """The game with exactly those cards, read once in a process."""
    game = deskovka.game(name, Path(pack) if pack else None, texts=texts)
    if game.digest != cards:
        raise BadJob(f"the cards of {pack or 'the box'} here are not those of the job")
    return game
