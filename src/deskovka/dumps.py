"""Storing states as bytes and loading them again, as far as that is the same for all games.

The bytes name the game, the rules and the pack that they belong to and carry a checksum, so that
a damaged or foreign dump is refused before anything is made of it.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

import msgspec

from deskovka.kernel.errors import BadDump

_MAGIC = b"DSK1"
_CHECKSUM = 16

T = TypeVar("T")


class Origin(NamedTuple):
    """What a stored game belongs to."""

    game: str
    rules: str
    pack: str


def values(thing: object, fields: tuple[str, ...]) -> tuple[Any, ...]:
    """The values of a thing's fields, in their order."""
    return rows([thing], fields)[0]


def rows(things: Iterable[object], fields: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """The same of many."""
    return list(map(_getter(fields), things))


@functools.cache
def _getter(fields: tuple[str, ...]) -> Callable[[object], Any]:
    return operator.attrgetter(*fields)


def fill(thing: object, fields: Sequence[str], row: Sequence[Any]) -> None:
    """The opposite of `values`; raises ValueError, TypeError or OverflowError on nonsense."""
    for field, value in zip(fields, row, strict=True):
        setattr(thing, field, value)


def dump(origin: Origin, parts: dict[str, object]) -> bytes:
    payload = _payload(origin, parts)
    return _MAGIC + _checksum(payload) + payload


def digest(game: str, pack: str, parts: dict[str, object]) -> str:
    """A hash of everything that the state is; other rules may have led to the same."""
    return _checksum(_payload(Origin(game, "", pack), parts)).hex()


def load(origin: Origin, blob: bytes, restore: Callable[[dict[str, Any]], T]) -> T:
    """What `restore` makes of the parts; raises BadDump."""
    start = len(_MAGIC) + _CHECKSUM
    if type(blob) is not bytes or blob[: len(_MAGIC)] != _MAGIC:
        raise BadDump("this is not a stored game")
    payload = blob[start:]
    if blob[len(_MAGIC) : start] != _checksum(payload):
        raise BadDump("the stored game is damaged: its checksum is wrong")
    try:
        row = msgspec.msgpack.decode(payload)
        _check_origin(origin, Origin(row["game"], row["rules"], row["pack"]))
        return restore(row)
    except (msgspec.MsgspecError, LookupError, ValueError, TypeError, OverflowError) as error:
        raise BadDump(f"the stored game makes no sense: {error}") from error


def _payload(origin: Origin, parts: dict[str, object]) -> bytes:
    return msgspec.msgpack.encode({**origin._asdict(), **parts})


def _checksum(payload: bytes) -> bytes:
    return blake2b(payload, digest_size=_CHECKSUM, person=_MAGIC).digest()


def _check_origin(here: Origin, stored: Origin) -> None:
    if stored.game != here.game:
        raise BadDump(f"the stored game is one of {stored.game!r}, not of {here.game!r}")
    if stored.pack != here.pack:
        raise BadDump("the stored game was played with other cards")
    if stored.rules != here.rules:
        raise BadDump("the stored game was played by another version of the rules")
