"""A table runs where there is no server: in a browser's tab, say."""

from __future__ import annotations

import subprocess
import sys

FOREIGN = (
    "litestar",
    "multiprocessing.process",
    "sqlalchemy",
    "sqlite3",
    "uvicorn",
    "uvloop",
    "deskovka.bots",
    "deskovka.cli",
    "deskovka.lab",
    "deskovka.server",
)


def test_a_table_loads_neither_network_nor_database_nor_processes() -> None:
    script = (
        "import sys, deskovka.table.live, deskovka.table.orders;"
        f"print([one for one in {FOREIGN!r} if one in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
