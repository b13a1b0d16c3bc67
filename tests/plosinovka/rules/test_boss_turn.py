"""The boss's turn: when it comes, how far it reaches, what it draws."""

from __future__ import annotations

import pytest

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.rules.boss import reached
from deskovka.games.plosinovka.rules.terms import lift, place
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

TOP = 3  # levels below a boss level that is drawn alone
HELD = Hero("urgh", inside=True)

# The places of Medusa's and of Banzai's attack cards in their decks, when all are there
# (a second draw is from a deck without the first)
SWEEP, HISSES, LUNGE, LOOK, SPRAY = range(5)
LEAP, SLASH, WHIRL, TRIBUTE, CALL, SHAME = range(6)


def cards_played(s: Scenario) -> list[str]:
    """The attack cards that were carried out, in their order."""
    return [s.table.definitions[fact["card"]].ident for fact in s.happened("boss_card")]


def pile(s: Scenario) -> tuple[int, list[str]]:
    """How many attack cards are left in the deck, and which are discarded."""
    boss = s.table.view(0)["boss"]
    return boss["attacks_left"], boss["attacks_played"]


# -- when it comes ------------------------------------------------------------------------

NEAR = """
    +   +   +   +
    | 1   M   2 |
    +---+---+---+
    """


@rule("plosinovka:BOSS-7", "plosinovka:TURN-1")
def test_the_boss_acts_after_each_turn_of_a_hero_that_stands_in_its_level(
    scenario: Scenarios,
) -> None:
    s = scenario(NEAR, heroes=["urgh", "avys"], dice="coin", lowest=TOP)
    s.play("use coin")
    assert s.happened("boss_die") == []
    s.roll("left", SWEEP)
    assert (cards_played(s), s.player(1).life, s.player(2).life) == (["serpent-sweep"], 3, 4)
    assert [fact["player"] for fact in s.happened("turn")] == [1]  # then the next player
    s.roll("coin", "coin", "coin", "coin", "coin", "left")
    s.play("pass", "pass")
    s.roll("right", 1)
    assert cards_played(s) == ["serpent-sweep", "coiling-lunge"]


