"""Effects: paid and triggered ones, in which order they happen, and who chooses."""

from __future__ import annotations

import pytest

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

SPARK = spell("spark", "Gain 1 gold.")
BEAR = warrior("bear", 2, 3)
WOLF = warrior("wolf", 1, 2)
TOWER = building("tower", 5)
DRUM = building("drum", 4, "1 gold - Gain 1 cosmium.")
KILL = spell("kill", "Destroy target warrior.")
DEAR = miner("dear", cost="6 gold, 6 cosmium")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- paid effects -------------------------------------------------------------------------


@rule("conquerors:EFF-1", "conquerors:TURN-2")
@EDITIONS
def test_a_paid_effect_once_per_turn(scenario: Scenarios, edition: str) -> None:
    """Used in your own turn, it recharges at the start of your next one and not before."""
    s = scenario(
        you=Side(hand=[IDLE], buildings=[DRUM], gold=3, deck=[DEAR] * 9),
        foe=Side(hand=[SPARK, IDLE], deck=[DEAR] * 9),
        edition=edition,
    )
    s.expect("you", "main", ["pass", "play idle", "pay drum"])
    s.pick("pay drum")
    if edition == "cs":
        s.expect("foe", "reaction", ["pass", "play spark"])
        assert (s.window, s.stored("you"), s.used("drum")) == ("paid", (2, 0, 0), True)
        s.pick("pass")
    assert (s.stored("you"), s.used("drum")) == ((2, 1, 0), True)
    s.expect("you", "main", ["pass", "play idle"])
    while s.active == "you":
        assert "pay drum" not in s.options()
        s.pick("pass")
    while s.active == "foe":
        assert s.asked == "foe"
        s.pick("pass")
    assert (s.phase, s.used("drum")) == ("start", False)
    s.expect("you", "reaction", ["pass", "pay drum"])


@rule("conquerors:EFF-1")
def test_a_paid_effect_used_in_anothers_turn(scenario: Scenarios) -> None:
    """Once per turn, and it stays used up until its own controller's turn starts."""
    s = scenario(
        you=Side(hand=[IDLE, card(IDLE, name="rest")]),
        foe=Side(buildings=[DRUM], gold=6),
        third=Side(),
    )
    s.pick("play idle")
    s.expect("foe", "reaction", ["pass", "pay drum"])
    s.pick("pay drum")
    assert s.stored("foe") == (5, 1, 0)
    s.pick("play rest")
    assert (s.phase, s.active, s.asked) == ("start", "foe", "foe")
    s.expect("foe", "reaction", ["pass", "pay drum"])


@rule("conquerors:EFF-1")
def test_two_paid_effects_of_a_card_share_its_use(scenario: Scenarios) -> None:
    twin = building("twin", 4, "1 gold - Gain 1 cosmium.\n2 gold - Gain 2 cosmium.")
    s = scenario(
        edition="cs", you=Side(hand=[IDLE], buildings=[twin, card(twin, name="other")], gold=6)
    )
    s.expect(
        "you",
        "main",
        ["pass", "play idle", "pay twin/1", "pay twin/2", "pay other/1", "pay other/2"],
    )
    s.pick("pay twin/2")
    s.expect("you", "reaction", ["pass", "pay other/1", "pay other/2"])
    s.pick("pass")
    assert s.stored("you") == (4, 2, 0)
    s.expect("you", "main", ["pass", "play idle", "pay other/1", "pay other/2"])


@rule("conquerors:EFF-1")
def test_a_card_can_say_otherwise(scenario: Scenarios) -> None:
    pump = building("pump", 4, "1 gold, any number of times - Gain 1 cosmium.")
    slow = building("slow", 4, "1 gold, in your main phase - Gain 1 cosmium.")
    s = scenario(edition="cs", you=Side(hand=[IDLE], buildings=[pump, slow], gold=3))
    s.expect("you", "main", ["pass", "play idle", "pay pump", "pay slow"])
    s.pick("pay pump")
    s.expect("you", "reaction", ["pass", "pay pump"])
    s.pick("pass")
    s.expect("you", "main", ["pass", "play idle", "pay pump", "pay slow"])
    s.pick("pay slow")
    s.expect("you", "reaction", ["pass", "pay pump"])
    s.pick("pass")
    s.expect("you", "main", ["pass", "play idle", "pay pump"])
    assert s.stored("you") == (1, 2, 0)


