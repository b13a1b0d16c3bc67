"""Bots that think on other machines: in turn, again where a worker dies, and no otherwise."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from deskovka import cli
from deskovka.bots import Budget
from deskovka.server.cluster import delegate, news
from deskovka.server.cluster.delegate import Delegate
from deskovka.server.cluster.ledger import channel_of
from deskovka.server.cluster.register import Member, Register
from deskovka.server.cluster.thoughts import MOST_TRIES, Asked, Thoughts
from deskovka.server.cluster.worker import less
from deskovka.server.games import catalogue
from deskovka.server.workers import thinker
from deskovka.server.workers.thinker import Task, Thinkers
from deskovka.table.protocols import Job, Superseded, Thought
from tests.server.databases import PostgresBase
from tests.server.guests import PATIENCE
from tests.server.laid_tables import begin, laid_table, settled
from tests.server.workers.test_thinker import PLANETS, TOWER, job, task

Said = pytest.CaptureFixture[str]
T = TypeVar("T")

EDITIONS = catalogue.editions()
SOME = EDITIONS["plosinovka"]
NEVER = 2**53
REPLACED = 5.0  # seconds
THINK = "from deskovka.cli import main; main()"


def run(act: Coroutine[Any, Any, T]) -> T:
    async def bounded() -> T:
        async with asyncio.timeout(PATIENCE):
            return await act

    return asyncio.run(bounded())


async def until(true: Callable[[], Awaitable[Any]]) -> None:
    while not await true():
        await asyncio.sleep(0.02)


class Asker:
    """A process that serves tables, as far as workers know of it."""

    def __init__(self, base: PostgresBase, name: str = "asker") -> None:
        self.backend = base.backend()
        self.thoughts = Thoughts(self.backend)
        self.me = name
        self.register = Register(self.backend, Member(name, "127.0.0.1:1", {}), EDITIONS)
        self.register.join()
        self.base = base
        base.run("UPDATE process SET expires = ?", NEVER)

    async def hire(self, *names: str, editions: Mapping[str, str] = EDITIONS) -> None:
        """Workers that live for as long as the test."""
        for name in names:
            await self.thoughts.sign(name, editions, 1)
        self.base.run("UPDATE worker SET expires = ?", NEVER)

    async def ask(self, ident: str, person: int, edition: str = SOME) -> None:
        asked = Asked(ident, person, 0.1, "plosinovka", b"task", None)
        await self.thoughts.ask(self.me, edition, asked)

    def close(self) -> None:
        self.register.thread.shutdown()
        for one in (self.register, self.thoughts):
            one.threads.shutdown()
        self.backend.engine.dispose()


@pytest.fixture
def asker(postgres: PostgresBase) -> Iterator[Asker]:
    made = Asker(postgres)
    yield made
    made.close()


# -- the queue ----------------------------------------------------------------------------


def test_people_are_served_in_turn(asker: Asker) -> None:
    async def served() -> list[str]:
        queue = asker.thoughts
        await asker.hire("worker")
        for number in range(20):
            await asker.ask(f"first {number:02}", 1)
        taken = await queue.take("worker", EDITIONS)
        assert taken is not None
        for ident, person in (("second", 2), ("third", 3), ("second again", 2)):
            await asker.ask(ident, person)
        found = [taken.id]
        while (taken := await queue.take("worker", EDITIONS, found)) is not None:
            found.append(taken.id)
        return found

    order = run(served())
    assert len(order) == 23
    assert order[0] == "first 00"
    assert set(order[1:4]) == {"first 01", "second", "third"}
    assert set(order[4:6]) == {"first 02", "second again"}
    assert order[6:] == [f"first {number:02}" for number in range(3, 20)]


def test_somebody_who_comes_when_much_is_done_waits_for_one_thought(asker: Asker) -> None:
    async def place() -> int:
        queue = asker.thoughts
        await asker.hire("worker")
        for number in range(30):
            await asker.ask(f"{number}", 1)
        for _ in range(12):
            taken = await queue.take("worker", EDITIONS)
            assert taken is not None
            await queue.answer("worker", taken.id, b"answer")
            await queue.answers(asker.me)
        await asker.ask("late", 2)
        found: list[str] = []
        while "late" not in found and len(found) < 3:
            taken = await queue.take("worker", EDITIONS, found)
            assert taken is not None
            found.append(taken.id)
        return len(found) - 1

    assert run(place()) <= 1


def test_two_workers_never_get_the_same(asker: Asker) -> None:
    async def taken() -> list[list[str]]:
        for number in range(30):
            await asker.ask(f"{number:02}", number % 3)
        await asker.hire("worker 0", "worker 1", "worker 2")
        found: list[list[str]] = [[], [], []]

        async def work(name: str, into: list[str]) -> None:
            while (one := await asker.thoughts.take(name, EDITIONS, into)) is not None:
                into.append(one.id)

        await asyncio.gather(*(work(f"worker {at}", into) for at, into in enumerate(found)))
        return found

    found = run(taken())
    assert sorted(ident for some in found for ident in some) == [f"{n:02}" for n in range(30)]


def test_what_a_dead_worker_had_is_handed_out_again_and_its_late_answer_is_none(
    postgres: PostgresBase, asker: Asker
) -> None:
    async def again() -> dict[str, bytes]:
        queue = asker.thoughts
        await asker.hire("dead", "alive")
        await asker.ask("one", 1)
        assert (await queue.take("dead", EDITIONS)) is not None
        assert (await queue.take("alive", EDITIONS)) is None
        postgres.run("UPDATE worker SET expires = 0 WHERE id = 'dead'")
        taken = await queue.take("alive", EDITIONS)
        assert taken is not None
        assert (taken.id, taken.tries) == ("one", 2)
        await queue.answer("dead", "one", b"late")
        assert await queue.answers(asker.me) == {}
        await queue.answer("alive", "one", b"answer")
        return await queue.answers(asker.me)

    assert run(again()) == {"one": b"answer"}


def test_a_task_at_which_workers_die_is_not_handed_out_for_ever(
    postgres: PostgresBase, asker: Asker
) -> None:
    async def tries() -> list[bool]:
        await asker.ask("one", 1)
        hopes = []
        for number in range(10):
            await asker.hire(f"worker {number}")
            if await asker.thoughts.take(f"worker {number}", EDITIONS) is None:
                break
            postgres.run("UPDATE worker SET expires = 0")
            hopes.append((await asker.thoughts.waiting(asker.me))["one"])
        assert (await asker.thoughts.standing()).waiting == 0  # nobody thinks less because of it
        return hopes

    assert run(tries()) == [True] * (MOST_TRIES - 1) + [False]


def test_what_a_worker_does_not_know_of_is_handed_out_again(asker: Asker) -> None:
    """Its connection broke when it took that."""

    async def again() -> list[Any]:
        await asker.hire("worker", "another")
        await asker.ask("one", 1)
        found = [await asker.thoughts.take("worker", EDITIONS)]
        for name, kept in (("worker", ["one"]), ("another", []), ("worker", [])):
            found.append(await asker.thoughts.take(name, EDITIONS, kept))
        return [one and (one.id, one.tries) for one in found]

    assert run(again()) == [("one", 1), None, None, ("one", 2)]


def test_a_worker_gets_only_what_is_of_its_edition(asker: Asker) -> None:
    async def taken() -> Any:
        await asker.hire("worker")
        await asker.ask("one", 1, edition="older")
        return await asker.thoughts.take("worker", EDITIONS)

    assert run(taken()) is None


def test_what_dead_servers_have_asked_is_thrown_away(postgres: PostgresBase, asker: Asker) -> None:
    async def left() -> dict[str, bool]:
        await asker.ask("one", 1)
        postgres.run("UPDATE process SET expires = 0")
        await asker.hire("worker")
        return await asker.thoughts.waiting(asker.me)

    assert run(left()) == {}


# -- a server and its workers -------------------------------------------------------------


class Away(Thinkers):
    """Whatever is thought in this process is counted; it takes no time."""

    def __init__(self, delegate: Delegate | None) -> None:
        super().__init__(1, delegate)
        self.here = 0

    def _expected(self, job: Job, usually: Budget | None) -> float:
        return 0.0  # so that nobody ever thinks less

    async def ask(
        self, job: Callable[[], Task], person: int = 0, rank: int = 0, size: float = 0.0
    ) -> Thought:
        self.here += 1
        return thinker.think(job())


@asynccontextmanager
async def thinking(asker: Asker) -> Any:
    """Thinkers of a process that hears what is answered."""
    made = Delegate(asker.backend, EDITIONS)
    made.start(asker.me)

    listening = asyncio.create_task(
        news.listen(
            asker.backend.engine.url,
            [channel_of(asker.me)],
            made.hear,
            lambda *_: made.hear(),
            made.hear,
        )
    )
    try:
        yield Away(made)
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await made.close()


class Started:
    """`deskovka think`, really; ``name`` is what the database knows it by."""

    def __init__(self, base: PostgresBase) -> None:
        self.process: Any = subprocess.Popen(
            [sys.executable, "-c", THINK, "think", "--processes", "1", "--log-format", "json"],
            env={**os.environ, "DESKOVKA_DATABASE": base.address},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.name = ""

    def ready(self) -> None:
        late = threading.Timer(PATIENCE, self.process.kill)  # which ends what it says
        late.start()
        try:
            self._hear()
        finally:
            late.cancel()

    def _hear(self) -> None:
        assert "Bots think here for postgresql://" in self.process.stdout.readline()
        self.name = json.loads(self.process.stderr.readline())["worker"]

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        found = int(self.process.wait(PATIENCE))
        self.process.stdout.close()
        self.process.stderr.close()
        return found


@contextmanager
def workers(base: PostgresBase, count: int = 1) -> Iterator[list[Started]]:
    started = [Started(base) for _ in range(count)]
    try:
        for one in started:
            one.ready()
        yield started
    finally:
        for one in started:
            one.end()


async def somebody_lives(thinkers: Away, count: int = 1) -> None:
    async def there() -> bool:
        away = thinkers.away
        assert isinstance(away, Delegate)
        return away.places >= count

    await until(there)


async def have_taken(base: PostgresBase) -> str:
    """Until a worker thinks; its name."""

    async def taken() -> bool:
        return bool(base.run("SELECT 1 FROM thought WHERE worker IS NOT NULL"))

    await until(taken)
    return str(base.run("SELECT worker FROM thought")[0][0])


def easy() -> Job:
    return job("plosinovka", "easy", TOWER.new(seed=2))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Job:
    """A decision that takes two seconds."""
    monkeypatch.setattr(thinker, "usual", lambda job: Budget(2.0))
    return job("conquerors", "hard", PLANETS.new(seed=2), "table", 1)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_hangs_while_it_thinks_is_replaced(
    postgres: PostgresBase, asker: Asker, slow: Job, how: signal.Signals
) -> None:
    async def thought(started: list[Started]) -> tuple[int, float]:
        async with thinking(asker) as thinkers:
            await somebody_lives(thinkers, 2)
            begun = asyncio.create_task(thinkers.think(slow))
            first = await have_taken(postgres)
            next(one for one in started if one.name == first).process.send_signal(how)
            gone = time.monotonic()

            async def is_replaced() -> Any:
                return postgres.run("SELECT 1 FROM thought WHERE worker <> ?", first)

            await until(is_replaced)
            seconds = time.monotonic() - gone
            await begun
            return int(thinkers.here), seconds

    with workers(postgres, 2) as started:
        here, seconds = run(thought(started))
    print(f"{how.name}: replaced after {seconds:.1f} s")
    assert here == 0
    # What the promise says, with as much again for a machine that does other things meanwhile.
    assert seconds < 2 * REPLACED


def test_the_last_worker_finishes_what_it_has_begun_when_it_is_told_to_end(
    postgres: PostgresBase, asker: Asker, slow: Job
) -> None:
    async def thought(one: Started) -> int:
        async with thinking(asker) as thinkers:
            await somebody_lives(thinkers)
            begun = asyncio.create_task(thinkers.think(slow))
            await have_taken(postgres)
            one.process.send_signal(signal.SIGTERM)
            await begun
            assert thinkers.here == 0
            await thinkers.think(slow)  # nobody is there any more
            return int(thinkers.here)

    with workers(postgres) as (one,):
        assert run(thought(one)) == 1
        assert one.process.wait(PATIENCE) == 0
    assert postgres.run("SELECT id FROM worker") == []


def test_without_workers_bots_think_where_the_table_is(asker: Asker) -> None:
    async def here() -> int:
        async with thinking(asker) as thinkers:
            await asyncio.sleep(0)
            await thinkers.think(easy())
            return int(thinkers.here)

    assert run(here()) == 1


def test_what_nobody_lives_to_answer_is_thought_where_the_table_is(
    postgres: PostgresBase, asker: Asker
) -> None:
    async def here() -> tuple[int, list[Any]]:
        await asker.hire("dying")
        async with thinking(asker) as thinkers:
            await somebody_lives(thinkers)
            begun = asyncio.create_task(thinkers.think(easy()))
            await until(lambda: asker.thoughts.waiting(asker.me))
            postgres.run("UPDATE worker SET expires = 0")
            await begun
            return thinkers.here, postgres.run("SELECT id FROM thought")

    assert run(here()) == (1, [])


def test_what_no_worker_survives_is_soon_thought_where_the_table_is(
    postgres: PostgresBase, asker: Asker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delegate, "_PATIENCE", 2 * PATIENCE)

    async def here() -> tuple[int, list[Any]]:
        await asker.hire("alive")
        async with thinking(asker) as thinkers:
            await somebody_lives(thinkers)
            begun = asyncio.create_task(thinkers.think(easy()))
            await until(lambda: asker.thoughts.waiting(asker.me))
            postgres.run("UPDATE thought SET tries = ?, worker = 'dead'", MOST_TRIES)
            await begun
            return thinkers.here, postgres.run("SELECT id FROM thought")

    assert run(here()) == (1, [])


def test_what_could_not_be_withdrawn_does_not_stay(asker: Asker) -> None:
    async def left() -> list[dict[str, bool]]:
        await asker.hire("idle")
        await asker.ask("stray", 1)
        found = [await asker.thoughts.waiting(asker.me)]
        async with thinking(asker):

            async def is_gone() -> bool:
                return not await asker.thoughts.waiting(asker.me)

            await until(is_gone)
        return [*found, await asker.thoughts.waiting(asker.me)]

    assert run(left()) == [{"stray": True}, {}]


def test_workers_of_other_cards_are_not_asked(asker: Asker) -> None:
    async def here() -> int:
        await asker.hire("other", editions={"plosinovka": "older"})
        async with thinking(asker) as thinkers:
            away = thinkers.away

            async def known() -> Any:
                return away.standing.places

            await until(known)
            await thinkers.think(easy())
            return int(thinkers.here)

    assert run(here()) == 1


def test_a_hint_that_is_superseded_waits_no_more(asker: Asker) -> None:
    async def left() -> None:
        await asker.hire("idle")
        state = TOWER.new(seed=2)

        async def count() -> int:
            return len(await asker.thoughts.waiting(asker.me))

        async def is_one() -> bool:
            return await count() == 1

        async def is_none() -> bool:
            return await count() == 0

        async with thinking(asker) as thinkers:
            await somebody_lives(thinkers)
            first = asyncio.create_task(thinkers.think(job("plosinovka", "", state, person=1)))
            await until(is_one)
            second = asyncio.create_task(thinkers.think(job("plosinovka", "", state, person=1)))
            with pytest.raises(Superseded):
                await first
            await until(is_one)
            second.cancel()
            await until(is_none)

    run(left())


def test_a_worker_is_sent_what_a_process_of_the_pool_is(asker: Asker) -> None:
    """A world that the seat may be in, and nothing else of the table."""

    async def sent() -> tuple[Task, set[str]]:
        await asker.hire("worker")
        async with thinking(asker) as thinkers:
            await somebody_lives(thinkers)
            state = PLANETS.new(seed=0x5EED_5EED_5EED_5EED)
            begun = asyncio.create_task(thinkers.think(job("conquerors", "easy", state, "here")))
            await until(lambda: asker.thoughts.waiting(asker.me))
            taken = await asker.thoughts.take("worker", EDITIONS)
            begun.cancel()
            await asyncio.gather(begun, return_exceptions=True)
        assert taken is not None
        task = msgspec.msgpack.decode(taken.task, type=Task)
        world = PLANETS.load(task.world)
        assert world.view(state.seat) == state.view(state.seat)
        assert (world.setup, world.log) == (None, [])
        assert state.setup["seed"].encode() not in taken.task
        return task, set(msgspec.msgpack.decode(taken.task))

    task, fields = run(sent())
    assert fields == set(Task.__struct_fields__)
    assert (task.game, task.bot, task.table, task.before) == ("conquerors", "easy", "here", -1)


def test_where_much_waits_a_worker_thinks_less() -> None:
    some = msgspec.structs.replace(task("plosinovka", "easy", TOWER.new(seed=2)), iterations=100)
    assert less(some, 0.5, None).iterations == 50
    assert less(some, 1.0, 0.05).seconds == 0.05
    assert less(some, 1.0, None) == some


def test_a_game_is_the_same_wherever_its_bots_think(
    postgres: PostgresBase, asker: Asker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Iterations alone bound their thoughts, and the seeds are the same."""
    monkeypatch.setattr(thinker, "usual", lambda job: Budget(30.0, 12))

    async def played(thinkers: Away) -> list[tuple[int, int]]:
        random = Random(5)
        monkeypatch.setattr(secrets, "randbits", random.getrandbits)
        table, _ = laid_table(TOWER.new(seed=3), TOWER)
        table.thinker = thinkers
        for seat in range(2):
            await table.hand_over(seat, "easy")
        await begin(table)
        await settled(table)
        assert table.state.over
        return [(entry.seat, entry.value) for entry in table.log.played]

    async def elsewhere() -> tuple[list[tuple[int, int]], int]:
        async with thinking(asker) as thinkers:
            await somebody_lives(thinkers)
            return await played(thinkers), thinkers.here

    here = run(played(Away(None)))
    assert len(here) > 30
    with workers(postgres):
        assert run(elsewhere()) == (here, 0)


