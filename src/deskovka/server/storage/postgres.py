"""The storage in a PostgreSQL database: nothing else in the server knows PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import itemgetter
from typing import Final

import psycopg
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection

from deskovka.problems import Problem
from deskovka.server.storage import backend, schema
from deskovka.server.storage.backend import BadData, Inserting, LogRow
from deskovka.server.storage.sql import SqlStorage
from deskovka.table.protocols import Unstored

NEWS: Final = "deskovka"  # the channel on which changes are announced
_DRIVER: Final = "postgresql+psycopg"
_SPELLINGS: Final = ("postgresql", "postgres", _DRIVER)
_OLDEST: Final = (13,)  # it says what has become of a transaction
_CONNECTIONS: Final = 8  # of a process besides the writer's
_MIGRATIONS: Final = 7_310_025  # the advisory lock of whoever migrates

# A process that hangs within a transaction must not keep others from writing: PostgreSQL ends its
# transaction. Nobody waits longer for a row than that, nor for a machine that is not there.
_HANGING: Final = 2000  # milliseconds
_OPTIONS: Final = {
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": _HANGING,
    "lock_timeout": _HANGING + 500,
}
CONNECTING: Final = {
    "connect_timeout": 5,  # seconds
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
    "application_name": "deskovka",
}

# What SQLSTATE means to us, by its first two or all five characters.
_MEANINGS: Final = {
    "08": backend.LOST,
    "57P": backend.LOST,
    "25P03": backend.LOST,
    "53100": backend.FULL,
    "53": backend.BUSY,
    "55P03": backend.BUSY,
    "57014": backend.BUSY,
    "40": backend.BUSY,
    "25006": backend.READ_ONLY,
    "42501": backend.READ_ONLY,
    "XX001": backend.DAMAGED,
    "XX002": backend.DAMAGED,
    "58": backend.FAILED,
}

_COLUMNS: Final = schema.log.columns
_KINDS: Final = {sa.String: "text", sa.Integer: "int"}
_ARRAYS: Final = ", ".join(f"%s::{_KINDS[type(column.type)]}[]" for column in _COLUMNS)
_ADD: Final = f"INSERT INTO log ({', '.join(_COLUMNS.keys())}) SELECT * FROM unnest({_ARRAYS})"

_OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name = %s AND pid <> pg_backend_pid()"
)

_PATIENCE: Final = 3.0  # seconds until it is known whether something was committed
_BETWEEN: Final = 0.05  # seconds


class Postgres(Inserting):
    """The backend; ``reading``: nothing is ever written."""

    errors: tuple[type[Exception], ...] = (DBAPIError, psycopg.Error, NoConnection)
    doubles: tuple[type[Exception], ...] = (IntegrityError,)
    insert = staticmethod(insert)

    def __init__(self, address: str, reading: bool = False) -> None:
        """Raises BadData where the address is none."""
        url = _url(address)
        self.name = _called(url)
        self.user = url.username or ""
        options = [f"-c {name}={value}" for name, value in _OPTIONS.items()]
        given = url.query.get("options", "")
        said = " ".join([*options, given if isinstance(given, str) else " ".join(given)])
        self.engine: sa.Engine = sa.create_engine(
            url,
            pool_size=_CONNECTIONS // 2,
            max_overflow=_CONNECTIONS - _CONNECTIONS // 2,
            pool_timeout=CONNECTING["connect_timeout"],
            pool_use_lifo=True,
            hide_parameters=True,  # what is stored is nobody else's, and errors are logged
            connect_args={**CONNECTING, "options": said.strip()},
        )
        self.reading: sa.Engine = self.engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        if reading:
            self.engine = self.reading

    def reason(self, error: BaseException) -> str:
        """The first cause that says anything: a failed write fails what would undo it, too."""
        return ["", *filter(None, map(_meaning, backend.causes(error)))][-1]

    def told(self, error: Exception) -> BadData:
        state = next(filter(None, map(_state, backend.causes(error))), "")
        reason = self.reason(error)
        if reason == backend.LOST and not state:
            why = _last_line(error)
            return BadData(Problem.of("data-unreachable", file=self.name, why=why))
        if reason == backend.READ_ONLY:
            return BadData(Problem.of("data-forbidden", file=self.name, user=self.user))
        code = "data-failing" if reason else "data-damaged-database"
        return BadData(Problem.of(code, file=self.name, why=_last_line(error)))

    def foreign(self) -> BadData:
        return BadData(Problem.of("data-foreign-database", file=self.name))

    def check_version(self) -> None:
        """Raises BadData where PostgreSQL is too old."""
        with self.engine.connect() as connection:
            version = connection.dialect.server_version_info or _OLDEST
        if version < _OLDEST:
            raise BadData(
                Problem.of("data-old-server", file=self.name, version=version[0], oldest=_OLDEST[0])
            )

    def migrate_alone(self, connection: sa.Connection) -> None:
        for name in ("lock_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {name} = 0")
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATIONS)))

    @contextmanager
    def transaction(self, connection: sa.Connection) -> Iterator[None]:
        """Where the connection breaks during the commit, PostgreSQL is asked what came of it.

        Raises Unstored where even that cannot be told.
        """
        mark = None
        try:
            with connection.begin():
                yield
                asked = connection.exec_driver_sql("SELECT pg_current_xact_id()::text")
                mark = str(asked.scalar_one())
        except self.errors as error:
            if mark is None or self.reason(error) != backend.LOST or not self._committed(mark):
                raise

    def _committed(self, mark: str) -> bool:
        """Whether a transaction has been; until then it is waited for."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            try:
                with self.reading.connect() as connection:
                    said = connection.exec_driver_sql("SELECT pg_xact_status(%s::xid8)", (mark,))
                    status = said.scalar()
            except self.errors:
                status = "in progress"
            if status != "in progress":
                return bool(status == "committed")
            time.sleep(_BETWEEN)
        raise Unstored(backend.UNSURE)

    def add_rows(self, connection: sa.Connection, rows: Sequence[LogRow]) -> None:
        """In the order of their keys, so that two processes never wait for each other."""
        if rows:
            ordered = sorted(rows, key=itemgetter(0, 1))
            columns = tuple(map(list, zip(*ordered, strict=True)))
            connection.exec_driver_sql(_ADD, columns)

    def add_and_commit(self, connection: sa.Connection, rows: Sequence[LogRow]) -> None:
        with self.transaction(connection):
            self.add_rows(connection, rows)

    def count_on(self, connection: sa.Connection) -> None:
        highest = sa.select(sa.func.max(schema.person.c.id)).scalar_subquery()
        numbers = sa.func.pg_get_serial_sequence("person", "id")
        connection.execute(sa.select(sa.func.setval(numbers, highest)))

    def is_used(self, connection: sa.Connection) -> bool:
        others = connection.exec_driver_sql(_OTHERS, (CONNECTING["application_name"],))
        return bool(others.scalar_one())

    def announce(self, connection: sa.Connection, kind: str, name: str) -> None:
        connection.execute(sa.select(sa.func.pg_notify(NEWS, f"{kind} {name}")))

    def faults(self, connection: sa.Connection) -> list[str]:
        """Every row is read, so that a damaged page is found."""
        found = []
        for table in schema.metadata.sorted_tables:
            try:
                with connection.begin_nested():
                    whole = sa.func.length(sa.cast(sa.literal_column(table.name), sa.Text))
                    connection.execute(sa.select(sa.func.sum(whole)).select_from(table)).scalar()
            except DBAPIError as error:
                if self.reason(error) != backend.DAMAGED:
                    raise
                found.append(f"{table.name}: {_last_line(error)}")
        return found


