"""What the potions do."""

from __future__ import annotations

from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

ALONE = """
    +---+
    | 1 |
    +---+
    """


@rule("plosinovka:ITEM-2")
def test_healing_potion_heals_up_to_full_life_and_is_used_up(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("bivoj", life=2, cards=["healing-potion"]), "urgh"])
    s.play("card healing-potion")
    assert (s.player(1).life, s.cards(1)) == (4, [])
    assert [s.table.definitions[card].ident for card in s.table.returned] == ["healing-potion"]


@rule("plosinovka:BOSS-12")
def test_purifying_draught_washes_boss_tokens_off(scenario: Scenarios) -> None:
    hero = Hero("urgh", life=1, cards=["purifying-draught"], tokens=["venom", "snake-grip"])
    s = scenario(ALONE, heroes=[hero, "bivoj"], boss_level=True)
    left = len(s.table.tokens)
    s.play("card purifying-draught")
    assert (s.tokens(1), s.player(1).life) == ([], 3)
    assert len(s.table.tokens) == left + 2


def test_purifying_draught_heals_who_has_no_token(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", life=1, cards=["purifying-draught"]), "bivoj"])
    s.play("card purifying-draught")
    assert s.player(1).life == 3


@rule("plosinovka:ITEM-3")
def test_potion_of_strength_adds_two_to_the_next_attack(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   W |
        +---+---+
        """,
        heroes=[Hero("bivoj", cards=["potion-of-strength"]), "urgh"],
        dice="sword",
    )
    s.play("card potion-of-strength", "use sword")
    assert s.happened("attack")[0]["damage"] == 3
    assert len(s.happened("defeat")) == 1


def test_potion_of_haste_moves_two_fields(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1         |
        +---+---+---+
        """,
        heroes=[Hero("urgh", cards=["potion-of-haste"]), "bivoj"],
    )
    s.play("card potion-of-haste")
    s.expect(1, "move", ["pass", "A1", "C1"])
    s.play("C1")
    assert s.field(1) == "C1"


@rule("plosinovka:MOVE-2")
def test_potion_of_shadows_slips_past_enemies(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | Z   1         |
        +---+---+---+---+
        """,
        heroes=[Hero("urgh", cards=["potion-of-shadows"]), "bivoj"],
    )
    s.play("card potion-of-shadows", "C1", "D1", "pass")
    assert (s.field(1), s.player(1).life) == ("D1", 5)


def test_potion_of_mist_goes_through_walls(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1 |   |   |
        +---+---+---+
        """,
        heroes=[Hero("urgh", cards=["potion-of-mist"]), "bivoj"],
    )
    s.play("card potion-of-mist", "C1")
    assert s.field(1) == "C1"


def test_potion_of_luck_rolls_again_what_is_left(scenario: Scenarios) -> None:
    s = scenario(
        ALONE, heroes=[Hero("urgh", cards=["potion-of-luck"]), "bivoj"], dice="coin star boot"
    )
    s.play("use coin", "card potion-of-luck")
    s.roll("sword", "sword")
    assert s.pool() == "sword sword"


def test_potion_of_luck_needs_dice(scenario: Scenarios) -> None:
    hero = Hero("urgh", life=1, cards=["potion-of-luck", "healing-herbs"])
    s = scenario(ALONE, heroes=[hero, "bivoj"])
    s.expect(1, "action", ["pass", "card healing-herbs"])


def test_potion_of_fury_hurts_for_two_swords(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", life=2, cards=["potion-of-fury"]), "bivoj"])
    s.play("card potion-of-fury")
    assert (s.player(1).life, s.pool()) == (1, "sword sword")


def test_potion_of_fury_is_not_paid_with_the_last_life(scenario: Scenarios) -> None:
    hero = Hero("urgh", life=1, cards=["potion-of-fury", "healing-herbs"])
    s = scenario(ALONE, heroes=[hero, "bivoj"])
    s.expect(1, "action", ["pass", "card healing-herbs"])


def test_liquid_gem_is_a_gem(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", cards=["liquid-gem"]), "bivoj"])
    s.play("card liquid-gem")
    assert s.player(1).gems == 1


@rule("plosinovka:SYM-4")
def test_puppeteers_brew_moves_an_enemy_three_fields(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | 1 | Z         |
        +---+---+---+---+
        """,
        heroes=[Hero("urgh", cards=["puppeteers-brew"]), "bivoj"],
    )
    s.play("card puppeteers-brew", "C1", "D1", "D2")
    assert s.table.figure_on[s.at("D2")] == 2
    s.expect(1, "action", ["pass", "gravity"])


def test_potion_of_exchange_swaps_a_hero_with_anybody_in_the_level(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | 1^| Z |2  | L |
        +---+---+---+---+
        """,
        heroes=[Hero("urgh", cards=["potion-of-exchange"]), "bivoj"],
    )
    s.play("card potion-of-exchange")
    s.expect(1, "field", ["B1", "C1"])
    s.play("C1")
    assert (s.field(1), s.field(2)) == ("C1", "A1")
    assert (s.player(1).life, s.player(2).life) == (5, 3)  # a trap is entered


def test_potion_of_exchange_with_an_enemy_gives_what_lies_there(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1 |   |*Z |
        +---+---+---+
        """,
        heroes=[Hero("urgh", cards=["potion-of-exchange"]), "bivoj"],
    )
    s.play("card potion-of-exchange")
    assert s.player(1).gems == 1
    s.expect_map(
        """
        +---+---+---+
        | Z |   |*1 |
        +---+---+---+
        """.replace("*", " ")
    )
    assert s.happened("strike") == []


def test_bottled_wind_leaps_within_the_row(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        |               |
        +---+---+---+---+
        | Z   1   2 |c  |
        +---+---+---+---+
        """,
        heroes=[Hero("urgh", cards=["bottled-wind"]), "bivoj"],
    )
    s.play("card bottled-wind")
    assert s.kind == "field"
    assert {"A1", "B1", "C1"}.isdisjoint(s.options())
    s.play("D1")
    assert (s.field(1), s.player(1).coins, s.player(1).life) == ("D1", 1, 5)


def test_blasting_mixture_defeats_without_an_attack(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | L   1   W |
        +---+---+---+
        """,
        heroes=[Hero("miksy", cards=["blasting-mixture"]), "bivoj"],
    )
    s.play("card blasting-mixture")
    s.expect_map(
        """
        +---+---+---+
        | L   1     |
        +---+---+---+
        """
    )
    assert (s.player(1).coins, s.player(1).gems) == (2, 3)
    assert s.happened("attack") == []


@rule("plosinovka:BOSS-14")
def test_blasting_mixture_never_fells_a_boss(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   M |
        +---+---+
        """,
        heroes=[Hero("urgh", cards=["blasting-mixture"]), "bivoj"],
        dice="coin",
    )
    s.expect(1, "action", ["pass", "use coin"])


def test_potion_of_clarity_sets_the_special_die(scenario: Scenarios) -> None:
    hero = Hero("urgh", special="coin", cards=["potion-of-clarity"])
    s = scenario(ALONE, heroes=[hero, "bivoj"])
    s.play("card potion-of-clarity")
    s.expect(1, "symbol", ["boot", "sword", "monster", "star"])
    s.play("sword")
    assert s.special(1) == "sword"


def test_potion_of_clarity_cannot_help_who_may_not_set_the_die(scenario: Scenarios) -> None:
    hero = Hero("urgh", cards=["potion-of-clarity"], tokens=["dishonour"])
    s = scenario(ALONE, heroes=[hero, "bivoj"], dice="coin", boss="banzai")
    s.expect(1, "action", ["pass", "use coin"])


@rule("plosinovka:TURN-3")
def test_invigorating_tea_refreshes_cards_and_hero(scenario: Scenarios) -> None:
    hero = Hero(
        "miksy", tired=True, cards=["redeemer", "invigorating-tea"], used=["redeemer"], life=4
    )
    s = scenario(ALONE, heroes=[hero, "bivoj"], dice="coin")
    s.expect(1, "action", ["pass", "use coin", "card invigorating-tea"])
    s.play("card invigorating-tea")
    s.expect(1, "action", ["pass", "use coin", "card redeemer", "hero"])
    assert s.player(1).life == 4
