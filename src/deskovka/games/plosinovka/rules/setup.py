"""Setup: SETUP-1 to SETUP-8, ART-1, BIG-1, SOLO-1."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import (
    ARTIFACT,
    ATTACK_CARD,
    BOSS,
    ENEMY,
    EVENT,
    HERO,
    ITEM,
    LEVEL_FIELDS,
    NOBODY,
    NOTHING,
    OFF,
    POTION,
    TOKEN,
)
from deskovka.games.plosinovka.rules.book import BOOK, REVEAL
from deskovka.games.plosinovka.rules.holdings import check_standing, recount
from deskovka.games.plosinovka.rules.life import most_life
from deskovka.games.plosinovka.rules.merchant import GAP, REFILL, SHOWN
from deskovka.games.plosinovka.rules.turn import TURN
from deskovka.games.plosinovka.state import MOST_LEVELS, ORDINARY_LEVELS, Player, Table

ARTIFACTS: Final = 2


def lay_out(
    g: Table, heroes: list[int], boss: int, dungeons: list[int], artifacts: bool, bigger: bool
) -> None:
    """Set the game up and begin it. No heroes or no boss (-1) means random ones."""
    box = g.box
    g.levels = MOST_LEVELS if bigger else ORDINARY_LEVELS + 1
    g.figure_on = [NOBODY] * (g.levels * LEVEL_FIELDS)
    g.lying_on = [NOTHING] * (g.levels * LEVEL_FIELDS)
    allowed = [card for card in box.dungeon if card.dungeon in dungeons]
    g.ordinary = [card.number for card in allowed if not card.boss]
    g.marked = [card.number for card in allowed if card.boss]
    g.tiers = box.of_kind(ENEMY)
    g.items = box.of_kind(ITEM)
    g.potions = box.of_kind(POTION)
    g.shown_items = [GAP] * SHOWN
    g.shown_potions = [GAP] * SHOWN
    g.boss = boss
    if g.seats == 1:
        g.events = box.of_kind(EVENT)
    g.where = [OFF] * g.seats
    g.kinds = [NOBODY] * g.seats
    g.players = [Player(g.stamp, seat) for seat in range(g.seats)]
    for seat in range(len(heroes)):
        g.players[seat].hero = heroes[seat]
    g.call(SETUP, 1 if heroes else 0, ARTIFACTS if artifacts else 0)
    g.run()


_CHOSEN: Final = 0  # are the heroes?
_ARTIFACTS: Final = 1  # still to be drawn
_AT: Final = 2


def choose_boss(g: Table) -> None:
    """SETUP-3"""
    if g.boss >= 0:
        g.pick = g.box.of_kind(BOSS).index(g.boss)
    else:
        g.roll(len(g.box.of_kind(BOSS)))


def prepare_boss(g: Table) -> None:
    g.boss = g.box.of_kind(BOSS)[g.pick]
    for printed in g.definitions:
        if printed.boss == g.boss and printed.kind == ATTACK_CARD:
            g.attack_deck.append(printed.number)
        elif printed.boss == g.boss and printed.kind == TOKEN:
            g.tokens.extend([printed.number] * printed.count)


def fill_shop(g: Table) -> None:
    """SETUP-4"""
    at = g.get(_AT)
    if at < 2 * SHOWN:
        g.put(_AT, at + 1)
        g.again()
        g.call(REFILL, at // SHOWN, at % SHOWN)
    else:
        g.put(_AT, 0)


def draw_artifact(g: Table) -> None:
    """ART-1"""
    if g.get(_ARTIFACTS) == 0:
        g.goto(deal_hero)
    else:
        g.roll(len(_artifacts_left(g)))


def lay_artifact(g: Table) -> None:
    g.artifacts = [*g.artifacts, _artifacts_left(g)[g.pick]]
    g.holders = [*g.holders, NOBODY]
    g.put(_ARTIFACTS, g.get(_ARTIFACTS) - 1)
    g.goto(draw_artifact)


def _artifacts_left(g: Table) -> list[int]:
    return [number for number in g.box.of_kind(ARTIFACT) if number not in g.artifacts]


def deal_hero(g: Table) -> None:
    """SETUP-5"""
    if g.get(_CHOSEN):
        g.goto(prepare_heroes)
    else:
        g.roll(len(_heroes_left(g)))


def take_hero(g: Table) -> None:
    seat = g.get(_AT)
    g.player(seat).hero = _heroes_left(g)[g.pick]
    g.put(_AT, seat + 1)
    if seat + 1 < g.seats:
        g.goto(deal_hero)


def _heroes_left(g: Table) -> list[int]:
    dealt = [player.hero for player in g.players[: g.get(_AT)]]
    return [number for number in g.box.of_kind(HERO) if number not in dealt]


def prepare_heroes(g: Table) -> None:
    """SETUP-5, SETUP-8"""
    for seat in range(g.seats):
        g.kinds[seat] = g.players[seat].hero
        recount(g, seat)
        g.player(seat).life = most_life(g, seat)


def reveal_first(g: Table) -> None:
    """SETUP-1, SETUP-2, SETUP-6"""
    g.call(REVEAL, NOBODY)


def choose_starter(g: Table) -> None:
    """SETUP-7"""
    g.roll(g.seats)


def hand_out(g: Table) -> None:
    """SETUP-7: the later a player comes, the more they start with."""
    g.starter = g.pick
    g.active = g.pick
    bonuses = [(0, 0), (1, 0), (0, 1), (1, 1)]
    for place in range(g.seats):
        player = g.player((g.starter + place) % g.seats)
        player.coins, player.gems = bonuses[place]
    check_standing(g)
    g.done()
    g.call(TURN)


SETUP: Final = BOOK.flow(
    "setup",
    choose_boss,
    prepare_boss,
    fill_shop,
    draw_artifact,
    lay_artifact,
    deal_hero,
    take_hero,
    prepare_heroes,
    reveal_first,
    choose_starter,
    hand_out,
)
