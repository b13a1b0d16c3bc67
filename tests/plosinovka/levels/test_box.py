"""The dungeon cards of the box, and every tower that can be built of them."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka.games.plosinovka import codes, packs
from deskovka.games.plosinovka.codes import (
    BOSS_FIELD,
    COIN_FIELD,
    ENEMY_FIELD,
    GEM_FIELD,
    LADDER,
    LEVEL_FIELDS,
    MERCHANT,
    OFF,
    PORTAL,
    SPECIAL_FIELD,
)
from deskovka.games.plosinovka.dungeon import DungeonCard
from deskovka.games.plosinovka.levels.grid import BOOTS
from deskovka.games.plosinovka.tower import Tower, build
from tests.rule import rule

DATA = packs.core().dungeons
CARDS = [card.printed(number) for number, card in enumerate(DATA)]
ORDINARY = [card.number for card in CARDS if not card.boss]
BOSSES = [card.number for card in CARDS if card.boss]


def having(card: DungeonCard, flag: int) -> list[int]:
    return [field for field in range(16) if card.flags[field] & flag]


def spread(flag: int, boss: bool) -> Counter[int]:
    """How many cards have how many fields of a kind."""
    return Counter(len(having(card, flag)) for card in CARDS if card.boss == boss)


# The cards


@rule("plosinovka:TERM-2")
def test_both_dungeons_have_twelve_ordinary_and_four_boss_marked_cards() -> None:
    counts = Counter((card.dungeon, card.boss) for card in DATA)
    assert counts == {
        ("forest", False): 12,
        ("forest", True): 4,
        ("void", False): 12,
        ("void", True): 4,
    }


def test_every_card_has_a_name_of_its_own_in_both_languages() -> None:
    for language in ("en", "cs"):
        assert len({card.name[language] for card in DATA}) == len(DATA)
    assert len({tuple(card.map) for card in DATA}) == len(DATA)


def test_gems_coins_and_merchants_are_spread_fairly() -> None:
    assert spread(GEM_FIELD, boss=False) == {2: 3, 3: 21}
    assert spread(COIN_FIELD, boss=False) == {2: 24}
    assert spread(GEM_FIELD, boss=True) == {2: 5, 3: 3}
    assert spread(COIN_FIELD, boss=True) == {1: 4, 2: 4}
    assert spread(MERCHANT, boss=False) == {0: 12, 1: 12}
    with_merchant = [card.dungeon for card in CARDS if not card.boss and having(card, MERCHANT)]
    assert Counter(with_merchant) == {codes.FOREST: 6, codes.VOID: 6}


@rule("plosinovka:SETUP-6")
def test_a_level_has_enemy_fields_for_the_four_tokens_of_its_card() -> None:
    assert spread(ENEMY_FIELD, boss=False) == {1: 16, 2: 8}
    assert set(spread(ENEMY_FIELD, boss=True)) == {1, 2}


@rule("plosinovka:PORTAL-1")
def test_portals_are_in_the_void_and_never_alone() -> None:
    counts = {card.ident: len(having(card, PORTAL)) for card in CARDS if having(card, PORTAL)}
    assert set(counts.values()) == {2}
    assert len(counts) == 6
    assert {CARDS[at].dungeon for at in range(32) if CARDS[at].ident in counts} == {codes.VOID}


@rule("plosinovka:BOSS-5", "plosinovka:BOSS-3")
def test_a_boss_level_is_closed_below_and_has_room_for_boss_and_heroes() -> None:
    for card in CARDS:
        if card.boss:
            assert card.floor[:4] == [1, 1, 1, 1]
            assert having(card, MERCHANT)
            assert having(card, BOSS_FIELD)
            assert len(having(card, SPECIAL_FIELD)) == 2
        else:
            assert not having(card, BOSS_FIELD | SPECIAL_FIELD)


@rule("plosinovka:LADDER-1")
def test_both_ends_of_a_ladder_through_a_platform_are_ladder_fields() -> None:
    passed = [(card, field) for card in CARDS for field in range(16) if card.through[field]]
    assert len(passed) > 15
    for card, field in passed:
        assert card.flags[field] & card.flags[field - 4] & LADDER


# The towers


def steps(tower: Tower, field: int) -> list[int]:
    """Where a hero can go from a field."""
    near = [tower.next_to[4 * field + direction] for direction in range(4)]
    return [one for one in (*near, tower.gate[field]) if one != OFF]


def within(tower: Tower, start: int, most: int) -> set[int]:
    reached = {start}
    for _ in range(most):
        reached |= {near for field in reached for near in steps(tower, field)}
    return reached


def rests(tower: Tower) -> list[int]:
    """The fields where gravity leaves a hero alone."""
    return [
        field
        for field in range(tower.first, tower.end)
        if tower.falls[field] == OFF or tower.flags[field] & LADDER
    ]


def reaching(tower: Tower, level: int) -> set[int]:
    """The places to rest from which a level is reached, BOOTS or less from one to the next."""
    places = rests(tower)
    near = {field: within(tower, field, BOOTS) for field in places}
    found = {field for field in places if field // LEVEL_FIELDS == level}
    while True:
        more = {field for field in places if field in found or near[field] & found}
        if more == found:
            return found
        found = more


def level_of(left: int, right: int) -> Tower:
    boss = CARDS[left].boss
    return build(CARDS, [left, right], 1 if boss else 2, 0, 1)


@rule("plosinovka:TERM-3", "plosinovka:TERM-5")
@pytest.mark.parametrize("numbers", [ORDINARY, BOSSES], ids=["ordinary", "boss"])
def test_in_every_level_every_field_is_reached(numbers: list[int]) -> None:
    pairs = list(itertools.permutations(numbers, 2))
    assert len(pairs) in (24 * 23, 8 * 7)
    for left, right in pairs:
        tower = level_of(left, right)
        assert within(tower, 0, LEVEL_FIELDS) == set(range(LEVEL_FIELDS)), (left, right)


@rule("plosinovka:TERM-6", "plosinovka:TERM-9")
@pytest.mark.parametrize("below", ORDINARY, ids=lambda number: CARDS[number].ident)
def test_every_card_is_climbed_into_every_other(below: int) -> None:
    """Beside each other stand cards that are next in the box: they only add ways."""
    for above in [*ORDINARY, *BOSSES]:
        if above == below:
            continue
        beside = next(one for one in ORDINARY if one not in (below, above))
        others = BOSSES if CARDS[above].boss else ORDINARY
        next_to = next(one for one in others if one not in (below, above, beside))
        size = 2 if CARDS[above].boss else 3
        tower = build(CARDS, [below, beside, next_to, above], size, 0, 2)
        assert reaching(tower, 1) == set(rests(tower)), CARDS[above].ident


@rule("plosinovka:SETUP-1", "plosinovka:BOSS-5")
@given(st.permutations(ORDINARY), st.permutations(BOSSES), st.integers(0, 2))
def test_every_tower_is_climbed_to_the_boss(
    ordinary: list[int], bosses: list[int], lowest: int
) -> None:
    tower = build(CARDS, ordinary[:6] + bosses[:2], 4, lowest, 4)
    assert reaching(tower, 3) == set(rests(tower))
