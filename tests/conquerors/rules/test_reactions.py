"""Reactions: what can be reacted to, with what, in which order, and by whose means."""

from __future__ import annotations

import pytest

from tests.conquerors.invented import Invented
from tests.conquerors.scenario import (
    IDLE,
    Scenario,
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

SPARK = spell("spark", "Gain 1 gold.")
BEAR = warrior("bear", 2, 3)
TOWER = building("tower", 5)
SNARE = trap("snare", "Draw a card.")
DRUM = building("drum", 4, "1 gold - Gain 1 cosmium.")
DEAR = miner("dear", cost="6 gold, 6 cosmium")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


def windows(s: Scenario, *answers: str) -> list[str]:
    """Play on with these answers; whatever the foe could have reacted to, and the phase."""
    left = list(answers)
    seen: list[str] = []
    while left or s.kind == "reaction":
        if s.kind != "reaction":
            s.pick(left.pop(0))
            continue
        if s.asked == "foe":
            s.expect("foe", "reaction", ["pass", "play spark"])
            seen.append(f"{s.phase} {s.window}")
        s.pick("pass")
    return seen


# -- what can be reacted to ---------------------------------------------------------------


@rule("conquerors:REACT-1", "conquerors:REACT-9", "conquerors:REACT-10", "conquerors:TURN-1")
@EDITIONS
def test_all_windows_of_a_turn(scenario: Scenarios, edition: str) -> None:
    """Mining, kuk, draws, electricity, triggers, attackers, blocks, laying traps: no window."""
    bell = building("bell", 4, "Whenever you draw a card, gain 1 gold.")
    gift = building("gift", 4, "At the start of your turn, gain 1 cosmium.")
    s = scenario(
        you=Side(
            miners=["gold-miner"],
            buildings=[bell, gift, DRUM],
            warriors=[BEAR],
            hand=[IDLE, SNARE],
            traps_before_base=[card(SNARE, name="old snare")],
            cosmium=4,
            deck=[DEAR] * 9,
        ),
        foe=Side(
            hand=[SPARK],
            warriors=[card(BEAR, name="guard")],
            traps_before_base=[trap("sting", "Deal 1 damage to the attacker.")],
        ),
        phase="start",
        edition=edition,
    )
    assert windows(s, "pass") == ["start phase", "mining phase", "kuk phase"]
    s.expect("you", "main", ["pass", "play idle", "pay drum", "make electricity"])
    played = windows(s, "make electricity", "play idle", "pay drum")
    paid = ["main paid"] if edition == "cs" else []
    assert played == ["main play", *paid, "main phase"]
    attack = ["attack part", "attack part"] if edition == "en" else []
    attack += ["attack line", "attack blocks", "attack trap", "attack damage", "attack phase"]
    assert windows(s, "bear", "pass") == attack
    s.expect("you", "trap", ["pass", "place snare", "move old snare"])
    s.play("place snare", "you base", "at 0", "move old snare", "bell")
    assert s.kind == "reaction"
    ended = windows(s)
    assert ended[:2] == ["trap phase", "end phase"]
    assert ended[2:] == ["start phase", "mining phase"]
    assert (s.active, s.phase, s.kind) == ("foe", "kuk", "kuk")


@rule("conquerors:REACT-1")
@EDITIONS
def test_nobody_attacks_no_parts(scenario: Scenarios, edition: str) -> None:
    s = scenario(you=Side(warriors=[BEAR]), foe=Side(hand=[SPARK]), phase="attack", edition=edition)
    assert windows(s, "pass")[:2] == ["attack phase", "trap phase"]


@rule("conquerors:REACT-1")
@EDITIONS
@pytest.mark.parametrize("what", [IDLE, SPARK, BEAR, TOWER], ids=lambda what: what.type)
def test_the_playing_of_any_card_can_be_reacted_to(
    scenario: Scenarios, edition: str, what: Invented
) -> None:
    s = scenario(
        you=Side(hand=[card(what, name="it")]),
        foe=Side(hand=[card(SPARK, name="answer")]),
        edition=edition,
    )
    s.pick("play it")
    s.expect("foe", "reaction", ["pass", "play answer"])
    assert (s.window, s.zone("it"), s.hand("you")) == ("play", "limbo", [])
    s.pick("play answer")
    assert s.stored("foe") == (1, 0, 0)
    assert s.zone("it") == ("junkyard" if what == SPARK else "planet")


@rule("conquerors:REACT-1", "conquerors:REACT-7")
def test_damage_of_every_effect_can_be_reacted_to(scenario: Scenarios) -> None:
    """A spell's, a paid effect's, a triggered one's; but a loss of life is no damage."""
    zap = spell("zap", "Deal 1 damage to target base an opponent controls.")
    bow = building("bow", 4, "1 gold - Deal 1 damage to target base an opponent controls.")
    thorn = building("thorn", 4, "Whenever you play a miner card, deal 1 damage to your base.")
    leech = spell("leech", "Take 1 life from target base an opponent controls.")
    s = scenario(
        you=Side(hand=[zap, leech, IDLE, card(IDLE, name="rest")], buildings=[bow, thorn], gold=1),
        foe=Side(hand=[SPARK]),
    )
    assert windows(s, "play zap") == ["main play", "main damage"]
    assert windows(s, "pay bow") == ["main damage"]
    assert windows(s, "play idle") == ["main play", "main damage"]
    assert windows(s, "play leech") == ["main play"]
    assert (s.base("you"), s.base("foe")) == (14, 12)
    s.expect("you", "main", ["pass", "play rest"])


# -- with what ----------------------------------------------------------------------------


@rule("conquerors:REACT-2", "conquerors:SPELL-1", "conquerors:EFF-1")
@EDITIONS
def test_what_a_reaction_can_be(scenario: Scenarios, edition: str) -> None:
    """Spells, cards with electricity in their cost, paid effects of any card; nothing else."""
    s = scenario(
        you=Side(hand=[IDLE]),
        foe=Side(
            hand=[
                SPARK,
                spell("dear-spell", "Gain 1 gold.", cost="3 gold"),
                miner("volt-miner", cost="1 electricity"),
                building("volt-hut", 2, cost="1 electricity"),
                warrior("volt-wolf", 1, 1, cost="1 gold, 1 electricity"),
                warrior("dear-wolf", 1, 1, cost="2 electricity"),
                miner("plain-miner"),
                building("plain-hut", 2, cost="1 gold"),
                warrior("plain-wolf", 1, 1),
                SNARE,
            ],
            miners=[miner("ticker", "1 gold - Gain 1 cosmium.")],
            buildings=[
                DRUM,
                card(DRUM, name="used drum", used=True),
                building("slow-drum", 4, "1 gold, in your main phase - Gain 1 cosmium."),
                building("dear-drum", 4, "3 gold - Gain 1 cosmium."),
            ],
            warriors=[warrior("piper", 1, 1, "1 gold - Gain 1 cosmium.")],
            gold=2,
            electricity=1,
        ),
        edition=edition,
    )
    s.pick("play idle")
    acts = ["play spark", "play volt-miner", "play volt-hut", "play volt-wolf"]
    paid = ["pay ticker", "pay drum", "pay piper"]
    s.expect("foe", "reaction", ["pass", *acts, *paid])
    s.pick("play volt-wolf")
    assert s.stored("foe") == (1, 0, 0)
    s.expect("foe", "reaction", ["pass", "play spark", *paid])
    s.pick("pass")
    assert (s.zone("volt-wolf"), s.zone("idle")) == ("planet", "limbo")
    s.play("pay ticker", "pass", "pass")
    assert (s.zone("idle"), s.stored("foe")) == ("planet", (0, 1, 0))


@rule("conquerors:REACT-2", "conquerors:MAT-5", "conquerors:CARD-3")
@pytest.mark.parametrize(
    ("text", "mine", "possible"),
    [
        ("Spell cards you play cost 1 gold less.", True, ["play cheap"]),
        ("Spell cards your opponents play cost 1 gold more.", False, []),
        ("Warrior cards you play cost 1 electricity less.", True, []),
        ("Warrior cards your opponents play cost 1 electricity more.", False, ["play plain"]),
    ],
)
def test_a_reaction_is_judged_by_the_cost_due_now(
    scenario: Scenarios, text: str, mine: bool, possible: list[str]
) -> None:
    """Cheaper, dearer, with electricity in the cost by now, or without it any more."""
    law = [building("law", 4, text)]
    reduced = "Spell" in text and mine
    s = scenario(
        you=Side(hand=[IDLE], buildings=[] if mine else law),
        foe=Side(
            hand=[
                spell("cheap", "Gain 1 cosmium.", cost="2 gold" if reduced else "1 gold"),
                warrior("plain", 1, 1),
                warrior("volt", 1, 1, cost="1 electricity"),
            ],
            buildings=law if mine else [],
            gold=1 if "Spell" in text else 0,
            electricity=0 if "Spell" in text or mine else 1,
        ),
    )
    s.pick("play idle")
    if possible:
        s.expect("foe", "reaction", ["pass", *possible])
        s.pick(possible[0])
        assert (s.stored("foe")[0], s.stored("foe")[2]) == (0, 0)
    assert s.zone("idle") == "planet"


@rule("conquerors:REACT-4", "conquerors:CARD-4")
def test_what_resolves_already_cannot_be_countered(scenario: Scenarios) -> None:
    bolt = spell("bolt", "Deal 1 damage to target warrior.")
    s = scenario(
        you=Side(hand=[bolt], warriors=[BEAR]),
        foe=Side(hand=[SPARK, "signal-jam"], gold=6, cosmium=6, electricity=3),
    )
    s.pick("play bolt")
    s.expect("foe", "reaction", ["pass", "play spark", "play signal-jam"])
    s.pick("pass")
    assert s.window == "damage"
    s.expect("foe", "reaction", ["pass", "play spark"])


@rule("conquerors:REACT-2", "conquerors:SPELL-1")
def test_nobody_reacts_where_nothing_happens(scenario: Scenarios) -> None:
    """The foe is not asked before you do something, nor after it is over."""
    s = scenario(you=Side(hand=[IDLE, card(IDLE, name="rest")], cosmium=4), foe=Side(hand=[SPARK]))
    s.expect("you", "main", ["pass", "play idle", "make electricity"])
    s.pick("make electricity")
    s.expect("you", "main", ["pass", "play idle"])
    s.play("play idle", "pass")
    s.expect("you", "main", ["pass", "play rest"])


# -- in which order -----------------------------------------------------------------------


def sparks(*names: str) -> Side:
    return Side(hand=[card(SPARK, name=name) for name in names])


@rule("conquerors:REACT-3", "conquerors:TERM-4")
@EDITIONS
def test_the_active_player_first_then_clockwise(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=sparks("mine"),
        foe=Side(hand=[IDLE, card(SPARK, name="his")]),
        third=sparks("hers"),
        fourth=sparks("last"),
        active="foe",
        edition=edition,
    )
    s.pick("play idle")
    order = [("foe", "his"), ("third", "hers"), ("fourth", "last"), ("you", "mine")]
    for who, what in order:
        assert s.zone("idle") == "limbo"
        s.expect(who, "reaction", ["pass", f"play {what}"])
        s.pick("pass")
    assert s.zone("idle") == "planet"
    s.expect("foe", "main", ["pass", "play his"])


@rule("conquerors:REACT-3")
def test_after_a_reaction_asking_starts_again(scenario: Scenarios) -> None:
    """Nested windows too start with the active player; all must pass in turn."""
    s = scenario(
        you=sparks("mine", "more of mine"),
        foe=Side(hand=[IDLE, card(SPARK, name="his")]),
        third=sparks("hers"),
        active="foe",
    )
    s.play("play idle", "pass")
    s.expect("third", "reaction", ["pass", "play hers"])
    s.pick("play hers")
    s.expect("foe", "reaction", ["pass", "play his"])
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play mine"])
    s.pick("play mine")
    s.expect("foe", "reaction", ["pass", "play his"])
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play more of mine"])
    s.pick("pass")
    assert (s.stored("you"), s.stored("third"), s.zone("idle")) == ((1, 0, 0), (0, 0, 0), "limbo")
    s.expect("foe", "reaction", ["pass", "play his"])
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play more of mine"])
    s.pick("pass")
    assert (s.stored("third"), s.zone("idle")) == ((1, 0, 0), "limbo")
    s.expect("foe", "reaction", ["pass", "play his"])
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play more of mine"])
    s.pick("pass")
    assert s.zone("idle") == "planet"
    s.expect("foe", "main", ["pass", "play his"])


@rule("conquerors:REACT-3", "conquerors:REACT-4")
def test_one_can_react_to_oneself_and_the_latest_happens_first(scenario: Scenarios) -> None:
    s = scenario(you=sparks("one", "two", "three"), foe=sparks("four"))
    s.pick("play one")
    s.expect("you", "reaction", ["pass", "play two"])
    s.pick("play two")
    s.expect("you", "reaction", ["pass", "play three"])
    s.pick("play three")
    s.expect("foe", "reaction", ["pass", "play four"])
    s.pick("play four")
    assert s.junkyard("foe") == ["four"]
    assert s.junkyard("you") == ["three", "two", "one"]
    assert s.stored("you") == (3, 0, 0)


@rule("conquerors:REACT-3", "conquerors:WIN-3")
def test_whoever_is_out_is_not_waited_for(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[IDLE, card(SPARK, name="mine")]),
        foe=Side(hand=[spell("doom", "Deal 1 damage to target base."), card(SPARK, name="his")]),
        third=Side(hand=[card(SPARK, name="hers")], base=1),
    )
    s.play("play idle", "pass", "play doom", *["pass"] * 3, "third base", "pass", "pass")
    s.expect("third", "reaction", ["pass", "play hers"])
    s.pick("pass")
    assert s.out("third")
    s.expect("you", "reaction", ["pass", "play mine"])
    s.pick("pass")
    s.expect("foe", "reaction", ["pass", "play his"])
    s.pick("pass")
    s.expect("you", "main", ["pass", "play mine"])
    assert s.zone("idle") == "planet"


