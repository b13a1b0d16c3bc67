"""Questions and options in words: who is asked what, about what."""

from __future__ import annotations

import functools
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from deskovka import locales
from deskovka.conquerors import codes
from deskovka.conquerors.effects.sentences import Unless
from deskovka.conquerors.naming import Reader, ability_of
from deskovka.conquerors.rules.attack import DUEL
from deskovka.conquerors.rules.attackers import in_line
from deskovka.conquerors.rules.book import WINDOW
from deskovka.conquerors.rules.cards import cost
from deskovka.conquerors.rules.effects import REPLACING, run_body
from deskovka.conquerors.rules.life import DAMAGE
from deskovka.conquerors.rules.playing import USE_PAID
from deskovka.conquerors.rules.replacing import ITEM_SIZE
from deskovka.conquerors.rules.setup import REDRAWN
from deskovka.conquerors.rules.traps import ACTIVATE, TRAP_ACTS
from deskovka.conquerors.rules.winning import QUEUE_STRIDE
from deskovka.conquerors.state import Table
from deskovka.kernel.frames import Frame, frames
from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaking import message

KEYWORDS = {
    codes.SELFHEALS: "selfheal",
    codes.SELFDESTROYS: "selfdestroy",
    codes.FINAL_HITS: "final_hit",
}
FACTS = {
    codes.DIES: "dies",
    codes.DESTROYED: "destroyed",
    codes.LEAVES: "leaves",
    codes.DEALT: "dealt",
    codes.DEALS: "deals",
    codes.DRAWS: "draws",
    codes.DISCARDS: "discards",
    codes.GAINS: "gains",
}

# Questions that come of a card's text, so that it is told along with them.
OF_EFFECTS = (
    "target", "player", "may", "mode", "sacrifice", "discard", "search", "salvage", "tuck",
    "pay_unless", "trapback", "kuk",
)  # fmt: skip


def page_codes(table: Table, number: int) -> list[int]:
    """The options that lie behind one option of a question that was split."""
    at = 2
    for _ in range(number):
        at += 1 + table.pages[at]
    return table.pages[at + 1 : at + 1 + table.pages[at]]


# -- whose effect asks --------------------------------------------------------------------


class Cause(NamedTuple):
    """The paragraph of a card that lets something happen."""

    definition: int
    ability: int


def cause(table: Table) -> Cause | None:
    """Whose effect asks, if it is an effect that does."""
    for frame in frames(table):
        if is_context(table, frame):
            return Cause(*ability_of(table.box, frame.locals[0]))
        if frame.flow == USE_PAID:
            return paid_cause(table, frame)
        if frame.flow == WINDOW:
            return None
    return None


def is_context(table: Table, frame: Frame) -> bool:
    """Is it the frame of a resolving effect?"""
    return run_body in table.book.flows[frame.flow].steps


def paid_cause(table: Table, frame: Frame) -> Cause:
    definition = table.definitions[frame.locals[5]]
    paid = definition.paid[frame.locals[2]]
    return Cause(definition.number, definition.abilities.index(paid))


# -- questions ----------------------------------------------------------------------------


def question_text(reader: Reader) -> str:
    table = reader.table
    name = table.question().name
    own = QUESTIONS.get(name)
    values = own(reader, frames(table)[0]) if own else {}
    text = reader.said(message("question", name), values)
    source = cause(table) if name in OF_EFFECTS else None
    if source is not None:
        told = reader.ability(*source)
        if name == "may":
            told = reader.sentence(*source, node=frames(table)[0].locals[0])
            text = _with_what_would_happen(reader, text)
        card = reader.printed(source.definition)
        text = reader.say("because", card=card, text=told, question=text)
    return sentence(text)


def _with_what_would_happen(reader: Reader, text: str) -> str:
    """Whether to replace something can be decided only by who knows what it is."""
    found = frames(reader.table)
    for frame, below in pairwise(found):
        if frame.flow == REPLACING:
            return f"{would_text(reader, below)} {text}"
        if is_context(reader.table, frame):
            break
    return text


def _redraw_card(reader: Reader, frame: Frame) -> Values:
    return {"number": frame.locals[1] + 1, "count": REDRAWN}


