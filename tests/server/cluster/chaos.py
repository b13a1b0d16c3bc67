"""People at tables of which the processes die, hang and come back, and the database with them.

Everybody plays on until the end, through any process. Of every pick they remember whether it was
acknowledged; afterwards the logs have to have those in their order, and none twice.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import signal
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from deskovka.server.cluster.register import LEASE_MS
from deskovka.server.tables.frames import followed
from tests.postgres import Cluster
from tests.server.cluster.members import Members

SILENCE: Final = 4.0  # seconds without an answer to a pick, until another process is asked
OPENING: Final = 2.0
_BETWEEN: Final = 10.0  # seconds
_UNDO: Final = 0.02  # how often whoever is asked takes back instead
_ASKED: Final = 5  # every so manieth wants to be asked in every window
_CLOCKED: Final = 3  # every so manieth table has a clock
_CLOCK: Final = {"minutes": 30, "increment": 5}
GONE: Final = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, httpx.HTTPError)

Anywhere = Callable[[], str]


class Pick(NamedTuple):
    value: int
    acknowledged: bool


class Wait(NamedTuple):
    """Times of the monotonic clock."""

    begun: float
    ended: float

    @property
    def seconds(self) -> float:
        return self.ended - self.begun


class Player:
    """Somebody on one seat: answers whatever is asked, at random, and now and then takes back."""

    def __init__(self, anywhere: Anywhere, cookie: str, table: str, seed: int) -> None:
        self.anywhere = anywhere
        self.cookie = cookie
        self.table = table
        self.random = Random(seed)
        self.asked = seed % _ASKED == 0
        self.picks: list[Pick] = []
        self.waits: list[Wait] = []  # from a pick to what came of it
        self.since = 0.0  # when the last pick was sent, if nothing has come of it yet
        self.over = False
        self.undos = 0  # that were asked for
        self.answered = -1  # the last request for one
        self.socket: ClientConnection | None = None
        self.state: dict[str, Any] = {}

    def again(self, table: str) -> Player:
        """The same person at another table."""
        return Player(self.anywhere, self.cookie, table, self.random.randrange(2**30))

    async def play(self, until: Callable[[], bool]) -> None:
        """Until then, or until the game is over."""
        while self._stays(until):
            try:
                await self._look()
                self._is_answered()
                while self._stays(until):
                    await self._go_on()
            except GONE:
                await self.leave()
                await asyncio.sleep(0.2)

    def _stays(self, until: Callable[[], bool]) -> bool:
        return not self.over and not until()

    async def _go_on(self) -> None:
        await self._consent()
        decision = self.state.get("decision")
        if decision is None:
            await self._hear(1.0)
            return
        if self.random.random() < _UNDO:
            await self._take_back()
            return
        self.since = time.monotonic()
        await self._choose(decision)
        self._is_answered()
        await asyncio.sleep(self.random.expovariate(4.0))

    async def _take_back(self) -> None:
        """Only whoever is asked does, so that nobody's pick is under way meanwhile."""
        self.undos += 1
        await self._send(do="undo")
        while (frame := await self._hear(SILENCE)) is not None:
            if frame["is"] == "refused" or (frame["is"] == "state" and frame["log"] is not None):
                return

    async def _consent(self) -> None:
        request = self.state.get("request")
        if request and request["answer"] and request["id"] != self.answered:
            self.answered = request["id"]
            await self._send(do="answer", request=request["id"], yes=True)

    def _is_answered(self) -> None:
        since, self.since = self.since, 0.0
        if since:
            self.waits.append(Wait(since, time.monotonic()))

    async def leave(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            with suppress(*GONE):
                async with asyncio.timeout(OPENING):
                    await socket.close()

    async def _look(self) -> None:
        address = self.anywhere().replace("http", "ws", 1)
        self.socket = await connect(
            f"{address}/api/tables/{self.table}/live",
            additional_headers={"Cookie": self.cookie},
            open_timeout=OPENING,
            close_timeout=OPENING,
            max_size=None,
        )
        self.state = {}
        await self._send(do="hello", language="en")
        while not self.state:
            if not await self._hear(SILENCE):
                raise TimeoutError
        if self.asked:  # wherever that is possible
            stops = {kind: {"mine": True, "theirs": True} for kind in self.state.get("stops") or ()}
            await self._send(do="stops", stops=stops)

    async def _send(self, **order: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(order))

    async def _hear(self, seconds: float) -> dict[str, Any] | None:
        """The next frame; None if there is none for so long."""
        assert self.socket is not None
        try:
            async with asyncio.timeout(seconds):
                frame: dict[str, Any] = json.loads(await self.socket.recv())
        except TimeoutError:
            return None
        if frame["is"] in ("state", "change"):
            frame = self.state = followed(self.state, frame)
            self.over = frame["table"]["state"] == "over"
        return frame

    async def _choose(self, decision: dict[str, Any]) -> None:
        value = self.random.randrange(len(decision["options"]))
        moment = self.state["moment"]
        self.picks.append(Pick(value, acknowledged=False))
        await self._send(do="pick", moment=moment, pick=value)
        while True:
            frame = await self._hear(SILENCE)
            if frame is None:
                raise TimeoutError
            if frame["is"] == "refused":
                if frame["reason"] in ("unsaved", "elsewhere", "unreached"):
                    await asyncio.sleep(0.2)
                    raise TimeoutError  # look anew
                await self._hear(0.2)
                return
            if frame["is"] == "state" and frame["moment"] != moment:
                # Shown anew as a whole, nobody can tell whether it was this pick.
                if frame["log"] is None and await self._is_followed():
                    self.picks[-1] = Pick(value, acknowledged=True)
                return

    async def _is_followed(self) -> bool:
        """Nothing was refused. A table may go on by itself while a pick is on its way; but orders
        of one socket are followed in turn, so a refusal comes before the answer to this one."""
        await self._send(do="ping")
        while (frame := await self._hear(SILENCE)) is not None:
            if frame["is"] in ("refused", "pong"):
                return bool(frame["is"] == "pong")
        raise TimeoutError


class Party(NamedTuple):
    """Everybody at one table."""

    table: str
    players: list[Player]


async def party(anywhere: Anywhere, game: str, seed: int) -> Party:
    """Two people who have sat down, each through another process."""
    cookies: list[str] = []
    table = ""
    for seat in range(2):
        async with httpx.AsyncClient(timeout=20.0) as client:
            await client.get(f"{anywhere()}/api/me")
            if seat == 0:
                body: dict[str, Any] = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
                if seed % _CLOCKED == 0:
                    body["clock"] = _CLOCK
                answer = await client.post(f"{anywhere()}/api/tables", json=body)
                table = answer.raise_for_status().json()["id"]
            else:
                path = f"{anywhere()}/api/tables/{table}/take"
                (await client.post(path, json={"seat": 1})).raise_for_status()
            cookies.append(f"deskovka={client.cookies['deskovka']}")
    return Party(
        table, [Player(anywhere, one, table, 2 * seed + at) for at, one in enumerate(cookies)]
    )


def misplaced(stored: list[int], picks: list[Pick]) -> int:
    """Acknowledged picks that are not where they belong among a player's stored ones.

    What was not acknowledged may have been stored all the same, once; nothing else may be there.
    """
    places = {0}  # how many of the stored ones the picks so far may account for
    missing = 0
    for pick in picks:
        found = {at + 1 for at in places if at < len(stored) and stored[at] == pick.value}
        if pick.acknowledged and not found:
            missing += 1
        else:
            places = found if pick.acknowledged else found | places
    return missing + (0 if len(stored) in places else 1)


class Crowd:
    """Everybody, in a thread of their own."""

    def __init__(self, anywhere: Anywhere, games: Sequence[str], tables: int) -> None:
        self.parties: list[Party] = []  # those of games that are over, too
        self.over = 0  # whole games
        self.ended = False
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(anywhere, games, tables))
        self.thread.start()
        self.ready.wait()

    def _run(self, anywhere: Anywhere, games: Sequence[str], tables: int) -> None:
        asyncio.run(self._play(anywhere, games, tables))

    async def _play(self, anywhere: Anywhere, games: Sequence[str], tables: int) -> None:
        try:
            for at in range(tables):
                self.parties.append(await party(anywhere, games[at % len(games)], at))
        finally:
            self.ready.set()
        await asyncio.gather(*(self._stay(one) for one in list(self.parties)))

    async def _stay(self, first: Party) -> None:
        """At one table after the other, as games are over."""
        party: Party | None = first
        while party is not None:
            await asyncio.gather(*(one.play(lambda: self.ended) for one in party.players))
            await asyncio.gather(*(one.leave() for one in party.players))
            party = None if self.ended else await self._rematch(party)

    async def _rematch(self, before: Party) -> Party | None:
        """None where everything has ended meanwhile."""
        first = before.players[0]
        path = f"/api/tables/{before.table}/rematch"
        while not self.ended:
            with suppress(*GONE):
                async with httpx.AsyncClient(timeout=SILENCE) as client:
                    headers = {"Cookie": first.cookie}
                    answer = await client.post(f"{first.anywhere()}{path}", headers=headers)
                    table = answer.raise_for_status().json()["id"]
                self.over += 1
                found = Party(table, [one.again(table) for one in before.players])
                self.parties.append(found)
                return found
            await asyncio.sleep(0.2)
        return None

    def end(self) -> None:
        self.ended = True
        self.thread.join()

    def acknowledged(self) -> int:
        return sum(
            pick.acknowledged
            for one in self.parties
            for player in one.players
            for pick in player.picks
        )