@rule("conquerors:EFF-1", "conquerors:CARD-7")
def test_usable_in_the_turn_it_enters_and_while_exhausted(scenario: Scenarios) -> None:
    piper = warrior("piper", 1, 2, "1 gold - Gain 1 cosmium.\nPiper enters exhausted.")
    s = scenario(you=Side(hand=[piper, IDLE], gold=2))
    s.pick("play piper")
    assert s.exhausted("piper")
    s.expect("you", "main", ["pass", "play idle", "pay piper"])
    s.pick("pay piper")
    assert s.stored("you") == (1, 1, 0)


@rule("conquerors:EFF-1")
def test_a_paid_effect_happens_though_its_card_is_gone(scenario: Scenarios) -> None:
    s = scenario(
        edition="cs",
        you=Side(hand=[IDLE], buildings=[DRUM], gold=1),
        foe=Side(hand=[spell("raze", "Destroy target building.")]),
    )
    s.play("pay drum", "play raze")
    assert (s.junkyard("you"), s.stored("you")) == (["drum"], (0, 1, 0))


# -- what triggers ------------------------------------------------------------------------


@rule("conquerors:EFF-2")
@EDITIONS
@pytest.mark.parametrize(
    ("text", "phase", "gold"),
    [
        ("When Wonder enters the planet, gain 2 gold.", "main", 2),
        ("Whenever you play a card, gain 2 gold.", "main", 0),
        ("Whenever a building enters the planet, gain 2 gold.", "main", 2),
        ("At the start of your turn, gain 2 gold.", "main", 0),
        ("At the end of your main phase, gain 2 gold.", "main", 0),
        ("Adds 2 gold.", "main", 0),
    ],
)
def test_what_triggers_when_a_card_enters(
    scenario: Scenarios, text: str, phase: str, gold: int, edition: str
) -> None:
    """A card hears nothing that happened before it was on the planet."""
    s = scenario(you=Side(hand=[building("wonder", 3, text), IDLE]), phase=phase, edition=edition)
    s.pick("play wonder")
    assert s.stored("you") == (gold, 0, 0)


@rule("conquerors:EFF-2", "conquerors:TURN-2", "conquerors:TURN-3", "conquerors:TURN-8")
@EDITIONS
@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("At the start of your turn, gain 1 gold.", "start"),
        ("At the start of each player's turn, gain 1 gold.", "start"),
        ("At the start of your turn, adds 1 gold.", "start"),
        ("At the start of your mining phase, gain 1 gold.", "mining"),
        ("Adds 1 gold.", "mining"),
        ("Generates 1 gold.", "mining"),
        ("At the end of your mining phase, gain 1 gold.", "mining"),
        ("At the start of your kuk phase, gain 1 gold.", "kuk"),
        ("At the end of your kuk phase, gain 1 gold.", "kuk"),
        ("At the start of your main phase, gain 1 gold.", "main"),
        ("At the end of your main phase, gain 1 gold.", "main"),
        ("At the start of your attack phase, gain 1 gold.", "attack"),
        ("At the end of your attack phase, gain 1 gold.", "attack"),
        ("At the start of your trap phase, gain 1 gold.", "trap"),
        ("At the end of your trap phase, gain 1 gold.", "trap"),
        ("At the end of your turn, gain 1 gold.", "end"),
        ("At the end of each player's turn, adds 1 gold.", "end"),
    ],
)
def test_the_time_that_is_named(scenario: Scenarios, text: str, phase: str, edition: str) -> None:
    """Once, in that phase, before the move to the next one can be reacted to."""
    s = scenario(
        you=Side(buildings=[building("clock", 4, text)]),
        foe=Side(hand=[SPARK]),
        phase="start",
        edition=edition,
    )
    while s.active == "you":
        if s.kind == "reaction":
            phases = ["start", "mining", "kuk", "main", "attack", "trap", "end"]
            due = phases.index(s.phase) >= phases.index(phase)
            assert s.stored("you") == ((1, 0, 0) if due else (0, 0, 0))
        s.pick("pass")
    assert s.stored("you") == ((2, 0, 0) if "each player's turn, gain" in text else (1, 0, 0))


