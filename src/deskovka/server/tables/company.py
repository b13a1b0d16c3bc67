"""Who drives a table: this process, or another one that serves the same database.

A process on its own drives them all.
"""

from __future__ import annotations

import asyncio
import functools
import inspect
import typing
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, ParamSpec, Protocol, TypeVar

import msgspec

from deskovka.server.http.refusals import UNAVAILABLE, Refusal
from deskovka.server.people.records import Person
from deskovka.server.storage import Storage, now
from deskovka.table.protocols import Outrun

if TYPE_CHECKING:
    from deskovka.server.tables.line import Looker
    from deskovka.server.tables.service import Tables
    from deskovka.server.tables.wire import TableInfo
    from deskovka.server.workers.thinker import Away

P = ParamSpec("P")
T = TypeVar("T")

LOOPBACK: Final = "127.0.0.1:0"  # for processes of one machine; any free port
_PATIENCE: Final = 8.0  # seconds in which whoever drove a table has a successor
_BETWEEN: Final = 0.2


class Elsewhere(Exception):
    """Another process drives the table: ``member`` is its id."""

    def __init__(self, member: str) -> None:
        super().__init__(member)
        self.member = member


class Hold(NamedTuple):
    """What a process has of a table that it drives.

    ``storage`` writes of the table for as long as nobody else drives it. ``moment`` is beyond
    whatever has been shown before.
    """

    storage: Storage
    moment: int
    fence: int = 0  # greater than that of whoever drove the table before


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a connection; ``device`` is the hash of its secret."""

    person: Person | None
    language: str
    device: bytes | None = None


class Gauge(NamedTuple):
    """A figure for whoever watches over the server."""

    name: str
    said: str
    figure: Callable[[], float]


class Company(Protocol):
    """The processes that serve the same tables, as one of them knows them."""

    @property
    def delegate(self) -> Away | None:
        """Others who think for bots."""

    async def start(self, tables: Tables) -> None:
        """Be one of them. Raises OSError."""

    async def close(self) -> None:
        """Others may drive what was driven here."""

    async def take(self, ident: str, new: bool = False) -> Hold:
        """Drive a table from now on; raises Elsewhere. ``new``: it is not stored yet."""

    def release(self, ident: str, hold: Hold) -> None:
        """Others may drive it."""

    @property
    def name(self) -> str:
        """What members know this process by; empty if there are none."""

    async def ask(self, member: str, name: str, given: Sequence[Any], kind: type[T]) -> T:
        """What comes of an order for what a member drives.

        Raises Elsewhere where it certainly has not been followed.
        """

    def visit(self, tables: Tables, ident: str, guest: Guest) -> Looker:
        """Somebody looks at a table that a member drives."""

    async def listed(
        self, person: Person | None, idents: Collection[str]
    ) -> Mapping[str, TableInfo]:
        """Those of the tables that members drive, as they stand there."""

    def end_device(self, device: bytes) -> None:
        """Whoever looks at a table of a member from there looks no more."""

    def gauges(self) -> Sequence[Gauge]:
        """What there is to be counted."""


class Alone:
    """A process on its own."""

    delegate: Away | None = None
    name = ""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def start(self, tables: Tables) -> None:
        """There is nobody else."""

    async def close(self) -> None:
        """Nobody goes on."""

    async def take(self, ident: str, new: bool = False) -> Hold:
        return Hold(self.storage, now())

    def release(self, ident: str, hold: Hold) -> None:
        """Nobody else would want it."""

    async def ask(self, member: str, name: str, given: Sequence[Any], kind: type[T]) -> T:
        raise Elsewhere(member)

    def visit(self, tables: Tables, ident: str, guest: Guest) -> Looker:
        raise NotImplementedError  # nobody is ever elsewhere

    async def listed(
        self, person: Person | None, idents: Collection[str]
    ) -> Mapping[str, TableInfo]:
        return {}

    def end_device(self, device: bytes) -> None:
        """Nobody looks at tables of others."""

    def gauges(self) -> Sequence[Gauge]:
        return ()


ORDERS: Final[dict[str, Callable[..., Any]]] = {}  # what members may ask of each other


@functools.cache
def arguments(act: Callable[..., Any]) -> Any:
    """What such a method is given, as the type of a tuple."""
    hints = typing.get_type_hints(act)
    _, *names = inspect.signature(act).parameters
    return tuple[tuple(hints[name] for name in names)]  # type: ignore[misc]


@functools.cache
def _made_by(act: Callable[..., Any]) -> Any:
    return typing.get_type_hints(act)["return"]


def order(act: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Members may ask for it; it is given all tables first."""
    ORDERS[act.__name__] = act
    return act


async def done_at(member: str, act: Callable[..., Coroutine[Any, Any, T]], *given: Any) -> T:
    """What comes of an order where that member is. Raises Elsewhere if there is none."""
    tables, *more = given
    if member == tables.company.name:
        return await act(*given)
    made: T = await tables.company.ask(member, act.__name__, more, _made_by(act))
    return made


def wherever(act: Callable[P, Awaitable[TableInfo]]) -> Callable[P, Coroutine[Any, Any, TableInfo]]:
    """A method of `Tables` about a table (after a person): done where the table is driven."""
    ORDERS[act.__name__] = act

    @functools.wraps(act)
    async def done(*given: P.args, **named: P.kwargs) -> TableInfo:
        tables: Any = given[0]
        clock = asyncio.get_running_loop().time
        end = clock() + _PATIENCE
        while True:
            try:
                return await act(*given, **named)
            except Outrun:
                continue
            except Elsewhere as elsewhere:
                member = elsewhere.member
            try:
                made: TableInfo = await tables.company.ask(
                    member, act.__name__, given[1:], _made_by(act)
                )
                return made
            except Elsewhere:
                if clock() > end:
                    raise Refusal("unreached", UNAVAILABLE, why="busy") from None
            await asyncio.sleep(_BETWEEN)

    return done
