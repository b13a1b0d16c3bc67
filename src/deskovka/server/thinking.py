"""Bots think in processes of their own, so that no table waits for another.

A process gets a world that the seat may be in, dealt by the server, never the truth.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Sequence
from typing import Any, BinaryIO, Final

import msgspec

from deskovka.bots.worlds import Worlds
from deskovka.server import workers
from deskovka.server.wire.frames import Rating

_PATIENCE: Final = 30.0  # seconds until a process that does not answer is given up
_SEED_BITS: Final = 30
_MOST_GAMES: Final = 16  # with packs of people's own, in a process
WINDOW_SECONDS: Final = 0.15  # what a search gets for a reaction


class Job(msgspec.Struct, frozen=True):
    """``world`` is the dump of one; ``bot`` is empty when a hint is asked for.

    ``packs`` are the texts of the packs besides the box.
    """

    game: str
    bot: str
    seat: int
    seed: int
    world: bytes
    window: bool
    packs: Sequence[str] = ()


class Thought(msgspec.Struct, frozen=True):
    pick: int
    ratings: list[Rating] = []


def job(game: str, bot: str, state: Any, window: bool = False, packs: Sequence[str] = ()) -> Job:
    """What may be told about the pending decision."""
    seed = secrets.randbits(_SEED_BITS)
    world = Worlds(state, state.seat).dump(secrets.randbits(_SEED_BITS))
    return Job(game, bot, state.seat, seed, world, window, packs)


class Thinkers(workers.Workers[Job, Thought]):
    """So many processes; whoever wants to think waits for a free one."""

    def __init__(self, count: int) -> None:
        super().__init__(__name__, Thought, count, _PATIENCE)

    async def think(self, job: Job) -> Thought:
        return await self.ask(job)


# -- in a process of its own --------------------------------------------------------------


def think(job: Job) -> Thought:
    """The pick of a bot, or how a strong one rates every option."""
    from deskovka import bots
    from deskovka.bots import thinking

    game = _game(job.game, tuple(job.packs))
    world = game.load(job.world)
    worlds = Worlds(world, job.seat)
    if not job.bot:
        rated = bots.hint(job.game, worlds)
        pairs = zip(rated.weights, rated.values, strict=True)
        return Thought(rated.pick, [Rating(weight, value) for weight, value in pairs])
    budget = thinking.STRENGTHS[job.game].get(job.bot)
    if budget is not None and job.window:
        budget = thinking.Budget(min(budget.seconds, WINDOW_SECONDS), budget.iterations)
    bot = bots.make(job.bot, game, job.seed, budget)
    decision = world.decision
    assert decision is not None
    return Thought(bot.choose(world.view(job.seat), decision, worlds))


@functools.lru_cache(maxsize=_MOST_GAMES)
def _game(name: str, packs: tuple[str, ...]) -> Any:
    import deskovka

    return deskovka.game(name, texts=packs)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer jobs until there are no more."""
    workers.serve(source, sink, Job, think)


if __name__ == "__main__":
    workers.run(Job, think)