# -- what cannot be worked for ------------------------------------------------------------

NOT_POSTGRES = "bots think elsewhere only for servers on PostgreSQL"
TOLD = {
    "a folder": ("/var/lib/deskovka", NOT_POSTGRES),
    "SQLite": ("sqlite:///deskovka.sqlite3", NOT_POSTGRES),
    "nothing": ("", NOT_POSTGRES),
    "nobody listens": ("postgresql://ada:secret@127.0.0.1:1/none", "cannot be reached"),
    "no address": ("postgresqueal://ada@host/name", "not the address of a PostgreSQL database"),
}


@pytest.mark.parametrize("case", TOLD)
def test_a_database_that_cannot_be_worked_for_is_told_in_one_line(capsys: Said, case: str) -> None:
    address, said = TOLD[case]
    assert cli.run(["think", "--database", address]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("deskovka: ")
    assert said in captured.err
    assert len(captured.err.splitlines()) == 1
    assert "secret" not in captured.err


def test_a_database_of_another_version_is_refused(postgres: PostgresBase, capsys: Said) -> None:
    postgres.run("UPDATE alembic_version SET version_num = '0005'")
    assert cli.run(["think", "--database", postgres.address]) == 2
    assert "is of an older version of Deskovka" in capsys.readouterr().err
    postgres.run("UPDATE alembic_version SET version_num = '9999'")
    assert cli.run(["think", "--database", postgres.address]) == 2
    assert "is of a newer version of Deskovka" in capsys.readouterr().err


def test_a_worker_ends_when_the_database_becomes_that_of_a_newer_version(
    postgres: PostgresBase,
) -> None:
    with workers(postgres) as (one,):
        postgres.run("UPDATE alembic_version SET version_num = '9999'")
        postgres.run("ALTER TABLE worker RENAME COLUMN places TO seats")
        _, said = one.process.communicate(timeout=PATIENCE)
        assert one.process.returncode == 2
    assert "is of a newer version of Deskovka" in said.splitlines()[-1]
    assert "Traceback" not in said


def test_servers_of_other_rules_are_not_worked_for(
    postgres: PostgresBase, asker: Asker, capsys: Said
) -> None:
    others = dict.fromkeys(EDITIONS, "other")
    postgres.run("UPDATE process SET editions = ?::json", json.dumps(others))
    assert cli.run(["think", "--database", postgres.address]) == 2
    said = capsys.readouterr().err
    assert "by other rules or cards than this version (theirs other, here" in said
