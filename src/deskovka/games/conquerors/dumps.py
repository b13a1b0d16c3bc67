"""Storing a state as bytes and loading it again."""

from __future__ import annotations

from typing import Any

from deskovka import dumps
from deskovka.dumps import Origin, fill, rows, values
from deskovka.games.conquerors.codes import LISTENED
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.state import (
    CARD_FIELDS,
    NO_LISTENERS,
    PLAYER_FIELDS,
    SHARED,
    TABLE_FIELDS,
    Box,
    Card,
    Player,
    Table,
)
from deskovka.kernel.chance import HASHED, Chance


def _origin(box: Box) -> Origin:
    return Origin(BOOK.name, BOOK.rules_version(), box.digest)


def _parts(g: Table) -> dict[str, object]:
    return {
        "seats": g.seats,
        "kernel": g.kernel_row(),
        "table": values(g, TABLE_FIELDS),
        "where": g.where[: g.where_size],
        "cards": rows(g.cards, CARD_FIELDS),
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
    if len(g.listeners) != LISTENED:
        raise ValueError("wrong number of listeners")
    g.listeners = [heard or NO_LISTENERS for heard in g.listeners]
    g.where = row["where"]
    _restore_cards(g, row["cards"])
    for one in row["players"]:
        player = Player(g.stamp, 0)
        fill(player, PLAYER_FIELDS, one)
        g.players.append(player)
        g.sort_hand(player.seat)
    return g


def _restore_cards(g: Table, rows: list[list[Any]]) -> None:
    """Cards that lie in a deck as at the start are shared with all other games of the box."""
    fresh = [_thawed(value) for value in values(Card(SHARED, 0, 0), CARD_FIELDS)]
    for row in rows:
        definition, owner = row[:2]
        if row == [definition, owner, owner, *fresh[3:]]:
            g.cards.append(g.box.fresh_cards(owner)[definition])
        else:
            card = Card(g.stamp, 0, 0)
            fill(card, CARD_FIELDS, [tuple(v) if isinstance(v, list) else v for v in row])
            g.cards.append(card)


def _thawed(value: Any) -> Any:
    """As a dump holds it, where a tuple is a list."""
    return list(value) if isinstance(value, tuple) else value
