"""Replacement effects: at once, each once, and the active player chooses among several."""

from __future__ import annotations

import pytest

from tests.conquerors.scenario import IDLE, Scenarios, Side, building, card, miner, spell, warrior
from tests.rule import rule

SPARK = spell("spark", "Gain 1 gold.")
BEAR = warrior("bear", 2, 3)
TOWER = building("tower", 5)
BOLT = spell("bolt", "Deal 3 damage to target warrior an opponent controls.")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- at once, in the middle of something --------------------------------------------------


@rule("conquerors:EFF-6")
@EDITIONS
def test_worthy_sacrifice_on_topdecker(scenario: Scenarios, edition: str) -> None:
    """It goes on top of the deck in the middle of the spell, whose rest draws it."""
    wake = building("wake", 4, "Whenever a warrior dies, gain 1 gold.")
    s = scenario(
        you=Side(
            hand=["worthy-sacrifice", IDLE],
            warriors=["topdecker", BEAR],
            buildings=[wake],
            top=["scout", "militia"],
            cosmium=1,
        ),
        foe=Side(hand=[SPARK]),
        edition=edition,
    )
    s.pick("play worthy-sacrifice")
    s.expect("foe", "reaction", ["pass", "play spark"])
    s.pick("pass")
    s.expect("you", "sacrifice", ["topdecker", "bear"])
    s.pick("topdecker")
    s.expect("you", "main", ["pass", "play idle"])
    assert s.hand("you") == ["idle", "topdecker", "scout"]
    assert (s.deck("you")[0], s.junkyard("you")) == ("militia", ["worthy-sacrifice"])
    assert s.stored("you") == (0, 0, 0)


@rule("conquerors:EFF-6", "conquerors:TERM-7")
def test_topdecker_goes_to_its_owners_deck(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            hand=["worthy-sacrifice", IDLE],
            warriors=[card("topdecker", owner="foe")],
            top=["scout", "militia"],
            cosmium=1,
        ),
    )
    s.pick("play worthy-sacrifice")
    assert (s.hand("you"), s.deck("foe")[0]) == (["idle", "scout", "militia"], "topdecker")


@rule("conquerors:EFF-6", "conquerors:EFF-5")
@EDITIONS
def test_a_replacement_does_not_wait_as_a_trigger_does(scenario: Scenarios, edition: str) -> None:
    """Of two dead, one is put on the deck before the rest of the spell draws from it."""
    text = "When Mourned dies, draw a card."
    doom = spell("doom", "Destroy each warrior. Gain 1 gold. Draw a card.")
    s = scenario(
        you=Side(
            hand=[doom, IDLE],
            warriors=["topdecker", warrior("mourned", 1, 1, text)],
            top=["scout"],
        ),
        edition=edition,
    )
    s.pick("play doom")
    assert (s.hand("you"), s.junkyard("you")) == (
        ["idle", "topdecker", "scout"],
        ["mourned", "doom"],
    )


@rule("conquerors:EFF-6")
@pytest.mark.parametrize(
    ("text", "deed", "hand", "stored"),
    [
        ("If you would gain gold, gain 1 cosmium instead.", "Gain 2 gold.", 1, (0, 1, 0)),
        ("If you would gain gold, draw a card instead.", "Gain 2 gold.", 2, (0, 0, 0)),
        ("If you would gain cosmium, draw a card instead.", "Gain 2 gold.", 1, (2, 0, 0)),
        ("If you would draw a card, gain 1 gold instead.", "Draw two cards.", 1, (2, 0, 0)),
        ("If an opponent would draw a card, gain 1 gold instead.", "Draw a card.", 2, (0, 0, 0)),
        ("If you would discard a card, gain 1 gold instead.", "Discard a card.", 1, (1, 0, 0)),
        ("If you would discard a card, you may draw a card instead.", "Draw a card.", 2, (0, 0, 0)),
    ],
)
def test_one_event_instead_of_another(
    scenario: Scenarios, text: str, deed: str, hand: int, stored: tuple[int, ...]
) -> None:
    s = scenario(you=Side(hand=[spell("deed", deed), IDLE], buildings=[building("swap", 4, text)]))
    s.pick("play deed")
    assert (len(s.hand("you")), s.stored("you")) == (hand, stored)


