"""Triggered effects that wait, what paying triggers, whose choices they are, endless chains."""

from __future__ import annotations

import pytest

from tests.conquerors.invented import Invented
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
KILL = spell("kill", "Destroy target warrior.")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- waiting ------------------------------------------------------------------------------


@rule("conquerors:EFF-5")
@EDITIONS
@pytest.mark.parametrize("kind", ["spell", "paid", "triggered"])
def test_what_is_triggered_waits_until_the_effect_is_over(
    scenario: Scenarios, kind: str, edition: str
) -> None:
    """In the middle of it there would be no gold to lose yet."""
    body = "estroy target warrior. Gain 2 gold."
    fine = building("fine", 9, "Whenever a warrior dies, lose 1 gold.")
    doing = {
        "spell": Side(hand=[spell("deed", "D" + body), IDLE], buildings=[fine]),
        "paid": Side(
            hand=[IDLE],
            buildings=[fine, building("deed", 3, "1 cosmium - D" + body)],
            cosmium=1,
        ),
        "triggered": Side(
            hand=[card(IDLE, name="deed"), IDLE],
            buildings=[fine, building("bell", 3, "Whenever you play a miner card, d" + body)],
        ),
    }
    s = scenario(you=doing[kind], foe=Side(warriors=[BEAR]), edition=edition)
    s.pick("pay deed" if kind == "paid" else "play deed")
    assert (s.stored("you"), s.planet("foe")) == ((1, 0, 0), [])


@rule("conquerors:EFF-5", "conquerors:CARD-3")
@EDITIONS
def test_a_spell_is_in_the_junkyard_before_what_it_triggered(
    scenario: Scenarios, edition: str
) -> None:
    text = "Whenever a warrior dies, return target spell card from your junkyard to your hand."
    s = scenario(
        you=Side(hand=[KILL, IDLE], buildings=[building("raker", 5, text)]),
        foe=Side(warriors=[BEAR]),
        edition=edition,
    )
    s.pick("play kill")
    assert (s.hand("you"), s.junkyard("you")) == (["idle", "kill"], [])


@rule("conquerors:EFF-5", "conquerors:EFF-4")
@EDITIONS
def test_what_is_triggered_comes_before_others_that_waited(
    scenario: Scenarios, edition: str
) -> None:
    """The active player has no say: it is not one of those triggered at once."""
    first = building("first", 4, "At the start of your turn, gain 1 gold.")
    later = building("later", 4, "At the start of your turn, lose 1 cosmium.")
    last = building("last", 4, "At the start of your turn, draw a card.")
    echo = building("echo", 4, "Whenever you gain gold, gain 1 cosmium.")
    s = scenario(you=Side(buildings=[first, later, last, echo]), phase="start", edition=edition)
    s.expect("you", "order", ["first", "later", "last"])
    s.pick("first")
    assert s.stored("you") == (1, 1, 0)
    s.expect("you", "order", ["later", "last"])
    s.pick("later")
    assert (s.stored("you"), s.phase) == ((1, 0, 0), "kuk")


@rule("conquerors:EFF-5", "conquerors:TURN-8")
@EDITIONS
def test_what_a_keyword_triggered_comes_at_once_too(scenario: Scenarios, edition: str) -> None:
    text = "Selfdestroy 1.\nWhen Brittle is destroyed, gain 1 gold."
    later = building("later", 4, "At the end of your turn, lose 1 gold.")
    last = building("last", 4, "At the end of your turn, draw a card.")
    s = scenario(
        you=Side(buildings=[building("brittle", 1, text), later, last]),
        phase="end",
        edition=edition,
    )
    s.expect("you", "order", ["brittle selfdestroy", "later", "last"])
    s.pick("brittle selfdestroy")
    assert (s.stored("you"), s.junkyard("you")) == ((1, 0, 0), ["brittle"])
    s.expect("you", "order", ["later", "last"])


@rule("conquerors:EFF-5")
@EDITIONS
def test_what_a_reaction_triggered_comes_before_what_it_reacted_to(
    scenario: Scenarios, edition: str
) -> None:
    fine = building("fine", 9, "Whenever a warrior dies, lose 1 gold.")
    s = scenario(
        you=Side(hand=[spell("feast", "Gain 2 gold."), IDLE], buildings=[fine]),
        foe=Side(hand=[KILL], warriors=[BEAR]),
        edition=edition,
    )
    s.play("play feast", "play kill")
    assert (s.stored("you"), s.junkyard("foe")) == ((2, 0, 0), ["bear", "kill"])


