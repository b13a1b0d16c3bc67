"""What cannot be done is refused with its reason, and nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.games.plosinovka.rules.refusals import REASONS
from deskovka.kernel.errors import IllegalPick, IllegalSeat
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "plosinovka.md"
WARES = ["redeemer", "gem-prism", "healing-potion"]
ROOM = """
    +   +   +   +
    |    $1   2 |
    +---+---+---+
    """


def why(s: Scenario, what: str, who: int = 1) -> str | None:
    """The reason; the rule that comes with it is checked against the list."""
    before = s.table.digest()
    found = s.table.explain(who - 1, what)
    assert s.table.digest() == before
    if found is None:
        return None
    assert found == {"reason": found["reason"], "rule": REASONS[found["reason"]]}
    return found["reason"]


@rule("plosinovka:UI-3")
def test_every_reason_names_a_rule_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for cited in REASONS.values():
        assert f"\n- {cited.removeprefix('plosinovka:')} " in page


# -- picks --------------------------------------------------------------------------------


@rule("plosinovka:UI-3")
@pytest.mark.parametrize("pick", [-1, 3, 99, "0", None, 1.0, True])
def test_a_pick_that_is_no_option_is_refused(scenario: Scenarios, pick: object) -> None:
    s = scenario(ROOM, heroes=["urgh", "avys"], dice="coin boot")
    s.expect(1, "action", ["pass", "use boot", "use coin"])
    before = s.table.digest()
    with pytest.raises(IllegalPick, match="choose a whole number from 0 to 2"):
        s.table.apply(pick)
    assert s.table.digest() == before
    s.expect(1, "action", ["pass", "use boot", "use coin"])


@rule("plosinovka:UI-3", "plosinovka:BOSS-14")
def test_nothing_can_be_chosen_after_the_end(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   M |
        +---+---+
        """,
        heroes=["miksy", Hero("avys", inside=True)],
        dice="sword " * 8,
        lowest=3,
    )
    s.play(*["use sword"] * 8)
    before = s.table.digest()
    with pytest.raises(IllegalPick, match="the game is over"):
        s.table.apply(0)
    assert s.table.digest() == before
    assert why(s, "boot") == "over"


# -- who and when -------------------------------------------------------------------------


@rule("plosinovka:UI-3")
def test_only_players_can_ask(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["urgh", "avys"], dice="coin")
    with pytest.raises(IllegalSeat):
        s.table.explain(2, "coin")


@rule("plosinovka:UI-3", "plosinovka:TURN-10")
def test_the_others_cannot_act_in_your_turn(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["urgh", "avys"], dice="coin")
    assert (why(s, "coin"), why(s, "coin", 2)) == (None, "not_your_turn")


@rule("plosinovka:UI-3", "plosinovka:APPEAR-2")
def test_who_is_off_the_map_must_appear_first(scenario: Scenarios) -> None:
    s = scenario(ROOM.replace("1", " "), heroes=["urgh", "avys"], dice="coin boot")
    assert (why(s, "coin"), why(s, "gravity")) == ("off_map", "off_map")


@rule("plosinovka:UI-3", "plosinovka:TURN-6")
def test_what_has_begun_must_be_ended_first(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["urgh", "avys"], dice="coin boot")
    s.play("use boot")
    assert s.kind == "move"
    assert why(s, "coin") == "not_now"
    s.leave()


@rule("plosinovka:UI-3", "plosinovka:TURN-11")
def test_cards_and_abilities_rest_after_a_hundred_actions(scenario: Scenarios) -> None:
    cards = ["redeemer", "dragon-heart", "swift-boots"]
    hero = Hero("miksy", cards=cards, used=["swift-boots"])
    s = scenario(ROOM, heroes=[hero, "avys"], dice="coin coin")
    assert (why(s, "redeemer"), why(s, "hero")) == (None, None)
    s.table.actions = 1000
    s.table.reconsider()
    assert (why(s, "redeemer"), why(s, "hero"), why(s, "coin")) == (
        "too_many_actions",
        "too_many_actions",
        None,
    )
    assert (why(s, "dragon-heart"), why(s, "swift-boots")) == ("only_passive", "is_used")


# -- dice ---------------------------------------------------------------------------------


@rule("plosinovka:UI-3", "plosinovka:TURN-4")
def test_a_symbol_needs_a_die_and_something_to_do(scenario: Scenarios) -> None:
    """There is no enemy on the map; urgh's star is a sword or a monster."""
    s = scenario(ROOM, heroes=[Hero("urgh", special="sword"), "avys"], dice="coin sword star boot")
    s.expect(1, "action", ["pass", "use boot", "use coin"])
    assert [why(s, what) for what in ("boot", "sword", "coin", "monster", "star", "special")] == [
        None,
        "no_use",
        None,
        "no_die",
        "no_use",
        "no_use",
    ]


