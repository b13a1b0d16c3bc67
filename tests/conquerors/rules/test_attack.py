"""The attack up to its first line: attackers, targets, order, exhaustion, who may be lost."""

from __future__ import annotations

import pytest

from tests.conquerors.position import Placed
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
from tests.rule import rule

EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])
BEAR = warrior("bear", 2, 3)
WOLF = warrior("wolf", 1, 2)
FOX = warrior("fox", 3, 1)
TOWER = building("tower", 5)
HUT = building("hut", 4)
SPARK = spell("spark", "Gain 1 gold.")  # whoever holds it is asked in every window
SNARE = trap("snare", "Draw a card.")  # whoever holds it is asked in the own trap phase
KILL = spell("kill", "Destroy target warrior.")


def windows(s: Scenario) -> list[str]:
    """Pass windows up to another question or the move to the next phase: what each was about."""
    kinds: list[str] = []
    while s.kind == "reaction":
        kind = s.window
        if kind == "phase":
            break
        kinds.append(kind)
        s.pick("pass")
    return kinds


# -- attackers and defenders --------------------------------------------------------------


@rule("conquerors:ATT-1")
@EDITIONS
def test_every_battle_ready_warrior_can_attack_and_nothing_else(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, card(FOX, exhausted=True), WOLF], buildings=[HUT], miners=[IDLE]),
        foe=Side(warriors=[warrior("guard", 1, 1)], buildings=[TOWER]),
        phase="attack",
        edition=edition,
    )
    s.expect("you", "attacker", ["pass", "bear", "wolf"])
    s.pick("wolf")
    s.expect("you", "attacker", ["pass", "bear"])
    s.pick("pass")
    s.expect("you", "attack_target", ["tower", "foe base"])
    s.pick("tower")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("pass")
    assert (s.life("tower"), s.exhausted("bear"), s.exhausted("wolf")) == (4, False, True)


@rule("conquerors:ATT-1", "conquerors:ATT-13")
@EDITIONS
def test_who_did_not_attack_can_defend_afterwards(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF]),
        foe=Side(warriors=[FOX]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "pass", "pass")
    assert s.base("foe") == 13
    s.to("attack", "foe")
    s.expect("foe", "attacker", ["pass", "fox"])
    s.pick("fox")
    s.expect("you", "block", ["pass", "wolf"])


@rule("conquerors:ATT-1")
@EDITIONS
def test_without_attackers_the_attack_phase_is_over(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SPARK]),
        foe=Side(warriors=[WOLF]),
        phase="attack",
        edition=edition,
    )
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play spark"])
    assert (windows(s), s.phase) == ([], "attack")
    assert not s.exhausted("bear")
    s.pick("pass")
    assert s.phase == "trap"


@rule("conquerors:ATT-1")
def test_whoever_has_no_warriors_is_not_asked(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[SNARE], buildings=[HUT]), phase="attack")
    s.expect("you", "trap", ["pass", "place snare"])
    assert s.happened("attack") == []


# -- targets ------------------------------------------------------------------------------


@rule("conquerors:ATT-2", "conquerors:TERM-3")
@EDITIONS
def test_any_enemy_building_or_base_is_a_target(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, FOX], buildings=[HUT]),
        foe=Side(buildings=[TOWER], warriors=[warrior("guard", 1, 1)], miners=[IDLE]),
        third=Side(buildings=[card(HUT, name="shed")], traps_before_base=[SNARE]),
        phase="attack",
        edition=edition,
    )
    s.play("fox", "bear", "wolf")
    enemies = ["tower", "foe base", "shed", "third base"]
    for target in ("shed", "third base", "foe base"):
        s.expect("you", "attack_target", enemies)
        s.pick(target)
    s.pick("pass")
    assert (s.life("shed"), s.base("third"), s.base("foe")) == (1, 13, 14)
    assert (s.life("tower"), s.life("hut"), s.base("you")) == (5, 4, 15)


