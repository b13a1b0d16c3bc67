"""Why something cannot be done now: UI-3."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    ASK_ACTION,
    BUY,
    GRAVITY,
    NO_BUYING,
    NO_GRAVITY_ACTION,
    NOBODY,
    OFF,
    SYMBOL_COUNT,
    SYMBOLS,
    TOKEN,
    USE,
    USE_CARD,
    USE_HERO,
    USE_SPECIAL,
)
from deskovka.games.plosinovka.rules.dice import cards_act
from deskovka.games.plosinovka.rules.merchant import at_merchant, price_of
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import object_of, verb_of

# The reasons, each with its rule. The sentences for players have the same names.
REASONS: Final = {
    "over": "plosinovka:BOSS-14",
    "not_your_turn": "plosinovka:TURN-10",
    "not_now": "plosinovka:TURN-6",
    "off_map": "plosinovka:APPEAR-2",
    "too_many_actions": "plosinovka:TURN-11",
    "no_die": "plosinovka:TURN-4",
    "no_use": "plosinovka:TURN-6",
    "nobody_falls": "plosinovka:GRAV-6",
    "no_merchant": "plosinovka:BUY-1",
    "not_for_sale": "plosinovka:BUY-1",
    "too_dear": "plosinovka:BUY-1",
    "forbidden": "plosinovka:ITEM-1",
    "is_used": "plosinovka:ITEM-1",
    "only_passive": "plosinovka:ITEM-1",
    "nobody_has": "plosinovka:ART-1",
    "another_has": "plosinovka:ART-1",
    "unknown": "plosinovka:TURN-6",
}


def explain(g: Table, seat: int, what: str) -> dict[str, str] | None:
    """Why the seat cannot do that now; None if it can. ``what`` is the name of a symbol,
    "special", "gravity", "hero", or the id of a card."""
    reason = _refusal(g, seat, what)
    return None if reason == "" else {"reason": reason, "rule": REASONS[reason]}


def _refusal(g: Table, seat: int, what: str) -> str:
    if g.over:
        return "over"
    lasting = _lasting(g, seat, what)
    if lasting:
        return lasting
    if seat != g.active:
        return "not_your_turn"
    if g.where[seat] == OFF:
        return "off_map"
    if g.kind != ASK_ACTION:
        return "not_now"
    for code in g.options:
        if _is_about(g, code, what):
            return ""
    if what in SYMBOLS[:SYMBOL_COUNT]:
        return "no_use" if g.pool[SYMBOLS.index(what)] else "no_die"
    if what == "special":
        return "no_die" if g.players[seat].special >= SYMBOL_COUNT else "no_use"
    if what == "gravity":
        return "forbidden" if g.players[seat].mods[NO_GRAVITY_ACTION] else "nobody_falls"
    if what == "hero":
        return _refuse_hero(g, seat)
    return _refuse_card(g, seat, g.box.number_of.get(what, -1))


def _lasting(g: Table, seat: int, what: str) -> str:
    """What no other moment would change: the card does nothing by use, or is not theirs."""
    if what == "hero":
        return "only_passive" if g.hero(seat).use is None else ""
    card = g.box.number_of.get(what, -1)
    if card < 0:
        return ""
    if card in g.players[seat].cards:
        return "only_passive" if g.definitions[card].use is None else ""
    if card in g.artifacts:
        return "nobody_has" if _holder(g, card) == NOBODY else "another_has"
    return "only_passive" if g.definitions[card].kind == TOKEN else ""


def _holder(g: Table, artifact: int) -> int:
    for at in range(len(g.artifacts)):
        if g.artifacts[at] == artifact:
            return g.holders[at]
    return NOBODY


def _is_about(g: Table, code: int, what: str) -> bool:
    verb, number = verb_of(code), object_of(code)
    if verb == USE:
        return SYMBOLS[number] == what
    if verb == USE_SPECIAL:
        return what == "special"
    if verb == GRAVITY:
        return what == "gravity"
    if verb == USE_HERO:
        return what == "hero"
    return verb in (BUY, USE_CARD) and g.definitions[number].ident == what


def _refuse_hero(g: Table, seat: int) -> str:
    if g.players[seat].tired:
        return "is_used"
    return "no_use" if cards_act(g) else "too_many_actions"


def _refuse_card(g: Table, seat: int, card: int) -> str:
    if card < 0:
        return "unknown"
    player = g.players[seat]
    if card in player.cards:
        if card in player.used:
            return "is_used"
        return "no_use" if cards_act(g) else "too_many_actions"
    if card not in g.shown_items and card not in g.shown_potions:
        return "not_for_sale"
    if not at_merchant(g, seat):
        return "no_merchant"
    if player.mods[NO_BUYING]:
        return "forbidden"
    return "too_dear" if price_of(g, seat, card) > player.coins else "no_use"
