"""Messages that are made ready once, since a table says thousands of them a second.

They know text, values, and variants chosen by a word or by the plural of a number. Whatever else
there may be, and every mistake, is left to Fluent's own runtime.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax import ast

Values = dict[str, str | int]

MOST = 999  # beyond it, languages group the digits


class Unusual(Exception):
    """Something that is left to Fluent."""


class Voice:
    """What can be said in a language; ``thoroughly`` says what none of the phrases can."""

    def __init__(
        self, phrases: dict[str, Phrase], thoroughly: Callable[[str, Values], str]
    ) -> None:
        self.phrases = phrases
        self.thoroughly = thoroughly

    def say(self, message: str, values: Values) -> str:
        phrase = self.phrases.get(message)
        if phrase is not None:
            try:
                return phrase.say(values)
            except Unusual:
                pass
        return self.thoroughly(message, values)

    def listed(self, parts: Sequence[str]) -> str:
        """ "one, two and three"."""
        if not parts:
            return ""
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-middle", {"start": text, "end": part})
        if len(parts) > 1:
            text = self.say("list-last", {"start": text, "end": parts[-1]})
        return text


class Phrase:
    """A message or a part of it; saying it may raise Unusual."""

    def say(self, values: Values) -> str:
        raise NotImplementedError


class Text(Phrase):
    def __init__(self, text: str) -> None:
        self.text = text

    def say(self, values: Values) -> str:
        return self.text


class Value(Phrase):
    def __init__(self, name: str) -> None:
        self.name = name

    def say(self, values: Values) -> str:
        value = values.get(self.name)
        if type(value) is str:
            return value
        if type(value) is int and 0 <= value <= MOST:
            return str(value)
        raise Unusual(self.name)


class Joined(Phrase):
    def __init__(self, parts: list[Phrase]) -> None:
        self.parts = parts

    def say(self, values: Values) -> str:
        return "".join([part.say(values) for part in self.parts])


class Selection(Phrase):
    """Variants, of which the value of ``name`` chooses one."""

    def __init__(self, name: str, language: str, default: Phrase) -> None:
        self.name = name
        self.language = language
        self.default = default
        self.words: dict[str, Phrase] = {}
        self.numbers: dict[int, Phrase] = {}

    def say(self, values: Values) -> str:
        value = values.get(self.name)
        if type(value) is str and not self.numbers:
            return self.words.get(value, self.default).say(values)
        if type(value) is int and 0 <= value <= MOST:
            chosen = self.numbers.get(value)
            if chosen is None:
                chosen = self.words.get(plural(self.language, value), self.default)
            return chosen.say(values)
        raise Unusual(self.name)


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def plural(language: str, number: int) -> str:
    """The plural class of a whole number that is not negative."""
    if number == 1:
        return "one"
    return "few" if language == "cs" and 2 <= number <= 4 else "other"


def phrase(pattern: ast.Pattern, language: str) -> Phrase:
    """The pattern made ready; raises Unusual."""
    parts = [_part(element, language) for element in pattern.elements]
    return parts[0] if len(parts) == 1 else Joined(parts)


def _part(element: Any, language: str) -> Phrase:
    kind = type(element).__name__
    if kind == "TextElement":
        return Text(element.value)
    if kind == "Placeable":
        return _part(element.expression, language)
    if kind == "StringLiteral":
        return Text(element.parse()["value"])
    if kind == "VariableReference":
        return Value(element.id.name)
    if kind == "SelectExpression" and type(element.selector).__name__ == "VariableReference":
        return _selection(element, language)
    raise Unusual(kind)


def _selection(expression: Any, language: str) -> Phrase:
    [default] = [variant for variant in expression.variants if variant.default]
    name = expression.selector.id.name
    found = Selection(name, language, phrase(default.value, language))
    for variant in expression.variants:
        key, said = variant.key, phrase(variant.value, language)
        if type(key).__name__ == "NumberLiteral":
            found.numbers[int(key.value)] = said
        else:
            found.words[key.name] = said
    return found
