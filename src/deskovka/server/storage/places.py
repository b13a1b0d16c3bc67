"""Which database is meant: a folder with an SQLite file, or the address of another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import cast

from deskovka.problems import Problem
from deskovka.server.storage.backend import Backend, BadData
from deskovka.server.storage.folder import DATABASE, FolderLock
from deskovka.server.storage.sql import SqlStorage
from deskovka.server.storage.sqlite import Sqlite, SqliteStorage, check_file


def open_storage(folder: Path, address: str = "") -> SqlStorage:
    """The database at the address, else the one in the folder. Raises BadData."""
    if not address:
        return SqliteStorage(folder)
    return cast(SqlStorage, postgres_module().PostgresStorage(address))


def open_to_read(place: str) -> Backend:
    """A folder or an address, only to be read, also while a server uses it. Raises BadData."""
    if is_address(place):
        return cast(Backend, postgres_module().Postgres(place, reading=True))
    path = Path(place) / DATABASE
    if not path.exists():
        raise BadData(Problem.of("data-missing", folder=place))
    check_file(path)
    return Sqlite(path.resolve(), reading=True)


@contextmanager
def open_alone(place: str, reading: bool) -> Iterator[Backend]:
    """A folder or an address that no server uses meanwhile. Raises BadData."""
    if not is_address(place):
        with _folder_alone(Path(place), reading) as backend:
            yield backend
        return
    backend = cast(Backend, postgres_module().Postgres(place, reading))
    try:
        with backend.engine.connect() as connection:
            if backend.is_used(connection):
                raise BadData(Problem.of("data-served", file=backend.name))
        yield backend
    except backend.errors as error:
        raise backend.told(error) from error
    finally:
        backend.engine.dispose()


@contextmanager
def _folder_alone(folder: Path, reading: bool) -> Iterator[Backend]:
    if reading and not (folder / DATABASE).exists():
        raise BadData(Problem.of("data-missing", folder=str(folder)))
    lock = FolderLock(folder)
    try:
        check_file(folder / DATABASE)
        backend = Sqlite((folder / DATABASE).resolve(), reading)
        try:
            yield backend
        except backend.errors as error:
            raise backend.told(error) from error
        finally:
            backend.engine.dispose()
    finally:
        lock.release()


def is_address(place: str) -> bool:
    return "://" in place


def postgres_module() -> ModuleType:
    """All that knows PostgreSQL; raises BadData where its driver is missing."""
    try:
        from deskovka.server.storage import postgres
    except ImportError as error:
        if error.name is not None and error.name.startswith("deskovka"):
            raise
        raise BadData(Problem.of("data-no-driver")) from error
    return postgres
