"""What the items do."""

from __future__ import annotations

from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

FIVE = "boot sword coin monster star"
ALONE = """
    +   +
    | 1 |
    +---+
    """


# -- passive ------------------------------------------------------------------------------


@rule("plosinovka:ITEM-1")
def test_polished_shield_takes_the_edge_off_the_first_damage_of_a_turn(
    scenario: Scenarios,
) -> None:
    s = scenario(
        """
        +   +   +   +
        | W   1   Z |
        +---+---+---+
        """,
        heroes=[Hero("avys", cards=["polished-shield"]), "bivoj"],
        dice=FIVE,
        enemy="attack",
    )
    assert s.player(1).life == 6 - (3 - 1) - 1


def test_chain_mail_weakens_every_attack_but_no_trap(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | W   1   Z |
        +---+---+---+
        """,
        heroes=[Hero("avys", cards=["chain-mail"]), "bivoj"],
        dice=FIVE,
        enemy="attack",
    )
    assert s.player(1).life == 6 - (3 - 1) - (1 - 1)
    s = scenario(
        """
        +   +   +
        | 1   ^ |
        +---+---+
        """,
        heroes=[Hero("avys", cards=["chain-mail"]), "bivoj"],
        dice="boot",
    )
    s.play("use boot", "B1")
    assert s.player(1).life == 5


def test_ghost_cloak_lets_a_hero_through_walls(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1 | c |
        +---+---+
        """,
        heroes=[Hero("urgh", cards=["ghost-cloak"]), "bivoj"],
        dice="boot",
    )
    s.play("use boot")
    assert (s.field(1), s.player(1).coins) == ("B1", 1)


@rule("plosinovka:GRAV-1")
def test_feather_cape_keeps_a_hero_in_the_air(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        |       |
        +   +   +
        | 1     |
        +---+---+
        """,
        heroes=[Hero("urgh", cards=["feather-cape"]), "bivoj"],
        dice="boot coin",
    )
    s.play("use boot", "A2")
    assert "gravity" not in s.options()
    s.play("pass", "pass")
    assert s.field(1) == "A2"


@rule("plosinovka:MOVE-3")
def test_iron_soles_make_traps_harmless(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   ^ |
        +---+---+
        """,
        heroes=[Hero("urgh", cards=["iron-soles"]), "bivoj"],
        dice="boot",
    )
    s.play("use boot", "B1")
    assert (s.field(1), s.player(1).life) == ("B1", 5)


@rule("plosinovka:BUY-1")
def test_haggling_ring_makes_wares_cheaper(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +
        |$1 |
        +---+
        """,
        heroes=[Hero("urgh", coins=2, cards=["haggling-ring"]), "bivoj"],
        shop=["redeemer", "swift-boots", "potion-of-luck"],
    )
    s.expect(1, "action", ["pass", "buy redeemer", "buy potion-of-luck"])
    s.play("buy redeemer")
    assert s.player(1).coins == 0
    s.roll(0)
    assert "buy potion-of-luck" in s.options()  # 1 less than 1


@rule("plosinovka:LIFE-1")
def test_dragon_heart_holds_two_more_lives(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   Z |
        +---+---+
        """,
        heroes=[Hero("bivoj", cards=["dragon-heart", "healing-herbs"]), "urgh"],
        dice=FIVE,
        enemy="attack",
    )
    assert s.player(1).life == 5
    s.play("card healing-herbs")
    assert s.player(1).life == 6