@rule("conquerors:EFF-5")
@EDITIONS
def test_what_a_spell_did_comes_before_what_its_playing_triggered(
    scenario: Scenarios, edition: str
) -> None:
    """The playing triggered first, so it has waited longer; and it happens after all of it."""
    fan = building("fan", 4, "Whenever you play a spell card, lose 1 gold.")
    wake = building("wake", 4, "Whenever a warrior dies, gain 1 gold.")
    s = scenario(
        you=Side(hand=[KILL, IDLE], buildings=[fan, wake]),
        foe=Side(warriors=[BEAR]),
        edition=edition,
    )
    s.pick("play kill")
    assert s.stored("you") == (0, 0, 0)
    assert [gain["amount"] for gain in s.happened("gain")] == [1]
    assert [loss["amount"] for loss in s.happened("lose")] == [1]


@rule("conquerors:EFF-5", "conquerors:TERM-9")
@pytest.mark.parametrize(
    ("what", "text", "zone"),
    [
        (SPARK, "Whenever you play a spell card, return it to its owner's hand.", "hand"),
        (BEAR, "Whenever you play a warrior card, exhaust it.", "planet"),
    ],
)
def test_a_card_that_was_played_can_be_followed(
    scenario: Scenarios, what: Invented, text: str, zone: str
) -> None:
    s = scenario(you=Side(hand=[card(what, name="it"), IDLE], buildings=[building("eye", 4, text)]))
    s.pick("play it")
    assert (s.zone("it"), s.exhausted("it")) == (zone, zone == "planet")


@rule("conquerors:EFF-5", "conquerors:TRAP-4")
def test_a_trap_that_was_activated_can_be_followed(scenario: Scenarios) -> None:
    text = "Whenever a trap you control is activated, return it to its owner's hand."
    snare = trap("snare", "Gain 1 gold.")
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(buildings=[building("winch", 4, text)], traps_before_base=[snare]),
        phase="attack",
    )
    s.play("bear", "foe base")
    assert (s.stored("foe"), s.zone("snare"), s.base("foe")) == ((1, 0, 0), "hand", 13)


@rule("conquerors:EFF-5")
def test_a_trigger_about_the_dead_still_happens(scenario: Scenarios) -> None:
    """Its card is gone when its turn comes; it triggered while it was there."""
    s = scenario(
        you=Side(hand=[spell("doom", "Destroy each warrior."), IDLE]),
        foe=Side(
            warriors=[BEAR, warrior("widow", 1, 1, "Whenever another warrior dies, draw a card.")]
        ),
    )
    s.pick("play doom")
    assert (s.planet("foe"), len(s.hand("foe"))) == ([], 1)


# -- what paying triggers -----------------------------------------------------------------


@rule("conquerors:EFF-8")
@EDITIONS
@pytest.mark.parametrize(
    ("price", "text"),
    [
        ("Sacrifice a warrior", "Whenever you sacrifice a warrior, gain 1 gold."),
        ("Sacrifice a warrior", "Whenever a warrior dies, gain 1 gold."),
        ("Sacrifice a warrior", "Whenever a warrior leaves the planet, gain 1 gold."),
        ("Discard a card", "Whenever you discard a card, gain 1 gold."),
        ("Sacrifice Altar", "Whenever a building is destroyed, gain 1 gold."),
    ],
)
def test_what_paying_triggers_happens_before_the_window(
    scenario: Scenarios, price: str, text: str, edition: str
) -> None:
    altar = building("altar", 4, f"{price} - Gain 1 cosmium.")
    s = scenario(
        you=Side(hand=[IDLE], buildings=[altar, building("bell", 4, text)], warriors=[BEAR]),
        foe=Side(hand=[SPARK]),
        edition=edition,
    )
    s.pick("pay altar")
    if edition == "cs":
        s.expect("foe", "reaction", ["pass", "play spark"])
        assert (s.window, s.stored("you")) == ("paid", (1, 0, 0))
        s.pick("pass")
    assert s.stored("you") == (1, 1, 0)


@rule("conquerors:EFF-8", "conquerors:EFF-5")
def test_what_the_use_triggers_comes_after_the_effect(scenario: Scenarios) -> None:
    """Using it triggers when it is announced, and waits like what playing a card triggers."""
    text = "Whenever you use a paid effect, lose 1 cosmium."
    drum = building("drum", 4, "1 gold - Gain 1 cosmium.")
    s = scenario(you=Side(hand=[IDLE], buildings=[drum, building("tax", 4, text)], gold=1))
    s.pick("pay drum")
    assert s.stored("you") == (0, 0, 0)
    assert len(s.happened("lose")) == 1


