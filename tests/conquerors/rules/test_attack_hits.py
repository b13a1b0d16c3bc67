"""The end of a line: traps on the way, then the hits on the targets."""

from __future__ import annotations

import pytest

from tests.conquerors.rules.attacking import hits
from tests.conquerors.scenario import (
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
TOWER = building("tower", 9)
SNARE = trap("snare", "Draw a card.")  # whoever holds it is asked in the own trap phase
STING = trap("sting", "Deal 1 damage to the attacker.")
PIT = trap("pit", "Gain 1 gold.")
WEB = trap("web", "Remove the attacker from the attack.")


def activations(s: Scenario) -> list[tuple[str, str]]:
    """The traps that were activated, and by whom."""
    return [(fact["card"], fact["attacker"]) for fact in s.happened("activate")]


# -- traps --------------------------------------------------------------------------------


@rule("conquerors:ATT-9", "conquerors:TRAP-5")
@EDITIONS
def test_an_attacker_meets_the_traps_before_its_target_outermost_first(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SNARE]),
        foe=Side(buildings=[card(TOWER, traps=[PIT, STING])], traps_before_base=["quicksand"]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "tower")
    assert activations(s) == [("pit", "bear"), ("sting", "bear")]
    assert hits(s) == [("sting", "bear", 1), ("bear", "tower", 2)]
    assert (s.traps("tower"), s.traps("foe base")) == ([], ["quicksand"])
    assert s.junkyard("foe") == ["pit", "sting"]


@rule("conquerors:ATT-9")
@EDITIONS
@pytest.mark.parametrize(
    "text",
    [
        "Destroy the attacker.",
        "Remove the attacker from the attack.",
        "Return the attacker to its owner's hand.",
        "Block the attacker with target warrior you control.",
        "Gain control of the attacker.",
        "End the attack.",
    ],
)
def test_further_traps_stay_when_the_attacker_is_stopped(
    scenario: Scenarios, text: str, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SNARE]),
        foe=Side(
            warriors=[card(warrior("mule", 0, 9), exhausted=True)],
            traps_before_base=[PIT, trap("stop", text), STING],
        ),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    s.expect("you", "trap", ["pass", "place snare"])
    assert activations(s) == [("pit", "bear"), ("stop", "bear")]
    assert (s.traps("foe base"), s.base("foe")) == (["sting"], 15)


@rule("conquerors:ATT-9", "conquerors:TRAP-4")
@EDITIONS
def test_an_attacker_killed_by_a_trap_reaches_nothing(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[WOLF], hand=[SNARE]),
        foe=Side(traps_before_base=[STING, card(STING, name="second"), PIT]),
        phase="attack",
        edition=edition,
    )
    s.pick("wolf")
    assert (s.zone("wolf"), s.traps("foe base"), s.base("foe")) == ("junkyard", ["pit"], 15)


@rule("conquerors:ATT-9")
@EDITIONS
def test_attackers_of_a_line_meet_traps_in_the_active_players_order(
    scenario: Scenarios, edition: str
) -> None:
    """The order in which they were declared; each all the way before the next."""
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(
            buildings=[card(TOWER, traps=[PIT, card(PIT, name="deep pit")])],
            traps_before_base=[STING],
        ),
        phase="attack",
        edition=edition,
    )
    s.play("wolf", "bear", "tower", "foe base")
    assert activations(s) == [("pit", "wolf"), ("deep pit", "wolf"), ("sting", "bear")]
    assert hits(s) == [("sting", "bear", 1), ("wolf", "tower", 1), ("bear", "foe base", 2)]


@rule("conquerors:ATT-9", "conquerors:ATT-8")
@EDITIONS
def test_traps_come_after_the_fights_of_the_line_and_before_the_next_line(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, FOX], hand=[SNARE]),
        foe=Side(
            warriors=[warrior("guard", 1, 9)],
            buildings=[card(TOWER, traps=[STING])],
            traps_before_base=[PIT],
        ),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "fox", "tower", "foe base", "tower", "bear")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("pass")
    s.expect("foe", "block", ["pass", "guard"])
    assert activations(s) == []
    s.pick("guard")
    if edition == "cs":
        s.pick("pass")
    assert hits(s) == [
        ("wolf", "guard", 1),
        ("guard", "wolf", 1),
        ("sting", "bear", 1),
        ("bear", "tower", 2),
        ("fox", "tower", 3),
    ]
    assert (activations(s), s.traps("foe base")) == ([("sting", "bear")], ["pit"])


@rule("conquerors:ATT-9", "conquerors:TRAP-8")
def test_no_attacker_meets_the_same_card_twice(scenario: Scenarios) -> None:
    """The trap comes back in the middle of it, and a new one is laid outermost."""
    retrieve = trap("retrieve", "Trapback 1. Place a trap from your hand.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[SNARE]),
        foe=Side(traps_before_base=[STING, retrieve], hand=[PIT], buildings=[TOWER]),
        phase="attack",
    )
    s.play("bear", "wolf", "foe base", "foe base", "bear")
    s.expect("foe", "trapback", ["pass", "sting", "retrieve"])
    s.play("sting", "foe base")
    s.expect("foe", "trap_where", ["tower", "foe base"])
    s.play("foe base", "at 0")
    assert activations(s)[:3] == [("sting", "bear"), ("retrieve", "bear"), ("pit", "bear")]
    assert activations(s)[3:] == [("sting", "wolf")]
    assert (s.life("bear"), s.life("wolf"), s.base("foe")) == (2, 1, 12)


