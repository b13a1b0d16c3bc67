"""Questions, options and what happened, in the language of a connection, for its seat."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from deskovka import locales
from deskovka.cli.journal import Journal, journal
from deskovka.conquerors import words as planets
from deskovka.kernel.events import Event
from deskovka.plosinovka import words as towers
from deskovka.server.prompts import window_of
from deskovka.server.wire.frames import DecisionInfo, Happened, OptionInfo

WORDS: dict[str, ModuleType] = {"conquerors": planets, "plosinovka": towers}


def decision(
    game: str,
    state: Any,
    moment: int,
    language: str,
    names: Sequence[str],
    data: Sequence[dict[str, Any]],
) -> DecisionInfo:
    """The pending decision as whoever is asked reads it; ``data`` are the options of the view."""
    words, asked = WORDS[game], state.question()
    window = words.window_text(state, language, names) if window_of(state) else ""
    texts = words.option_texts(state, language, names)
    options = [OptionInfo(*pair) for pair in zip(data, texts, strict=True)]
    return DecisionInfo(
        state.seat,
        moment,
        asked.name,
        asked.rule,
        words.question_text(state, language, names),
        options,
        state.default,
        window,
    )


def happened(events: Sequence[Event], eye: int | None) -> list[Happened]:
    """Events as data, with what that seat may see of them."""
    return [Happened(event.kind, event.rule, event.facts_for(eye)) for event in events]


def new_journal(game: str, language: str, eye: int | None, names: Sequence[str]) -> Journal:
    return journal(game, language, eye, names)


def lines(
    game: str,
    state: Any,
    events: Sequence[Event],
    language: str,
    eye: int | None,
    names: Sequence[str],
) -> list[str]:
    """What has happened up to a state, as the log tells that seat."""
    told = journal(game, language, eye, names)
    told.add(state, events)
    return told.lines


def outcome(game: str, state: Any, language: str, eye: int | None, names: Sequence[str]) -> str:
    return str(WORDS[game].outcome_text(state, language, eye, names))


def refusal(game: str, reason: str, language: str) -> str:
    return str(WORDS[game].refusal_text(reason, language))


def bot_name(bot: str, language: str) -> str:
    return locales.say(language, "server-bot", strength=bot)
