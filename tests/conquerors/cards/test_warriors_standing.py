"""The warriors with keywords, and those that are different as long as something holds."""

from __future__ import annotations

import pytest

from tests.conquerors.cards.buying import STOP, bought
from tests.conquerors.cards.warriors import BEAR, HUT, WOLF, ZAP, numbers
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    building,
    card,
    spell,
    trap,
    warrior,
)
from tests.rule import rule

TOWER = building("tower", 6)
TAP = spell("tap", "Deal 1 damage to target building.")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- mossback -----------------------------------------------------------------------------


@rule("conquerors:WORD-8")
def test_mossback_heals_itself_at_the_end_of_your_turn(scenario: Scenarios) -> None:
    s = bought(scenario, "mossback", gold=3, cosmium=2)
    assert numbers(s, "mossback") == (3, 5)
    s = scenario(you=Side(warriors=[card("mossback", damage=2)]), phase="end")
    assert (s.active, numbers(s, "mossback")) == ("foe", (5, 4))
    s = scenario(you=Side(warriors=[card("mossback", damage=1)]), phase="end")
    assert numbers(s, "mossback") == (3, 5)
    s = scenario(you=Side(warriors=[card("mossback", damage=2)]), phase="end", active="foe")
    assert (s.active, numbers(s, "mossback")) == ("you", (5, 3))


def test_mossback_hits_harder_while_it_is_damaged(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["mossback"], hand=[STOP]), foe=Side(warriors=[BEAR]), phase="attack"
    )
    s.play("mossback", "bear")
    assert (s.life("bear"), numbers(s, "mossback")) == (3, (5, 3))
    s = scenario(
        you=Side(warriors=[card("mossback", damage=1)], hand=[STOP]),
        foe=Side(warriors=[BEAR]),
        phase="attack",
    )
    s.play("mossback", "bear")
    assert s.life("bear") == 1
    s = scenario(you=Side(warriors=["medic", card("mossback", damage=1)], cosmium=1, hand=[IDLE]))
    s.play("pay medic", "mossback")
    assert numbers(s, "mossback") == (3, 5)


# -- overclocked mech ---------------------------------------------------------------------


@rule("conquerors:WORD-9")
@EDITIONS
def test_overclocked_mech_wears_itself_out_in_your_turns(scenario: Scenarios, edition: str) -> None:
    s = bought(scenario, "overclocked-mech", gold=2, cosmium=1)
    assert numbers(s, "overclocked-mech") == (4, 4)
    mech = card("overclocked-mech", damage=2)
    s = scenario(you=Side(warriors=[mech]), phase="end", edition=edition)
    assert (s.active, s.life("overclocked-mech")) == ("foe", 1)
    s = scenario(you=Side(warriors=[mech]), phase="end", active="foe", edition=edition)
    assert (s.active, s.life("overclocked-mech")) == ("you", 2)
    mech = card("overclocked-mech", damage=3)
    s = scenario(you=Side(warriors=[mech]), phase="end", edition=edition)
    assert s.junkyard("you") == ["overclocked-mech"]


@rule("conquerors:WORD-9", "conquerors:REACT-1")
def test_overclocked_mech_can_be_saved_from_itself_in_english(scenario: Scenarios) -> None:
    shield = Side(
        warriors=[card("overclocked-mech", damage=3)], hand=["emergency-shield"], cosmium=1
    )
    s = scenario(you=shield, phase="end")
    s.expect("you", "reaction", ["pass", "play emergency-shield"])
    s.play("play emergency-shield", "overclocked-mech")
    assert s.life("overclocked-mech") == 1
    s = scenario(you=shield, phase="end", edition="cs")
    assert s.junkyard("you") == ["overclocked-mech"]


