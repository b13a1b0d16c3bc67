"""Rows in files: Parquet, with the job they belong to; a file is replaced whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from deskovka.games.port.watcher import FACT, NUMBER, TEXT, TEXTS, WHOLE, WHOLES, Columns, Watcher
from deskovka.kernel.errors import DeskovkaError
from deskovka.lab.jobs import Job
from deskovka.lab.match import Row

# What is kept of every game.
COMMON: Final[Columns] = {
    "number": WHOLE, "seed": WHOLE, "game": TEXT, "players": WHOLE, "iterations": WHOLE,
    "seconds": NUMBER, "first": WHOLE, "winners": WHOLES, "how": TEXT, "turns": WHOLE,
    "rounds": WHOLE, "decisions": WHOLE,
}  # fmt: skip

KEY: Final = b"deskovka.lab"
TRIFLES: Final = ("pack", "texts", "names")  # of a job: where cards are, what they are called


class BadRows(DeskovkaError):
    """A file that holds no rows, or those of another job."""


class MissingExtra(DeskovkaError):
    """Something that an optional extra would bring."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f'{what} needs more than is installed: pip install "deskovka[{extra}]"')


def arrow() -> Any:
    """The library that reads and writes Parquet."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra("reading and writing Parquet files", "lab") from None
    return pyarrow


def columns(watcher: Watcher[Any, Any]) -> Columns:
    """The columns of a row but the seats."""
    return {**COMMON, **watcher.columns}


def seat_columns(watcher: Watcher[Any, Any]) -> Columns:
    """The columns of a seat."""
    side = {watcher.side: TEXT} if watcher.side else {}
    return {"bot": TEXT, **side, "won": NUMBER, "turns": WHOLE, **watcher.seat_columns}


def schema(job: Job) -> Any:
    """The Arrow schema of a job's rows."""
    pa = arrow()
    types = {
        WHOLE: pa.int64(),
        NUMBER: pa.float64(),
        TEXT: pa.string(),
        FACT: pa.bool_(),
        WHOLES: pa.list_(pa.int64()),
        TEXTS: pa.list_(pa.string()),
    }
    watcher = job.watcher
    seat = pa.struct([(name, types[kind]) for name, kind in seat_columns(watcher).items()])
    row = [(name, types[kind]) for name, kind in columns(watcher).items()]
    whole = pa.schema([*row, ("seats", pa.list_(seat))])
    return whole.with_metadata({KEY: msgspec.json.encode(job)})


def write(path: Path, job: Job, rows: Sequence[Row]) -> None:
    """The rows in the order of their numbers; what was there stays until all is written."""
    pa = arrow()
    ordered = sorted(rows, key=lambda row: int(row["number"]))
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        table = pa.Table.from_pylist(ordered, schema=schema(job))
        pa.parquet.write_table(table, unfinished, compression="zstd")
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def read(path: Path) -> tuple[Job, list[Row]]:
    """The rows of a file and their job; raises BadRows if it is no such file."""
    pa = arrow()
    try:
        with path.open("rb") as file:
            table = pa.parquet.read_table(file)
        job = msgspec.json.decode(table.schema.metadata[KEY], type=Job)
        if not table.schema.equals(schema(job)):
            raise BadRows(f"{path} was written by another version of the lab")
    except (pa.ArrowException, KeyError, TypeError, msgspec.DecodeError):
        raise BadRows(f"{path} is no result of `deskovka lab run`") from None
    return job, table.to_pylist()


def resume(path: Path, job: Job) -> list[Row]:
    """What a file holds of the job already; raises BadRows if rows cannot be kept there."""
    arrow()
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not os.access(path.parent, os.W_OK):
            raise BadRows(f"{path.parent} cannot be written to")
        return []
    other, rows = read(path)
    for field in job.__struct_fields__:
        mine, its = getattr(job, field), getattr(other, field)
        if field not in TRIFLES and mine != its:
            told = f": its {field} is {its!r}" if isinstance(its, str | int | float) else ""
            raise BadRows(f"{path} holds another job (other {field}{told}): name another file")
    return rows
