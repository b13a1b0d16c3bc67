"""Many processes on one PostgreSQL: what they carry, and what is lost while everything fails.

The trouble is that of the test (`tests/server/cluster/chaos.py`), for longer and with more tables.
"""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final

import psycopg

from bench.clients import Wish
from bench.measuring import Measured, measured
from bench.server import GAMES, WARMING, Guests, Server, seconds_of
from deskovka.server.storage.places import open_storage
from tests.postgres import Cluster
from tests.server.cluster.chaos import Crowd, kills, stuck, trouble, worst, wrong
from tests.server.cluster.members import Members
from tests.server.cluster.proxy import anywhere

TABLES: Final = 60
COUNT: Final = 3
PATIENCE: Final = 60.0  # seconds in which each table has to go on after the trouble
LOADED: Final = 48  # tables, in whole numbers for one, two and three processes
LONG: Final = 200  # seconds of trouble from which on the load is measured for longer, too
DATABASE: Final = "bench"
COMMITS: Final = 2000
LISTENERS: Final = 3
LOADS: Final = ((0, False), (1, False), (2, False), (3, False), (3, True))


@contextmanager
def database() -> Iterator[tuple[Cluster, str]]:
    """PostgreSQL whose commits are safe, and an empty database that is up to date."""
    base = Cluster(durable=True)
    try:
        address = base.create(DATABASE)
        with tempfile.TemporaryDirectory() as folder:
            open_storage(Path(folder), address).close()
        yield base, address
    finally:
        base.close()


# -- while everything fails ---------------------------------------------------------------


def troubled(seconds: float) -> list[Measured]:
    with database() as (base, address), tempfile.TemporaryDirectory() as folder:
        members = Members(address, Path(folder), COUNT)
        try:
            with anywhere(members.ports) as somewhere:
                crowd = Crowd(somewhere, GAMES, TABLES)
                try:
                    done = trouble(members, base, seconds, Random(2), kills(seconds))
                    still = stuck(crowd, PATIENCE)
                finally:
                    crowd.end()
            lost = wrong(crowd, base, DATABASE)
        finally:
            members.end()
    longest, causes = worst(crowd, done)
    players = [player for one in crowd.parties for player in one.players]
    waits = sorted(wait.seconds for player in players for wait in player.waits)
    happened = [one.what for one in done]
    counts = {
        "processes killed": happened.count("killed"),
        "processes hung for twice their lease": happened.count("hung"),
        "restarts of PostgreSQL": happened.count("restarted"),
        "cuts of NOTIFY connections": happened.count("cut"),
        "acknowledged picks": crowd.acknowledged(),
        "of them lost, doubled or misplaced": lost,
        "whole games": crowd.over,
        "wishes to take back": sum(player.undos for player in players),
        "tables stuck": len(still),
    }
    title = f"{TABLES} tables, {COUNT} processes, {seconds:g} s of trouble"
    why = ", ".join(causes) or "nothing failed then"
    return [
        *(measured(f"{title}: {name}", "", [float(count)]) for name, count in counts.items()),
        measured(f"{title}: 99.9 % of waits for a pick", "s", [waits[int(len(waits) * 0.999)]]),
        measured(f"{title}: worst pause of a player ({why})", "s", [longest]),
    ]


# -- load ---------------------------------------------------------------------------------


def used_by(base: Cluster | None) -> float:
    """What PostgreSQL has used of a processor."""
    if base is None:
        return 0.0
    postmaster = base.process.pid
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text("ascii")
    return seconds_of(postmaster, ended=True) + sum(map(seconds_of, map(int, children.split())))


def loaded(game: str, count: int, seconds: float, spread: bool = False) -> list[Measured]:
    """``count`` processes on PostgreSQL; 0 is one on SQLite."""
    with ExitStack() as stack:
        base, address = stack.enter_context(database()) if count else (None, "")
        servers = []
        for _ in range(count or 1):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            servers.append(Server(folder, database=address))
            stack.callback(servers[-1].end)
        first, *others = [one.address for one in servers]
        wish = Wish(first, game, LOADED, WARMING, seconds, 0.0, others=others, spread=spread)
        guests = Guests(wish)
        guests.play("warm")
        before = sum(one.seconds() for one in servers), used_by(base)
        guests.play("played")
        after = sum(one.seconds() for one in servers), used_by(base)
        links = connections(base) / count if base else 0.0
        result = guests.leave()
    ours, theirs = (
        (later - sooner) / result.picks * 1e6 for sooner, later in zip(before, after, strict=True)
    )
    delays = sorted(result.delays)
    kind = f"PostgreSQL, processes: {count}" if count else "SQLite"
    title = f"{game}, {kind}{', guests spread' if spread else ''}"
    rows = [
        measured(title, "picks/s", [result.picks / result.seconds]),
        measured(f"{title}: processor time of servers", "µs/pick", [ours]),
        measured(f"{title}: pick to both views", "ms", result.delays),
        measured(f"{title}: 99th percentile", "ms", [delays[int(len(delays) * 0.99)]]),
    ]
    if base:
        rows += [
            measured(f"{title}: processor time of PostgreSQL", "µs/pick", [theirs]),
            measured(f"{title}: connections of a process", "", [links]),
        ]
    return rows


def connections(base: Cluster) -> float:
    query = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'deskovka'"
    with base.connect(DATABASE) as connection:
        return float((connection.execute(query).fetchone() or (0,))[0])


# -- constants ----------------------------------------------------------------------------


def commit_rate(address: str, writers: int, notify: bool) -> float:
    """Commits of one row a second, all writers together; ``notify``: each says so."""
    each = COMMITS // writers

    def write() -> None:
        with psycopg.connect(address, autocommit=True) as connection:
            for at in range(each):
                with connection.transaction():
                    connection.execute("INSERT INTO probe VALUES (%s)", (at,))
                    if notify:
                        connection.execute("SELECT pg_notify('probe', %s)", (str(at),))

    threads = [threading.Thread(target=write) for _ in range(writers)]
    begun = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return each * writers / (time.perf_counter() - begun)


def constants() -> list[Measured]:
    """What a commit and a NOTIFY cost here, with as many listeners as there are processes."""
    rows = []
    with database() as (base, address), ExitStack() as stack:
        with base.connect(DATABASE) as connection:
            connection.execute("CREATE TABLE probe (n integer)")
        for _ in range(LISTENERS):
            listener = stack.enter_context(psycopg.connect(address, autocommit=True))
            listener.execute("LISTEN probe")
        for writers in (1, 3, 10):
            for notify in (False, True):
                rate = commit_rate(address, writers, notify)
                said = ", each with a NOTIFY" if notify else ""
                rows.append(measured(f"commits, writers: {writers}{said}", "commits/s", [rate]))
    return rows


def run(seconds: int) -> list[Measured]:
    print("Commits …", file=sys.stderr)
    rows = constants()
    for game in GAMES:
        for count, spread in LOADS:
            print(f"{game}, {count or 'SQLite'} …", file=sys.stderr)
            rows += loaded(game, count, 10.0 if seconds >= LONG else 4.0, spread)
    print("Trouble …", file=sys.stderr)
    return rows + troubled(float(seconds))
