"""Effects where something is missing or gone, and sentences that few cards of the box say."""

from __future__ import annotations

import pytest

from tests.conquerors.scenario import IDLE, Scenarios, Side, building, card, miner, spell, warrior
from tests.rule import rule

BEAR = warrior("bear", 2, 3)
WOLF = warrior("wolf", 1, 3)
HUT = building("hut", 5)
SPARK = spell("spark", "Gain 1 gold.")
ZAP = spell("zap", "Deal 3 damage to target base.")


# -- choices that are not there -----------------------------------------------------------


@rule("conquerors:EFF-6", "conquerors:REACT-6")
def test_what_could_happen_instead_but_cannot_replaces_nothing(scenario: Scenarios) -> None:
    """Without a miner there is nothing to sacrifice, so nobody is asked and the base is hit."""
    shield = building(
        "shield", 4, "If your base would be dealt damage, you may sacrifice a miner instead."
    )
    s = scenario(you=Side(hand=[ZAP, IDLE]), foe=Side(buildings=[shield]))
    s.play("play zap", "foe base")
    s.expect("you", "main", ["pass", "play idle"])
    assert s.base("foe") == 12
    s = scenario(
        you=Side(hand=[ZAP, IDLE]), foe=Side(buildings=[shield], miners=["idle"]), cards=[IDLE]
    )
    s.play("play zap", "foe base")
    s.expect("foe", "may", ["pass", "yes"])
    s.pick("yes")
    assert (s.base("foe"), s.planet("foe")) == (15, ["shield"])


@rule("conquerors:REACT-12", "conquerors:REACT-6")
@pytest.mark.parametrize(
    "text",
    [
        "Destroy each warrior. Choose one: destroy target warrior; or ready target warrior.",
        "Return target building card from your junkyard to your hand. " * 2,
    ],
)
def test_a_later_sentence_for_which_nothing_is_left_asks_nothing(
    scenario: Scenarios, text: str
) -> None:
    keep = building("keep", 5, cost="9 gold")
    s = scenario(
        you=Side(hand=[spell("plan", text), IDLE], junkyard=[keep]),
        foe=Side(warriors=[BEAR, WOLF]),
    )
    s.pick("play plan")
    s.expect("you", "main", ["pass", "play idle"])
    assert "plan" in s.junkyard("you")


@rule("conquerors:REACT-5")
@pytest.mark.parametrize(("buildings", "possible"), [([HUT], False), ([], True)])
def test_a_condition_decides_which_targets_are_needed(
    scenario: Scenarios, buildings: list[object], possible: bool
) -> None:
    """With a building a warrior is needed, and there is none; without one, nothing is."""
    text = "If you control a building, destroy target warrior. Otherwise, draw a card."
    s = scenario(
        you=Side(hand=[spell("plan", text), IDLE], buildings=buildings),  # type: ignore[arg-type]
        foe=Side(),
    )
    s.expect("you", "main", ["pass", *(["play plan"] if possible else []), "play idle"])


@rule("conquerors:REACT-5")
def test_nobody_knows_yet_what_will_be_on_the_planet(scenario: Scenarios) -> None:
    """So the building of the second sentence is needed, too."""
    text = "Deal 1 damage to target warrior. If it is still on the planet, destroy target building."
    for buildings, possible in (([], False), ([HUT], True)):
        s = scenario(
            you=Side(hand=[spell("plan", text), IDLE]),
            foe=Side(warriors=[BEAR], buildings=buildings),
        )
        s.expect("you", "main", ["pass", *(["play plan"] if possible else []), "play idle"])


@rule("conquerors:TERM-1", "conquerors:TERM-6")
@pytest.mark.parametrize(("damage", "gold"), [(2, 1), (3, 0)])
def test_what_has_died_is_no_longer_on_the_planet(
    scenario: Scenarios, damage: int, gold: int
) -> None:
    text = f"Deal {damage} damage to target warrior. If it is still on the planet, gain 1 gold."
    s = scenario(you=Side(hand=[spell("hit", text), IDLE]), foe=Side(warriors=[BEAR]))
    s.play("play hit")
    assert s.stored("you") == (gold, 0, 0)


