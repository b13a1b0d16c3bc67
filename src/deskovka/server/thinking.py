"""Bots think in processes of their own, so that no table waits for another.

A process gets a world that the seat may be in, dealt by the server, never the truth. What it
thought it keeps for the seat's next decision, in case that comes to the same process.
"""

from __future__ import annotations

import functools
import gc
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, BinaryIO, Final, NamedTuple

import msgspec

from deskovka.bots.worlds import Worlds
from deskovka.server import workers
from deskovka.server.wire.frames import Rating

if TYPE_CHECKING:
    from deskovka.bots import Bot
    from deskovka.bots.thinking import Budget, SearchBot

_PATIENCE: Final = 30.0  # seconds until a process that does not answer is given up
_SEED_BITS: Final = 30
_MOST_GAMES: Final = 16  # with packs of people's own, in a process
_MOST_MINDS: Final = 64  # in a process
_MOST_NODES: Final = 400_000  # in all their trees: some 100 MB
_MOST_SEATS: Final = 4_096  # of which it is known when they thought
BRIEF_SECONDS: Final = 0.15  # what a search gets where its time would tell what it holds


class Job(msgspec.Struct, frozen=True):
    """``world`` is the dump of one; ``bot`` is empty when a hint is asked for.

    ``brief``: there is little time for it. ``packs`` are the texts of the packs besides the box.
    ``before`` is the moment of the decision that the seat thought about last, or -1.
    """

    game: str
    bot: str
    seat: int
    seed: int
    world: bytes
    brief: bool
    packs: Sequence[str] = ()
    table: str = ""
    moment: int = 0
    before: int = -1

    @property
    def mind(self) -> tuple[str, int]:
        """Whose thoughts they are."""
        return self.table, self.seat


class Thought(msgspec.Struct, frozen=True):
    pick: int
    ratings: list[Rating] = []


def job(
    game: str,
    bot: str,
    state: Any,
    brief: bool = False,
    packs: Sequence[str] = (),
    table: str = "",
) -> Job:
    """What may be told about the pending decision."""
    seed = secrets.randbits(_SEED_BITS)
    world = Worlds(state, state.seat).dump(secrets.randbits(_SEED_BITS))
    return Job(game, bot, state.seat, seed, world, brief, packs, table, state.moment)


class Thinkers(workers.Workers[Job, Thought]):
    """So many processes; whoever wants to think waits for a free one."""

    def __init__(self, count: int) -> None:
        super().__init__(__name__, Thought, count, _PATIENCE)
        self.last: dict[tuple[str, int], int] = {}  # the moment of which a seat thought last

    async def think(self, job: Job) -> Thought:
        if not job.table:
            return await self.ask(job)
        before = self.last.pop(job.mind, -1)
        if before >= job.moment:  # which was taken back
            before = -1
        thought = await self.ask(msgspec.structs.replace(job, before=before))
        self.last[job.mind] = job.moment
        if len(self.last) > _MOST_SEATS:
            _forget_first(self.last)
        return thought


def _forget_first(kept: dict[tuple[str, int], Any]) -> None:
    del kept[next(iter(kept))]


# -- in a process of its own --------------------------------------------------------------


class Mind(NamedTuple):
    """What a bot thought of a decision."""

    name: str
    bot: SearchBot
    moment: int
    nodes: int


minds: dict[tuple[str, int], Mind] = {}


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
    if budget is not None and job.brief:
        budget = thinking.Budget(min(budget.seconds, BRIEF_SECONDS), budget.iterations)
    bot = _bot(job, game, budget)
    decision = world.decision
    assert decision is not None
    pick = bot.choose(world.view(job.seat), decision, worlds)
    if job.table and isinstance(bot, thinking.SearchBot):
        _keep(job, bot)
    return Thought(pick)


def _keep(job: Job, bot: SearchBot) -> None:
    """For the seat's next decision; what was kept first is the first to go."""
    minds[job.mind] = Mind(job.bot, bot, job.moment, bot.nodes)
    while len(minds) > _MOST_MINDS or sum(mind.nodes for mind in minds.values()) > _MOST_NODES:
        _forget_first(minds)


def _bot(job: Job, game: Any, budget: Budget | None) -> Bot:
    """The one that thought of the seat's last decision, if it was here; or one that begins."""
    from deskovka import bots

    kept = minds.pop(job.mind, None)
    if kept is None or budget is None or (kept.name, kept.moment) != (job.bot, job.before):
        return bots.make(job.bot, game, job.seed, budget)
    kept.bot.budget = budget
    return kept.bot


@functools.lru_cache(maxsize=_MOST_GAMES)
def _game(name: str, packs: tuple[str, ...]) -> Any:
    import deskovka

    return deskovka.game(name, texts=packs)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer jobs until there are no more."""
    workers.serve(source, sink, Job, think)


if __name__ == "__main__":
    from deskovka.bots.thinking import BETWEEN_COLLECTIONS

    gc.set_threshold(BETWEEN_COLLECTIONS)
    workers.run(Job, think)
