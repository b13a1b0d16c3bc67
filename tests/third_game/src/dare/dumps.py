"""Storing a state as bytes and loading it again."""

from __future__ import annotations

from typing import Any, Final

from dare.state import BOOK, FIELDS, Table
from deskovka import dumps
from deskovka.dumps import Origin, fill, values
from deskovka.kernel.chance import HASHED, Chance
from deskovka.kernel.face import Face

CARDS: Final = "dare-1"  # stands for the digest of a pack: the cards never change


def _origin() -> Origin:
    return Origin(BOOK.name, BOOK.rules_version(), CARDS)


def _parts(g: Table) -> dict[str, object]:
    return {"seats": g.seats, "kernel": g.kernel_row(), "table": values(g, FIELDS)}


def dump(g: Table) -> bytes:
    return dumps.dump(_origin(), _parts(g))


def digest(g: Table) -> str:
    """A hash of everything that the state is."""
    return dumps.digest(BOOK.name, CARDS, _parts(g))


def load(face: Face, blob: bytes) -> Table:
    return dumps.load(_origin(), blob, lambda row: _restored(face, row))


def _restored(face: Face, row: dict[str, Any]) -> Table:
    table = Table(row["seats"], Chance(HASHED, 0), None, face)
    table.restore_kernel(row["kernel"])
    fill(table, FIELDS, row["table"])
    return table
