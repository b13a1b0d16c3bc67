"""The scenario helper does what its text says, and is as strict as it says."""

from __future__ import annotations

import pytest

from tests.conquerors.scenario import IDLE, Scenarios, Side, building, card, spell, trap, warrior


def test_a_spell_kills(scenario: Scenarios) -> None:
    zap = spell("zap", "Deal 2 damage to target warrior.", cost="1 gold")
    s = scenario(
        you=Side(hand=[zap], gold=3, warriors=["topdecker"]),
        foe=Side(warriors=[card("dust-runner", damage=1, exhausted=True)]),
    )
    s.expect("you", "main", ["pass", "play zap"])
    s.pick("play zap")
    s.expect("you", "target", ["topdecker", "dust-runner"])
    s.pick("dust-runner")
    assert s.planet("foe") == []
    assert s.junkyard("foe") == ["dust-runner"]
    assert s.stored("you") == (2, 0, 0)
    assert s.happened("damage") == [
        {"card": "dust-runner", "source": "zap", "amount": 2, "life": -1}
    ]


def test_what_is_set_up_stands_there(scenario: Scenarios) -> None:
    tower = building("tower", 5)
    snare = trap("snare", "Deal 1 damage to the attacker.")
    s = scenario(
        you=Side(
            buildings=[card(tower, damage=2, traps=[snare, "quicksand"])],
            warriors=[warrior("big-bear", 2, 3), card("topdecker", name="theirs", owner="foe")],
            miners=["gold-miner"],
            base=7,
            junkyard=["topdecker"],
            top=["scout"],
            traps_before_base=[card("quicksand", known=["foe"])],
        ),
        foe=Side(hand=[IDLE]),
        third=Side(deck=["scout"], base=20, electricity=2, maxima=(9, 6, 4)),
        active="foe",
        edition="cs",
        turn=8,
    )
    assert (s.active, s.turn, s.phase, s.asked) == ("foe", 8, "main", "foe")
    assert s.planet("you") == ["gold-miner", "tower", "big-bear", "theirs"]
    assert (s.life("tower"), s.traps("tower")) == (3, ["snare", "quicksand"])
    assert (s.base("you"), s.base("foe"), s.base("third")) == (7, 15, 20)
    assert s.knowers("quicksand") == ["you"]
    assert s.knowers("quicksand#2") == ["you", "foe"]
    assert s.deck("you")[:2] == ["scout", "gold-miner#2"]
    assert s.deck("third") == ["scout#2"]
    assert (s.stored("third"), s.maxima("third")) == ((0, 0, 2), (9, 6, 4))
    assert s.table.cards[s.slot("theirs")].owner == 1


def test_effects_of_one_card_are_told_apart_by_what_they_are_about(scenario: Scenarios) -> None:
    runners = [warrior(name, 1, 5) for name in ("ann", "bea", "cid")]
    s = scenario(
        you=Side(warriors=runners),
        foe=Side(buildings=["sentry-spire"]),
        phase="attack",
    )
    s.play("ann", "bea", "cid", "foe base", "foe base", "foe base", "ann", "bea")
    s.expect("you", "order", [f"sentry-spire on {name}" for name in ("ann", "bea", "cid")])


def test_a_wrong_pick_says_what_there_is(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[IDLE]))
    with pytest.raises(AssertionError, match=r"no option 'attack': you is asked main, "):
        s.pick("attack")


def test_left_over_rolls_fail(scenario: Scenarios) -> None:
    s = scenario(rolls=[1])
    with pytest.raises(AssertionError, match="not used"):
        s.finish()
    s.leave()
    s.finish()


def test_unforeseen_rolls_fail(scenario: Scenarios) -> None:
    rummage = spell("rummage", "Shuffle your deck. Draw a card.")
    s = scenario(you=Side(hand=[rummage]))
    s.pick("play rummage")
    with pytest.raises(AssertionError, match="no script foresaw"):
        s.finish()
    s.leave()


def test_an_unanswered_question_fails(scenario: Scenarios) -> None:
    zap = spell("zap", "Deal 2 damage to target warrior.")
    s = scenario(you=Side(hand=[zap], warriors=["scout", "topdecker"]))
    s.pick("play zap")
    with pytest.raises(AssertionError, match="left unanswered: you is asked target"):
        s.finish()
    s.expect("you", "target", ["scout", "topdecker"])
    s.finish()
