"""Effects: whom they reach and whom they leave alone."""

from __future__ import annotations

from tests.conquerors.scenario import IDLE, Scenarios, Side, building, spell, warrior
from tests.rule import rule

BEAR = warrior("bear", 2, 3)
HUT = building("hut", 5)


@rule("conquerors:TERM-7")
def test_of_several_opponents_one_that_controls_enough_is_enough(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["leveler"], hand=[IDLE]),
        foe=Side(buildings=[HUT] * 4),
        third=Side(),
    )
    few = scenario(you=Side(warriors=["leveler"], hand=[IDLE]), foe=Side(), third=Side())
    assert s.attack("leveler") == few.attack("leveler") + 2


@rule("conquerors:ATT-1")
def test_a_warrior_that_cannot_attack_leaves_others_free(scenario: Scenarios) -> None:
    stone = warrior("stone", 1, 4, "Stone cannot attack.")
    s = scenario(you=Side(warriors=[stone, BEAR]), foe=Side(buildings=[HUT]), phase="attack")
    s.expect("you", "attacker", ["pass", "bear"])


@rule("conquerors:TERM-1")
def test_what_returns_to_a_hand_has_not_entered_the_planet(scenario: Scenarios) -> None:
    herald = warrior("herald", 1, 1, "When Herald enters the planet, gain 3 gold.")
    call = spell("call", "Return target warrior card from your junkyard to your hand.")
    s = scenario(you=Side(hand=[call, IDLE], junkyard=[herald]), foe=Side())
    s.pick("play call")
    s.expect("you", "main", ["pass", "play idle", "play herald"])
    assert (s.hand("you"), s.stored("you")) == (["idle", "herald"], (0, 0, 0))


@rule("conquerors:TERM-7")
def test_who_is_to_pay_is_chosen_and_nobody_else_is_asked(scenario: Scenarios) -> None:
    toll = spell("toll", "Draw a card unless target opponent pays 1 gold.")
    s = scenario(you=Side(hand=[toll, IDLE]), foe=Side(gold=1), third=Side(gold=1))
    s.pick("play toll")
    s.expect("you", "player", ["foe", "third"])
    s.pick("third")
    s.expect("third", "pay_unless", ["pass", "yes"])
    s.pick("yes")
    assert (s.stored("foe"), s.stored("third"), s.hand("you")) == ((1, 0, 0), (0, 0, 0), ["idle"])


@rule("conquerors:TERM-1")
def test_a_base_can_be_struck_by_a_warrior(scenario: Scenarios) -> None:
    turn = spell("turn", "Have target warrior deal damage equal to its attack to your base.")
    s = scenario(you=Side(hand=[turn, IDLE], base=9), foe=Side(warriors=[BEAR]))
    s.play("play turn")
    assert s.base("you") == 7


@rule("conquerors:TERM-1")
def test_a_base_that_is_still_there_is_on_the_planet(scenario: Scenarios) -> None:
    jolt = spell("jolt", "Deal 2 damage to your base. If it is still on the planet, gain 1 gold.")
    s = scenario(you=Side(hand=[jolt, IDLE], base=9), foe=Side())
    s.play("play jolt")
    assert (s.base("you"), s.stored("you")) == (7, (1, 0, 0))
