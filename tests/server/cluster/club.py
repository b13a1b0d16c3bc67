"""A club as the page for hosts describes it: nginx by the shipped file, processes, PostgreSQL.

Run as a program it says its address, then answers each line: `socket` with the process that has
the browser's socket, `driver TABLE` with the one that drives a table, `hang N` and `go N` once
that is done.
"""

from __future__ import annotations

import signal
import sys
import tempfile
from pathlib import Path

from deskovka.server.storage.places import open_storage
from tests.postgres import Cluster
from tests.server.cluster.members import Members, listening
from tests.server.cluster.proxy import Proxy

COUNT = 3
_ESTABLISHED = "01"
_DRIVER = """
    SELECT process.address FROM lease JOIN process ON process.id = lease.holder
    WHERE lease.game_table = %s
"""


class Club:
    """Until it is closed; processes are known by their numbers from 0 on."""

    def __init__(self, folder: Path) -> None:
        self.cluster = Cluster()
        address = self.cluster.create("club")
        open_storage(folder, address).close()
        self.members = Members(address, folder, COUNT)
        self.proxy = Proxy(self.members.ports, hashed=True)

    def close(self) -> None:
        self.proxy.close()
        self.members.end()
        self.cluster.close()

    def socket(self) -> int:
        """The only one to which nginx has a connection now: it keeps none but sockets of pages."""
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        ports = {int(row[1].split(":")[1], 16) for row in rows if row[3] == _ESTABLISHED}
        (port,) = ports & set(self.members.ports)
        return self.members.ports.index(port)

    def driver(self, table: str) -> int:
        with self.cluster.connect("club") as connection:
            ((address,),) = connection.execute(_DRIVER, (table,)).fetchall()
        port = int(address.rpartition(":")[2])
        return next(at for at, life in enumerate(self.members.lives) if port in listening(life))

    def follow(self, order: str, *given: str) -> int:
        match order:
            case "socket":
                return self.socket()
            case "driver":
                return self.driver(*given)
            case "hang":
                self.members.signal(int(given[0]), signal.SIGSTOP)
            case "go":
                self.members.signal(int(given[0]), signal.SIGCONT)
        return int(given[0])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        club = Club(Path(folder))
        try:
            print(club.proxy.address, flush=True)
            for line in sys.stdin:
                print(club.follow(*line.split()), flush=True)
        finally:
            club.close()


if __name__ == "__main__":
    main()
