"""Options: as plain data, and as the player who is asked reads them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from deskovka import locales
from deskovka.games.conquerors import codes
from deskovka.games.conquerors.layouts import (
    QUEUE_HANDLE,
    QUEUE_STRIDE,
    QUEUE_WHAT,
    bearer_of,
    number_of,
)
from deskovka.games.conquerors.rules.cards import cost
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.views import Option
from deskovka.games.conquerors.words.causes import cause
from deskovka.games.conquerors.words.narrator import Narrator
from deskovka.games.conquerors.words.questions import price_values
from deskovka.kernel.frames import frames
from deskovka.kernel.options import detail_of, object_of, verb_of
from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaker import message

KEYWORDS = {
    codes.SELFHEALS: "selfheal",
    codes.SELFDESTROYS: "selfdestroy",
    codes.FINAL_HITS: "final_hit",
}


def page_codes(table: Table, number: int) -> list[int]:
    """The options that lie behind one option of a question that was split."""
    at = 2
    for _ in range(number):
        at += 1 + table.pages[at]
    return table.pages[at + 1 : at + 1 + table.pages[at]]


# -- as data ------------------------------------------------------------------------------


def option_data(table: Table, code: int) -> Option:
    """What an option does: its verb, the card it is about, and whatever else tells it apart."""
    asked = table.question().name
    if asked == "roll":
        return {"verb": "roll", "number": code}
    if asked == "page":
        page = page_codes(table, code)
        return {"verb": "page", "seat": table.page_of(page[0]), "count": len(page)}
    verb, slot, detail = verb_of(code), object_of(code), detail_of(code)
    data: Option = {"verb": codes.VERBS[verb]}
    if verb in (codes.PLAY, codes.PLACE, codes.MOVE, codes.CHOOSE):
        _add_card(data, table, slot)
    elif verb == codes.PAY:
        _add_card(data, table, slot)
        paid = table.printed(slot).paid[detail]
        data["ability"] = table.printed(slot).abilities.index(paid)
    elif verb == codes.RULE and asked == "order":
        _add_queued(data, table, slot)
    elif verb == codes.RULE:
        _add_card(data, table, slot)
        data["ability"] = detail
    elif verb in (codes.NUMBER, codes.MODE):
        data["number"] = detail
    elif verb == codes.SEAT:
        data["seat"] = detail
    elif verb == codes.DEFINITION:
        data["definition"] = table.definitions[detail].ident
    return data


def _add_card(data: Option, table: Table, slot: int) -> None:
    """Cards in decks have no handle: whoever may choose one of those knows what it is."""
    card = table.cards[slot]
    if card.handle:
        data["card"] = card.handle
    else:
        data["definition"] = table.definitions[card.definition].ident


def _add_queued(data: Option, table: Table, place: int) -> None:
    """A triggered effect that waits at that place of the queue."""
    entry = place * QUEUE_STRIDE
    what = table.queue[entry + QUEUE_WHAT]
    data["card"] = table.queue[entry + QUEUE_HANDLE]
    if what < 0:
        data["keyword"] = KEYWORDS[what]
    else:
        data["definition"] = table.definitions[bearer_of(what)].ident
        data["ability"] = number_of(what)


# -- in words -----------------------------------------------------------------------------


def option_text(table: Table, code: int, language: str, names: Sequence[str] = ()) -> str:
    """An option as the player who is asked reads it."""
    return _text(Narrator(table, language, table.seat, names), code)


def option_texts(table: Table, language: str, names: Sequence[str] = ()) -> list[str]:
    """All options of the pending question."""
    narrator = Narrator(table, language, table.seat, names)
    return [_text(narrator, code) for code in table.options]


def _text(narrator: Narrator, code: int) -> str:
    table = narrator.table
    asked = table.question().name
    if asked == "roll":
        return locales.say(narrator.language, "option-roll", number=code)
    if asked == "page":
        return _page_text(narrator, code)
    verb, slot, detail = verb_of(code), object_of(code), detail_of(code)
    own = VALUES.get(verb)
    values = own(narrator, slot, detail) if own else {}
    return sentence(narrator.said(_wording(narrator.language, codes.VERBS[verb], asked), values))


@functools.cache
def _wording(language: str, verb: str, asked: str) -> str:
    """Which message it is: some options are worded for one question."""
    special = message("option", verb, asked)
    known = locales.has(language, f"conquerors-{special}")
    return special if known else message("option", verb)


def _page_text(narrator: Narrator, number: int) -> str:
    table = narrator.table
    page = page_codes(table, number)
    ends = [narrator.card(object_of(code)) for code in (page[0], page[-1])]
    player = narrator.player(table.page_of(page[0]))
    return narrator.say("option-page", player=player, first=ends[0], last=ends[1], count=len(page))


def _pass_values(narrator: Narrator, slot: int, detail: int) -> Values:
    return {"count": len(narrator.table.attackers)}


def _play_values(narrator: Narrator, slot: int, detail: int) -> Values:
    due = cost(narrator.table, narrator.table.seat, slot)
    free = "no" if any(due) else "yes"
    return {"card": narrator.plain(slot), "cost": narrator.materials(due), "free": free}


def _pay_values(narrator: Narrator, slot: int, detail: int) -> Values:
    printed = narrator.table.printed(slot)
    ability = printed.abilities.index(printed.paid[detail])
    return {"card": narrator.plain(slot), "text": narrator.ability(printed.number, ability)}


def _card_values(narrator: Narrator, slot: int, detail: int) -> Values:
    """Whoever searches a deck sees what is in it."""
    card = narrator.table.cards[slot]
    return {
        "card": narrator.printed(card.definition)
        if card.zone == codes.DECK
        else narrator.card(slot)
    }


def _number_values(narrator: Narrator, slot: int, detail: int) -> Values:
    last = detail_of(narrator.table.options[-1])
    place = "only" if last == 0 else {0: "first", last: "last"}.get(detail, "middle")
    return {"number": detail + 1, "place": place}


def _seat_values(narrator: Narrator, slot: int, detail: int) -> Values:
    return {"player": narrator.player(detail)}


def _yes_values(narrator: Narrator, slot: int, detail: int) -> Values:
    if narrator.table.question().name != "pay_unless":
        return {}
    return price_values(narrator, frames(narrator.table)[0])


def _effect_values(narrator: Narrator, slot: int, detail: int) -> Values:
    """A triggered effect by its place in the queue, a replacement by its card."""
    table = narrator.table
    if table.question().name != "order":
        definition = table.cards[slot].definition
        return {"card": narrator.card(slot), "text": narrator.ability(definition, detail)}
    entry = slot * QUEUE_STRIDE
    what, handle = table.queue[entry + QUEUE_WHAT], table.queue[entry + QUEUE_HANDLE]
    if what < 0:
        text = narrator.say(message("keyword", KEYWORDS[what]))
        return {"card": narrator.by_handle(handle), "text": text}
    text = narrator.ability(bearer_of(what), number_of(what))
    return {"card": narrator.by_handle(handle), "text": text}


def _mode_values(narrator: Narrator, slot: int, detail: int) -> Values:
    source = cause(narrator.table)
    assert source is not None
    return {"text": narrator.mode(*source, node=slot, number=detail)}


def _definition_values(narrator: Narrator, slot: int, detail: int) -> Values:
    return {"card": narrator.printed(detail)}


VALUES: dict[int, Callable[[Narrator, int, int], Values]] = {
    codes.PASS: _pass_values,
    codes.PLAY: _play_values,
    codes.PAY: _pay_values,
    codes.PLACE: _card_values,
    codes.MOVE: _card_values,
    codes.CHOOSE: _card_values,
    codes.NUMBER: _number_values,
    codes.SEAT: _seat_values,
    codes.YES: _yes_values,
    codes.RULE: _effect_values,
    codes.MODE: _mode_values,
    codes.DEFINITION: _definition_values,
}