# -- moving on ----------------------------------------------------------------------------


@rule("conquerors:REACT-8")
@EDITIONS
def test_moving_on_cannot_be_taken_back(scenario: Scenarios, edition: str) -> None:
    """The reactions happen in the old phase; then the new one begins, whatever they brought."""
    camp = building("camp", 4, "At the start of your attack phase, gain 1 cosmium.")
    s = scenario(
        you=Side(hand=[SPARK, IDLE], warriors=[BEAR], buildings=[camp]),
        foe=Side(hand=[card(SPARK, name="answer")]),
        edition=edition,
    )
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play spark"])
    assert (s.window, s.phase) == ("phase", "main")
    s.pick("play spark")
    s.expect("foe", "reaction", ["pass", "play answer"])
    assert s.window == "play"
    s.pick("pass")
    assert (s.stored("you"), s.phase, s.window) == ((1, 0, 0), "main", "phase")
    s.expect("foe", "reaction", ["pass", "play answer"])
    s.pick("play answer")
    assert (s.stored("foe"), s.stored("you"), s.phase) == ((1, 0, 0), (1, 1, 0), "attack")
    s.expect("you", "attacker", ["pass", "bear"])


@rule("conquerors:REACT-9")
@EDITIONS
def test_from_the_end_to_the_next_start(scenario: Scenarios, edition: str) -> None:
    """Whose turn ends is still active; nothing of the next turn has happened yet."""
    rage = spell("rage", "Give target warrior +2 attack until end of turn.")
    dawn = building("dawn", 4, "At the start of your turn, gain 1 cosmium.")
    s = scenario(
        you=Side(hand=[rage, card(SPARK, name="mine")], warriors=[BEAR]),
        foe=Side(
            hand=[card(SPARK, name="his")],
            buildings=[dawn, card(DRUM, used=True)],
            warriors=[card(BEAR, name="tired", exhausted=True)],
            gold=1,
        ),
        phase="end",
        edition=edition,
    )
    s.expect("you", "reaction", ["pass", "play rage", "play mine"])
    assert (s.window, s.phase, s.active) == ("phase", "end", "you")
    s.play("play rage", "pass", "pass", "bear")
    assert s.attack("bear") == 4
    s.expect("you", "reaction", ["pass", "play mine"])
    s.pick("pass")
    s.expect("foe", "reaction", ["pass", "play his"])
    assert (s.active, s.attack("bear"), s.stored("foe")) == ("you", 4, (1, 0, 0))
    assert s.exhausted("tired")
    s.pick("pass")
    s.expect("foe", "reaction", ["pass", "play his", "pay drum"])
    assert (s.window, s.phase, s.active) == ("phase", "start", "foe")
    assert (s.attack("bear"), s.stored("foe"), s.exhausted("tired")) == (2, (1, 1, 0), False)
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play mine"])


