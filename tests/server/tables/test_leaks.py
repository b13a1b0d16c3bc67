"""Nothing that is sent to a seat names a card, or follows one, that the seat cannot know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import deskovka
from deskovka import locales
from deskovka.games.conquerors.codes import DECK
from deskovka.games.conquerors.manners import STOPS
from deskovka.games.port.manners import Stop
from tests.server.laid_tables import Frame, Looking, begin, choose, laid_table

GAME = deskovka.game("conquerors")
ALL = {kind: Stop(True, True) for kind in STOPS}


class Knowledge:
    """Which cards a seat has seen so far, and how many handles have been given out."""

    def __init__(self, eye: int) -> None:
        self.eye = eye
        self.cards = {"base"}
        self.handles = 0

    def learn(self, state: Any) -> None:
        for card in state.cards:
            if card.known >> self.eye & 1:
                self.cards.add(state.definitions[card.definition].ident)
            if card.zone == DECK:
                assert card.handle == 0  # so that whatever has a handle is no card in a deck
        if state.asking and state.seat == self.eye and state.question().name == "search":
            deck = [state.cards[slot] for slot in state.players[self.eye].deck]
            self.cards.update(state.definitions[card.definition].ident for card in deck)
        self.handles = state.where_size


def things(data: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """Everything in a frame, with the name under which it stands."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from things(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from things(value, key)
    else:
        yield key, data


ABOUT_CARDS = ("card", "definition", "handle", "target", "blocker", "blocking", "attackers")


def check(frame: Frame, knowledge: Knowledge, state: Any, words: set[str]) -> None:
    """No id, number, handle or name of what the seat has never seen."""
    for key, value in things([frame["view"], frame["events"], frame["decision"]]):
        if key == "definition" and isinstance(value, int):
            value = state.definitions[value].ident
        if key in ABOUT_CARDS and isinstance(value, str):
            assert value in knowledge.cards, (key, value)
        elif key in ABOUT_CARDS and isinstance(value, int):
            assert 0 <= value < knowledge.handles, (key, value)
    said = [frame["lines"], frame["log"], frame["decision"], frame["request"]]
    text = json.dumps(said, ensure_ascii=False)
    for name in sorted(words, key=len, reverse=True):
        if name in text:
            assert name not in unknown_names(knowledge), name
            text = text.replace(name, "")


def unknown_names(knowledge: Knowledge) -> set[str]:
    """Names that no card bears which the seat has seen."""
    unseen = {
        card.called(one)
        for card in GAME.pack.cards
        for one in locales.LANGUAGES
        if card.id not in knowledge.cards
    }
    seen = [card for card in GAME.pack.cards if card.id in knowledge.cards]
    told = " ".join(" ".join(card.texts(one)) for card in seen for one in locales.LANGUAGES)
    return {name for name in unseen if name not in told}


async def play(seed: int) -> list[Looking]:
    state = GAME.new(seed=seed)
    table, looking = laid_table(state, GAME)
    looking[1].language = "cs"
    for one in looking:
        await table.set_stops(one, ALL)
    random = Random(seed)
    await begin(table)
    while table.display.open:
        await choose(table, looking[table.state.seat], random.randrange(len(table.state.options)))
    assert table.state.over
    return looking


@pytest.mark.parametrize("seed", range(4))
def test_frames_of_whole_games_tell_no_secret(seed: int) -> None:
    looking = asyncio.run(play(seed))
    words = {card.called(one) for card in GAME.pack.cards for one in locales.LANGUAGES}
    for eye, one in enumerate(looking):
        knowledge = Knowledge(eye)
        assert len(one.frames) > 100
        for frame, state in zip(one.frames, one.truths, strict=True):
            knowledge.learn(state)
            assert frame["view"] == json.loads(json.dumps(state.view(eye)))
            check(frame, knowledge, state, words)
        assert knowledge.cards < {"base", *(card.id for card in GAME.pack.cards)}


def test_the_check_would_notice() -> None:
    """The checks above fail on a frame that was made for the other seat."""
    looking = asyncio.run(play(1))
    words = {card.called(one) for card in GAME.pack.cards for one in locales.LANGUAGES}
    knowledge = Knowledge(0)
    caught = 0
    for frame, state in zip(looking[1].frames, looking[1].truths, strict=True):
        knowledge.learn(state)
        try:
            check(frame, knowledge, state, words)
        except AssertionError:
            caught += 1
    assert caught > len(looking[1].frames) // 3


def test_the_seed_of_a_game_is_never_sent() -> None:
    looking = asyncio.run(play(3))
    setup = looking[0].room.record.setup
    assert setup is not None
    for one in looking:
        for frame in one.frames:
            assert "seed" not in json.dumps(frame)
