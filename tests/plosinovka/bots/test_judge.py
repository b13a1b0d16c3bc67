"""What a position is worth: the dice, the way, the gems and who comes first."""

from __future__ import annotations

import pytest

import deskovka
from deskovka.bots.lookahead import average
from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.bots.fighter import Fighter, gems_for
from deskovka.games.plosinovka.bots.judge import Outlook, PlosinovkaJudge
from deskovka.games.plosinovka.bots.odds import STAR_BOOT, STAR_SWORD, chances
from tests.plosinovka.scenario import Hero, Scenarios

CORRIDOR = """
    +   +   +   +   +   +
    | 1   2           M |
    +---+---+---+---+---+
    """


@pytest.mark.fast
def test_what_five_dice_bring() -> None:
    """Exact where it can be reckoned by hand; a boot is on two of the six faces."""
    for star, boot, sword in ((0, 2, 1), (STAR_BOOT, 3, 1), (STAR_SWORD, 2, 2)):
        table = chances(star)
        assert table[0][0] == pytest.approx(1)
        assert table[5][0] == pytest.approx((boot / 6) ** 5)
        assert table[0][5] == pytest.approx((sword / 6) ** 5)
    no_pair_and_no_sword = 0.0  # five dice of four other symbols always make a pair
    assert chances(0)[0][1] == pytest.approx(1 - no_pair_and_no_sword)
    one_sword_among_boots = 5 * (1 / 6) * (2 / 6) ** 4
    assert chances(0)[4][1] == pytest.approx(one_sword_among_boots)
    assert chances(STAR_BOOT | STAR_SWORD)[2][2] > chances(STAR_SWORD)[2][2] > chances(0)[2][2]


@pytest.mark.fast
def test_gems_for_the_boss() -> None:
    """GEM-1, spread over the swords as evenly as can be."""
    found = [gems_for(8, swords, 0) for swords in range(1, 9)]
    assert found == [28, 12, 7, 4, 3, 2, 1, 0]
    judge = PlosinovkaJudge()
    assert [judge.swords_for(8, gems, 0) for gems in (0, 3, 4, 7, 12)] == [7, 5, 4, 3, 2]


@pytest.mark.fast
def test_gems_count_the_more_the_nearer_to_the_boss(scenario: Scenarios) -> None:
    values = []
    for gems in (0, 4, 7, 12):
        heroes = [Hero("bivoj", gems=gems, inside=True), Hero("urgh", inside=True)]
        s = scenario(CORRIDOR, heroes=heroes, dice="coin", lowest=3)
        values.append(PlosinovkaJudge().values(s.table)[0])
        s.leave()
    assert values == sorted(values)
    assert values[-1] - values[0] > 0.3


@pytest.mark.fast
def test_who_can_win_at_once_is_worth_the_most(scenario: Scenarios) -> None:
    heroes = [Hero("bivoj", gems=7, inside=True), Hero("urgh", gems=4, inside=True)]
    worth = {}
    for dice in ("boot boot sword sword", "boot boot sword sword sword sword"):
        s = scenario(CORRIDOR, heroes=heroes, dice=dice, active=2, lowest=3)
        s.pick("use boot")
        worth[dice] = PlosinovkaJudge().values(s.table)[1]
        s.leave()
    unready, ready = worth.values()
    assert ready > 0.9 > unready


def test_chances_of_winning_add_up() -> None:
    game = deskovka.game("plosinovka")
    judge = PlosinovkaJudge()
    for players in (2, 3, 4):
        table = game.new(players=players, seed=players)
        for _ in range(40):
            assert sum(judge.values(table)) == pytest.approx(1)
            table.apply(table.moment % len(table.options))
    alone = judge.values(game.new(players=1, seed=1))
    assert len(alone) == 1
    assert 0 < alone[0] < 1


CORNERED = """
    +   +   +   +   +   +
    | 2         | 1   M |
    +---+---+---+---+---+
    """


def test_greedy_puts_together_the_one_blow_that_is_enough(scenario: Scenarios) -> None:
    """A sword and two pairs make 8 with 7 gems, in few of the many ways to spend them."""
    heroes = [Hero("avys", gems=8, inside=True), Hero("urgh", inside=True)]
    s = scenario(CORNERED, heroes=heroes, dice="boot boot sword coin coin", lowest=3)
    judge = PlosinovkaJudge()
    while s.table.asking:
        values = average(judge, 0, [s.table.clone()])
        s.table.answer(values.index(max(values)))
    assert s.table.winners == 1
    s.leave()


@pytest.mark.fast
@pytest.mark.parametrize(
    ("hero", "missing", "ready"),
    [
        (Hero("avys", cards=["redeemer"]), 7, 0),
        (Hero("avys", cards=["redeemer"], used=["redeemer"]), 8, 0),
        (Hero("avys", cards=["mercenary-contract"], coins=1), 8, 1),
        (Hero("avys", cards=["mercenary-contract"]), 8, 0),
        (Hero("avys", cards=["potion-of-fury"]), 8, 2),
        (Hero("avys", cards=["potion-of-fury"], life=1), 8, 0),
    ],
)
def test_cards_count_in_this_turn_while_they_can_be_used(
    scenario: Scenarios, hero: Hero, missing: int, ready: int
) -> None:
    s = scenario(CORNERED, heroes=[hero, "urgh"], dice="sword sword", lowest=3)
    one = Fighter(s.table, s.player(1), codes.BLANK)
    assert (one.missing, one.ready) == (missing, ready)
    s.pick("use sword")
    one = Fighter(s.table, s.player(1), codes.BLANK)
    assert (one.missing, one.ready) == (8, 0), "cards come before the attack"
    s.leave()


def shaft(high: int) -> str:
    """A ladder through three levels, with one hero so high on it and another at its foot."""
    rows = ["+   +   +"]
    for row in range(12, 0, -1):
        one, two = "1" if row == high else " ", "2" if row == 1 else " "
        rows.append(f"|H{one} | {two} |")
        rows.append("+-H-+---+" if row > 1 else "+---+---+")
    return "\n".join(rows)


@pytest.mark.fast
def test_who_climbs_need_not_mind_that_those_left_behind_begin_higher(scenario: Scenarios) -> None:
    values = []
    for high in (8, 9):
        s = scenario(shaft(high), heroes=["urgh", "bivoj"], dice="coin")
        s.pick("use coin")
        values.append(PlosinovkaJudge().values(s.table)[0])
        s.leave()
    assert values[1] > values[0]


@pytest.mark.fast
def test_no_way_leads_over_a_trap_with_the_last_life(scenario: Scenarios) -> None:
    trapped = """
        +   +   +   +   +   +
        | 1  ^        2   M |
        +---+---+---+---+---+
        """
    steps = {}
    for life in (1, 2):
        heroes = [Hero("urgh", life=life, inside=True), Hero("bivoj", inside=True)]
        s = scenario(trapped, heroes=heroes, dice="coin", lowest=3)
        outlook = Outlook(PlosinovkaJudge(), s.table, s.player(1))
        steps[life] = -outlook.routes.on[s.table.where[0]]
        s.leave()
    assert steps[2] == 3
    assert steps[1] > 5, "over it, through the air"
