"""Questions: the rule that each comes of, and how it is put to the player who is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from deskovka import locales
from deskovka.games.conquerors import codes
from deskovka.games.conquerors.effects.compounds import Unless
from deskovka.games.conquerors.effects.nodes import NODE, TARGETS_LEFT
from deskovka.games.conquerors.effects.on_cards import TUCK_LEFT
from deskovka.games.conquerors.rules.attack import ATTACK_AT, ATTACK_TO_AIM, blocking_order
from deskovka.games.conquerors.rules.keywords import DISCARD_LEFT, KUK_COUNT, KUK_KEPT, KUK_SEAT
from deskovka.games.conquerors.rules.replacements import (
    REPLACE_ACTOR,
    REPLACE_CODE,
    REPLACE_SUBJECT,
)
from deskovka.games.conquerors.rules.resolution import REPLACING
from deskovka.games.conquerors.rules.setup import REDRAW_CHOSEN, REDRAWN
from deskovka.games.conquerors.rules.traps import LAY_GUARDED, LAY_SLOT, TRAP_ACTS, TRAPBACK_LEFT
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.words.causes import cause, is_context
from deskovka.games.conquerors.words.narrator import Narrator
from deskovka.games.conquerors.words.windows import reaction
from deskovka.kernel.decision import Question
from deskovka.kernel.frames import Frame, frames
from deskovka.kernel.options import verb_of
from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaker import message

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


# -- in words -----------------------------------------------------------------------------


def question_text(table: Table, language: str, names: Sequence[str] = ()) -> str:
    """The pending question as the player who is asked reads it."""
    narrator = Narrator(table, language, table.seat, names)
    name = table.question().name
    if name in ("roll", "page"):
        return locales.say(language, message("question", name))
    own = VALUES.get(name)
    values = own(narrator, frames(table)[0]) if own else {}
    text = narrator.said(message("question", name), values)
    source = cause(table) if name in OF_EFFECTS else None
    if source is not None:
        told = narrator.ability(*source)
        if name == "may":
            told = narrator.sentence(*source, node=frames(table)[0].locals[NODE])
            text = _with_what_would_happen(narrator, text)
        card = narrator.printed(source.definition)
        text = locales.say(language, "because", card=card, text=told, question=text)
    return sentence(text)


def _with_what_would_happen(narrator: Narrator, text: str) -> str:
    """Whether to replace something can be decided only by who knows what it is."""
    found = frames(narrator.table)
    for frame, below in pairwise(found):
        if frame.flow == REPLACING:
            return f"{would_text(narrator, below)} {text}"
        if is_context(narrator.table, frame):
            break
    return text


def _redraw_card(narrator: Narrator, frame: Frame) -> Values:
    return {"number": frame.locals[REDRAW_CHOSEN] + 1, "count": REDRAWN}


def _reaction(narrator: Narrator, frame: Frame) -> Values:
    return {"what": sentence(reaction(narrator))}


def _kuk(narrator: Narrator, frame: Frame) -> Values:
    seat, kept = frame.locals[KUK_SEAT], frame.locals[KUK_KEPT]
    deck = narrator.table.players[seat].deck
    names = [narrator.plain(slot) for slot in reversed(deck[len(deck) - kept :])]
    return {"count": frame.locals[KUK_COUNT], "shown": kept, "cards": narrator.listed(names)}


def _attacker(narrator: Narrator, frame: Frame) -> Values:
    chosen = [narrator.by_handle(handle) for handle in narrator.table.attackers]
    return {"count": len(chosen), "attackers": narrator.listed(chosen)}


def _attack_target(narrator: Narrator, frame: Frame) -> Values:
    return {"card": narrator.by_handle(frame.locals[ATTACK_TO_AIM])}


def _attack_order(narrator: Narrator, frame: Frame) -> Values:
    table, target = narrator.table, frame.locals[ATTACK_TO_AIM]
    rivals = [table.cards[table.slot(handle)] for handle in table.attackers]
    lines = [card.line for card in rivals if card.target == target]
    return {"target": narrator.by_handle(target), "line": max(lines) + 1}


def _block(narrator: Narrator, frame: Frame) -> Values:
    table = narrator.table
    attacker = blocking_order(table)[frame.locals[ATTACK_AT]]
    target = table.cards[attacker].target
    return {"attacker": narrator.card(attacker), "target": narrator.by_handle(target)}


def _trap(narrator: Narrator, frame: Frame) -> Values:
    if frame.flow == TRAP_ACTS:
        return {"why": "phase"}
    places = any(verb_of(code) == codes.PLACE for code in narrator.table.options)
    return {"why": "place" if places else "move"}


def _trap_where(narrator: Narrator, frame: Frame) -> Values:
    return {"card": narrator.plain(frame.locals[LAY_SLOT])}


def _trap_position(narrator: Narrator, frame: Frame) -> Values:
    return {"guarded": narrator.card(frame.locals[LAY_GUARDED])}


def _replacement(narrator: Narrator, frame: Frame) -> Values:
    return {"would": would_text(narrator, frame)}


def would_text(narrator: Narrator, frame: Frame) -> str:
    """What is about to be replaced."""
    fact = FACTS.get(frame.locals[REPLACE_CODE] - codes.WOULD)
    if fact is None:
        return narrator.say("would-other")
    values: Values = {**narrator.whose(frame.locals[REPLACE_ACTOR])}
    subject = frame.locals[REPLACE_SUBJECT]
    if subject >= 0:
        values["card"] = narrator.card(subject)
    return sentence(narrator.said(f"would-{fact}", values))


def _target(narrator: Narrator, frame: Frame) -> Values:
    return {"left": frame.locals[TARGETS_LEFT]}


def _discard(narrator: Narrator, frame: Frame) -> Values:
    return {"left": frame.locals[DISCARD_LEFT] + 1}


def _tuck(narrator: Narrator, frame: Frame) -> Values:
    return {"left": frame.locals[TUCK_LEFT]}


def _trapback(narrator: Narrator, frame: Frame) -> Values:
    return {"left": frame.locals[TRAPBACK_LEFT]}


def price_values(narrator: Narrator, frame: Frame) -> Values:
    """What somebody may pay so that an effect does not happen."""
    node = narrator.table.box.effects[frame.locals[NODE]]
    assert isinstance(node, Unless)
    return {"materials": narrator.materials(node.price.amounts)}


VALUES: dict[str, Callable[[Narrator, Frame], Values]] = {
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
    "pay_unless": price_values,
}
