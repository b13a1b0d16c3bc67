"""Setup: the map, enemies, the boss, the merchant, heroes, who starts and with what."""

from __future__ import annotations

from typing import Any

import pytest

import deskovka
from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.rules.merchant import GAP
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.decision import CHANCE
from deskovka.kernel.errors import BadSetup
from deskovka.kernel.options import verb_of
from tests.plosinovka.scenario import Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

GAME = deskovka.game("plosinovka")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])

# What chance is asked for, in this order, when nothing is chosen at the table
BOSS = 0
ITEMS = range(1, 4)
POTIONS = range(4, 7)
HEROES = 7


def asked(rolls: dict[int, int] | None = None, **setup: Any) -> tuple[Table, list[int]]:
    """A game up to its first choice, and the sides of all dice before its first turn's.

    ``rolls`` says what the n-th roll shows; all others show 0.
    """
    table: Table = GAME.new(seed=1, chance="asked", **setup)
    sides: list[int] = []
    while table.turn == 0:
        assert table.seat == CHANCE
        sides.append(len(table.options))
        table.apply((rolls or {}).get(len(sides) - 1, 0))
    return table, sides


def first_level(table: Table) -> list[int]:
    return [table.tower.flags[field] for field in range(codes.LEVEL_FIELDS)]


# -- SETUP-1, SETUP-2 ---------------------------------------------------------------------


@rule("plosinovka:SETUP-1")
@pytest.mark.parametrize(("dungeon", "cards"), [("mixed", 24), ("forest", 12), ("void", 12)])
def test_level_one_is_two_random_cards_without_the_boss_mark(dungeon: str, cards: int) -> None:
    heroes = ["bivoj", "urgh"]
    for left in range(cards):
        table, sides = asked({6: left}, dungeon=dungeon, boss="medusa", heroes=heroes)
        assert sides[6:9] == [cards, cards - 1, 2]
        laid = [table.box.dungeon[number] for number in table.cards]
        assert len(laid) == 2
        assert laid[0] is not laid[1]
        assert not any(card.boss for card in laid)
        if dungeon != "mixed":
            assert {codes.DUNGEONS[card.dungeon] for card in laid} == {dungeon}
        assert len(table.ordinary) == cards - 2


@rule("plosinovka:SETUP-1", "plosinovka:TERM-3")
def test_three_levels_and_the_boss_level_of_which_only_the_lowest_lies_open() -> None:
    table, _ = asked()
    tower = table.view(0)["tower"]
    assert (tower["levels"], tower["lowest"], tower["revealed"]) == (4, 0, 1)
    assert (len(tower["cards"]), len(tower["enemies"])) == (2, 1)
    assert (table.tower.first, table.tower.end) == (0, codes.LEVEL_FIELDS)


@rule("plosinovka:SETUP-1")
def test_both_dungeons_are_mixed_unless_one_is_chosen() -> None:
    table: Table = GAME.new(seed=1)
    dungeons = {table.box.dungeon[card].dungeon for card in [*table.ordinary, *table.marked]}
    assert dungeons == {codes.FOREST, codes.VOID}
    assert len(table.marked) == 8
    assert all(table.box.dungeon[card].boss for card in table.marked)
    with pytest.raises(BadSetup, match="there is no dungeon 'cellar'"):
        GAME.new(dungeon="cellar")


NEXT_LEVEL = """
    +---+---+
    |       |
    +   +   +
    | 1     |
    +---+---+
    |       |
    +---+---+
    | 2     |
    +---+---+
    """


@rule("plosinovka:SETUP-1", "plosinovka:SETUP-2", "plosinovka:LEVEL-1")
@pytest.mark.parametrize(("lowest", "tier"), [(0, 2), (1, 3)])
def test_each_ordinary_level_has_two_cards_and_an_enemy_card_of_its_own_tier(
    scenario: Scenarios, lowest: int, tier: int
) -> None:
    for enemy in range(2):
        s = scenario(NEXT_LEVEL, heroes=["bivoj", "urgh"], lowest=lowest, dice="boot coin")
        s.play("use boot", f"A{4 * lowest + 4}")
        for sides in (24, 23):
            assert len(s.options()) == sides
            s.roll(0)
        assert len(s.options()) == 2
        s.roll(enemy)
        drawn = s.table.definitions[s.table.enemy_cards[-1]]
        assert (drawn.kind, drawn.tier) == (codes.ENEMY, tier)
        assert drawn.number not in s.table.tiers