@rule("conquerors:EFF-8", "conquerors:EFF-6")
def test_a_price_can_be_replaced_and_is_paid(scenario: Scenarios) -> None:
    altar = building("altar", 4, "Sacrifice a warrior - Draw a card.")
    s = scenario(you=Side(hand=[IDLE], buildings=[altar], warriors=["topdecker"]))
    s.pick("pay altar")
    assert (s.hand("you"), s.junkyard("you")) == (["idle", "topdecker"], [])


# -- whose choices ------------------------------------------------------------------------


@rule("conquerors:EFF-9", "conquerors:EFF-4")
@EDITIONS
def test_the_controller_chooses_and_the_active_player_orders(
    scenario: Scenarios, edition: str
) -> None:
    aim = "At the start of each player's turn, destroy target building an opponent controls."
    may = "At the start of each player's turn, you may gain 1 gold."
    s = scenario(
        you=Side(buildings=[TOWER]),
        foe=Side(buildings=[building("aim", 4, aim)]),
        third=Side(buildings=[building("may", 4, may)]),
        phase="start",
        edition=edition,
    )
    s.expect("you", "order", ["aim", "may"])
    s.pick("may")
    s.expect("third", "may", ["pass", "yes"])
    s.pick("yes")
    assert s.stored("third") == (1, 0, 0)
    s.expect("foe", "target", ["tower", "may"])
    s.pick("may")
    assert s.junkyard("third") == ["may"]


