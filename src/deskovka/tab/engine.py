"""The engine of a tab: answers what the page asks, and shows it its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from deskovka.server.http.endpoints import Endpoint, get
from deskovka.server.http.features import ENDPOINTS
from deskovka.server.http.given import Asker
from deskovka.server.http.refusals import UNAVAILABLE, Refusal
from deskovka.server.http.wire import RequestRefused
from deskovka.server.people.records import Person
from deskovka.server.people.routes import shown
from deskovka.server.people.service import People
from deskovka.server.people.wire import Me
from deskovka.server.replays.service import Replays
from deskovka.server.tables.company import Guest
from deskovka.server.tables.connection import Connection
from deskovka.server.tables.frames import write
from deskovka.server.tables.orders import Orders, read_order
from deskovka.server.tables.service import Tables
from deskovka.tab import published as published_packs
from deskovka.tab.browser import Beside, Database
from deskovka.tab.published import Published
from deskovka.tab.router import JSON, Question, Router
from deskovka.tab.storage import TabStorage
from deskovka.tab.workers import TabChecker, TabThinkers, playing
from deskovka.table import refusals
from deskovka.table.pace import PACES, USUAL, Pace

_DEVICE: Final = "device"  # the secret of whoever has it: nobody else can ask

Send = Callable[[str], None]


@get("/api/me")
async def get_me(me: Asker) -> Me:
    """Whoever has the device."""
    return shown(me)


class Sent(NamedTuple):
    """An answer as the page gets it."""

    status: int
    kind: str
    content: bytes


def _refused(refusal: refusals.Refusal, language: str) -> Sent:
    status = refusal.status if isinstance(refusal, Refusal) else 409
    told = RequestRefused(refusal.text(language), refusal.reason)
    return Sent(status, JSON, msgspec.json.encode(told))


class Engine:
    """All tables of a device, and everything around them."""

    def __init__(
        self,
        database: Database,
        beside: Beside,
        language: str,
        published: Sequence[Published] = (),
        pace: Pace = PACES[USUAL],
        endpoints: Sequence[Endpoint] = (),
    ) -> None:
        self.language = language
        self.database = database
        self.storage = storage = TabStorage(database)
        self.published = list(published)
        self.people = People(storage)
        self.tables = Tables(
            storage,
            self.people,
            TabThinkers(beside),
            pace,
            checker=TabChecker(beside),
            play=playing(beside),
        )
        self.replays = Replays(self.tables)
        self.router = Router((get_me, *published_packs.ENDPOINTS, *endpoints, *ENDPOINTS))
        self.meeting = asyncio.Lock()
        self.brought = False  # what the site brings lies in the workshop
        self.given_way: set[str] = set()  # tables at which another tab plays on

    async def me(self) -> Person:
        """Whoever has the device; they are made when somebody first asks."""
        async with self.meeting:
            found = await self.people.find(_DEVICE)
            if found is None:
                found, _ = await self.people.make(self.language)
            if not self.brought:
                await published_packs.bring(self.storage, self.published)
                self.brought = True
            return found

    async def ask(self, method: str, path: str, body: bytes = b"") -> Sent:
        """Answer a question of the page."""
        language = self.language
        try:
            me = await self.me()
            language = me.language
            given = {
                "me": me,
                "person": me,
                "spoken": me.language,
                "counted": me.id,
                "tables": self.tables,
                "replays": self.replays,
                "published": self.published,
            }
            answer = await self.router.answer(Question(method, path, body), given)
            return Sent(200, answer.kind or JSON, answer.content)
        except refusals.Refusal as refusal:
            return _refused(refusal, language)
        except OSError:
            return _refused(Refusal("unsaved", UNAVAILABLE), language)

    def give_way(self, table: str) -> None:
        """Another tab plays on there: this one forgets the table, and says so."""
        self.given_way.add(table)
        room = self.tables.live.get(table)
        if room is not None:
            self.tables.forget(room)

    async def look(self, table: str, send: Send, ended: Callable[[], None]) -> Look | None:
        """Look at a table; None, and a word why, where that cannot be done."""
        me = await self.me()
        self.given_way.discard(table)
        await self.database.claim(table)
        try:
            room = await self.tables.get(table)
        except refusals.Refusal as refusal:
            send(write(refusal.frame(me.language)).decode())
            ended()
            return None
        return Look(Connection(room, Guest(me, me.language)), send, ended)


class Look:
    """The page's connection to a table."""

    def __init__(self, connection: Connection, send: Send, ended: Callable[[], None]) -> None:
        self.connection = connection
        self.send = send
        self.ended = ended
        self.orders: asyncio.Queue[Orders | None] = asyncio.Queue()
        connection.write = self._write
        connection.arrive()
        self.following = asyncio.create_task(self._follow())
        self.watching = asyncio.create_task(self._watch())

    def hear(self, text: str) -> None:
        """An order of the page; they are followed one after the other."""
        try:
            self.orders.put_nowait(read_order(text))
        except msgspec.MsgspecError:
            self.connection.refuse(refusals.Refusal("malformed"))

    def close(self) -> None:
        """The page looks elsewhere."""
        self.watching.cancel()
        self._end()

    def _end(self) -> None:
        self.connection.write = None
        self.connection.depart()
        self.orders.put_nowait(None)  # what is being followed now is followed to its end

    def _write(self, message: bytes) -> bool:
        self.send(message.decode())
        return True

    async def _follow(self) -> None:
        while (order := await self.orders.get()) is not None:
            await self.connection.follow(order)

    async def _watch(self) -> None:
        """The table may end it, when it leaves memory."""
        await self.connection.woken.wait()
        self._end()
        self.ended()
