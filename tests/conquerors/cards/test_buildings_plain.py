"""Buildings with one star, and those with two that mind their own side."""

from __future__ import annotations

import pytest

from tests.conquerors.cards.buying import STOP, bought
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    building,
    card,
    spell,
    warrior,
)

BEAR = warrior("bear", 2, 3)
TOWER = building("tower", 9)
SHED = building("shed", 4)
RAZE = spell("raze", "Destroy target building.")
PRICK = spell("prick", "Deal 1 damage to target building.")
LIFT = spell("lift", "Return target building to its owner's hand.")
SPARK = spell("spark", "Gain 1 gold.")
PUMP = building("pump", 3, "1 cosmium - Gain 1 gold.")


# -- one star -----------------------------------------------------------------------------


def test_gold_mine_mines_at_the_start_of_your_turn(scenario: Scenarios) -> None:
    s = bought(scenario, "gold-mine", gold=2, cosmium=1)
    assert (s.life("gold-mine"), s.stored("you")) == (3, (0, 0, 0))
    s = scenario(you=Side(buildings=["gold-mine"]), phase="start")
    assert (s.phase, s.stored("you")) == ("kuk", (1, 0, 0))


def test_gold_mine_rests_in_the_mining_phase_and_in_other_turns(scenario: Scenarios) -> None:
    s = scenario(you=Side(buildings=["gold-mine"]), phase="mining")
    assert (s.phase, s.stored("you")) == ("kuk", (0, 0, 0))
    s = scenario(you=Side(buildings=["gold-mine"]), phase="start", active="foe")
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 0), (0, 0, 0))


def test_colony_dome_heals_itself(scenario: Scenarios) -> None:
    assert bought(scenario, "colony-dome", gold=1, cosmium=2).life("colony-dome") == 5
    s = scenario(you=Side(buildings=[card("colony-dome", damage=2)]), phase="end")
    assert (s.active, s.life("colony-dome")) == ("foe", 4)
    s.to("kuk", "you")
    assert s.life("colony-dome") == 4
    s.to("kuk", "foe")
    assert s.life("colony-dome") == 5
    s.to("kuk", "you")
    s.to("kuk", "foe")
    assert s.life("colony-dome") == 5


def test_stone_rampart_shields_itself_from_each_source(scenario: Scenarios) -> None:
    assert bought(scenario, "stone-rampart", gold=2, cosmium=2).life("stone-rampart") == 6
    s = scenario(
        you=Side(warriors=[BEAR, "scout"], hand=[PRICK, STOP]),
        foe=Side(buildings=["stone-rampart"]),
    )
    s.pick("play prick")
    assert s.life("stone-rampart") == 6
    s.play("bear", "scout", "stone-rampart", "stone-rampart", "bear")
    assert s.life("stone-rampart") == 5


def test_mud_hut_leaves_a_card_behind(scenario: Scenarios) -> None:
    s = bought(scenario, "mud-hut", gold=1, cosmium=1, you=Side(hand=[RAZE], top=["scout"]))
    assert s.life("mud-hut") == 2
    s.pick("play raze")
    assert (s.hand("you"), s.junkyard("you")) == (["idle", "scout"], ["mud-hut", "raze"])


def test_mud_hut_gives_nothing_when_it_is_lifted_or_hurt(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[LIFT, PRICK, IDLE]),
        foe=Side(buildings=["mud-hut"], top=["scout"]),
    )
    s.pick("play prick")
    s.pass_reactions()
    assert (s.life("mud-hut"), s.hand("foe")) == (1, [])
    s.pick("play lift")
    assert s.hand("foe") == ["mud-hut"]


def test_scaffold_city_falls_apart(scenario: Scenarios) -> None:
    assert bought(scenario, "scaffold-city", gold=2, cosmium=1).life("scaffold-city") == 6
    s = scenario(you=Side(buildings=[card("scaffold-city", damage=4)]), phase="end")
    assert s.life("scaffold-city") == 1
    s.to("kuk", "you")
    assert s.life("scaffold-city") == 1
    s.to("kuk", "foe")
    assert s.junkyard("you") == ["scaffold-city"]


def test_warehouse_holds_more_for_you(scenario: Scenarios) -> None:
    s = bought(scenario, "warehouse", gold=1, cosmium=2)
    assert (s.life("warehouse"), s.maxima("you"), s.maxima("foe")) == (4, (9, 9, 3), (6, 6, 3))


def test_warehouse_spills_when_it_falls(scenario: Scenarios) -> None:
    s = scenario(you=Side(buildings=["warehouse"], gold=9, cosmium=7, hand=[RAZE, IDLE]))
    assert s.stored("you") == (9, 7, 0)
    s.pick("play raze")
    assert (s.maxima("you"), s.stored("you")) == ((6, 6, 3), (6, 6, 0))