@rule("conquerors:EFF-9", "conquerors:TRAP-4")
@EDITIONS
def test_who_controlled_a_trap_makes_its_choices(scenario: Scenarios, edition: str) -> None:
    """Though what it lay before is taken over in the window."""
    pit = trap("pit", "Deal 1 damage to target building.")
    take = spell("take", "Gain control of target building an opponent controls.")
    s = scenario(
        you=Side(warriors=[BEAR], buildings=[TOWER]),
        foe=Side(buildings=[card(building("hut", 5), traps=[pit])]),
        third=Side(hand=[take]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", *(["pass"] if edition == "en" else []), "hut")
    while s.window != "trap":
        s.expect("third", "reaction", ["pass", "play take"])
        s.pick("pass")
    assert s.junkyard("foe") == ["pit"]
    s.expect("third", "reaction", ["pass", "play take"])
    s.pick("play take")
    s.expect("third", "target", ["tower", "hut"])
    s.pick("hut")
    assert s.controller("hut") == "third"
    s.expect("foe", "target", ["tower", "hut"])
    s.pick("tower")
    assert (s.life("tower"), s.life("hut")) == (4, 3)


@rule("conquerors:EFF-9")
def test_the_controller_at_the_time_of_the_trigger(scenario: Scenarios) -> None:
    """What was triggered stays theirs, though its card changes sides before it happens."""
    take = "At the start of your turn, gain control of target building named Gift."
    gift = "At the start of each player's turn, gain 1 gold."
    s = scenario(
        you=Side(buildings=[building("hook", 4, take)]),
        foe=Side(buildings=[building("gift", 4, gift)]),
        phase="start",
    )
    s.expect("you", "order", ["hook", "gift"])
    s.pick("hook")
    assert (s.controller("gift"), s.stored("foe"), s.stored("you")) == (
        "you",
        (1, 0, 0),
        (0, 0, 0),
    )


@rule("conquerors:EFF-9", "conquerors:EFF-6")
def test_who_controls_a_replacement_decides_about_it(scenario: Scenarios) -> None:
    """In your turn, about your damage, the foe is asked whether Bodyguard dies instead."""
    bolt = spell("bolt", "Deal 2 damage to target warrior an opponent controls.")
    for answer, planet in (("yes", ["bear"]), ("pass", ["bear", "bodyguard"])):
        s = scenario(
            you=Side(hand=[bolt, IDLE]),
            foe=Side(warriors=[card(BEAR, damage=1), "bodyguard"]),
        )
        s.play("play bolt", "bear")
        s.expect("foe", "may", ["pass", "yes"])
        s.pick(answer)
        assert s.planet("foe") == [one for one in planet if answer == "yes" or one != "bear"]


# -- adding in the middle of something ----------------------------------------------------


@rule("conquerors:EFF-10", "conquerors:WORD-12")
@EDITIONS
def test_adds_inside_a_spell_or_a_trap_happens_when_it_resolves(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(hand=[spell("ore", "Adds 2 gold."), IDLE], warriors=[BEAR]),
        foe=Side(traps_before_base=[trap("vein", "Generates 2 cosmium.")]),
        edition=edition,
    )
    s.pick("play ore")
    assert s.stored("you") == (2, 0, 0)
    s.play("pass", "bear")
    assert s.stored("foe") == (0, 2, 0)
    while s.active == "you" or s.phase != "kuk":
        s.pick("pass")
    assert s.stored("foe") == (0, 2, 0)
    while s.active == "foe" or s.phase != "kuk":
        s.pick("pass")
    assert s.stored("you") == (2, 0, 0)


@rule("conquerors:EFF-10", "conquerors:EFF-2")
def test_adds_at_a_named_time_is_not_in_the_mining_phase(scenario: Scenarios) -> None:
    s = scenario(you=Side(buildings=["gold-mine"]), foe=Side(hand=[SPARK]), phase="start")
    s.expect("foe", "reaction", ["pass", "play spark"])
    assert (s.phase, s.stored("you")) == ("start", (1, 0, 0))
    s.pick("pass")
    assert (s.phase, s.stored("you")) == ("mining", (1, 0, 0))


# -- endless chains -----------------------------------------------------------------------


@rule("conquerors:EFF-11", "conquerors:WIN-4")
@EDITIONS
@pytest.mark.parametrize(
    ("mine", "his", "winners"), [(4, 0, ["you"]), (0, 9, ["foe"]), (0, 0, ["you", "foe"])]
)
def test_an_endless_chain_ends_the_game(
    scenario: Scenarios, mine: int, his: int, winners: list[str], edition: str
) -> None:
    """Two miners trigger each other for ever; the most building life wins."""
    tick = miner("tick", "Whenever you gain gold, gain 1 cosmium. Lose 1 cosmium.")
    tock = miner("tock", "Whenever you gain cosmium, lose 1 gold. Gain 1 gold.")
    s = scenario(
        you=Side(
            hand=[SPARK], miners=[tick, tock], buildings=[building("a", mine)] if mine else []
        ),
        foe=Side(buildings=[building("b", his)] if his else []),
        edition=edition,
    )
    s.pick("play spark")
    assert (s.over, s.how, s.winners) == (True, "endless", winners)


@rule("conquerors:EFF-11")
def test_an_endless_chain_of_several_players(scenario: Scenarios) -> None:
    """With windows in it that nobody can use, and targets that nobody has to choose."""
    loop = building("loop", 9, "Whenever Loop is dealt damage, heal 1 life on Loop.")
    ache = miner("ache", "Whenever a building is healed, deal 1 damage to target building.")
    s = scenario(
        you=Side(hand=[spell("prod", "Deal 1 damage to target building.")], buildings=[loop]),
        foe=Side(miners=[ache]),
    )
    s.pick("play prod")
    assert (s.over, s.how, s.winners) == (True, "endless", ["you"])


@rule("conquerors:EFF-11")
def test_a_chain_in_which_somebody_chooses_goes_on(scenario: Scenarios) -> None:
    loop = miner("loop", "Whenever you gain gold, lose 1 gold. You may gain 1 gold.")
    s = scenario(you=Side(hand=[SPARK, IDLE], miners=[loop]))
    s.pick("play spark")
    for _ in range(20):
        s.expect("you", "may", ["pass", "yes"])
        s.pick("yes")
    s.pick("pass")
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:EFF-11", "conquerors:WIN-4")
def test_a_turn_of_more_than_a_thousand_choices_ends_the_game(scenario: Scenarios) -> None:
    loop = miner("loop", "Whenever you gain gold, lose 1 gold. You may gain 1 gold.")
    s = scenario(
        you=Side(miners=[loop], buildings=["gold-mine"]),
        foe=Side(hand=[IDLE]),
        active="foe",
    )
    s.pick("pass")
    s.expect("you", "may", ["pass", "yes"])
    for _ in range(990):
        s.table.apply(1)
    for _ in range(10):
        s.pick("yes")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("yes")
    assert (s.over, s.how, s.winners) == (True, "endless", ["you"])


@rule("conquerors:EFF-11", "conquerors:WIN-2")
def test_a_long_chain_that_ends_is_no_endless_one(scenario: Scenarios) -> None:
    """Each blow calls for the next until the base falls."""
    echo = building("echo", 9, "Whenever a base is dealt damage, deal 1 damage to your base.")
    s = scenario(you=Side(hand=[spell("prod", "Deal 1 damage to your base.")], buildings=[echo]))
    s.pick("play prod")
    assert (s.over, s.how, s.winners) == (True, "last_left", ["foe"])
    assert len(s.happened("damage")) == 15