# -- by whose means -----------------------------------------------------------------------


@rule("conquerors:REACT-11", "conquerors:CARD-3")
def test_reactions_are_paid_from_ones_own_storage(scenario: Scenarios) -> None:
    jab = spell("jab", "Gain 2 cosmium.", cost="1 gold")
    s = scenario(
        you=Side(hand=[IDLE], gold=6),
        foe=Side(hand=[card(jab, name="his")]),
        third=Side(hand=[card(jab, name="hers")], buildings=[DRUM], gold=1),
    )
    s.pick("play idle")
    s.expect("third", "reaction", ["pass", "play hers", "pay drum"])
    s.pick("play hers")
    assert (s.stored("you"), s.stored("foe")) == ((6, 0, 0), (0, 0, 0))
    assert (s.stored("third"), s.zone("idle")) == ((0, 2, 0), "planet")


@rule("conquerors:REACT-11", "conquerors:EFF-8")
def test_what_is_paid_cannot_be_spent_again_in_the_window(scenario: Scenarios) -> None:
    """Nobody acts between the paying and the window."""
    jab = spell("jab", "Gain 2 cosmium.", cost="2 gold")
    s = scenario(
        edition="cs",
        you=Side(hand=[jab, card(jab, name="again")], buildings=[DRUM], gold=3),
        foe=Side(hand=[SPARK]),
    )
    s.expect("you", "main", ["pass", "play jab", "pay drum"])
    s.pick("play jab")
    assert s.stored("you") == (1, 0, 0)
    s.expect("you", "reaction", ["pass", "pay drum"])
    s.pick("pay drum")
    assert (s.stored("you"), s.used("drum"), s.window) == ((0, 0, 0), True, "paid")
    s.expect("foe", "reaction", ["pass", "play spark"])