@rule("plosinovka:BOSS-7")
def test_no_boss_acts_after_the_turn_of_a_hero_outside(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 2   M |
        +---+---+
        | 1     |
        +---+---+
        |       |
        +   +   +
        |       |
        +   +   +
        |       |
        +---+---+
        """,
        heroes=["urgh", "avys"],
        dice="coin",
        lowest=2,
    )
    s.play("use coin")
    s.roll("coin", "coin", "coin", "coin", "coin", "left")
    s.expect(2, "action", ["pass", "use coin", "merge coin"])
    assert s.happened("boss_die") == []


@rule("plosinovka:BOSS-7")
@pytest.mark.parametrize("how", ["in the actions", "by a token at the end"])
def test_no_boss_acts_after_the_turn_of_a_hero_that_is_off_the_map(
    scenario: Scenarios, how: str
) -> None:
    if how == "in the actions":
        s = scenario(NEAR, heroes=[Hero("urgh", life=1), "avys"], dice="boot", lowest=TOP)
        s.play("use boot", "A14")
    else:
        venom = Hero("urgh", life=1, tokens=["venom"])
        s = scenario(NEAR, heroes=[venom, "avys"], dice="coin", lowest=TOP)
        s.play("use coin")
    assert s.field(1) == ""
    s.roll("coin", "coin", "coin", "coin", "coin", "left")
    assert (s.asked, s.happened("boss_die")) == (2, [])


@rule("plosinovka:BOSS-7", "plosinovka:LIFE-2")
def test_effects_come_in_order_and_what_cannot_be_is_skipped(scenario: Scenarios) -> None:
    """The lunge moves first, so that only hero 2 is around Medusa; the spray finds hero 2 gone
    when it comes to the token."""
    s = scenario(
        """
        +   +   +   +   +
        |             2 |
        +---+---+---+---+
        | 1   M         |
        +---+---+---+---+
        """,
        heroes=["urgh", Hero("avys", life=1)],
        dice="coin",
        lowest=TOP,
    )
    s.play("use coin")
    s.roll("right", LUNGE)
    s.expect_map("""
        +   +   +   +   +
        |             2 |
        +---+---+---+---+
        | 1       M     |
        +---+---+---+---+
        """)
    assert (s.tokens(1), s.tokens(2)) == ([], ["snake-grip"])
    s = scenario(
        """
        +   +   +
        | 1   M |
        +---+---+
        """,
        heroes=[Hero("urgh", life=1), Hero("avys", inside=True)],
        dice="coin",
        lowest=TOP,
    )
    s.play("use coin")
    s.roll("attack", SPRAY)
    assert (s.field(1), s.player(1).life, s.tokens(1)) == ("", 5, [])


@rule("plosinovka:BOSS-7", "plosinovka:BOSS-3")
def test_nothing_falls_after_the_boss_has_acted(scenario: Scenarios) -> None:
    """Banzai leaps to the only boss field that is free, and stays in the air."""
    s = scenario(
        """
        +   +   +   +
        |         B |
        +   +   +   +
        |           |
        +   +   +   +
        | 1   D   B2|
        +---+---+---+
        """,
        heroes=["urgh", "avys"],
        dice="boot boot coin",
        lowest=TOP,
    )
    s.play("pass", "pass")
    s.roll(LEAP, TRIBUTE - 1, 0)
    assert cards_played(s) == ["leaping-cut"]
    s.expect_map("""
        +   +   +   +
        |         DB|
        +   +   +   +
        |           |
        +   +   +   +
        | 1       B2|
        +---+---+---+
        """)


# -- how far it reaches -------------------------------------------------------------------

WALLED = """
    +   +   +   +   +   +   +   +   +
    |                               |
    +---+---+---+---+---+---+---+---+
    |           |   |               |
    +---+---+---+---+---+---+---+---+
    |           | M |               |
    +---+---+---+---+---+---+---+---+
    |           |   |               |
    +---+---+---+---+---+---+---+---+
    """
REACHES = {
    codes.ROW: """
        . . . . . . . .
        . . . . . . . .
        x x x M x x x x
        . . . . . . . .""",
    codes.ADJACENT: """
        . . . . . . . .
        . . . x . . . .
        . . x M x . . .
        . . . x . . . .""",
    codes.AROUND: """
        . . . . . . . .
        . . x x x . . .
        . . x M x . . .
        . . x x x . . .""",
    codes.SAME_CARD: """
        x x x x . . . .
        x x x x . . . .
        x x x M . . . .
        x x x x . . . .""",
    codes.EVERYWHERE: """
        x x x x x x x x
        x x x x x x x x
        x x x M x x x x
        x x x x x x x x""",
}


@rule("plosinovka:BOSS-8")
@pytest.mark.parametrize("reach", range(5), ids=codes.REACHES)
def test_the_reach_of_an_attack_card_ignores_walls_and_platforms(
    scenario: Scenarios, reach: int
) -> None:
    s = scenario(WALLED, heroes=["urgh", HELD], dice="coin", lowest=TOP)
    s.leave()
    rows = []
    for row in (15, 14, 13, 12):
        marks = []
        for field in range(row * codes.WIDTH, (row + 1) * codes.WIDTH):
            if field == s.at("D14"):
                marks.append("M")
                continue
            lift(s.table, 0)
            place(s.table, 0, field)
            marks.append("x" if reached(s.table, reach) == [0] else ".")
        rows.append(" ".join(marks))
    assert rows == REACHES[reach].replace("        ", "").strip().splitlines()


@rule("plosinovka:BOSS-8", "plosinovka:BOSS-6")
@pytest.mark.parametrize("reach", range(5), ids=codes.REACHES)
def test_no_attack_card_reaches_out_of_the_boss_level(scenario: Scenarios, reach: int) -> None:
    s = scenario(
        """
        +   +   +
        |     M |
        +---+---+
        | 2   1 |
        +---+---+
        |       |
        +   +   +
        |       |
        +   +   +
        |       |
        +---+---+
        """,
        heroes=["urgh", "avys", "miksy"],
        dice="coin coin",
        lowest=2,
    )
    assert reached(s.table, reach) == []


@rule("plosinovka:BOSS-8", "plosinovka:TERM-4")
def test_the_other_attacks_of_the_boss_do_not_pass_walls(scenario: Scenarios) -> None:
    """The look gives tokens along the row; Medusa then attacks those next to her."""
    s = scenario(
        """
        +   +   +   +   +
        | 1 | M   2   3 |
        +---+---+---+---+
        """,
        heroes=["urgh", "avys", "miksy"],
        dice="coin",
        lowest=TOP,
    )
    s.play("use coin")
    s.roll("attack", LOOK)
    assert [s.tokens(who) for who in (1, 2, 3)] == [
        ["stone-gaze"],
        ["stone-gaze", "venom"],
        ["stone-gaze"],
    ]
    assert [player.life for player in s.table.players] == [5, 6 - 2, 4]


# -- Medusa -------------------------------------------------------------------------------


@rule("plosinovka:BOSS-9")
def test_medusa_draws_until_a_card_shows_the_result_of_the_enemy_die(scenario: Scenarios) -> None:
    """Her die moves nobody: she stands where she stood, the helper too."""
    s = scenario(
        """
        +   +   +   +   +
        | 1 |     M     |
        +---+---+---+---+
        """,
        heroes=["urgh", HELD],
        dice="coin",
        lowest=TOP,
    )
    s.play("use coin")
    s.roll("attack", LUNGE, HISSES, 0, 1)
    assert cards_played(s) == ["venom-spray"]
    assert pile(s) == (1, ["coiling-lunge", "thousand-hisses", "serpent-sweep", "venom-spray"])
    s.expect_map("""
        +   +   +   +   +
        | 1 |     M     |
        +---+---+---+---+
        """)
    assert (s.happened("strike"), s.player(1).life) == ([], 4)


@rule("plosinovka:BOSS-11", "plosinovka:BOSS-9")
def test_when_medusas_deck_is_out_the_discards_are_shuffled(scenario: Scenarios) -> None:
    s = scenario(NEAR, heroes=["urgh", "avys"], dice="coin", lowest=TOP)
    table = s.table
    table.attack_discards = table.attack_deck[:LUNGE]
    table.attack_deck = [table.attack_deck[LUNGE]]
    s.play("use coin")
    s.roll("left", 0, HISSES)  # the lunge does not fit and is shuffled in again
    assert cards_played(s) == ["thousand-hisses"]
    assert pile(s) == (2, ["thousand-hisses"])


# -- Banzai -------------------------------------------------------------------------------

DUEL = """
    +   +   +   +
    | 1 |     D |
    +---+---+---+
    """


def banzai(scenario: Scenarios, dice: str, *rolls: int | str, picks: str = "pass") -> Scenario:
    """Hero 1 ends a turn with these dice; then Banzai draws."""
    s = scenario(DUEL, heroes=[Hero("miksy", coins=9, gems=9), HELD], dice=dice, lowest=TOP)
    s.play(*picks.split(", "))
    s.roll(*rolls)
    return s


@rule("plosinovka:BOSS-10")
@pytest.mark.parametrize("order", [(SLASH, TRIBUTE - 1), (TRIBUTE, SLASH)])
def test_banzai_plays_the_card_whose_symbol_came_up_more_often(
    scenario: Scenarios, order: tuple[int, int]
) -> None:
    s = banzai(scenario, "coin coin sword boot boot", *order, picks="pass, pass")
    assert cards_played(s) == ["war-tribute"]
    left, discarded = pile(s)
    assert (left, sorted(discarded)) == (4, ["katana-slash", "war-tribute"])
    assert (s.player(1).coins, s.player(1).gems, s.player(1).life) == (7, 9, 4)


@rule("plosinovka:BOSS-10")
def test_dice_count_whether_they_were_used_or_not(scenario: Scenarios) -> None:
    s = banzai(
        scenario,
        "coin coin sword",
        SLASH,
        TRIBUTE - 1,
        picks="use coin, x1, use coin, x1, pass, pass",
    )
    assert cards_played(s) == ["war-tribute"]


@rule("plosinovka:BOSS-10")
def test_dice_count_as_they_were_rolled_first(scenario: Scenarios) -> None:
    """Two coins are rolled anew as swords; to Banzai they stay coins."""
    s = scenario(
        DUEL, heroes=["miksy", HELD], dice="coin coin coin", lowest=TOP, rolls=["sword", "sword"]
    )
    s.play("use coin", "hero", "pass", "pass")
    s.roll(SLASH, TRIBUTE - 1)
    assert cards_played(s) == ["war-tribute"]


@rule("plosinovka:BOSS-10", "plosinovka:TURN-4")
def test_the_roll_of_the_turn_is_what_counts(scenario: Scenarios) -> None:
    """Of the turn before nothing is left; all dice are counted when they are rolled."""
    s = scenario(
        DUEL,
        heroes=["miksy", HELD],
        dice="coin sword sword star star",
        enemy="left",
        lowest=TOP,
    )
    assert s.table.rolled == [0, 2, 1, 0, 2]
    s.play("hero")
    s.roll("coin", "coin", "coin", "coin", "coin")
    assert (s.pool(), s.table.rolled) == ("coin coin coin coin coin", [0, 2, 1, 0, 2])


@rule("plosinovka:BOSS-10")
@pytest.mark.parametrize("order", [0, 1])
@pytest.mark.parametrize(
    ("dice", "first", "second", "names"),
    [
        ("coin sword boot", SLASH, TRIBUTE - 1, ["katana-slash", "war-tribute"]),
        ("star star", SLASH, TRIBUTE - 1, ["katana-slash", "war-tribute"]),  # none of either
        ("boot sword sword", SLASH, WHIRL - 1, ["katana-slash", "whirl-of-blades"]),
    ],
)
def test_in_a_tie_both_cards_are_played_in_random_order(
    scenario: Scenarios, dice: str, first: int, second: int, names: list[str], order: int
) -> None:
    s = banzai(scenario, dice, first, second, picks="pass, pass")
    assert s.options() == ["roll 0", "roll 1"]
    s.roll(order)
    assert cards_played(s) == (names[::-1] if order else names)
    assert pile(s)[0] == 4


@rule("plosinovka:BOSS-11", "plosinovka:BOSS-10")
def test_when_banzais_deck_is_out_the_discards_are_shuffled(scenario: Scenarios) -> None:
    s = scenario(DUEL, heroes=["miksy", HELD], dice="coin star star", lowest=TOP)
    table = s.table
    table.attack_deck, table.attack_discards = [], table.attack_deck
    s.play("pass", "pass")
    s.roll(TRIBUTE, SHAME - 1)
    assert cards_played(s) == ["public-shame"]
    assert pile(s) == (4, ["war-tribute", "public-shame"])


@rule("plosinovka:BOSS-11", "plosinovka:BOSS-10")
def test_banzais_discards_are_shuffled_between_two_draws(scenario: Scenarios) -> None:
    """The first card is in the hand already: it is not among them."""
    s = scenario(DUEL, heroes=["miksy", HELD], dice="coin star", lowest=TOP)
    table = s.table
    deck = table.attack_deck
    table.attack_deck = [deck[SHAME]]
    table.attack_discards = [deck[TRIBUTE], deck[CALL]]
    s.play("pass", "pass")
    s.roll(0, 0, 0)
    assert cards_played(s) == ["public-shame", "war-tribute"]
    assert pile(s) == (1, ["public-shame", "war-tribute"])