def test_storm_spire_brings_electricity(scenario: Scenarios) -> None:
    s = bought(scenario, "storm-spire", gold=2, cosmium=2, foe=Side(electricity=1))
    assert (s.life("storm-spire"), s.stored("you"), s.stored("foe")) == (5, (0, 0, 1), (0, 0, 1))
    s = scenario(you=Side(hand=["storm-spire", IDLE], gold=2, cosmium=2, electricity=3))
    s.pick("play storm-spire")
    assert s.stored("you") == (0, 0, 3)


# -- two stars ----------------------------------------------------------------------------


def test_listening_post_looks_at_every_hand(scenario: Scenarios) -> None:
    assert bought(scenario, "listening-post", gold=1, cosmium=2).life("listening-post") == 5
    s = scenario(
        you=Side(hand=["listening-post", IDLE], gold=1, cosmium=2),
        foe=Side(hand=["scout"]),
        third=Side(hand=["militia", "mud-hut"]),
    )
    s.pick("play listening-post")
    assert (s.knowers("scout"), s.knowers("idle")) == (["you", "foe"], ["you"])
    assert (s.knowers("militia"), s.knowers("mud-hut")) == (["you", "third"], ["you", "third"])


def test_listening_post_hears_opponents_pay(scenario: Scenarios) -> None:
    s = scenario(
        edition="cs",
        you=Side(buildings=["listening-post", PUMP], cosmium=1, top=["scout"], hand=[IDLE]),
        foe=Side(buildings=[card(PUMP, name="theirs")], cosmium=1),
    )
    s.pick("pay pump")
    s.expect("foe", "reaction", ["pass", "pay theirs"])
    s.pick("pay theirs")
    assert s.hand("you") == ["idle", "scout"]
    assert (s.stored("you"), s.stored("foe")) == ((1, 0, 0), (1, 0, 0))


def test_greenhouse_heals_another_building_of_yours(scenario: Scenarios) -> None:
    assert bought(scenario, "greenhouse", gold=1, cosmium=2).life("greenhouse") == 6
    hurt = [card("greenhouse", damage=3), card(TOWER, damage=4), card(SHED, damage=1)]
    s = scenario(you=Side(buildings=hurt), foe=Side(buildings=["mud-hut"]), phase="end")
    s.expect("you", "target", ["tower", "shed"])
    s.pick("tower")
    assert (s.life("tower"), s.life("shed"), s.life("greenhouse")) == (7, 3, 3)
    s.to("kuk", "you")
    assert s.life("tower") == 7


def test_greenhouse_alone_heals_nobody(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(buildings=[card("greenhouse", damage=3)], base=9),
        foe=Side(buildings=[card("mud-hut", damage=1)]),
        phase="end",
    )
    assert (s.life("greenhouse"), s.base("you"), s.life("mud-hut")) == (3, 9, 1)


def test_capacitor_bank_turns_cosmium_into_electricity(scenario: Scenarios) -> None:
    assert bought(scenario, "capacitor-bank", gold=2, cosmium=2).life("capacitor-bank") == 5
    s = scenario(you=Side(buildings=["capacitor-bank"], cosmium=5, made=1, hand=[IDLE]))
    s.expect("you", "main", ["pass", "play idle", "pay capacitor-bank"])
    s.pick("pay capacitor-bank")
    assert (s.stored("you"), s.used("capacitor-bank")) == ((0, 3, 1), True)
    s.expect("you", "main", ["pass", "play idle"])


def test_capacitor_bank_works_in_your_main_phase_only(scenario: Scenarios) -> None:
    s = scenario(you=Side(buildings=["capacitor-bank"], cosmium=2, hand=[SPARK, IDLE]))
    s.pick("play idle")
    s.expect("you", "reaction", ["pass", "play spark"])
    s.pick("pass")
    s = scenario(you=Side(buildings=["capacitor-bank"], cosmium=2), active="foe")
    assert (s.active, s.stored("you")) == ("you", (0, 2, 0))
    s = scenario(you=Side(buildings=["capacitor-bank"], cosmium=1, hand=[IDLE]))
    s.expect("you", "main", ["pass", "play idle"])


def test_trap_workshop_draws_for_your_traps(scenario: Scenarios) -> None:
    assert bought(scenario, "trap-workshop", gold=2, cosmium=2).life("trap-workshop") == 5
    s = scenario(
        you=Side(warriors=[BEAR], hand=[STOP], buildings=["trap-workshop"], deck=["militia"] * 9),
        foe=Side(
            traps_before_base=["rust-spores", "quicksand"],
            buildings=[card("trap-workshop", name="theirs")],
            top=["scout", "mud-hut"],
        ),
        phase="attack",
    )
    s.play("bear", "foe base")
    assert s.hand("foe") == ["scout", "mud-hut"]
    assert s.hand("you") == ["stop", "militia"]  # drawn in the trap phase


