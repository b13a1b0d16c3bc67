"""Bots think in processes of their own, so that no table waits for another.

A process gets a world that the seat may be in, dealt by the server, never the truth. What it
thought it keeps for the seat's next decision, in case that comes to the same process.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, BinaryIO, Final, NamedTuple, Protocol

import msgspec

from deskovka import games
from deskovka.bots import HINT, Budget, Worlds
from deskovka.server.workers import pool
from deskovka.table.frames import Rating
from deskovka.table.protocols import Job, Superseded, Thinker, Thought

if TYPE_CHECKING:
    from deskovka.bots import Bot
    from deskovka.bots.players import SearchBot
    from deskovka.games.port.state import GameState
    from deskovka.tabletop import TabletopGame

_PATIENCE: Final = 30.0  # seconds until a process that does not answer is given up
_SEED_BITS: Final = 30
_MOST_GAMES: Final = 16  # with packs of people's own, in a process
_MOST_MINDS: Final = 64  # in a process
_MOST_NODES: Final = 400_000  # in all their trees: some 100 MB
_MOST_SEATS: Final = 4_096  # of which it is known when they thought

# Bots that answer at once, searches that are cut off where their time would tell what a bot holds,
# and searches that are waited for. The first two have a process for themselves.
INSTANT: Final = 0
BRIEF: Final = 1
DEEP: Final = 2

_MOST_WAIT: Final = 1.0  # seconds in which whatever waits is to be thought
_LEAST_SHARE: Final = 0.2  # of its usual thought; each level is stronger than the one below it
_LEAST_ITERATIONS: Final = 2
_LEAST_SECONDS: Final = 0.004
_ON_THE_WAY: Final = 0.006  # seconds until a process has a job, and until its answer is here
_GUESS: Final = 0.1  # of the most that a thought may take: what it takes, before it is known
_FORGETTING: Final = 0.1  # how much a new thought counts in what they usually take


class Task(msgspec.Struct, frozen=True):
    """A job as it is sent to a process: ``world`` is a dump.

    ``before`` is the moment of the decision that the seat thought about last, or -1. Only a search
    has ``seconds`` and ``iterations``, as `Budget` has them.
    """

    game: str
    bot: str
    seat: int
    seed: int
    world: bytes
    seconds: float = 0.0
    iterations: int = 0
    packs: Sequence[str] = ()
    table: str = ""
    moment: int = 0
    before: int = -1

    @property
    def mind(self) -> tuple[str, int]:
        """Whose thoughts they are."""
        return self.table, self.seat

    @property
    def budget(self) -> Budget | None:
        return Budget(self.seconds, self.iterations) if self.seconds else None


def task(job: Job, budget: Budget | None = None) -> Task:
    """The job, ready to be sent."""
    seconds, iterations = budget or usual(job) or Budget()
    return Task(
        job.game,
        job.bot,
        job.seat,
        secrets.randbits(_SEED_BITS),
        job.world.dump(),
        seconds,
        iterations,
        job.packs,
        "" if job.brief else job.table,
        job.moment,
    )


class Minds(Thinker, Protocol):
    """Where bots think, until it is closed."""

    async def close(self) -> None: ...


def usual(job: Job) -> Budget | None:
    """What a search may think where nobody else waits; None for a bot that answers at once."""
    if not job.bot:
        return HINT
    return games.kit(job.game).strengths().get(job.bot)


def lessened(budget: Budget, share: float, seconds: float) -> Budget:
    """That share of a budget, within so many seconds."""
    iterations = budget.iterations
    if iterations:
        iterations = max(_LEAST_ITERATIONS, round(iterations * share))
    return Budget(max(_LEAST_SECONDS, min(budget.seconds * share, seconds)), iterations)


def share_of(waits: float, places: int) -> float:
    """How much of its usual thought a search gets, so that nobody waits for long.

    So many seconds of thought wait, and so many can be thought at once.
    """
    if waits <= 0:
        return 1.0
    return min(1.0, max(_LEAST_SHARE, _MOST_WAIT * places / waits))


class Away(Protocol):
    """Processes that think elsewhere."""

    def takes(self, game: str) -> bool:
        """Does anybody think about that game there now?"""

    async def think(self, task: Task, person: int, size: float, seconds: float) -> Thought:
        """In the person's turn; it is expected to take ``size``, and is of use for so long.

        Raises OSError where it has to be thought here.
        """


class Thinkers(pool.Workers[Task, Thought]):
    """One process for bots that answer at once, and so many for those that search.

    People are served in turn. When more waits than can be thought soon, every search thinks less,
    all levels alike. Searches that are waited for go ``away`` while somebody is there: for all
    others the way would take longer than the thought.
    """

    def __init__(self, count: int, away: Away | None = None) -> None:
        super().__init__(__name__, Thought, [BRIEF, *[DEEP] * count], _PATIENCE)
        self.count = count
        self.away = away
        self.last: dict[tuple[str, int], int] = {}  # the moment of which a seat thought last
        self.takes: dict[tuple[str, str], float] = {}  # seconds of a whole thought, by game and bot
        self.hints: dict[int, asyncio.Task[Thought]] = {}  # the one of each person

    async def think(self, job: Job) -> Thought:
        return await (self._do(job) if job.bot else self._hint(job))

    async def _hint(self, job: Job) -> Thought:
        """A person has one hint at a time: asking for another gives up the one before."""
        before = self.hints.get(job.person)
        if before is not None:
            before.cancel()
        asked = self.hints[job.person] = asyncio.create_task(self._do(job))
        try:
            await asyncio.wait([asked])
        finally:
            asked.cancel()
            if self.hints.get(job.person) is asked:
                del self.hints[job.person]
        if asked.cancelled():
            raise Superseded
        return asked.result()

    async def _do(self, job: Job) -> Thought:
        """Let a process think, and remember what the seat has thought about."""
        usually = usual(job)
        rank = INSTANT if usually is None else BRIEF if job.brief else DEEP
        if rank == DEEP and self.away is not None and self.away.takes(job.game):
            with contextlib.suppress(OSError):
                return await self._do_away(self.away, job, usually)
        return await self._do_here(job, rank, usually)

    async def _do_away(self, away: Away, job: Job, usually: Budget | None) -> Thought:
        sent = self._task(job, usually, 1.0)
        size = self._expected(job, usually)
        thought = await away.think(sent, job.person, size, _left(job))
        self._note(job, sent, thought.seconds / thought.share)
        return thought

    async def _do_here(self, job: Job, rank: int, usually: Budget | None) -> Thought:
        expected = self._expected(job, usually)
        made: list[tuple[Task, float]] = []  # and the share of its usual thought

        def ready() -> Task:
            share = self.share(expected)
            made.append((self._task(job, usually, share), share))
            return made[0][0]

        thought = await self.ask(ready, job.person, rank, expected)
        sent, share = made[0]
        self._note(job, sent, thought.seconds / share)
        return msgspec.structs.replace(thought, share=share if usually else 1.0)

    def _note(self, job: Job, sent: Task, seconds: float) -> None:
        """What a whole thought takes, and of what the seat thought last."""
        if sent.budget is not None:
            self._learn(job, seconds)
        if sent.table:
            self.last[sent.mind] = sent.moment
            if len(self.last) > _MOST_SEATS:
                _forget_first(self.last)

    def _task(self, job: Job, usually: Budget | None, share: float) -> Task:
        if usually is None:
            return task(job)
        made = task(job, lessened(usually, share, _left(job)))
        before = self.last.pop(made.mind, -1) if made.table else -1
        if before >= made.moment:  # which was taken back
            before = -1
        return msgspec.structs.replace(made, before=before)

    # -- how much there is to think -------------------------------------------------------

    def share(self, own: float = 0.0) -> float:
        """How much of its usual thought a search gets, so that nobody waits for long."""
        return share_of(own + sum(wish.size for wish in self.turns), self.count)

    def _expected(self, job: Job, usually: Budget | None) -> float:
        if usually is None:
            return 0.0
        return self.takes.get((job.game, job.bot), usually.seconds * _GUESS)

    def _learn(self, job: Job, seconds: float) -> None:
        key = (job.game, job.bot)
        known = self.takes.get(key, seconds)
        self.takes[key] = known + (seconds - known) * _FORGETTING


def _left(job: Job) -> float:
    """Seconds in which a thought may be had."""
    return job.until - asyncio.get_running_loop().time() - 2 * _ON_THE_WAY


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


def think(task: Task) -> Thought:
    """The pick of a bot, or how a strong one rates every option."""
    from deskovka import bots
    from deskovka.bots.players import SearchBot

    begun = time.perf_counter()
    game = _game(task.game, tuple(task.packs))
    world = game.load(task.world)
    worlds = Worlds(world, task.seat)
    if not task.bot:
        rated = bots.hint(task.game, worlds, task.budget)
        pairs = zip(rated.weights, rated.values, strict=True)
        ratings = [Rating(weight, value) for weight, value in pairs]
        return Thought(rated.pick, ratings, time.perf_counter() - begun)
    bot = _bot(task, game)
    decision = world.decision
    assert decision is not None
    pick = bot.choose(world.view(task.seat), decision, worlds)
    if task.table and isinstance(bot, SearchBot):
        _keep(task, bot)
    return Thought(pick, seconds=time.perf_counter() - begun)


def _keep(task: Task, bot: SearchBot) -> None:
    """For the seat's next decision; what was kept first is the first to go."""
    minds[task.mind] = Mind(task.bot, bot, task.moment, bot.nodes)
    while len(minds) > _MOST_MINDS or sum(mind.nodes for mind in minds.values()) > _MOST_NODES:
        _forget_first(minds)


def _bot(task: Task, game: TabletopGame[GameState]) -> Bot:
    """The one that thought of the seat's last decision, if it was here; or one that begins."""
    from deskovka import bots

    kept, budget = minds.pop(task.mind, None), task.budget
    if kept is None or budget is None or (kept.name, kept.moment) != (task.bot, task.before):
        return bots.make(task.bot, game, task.seed, budget)
    kept.bot.budget = budget
    return kept.bot


@functools.lru_cache(maxsize=_MOST_GAMES)
def _game(name: str, packs: tuple[str, ...]) -> TabletopGame[GameState]:
    import deskovka

    return deskovka.game(name, texts=packs)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Do tasks until there are no more."""
    pool.serve(source, sink, Task, think)


if __name__ == "__main__":
    from deskovka.bots.players import BETWEEN_COLLECTIONS

    gc.set_threshold(BETWEEN_COLLECTIONS)
    pool.run(Task, think)
