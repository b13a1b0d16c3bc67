"""Options: as plain data, and as the player who is asked reads them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deskovka import locales
from deskovka.games.plosinovka import codes, previews
from deskovka.games.plosinovka.rules.enemies import MONSTER_FIGURE
from deskovka.games.plosinovka.rules.merchant import price_of
from deskovka.games.plosinovka.rules.moving import MOVE_GOAL
from deskovka.games.plosinovka.state import Table
from deskovka.games.plosinovka.views import Option
from deskovka.games.plosinovka.words.narrator import Narrator, field_name
from deskovka.kernel.frames import frames
from deskovka.kernel.options import detail_of, object_of, verb_of
from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaker import message

# -- as data ------------------------------------------------------------------------------

SYMBOL_VERBS = (codes.USE, codes.USE_SPECIAL, codes.MERGE, codes.APPEAR, codes.SYMBOL)
CARD_VERBS = (codes.BUY, codes.USE_CARD)


def option_data(table: Table, code: int) -> Option:
    """What an option does: its verb, and whatever else tells it apart."""
    if table.question().name == "roll":
        return {"verb": "roll", "number": code}
    verb, what, detail = verb_of(code), object_of(code), detail_of(code)
    data: Option = {"verb": codes.VERBS[verb]}
    if verb in SYMBOL_VERBS:
        data["symbol"] = codes.SYMBOLS[what]
    elif verb in CARD_VERBS:
        data["card"] = table.definitions[what].ident
    elif verb == codes.FIELD:
        data["field"] = what
        if detail:
            data["portal"] = True
    elif verb == codes.GEMS:
        data["times"], data["gems"] = what, detail
        _add_blow(data, table, what)
    elif verb == codes.HIT:
        _add_blow(data, table, 0)
    elif verb == codes.ENEMY_FIGURE:
        data["figure"], data["field"] = what, detail
    return data


def _add_blow(data: Option, table: Table, more: int) -> None:
    dealt = previews.blow(table, more)
    if dealt:
        data["damage"], data["life"] = dealt["damage"], dealt["life"]


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
    verb, what, detail = verb_of(code), object_of(code), detail_of(code)
    if verb == codes.FIELD:
        return sentence(_field_text(narrator, asked, what, detail))
    name = codes.VERBS[verb]
    own = VALUES.get(verb)
    values = own(narrator, what, detail) if own else {}
    special = message("option", name, asked)
    if not narrator.has(special):
        special = message("option", name)
    return sentence(narrator.said(special, values))


def _field_text(narrator: Narrator, asked: str, field: int, portal: int) -> str:
    table = narrator.table
    start = codes.OFF
    also: list[str] = []
    if asked == "move":
        start = table.where[table.seat]
        pushed = table.figure_on[field]
        if pushed != codes.NOBODY:
            also.append(narrator.say("note-push", figure=narrator.figure(pushed)))
    elif asked == "push":
        start = frames(table)[0].locals[MOVE_GOAL]
    elif asked == "monster_where":
        start = table.where[frames(table)[0].locals[MONSTER_FIGURE]]
    elif table.figure_on[field] != codes.NOBODY:
        also.append(narrator.say("note-figure", figure=narrator.figure(table.figure_on[field])))
    step = narrator.step(start, field, bool(portal))
    notes = narrator.notes(field, also)
    if asked == "move" and previews.hangs_on(table, table.seat, field):
        notes.append(narrator.say("note-air"))
    if not notes:
        return narrator.say("option-field", step=step)
    return narrator.say("option-field-notes", step=step, notes=", ".join(notes))


def _pass_values(narrator: Narrator, what: int, detail: int) -> Values:
    field = narrator.table.where[narrator.table.seat]
    return {"field": "" if field == codes.OFF else field_name(field)}


def _use_values(narrator: Narrator, symbol: int, detail: int) -> Values:
    """What the symbol is good for; a star for what the hero's card says."""
    table = narrator.table
    hero = table.hero(table.seat)
    more = table.players[table.seat].mods[codes.MORE_COINS]
    return {
        "symbol": codes.SYMBOLS[symbol],
        "a": narrator.a(symbol),
        "coins": narrator.coins(1 + more),
        "star": narrator.either(hero.star),
    }


def _use_special_values(narrator: Narrator, symbol: int, detail: int) -> Values:
    symbol = narrator.table.players[narrator.table.seat].special
    values = _use_values(narrator, symbol, detail)
    use = narrator.said("option-use", values)
    return {**values, "use": use[:1].lower() + use[1:]}


def _merge_values(narrator: Narrator, symbol: int, detail: int) -> Values:
    two = narrator.say(f"two-{codes.SYMBOLS[symbol]}")
    return {"two": two, "a": narrator.a(symbol)}


def _card_values(narrator: Narrator, definition: int, detail: int) -> Values:
    return {
        "card": narrator.printed(definition),
        "text": narrator.text(definition),
        "price": narrator.coins(price_of(narrator.table, narrator.table.seat, definition)),
    }


def _hero_values(narrator: Narrator, what: int, detail: int) -> Values:
    table = narrator.table
    return {"text": narrator.text(table.players[table.seat].hero)}


def _gems_values(narrator: Narrator, times: int, gems: int) -> Values:
    dealt = previews.blow(narrator.table, times)
    values: Values = {"attack": "yes" if dealt else "no", "damage": dealt.get("damage", 0)}
    return {"times": times, "gems": narrator.gems(gems), **values}


def _enemy_values(narrator: Narrator, figure: int, detail: int) -> Values:
    return {"figure": narrator.standing(figure)}


def _fall_values(narrator: Narrator, what: int, detail: int) -> Values:
    landing = previews.landing(narrator.table, narrator.table.seat)
    return {"field": field_name(landing)}


def _hit_values(narrator: Narrator, what: int, detail: int) -> Values:
    return {"damage": previews.blow(narrator.table, 0)["damage"]}


def _symbol_values(narrator: Narrator, symbol: int, detail: int) -> Values:
    return {"symbol": narrator.symbol(symbol), "a": narrator.a(symbol)}


VALUES: dict[int, Callable[[Narrator, int, int], Values]] = {
    codes.PASS: _pass_values,
    codes.USE: _use_values,
    codes.USE_SPECIAL: _use_special_values,
    codes.MERGE: _merge_values,
    codes.BUY: _card_values,
    codes.USE_CARD: _card_values,
    codes.USE_HERO: _hero_values,
    codes.APPEAR: _symbol_values,
    codes.GEMS: _gems_values,
    codes.SYMBOL: _symbol_values,
    codes.ENEMY_FIGURE: _enemy_values,
    codes.FALL: _fall_values,
    codes.HIT: _hit_values,
}
