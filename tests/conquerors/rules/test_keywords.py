"""Words on cards: kuk, look, draw, trapback, sacrifice, illusion, adds."""

from __future__ import annotations

import pytest

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

EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])
A, B, C, D, E = (miner(name) for name in ("ash", "birch", "cedar", "dogwood", "elm"))
BEAR = warrior("bear", 2, 3)
TOWER = building("tower", 5)
SNARE = trap("snare", "Draw a card.")
PIT = trap("pit", "Gain 1 gold.")
MOURNING = building("mourning", 9, "Whenever a warrior dies, gain 1 gold.")
RUIN = building("ruin", 9, "Whenever a building is destroyed, gain 1 cosmium.")
PARTING = building("parting", 9, "Whenever a card leaves the planet, gain 1 electricity.")


def cast(scenario: Scenarios, text: str, edition: str = "en") -> Scenario:
    """Play a spell of this text, with five different cards on top of the deck."""
    side = Side(hand=[spell("word", text), IDLE], top=[A, B, C, D, E])
    s = scenario(you=side, third=Side(), edition=edition)
    s.pick("play word")
    return s


# -- kuk ----------------------------------------------------------------------------------


@rule("conquerors:WORD-1")
@EDITIONS
def test_kuk_puts_any_number_at_the_bottom_then_draws(scenario: Scenarios, edition: str) -> None:
    s = cast(scenario, "Kuk 3.", edition)
    s.expect("you", "kuk", ["pass", "ash", "birch", "cedar"])
    s.pick("birch")
    s.expect("you", "kuk", ["pass", "ash", "cedar"])
    assert s.hand("you") == ["idle"]
    s.pick("pass")
    assert s.hand("you") == ["idle", "ash", "cedar", "dogwood"]
    assert (s.deck("you")[0], s.deck("you")[-1]) == ("elm", "birch")


@rule("conquerors:WORD-1", "conquerors:WORD-4")
@EDITIONS
@pytest.mark.parametrize("picks", [["pass"], ["ash", "pass"], ["ash", "birch"]])
def test_kuk_of_more_than_the_deck_holds_looks_at_all_of_it(
    scenario: Scenarios, picks: list[str], edition: str
) -> None:
    """It draws them all; then the deck is out (WIN-4)."""
    s = scenario(
        you=Side(hand=[spell("word", "Kuk 5."), IDLE], deck=[A, B]), foe=Side(), edition=edition
    )
    s.pick("play word")
    s.expect("you", "kuk", ["pass", "ash", "birch"])
    s.play(*picks)
    assert (sorted(s.hand("you")), s.deck("you")) == (["ash", "birch", "idle"], [])
    assert (s.over, s.how) == (True, "deck_out")


@rule("conquerors:WORD-1")
@EDITIONS
def test_kuk_may_leave_all_or_take_all_away(scenario: Scenarios, edition: str) -> None:
    s = cast(scenario, "Kuk 2.", edition)
    s.pick("pass")
    assert (s.hand("you"), s.deck("you")[0]) == (["idle", "ash", "birch"], "cedar")
    s = cast(scenario, "Kuk 2.", edition)
    s.play("ash", "birch")
    assert s.hand("you") == ["idle", "cedar", "dogwood"]
    assert s.deck("you")[-2:] == ["ash", "birch"]


@rule("conquerors:WORD-1")
def test_the_order_at_the_bottom_is_chosen(scenario: Scenarios) -> None:
    s = cast(scenario, "Kuk 3.")
    s.play("cedar", "ash", "birch")
    assert s.deck("you")[-3:] == ["cedar", "ash", "birch"]
    assert s.hand("you")[1:] == ["dogwood", "elm", "gold-miner"]