@rule("conquerors:REACT-6")
@pytest.mark.parametrize(
    "first", ["If you control no buildings, draw a card.", "Each opponent sacrifices a miner."]
)
def test_without_the_target_that_is_needed_nothing_of_it_happens(
    scenario: Scenarios, first: str
) -> None:
    """Whatever else it says, for which no target is needed."""
    plan = spell("plan", f"{first} Destroy target warrior. Gain 1 gold.")
    s = scenario(
        you=Side(hand=[plan, IDLE], buildings=[HUT]),
        foe=Side(hand=[spell("end", "Destroy target warrior.")], warriors=[BEAR], miners=[IDLE]),
    )
    s.play("play plan", "play end")
    s.expect("you", "main", ["pass", "play idle"])
    assert (s.stored("you"), s.planet("foe"), s.planet("you")) == ((0, 0, 0), ["idle#2"], ["hut"])


@rule("conquerors:TRAP-1", "conquerors:EFF-9")
@pytest.mark.parametrize("traps", [1, 0])
def test_a_trap_may_be_placed_where_one_is_in_the_hand(scenario: Scenarios, traps: int) -> None:
    scout = warrior(
        "digger", 1, 1, "When Digger enters the planet, you may place a trap from your hand."
    )
    s = scenario(you=Side(hand=[scout, IDLE, *["quicksand"] * traps]), foe=Side())
    s.pick("play digger")
    if traps:
        s.expect("you", "may", ["pass", "yes"])
        s.pick("yes")
        assert s.traps("you base") == ["quicksand"]
        assert s.happened("laid") == [{"card": "quicksand", "before": "you base", "at": 0}]
    s.expect("you", "main", ["pass", "play idle"])


# -- who is out ---------------------------------------------------------------------------


@rule("conquerors:WIN-11")
def test_who_went_out_counts_everybody_left_as_an_opponent(scenario: Scenarios) -> None:
    rage = "Deal 15 damage to your base. Deal 1 damage to target warrior for each opponent."
    s = scenario(
        you=Side(hand=[spell("rage", rage), IDLE]),
        foe=Side(warriors=[BEAR], hand=[IDLE]),
        third=Side(),
    )
    s.pick("play rage")
    assert (s.out("you"), s.life("bear")) == (True, 1)


# -- "it" ---------------------------------------------------------------------------------


@rule("conquerors:TERM-9", "conquerors:TERM-7")
@pytest.mark.parametrize(
    ("rest", "where"),
    [
        ("return it to its owner's hand", "hand"),
        ("put it on top of its owner's deck", "top"),
        ("put it on the bottom of its owner's deck", "bottom"),
    ],
)
def test_it_is_followed_into_the_junkyard_and_out_of_it(
    scenario: Scenarios, rest: str, where: str
) -> None:
    fate = spell("fate", f"Destroy target warrior, then {rest}.")
    s = scenario(you=Side(hand=[fate, IDLE]), foe=Side(warriors=[BEAR, WOLF]))
    s.play("play fate", "bear")
    assert (s.planet("foe"), s.junkyard("foe")) == (["wolf"], [])
    assert (s.hand("foe") == ["bear"]) == (where == "hand")
    assert (s.deck("foe")[0] == "bear") == (where == "top")
    assert (s.deck("foe")[-1] == "bear") == (where == "bottom")


