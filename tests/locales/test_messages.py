"""Both languages have the same messages, and messages say what they should."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from deskovka import locales

pytestmark = pytest.mark.fast


def messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    """Every message of a language with the file that it stands in."""
    for path, game in locales.files(language):
        for entry in FluentResource(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                yield f"{game}/{path.name}", entry


def variables(node: object, others: Mapping[str, ast.Message]) -> set[str]:
    """The names of all variables below a node of a message, and of messages that it speaks of."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        return variables(others[node.id.name], others)
    if isinstance(node, list):
        return set().union(*(variables(part, others) for part in node)) if node else set()
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(part, others) for part in vars(node).values()))
    return set()


def used(language: str) -> dict[str, set[str]]:
    """The variables of every message of a language."""
    others = {message.id.name: message for _, message in messages(language)}
    return {name: variables(message, others) for name, message in others.items()}


def test_both_languages_have_the_same_messages_in_the_same_files() -> None:
    found = {
        language: {(file, message.id.name) for file, message in messages(language)}
        for language in locales.LANGUAGES
    }
    assert found["en"] == found["cs"]
    assert len(found["en"]) > 200


def test_both_languages_use_the_same_variables() -> None:
    english, czech = used("en"), used("cs")
    assert {name: found for name, found in english.items() if czech[name] != found} == {}


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    names = [message.id.name for _, message in messages(language)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 card"),
        ("en", 2, "2 cards"),
        ("cs", 1, "1 karta"),
        ("cs", 4, "4 karty"),
        ("cs", 5, "5 karet"),
        ("cs", 0, "0 karet"),
    ],
)
def test_numbers_choose_their_plural(language: str, count: int, text: str) -> None:
    assert locales.say(language, "cards", count=count) == text


@pytest.mark.parametrize(
    ("language", "message", "values"),
    [
        ("en", "no-such-message", {}),
        ("de", "cards", {"count": 1}),
        ("cs", "cards", {}),
    ],
)
def test_what_is_missing_is_an_error(
    language: str, message: str, values: dict[str, locales.Value]
) -> None:
    with pytest.raises(locales.MissingWords):
        locales.say(language, message, **values)


@pytest.mark.parametrize(
    ("parts", "english", "czech"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a a b"),
        (["a", "b", "c"], "a, b and c", "a, b a c"),
    ],
)
def test_lists(parts: list[str], english: str, czech: str) -> None:
    assert locales.listed("en", parts) == english
    assert locales.listed("cs", parts) == czech


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "cs_CZ"}, "cs"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "cs_CZ"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert locales.default_language(environment) == language


NUMBERS = (0, 1, 2, 4, 5, 11, 21, 999, 1000, 12_345, -1)


def keys(node: object) -> set[str]:
    """The words by which variants below a node are chosen."""
    if isinstance(node, list):
        return set().union(*(keys(part) for part in node)) if node else set()
    if not isinstance(node, ast.BaseNode):
        return set()
    own = set()
    if isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier):
        own = {node.key.name}
    return own.union(*(keys(part) for part in vars(node).values()))


def numbers(node: object) -> set[str]:
    """The variables below a node that can only be numbers: a function writes them."""
    if isinstance(node, ast.FunctionReference):
        return variables(node.arguments, {})
    if isinstance(node, list):
        return set().union(*(numbers(part) for part in node)) if node else set()
    if isinstance(node, ast.BaseNode):
        return set().union(*(numbers(part) for part in vars(node).values()))
    return set()


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_messages_are_said_as_fluent_says_them(language: str) -> None:
    """With words, and numbers of every plural class."""
    random, said, needed = Random(3), 0, used(language)
    for _, message in messages(language):
        if message.value is None:
            continue
        values: list[str | int] = [
            *keys(message),
            "Dr. Nobody",
            0,
            1,
            2,
            4,
            5,
            11,
            21,
            999,
            1000,
            12_345,
            -1,
        ]
        names = sorted(needed[message.id.name])
        for _ in range(12 if names else 1):
            chosen = {name: random.choice(values) for name in names}
            chosen |= {name: random.choice(NUMBERS) for name in numbers(message)}
            name = message.id.name
            expected = locales._thoroughly(language, name, chosen)
            assert locales.say(language, name, **chosen) == expected
            said += 1
    assert said > 1000


def test_a_value_that_is_missing_is_an_error_however_it_is_said() -> None:
    with pytest.raises(locales.MissingWords, match="count"):
        locales.say("en", "cards")
    with pytest.raises(locales.MissingWords, match="no-such-words"):
        locales.say("en", "no-such-words")


@pytest.fixture
def words(tmp_path: Path) -> Iterator[Path]:
    """The English words of a game ``chess``, which are read besides those of the others."""
    before = locales._games
    (tmp_path / "en").mkdir()
    locales.add_games(lambda: {**before(), "chess": tmp_path})
    yield tmp_path / "en" / "words.ftl"
    locales.add_games(before)


def test_the_words_of_a_game_are_read_from_its_folder(words: Path) -> None:
    words.write_text("chess-game = Chess\n", "utf-8")
    assert locales.say("en", "chess-game") == "Chess"
    assert locales.said_of("en", "chess-") == {"game": "Chess"}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("king = king\n", "'king' is not named after chess"),
        ("chess-king = king\nchess-king = queen\n", "has 'chess-king' already"),
        ("chess-king\n", "not understood"),
    ],
)
def test_words_that_cannot_be_told_apart_are_an_error(words: Path, text: str, wrong: str) -> None:
    words.write_text(text, "utf-8")
    with pytest.raises(locales.MissingWords, match=wrong):
        locales.say("en", "cards", count=1)
