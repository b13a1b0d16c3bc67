"""Games of a job played again, to be watched in another way than the lab watches them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import deskovka
from deskovka import bots
from deskovka.bots import Worlds
from deskovka.kernel.events import Event
from deskovka.lab.jobs import Job, begin, seed_of


def again(job: Job, number: int) -> Iterator[tuple[Any, list[Event]]]:
    """The table before every pick and at the end, with what the last pick led to."""
    game = deskovka.game(job.game)
    task = job.task(number)
    table: Any = begin(game, task)
    players = [bots.make(bot, game, seed_of(task.seed, at)) for at, bot in enumerate(task.bots)]
    events: list[Event] = []
    while (decision := table.decision) is not None:
        yield table, events
        seat = decision.seat
        pick = players[seat].choose(table.view(seat), decision, Worlds(table, seat))
        events = []
        table.apply(pick, sink=events)
    yield table, events
