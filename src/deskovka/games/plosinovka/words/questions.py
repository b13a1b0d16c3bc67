"""Questions: the rule that each comes of, and how it is put to the player who is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deskovka import locales
from deskovka.games.plosinovka import previews
from deskovka.games.plosinovka.rules.attack import ATTACK_TARGET
from deskovka.games.plosinovka.rules.dice import BOOST_SEAT, BOOST_SYMBOL
from deskovka.games.plosinovka.rules.enemies import MONSTER_FIGURE, MONSTER_STEPS
from deskovka.games.plosinovka.rules.moving import MOVE_GOAL, MOVE_STEPS
from deskovka.games.plosinovka.state import Table
from deskovka.games.plosinovka.words.causes import cause
from deskovka.games.plosinovka.words.narrator import Narrator, field_name
from deskovka.kernel.decision import Question
from deskovka.kernel.frames import Frame, frames
from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaker import message

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

# Questions that come of a card's text, so that it is told along with them.
OF_EFFECTS = ("field", "symbol")

# -- in words -----------------------------------------------------------------------------


def question_text(table: Table, language: str, names: Sequence[str] = ()) -> str:
    """The pending question as the player who is asked reads it."""
    narrator = Narrator(table, language, table.seat, names)
    name = table.question().name
    if name in ("roll", "page"):
        return locales.say(narrator.language, message("question", name))
    own = VALUES.get(name)
    values = own(narrator, frames(table)[0]) if own else {}
    text = narrator.said(message("question", name), values)
    if name == "move":
        text = _with_attacks(narrator, text)
    source = cause(table) if name in OF_EFFECTS else None
    if source is not None:
        card, told = narrator.printed(source), narrator.text(source)
        text = locales.say(narrator.language, "because", card=card, text=told, question=text)
    return sentence(text)


def _with_attacks(narrator: Narrator, text: str) -> str:
    """MOVE-2: whoever is about to leave a field should know who will attack for it."""
    table = narrator.table
    attackers = previews.strikes(table, table.where[table.seat])
    if not attackers:
        return text
    names = narrator.listed([narrator.on_field(figure) for figure in attackers])
    field = field_name(table.where[table.seat])
    return narrator.say("question-move-attacked", question=text, field=field, enemies=names)


def _gems(narrator: Narrator, frame: Frame) -> Values:
    gems = narrator.table.players[frame.locals[BOOST_SEAT]].gems
    return {"symbol": narrator.symbol(frame.locals[BOOST_SYMBOL]), "gems": narrator.gems(gems)}


def _move(narrator: Narrator, frame: Frame) -> Values:
    return {"steps": frame.locals[MOVE_STEPS]}


def _push(narrator: Narrator, frame: Frame) -> Values:
    return {"figure": narrator.figure(narrator.table.figure_on[frame.locals[MOVE_GOAL]])}


def _monster_where(narrator: Narrator, frame: Frame) -> Values:
    return {
        "steps": frame.locals[MONSTER_STEPS],
        "figure": narrator.on_field(frame.locals[MONSTER_FIGURE]),
    }


def _swords(narrator: Narrator, frame: Frame) -> Values:
    return {
        "figure": narrator.on_field(frame.locals[ATTACK_TARGET]),
        **previews.blow(narrator.table, 0),
    }


def _ladder(narrator: Narrator, frame: Frame) -> Values:
    return {"field": field_name(narrator.table.where[narrator.table.seat])}


def _special(narrator: Narrator, frame: Frame) -> Values:
    table = narrator.table
    return {"symbol": narrator.symbol(table.players[table.seat].special)}


VALUES: dict[str, Callable[[Narrator, Frame], Values]] = {
    "gems": _gems,
    "move": _move,
    "push": _push,
    "monster_where": _monster_where,
    "swords": _swords,
    "ladder": _ladder,
    "special": _special,
}
