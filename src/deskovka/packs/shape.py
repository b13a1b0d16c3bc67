"""Whether the tables of a file have the keys they must have, each with a value of its kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin
from unicodedata import is_normalized

import msgspec
from msgspec import Meta, Struct

from deskovka.packs.entries import Name
from deskovka.packs.places import Keys
from deskovka.packs.problems import MOST_PROBLEMS
from deskovka.packs.sources import Source
from deskovka.problems import Problem, Value, near

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
                problem = Problem.of("key-unknown", near(key, fields), key=_short(key))
                self.problems.append(self.source.at_key((*path, key), problem))
        for key, field in fields.items():
            if field.required and key not in data:
                problem = Problem.of("key-missing", missing=key)
                self.problems.append(self.source.at_key(path, problem))
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
        problem = meta["must"].having(key=str(key), **_found(value))
        self.problems.append(self.source.at_value(path, problem))
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
                problem = Problem.of("letter-invisible", sign=f"U+{ord(letter):04X}")
                yield self.source.in_string(path, place, problem)
                return
        if kind is not Name:
            return
        if value != " ".join(value.split(" ")).strip() or "  " in value:
            yield self.source.at_value(path, Problem.of("name-spaces"))
        elif not any(letter.isalpha() for letter in value):
            yield self.source.at_value(path, Problem.of("name-letterless"))
        elif not is_normalized("NFC", value):
            yield self.source.at_value(path, Problem.of("name-accents"))


def _opened(kind: Any) -> tuple[dict[str, Any], Any]:
    """What an annotated type says it must be, and the type; of a union the part that is given."""
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        extra = next((note.extra for note in notes if isinstance(note, Meta) and note.extra), {})
        return extra or {}, inner
    for part in get_args(kind):
        if get_origin(part) is Annotated:
            return _opened(part)
    return {}, kind


def _found(value: Any) -> dict[str, Value]:
    """What stands there instead, and of which kind it is."""
    if isinstance(value, str):
        return {"found": "text", "value": _short(value)}
    if isinstance(value, dict | list):
        return {"found": "table" if isinstance(value, dict) else "list", "value": ""}
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    return {"found": "value", "value": _short(shown)}


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
