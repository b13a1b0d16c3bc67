"""A database that cannot be served from: one clear line, and no password in it."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from deskovka import cli
from deskovka.server import storage
from tests.postgres import GUARDED, PASSWORD
from tests.server.databases import PostgresBase

Said = pytest.CaptureFixture[str]
Given = Callable[[PostgresBase], str]


def newer(base: PostgresBase) -> str:
    base.run("UPDATE alembic_version SET version_num = '9999'")
    return base.address


def foreign(base: PostgresBase) -> str:
    base.run("DROP TABLE alembic_version")
    return base.address


def guarded(base: PostgresBase, password: str, name: str = "") -> str:
    port, name = base.cluster.port, name or base.database
    return f"postgresql://{GUARDED}:{password}@127.0.0.1:{port}/{name}"


def empty_for_guarded(base: PostgresBase) -> str:
    base.run("DROP SCHEMA public CASCADE")
    base.run("CREATE SCHEMA public")
    base.run(f"GRANT USAGE ON SCHEMA public TO {GUARDED}")
    return guarded(base, "correct%20horse")


CHECK = "check its address, user and password, and that it is running"
CASES: dict[str, tuple[Given, str]] = {
    "nobody listens": (
        lambda base: "postgresql://ada:secret@127.0.0.1:1/none",
        "the database postgresql://ada@127.0.0.1:1/none cannot be reached (Connection refused); "
        + CHECK,
    ),
    "wrong password": (
        lambda base: guarded(base, "secret"),
        "the database postgresql://guarded@127.0.0.1:{port}/{name} cannot be reached "
        f'(password authentication failed for user "guarded"); {CHECK}',
    ),
    "wrong database": (
        lambda base: guarded(base, "correct%20horse", "nowhere"),
        "the database postgresql://guarded@127.0.0.1:{port}/nowhere cannot be reached "
        f'(database "nowhere" does not exist); {CHECK}',
    ),
    "no address": (
        lambda base: "mysql://ada:secret@host/name",
        "this is not the address of a PostgreSQL database; it looks like "
        "postgresql://user@host/name",
    ),
    "newer": (
        newer,
        "the database {address} is of a newer version of Deskovka (step 9999); start that "
        "version, or restore a backup",
    ),
    "foreign": (
        foreign,
        "{address} is not a database of Deskovka; choose an empty one with --database",
    ),
    "forbidden": (
        empty_for_guarded,
        "the user guarded may not write in the database "
        "postgresql://guarded@127.0.0.1:{port}/{name}; make that user its owner, or choose "
        "another database with --database",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_cannot_be_served_from_is_told_in_one_line(
    postgres: PostgresBase, capsys: Said, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    given, said = CASES[case]
    monkeypatch.setenv("DESKOVKA_DATABASE", given(postgres))
    assert cli.run(["serve", "--port", "0"]) == 2
    values = {"port": postgres.cluster.port, "name": postgres.database, "address": postgres.address}
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", f"deskovka: {said.format(**values)}\n")
    assert "secret" not in captured.err
    assert PASSWORD not in captured.err


def test_without_the_driver_it_is_told_what_to_install(
    capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "deskovka.server.storage.postgres")
    monkeypatch.delattr(storage, "postgres")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert cli.run(["serve", "--port", "0", "--database", "postgresql://host/name"]) == 2
    assert capsys.readouterr().err == (
        "deskovka: the driver of PostgreSQL is missing; install it with: "
        'pip install "deskovka[postgres]"\n'
    )


def test_a_folder_and_a_database_are_one_too_many(
    capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DESKOVKA_DATABASE", "postgresql://host/name")
    assert cli.run(["serve", "--data", "somewhere"]) == 2
    assert capsys.readouterr().err == (
        "deskovka: choose either a folder (--data) or a database (--database, or "
        "DESKOVKA_DATABASE in the environment), not both\n"
    )


def test_a_database_is_looked_over_by_its_address(postgres: PostgresBase, capsys: Said) -> None:
    assert cli.run(["check-data", postgres.address, "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"{postgres.name}: 0 tables, all well.\n"
    newer(postgres)
    assert cli.run(["check-data", postgres.address, "--lang", "en"]) == 2
    assert "is of a newer version" in capsys.readouterr().err
