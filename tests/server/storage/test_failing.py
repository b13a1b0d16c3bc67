"""A locked database, a full disk: tables wait, people read why, and go on when the disk does."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from deskovka.server.storage import sqlite, writer
from deskovka.table import stall
from deskovka.table.protocols import Unstored
from tests.server.conftest import Coming
from tests.server.databases import DATABASE, Base, PostgresBase, SqliteBase
from tests.server.guests import Guest, Sitting
from tests.server.storage.test_storing import stored
from tests.server.tables.test_playing import ME, OPEN, SIMPLE


@contextmanager
def locked(base: Base) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    with closing(sqlite3.connect(base.folder / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(base: Base) -> Iterator[None]:
    """No file may become longer than the log of the database is now."""
    size = (base.folder / f"{DATABASE}-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def held(base: Base) -> Iterator[None]:
    """Another program holds what is written to."""
    assert isinstance(base, PostgresBase)
    with base.cluster.connect(base.database) as other, other.transaction():
        other.execute("LOCK TABLE log, person, game_table IN EXCLUSIVE MODE")
        yield


@contextmanager
def gone(base: Base) -> Iterator[None]:
    """Nobody is let in, and whoever was is thrown out, as when PostgreSQL restarts for long."""
    assert isinstance(base, PostgresBase)
    with base.cluster.connect("postgres") as other:
        other.execute(f"ALTER DATABASE {base.database} ALLOW_CONNECTIONS false".encode())
        base.cluster.break_connections(base.database)
        yield
        other.execute(f"ALTER DATABASE {base.database} ALLOW_CONNECTIONS true".encode())


LOCKED = "something else keeps the server’s database locked"
TROUBLES = {
    "locked": ("sqlite", locked, LOCKED),
    "full": ("sqlite", full, "the server’s disk failed"),  # SQLite calls only ENOSPC a full disk
    "held": ("postgres", held, LOCKED),
    "gone": ("postgres", gone, "the server’s database does not answer"),
}


class Seated:
    """Somebody at a table of their own, and what was acknowledged to them."""

    def __init__(self, guest: Guest, game: str, other: dict[str, str]) -> None:
        self.table = guest.open(game, ME, other)["id"]
        if other is OPEN:
            self.friend = Guest(guest.address)
            self.friend.post(f"/api/tables/{self.table}/take", seat=1)
        else:
            self.friend = guest
        self.sittings = [guest.sit(self.table)]
        if other is OPEN:
            self.sittings.append(self.friend.sit(self.table))
        self.acknowledged: list[int] = []

    def asked(self) -> Sitting:
        while True:
            for one in self.sittings:
                one.drain(0.0 if one.state.get("decision") else 0.01)
                if one.state.get("decision"):
                    return one

    def pick(self) -> None:
        asked = self.asked()
        default = asked.state["decision"]["default"]
        asked.answer(default)
        self.acknowledged.append(default)

    def leave(self) -> None:
        if len(self.sittings) > 1:
            self.friend.leave()


@pytest.mark.parametrize(
    ("base", "trouble"), [(kind, name) for name, (kind, *_) in TROUBLES.items()], indirect=["base"]
)
def test_tables_wait_for_the_disk_and_go_on(
    coming: Coming, base: Base, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    monkeypatch.setattr(stall, "AGAIN_SECONDS", 0.5)
    kinds = [("conquerors", SIMPLE), ("plosinovka", SIMPLE)] * 2
    seated = [Seated(coming(), *kind) for kind in [*kinds, ("conquerors", OPEN)]]
    seated.append(Seated(coming(), "plosinovka", OPEN))
    for one in seated:
        for _ in range(3):
            one.pick()
    _, happening, why = TROUBLES[trouble]
    with happening(base):
        asked = [one.asked() for one in seated]
        before = [one.state["moment"] for one in asked]
        for sitting in asked:
            sitting.pick(sitting.state["decision"]["default"])
        for sitting, moment in zip(asked, before, strict=True):
            said = sitting.until(lambda frame: frame["is"] == "refused")
            assert (said["reason"], said["text"]) == (
                "unsaved",
                f"This was not stored: {why}. Try again.",
            )
            assert sitting.state["moment"] == moment
            assert sitting.state["decision"] is not None  # the question is open again
            assert sitting.state["stalled"] == f"The table waits, and no clock runs: {why}."
    for sitting in asked:
        sitting.until(lambda frame: frame["is"] == "state" and not frame["stalled"])
    for one in seated:
        for _ in range(3):
            one.pick()
        log = [value for what, _, value, who in stored(base, one.table) if who == "person"]
        assert log == one.acknowledged
        one.leave()


def test_what_fails_to_be_read_or_asked_for_is_refused_and_can_be_tried_again(
    coming: Coming, base: Base
) -> None:
    guest = coming()
    with held(base) if base.address else locked(base):
        answer = guest.http.put("/api/me", json={"name": "Ada"})
        assert answer.status_code == 503
        assert answer.json() == {
            "error": "Nothing was changed: something else keeps the server’s database locked. "
            "Try again in a moment.",
            "reason": "unreached",
        }
        assert guest.get("/api/me")["name"] == guest.name
    assert guest.http.put("/api/me", json={"name": "Ada"}).json()["name"] == "Ada"


def test_a_full_database_says_so_and_takes_more_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.3)

    async def run() -> str:
        kept = sqlite.SqliteStorage(tmp_path)
        write = kept.writer.write
        pages = await write(lambda one: one.exec_driver_sql("PRAGMA page_count").scalar())
        await write(lambda one: one.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar())
        people = []
        adding = (kept.add_person(bytes([n]), "P" * 2000, "en") for n in range(100))
        reason = ""
        for one in adding:
            try:
                people.append(await one)
            except Unstored as error:
                reason = error.reason
                break
        await write(lambda one: one.exec_driver_sql("PRAGMA max_page_count = 100000").scalar())
        last = len(people)
        people.append(await kept.add_person(bytes([last]), "P" * 2000, "en"))
        assert len(await kept.people([one.id for one in people])) == last + 1
        kept.close()
        return reason

    assert asyncio.run(run()) == "full"


def test_a_short_lock_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody notices: the write is tried again until it succeeds."""
    monkeypatch.setattr(writer, "PATIENCE", 60.0)
    monkeypatch.setattr(sqlite, "_BUSY_SECONDS", 0.05)

    async def run() -> None:
        kept = sqlite.SqliteStorage(tmp_path)
        tried = asyncio.Event()
        loop, reason = asyncio.get_running_loop(), kept.backend.reason

        def noticed(error: BaseException) -> str:
            loop.call_soon_threadsafe(tried.set)
            return reason(error)

        monkeypatch.setattr(kept.backend, "reason", noticed)
        with locked(SqliteBase(tmp_path)):
            writing = asyncio.create_task(kept.add_person(b"1", "Ada", "en"))
            await tried.wait()
            assert not writing.done()
        assert (await writing).name == "Ada"
        kept.close()

    asyncio.run(run())
