"""What the boss brings along: tokens and helpers."""

from __future__ import annotations

import pytest

from tests.plosinovka.scenario import Hero, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

TOP = 3  # levels below a boss level that is drawn alone
HELD = Hero("urgh", inside=True)
LEAP, CALL = 0, 4  # places of attack cards in Banzai's deck
NEAR = """
    +   +   +   +
    | 1   M   2 |
    +---+---+---+
    """

# -- tokens -------------------------------------------------------------------------------

SPECIAL = """
    +   +   +   +   +
    |               |
    +---+---+---+---+
    | 1   ?   ? | M |
    +---+---+---+---+
    """


@rule("plosinovka:BOSS-12", "plosinovka:MOVE-3")
def test_a_special_field_gives_a_token_and_the_second_of_a_kind_hurts(scenario: Scenarios) -> None:
    s = scenario(SPECIAL, heroes=["urgh", HELD], dice="boot boot coin", lowest=TOP)
    s.play("use boot")
    assert (s.tokens(1), s.player(1).life) == (["stone-gaze"], 5)
    assert s.table.view(0)["boss"]["tokens_left"].count("stone-gaze") == 3
    s.play("use boot", "C13")
    assert (s.tokens(1), s.player(1).life) == (["stone-gaze"], 4)


@rule("plosinovka:BOSS-12", "plosinovka:LIFE-2")
def test_who_faints_on_a_special_field_gets_no_token(scenario: Scenarios) -> None:
    """Its trap comes first; then there is nobody any more to get one (LIFE-2)."""
    s = scenario(
        """
        +---+---+---+---+
        | 1   ^?    | M |
        +---+---+---+---+
        """,
        heroes=[Hero("miksy", life=1, inside=True), Hero("urgh", inside=True)],
        dice="boot coin",
        lowest=3,
    )
    s.pick("use boot")
    assert (s.field(1), s.tokens(1), s.happened("token")) == ("", [], [])
    s.leave()


@rule("plosinovka:BOSS-12", "plosinovka:TERM-7")
def test_when_none_of_a_kind_is_left_nothing_happens(scenario: Scenarios) -> None:
    s = scenario(SPECIAL, heroes=["urgh", HELD], dice="boot coin", lowest=TOP)
    s.table.tokens = [token for token in s.table.tokens if token != s.table.tokens[0]]
    assert "stone-gaze" not in s.table.view(0)["boss"]["tokens_left"]
    s.play("use boot")
    assert (s.field(1), s.tokens(1), s.player(1).life) == ("B13", [], 5)


@rule("plosinovka:BOSS-12")
def test_a_token_of_an_attack_that_one_has_already_hurts(scenario: Scenarios) -> None:
    """Medusa's own attack: 2, and 1 instead of a second venom."""
    s = scenario(NEAR, heroes=[Hero("urgh", tokens=["venom"]), "avys"], dice="boot", lowest=TOP)
    s.play("use boot", "A14")
    assert s.tokens(1) == ["venom"]
    assert [fact["amount"] for fact in s.happened("hurt")] == [2, 1]


@rule("plosinovka:BOSS-12", "plosinovka:ITEM-2")
def test_a_token_counts_at_once_until_it_is_discarded(scenario: Scenarios) -> None:
    """A broken blade takes 1 from each attack: 2 swords are 1, then 2 again."""
    s = scenario(
        """
        +   +   +   +   +
        | 1   ?   S | D |
        +---+---+---+---+
        """,
        heroes=[Hero("miksy", cards=["purifying-draught"]), HELD],
        dice="boot sword sword sword sword coin",
        lowest=TOP,
    )
    s.play("use boot", "B13", "use sword", "use sword", "hit")
    assert (s.tokens(1), s.happened("attack")[0]["damage"]) == (["broken-blade"], 1)
    left = s.table.view(0)["boss"]["tokens_left"]
    s.play("card purifying-draught", "use sword", "use sword")
    assert (s.tokens(1), s.happened("attack")[1]["damage"]) == ([], 2)
    assert sorted(s.table.view(0)["boss"]["tokens_left"]) == sorted([*left, "broken-blade"])


# -- helpers ------------------------------------------------------------------------------


@rule("plosinovka:BOSS-13")
@pytest.mark.parametrize(("roll", "field"), [(0, "A13"), (1, "C14")])
def test_a_helper_comes_onto_a_random_free_enemy_field(
    scenario: Scenarios, roll: int, field: str
) -> None:
    s = scenario(
        """
        +   +   +   +   +
        |         E  ES |
        +---+---+---+---+
        | E  E1 |     D |
        +---+---+---+---+
        """,
        heroes=["urgh", HELD],
        dice="monster coin",
        lowest=TOP,
    )
    s.play("pass", "pass")
    s.roll(CALL, LEAP, roll)
    assert [s.name_of(fact["field"]) for fact in s.happened("comes")] == [field]
    assert s.table.view(0)["figures"][-1]["card"] == "samurai"
    assert s.table.view(0)["figures"][-1]["life"] == 2


@rule("plosinovka:BOSS-13", "plosinovka:TERM-7")
@pytest.mark.parametrize(
    "upper",
    ["| S   S   S   S   E |", "| S   ES  ES        |"],
    ids=["no token", "no field"],
)
def test_without_a_token_or_a_field_no_helper_comes(scenario: Scenarios, upper: str) -> None:
    """The rest of the card is carried out all the same."""
    s = scenario(
        f"""
        +   +   +   +   +   +
        {upper}
        +---+---+---+---+---+
        | 1 |         D     |
        +---+---+---+---+---+
        """,
        heroes=[Hero("urgh", special="coin"), HELD],
        dice="monster coin",
        lowest=TOP,
    )
    before = len(s.table.view(0)["figures"])
    s.play("pass", "pass")
    s.roll(CALL, LEAP)
    assert (s.special(1), s.happened("comes")) == ("blank", [])
    assert len(s.table.view(0)["figures"]) == before


@rule("plosinovka:BOSS-13", "plosinovka:ENEMY-3", "plosinovka:MOVE-2")
def test_helpers_are_enemies(scenario: Scenarios) -> None:
    """A samurai attacks who moves next to it and who leaves, and has loot."""
    s = scenario(
        """
        +   +   +   +   +
        | 1       S | D |
        +---+---+---+---+
        """,
        heroes=["miksy", HELD],
        dice="boot boot sword sword coin",
        lowest=TOP,
    )
    s.play("use boot", "B13")
    assert s.player(1).life == 3
    s.play("use boot", "B14")
    assert s.player(1).life == 2
    s.play("gravity", "use sword", "use sword")
    assert (s.player(1).coins, s.player(1).gems, s.player(1).defeated) == (1, 2, 1)
    s.expect_map("""
        +   +   +   +   +
        |     1     | D |
        +---+---+---+---+
        """)
