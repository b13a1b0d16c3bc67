"""Traps: placing, looking, activating, losing and taking along."""

from __future__ import annotations

import pytest

from tests.conquerors.position import Items
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
HUT = building("hut", 4)
BEAR = warrior("bear", 2, 3)
WOLF = warrior("wolf", 1, 4)
STING = trap("sting", "Deal 1 damage to the attacker.")
ALARM = trap("alarm", "Deal 1 damage to the attacker. Draw a card.")
BOUNTY = trap("bounty", "Gain 1 gold.")
SPARK = spell("spark", "Gain 1 cosmium.")
REST = card(IDLE, name="rest")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- placing (TRAP-1, TRAP-2) -------------------------------------------------------------


@rule("conquerors:TRAP-1")
@EDITIONS
def test_traps_are_not_played(scenario: Scenarios, edition: str) -> None:
    """Neither in the main phase nor as a reaction nor with electricity to spare."""
    s = scenario(
        you=Side(hand=[STING, SPARK, IDLE]),
        foe=Side(hand=[BOUNTY, card(SPARK, name="flash")], electricity=3),
        edition=edition,
    )
    s.expect("you", "main", ["pass", "play spark", "play idle"])
    s.pick("play spark")
    s.expect("foe", "reaction", ["pass", "play flash"])


@rule("conquerors:TRAP-1", "conquerors:TURN-7")
@EDITIONS
def test_one_trap_is_placed_in_the_own_trap_phase(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(hand=[STING, BOUNTY, IDLE], gold=2),
        foe=Side(hand=["quicksand"]),
        phase="trap",
        edition=edition,
    )
    s.expect("you", "trap", ["pass", "place sting", "place bounty"])
    s.pick("place sting")
    assert (s.traps("you base"), s.stored("you")) == (["sting"], (2, 0, 0))
    assert s.active == "foe"
    assert "bounty" in s.hand("you")
    assert s.traps("foe base") == []


@rule("conquerors:TRAP-1")
def test_the_next_turn_allows_another(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[STING, BOUNTY, IDLE], placed=1, moved=1), foe=Side(hand=[REST]), phase="trap"
    )
    assert s.active == "foe"
    s.to("trap", "you")
    s.expect("you", "trap", ["pass", "place sting", "place bounty"])


@rule("conquerors:TRAP-1")
@pytest.mark.parametrize(
    "more",
    [
        Side(miners=[miner("layer", "Adds 1 gold.\nYou may place one more trap each turn.")]),
        Side(hand=[spell("rush", "You may place up to one more trap this turn.")]),
    ],
)
def test_cards_allow_more_traps_a_turn(scenario: Scenarios, more: Side) -> None:
    s = scenario(
        you=Side(hand=[*more.hand, STING, BOUNTY, ALARM, IDLE], miners=more.miners),
        foe=Side(hand=["quicksand", "magnetic-net", REST]),
    )
    if more.hand:
        s.pick("play rush")
    s.pick("pass")
    s.expect("you", "trap", ["pass", "place sting", "place bounty", "place alarm"])
    s.pick("place sting")
    s.expect("you", "trap", ["pass", "place bounty", "place alarm"])
    s.play("place bounty", "at 0")
    assert s.traps("you base") == ["bounty", "sting"]
    s.to("trap", "foe")
    s.pick("place quicksand")
    assert s.active == "you"
    s.to("trap", "you")
    s.pick("place alarm")
    s.leave()


@rule("conquerors:TRAP-1")
def test_effects_place_traps_at_any_time(scenario: Scenarios) -> None:
    """In the main phase, more than one, and the one of the trap phase is still free."""
    ambush = spell("ambush", "Place a trap from your hand. Place a trap from your hand.")
    s = scenario(you=Side(hand=[ambush, STING, BOUNTY, ALARM, IDLE], buildings=[TOWER]))
    s.pick("play ambush")
    s.expect("you", "trap", ["place sting", "place bounty", "place alarm"])
    s.pick("place sting")
    s.expect("you", "trap_where", ["tower", "you base"])
    s.play("tower", "place bounty", "you base")
    assert (s.traps("tower"), s.traps("you base")) == (["sting"], ["bounty"])
    s.pick("pass")
    s.expect("you", "trap", ["pass", "place alarm", "move sting", "move bounty"])