def test_overclocked_mech_cannot_block(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[STOP]),
        foe=Side(warriors=["overclocked-mech", "scout"]),
        phase="attack",
    )
    s.pick("bear")
    s.expect("foe", "block", ["pass", "scout"])
    s.pick("pass")
    assert s.base("foe") == 13
    s = scenario(
        you=Side(warriors=[BEAR], hand=[STOP]),
        foe=Side(warriors=["overclocked-mech"], traps_before_base=["ambush-squad"]),
        phase="attack",
    )
    s.pick("bear")
    assert (s.life("bear"), s.base("foe"), s.junkyard("foe")) == (6, 13, ["ambush-squad"])


# -- leveler ------------------------------------------------------------------------------


def test_leveler_grows_before_four_buildings_of_one_opponent(scenario: Scenarios) -> None:
    s = bought(scenario, "leveler", gold=3, cosmium=1, foe=Side(buildings=[HUT] * 3))
    assert numbers(s, "leveler") == (3, 4)
    s = scenario(
        you=Side(warriors=["leveler"], hand=[STOP]), foe=Side(buildings=[HUT] * 4), phase="attack"
    )
    s.play("leveler", "foe base")
    assert s.base("foe") == 10
    s = scenario(
        you=Side(warriors=["leveler"], buildings=[HUT] * 4, hand=[IDLE]),
        foe=Side(buildings=[HUT] * 2),
        third=Side(buildings=[HUT] * 2),
    )
    assert s.attack("leveler") == 3


def test_leveler_levels_until_three_are_left(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["leveler"], hand=[TAP, IDLE]),
        foe=Side(buildings=[card(HUT, damage=1), *[HUT] * 3]),
    )
    assert s.attack("leveler") == 5
    s.play("play tap", "hut")
    assert (s.junkyard("foe"), s.attack("leveler")) == (["hut"], 3)


# -- burrower -----------------------------------------------------------------------------


def test_burrower_cannot_be_blocked_by_a_larger_army(scenario: Scenarios) -> None:
    s = bought(scenario, "burrower", gold=3, cosmium=2)
    assert numbers(s, "burrower") == (4, 5)
    s = scenario(
        you=Side(warriors=["burrower"], hand=[STOP]),
        foe=Side(warriors=[BEAR, WOLF]),
        phase="attack",
    )
    s.pick("burrower")
    assert (s.base("foe"), s.happened("block")) == (11, [])


def test_burrower_can_be_blocked_by_an_equal_army(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["burrower", WOLF], hand=[STOP]),
        foe=Side(warriors=[BEAR, card(WOLF, name="cub")], buildings=[HUT]),
        phase="attack",
    )
    s.play("burrower", "pass", "foe base")
    s.expect("foe", "block", ["pass", "bear", "cub"])
    s.pick("bear")
    assert (s.life("bear"), s.life("burrower"), s.base("foe")) == (2, 3, 15)


def test_burrower_hides_from_everybody_as_long_as_one_opponent_has_more(
    scenario: Scenarios,
) -> None:
    s = scenario(
        you=Side(warriors=["burrower"], hand=[STOP]),
        foe=Side(warriors=[BEAR]),
        third=Side(warriors=[WOLF, card(WOLF, name="cub")]),
        phase="attack",
    )
    s.play("burrower", "foe base")
    assert s.base("foe") == 11


# -- star lancer --------------------------------------------------------------------------


@rule("conquerors:WORD-6")
def test_star_lancer_is_shielded_while_it_attacks(scenario: Scenarios) -> None:
    s = bought(scenario, "star-lancer", gold=2, cosmium=2)
    assert numbers(s, "star-lancer") == (4, 3)
    s = scenario(
        you=Side(warriors=["star-lancer"], hand=[STOP]), foe=Side(warriors=[WOLF]), phase="attack"
    )
    s.play("star-lancer", "wolf")
    assert (s.life("star-lancer"), s.junkyard("foe")) == (1, ["wolf"])
    bang = trap("bang", "Deal 2 damage to the attacker.")
    s = scenario(
        you=Side(warriors=["star-lancer"], hand=[STOP]),
        foe=Side(traps_before_base=[bang]),
        phase="attack",
    )
    s.pick("star-lancer")
    assert (s.life("star-lancer"), s.base("foe")) == (2, 11)


