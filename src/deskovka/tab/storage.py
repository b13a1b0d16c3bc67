"""What a device keeps, as records by keys: `table/ID`, `log/ID/N`, `deck/ID`, …"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from deskovka.server.decks.records import DeckRecord
from deskovka.server.people.records import Device, Person
from deskovka.server.replays.records import ReplayRecord
from deskovka.server.statistics.records import FinishedGame
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.server.workshop.records import PackRecord
from deskovka.tab.browser import Change, Database, Exists
from deskovka.table.entries import Entry, Snapshot
from deskovka.table.protocols import Taken

OWNER: Final = 1  # a device has one person
_PERSON: Final = "person"
_LISTED: Final = 50  # tables in a list

R = TypeVar("R", bound=msgspec.Struct)

_encode = msgspec.msgpack.encode


class TabStorage:
    """Everything that the server keeps, for the one person of a device."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.lock = asyncio.Lock()  # held between reading a record and writing it

    # -- records --------------------------------------------------------------------------

    async def _find(self, kind: type[R], key: str) -> R | None:
        found = await self.database.get(key)
        return None if found is None else msgspec.msgpack.decode(found, type=kind)

    async def _all(self, kind: type[R], beginning: str) -> list[R]:
        found = await self.database.all(beginning)
        return [msgspec.msgpack.decode(one, type=kind) for one in found]

    async def _add(self, record: msgspec.Struct, key: str, beginning: str, most: int) -> bool:
        """Unless there are so many already; says whether it was added."""
        async with self.lock:
            if len(await self.database.all(beginning)) >= most:
                return False
            await self.database.write([Change("put", key, _encode(record))])
            return True

    async def _change(self, kind: type[R], key: str, change: Callable[[R], R]) -> bool:
        """Says whether there is such a record."""
        async with self.lock:
            found = await self._find(kind, key)
            if found is None:
                return False
            await self.database.write([Change("put", key, _encode(change(found)))])
            return True

    async def _delete(self, key: str) -> bool:
        async with self.lock:
            if await self.database.get(key) is None:
                return False
            await self.database.write([Change("delete", key)])
            return True

    # -- the person -----------------------------------------------------------------------

    async def person(self, secret: bytes) -> Person | None:
        """Whoever has the device."""
        return await self._find(Person, _PERSON)

    async def add_person(self, secret: bytes, name: str, language: str, device: str = "") -> Person:
        made = Person(OWNER, name, language)
        await self.database.write([Change("put", _PERSON, _encode(made))])
        return made

    async def change_person(self, person: int, **changes: Any) -> None:
        await self._change(Person, _PERSON, lambda one: msgspec.structs.replace(one, **changes))

    async def people(self, ids: Sequence[int]) -> dict[int, Person]:
        owner = await self.person(b"")
        return {owner.id: owner} if owner is not None and owner.id in ids else {}

    async def add_secret(self, secret: bytes, person: int, device: str = "") -> None:
        """Nobody else comes to a device."""

    async def devices_of(self, person: int) -> list[Device]:
        """This one is not counted: it has no secret."""
        return []

    async def see_device(self, secret: bytes, device: str) -> None:
        """It is here all the time."""

    async def end_device(self, secret: bytes, person: int) -> bool:
        return False

    async def add_code(self, code: bytes, person: int, expires: int) -> None:
        """Nobody is carried away from a device."""

    async def use_code(self, code: bytes) -> Person | None:
        return None

    # -- tables ---------------------------------------------------------------------------

    async def add_table(
        self,
        table: TableRecord,
        *,
        begun: Sequence[Entry] = (),
        texts: Mapping[str, str] | None = None,
        after: str | None = None,
    ) -> None:
        changes = [Change("add", f"table/{table.id}", _encode(table))]
        changes += [_logged(table.id, entry) for entry in begun]
        changes += [
            Change("put", f"printed/{table.game}/{key}", text.encode())
            for key, text in (texts or {}).items()
        ]
        async with self.lock:
            before = await self.table(after) if after else None
            if before is not None:
                if before.rematch is not None:
                    raise Taken
                linked = msgspec.structs.replace(before, rematch=table.id)
                changes.append(Change("put", f"table/{after}", _encode(linked)))
            await self.database.write(changes)

    async def table(self, ident: str) -> TableRecord | None:
        return await self._find(TableRecord, f"table/{ident}")

    async def change_table(self, ident: str, **changes: Any) -> None:
        def change(table: TableRecord) -> TableRecord:
            return msgspec.structs.replace(table, **changes)

        await self._change(TableRecord, f"table/{ident}", change)

    async def change_seat(self, ident: str, seat: int, **changes: Any) -> None:
        def change(table: TableRecord) -> TableRecord:
            changed = msgspec.structs.replace(table.seats[seat], **changes)
            return _reseated(table, changed)

        await self._change(TableRecord, f"table/{ident}", change)

    async def take_seat(self, ident: str, seat: Seat, dealt: TableRecord | None = None) -> None:
        def change(table: TableRecord) -> TableRecord:
            if table.seats[seat.seat].kind != "open":
                raise Taken
            return dealt or _reseated(table, seat)

        await self._change(TableRecord, f"table/{ident}", change)

    async def deal(self, dealt: TableRecord) -> None:
        def change(table: TableRecord) -> TableRecord:
            if table.state != "waiting":
                raise Taken
            return dealt

        await self._change(TableRecord, f"table/{dealt.id}", change)

    async def settle(
        self, ident: str, outcome: dict[str, Any] | None, size: int, moved: int
    ) -> None:
        await self.database.claim(ident)
        if len(await self.log(ident)) != size:
            raise Taken
        state = "playing" if outcome is None else "over"
        await self.change_table(ident, state=state, outcome=outcome, moved=moved)

    async def sweep(self, before: int, spared: Collection[str]) -> int:
        """A device keeps everything until its owner throws it away."""
        return 0

    async def _tables(self) -> list[TableRecord]:
        """The latest first."""
        found = await self._all(TableRecord, "table/")
        return sorted(found, key=lambda table: -table.moved)

    async def tables_of(self, person: int) -> list[TableRecord]:
        found = sorted(await self._tables(), key=lambda table: table.state == "over")
        return found[:_LISTED]

    async def open_tables(self) -> list[TableRecord]:
        """There are no others to join."""
        return []

    async def finished_tables(self, person: int) -> list[TableRecord]:
        return [
            table
            for table in await self._tables()
            if table.state == "over" and table.outcome is not None
        ]

    async def finished_games(self, person: int) -> list[FinishedGame]:
        """All that counts: neither lessons nor games that continue a replay."""
        return [
            FinishedGame(one.id, one.game, one.outcome, one.created, one.moved, one.seats)
            for one in await self.finished_tables(person)
            if one.outcome is not None and one.lesson is None and one.begun is None
        ]

    async def log(self, ident: str) -> list[Entry]:
        return await self._all(Entry, f"log/{ident}/")

    async def append(self, ident: str, *entries: Entry, snapshot: Snapshot | None = None) -> None:
        await self.database.claim(ident)
        changes = [_logged(ident, entry) for entry in entries]
        if snapshot is not None:
            changes.append(Change("put", f"snapshot/{ident}", _encode(snapshot)))
        try:
            await self.database.write(changes)
        except Exists:
            raise Taken from None

    async def snapshot(self, ident: str) -> Snapshot | None:
        return await self._find(Snapshot, f"snapshot/{ident}")

    # -- replays --------------------------------------------------------------------------

    async def add_replay(self, replay: ReplayRecord, most: int) -> bool:
        return await self._add(replay, f"replay/{replay.id}", "replay/", most)

    async def replay(self, ident: str) -> ReplayRecord | None:
        return await self._find(ReplayRecord, f"replay/{ident}")

    async def replays_of(self, person: int) -> list[ReplayRecord]:
        found = await self._all(ReplayRecord, "replay/")
        return sorted(found, key=lambda replay: -replay.created)

    async def delete_replay(self, ident: str, person: int) -> bool:
        return await self._delete(f"replay/{ident}")

    # -- decks ----------------------------------------------------------------------------

    async def decks_of(self, person: int) -> list[DeckRecord]:
        found = await self._all(DeckRecord, "deck/")
        return sorted(found, key=lambda deck: (-deck.changed, deck.id))

    async def deck(self, ident: str) -> DeckRecord | None:
        return await self._find(DeckRecord, f"deck/{ident}")

    async def add_deck(self, deck: DeckRecord, most: int) -> bool:
        return await self._add(deck, f"deck/{deck.id}", "deck/", most)

    async def change_deck(self, person: int, ident: str, **changes: Any) -> bool:
        def change(deck: DeckRecord) -> DeckRecord:
            return msgspec.structs.replace(deck, **changes)

        return await self._change(DeckRecord, f"deck/{ident}", change)

    async def delete_deck(self, person: int, ident: str) -> bool:
        return await self._delete(f"deck/{ident}")

    # -- packs ----------------------------------------------------------------------------

    async def packs_of(self, person: int) -> list[PackRecord]:
        found = await self._all(PackRecord, "pack/")
        return sorted(found, key=lambda pack: (-pack.changed, pack.id))

    async def pack(self, person: int, ident: str) -> PackRecord | None:
        return await self._find(PackRecord, f"pack/{ident}")

    async def add_pack(self, pack: PackRecord, most: int) -> bool:
        return await self._add(pack, f"pack/{pack.id}", "pack/", most)

    async def change_pack(self, person: int, ident: str, before: str, **changes: Any) -> bool:
        async with self.lock:
            found = await self.pack(person, ident)
            if found is None or found.text != before:
                return False
            changed = _encode(msgspec.structs.replace(found, **changes))
            await self.database.write([Change("put", f"pack/{ident}", changed)])
            return True

    async def delete_pack(self, person: int, ident: str) -> bool:
        return await self._delete(f"pack/{ident}")

    async def printed_packs(self, game: str, hashes: Sequence[str]) -> dict[str, str]:
        found = {key: await self.database.get(f"printed/{game}/{key}") for key in hashes}
        return {key: text.decode() for key, text in found.items() if text is not None}

    def close(self) -> None:
        """The browser closes it with the tab."""


def _logged(ident: str, entry: Entry) -> Change:
    return Change("add", f"log/{ident}/{entry.n:09}", _encode(entry))


def _reseated(table: TableRecord, seat: Seat) -> TableRecord:
    seats = [seat if one.seat == seat.seat else one for one in table.seats]
    return msgspec.structs.replace(table, seats=tuple(seats))