@rule("conquerors:EFF-6", "conquerors:EFF-4", "conquerors:TURN-3")
@EDITIONS
def test_mining_can_be_replaced_and_then_its_order_counts(
    scenario: Scenarios, edition: str
) -> None:
    golden, blue = miner("golden", "Adds 1 gold."), miner("blue", "Adds 1 cosmium.")
    text = "If you would gain gold, draw a card instead.\nWhenever you draw a card, lose 1 cosmium."
    for first, cosmium in (("golden", 1), ("blue", 0)):
        s = scenario(
            you=Side(miners=[golden, blue], buildings=[building("swap", 4, text)]),
            phase="mining",
            edition=edition,
        )
        s.expect("you", "order", ["golden", "blue"])
        s.pick(first)
        assert (len(s.hand("you")), s.stored("you")) == (1, (0, cosmium, 0))


@rule("conquerors:EFF-6")
def test_what_was_replaced_triggers_nothing(scenario: Scenarios) -> None:
    text = "If you would gain gold, gain 2 cosmium instead.\nWhenever you gain gold, draw a card."
    echo = building("echo", 4, "Whenever you gain cosmium, gain 1 electricity.")
    s = scenario(you=Side(hand=[SPARK, IDLE], buildings=[building("swap", 4, text), echo]))
    s.pick("play spark")
    assert (s.hand("you"), s.stored("you")) == (["idle"], (0, 2, 1))


@rule("conquerors:EFF-6", "conquerors:REACT-10")
def test_a_replacement_cannot_be_reacted_to(scenario: Scenarios) -> None:
    text = "If you would draw a card, gain 1 gold instead."
    s = scenario(
        you=Side(
            hand=[spell("read", "Draw two cards."), IDLE], buildings=[building("swap", 4, text)]
        ),
        foe=Side(hand=[SPARK]),
    )
    s.pick("play read")
    s.expect("foe", "reaction", ["pass", "play spark"])
    s.pick("pass")
    s.expect("you", "main", ["pass", "play idle"])
    assert s.stored("you") == (2, 0, 0)


@rule("conquerors:EFF-6", "conquerors:EFF-9")
def test_whoever_may_replace_and_does_not_lets_it_happen(scenario: Scenarios) -> None:
    text = "If you would draw a card, you may gain 1 gold instead."
    s = scenario(
        you=Side(
            hand=[spell("read", "Draw two cards."), IDLE], buildings=[building("swap", 4, text)]
        ),
    )
    s.pick("play read")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("pass")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("yes")
    assert (len(s.hand("you")), s.stored("you")) == (2, (1, 0, 0))


# -- several for one event ----------------------------------------------------------------


@rule("conquerors:EFF-7")
@EDITIONS
def test_the_active_player_chooses_which_applies(scenario: Scenarios, edition: str) -> None:
    """Though both are the foe's; what is replaced by something else is replaced once."""
    gold = building("golden", 4, "If you would draw a card, gain 1 gold instead.")
    blue = building("blue", 4, "If you would draw a card, gain 1 cosmium instead.")
    gift = spell("gift", "Target opponent draws a card.")
    for pick, stored in (("golden", (1, 0, 0)), ("blue", (0, 1, 0))):
        s = scenario(you=Side(hand=[gift, IDLE]), foe=Side(buildings=[gold, blue]), edition=edition)
        s.pick("play gift")
        s.expect("you", "replacement", ["golden", "blue"])
        s.pick(pick)
        assert (s.stored("foe"), s.hand("foe")) == (stored, [])


@rule("conquerors:EFF-7")
def test_the_third_players_replacement_is_the_active_players_choice(scenario: Scenarios) -> None:
    gold = building("golden", 4, "If an opponent would draw a card, gain 1 gold instead.")
    blue = building("blue", 4, "If you would draw a card, gain 1 cosmium instead.")
    s = scenario(
        you=Side(hand=[IDLE, card(IDLE, name="rest")]),
        foe=Side(hand=[spell("read", "Draw a card.")], buildings=[blue]),
        third=Side(buildings=[gold]),
    )
    s.play("play idle", "play read")
    s.expect("you", "replacement", ["blue", "golden"])
    s.pick("golden")
    assert (s.stored("third"), s.stored("foe"), s.hand("foe")) == ((1, 0, 0), (0, 0, 0), [])