@rule("conquerors:ATT-2")
def test_each_attacker_must_be_given_a_target(scenario: Scenarios) -> None:
    """There is no pass among the targets, and a single target is taken without asking."""
    s = scenario(you=Side(warriors=[BEAR, WOLF], hand=[SNARE]), phase="attack")
    s.play("bear", "wolf")
    s.expect("you", "attack_order", ["bear", "wolf"])
    s.pick("wolf")
    assert s.base("foe") == 12


@rule("conquerors:ATT-2", "conquerors:ATT-4")
@EDITIONS
def test_the_active_player_orders_those_on_one_target(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, FOX], hand=[SNARE]),
        foe=Side(buildings=[TOWER]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "fox")
    for _ in range(3):
        s.expect("you", "attack_target", ["tower", "foe base"])
        s.pick("foe base")
    s.expect("you", "attack_order", ["bear", "wolf", "fox"])
    s.pick("fox")
    s.expect("you", "attack_order", ["bear", "wolf"])
    s.pick("bear")
    attacks = {fact["card"]: (fact["target"], fact["line"]) for fact in s.happened("attack")}
    assert attacks == {
        "bear": ("foe base", 2),
        "wolf": ("foe base", 3),
        "fox": ("foe base", 1),
    }
    assert [fact["source"] for fact in s.happened("damage")] == ["fox", "bear", "wolf"]


@rule("conquerors:ATT-2")
def test_only_those_on_the_same_target_are_ordered(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, FOX], hand=[SNARE]),
        foe=Side(buildings=[TOWER]),
        phase="attack",
    )
    s.play("bear", "wolf", "fox", "foe base", "tower", "foe base")
    s.expect("you", "attack_order", ["bear", "fox"])
    s.pick("fox")
    lines = {fact["card"]: fact["line"] for fact in s.happened("attack")}
    assert lines == {"fox": 1, "wolf": 1, "bear": 2}


@rule("conquerors:ATT-2")
def test_copies_that_are_alike_need_no_order(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=[BEAR, BEAR], hand=[SNARE]), phase="attack")
    s.play("bear", "bear#2")
    assert s.kind == "trap"


@rule("conquerors:ATT-2")
@pytest.mark.parametrize(
    "other",
    [
        card(BEAR, damage=1),
        card(BEAR, used=True),
        card(BEAR, owner="foe"),
        card(BEAR, illusion=True),
    ],
)
def test_copies_that_differ_are_ordered(scenario: Scenarios, other: Placed) -> None:
    s = scenario(you=Side(warriors=[BEAR, other], hand=[SNARE]), phase="attack")
    s.play("bear", "bear#2")
    s.expect("you", "attack_order", ["bear", "bear#2"])


@rule("conquerors:ATT-2")
def test_a_copy_that_was_changed_is_ordered(scenario: Scenarios) -> None:
    grow = spell("grow", "Give target warrior +1 attack.")
    s = scenario(you=Side(warriors=[BEAR, BEAR], hand=[grow]))
    s.play("play grow", "bear", "bear", "bear#2")
    s.expect("you", "attack_order", ["bear", "bear#2"])


# -- becoming attacking -------------------------------------------------------------------


@rule("conquerors:ATT-3", "conquerors:ATT-13")
@EDITIONS
def test_they_become_exhausted_when_all_have_targets(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF]),
        foe=Side(buildings=[TOWER], warriors=[FOX]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "tower")
    s.expect("you", "attack_target", ["tower", "foe base"])
    assert not s.exhausted("bear")
    s.pick("tower")
    s.expect("you", "attack_order", ["bear", "wolf"])
    assert not s.exhausted("bear")
    s.pick("bear")
    s.expect("foe", "block", ["pass", "fox"])
    assert s.exhausted("bear")
    assert s.exhausted("wolf")