@rule("conquerors:TRAP-1")
def test_a_trap_placed_in_the_turn_of_another_is_not_counted(scenario: Scenarios) -> None:
    ambush = spell("ambush", "Place a trap from your hand.")
    s = scenario(you=Side(hand=[IDLE]), foe=Side(hand=[ambush, STING, BOUNTY, REST]))
    s.play("play idle", "play ambush", "place sting")
    assert s.traps("foe base") == ["sting"]
    s.to("trap", "foe")
    s.expect("foe", "trap", ["pass", "place bounty"])


@rule("conquerors:TRAP-2")
def test_a_trap_lies_before_one_of_the_own_buildings_or_the_base(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            hand=[STING],
            buildings=[TOWER, card(HUT, owner="foe")],
            warriors=[BEAR],
            miners=["gold-miner"],
        ),
        foe=Side(buildings=[card(TOWER, name="their tower")]),
        third=Side(),
        phase="trap",
    )
    s.pick("place sting")
    s.expect("you", "trap_where", ["tower", "hut", "you base"])
    s.pick("hut")
    assert (s.traps("hut"), s.zone("sting"), s.controller("sting")) == (["sting"], "planet", "you")


@rule("conquerors:TRAP-2")
@pytest.mark.parametrize(
    ("position", "column"),
    [
        ("at 0", ["sting", "alarm", "bounty"]),
        ("at 1", ["alarm", "sting", "bounty"]),
        ("at 2", ["alarm", "bounty", "sting"]),
    ],
)
def test_the_position_in_the_column_is_chosen(
    scenario: Scenarios, position: str, column: list[str]
) -> None:
    s = scenario(
        you=Side(hand=[STING], buildings=[card(TOWER, traps=[ALARM, BOUNTY])]), phase="trap"
    )
    s.play("place sting", "tower")
    s.expect("you", "trap_position", ["at 0", "at 1", "at 2"])
    s.pick(position)
    assert s.traps("tower") == column


@rule("conquerors:TRAP-2", "conquerors:TURN-7")
def test_a_moved_trap_chooses_its_position_likewise(scenario: Scenarios) -> None:
    """In front of another entity, never within its own column."""
    s = scenario(
        you=Side(buildings=[card(TOWER, traps=[ALARM, BOUNTY]), HUT], traps_before_base=[STING]),
        phase="trap",
    )
    s.expect("you", "trap", ["pass", "move alarm", "move bounty", "move sting"])
    s.pick("move sting")
    s.expect("you", "trap_where", ["tower", "hut"])
    s.pick("tower")
    s.expect("you", "trap_position", ["at 0", "at 1", "at 2"])
    s.pick("at 1")
    assert (s.traps("tower"), s.traps("you base")) == (["alarm", "sting", "bounty"], [])


@rule("conquerors:TRAP-2")
def test_there_is_no_limit_to_the_traps_before_one_entity(scenario: Scenarios) -> None:
    column = [card(STING, name=f"sting {at}") for at in range(12)]
    s = scenario(you=Side(hand=[BOUNTY], traps_before_base=column), phase="trap")
    s.pick("place bounty")
    s.expect("you", "trap_position", [f"at {at}" for at in range(13)])
    s.pick("at 12")
    assert s.traps("you base")[-1] == "bounty"


