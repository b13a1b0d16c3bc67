"""Messages as functions, since a table says thousands of them a second.

They know text, values, and variants chosen by a word or by the plural of a number. Whatever else
there may be, and every mistake, is left to Fluent's own runtime.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax import ast

Values = Mapping[str, str | int]
Say = Callable[[Values], str]

MOST = 999  # beyond it, languages group the digits


class Unusual(Exception):
    """Something that is left to Fluent."""


def plural(language: str, number: int) -> str:
    """The plural class of a whole number that is not negative."""
    if number == 1:
        return "one"
    return "few" if language == "cs" and 2 <= number <= 4 else "other"


def compiled(pattern: ast.Pattern, language: str) -> Say:
    """What says the pattern; raises Unusual, at once or when it is called."""
    parts = [_part(element, language) for element in pattern.elements]
    if all(isinstance(part, str) for part in parts):
        text = "".join(str(part) for part in parts)
        return lambda values: text
    if len(parts) == 1:
        only: Any = parts[0]
        return only  # type: ignore[no-any-return]
    return lambda values: "".join(
        [part if isinstance(part, str) else part(values) for part in parts]
    )


def _part(element: Any, language: str) -> str | Say:
    kind = type(element).__name__
    if kind == "TextElement":
        return str(element.value)
    if kind == "Placeable":
        return _part(element.expression, language)
    if kind == "StringLiteral":
        return str(element.parse()["value"])
    if kind == "VariableReference":
        return _variable(element.id.name)
    if kind == "SelectExpression" and type(element.selector).__name__ == "VariableReference":
        return _selection(element, language)
    raise Unusual(kind)


def _variable(name: str) -> Say:
    def say(values: Values) -> str:
        value = values.get(name)
        if type(value) is str:
            return value
        if type(value) is int and 0 <= value <= MOST:
            return str(value)
        raise Unusual(name)

    return say


def _selection(expression: ast.SelectExpression, language: str) -> Say:
    name = expression.selector.id.name  # type: ignore[union-attr]
    words: dict[str, Say] = {}
    numbers: dict[int, Say] = {}
    otherwise: Say | None = None
    for variant in expression.variants:
        say = compiled(variant.value, language)
        key: Any = variant.key
        if type(key).__name__ == "NumberLiteral":
            numbers[int(key.value)] = say
        else:
            words[key.name] = say
        if variant.default:
            otherwise = say
    assert otherwise is not None
    default = otherwise

    def select(values: Values) -> str:
        value = values.get(name)
        if type(value) is str and not numbers:
            return words.get(value, default)(values)
        if type(value) is int and 0 <= value <= MOST:
            chosen = numbers.get(value) or words.get(plural(language, value), default)
            return chosen(values)
        raise Unusual(name)

    return select
