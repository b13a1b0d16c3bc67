"""What players own: coins, gems, items, potions, artifacts, and what these do by themselves.

ITEM-1, TURN-3, ART-1.
"""

from __future__ import annotations

from deskovka.games.plosinovka.codes import MODS, MORE_LIFE
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.terms import note
from deskovka.games.plosinovka.state import Player, Table

# -- coins and gems -----------------------------------------------------------------------


def gain_coins(g: Table, seat: int, amount: int) -> None:
    if amount <= 0:
        return
    g.player(seat).coins += amount
    note(g, events.COINS, seat, amount)
    check_standing(g)


def lose_coins(g: Table, seat: int, amount: int) -> None:
    """As many as there are."""
    lost = min(amount, g.players[seat].coins)
    if lost <= 0:
        return
    g.player(seat).coins -= lost
    note(g, events.COINS, seat, -lost)
    check_standing(g)


def gain_gems(g: Table, seat: int, amount: int) -> None:
    if amount <= 0:
        return
    g.player(seat).gems += amount
    note(g, events.GEMS, seat, amount)
    check_standing(g)


def lose_gems(g: Table, seat: int, amount: int) -> None:
    """As many as there are."""
    lost = min(amount, g.players[seat].gems)
    if lost <= 0:
        return
    g.player(seat).gems -= lost
    note(g, events.GEMS, seat, -lost)
    check_standing(g)


# -- cards --------------------------------------------------------------------------------


def take_card(g: Table, seat: int, definition: int) -> None:
    """It comes refreshed and can be used at once (BUY-1, ART-1)."""
    g.player(seat).cards.append(definition)
    recount(g, seat)
    check_standing(g)


def drop_card(g: Table, seat: int, definition: int) -> None:
    player = g.player(seat)
    player.cards.remove(definition)
    if definition in player.used:
        player.used.remove(definition)
    recount(g, seat)
    check_standing(g)


def refresh(g: Table, seat: int) -> None:
    """TURN-3"""
    player = g.players[seat]
    if player.used or player.tired:
        player = g.player(seat)
        player.used = []
        player.tired = 0
        note(g, events.REFRESH, seat)


def sources(g: Table, player: Player) -> list[int]:
    """Whatever has an effect on the player: the hero, cards, boss tokens, the event in force."""
    found = [player.hero, *player.cards, *player.tokens]
    if g.event >= 0:
        found.append(g.event)
    return found


def recount(g: Table, seat: int) -> None:
    """Work out anew what the standing effects add up to, and what facts are waited for."""
    player = g.player(seat)
    mods = [0] * MODS
    waits = 0
    for number in sources(g, player):
        printed = g.definitions[number]
        pairs = printed.mods
        for at in range(0, len(pairs), 2):
            mods[pairs[at]] += pairs[at + 1]
        for trigger in printed.triggers:
            waits |= 1 << trigger.fact
    for number in g.artifacts:
        condition = g.definitions[number].condition
        if condition is not None and condition.fact >= 0:
            waits |= 1 << condition.fact
    player.mods = mods
    player.waits = waits
    most = g.definitions[player.hero].life + mods[MORE_LIFE]
    if player.life > most:
        player.life = most


# -- facts --------------------------------------------------------------------------------


def announce(g: Table, seat: int, fact: int, about: int) -> None:
    """Tell the player's cards, and the artifacts, what has just happened to the player."""
    player = g.players[seat]
    if not player.waits >> fact & 1:
        return
    for number in sources(g, player):
        for trigger in g.definitions[number].triggers:
            if trigger.fact == fact:
                trigger.effect.run(g, seat, about)
    for at in range(len(g.artifacts)):
        condition = g.definitions[g.artifacts[at]].condition
        if (
            condition is not None
            and condition.fact == fact
            and g.holders[at] != seat
            and condition.met(g, seat, about)
        ):
            take_artifact(g, at, seat)


# -- artifacts ----------------------------------------------------------------------------


def take_artifact(g: Table, at: int, seat: int) -> None:
    """ART-1: even from another player, refreshed."""
    holder = g.holders[at]
    g.holders = [seat if number == at else g.holders[number] for number in range(len(g.holders))]
    if holder >= 0:
        drop_card(g, holder, g.artifacts[at])
    note(g, events.ARTIFACT, seat, g.artifacts[at], holder)
    take_card(g, seat, g.artifacts[at])


def check_standing(g: Table) -> None:
    """ART-1: conditions that compare players. In a tie the holder keeps it, whoever else meets
    one at the same time, the active player comes first."""
    for at in range(len(g.artifacts)):
        condition = g.definitions[g.artifacts[at]].condition
        if condition is None or condition.fact >= 0:
            continue
        holder = g.holders[at]
        if holder >= 0 and condition.met(g, holder, -1):
            continue
        for number in range(g.seats):
            seat = (g.active + number) % g.seats
            if condition.met(g, seat, -1):
                take_artifact(g, at, seat)
                break
