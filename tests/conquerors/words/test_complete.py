"""Whatever the engine can ask, offer, tell or refuse has its words in both languages."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import deskovka
from deskovka import locales
from deskovka.games.conquerors import codes, words
from deskovka.games.conquerors.rules import events as kinds
from deskovka.games.conquerors.rules.acts import REFUSALS
from deskovka.games.conquerors.state import Table
from deskovka.kernel.events import Event, EventKind
from deskovka.locales.speaker import message

ROOT = Path(__file__).resolve().parents[3]
DECKS = ("builders", "raiders", "trappers", "sparks")

EVENTS = [kind.name for kind in vars(kinds).values() if isinstance(kind, EventKind)]
COMMON = ["question-page", "question-roll", "option-roll"]
NEEDED = [
    "option-page",
    *(message("question", question.name) for question in words.QUESTIONS),
    *(message("option", verb) for verb in codes.VERBS),
    *(message("event", kind) for kind in (*EVENTS, "laid", "see")),
    *(message("refusal", name) for name, _ in REFUSALS),
    *(message("way", way) for way in codes.WAYS),
    *(message("phase", phase) for phase in codes.PHASES),
    *(message("zone", zone) for zone in codes.ZONES),
    *(message("type", kind) for kind in codes.TYPES),
    *(message("material", material) for material in codes.MATERIALS),
    *(message("amount", material) for material in codes.MATERIALS),
]


@pytest.mark.fast
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_everything_has_its_message(language: str) -> None:
    assert [
        name
        for name in (*COMMON, *(f"conquerors-{needed}" for needed in NEEDED))
        if not locales.has(language, name)
    ] == []


@pytest.mark.fast
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    texts = [words.refusal_text(name, language) for name, _ in REFUSALS]
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
    page = (ROOT / "docs" / "rules" / "planetary-conquerors.md").read_text("utf-8")
    rules = {f"conquerors:{ident}" for ident in re.findall(r"^- ([A-Z]+-\d+) ", page, re.MULTILINE)}
    assert [question.rule for question in words.QUESTIONS if question.rule not in rules] == []
    assert len(rules) > 100


# -- in random games ----------------------------------------------------------------------


def random_game(players: int, edition: str, seed: int) -> Iterator[tuple[Table, list[Event]]]:
    """Every decision of a game with what has happened since the one before."""
    chance = random.Random(seed)
    decks = [DECKS[(seed + at) % len(DECKS)] for at in range(players)]
    table = deskovka.game("conquerors").new(decks=decks, seed=seed, edition=edition)
    events: list[Event] = []
    while table.decision is not None:
        yield table, events
        events = []
        table.apply(chance.randrange(len(table.options)), sink=events)
    yield table, events


def spoken(table: Table, language: str) -> list[str]:
    """The pending question and its options."""
    decision = table.decision
    if decision is None:
        return [words.outcome_text(table, language, seat) for seat in (None, 0, 1)]
    return [decision.text(language), *(option.text(language) for option in decision.options)]


def told(table: Table, events: list[Event], language: str, seat: int | None) -> list[str]:
    return [words.event_text(table, event.seen_by(seat), language, seat) for event in events]


def is_whole(text: str) -> bool:
    """No trace of a message or a value that is missing."""
    return bool(text.strip()) and not re.search(r"[{}$]|\?\?|None|-1 ", text)


@pytest.mark.parametrize(
    ("players", "edition"), list(itertools.product((2, 3, 4, 5, 6), codes.EDITIONS))
)
def test_everything_that_is_said_in_random_games(players: int, edition: str) -> None:
    asked: set[str] = set()
    happened: set[str] = set()
    for table, events in random_game(players, edition, 10 * players + len(edition)):
        if table.decision is not None:
            asked.add(table.decision.kind)
        happened.update(event.kind for event in events)
        for language in locales.LANGUAGES:
            seats = (None, table.seat if table.asking else 0)
            texts = [
                *spoken(table, language),
                *(text for seat in seats for text in told(table, events, language, seat)),
            ]
            assert [text for text in texts if not is_whole(text)] == []
    assert {"main", "reaction", "kuk", "attacker", "attack_target", "trap"} <= asked
    assert {"move", "laid", "turn", "gain", "play", "damage", "won"} <= happened


@pytest.mark.parametrize("seed", range(4))
def test_words_betray_nothing(seed: int) -> None:
    """A seat reads the same in every world that it cannot tell from the real one."""
    compared = 0
    for number, (table, events) in enumerate(random_game(2 + seed % 3, "en", seed)):
        if number % 3 or table.decision is None:
            continue
        seat = table.seat
        world = table.determinize(seat, number)
        assert spoken(world, "en") == spoken(table, "en")
        for reader in range(table.seats):
            other = table.determinize(reader, number)
            assert told(other, events, "cs", reader) == told(table, events, "cs", reader)
            compared += len(events)
    assert compared > 200
