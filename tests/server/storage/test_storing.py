"""What was acknowledged is stored, whatever happens to the server."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deskovka.server.storage import migrations, schema, writer
from deskovka.server.tables.presenter import wish_of
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.table.entries import Entry
from deskovka.table.protocols import Taken
from tests.server.conftest import Coming
from tests.server.databases import Base
from tests.server.guests import Guest, serving, wait_for_one
from tests.server.tables.test_playing import two


def stored(base: Base, table: str) -> list[tuple[str, int, int, str]]:
    """The log as it is on the disk."""
    return base.run("SELECT what, seat, value, who FROM log WHERE game_table = ? ORDER BY n", table)


def test_a_pick_is_acknowledged_after_the_commit(
    coming: Coming, base: Base, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, sittings = two(coming, "plosinovka")
    asked = wait_for_one(sittings)
    other = next(one for one in sittings if one is not asked)
    table = asked.state["table"]["id"]
    moment = asked.state["moment"]
    may_commit, waits = threading.Event(), threading.Event()
    commit = writer.Writer._commit

    def slowly(writer: Any, connection: Any, writes: Any) -> None:
        waits.set()
        assert may_commit.wait(60)
        commit(writer, connection, writes)

    monkeypatch.setattr(writer.Writer, "_commit", slowly)
    asked.pick(0)
    assert waits.wait(60)
    other.send("ping")
    other.until(lambda frame: frame["is"] == "pong")
    asked.drain()
    for one in sittings:
        assert one.state["moment"] == moment
    assert stored(base, table) == []
    may_commit.set()
    asked.until(lambda frame: frame["is"] == "state" and frame["moment"] > moment)
    assert len(stored(base, table)) == 1


def test_every_acknowledged_pick_is_on_the_disk_at_once(coming: Coming, base: Base) -> None:
    _, sittings = two(coming, "conquerors")
    random, picked = Random(6), []
    for _ in range(30):  # no game is over by then
        asked = wait_for_one(sittings)
        decision = asked.state["decision"]
        pick = random.randrange(len(decision["options"]))
        asked.answer(pick)
        picked.append((decision["seat"], pick))
        log = stored(base, asked.state["table"]["id"])
        assert [(seat, pick) for _, seat, pick, who in log if who == "person"] == picked


# -- the storage itself -------------------------------------------------------------------


def a_table(ident: str) -> TableRecord:
    seats = (Seat(0, "open"), Seat(1, "open"))
    return TableRecord(ident, "g", "p", "r", {}, None, "waiting", True, None, None, 1, 1, seats)


def test_places_in_a_log_are_taken_once(base: Base) -> None:
    async def racing() -> list[BaseException | None]:
        kept = base.open()
        await kept.add_table(a_table("a"))
        await kept.add_table(a_table("b"))
        writes = [
            kept.append(table, Entry(n, "pick", 0, value, "person"))
            for value in range(3)
            for n in range(20)
            for table in ("a", "b")
        ]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [entry.value for entry in await kept.log("a")] == [0] * 20
        assert [entry.n for entry in await kept.log("b")] == list(range(20))
        kept.close()
        return results

    results = asyncio.run(racing())
    assert results[:40] == [None] * 40
    assert {type(result) for result in results[40:]} == {Taken}


def test_a_seat_is_taken_once(base: Base) -> None:
    async def racing() -> list[BaseException | None]:
        kept = base.open()
        await kept.add_table(a_table("a"))
        people = [await kept.add_person(bytes([n]), f"P{n}", "en") for n in range(5)]
        taking = [kept.take_seat("a", Seat(0, "person", person.id)) for person in people]
        results = await asyncio.gather(*taking, return_exceptions=True)
        record = await kept.table("a")
        assert record is not None
        assert record.seats[0].person == people[0].id
        kept.close()
        return results

    results = asyncio.run(racing())
    assert [type(result) for result in results] == [type(None), *[Taken] * 4]


def test_the_migrations_make_what_the_schema_says(empty: Base) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    kept = empty.open()
    with kept.backend.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"render_as_batch": True})
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == migrations.HEAD
    kept.close()
    again = empty.open()
    again.close()


def test_what_is_committed_is_on_the_disk(base: Base) -> None:
    kept = base.open()
    asked: dict[str, dict[str, Any]] = {
        "sqlite": {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1},
        "postgresql": {"synchronous_commit": "on", "transaction_isolation": "read committed"},
    }
    names = asked[kept.backend.engine.dialect.name]
    ask = "PRAGMA" if not base.address else "SHOW"
    with kept.backend.engine.connect() as connection:
        said = {name: connection.exec_driver_sql(f"{ask} {name}").scalar() for name in names}
    kept.close()
    assert said == names


OLD_WISH = {
    "game": "plosinovka",
    "seats": [{"kind": "me", "bot": None, "deck": None, "hero": "bivoj"}],
    "edition": None, "boss": "medusa", "dungeon": None, "artifacts": True, "bigger": False,
    "clock": None, "public": False, "packs": [], "lowest": None,
}  # fmt: skip


def test_tables_and_decks_of_an_older_version_are_kept(empty: Base) -> None:
    from alembic import command
    from alembic.config import Config

    backend, config = empty.backend(), Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    with backend.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
    backend.engine.dispose()
    empty.run("INSERT INTO person (id, name, language, created) VALUES (1, 'Ada', 'en', 0)")
    empty.run(
        "INSERT INTO game_table (id, game, pack, rules, wish, state, public, created, moved)"
        " VALUES ('t', 'plosinovka', 'p', 'r', ?, 'waiting', false, 0, 0)",
        json.dumps(OLD_WISH),
    )
    empty.run(
        "INSERT INTO deck (id, person, name, cards, packs, created, changed)"
        " VALUES ('d', 1, 'Mine', '{}', '[]', 0, 0)"
    )
    kept = empty.open()
    record, deck = asyncio.run(kept.table("t")), asyncio.run(kept.deck("d"))
    kept.close()
    assert record is not None
    assert deck is not None
    assert deck.game == "conquerors"
    wish = wish_of(record)
    assert wish.chosen == {"boss": "medusa", "artifacts": True}
    assert wish.seats[0].hero == "bivoj"


def test_tables_load_from_the_log_in_another_server(base: Base) -> None:
    """What a guest saw before is what a new server shows, played again from the log."""
    with serving(base) as address:
        guests, sittings = two(lambda language="en": Guest(address, language), "conquerors")
        for _ in range(30):
            asked = wait_for_one(sittings)
            asked.answer(asked.state["decision"]["default"])
        for one in sittings:
            one.drain(0.2)
    for guest in guests:
        guest.doors.close()
    with serving(base) as elsewhere:
        for guest, one in zip(guests, sittings, strict=True):
            home, guest.address = guest.address, elsewhere
            again = guest.sit(one.state["table"]["id"])
            assert again.state["view"] == one.state["view"]
            assert (again.state["decision"] is None) == (one.state["decision"] is None)
            guest.address = home
            guest.leave()