class Happened(NamedTuple):
    """Something that failed, and until when; times of the monotonic clock."""

    what: str
    begun: float
    ended: float


Act = Callable[[Members, Cluster, Random], str]


def trouble(
    members: Members,
    base: Cluster,
    seconds: float,
    random: Random,
    acts: Iterable[Sequence[Act]] = (),
) -> list[Happened]:
    """Something fails every ten seconds, for so long; what it was.

    By default everything that can, one after the other.
    """
    done: list[Happened] = []
    end = time.monotonic() + seconds
    slots = iter(acts or itertools.cycle([[one] for one in EVERYTHING]))
    while time.monotonic() + _BETWEEN < end:
        begun = time.monotonic()
        for act in next(slots, ()):
            members.revive()
            at = time.monotonic()
            done.append(Happened(act(members, base, random), at, time.monotonic()))
        time.sleep(max(0.0, begun + _BETWEEN - time.monotonic()))
    members.revive()
    return done


def kills(seconds: float) -> list[list[Act]]:
    """A process is killed every ten seconds; beside that all else fails, the database twice."""
    slots: list[list[Act]] = [[kill] for _ in range(max(8, int(seconds / _BETWEEN)))]
    others = (hang, restart, cut, restart)
    for at, other in enumerate(others, start=1):
        slots[at * len(slots) // (len(others) + 1)].append(other)
    return slots


def kill(members: Members, _: Cluster, random: Random) -> str:
    at = random.randrange(len(members.lives))
    members.kill(at)
    time.sleep(2.0)
    members.start(at)
    return "killed"


def hang(members: Members, _: Cluster, random: Random) -> str:
    """For longer than its lease."""
    at = random.randrange(len(members.lives))
    members.signal(at, signal.SIGSTOP)
    time.sleep(2 * LEASE_MS / 1000)
    members.signal(at, signal.SIGCONT)
    return "hung"


def cut(_: Members, base: Cluster, __: Random) -> str:
    """The connections on which changes are announced."""
    with base.connect("postgres") as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )
    return "cut"


