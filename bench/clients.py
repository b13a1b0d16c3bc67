"""Scripted guests at many tables over real WebSockets, in a process of their own: prints JSON.

Two guests a table choose at random; the next pick is made when both have got the last view. They
speak as much of HTTP and of WebSockets as they need, so that the machine is left to the server.
"""

from __future__ import annotations

import asyncio
import random
import struct
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec
import uvloop

from deskovka.table.patches import applied

TABLES_OF_A_PAIR: Final = 25
AT_ONCE: Final = 8  # tables that are opened at the same time
NO_STOPS: Final = {
    window: {"mine": False, "theirs": False}
    for window in ("play", "paid", "phase", "part", "trap", "line", "blocks", "damage", "lay")
}
_LONG, _LONGER = 126, 127  # what stands for the length of a longer message


class Wish(msgspec.Struct):
    """``rate`` is how many picks a second a table makes, 0 as many as it can; nothing counts while
    everybody is warming up. ``pace`` is how long the table pauses, and ``asked`` says whether
    guests want to be asked wherever they would be by default, or nowhere. ``others`` are further
    processes: a table's guests are at the same one, or ``spread`` over all.
    """

    address: tuple[str, int]
    game: str
    tables: int
    warming: float
    seconds: float
    rate: float
    pace: str = "open"
    asked: bool = False
    others: list[tuple[str, int]] = []
    spread: bool = False

    def address_of(self, table: int, seat: int) -> tuple[str, int]:
        """The process at which that guest is."""
        processes = [self.address, *self.others]
        return processes[(table + (seat if self.spread else 0)) % len(processes)]


class Result(msgspec.Struct):
    """``delays`` are those from a pick to both views, in ms; ``seconds`` how long they played.

    ``received`` is how many bytes the tables have told both guests.
    """

    picks: int
    seconds: float
    delays: list[float]
    received: int


class _Decision(msgspec.Struct):
    options: list[Any]


class _Table(msgspec.Struct):
    state: str


class _State(msgspec.Struct, tag_field="is", tag="state"):
    seq: int
    moment: int
    table: _Table
    decision: _Decision | None = None


class _TablePatch(msgspec.Struct):
    state: list[str] = []


class _Patch(msgspec.Struct):
    """As much of it as guests look at."""

    moment: list[int] = []
    table: _TablePatch | list[_Table] = []
    decision: dict[str, Any] | list[_Decision | None] | None = None


class _Change(msgspec.Struct, tag_field="is", tag="change"):
    seq: int
    patch: _Patch


class _Refused(msgspec.Struct, tag_field="is", tag="refused"):
    reason: str


_read = msgspec.json.Decoder(_State | _Change | _Refused).decode
_write = msgspec.json.Encoder().encode


def _follow(state: _State, change: _Change) -> None:
    """What the guests look at, as it is after the change."""
    if change.seq != state.seq + 1:
        raise RuntimeError(f"{change.seq} does not follow {state.seq}")
    patch, state.seq = change.patch, change.seq
    if patch.moment:
        state.moment = patch.moment[0]
    if isinstance(patch.table, list):
        state.table = patch.table[0] if patch.table else state.table
    elif patch.table.state:
        state.table.state = patch.table.state[0]
    if isinstance(patch.decision, list):
        state.decision = patch.decision[0]
    elif patch.decision is not None and "options" in patch.decision:
        assert state.decision is not None
        options = applied(state.decision.options, patch.decision["options"])
        state.decision = _Decision(options)


class Guest:
    """Somebody with a cookie, and an address of their own behind the proxy."""

    def __init__(self, address: tuple[str, int], number: int) -> None:
        self.address = address
        self.cookie = ""
        self.head = f"Host: {address[0]}\r\nX-Forwarded-For: 10.0.{number >> 8}.{number & 255}\r\n"

    async def ask(
        self, method: str, path: str, body: Any = None, at: tuple[str, int] | None = None
    ) -> Any:
        reader, writer = await asyncio.open_connection(*(at or self.address))
        data = b"" if body is None else _write(body)
        head = f"{method} {path} HTTP/1.1\r\n{self.head}{self.cookie}Connection: close\r\n"
        more = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write((head + more).encode() + data)
        answer = await reader.read()
        writer.close()
        lines, _, content = answer.partition(b"\r\n\r\n")
        if not lines.startswith(b"HTTP/1.1 2"):
            raise RuntimeError(f"{method} {path}: {answer.decode()}")
        for line in lines.decode().split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                self.cookie = f"Cookie: {value.partition(';')[0]}\r\n"
        return msgspec.json.decode(content)


