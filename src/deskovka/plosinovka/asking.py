"""Questions and options in words: who is asked what, about what."""

from __future__ import annotations

from collections.abc import Callable

from deskovka import locales
from deskovka.kernel.frames import Frame, frames
from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaking import message
from deskovka.plosinovka import codes, previews
from deskovka.plosinovka.naming import Reader, field_name
from deskovka.plosinovka.rules.attack import ATTACK, damage_of, life_of
from deskovka.plosinovka.rules.effects import RESOLVE
from deskovka.plosinovka.rules.merchant import price_of
from deskovka.plosinovka.state import Box, Table

# Questions that come of a card's text, so that it is told along with them.
OF_EFFECTS = ("field", "symbol")

# -- questions ----------------------------------------------------------------------------


def question_text(reader: Reader) -> str:
    table = reader.table
    name = table.question().name
    if name in ("roll", "page"):
        return locales.say(reader.language, message("question", name))
    own = QUESTIONS.get(name)
    values = own(reader, frames(table)[0]) if own else {}
    text = reader.said(message("question", name), values)
    if name == "move":
        text = _with_attacks(reader, text)
    source = cause(table) if name in OF_EFFECTS else None
    if source is not None:
        card, told = reader.printed(source), reader.text(source)
        text = locales.say(reader.language, "because", card=card, text=told, question=text)
    return sentence(text)


def _with_attacks(reader: Reader, text: str) -> str:
    """MOVE-2: whoever is about to leave a field should know who will attack for it."""
    table = reader.table
    attackers = previews.strikes(table, table.where[table.seat])
    if not attackers:
        return text
    names = reader.listed([reader.on_field(figure) for figure in attackers])
    field = field_name(table.where[table.seat])
    return reader.say("question-move-attacked", question=text, field=field, enemies=names)


def _gems(reader: Reader, frame: Frame) -> Values:
    gems = reader.table.players[frame.locals[0]].gems
    return {"symbol": reader.symbol(frame.locals[1]), "gems": reader.gems(gems)}


def _move(reader: Reader, frame: Frame) -> Values:
    return {"steps": frame.locals[1]}


def _push(reader: Reader, frame: Frame) -> Values:
    return {"figure": reader.figure(reader.table.figure_on[frame.locals[3]])}


def _monster_where(reader: Reader, frame: Frame) -> Values:
    return {"steps": frame.locals[1], "figure": reader.on_field(frame.locals[2])}


def _swords(reader: Reader, frame: Frame) -> Values:
    return {"figure": reader.on_field(frame.locals[1]), **blow(reader.table, 0)}


def _ladder(reader: Reader, frame: Frame) -> Values:
    return {"field": field_name(reader.table.where[reader.table.seat])}


def _special(reader: Reader, frame: Frame) -> Values:
    table = reader.table
    return {"symbol": reader.symbol(table.players[table.seat].special)}


QUESTIONS: dict[str, Callable[[Reader, Frame], Values]] = {
    "gems": _gems,
    "move": _move,
    "push": _push,
    "monster_where": _monster_where,
    "swords": _swords,
    "ladder": _ladder,
    "special": _special,
}

# -- the attack that is being put together ------------------------------------------------


def blow(table: Table, more: int) -> dict[str, int]:
    """What it would deal with so many more swords, and what it takes; empty without one."""
    for frame in frames(table)[:2]:  # the attack itself, or gems for one of its swords
        if frame.flow == ATTACK:
            seat, figure, swords = frame.locals[:3]
            damage = damage_of(table, seat, figure, swords + more)
            return {"damage": damage, "life": life_of(table, figure)}
    return {}


# -- whose effect asks --------------------------------------------------------------------

_sources: dict[str, dict[int, int]] = {}


def source_of(box: Box, effect: int) -> int | None:
    """The card that an effect on the stack is written on."""
    if box.digest not in _sources:
        _sources[box.digest] = {
            effect.number: definition.number
            for definition in box.definitions
            for effect in (definition.use, definition.body)
            if effect is not None
        }
    return _sources[box.digest].get(effect)


def cause(table: Table) -> int | None:
    """The card whose effect asks, if it is an effect that does."""
    for frame in frames(table):
        if frame.flow == RESOLVE:
            source = source_of(table.box, frame.locals[0])
            if source is not None:
                return source
    return None


# -- options ------------------------------------------------------------------------------