@rule("conquerors:WORD-1")
def test_all_see_how_many_went_down_but_not_which(scenario: Scenarios) -> None:
    s = cast(scenario, "Kuk 3.")
    assert [s.knowers(name) for name in ("ash", "birch", "cedar", "dogwood")] == [
        ["you"],
        ["you"],
        ["you"],
        [],
    ]
    s.play("birch", "ash", "pass")
    down = [event for event in s.events if event.rule == "conquerors:WORD-1"]
    assert [(event.kind, event.mask) for event in down] == [("move", 0b001)] * 2
    assert s.knowers("birch") == ["you"]
    assert s.table.view(0)["players"][0]["known_deck"] == [[20, "birch"], [21, "ash"]]
    assert s.table.view(1)["players"][0]["known_deck"] == []
    assert s.knowers("cedar") == ["you"]
    assert s.knowers("dogwood") == ["you"]  # drawn


@rule("conquerors:WORD-1")
def test_unless_said_otherwise_it_is_the_own_deck(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[spell("word", "Each opponent kuks 1."), IDLE], top=[A, B]),
        foe=Side(top=[C, D]),
        third=Side(top=[E]),
    )
    s.pick("play word")
    s.expect("foe", "kuk", ["pass", "cedar"])
    s.pick("cedar")
    s.expect("third", "kuk", ["pass", "elm"])
    s.pick("pass")
    assert (s.hand("foe"), s.hand("third"), s.deck("you")[0]) == (["dogwood"], ["elm"], "ash")
    assert (s.knowers("cedar"), s.knowers("elm")) == (["foe"], ["third"])


@rule("conquerors:WORD-1")
def test_equal_cards_are_offered_once(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[spell("word", "Kuk 3."), IDLE], top=[A, A, B, C]))
    s.pick("play word")
    s.expect("you", "kuk", ["pass", "ash", "birch"])
    s.pick("ash")
    s.expect("you", "kuk", ["pass", "ash#2", "birch"])


# -- look and draw ------------------------------------------------------------------------


@rule("conquerors:WORD-2")
@EDITIONS
def test_look_shows_the_top_and_leaves_the_order(scenario: Scenarios, edition: str) -> None:
    s = cast(scenario, "Look 2.", edition)
    s.expect("you", "main", ["pass", "play idle"])
    assert s.deck("you")[:3] == ["ash", "birch", "cedar"]
    assert [s.knowers(name) for name in ("ash", "birch", "cedar")] == [["you"], ["you"], []]
    assert s.table.view(0)["players"][0]["known_deck"] == [[0, "ash"], [1, "birch"]]
    assert s.table.view(1)["players"][0]["known_deck"] == []
    assert s.hand("you") == ["idle"]


@rule("conquerors:WORD-2")
def test_look_is_at_the_deck_of_who_looks(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[spell("word", "Each opponent looks 1."), IDLE], top=[A]),
        foe=Side(top=[B]),
    )
    s.pick("play word")
    assert (s.knowers("ash"), s.knowers("birch")) == ([], ["foe"])


@rule("conquerors:WORD-3")
@EDITIONS
def test_draw_takes_from_the_top_of_the_own_deck(scenario: Scenarios, edition: str) -> None:
    s = cast(scenario, "Draw three cards.", edition)
    assert s.hand("you") == ["idle", "ash", "birch", "cedar"]
    assert s.deck("you")[0] == "dogwood"
    assert (s.hand("foe"), s.hand("third"), s.knowers("ash")) == ([], [], ["you"])


@rule("conquerors:WORD-3")
def test_who_is_told_to_draw_draws(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[spell("word", "Target opponent draws two cards."), IDLE]),
        foe=Side(top=[A, B, C]),
        third=Side(),
    )
    s.pick("play word")
    s.expect("you", "player", ["foe", "third"])
    s.pick("foe")
    assert (s.hand("foe"), s.hand("you"), s.knowers("ash")) == (["ash", "birch"], ["idle"], ["foe"])


@rule("conquerors:WORD-4", "conquerors:WIN-4")
@EDITIONS
def test_fewer_cards_than_said_are_drawn_and_the_game_ends(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(hand=[spell("word", "Draw three cards.")], deck=[A, B], buildings=[TOWER]),
        edition=edition,
    )
    s.pick("play word")
    assert (s.hand("you"), s.deck("you")) == (["ash", "birch"], [])
    assert (s.over, s.how, s.winners) == (True, "deck_out", ["you"])


