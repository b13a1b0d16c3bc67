"""More warriors that do something whenever something happens: healing, harm, electricity."""

from __future__ import annotations

from tests.conquerors.cards.buying import STOP, bought
from tests.conquerors.cards.warriors import (
    BEAR,
    HUT,
    RECALL,
    TOWER,
    WOLF,
    ZAP,
    in_any_order,
    numbers,
)
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    building,
    card,
    spell,
    warrior,
)
from tests.rule import rule

# -- caretaker ----------------------------------------------------------------------------


def test_caretaker_earns_gold_for_healed_buildings(scenario: Scenarios) -> None:
    s = bought(scenario, "caretaker", gold=1, cosmium=1)
    assert numbers(s, "caretaker") == (1, 3)
    s = scenario(
        you=Side(
            warriors=["caretaker"],
            buildings=[card("colony-dome", damage=2), TOWER],
            hand=["quick-repairs", IDLE],
            gold=1,
        )
    )
    s.play("play quick-repairs", "colony-dome")
    assert (s.life("colony-dome"), s.stored("you")) == (5, (1, 0, 0))


def test_caretaker_earns_for_selfheal_too(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["caretaker"], buildings=[card("colony-dome", damage=2)]), phase="end"
    )
    assert (s.life("colony-dome"), s.stored("you")) == (4, (1, 0, 0))


def test_caretaker_earns_nothing_for_others_or_when_nothing_was_healed(
    scenario: Scenarios,
) -> None:
    mend = spell("mend", "Heal 1 life on each entity.")
    s = scenario(
        you=Side(
            warriors=[card("caretaker", damage=1)], buildings=[TOWER], base=10, hand=[mend, IDLE]
        ),
        foe=Side(buildings=[card(HUT, damage=1)]),
    )
    s.pick("play mend")
    assert (s.life("hut"), s.life("caretaker"), s.base("you")) == (2, 3, 11)
    assert s.stored("you") == (0, 0, 0)


# -- thornback ----------------------------------------------------------------------------


def test_thornback_stings_who_hits_it(scenario: Scenarios) -> None:
    s = bought(scenario, "thornback", gold=2, cosmium=2)
    assert numbers(s, "thornback") == (2, 5)
    s = scenario(
        you=Side(warriors=["thornback"], hand=[STOP]), foe=Side(warriors=[BEAR]), phase="attack"
    )
    s.play("thornback", "bear")
    assert (s.life("thornback"), s.life("bear")) == (3, 3)
    s = scenario(
        you=Side(warriors=["thornback"]),
        foe=Side(warriors=["arc-gunner"], cosmium=2, hand=[IDLE]),
        active="foe",
    )
    s.play("pay arc-gunner", "thornback")
    assert (s.life("thornback"), s.life("arc-gunner")) == (4, 2)


def test_thornback_stings_with_its_last_breath_and_not_without_damage(
    scenario: Scenarios,
) -> None:
    s = scenario(
        you=Side(warriors=[card("thornback", damage=4)], hand=[STOP]),
        foe=Side(warriors=[BEAR]),
        phase="attack",
    )
    s.play("thornback", "bear")
    assert (s.junkyard("you"), s.life("bear")) == (["thornback"], 3)
    s = scenario(you=Side(warriors=["thornback"]), foe=Side(hand=[ZAP, IDLE]), active="foe")
    s.pick("play zap")
    assert (s.life("thornback"), s.base("foe")) == (3, 15), "a spell cannot be stung"
    s = scenario(
        you=Side(warriors=["thornback"], hand=[STOP]),
        foe=Side(warriors=[warrior("dove", 0, 3)]),
        phase="attack",
    )
    s.play("thornback", "dove")
    assert (s.life("thornback"), s.life("dove")) == (5, 1)


