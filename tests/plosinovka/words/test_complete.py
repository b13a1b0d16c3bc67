"""Whatever the engine can ask, offer, tell or refuse has its words in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import deskovka
from deskovka import bots, locales
from deskovka.bots import Worlds
from deskovka.games.plosinovka import codes, words
from deskovka.games.plosinovka.rules import events as kinds
from deskovka.games.plosinovka.rules.refusals import REASONS
from deskovka.games.plosinovka.state import Table
from deskovka.games.plosinovka.words.log import EVENTS
from deskovka.kernel.events import Event, EventKind
from deskovka.locales.speaker import message
from tests.rule import rule

ROOT = Path(__file__).resolve().parents[3]

KINDS = [kind.name for kind in vars(kinds).values() if isinstance(kind, EventKind)]
DICE = codes.SYMBOLS[: codes.SYMBOL_COUNT]
NEEDED = [
    *(message("question", question.name) for question in words.QUESTIONS),
    *(message("option", verb) for verb in codes.VERBS),
    *(message("event", kind) for kind in KINDS),
    *(message("refusal", name) for name in ("ok", *REASONS)),
    *(message("way", way) for way in codes.WAYS),
    *(message("symbol", symbol) for symbol in (*codes.SYMBOLS, *codes.ENEMY_FACES)),
    *(message("a", symbol) for symbol in codes.SYMBOLS),
    *(message("two", symbol) for symbol in DICE),
    *(message("dice", symbol) for symbol in DICE),
    *(message("type", kind) for kind in codes.TYPES),
    *(message("dungeon", dungeon) for dungeon in (*codes.DUNGEONS, "mixed")),
    *(message("step", direction) for direction in codes.DIRECTIONS),
]


@pytest.mark.fast
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_everything_has_its_message(language: str) -> None:
    assert [name for name in NEEDED if not locales.has(language, f"plosinovka-{name}")] == []


@pytest.mark.fast
def test_every_kind_of_event_can_be_told() -> None:
    assert sorted(EVENTS) == sorted(KINDS)


@pytest.mark.fast
@rule("plosinovka:UI-3")
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    texts = [words.refusal_text(name, language) for name in ("ok", *REASONS)]
    assert all(text.endswith(".") for text in texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.fast
def test_every_question_stands_at_its_code() -> None:
    names = {
        value: name.removeprefix("ASK_").lower()
        for name, value in vars(codes).items()
        if name.startswith("ASK_")
    }
    assert [question.name for question in words.QUESTIONS] == [names[at] for at in sorted(names)]


@pytest.mark.fast
def test_every_question_comes_from_a_rule_that_exists() -> None:
    page = (ROOT / "docs" / "rules" / "plosinovka.md").read_text("utf-8")
    rules = {f"plosinovka:{ident}" for ident in re.findall(r"^- ([A-Z]+-\d+) ", page, re.MULTILINE)}
    assert [question.rule for question in words.QUESTIONS if question.rule not in rules] == []
    assert len(rules) > 80


# -- in random games ----------------------------------------------------------------------


def random_game(players: int, seed: int, bigger: bool) -> Iterator[tuple[Table, list[Event]]]:
    """Every decision of a game with what has happened since the one before."""
    chance = random.Random(seed)
    game = deskovka.game("plosinovka")
    table = game.new(players=players, seed=seed, artifacts=True, bigger=bigger)
    events: list[Event] = []
    while table.decision is not None:
        yield table, events
        events = []
        table.apply(chance.randrange(len(table.options)), sink=events)
    yield table, events


def climbed_game(boss: str, seed: int) -> Iterator[tuple[Table, list[Event]]]:
    """The same of a game that gets to the boss."""
    game = deskovka.game("plosinovka")
    table = game.new(players=2, seed=seed, boss=boss, artifacts=True)
    players = [bots.make("simple", game, seat) for seat in range(2)]
    events: list[Event] = []
    while (decision := table.decision) is not None:
        yield table, events
        events, seat = [], decision.seat
        pick = players[seat].choose(table.view(seat), decision, Worlds(table, seat))
        table.apply(pick, sink=events)
    yield table, events


def spoken(table: Table, language: str) -> list[str]:
    """The pending question and its options."""
    decision = table.decision
    if decision is None:
        return [words.outcome_text(table, language, seat) for seat in (None, 0)]
    return [decision.text(language), *(option.text(language) for option in decision.options)]


def is_whole(text: str) -> bool:
    """No trace of a message or a value that is missing."""
    return bool(text.strip()) and not re.search(r"[{}$]|\?\?|None|-1 ", text)


def check_all_said(
    moments: Iterator[tuple[Table, list[Event]]],
) -> tuple[set[str], set[str]]:
    """Everything said in a game is whole; returns what was asked and what was told."""
    asked: set[str] = set()
    told: set[str] = set()
    for table, events in moments:
        if table.decision is not None:
            asked.add(table.decision.kind)
        told.update(event.kind for event in events)
        for language in locales.LANGUAGES:
            said = spoken(table, language)
            assert [text for text in said if not is_whole(text)] == []
            if table.decision is not None:
                assert sorted(set(said)) == sorted(said)  # no two options read the same
            for seat in (None, 0):
                seen = [event.seen_by(seat) for event in events]
                texts = [words.event_text(table, one, language, seat) for one in seen]
                assert [text for text in texts if not is_whole(text)] == []
    return asked, told


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_that_is_said_in_random_games(players: int) -> None:
    asked, told = check_all_said(random_game(players, 10 + players, players == 3))
    assert {"action", "move", "special", "appear_where"} <= asked
    assert {"turn", "roll", "enemy_die", "move", "won"} <= told


@pytest.mark.parametrize(("boss", "seed"), [("medusa", 1), ("banzai", 2)])
def test_everything_that_is_said_up_to_the_boss(boss: str, seed: int) -> None:
    asked, told = check_all_said(climbed_game(boss, seed))
    assert {"action", "move", "swords", "gems"} <= asked
    assert {"reveal", "discard_level", "boss_comes", "boss_card", "defeat", "artifact"} <= told


def test_words_betray_nothing() -> None:
    """A seat reads the same in every world that it cannot tell from the real one."""
    compared = 0
    for number, (table, events) in enumerate(random_game(2, 5, False)):
        if number % 5 or table.decision is None:
            continue
        world = table.determinize(table.seat, number)
        assert spoken(world, "en") == spoken(table, "en")
        for event in events:
            seen = event.seen_by(0)
            assert words.event_text(world, seen, "cs", 0) == words.event_text(table, seen, "cs", 0)
            compared += 1
    assert compared > 100
