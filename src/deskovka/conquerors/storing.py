"""Storing a state as bytes and loading it again."""

from __future__ import annotations

from typing import Any

from deskovka import storing
from deskovka.conquerors.codes import LISTENED
from deskovka.conquerors.rules.book import BOOK
from deskovka.conquerors.state import (
    CARD_FIELDS,
    PLAYER_FIELDS,
    TABLE_FIELDS,
    Box,
    Card,
    Player,
    Table,
)
from deskovka.kernel.chance import HASHED, Chance
from deskovka.storing import Origin, fill, values


def _origin(box: Box) -> Origin:
    return Origin(BOOK.name, BOOK.rules_version(), box.digest)


def _parts(g: Table) -> dict[str, object]:
    return {
        "seats": g.seats,
        "kernel": g.kernel_row(),
        "table": values(g, TABLE_FIELDS),
        "where": g.where[: g.where_size],
        "cards": [values(card, CARD_FIELDS) for card in g.cards],
        "players": [values(player, PLAYER_FIELDS) for player in g.players],
    }


def dump(g: Table) -> bytes:
    return storing.dump(_origin(g.box), _parts(g))


def digest(g: Table) -> str:
    """A hash of everything that the state is; other rules may have led to the same."""
    return storing.digest(_origin(g.box), _parts(g))


def load(box: Box, blob: bytes) -> Table:
    return storing.load(_origin(box), blob, lambda row: _restore(box, row))


def _restore(box: Box, row: dict[str, Any]) -> Table:
    g = Table(BOOK, box, row["seats"], Chance(HASHED, 0), None)
    g.restore_kernel(row["kernel"])
    fill(g, TABLE_FIELDS, row["table"])
    if len(g.listeners) != LISTENED:
        raise ValueError("wrong number of listeners")
    g.where = row["where"]
    for one in row["cards"]:
        card = Card(g.stamp, 0, 0)
        fill(card, CARD_FIELDS, [tuple(v) if isinstance(v, list) else v for v in one])
        g.cards.append(card)
    for one in row["players"]:
        player = Player(g.stamp, 0)
        fill(player, PLAYER_FIELDS, one)
        g.players.append(player)
        g.sort_hand(player.seat)
    return g