@rule("conquerors:EFF-11")
def test_thornback_against_thornback_ends_with_a_death(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["thornback"], hand=[STOP]),
        foe=Side(warriors=[card("thornback", name="theirs")]),
        phase="attack",
    )
    s.play("thornback", "theirs")
    in_any_order(s)
    assert (s.over, s.phase) == (False, "trap")
    assert (s.junkyard("you"), s.junkyard("foe")) == (["thornback"], ["theirs"])


# -- illusionist --------------------------------------------------------------------------


def test_illusionist_gains_cosmium_whenever_another_warrior_leaves(scenario: Scenarios) -> None:
    s = bought(scenario, "illusionist", gold=1, cosmium=2)
    assert numbers(s, "illusionist") == (2, 3)
    s = scenario(
        you=Side(
            warriors=["illusionist", "scout", "topdecker", card("militia", illusion=True), BEAR],
            hand=[spell("doom", "Destroy each warrior with 3 or less life."), RECALL, IDLE],
        ),
    )
    s.play("play recall", "pass", "bear")
    assert s.stored("you") == (0, 1, 0)
    s.pick("play doom")
    in_any_order(s)
    assert s.stored("you") == (0, 4, 0), "dead, on top of the deck, and disappeared"
    assert s.planet("you") == []


def test_illusionist_does_not_mind_itself_others_or_changed_sides(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["illusionist"], hand=[ZAP, RECALL, IDLE], buildings=[HUT]),
        foe=Side(warriors=["scout"]),
    )
    s.play("play zap", "pass", "scout", "pass")
    assert s.stored("you") == (0, 0, 0)
    s.pick("play recall")
    assert (s.hand("you"), s.stored("you")) == (["idle", "illusionist"], (0, 0, 0))
    s = scenario(
        you=Side(warriors=["illusionist", BEAR]),
        foe=Side(hand=["mutiny", IDLE], gold=2, cosmium=2),
        active="foe",
    )
    s.play("play mutiny", "bear")
    assert (s.controller("bear"), s.stored("you")) == ("foe", (0, 0, 0))


# -- storm conductor ----------------------------------------------------------------------


def test_storm_conductor_strikes_at_random_when_you_gain_electricity(scenario: Scenarios) -> None:
    s = bought(scenario, "storm-conductor", gold=2, cosmium=2)
    assert numbers(s, "storm-conductor") == (2, 4)
    s = scenario(
        you=Side(
            warriors=["storm-conductor"], buildings=["capacitor-bank"], cosmium=2, hand=[IDLE]
        ),
        foe=Side(warriors=["scout", BEAR]),
        third=Side(warriors=[WOLF]),
        rolls=[1],
    )
    s.pick("pay capacitor-bank")
    assert (s.stored("you"), s.life("bear")) == ((0, 0, 1), 5)
    assert (s.life("scout"), s.life("wolf"), s.life("storm-conductor")) == (1, 4, 4)


def test_storm_conductor_strikes_for_mined_electricity(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["storm-conductor"], miners=["dynamo-tender", "gold-miner"]),
        foe=Side(warriors=[BEAR]),
        phase="mining",
        rolls=[0],
    )
    in_any_order(s)
    assert (s.stored("you"), s.life("bear")) == ((1, 0, 1), 5)


def test_storm_conductor_strikes_not_for_gold_nor_lost_electricity_nor_others(
    scenario: Scenarios,
) -> None:
    gift = spell("gift", "Each player gains 1 gold.")
    s = scenario(
        you=Side(warriors=["storm-conductor"], hand=[gift, IDLE]), foe=Side(warriors=[BEAR])
    )
    s.pick("play gift")
    assert s.life("bear") == 6
    volt = spell("volt", "Gain 1 electricity.")
    s = scenario(
        you=Side(warriors=["storm-conductor"], hand=[volt, IDLE], electricity=3),
        foe=Side(warriors=[BEAR]),
    )
    s.pick("play volt")
    assert (s.life("bear"), s.stored("you")) == (6, (0, 0, 3)), "what does not fit is not gained"
    s = scenario(
        you=Side(warriors=["storm-conductor"]),
        foe=Side(warriors=[BEAR], hand=[volt, IDLE]),
        active="foe",
    )
    s.pick("play volt")
    assert (s.life("bear"), s.stored("foe")) == (6, (0, 0, 1))


