"""What the table says: questions, options, and what happened, as plain data and in words.

Nothing of the playing loop imports this; `state.Table` calls it when somebody wants to read.
"""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.kernel.decision import Question
from deskovka.locales.speaking import message
from deskovka.plosinovka import asking, codes, telling
from deskovka.plosinovka.naming import Reader
from deskovka.plosinovka.state import Table

RULES_OF_QUESTIONS = {
    "action": "TURN-6",
    "appear": "APPEAR-2",
    "appear_where": "APPEAR-1",
    "merged": "MERGE-1",
    "star": "SYM-5",
    "gems": "GEM-1",
    "move": "MOVE-1",
    "push": "PUSH-1",
    "monster": "SYM-4",
    "monster_where": "SYM-4",
    "attack": "ATTACK-1",
    "swords": "ATTACK-2",
    "ladder": "LADDER-1",
    "special": "TURN-7",
    "field": "ITEM-1",
    "symbol": "ITEM-1",
}

# In the order of the codes ASK_*.
QUESTIONS = [Question(name, f"plosinovka:{rule}") for name, rule in RULES_OF_QUESTIONS.items()]

# -- options as data ----------------------------------------------------------------------

SYMBOL_VERBS = (codes.USE, codes.USE_SPECIAL, codes.MERGE, codes.APPEAR, codes.SYMBOL)
CARD_VERBS = (codes.BUY, codes.USE_CARD)


def option_data(table: Table, code: int) -> dict[str, object]:
    """What an option does: its verb, and whatever else tells it apart."""
    if table.question().name == "roll":
        return {"verb": "roll", "number": code}
    verb, first, second = code >> 32, code >> 16 & 0xFFFF, code & 0xFFFF
    data: dict[str, object] = {"verb": codes.VERBS[verb]}
    if verb in SYMBOL_VERBS:
        data["symbol"] = codes.SYMBOLS[first]
    elif verb in CARD_VERBS:
        data["card"] = table.definitions[first].ident
    elif verb == codes.FIELD:
        data["field"] = first
        if second:
            data["portal"] = True
    elif verb == codes.GEMS:
        data.update(times=first, gems=second, **asking.blow(table, first))
    elif verb == codes.HIT:
        data.update(asking.blow(table, 0))
    elif verb == codes.ENEMY_FIGURE:
        data.update(figure=first, field=second)
    return data


# -- in words -----------------------------------------------------------------------------


def option_text(table: Table, code: int, language: str, names: Sequence[str] = ()) -> str:
    """An option as the player who is asked reads it."""
    return asking.option_text(Reader(table, language, table.seat, names), code)


def option_texts(table: Table, language: str, names: Sequence[str] = ()) -> list[str]:
    """All options of the pending question."""
    reader = Reader(table, language, table.seat, names)
    return [asking.option_text(reader, code) for code in table.options]


def question_text(table: Table, language: str, names: Sequence[str] = ()) -> str:
    """The pending question as the player who is asked reads it."""
    return asking.question_text(Reader(table, language, table.seat, names))


def event_text(
    table: Table,
    event: telling.Seen,
    language: str,
    seat: int | None = None,
    names: Sequence[str] = (),
) -> str:
    """An event (`Event.seen_by`) as that seat reads it, or a spectator (None)."""
    return telling.event_text(Reader(table, language, seat, names), event)


def outcome_text(
    table: Table, language: str, seat: int | None = None, names: Sequence[str] = ()
) -> str:
    """Who won and how, as that seat reads it; empty while the game goes on."""
    outcome = table.outcome
    if outcome is None:
        return ""
    reader = Reader(table, language, seat, names)
    text = reader.outcome(outcome.winners, outcome.how)
    if outcome.score and outcome.winners:
        return reader.say("score", outcome=text, score=outcome.score)
    return text


def refusal_text(reason: str, language: str) -> str:
    """Why something cannot be done now, by the name that `explain` gives the reason."""
    from deskovka import locales

    return locales.say(language, message("plosinovka", "refusal", reason))
