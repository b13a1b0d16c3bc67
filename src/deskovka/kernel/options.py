"""The layout of an option: one int that holds a verb, its object and a detail.

What the object and the detail are depends on the verb: a card's slot, a field, a symbol, a number.
Only this module knows where they lie in the int. The functions take and return native ints, so the
compiled build inlines them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_VERB: Final = 32
_OBJECT: Final = 16
_MASK: Final = 0xFFFF  # an object or a detail has 16 bits


def option(verb: i64, object: i64 = 0, detail: i64 = 0) -> i64:
    """The option that does this."""
    return verb << _VERB | object << _OBJECT | detail


def mark(sort: i64, verb: i64, object: i64, detail: i64, known: i64 = 0) -> i64:
    """An option's key in one number of 48 bits: ``sort`` says what the object is, ``known`` to
    whom, where it is hidden. An object may be a handle, so it has more bits than in an option."""
    return ((sort << 4 | verb) << 26 | known << 19 | object) << 16 | detail


def verb_of(option: i64) -> i64:
    """What the option does."""
    return option >> _VERB


def object_of(option: i64) -> i64:
    """What the option does it to."""
    return option >> _OBJECT & _MASK


def detail_of(option: i64) -> i64:
    """What tells the option from others with the same verb and object."""
    return option & _MASK
