"""A folder of data that is in use, cannot be written, or holds something else: one clear line."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from deskovka import cli
from deskovka.server.storage import sqlite
from deskovka.server.storage.backend import BadData
from deskovka.table.entries import Entry
from deskovka.table.protocols import Taken
from tests.server.databases import DATABASE, Base, SqliteBase
from tests.server.guests import Guest, play_out, serving
from tests.server.storage.test_killing import RUN, Server
from tests.server.storage.test_storing import a_table
from tests.server.tables.test_playing import ME, SIMPLE

UNPRIVILEGED = """
import os
import resource
from deskovka import locales
from deskovka.server.http import listener
locales.bundle("en")
if os.geteuid() == 0:
    os.seteuid(65534)
"""


def serve(data: Path, before: str = "") -> tuple[int, str, str]:
    """What the command says that cannot serve from there, and its status."""
    done = subprocess.run(
        [sys.executable, "-c", before + RUN, "serve", "--port", "0", "--data", str(data)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_a_second_server_on_the_same_folder_ends_at_once(tmp_path: Path) -> None:
    first = Server(SqliteBase(tmp_path), 0)
    guest = Guest(first.address)
    table = guest.open("plosinovka", ME, SIMPLE)["id"]
    status, said, refused = serve(tmp_path)
    assert (status, said) == (2, "")
    assert refused == (
        f"deskovka: the folder {tmp_path} is in use by another server "
        f"(process {first.process.pid}); end that one first, or choose another folder with --data\n"
    )
    assert guest.get(f"/api/tables/{table}")["state"] == "playing"
    guest.leave()
    first.kill()  # the folder is free however its server has ended
    again = Server(SqliteBase(tmp_path), 0)
    again.kill()


def cut(data: Path) -> None:
    file = data / DATABASE
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def overwrite(data: Path) -> None:
    """The start of the first table is gone, as after a bad block."""
    with (data / DATABASE).open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096 * 40)


def other_text(data: Path) -> None:
    (data / DATABASE).write_text("my shopping list " * 100)


def other_database(data: Path) -> None:
    (data / DATABASE).unlink()
    with closing(sqlite3.connect(data / DATABASE)) as other:
        other.execute("CREATE TABLE shopping (what TEXT)")


def newer(data: Path) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")


def folder(data: Path) -> None:
    (data / DATABASE).unlink()
    (data / DATABASE).mkdir()


DAMAGE: dict[Callable[[Path], None], str] = {
    cut: "the database {file} is damaged; restore a backup, or see what is left with: "
    "deskovka check-data {data}",
    overwrite: "the database {file} is damaged; restore a backup, or see what is left with: "
    "deskovka check-data {data}",
    other_text: "{file} is not a database of Deskovka; move it away, or choose another folder "
    "with --data",
    other_database: "{file} is not a database of Deskovka; move it away, or choose another folder "
    "with --data",
    newer: "the database {file} is of a newer version of Deskovka (step 9999); start that "
    "version, or restore a backup",
    folder: "the database {file} cannot be read (Is a directory); give this user the right to "
    "read and write it",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_what_cannot_be_served_from_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: Callable[[Path], None]
) -> None:
    sqlite.SqliteStorage(tmp_path).close()
    damage(tmp_path)
    before = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert cli.run(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    said = DAMAGE[damage].format(file=tmp_path / DATABASE, data=tmp_path)
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", f"deskovka: {said}\n")
    after = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert after[DATABASE] == before[DATABASE]  # nothing is lost or changed


def test_a_folder_that_cannot_be_written_is_told_in_one_line() -> None:
    """By somebody who may not: root may always."""
    data = Path(tempfile.mkdtemp())
    try:
        sqlite.SqliteStorage(data).close()
        for path in (*data.iterdir(), data):
            path.chmod(0o555)
        status, said, refused = serve(data, UNPRIVILEGED)
    finally:
        data.chmod(0o755)
        shutil.rmtree(data)
    assert (status, said) == (2, "")
    assert re.fullmatch(
        f"deskovka: nothing can be written in the folder {data} \\(Permission denied\\); give "
        "this user the right to write there, or choose another folder with --data\n",
        refused,
    )


# -- what ends a game ---------------------------------------------------------------------


def test_a_game_ends_only_where_its_log_is_what_was_played(base: Base) -> None:
    """What a server remembers of a table may be older than the database."""

    async def run() -> None:
        kept = base.open()
        await kept.add_table(a_table("a"))
        await kept.change_table("a", state="playing")
        await kept.append("a", Entry(0, "pick", 0, 0, "person"))
        with pytest.raises(Taken):
            await kept.settle("a", {"winners": [0], "how": "won"}, 0, 5)
        record = await kept.table("a")
        assert record is not None
        assert (record.state, record.outcome, record.moved) == ("playing", None, 1)
        await kept.settle("a", {"winners": [0], "how": "won"}, 1, 5)
        record = await kept.table("a")
        assert record is not None
        assert (record.state, record.moved) == ("over", 5)
        kept.close()

    asyncio.run(run())


def test_the_replay_of_a_running_game_is_closed_whatever_its_record_says(base: Base) -> None:
    with serving(base) as address:
        guest = Guest(address)
        table = guest.open("plosinovka", ME, SIMPLE)["id"]
        one = guest.sit(table)
        one.wait_for_question()
        one.answer(0)
        base.run("UPDATE game_table SET state = 'over'")
        answer = guest.http.get(f"/api/replays/{table}")
        assert (answer.status_code, answer.json()["reason"]) == (403, "replay-not-over")
        base.run("UPDATE game_table SET state = 'playing'")
        play_out([one], lambda decision: int(decision["default"]))
        assert guest.get(f"/api/replays/{table}")["id"] == table
        guest.leave()


def test_a_folder_is_free_again_where_its_database_is_refused(tmp_path: Path) -> None:
    other_text(tmp_path)
    with pytest.raises(BadData):
        sqlite.SqliteStorage(tmp_path)
    (tmp_path / DATABASE).unlink()
    sqlite.SqliteStorage(tmp_path).close()
