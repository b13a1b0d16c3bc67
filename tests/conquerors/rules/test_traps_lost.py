"""Traps that are lost, met out of turn, or change sides with what they guard."""

from __future__ import annotations

import pytest

from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    building,
    card,
    miner,
    spell,
    trap,
    warrior,
)
from tests.rule import rule

TOWER = building("tower", 5)
BEAR = warrior("bear", 2, 3)
WOLF = warrior("wolf", 1, 4)
STING = trap("sting", "Deal 1 damage to the attacker.")
ALARM = trap("alarm", "Deal 1 damage to the attacker. Draw a card.")
BOUNTY = trap("bounty", "Gain 1 gold.")
REST = card(IDLE, name="rest")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- losing what is guarded (TRAP-6) ------------------------------------------------------


@rule("conquerors:TRAP-6")
@pytest.mark.parametrize(
    "text",
    [
        "Destroy target building.",
        "Deal 5 damage to target building.",
        "Return target building to its owner's hand.",
        "Put target building on the bottom of its owner's deck.",
    ],
)
def test_the_traps_of_a_lost_building_go_to_the_junkyard(scenario: Scenarios, text: str) -> None:
    """Unactivated: neither their effect nor what listens for it happens."""
    herald = miner("herald", "Whenever a trap is activated, gain 1 electricity.")
    s = scenario(
        you=Side(hand=[spell("blow", text), IDLE], miners=[herald]),
        foe=Side(buildings=[card(TOWER, traps=[BOUNTY, STING])], traps_before_base=[ALARM]),
    )
    s.pick("play blow")
    assert [name for name in s.junkyard("foe") if name != "tower"] == ["bounty", "sting"]
    assert (s.knowers("bounty"), s.zone("bounty"), s.zone("sting")) == (
        ["all"],
        "junkyard",
        "junkyard",
    )
    assert (s.stored("foe"), s.stored("you"), s.traps("foe base")) == (
        (0, 0, 0),
        (0, 0, 0),
        ["alarm"],
    )


@rule("conquerors:TRAP-6", "conquerors:WORD-11")
def test_the_traps_of_an_illusion_that_disappears_go_too(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[spell("blow", "Destroy target building."), IDLE]),
        foe=Side(buildings=[card(TOWER, illusion=True, traps=[BOUNTY])]),
    )
    s.pick("play blow")
    assert (s.zone("tower"), s.junkyard("foe"), s.stored("foe")) == ("gone", ["bounty"], (0, 0, 0))


@rule("conquerors:TRAP-6", "conquerors:TERM-7")
def test_lost_traps_go_to_their_owner(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[spell("blow", "Destroy target building."), IDLE]),
        foe=Side(buildings=[card(TOWER, traps=[card(BOUNTY, owner="you"), STING])]),
    )
    s.pick("play blow")
    assert (s.junkyard("you"), s.junkyard("foe")) == (["bounty", "blow"], ["sting", "tower"])


# -- the attacker is gone, more traps come (TRAP-7, TRAP-8) -------------------------------


@rule("conquerors:TRAP-7")
@EDITIONS
@pytest.mark.parametrize(
    "text",
    ["Destroy target warrior.", "Return target warrior to its owner's hand."],
)
def test_the_rest_of_a_trap_happens_without_the_attacker(
    scenario: Scenarios, text: str, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[spell("whisk", text), IDLE]),
        foe=Side(traps_before_base=[ALARM, BOUNTY], hand=[REST]),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    while s.window != "trap":
        s.pick("pass")
    s.expect("you", "reaction", ["pass", "play whisk"])
    s.pick("play whisk")
    assert len(s.hand("foe")) == 2
    assert (s.traps("foe base"), s.stored("foe"), s.base("foe")) == (["bounty"], (0, 0, 0), 15)
    assert "bear" not in s.planet("you")
    s.leave()


@rule("conquerors:TRAP-8")
def test_traps_laid_while_an_attacker_is_among_them_are_met(scenario: Scenarios) -> None:
    """In front of those that are still to come, outermost first."""
    chain = trap("chain", "Place a trap from your hand.")
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(traps_before_base=[chain, BOUNTY], hand=[STING, ALARM]),
        phase="attack",
    )
    s.pick("bear")
    s.expect("foe", "trap", ["place sting", "place alarm"])
    s.pick("place sting")
    s.expect("foe", "trap_position", ["at 0", "at 1"])
    s.pick("at 0")
    assert [one["card"] for one in s.happened("activate")] == ["chain", "sting", "bounty"]
    assert (s.life("bear"), s.base("foe")) == (2, 13)


