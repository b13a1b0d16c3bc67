"""Spells about what others are doing: countering, blocking, taking over, ending an attack."""

from __future__ import annotations

from dataclasses import replace

from tests.conquerors.cards.casting import cast
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

BEAR = warrior("bear", 2, 3)
OX = warrior("ox", 5, 5)
WOLF = warrior("wolf", 1, 2)
TOWER = building("tower", 9)
STOP = trap("stop")
GAIN = spell("gain", "Gain 2 gold.", cost="1 gold")


# -- countering ---------------------------------------------------------------------------


def test_signal_jam_counters_a_spell(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[GAIN, IDLE], gold=1), foe=Side(hand=["signal-jam"], cosmium=2))
    s.pick("play gain")
    s.expect("foe", "reaction", ["pass", "play signal-jam"])
    s.pick("play signal-jam")
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 0), (0, 0, 0))
    assert (s.junkyard("you"), s.junkyard("foe")) == (["gain"], ["signal-jam"])
    s.expect("you", "main", ["pass", "play idle"])


def test_signal_jam_counters_nothing_but_spells(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[BEAR, IDLE], cosmium=2), foe=Side(hand=["signal-jam", GAIN], cosmium=2)
    )
    s.pick("play bear")
    s.expect("you", "main", ["pass", "play idle"])
    s = scenario(you=Side(hand=["signal-jam", IDLE], cosmium=2))
    s.expect("you", "main", ["pass", "play idle"])
    s = scenario(you=Side(hand=[GAIN, IDLE], gold=1), foe=Side(hand=["signal-jam"], cosmium=1))
    s.pick("play gain")
    assert s.stored("you") == (2, 0, 0)


def test_signal_jam_counters_a_signal_jam(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[GAIN, "signal-jam", IDLE], gold=1, cosmium=2),
        foe=Side(hand=[card("signal-jam", name="theirs")], cosmium=2),
    )
    s.play("play gain", "pass", "play theirs")
    s.expect("you", "reaction", ["pass", "play signal-jam"])
    s.pick("play signal-jam")
    s.expect("you", "target", ["theirs", "gain"])
    s.pick("theirs")
    assert (s.stored("you"), s.junkyard("foe")) == ((2, 0, 0), ["theirs"])
    assert s.junkyard("you") == ["signal-jam", "gain"]


def test_denied_landing_counters_any_card(scenario: Scenarios) -> None:
    for played in (BEAR, TOWER, IDLE, GAIN):
        s = scenario(
            you=Side(hand=[played, card(IDLE, name="other", known=["foe"])], gold=1),
            foe=Side(hand=["denied-landing"], cosmium=1, electricity=1),
        )
        s.pick(f"play {played.id}")
        s.expect("foe", "reaction", ["pass", "play denied-landing"])
        s.pick("play denied-landing")
        assert (s.junkyard("you"), s.planet("you")) == ([played.id], [])
        assert (s.stored("you")[0], s.stored("foe")) == (0 if played is GAIN else 1, (0, 0, 0))


def test_denied_landing_needs_a_card_being_played(scenario: Scenarios) -> None:
    pump = building("pump", 3, "1 gold - Gain 1 cosmium.")
    s = scenario(
        you=Side(buildings=[pump], gold=1, hand=[IDLE]),
        foe=Side(hand=["denied-landing"], cosmium=1, electricity=1),
    )
    s.pick("pay pump")
    assert s.stored("you") == (0, 1, 0)
    s = scenario(you=Side(hand=["denied-landing", IDLE], cosmium=1, electricity=1))
    s.expect("you", "main", ["pass", "play idle"])
    for cosmium, electricity in ((0, 1), (1, 0)):
        s = scenario(
            you=Side(hand=[BEAR, IDLE]),
            foe=Side(hand=["denied-landing"], cosmium=cosmium, electricity=electricity),
        )
        s.pick("play bear")
        assert s.planet("you") == ["bear"]


# -- the attack ---------------------------------------------------------------------------


def attacked(
    scenario: Scenarios, ident: str, foe: Side | None = None, edition: str = "en"
) -> Scenario:
    """Your bear and your wolf have attacked; the foe holds a spell and can first use it."""
    rich = foe or Side(gold=6, cosmium=6, electricity=3)
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[STOP]),
        foe=replace(rich, hand=[ident]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "wolf")
    return s


