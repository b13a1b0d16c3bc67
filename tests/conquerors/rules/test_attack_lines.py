"""The lines of an attack: blocks, fights, traps, hits, and what happens at the same time."""

from __future__ import annotations

import pytest

from tests.conquerors.rules.attacking import hits
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
GUARD = warrior("guard", 1, 9)
SENTRY = warrior("sentry", 1, 8)
TOWER = building("tower", 9)
HUT = building("hut", 8)
SNARE = trap("snare", "Draw a card.")  # whoever holds it is asked in the own trap phase
SPARK = spell("spark", "Gain 1 gold.")  # whoever holds it is asked in every window


def lines(s: Scenario) -> list[int]:
    return [fact["line"] for fact in s.happened("line")]


# -- lines --------------------------------------------------------------------------------


@rule("conquerors:ATT-4")
@EDITIONS
def test_the_first_on_every_target_make_up_the_first_line(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, FOX, "dust-runner"], hand=[SNARE]),
        foe=Side(buildings=[TOWER]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "fox", "dust-runner", "tower", "foe base", "tower", "foe base")
    s.play("fox", "dust-runner")
    assert lines(s) == [1, 2]
    assert [(source, target) for source, target, _ in hits(s)] == [
        ("fox", "tower"),
        ("dust-runner", "foe base"),
        ("bear", "tower"),
        ("wolf", "foe base"),
    ]