@rule("conquerors:WORD-4", "conquerors:WORD-1")
@EDITIONS
def test_fewer_cards_than_said_are_looked_at(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(hand=[spell("word", "Kuk 3.")], deck=[A, B], buildings=[TOWER]), edition=edition
    )
    s.pick("play word")
    s.expect("you", "kuk", ["pass", "ash", "birch"])
    s.play("ash", "pass")
    assert s.hand("you") == ["birch", "ash"]
    assert (s.over, s.how, s.winners) == (True, "deck_out", ["you"])


@rule("conquerors:WORD-4", "conquerors:WORD-2")
def test_looking_at_a_small_deck_ends_nothing(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[spell("word", "Look 5."), IDLE], deck=[A, B]))
    s.pick("play word")
    assert (s.knowers("ash"), s.knowers("birch"), s.deck("you")) == (
        ["you"],
        ["you"],
        ["ash", "birch"],
    )
    assert not s.over


# -- trapback -----------------------------------------------------------------------------


@rule("conquerors:WORD-5", "conquerors:WORD-13", "conquerors:TRAP-1")
@EDITIONS
def test_trapback_places_traps_of_the_own_junkyard(scenario: Scenarios, edition: str) -> None:
    back = spell("back", "Trapback 2.")
    s = scenario(
        you=Side(
            hand=[back, IDLE],
            junkyard=[SNARE, "scout", PIT, "quicksand"],
            buildings=[card(TOWER, traps=[card(PIT, name="old")])],
            placed=1,
        ),
        foe=Side(junkyard=["alarm-bell"], buildings=[RUIN]),
        edition=edition,
    )
    s.pick("play back")
    s.expect("you", "trapback", ["pass", "snare", "pit", "quicksand"])
    s.pick("pit")
    s.expect("you", "trap_where", ["tower", "you base"])
    s.pick("tower")
    s.expect("you", "trap_position", ["at 0", "at 1"])
    s.pick("at 1")
    s.expect("you", "trapback", ["pass", "snare", "quicksand"])
    s.play("snare", "you base")
    s.expect("you", "main", ["pass", "play idle"])  # two, and no more
    assert (s.traps("tower"), s.traps("you base")) == (["old", "pit"], ["snare"])
    assert s.junkyard("you") == ["scout", "quicksand", "back"]
    assert (s.knowers("pit"), s.knowers("snare"), s.knowers("old")) == (["all"], ["all"], ["you"])


@rule("conquerors:WORD-5")
@EDITIONS
def test_trapback_is_up_to_so_many(scenario: Scenarios, edition: str) -> None:
    back = spell("back", "Trapback 2.")
    s = scenario(
        you=Side(hand=[back, IDLE], junkyard=[SNARE, PIT], buildings=[TOWER]), edition=edition
    )
    s.play("play back", "pass")
    assert (s.traps("tower"), s.traps("you base"), s.junkyard("you")) == (
        [],
        [],
        ["snare", "pit", "back"],
    )
    s = scenario(you=Side(hand=[back, IDLE]), edition=edition)
    s.pick("play back")
    s.expect("you", "main", ["pass", "play idle"])


# -- sacrifice ----------------------------------------------------------------------------

TAKERS = [MOURNING, RUIN, PARTING]


