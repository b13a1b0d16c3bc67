"""The attack cards of the bosses. BOSS-7 to BOSS-10."""

from __future__ import annotations

from deskovka.games.plosinovka.codes import A_GEM
from tests.plosinovka.cards.ending import end_turn
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

MEDUSA = ("serpent-sweep", "thousand-hisses", "coiling-lunge", "petrifying-look", "venom-spray")
BANZAI = (
    "leaping-cut", "katana-slash", "whirl-of-blades", "war-tribute", "call-to-arms",
    "public-shame",
)  # fmt: skip

# Heroes in the boss's row, beside it, around it, on its card and elsewhere.
HALL = """
    +---+---+---+---+---+---+
    |           | 3 |   | 4 |
    +---+---+---+---+---+---+
    | 1       B   2         |
    +---+---+---+---+---+---+
    """
FOUR = ["avys", "avys", "avys", "avys"]


def lives(s: Scenario) -> list[int]:
    return [player.life for player in s.table.players]


def tokens(s: Scenario) -> list[list[str]]:
    return [s.tokens(who) for who in range(1, s.table.seats + 1)]


def gems_on(s: Scenario, *names: str) -> list[int]:
    return [s.table.lying_on[s.at(name)] for name in names]


def medusa_plays(s: Scenario, card: str, face: str) -> None:
    """The enemy die shows the face, and the card is the first to be drawn."""
    end_turn(s)
    s.roll(face, MEDUSA.index(card))
    played = [s.table.definitions[fact["card"]].ident for fact in s.happened("boss_card")]
    assert played == [card]


def banzai_plays(s: Scenario, card: str, other: str, *rolls: int) -> None:
    """The two cards are drawn; the dice of the turn speak for the first."""
    end_turn(s)
    rest = [one for one in BANZAI if one != card]
    s.roll(BANZAI.index(card), rest.index(other), *rolls)
    played = [s.table.definitions[fact["card"]].ident for fact in s.happened("boss_card")]
    assert played == [card]


# -- Medusa -------------------------------------------------------------------------------


@rule("plosinovka:BOSS-8", "plosinovka:BOSS-9")
def test_serpent_sweep_moves_her_and_hits_her_row(scenario: Scenarios) -> None:
    s = scenario(HALL.replace("B", "M"), heroes=FOUR, dice="coin")
    medusa_plays(s, "serpent-sweep", "left")
    s.expect_map(
        """
        +---+---+---+---+---+---+
        |           | 3 |   | 4 |
        +---+---+---+---+---+---+
        | 1   M       2         |
        +---+---+---+---+---+---+
        """
    )
    assert lives(s) == [4, 4, 6, 6]


def test_thousand_hisses_count_tokens(scenario: Scenarios) -> None:
    s = scenario(
        HALL.replace("B", "M").replace("|           | 3", "|         ? | 3"),
        heroes=["avys", "avys", "avys", Hero("avys", tokens=["venom", "stone-gaze"])],
        dice="coin",
    )
    medusa_plays(s, "thousand-hisses", "left")
    assert lives(s) == [6, 6, 6, 4]
    assert gems_on(s, "C2") == [A_GEM]


