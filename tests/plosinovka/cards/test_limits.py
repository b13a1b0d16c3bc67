"""Where the effects of cards end: what cannot be paid, what would do nothing, whom it concerns."""

from __future__ import annotations

import pytest

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.effects.of_boss import LayOut
from tests.plosinovka.cards.ending import end_turn
from tests.plosinovka.cards.inventing import invent
from tests.plosinovka.cards.rooms import UNDER_THE_BOSS
from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

ALONE = """
    +---+
    | 1 |
    +---+
    """
ONLY_COIN = ["pass", "use coin"]


# -- what would do nothing is not offered -------------------------------------------------


@pytest.mark.parametrize(
    "card",
    ["swift-boots", "monster-whistle", "invigorating-tea", "purifying-draught", "healing-potion"],
)
def test_cards_that_would_do_nothing_are_not_offered(scenario: Scenarios, card: str) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", cards=[card]), "bivoj"], dice="coin")
    s.expect(1, "action", ONLY_COIN)


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("potion-of-exchange", True),
        ("potion-of-haste", True),
        ("bottled-wind", False),
        ("blasting-mixture", False),
    ],
)
def test_in_a_full_row_only_what_has_a_goal_is_offered(
    scenario: Scenarios, card: str, offered: bool
) -> None:
    row = "+---" * 8 + "+"
    s = scenario(
        f"{row}\n| 1   2 | 3 | 4 | Z | Z | Z | Z |\n{row}",
        heroes=[Hero("urgh", cards=[card]), "bivoj", "avys", "miksy"],
        dice="coin",
    )
    assert (f"card {card}" in s.options()) == offered


def test_tea_refreshes_a_tired_hero_alone(scenario: Scenarios) -> None:
    hero = Hero("miksy", tired=True, cards=["invigorating-tea"])
    s = scenario(ALONE, heroes=[hero, "bivoj"], dice="coin")
    s.play("card invigorating-tea")
    s.expect(1, "action", [*ONLY_COIN, "hero"])


def test_gravity_is_offered_to_who_hangs_on_a_ladder(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+
        | 1H|
        +   +
        | H |
        +---+
        """,
        heroes=[Hero("urgh", tokens=[]), "bivoj"],
        dice="coin",
    )
    invent(s, "Use: resolve gravity.")
    s.play("card invented")
    assert s.field(1) == "A1"


# -- prices -------------------------------------------------------------------------------


@pytest.mark.parametrize(("coins", "gems", "paid"), [(1, 2, True), (0, 2, False), (1, 1, False)])
def test_a_price_is_paid_whole_or_not_at_all(
    scenario: Scenarios, coins: int, gems: int, paid: bool
) -> None:
    s = scenario(ALONE, heroes=[Hero("bivoj", coins=coins, gems=gems, life=1), "urgh"], dice="coin")
    invent(s, "Use: pay 1 coin and 2 gems to heal 2 lives.")
    assert ("card invented" in s.options()) == paid
    if paid:
        s.play("card invented")
        assert (s.player(1).coins, s.player(1).gems, s.player(1).life) == (0, 0, 3)


def test_gems_are_taken_from_pushed_heroes_too(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   2     |
        +---+---+---+
        """,
        heroes=["urgh", Hero("bivoj", coins=1, gems=3)],
        dice="boot coin",
    )
    invent(s, "Whenever you push a hero, take 2 coins and 2 gems from that hero.")
    s.play("use boot", "C1")
    assert [(player.coins, player.gems) for player in s.table.players] == [(1, 2), (0, 1)]


# -- whom it concerns ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "effect", ["your next attack deals 3 more damage", "add two swords to your pool"]
)
def test_dice_and_attacks_are_those_of_the_active_player(scenario: Scenarios, effect: str) -> None:
    s = scenario(
        """
        +---+---+---+
        | 2   1   ^ |
        +---+---+---+
        """,
        heroes=["urgh", "bivoj"],
        active=2,
        dice="boot coin",
    )
    invent(s, f"Whenever you take damage, {effect}.")
    s.play("use boot", "C1")
    assert s.player(1).life == 4
    assert (s.table.bonus, s.pool()) == (0, "coin")


