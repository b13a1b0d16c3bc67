"""How abilities and waiting effects are laid out in ints.

An ability is one int: its bearer and its number among the bearer's abilities. The bearer is a slot
in `Table.listeners`, a definition in `Table.queue`, and in `Definition.listens` the fact that the
ability listens for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_BEARER: Final = 6
_MASK: Final = 63  # a card has fewer abilities


def ability_code(bearer: int, number: int) -> int:
    """The ability with that number, of that bearer."""
    return bearer << _BEARER | number


def bearer_of(code: i64) -> i64:
    """What has the ability."""
    return code >> _BEARER


def number_of(code: i64) -> i64:
    """Which of its bearer's abilities it is."""
    return code & _MASK


# An entry of the queue of triggered effects
QUEUE_WHAT: Final = 0  # an ability of a definition, or one of the codes below zero
QUEUE_SLOT: Final = 1  # of the source
QUEUE_HANDLE: Final = 2  # of the source
QUEUE_CONTROLLER: Final = 3
QUEUE_SUBJECT: Final = 4  # a handle
QUEUE_OTHER: Final = 5  # a handle
QUEUE_AMOUNT: Final = 6
QUEUE_ACTOR: Final = 7
QUEUE_STRIDE: Final = 8  # ints in an entry

DROPPED: Final = -9  # stands for what it is in an entry that will not happen