@rule("conquerors:ATT-3")
@EDITIONS
def test_attack_triggers_see_all_of_them_attacking(scenario: Scenarios, edition: str) -> None:
    """Together they become attacking and exhausted, and only then the effects happen."""
    chief = warrior(
        "chief",
        1,
        3,
        "When Chief attacks, gain 1 gold for each exhausted warrior you control. "
        "Gain 1 cosmium for each attacking warrior you control.",
    )
    s = scenario(
        you=Side(warriors=[chief, BEAR, WOLF], hand=[SPARK]),
        phase="attack",
        edition=edition,
    )
    s.play("chief", "bear", "pass")
    if edition == "en":
        s.pick("pass")
    s.pick("chief")
    assert s.stored("you") == (2, 2, 0)
    s.expect("you", "reaction", ["pass", "play spark"])
    assert s.window == ("part" if edition == "en" else "line")


@rule("conquerors:ATT-3")
def test_it_attacks_once_however_many_lines_follow(scenario: Scenarios) -> None:
    eager = warrior("eager", 1, 3, "When Eager attacks, gain 1 gold.")
    drum = building("drum", 3, "Whenever a warrior you control attacks, gain 1 cosmium.")
    s = scenario(
        you=Side(warriors=[eager, BEAR, WOLF], buildings=[drum], hand=[SNARE]), phase="attack"
    )
    s.play("eager", "bear", "pass", "bear")
    s.pick("eager")
    assert s.kind == "trap"
    assert s.stored("you") == (1, 2, 0)


# -- exhaustion ---------------------------------------------------------------------------


@rule("conquerors:ATT-13", "conquerors:ATT-5")
@EDITIONS
def test_attacking_exhausts_until_the_own_next_turn(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(warriors=[WOLF], hand=[SNARE]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "pass")
    assert (s.base("foe"), s.exhausted("bear")) == (13, True)
    s.to("attack", "foe")
    s.pick("wolf")
    s.expect("foe", "trap", ["pass", "place snare"])
    assert (s.base("you"), s.exhausted("bear"), s.exhausted("wolf")) == (14, True, True)
    s.to("kuk", "you")
    assert (s.exhausted("bear"), s.exhausted("wolf")) == (False, True)


@rule("conquerors:ATT-13")
@EDITIONS
def test_blocking_does_not_exhaust(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[WOLF], hand=[SNARE]),
        foe=Side(warriors=[BEAR]),
        phase="attack",
        edition=edition,
    )
    s.play("wolf", "bear")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.life("bear"), s.exhausted("bear"), s.zone("wolf")) == (2, False, "junkyard")
    s.to("attack", "foe")
    s.expect("foe", "attacker", ["pass", "bear"])


# -- lost before they attack --------------------------------------------------------------


@rule("conquerors:ATT-15")
def test_attackers_lost_before_they_have_targets_are_dropped(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(buildings=[TOWER], hand=[KILL]),
        phase="attack",
    )
    s.play("bear", "wolf")
    s.expect("foe", "reaction", ["pass", "play kill"])
    s.play("play kill", "bear")
    s.expect("you", "attack_target", ["tower", "foe base"])
    s.pick("tower")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.life("tower"), s.base("foe"), len(s.happened("attack"))) == (4, 15, 1)


@rule("conquerors:ATT-15")
@pytest.mark.parametrize(
    "text",
    [
        "Destroy target warrior an opponent controls.",
        "Return target warrior an opponent controls to its owner's hand.",
        "Gain control of target warrior an opponent controls.",
    ],
)
def test_with_no_attacker_left_the_attack_phase_ends(scenario: Scenarios, text: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SPARK, SNARE]),
        foe=Side(hand=[spell("stop", text)], buildings=[TOWER]),
        phase="attack",
    )
    s.pick("bear")
    s.expect("you", "reaction", ["pass", "play spark"])
    s.pick("pass")
    s.pick("play stop")
    s.pick("pass")  # your window of the spell
    s.pick("pass")  # the rest of the window that it was played in
    assert s.window == "phase"
    s.pick("pass")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.base("foe"), s.happened("attack"), s.happened("line")) == (15, [], [])


