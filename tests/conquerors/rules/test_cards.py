"""Cards: when and how they are played, life, entering, changing sides."""

from __future__ import annotations

import pytest

from deskovka.games.conquerors.game import conquerors
from tests.conquerors.invented import Invented
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    building,
    card,
    miner,
    spell,
    warrior,
)
from tests.rule import rule

TOWER = building("tower", 5)
BEAR = warrior("bear", 2, 3)
DIGGER = miner("digger")
SPARK = spell("spark", "Gain 1 gold.")
DRAW = spell("draw-one", "Draw a card.")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- what a card is (CARD-1) --------------------------------------------------------------


@rule("conquerors:CARD-1")
def test_every_card_of_the_set_is_whole() -> None:
    cards = conquerors().pack.cards
    assert {one.type for one in cards} == {"miner", "building", "warrior", "trap", "spell"}
    for one in cards:
        assert one.name["en"]
        assert one.name["cs"]
        assert one.stars in (1, 2, 3), one.id
        assert one.text, one.id
        assert bool(one.cost) == (one.type != "trap"), one.id
        assert (one.life > 0) == (one.type in ("building", "warrior")), one.id
        assert (one.attack > 0) <= (one.type == "warrior"), one.id


@rule("conquerors:CARD-1")
def test_what_is_printed_is_what_is_played(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=["mossback", IDLE], gold=3, cosmium=2, buildings=["sky-citadel"]))
    s.pick("play mossback")
    assert (s.attack("mossback"), s.life("mossback"), s.life("sky-citadel")) == (3, 5, 12)
    assert s.stored("you") == (0, 0, 0)


# -- when (CARD-2) ------------------------------------------------------------------------


@rule("conquerors:CARD-2", "conquerors:TURN-5")
def test_every_type_but_traps_is_played_in_the_main_phase(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[DIGGER, TOWER, BEAR, SPARK, "quicksand"]))
    s.expect("you", "main", ["pass", "play digger", "play tower", "play bear", "play spark"])


@rule("conquerors:CARD-2")
@EDITIONS
def test_slow_cards_wait_while_a_game_action_takes_place(scenario: Scenarios, edition: str) -> None:
    s = scenario(you=Side(hand=[DIGGER, TOWER, BEAR, SPARK, DRAW]), edition=edition)
    s.pick("play draw-one")
    s.expect("you", "reaction", ["pass", "play spark"])
    s.pick("pass")
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play spark"])


@rule("conquerors:CARD-2")
@EDITIONS
@pytest.mark.parametrize("phase", ["start", "mining", "kuk", "attack", "trap", "end"])
def test_slow_cards_are_not_played_in_other_phases(
    scenario: Scenarios, phase: str, edition: str
) -> None:
    s = scenario(
        you=Side(hand=[DIGGER, TOWER, BEAR, SPARK], warriors=["scout"]),
        phase=phase,
        edition=edition,
    )
    asked = 0
    while s.asked == "you" and s.phase == phase:
        assert not {"play digger", "play tower", "play bear"} & set(s.options())
        asked += 1
        s.pick("pass")
    assert asked > 0
    s.leave()


@rule("conquerors:CARD-2")
def test_slow_cards_are_not_played_in_the_turn_of_another(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[IDLE]), foe=Side(hand=[DIGGER, TOWER, BEAR, SPARK]))
    s.pick("play idle")
    s.expect("foe", "reaction", ["pass", "play spark"])


# -- playing (CARD-3, CARD-4) -------------------------------------------------------------