@rule("conquerors:ATT-4")
@EDITIONS
def test_lines_do_not_close_up(scenario: Scenarios, edition: str) -> None:
    """The second on the tower is lost: the third still comes in the third line."""
    kill = spell("kill", "Destroy target warrior.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, FOX, "dust-runner", "ram-rider"], hand=[SNARE]),
        foe=Side(buildings=[TOWER], hand=[kill]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "fox", "dust-runner", "ram-rider")
    if edition == "en":
        s.pick("pass")
    s.play("tower", "tower", "tower", "foe base", "foe base")
    s.play("bear", "wolf", "dust-runner")
    if edition == "en":
        s.pick("pass")
    s.play("play kill", "wolf")
    assert lines(s) == [1, 2, 3]
    assert [(source, target) for source, target, _ in hits(s)] == [
        ("bear", "tower"),
        ("dust-runner", "foe base"),
        ("ram-rider", "foe base"),
        ("fox", "tower"),
    ]


@rule("conquerors:ATT-4")
@EDITIONS
def test_an_empty_line_is_skipped_without_a_window(scenario: Scenarios, edition: str) -> None:
    bounce = spell("bounce", "Return target attacking warrior to its owner's hand.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, FOX], hand=[SPARK]),
        foe=Side(hand=[bounce]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "fox")
    s.pass_reactions()
    s.play("bear", "wolf")
    while s.window != "line" or s.asked == "you":
        s.pick("pass")
    s.play("play bounce", "pass", "wolf")
    kinds: list[str] = []
    while s.kind == "reaction" and s.window != "phase":
        kinds.append(s.window)
        s.pick("pass")
    assert kinds == ["line", "blocks", "line", "blocks"]
    assert (lines(s), s.base("foe"), s.hand("you")) == ([1, 3], 10, ["spark", "wolf"])


# -- blocks -------------------------------------------------------------------------------


@rule("conquerors:ATT-5")
@EDITIONS
def test_who_is_attacked_may_block_with_any_warrior_not_exhausted(
    scenario: Scenarios, edition: str
) -> None:
    tired = card(FOX, exhausted=True)
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=[GUARD, tired, SENTRY], buildings=[TOWER]),
        third=Side(warriors=[card(GUARD, name="neutral")]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "pass", "tower")
    s.expect("foe", "block", ["pass", "guard", "sentry"])
    s.pick("sentry")
    s.expect("you", "trap", ["pass", "place snare"])
    assert hits(s) == [("bear", "sentry", 2), ("sentry", "bear", 1)]
    assert (s.life("tower"), s.life("guard"), s.life("neutral")) == (9, 9, 9)


ROUSE = spell("rouse", "Ready target exhausted warrior.")


def after_an_attack(scenario: Scenarios, edition: str, fresh: bool) -> Scenario:
    """Your bear has attacked and is readied again, then the foe's wolf attacks."""
    s = scenario(
        you=Side(warriors=[BEAR, GUARD], hand=[ROUSE], deck=[SNARE] * 9),
        foe=Side(warriors=[WOLF], deck=[SNARE] * 9, hand=[IDLE]),
        phase="attack",
        edition=edition,
    )
    s.play(*(["pass"] if fresh else ["bear", "pass"]))
    while s.kind != "attacker":
        if "play rouse" in s.options() and s.active == "foe":
            s.play("play rouse", *(["bear"] if s.kind == "target" else []))
        else:
            s.pick("pass")
    assert not s.exhausted("bear")
    s.pick("wolf")
    while s.kind in ("reaction", "attack_target"):
        s.pick("pass" if s.kind == "reaction" else "you base")
    return s


@rule("conquerors:ATT-5")
@EDITIONS
def test_who_attacked_in_its_last_attack_cannot_block_even_readied(
    scenario: Scenarios, edition: str
) -> None:
    """By the English book; the Czech one asks only whether it is exhausted."""
    s = after_an_attack(scenario, edition, fresh=False)
    s.expect("you", "block", ["pass", "guard"] + (["bear"] if edition == "cs" else []))


@rule("conquerors:ATT-5")
@EDITIONS
def test_who_stayed_at_home_can_block(scenario: Scenarios, edition: str) -> None:
    s = after_an_attack(scenario, edition, fresh=True)
    s.expect("you", "block", ["pass", "guard", "bear"])


@rule("conquerors:ATT-5")
def test_it_can_again_once_it_has_stayed_at_home(scenario: Scenarios) -> None:
    """What counts is its last attack phase, not the one before."""
    s = scenario(
        you=Side(warriors=[BEAR], deck=[SNARE] * 9),
        foe=Side(warriors=[WOLF], deck=[SNARE] * 9, hand=[IDLE]),
        phase="attack",
    )
    s.pick("bear")
    asked = 0
    while s.kind != "block" or s.active == "you":
        if s.kind == "attacker" and s.active == "foe":
            asked += 1
            s.pick("wolf" if asked == 2 else "pass")
        else:
            s.pick("pass")
    s.expect("you", "block", ["pass", "bear"])


@rule("conquerors:ATT-5")
@EDITIONS
def test_every_player_attacked_in_the_line_blocks_clockwise(
    scenario: Scenarios, edition: str
) -> None:
    """From the active player on, and only those whose targets are attacked in this line."""
    s = scenario(
        you=Side(warriors=[card(GUARD, name="mine")]),
        foe=Side(warriors=[card(GUARD, name="theirs")]),
        third=Side(warriors=[BEAR, WOLF, FOX], hand=[SNARE]),
        fourth=Side(warriors=[card(GUARD, name="fourth's")]),
        phase="attack",
        active="third",
        edition=edition,
    )
    s.play("bear", "wolf", "fox", "foe base", "you base", "foe base", "bear")
    s.expect("you", "block", ["pass", "mine"])
    s.pick("mine")
    s.expect("foe", "block", ["pass", "theirs"])
    assert s.happened("damage") == []
    s.pick("pass")
    s.expect("foe", "block", ["pass", "theirs"])
    assert (s.base("foe"), s.base("you"), s.life("wolf")) == (13, 15, 1)
    s.pick("theirs")
    s.expect("third", "trap", ["pass", "place snare"])
    assert (s.base("foe"), s.zone("fox"), s.life("theirs")) == (13, "junkyard", 6)


@rule("conquerors:ATT-5", "conquerors:ATT-6")
@EDITIONS
def test_one_attacker_one_blocker(scenario: Scenarios, edition: str) -> None:
    """For each attacker one is asked for; who blocks already is not offered again."""
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, FOX], hand=[SNARE]),
        foe=Side(warriors=[GUARD, SENTRY], buildings=[TOWER, HUT]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "fox", "tower", "foe base", "hut")
    s.expect("foe", "block", ["pass", "guard", "sentry"])
    s.pick("guard")
    s.expect("foe", "block", ["pass", "sentry"])
    s.pick("sentry")
    s.expect("you", "trap", ["pass", "place snare"])  # nobody is left to block the fox
    blocks = [(fact["attacker"], fact["card"]) for fact in s.happened("block")]
    assert blocks == [("bear", "guard"), ("wolf", "sentry")]
    assert (s.life("tower"), s.base("foe"), s.life("hut")) == (9, 15, 5)
    assert (s.life("guard"), s.life("sentry")) == (7, 7)


