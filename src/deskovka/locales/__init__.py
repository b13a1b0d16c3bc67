"""Words in English and Czech: Fluent files, one folder a language, used here and by the web.

>>> from deskovka import locales
>>> locales.say("cs", "cards", count=3)
'3 karty'
"""

from __future__ import annotations

import contextlib
import functools
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from deskovka.locales import quick
from deskovka.locales.quick import sentence as sentence

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "cs")
FOLDER = Path(__file__).parent

Value = str | int


_patterns: dict[str, dict[str, ast.Pattern]] = {}  # by language and message


class MissingWords(LookupError):
    """A message that a language does not have, or a value that a message needs."""


@functools.cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; Fluent is imported when the first of them is needed."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message

    if language not in LANGUAGES:
        raise MissingWords(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    messages = FluentBundle([language], use_isolating=False)
    patterns = _patterns[language] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        resource = FluentResource(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MissingWords(f"{language}/{path.name}: not understood: {entry.content!r}")
            if isinstance(entry, Message) and entry.value is not None:
                patterns.setdefault(entry.id.name, entry.value)
        messages.add_resource(resource)
    return messages


@functools.cache  # a game asks for as many messages as its words have names for
def has(language: str, message: str) -> bool:
    return bool(bundle(language).has_message(message))


def say(language: str, message: str, **values: Value) -> str:
    """A message in a language; numbers choose their plural by the rules of that language."""
    return voice(language).say(message, values)


@functools.cache
def voice(language: str) -> quick.Voice:
    """What says the messages of a language."""
    bundle(language)
    phrases: dict[str, quick.Phrase] = {}
    for message, pattern in _patterns[language].items():
        with contextlib.suppress(quick.Unusual):
            phrases[message] = quick.phrase(pattern, language)
    return quick.Voice(phrases, functools.partial(_thoroughly, language))


def _thoroughly(language: str, message: str, values: Mapping[str, Value]) -> str:
    messages = bundle(language)
    if not messages.has_message(message):
        raise MissingWords(f"there is no message {message!r} in {language!r}")
    pattern = messages.get_message(message).value
    if pattern is None:
        raise MissingWords(f"the message {message!r} is empty in {language!r}")
    text, errors = messages.format_pattern(pattern, dict(values))
    if errors:
        raise MissingWords(f"the message {message!r} in {language!r}: {errors[0]}")
    return str(text)


def listed(language: str, parts: Sequence[str]) -> str:
    """ "one, two and three"."""
    return voice(language).listed(parts)


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for: Czech or else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable)
        if wanted:
            return "cs" if wanted.lower().startswith("cs") else "en"
    return "en"