@rule("conquerors:CARD-3")
@pytest.mark.parametrize(
    ("gold", "cosmium", "electricity", "can"),
    [
        (3, 2, 1, True),
        (6, 6, 3, True),
        (2, 6, 3, False),
        (6, 1, 3, False),
        (6, 6, 0, False),
        (0, 0, 0, False),
    ],
)
def test_what_cannot_be_paid_in_full_cannot_be_played(
    scenario: Scenarios, gold: int, cosmium: int, electricity: int, can: bool
) -> None:
    """Neither played nor paid for as an effect, with or without changes of costs around."""
    price = "3 gold, 2 cosmium, 1 electricity"
    dear = warrior("dear", 1, 1, cost=price)
    works = building("works", 3, f"{price} - Draw a card.")
    fair = miner("fair", "Miner cards you play cost 1 gold less.")
    for miners in ([], [fair]):
        for label in ("play dear", "pay works"):
            s = scenario(
                you=Side(
                    hand=[dear, IDLE],
                    miners=miners,
                    buildings=[works],
                    gold=gold,
                    cosmium=cosmium,
                    electricity=electricity,
                    made=1,
                ),
                foe=Side(gold=6, cosmium=6, electricity=3),
            )
            possible = ["play dear", "pay works"] if can else []
            s.expect("you", "main", ["pass", "play idle", *possible])
            if can:
                s.pick(label)
                s.leave()
                assert s.happened("pay") == [
                    {"player": "you", "gold": 3, "cosmium": 2, "electricity": 1}
                ]
                assert s.stored("you") == (gold - 3, cosmium - 2, electricity - 1)
                assert s.stored("foe") == (6, 6, 3)


@rule("conquerors:CARD-3")
def test_the_cost_due_is_the_changed_one(scenario: Scenarios) -> None:
    """Never below nothing; what one player's cards change holds for the right players."""
    sale = miner("sale", "Warrior cards you play cost 2 gold less.")
    tax = miner("tax", "Building cards your opponents play cost 1 cosmium more.")
    wolf = warrior("wolf", 1, 1, cost="1 gold, 1 cosmium")
    shed = building("shed", 1, cost="1 gold")
    s = scenario(
        you=Side(hand=[wolf, shed, IDLE], miners=[sale], gold=1, cosmium=2),
        foe=Side(miners=[tax]),
    )
    s.pick("play wolf")
    assert s.stored("you") == (1, 1, 0)
    s.pick("play shed")
    assert s.stored("you") == (0, 0, 0)


@rule("conquerors:CARD-3")
def test_the_order_of_playing_a_spell(scenario: Scenarios) -> None:
    """Paid and announced, then the reactions, then the effect, then the junkyard."""
    gift = spell("gift", "Gain 3 cosmium.", cost="2 gold")
    s = scenario(
        you=Side(hand=[gift, IDLE], gold=3), foe=Side(hand=[SPARK]), third=Side(hand=["scout"])
    )
    s.pick("play gift")
    s.expect("foe", "reaction", ["pass", "play spark"])
    assert (s.stored("you"), s.junkyard("you"), s.hand("you")) == ((1, 0, 0), [], ["idle"])
    assert s.happened("play") == [{"player": "you", "card": "gift"}]
    assert s.knowers("gift") == ["all"]
    s.pick("play spark")
    assert (s.stored("foe"), s.stored("you")) == ((1, 0, 0), (1, 3, 0))
    assert (s.junkyard("foe"), s.junkyard("you")) == (["spark"], ["gift"])


@rule("conquerors:CARD-3", "conquerors:EFF-5")
def test_a_spell_is_in_the_junkyard_before_what_it_triggered_happens(scenario: Scenarios) -> None:
    echo = miner(
        "echo",
        "Whenever you draw a card, return target spell card from your junkyard to your hand.",
    )
    s = scenario(you=Side(hand=[DRAW, IDLE], miners=[echo]))
    s.pick("play draw-one")
    assert "draw-one" in s.hand("you")
    assert s.junkyard("you") == []


@rule("conquerors:CARD-3")
@pytest.mark.parametrize("what", [DIGGER, TOWER, BEAR])
def test_other_cards_enter_the_planet_after_the_reactions(
    scenario: Scenarios, what: Invented
) -> None:
    s = scenario(you=Side(hand=[what, IDLE]), foe=Side(hand=[SPARK]))
    s.pick(f"play {what.id}")
    s.expect("foe", "reaction", ["pass", "play spark"])
    assert s.planet("you") == []
    s.pick("pass")
    assert (s.planet("you"), s.junkyard("you")) == ([what.id], [])
    assert s.controller(what.id) == "you"