@rule("conquerors:ATT-6")
@EDITIONS
def test_how_often_a_warrior_blocks(scenario: Scenarios, edition: str) -> None:
    """Once in the whole attack phase in the English edition, once a line in the Czech one."""
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=[GUARD, SENTRY]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "bear")
    s.expect("foe", "block", ["pass", "guard", "sentry"])
    s.pick("guard")
    s.expect("foe", "block", ["pass", "sentry"] + (["guard"] if edition == "cs" else []))
    s.pick("guard" if edition == "cs" else "pass")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.life("guard"), s.base("foe")) == ((6, 15) if edition == "cs" else (7, 14))


@rule("conquerors:ATT-6")
@EDITIONS
def test_passing_in_one_line_leaves_the_next_open(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=[GUARD]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "wolf", "pass")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("guard")
    assert (s.base("foe"), s.life("guard"), s.life("bear")) == (14, 7, 2)


@rule("conquerors:ATT-6", "conquerors:ATT-13")
@EDITIONS
def test_in_the_next_attack_phase_it_can_block_again(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[WOLF]),
        foe=Side(warriors=[GUARD]),
        third=Side(warriors=[BEAR]),
        phase="attack",
        edition=edition,
    )
    s.play("wolf", "foe base", "guard")
    assert s.life("guard") == 8
    s.to("attack", "third")
    s.play("bear", "foe base")
    s.expect("foe", "block", ["pass", "guard"])


@rule("conquerors:ATT-5", "conquerors:CARD-7")
def test_who_cannot_block_is_not_offered(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, "tunnel-rat"], hand=[SNARE]),
        foe=Side(warriors=["overclocked-mech", GUARD], buildings=[TOWER]),
        phase="attack",
    )
    s.play("bear", "tunnel-rat", "tower", "foe base")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("pass")
    s.expect("you", "trap", ["pass", "place snare"])
    assert s.base("foe") == 15 - s.attack("tunnel-rat")


@rule("conquerors:ATT-5", "conquerors:EFF-4")
def test_block_triggers_come_after_all_blocks_and_before_the_damage(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=["militia", GUARD], buildings=[TOWER]),
        phase="attack",
    )
    strength = s.attack("militia")
    s.play("bear", "wolf", "tower", "foe base", "militia")
    s.expect("foe", "block", ["pass", "guard"])
    assert s.attack("militia") == strength
    s.pick("guard")
    assert ("militia", "bear", strength + 1) in hits(s)


@rule("conquerors:ATT-5", "conquerors:ATT-12")
@pytest.mark.parametrize("how", ["declared", "by an effect"])
def test_who_is_blocked_and_who_blocks_is_noticed(scenario: Scenarios, how: str) -> None:
    s = scenario(
        you=Side(
            warriors=[warrior("elk", 1, 5, "Whenever Elk is blocked, gain 1 gold.")], hand=[SNARE]
        ),
        foe=Side(
            warriors=[warrior("post", 0, 9, "Whenever Post blocks, gain 1 cosmium.")],
            traps_before_base=["ambush-squad"],
        ),
        phase="attack",
    )
    s.play("elk", "post" if how == "declared" else "pass")
    s.expect("you", "order", ["elk", "post"])
    assert len(hits(s)) == (0 if how == "declared" else 1)
    s.pick("elk")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.stored("you"), s.stored("foe"), len(hits(s))) == ((1, 0, 0), (0, 1, 0), 1)


