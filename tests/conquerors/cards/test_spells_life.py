"""Spells about life: damage, healing, protection, destruction."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.conquerors.cards.casting import cast
from tests.conquerors.scenario import (
    IDLE,
    Scenario,
    Scenarios,
    Side,
    building,
    card,
    spell,
    trap,
    warrior,
)

BEAR = warrior("bear", 2, 3)
OX = warrior("ox", 5, 5)
TOWER = building("tower", 9)
SHED = building("shed", 4)
STRIKE = spell("strike", "Deal 3 damage to target entity.")
STOP = trap("stop")


def expect_refused(
    scenario: Scenarios, ident: str, you: Side | None = None, foe: Side | None = None
) -> None:
    """Rich as you are, there is nothing to aim it at."""
    rich = replace(you or Side(), hand=[ident, IDLE], gold=6, cosmium=6, electricity=3, made=1)
    scenario(you=rich, foe=foe).expect("you", "main", ["pass", "play idle"])


# -- damage -------------------------------------------------------------------------------


def test_laser_shot_hits_a_warrior(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "laser-shot",
        gold=1,
        cosmium=1,
        you=Side(warriors=[BEAR], buildings=[SHED]),
        foe=Side(warriors=["militia"], buildings=[TOWER]),
    )
    s.expect("you", "target", ["bear", "militia"])
    s.pick("militia")
    assert (s.life("militia"), s.junkyard("you")) == (1, ["laser-shot"])


def test_laser_shot_needs_a_warrior(scenario: Scenarios) -> None:
    expect_refused(scenario, "laser-shot", foe=Side(buildings=[TOWER]))


def test_laser_shot_stops_an_attacker_in_time(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["dust-runner"], hand=[STOP]),
        foe=Side(hand=["laser-shot"], gold=1, cosmium=1),
        phase="attack",
    )
    s.pick("dust-runner")
    s.expect("foe", "reaction", ["pass", "play laser-shot"])
    s.pick("play laser-shot")
    assert (s.junkyard("you"), s.base("foe")) == (["dust-runner"], 15)


def test_chain_lightning_hits_up_to_two(scenario: Scenarios) -> None:
    foe = Side(warriors=["militia", OX])
    s = cast(
        scenario, "chain-lightning", cosmium=1, electricity=1, you=Side(warriors=[BEAR]), foe=foe
    )
    s.expect("you", "target", ["pass", "bear", "militia", "ox"])
    s.pick("ox")
    s.expect("you", "target", ["pass", "bear", "militia"])
    s.pick("militia")
    assert (s.life("bear"), s.life("militia"), s.life("ox")) == (3, 1, 3)
    s = cast(scenario, "chain-lightning", cosmium=1, electricity=1, foe=foe)
    s.play("militia", "pass")
    assert (s.life("militia"), s.life("ox")) == (1, 5)


def test_chain_lightning_may_hit_nobody(scenario: Scenarios) -> None:
    s = cast(scenario, "chain-lightning", cosmium=1, electricity=1, foe=Side(warriors=[OX]))
    s.pick("pass")
    assert (s.life("ox"), s.junkyard("you")) == (5, ["chain-lightning"])


def test_orbital_strike_hits_any_entity(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "orbital-strike",
        gold=2,
        electricity=1,
        you=Side(warriors=[BEAR], miners=["gold-miner"]),
        foe=Side(buildings=[card(TOWER, traps=["quicksand"])]),
    )
    s.expect("you", "target", ["bear", "you base", "tower", "foe base"])
    s.pick("foe base")
    assert (s.base("foe"), s.life("tower")) == (12, 9)


def test_orbital_strike_can_win(scenario: Scenarios) -> None:
    s = cast(scenario, "orbital-strike", gold=2, electricity=1, foe=Side(base=3))
    s.pick("foe base")
    assert (s.over, s.winners) == (True, ["you"])


def test_data_storm_counts_your_hand(scenario: Scenarios) -> None:
    """The spell itself is not in the hand any more, the card it draws not yet."""
    s = cast(
        scenario,
        "data-storm",
        cosmium=1,
        electricity=1,
        you=Side(hand=["militia", "scout"], top=["mud-hut"]),
        foe=Side(warriors=[OX, BEAR], hand=["scout"] * 5),
    )
    s.expect("you", "target", ["ox", "bear"])
    s.pick("ox")
    assert (s.life("ox"), s.life("bear")) == (2, 3)
    assert s.hand("you") == ["militia", "scout", "idle", "mud-hut"]


def test_data_storm_with_an_empty_hand_draws_only(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["data-storm"], top=[IDLE], cosmium=1, electricity=1),
        foe=Side(warriors=[OX]),
    )
    s.pick("play data-storm")
    assert (s.life("ox"), s.hand("you")) == (5, ["idle"])


def test_data_storm_needs_a_warrior(scenario: Scenarios) -> None:
    expect_refused(scenario, "data-storm")


def test_bombardment_hits_an_undamaged_building(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "bombardment",
        gold=2,
        cosmium=1,
        you=Side(buildings=[SHED]),
        foe=Side(buildings=[TOWER, card("stone-rampart", damage=1)], warriors=[BEAR]),
    )
    s.expect("you", "target", ["shed", "tower"])
    s.pick("tower")
    assert s.life("tower") == 5


def test_bombardment_needs_an_undamaged_building(scenario: Scenarios) -> None:
    expect_refused(
        scenario, "bombardment", foe=Side(buildings=[card(TOWER, damage=1)], warriors=[BEAR])
    )


# -- healing and protection ---------------------------------------------------------------


def test_quick_repairs_heals_a_building(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "quick-repairs",
        gold=1,
        you=Side(buildings=[card(TOWER, damage=5), card(SHED, damage=2)], base=9),
        foe=Side(buildings=["mud-hut"], warriors=[BEAR]),
    )
    s.expect("you", "target", ["tower", "shed", "mud-hut"])
    s.pick("tower")
    assert (s.life("tower"), s.life("shed"), s.base("you")) == (7, 2, 9)


def test_quick_repairs_never_heals_above_the_maximum(scenario: Scenarios) -> None:
    s = cast(scenario, "quick-repairs", gold=1, you=Side(buildings=[card(SHED, damage=2)]))
    assert s.happened("heal") == [{"card": "shed", "amount": 2, "life": 4}]
    expect_refused(scenario, "quick-repairs", you=Side(warriors=[card(BEAR, damage=1)], base=5))


def struck(s: Scenario, target: str, times: int) -> Scenario:
    """You are asked in the main phase, with so many strikes in your hand."""
    for number in range(times):
        s.pick("play strike" if not number else f"play strike {number + 1}")
        s.pass_reactions()
        s.pick(target)
        s.pass_reactions()
    return s


AGAIN = card(STRIKE, name="strike 2", known=["foe"])


def test_emergency_shield_stops_three_damage(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "emergency-shield",
        cosmium=1,
        you=Side(warriors=[BEAR], buildings=[SHED]),
        foe=Side(warriors=["militia"]),
    )
    s.expect("you", "target", ["shed", "bear", "you base", "militia", "foe base"])
    s.pick("shed")
    volley = spell("volley", "Deal 2 damage to target building.")
    more = card(volley, name="more", known=["foe"])
    s = scenario(
        you=Side(buildings=[TOWER], hand=["emergency-shield", volley, more, IDLE], cosmium=1)
    )
    s.pick("play emergency-shield")
    s.pass_reactions()
    s.pick("tower")
    s.pick("play volley")
    s.pass_reactions()
    assert s.life("tower") == 9
    s.pick("play more")
    assert s.life("tower") == 8


def test_emergency_shield_comes_before_the_damage_and_lasts_a_turn(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["emergency-shield"], cosmium=1, base=5),
        foe=Side(hand=[STRIKE, IDLE]),
        active="foe",
    )
    s.play("play strike", "pass", "you base")
    s.expect("you", "reaction", ["pass", "play emergency-shield"])
    s.play("play emergency-shield", "you base")
    assert (s.base("you"), s.kind) == (5, "main")
    s = scenario(
        you=Side(hand=["emergency-shield", IDLE], cosmium=1), foe=Side(hand=[STRIKE, IDLE])
    )
    s.pick("play emergency-shield")
    s.pass_reactions()
    s.pick("you base")
    s.to("main", "foe")
    s.play("play strike", "you base")
    assert s.base("you") == 12


@pytest.mark.parametrize(("base", "left"), [(6, 6), (7, 4)])
def test_last_bastion_stops_all_or_three(scenario: Scenarios, base: int, left: int) -> None:
    s = scenario(
        you=Side(hand=["last-bastion", STRIKE, AGAIN, IDLE], cosmium=1, base=base),
        foe=Side(base=4),
    )
    s.pick("play last-bastion")
    s.pass_reactions()
    struck(s, "you base", 2)
    assert (s.base("you"), s.base("foe")) == (left, 4)


def test_last_bastion_answers_a_blow(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["last-bastion"], cosmium=1, base=5),
        foe=Side(warriors=[OX], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.pick("ox")
    s.expect("you", "reaction", ["pass", "play last-bastion"])
    s.pick("play last-bastion")
    assert (s.base("you"), s.over) == (5, False)


def test_last_bastion_costs_a_cosmium_and_ends_with_the_turn(scenario: Scenarios) -> None:
    s = cast(scenario, "last-bastion", cosmium=1, you=Side(base=5), foe=Side(hand=[IDLE]))
    s.to("main", "foe")
    assert s.table.cards[s.slot("you base")].mods == ()


def test_fortify_raises_a_building_for_good(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "fortify",
        gold=1,
        cosmium=1,
        you=Side(buildings=[card(TOWER, damage=4)], warriors=[BEAR]),
        foe=Side(buildings=[SHED], hand=[IDLE]),
    )
    s.expect("you", "target", ["tower", "shed"])
    s.pick("tower")
    assert (s.life("tower"), s.building_life("you")) == (7, 7)
    s.to("main", "foe")
    assert s.life("tower") == 7
    expect_refused(scenario, "fortify", you=Side(warriors=[BEAR]))


def test_fortify_can_win_in_the_turn_of_another(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(buildings=[building("vast", 28)], hand=["fortify"], gold=1, cosmium=1),
        foe=Side(hand=[IDLE]),
        active="foe",
    )
    s.play("play idle", "play fortify")
    assert (s.over, s.winners, s.how) == (True, ["you"], "conquered")


def test_founders_day_raises_all_your_buildings(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "founders-day",
        gold=2,
        cosmium=2,
        you=Side(buildings=[card(TOWER, damage=4), SHED], warriors=[BEAR]),
        foe=Side(buildings=["mud-hut"], hand=[IDLE]),
    )
    assert (s.life("tower"), s.life("shed"), s.life("bear"), s.base("you")) == (6, 5, 3, 15)
    assert s.life("mud-hut") == 2
    s.to("main", "foe")
    assert s.building_life("you") == 11


# -- destruction --------------------------------------------------------------------------


def test_worthy_sacrifice_gives_two_cards_for_a_warrior(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "worthy-sacrifice",
        cosmium=1,
        you=Side(warriors=[BEAR, OX], buildings=[SHED], top=["scout", "militia"]),
        foe=Side(warriors=["looter"]),
    )
    s.expect("you", "sacrifice", ["bear", "ox"])
    s.pick("bear")
    assert s.junkyard("you") == ["bear", "worthy-sacrifice"]
    assert s.hand("you") == ["idle", "scout", "militia"]


def test_worthy_sacrifice_of_topdecker(scenario: Scenarios) -> None:
    s = cast(
        scenario, "worthy-sacrifice", cosmium=1, you=Side(warriors=["topdecker"], top=["scout"])
    )
    assert (s.hand("you"), s.planet("you")) == (["idle", "topdecker", "scout"], [])
    assert s.junkyard("you") == ["worthy-sacrifice"]


def test_worthy_sacrifice_needs_a_warrior_of_yours(scenario: Scenarios) -> None:
    expect_refused(
        scenario, "worthy-sacrifice", you=Side(buildings=[SHED]), foe=Side(warriors=[BEAR])
    )


def test_exile_order_destroys_the_strong(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "exile-order",
        gold=2,
        cosmium=1,
        you=Side(warriors=["iron-walker", BEAR], top=["scout"]),
        foe=Side(warriors=[OX], top=["mud-hut"]),
    )
    s.expect("you", "target", ["iron-walker", "ox"])
    s.pick("ox")
    assert (s.junkyard("foe"), s.hand("foe"), s.hand("you")) == (["ox"], ["mud-hut"], ["idle"])
    expect_refused(scenario, "exile-order", foe=Side(warriors=[warrior("boar", 3, 9)]))


def test_demolition_permit_destroys_a_small_building(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "demolition-permit",
        gold=1,
        cosmium=2,
        you=Side(buildings=["gold-mine"]),
        foe=Side(buildings=[card(TOWER, damage=6, owner="third"), SHED], warriors=["scout"]),
        third=Side(gold=1),
    )
    s.expect("you", "target", ["gold-mine", "tower"])
    s.pick("tower")
    assert (s.junkyard("third"), s.planet("foe")) == (["tower"], ["shed", "scout"])
    assert (s.stored("third"), s.stored("foe"), s.stored("you")) == ((3, 0, 0), (0,) * 3, (0,) * 3)
    expect_refused(scenario, "demolition-permit", foe=Side(buildings=[SHED], base=2))


def test_pulse_bomb_destroys_what_runs_on_electricity(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "pulse-bomb",
        gold=1,
        cosmium=2,
        you=Side(buildings=["instant-bastion"], warriors=[BEAR], miners=["dynamo-tender"]),
        foe=Side(warriors=["spark-sentinel"], buildings=["power-plant"]),
    )
    s.expect("you", "target", ["instant-bastion", "spark-sentinel"])
    s.pick("spark-sentinel")
    assert (s.junkyard("foe"), s.planet("foe")) == (["spark-sentinel"], ["power-plant"])
    expect_refused(scenario, "pulse-bomb", foe=Side(buildings=["power-plant"], warriors=[BEAR]))


def test_blaze_of_glory_gives_two_warriors_final_hit(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "blaze-of-glory",
        cosmium=1,
        you=Side(warriors=[BEAR, "scout"]),
        foe=Side(warriors=["looter"]),
    )
    s.expect("you", "target", ["bear", "scout", "looter"])
    s.pick("bear")
    s.expect("you", "target", ["scout", "looter"])
    s.pick("looter")
    s.to("attack")
    s.play("bear", "pass", "looter")
    assert (s.junkyard("you"), s.junkyard("foe")) == (["blaze-of-glory", "bear"], ["looter"])
    s.leave()


def test_blaze_of_glory_avenges_the_dead(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=["blaze-of-glory", IDLE, STOP], cosmium=1),
        foe=Side(warriors=[OX]),
    )
    s.play("play blaze-of-glory", "bear")
    s.to("attack")
    s.play("bear", "ox")
    assert (s.junkyard("you"), s.life("ox")) == (["blaze-of-glory", "bear"], 1)


def test_blaze_of_glory_ends_with_the_turn(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=["blaze-of-glory", IDLE], cosmium=1),
        foe=Side(warriors=[OX], hand=[STOP]),
    )
    s.play("play blaze-of-glory", "bear")
    s.to("attack", "foe")
    s.play("ox", "bear")
    assert (s.junkyard("you"), s.life("ox")) == (["blaze-of-glory", "bear"], 3)
    expect_refused(scenario, "blaze-of-glory", foe=Side(buildings=[SHED]))


def test_exile_order_pays_who_controlled_it(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "exile-order",
        gold=2,
        cosmium=1,
        foe=Side(warriors=[card(OX, owner="third")]),
        third=Side(),
    )
    assert (s.junkyard("third"), len(s.hand("foe")), s.hand("third")) == (["ox"], 1, [])


def test_exile_order_of_a_strong_topdecker(scenario: Scenarios) -> None:
    boost = spell("boost", "Give target warrior +2 attack.")
    s = scenario(
        you=Side(hand=[boost, "exile-order", IDLE], gold=2, cosmium=1, warriors=["topdecker"])
    )
    s.play("play boost")
    s.pass_reactions()
    s.pick("play exile-order")
    assert s.hand("you") == ["idle", "topdecker"]