def test_a_die_that_cannot_be_set_is_not_set_by_a_trigger(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | 1   ^ |
        +---+---+
        """,
        heroes=[Hero("urgh", tokens=["dishonour"]), "bivoj"],
        dice="boot coin",
        boss="banzai",
    )
    invent(s, "Whenever you take damage, set your special die to a star.")
    s.play("use boot")
    assert (s.player(1).life, s.special(1)) == (4, "blank")


def test_any_symbol_can_be_added_by_who_cannot_set_the_die(scenario: Scenarios) -> None:
    hero = Hero("urgh", tokens=["dishonour"])
    s = scenario(ALONE, heroes=[hero, "bivoj"], dice="coin", boss="banzai")
    invent(s, "Use: add any symbol to your pool.")
    s.play("card invented", "sword")
    assert s.pool() == "sword coin"


@rule("plosinovka:LEVEL-1")
def test_changing_places_reveals_no_level(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+
        | Z     |
        +---+---+
        |       |
        +---+---+
        |       |
        +---+---+
        | 1     |
        +---+---+
        """,
        heroes=[Hero("urgh", cards=["potion-of-exchange"]), "bivoj"],
        dice="boot coin",
    )
    s.play("card potion-of-exchange")
    assert (s.field(1), s.table.revealed) == ("A4", 1)
    s.play("use boot")  # now it is entered by a move
    assert s.kind == "roll"
    s.roll(0, 0, 0)
    assert s.table.revealed == 2


# -- bosses -------------------------------------------------------------------------------


@rule("plosinovka:BOSS-7", "plosinovka:BOSS-12")
def test_the_active_player_comes_first_where_tokens_run_out(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | 1 | 2 |   | M |
        +---+---+---+---+
        """,
        heroes=["avys", "avys"],
        active=2,
        dice="coin",
    )
    s.table.tokens = [s.table.box.number_of["stone-gaze"]]
    end_turn(s)
    s.roll("attack", 3)  # Petrifying Look
    assert (s.tokens(1), s.tokens(2)) == ([], ["stone-gaze"])


@rule("plosinovka:BOSS-7")
def test_what_a_boss_cannot_do_is_skipped(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   D   2 |
        +---+---+---+
        """,
        heroes=[Hero("avys", life=2), "avys"],
        dice="boot",
    )
    end_turn(s)
    s.roll(0, 0)  # Leaping Cut without a field to leap to, Katana Slash
    assert (s.field(1), s.player(2).life) == ("", 4)  # it goes on though the first has fainted


def test_what_lies_on_a_special_field_stays(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | 1 |?c | ? | M |
        +---+---+---+---+
        """,
        heroes=["urgh", "bivoj"],
        dice="coin",
    )
    LayOut(codes.A_GEM).run(s.table, 0, -1)
    lying = [s.table.lying_on[s.at(name)] for name in ("A1", "B1", "C1", "D1")]
    assert lying == [codes.NOTHING, codes.A_COIN, codes.A_GEM, codes.NOTHING]


@rule("plosinovka:BOSS-13")
def test_as_many_helpers_come_as_there_is_room_for(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | 1 | E | S | D |
        +---+---+---+---+
        """,
        heroes=["avys", "bivoj"],
        dice="monster",
    )
    end_turn(s)
    s.roll(4, 0)  # Call to Arms, Leaping Cut; one field, so nothing is rolled for it
    assert len(s.happened("comes")) == 1


# -- standing effects, and what comes after a hero has fainted ----------------------------