@rule("conquerors:ATT-7", "conquerors:ATT-15")
@EDITIONS
def test_when_nobody_is_left_in_the_line_nobody_blocks(scenario: Scenarios, edition: str) -> None:
    bounce = spell("bounce", "Return target attacking warrior to its owner's hand.")
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SPARK]),
        foe=Side(warriors=[GUARD], hand=[bounce]),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    while s.window != "line" or s.asked == "you":
        s.pick("pass")
    s.play("play bounce", "pass", "pass")
    assert s.window == "phase"


# -- fights -------------------------------------------------------------------------------


@rule("conquerors:ATT-8")
@EDITIONS
def test_attacker_and_blocker_deal_their_attack_to_each_other(
    scenario: Scenarios, edition: str
) -> None:
    """A surviving attacker is out: no trap, no hit, no attacking warrior any more."""
    call = spell("call", "Destroy target attacking warrior.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=[GUARD], traps_before_base=[card(SNARE, name="pit")], hand=[call]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf")
    s.pass_reactions()
    s.pick("bear")
    s.pass_reactions()
    s.play("guard", "pass")
    assert hits(s) == [("bear", "guard", 2), ("guard", "bear", 1)]
    assert (s.life("bear"), s.life("guard"), s.base("foe")) == (2, 7, 15)
    assert s.traps("foe base") == ["pit"]
    assert s.window == "line"
    s.pick("play call")  # the wolf is the only one to be chosen
    assert (s.zone("wolf"), s.zone("bear"), s.traps("foe base")) == ("junkyard", "planet", ["pit"])


@rule("conquerors:ATT-8", "conquerors:ATT-11")
@EDITIONS
def test_both_can_die_of_it(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[FOX], hand=[SNARE]),
        foe=Side(warriors=[BEAR]),
        phase="attack",
        edition=edition,
    )
    s.play("fox", "bear")
    assert (s.zone("fox"), s.zone("bear"), s.base("foe")) == ("junkyard", "junkyard", 15)


@rule("conquerors:ATT-8")
@EDITIONS
def test_all_pairs_of_a_line_fight_at_the_same_time(scenario: Scenarios, edition: str) -> None:
    """The banner dies in its fight, and still strengthens the other blocker's blow."""
    banner = warrior("banner", 0, 1, "Other warriors you control have +1 attack.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=[banner, GUARD], buildings=[TOWER]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "tower", "foe base", "banner", "guard")
    assert hits(s) == [("bear", "banner", 2), ("wolf", "guard", 1), ("guard", "wolf", 2)]
    assert (s.zone("banner"), s.zone("wolf")) == ("junkyard", "junkyard")


@rule("conquerors:ATT-11")
@EDITIONS
def test_the_dead_of_a_fight_leave_together(scenario: Scenarios, edition: str) -> None:
    """Each sees the other die, whichever was hit first."""
    mourner = warrior("widower", 2, 1, "Whenever another warrior dies, gain 1 gold.")
    s = scenario(
        you=Side(warriors=[mourner, FOX], hand=[SNARE]),
        foe=Side(warriors=[card(mourner, name="widow"), GUARD], buildings=[TOWER]),
        phase="attack",
        edition=edition,
    )
    s.play("widower", "fox", "tower", "foe base", "guard", "widow")
    s.pass_reactions()
    while s.kind == "order":
        s.pick(s.options()[0])
    assert s.planet("you") == []
    assert s.planet("foe") == ["tower", "guard"]
    assert (s.stored("you"), s.stored("foe")) == ((2, 0, 0), (2, 0, 0))


@rule("conquerors:ATT-11", "conquerors:ATT-9")
@EDITIONS
def test_triggers_of_the_fight_come_before_the_traps(scenario: Scenarios, edition: str) -> None:
    martyr = warrior(
        "martyr", 0, 1, "When Martyr dies, remove target attacking warrior from the attack."
    )
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(warriors=[martyr], buildings=[TOWER], traps_before_base=[card(SNARE, name="pit")]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "tower", "foe base", "martyr")
    assert (s.zone("martyr"), s.base("foe"), s.traps("foe base")) == ("junkyard", 15, ["pit"])
    assert [fact["card"] for fact in s.happened("removed")] == ["bear", "wolf"]
