"""Cards on the planet: their life, how they enter, change sides, and help each other."""

from __future__ import annotations

import pytest

from tests.conquerors.position import Items
from tests.conquerors.scenario import (
    IDLE,
    Scenario,
    Scenarios,
    Side,
    building,
    card,
    miner,
    spell,
    warrior,
)
from tests.rule import rule

TOWER = building("tower", 5)
BEAR = warrior("bear", 2, 3)
DIGGER = miner("digger")
DRAW = spell("draw-one", "Draw a card.")
REST = card(IDLE, name="rest")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- life (CARD-5, CARD-6) ----------------------------------------------------------------


@rule("conquerors:CARD-5")
@pytest.mark.parametrize(("healed", "life"), [(1, 3), (3, 5), (9, 5)])
def test_life_never_exceeds_the_printed_number(scenario: Scenarios, healed: int, life: int) -> None:
    mend = spell("mend", f"Heal {healed} life on target building.")
    s = scenario(you=Side(hand=[mend, IDLE], buildings=[card(TOWER, damage=3)]))
    s.pick("play mend")
    assert s.life("tower") == life


@rule("conquerors:CARD-5")
def test_a_card_can_raise_the_maximum(scenario: Scenarios) -> None:
    """The raised life can be healed up to; when the raise ends the damage is still there."""
    grow = spell("grow", "Give target building +2 life until end of turn.")
    mend = spell("mend", "Heal 9 life on target building.")
    s = scenario(
        you=Side(hand=[grow, mend, IDLE], buildings=[card(TOWER, damage=3)]), foe=Side(hand=[REST])
    )
    s.pick("play grow")
    s.pass_reactions()
    assert s.life("tower") == 4
    s.pick("play mend")
    assert s.life("tower") == 7
    s.to("main", "foe")
    assert s.life("tower") == 5


@rule("conquerors:CARD-5")
def test_damage_stays(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[IDLE], buildings=[card(TOWER, damage=2)], warriors=[card(BEAR, damage=1)]),
        foe=Side(hand=[REST]),
    )
    s.to("main", "foe")
    s.to("main", "you")
    assert (s.life("tower"), s.life("bear")) == (3, 2)


@rule("conquerors:CARD-5")
def test_current_life_is_visible_to_all(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[IDLE], buildings=[card(TOWER, damage=2)], base=9), third=Side())
    for eye in (0, 1, 2, None):
        seen = s.table.view(eye)["players"][0]
        assert (seen["row"][0]["life"], seen["row"][0]["max_life"]) == (3, 5)
        assert seen["base"] is not None
        assert (seen["base"]["life"], seen["base"]["max_life"]) == (9, 15)
        assert seen["building_life"] == 3


@rule("conquerors:CARD-6")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Deal 2 damage to each entity.", ["tower", "bear"]),
        ("Deal 3 damage to each entity.", ["tower"]),
        ("Deal 5 damage to each entity.", []),
        ("Deal 9 damage to each entity.", []),
        ("Take 3 life from each entity.", ["tower"]),
        ("Give each warrior -3 life.", ["tower"]),
        ("Give each building -4 life.", ["tower", "bear"]),
        ("Give each building -5 life until end of turn.", ["bear"]),
    ],
)
def test_at_0_life_it_leaves(scenario: Scenarios, text: str, left: list[str]) -> None:
    s = scenario(you=Side(hand=[spell("blow", text), IDLE], buildings=[TOWER], warriors=[BEAR]))
    s.pick("play blow")
    assert s.planet("you") == left
    assert sorted(s.junkyard("you")) == sorted({"tower", "bear", "blow"} - set(left))


