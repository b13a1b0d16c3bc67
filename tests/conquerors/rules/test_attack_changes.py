"""An attack in which something changes: lost targets, attackers, blockers."""

from __future__ import annotations

import pytest

from tests.conquerors.rules.attacking import (
    BEAR,
    EDITIONS,
    GUARD,
    PIT,
    SNARE,
    TOWER,
    UNBLOCK,
    WOLF,
    hits,
    pass_to,
)
from tests.conquerors.scenario import IDLE, Scenarios, Side, building, card, spell, warrior
from tests.rule import rule

# -- the target is gone -------------------------------------------------------------------


@rule("conquerors:ATT-14")
@EDITIONS
@pytest.mark.parametrize(
    "text",
    [
        "Destroy target building.",
        "Return target building to its owner's hand.",
        "Sacrifice a building.",
    ],
)
def test_when_the_target_is_gone_its_attackers_are_out(
    scenario: Scenarios, text: str, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(buildings=[TOWER], warriors=[GUARD], hand=[spell("fell", text)]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf")
    s.pass_reactions()
    s.play("tower", "foe base")
    pass_to(s, "line", "foe")
    s.pick("play fell")
    s.expect("foe", "block", ["pass", "guard"])  # the wolf only
    s.pick("guard")
    s.expect("you", "trap", ["pass", "place snare"])
    assert hits(s) == [("wolf", "guard", 1), ("guard", "wolf", 1)]
    assert s.base("foe") == 15
    assert s.exhausted("bear")


@rule("conquerors:ATT-14", "conquerors:ATT-4")
@EDITIONS
def test_the_next_lines_on_a_target_that_fell_are_over(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(buildings=[card(TOWER, damage=7)], warriors=[GUARD]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "tower", "tower", "bear")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("pass")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.zone("tower"), [fact["line"] for fact in s.happened("line")]) == ("junkyard", [1])


@rule("conquerors:ATT-14")
@EDITIONS
def test_whose_target_fell_is_not_attacking_any_more(scenario: Scenarios, edition: str) -> None:
    """Even the effects that the fall triggered find only the others attacking."""
    grave = building("grave", 2, "When Grave is destroyed, destroy target attacking warrior.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(buildings=[grave]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "grave", "foe base")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.zone("bear"), s.zone("wolf"), s.base("foe")) == ("planet", "junkyard", 14)


@rule("conquerors:ATT-14")
@EDITIONS
def test_a_target_that_you_control_now_is_not_attacked(scenario: Scenarios, edition: str) -> None:
    seize = spell("seize", "Gain control of target building.")
    s = scenario(
        you=Side(warriors=[BEAR], hand=[seize, SNARE]),
        foe=Side(buildings=[card(TOWER, traps=[PIT])], warriors=[GUARD]),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    s.pass_reactions()
    s.pick("tower")
    pass_to(s, "line", "you")
    s.pick("play seize")
    s.expect("you", "trap", ["pass", "place snare", "move pit"])
    assert (s.controller("tower"), s.life("tower"), s.traps("tower")) == ("you", 9, ["pit"])
    assert [fact["card"] for fact in s.happened("removed")] == ["bear"]


@rule("conquerors:ATT-14")
def test_a_target_that_you_controlled_for_a_moment_is_not_attacked(scenario: Scenarios) -> None:
    seize = spell("seize", "Gain control of target building an opponent controls.")
    s = scenario(
        you=Side(warriors=[BEAR], hand=[seize, SNARE]),
        foe=Side(buildings=[TOWER], hand=[card(seize, name="retake")]),
        phase="attack",
    )
    s.pick("bear")
    s.pass_reactions()
    s.pick("tower")
    pass_to(s, "line", "you")
    s.play("play seize", "play retake")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.controller("tower"), s.life("tower")) == ("foe", 9)


@rule("conquerors:ATT-14", "conquerors:ATT-5")
@EDITIONS
def test_a_target_of_another_controller_is_attacked_all_the_same(
    scenario: Scenarios, edition: str
) -> None:
    """Its new controller may block, the old one may not, and its traps work for the new one."""
    seize = spell("seize", "Gain control of target building.")
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SNARE]),
        foe=Side(buildings=[card(TOWER, traps=[PIT])], warriors=[GUARD]),
        third=Side(warriors=[WOLF], hand=[seize]),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    s.pass_reactions()
    s.pick("tower")
    pass_to(s, "line", "third")
    s.pick("play seize")
    s.expect("third", "block", ["pass", "wolf"])
    s.pick("pass")
    s.expect("you", "trap", ["pass", "place snare"])
    assert hits(s) == [("bear", "tower", 2)]
    assert (s.stored("third"), s.stored("foe")) == ((1, 0, 0), (0, 0, 0))


# -- attackers and blockers that are lost -------------------------------------------------


@rule("conquerors:ATT-15")
@EDITIONS
@pytest.mark.parametrize(
    "text",
    [
        "Destroy target attacking warrior.",
        "Return target attacking warrior to its owner's hand.",
        "Gain control of target attacking warrior.",
    ],
)
def test_an_attacker_that_is_lost_is_out_of_the_attack(
    scenario: Scenarios, text: str, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SNARE]),
        foe=Side(warriors=[GUARD], hand=[spell("stop", text)], traps_before_base=[PIT]),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    pass_to(s, "line", "foe")
    s.pick("pass")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("guard")
    assert s.window == "blocks"
    s.pick("play stop")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (hits(s), s.base("foe"), s.traps("foe base")) == ([], 15, ["pit"])