def option_text(reader: Reader, code: int) -> str:
    table = reader.table
    asked = table.question().name
    if asked == "roll":
        return locales.say(reader.language, "option-roll", number=code)
    verb, first, second = code >> 32, code >> 16 & 0xFFFF, code & 0xFFFF
    if verb == codes.FIELD:
        return sentence(_field(reader, asked, first, second))
    name = codes.VERBS[verb]
    own = OPTIONS.get(verb)
    values = own(reader, first, second) if own else {}
    special = message("option", name, asked)
    if not reader.has(special):
        special = message("option", name)
    return sentence(reader.said(special, values))


def _field(reader: Reader, asked: str, field: int, portal: int) -> str:
    table = reader.table
    start = codes.OFF
    also: list[str] = []
    if asked == "move":
        start = table.where[table.seat]
        pushed = table.figure_on[field]
        if pushed != codes.NOBODY:
            also.append(reader.say("note-push", figure=reader.figure(pushed)))
    elif asked == "push":
        start = frames(table)[0].locals[3]
    elif asked == "monster_where":
        start = table.where[frames(table)[0].locals[2]]
    elif table.figure_on[field] != codes.NOBODY:
        also.append(reader.say("note-figure", figure=reader.figure(table.figure_on[field])))
    step = reader.step(start, field, bool(portal))
    notes = reader.notes(field, also)
    if asked == "move" and previews.hangs_on(table, table.seat, field):
        notes.append(reader.say("note-air"))
    if not notes:
        return reader.say("option-field", step=step)
    return reader.say("option-field-notes", step=step, notes=", ".join(notes))


def _pass(reader: Reader, first: int, second: int) -> Values:
    field = reader.table.where[reader.table.seat]
    return {"field": "" if field == codes.OFF else field_name(field)}


def _use(reader: Reader, symbol: int, second: int) -> Values:
    """What the symbol is good for; a star for what the hero's card says."""
    table = reader.table
    hero = table.hero(table.seat)
    more = table.players[table.seat].mods[codes.MORE_COINS]
    return {
        "symbol": codes.SYMBOLS[symbol],
        "a": reader.a(symbol),
        "coins": reader.coins(1 + more),
        "star": reader.either(hero.star),
    }


def _use_special(reader: Reader, symbol: int, second: int) -> Values:
    symbol = reader.table.players[reader.table.seat].special
    values = _use(reader, symbol, second)
    use = reader.said("option-use", values)
    return {**values, "use": use[:1].lower() + use[1:]}


def _merge(reader: Reader, symbol: int, second: int) -> Values:
    return {"two": reader.say(f"two-{codes.SYMBOLS[symbol]}")}


def _card(reader: Reader, definition: int, second: int) -> Values:
    return {
        "card": reader.printed(definition),
        "text": reader.text(definition),
        "price": reader.coins(price_of(reader.table, reader.table.seat, definition)),
    }


def _hero(reader: Reader, first: int, second: int) -> Values:
    table = reader.table
    return {"text": reader.text(table.players[table.seat].hero)}


def _gem_option(reader: Reader, times: int, gems: int) -> Values:
    dealt = blow(reader.table, times)
    values: Values = {"attack": "yes" if dealt else "no", "damage": dealt.get("damage", 0)}
    return {"times": times, "gems": reader.gems(gems), **values}


def _enemy(reader: Reader, figure: int, second: int) -> Values:
    return {"figure": reader.standing(figure)}


def _fall(reader: Reader, first: int, second: int) -> Values:
    landing = previews.landing(reader.table, reader.table.seat)
    return {"field": field_name(landing)}


def _hit(reader: Reader, first: int, second: int) -> Values:
    return {"damage": blow(reader.table, 0)["damage"]}


def _symbol(reader: Reader, symbol: int, second: int) -> Values:
    return {"symbol": reader.symbol(symbol), "a": reader.a(symbol)}


OPTIONS: dict[int, Callable[[Reader, int, int], Values]] = {
    codes.PASS: _pass,
    codes.USE: _use,
    codes.USE_SPECIAL: _use_special,
    codes.MERGE: _merge,
    codes.BUY: _card,
    codes.USE_CARD: _card,
    codes.USE_HERO: _hero,
    codes.APPEAR: _symbol,
    codes.GEMS: _gem_option,
    codes.SYMBOL: _symbol,
    codes.ENEMY_FIGURE: _enemy,
    codes.FALL: _fall,
    codes.HIT: _hit,
}
