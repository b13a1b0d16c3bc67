"""Cards: what a card on the planet is like now, and what it costs (CARD-5, CARD-7, MAT-5)."""

from __future__ import annotations

from deskovka.games.conquerors.codes import (
    ATTACK,
    BANS,
    CANNOT_ATTACK,
    COSTS,
    FINAL_HIT,
    LIFE,
    LIFE_DOWN,
    SELFDESTROY,
    SELFHEAL,
    SHIELDING,
    STATS,
    WARRIOR,
)
from deskovka.games.conquerors.layouts import bearer_of
from deskovka.games.conquerors.state import Table

# -- what a card is like now --------------------------------------------------------------


def changed(g: Table, slot: int, stat: int) -> int:
    """What effects add to a number of a card on the planet.

    CARD-10: standing effects that ask for numbers themselves see them without standing effects;
    otherwise two of them could wait for each other.
    """
    mods = g.cards[slot].mods
    standing = g.listeners[STATS + stat]
    if not mods and not standing:
        return 0
    total = 0
    for at in range(0, len(mods), 3):
        if mods[at] == stat:
            total += mods[at + 1]
    if standing and not g.measuring:
        g.measuring = True
        for heard in standing:
            if _concerns(g, heard, slot):
                total += g.ability(heard).bonus(g, bearer_of(heard), slot, stat)
        g.measuring = False
    return total


def _concerns(g: Table, heard: int, slot: int) -> bool:
    """Can a standing effect be about the card? Most are about their own card alone."""
    source = bearer_of(heard)
    return source == slot or g.printed(source).affects_others


def attack(g: Table, slot: int) -> int:
    return max(0, g.printed(slot).attack + changed(g, slot, ATTACK))


def max_life(g: Table, slot: int) -> int:
    """CARD-5: the printed number, unless a card raises it."""
    return g.printed(slot).life + changed(g, slot, LIFE)


def life(g: Table, slot: int) -> int:
    return max_life(g, slot) - g.cards[slot].damage


def surely_lives(g: Table, slot: int) -> bool:
    """Would it live by print alone, while nothing lowers life? Then nobody need add up more."""
    card = g.cards[slot]
    return not card.mods and card.damage < g.printed(slot).life and not g.listeners[LIFE_DOWN]


def shielding(g: Table, slot: int) -> int:
    return g.printed(slot).shielding + changed(g, slot, SHIELDING)


def selfheal(g: Table, slot: int) -> int:
    return g.printed(slot).selfheal + changed(g, slot, SELFHEAL)


def selfdestroy(g: Table, slot: int) -> int:
    return g.printed(slot).selfdestroy + changed(g, slot, SELFDESTROY)


def has_final_hit(g: Table, slot: int) -> bool:
    return g.printed(slot).final_hit or changed(g, slot, FINAL_HIT) > 0


def banned(g: Table, slot: int, ban: int) -> bool:
    for heard in g.listeners[BANS]:
        if _concerns(g, heard, slot) and g.ability(heard).bans(g, bearer_of(heard), slot) & ban:
            return True
    return False


def can_attack(g: Table, slot: int) -> bool:
    """CARD-7, ATT-1: any battle-ready warrior."""
    return (
        g.kind_of(slot) == WARRIOR
        and not g.cards[slot].exhausted
        and not banned(g, slot, CANNOT_ATTACK)
    )


def cost(g: Table, seat: int, slot: int) -> list[int]:
    """What the player would have to pay for the card now. Nobody changes the list."""
    due = g.printed(slot).cost
    for heard in g.listeners[COSTS]:
        due = g.ability(heard).changed_cost(g, bearer_of(heard), seat, slot, due)
    if due[0] < 0 or due[1] < 0 or due[2] < 0:
        due = [max(0, amount) for amount in due]
    return due
