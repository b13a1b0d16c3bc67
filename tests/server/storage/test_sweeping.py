"""What is kept, for whom, and for how long."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from deskovka.server.storage import quota
from deskovka.server.storage.quota import OverQuota
from deskovka.server.workshop.records import PackRecord
from deskovka.table.entries import Entry, Snapshot
from tests.server.databases import Base
from tests.server.guests import Guest, serving
from tests.server.packs import WOLF, own_pack
from tests.server.storage.test_storing import a_table
from tests.server.tables.test_playing import ME, SIMPLE

DAY = 24 * 3600 * 1000


def counts(base: Base) -> dict[str, int]:
    parts = ("game_table", "seat", "log", "snapshot", "table_pack", "printed_pack")
    return {part: int(base.run(f"SELECT count(*) FROM {part}")[0][0]) for part in parts}


def test_tables_that_nobody_played_go_and_take_their_texts_along(base: Base) -> None:
    async def run() -> None:
        kept = base.open()
        person = await kept.add_person(b"1", "Ada", "en")
        states = {"waiting": 1, "playing": 1, "broken": 1, "over": 1, "fresh": 9, "left": 1}
        for ident, moved in states.items():
            table = msgspec.structs.replace(
                a_table(ident),
                state={"fresh": "playing", "left": "over"}.get(ident, ident),
                moved=moved * DAY,
                owner=person.id,
                outcome={"winners": [0], "how": "won"} if ident == "over" else None,
            )
            await kept.add_table(table, texts={f"own {ident}": "text", "shared": "text"})
            await kept.append(
                ident, Entry(0, "pick", 0, 0, "person"), snapshot=Snapshot(1, b"state")
            )
        assert counts(base)["printed_pack"] == 7
        assert await kept.sweep(5 * DAY, {"playing"}) == 3
        assert await kept.sweep(5 * DAY, {"playing"}) == 0
        left = [ident for ident in states if await kept.table(ident) is not None]
        assert left == ["playing", "over", "fresh"]
        assert counts(base) == {
            "game_table": 3, "seat": 6, "log": 3, "snapshot": 3, "table_pack": 6,
            "printed_pack": 4,
        }  # fmt: skip
        assert set(await kept.printed_packs("g", ["own waiting", "own over", "shared"])) == {
            "own over",
            "shared",
        }
        kept.close()

    asyncio.run(run())


def a_pack(ident: str, person: int, size: int) -> PackRecord:
    return PackRecord(ident, person, "g", "Mine", "x" * size, 0, 0, True, 1, 1)


def test_a_person_has_a_quota(base: Base, monkeypatch: pytest.MonkeyPatch) -> None:
    """By packs, replays, and texts of tables; nothing of what is too much is stored."""
    monkeypatch.setattr(quota, "MOST", 1000)

    async def run() -> None:
        kept = base.open()
        people = [await kept.add_person(bytes([n]), "Ada", "en") for n in range(2)]
        ada, other = (person.id for person in people)
        assert await kept.add_pack(a_pack("a", ada, 600), 50)
        table = msgspec.structs.replace(a_table("t"), owner=ada)
        for texts in ({"h": "x" * 401}, {"h": "x" * 200, "i": "x" * 201}):
            with pytest.raises(OverQuota):
                await kept.add_table(table, texts=texts)
        assert await kept.table("t") is None
        await kept.add_table(table, texts={"h": "x" * 400})
        again = msgspec.structs.replace(table, id="u")
        await kept.add_table(again, texts={"h": "x" * 400})  # counts once
        with pytest.raises(OverQuota):
            await kept.add_pack(a_pack("b", ada, 1), 50)
        with pytest.raises(OverQuota):
            await kept.change_pack(ada, "a", "x" * 600, text="x" * 601)
        assert await kept.change_pack(ada, "a", "x" * 600, text="x" * 500)
        assert await kept.add_pack(a_pack("b", ada, 100), 50)
        assert await kept.add_pack(a_pack("c", other, 1000), 50)
        assert [pack.id for pack in await kept.packs_of(ada)] == ["a", "b"]
        kept.close()

    asyncio.run(run())


def test_uploading_playing_and_deleting_leaves_no_more_than_the_quota(
    base: Base, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the attacker did: a pack, a table with it, the pack deleted, and all over again."""
    with serving(base) as address:
        guest = Guest(address, "en")
        pack = own_pack(guest, WOLF)
        size = len(_text(base))
        monkeypatch.setattr(quota, "MOST", 5 * size)
        refused = 0
        for n in range(6):
            guest.http.put(f"/api/my/packs/{pack}/cards/ember-wolf", json={**WOLF, "life": 1 + n})
            answer = guest.http.post(
                "/api/tables", json={"game": "conquerors", "seats": [ME, SIMPLE], "packs": [pack]}
            )
            refused += answer.status_code == 429 and answer.json()["reason"] == "quota"
        kept = counts(base)
        guest.leave()
    assert refused >= 2
    assert kept["printed_pack"] == kept["table_pack"] == 6 - refused


def _text(base: Base) -> str:
    return str(base.run("SELECT text FROM pack")[0][0])
