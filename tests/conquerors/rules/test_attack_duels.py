"""An attacker that an effect blocks fights when the effect is over."""

from __future__ import annotations

import pytest

from tests.conquerors.rules.attacking import (
    BEAR,
    EDITIONS,
    GUARD,
    PIT,
    SNARE,
    SPARK,
    TOWER,
    UNBLOCK,
    WOLF,
    hits,
    pass_to,
)
from tests.conquerors.scenario import Scenarios, Side, building, card, spell, trap
from tests.rule import rule

AMBUSH = trap("ambush", "Block the attacker with target warrior you control.")
BAR = spell("bar", "Block target attacking warrior with target battle-ready warrior you control.")


@rule("conquerors:ATT-12", "conquerors:ATT-9")
@EDITIONS
def test_a_block_by_an_effect_is_fought_at_once(scenario: Scenarios, edition: str) -> None:
    """With a window before the damage; the survivor is out, and the next trap stays."""
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SPARK, SNARE]),
        foe=Side(
            warriors=[card(GUARD, exhausted=True), card(WOLF, exhausted=True)],
            traps_before_base=[AMBUSH, PIT],
        ),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    pass_to(s, "trap", "you")
    s.pick("pass")
    s.expect("foe", "target", ["guard", "wolf"])
    s.pick("guard")
    assert (s.window, hits(s)) == ("damage", [])
    s.expect("you", "reaction", ["pass", "play spark"])
    s.pick("pass")
    assert hits(s) == [("bear", "guard", 2), ("guard", "bear", 1)]
    assert (s.base("foe"), s.traps("foe base"), s.window) == (15, ["pit"], "phase")


@rule("conquerors:ATT-12")
@EDITIONS
def test_a_block_by_an_effect_before_the_line(scenario: Scenarios, edition: str) -> None:
    """Who was blocked so is out before blocks are declared; the blocker can still declare one."""
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=[GUARD], buildings=[TOWER], hand=[BAR]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf")
    s.pass_reactions()
    s.play("tower", "foe base")
    pass_to(s, "line", "foe")
    s.play("play bar", "bear")
    assert hits(s) == [("bear", "guard", 2), ("guard", "bear", 1)]
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("guard")
    s.expect("you", "trap", ["pass", "place snare"])
    assert hits(s)[2:] == [("wolf", "guard", 1), ("guard", "wolf", 1)]
    assert (s.life("tower"), s.base("foe")) == (9, 15)


@rule("conquerors:ATT-12", "conquerors:ATT-6")
@EDITIONS
def test_a_declared_blocker_can_block_another_by_an_effect(
    scenario: Scenarios, edition: str
) -> None:
    """It fights both: at once whom the effect gave it, with its line whom it had declared."""
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE, UNBLOCK]),
        foe=Side(warriors=[GUARD], buildings=[TOWER], hand=[BAR]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf")
    s.pass_reactions()
    s.play("tower", "foe base")
    s.pass_reactions()
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("guard")
    s.expect("you", "reaction", ["pass", "play unblock"])
    s.pick("pass")
    s.expect("foe", "reaction", ["pass", "play bar"])
    s.play("play bar", "pass")
    s.expect("foe", "target", ["bear", "wolf"])
    s.pick("wolf")
    s.pick("pass")
    assert hits(s) == [("wolf", "guard", 1), ("guard", "wolf", 1)]
    s.expect("you", "reaction", ["pass", "play unblock"])  # it still blocks the bear
    s.pick("pass")
    s.expect("you", "trap", ["pass", "place snare"])
    assert hits(s)[2:] == [("bear", "guard", 2), ("guard", "bear", 1)]
    assert (s.life("guard"), s.life("tower"), s.base("foe")) == (6, 9, 15)


@rule("conquerors:ATT-12", "conquerors:ATT-6")
def test_after_a_declared_block_the_same_warrior_can_block_by_a_trap(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=[GUARD], traps_before_base=[AMBUSH]),
        phase="attack",
    )
    s.play("bear", "wolf", "bear", "guard")
    s.expect("you", "trap", ["pass", "place snare"])
    assert hits(s)[2:] == [("wolf", "guard", 1), ("guard", "wolf", 1)]
    assert (s.life("guard"), s.base("foe")) == (6, 15)