@rule("plosinovka:ITEM-1")
def test_each_standing_effect_of_a_card_counts_for_itself(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", life=1), "bivoj"], dice="coin")
    full = s.table.hero(0).life
    invent(s, "You have 2 more lives.\nYour coin symbols give 1 more coin.\nTraps do not hurt you.")
    invent(s, "Use: heal 20 lives.")
    s.play("card invented", "use coin")
    assert (s.player(1).life, s.player(1).coins) == (full + 2, 2)


@rule("plosinovka:LIFE-2")
def test_what_hurts_after_one_has_fainted_is_void(scenario: Scenarios) -> None:
    s = scenario(ALONE, heroes=[Hero("urgh", life=2), "bivoj"], dice="coin")
    full = s.table.hero(0).life
    invent(s, "Use: take 3 damage. Take 1 damage.")
    s.pick("card invented")
    assert [fact["amount"] for fact in s.happened("hurt")] == [3]
    assert (s.field(1), s.player(1).life, len(s.happened("faint"))) == ("", full, 1)
    s.leave()


@rule("plosinovka:LIFE-2", "plosinovka:TRAP-1")
def test_what_a_trap_causes_is_void_for_whom_it_has_felled(scenario: Scenarios) -> None:
    drawn = """
        +---+---+
        | 1   ^ |
        +---+---+
        """
    s = scenario(drawn, heroes=[Hero("urgh", life=1), "bivoj"], dice="boot coin")
    full = s.table.hero(0).life
    invent(s, "Whenever a trap hurts you, take 1 damage.")
    s.pick("use boot")
    assert [fact["amount"] for fact in s.happened("hurt")] == [1]
    assert (s.field(1), s.player(1).life) == ("", full)


@rule("plosinovka:LIFE-2")
def test_who_faints_before_the_swap_swaps_with_nobody(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+
        | 1   2     | M |
        +---+---+---+---+
        """,
        heroes=[Hero("urgh", life=1), "bivoj"],
        dice="coin",
        lowest=3,
    )
    invent(s, "Use: take 1 damage. Swap places with a hero or an enemy in your level.")
    s.pick("card invented")
    assert (s.field(1), s.field(2), s.kind) == ("", "B13", "appear")


@rule("plosinovka:PUSH-3", "plosinovka:LIFE-1")
def test_who_faints_of_a_push_has_moved_nobody_but_the_pushed(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+
        | 1   2     |
        +---+---+---+
        """,
        heroes=[Hero("urgh", life=1), "bivoj"],
        dice="boot coin",
    )
    invent(s, "Whenever you push a hero, take 1 damage.")
    s.play("use boot", "C1")
    assert (s.field(1), s.field(2), s.happened("move")) == ("", "C1", [])
    s.expect(1, "appear", ["pass", "appear coin"])


# -- what is told -------------------------------------------------------------------------


@rule("plosinovka:BOSS-12", "plosinovka:UI-1")
def test_everybody_hears_of_tokens_that_are_discarded(scenario: Scenarios) -> None:
    hero = Hero("urgh", tokens=["venom", "snake-grip"], cards=["purifying-draught"])
    s = scenario(ALONE, heroes=[hero, "bivoj"], dice="coin")
    s.pick("card purifying-draught")
    lost = [
        (fact["player"], s.table.definitions[fact["token"]].ident)
        for fact in s.happened("token_lost")
    ]
    assert lost == [(0, "venom"), (0, "snake-grip")]


# -- artifacts that compare heroes --------------------------------------------------------


@rule("plosinovka:ART-1")
def test_a_gem_of_a_potion_brings_the_crown_at_once(scenario: Scenarios) -> None:
    hero = Hero("urgh", cards=["liquid-gem"])
    s = scenario(ALONE, heroes=[hero, "bivoj"], artifacts=["crown-of-gems"], dice="coin")
    s.pick("card liquid-gem")
    assert s.cards(1) == ["crown-of-gems"]


@rule("plosinovka:ART-1")
def test_nobody_has_the_most_of_nothing(scenario: Scenarios) -> None:
    hero = Hero("urgh", cards=["liquid-gem"])
    s = scenario(ALONE, heroes=[hero], artifacts=["golden-fleece", "crown-of-gems"], dice="coin")
    s.pick("card liquid-gem")
    assert s.cards(1) == ["crown-of-gems"]


@rule("plosinovka:BOSS-3", "plosinovka:ART-1")
def test_the_level_of_the_boss_is_revealed_like_any_other(scenario: Scenarios) -> None:
    s = scenario(
        UNDER_THE_BOSS,
        heroes=["urgh", "bivoj"],
        artifacts=["pathfinders-lantern"],
        dice="boot coin",
        levels=2,
    )
    s.play("use boot", "A4")
    s.roll(0, 0, 0)
    s.leave()
    assert s.table.revealed == s.table.levels == 2
    assert s.cards(1) == ["pathfinders-lantern"]
