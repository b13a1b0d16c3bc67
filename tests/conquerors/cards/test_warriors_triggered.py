"""The warriors that do something whenever something happens."""

from __future__ import annotations

from tests.conquerors.cards.buying import STOP, bought
from tests.conquerors.cards.warriors import (
    BEAR,
    HUT,
    RECALL,
    SNARE,
    TOWER,
    WOLF,
    WRECK,
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
    trap,
)
from tests.rule import rule

# -- looter -------------------------------------------------------------------------------


def test_looter_draws_when_an_opponents_building_falls(scenario: Scenarios) -> None:
    s = bought(scenario, "looter", gold=2, cosmium=1)
    assert numbers(s, "looter") == (3, 2)
    s = scenario(
        you=Side(warriors=["looter"], top=["scout", "militia"], hand=[STOP]),
        foe=Side(buildings=[HUT]),
        phase="attack",
    )
    s.play("looter", "hut")
    assert (s.junkyard("foe"), s.hand("you")) == (["hut"], ["stop", "scout", "militia"])


def test_looter_does_not_loot_at_home_nor_what_was_only_lifted(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=["looter"], buildings=[HUT], hand=[WRECK, IDLE]))
    s.pick("play wreck")
    assert (s.junkyard("you"), s.hand("you")) == (["hut", "wreck"], ["idle"])
    lift = spell("lift", "Return target building to its owner's hand.")
    s = scenario(you=Side(warriors=["looter"], hand=[lift, IDLE]), foe=Side(buildings=[HUT]))
    s.pick("play lift")
    assert (s.hand("foe"), s.hand("you")) == (["hut"], ["idle"])
    s = scenario(you=Side(warriors=["looter"], hand=[ZAP, IDLE]), foe=Side(warriors=["scout"]))
    s.play("play zap", "scout")
    assert s.hand("you") == ["idle"]


# -- null priest --------------------------------------------------------------------------


def test_null_priest_gains_cosmium_from_opponents_spells(scenario: Scenarios) -> None:
    s = bought(scenario, "null-priest", gold=1, cosmium=2)
    assert numbers(s, "null-priest") == (2, 3)
    spark = spell("spark", "Gain 1 gold.")
    s = scenario(you=Side(warriors=["null-priest"]), foe=Side(hand=[spark, IDLE]), active="foe")
    s.pick("play spark")
    assert (s.stored("you"), s.stored("foe")) == ((0, 1, 0), (1, 0, 0))
    s.pick("play idle")
    assert s.stored("you") == (0, 1, 0)


def test_null_priest_gains_from_countered_spells_but_not_from_yours(scenario: Scenarios) -> None:
    spark = spell("spark", "Gain 1 gold.")
    s = scenario(
        you=Side(warriors=["null-priest"], hand=["signal-jam"], cosmium=2),
        foe=Side(hand=[spark, IDLE]),
        active="foe",
    )
    s.play("play spark", "play signal-jam")
    assert (s.stored("you"), s.stored("foe")) == ((0, 1, 0), (0, 0, 0))
    s = scenario(you=Side(warriors=["null-priest"], hand=[spark, IDLE]))
    s.pick("play spark")
    assert s.stored("you") == (1, 0, 0)


# -- standard bearer ----------------------------------------------------------------------


def test_standard_bearer_spurs_another_warrior_for_the_attack(scenario: Scenarios) -> None:
    s = bought(scenario, "standard-bearer", gold=2, cosmium=1)
    assert numbers(s, "standard-bearer") == (1, 3)
    s = scenario(
        you=Side(warriors=["standard-bearer", BEAR, WOLF], hand=[STOP]),
        foe=Side(warriors=["scout"]),
        phase="attack",
    )
    s.expect("you", "target", ["bear", "wolf"])
    s.pick("wolf")
    s.expect("you", "attacker", ["pass", "standard-bearer", "bear", "wolf"])
    s.play("wolf", "pass", "pass")
    assert (s.attack("wolf"), s.base("foe")) == (5, 10)
    s.pick("pass")
    assert (s.active, s.attack("wolf")) == ("foe", 3)


@rule("conquerors:EFF-3")
def test_standard_bearer_alone_or_in_an_opponents_turn(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=["standard-bearer"], hand=[STOP]), phase="attack")
    s.expect("you", "attacker", ["pass", "standard-bearer"])
    s = scenario(
        you=Side(warriors=["standard-bearer", BEAR]),
        foe=Side(warriors=[WOLF]),
        phase="attack",
        active="foe",
    )
    s.expect("foe", "attacker", ["pass", "wolf"])
    assert (s.attack("bear"), s.attack("wolf")) == (2, 3)