@rule("conquerors:ATT-12")
@pytest.mark.parametrize(
    ("text", "lives"),
    [
        ("Return target battle-ready warrior to its owner's hand.", (3, 0)),
        ("Gain control of target battle-ready warrior.", (3, 9)),
        ("Remove target attacking warrior from the attack.", (3, 9)),
        ("Give target attacking warrior +2 attack.", (2, 5)),
        ("Destroy target building.", (3, 9)),
    ],
)
def test_reactions_before_that_fight(
    scenario: Scenarios, text: str, lives: tuple[int, int]
) -> None:
    """A blocker that is gone fights no more, and neither does who is out of the attack."""
    s = scenario(
        you=Side(warriors=[BEAR], hand=[spell("twist", text), SNARE]),
        foe=Side(warriors=[GUARD], buildings=[card(TOWER, traps=[AMBUSH, PIT])]),
        phase="attack",
    )
    s.pick("bear")
    s.pass_reactions()
    s.pick("tower")
    pass_to(s, "line", "you")
    s.play("pass", "pass")  # no declared block
    pass_to(s, "damage", "you")
    s.pick("play twist")
    s.expect("you", "trap", ["pass", "place snare"])
    guard = s.life("guard") if s.zone("guard") == "planet" else 0
    assert (s.life("bear"), guard) == lives
    assert (s.life("tower") if s.zone("tower") == "planet" else 9) == 9
    assert s.stored("foe") == (0, 0, 0)  # the attacker never came to the pit


@rule("conquerors:ATT-12")
@EDITIONS
def test_that_fight_comes_after_the_whole_text(scenario: Scenarios, edition: str) -> None:
    text = "Block the attacker with target warrior you control. Give each warrior you control +2 "
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SPARK, SNARE]),
        foe=Side(
            warriors=[card(GUARD, exhausted=True)],
            traps_before_base=[trap("ruse", text + "attack until end of turn. Draw a card.")],
        ),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    pass_to(s, "damage", "you")
    assert (s.attack("guard"), len(s.hand("foe")), hits(s)) == (3, 1, [])
    s.pick("pass")
    assert hits(s) == [("bear", "guard", 2), ("guard", "bear", 3)]


@rule("conquerors:ATT-12", "conquerors:CARD-3", "conquerors:EFF-5")
def test_that_fight_comes_after_the_spell_and_before_what_it_triggered(
    scenario: Scenarios,
) -> None:
    bar = spell("rein", "Block target attacking warrior with target warrior you control. Kuk 1.")
    bell = building("bell", 9, "Whenever an opponent draws a card, gain 1 gold.")
    s = scenario(
        you=Side(warriors=[BEAR], buildings=[bell], hand=[SPARK]),
        foe=Side(warriors=[GUARD], hand=[bar]),
        phase="attack",
    )
    s.pick("bear")
    pass_to(s, "line", "foe")
    s.play("play rein", "pass")
    assert (s.asked, s.kind) == ("foe", "kuk")
    s.pick("pass")
    assert (s.window, s.junkyard("foe"), s.stored("you")) == ("damage", ["rein"], (0, 0, 0))
    s.pick("pass")
    assert (len(hits(s)), s.stored("you")) == (2, (1, 0, 0))
    s.leave()


@rule("conquerors:ATT-12")
def test_two_blocks_of_one_effect_are_two_fights(scenario: Scenarios) -> None:
    block = "Block target attacking warrior with target battle-ready warrior you control."
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=[GUARD], buildings=[TOWER], hand=[spell("both", f"{block} {block}")]),
        phase="attack",
    )
    s.play("bear", "wolf")
    s.pass_reactions()
    s.play("tower", "foe base")
    pass_to(s, "line", "foe")
    s.play("play both", "wolf", "bear")
    assert [hit[:2] for hit in hits(s)] == [
        ("wolf", "guard"), ("guard", "wolf"), ("bear", "guard"), ("guard", "bear"),
    ]  # fmt: skip
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.life("tower"), s.base("foe")) == (9, 15)


@rule("conquerors:ATT-12", "conquerors:ATT-15")
@pytest.mark.parametrize(
    "rest", ["Remove the attacker from the attack.", "Destroy each warrior you control."]
)
def test_a_fight_that_the_rest_of_the_text_has_undone(scenario: Scenarios, rest: str) -> None:
    """There is no damage to react to; the attacker is out all the same."""
    ruse = trap("ruse", f"Block the attacker with target warrior you control. {rest}")
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SPARK, SNARE]),
        foe=Side(warriors=[card(GUARD, exhausted=True)], traps_before_base=[ruse, PIT]),
        phase="attack",
    )
    s.pick("bear")
    pass_to(s, "trap", "you")
    s.pick("pass")
    assert (s.window, hits(s), s.traps("foe base")) == ("phase", [], ["pit"])