@rule("conquerors:EFF-7")
def test_each_changes_an_event_once(scenario: Scenarios) -> None:
    """Changes add up, in the chosen order; each applies a single time."""
    soft = building(
        "soft",
        4,
        "If a warrior you control would be dealt damage, prevent 1 of that damage instead.",
    )
    thick = building(
        "thick",
        4,
        "If a warrior you control would be dealt damage, prevent 1 of that damage instead.",
    )
    bolt = spell("bolt", "Deal 4 damage to target warrior.")
    giant = warrior("giant", 1, 9)
    s = scenario(you=Side(hand=[bolt, IDLE]), foe=Side(buildings=[soft, thick], warriors=[giant]))
    s.pick("play bolt")
    s.expect("you", "replacement", ["soft", "thick"])
    s.pick("thick")
    assert s.life("giant") == 7
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:EFF-7", "conquerors:REACT-7")
def test_each_part_of_an_event_is_replaced_on_its_own(scenario: Scenarios) -> None:
    soft = building(
        "soft",
        9,
        "If a warrior you control would be dealt damage, prevent 1 of that damage instead.",
    )
    quake = spell("quake", "Deal 2 damage to each entity.")
    s = scenario(
        you=Side(hand=[quake, IDLE], warriors=[card(BEAR, name="mine")]),
        foe=Side(buildings=[soft], warriors=[BEAR, card(BEAR, name="other")]),
    )
    s.pick("play quake")
    assert (s.life("bear"), s.life("other"), s.life("mine")) == (2, 2, 1)
    assert (s.life("soft"), s.base("foe")) == (7, 13)


@rule("conquerors:EFF-7")
@EDITIONS
def test_nothing_can_be_added_to_damage_that_is_prevented(
    scenario: Scenarios, edition: str
) -> None:
    """In the other order there is something to add to, and all of it is prevented."""
    for first in ("dread-herald", "warlord-kesh"):
        s = scenario(
            you=Side(warriors=["dread-herald", BEAR]),
            foe=Side(warriors=["warlord-kesh", card(BEAR, name="guard")]),
            phase="attack",
            edition=edition,
        )
        s.play("bear", "pass")
        s.expect("foe", "block", ["pass", "warlord-kesh", "guard"])
        s.pick("guard")
        s.expect("you", "replacement", ["dread-herald", "warlord-kesh"])
        s.pick(first)
        assert (s.life("bear"), s.life("guard")) == (3, 1)


@rule("conquerors:EFF-7", "conquerors:EFF-11")
@EDITIONS
def test_replacements_do_not_chase_each_other(scenario: Scenarios, edition: str) -> None:
    """What came of a replacement is not replaced by the same one again."""
    there = building("there", 4, "If you would gain gold, gain 1 cosmium instead.")
    back = building("back", 4, "If you would gain cosmium, gain 1 gold instead.")
    s = scenario(you=Side(hand=[SPARK, IDLE], buildings=[there, back]), edition=edition)
    s.pick("play spark")
    assert (s.over, s.stored("you")) == (False, (1, 0, 0))
    s = scenario(
        you=Side(hand=[spell("blue", "Gain 1 cosmium."), IDLE], buildings=[there, back]),
        edition=edition,
    )
    s.pick("play blue")
    assert (s.over, s.stored("you")) == (False, (0, 1, 0))


@rule("conquerors:EFF-7")
def test_a_replacement_is_fresh_for_the_next_event(scenario: Scenarios) -> None:
    swap = building("swap", 4, "If you would gain gold, gain 1 cosmium instead.")
    twice = spell("twice", "Gain 1 gold. Gain 1 gold.")
    s = scenario(you=Side(hand=[twice, IDLE], buildings=[swap]))
    s.pick("play twice")
    assert s.stored("you") == (0, 2, 0)


@rule("conquerors:EFF-7")
@EDITIONS
def test_who_deals_and_who_is_dealt_damage_are_of_one_event(
    scenario: Scenarios, edition: str
) -> None:
    ward = building("ward", 9, "If Ward would be dealt damage, prevent 2 of that damage instead.")
    fury = warrior("fury", 2, 3, "If Fury would deal damage, add 1 to that damage instead.")
    for first, life in (("fury", 8), ("ward", 9)):
        s = scenario(
            you=Side(warriors=[fury]), foe=Side(buildings=[ward]), phase="attack", edition=edition
        )
        s.play("fury", "ward")
        s.expect("you", "replacement", ["fury", "ward"])
        s.pick(first)
        assert s.life("ward") == life


@rule("conquerors:EFF-7", "conquerors:TERM-6")
def test_dying_and_leaving_the_planet_are_one_event(scenario: Scenarios) -> None:
    kill = spell("kill", "Destroy target warrior.")
    keep = building(
        "keep", 3, "If a warrior you control would leave the planet, gain 1 gold instead."
    )
    s = scenario(you=Side(hand=[kill, IDLE], warriors=["topdecker"], buildings=[keep]))
    s.pick("play kill")
    s.expect("you", "replacement", ["topdecker", "keep"])
    s.pick("keep")
    assert (s.planet("you"), s.stored("you")) == (["keep", "topdecker"], (1, 0, 0))