class PostgresStorage(SqlStorage):
    """A database that any number of servers use."""

    def __init__(self, address: str) -> None:
        """Raises BadData."""
        self.backend = postgres = Postgres(address)
        try:
            postgres.check_version()
            self.open()
        except BaseException as error:
            postgres.engine.dispose()
            if isinstance(error, postgres.errors):
                raise postgres.told(error) from error
            raise


def _url(address: str) -> sa.URL:
    try:
        url = sa.make_url(address)
    except (ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in _SPELLINGS:
        raise BadData(Problem.of("data-no-address"))
    return url.set(drivername=_DRIVER)


def _called(url: sa.URL) -> str:
    host = url.host or url.query.get("host")
    plain = sa.URL.create("postgresql", url.username, None, None, url.port, url.database)
    shown = plain.set(host=host) if isinstance(host, str) and "/" not in host else plain
    return shown.render_as_string()


def _state(error: BaseException) -> str:
    """PostgreSQL's code of the error; empty if it is not one of PostgreSQL's."""
    return (error.sqlstate or "") if isinstance(error, psycopg.Error) else ""


def _meaning(error: BaseException) -> str:
    if isinstance(error, NoConnection):
        return backend.BUSY
    if not isinstance(error, psycopg.Error):
        return ""
    state = _state(error)
    if not state:
        broken = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
        return backend.LOST if broken else ""
    return next((_MEANINGS[state[:n]] for n in (5, 3, 2) if state[:n] in _MEANINGS), "")


def _last_line(error: BaseException) -> str:
    """What the driver says, which may be a list of what it has tried."""
    raw = next(backend.causes(error))
    lines = [line.strip() for line in str(raw).splitlines() if line.strip()]
    failed = [line for line in lines if "failed: " in line]
    said = (failed or lines or [type(raw).__name__])[-1 if failed else 0]
    return said.rpartition("failed: ")[2].removeprefix("FATAL:").strip()