def _reaction(reader: Reader, frame: Frame) -> Values:
    return {"what": sentence(window_text(reader))}


def _kuk(reader: Reader, frame: Frame) -> Values:
    seat, count, kept = frame.locals[:3]
    deck = reader.table.players[seat].deck
    names = [reader.plain(slot) for slot in reversed(deck[len(deck) - kept :])]
    return {"count": count, "shown": kept, "cards": reader.listed(names)}


def _attacker(reader: Reader, frame: Frame) -> Values:
    chosen = [reader.by_handle(handle) for handle in reader.table.attackers]
    return {"count": len(chosen), "attackers": reader.listed(chosen)}


def _attack_target(reader: Reader, frame: Frame) -> Values:
    return {"card": reader.by_handle(frame.locals[0])}


def _attack_order(reader: Reader, frame: Frame) -> Values:
    table, target = reader.table, frame.locals[0]
    rivals = [table.cards[table.slot(handle)] for handle in table.attackers]
    lines = [card.line for card in rivals if card.target == target]
    return {"target": reader.by_handle(target), "line": max(lines) + 1}


def _block(reader: Reader, frame: Frame) -> Values:
    table = reader.table
    attackers = in_line(table, frame.locals[1])
    order: list[int] = []
    seat = table.next_seat(table.active)
    while seat != table.active:
        order.extend(slot for slot in attackers if _defender(table, slot) == seat)
        seat = table.next_seat(seat)
    attacker = order[frame.locals[2]]
    target = table.cards[attacker].target
    return {"attacker": reader.card(attacker), "target": reader.by_handle(target)}


def _defender(table: Table, attacker: int) -> int:
    return table.cards[table.slot(table.cards[attacker].target)].controller


def _trap(reader: Reader, frame: Frame) -> Values:
    if frame.flow == TRAP_ACTS:
        return {"why": "phase"}
    places = any(code >> 32 == codes.PLACE for code in reader.table.options)
    return {"why": "place" if places else "move"}


def _trap_where(reader: Reader, frame: Frame) -> Values:
    return {"card": reader.plain(frame.locals[0])}


def _trap_position(reader: Reader, frame: Frame) -> Values:
    return {"guarded": reader.card(frame.locals[2])}


def _replacement(reader: Reader, frame: Frame) -> Values:
    return {"would": would_text(reader, frame)}


def would_text(reader: Reader, frame: Frame) -> str:
    """What is about to be replaced."""
    code, subject, actor = frame.locals[2], frame.locals[3], frame.locals[5]
    fact = FACTS.get(code - codes.WOULD)
    if fact is None:
        return reader.say("would-other")
    values: Values = {**reader.whose(actor)}
    if subject >= 0:
        values["card"] = reader.card(subject)
    return sentence(reader.said(f"would-{fact}", values))


def _target(reader: Reader, frame: Frame) -> Values:
    return {"left": frame.locals[2]}


def _discard(reader: Reader, frame: Frame) -> Values:
    return {"left": frame.locals[1] + 1}


def _tuck(reader: Reader, frame: Frame) -> Values:
    return {"left": frame.locals[1]}


def _trapback(reader: Reader, frame: Frame) -> Values:
    return {"left": frame.locals[0]}


def _pay_unless(reader: Reader, frame: Frame) -> Values:
    node = reader.table.box.effects[frame.locals[0]]
    assert isinstance(node, Unless)
    return {"materials": reader.materials(node.price.amounts)}


QUESTIONS: dict[str, Callable[[Reader, Frame], Values]] = {
    "redraw_card": _redraw_card,
    "reaction": _reaction,
    "kuk": _kuk,
    "attacker": _attacker,
    "attack_target": _attack_target,
    "attack_order": _attack_order,
    "block": _block,
    "trap": _trap,
    "trap_where": _trap_where,
    "trap_position": _trap_position,
    "replacement": _replacement,
    "target": _target,
    "discard": _discard,
    "tuck": _tuck,
    "trapback": _trapback,
    "pay_unless": _pay_unless,
}

# -- what is being reacted to (REACT-1) ---------------------------------------------------