class Seat(asyncio.Protocol):
    """One WebSocket; ``heard`` is called with every state that comes."""

    def __init__(
        self, guest: Guest, table: str, heard: Callable[[Seat], None], asked: bool = False
    ) -> None:
        self.request = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\n{guest.head}{guest.cookie}"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self.guest = guest
        self.heard = heard
        self.asked = asked
        self.transport: Any = None
        self.received = b""
        self.shaken = False
        self.state = _State(0, 0, _Table("playing"))
        self.received_bytes = 0  # of messages that tell of the table

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.received += data
        if not self.shaken:
            head, end, rest = self.received.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise RuntimeError(head.decode())
            self.shaken, self.received = True, rest
            self.greet()
        while (whole := self._whole()) is not None:
            start, stop = whole
            kind, message = self.received[0] & 15, self.received[start:stop]
            self.received = self.received[stop:]
            self._take(kind, message)

    def greet(self) -> None:
        self.send({"do": "hello"})
        if not self.asked:
            self.send({"do": "stops", "stops": NO_STOPS})

    def _whole(self) -> tuple[int, int] | None:
        """Where the first message starts and ends, once it has come whole."""
        got = self.received
        if len(got) < 2:
            return None
        start, length = 2, got[1]
        if length == _LONG and len(got) >= 4:
            start, length = 4, int.from_bytes(got[2:4], "big")
        elif length == _LONGER and len(got) >= 10:
            start, length = 10, int.from_bytes(got[2:10], "big")
        return (start, start + length) if len(got) >= start + length else None

    def _take(self, kind: int, message: bytes) -> None:
        if kind == 9:
            self._send(10, message)
        elif kind == 1:
            found = _read(message)
            if isinstance(found, _Refused):
                raise RuntimeError(found.reason)
            self.received_bytes += len(message)
            if isinstance(found, _Change):
                _follow(self.state, found)
            else:
                self.state = found
            self.heard(self)

    def send(self, order: dict[str, Any]) -> None:
        self._send(1, _write(order))

    def _send(self, kind: int, message: bytes) -> None:
        """Masked with zeros, which a server cannot tell from another mask."""
        length = len(message)
        head = bytes([128 | kind, 128 | length]) if length < _LONG else (
            bytes([128 | kind, 128 | _LONG]) + struct.pack("!H", length)
        )  # fmt: skip
        self.transport.write(head + bytes(4) + message)