@rule("conquerors:EFF-2", "conquerors:EFF-4", "conquerors:TURN-3")
@EDITIONS
def test_adding_is_a_triggered_effect(scenario: Scenarios, edition: str) -> None:
    """Where somebody listens, the active player orders it like any other."""
    toll = building("toll", 4, "Whenever you gain gold, lose 1 cosmium.")
    golden, blue = miner("golden", "Adds 1 gold."), miner("blue", "Generates 1 cosmium.")
    for first, stored in (("golden", (1, 1, 0)), ("blue", (1, 0, 0))):
        s = scenario(
            you=Side(miners=[golden, blue], buildings=[toll]), phase="mining", edition=edition
        )
        s.expect("you", "order", ["golden", "blue"])
        s.pick(first)
        assert s.stored("you") == stored


@rule("conquerors:EFF-2", "conquerors:EFF-3", "conquerors:TRAP-4")
@EDITIONS
@pytest.mark.parametrize("guard", [True, False])
def test_a_traps_effect_is_a_triggered_one(scenario: Scenarios, guard: bool, edition: str) -> None:
    """It happens on activation, if it has the target that it needs."""
    sting = trap("sting", "Gain 2 gold. Deal 1 damage to target warrior you control.")
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(traps_before_base=[sting], warriors=[card(WOLF, exhausted=True)] if guard else []),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    assert s.junkyard("foe") == ["sting"]
    assert s.stored("foe") == ((2, 0, 0) if guard else (0, 0, 0))
    assert s.base("foe") == 13


@rule("conquerors:EFF-3")
@EDITIONS
def test_a_triggered_effect_without_a_target_does_not_happen(
    scenario: Scenarios, edition: str
) -> None:
    """None of it; with a target, all of it."""
    text = "Whenever you play a miner card, gain 1 gold. Destroy target damaged warrior."
    s = scenario(
        you=Side(hand=[IDLE, card(IDLE, name="rest")], buildings=[building("axe", 4, text)]),
        foe=Side(warriors=[BEAR]),
        edition=edition,
    )
    s.pick("play idle")
    assert (s.stored("you"), s.planet("foe")) == ((0, 0, 0), ["bear"])
    s = scenario(
        you=Side(hand=[IDLE, card(IDLE, name="rest")], buildings=[building("axe", 4, text)]),
        foe=Side(warriors=[card(BEAR, damage=1)]),
        edition=edition,
    )
    s.pick("play idle")
    assert (s.stored("you"), s.planet("foe")) == ((1, 0, 0), [])


@rule("conquerors:EFF-3", "conquerors:EFF-5")
def test_an_earlier_trigger_can_take_the_target_away(scenario: Scenarios) -> None:
    one = building("one", 4, "At the start of your turn, destroy target warrior. Gain 1 gold.")
    two = building("two", 4, "At the start of your turn, destroy target warrior. Gain 1 cosmium.")
    s = scenario(you=Side(buildings=[one, two]), foe=Side(warriors=[BEAR]), phase="start")
    s.expect("you", "order", ["one", "two"])
    s.pick("two")
    assert (s.stored("you"), s.planet("foe")) == ((0, 1, 0), [])


# -- in which order -----------------------------------------------------------------------


@rule("conquerors:EFF-4", "conquerors:EFF-9")
@EDITIONS
def test_the_active_player_orders_whoevers_they_are(scenario: Scenarios, edition: str) -> None:
    text = "At the start of each player's turn, gain 1 {}. Lose 1 {}."
    s = scenario(
        you=Side(buildings=[building("mine", 4, text.format("gold", "gold"))]),
        foe=Side(
            buildings=[building("his", 4, "At the start of each player's turn, draw a card.")]
        ),
        third=Side(
            buildings=[
                building("hers", 4, "At the start of each player's turn, deal 1 damage to Hers."),
                building("also", 4, "At the start of each opponent's turn, heal 1 life on Also."),
            ]
        ),
        phase="start",
        active="foe",
        edition=edition,
    )
    s.expect("foe", "order", ["mine", "his", "hers", "also"])
    s.pick("hers")
    assert (s.life("hers"), s.hand("foe")) == (3, [])
    s.expect("foe", "order", ["mine", "his", "also"])
    s.pick("his")
    assert len(s.hand("foe")) == 1
    s.expect("foe", "order", ["mine", "also"])


@rule("conquerors:EFF-4")
def test_the_chosen_order_is_what_happens(scenario: Scenarios) -> None:
    give = building("give", 4, "Whenever a warrior dies, gain 2 gold.")
    take = building("take", 4, "Whenever a warrior dies, each opponent loses 1 gold.")
    for order, gold in ((["give", "take"], 1), (["take", "give"], 2)):
        s = scenario(
            you=Side(hand=[KILL, IDLE], buildings=[give]),
            foe=Side(buildings=[take], warriors=[BEAR]),
        )
        s.pick("play kill")
        s.expect("you", "order", ["give", "take"])
        s.pick(order[0])
        assert s.stored("you") == (gold, 0, 0)