@rule("plosinovka:BOSS-8", "plosinovka:BOSS-12")
def test_coiling_lunge_grips_those_around_her(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+---+---+
        |           |   | 3 | 4 |
        +---+---+---+---+---+---+
        | 1   2   M         |   |
        +---+---+---+---+---+---+
        """,
        heroes=FOUR,
        dice="coin",
    )
    medusa_plays(s, "coiling-lunge", "right")
    assert tokens(s) == [[], [], ["snake-grip"], []]


@rule("plosinovka:BOSS-8", "plosinovka:BOSS-12")
def test_petrifying_look_turns_her_row_to_stone(scenario: Scenarios) -> None:
    s = scenario(
        HALL.replace("B", "M"),
        heroes=["avys", Hero("avys", tokens=["stone-gaze"]), "avys", "avys"],
        dice="coin",
    )
    medusa_plays(s, "petrifying-look", "attack")
    assert tokens(s) == [["stone-gaze"], ["stone-gaze", "venom"], [], []]
    assert lives(s) == [6, 6 - 1 - 2, 6, 6]  # a second token hurts, then she bites


@rule("plosinovka:BOSS-8")
def test_venom_spray_reaches_her_card_and_poisons_those_next_to_her(scenario: Scenarios) -> None:
    s = scenario(HALL.replace("B", "M"), heroes=FOUR, dice="coin")
    medusa_plays(s, "venom-spray", "attack")
    assert lives(s) == [5, 5, 5, 6]
    assert tokens(s) == [[], ["venom"], [], []]


# -- Banzai -------------------------------------------------------------------------------


@rule("plosinovka:BOSS-10")
def test_leaping_cut_lands_beside_somebody(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+---+---+
        | 1   B     | D | B | 2 |
        +---+---+---+---+---+---+
        """,
        heroes=FOUR[:2],
        dice="boot",
    )
    banzai_plays(s, "leaping-cut", "katana-slash", 1)
    s.expect_map(
        """
        +---+---+---+---+---+---+
        | 1   B     |   | BD| 2 |
        +---+---+---+---+---+---+
        """
    )
    assert lives(s) == [6, 4]  # through the wall


@rule("plosinovka:BOSS-8", "plosinovka:BOSS-10")
def test_katana_slash_cuts_along_the_row(scenario: Scenarios) -> None:
    s = scenario(HALL.replace("B", "D"), heroes=FOUR, dice="sword")
    banzai_plays(s, "katana-slash", "war-tribute")
    assert lives(s) == [4, 4, 6, 6]


@rule("plosinovka:BOSS-8", "plosinovka:BOSS-12")
def test_whirl_of_blades_cuts_all_around(scenario: Scenarios) -> None:
    s = scenario(HALL.replace("B", "D"), heroes=FOUR, dice="sword")
    banzai_plays(s, "whirl-of-blades", "war-tribute")
    assert lives(s) == [6, 4, 4, 6]
    assert tokens(s) == [[], ["broken-blade"], ["broken-blade"], []]


@rule("plosinovka:BOSS-8")
def test_war_tribute_is_taken_from_everybody_in_his_level(scenario: Scenarios) -> None:
    s = scenario(
        HALL.replace("B", "D").replace("4", " ").replace("|           | 3", "|         ? | 3"),
        heroes=[
            Hero("avys", coins=3, gems=2),
            Hero("avys", coins=1),
            Hero("avys", gems=4),
            Hero("avys", coins=5, gems=5),
        ],
        dice="coin",
    )
    banzai_plays(s, "war-tribute", "katana-slash")
    owned = [(player.coins, player.gems) for player in s.table.players]
    assert owned == [(1, 2), (0, 0), (0, 4), (5, 5)]
    assert gems_on(s, "C2") == [A_GEM]


@rule("plosinovka:BOSS-13")
def test_call_to_arms_brings_a_samurai_and_resets_dice(scenario: Scenarios) -> None:
    s = scenario(
        """
        +---+---+---+---+---+---+
        | 1   E   D |   | E | 2 |
        +---+---+---+---+---+---+
        """,
        heroes=[Hero("avys", special="sword"), Hero("avys", special="coin")],
        dice="monster",
    )
    banzai_plays(s, "call-to-arms", "katana-slash", 0)
    assert (s.special(1), s.special(2)) == ("blank", "coin")
    s.expect_map(
        """
        +---+---+---+---+---+---+
        | 1   ES  D |   | E | 2 |
        +---+---+---+---+---+---+
        """
    )


@rule("plosinovka:BOSS-8", "plosinovka:BOSS-12")
def test_public_shame_dishonours_his_card_and_strikes(scenario: Scenarios) -> None:
    s = scenario(HALL.replace("B", "D"), heroes=FOUR, dice="star")
    banzai_plays(s, "public-shame", "katana-slash")
    assert tokens(s) == [["dishonour"], ["dishonour"], ["dishonour"], []]
    assert lives(s) == [6, 4, 6, 6]
