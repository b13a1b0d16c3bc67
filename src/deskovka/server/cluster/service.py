"""One of many processes: what it drives is its own, all else it asks of others."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from deskovka import games
from deskovka.server.cluster import news
from deskovka.server.cluster.acts import Acts
from deskovka.server.cluster.delegate import Delegate
from deskovka.server.cluster.echo import ECHO, Echo
from deskovka.server.cluster.hosts import GLANCE, Host
from deskovka.server.cluster.ledger import channel_of
from deskovka.server.cluster.links import Caller, connected, split
from deskovka.server.cluster.messages import (
    Answered,
    Ask,
    Closed,
    Enter,
    Failed,
    Left,
    Lost,
    Messages,
    Refused,
    Retold,
    Said,
    Shown,
)
from deskovka.server.cluster.register import Leased, Member, Register
from deskovka.server.cluster.thoughts import ANSWERED
from deskovka.server.cluster.visits import End, Visit
from deskovka.server.games import catalogue
from deskovka.server.http.refusals import Refusal
from deskovka.server.people.records import Person
from deskovka.server.storage import new_id
from deskovka.server.storage.backend import BUSY, DEVICE, LOST, PERSON
from deskovka.server.storage.postgres import NEWS
from deskovka.server.storage.sql import SqlStorage
from deskovka.server.tables.company import LOOPBACK, Elsewhere, Gauge, Guest, Hold
from deskovka.server.tables.line import Looker
from deskovka.server.tables.orders import Orders
from deskovka.server.tables.service import Tables
from deskovka.server.tables.wire import TableInfo
from deskovka.table.protocols import Unstored

T = TypeVar("T")

SIGN_SECONDS: Final = 1.0  # between signs of life
_AGAIN_SECONDS: Final = 0.2  # after one could not be given
_ANSWER_SECONDS: Final = 10.0  # for an order
_GLANCE_SECONDS: Final = 1.0  # for what a list can do without


class Channel:
    """A guest's way to a table that another process drives."""

    def __init__(self, caller: Peer, number: int) -> None:
        self.caller = caller
        self.number = number

    async def hear(self, order: Orders, text: str) -> None:
        self.caller.send(Said(self.number, text))

    def depart(self) -> None:
        if self.caller.visits.pop(self.number, None) is not None:
            self.caller.send(Left(self.number))