@rule("conquerors:ATT-15")
@EDITIONS
@pytest.mark.parametrize("where", ["line", "blocks"])
def test_an_attacker_that_changed_sides_and_came_back_is_out(
    scenario: Scenarios, where: str, edition: str
) -> None:
    take = spell("take", "Gain control of target warrior an opponent controls.")
    s = scenario(
        you=Side(warriors=[BEAR], hand=[card(take, name="retake"), SNARE]),
        foe=Side(hand=[take], warriors=[GUARD]),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    if where == "blocks":
        pass_to(s, "line", "foe")
        s.play("pass", "guard")
    pass_to(s, where, "foe")
    s.play("play take", "pass", "play retake", "bear")
    while s.kind in ("reaction", "block"):
        s.pick("pass")
    assert (s.controller("bear"), hits(s), s.base("foe")) == ("you", [], 15)


@rule("conquerors:ATT-15")
@EDITIONS
@pytest.mark.parametrize(
    "text",
    [
        "Destroy target blocking warrior.",
        "Return target blocking warrior to its owner's hand.",
        "Gain control of target blocking warrior.",
    ],
)
@pytest.mark.parametrize("who", ["you", "third"])
def test_the_attacker_of_a_lost_blocker_stays_blocked(
    scenario: Scenarios, text: str, who: str, edition: str
) -> None:
    """Neither deals damage; the attacker comes neither to the trap nor to the target."""
    turn = spell("turn", text)
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SNARE, *([turn] if who == "you" else [])]),
        foe=Side(warriors=[GUARD], traps_before_base=[PIT]),
        third=Side(hand=[turn] if who == "third" else [], deck=[IDLE, card(BEAR, name="last")]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "foe base", "guard")
    assert (s.asked, s.window) == (who, "blocks")
    s.pick("play turn")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (hits(s), s.base("foe"), s.traps("foe base")) == ([], 15, ["pit"])
    assert s.life("bear") == 3