@rule("conquerors:EFF-9", "conquerors:TERM-7")
def test_the_controller_of_what_is_destroyed_is_who_had_it(scenario: Scenarios) -> None:
    """Not its owner, to whose junkyard it goes; of what was no longer there, its owner."""
    fall = spell("fall", "Destroy target warrior. Its controller gains 2 gold.")
    s = scenario(
        you=Side(hand=[fall, IDLE]),
        foe=Side(warriors=[card(BEAR, owner="third")]),
        third=Side(warriors=[WOLF]),
    )
    s.play("play fall", "bear")
    assert (s.stored("foe"), s.stored("third")) == ((2, 0, 0), (0, 0, 0))
    wake = building(
        "wake", 4, "Whenever a warrior dies, deal 1 damage to it. Its controller gains 2 gold."
    )
    s = scenario(
        you=Side(hand=[spell("end", "Destroy target warrior."), IDLE], buildings=[wake]),
        foe=Side(warriors=[BEAR]),
        third=Side(),
    )
    s.play("play end")
    assert [s.stored(who) for who in ("you", "foe", "third")] == [(0, 0, 0), (2, 0, 0), (0, 0, 0)]


@rule("conquerors:EFF-9")
def test_the_attacker_of_a_block_is_not_who_blocks(scenario: Scenarios) -> None:
    spiked = warrior("spiked", 1, 3, "Whenever Spiked blocks, deal 1 damage to the attacker.")
    s = scenario(
        you=Side(warriors=[BEAR]), foe=Side(warriors=[spiked], buildings=[HUT]), phase="attack"
    )
    s.play("bear", "hut", "spiked")
    hits = s.happened("damage")
    assert [(hit["source"], hit["card"], hit["amount"]) for hit in hits] == [
        ("spiked", "bear", 1),
        ("bear", "spiked", 2),
        ("spiked", "bear", 1),
    ]


@rule("conquerors:EFF-6")
def test_it_is_what_the_replaced_event_is_about(scenario: Scenarios) -> None:
    ward = building("ward", 4, "If your base would be dealt damage, heal 1 life on it instead.")
    s = scenario(
        you=Side(base=9, buildings=[card(ward, damage=2)], hand=[IDLE]),
        foe=Side(hand=[ZAP, IDLE]),
        active="foe",
    )
    s.play("play zap", "you base")
    assert (s.base("you"), s.life("ward")) == (10, 2)


@rule("conquerors:EFF-9")
def test_a_warrior_can_be_turned_against_itself(scenario: Scenarios) -> None:
    """ "it" is the latest that was aimed at, and nobody else."""
    strike = "Have target warrior deal damage equal to its attack to it."
    turn = spell("turn", f"Deal 1 damage to target warrior. {strike}")
    s = scenario(you=Side(hand=[turn, IDLE]), foe=Side(warriors=[BEAR, WOLF]))
    s.play("play turn", "wolf", "bear")
    assert (s.life("wolf"), s.life("bear")) == (2, 1)


# -- numbers ------------------------------------------------------------------------------


@rule("conquerors:CARD-10", "conquerors:CARD-5")
def test_a_standing_effect_changes_each_number_by_its_own_amount(scenario: Scenarios) -> None:
    banner = building("banner", 4, "Warriors you control have +3 attack and +1 life.")
    s = scenario(
        you=Side(warriors=[BEAR], buildings=[banner], hand=[IDLE]), foe=Side(warriors=[WOLF])
    )
    assert (s.attack("bear"), s.life("bear")) == (5, 4)
    assert (s.attack("wolf"), s.life("wolf")) == (1, 3)


@rule("conquerors:CARD-9", "conquerors:TERM-7")
def test_a_miner_that_was_borrowed_goes_back_when_the_turn_is_over(scenario: Scenarios) -> None:
    lend = spell("lend", "Gain control of target miner until end of turn.")
    digger = miner("digger", "Adds 2 gold.")
    s = scenario(you=Side(hand=[lend, IDLE]), foe=Side(miners=[digger], hand=[IDLE]))
    s.play("play lend")
    assert s.controller("digger") == "you"
    s.to("main", "foe")
    assert (s.controller("digger"), s.stored("foe")) == ("foe", (2, 0, 0))