# -- grave robber -------------------------------------------------------------------------


def test_grave_robber_gains_gold_when_opponents_warriors_die(scenario: Scenarios) -> None:
    s = bought(scenario, "grave-robber", gold=1, cosmium=1)
    assert numbers(s, "grave-robber") == (2, 2)
    blast = spell("blast", "Deal 2 damage to each warrior.")
    s = scenario(
        you=Side(warriors=["grave-robber", "militia", "scout"], hand=[blast, IDLE]),
        foe=Side(warriors=["looter"]),
        third=Side(warriors=["ember-veteran", BEAR]),
    )
    s.pick("play blast")
    in_any_order(s)
    assert s.stored("you") == (2, 0, 0), "also for those who die together with it"
    assert s.planet("you") == ["militia"]


def test_grave_robber_gains_nothing_from_your_dead_nor_the_returned(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["grave-robber", "scout"], hand=[ZAP, RECALL, IDLE]),
        foe=Side(warriors=["militia"]),
    )
    s.play("play zap", "pass", "scout", "pass")
    assert (s.junkyard("you"), s.stored("you")) == (["scout", "zap"], (0, 0, 0))
    s.play("play recall", "militia")
    assert (s.hand("foe"), s.stored("you")) == (["militia"], (0, 0, 0))


# -- daredevil ----------------------------------------------------------------------------


def test_daredevil_draws_for_each_trap_that_goes_off(scenario: Scenarios) -> None:
    s = bought(scenario, "daredevil", gold=2, cosmium=1)
    assert numbers(s, "daredevil") == (2, 3)
    bang = trap("bang", "Deal 1 damage to the attacker.")
    s = scenario(
        you=Side(warriors=["daredevil", BEAR], deck=["scout", "militia", "looter", "gambler"]),
        foe=Side(traps_before_base=[bang, card(bang, name="second")]),
        phase="attack",
        active="you",
    )
    s.play("bear", "pass")
    assert s.hand("you") == ["scout", "militia", "looter"], "two, and that of the trap phase"
    assert (s.life("bear"), s.base("foe")) == (4, 13)


def test_daredevil_does_not_draw_for_your_own_traps(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["daredevil"], traps_before_base=[trap("dud")]),
        foe=Side(warriors=[BEAR], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("bear", "pass")
    assert (s.junkyard("you"), s.hand("you")) == (["dud"], [])
    s = scenario(
        you=Side(warriors=["daredevil"], hand=[WRECK, IDLE]),
        foe=Side(buildings=[card(HUT, traps=[SNARE])]),
    )
    s.pick("play wreck")
    assert s.junkyard("foe") == ["snare", "hut"]
    assert s.hand("you") == ["idle"], "a trap that was never activated"


# -- ram rider ----------------------------------------------------------------------------


def test_ram_rider_rams_the_strongest_building_when_blocked(scenario: Scenarios) -> None:
    s = bought(scenario, "ram-rider", gold=3, cosmium=1)
    assert numbers(s, "ram-rider") == (3, 4)
    s = scenario(
        you=Side(warriors=["ram-rider"], buildings=[building("mine", 9)], hand=[STOP]),
        foe=Side(warriors=[BEAR], buildings=[TOWER, HUT, card(TOWER, name="keep")]),
        phase="attack",
    )
    s.play("ram-rider", "foe base", "bear")
    s.expect("you", "target", ["tower", "keep"])
    s.pick("keep")
    assert (s.life("tower"), s.life("keep"), s.life("hut"), s.life("mine")) == (5, 3, 2, 9)
    assert (s.life("ram-rider"), s.life("bear"), s.base("foe")) == (2, 3, 15)


def test_ram_rider_unblocked_or_without_buildings_to_ram(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["ram-rider"], hand=[STOP]),
        foe=Side(warriors=[BEAR], buildings=[TOWER]),
        phase="attack",
    )
    s.play("ram-rider", "foe base", "pass")
    assert (s.life("tower"), s.base("foe")) == (5, 12)
    s = scenario(
        you=Side(warriors=["ram-rider"], buildings=[TOWER], hand=[STOP]),
        foe=Side(warriors=[BEAR]),
        phase="attack",
    )
    s.play("ram-rider", "bear")
    assert (s.life("tower"), s.life("ram-rider")) == (5, 2)
    s = scenario(
        you=Side(warriors=["ram-rider"]),
        foe=Side(warriors=[BEAR], buildings=[TOWER], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("bear", "ram-rider")
    assert s.life("tower") == 5, "blocking is not being blocked"
