"""Whether the tables of a file have the keys they must have, each with a value of its kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin
from unicodedata import is_normalized

import msgspec
from msgspec import Meta, Struct

from deskovka.packs.entries import Name
from deskovka.packs.places import Keys
from deskovka.packs.problems import MOST_PROBLEMS, Problem, hint
from deskovka.packs.sources import Source

LONGEST_SHOWN = 30


class Shape:
    """Checks tables of one file; what is good of a table is kept, whatever else is wrong."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.problems: list[Problem] = []

    def table(self, kind: type[Struct], data: dict[str, Any], path: Keys) -> dict[str, Any]:
        """What is good of a table; the rest is noted."""
        fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        good: dict[str, Any] = {}
        for key, value in data.items():
            if len(self.problems) > MOST_PROBLEMS:
                return good
            if key in fields:
                good |= self._value(fields[key].type, value, (*path, key))
            else:
                message = f'there is no key "{_short(key)}"{hint(key, fields)}'
                self.problems.append(self.source.at_key((*path, key), message))
        for key, field in fields.items():
            if field.required and key not in data:
                self.problems.append(self.source.at_key(path, f'"{key}" is missing'))
        return good

    def _value(self, kind: Any, value: Any, path: Keys) -> dict[str, Any]:
        """The value under its key, or nothing if it is wrong as a whole."""
        meta, inner = _opened(kind)
        key = path[-1]
        if isinstance(inner, type) and issubclass(inner, Struct):
            if isinstance(value, dict):
                return {str(key): self.table(inner, value, path)}
        elif get_origin(inner) is list:
            if isinstance(value, list) and all(isinstance(one, dict) for one in value):
                of = get_args(inner)[0]
                tables = [self.table(of, one, (*path, at)) for at, one in enumerate(value)]
                return {str(key): tables}
        elif get_origin(inner) is dict:
            if isinstance(value, dict):
                of = get_args(inner)[1]
                pairs = [self._value(of, one, (*path, name)) for name, one in value.items()]
                return {str(key): {name: one for pair in pairs for name, one in pair.items()}}
        elif self._is(kind, value):
            faults = list(self._letters(kind, value, path))
            self.problems += faults
            return {} if faults else {str(key): value}
        must = meta["must"]
        message = f"{key} must be {must}, not {_shown(value)}"
        self.problems.append(self.source.at_value(path, message))
        return {}

    def _is(self, kind: Any, value: Any) -> bool:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError:
            return False
        return True

    def _letters(self, kind: Any, value: Any, path: Keys) -> Iterator[Problem]:
        """What a text holds that nobody can see, and names that begin or end with a space."""
        if not isinstance(value, str):
            return
        for place, letter in enumerate(value):
            if not letter.isprintable() and letter != "\n":
                message = f"an invisible character (U+{ord(letter):04X}) has no place here"
                yield self.source.in_string(path, place, message)
                return
        if kind is not Name:
            return
        if value != " ".join(value.split(" ")).strip() or "  " in value:
            yield self.source.at_value(path, "a name has single spaces, between its words only")
        elif not any(letter.isalpha() for letter in value):
            yield self.source.at_value(path, "a name has at least one letter")
        elif not is_normalized("NFC", value):
            yield self.source.at_value(path, "write letters with accents as single characters")


def _opened(kind: Any) -> tuple[dict[str, str], Any]:
    """What an annotated type says it must be, and the type; of a union the part that is given."""
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        extra = next((note.extra for note in notes if isinstance(note, Meta) and note.extra), {})
        return extra or {}, inner
    for part in get_args(kind):
        if get_origin(part) is Annotated:
            return _opened(part)
    return {}, kind


def _shown(value: Any) -> str:
    if isinstance(value, str):
        return f'"{_short(value)}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return _short(str(value))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