@rule("conquerors:CARD-10", "conquerors:WIN-1")
def test_a_change_of_control_is_seen_by_a_third_players_buildings(scenario: Scenarios) -> None:
    """With a fourth building of an opponent the keep has 25 life more, and its player wins."""
    keep = building(
        "keep", 5, "As long as an opponent controls four or more buildings, Keep has +25 life."
    )
    take = spell("take", "Gain control of target building.")
    s = scenario(
        you=Side(hand=[take, IDLE], buildings=["hut"] * 3),
        foe=Side(buildings=["tower"]),
        third=Side(buildings=[keep]),
        cards=[HUT, building("tower", 5)],
    )
    assert s.building_life("third") == 5
    s.play("play take", "tower")
    assert (s.over, s.winners, s.how) == (True, ["third"], "conquered")


@rule("conquerors:CARD-11", "conquerors:CARD-9")
def test_who_was_spared_is_looked_at_again_when_its_life_changes(scenario: Scenarios) -> None:
    """The banner changes sides, so the wraith has a life less and would die once more."""
    wraith = warrior("wraith", 2, 2, "If Wraith would die, gain 1 gold instead.")
    banner = building("banner", 4, "Warriors you control have +1 life.")
    s = scenario(
        you=Side(
            hand=[
                spell("hit", "Deal 3 damage to target warrior."),
                spell("take", "Gain control of target building."),
                IDLE,
            ]
        ),
        foe=Side(warriors=[wraith], buildings=[banner]),
    )
    s.pick("play hit")
    s.pass_reactions()
    assert (s.life("wraith"), s.stored("foe")) == (0, (1, 0, 0))
    s.play("play take")
    assert (s.planet("foe"), s.stored("foe")) == (["wraith"], (2, 0, 0))


# -- costs and reasons --------------------------------------------------------------------


@rule("conquerors:REACT-2", "conquerors:CARD-3")
def test_a_reaction_that_was_too_dear_is_offered_when_costs_fall(scenario: Scenarios) -> None:
    """The customs house goes with the second spell; the next window finds the old price."""
    customs = building("customs", 4, "Spell cards your opponents play cost 1 cosmium more.")
    raze = spell("raze", "Destroy target building.")
    reply = spell("reply", "Gain 2 gold.", cost="1 gold")
    s = scenario(
        you=Side(hand=[raze, raze, SPARK, IDLE], buildings=[customs, HUT]),
        foe=Side(hand=[reply], gold=1),
    )
    s.play("play raze", "pass", "hut", "play raze#2", "pass")
    s.expect("you", "main", ["pass", "play spark", "play idle"])
    s.pick("play spark")
    s.expect("foe", "reaction", ["pass", "play reply"])


@rule("conquerors:UI-4", "conquerors:CARD-2", "conquerors:CARD-3", "conquerors:EFF-1")
def test_reasons_fit_the_moment(scenario: Scenarios) -> None:
    """A warrior is too dear in the main phase, and out of place in a window or the trap phase."""
    dear = warrior("dear", 1, 1, cost="3 gold")
    pump = building("pump", 4, "2 gold - Draw a card.")
    side = Side(hand=[dear, SPARK, "quicksand"], buildings=[pump, HUT], gold=1)
    s = scenario(you=side, foe=Side(hand=[SPARK]))

    def reason(name: str) -> str:
        said = s.table.explain(s.table.seat, s.table.cards[s.slot(name)].handle)
        return "" if said is None else said["reason"]

    assert [reason(name) for name in ("dear", "spark", "pump", "hut")] == [
        "costs_more",
        "",
        "costs_more",
        "nothing_to_use",
    ]
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play spark"])
    assert [reason(name) for name in ("dear", "spark")] == ["not_now", ""]
    s.to("trap", "you")
    assert s.kind == "trap"
    assert [reason(name) for name in ("dear", "spark", "quicksand")] == ["not_now", "is_trap", ""]