@rule("conquerors:TRAP-1", "conquerors:TURN-7")
def test_placing_is_heard_of_and_moving_is_not(scenario: Scenarios) -> None:
    ear = miner("ear", "Whenever you place a trap, gain 1 gold.")
    s = scenario(you=Side(hand=[STING], buildings=[TOWER], miners=[ear]), phase="trap")
    s.pick("place sting")
    assert (s.zone("sting"), s.knowers("sting")) == ("limbo", ["you"])
    assert "sting" not in s.hand("you")
    s.pick("tower")
    assert s.stored("you") == (1, 0, 0)
    s.pick("move sting")
    assert (s.traps("you base"), s.stored("you")) == (["sting"], (1, 0, 0))
    assert s.active == "foe"


@rule("conquerors:TRAP-1")
def test_traps_that_nobody_can_tell_apart_are_offered_once(scenario: Scenarios) -> None:
    """But one that an opponent knows is another choice."""
    traps: Items = [STING, card(STING, name="like it"), card(STING, name="seen", known=["foe"])]
    s = scenario(you=Side(hand=traps), phase="trap")
    s.expect("you", "trap", ["pass", "place sting", "place seen"])


# -- looking (TRAP-3) ---------------------------------------------------------------------


@rule("conquerors:TRAP-3")
def test_opponents_see_where_traps_lie_but_not_which(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[ALARM], buildings=[card(TOWER, traps=[STING])], traps_before_base=[BOUNTY]),
        third=Side(),
        phase="trap",
    )
    s.play("place alarm", "tower", "at 0")
    for eye, which in (
        (0, ["alarm", "sting"]),
        (1, [None] * 2),
        (2, [None] * 2),
        (None, [None] * 2),
    ):
        seen = s.table.view(eye)["players"][0]
        assert [one.get("card") for one in seen["row"][0]["traps"]] == which
        assert seen["base"] is not None
        assert len(seen["base"]["traps"]) == 1
    laid = [event for event in s.events if event.kind in ("move", "laid")]
    assert all("definition" not in event.seen_by(eye) for event in laid for eye in (1, 2, None))


@rule("conquerors:TRAP-3")
def test_a_placed_trap_cannot_be_followed_from_the_hand(scenario: Scenarios) -> None:
    """It gets a new handle; so does one that is moved."""
    s = scenario(you=Side(hand=[STING], buildings=[TOWER]), phase="trap")
    handle = s.table.cards[s.slot("sting")].handle
    s.play("place sting", "tower")
    laid = s.table.cards[s.slot("sting")].handle
    assert laid != handle
    s.pick("move sting")
    assert s.table.cards[s.slot("sting")].handle != laid


# -- activating (TRAP-4, TRAP-5) ----------------------------------------------------------


@rule("conquerors:TRAP-4")
@EDITIONS
def test_an_advancing_attacker_activates_a_trap(scenario: Scenarios, edition: str) -> None:
    """Turned up and in the junkyard first, then the reactions, then the effect."""
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(traps_before_base=[STING], buildings=[card(TOWER, traps=[BOUNTY])]),
        third=Side(hand=[SPARK]),
        phase="attack",
        edition=edition,
    )
    s.play("bear")
    s.pass_reactions()
    s.pick("foe base")
    while s.window != "trap":
        assert (s.zone("sting"), s.knowers("sting")) == ("planet", ["foe"])
        s.pick("pass")
    assert (s.junkyard("foe"), s.knowers("sting"), s.traps("foe base")) == (["sting"], ["all"], [])
    assert s.life("bear") == 3
    s.expect("third", "reaction", ["pass", "play spark"])
    s.pick("play spark")
    assert (s.stored("third"), s.life("bear"), s.base("foe")) == ((0, 1, 0), 2, 13)
    assert (s.traps("tower"), s.stored("foe")) == (["bounty"], (0, 0, 0))


