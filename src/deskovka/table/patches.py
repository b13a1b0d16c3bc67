"""What has changed between two pieces of plain data, in as few words as JSON allows.

A patch of anything is ``[value]``: it is that now; or ``[]``: it is there no more. What stays an
object is patched key by key. What stays a list is patched place by place if it is as long as
before; else ``{"": [start, gone, ...]}`` says where how many of it have gone, and what came there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

Patch = list[Any] | dict[str, Any]

_SPLICE: Final = ""  # no place in a list


def patch_of(old: object, new: object) -> Patch | None:
    """What makes one of the other; None where they are written alike."""
    if old is new:
        return None
    if isinstance(new, str):
        return None if isinstance(old, str) and old == new else [new]
    if isinstance(new, dict):
        return _of_objects(old, new) if isinstance(old, dict) else [new]
    if isinstance(new, list):
        return _of_lists(old, new) if isinstance(old, list) else [new]
    if isinstance(new, tuple):  # a list, too, once it is written
        return _of_lists(list(old), list(new)) if isinstance(old, tuple) else [new]
    if type(old) is not type(new):  # what is equal is not always written alike: 1, 1.0 and true
        return [new]
    if isinstance(new, msgspec.Struct) and not new.__struct_config__.omit_defaults:
        return of_fields(old, new, new.__struct_fields__, new.__struct_encode_fields__)
    return None if old == new else [new]


def of_fields(
    old: object, new: object, names: Sequence[str], written: Sequence[str] = ()
) -> Patch | None:
    """The patch of some fields; ``written`` is what they are called in JSON, if not the same."""
    found: dict[str, Any] = {}
    for at, name in enumerate(names):
        change = patch_of(getattr(old, name), getattr(new, name))
        if change is not None:
            found[written[at] if written else name] = change
    return found or None


def _of_objects(old: dict[Any, Any], new: dict[Any, Any]) -> Patch | None:
    found: dict[str, Any] = {}
    for key, value in new.items():
        if key not in old:
            found[key] = [value]
            continue
        change = patch_of(old[key], value)
        if change is not None:
            found[key] = change
    for key in old:
        if key not in new:
            found[key] = []
    return found or None


def _of_lists(old: list[Any], new: list[Any]) -> Patch | None:
    if len(old) != len(new):
        return _splice(old, new)
    found: dict[str, Any] = {}
    for at in range(len(new)):
        change = patch_of(old[at], new[at])
        if change is not None:
            found[str(at)] = change
    return found or None


def _splice(old: list[Any], new: list[Any]) -> Patch:
    """What lies between the beginning and the end that both have in common."""
    least = min(len(old), len(new))
    start = 0
    while start < least and patch_of(old[start], new[start]) is None:
        start += 1
    end = 0
    while end < least - start and patch_of(old[-1 - end], new[-1 - end]) is None:
        end += 1
    return {_SPLICE: [start, len(old) - start - end, *new[start : len(new) - end]]}


def applied(old: Any, patch: Patch) -> Any:
    """What the patch makes of plain data, which stays as it is."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(old, list):
        return _applied_to_list(old, patch)
    new = dict(old)
    for key, change in patch.items():
        if isinstance(change, list) and not change:
            del new[key]
        else:
            new[key] = applied(new.get(key), change)
    return new


def _applied_to_list(old: list[Any], patch: dict[str, Any]) -> list[Any]:
    new = list(old)
    if _SPLICE in patch:
        start, gone, *came = patch[_SPLICE]
        new[start : start + gone] = came
        return new
    for at, change in patch.items():
        new[int(at)] = applied(new[int(at)], change)
    return new