def test_star_lancer_is_not_when_it_blocks_or_rests(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["star-lancer"]),
        foe=Side(warriors=[BEAR], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("bear", "star-lancer")
    assert s.life("star-lancer") == 1
    s = scenario(you=Side(warriors=["star-lancer"], hand=[ZAP, IDLE]))
    s.pick("play zap")
    assert s.life("star-lancer") == 1


# -- relic guardian -----------------------------------------------------------------------


def test_relic_guardian_needs_a_building_with_6_life(scenario: Scenarios) -> None:
    s = bought(scenario, "relic-guardian", gold=2, cosmium=2, foe=Side(buildings=[TOWER]))
    assert numbers(s, "relic-guardian") == (2, 4)
    s = scenario(
        you=Side(warriors=["relic-guardian"], buildings=[TOWER], hand=[STOP]), phase="attack"
    )
    assert numbers(s, "relic-guardian") == (4, 6)
    s.pick("relic-guardian")
    assert s.base("foe") == 11
    s = scenario(
        you=Side(warriors=["relic-guardian"], buildings=[card(TOWER, damage=1)], hand=[IDLE])
    )
    assert numbers(s, "relic-guardian") == (2, 4)


@rule("conquerors:CARD-6")
def test_relic_guardian_falls_with_the_relic(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[card("relic-guardian", damage=4)], buildings=[TOWER], hand=[TAP, IDLE])
    )
    assert numbers(s, "relic-guardian") == (4, 2)
    s.pick("play tap")
    assert (s.life("tower"), s.planet("you")) == (5, ["tower"])
    assert s.junkyard("you") == ["relic-guardian", "tap"]


# -- trap wraith --------------------------------------------------------------------------

TRAPS = ["quicksand", "alarm-bell", "quicksand"]


def test_trap_wraith_feeds_on_four_traps_in_your_junkyard(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "trap-wraith",
        gold=2,
        cosmium=1,
        you=Side(junkyard=[*TRAPS, "scout"]),
        foe=Side(junkyard=["quicksand"] * 4),
    )
    assert numbers(s, "trap-wraith") == (2, 2)
    s = scenario(
        you=Side(warriors=["trap-wraith"], junkyard=[*TRAPS, "informant"], hand=[STOP]),
        phase="attack",
    )
    assert numbers(s, "trap-wraith") == (4, 4)
    s.pick("trap-wraith")
    assert s.base("foe") == 11


@rule("conquerors:CARD-6")
def test_trap_wraith_dies_when_a_trapback_takes_its_food(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            warriors=[card("trap-wraith", damage=2)],
            junkyard=[*TRAPS, "informant"],
            hand=["reset-the-field", IDLE],
            gold=1,
            cosmium=1,
        )
    )
    assert numbers(s, "trap-wraith") == (4, 2)
    s.play("play reset-the-field", "informant")
    s.pick("pass")
    assert (s.zone("trap-wraith"), s.traps("you base")) == ("junkyard", ["informant"])


# -- spark sentinel -----------------------------------------------------------------------