@rule("conquerors:ATT-15", "conquerors:ATT-5")
def test_a_lost_attacker_leaves_the_others_their_blocks(scenario: Scenarios) -> None:
    kill = spell("kill", "Destroy target attacking warrior.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=[GUARD], buildings=[TOWER], hand=[kill]),
        phase="attack",
    )
    s.play("bear", "wolf")
    s.pass_reactions()
    s.play("tower", "foe base")
    pass_to(s, "line", "foe")
    s.play("pass", "guard")  # blocks the bear
    s.play("play kill", "bear")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (hits(s), s.life("tower")) == ([("wolf", "foe base", 1)], 9)


@rule("conquerors:ATT-15")
def test_who_has_left_the_attack_is_not_hit_as_an_attacker(scenario: Scenarios) -> None:
    """Removed by an effect after it was blocked: there is no fight, and it advances no more."""
    flee = spell("flee", "Remove target attacking warrior from the attack.")
    s = scenario(
        you=Side(warriors=[BEAR], hand=[flee, SNARE]),
        foe=Side(warriors=[GUARD]),
        phase="attack",
    )
    s.pick("bear")
    pass_to(s, "line", "you")
    s.play("pass", "guard", "play flee")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (hits(s), s.base("foe"), s.exhausted("bear")) == ([], 15, True)


@rule("conquerors:ATT-15", "conquerors:WIN-3", "conquerors:WIN-8")
@pytest.mark.parametrize("part", ["part", "line", "blocks"])
def test_the_attack_of_who_goes_out_is_over(scenario: Scenarios, part: str) -> None:
    quake = spell("quake", "Deal 3 damage to each base an opponent controls.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], base=3),
        foe=Side(hand=[quake], buildings=[TOWER]),
        third=Side(),
        phase="attack",
    )
    s.play("bear", "pass")
    if part != "part":
        s.play("pass", "tower")
    pass_to(s, part, "foe")
    s.pick("play quake")
    assert (s.out("you"), s.active, s.phase) == (True, "foe", "kuk")
    assert (s.life("tower"), s.base("third")) == (9, 12)


@rule("conquerors:ATT-8", "conquerors:ATT-15")
def test_who_is_out_of_the_attack_blocks_and_attacks_no_more(scenario: Scenarios) -> None:
    """Neither a blocker that changed sides nor one whose attacker was removed is blocking."""
    flee = spell("flee", "Remove target attacking warrior from the attack.")
    take = spell("take", "Gain control of target blocking warrior.")
    for reaction, controller in ((flee, "foe"), (take, "you")):
        s = scenario(
            you=Side(warriors=[BEAR], hand=[reaction, UNBLOCK]),
            foe=Side(warriors=[GUARD]),
            phase="attack",
        )
        s.pick("bear")
        s.pass_reactions()
        s.pick("guard")
        s.expect("you", "reaction", ["pass", f"play {reaction.id}", "play unblock"])
        s.play(f"play {reaction.id}", "pass")
        assert s.window == ""  # nothing to destroy is left, so nobody is asked any more
        assert (s.zone("guard"), s.controller("guard"), hits(s)) == ("planet", controller, [])
        seen = s.table.view(0)["players"][0]["row"][0]
        assert (seen["target"], seen["line"], seen["blocker"]) == (0, 0, 0)


@rule("conquerors:ATT-14", "conquerors:ATT-7")
def test_whose_target_is_gone_is_out_before_anybody_is_asked_again(scenario: Scenarios) -> None:
    """The blocker tears down what it defends; in the next window only the wolf attacks."""
    mason = warrior("mason", 1, 3, "Whenever Mason blocks, destroy target building you control.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[spell("spark", "Gain 1 gold.")]),
        foe=Side(warriors=[mason], buildings=[building("hut", 5)]),
        phase="attack",
    )
    s.play("bear", "wolf")
    s.pass_reactions()
    s.play("hut", "foe base")
    s.pass_reactions()
    s.pick("mason")
    s.expect("you", "reaction", ["pass", "play spark"])
    assert s.planet("foe") == ["mason"]
    wolf = s.table.cards[s.slot("wolf")].handle
    assert s.table.view(0)["attackers"] == [wolf]
