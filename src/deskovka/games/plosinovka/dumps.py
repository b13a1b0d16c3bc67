"""Storing a state as bytes and loading it again."""

from __future__ import annotations

from typing import Any

from deskovka import dumps
from deskovka.dumps import Origin, fill, rows, values
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.holdings import recount
from deskovka.games.plosinovka.rules.levels import rebuild
from deskovka.games.plosinovka.state import PLAYER_FIELDS, TABLE_FIELDS, Box, Player, Table
from deskovka.kernel.chance import HASHED, Chance


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
    return dumps.dump(_origin(g.box), _parts(g))


def digest(g: Table) -> str:
    """A hash of everything that the state is; other rules may have led to the same."""
    return dumps.digest(BOOK.name, g.box.digest, _parts(g))


def load(box: Box, blob: bytes) -> Table:
    return dumps.load(_origin(box), blob, lambda row: _restore(box, row))


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