@rule("plosinovka:UI-3", "plosinovka:SPECIAL-1")
def test_a_blank_special_die_has_nothing_to_use(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["urgh", "avys"], dice="coin")
    assert why(s, "special") == "no_die"
    t = scenario(ROOM, heroes=[Hero("urgh", special="coin"), "avys"], dice="sword")
    assert (why(t, "special"), why(t, "coin")) == (None, "no_die")


@rule("plosinovka:UI-3", "plosinovka:GRAV-6")
def test_gravity_needs_somebody_who_falls(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["urgh", "avys"], dice="coin boot")
    assert why(s, "gravity") == "nobody_falls"
    s.play("use boot", "B2")
    assert why(s, "gravity") is None


@rule("plosinovka:UI-3", "plosinovka:ITEM-1")
def test_what_an_event_forbids_is_forbidden(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | Z   1 |
        +   +---+
        |       |
        +---+---+
        """,
        heroes=["urgh"],
        dice="coin",
        event="weightlessness",
    )
    assert why(s, "gravity") == "forbidden"


# -- the hero's ability -------------------------------------------------------------------


@rule("plosinovka:UI-3", "plosinovka:TURN-6")
def test_abilities_are_used_once_a_turn_if_at_all(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=["urgh", "avys"], dice="coin")
    assert why(s, "hero") == "only_passive"
    t = scenario(ROOM, heroes=["miksy", "avys"], dice="coin coin", rolls=["coin", "coin"])
    assert why(t, "hero") is None
    t.play("hero")
    assert why(t, "hero") == "is_used"
    u = scenario(ROOM, heroes=[Hero("miksy", coins=2), "avys"], dice="coin", shop=WARES)
    u.play("use coin")
    assert why(u, "hero") == "no_use"  # no die is left to roll anew


# -- cards --------------------------------------------------------------------------------


@rule("plosinovka:UI-3", "plosinovka:BUY-1")
def test_wares_need_a_merchant_coins_and_leave_to_buy(scenario: Scenarios) -> None:
    s = scenario(ROOM, heroes=[Hero("urgh", coins=3), "avys"], dice="boot coin", shop=WARES)
    assert [why(s, ware) for ware in WARES] == [None, "too_dear", None]
    assert (why(s, "chain-mail"), why(s, "zombie")) == ("not_for_sale", "not_for_sale")
    assert why(s, "no-such-card") == "unknown"
    s.play("use boot", "A1")
    assert [why(s, ware) for ware in WARES] == ["no_merchant", "no_merchant", "no_merchant"]
    dishonoured = Hero("urgh", coins=9, tokens=["dishonour"])
    t = scenario(ROOM, heroes=[dishonoured, "avys"], dice="coin", shop=WARES, boss="banzai")
    assert [why(t, ware) for ware in WARES] == ["forbidden", "forbidden", "forbidden"]


@rule("plosinovka:UI-3", "plosinovka:ITEM-1")
def test_cards_are_used_once_if_they_are_to_use_and_would_do_something(
    scenario: Scenarios,
) -> None:
    cards = ["redeemer", "chain-mail", "healing-herbs"]
    s = scenario(ROOM, heroes=[Hero("urgh", cards=cards), "avys"], dice="coin")
    assert [why(s, card) for card in cards] == [None, "only_passive", "no_use"]
    s.play("card redeemer")
    assert why(s, "redeemer") == "is_used"


@rule("plosinovka:UI-3", "plosinovka:ART-1")
def test_an_artifact_is_taken_by_its_condition(scenario: Scenarios) -> None:
    s = scenario(
        ROOM.replace("1", " "),
        heroes=["urgh", Hero("avys", cards=["bullys-belt"])],
        dice="coin",
        artifacts=["bullys-belt", "wings-of-icarus"],
    )
    assert (why(s, "bullys-belt"), why(s, "wings-of-icarus")) == ("another_has", "nobody_has")
    assert why(s, "wings-of-icarus", 2) == "nobody_has"
    assert why(s, "bullys-belt", 2) == "not_your_turn"
    s.leave()


@rule("plosinovka:UI-3", "plosinovka:ITEM-1")
def test_what_only_works_by_itself_says_so_at_any_time(scenario: Scenarios) -> None:
    heroes = ["urgh", Hero("avys", cards=["chain-mail"], tokens=["dishonour"])]
    s = scenario(ROOM, heroes=heroes, dice="coin boot", boss="banzai")
    s.play("use boot")
    assert s.kind == "move"
    assert [why(s, what, 2) for what in ("chain-mail", "dishonour")] == ["only_passive"] * 2
    assert why(s, "hero") == "only_passive"
    s.leave()