def window_text(reader: Reader) -> str:
    """What the innermost reaction window is about; empty outside of one."""
    found = frames(reader.table)
    for number, frame in enumerate(found):
        if frame.flow == WINDOW:
            kind, seat, about = frame.locals[:3]
            return WINDOWS[codes.WINDOWS[kind]](reader, seat, about, found[number + 1])
    return ""


def _window_play(reader: Reader, seat: int, about: int, below: Frame) -> str:
    slot = below.locals[0]
    values: Values = {"card": reader.past(about), **reader.whose(seat)}
    if reader.table.kind_of(slot) != codes.SPELL:
        return reader.said("window-play", values)
    return reader.said("window-spell", {"text": reader.does(slot), **values})


def _window_paid(reader: Reader, seat: int, about: int, below: Frame) -> str:
    source = paid_cause(reader.table, below)
    return reader.say(
        "window-paid",
        card=reader.printed(source.definition),
        text=reader.ability(*source),
        **reader.whose(seat),
    )


def _window_phase(reader: Reader, seat: int, about: int, below: Frame) -> str:
    phase = reader.table.phase
    if phase == codes.END_PHASE:
        return reader.say("window-turn", **reader.whose(seat))
    following = phase + 1
    while reader.table.players[seat].skips >> following & 1 and following < codes.END_PHASE:
        following += 1
    names = [reader.say(f"phase-{codes.PHASES[number]}") for number in (phase, following)]
    return reader.say("window-phase", phase=names[0], next=names[1], **reader.whose(seat))


def _window_part(reader: Reader, seat: int, about: int, below: Frame) -> str:
    table = reader.table
    slots = [table.on_planet(handle) for handle in table.attackers]
    slots = [slot for slot in slots if slot >= 0]
    if all(table.cards[slot].target for slot in slots):
        return reader.say("window-part-lines", pairs=pairs_text(reader, slots))
    attackers = reader.listed([reader.card(slot) for slot in slots])
    return reader.say("window-part-targets", attackers=attackers)


def pairs_text(reader: Reader, slots: list[int]) -> str:
    """Who attacks what, and who blocks."""
    pairs: list[str] = []
    for slot in slots:
        card = reader.table.cards[slot]
        values: Values = {"attacker": reader.card(slot), "target": reader.by_handle(card.target)}
        if card.blocker:
            values["blocker"] = reader.by_handle(card.blocker)
        pairs.append(reader.said("attack-blocked" if card.blocker else "attack-pair", values))
    return "; ".join(pairs)


def _window_trap(reader: Reader, seat: int, about: int, below: Frame) -> str:
    assert below.flow == ACTIVATE
    attacker = reader.by_handle(below.locals[1])
    text = reader.does(below.locals[0])
    return reader.say("window-trap", card=reader.past(about), attacker=attacker, text=text)


def _window_line(reader: Reader, seat: int, about: int, below: Frame) -> str:
    pairs = pairs_text(reader, in_line(reader.table, about))
    return reader.say("window-line", line=about, pairs=pairs)


def _window_blocks(reader: Reader, seat: int, about: int, below: Frame) -> str:
    pairs = pairs_text(reader, in_line(reader.table, about))
    return reader.say("window-blocks", line=about, pairs=pairs)


def _window_damage(reader: Reader, seat: int, about: int, below: Frame) -> str:
    if below.flow == DUEL:
        attacker, blocker = [reader.by_handle(handle) for handle in below.locals[:2]]
        return reader.say("window-duel", attacker=attacker, blocker=blocker)
    assert below.flow == DAMAGE
    hits: list[str] = []
    for at in range(0, len(below.rest), ITEM_SIZE):
        source, target, amount = below.rest[at : at + ITEM_SIZE]
        if amount > 0 and reader.table.on_planet(target) >= 0:
            names = {"source": reader.past(source), "target": reader.by_handle(target)}
            hits.append(reader.say("hit", amount=amount, **names))
    return reader.say("window-damage", hits="; ".join(hits))


WINDOWS: dict[str, Callable[[Reader, int, int, Frame], str]] = {
    "play": _window_play,
    "paid": _window_paid,
    "phase": _window_phase,
    "part": _window_part,
    "trap": _window_trap,
    "line": _window_line,
    "blocks": _window_blocks,
    "damage": _window_damage,
}