class Peer(Caller):
    """The connection to a process that drives tables at which guests of this one look."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.numbers = itertools.count()
        self.visits: dict[int, Visit] = {}
        self.asked: dict[int, asyncio.Future[bytes]] = {}

    def enter(self, visit: Visit) -> Channel:
        number = next(self.numbers)
        self.visits[number] = visit
        self.send(Enter(number, visit.ident, visit.guest))
        return Channel(self, number)

    async def ask(self, name: str, given: Sequence[Any], seconds: float) -> bytes:
        """The answer as JSON; raises Elsewhere, or what the other process refuses."""
        number = next(self.numbers)
        answer = self.asked[number] = asyncio.get_running_loop().create_future()
        self.send(Ask(number, name, list(given)))
        try:
            async with asyncio.timeout(seconds):
                made: bytes = await answer
                return made
        except TimeoutError:
            raise Unstored(LOST) from None
        finally:
            self.asked.pop(number, None)

    def follow(self, message: Messages) -> None:
        match message:
            case Shown(channel, frame) if channel in self.visits:
                self.visits[channel].put(frame)
            case Lost(channel) if channel in self.visits:
                self.visits.pop(channel).lost()
            case Closed(channel, code) if channel in self.visits:
                self.visits.pop(channel).close(code)
            case Refused(channel, told) if channel in self.visits:
                self.visits.pop(channel).turned_away(told)
            case Answered(number, made):
                self._settle(number, made)
            case Failed(number, told):
                self._settle(number, Elsewhere("") if told is None else Retold(told))

    def _settle(self, number: int, made: bytes | Exception) -> None:
        answer = self.asked.pop(number, None)
        if answer is None or answer.done():
            return
        if isinstance(made, Exception):
            answer.set_exception(made)
        else:
            answer.set_result(made)

    def ended(self) -> None:
        """Nobody knows whether what was asked for has been done."""
        for number in list(self.asked):
            self._settle(number, Unstored(LOST))
        visits, self.visits = self.visits, {}
        for visit in visits.values():
            visit.lost()


class Cluster:
    """This process among the others, as `Company` says it.

    ``address`` is where others reach it: a port of 0 is any free one.
    """

    def __init__(self, storage: SqlStorage, address: str = LOOPBACK) -> None:
        self.storage = storage
        self.address = address
        self.rules = {name: catalogue.engine(name).rules_version for name in games.names()}
        self.delegate = Delegate(storage.backend, catalogue.editions())
        self.members: dict[str, Member] = {}
        self.visits: set[Visit] = set()
        self.peers: dict[str, asyncio.Task[Peer]] = {}
        self.hosts: set[Host] = set()
        self.acts = Acts()
        self.leaving = False
        self.echo = Echo()
        self.leases = 0

    # -- coming and going -----------------------------------------------------------------

    async def start(self, tables: Tables) -> None:
        """Be one of them."""
        self.tables = tables
        host, port = split(self.address)
        self.listening = await asyncio.get_running_loop().create_server(self._called, host, port)
        port = self.listening.sockets[0].getsockname()[1]
        at = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        self.me = Member(new_id(), at, self.rules)
        self.register = Register(self.storage.backend, self.me, self.delegate.editions)
        try:
            self.secret = await asyncio.to_thread(self.register.join)
        except BaseException:
            await self.register.close()
            self.listening.close()  # what listens keeps the loop from ending
            raise
        people = tables.people
        people.remember(False)
        self.delegate.start(self.me.id)
        self.going = [
            asyncio.create_task(self._live()),
            asyncio.create_task(
                news.listen(
                    self.storage.backend.engine.url,
                    [NEWS, channel_of(self.me.id)],
                    self._hearing,
                    self._hear,
                    lambda: people.remember(False),
                )
            ),
        ]

    def _called(self) -> Host:
        host = Host(self.secret, self.tables)
        self.hosts.add(host)
        return host

    async def close(self) -> None:
        """Hand over what is driven here; guests of others find it there."""
        self.leaving = True
        for room in list(self.tables.live.values()):
            self.tables.forget(room)
        await self.acts.done()
        await self.delegate.close()
        for going in self.going:
            going.cancel()
        await asyncio.gather(*self.going, return_exceptions=True)
        with contextlib.suppress(OSError):
            await self.register.leave()
        await self.register.close()
        self.listening.close()
        for host in self.hosts:
            host.close()
        for member in list(self.peers):
            self._drop(member)

    # -- signs of life --------------------------------------------------------------------

    async def _live(self) -> None:
        """Give signs of life for ever, and notice who gives none."""
        while True:
            try:
                await self._sign()
            except OSError:
                await asyncio.sleep(_AGAIN_SECONDS)
            else:
                await asyncio.sleep(SIGN_SECONDS)

    async def _sign(self) -> None:
        """Give a sign of life. Raises OSError."""
        try:
            alive = await self.register.renew(self.echo.say())
        except OSError:
            self.echo.unsaid()
            raise
        self.leases = alive.leases
        if alive.late:
            await self._recount()
        self.members = alive.members
        if not alive.late:  # else others may come back as this one does
            for gone in set(self.peers) - set(alive.members):
                self._drop(gone)
        self.hosts = {host for host in self.hosts if not host.transport.is_closing()}

    async def _recount(self) -> None:
        """Others may have taken tables, as this process seemed to be dead."""
        held = await self.register.held()
        for ident, room in list(self.tables.live.items()):
            if held.get(ident) != room.hold.fence:
                self.tables.forget(room)

    # -- what others change ---------------------------------------------------------------

    def _hearing(self) -> None:
        """Everything may have changed meanwhile."""
        self.tables.people.remember(True)
        self.acts.begin(self._read_anew())

    def _hear(self, kind: str, name: str) -> None:
        if kind == PERSON:
            self.tables.people.forget(int(name))
            self.acts.begin(self._read_anew(int(name)))
        elif kind == DEVICE:
            self.tables.people.forget_device(bytes.fromhex(name))
            self.tables.end_device(bytes.fromhex(name))
        elif kind == ANSWERED:
            self.delegate.hear()
        elif kind == ECHO:
            self.echo.hear(name)

    async def _read_anew(self, who: int | None = None) -> None:
        """What those are called who sit at tables that are driven here; all, or one of them."""
        seated = {one for room in self.tables.live.values() for one in room.people}
        with contextlib.suppress(OSError):  # they keep their old names for a while
            found = await self.tables.people.named(seated if who is None else seated & {who})
            for person in found.values():
                self.tables.note_person(person)

    # -- as `Company` says it -------------------------------------------------------------

    async def take(self, ident: str, new: bool = False) -> Hold:
        if self.leaving:
            raise Elsewhere("")  # soon
        found = await self.register.take(ident, new)
        if found == self.me:  # it has given no sign of life for too long
            await self._sign()
            found = await self.register.take(ident, new)
        match found:
            case Leased(fence, moment):
                return Hold(self.storage.under(ident, fence), moment, fence)
            case Member() if found.id != self.me.id:
                self.members.setdefault(found.id, found)
                raise Elsewhere(found.id)
            case None:
                raise Refusal("table", 404)
        raise Unstored(BUSY)

    def release(self, ident: str, hold: Hold) -> None:
        self.acts.begin(self._released(ident, hold.fence))

    async def _released(self, ident: str, fence: int) -> None:
        with contextlib.suppress(OSError):  # else it ends with the process
            await self.register.release(ident, fence)

    @property
    def name(self) -> str:
        return self.me.id

    async def ask(self, member: str, name: str, given: Sequence[Any], kind: type[T]) -> T:
        try:
            peer = await self._peer(member)
        except OSError:
            raise Elsewhere(member) from None
        made = await peer.ask(name, given, _ANSWER_SECONDS)
        return msgspec.json.decode(made, type=kind)

    def visit(self, tables: Tables, ident: str, guest: Guest) -> Looker:
        return Visit(self, tables, ident, guest)

    async def listed(
        self, person: Person | None, idents: Collection[str]
    ) -> Mapping[str, TableInfo]:
        holders = await self.register.holders(idents) if idents else {}
        at: dict[str, list[str]] = {}
        for ident, member in holders.items():
            at.setdefault(member, []).append(ident)
        at.pop(self.me.id, None)
        found = await asyncio.gather(
            *(self._glance(member, person, there) for member, there in at.items())
        )
        return {one.id: one for told in found for one in told}

    async def _glance(
        self, member: str, person: Person | None, idents: list[str]
    ) -> list[TableInfo]:
        try:
            peer = await self._peer(member)
            made = await peer.ask(GLANCE, (person, idents), _GLANCE_SECONDS)
        except OSError:
            return []
        return msgspec.json.decode(made, type=list[TableInfo])

    def end_device(self, device: bytes) -> None:
        for visit in list(self.visits):
            if visit.guest.device == device:
                visit.close()

    def gauges(self) -> Sequence[Gauge]:
        delegate = self.delegate
        return (
            Gauge("leases", "Tables that this process drives", lambda: self.leases),
            Gauge("processes", "Processes that live", lambda: len(self.members)),
            Gauge("message_lag_seconds", "From a NOTIFY until it is heard", lambda: self.echo.lag),
            Gauge("workers_places", "Bots that may think elsewhere", lambda: delegate.places),
            Gauge(
                "thoughts_elsewhere_waiting",
                "Bots' decisions in the database that no worker has taken",
                lambda: delegate.standing.waiting,
            ),
        )

    # -- others ---------------------------------------------------------------------------

    async def enter(self, member: str, visit: Visit) -> End:
        """The guest looks at a table there."""
        return (await self._peer(member)).enter(visit)

    async def _peer(self, member: str) -> Peer:
        """The connection to a process; raises OSError."""
        known = self.peers.get(member)
        if known is None or (known.done() and _is_over(known)):
            known = self.peers[member] = asyncio.create_task(self._connected(member))
        return await asyncio.shield(known)

    async def _connected(self, member: str) -> Peer:
        if member not in self.members:
            raise ConnectionRefusedError(member)
        peer = Peer(self.secret)
        try:
            await connected(peer, self.members[member].address)
        except BaseException:
            peer.close()
            raise
        return peer

    def _drop(self, member: str) -> None:
        """The process gives no sign of life: its guests look elsewhere."""
        known = self.peers.pop(member)
        if known.done() and not _is_over(known):
            known.result().transport.abort()


def _is_over(known: asyncio.Task[Peer]) -> bool:
    return (
        known.cancelled()
        or known.exception() is not None
        or bool(known.result().transport.is_closing())
    )