def to_window(s: Scenario, window: str) -> None:
    """Pass until this window is open."""
    while s.kind != "reaction" or s.window != window:
        s.pick("pass" if s.kind != "attack_order" else "bear")


def test_intercept_blocks_an_attacker(scenario: Scenarios) -> None:
    foe = Side(warriors=[OX, card("militia", exhausted=True)], gold=2, cosmium=1)
    s = attacked(scenario, "intercept", foe)
    to_window(s, "line")
    s.pick("play intercept")
    s.expect("foe", "target", ["bear", "wolf"])
    s.pick("bear")
    assert (s.junkyard("you"), s.life("ox"), s.stored("foe")) == (["bear"], 3, (2, 0, 0))
    s.expect("foe", "block", ["pass", "ox"])  # the wolf is still to come


def test_intercept_chooses_among_the_battle_ready(scenario: Scenarios) -> None:
    foe = Side(warriors=[OX, "looter", card("militia", exhausted=True)], cosmium=1)
    s = attacked(scenario, "intercept", foe)
    to_window(s, "line")
    s.play("play intercept", "wolf")
    s.expect("foe", "target", ["ox", "looter"])
    s.pick("looter")
    assert (s.junkyard("you"), s.life("looter")) == (["wolf"], 1)
    s.expect("foe", "block", ["pass", "ox", "looter"])


def test_intercept_needs_both(scenario: Scenarios) -> None:
    s = attacked(scenario, "intercept", Side(warriors=[card(OX, exhausted=True)], cosmium=1))
    s.expect("you", "attack_order", ["bear", "wolf"])
    s.pick("bear")
    assert s.base("foe") == 12
    s = scenario(you=Side(hand=["intercept", IDLE], cosmium=1, warriors=[OX]))
    s.expect("you", "main", ["pass", "play idle"])
    s = attacked(scenario, "intercept", Side(warriors=[OX]))
    s.pick("bear")
    s.expect("foe", "block", ["pass", "ox"])


def test_field_orders_strengthens(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "field-orders",
        gold=1,
        cosmium=1,
        you=Side(warriors=[BEAR]),
        foe=Side(warriors=[OX], hand=[IDLE]),
    )
    s.expect("you", "target", ["bear", "ox"])  # nobody is exhausted, nobody attacks
    s.pick("bear")
    assert s.attack("bear") == 4
    s.to("main", "foe")
    assert s.attack("bear") == 2


def test_field_orders_readies(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "field-orders",
        gold=1,
        cosmium=1,
        you=Side(warriors=[card(BEAR, exhausted=True), OX]),
    )
    s.expect("you", "mode", ["mode 0", "mode 1"])
    s.pick("mode 1")
    assert not s.exhausted("bear")


def test_field_orders_calls_an_attacker_back(scenario: Scenarios) -> None:
    s = attacked(scenario, "field-orders")
    to_window(s, "line")
    s.pick("play field-orders")
    s.expect("foe", "mode", ["mode 0", "mode 1", "mode 2"])
    s.pick("mode 2")
    s.expect("foe", "target", ["bear", "wolf"])
    s.pick("bear")
    assert (s.base("foe"), s.exhausted("bear")) == (14, True)


def test_field_orders_needs_a_warrior(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=["field-orders", IDLE], gold=1, cosmium=1))
    s.expect("you", "main", ["pass", "play idle"])


def test_ceasefire_ends_the_attack(scenario: Scenarios) -> None:
    s = attacked(scenario, "ceasefire", Side(top=["looter"], cosmium=2))
    to_window(s, "line")
    s.pick("play ceasefire")
    assert (s.base("foe"), s.phase, s.hand("foe")) == (15, "trap", ["looter"])
    assert (s.exhausted("bear"), s.exhausted("wolf"), s.stored("foe")) == (True, True, (0, 0, 0))
    assert len(s.hand("you")) == 3  # one by the ceasefire, one in the trap phase


def test_ceasefire_before_the_targets_leaves_them_ready(scenario: Scenarios) -> None:
    s = attacked(scenario, "ceasefire")
    s.expect("foe", "reaction", ["pass", "play ceasefire"])
    s.pick("play ceasefire")
    assert (s.exhausted("bear"), s.phase, s.base("foe")) == (False, "trap", 15)