@rule("conquerors:CARD-3", "conquerors:REACT-5")
def test_what_is_not_legal_cannot_be_played(scenario: Scenarios) -> None:
    """A spell without a target is not offered; a warrior is, whatever it would do on entering."""
    zap = spell("zap", "Deal 1 damage to target warrior.")
    ghost = warrior("ghost", 1, 1, "When Ghost enters the planet, destroy target trap.")
    s = scenario(you=Side(hand=[zap, ghost, IDLE]))
    s.expect("you", "main", ["pass", "play ghost", "play idle"])
    s.pick("play ghost")
    s.expect("you", "main", ["pass", "play zap", "play idle"])


@rule("conquerors:CARD-4")
def test_a_card_being_played_is_in_no_zone(scenario: Scenarios) -> None:
    """It is not counted among the cards of the hand, and nothing on the planet sees it yet."""
    thirst = spell("thirst", "Gain 1 gold for each card in your hand.")
    watch = miner("watch", "Whenever a card enters the planet, gain 1 cosmium.")
    s = scenario(you=Side(hand=[BEAR, IDLE, thirst], miners=[watch]))
    s.pick("play bear")
    assert s.zone("bear") == "limbo"
    places = (s.hand("you"), s.planet("you"), s.junkyard("you"), s.deck("you"))
    assert not any("bear" in place for place in places)
    s.pick("play thirst")
    assert (s.stored("you"), s.zone("bear")) == ((1, 1, 0), "planet")


@rule("conquerors:CARD-4")
@pytest.mark.parametrize("what", [DIGGER, TOWER, BEAR, DRAW])
def test_a_countered_card_goes_to_the_junkyard(scenario: Scenarios, what: Invented) -> None:
    veto = spell("veto", "Counter target card being played.")
    s = scenario(you=Side(hand=[what, IDLE]), foe=Side(hand=[veto]), third=Side())
    s.pick(f"play {what.id}")
    s.expect("foe", "reaction", ["pass", "play veto"])
    s.pick("play veto")
    assert (s.junkyard("you"), s.planet("you"), s.hand("you")) == ([what.id], [], ["idle"])
    assert s.junkyard("foe") == ["veto"]


@rule("conquerors:CARD-4")
def test_the_cost_of_a_countered_card_stays_paid(scenario: Scenarios) -> None:
    veto = spell("veto", "Counter target card being played.")
    dear = building("dear", 4, "When Dear enters the planet, gain 3 cosmium.", cost="2 gold")
    s = scenario(you=Side(hand=[dear, IDLE], gold=2), foe=Side(hand=[veto]))
    s.pick("play dear")
    s.expect("foe", "reaction", ["pass", "play veto"])
    s.pick("play veto")
    assert (s.junkyard("you"), s.planet("you"), s.stored("you")) == (["dear"], [], (0, 0, 0))
    assert s.junkyard("foe") == ["veto"]


@rule("conquerors:CARD-4")
def test_what_is_countered_is_the_card_being_played(scenario: Scenarios) -> None:
    """Not the countering spell itself, nor cards that have resolved."""
    veto = spell("veto", "Counter target spell card being played.")
    s = scenario(
        you=Side(hand=[DRAW, card(veto, name="my veto"), IDLE]), foe=Side(hand=[veto, SPARK])
    )
    s.pick("play draw-one")
    s.expect("you", "reaction", ["pass", "play my veto"])
    s.pick("pass")
    s.expect("foe", "reaction", ["pass", "play veto", "play spark"])
    s.pick("play veto")
    s.expect("you", "reaction", ["pass", "play my veto"])
    s.pick("play my veto")
    s.expect("foe", "reaction", ["pass", "play spark"])
    s.pick("pass")
    s.expect("you", "target", ["veto", "draw-one"])
    s.pick("veto")
    s.expect("foe", "reaction", ["pass", "play spark"])
    s.pick("pass")
    assert (s.junkyard("foe"), s.junkyard("you")) == (["veto"], ["my veto"])
    s.pick("pass")
    assert s.hand("you") == ["idle", "gold-miner"]
