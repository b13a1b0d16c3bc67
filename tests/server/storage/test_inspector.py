"""`deskovka check-data` finds whatever has become of a database, and changes nothing."""

from __future__ import annotations

import json
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
from tests.server.databases import DATABASE
from tests.server.guests import Guest, play_out, serving
from tests.server.packs import WOLF, own_pack
from tests.server.storage.test_folder import UNPRIVILEGED, cut, other_text
from tests.server.tables.test_playing import ME, OPEN, SIMPLE


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes | str]:
    """A database with tables of all kinds, and their ids."""
    data = tmp_path_factory.mktemp("played")
    with serving(data) as address:
        guest = Guest(address)
        over = guest.open("plosinovka", ME, SIMPLE)["id"]
        play_out([guest.sit(over)], lambda decision: int(decision["default"]))
        pack = own_pack(guest, WOLF)
        own = guest.open("conquerors", ME, SIMPLE, packs=[pack])["id"]
        one = guest.sit(own)
        for _ in range(3):
            decision = one.wait_for_question()
            assert decision is not None
            one.answer(decision["default"])
        guest.open("conquerors", ME, OPEN)
        guest.post("/api/lessons/plosinovka")
        guest.leave()
    with closing(sqlite3.connect(data / DATABASE)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
    return {"over": over, "own": own, "file": (data / DATABASE).read_bytes()}


@pytest.fixture
def data(tmp_path: Path, played: dict[str, bytes]) -> Path:
    (tmp_path / DATABASE).write_bytes(played["file"])
    return tmp_path


Said = pytest.CaptureFixture[str]


def check(data: Path, *more: str) -> int:
    return cli.run(["check-data", str(data), *more])


def test_a_database_in_which_all_is_well(data: Path, capsys: Said) -> None:
    before = (data / DATABASE).read_bytes()
    assert check(data, "--lang", "en") == 0
    assert check(data, "--lang", "cs") == 0
    assert capsys.readouterr().out == (
        f"{data}: 4 tables, all well.\n{data}: 4 stoly, vše v pořádku.\n"
    )
    assert check(data, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found == {"folder": str(data), "tables": 4, "ok": True, "problems": []}
    assert (data / DATABASE).read_bytes() == before


WRONG = {
    "a pick": (
        "UPDATE log SET value = 99 WHERE game_table = ? AND n = 5",
        "over",
        "differs",
        "záznam nevede ke svým otiskům podle pravidel, podle kterých se hrálo",
    ),
    "a digest": (
        "UPDATE log SET digest = 'other' WHERE game_table = ? AND n = 31",
        "over",
        "differs",
        "záznam nevede ke svým otiskům podle pravidel, podle kterých se hrálo",
    ),
    "a hole": (
        "DELETE FROM log WHERE game_table = ? AND n = 5",
        "over",
        "gap",
        "chybí 6. položka záznamu",
    ),
    "a tail": (
        "DELETE FROM log WHERE game_table = ? AND n > 5",
        "over",
        "outcome",
        "hra neskončila tak, jak je u ní zapsáno",
    ),
    "the last entry": (
        "DELETE FROM log WHERE game_table = ?1 AND n = "
        "(SELECT max(n) FROM log WHERE game_table = ?1)",
        "over",
        "outcome",
        "hra neskončila tak, jak je u ní zapsáno",
    ),
    "a text": (
        "DELETE FROM printed_pack WHERE ? != ''",
        "own",
        "cards",
        "karty nelze přečíst: ",
    ),
    "a setup": (
        "UPDATE game_table SET setup = NULL WHERE id = ?",
        "own",
        "undealt",
        "hra tu je, ale její příprava chybí",
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_named(
    data: Path, played: dict[str, str], capsys: Said, wrong: str
) -> None:
    act, which, code, czech = WRONG[wrong]
    ident = played[which]
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        assert database.execute(act, (ident,)).rowcount > 0
    assert check(data, "--json") == 2
    found = json.loads(capsys.readouterr().out)
    named = {(one["file"], one["code"]) for one in found["problems"]}
    assert (ident, f"kept-{code}") in named
    assert not found["ok"]
    assert check(data, "--lang", "cs") == 2
    said = capsys.readouterr().out
    assert f"{ident}: {czech}" in said
    assert said.splitlines()[-1].startswith(f"{data}: {len(found['problems'])} problém")


def test_the_end_of_a_running_game_is_missed_where_a_snapshot_tells_of_it(
    data: Path, played: dict[str, str], capsys: Said
) -> None:
    """Nothing else does: what is left is a game that has not gone on so far."""
    own = played["own"]
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        cut = database.execute("DELETE FROM log WHERE game_table = ? AND n > 0", (own,))
        assert cut.rowcount > 0
    assert check(data, "--lang", "en") == 0
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        names = [row[1] for row in database.execute("PRAGMA table_info(snapshot)")]
        values = {"game_table": own, "n": 2}
        row = [values.get(name, b"") for name in names]
        database.execute(f"INSERT INTO snapshot VALUES ({', '.join('?' * len(row))})", row)
    capsys.readouterr()
    assert check(data, "--json") == 2
    [found] = json.loads(capsys.readouterr().out)["problems"]
    assert (found["file"], found["code"]) == (own, "kept-cut")


# Whatever it takes is loaded by somebody who may read it.
LOOK_BEFORE = """
import sys
from deskovka import cli
assert cli.run(["check-data", sys.argv[1], "--lang", "en"]) == 0
"""
LOOK = """
sys.exit(cli.run(["check-data", sys.argv[2], "--lang", "en"]))
"""


def test_a_folder_in_which_nothing_can_be_written_is_looked_over(
    data: Path, played: dict[str, bytes]
) -> None:
    """By somebody who may not; as the server leaves it, with nothing beside the database."""
    other, data = data, Path(tempfile.mkdtemp())
    try:
        (data / DATABASE).write_bytes(played["file"])
        with closing(sqlite3.connect(data / DATABASE)) as database:
            database.execute("PRAGMA journal_mode=WAL")
        assert [path.name for path in data.iterdir()] == [DATABASE]
        for path in (data / DATABASE, data):
            path.chmod(0o555)
        done = subprocess.run(
            [sys.executable, "-c", LOOK_BEFORE + UNPRIVILEGED + LOOK, str(other), str(data)],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    finally:
        data.chmod(0o755)
        shutil.rmtree(data)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{other}: 4 tables, all well.\n{data}: 4 tables, all well.\n"


def blot(data: Path) -> None:
    """A page in the middle is overwritten: the start of the file says nothing of it."""
    size = (data / DATABASE).stat().st_size // 4096
    with (data / DATABASE).open("r+b") as file:
        file.seek(4096 * (size - 3))
        file.write(b"\xff" * 4096 * 2)


def test_a_damaged_page_is_found(data: Path, capsys: Said) -> None:
    blot(data)
    assert check(data, "--lang", "en") == 2
    said = capsys.readouterr()
    assert "damaged" in said.out + said.err


REFUSED: list[tuple[Callable[[Path], None], str]] = [
    (cut, "the database {file} is damaged; restore a backup"),
    (other_text, "{file} is not a database of Deskovka; move it away"),
    (lambda data: (data / DATABASE).unlink(), "there is no database in the folder {data}"),
]


@pytest.mark.parametrize(("damage", "why"), REFUSED)
def test_where_there_is_nothing_to_look_at_one_line_says_why(
    data: Path, capsys: Said, damage: Callable[[Path], None], why: str
) -> None:
    damage(data)
    assert check(data, "--lang", "en") == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("deskovka: " + why.format(file=data / DATABASE, data=data))
    assert said.err.count("\n") == 1