def test_ceasefire_without_an_attack_lets_all_draw(scenario: Scenarios) -> None:
    s = cast(scenario, "ceasefire", cosmium=2, foe=Side(), third=Side())
    assert [len(s.hand(who)) for who in ("you", "foe", "third")] == [2, 1, 1]


# -- taking over and copying --------------------------------------------------------------


def test_mutiny_borrows_a_warrior(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "mutiny",
        gold=2,
        cosmium=2,
        you=Side(warriors=[BEAR], hand=[STOP]),
        foe=Side(warriors=[card(OX, exhausted=True, damage=1), "militia"], buildings=[TOWER]),
    )
    s.expect("you", "target", ["ox", "militia"])
    s.pick("ox")
    assert (s.controller("ox"), s.exhausted("ox"), s.life("ox")) == ("you", False, 4)
    s.to("attack")
    s.play("ox", "pass", "foe base", "pass")
    assert s.base("foe") == 10
    s.to("kuk", "foe")
    assert (s.controller("ox"), s.planet("you")) == ("foe", ["bear"])


@rule("conquerors:ATT-5", "conquerors:CARD-9")
def test_who_attacked_cannot_block_in_the_english_edition_even_readied(
    scenario: Scenarios,
) -> None:
    s = attacked(scenario, "mutiny")
    to_window(s, "line")
    s.play("play mutiny", "bear")
    assert not s.exhausted("bear")
    assert (s.kind, s.base("foe")) == ("trap", 14)


def test_mutiny_takes_an_attacker_out_of_the_attack(scenario: Scenarios) -> None:
    s = attacked(scenario, "mutiny", edition="cs")
    to_window(s, "line")
    s.play("play mutiny", "bear")
    s.expect("foe", "block", ["pass", "bear"])
    s.pick("bear")
    assert (s.base("foe"), s.junkyard("you")) == (15, ["wolf"])
    s.to("kuk", "foe")
    assert s.controller("bear") == "you"


def test_mutiny_needs_a_warrior_of_an_opponent(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=["mutiny", IDLE], warriors=[BEAR], gold=2, cosmium=2))
    s.expect("you", "main", ["pass", "play idle"])


def test_mutiny_against_the_war_academy(scenario: Scenarios) -> None:
    """Who lived by being three dies when they are two."""
    s = cast(
        scenario,
        "mutiny",
        gold=2,
        cosmium=2,
        foe=Side(buildings=["war-academy"], warriors=[card(BEAR, damage=3), WOLF, OX]),
    )
    s.pick("ox")
    assert (s.junkyard("foe"), s.attack("wolf"), s.attack("ox")) == (["bear"], 1, 5)


def test_hall_of_mirrors_copies_a_warrior_of_yours(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "hall-of-mirrors",
        gold=1,
        cosmium=2,
        you=Side(warriors=[card(BEAR, damage=2, exhausted=True), "scout"], top=["militia"]),
        foe=Side(warriors=[OX]),
    )
    s.expect("you", "target", ["bear", "scout"])
    s.pick("bear")
    assert (s.planet("you"), s.controller("bear#2")) == (["bear", "scout", "bear#2"], "you")
    assert (s.life("bear#2"), s.exhausted("bear#2")) == (3, False)
    assert s.table.cards[s.slot("bear#2")].illusion


def test_hall_of_mirrors_makes_an_illusion_that_enters_and_vanishes(scenario: Scenarios) -> None:
    shoot = spell("shoot", "Destroy target warrior.")
    s = scenario(
        you=Side(
            hand=["hall-of-mirrors", IDLE, shoot],
            warriors=["scout"],
            top=["militia"],
            gold=1,
            cosmium=2,
        )
    )
    s.play("play hall-of-mirrors", "pass")
    s.expect("you", "kuk", ["pass", "militia"])
    s.pick("pass")
    s.play("play shoot", "scout#2")
    assert (s.planet("you"), s.junkyard("you")) == (["scout"], ["hall-of-mirrors", "shoot"])
    s = scenario(
        you=Side(hand=["hall-of-mirrors", IDLE], gold=1, cosmium=2), foe=Side(warriors=[BEAR])
    )
    s.expect("you", "main", ["pass", "play idle"])