# -- wrecking crew ------------------------------------------------------------------------


def test_wrecking_crew_damages_every_new_building_of_an_opponent(scenario: Scenarios) -> None:
    s = bought(scenario, "wrecking-crew", gold=2, cosmium=2, foe=Side(buildings=[TOWER]))
    assert (numbers(s, "wrecking-crew"), s.life("tower")) == ((3, 3), 5)
    s = scenario(
        you=Side(warriors=["wrecking-crew"]),
        foe=Side(hand=[TOWER, HUT, building("tent", 1), "scout", IDLE]),
        active="foe",
    )
    s.pick("play tower")
    assert s.life("tower") == 4
    s.pick("play tent")
    assert (s.junkyard("foe"), s.life("tower")) == (["tent"], 4)
    s.pick("play idle")
    assert len(s.happened("damage")) == 2


def test_wrecking_crew_leaves_your_own_buildings_alone(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=["wrecking-crew"], hand=[TOWER, IDLE]))
    s.pick("play tower")
    assert (s.life("tower"), s.happened("damage")) == (5, [])


@rule("conquerors:WIN-1")
def test_wrecking_crew_comes_too_late_for_the_winning_building(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["wrecking-crew"]),
        foe=Side(buildings=[building("city", 25)], hand=[TOWER]),
        active="foe",
    )
    s.pick("play tower")
    assert (s.winners, s.how) == (["foe"], "conquered")


# -- captain velka ------------------------------------------------------------------------


def test_captain_velka_turns_damage_to_bases_into_gold(scenario: Scenarios) -> None:
    s = bought(scenario, "captain-velka", gold=3, cosmium=1)
    assert numbers(s, "captain-velka") == (4, 4)
    s = scenario(
        you=Side(warriors=["captain-velka", BEAR], hand=[STOP]),
        foe=Side(buildings=[TOWER]),
        phase="attack",
    )
    s.play("captain-velka", "bear", "foe base", "tower")
    assert (s.base("foe"), s.life("tower"), s.stored("you")) == (11, 3, (4, 0, 0))
    s = scenario(you=Side(warriors=["captain-velka", BEAR], hand=[STOP]), phase="attack")
    s.play("captain-velka", "bear", "bear")
    assert (s.base("foe"), s.stored("you")) == (9, (6, 0, 0))


def test_captain_velka_gains_what_really_was_dealt_by_warriors_of_yours(
    scenario: Scenarios,
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, "captain-velka"], hand=[STOP]),
        foe=Side(buildings=["command-bulwark"]),
        phase="attack",
    )
    s.play("bear", "pass", "foe base")
    assert (s.base("foe"), s.stored("you")) == (14, (1, 0, 0))
    beam = spell("beam", "Deal 3 damage to target base.")
    s = scenario(you=Side(warriors=["captain-velka"], hand=[beam, IDLE]))
    s.play("play beam", "foe base")
    assert (s.base("foe"), s.stored("you")) == (12, (0, 0, 0))
    s = scenario(
        you=Side(warriors=[card("captain-velka", exhausted=True)]),
        foe=Side(warriors=[BEAR], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.pick("bear")
    assert (s.base("you"), s.stored("you"), s.stored("foe")) == (13, (0, 0, 0), (0, 0, 0))


@rule("conquerors:MAT-3")
def test_captain_velka_loses_what_does_not_fit(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=["captain-velka"], gold=4, hand=[STOP]), phase="attack")
    s.pick("captain-velka")
    assert (s.base("foe"), s.stored("you")) == (11, (6, 0, 0))