@rule("conquerors:CARD-6")
def test_when_a_raised_maximum_ends_the_damage_kills(scenario: Scenarios) -> None:
    grow = spell("grow", "Give target warrior +2 life until end of turn.")
    zap = spell("zap", "Deal 3 damage to target warrior.")
    s = scenario(
        you=Side(hand=[grow, zap, IDLE], warriors=[BEAR]),
        foe=Side(hand=[REST]),
    )
    s.pick("play grow")
    s.pass_reactions()
    s.pick("play zap")
    assert (s.life("bear"), s.planet("you")) == (2, ["bear"])
    s.to("main", "foe")
    assert (s.planet("you"), s.junkyard("you")) == ([], ["grow", "zap", "bear"])


@rule("conquerors:CARD-6")
@pytest.mark.parametrize("hurt", [0, 2])
def test_a_lowered_maximum_kills_when_its_card_enters(scenario: Scenarios, hurt: int) -> None:
    """Undamaged or not."""
    blight = miner("blight", f"Warriors an opponent controls have -{3 - hurt} life.")
    s = scenario(
        you=Side(hand=[blight, IDLE], warriors=["scout"]),
        foe=Side(warriors=[card(BEAR, damage=hurt)]),
    )
    s.pick("play blight")
    assert (s.planet("foe"), s.junkyard("foe")) == ([], ["bear"])
    assert s.planet("you") == ["blight", "scout"]


@rule("conquerors:CARD-6")
def test_who_lives_by_a_standing_effect_dies_with_it(scenario: Scenarios) -> None:
    banner = building("banner", 3, "Generates 1 gold.\nWarriors you control have +2 life.")
    blast = spell("blast", "Destroy target building.")
    s = scenario(
        you=Side(hand=[blast, IDLE], buildings=[banner], warriors=[card(BEAR, damage=3), "scout"])
    )
    s.pick("play blast")
    assert (s.planet("you"), s.junkyard("you")) == (["scout"], ["banner", "bear", "blast"])


@rule("conquerors:CARD-11", "conquerors:EFF-6")
@pytest.mark.parametrize("standing", [[], [miner("drum", "Warriors you control have +1 attack.")]])
def test_who_did_not_die_stays_until_its_life_changes(scenario: Scenarios, standing: Items) -> None:
    """With or without standing effects around; each time its life changes it would die again."""
    cat = warrior("cat", 1, 2, "If Cat would die, gain 1 gold instead.")
    zap = spell("zap", "Deal 2 damage to target warrior.")
    s = scenario(
        you=Side(
            hand=[zap, card(zap, name="zap again"), DRAW, IDLE], miners=standing, warriors=[cat]
        )
    )
    for spell_name, gold in (("zap", 1), ("draw-one", 1), ("zap again", 2)):
        s.pick(f"play {spell_name}")
        s.pass_reactions()
        assert (s.stored("you")[0], s.zone("cat")) == (gold, "planet")


@rule("conquerors:CARD-6", "conquerors:CARD-12")
@pytest.mark.parametrize(
    ("condition", "text"),
    [
        ("you have 2 gold", "Lose 1 gold."),
        ("you have two or more cards in your hand", "Discard a card."),
        ("you have no cards in your hand", "Draw a card."),
    ],
)
def test_who_lives_by_a_condition_dies_when_it_ends(
    scenario: Scenarios, condition: str, text: str
) -> None:
    elk = warrior("elk", 1, 1, f"As long as {condition}, Elk has +2 life.")
    hand = ["scout", "scout"] if "two" in condition else []
    cause = building("cause", 4, f"0 gold - {text}")
    s = scenario(you=Side(hand=hand, gold=2, buildings=[cause], warriors=[card(elk, damage=2)]))
    s.leave()
    s.pick("pay cause")
    if s.kind == "discard":
        s.pick("scout")
    assert s.junkyard("you")[-1:] == ["elk"]


# -- entering (CARD-7, CARD-8) ------------------------------------------------------------


@rule("conquerors:CARD-7")
@EDITIONS
def test_a_warrior_attacks_in_the_turn_it_enters(scenario: Scenarios, edition: str) -> None:
    s = scenario(you=Side(hand=[BEAR]), edition=edition)
    s.pick("play bear")
    assert not s.exhausted("bear")
    s.expect("you", "attacker", ["pass", "bear"])
    s.pick("bear")
    assert s.base("foe") == 13