# -- options ------------------------------------------------------------------------------


def option_text(reader: Reader, code: int) -> str:
    table = reader.table
    asked = table.question().name
    if asked == "roll":
        return reader.say("option-roll", number=code)
    if asked == "page":
        return _page_text(reader, code)
    verb, slot, detail = code >> 32, (code >> 16) & 0xFFFF, code & 0xFFFF
    own = OPTIONS.get(verb)
    values = own(reader, slot, detail) if own else {}
    return sentence(reader.said(_wording(reader.language, codes.VERBS[verb], asked), values))


@functools.cache
def _wording(language: str, verb: str, asked: str) -> str:
    """Which message it is: some options are worded for one question."""
    special = message("option", verb, asked)
    return special if locales.has(language, special) else message("option", verb)


def _page_text(reader: Reader, number: int) -> str:
    table = reader.table
    page = page_codes(table, number)
    ends = [reader.card((code >> 16) & 0xFFFF) for code in (page[0], page[-1])]
    player = reader.player(table.page_of(page[0]))
    return reader.say("option-page", player=player, first=ends[0], last=ends[1], count=len(page))


def _option_pass(reader: Reader, slot: int, detail: int) -> Values:
    return {"count": len(reader.table.attackers)}


def _option_play(reader: Reader, slot: int, detail: int) -> Values:
    due = cost(reader.table, reader.table.seat, slot)
    free = "no" if any(due) else "yes"
    return {"card": reader.plain(slot), "cost": reader.materials(due), "free": free}


def _option_pay(reader: Reader, slot: int, detail: int) -> Values:
    printed = reader.table.printed(slot)
    ability = printed.abilities.index(printed.paid[detail])
    return {"card": reader.plain(slot), "text": reader.ability(printed.number, ability)}


def _option_card(reader: Reader, slot: int, detail: int) -> Values:
    """Whoever searches a deck sees what is in it."""
    card = reader.table.cards[slot]
    return {
        "card": reader.printed(card.definition) if card.zone == codes.DECK else reader.card(slot)
    }


def _option_number(reader: Reader, slot: int, detail: int) -> Values:
    last = reader.table.options[-1] & 0xFFFF
    place = "only" if last == 0 else {0: "first", last: "last"}.get(detail, "middle")
    return {"number": detail + 1, "place": place}


def _option_seat(reader: Reader, slot: int, detail: int) -> Values:
    return {"player": reader.player(detail)}


def _option_yes(reader: Reader, slot: int, detail: int) -> Values:
    if reader.table.question().name != "pay_unless":
        return {}
    return _pay_unless(reader, frames(reader.table)[0])


def _option_effect(reader: Reader, slot: int, detail: int) -> Values:
    """A triggered effect by its place in the queue, a replacement by its card."""
    table = reader.table
    if table.question().name != "order":
        definition = table.cards[slot].definition
        return {"card": reader.card(slot), "text": reader.ability(definition, detail)}
    what, _, handle = table.queue[slot * QUEUE_STRIDE : slot * QUEUE_STRIDE + 3]
    if what < 0:
        text = reader.say(message("keyword", KEYWORDS[what]))
        return {"card": reader.by_handle(handle), "text": text}
    return {"card": reader.by_handle(handle), "text": reader.ability(what >> 6, what & 63)}


def _option_mode(reader: Reader, slot: int, detail: int) -> Values:
    source = cause(reader.table)
    assert source is not None
    return {"text": reader.mode(*source, node=slot, number=detail)}


def _option_definition(reader: Reader, slot: int, detail: int) -> Values:
    return {"card": reader.printed(detail)}


OPTIONS: dict[int, Callable[[Reader, int, int], Values]] = {
    codes.PASS: _option_pass,
    codes.PLAY: _option_play,
    codes.PAY: _option_pay,
    codes.PLACE: _option_card,
    codes.MOVE: _option_card,
    codes.CHOOSE: _option_card,
    codes.NUMBER: _option_number,
    codes.SEAT: _option_seat,
    codes.YES: _option_yes,
    codes.RULE: _option_effect,
    codes.MODE: _option_mode,
    codes.DEFINITION: _option_definition,
}
