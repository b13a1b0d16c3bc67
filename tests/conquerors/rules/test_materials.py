"""Materials: storages and their maxima, what is lost, making electricity, electric cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from deskovka.games.conquerors.game import conquerors
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

SPARK = spell("spark", "Gain 1 gold.")
DRAW = spell("draw-one", "Draw a card.")
ADDS = "Generates 1 gold.\n"  # so that what matters is not a card's first paragraph


@rule("conquerors:MAT-1")
@pytest.mark.parametrize(("material", "at"), [("gold", 0), ("cosmium", 1), ("electricity", 2)])
def test_there_are_three_materials(scenario: Scenarios, material: str, at: int) -> None:
    """Each is gained and paid on its own."""
    gift = spell("gift", f"Gain 2 {material}.")
    dear = spell("dear", "Draw a card.", cost=f"2 {material}")
    s = scenario(you=Side(hand=[gift, dear, IDLE]))
    s.expect("you", "main", ["pass", "play gift", "play idle"])
    s.pick("play gift")
    assert s.stored("you") == tuple(2 if one == at else 0 for one in range(3))
    s.pick("play dear")
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 0), (0, 0, 0))


@rule("conquerors:MAT-2")
@pytest.mark.parametrize("players", [2, 4])
def test_storages_start_empty_with_maxima_of_6_6_and_3(players: int) -> None:
    table = conquerors().new(decks=["builders"] * players, seed=3)
    for player in table.view(None)["players"]:
        assert player["stored"] == [0, 0, 0]
        assert player["maxima"] == [6, 6, 3]


@rule("conquerors:MAT-2")
@pytest.mark.parametrize(
    ("text", "yours", "theirs"),
    [
        ("Raise your gold maximum by 2.", (8, 6, 3), (6, 6, 3)),
        ("Lower your electricity maximum by 1.", (6, 6, 2), (6, 6, 3)),
        ("Lower your electricity maximum by 9.", (6, 6, 0), (6, 6, 3)),
        ("Each opponent lowers their cosmium maximum by 2.", (6, 6, 3), (6, 4, 3)),
    ],
)
def test_effects_change_maxima_for_good(
    scenario: Scenarios, text: str, yours: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    s = scenario(you=Side(hand=[spell("adjust", text), IDLE]), foe=Side())
    s.pick("play adjust")
    assert (s.maxima("you"), s.maxima("foe")) == (yours, theirs)
    s.to("kuk", "foe")
    assert (s.maxima("you"), s.maxima("foe")) == (yours, theirs)


@rule("conquerors:MAT-2")
def test_cards_change_maxima_while_they_are_there(scenario: Scenarios) -> None:
    silo = building("silo", 3, f"{ADDS}Your gold storage holds 3 more.")
    leak = building("leak", 3, f"{ADDS}Each opponent's cosmium storage holds 2 less.")
    blast = spell("blast", "Destroy target building.")
    s = scenario(you=Side(hand=[blast, IDLE], buildings=[silo, leak]), third=Side())
    assert (s.maxima("you"), s.maxima("foe"), s.maxima("third")) == (
        (9, 6, 3),
        (6, 4, 3),
        (6, 4, 3),
    )
    s.play("play blast", "silo")
    assert s.maxima("you") == (6, 6, 3)


@rule("conquerors:MAT-3")
@pytest.mark.parametrize(
    ("stored", "gained", "left"),
    [(5, 1, 6), (5, 2, 6), (6, 1, 6), (0, 9, 6), (2, 3, 5)],
)
def test_what_does_not_fit_is_lost(
    scenario: Scenarios, stored: int, gained: int, left: int
) -> None:
    s = scenario(you=Side(hand=[spell("gift", f"Gain {gained} gold."), IDLE], gold=stored))
    s.pick("play gift")
    assert s.stored("you") == (left, 0, 0)


@rule("conquerors:MAT-3", "conquerors:TURN-3")
def test_what_does_not_fit_is_lost_in_the_mining_phase_too(scenario: Scenarios) -> None:
    rig = miner("rig", "Adds 2 gold, 2 cosmium and 2 electricity.")
    s = scenario(you=Side(hand=[IDLE], miners=[rig], gold=5, electricity=2), phase="mining")
    assert s.stored("you") == (6, 2, 3)
    gains = [(one["material"], one["amount"]) for one in s.happened("gain")]
    assert gains == [("gold", 1), ("cosmium", 2), ("electricity", 1)]


@rule("conquerors:MAT-3")
def test_only_what_fits_counts_as_gained(scenario: Scenarios) -> None:
    hoard = miner("hoard", "Whenever you gain gold, draw a card.")
    gift = spell("gift", "Gain 1 gold.")
    s = scenario(you=Side(hand=[gift, IDLE], miners=[hoard], gold=6))
    s.pick("play gift")
    assert (s.hand("you"), s.happened("gain")) == (["idle"], [])
    s = scenario(you=Side(hand=[gift, IDLE], miners=[hoard], gold=5))
    s.pick("play gift")
    assert len(s.hand("you")) == 2


@rule("conquerors:MAT-3", "conquerors:EFF-6")
def test_what_would_be_gained_is_replaced_for_that_player_and_material(scenario: Scenarios) -> None:
    """Gaining none is no gaining."""
    barter = miner("barter", "If you would gain gold, draw a card instead.")
    share = spell("share", "Each player gains 2 gold and 1 electricity.")
    s = scenario(you=Side(hand=[share, IDLE], miners=[barter]), foe=Side())
    s.pick("play share")
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 1), (2, 0, 1))
    assert (len(s.hand("you")), len(s.hand("foe"))) == (2, 0)
    ore = spell("ore", "Gain 1 cosmium.")
    s = scenario(you=Side(hand=[ore, IDLE], miners=[barter]))
    s.pick("play ore")
    assert (s.stored("you"), s.hand("you")) == ((0, 1, 0), ["idle"])


@rule("conquerors:MAT-3")
def test_only_what_is_there_can_be_lost(scenario: Scenarios) -> None:
    drain = spell("drain", "Each player loses 3 gold.")
    s = scenario(you=Side(hand=[drain, IDLE], gold=2, cosmium=1), foe=Side(), third=Side(gold=5))
    s.pick("play drain")
    assert (s.stored("you"), s.stored("foe"), s.stored("third")) == (
        (0, 1, 0),
        (0, 0, 0),
        (2, 0, 0),
    )
    lost = [(one["player"], one["amount"]) for one in s.happened("lose")]
    assert lost == [("you", 2), ("third", 3)]


@rule("conquerors:MAT-3")
def test_a_lowered_maximum_discards_the_surplus(scenario: Scenarios) -> None:
    cut = spell("cut", "Each player lowers their cosmium maximum by 4.")
    s = scenario(
        you=Side(hand=[cut, IDLE], gold=6, cosmium=6), foe=Side(cosmium=3), third=Side(cosmium=1)
    )
    s.pick("play cut")
    assert (s.stored("you"), s.stored("foe"), s.stored("third")) == (
        (6, 2, 0),
        (0, 2, 0),
        (0, 1, 0),
    )


SILO = building("silo", 3, "Your gold storage holds 3 more.")
LEAK = building("leak", 3, "Each opponent's gold storage holds 2 less.")


@rule("conquerors:MAT-3")
def test_a_storage_that_is_destroyed_takes_its_surplus_along(scenario: Scenarios) -> None:
    blast = spell("blast", "Destroy target building.")
    s = scenario(you=Side(hand=[blast, IDLE]), foe=Side(buildings=[SILO], gold=8, maxima=(6, 6, 3)))
    s.pick("play blast")
    assert (s.maxima("foe"), s.stored("foe")) == ((6, 6, 3), (6, 0, 0))


@rule("conquerors:MAT-3")
def test_a_card_that_enters_and_lowers_a_maximum_discards_the_surplus(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[LEAK, IDLE], gold=6), foe=Side(gold=6), third=Side(gold=3))
    s.pick("play leak")
    assert (s.stored("you"), s.stored("foe"), s.stored("third")) == (
        (6, 0, 0),
        (4, 0, 0),
        (3, 0, 0),
    )


@rule("conquerors:MAT-3")
@pytest.mark.parametrize("long", ["", " until end of turn"])
def test_a_storage_that_changes_sides_discards_the_surplus(scenario: Scenarios, long: str) -> None:
    seize = spell("seize", f"Gain control of target building{long}.")
    gift = spell("gift", "Gain 9 gold.")
    s = scenario(you=Side(hand=[seize, gift, IDLE]), foe=Side(buildings=[SILO], gold=9))
    s.pick("play seize")
    s.pass_reactions()
    assert (s.stored("foe"), s.maxima("you")) == ((6, 0, 0), (9, 6, 3))
    s.pick("play gift")
    assert s.stored("you") == (9, 0, 0)
    s.to("kuk", "foe")
    assert s.stored("you") == ((6, 0, 0) if long else (9, 0, 0))


@rule("conquerors:MAT-3", "conquerors:WIN-3")
def test_a_storage_that_leaves_with_its_owner_discards_the_surplus(scenario: Scenarios) -> None:
    raze = spell("raze", "Deal 15 damage to target base.")
    s = scenario(
        you=Side(hand=[raze, IDLE], buildings=[card(SILO, owner="third")], gold=9), third=Side()
    )
    s.play("play raze", "third base")
    assert s.stored("you") == (6, 0, 0)


# -- making electricity (MAT-4) -----------------------------------------------------------


@rule("conquerors:MAT-4")
def test_4_cosmium_make_1_electricity_once_a_turn(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[IDLE], cosmium=9, maxima=(6, 9, 3)))
    s.expect("you", "main", ["pass", "play idle", "make electricity"])
    s.pick("make electricity")
    assert s.stored("you") == (0, 5, 1)
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:MAT-4")
@pytest.mark.parametrize(
    ("cosmium", "electricity", "made", "possible"),
    [(4, 0, 0, True), (3, 0, 0, False), (4, 2, 0, True), (4, 3, 0, False), (6, 0, 1, False)],
)
def test_it_needs_4_cosmium_room_and_a_free_try(
    scenario: Scenarios, cosmium: int, electricity: int, made: int, possible: bool
) -> None:
    s = scenario(
        you=Side(hand=[IDLE], cosmium=cosmium, electricity=electricity, made=made),
        foe=Side(cosmium=6),
    )
    making = ["make electricity"] if possible else []
    s.expect("you", "main", ["pass", "play idle", *making])


@rule("conquerors:MAT-4")
def test_room_is_measured_by_the_maximum_that_holds_now(scenario: Scenarios) -> None:
    bank = building("bank", 3, "Your electricity storage holds 1 more.")
    s = scenario(you=Side(hand=[IDLE], cosmium=4, electricity=3, buildings=[bank]))
    s.pick("make electricity")
    assert s.stored("you") == (0, 0, 4)


@rule("conquerors:MAT-4")
def test_it_is_possible_again_in_the_next_turn(scenario: Scenarios) -> None:
    """Of the same player: what one has made does not bind another."""
    s = scenario(
        you=Side(hand=[IDLE], cosmium=6, made=1),
        foe=Side(hand=[card(IDLE, name="rest")], cosmium=4),
    )
    s.to("main", "foe")
    s.expect("foe", "main", ["pass", "play rest", "make electricity"])
    s.to("main", "you")
    s.expect("you", "main", ["pass", "play idle", "make electricity"])


@rule("conquerors:MAT-4")
def test_nobody_reacts_to_it(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[IDLE], cosmium=4), foe=Side(hand=[SPARK]))
    s.pick("make electricity")
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:MAT-7", "conquerors:MAT-4")
@pytest.mark.parametrize(
    "watcher",
    [
        "Whenever you gain electricity, gain 1 gold.",
        "If you would gain electricity, gain 1 gold instead.",
    ],
)
def test_it_is_no_gaining(scenario: Scenarios, watcher: str) -> None:
    s = scenario(you=Side(hand=[IDLE], cosmium=4, miners=[miner("meter", watcher)]))
    s.pick("make electricity")
    assert s.stored("you") == (0, 0, 1)


@rule("conquerors:MAT-7", "conquerors:WORD-12")
@pytest.mark.parametrize(
    ("phase", "side"),
    [
        ("mining", Side(buildings=[building("plant", 3, "Adds 1 electricity.")])),
        ("mining", Side(miners=[miner("crank", "Generates 1 electricity.")])),
        ("start", Side(miners=[miner("dawn", "At the start of your turn, adds 1 electricity.")])),
        ("main", Side(hand=[spell("volt", "Gain 2 electricity.")], maxima=(6, 6, 1))),
        ("main", Side(hand=[spell("theft", "Steal 1 electricity from target opponent.")])),
    ],
)
def test_whatever_else_puts_materials_into_a_storage_is(
    scenario: Scenarios, phase: str, side: Side
) -> None:
    meter = miner("meter", "Whenever you gain electricity, gain that much cosmium.")
    s = scenario(
        you=replace(side, hand=[*side.hand, IDLE], miners=[*side.miners, meter]),
        foe=Side(electricity=1),
        phase=phase,
    )
    if phase == "main":
        s.pick(s.options()[1])
    assert s.stored("you") == (0, 1, 1)


@rule("conquerors:MAT-4")
def test_it_is_for_the_own_main_phase_only(scenario: Scenarios) -> None:
    """Neither in the turn of another nor in another phase; in its windows, yes."""
    s = scenario(
        you=Side(hand=[SPARK, DRAW, "quicksand"], cosmium=6), foe=Side(hand=[IDLE], cosmium=6)
    )
    s.pick("play draw-one")
    s.expect("you", "reaction", ["pass", "play spark", "make electricity"])
    s.play("pass", "pass")
    s.expect("you", "reaction", ["pass", "play spark", "make electricity"])
    assert s.phase == "main"
    s.pick("pass")
    for phase in ("attack", "trap"):
        assert s.phase == phase
        assert "make electricity" not in s.options()
        s.pick("pass")
    s.leave()
    while s.phase != "main":
        assert "make electricity" not in s.options()
        s.pick("pass")
    s.pick("play idle")
    s.expect("you", "reaction", ["pass", "play spark"])


@rule("conquerors:MAT-4", "conquerors:REACT-3", "conquerors:REACT-10")
def test_in_a_window_it_is_no_reaction(scenario: Scenarios) -> None:
    """The same player is asked on, nobody reacts to it, and it pays for the reaction."""
    zap = spell("zap", "Gain 1 gold.", cost="1 electricity")
    s = scenario(you=Side(hand=[zap, DRAW, IDLE], cosmium=5), foe=Side(hand=[SPARK]))
    s.pick("play draw-one")
    s.expect("foe", "reaction", ["pass", "play spark"])
    s.pick("play spark")
    s.expect("you", "reaction", ["pass", "make electricity"])
    s.pick("make electricity")
    assert s.stored("you") == (0, 1, 1)
    s.expect("you", "reaction", ["pass", "play zap"])
    s.pick("play zap")
    assert s.stored("you") == (1, 1, 0)
    s.expect("you", "main", ["pass", "play idle", "play gold-miner"])


@rule("conquerors:MAT-4")
def test_for_it_alone_nobody_is_asked_about_an_own_act(scenario: Scenarios) -> None:
    """Before it one could make electricity already."""
    s = scenario(you=Side(hand=[DRAW, IDLE], cosmium=4), foe=Side())
    s.pick("play draw-one")
    s.expect("you", "main", ["pass", "play idle", "make electricity"])


@rule("conquerors:MAT-4")
def test_in_a_window_too_it_is_once_per_turn_and_needs_room(scenario: Scenarios) -> None:
    ready = Side(hand=[SPARK, DRAW, IDLE], cosmium=6)
    for you in (replace(ready, made=1), replace(ready, electricity=3), replace(ready, cosmium=3)):
        s = scenario(you=you, foe=Side())
        s.pick("play draw-one")
        s.expect("you", "reaction", ["pass", "play spark"])


@rule("conquerors:MAT-4")
@pytest.mark.parametrize(
    "more",
    [
        Side(miners=[miner("coil", f"{ADDS}You may make electricity one more time each turn.")]),
        Side(hand=[spell("surge", "You may make electricity one more time this turn.")]),
    ],
)
def test_cards_allow_more(scenario: Scenarios, more: Side) -> None:
    s = scenario(
        you=Side(hand=[*more.hand, IDLE], miners=more.miners, cosmium=16, maxima=(6, 16, 9)),
        foe=Side(hand=[card(IDLE, name="rest")], cosmium=6, made=1),
    )
    if more.hand:
        s.pick("play surge")
    s.play("make electricity", "make electricity")
    assert s.stored("you") == (0, 8, 2)
    s.expect("you", "main", ["pass", "play idle"])
    s.to("main", "you")
    s.pick("make electricity")
    again = ["make electricity"] if more.miners else []
    assert [label for label in s.options() if label.startswith("make")] == again


# -- electricity in the cost (MAT-5) ------------------------------------------------------

BOLT = [
    miner("volt-miner", cost="1 electricity"),
    building("volt-tower", 3, cost="1 gold, 1 electricity"),
    warrior("volt-bear", 1, 1, cost="1 electricity"),
    spell("volt-spell", "Draw a card.", cost="1 electricity"),
]


@rule("conquerors:MAT-5", "conquerors:REACT-2")
def test_electric_cards_of_every_type_are_played_as_reactions(scenario: Scenarios) -> None:
    """In the turn of another, beside ones that cost no electricity."""
    plain = [
        miner("slow-miner"),
        building("slow-tower", 3, cost="1 gold"),
        warrior("slow-bear", 1, 1),
        spell("slow-spell", "Draw a card.", cost="1 gold"),
    ]
    s = scenario(
        you=Side(hand=[DRAW]), foe=Side(hand=[*BOLT, *plain, "quicksand"], gold=1, electricity=1)
    )
    s.pick("play draw-one")
    electric = ["play volt-miner", "play volt-tower", "play volt-bear", "play volt-spell"]
    s.expect("foe", "reaction", ["pass", *electric, "play slow-spell"])
    s.pick("play volt-tower")
    assert (s.planet("foe"), s.stored("foe")) == (["volt-tower"], (0, 0, 0))
    assert s.zone("draw-one") != "planet"


@rule("conquerors:MAT-5")
def test_without_the_electricity_it_cannot_be_played(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[DRAW]), foe=Side(hand=[*BOLT, SPARK], gold=3, cosmium=6))
    s.pick("play draw-one")
    s.expect("foe", "reaction", ["pass", "play spark"])


@rule("conquerors:MAT-5")
def test_the_cost_due_now_decides(scenario: Scenarios) -> None:
    """Made cheaper by all its electricity a card is slow; made dearer by some it is quick."""
    spares = miner("spares", f"{ADDS}Warrior cards you play cost 1 electricity less.")
    tariff = miner("tariff", f"{ADDS}Miner cards your opponents play cost 1 electricity more.")
    lynx = warrior("lynx", 2, 2, cost="1 gold, 1 electricity")
    tiger = warrior("tiger", 2, 2, cost="2 electricity")
    s = scenario(
        you=Side(hand=[DRAW, IDLE], miners=[tariff]),
        foe=Side(hand=[lynx, tiger, miner("digger")], miners=[spares], gold=3, electricity=2),
    )
    s.pick("play draw-one")
    s.expect("foe", "reaction", ["pass", "play tiger", "play digger"])
    s.pick("play tiger")
    assert s.stored("foe") == (3, 0, 1)
    s.expect("foe", "reaction", ["pass", "play digger"])
    s.pick("play digger")
    assert (s.stored("foe"), s.planet("foe")) == ((3, 0, 0), ["spares", "digger", "tiger"])


# -- open storages (MAT-6) ----------------------------------------------------------------


@rule("conquerors:MAT-6")
def test_everybody_sees_all_materials_and_maxima(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[IDLE], gold=1, cosmium=2, electricity=3),
        foe=Side(gold=4, buildings=[SILO]),
        third=Side(cosmium=5, maxima=(1, 5, 2)),
    )
    for eye in (0, 1, 2, None):
        players = s.table.view(eye)["players"]
        assert [one["stored"] for one in players] == [[1, 2, 3], [4, 0, 0], [0, 5, 0]]
        assert [one["maxima"] for one in players] == [[6, 6, 3], [9, 6, 3], [1, 5, 2]]