@rule("plosinovka:SETUP-1", "plosinovka:BOSS-3")
def test_above_them_two_boss_marked_cards(scenario: Scenarios) -> None:
    s = scenario(NEXT_LEVEL, heroes=["bivoj", "urgh"], lowest=2, dice="boot coin")
    s.play("use boot", "A12")
    for sides in (8, 7):
        assert len(s.options()) == sides
        s.roll(0)
    assert all(s.table.box.dungeon[card].boss for card in s.table.cards[-2:])
    s.roll(0)
    assert (s.table.revealed, s.table.levels) == (4, 4)
    assert s.table.figure_on[s.table.where[s.table.boss_figure]] == s.table.boss_figure


@rule("plosinovka:SETUP-2")
def test_beside_level_one_lies_a_random_card_of_tier_one() -> None:
    found = []
    for enemy in range(2):
        table, sides = asked({8: enemy}, boss="medusa", heroes=["bivoj", "urgh"])
        assert sides[8] == 2
        found.append(table.view(None)["tower"]["enemies"])
        assert len(table.tiers) == 5
    assert found == [["zombie"], ["cave-bat"]]


# -- SETUP-3 ------------------------------------------------------------------------------


@rule("plosinovka:SETUP-3", "plosinovka:TERM-2")
@pytest.mark.parametrize(
    ("boss", "attacks", "tokens"),
    [
        ("medusa", 5, {"stone-gaze", "venom", "snake-grip"}),
        ("banzai", 6, {"broken-blade", "dishonour"}),
    ],
)
def test_the_boss_is_chosen_or_random(boss: str, attacks: int, tokens: set[str]) -> None:
    by_chance, sides = asked({BOSS: ("medusa", "banzai").index(boss)})
    assert sides[BOSS] == 2
    chosen, sides = asked(boss=boss)
    assert sides[0] == 15  # the first item: nothing was rolled for the boss
    for table in (by_chance, chosen):
        view = table.view(0)["boss"]
        assert (view["card"], view["life"], view["figure"]) == (boss, 8, None)
        assert (view["attacks_left"], view["attacks_played"]) == (attacks, [])
        assert sorted(view["tokens_left"]) == sorted([*tokens] * 4)
        assert {table.definitions[card].boss for card in table.attack_deck} == {table.boss}


@rule("plosinovka:SETUP-3")
def test_there_is_no_other_boss() -> None:
    with pytest.raises(BadSetup, match="there is no boss 'medusaa'"):
        GAME.new(boss="medusaa")


# -- SETUP-4 ------------------------------------------------------------------------------


@rule("plosinovka:SETUP-4")
def test_three_random_items_and_three_random_potions_lie_open() -> None:
    table, sides = asked({1: 14, 4: 3})
    assert [sides[at] for at in (*ITEMS, *POTIONS)] == [15, 14, 13] * 2
    items, potions = table.box.of_kind(codes.ITEM), table.box.of_kind(codes.POTION)
    assert table.shown_items == [items[14], items[0], items[1]]
    assert table.shown_potions == [potions[3], potions[0], potions[1]]
    shop = table.view(0)["shop"]
    assert (shop["items_left"], shop["potions_left"], shop["returned"]) == (12, 12, [])
    assert GAP not in [*table.shown_items, *table.shown_potions]
    assert sorted([*table.shown_items, *table.items]) == items
    assert sorted([*table.shown_potions, *table.potions]) == potions


# -- SETUP-5 ------------------------------------------------------------------------------


@rule("plosinovka:SETUP-5")
@PLAYERS
def test_everybody_gets_a_random_hero_of_their_own(players: int) -> None:
    table, sides = asked({HEROES: 5, HEROES + 1: 4}, players=players)
    assert sides[HEROES : HEROES + players] == [6, 5, 4, 3][:players]
    heroes = [player["hero"] for player in table.view(0)["players"]]
    assert heroes == ["sladuse", "bivoj", "miksy", "urgh"][:players]