@rule("conquerors:ATT-15")
def test_an_attacker_that_comes_back_is_another(scenario: Scenarios) -> None:
    """It left the planet: although it is there again, it does not attack."""
    blink = spell(
        "blink",
        "Destroy target warrior. Put target warrior card from your junkyard onto the planet.",
    )
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[blink, SNARE], junkyard=["scout"]),
        foe=Side(buildings=[TOWER]),
        phase="attack",
    )
    s.play("bear", "wolf", "play blink", "bear", "bear")
    assert s.zone("bear") == "planet"
    s.expect("you", "attack_target", ["tower", "foe base"])
    s.pick("tower")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.life("tower"), s.base("foe"), s.exhausted("bear")) == (4, 15, False)


@rule("conquerors:ATT-15")
def test_nobody_can_be_added_to_the_attack(scenario: Scenarios) -> None:
    quick = warrior("quick", 5, 5, cost="1 electricity")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[quick, SNARE], electricity=1),
        foe=Side(buildings=[TOWER]),
        phase="attack",
    )
    s.play("bear", "pass")
    s.expect("you", "reaction", ["pass", "play quick"])
    s.pick("play quick")
    s.expect("you", "attack_target", ["tower", "foe base"])
    s.pick("tower")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.life("tower"), s.base("foe"), s.exhausted("quick")) == (3, 15, False)
    assert [fact["card"] for fact in s.happened("attack")] == ["bear"]


# -- the windows --------------------------------------------------------------------------


@rule("conquerors:ATT-7", "conquerors:REACT-1")
@EDITIONS
def test_all_windows_of_an_attack_in_their_order(scenario: Scenarios, edition: str) -> None:
    """Two lines: before each, and after its blocks; before the parts in the English edition."""
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SPARK]),
        foe=Side(warriors=[warrior("guard", 1, 9)]),
        phase="attack",
        edition=edition,
    )
    parts = ["part"] if edition == "en" else []
    s.play("bear", "wolf")
    assert windows(s) == parts
    s.expect("you", "attack_order", ["bear", "wolf"])
    s.pick("bear")
    assert windows(s) == [*parts, "line"]
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("guard")
    assert s.life("guard") == 9
    assert windows(s) == ["blocks", "line"] + (["blocks"] if edition == "en" else [])
    assert s.life("guard") == 7
    if edition == "cs":
        s.expect("foe", "block", ["pass", "guard"])
        s.pick("pass")
        assert windows(s) == ["blocks"]
    assert s.base("foe") == 14
    s.expect("you", "reaction", ["pass", "play spark"])


@rule("conquerors:ATT-7")
@EDITIONS
def test_without_blockers_both_windows_come_all_the_same(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(hand=[SPARK]),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    assert (windows(s), s.base("foe")) == (
        ["part", "part", "line", "blocks"] if edition == "en" else ["line", "blocks"],
        13,
    )
    s.expect("foe", "reaction", ["pass", "play spark"])


@rule("conquerors:ATT-7")
@EDITIONS
def test_reactions_of_both_windows_come_before_the_damage(
    scenario: Scenarios, edition: str
) -> None:
    """What enters before the blocks can block; what comes after them changes the damage."""
    guard = warrior("guard", 0, 1, cost="1 electricity")
    grow = spell("grow", "Give target attacking warrior +1 attack until end of turn.")
    s = scenario(
        you=Side(warriors=[BEAR], hand=[grow, SNARE]),
        foe=Side(hand=[guard], electricity=1),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    while s.window != "line":
        s.pick("pass")
    s.expect("you", "reaction", ["pass", "play grow"])
    s.pick("pass")
    s.expect("foe", "reaction", ["pass", "play guard"])
    s.pick("play guard")
    while s.kind == "reaction":
        s.pick("pass")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play grow"])
    s.pick("play grow")
    assert (s.kind, s.base("foe")) == ("trap", 12)
