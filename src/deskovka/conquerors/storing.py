"""Storing a state as bytes and loading it again.

The bytes name the rules and the pack that they belong to and carry a checksum, so that a
damaged or foreign dump is refused before anything is made of it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

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
from deskovka.kernel.errors import BadDump

_MAGIC = b"DSK1"
_CHECKSUM = 16


def _payload(g: Table, rules: str) -> bytes:
    return msgspec.msgpack.encode(
        {
            "game": "conquerors",
            "rules": rules,
            "pack": g.box.digest,
            "seats": g.seats,
            "kernel": g.kernel_row(),
            "table": [getattr(g, field) for field in TABLE_FIELDS],
            "where": g.where[: g.where_size],
            "cards": [[getattr(card, field) for field in CARD_FIELDS] for card in g.cards],
            "players": [[getattr(p, field) for field in PLAYER_FIELDS] for p in g.players],
        }
    )


def _checksum(payload: bytes) -> bytes:
    return blake2b(payload, digest_size=_CHECKSUM, person=_MAGIC).digest()


def dump(g: Table) -> bytes:
    payload = _payload(g, BOOK.rules_version())
    return _MAGIC + _checksum(payload) + payload


def digest(g: Table) -> str:
    """A hash of everything that the state is; other rules may have led to the same."""
    return _checksum(_payload(g, "")).hex()


def load(box: Box, blob: bytes) -> Table:
    start = len(_MAGIC) + _CHECKSUM
    if type(blob) is not bytes or blob[: len(_MAGIC)] != _MAGIC:
        raise BadDump("this is not a stored game")
    payload = blob[start:]
    if blob[len(_MAGIC) : start] != _checksum(payload):
        raise BadDump("the stored game is damaged: its checksum is wrong")
    try:
        row = msgspec.msgpack.decode(payload)
        _check_origin(box, row["game"], row["pack"], row["rules"])
        return _restore(box, row)
    except (msgspec.MsgspecError, LookupError, ValueError, TypeError) as error:
        raise BadDump(f"the stored game makes no sense: {error}") from error


def _check_origin(box: Box, game: str, pack: str, rules: str) -> None:
    if game != "conquerors":
        raise BadDump(f"the stored game is one of {game!r}, not of 'conquerors'")
    if pack != box.digest:
        raise BadDump("the stored game was played with other cards")
    if rules != BOOK.rules_version():
        raise BadDump("the stored game was played by another version of the rules")


def _restore(box: Box, row: dict[str, Any]) -> Table:
    g = Table(BOOK, box, row["seats"], Chance(HASHED, 0), None)
    g.restore_kernel(row["kernel"])
    for field, value in zip(TABLE_FIELDS, row["table"], strict=True):
        setattr(g, field, value)
    if len(g.listeners) != LISTENED:
        raise ValueError("wrong number of listeners")
    g.where = row["where"]
    for values in row["cards"]:
        card = Card(g.stamp, 0, 0)
        for field, value in zip(CARD_FIELDS, values, strict=True):
            setattr(card, field, tuple(value) if isinstance(value, list) else value)
        g.cards.append(card)
    for values in row["players"]:
        player = Player(g.stamp, 0)
        for field, value in zip(PLAYER_FIELDS, values, strict=True):
            setattr(player, field, value)
        g.players.append(player)
        g.sort_hand(player.seat)
    return g