# -- hits ---------------------------------------------------------------------------------


@rule("conquerors:ATT-10")
@EDITIONS
def test_those_still_advancing_deal_their_attack_to_their_targets(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[card(BEAR, damage=2), WOLF, FOX], hand=[SNARE]),
        foe=Side(warriors=[warrior("guard", 0, 9)], buildings=[card(TOWER, traps=[WEB])]),
        third=Side(),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "fox", "third base", "tower", "foe base")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("pass")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("guard")
    assert hits(s) == [("fox", "guard", 3), ("bear", "third base", 2)]
    assert (s.base("third"), s.life("tower"), s.base("foe")) == (13, 9, 15)


@rule("conquerors:ATT-10")
@EDITIONS
def test_the_hits_of_a_line_come_at_the_same_time(scenario: Scenarios, edition: str) -> None:
    """The wall falls by the first hit, and still shields the tower from the second."""
    wall = building("wall", 2, "Other buildings you control have shielding 1.")
    s = scenario(
        you=Side(warriors=[BEAR, FOX], hand=[SNARE]),
        foe=Side(buildings=[wall, TOWER]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "fox", "wall", "tower")
    assert hits(s) == [("bear", "wall", 2), ("fox", "tower", 2)]
    assert (s.zone("wall"), s.life("tower")) == ("junkyard", 7)


@rule("conquerors:ATT-10", "conquerors:ATT-4")
@EDITIONS
def test_every_line_is_resolved_before_the_next(scenario: Scenarios, edition: str) -> None:
    """By the second line the wall is gone, and its shielding with it."""
    wall = building("wall", 2, "Other buildings you control have shielding 1.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, FOX], hand=[SNARE]),
        foe=Side(buildings=[wall, TOWER]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "fox", "wall", "tower", "tower", "wolf")
    assert hits(s) == [("bear", "wall", 2), ("fox", "tower", 3)]
    assert (s.zone("wall"), s.life("tower")) == ("junkyard", 6)


@rule("conquerors:ATT-10", "conquerors:WIN-2")
@EDITIONS
def test_two_bases_fall_in_one_line(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, FOX]),
        foe=Side(base=2),
        third=Side(base=3),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "fox", "foe base", "third base")
    assert (s.over, s.winners, s.how) == (True, ["you"], "last_left")


@rule("conquerors:ATT-10", "conquerors:WIN-1")
def test_a_target_of_many_lines_is_hit_by_each(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=[BEAR, WOLF, FOX], hand=[SNARE]), phase="attack")
    s.play("bear", "wolf", "fox", "wolf", "fox")
    assert [(one, amount) for one, _, amount in hits(s)] == [("wolf", 1), ("fox", 3), ("bear", 2)]
    assert s.base("foe") == 9


@rule("conquerors:ATT-11")
@EDITIONS
def test_the_destroyed_of_a_line_leave_together(scenario: Scenarios, edition: str) -> None:
    """Each of two buildings sees the other fall, whichever was hit first."""
    beacon = building("beacon", 2, "Whenever another building is destroyed, gain 1 gold.")
    lamp = building("lamp", 3, "Whenever another building is destroyed, gain 1 cosmium.")
    s = scenario(
        you=Side(warriors=[BEAR, FOX], hand=[SNARE]),
        foe=Side(buildings=[beacon, lamp]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "fox", "beacon", "lamp")
    s.expect("you", "order", ["beacon", "lamp"])
    assert s.planet("foe") == []
    s.pick("lamp")
    s.expect("you", "trap", ["pass", "place snare"])
    assert s.stored("foe") == (1, 1, 0)


@rule("conquerors:ATT-11")
@EDITIONS
def test_triggers_of_the_hits_come_before_the_next_line(scenario: Scenarios, edition: str) -> None:
    grave = building("grave", 2, "When Grave is destroyed, destroy target battle-ready warrior.")
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, FOX], hand=[SNARE]),
        foe=Side(buildings=[grave], warriors=[warrior("guard", 9, 9)]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf", "fox", "grave", "foe base", "foe base", "wolf")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("pass")
    s.expect("foe", "block", ["pass", "guard"])
    s.pick("pass")
    assert (s.zone("guard"), s.zone("grave")) == ("junkyard", "junkyard")
    s.expect("you", "trap", ["pass", "place snare"])  # nobody is left to block the second line
    assert s.base("foe") == 11


@rule("conquerors:ATT-10")
def test_raised_attack_counts_and_none_deals_nothing(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            warriors=[BEAR, warrior("dove", 0, 2)],
            hand=[
                SNARE,
                spell("grow", "Give target attacking warrior +3 attack until end of turn."),
            ],
        ),
        foe=Side(buildings=[TOWER]),
        phase="attack",
    )
    s.play("bear", "dove", "tower", "foe base")
    s.play("play grow", "bear")
    assert hits(s) == [("bear", "tower", 5)]
    assert (s.life("tower"), s.base("foe")) == (4, 15)