@rule("conquerors:EFF-4", "conquerors:TERM-5")
@EDITIONS
def test_all_of_them_happen_before_anything_else(scenario: Scenarios, edition: str) -> None:
    """The last one is not asked for, and nobody plays on before it has happened."""
    names = ["one", "two", "three", "four", "five"]
    wakes = [
        building(name, 2, f"Whenever a warrior dies, gain {number} gold. Lose 1 gold.")
        for number, name in enumerate(names, 1)
    ]
    s = scenario(
        you=Side(hand=[KILL, IDLE], buildings=wakes[:3]),
        foe=Side(buildings=wakes[3:], warriors=[BEAR]),
        edition=edition,
    )
    s.pick("play kill")
    for number in range(4):
        s.expect("you", "order", names[number:])
        s.pick(names[number])
    s.expect("you", "main", ["pass", "play idle"])
    assert (s.stored("you"), s.stored("foe")) == ((3, 0, 0), (5, 0, 0))


@rule("conquerors:EFF-4")
@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("At the start of your turn, draw a card.", "start"),
        ("At the end of your turn, deal 1 damage to target base.", "end"),
        ("At the start of your turn, deal 1 damage to Copy.", "start"),
        ("Adds 1 gold.", "mining"),
        ("At the start of your turn, adds 1 gold.", "start"),
        ("Selfheal 1.", "end"),
    ],
)
def test_copies_that_are_alike_are_not_ordered(scenario: Scenarios, text: str, phase: str) -> None:
    copy = building("copy", 4, text)
    s = scenario(you=Side(buildings=[copy, copy, copy]), foe=Side(), phase=phase)
    asked = 0
    while s.phase == phase and s.active == "you":
        asked += s.kind == "order"
        s.pick(s.options()[0])
    assert asked == 0


@rule("conquerors:EFF-4")
@pytest.mark.parametrize(
    ("listener", "ordered"),
    [
        ("Whenever a building you control is healed, gain 1 gold.", False),
        ("Whenever you gain electricity, draw a card.", False),
        ("Whenever an opponent gains gold, lose 1 cosmium.", False),
        ("Whenever you gain gold, lose 1 cosmium.", True),
    ],
)
def test_mining_is_ordered_only_where_somebody_hears_of_it(
    scenario: Scenarios, listener: str, ordered: bool
) -> None:
    gold, both = miner("gold", "Adds 1 gold."), miner("both", "Adds 1 gold and 1 cosmium.")
    ear = building("ear", 4, listener)
    s = scenario(you=Side(buildings=[ear], miners=[gold, both]), foe=Side(), phase="mining")
    assert (s.kind == "order") == ordered
    s.leave()


@rule("conquerors:EFF-4")
def test_copies_that_die_or_attack_together_are_not_ordered(scenario: Scenarios) -> None:
    imp = warrior("imp", 1, 1, "When Imp dies, draw a card.\nWhen Imp attacks, gain 1 gold.")
    doom = spell("doom", "Destroy each warrior.")
    s = scenario(you=Side(hand=[doom, IDLE], warriors=[imp, imp]))
    s.pick("play doom")
    assert (s.kind, len(s.hand("you"))) == ("main", 3)
    s = scenario(you=Side(warriors=[imp, imp]), phase="attack")
    s.play("imp", "imp#2")
    assert (s.stored("you"), s.base("foe")) == ((2, 0, 0), 13)


@rule("conquerors:EFF-4")
def test_copies_in_another_condition_are_ordered(scenario: Scenarios) -> None:
    hive = building("hive", 3, "At the start of your turn, deal 1 damage to Hive.")
    s = scenario(you=Side(buildings=[card(hive, damage=2), hive]), phase="start")
    s.expect("you", "order", ["hive", "hive#2"])
    s.pick("hive#2")
    assert (s.life("hive#2"), s.junkyard("you")) == (2, ["hive"])