GUARD = warrior("guard", 1, 9, cost="1 electricity")


def reach(s: Scenario, window: str) -> None:
    """Attack the only enemy base with two warriors; foe passes up to that window."""
    s.play("bear", "wolf")
    s.pass_reactions()
    s.pick("bear")
    while s.window != window:
        s.expect("foe", "reaction", ["pass", "play guard"])
        s.pick("pass")
    s.expect("foe", "reaction", ["pass", "play guard"])


@rule("conquerors:CARD-7", "conquerors:ATT-6")
@EDITIONS
def test_a_warrior_blocks_in_the_line_before_which_it_enters(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, warrior("wolf", 1, 1)]),
        foe=Side(hand=[GUARD], electricity=1),
        phase="attack",
        edition=edition,
    )
    reach(s, "line")
    s.pick("play guard")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("guard")
    assert s.life("guard") == 7
    if edition == "en":
        assert s.base("foe") == 14
    else:
        s.expect("foe", "block", ["pass", "guard"])


@rule("conquerors:CARD-7")
@EDITIONS
def test_a_warrior_that_enters_after_the_blocks_blocks_in_the_next_line(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, warrior("wolf", 1, 1)]),
        foe=Side(hand=[GUARD], electricity=1),
        phase="attack",
        edition=edition,
    )
    reach(s, "blocks")
    s.pick("play guard")
    assert s.base("foe") == 13
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("guard")
    assert (s.base("foe"), s.life("guard"), s.junkyard("you")) == (13, 8, ["wolf"])


@rule("conquerors:CARD-7")
def test_unless_its_card_says_otherwise(scenario: Scenarios) -> None:
    snail = warrior("snail", 1, 1, "Snail enters exhausted.")
    s = scenario(you=Side(hand=[snail, IDLE, BEAR]), foe=Side(hand=[REST]))
    s.play("play snail", "play bear")
    assert (s.exhausted("snail"), s.exhausted("bear")) == (True, False)
    s.pick("pass")
    s.expect("you", "attacker", ["pass", "bear"])
    s.to("main", "you")
    assert not s.exhausted("snail")


@rule("conquerors:CARD-8")
def test_miners_have_no_life_and_cannot_be_attacked(scenario: Scenarios) -> None:
    quake = spell("quake", "Deal 5 damage to each card.")
    s = scenario(
        you=Side(hand=[quake], warriors=[warrior("titan", 1, 9)]),
        foe=Side(miners=[DIGGER], buildings=[TOWER]),
        third=Side(miners=["gold-miner"]),
    )
    s.pick("play quake")
    assert (s.planet("foe"), s.planet("third")) == (["digger"], ["gold-miner"])
    s.pick("titan")
    s.expect("you", "attack_target", ["foe base", "third base"])
    seen = s.table.view(0)["players"][1]["miners"][0]
    assert "life" not in seen


# -- changing sides (CARD-9) --------------------------------------------------------------

SEIZE = spell("seize", "Gain control of target warrior.")


@rule("conquerors:CARD-9")
def test_a_card_that_changes_sides_stays_as_it_is(scenario: Scenarios) -> None:
    """Damaged, exhausted and used up, until its new controller's turn starts."""
    mage = warrior("mage", 1, 5, "0 gold - Draw a card.")
    s = scenario(
        you=Side(hand=[SEIZE, IDLE]),
        foe=Side(warriors=[card(mage, damage=2, exhausted=True, used=True)], hand=[REST]),
    )
    s.pick("play seize")
    assert (s.planet("you"), s.planet("foe"), s.controller("mage")) == (["mage"], [], "you")
    assert (s.life("mage"), s.exhausted("mage"), s.used("mage")) == (3, True, True)
    s.expect("you", "main", ["pass", "play idle"])
    s.pick("pass")
    s.to("main", "foe")
    assert (s.exhausted("mage"), s.used("mage")) == (True, True)
    s.to("kuk", "you")
    assert (s.life("mage"), s.exhausted("mage"), s.used("mage")) == (3, False, False)