@rule("plosinovka:SETUP-5")
def test_heroes_begin_blank_and_with_full_life() -> None:
    lives = {"miksy": 4, "urgh": 5, "angelo": 4, "avys": 6, "bivoj": 4, "sladuse": 4}
    for heroes in (["miksy", "urgh", "angelo"], ["avys", "bivoj", "sladuse"]):
        table, sides = asked(players=3, heroes=heroes)
        assert sides[HEROES] == 24  # a dungeon card: nothing was rolled for the heroes
        players = table.view(0)["players"]
        assert [player["hero"] for player in players] == heroes
        assert [player["life"] for player in players] == [lives[hero] for hero in heroes]
        for player in players:
            assert (player["special"], player["cards"], player["tokens"]) == ("blank", [], [])
            assert (player["tired"], player["inside"]) == (False, False)
        assert table.kinds[:3] == [table.box.number_of[hero] for hero in heroes]


@rule("plosinovka:SETUP-5")
def test_nobody_shares_a_hero() -> None:
    with pytest.raises(BadSetup, match="'bivoj' is chosen twice"):
        GAME.new(players=2, heroes=["bivoj", "bivoj"])


# -- SETUP-6 ------------------------------------------------------------------------------


@rule("plosinovka:SETUP-6")
@pytest.mark.parametrize("pair", range(12))
def test_coins_gems_and_enemies_lie_on_their_fields(pair: int) -> None:
    """All 24 cards, two at a time."""
    table, _ = asked(
        {6: 2 * pair, 7: 2 * pair, 8: pair % 2}, boss="medusa", heroes=["bivoj", "urgh"]
    )
    lies = {0: codes.NOTHING, codes.COIN_FIELD: codes.A_COIN, codes.GEM_FIELD: codes.A_GEM}
    for field, flags in enumerate(first_level(table)):
        assert table.lying_on[field] == lies[flags & (codes.COIN_FIELD | codes.GEM_FIELD)]
        figure = table.figure_on[field]
        assert (figure != codes.NOBODY) == bool(flags & codes.ENEMY_FIELD)
        if figure != codes.NOBODY:
            assert table.kinds[figure] == table.enemy_cards[0]
    beyond = slice(codes.LEVEL_FIELDS, None)
    assert set(table.lying_on[beyond]) == {codes.NOTHING}
    assert set(table.figure_on[beyond]) == {codes.NOBODY}


# -- SETUP-7, SETUP-8 ---------------------------------------------------------------------


@rule("plosinovka:SETUP-7")
@PLAYERS
def test_the_later_a_player_comes_the_more_they_start_with(players: int) -> None:
    bonuses = [(0, 0), (1, 0), (0, 1), (1, 1)]
    last = HEROES + players + 3  # after the two cards and the enemy card of level one
    for starter in range(players):
        table, sides = asked({last: starter}, players=players)
        assert (len(sides), sides[last]) == (last + 1, players)
        view = table.view(0)
        assert (view["starter"], view["active"], view["turn"]) == (starter, starter, 1)
        for place in range(players):
            player = view["players"][(starter + place) % players]
            assert (player["coins"], player["gems"]) == bonuses[place]


@rule("plosinovka:SETUP-8", "plosinovka:APPEAR-2", "plosinovka:TURN-1")
@PLAYERS
def test_heroes_start_off_the_map(players: int) -> None:
    table, _ = asked(players=players)
    assert table.where[:players] == [codes.OFF] * players
    assert [player["field"] for player in table.view(0)["players"]] == [None] * players
    for roll in (0, 2, 3, 4, 5, 0):  # five different symbols, and the enemy die
        assert table.seat == CHANCE
        table.apply(roll)
    assert (table.seat, table.kind) == (table.starter, codes.ASK_APPEAR)
    assert [verb_of(code) for code in table.options] == [codes.APPEAR] * 5


# -- TURN-4 -------------------------------------------------------------------------------


@rule("plosinovka:TURN-4")
@pytest.mark.parametrize("seed", range(3))
def test_a_seed_rolls_five_dice_as_well(seed: int) -> None:
    table: Table = GAME.new(seed=seed, heroes=["bivoj", "urgh"], boss="medusa")
    assert (table.turn, sum(table.pool), table.pool) == (1, 5, table.rolled)
