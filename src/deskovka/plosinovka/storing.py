"""Storing a state as bytes and loading it again."""

from __future__ import annotations

from typing import Any

from deskovka import storing
from deskovka.kernel.chance import HASHED, Chance
from deskovka.plosinovka.rules.book import BOOK
from deskovka.plosinovka.rules.holdings import recount
from deskovka.plosinovka.rules.levels import rebuild
from deskovka.plosinovka.state import PLAYER_FIELDS, TABLE_FIELDS, Box, Player, Table
from deskovka.storing import Origin, fill, rows, values


def _origin(box: Box) -> Origin:
    return Origin(BOOK.name, BOOK.rules_version(), box.digest)


def _parts(g: Table) -> dict[str, object]:
    return {
        "seats": g.seats,
        "kernel": g.kernel_row(),
        "table": values(g, TABLE_FIELDS),
        "players": rows(g.players, PLAYER_FIELDS),
    }


def dump(g: Table) -> bytes:
    return storing.dump(_origin(g.box), _parts(g))


def digest(g: Table) -> str:
    """A hash of everything that the state is; other rules may have led to the same."""
    return storing.digest(BOOK.name, g.box.digest, _parts(g))


def load(box: Box, blob: bytes) -> Table:
    return storing.load(_origin(box), blob, lambda row: _restore(box, row))


def _restore(box: Box, row: dict[str, Any]) -> Table:
    g = Table(BOOK, box, row["seats"], Chance(HASHED, 0), None)
    g.restore_kernel(row["kernel"])
    fill(g, TABLE_FIELDS, row["table"])
    for one in row["players"]:
        player = Player(g.stamp, 0)
        fill(player, PLAYER_FIELDS, one)
        g.players.append(player)
    rebuild(g)
    for seat in range(g.seats):
        recount(g, seat)
    return g