@rule("conquerors:TRAP-4")
@EDITIONS
def test_a_blocked_attacker_activates_nothing(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(traps_before_base=[STING], warriors=[WOLF]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf")
    assert (s.traps("foe base"), s.life("bear"), s.base("foe")) == (["sting"], 2, 15)


@rule("conquerors:TRAP-4")
def test_every_attacker_that_comes_by_activates_what_is_left(scenario: Scenarios) -> None:
    """In the active player's order within a line, then line by line."""
    s = scenario(
        you=Side(warriors=[BEAR, WOLF]),
        foe=Side(traps_before_base=[STING], buildings=[card(TOWER, traps=[BOUNTY])]),
        phase="attack",
    )
    s.play("wolf", "bear", "tower", "foe base")
    assert s.junkyard("foe") == ["bounty", "sting"]
    assert (s.life("tower"), s.base("foe"), s.life("bear"), s.life("wolf")) == (4, 13, 2, 4)


@rule("conquerors:TRAP-4", "conquerors:EFF-5")
def test_what_hears_of_an_activated_trap_can_speak_of_it(scenario: Scenarios) -> None:
    """It comes after the trap's effect, and "it" is the card in the junkyard."""
    text = "Whenever a trap you control is activated, return it to its owner's hand."
    keeper = miner("keeper", text)
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(traps_before_base=[STING], miners=[keeper], hand=[REST]),
        phase="attack",
    )
    s.pick("bear")
    assert (s.hand("foe")[:2], s.junkyard("foe")) == (["rest", "sting"], [])
    assert (s.life("bear"), s.base("foe")) == (2, 13)


@rule("conquerors:TRAP-4")
def test_a_trap_knows_what_it_guards(scenario: Scenarios) -> None:
    balm = trap("balm", "Heal 2 life on the guarded entity.")
    s = scenario(
        you=Side(warriors=[WOLF]),
        foe=Side(buildings=[card(TOWER, damage=3, traps=[balm]), card(HUT, damage=3)], base=9),
        phase="attack",
    )
    s.play("wolf", "tower")
    assert (s.life("tower"), s.life("hut"), s.base("foe")) == (3, 1, 9)


@rule("conquerors:TRAP-5", "conquerors:EFF-5")
def test_what_a_trap_triggered_comes_before_the_next_trap(scenario: Scenarios) -> None:
    ear = miner("ear", "Whenever a trap you control is activated, gain 1 gold.")
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(
            miners=[ear],
            traps_before_base=[trap("first"), trap("second", "Lose 1 gold. Gain 1 cosmium.")],
        ),
        phase="attack",
    )
    s.pick("bear")
    assert s.stored("foe") == (1, 1, 0)


@rule("conquerors:TRAP-5")
def test_the_outermost_trap_comes_first_then_the_next(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(
            traps_before_base=[
                trap("first", "Gain 1 gold."),
                trap("second", "Lose 1 gold. Gain 1 cosmium."),
                trap("third-one", "Lose 1 cosmium. Gain 1 electricity."),
            ]
        ),
        phase="attack",
    )
    s.pick("bear")
    assert s.junkyard("foe") == ["first", "second", "third-one"]
    assert s.stored("foe") == (0, 0, 1)
    assert [one["card"] for one in s.happened("activate")] == ["first", "second", "third-one"]


@rule("conquerors:TRAP-5", "conquerors:ATT-9")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Deal 3 damage to the attacker.", True),
        ("Remove the attacker from the attack.", True),
        ("Return the attacker to its owner's hand.", True),
        ("Gain control of the attacker.", True),
        ("Deal 2 damage to the attacker.", False),
        ("Exhaust the attacker.", False),
    ],
)
def test_further_traps_stay_when_the_attacker_is_stopped(
    scenario: Scenarios, text: str, left: bool
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[IDLE]),
        foe=Side(traps_before_base=[trap("stopper", text), BOUNTY], hand=[REST]),
        phase="attack",
    )
    s.pick("bear")
    assert s.traps("foe base") == (["bounty"] if left else [])
    assert (s.base("foe"), s.stored("foe")[0]) == ((15, 0) if left else (13, 1))
    s.leave()