@rule("plosinovka:GEM-1")
def test_gem_prism_makes_boosts_cheaper_but_never_free(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", gems=4, cards=["gem-prism"]), "bivoj"], dice="coin")
    s.play("use coin")
    s.expect(1, "gems", ["x1", "x2", "x3", "x4"])
    s.play("x3")
    assert (s.player(1).coins, s.player(1).gems) == (3, 2)


@rule("plosinovka:PUSH-2")
def test_rowdy_gauntlets_let_push_without_fear(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   Z     |
        +---+---+---+
        """,
        heroes=[Hero("urgh", cards=["rowdy-gauntlets"]), "bivoj"],
        dice="boot",
    )
    s.play("use boot", "C1")
    assert (s.field(1), s.player(1).life) == ("B1", 5)


def test_rowdy_gauntlets_rob_the_heroes_that_are_pushed(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   2     |
        +---+---+---+
        """,
        heroes=[Hero("urgh", cards=["rowdy-gauntlets"]), Hero("bivoj", coins=1)],
        dice="boot boot coin",
    )
    s.play("use boot", "C1")
    assert (s.player(1).coins, s.player(2).coins) == (1, 0)
    s.play("use boot", "C1")  # who has nothing loses nothing
    assert (s.player(1).coins, s.player(2).coins) == (1, 0)


def test_bane_of_bosses_strikes_bosses_alone_harder(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | S   1   D |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", cards=["bane-of-bosses"]), "urgh"],
        dice="sword sword",
        lowest=3,
    )
    s.play("use sword", "D at C13", "hit")
    s.play("use sword", "S at A13")
    assert [attack["damage"] for attack in s.happened("attack")] == [3, 1]


# -- to use -------------------------------------------------------------------------------


@rule("plosinovka:ITEM-1", "plosinovka:ITEM-3", "plosinovka:ATTACK-2")
def test_redeemer_goes_into_the_next_attack(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | W   1   T |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", cards=["redeemer"]), "urgh"],
        dice="sword sword",
    )
    s.play("card redeemer")
    assert "card redeemer" not in s.options()
    s.play("use sword", "T at C1", "hit", "use sword", "x1")
    assert [attack["damage"] for attack in s.happened("attack")] == [2, 1]


@rule("plosinovka:ITEM-3", "plosinovka:PORTAL-1")
def test_swift_boots_move_one_field_as_a_boot_would_but_for_portals(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+---+
        |     Z   1@    | @ |
        +---+---+---+---+---+
        """,
        heroes=[Hero("urgh", coins=1, cards=["swift-boots"]), "bivoj"],
        dice="coin",
    )
    s.play("card swift-boots")
    s.expect(1, "move", ["B1", "D1"])
    s.play("D1")
    assert (s.field(1), s.player(1).life, s.player(1).coins) == ("D1", 4, 0)
    assert "card swift-boots" not in s.options()


def test_healing_herbs_heal_and_are_not_offered_to_the_healthy(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", life=3, cards=["healing-herbs"]), "bivoj"])
    s.play("card healing-herbs")
    assert s.player(1).life == 4
    s = scenario(ALONE, heroes=[Hero("urgh", cards=["healing-herbs"]), "bivoj"], dice="coin")
    s.expect(1, "action", ["pass", "use coin"])


def test_monster_whistle_moves_an_enemy(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1 | Z     |
        +---+---+---+
        """,
        heroes=[Hero("urgh", cards=["monster-whistle"]), "bivoj"],
    )
    s.play("card monster-whistle")
    s.expect_map(
        """
        +---+---+---+
        | 1 |     Z |
        +---+---+---+
        """
    )


@rule("plosinovka:ITEM-1")
def test_mercenary_contract_hires_a_sword(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   V |
        +---+---+
        """,
        heroes=[Hero("urgh", coins=1, cards=["mercenary-contract"]), "bivoj"],
    )
    s.play("card mercenary-contract")
    assert (s.pool(), s.player(1).coins) == ("sword", 0)
    s.play("use sword")
    assert len(s.happened("defeat")) == 1


def test_mercenary_contract_is_for_those_who_can_pay(scenario: Scenarios) -> None:
    hero = Hero("urgh", cards=["mercenary-contract"])
    s = scenario(ALONE, heroes=[hero, "bivoj"], dice="coin")
    s.expect(1, "action", ["pass", "use coin"])
