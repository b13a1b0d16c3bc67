"""What the table says: questions, options, and what happened, as plain data and in words.

Nothing of the playing loop imports this; `state.Table` calls it when somebody wants to read.
"""

from __future__ import annotations

from collections.abc import Sequence

from deskovka import locales
from deskovka.conquerors import asking, codes, telling
from deskovka.conquerors.asking import KEYWORDS, page_codes
from deskovka.conquerors.naming import Reader
from deskovka.conquerors.rules.winning import QUEUE_STRIDE
from deskovka.conquerors.state import Table
from deskovka.kernel.decision import Question
from deskovka.locales.quick import sentence
from deskovka.locales.speaking import message

RULES_OF_QUESTIONS = {
    "redraw": "SETUP-4",
    "redraw_card": "SETUP-4",
    "main": "TURN-5",
    "reaction": "REACT-3",
    "kuk": "WORD-1",
    "attacker": "ATT-1",
    "attack_target": "ATT-2",
    "attack_order": "ATT-2",
    "block": "ATT-5",
    "trap": "TURN-7",
    "trap_where": "TRAP-2",
    "trap_position": "TRAP-2",
    "order": "EFF-4",
    "replacement": "EFF-7",
    "target": "REACT-4",
    "player": "EFF-9",
    "may": "EFF-9",
    "mode": "EFF-9",
    "sacrifice": "WORD-10",
    "discard": "EFF-9",
    "search": "EFF-9",
    "salvage": "EFF-9",
    "tuck": "EFF-9",
    "pay_unless": "EFF-9",
    "trapback": "WORD-5",
}

# In the order of the codes ASK_*.
QUESTIONS = [Question(name, f"conquerors:{rule}") for name, rule in RULES_OF_QUESTIONS.items()]

# -- options as data ----------------------------------------------------------------------


def option_data(table: Table, code: int) -> dict[str, object]:
    """What an option does: its verb, the card it is about, and whatever else tells it apart."""
    asked = table.question().name
    if asked == "roll":
        return {"verb": "roll", "number": code}
    if asked == "page":
        page = page_codes(table, code)
        return {"verb": "page", "seat": table.page_of(page[0]), "count": len(page)}
    verb, slot, detail = code >> 32, (code >> 16) & 0xFFFF, code & 0xFFFF
    data: dict[str, object] = {"verb": codes.VERBS[verb]}
    if verb in (codes.PLAY, codes.PLACE, codes.MOVE, codes.CHOOSE):
        data.update(_card_data(table, slot))
    elif verb == codes.PAY:
        paid = table.printed(slot).paid[detail]
        data.update(_card_data(table, slot), ability=table.printed(slot).abilities.index(paid))
    elif verb == codes.RULE:
        data.update(_effect_data(table, asked, slot, detail))
    elif verb in (codes.NUMBER, codes.MODE):
        data["number"] = detail
    elif verb == codes.SEAT:
        data["seat"] = detail
    elif verb == codes.DEFINITION:
        data["definition"] = table.definitions[detail].ident
    return data


def _card_data(table: Table, slot: int) -> dict[str, object]:
    """Cards in decks have no handle: whoever may choose one of those knows what it is."""
    card = table.cards[slot]
    if card.handle:
        return {"card": card.handle}
    return {"definition": table.definitions[card.definition].ident}


def _effect_data(table: Table, asked: str, slot: int, detail: int) -> dict[str, object]:
    if asked != "order":
        return {**_card_data(table, slot), "ability": detail}
    what, _, handle = table.queue[slot * QUEUE_STRIDE : slot * QUEUE_STRIDE + 3]
    if what < 0:
        return {"card": handle, "keyword": KEYWORDS[what]}
    ident = table.definitions[what >> 6].ident
    return {"card": handle, "definition": ident, "ability": what & 63}


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


def window_text(table: Table, language: str, names: Sequence[str] = ()) -> str:
    """What is being reacted to; empty while nothing is."""
    return sentence(asking.window_text(Reader(table, language, table.seat, names)))


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
    return reader.outcome(outcome.winners, outcome.how)


def refusal_text(reason: str, language: str) -> str:
    """Why a card cannot be used now, by the name that `explain` gives the reason."""
    return locales.say(language, message("refusal", reason))
