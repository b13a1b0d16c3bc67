"""Views: what a seat or a spectator may see, built afresh from what is listed here.

Everything on the table lies open in Plošinovka. What is face down (the order of decks, levels
to come, their enemies) does not exist before it is drawn, so that no view can hold it.
"""

from __future__ import annotations

from typing import Final, cast

from deskovka.games.plosinovka.codes import (
    A_COIN,
    ENEMY_FACES,
    NOTHING,
    OFF,
    SYMBOL_COUNT,
    SYMBOLS,
    WAYS,
)
from deskovka.games.plosinovka.rules.attack import life_of
from deskovka.games.plosinovka.rules.life import most_life
from deskovka.games.plosinovka.rules.merchant import GAP
from deskovka.games.plosinovka.rules.winning import score
from deskovka.games.plosinovka.state import Table
from deskovka.games.plosinovka.views import (
    Boss,
    Dice,
    Figure,
    Option,
    Outcome,
    Player,
    Tower,
    TowerView,
    Treasure,
)

Shared = dict[int, TowerView]  # what views of the same moment have in common

_OPEN: Final = 0  # all but the options


def view(g: Table, seat: int | None, shared: Shared) -> TowerView:
    """What the seat may see, or a spectator (None), as plain data: UI-1."""
    if _OPEN not in shared:
        shared[_OPEN] = _open(g)
    seen = shared[_OPEN].copy()
    seen["seat"] = seat
    if g.asking and g.seat == seat:
        seen["options"] = [cast(Option, g.option_data(code)) for code in g.options]
        seen["default"] = g.default
    return seen


def _open(g: Table) -> TowerView:
    """What lies on the table, for all to see."""
    seen: TowerView = {
        "game": "plosinovka",
        "seat": None,
        "turn": g.turn,
        "starter": g.starter,
        "active": g.active,
        "actions": g.actions,
        "tower": _tower(g),
        "figures": _figures(g),
        "lying": _lying(g),
        "players": [_player(g, at) for at in range(g.seats)],
        "pool": _dice(g.pool),
        "rolled": _dice(g.rolled),
        "enemy_die": None if g.enemy_die < 0 else ENEMY_FACES[g.enemy_die],
        "bonus": g.bonus,
        "shop": {
            "items": _wares(g, g.shown_items),
            "potions": _wares(g, g.shown_potions),
            "items_left": len(g.items),
            "potions_left": len(g.potions) + len(g.returned),
            "returned": _names(g, g.returned),
        },
        "boss": _boss(g),
        "artifacts": [
            {"card": g.definitions[g.artifacts[at]].ident, "holder": _seat(g.holders[at])}
            for at in range(len(g.artifacts))
        ],
        "event": None if g.event < 0 else g.definitions[g.event].ident,
        "events_left": len(g.events),
        "asked": None,
        "outcome": None,
    }
    if g.asking:
        seen["asked"] = {"seat": g.seat, "kind": g.question().name, "rule": g.question().rule}
    if g.over:
        seen["outcome"] = _outcome(g)
    return seen


def _dice(counts: list[int]) -> Dice:
    boot, sword, coin, monster, star = counts[:SYMBOL_COUNT]
    return {"boot": boot, "sword": sword, "coin": coin, "monster": monster, "star": star}


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _names(g: Table, numbers: list[int]) -> list[str]:
    return [g.definitions[number].ident for number in numbers]


def _wares(g: Table, shown: list[int]) -> list[str | None]:
    return [None if card == GAP else g.definitions[card].ident for card in shown]


def _tower(g: Table) -> Tower:
    """The levels that exist; the enemy cards of those that do not any more are known too."""
    return {
        "levels": g.levels,
        "lowest": g.lowest,
        "revealed": g.revealed,
        "cards": [g.box.dungeon[card].ident for card in g.cards],
        "enemies": _names(g, g.enemy_cards),
    }


def _figures(g: Table) -> list[Figure]:
    found: list[Figure] = []
    for figure in range(len(g.where)):
        if g.where[figure] == OFF:
            continue
        seen: Figure = {
            "figure": figure,
            "card": g.printed(figure).ident,
            "field": g.where[figure],
        }
        if figure >= g.seats:
            seen["life"] = life_of(g, figure)
        found.append(seen)
    return found


def _lying(g: Table) -> list[Treasure]:
    """Coins and gems on the map."""
    return [
        {"field": field, "what": "coin" if g.lying_on[field] == A_COIN else "gem"}
        for field in range(g.tower.first, g.tower.end)
        if g.lying_on[field] != NOTHING
    ]


def _player(g: Table, at: int) -> Player:
    player = g.players[at]
    return {
        "seat": at,
        "hero": g.definitions[player.hero].ident,
        "field": None if g.where[at] == OFF else g.where[at],
        "life": player.life,
        "most_life": most_life(g, at),
        "coins": player.coins,
        "gems": player.gems,
        "special": SYMBOLS[player.special],
        "cards": _names(g, player.cards),
        "used": _names(g, player.used),
        "tired": player.tired == 1,
        "tokens": _names(g, player.tokens),
        "inside": player.inside == 1,
        "defeated": player.defeated,
    }


def _boss(g: Table) -> Boss:
    return {
        "card": None if g.boss < 0 else g.definitions[g.boss].ident,
        "life": 2 * g.levels,
        "figure": None if g.boss_figure < 0 else g.boss_figure,
        "attacks_left": len(g.attack_deck),
        "attacks_possible": _names(g, sorted(g.attack_deck)),
        "attacks_played": _names(g, g.attack_discards),
        "tokens_left": _names(g, g.tokens),
    }


def _outcome(g: Table) -> Outcome:
    return {
        "winners": [at for at in range(g.seats) if g.winners >> at & 1],
        "how": WAYS[g.how],
        "score": score(g) if g.seats == 1 else None,
    }
