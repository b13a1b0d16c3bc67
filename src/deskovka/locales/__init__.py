"""Words in English and Czech: Fluent files, one folder a language, used here and by the web.

Games bring files of their own, whose messages are named after the game.

>>> from deskovka import locales
>>> locales.say("cs", "cards", count=3)
'3 karty'
"""

from __future__ import annotations

import contextlib
import functools
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from deskovka.locales import quick
from deskovka.locales.quick import sentence as sentence

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "cs")
FOLDER = Path(__file__).parent

Value = str | int


_patterns: dict[str, dict[str, ast.Pattern]] = {}  # by language and message
_games: Callable[[], Mapping[str, Path]] = dict


class MissingWords(LookupError):
    """A message that a language does not have, or a value that a message needs."""


class WordsFile(NamedTuple):
    """A Fluent file, and the game that it belongs to: none where all share it."""

    path: Path
    game: str


def add_games(folders: Callable[[], Mapping[str, Path]]) -> None:
    """Have the words of games read too: ``folders`` gives theirs by name, when it is asked."""
    global _games
    _games = folders
    for cached in (bundle, has, voice):
        cached.cache_clear()


def files(language: str) -> Iterator[WordsFile]:
    """All Fluent files of a language."""
    for game, folder in {"": FOLDER, **_games()}.items():
        for path in sorted((folder / language).glob("*.ftl")):
            yield WordsFile(path, game)


@functools.cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; Fluent is imported when the first of them is needed."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message

    if language not in LANGUAGES:
        raise MissingWords(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    messages = FluentBundle([language], use_isolating=False)
    patterns = _patterns[language] = {}
    for path, game in files(language):
        resource = FluentResource(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MissingWords(f"{path}: not understood: {entry.content!r}")
            if isinstance(entry, Message) and entry.value is not None:
                if game and f"-{game}-" not in f"-{entry.id.name}-":
                    raise MissingWords(f"{path}: {entry.id.name!r} is not named after {game}")
                if entry.id.name in patterns:
                    raise MissingWords(f"{path}: another file has {entry.id.name!r} already")
                patterns[entry.id.name] = entry.value
        messages.add_resource(resource)
    return messages


@functools.cache  # a game asks for as many messages as its words have names for
def has(language: str, message: str) -> bool:
    return bool(bundle(language).has_message(message))


def say(language: str, message: str, **values: Value) -> str:
    """A message in a language; numbers choose their plural by the rules of that language."""
    return voice(language).say(message, values)


def said_of(language: str, beginning: str) -> dict[str, str]:
    """All messages whose names begin like that, by the rest of their names."""
    bundle(language)
    found = [message for message in _patterns[language] if message.startswith(beginning)]
    return {message.removeprefix(beginning): say(language, message) for message in found}


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
