"""The door between the engine and its worker: JavaScript's promises and bytes on the other side."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, cast

import msgspec

from deskovka.server.http.endpoints import Endpoint
from deskovka.tab import work as works
from deskovka.tab.browser import Change, End, Exists, Kind
from deskovka.tab.engine import Engine, Look
from deskovka.tab.published import Published

Files = Callable[[], Awaitable[Mapping[str, bytes]]]
More = Callable[[Files], Sequence[Endpoint]]  # what can be asked for besides
JavaScript = Any  # an object of the worker: `browser` in `web/src/tab/engine.ts`


class Browser:
    """`Database` and `Beside`, as the worker offers them."""

    def __init__(self, worker: JavaScript) -> None:
        self.worker = worker

    async def get(self, key: str) -> bytes | None:
        found = await self.worker.get(key)
        return None if found is None else bytes(found.to_bytes())

    async def all(self, beginning: str) -> list[bytes]:
        return [bytes(one.to_bytes()) for one in await self.worker.all(beginning)]

    async def write(self, changes: Sequence[Change]) -> None:
        outcome = await self.worker.write([list(change) for change in changes])
        if outcome == "exists":
            raise Exists
        if outcome != "kept":
            raise OSError("the browser does not keep it")

    async def claim(self, table: str) -> None:
        await self.worker.claim(table)

    async def files(self) -> dict[str, bytes]:
        """All files of the site, by their names."""
        found = await self.worker.files()
        if found is None:
            raise OSError("the site cannot be reached")
        return {name: bytes(content.to_bytes()) for name, content in found}

    async def ask(self, kind: Kind, message: bytes) -> bytes:
        answer = await self.worker.ask(kind, message)
        if answer is None:
            raise OSError("the worker has ended")
        return bytes(answer.to_bytes())

    def begin(self, kind: Kind, message: bytes, tell: Callable[[bytes], None]) -> End:
        from pyodide.ffi import create_proxy

        heard = create_proxy(lambda answer: tell(bytes(answer.to_bytes())))
        end = self.worker.begin(kind, message, heard)

        def ended() -> None:
            end()
            heard.destroy()

        return ended


class Door:
    """What the worker asks of the engine."""

    def __init__(self, worker: JavaScript, language: str, published: str, more: More) -> None:
        self.worker = worker
        browser = Browser(worker)
        brought = msgspec.json.decode(published, type=list[Published])
        further = more(browser.files)
        self.engine = Engine(browser, browser, language, brought, endpoints=further)
        self.looks: dict[int, Look] = {}
        self.sweeper = asyncio.ensure_future(self.engine.tables.sweep())

    async def ask(self, method: str, path: str, body: str) -> list[int | bytes]:
        sent = await self.engine.ask(method, path, body.encode())
        return [sent.status, sent.content]

    async def look(self, ident: int, table: str) -> bool:
        """Says whether there is something to see."""

        def send(text: str) -> None:
            self.worker.send(ident, text)

        def ended() -> None:
            self.looks.pop(ident, None)
            self.worker.ended(ident, table in self.engine.given_way)

        look = await self.engine.look(table, send, ended)
        if look is not None:
            self.looks[ident] = look
        return look is not None

    def hear(self, ident: int, text: str) -> None:
        if ident in self.looks:
            self.looks[ident].hear(text)

    def close(self, ident: int) -> None:
        if ident in self.looks:
            self.looks.pop(ident).close()

    def give_way(self, table: str) -> None:
        """Another tab plays on at that table."""
        self.engine.give_way(table)


def opener(more: More) -> Callable[[JavaScript, str, str], Door]:
    """What opens the engine of a worker: its browser, its language, its packs as JSON."""
    return lambda worker, language, published: Door(worker, language, published, more)


def work(kind: str, message: JavaScript, tell: Callable[[bytes], None]) -> None:
    """Do something for the engine of another worker."""
    works.do(cast(Kind, kind), bytes(message.to_bytes()), tell)