def test_archive_of_maps_lets_you_kuk(scenario: Scenarios) -> None:
    assert bought(scenario, "archive-of-maps", gold=2, cosmium=2).life("archive-of-maps") == 6
    s = scenario(
        you=Side(
            buildings=["archive-of-maps"],
            cosmium=5,
            made=1,
            top=["scout", "militia"],
            hand=[IDLE],
        )
    )
    s.pick("pay archive-of-maps")
    s.expect("you", "kuk", ["pass", "scout"])
    s.pick("scout")
    assert (s.hand("you"), s.deck("you")[-1]) == (["idle", "militia"], "scout")
    assert s.stored("you") == (0, 3, 0)
    s.expect("you", "main", ["pass", "play idle"])


def test_archive_of_maps_is_open_in_other_turns_once(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(buildings=["archive-of-maps"], cosmium=4, top=["scout"]),
        foe=Side(hand=[IDLE, card(IDLE, name="more")]),
        active="foe",
    )
    s.pick("play idle")
    s.expect("you", "reaction", ["pass", "pay archive-of-maps"])
    s.play("pay archive-of-maps", "pass")
    assert (s.hand("you"), s.used("archive-of-maps")) == (["scout"], True)
    assert (s.planet("foe"), s.stored("you")) == (["idle"], (0, 2, 0))


def test_archive_of_maps_costs_two_cosmium(scenario: Scenarios) -> None:
    s = scenario(you=Side(buildings=["archive-of-maps"], cosmium=1, hand=[IDLE]))
    s.expect("you", "main", ["pass", "play idle"])


def test_field_hospital_heals_your_warriors(scenario: Scenarios) -> None:
    assert bought(scenario, "field-hospital", gold=1, cosmium=2).life("field-hospital") == 5
    s = scenario(
        you=Side(
            buildings=[card("field-hospital", damage=2)],
            warriors=[card(BEAR, damage=2), card("mossback", damage=4)],
        ),
        foe=Side(warriors=[card("militia", damage=2)]),
        phase="end",
    )
    assert (s.life("bear"), s.life("mossback"), s.life("field-hospital")) == (2, 3, 3)
    assert s.life("militia") == 1
    s.to("kuk", "you")
    assert (s.life("bear"), s.life("militia")) == (2, 1)


def test_war_academy_trains_three_warriors(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "war-academy",
        gold=2,
        cosmium=2,
        you=Side(warriors=[BEAR, "militia"], hand=[warrior("pup", 0, 1)]),
        foe=Side(warriors=["looter", "scout", "dust-runner"]),
    )
    assert (s.life("war-academy"), s.attack("bear"), s.life("bear")) == (4, 2, 3)
    s.pick("play pup")
    assert (s.attack("bear"), s.life("bear"), s.attack("pup"), s.life("pup")) == (3, 4, 1, 2)
    assert (s.attack("looter"), s.life("looter")) == (3, 2)


def test_war_academy_needs_all_three(scenario: Scenarios) -> None:
    """With the third of them the life of the others goes, too."""
    shoot = spell("shoot", "Destroy target warrior.")
    s = scenario(
        you=Side(
            buildings=["war-academy"],
            warriors=[card(BEAR, damage=3), "militia", "looter"],
            hand=[shoot, IDLE],
        )
    )
    assert (s.life("bear"), s.attack("looter")) == (1, 4)
    s.play("play shoot", "militia")
    assert (s.junkyard("you"), s.attack("looter")) == (["militia", "bear", "shoot"], 3)


# -- in front of the base -----------------------------------------------------------------


def test_blast_shelter_falls_for_the_base(scenario: Scenarios) -> None:
    assert bought(scenario, "blast-shelter", gold=1, cosmium=2).life("blast-shelter") == 4
    s = scenario(
        you=Side(warriors=[BEAR, "scout"], hand=[STOP]),
        foe=Side(buildings=["blast-shelter"]),
        phase="attack",
    )
    s.play("bear", "scout", "foe base", "foe base", "bear")
    s.expect("foe", "may", ["pass", "yes"])
    s.pick("yes")
    assert (s.junkyard("foe"), s.base("foe")) == (["blast-shelter"], 14)


def test_blast_shelter_may_stay(scenario: Scenarios) -> None:
    strike = spell("strike", "Deal 3 damage to target base.")
    s = scenario(you=Side(hand=[strike, IDLE]), foe=Side(buildings=["blast-shelter"]))
    s.play("play strike", "foe base")
    s.expect("foe", "may", ["pass", "yes"])
    s.pick("pass")
    assert (s.planet("foe"), s.base("foe")) == (["blast-shelter"], 12)


@pytest.mark.parametrize("target", ["blast-shelter", "you base"])
def test_blast_shelter_minds_your_base_only(scenario: Scenarios, target: str) -> None:
    strike = spell("strike", "Deal 2 damage to target entity.")
    s = scenario(you=Side(hand=[strike, IDLE]), foe=Side(buildings=["blast-shelter"]))
    s.play("play strike", target)
    s.expect("you", "main", ["pass", "play idle"])
    assert s.life(target) in (2, 13)