@rule("conquerors:EFF-4")
def test_one_effect_about_different_things_is_ordered(scenario: Scenarios) -> None:
    """The same card hears of two sources of damage, or of two dead."""
    hut = building("hut", 9, "Whenever Hut is dealt damage, deal 1 damage to the source.")
    volley = spell(
        "volley",
        "Have each warrior you control deal damage equal to its attack to target building.",
    )
    s = scenario(
        you=Side(hand=[volley, IDLE], warriors=[BEAR, card(BEAR, name="weak", damage=2)]),
        foe=Side(buildings=[hut]),
    )
    s.pick("play volley")
    assert (s.asked, s.kind, len(s.options())) == ("you", "order", 2)
    s.pick(s.options()[0])
    assert (s.life("bear"), s.junkyard("you")) == (2, ["volley", "weak"])
    wake = building("wake", 9, "Whenever a warrior dies, its owner draws a card.")
    s = scenario(
        you=Side(hand=[spell("doom", "Destroy each warrior."), IDLE], warriors=[BEAR]),
        foe=Side(buildings=[wake], warriors=[WOLF]),
    )
    s.pick("play doom")
    assert (s.asked, s.kind, len(s.options())) == ("you", "order", 2)
    s.pick(s.options()[1])
    assert (len(s.hand("foe")), len(s.hand("you"))) == (1, 2)


@rule("conquerors:EFF-4")
def test_what_is_about_itself_and_what_is_about_another_are_ordered(scenario: Scenarios) -> None:
    ghoul = warrior("ghoul", 1, 1, "Whenever a warrior dies, its owner draws a card.")
    s = scenario(
        you=Side(hand=[spell("doom", "Destroy each warrior."), IDLE], warriors=[ghoul]),
        foe=Side(warriors=[BEAR]),
    )
    s.pick("play doom")
    assert (s.asked, s.kind, len(s.options())) == ("you", "order", 2)
    s.pick(s.options()[0])
    assert (len(s.hand("you")), len(s.hand("foe"))) == (2, 1)


@rule("conquerors:EFF-4")
@pytest.mark.parametrize(
    ("text", "kind", "options"),
    [
        ("Whenever a warrior an opponent controls dies, gain 1 gold.", "main", 2),
        ("Whenever a warrior leaves the planet, gain 1 gold.", "main", 2),
        ("Whenever an opponent draws a card, gain 1 gold.", "main", 2),
        (
            "Whenever a warrior an opponent controls dies, return it to its owner's hand.",
            "order",
            4,
        ),
        ("Whenever a warrior an opponent controls dies, its owner draws a card.", "order", 4),
        ("Whenever an opponent draws a card, that player loses 1 gold.", "order", 2),
        ("Whenever an opponent draws a card, look at that player's hand.", "order", 2),
    ],
)
def test_what_an_effect_does_not_speak_of_needs_no_order(
    scenario: Scenarios, text: str, kind: str, options: int
) -> None:
    """Four of theirs die, then each of two opponents draws two cards."""
    doom = spell("doom", "Destroy each warrior. Each opponent draws two cards.")
    ear = building("ear", 9, text)
    s = scenario(
        you=Side(hand=[doom, IDLE], buildings=[ear, ear]),
        foe=Side(warriors=[BEAR, WOLF]),
        third=Side(warriors=[BEAR, WOLF]),
    )
    s.pick("play doom")
    assert (s.asked, s.kind, len(s.options())) == ("you", kind, options)
    s.leave()


@rule("conquerors:EFF-4")
def test_different_amounts_are_ordered_where_the_effect_speaks_of_them(scenario: Scenarios) -> None:
    for text, kind in (("gain that much gold", "order"), ("gain 1 gold", "trap")):
        snare = trap("snare", "Draw a card.")
        chest = building("chest", 9, f"Whenever a warrior you control deals damage, {text}.")
        s = scenario(
            you=Side(buildings=[chest], warriors=[BEAR, WOLF], hand=[snare]),
            foe=Side(buildings=[building("hut", 9)]),
            phase="attack",
        )
        s.play("bear", "wolf", "hut", "foe base")
        assert s.kind == kind
        s.leave()


@rule("conquerors:EFF-4", "conquerors:WIN-8")
def test_when_the_active_player_is_out_the_next_one_orders(scenario: Scenarios) -> None:
    doom = spell("doom", "Deal 1 damage to your base.")
    up = building("up", 4, "Whenever a base is dealt damage, gain 1 gold.")
    down = building("down", 4, "Whenever a base is dealt damage, each opponent loses 1 gold.")
    s = scenario(
        you=Side(hand=[doom], base=1),
        foe=Side(buildings=[up]),
        third=Side(buildings=[down]),
    )
    s.pick("play doom")
    assert s.out("you")
    s.expect("foe", "order", ["up", "down"])
