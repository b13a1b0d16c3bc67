"""What a table is given: where its log is safe, who thinks for bots, and who looks on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import Any, NamedTuple, Protocol

import msgspec

from deskovka.games.port.state import GameState
from deskovka.table.clock import Allowance
from deskovka.table.entries import Entry, Snapshot
from deskovka.table.frames import Rating, Sight
from deskovka.table.refusals import Refusal
from deskovka.table.seats import Seat


class Taken(Exception):
    """Somebody else was first: the place in the log or the seat is taken."""


class Outrun(Taken):
    """Somebody else drives the table by now."""


class Unstored(OSError):
    """Nothing of it could be stored: the disk is ``full``, the database ``busy``, …"""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Superseded(Exception):
    """The same person has asked for another hint since."""


class Game(Protocol):
    """What a table needs of a game that is set up with some cards."""

    @property
    def name(self) -> str: ...
    @property
    def texts(self) -> Sequence[str]:
        """The packs besides the box."""

    def from_setup(self, setup: dict[str, Any]) -> GameState: ...
    def load(self, blob: bytes) -> GameState: ...


class Deal(NamedTuple):
    """What is played at a table, named ``ident`` in its store."""

    ident: str
    game: Game
    setup: dict[str, Any]
    clock: Allowance | None = None


class Store(Protocol):
    """Keeps what must not be lost. Everything here returns when it is safe.

    It raises OSError if that cannot be done now: then nothing of it has been. An Unstored says why.
    """

    async def check(self, ident: str) -> None:
        """Can the table be stored now? Raises OSError if not."""

    async def append(self, ident: str, *entries: Entry, snapshot: Snapshot | None = None) -> None:
        """All of it or nothing; raises Taken if there is an entry with such a number."""

    async def hand_over(self, ident: str, seat: int, bot: str | None) -> Sequence[Seat]:
        """A bot plays for whoever sits there, or no longer does; all seats as they are then."""

    async def settle(self, ident: str, outcome: dict[str, Any] | None, size: int) -> None:
        """The game is over with that outcome, or goes on again after an undo.

        ``size`` is how long the log is then; raises Taken if it is not.
        """


class Job(NamedTuple):
    """A decision to think about; ``bot`` is empty when a hint is asked for.

    ``world`` is a state that the seat may be in, dealt for this job. ``moment`` counts the
    decisions of the game. The thought is wanted ``until`` a time of the running loop, since a
    longer one would tell what is in the hand; nobody waits longer for a ``brief`` one. ``person``
    is for whom it is thought, 0 for nobody.
    """

    game: str
    bot: str
    seat: int
    world: GameState
    until: float = inf
    packs: Sequence[str] = ()
    table: str = ""
    moment: int = 0
    person: int = 0
    brief: bool = False


class Thought(msgspec.Struct, frozen=True):
    """The pick, and for a hint how every option is rated.

    It took so many ``seconds``, and was a ``share`` of what is usually thought.
    """

    pick: int
    ratings: list[Rating] = []
    seconds: float = 0.0
    share: float = 1.0


class Thinker(Protocol):
    """Thinks about decisions, wherever that is done."""

    async def think(self, job: Job) -> Thought:
        """Raises OSError or EOFError if it cannot be done now, Superseded if another came."""


class Viewer(Protocol):
    """Somebody who looks on. ``eye`` is the seat through whose eyes they last saw the table."""

    language: str
    eye: int | None

    @property
    def seats(self) -> Sequence[int]:
        """The seats for which the viewer chooses."""

    def show(self, sight: Sight) -> None:
        """Never waits: a viewer who is too slow is left behind."""

    def refuse(self, refusal: Refusal) -> None:
        """Something that the viewer has asked for before is refused."""


class Audience(Protocol):
    """Everybody who looks on. ``parts`` are what views of many moments have in common."""

    @property
    def parts(self) -> Mapping[int, Any]: ...

    def viewers(self) -> Iterable[Viewer]:
        """Those who have been shown the whole table, and are told what comes."""

    def names(self, language: str) -> Sequence[str]:
        """What the players are called."""