@rule("conquerors:CARD-9")
def test_a_fresh_card_that_changes_sides_can_be_used_at_once(scenario: Scenarios) -> None:
    mage = warrior("mage", 1, 5, "1 gold - Draw a card.")
    s = scenario(you=Side(hand=[SEIZE, IDLE], gold=1), foe=Side(warriors=[mage], hand=[REST]))
    s.pick("play seize")
    s.expect("you", "main", ["pass", "play idle", "pay mage"])
    s.pick("pay mage")
    s.pick("pass")
    s.expect("you", "attacker", ["pass", "mage"])
    s.to("main", "foe")
    s.expect("foe", "main", ["pass", "play rest"])


@rule("conquerors:CARD-9")
def test_control_for_a_turn_goes_back_at_its_end(scenario: Scenarios) -> None:
    borrow = spell("borrow", "Gain control of target warrior until end of turn.")
    s = scenario(you=Side(hand=[borrow, IDLE]), foe=Side(warriors=[BEAR], hand=[REST]))
    s.play("play borrow", "pass", "bear")
    assert s.base("foe") == 13
    assert (s.active, s.planet("you"), s.planet("foe")) == ("foe", [], ["bear"])
    s.to("main", "foe")
    assert not s.exhausted("bear")


@rule("conquerors:CARD-9")
def test_effects_of_a_card_work_for_its_new_controller(scenario: Scenarios) -> None:
    cheer = building("cheer", 3, "Warriors you control have +1 attack.")
    well = miner("well", "Adds 2 gold.")
    take = spell("take", "Gain control of target card an opponent controls.")
    s = scenario(
        you=Side(hand=[take, card(take, name="take too"), IDLE], warriors=[BEAR]),
        foe=Side(buildings=[cheer], miners=[well], warriors=["topdecker"], hand=[REST]),
    )
    assert (s.attack("bear"), s.attack("topdecker")) == (2, 3)
    s.pick("play take")
    s.pass_reactions()
    s.pick("cheer")
    s.pick("play take too")
    s.expect("you", "target", ["topdecker", "well"])
    s.pick("well")
    assert (s.attack("bear"), s.attack("topdecker")) == (3, 2)
    s.to("main", "foe")
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 0), (0, 0, 0))
    s.to("main", "you")
    assert (s.stored("you"), s.stored("foe")) == ((2, 0, 0), (0, 0, 0))


# -- standing effects (CARD-10) -----------------------------------------------------------


@rule("conquerors:CARD-10")
def test_standing_effects_see_numbers_without_standing_effects(scenario: Scenarios) -> None:
    """Neither lifts the other, so that they do not wait for each other; what was given counts."""
    text = "As long as you control a warrior with 4 or more attack, {} has +3 attack."
    romulus = warrior("romulus", 2, 2, text.format("Romulus"))
    drum = miner("drum", "Warriors you control have +2 attack.")
    grow = spell("grow", "Give target warrior +2 attack until end of turn.")
    s = scenario(you=Side(hand=[grow, IDLE], miners=[drum], warriors=[romulus]))
    assert s.attack("romulus") == 4
    s.pick("play grow")
    assert s.attack("romulus") == 9


@rule("conquerors:CARD-10")
def test_a_condition_on_life_is_asked_without_standing_effects(scenario: Scenarios) -> None:
    text = "As long as you control a building with 6 or more life, Wall has +4 life."
    wall = building("wall", 5, text)
    mason = miner("mason", "Buildings you control have +1 life.")
    s = scenario(you=Side(hand=[IDLE], miners=[mason], buildings=[wall]))
    assert s.life("wall") == 6
