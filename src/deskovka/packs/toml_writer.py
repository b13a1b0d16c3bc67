"""A pack as TOML text again, made from what it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPED: Final = re.compile(r'[\x00-\x1f\x7f"\\]')
_MANY: Final = 4  # keys of a table that has lines of its own


def write(data: Mapping[str, Any]) -> str:
    """The text: what the pack is called, then its entries, kind by kind."""
    head = {key: value for key, value in data.items() if not isinstance(value, list)}
    lines = list(_pairs(head))
    for kind, entries in data.items():
        for entry in entries if isinstance(entries, list) else ():
            lines += ["", f"[[{_key(kind)}]]", *_entry(kind, entry)]
    return "\n".join(lines) + "\n"


def _entry(kind: str, entry: Mapping[str, Any]) -> Iterator[str]:
    large = {key for key, value in entry.items() if isinstance(value, dict) and len(value) > _MANY}
    yield from _pairs({key: value for key, value in entry.items() if key not in large})
    for key in large:
        yield ""
        yield f"[{_key(kind)}.{_key(key)}]"
        yield from _pairs(entry[key])


def _pairs(table: Mapping[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        yield f"{_key(key)} = {_value(value)}"


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _lines(value) if "\n" in value else _string(value)
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_pairs(value))} }}" if value else "{}"
    return str(value)


def _string(text: str) -> str:
    return f'"{_ESCAPED.sub(_escape, text)}"'


def _lines(text: str) -> str:
    inside = "\n".join(_ESCAPED.sub(_escape, line) for line in text.split("\n"))
    return f'"""\n{inside}"""'


def _escape(match: re.Match[str]) -> str:
    mark = match.group()
    return "\\u007f" if mark == "\x7f" else json.dumps(mark)[1:-1]