@rule("conquerors:WORD-6", "conquerors:MAT-5", "conquerors:CARD-7")
def test_spark_sentinel_appears_to_block_behind_its_shield(scenario: Scenarios) -> None:
    s = bought(scenario, "spark-sentinel", gold=1, electricity=1)
    assert numbers(s, "spark-sentinel") == (3, 3)
    s = scenario(
        you=Side(hand=["spark-sentinel"], gold=1, electricity=1),
        foe=Side(warriors=[WOLF], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.pick("wolf")
    s.expect("you", "reaction", ["pass", "play spark-sentinel"])
    s.pick("play spark-sentinel")
    s.expect("you", "block", ["pass", "spark-sentinel"])
    s.pick("spark-sentinel")
    assert (s.life("spark-sentinel"), s.life("wolf"), s.base("you")) == (1, 1, 15)


@rule("conquerors:WORD-6")
def test_spark_sentinel_negates_1_of_each_source_in_each_turn(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[ZAP, card(ZAP, name="second"), IDLE], warriors=["spark-sentinel"]))
    s.play("play zap", "pass", "pass")
    assert s.life("spark-sentinel") == 2
    s.pick("play second")
    assert s.life("spark-sentinel") == 1
    s = scenario(
        you=Side(warriors=["spark-sentinel"]),
        foe=Side(hand=["scout"], gold=1, warriors=["arc-gunner"], cosmium=2),
        active="foe",
    )
    s.play("pay arc-gunner", "spark-sentinel")
    assert s.life("spark-sentinel") == 3


# -- duchess morrow -----------------------------------------------------------------------


@rule("conquerors:WORD-7")
def test_duchess_morrow_gives_your_warriors_final_hit(scenario: Scenarios) -> None:
    s = bought(scenario, "duchess-morrow", gold=3, cosmium=2)
    assert numbers(s, "duchess-morrow") == (4, 5)
    giant = warrior("giant", 6, 20)
    s = scenario(
        you=Side(warriors=["duchess-morrow", WOLF], hand=[STOP]),
        foe=Side(warriors=[giant]),
        phase="attack",
    )
    s.play("wolf", "pass", "giant")
    assert (s.junkyard("you"), s.life("giant")) == (["wolf"], 14)
    s = scenario(
        you=Side(warriors=["duchess-morrow"], hand=[STOP]),
        foe=Side(warriors=[giant]),
        phase="attack",
    )
    s.play("duchess-morrow", "giant")
    assert (s.junkyard("you"), s.life("giant")) == (["duchess-morrow"], 12)


def test_duchess_morrow_gives_it_to_nobody_else(scenario: Scenarios) -> None:
    giant = warrior("giant", 6, 20)
    s = scenario(
        you=Side(warriors=[giant], hand=[STOP]),
        foe=Side(warriors=[WOLF]),
        third=Side(warriors=["duchess-morrow"]),
        phase="attack",
    )
    s.play("giant", "foe base", "wolf")
    assert (s.junkyard("foe"), s.life("giant")) == (["wolf"], 17)


# -- unstable golem -----------------------------------------------------------------------


@rule("conquerors:WORD-9")
def test_unstable_golem_blows_up_all_around(scenario: Scenarios) -> None:
    s = bought(scenario, "unstable-golem", gold=3, cosmium=2)
    assert numbers(s, "unstable-golem") == (7, 6)
    s = scenario(
        you=Side(warriors=[card("unstable-golem", damage=4), BEAR], buildings=[TOWER]),
        foe=Side(warriors=[WOLF], buildings=[HUT, building("tent", 1)]),
        phase="end",
    )
    assert (s.junkyard("you"), s.junkyard("foe")) == (["unstable-golem"], ["tent"])
    assert (s.life("tower"), s.life("hut"), s.life("bear"), s.life("wolf")) == (5, 1, 6, 4)
    assert (s.base("you"), s.base("foe")) == (15, 15)


def test_unstable_golem_wears_out_and_goes_quietly_when_it_does_not_die(
    scenario: Scenarios,
) -> None:
    s = scenario(
        you=Side(warriors=["unstable-golem"], buildings=[TOWER]), phase="end", active="foe"
    )
    assert s.life("unstable-golem") == 6
    s = scenario(you=Side(warriors=["unstable-golem"], buildings=[TOWER]), phase="end")
    assert (s.life("unstable-golem"), s.life("tower")) == (4, 6)
    recall = spell("recall", "Return target warrior to its owner's hand.")
    s = scenario(you=Side(warriors=["unstable-golem"], buildings=[TOWER], hand=[recall, IDLE]))
    s.pick("play recall")
    assert (s.hand("you"), s.life("tower")) == (["idle", "unstable-golem"], 6)
    s = scenario(
        you=Side(
            warriors=[card("unstable-golem", illusion=True, damage=5)],
            buildings=[TOWER],
            hand=[ZAP, IDLE],
        )
    )
    s.pick("play zap")
    assert (s.zone("unstable-golem"), s.life("tower")) == ("gone", 6)
