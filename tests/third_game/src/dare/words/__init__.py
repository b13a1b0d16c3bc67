"""Dare in words; the messages are in the Fluent files beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dare.codes import VERBS
from dare.state import Table
from deskovka.kernel.decision import Question
from deskovka.kernel.options import object_of, verb_of
from deskovka.locales.quick import Values
from deskovka.locales.speaker import Speaker

QUESTIONS: Final = [Question("card", "dare:TURN-1")]


class Narrator(Speaker):
    """Says the messages of this game, which carry its name."""

    def said(self, message: str, values: Values) -> str:
        return self.voice.say(f"dare-{message}", values)


def option_data(table: Table, code: int) -> dict[str, object]:
    if table.question().name == "roll":
        return {"verb": "roll", "number": code}
    return {"verb": VERBS[verb_of(code)], "card": object_of(code)}


def option_text(table: Table, code: int, language: str, names: Sequence[str] = ()) -> str:
    name = "roll" if table.question().name == "roll" else VERBS[verb_of(code)]
    return Narrator(language, table.seat).say(f"option-{name}", card=object_of(code), number=code)


def option_texts(table: Table, language: str, names: Sequence[str] = ()) -> list[str]:
    return [option_text(table, code, language) for code in table.options]


def question_text(table: Table, language: str, names: Sequence[str] = ()) -> str:
    return Narrator(language, table.seat).say(f"question-{table.question().name}")


def window_text(table: Table, language: str, names: Sequence[str] = ()) -> str:
    return ""


def event_text(
    table: Table,
    event: dict[str, Any],
    language: str,
    seat: int | None = None,
    names: Sequence[str] = (),
) -> str:
    narrator = Narrator(language, seat, names)
    facts = {key: value for key, value in event.items() if key not in ("kind", "rule")}
    if "player" in facts:
        facts |= narrator.whose(facts["player"])
    known = "yes" if "card" in facts else "no"
    return narrator.said(f"event-{event['kind']}", {"card": 0, **facts, "known": known})


def outcome_text(
    table: Table, language: str, seat: int | None = None, names: Sequence[str] = ()
) -> str:
    outcome = table.outcome
    return Narrator(language, seat, names).outcome(outcome.winners, outcome.how) if outcome else ""


def refusal_text(reason: str, language: str) -> str:
    return Narrator(language, None).say("refusal")