@rule("conquerors:WORD-10")
@EDITIONS
@pytest.mark.parametrize(
    ("kind", "offered", "chosen", "stored"),
    [
        ("a warrior", ["bear", "wolf"], "bear", (1, 0, 1)),
        ("a building", ["tower", "hut"], "tower", (0, 1, 1)),
        ("a miner", ["idle", "ash"], "ash", (0, 0, 1)),
        ("a trap", ["pit", "snare"], "pit", (0, 0, 1)),
        ("an entity", ["tower", "hut", "bear", "wolf"], "hut", (0, 1, 1)),
        ("a damaged warrior", ["bear"], "bear", (1, 0, 1)),
    ],
)
def test_sacrifice_is_of_the_named_type_and_ones_own(
    scenario: Scenarios,
    kind: str,
    offered: list[str],
    chosen: str,
    stored: tuple[int, ...],
    edition: str,
) -> None:
    """A warrior dies, a building is destroyed, a miner or trap only leaves; never a base."""
    give = spell("give", f"Sacrifice {kind}.")
    s = scenario(
        you=Side(
            hand=[give, card(IDLE, name="rest")],
            warriors=[card(BEAR, damage=1), warrior("wolf", 1, 1)],
            buildings=[card(TOWER, traps=[PIT]), building("hut", 4)],
            miners=[IDLE, A],
            traps_before_base=[SNARE],
        ),
        foe=Side(
            buildings=TAKERS,
            warriors=[card(BEAR, name="theirs", damage=1)],
            miners=[B],
            traps_before_base=[card(PIT, name="hidden")],
        ),
        edition=edition,
    )
    s.pick("play give")
    if len(offered) > 1:
        s.expect("you", "sacrifice", offered)
        s.pick(chosen)
    while s.kind == "order":
        s.pick(s.options()[0])
    assert s.zone(chosen) == "junkyard"
    assert chosen in s.junkyard("you")
    assert s.stored("foe") == stored


@rule("conquerors:WORD-10", "conquerors:REACT-5")
def test_a_base_is_nothing_to_sacrifice(scenario: Scenarios) -> None:
    give = spell("give", "Sacrifice an entity.")
    s = scenario(you=Side(hand=[give, IDLE]), foe=Side(buildings=[TOWER]))
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:WORD-10", "conquerors:TERM-7")
def test_what_one_controls_can_be_sacrificed_whoever_owns_it(scenario: Scenarios) -> None:
    toll = spell("toll", "Each opponent sacrifices a warrior.")
    s = scenario(
        you=Side(hand=[toll, IDLE], warriors=[card(BEAR, name="mine")]),
        foe=Side(warriors=[card(BEAR, name="lent", owner="you"), warrior("wolf", 1, 1)]),
        third=Side(),
    )
    s.pick("play toll")
    s.expect("foe", "sacrifice", ["lent", "wolf"])
    s.pick("lent")
    assert (s.junkyard("you"), s.planet("you"), s.planet("foe")) == (
        ["lent", "toll"],
        ["mine"],
        ["wolf"],
    )


# -- illusion -----------------------------------------------------------------------------

GHOST = warrior("ghost", 1, 2, "Illusion.")


@rule("conquerors:WORD-11")
@EDITIONS
@pytest.mark.parametrize(
    "text",
    [
        "Destroy target warrior you control.",
        "Deal 2 damage to target warrior you control.",
        "Take 2 life from target warrior you control.",
        "Return target warrior you control to its owner's hand.",
        "Put target warrior you control on top of its owner's deck.",
        "Put target warrior you control on the bottom of its owner's deck.",
        "Sacrifice a warrior.",
    ],
)
def test_an_illusion_disappears_instead(scenario: Scenarios, text: str, edition: str) -> None:
    """It does not die; that it leaves the planet is noticed all the same."""
    s = scenario(
        you=Side(hand=[spell("end", text), IDLE], warriors=[GHOST]),
        foe=Side(buildings=TAKERS),
        edition=edition,
    )
    before = len(s.deck("you"))
    s.pick("play end")
    assert (s.zone("ghost"), s.junkyard("you"), s.hand("you")) == ("gone", ["end"], ["idle"])
    assert (s.stored("foe"), len(s.deck("you"))) == ((0, 0, 1), before)


@rule("conquerors:WORD-11", "conquerors:TRAP-6")
def test_an_illusory_building_is_not_destroyed(scenario: Scenarios) -> None:
    raze = spell("raze", "Destroy target building you control.")
    s = scenario(
        you=Side(
            hand=[raze, IDLE], buildings=[card(TOWER, illusion=True, traps=[card(PIT, known=[])])]
        ),
        foe=Side(buildings=[RUIN]),
    )
    assert s.building_life("you") == 5
    s.pick("play raze")
    assert (s.zone("tower"), s.building_life("you"), s.stored("foe")) == ("gone", 0, (0, 0, 0))
    assert s.junkyard("you") == ["pit", "raze"]