def restart(_: Members, base: Cluster, __: Random) -> str:
    base.stop()
    base.start()
    return "restarted"


EVERYTHING: Final = (kill, hang, cut, kill, restart, kill)

# -- what has come of it ------------------------------------------------------------------


def stuck(crowd: Crowd, patience: float) -> list[str]:
    """Tables at which nobody is acknowledged any more, though the game goes on."""
    found = []
    going = [one for one in crowd.parties if not any(player.over for player in one.players)]
    before = {one.table: sum(len(player.picks) for player in one.players) for one in going}
    end = time.monotonic() + patience
    for party in going:
        while not _goes_on(party, before[party.table]):
            if time.monotonic() > end:
                found.append(party.table)
                break
            time.sleep(0.05)
    return found


def _goes_on(party: Party, before: int) -> bool:
    """Somebody has been acknowledged since, or the game is over."""
    if any(player.over for player in party.players):
        return True
    later = [pick for player in party.players for pick in player.picks]
    return any(pick.acknowledged for pick in later[before:])


def wrong(crowd: Crowd, base: Cluster, name: str) -> int:
    """How many picks are lost, doubled or at another place, in all logs."""
    query = (
        "SELECT value FROM log WHERE game_table = %s AND seat = %s AND who = 'person'"
        " AND what = 'pick' ORDER BY n"
    )
    found = 0
    with base.connect(name) as connection:
        for party in crowd.parties:
            for seat, player in enumerate(party.players):
                rows = connection.execute(query, (party.table, seat)).fetchall()
                found += misplaced([value for (value,) in rows], player.picks)
    return found


def worst(crowd: Crowd, done: Sequence[Happened]) -> tuple[float, list[str]]:
    """The longest anybody waited for what came of a pick, and what failed meanwhile."""
    waits = [wait for one in crowd.parties for player in one.players for wait in player.waits]
    longest = max(waits, key=lambda wait: wait.seconds)
    late = LEASE_MS / 1000  # a takeover comes afterwards
    causes = [
        one.what for one in done if one.begun < longest.ended and longest.begun < one.ended + late
    ]
    return longest.seconds, causes