@rule("conquerors:TRAP-8")
def test_a_trap_laid_elsewhere_is_not_met(scenario: Scenarios) -> None:
    chain = trap("chain", "Place a trap from your hand.")
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(traps_before_base=[chain], hand=[STING], buildings=[TOWER]),
        phase="attack",
    )
    s.play("bear", "foe base", "tower")
    assert (s.traps("tower"), s.life("bear"), s.base("foe")) == (["sting"], 3, 13)


@rule("conquerors:TRAP-8")
def test_no_attacker_activates_the_same_card_twice_in_one_attack(scenario: Scenarios) -> None:
    """But another attacker does, and so does the same one in its next attack."""
    loop = trap("loop", "Gain 1 gold. Trapback 1.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[IDLE]),
        foe=Side(traps_before_base=[loop], hand=[REST]),
        phase="attack",
    )
    s.play("bear", "wolf", "bear")
    s.expect("foe", "trapback", ["pass", "loop"])
    s.pick("loop")
    assert (s.base("foe"), s.stored("foe"), s.traps("foe base")) == (13, (2, 0, 0), [])
    s.expect("foe", "trapback", ["pass", "loop"])
    s.pick("loop")
    assert (s.base("foe"), s.traps("foe base")) == (12, ["loop"])
    s.to("attack", "you")
    s.play("bear", "pass")
    s.expect("foe", "trapback", ["pass", "loop"])
    s.pick("pass")
    assert (s.stored("foe"), s.base("foe")) == ((3, 0, 0), 10)


# -- changing sides (TRAP-9) --------------------------------------------------------------


@rule("conquerors:TRAP-9")
def test_a_building_takes_its_traps_along(scenario: Scenarios) -> None:
    """The new controller may look at them and move them; so who knew them before knows them."""
    seize = spell("seize", "Gain control of target building.")
    s = scenario(
        you=Side(hand=[seize, IDLE]),
        foe=Side(buildings=[card(TOWER, traps=[STING, BOUNTY])], traps_before_base=[ALARM]),
        third=Side(),
    )
    s.pick("play seize")
    assert (s.traps("tower"), s.controller("tower")) == (["sting", "bounty"], "you")
    assert (s.controller("sting"), s.controller("bounty")) == ("you", "you")
    assert (s.knowers("sting"), s.knowers("bounty")) == (["you", "foe"], ["you", "foe"])
    assert (s.knowers("alarm"), s.controller("alarm")) == (["foe"], "foe")
    seen = s.table.view(0)["players"][0]["row"][0]["traps"]
    assert [one["card"] for one in seen] == ["sting", "bounty"]
    s.pick("pass")
    s.expect("you", "trap", ["pass", "move sting", "move bounty"])


@rule("conquerors:TRAP-9", "conquerors:EFF-9")
def test_traps_that_changed_sides_work_for_the_new_controller(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(buildings=[card(TOWER, owner="you", traps=[card(BOUNTY, owner="you")])]),
        phase="attack",
    )
    s.play("bear", "tower")
    assert (s.stored("foe"), s.stored("you")) == ((1, 0, 0), (0, 0, 0))
    assert (s.junkyard("you"), s.life("tower")) == (["bounty"], 3)


# -- trapback (WORD-13) -------------------------------------------------------------------


@rule("conquerors:WORD-13", "conquerors:WORD-5", "conquerors:TERM-8")
@EDITIONS
def test_the_traps_of_a_trapback_are_known_in_both_editions(
    scenario: Scenarios, edition: str
) -> None:
    rearm = spell("rearm", "Trapback 1.")
    s = scenario(
        you=Side(hand=[rearm, STING, IDLE], junkyard=[BOUNTY, ALARM], buildings=[TOWER]),
        third=Side(),
        edition=edition,
    )
    s.pick("play rearm")
    s.expect("you", "trapback", ["pass", "bounty", "alarm"])
    s.play("bounty", "tower")
    s.expect("you", "main", ["pass", "play idle"])
    assert (s.traps("tower"), s.knowers("bounty"), s.knowers("sting")) == (
        ["bounty"],
        ["all"],
        ["you"],
    )