class Pair:
    """Two guests at a table, and at the next when its game is over."""

    def __init__(self, guests: tuple[Guest, Guest], wish: Wish, number: int) -> None:
        self.guests = guests
        self.wish = wish
        self.number = number
        self.random = random.Random(number)
        self.seats: list[Seat] = []
        self.table = ""
        self.playing = False
        self.sent: float | None = None  # when the last pick was, until both have seen it
        self.moment = 0
        self.next = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.picks = 0
        self.delays: list[float] = []
        self.again: asyncio.Task[None] | None = None
        self.received_bytes = 0  # at tables that are over

    async def open(self) -> None:
        first, second = self.guests
        wish = {
            "game": self.wish.game,
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "pace": self.wish.pace,
        }
        there = self.wish.address_of(self.number, 0)
        self.table = (await first.ask("POST", "/api/tables", wish, there))["id"]
        await second.ask("POST", f"/api/tables/{self.table}/take", {"seat": 1})
        await self.connect()

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        self.moment = 0
        self.received_bytes += sum(seat.received_bytes for seat in self.seats)
        self.seats = [Seat(guest, self.table, self.heard, self.wish.asked) for guest in self.guests]
        for at, seat in enumerate(self.seats):
            address = self.wish.address_of(self.number, at)
            await loop.create_connection(lambda seat=seat: seat, *address)  # type: ignore[misc]
        while not all(seat.state.moment for seat in self.seats):
            await asyncio.sleep(0.01)

    async def rematch(self) -> None:
        self.leave()
        path = f"/api/tables/{self.table}/rematch"
        there = self.wish.address_of(self.number, 0)
        self.table = (await self.guests[0].ask("POST", path, at=there))["id"]
        await self.connect()
        self.go_on()

    @property
    def received(self) -> int:
        return self.received_bytes + sum(seat.received_bytes for seat in self.seats)

    def leave(self) -> None:
        for seat in self.seats:
            if seat.transport is not None:  # while it is being connected to the next table
                seat.transport.close()

    def begin(self) -> None:
        self.playing = True
        wait = self.random.random() / self.wish.rate if self.wish.rate else 0.0
        self.next = time.perf_counter() + wait
        self.go_on()

    def heard(self, _: Seat) -> None:
        if self.sent is not None and min(seat.state.moment for seat in self.seats) > self.moment:
            self.delays.append((time.perf_counter() - self.sent) * 1000)
            self.picks += 1
            self.sent = None
        if self.playing and self.sent is None:
            self.go_on()

    def go_on(self) -> None:
        """Pick now, or when its time has come."""
        if not self.playing or len({seat.state.moment for seat in self.seats}) > 1:
            return
        if self.seats[0].state.table.state == "over":
            if self.again is None or self.again.done():
                self.again = asyncio.create_task(self.rematch())
            return
        wait = self.next - time.perf_counter()
        if wait <= 0:
            self.pick()
        elif self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(wait, self.pick)

    def pick(self) -> None:
        self.timer = None
        asked = [seat for seat in self.seats if seat.state.decision is not None]
        if not asked or not self.playing or self.sent is not None:
            return
        decision, self.moment = asked[0].state.decision, asked[0].state.moment
        assert decision is not None
        pick = self.random.randrange(len(decision.options))
        self.sent = time.perf_counter()
        if self.wish.rate:
            self.next = max(self.next + 1 / self.wish.rate, self.sent)
        asked[0].send({"do": "pick", "moment": self.moment, "pick": pick})


async def few_at_once(acts: Iterable[Awaitable[object]]) -> None:
    allowed = asyncio.Semaphore(AT_ONCE)

    async def one(act: Awaitable[object]) -> None:
        async with allowed:
            await act

    await asyncio.gather(*(one(act) for act in acts))


async def play(wish: Wish) -> Result:
    """Open the tables and play; wait for a line before, once warm, and before leaving."""
    couples = [
        (Guest(wish.address, number), Guest(wish.address, number + 1))
        for number in range(0, 2 * (wish.tables // TABLES_OF_A_PAIR + 1), 2)
    ]
    for couple in couples:
        for guest in couple:
            await guest.ask("GET", "/api/me")
    pairs = [
        Pair(couples[number // TABLES_OF_A_PAIR], wish, number) for number in range(wish.tables)
    ]
    await few_at_once(pair.open() for pair in pairs)
    await _next_line("ready")
    for pair in pairs:
        pair.begin()
    await asyncio.sleep(wish.warming)
    await _next_line("warm")
    for pair in pairs:
        pair.picks, pair.delays, pair.received_bytes = 0, [], 0
        for seat in pair.seats:
            seat.received_bytes = 0
    begun = time.perf_counter()
    await asyncio.sleep(wish.seconds)
    for pair in pairs:
        pair.playing = False
    took = time.perf_counter() - begun
    result = Result(
        sum(pair.picks for pair in pairs),
        took,
        [delay for pair in pairs for delay in pair.delays],
        sum(pair.received for pair in pairs),
    )
    await _next_line("played")
    for pair in pairs:
        pair.leave()
    await asyncio.sleep(0.1)
    return result


async def _next_line(said: str) -> None:
    print(said, flush=True)
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    uvloop.install()
    outcome = asyncio.run(play(msgspec.json.decode(sys.argv[1], type=Wish)))
    sys.stdout.write(msgspec.json.encode(outcome).decode())