@rule("conquerors:WORD-11", "conquerors:EFF-6")
@EDITIONS
def test_no_other_replacement_saves_an_illusion(scenario: Scenarios, edition: str) -> None:
    kill = spell("kill", "Destroy target warrior you control.")
    nest = building("nest", 4, "If a warrior would die, return it to its owner's hand instead.")
    hold = building("hold", 4, "If a warrior would leave the planet, gain 1 gold instead.")
    s = scenario(
        you=Side(
            hand=[kill, IDLE],
            warriors=[card("topdecker", illusion=True)],
            buildings=[nest, hold],
        ),
        edition=edition,
    )
    s.pick("play kill")
    assert (s.zone("topdecker"), s.stored("you")) == ("gone", (0, 0, 0))
    assert "topdecker" not in s.deck("you")


@rule("conquerors:WORD-11", "conquerors:WORD-10")
def test_an_illusion_can_be_sacrificed(scenario: Scenarios) -> None:
    altar = building("altar", 4, "Whenever you sacrifice a warrior, gain 2 gold.")
    give = spell("give", "Sacrifice a warrior.")
    s = scenario(
        you=Side(hand=[give, IDLE], warriors=[GHOST], buildings=[altar, MOURNING]), foe=Side()
    )
    s.pick("play give")
    assert (s.zone("ghost"), s.stored("you")) == ("gone", (2, 0, 0))


@rule("conquerors:WORD-11", "conquerors:ATT-8")
@EDITIONS
def test_an_illusion_fights_like_any_other(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[SNARE]),
        foe=Side(warriors=[GHOST], buildings=[MOURNING]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "foe base", "ghost")
    assert (s.zone("ghost"), s.life("bear"), s.base("foe")) == ("gone", 2, 15)
    assert s.stored("foe") == (0, 0, 0)


@rule("conquerors:WORD-11")
def test_a_copy_is_an_illusion_of_its_own(scenario: Scenarios) -> None:
    twin = spell("twin", "Make an illusion copy of target warrior.")
    s = scenario(you=Side(hand=[twin, IDLE]), foe=Side(warriors=[card(BEAR, damage=2)]))
    s.pick("play twin")
    assert s.planet("you") == ["bear#2"]
    assert (s.life("bear#2"), s.life("bear"), s.attack("bear#2")) == (3, 1, 2)
    assert s.table.view(0)["players"][0]["row"][0]["illusion"] is True
    assert s.table.view(0)["players"][1]["row"][0]["illusion"] is False


# -- adds ---------------------------------------------------------------------------------


@rule("conquerors:WORD-12")
@EDITIONS
def test_adds_and_generates_put_materials_into_the_storage(
    scenario: Scenarios, edition: str
) -> None:
    drill = miner("drill", "Adds 2 gold and 1 cosmium.")
    plant = building("plant", 4, "Generates 1 electricity.")
    late = building("late", 4, "At the end of your turn, adds 1 gold.")
    s = scenario(
        you=Side(miners=[drill], buildings=[plant, late], gold=1, hand=[IDLE]),
        foe=Side(miners=[card(drill, name="theirs")]),
        phase="mining",
        edition=edition,
    )
    assert (s.stored("you"), s.stored("foe")) == ((3, 1, 1), (0, 0, 0))
    s.to("kuk", "foe")
    assert (s.stored("you"), s.stored("foe")) == ((4, 1, 1), (2, 1, 0))


@rule("conquerors:WORD-12", "conquerors:MAT-3")
def test_what_a_storage_cannot_hold_is_lost(scenario: Scenarios) -> None:
    plant = building("plant", 4, "Generates 2 electricity.")
    s = scenario(you=Side(buildings=[plant], electricity=2), phase="mining")
    assert s.stored("you") == (0, 0, 3)
