"""The turn: seven phases in order, and what each of them is for."""

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

SPARK = spell("spark", "Gain 1 gold.")
BEAR = warrior("bear", 2, 3)
TOWER = building("tower", 5)
SNARE = trap("snare", "Draw a card.")
PIT = trap("pit", "Gain 1 gold.")
DRUM = building("drum", 4, "1 gold - Gain 1 cosmium.")
DEAR = miner("dear", cost="6 gold, 6 cosmium")
PHASES = ["start", "mining", "kuk", "main", "attack", "trap", "end"]
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- the phases ---------------------------------------------------------------------------


@rule("conquerors:TURN-1", "conquerors:TERM-4")
@EDITIONS
@pytest.mark.parametrize("players", [2, 3])
def test_seven_phases_then_the_next_player(scenario: Scenarios, players: int, edition: str) -> None:
    names = ["you", "foe", "third"][:players]
    s = scenario(*[Side()] * players, phase="start", active="foe", edition=edition)
    while s.turn < 3 + players:
        s.pick("pass")
    order = [*names[1:], *names[:1]]
    seen = [(event["player"], event["phase"]) for event in s.happened("phase")]
    whole = [(name, phase) for name in order for phase in PHASES]
    assert seen[: 7 * players] == whole
    assert (s.active, s.turn) == ("foe", 3 + players)


@rule("conquerors:TURN-1")
def test_a_skipped_phase_is_left_out_once(scenario: Scenarios) -> None:
    """Without the move out of it: the others follow as ever."""
    s = scenario(you=Side(hand=["blackout"], gold=6, cosmium=6, electricity=3), foe=Side())
    s.pick("play blackout")
    while s.turn < 5:
        s.pick("pass")
    seen = [event["phase"] for event in s.happened("phase") if event["player"] == "foe"]
    without = [phase for phase in PHASES if phase != "mining"]
    assert seen == without
    assert s.happened("skip") == [{"player": "foe", "phase": "mining"}]
    s.leave()


# -- start --------------------------------------------------------------------------------


@rule("conquerors:TURN-2", "conquerors:EFF-1", "conquerors:ATT-13")
@EDITIONS
def test_warriors_and_paid_effects_of_the_active_player_only(
    scenario: Scenarios, edition: str
) -> None:
    def tired(name: str) -> Side:
        return Side(
            warriors=[card(BEAR, name=f"{name} bear", exhausted=True)],
            buildings=[card(DRUM, name=f"{name} drum", used=True)],
            hand=[card(SPARK, name=f"{name} spark")],
            gold=1,
        )

    s = scenario(
        tired("my"), tired("his"), tired("her"), phase="start", active="foe", edition=edition
    )
    s.expect("foe", "reaction", ["pass", "play his spark", "pay his drum"])
    assert [s.exhausted(f"{name} bear") for name in ("my", "his", "her")] == [True, False, True]
    assert [s.used(f"{name} drum") for name in ("my", "his", "her")] == [True, False, True]
    s.pick("pass")
    s.expect("third", "reaction", ["pass", "play her spark"])
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play my spark"])


@rule("conquerors:TURN-2")
@EDITIONS
def test_they_recharge_before_anything_triggers(scenario: Scenarios, edition: str) -> None:
    text = "At the start of your turn, exhaust target battle-ready warrior you control."
    watch = building("watch", 4, text)
    s = scenario(
        you=Side(warriors=[card(BEAR, exhausted=True)], buildings=[watch]),
        foe=Side(hand=[SPARK]),
        phase="start",
        edition=edition,
    )
    s.expect("foe", "reaction", ["pass", "play spark"])
    assert (s.phase, s.exhausted("bear")) == ("start", True)
    assert [event["card"] for event in s.happened("exhaust")] == ["bear"]


@rule("conquerors:TURN-2", "conquerors:EFF-4")
def test_everybodys_effects_at_the_start_of_a_turn(scenario: Scenarios) -> None:
    """Those that mean this player's turn, and no others."""
    text = "At the start of {} turn, gain 1 gold. Draw a card."
    s = scenario(
        you=Side(
            buildings=[
                building("mine", 2, text.format("your")),
                building("all", 2, text.format("each player's")),
                building("not-mine", 2, text.format("each opponent's")),
            ]
        ),
        foe=Side(
            buildings=[
                building("not-his", 2, text.format("your")),
                building("also-all", 2, text.format("each player's")),
                building("his", 2, text.format("each opponent's")),
            ]
        ),
        phase="start",
    )
    s.expect("you", "order", ["mine", "all", "also-all", "his"])


# -- mining -------------------------------------------------------------------------------


@rule("conquerors:TURN-3", "conquerors:WORD-12")
@EDITIONS
def test_everything_of_yours_that_adds(scenario: Scenarios, edition: str) -> None:
    """Miners, buildings and warriors on the planet; not the foe's, not at another time."""
    digger = warrior("digger", 1, 1, "Adds 1 gold.")
    mill = building(
        "mill", 2, "Generates 1 electricity.\nAdds 1 cosmium for each miner you control."
    )
    mine = miner("mine", "Adds 2 gold and 1 cosmium.")
    s = scenario(
        you=Side(
            miners=[mine, IDLE],
            buildings=[mill, "gold-mine"],
            warriors=[card(digger, exhausted=True)],
            hand=[mine],
            junkyard=[mine],
            traps_before_base=[trap("vein", "Adds 1 gold.")],
        ),
        foe=Side(miners=[mine], hand=[SPARK]),
        phase="mining",
        edition=edition,
    )
    s.expect("foe", "reaction", ["pass", "play spark"])
    assert (s.phase, s.stored("you"), s.stored("foe")) == ("mining", (3, 3, 1), (0, 0, 0))


@rule("conquerors:TURN-3", "conquerors:MAT-3")
def test_what_does_not_fit_is_lost(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(miners=["gold-miner", "gold-miner", "collector-of-cosmium"], gold=5, cosmium=6),
        phase="mining",
    )
    assert (s.phase, s.stored("you")) == ("kuk", (6, 6, 0))


@rule("conquerors:TURN-3", "conquerors:CARD-9")
def test_what_you_control_adds_for_you(scenario: Scenarios) -> None:
    s = scenario(you=Side(miners=[card("gold-miner", owner="foe")]), phase="mining")
    assert (s.stored("you"), s.stored("foe")) == ((1, 0, 0), (0, 0, 0))


# -- kuk ----------------------------------------------------------------------------------


@rule("conquerors:TURN-4", "conquerors:WORD-1")
@EDITIONS
@pytest.mark.parametrize(
    ("pick", "drawn", "bottom"), [("pass", "scout", "gold-miner#9"), ("scout", "militia", "scout")]
)
def test_kuk_one(scenario: Scenarios, pick: str, drawn: str, bottom: str, edition: str) -> None:
    s = scenario(
        you=Side(hand=[IDLE], top=["scout", "militia"], deck=["gold-miner"] * 9),
        phase="kuk",
        edition=edition,
    )
    s.expect("you", "kuk", ["pass", "scout"])
    s.pick(pick)
    assert (s.hand("you"), s.deck("you")[-1], len(s.deck("you"))) == (["idle", drawn], bottom, 10)


# -- main ---------------------------------------------------------------------------------


@rule("conquerors:TURN-5", "conquerors:CARD-2", "conquerors:MAT-4", "conquerors:TRAP-1")
@EDITIONS
def test_all_kinds_of_act_in_any_order_and_number(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(
            hand=[IDLE, TOWER, BEAR, card(BEAR, name="second bear", known=["foe"]), SPARK, SNARE],
            buildings=[DRUM],
            gold=1,
            cosmium=4,
        ),
        edition=edition,
    )
    rest = ["play idle", "play tower", "play bear", "play second bear", "play spark"]
    s.expect("you", "main", ["pass", *rest, "pay drum", "make electricity"])
    for act in ("play bear", "make electricity", "play tower", "pay drum", "play second bear"):
        s.pick(act)
        s.pass_reactions()
    s.expect("you", "main", ["pass", "play idle", "play spark"])
    s.play("play spark", "play idle")
    assert s.planet("you") == ["idle", "drum", "bear", "tower", "second bear"]
    assert (s.stored("you"), s.hand("you")) == ((1, 1, 1), ["snare"])


# -- attack -------------------------------------------------------------------------------


@rule("conquerors:TURN-6", "conquerors:ATT-1")
@EDITIONS
def test_the_attack_comes_after_the_main_phase(scenario: Scenarios, edition: str) -> None:
    s = scenario(you=Side(hand=[IDLE, SNARE], warriors=[BEAR]), edition=edition)
    s.pick("pass")
    assert s.phase == "attack"
    s.expect("you", "attacker", ["pass", "bear"])
    s.pick("bear")
    assert (s.base("foe"), s.phase, s.kind) == (13, "trap", "trap")


# -- traps --------------------------------------------------------------------------------


@rule("conquerors:TURN-7", "conquerors:TRAP-1", "conquerors:TRAP-2")
@EDITIONS
def test_draw_then_place_one_and_move_one(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(
            hand=[SNARE],
            top=[card(PIT, name="drawn")],
            buildings=[card(TOWER, traps=[card(PIT, name="outer"), card(SNARE, name="inner")])],
        ),
        foe=Side(traps_before_base=[card(SNARE, name="theirs")]),
        phase="trap",
        edition=edition,
    )
    s.expect("you", "trap", ["pass", "place snare", "place drawn", "move outer", "move inner"])
    assert s.hand("you") == ["snare", "drawn"]
    s.pick("place drawn")
    s.expect("you", "trap_where", ["tower", "you base"])
    s.pick("tower")
    s.expect("you", "trap_position", ["at 0", "at 1", "at 2"])
    s.pick("at 1")
    assert s.traps("tower") == ["outer", "drawn", "inner"]
    s.expect("you", "trap", ["pass", "move outer", "move drawn", "move inner"])
    s.pick("move drawn")
    assert (s.traps("tower"), s.traps("you base")) == (["outer", "inner"], ["drawn"])
    assert (s.hand("you"), s.phase, s.active) == (["snare"], "kuk", "foe")


@rule("conquerors:TURN-7")
def test_move_first_then_place(scenario: Scenarios) -> None:
    """Never within its own column; where traps lie, the position is chosen."""
    s = scenario(
        you=Side(
            hand=[SNARE],
            top=[DEAR],
            buildings=[card(TOWER, traps=[PIT])],
            traps_before_base=[card(PIT, name="outer"), card(PIT, name="inner")],
        ),
        phase="trap",
    )
    s.expect("you", "trap", ["pass", "place snare", "move pit", "move outer", "move inner"])
    s.pick("move pit")
    s.expect("you", "trap_position", ["at 0", "at 1", "at 2"])
    s.pick("at 2")
    assert (s.traps("tower"), s.traps("you base")) == ([], ["outer", "inner", "pit"])
    s.expect("you", "trap", ["pass", "place snare"])
    s.pick("place snare")
    s.expect("you", "trap_where", ["tower", "you base"])
    s.pick("tower")
    assert (s.traps("tower"), s.phase, s.active) == (["snare"], "kuk", "foe")


@rule("conquerors:TURN-7")
def test_one_may_do_neither(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[SNARE], top=["scout"], buildings=[TOWER], traps_before_base=[PIT]),
        phase="trap",
    )
    s.pick("pass")
    assert (s.hand("you"), s.traps("you base"), s.active) == (["snare", "scout"], ["pit"], "foe")


@rule("conquerors:TURN-7")
def test_with_the_base_alone_nothing_can_be_moved(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[SNARE], top=["scout"], traps_before_base=[PIT]), phase="trap")
    s.expect("you", "trap", ["pass", "place snare"])


@rule("conquerors:TURN-7", "conquerors:TRAP-1", "conquerors:MAT-4")
def test_each_turn_anew(scenario: Scenarios) -> None:
    """What was placed, moved or made last turn does not count any more."""
    s = scenario(
        you=Side(
            hand=[SNARE],
            buildings=[TOWER],
            traps_before_base=[PIT],
            deck=[DEAR] * 9,
            cosmium=4,
            placed=1,
            moved=1,
            made=1,
        ),
        phase="start",
    )
    s.pick("pass")
    s.expect("you", "main", ["pass", "make electricity"])
    s.pick("pass")
    s.expect("you", "trap", ["pass", "place snare", "move pit"])


# -- end ----------------------------------------------------------------------------------


def ending(scenario: Scenarios, edition: str) -> Scenario:
    text = "At the end of {} turn, gain 1 gold. Draw a card."
    return scenario(
        you=Side(
            buildings=[
                building("mender", 4, "Selfheal 1."),
                building("crumbler", 4, "Selfdestroy 1."),
                building("mine", 4, text.format("your")),
                building("not-mine", 4, text.format("each opponent's")),
            ]
        ),
        foe=Side(
            buildings=[
                card(building("his-mender", 4, "Selfheal 1."), damage=1),
                building("his-crumbler", 4, "Selfdestroy 1."),
                building("not-his", 4, text.format("your")),
                building("his", 4, text.format("each opponent's")),
                building("all", 4, text.format("each player's")),
            ]
        ),
        phase="end",
        edition=edition,
    )


@rule("conquerors:TURN-8", "conquerors:EFF-4", "conquerors:WORD-8", "conquerors:WORD-9")
@EDITIONS
def test_one_batch_at_the_end(scenario: Scenarios, edition: str) -> None:
    s = ending(scenario, edition)
    batch = ["mender selfheal", "crumbler selfdestroy", "mine", "his", "all"]
    s.expect("you", "order", batch)
    s.pick("crumbler selfdestroy")
    s.expect("you", "order", ["mender selfheal", "mine", "his", "all"])
    s.play("all", "his", "mine")
    assert (s.life("crumbler"), s.life("his-crumbler"), s.life("his-mender")) == (3, 4, 3)
    assert (len(s.hand("you")), len(s.hand("foe"))) == (1, 2)


@rule("conquerors:TURN-8", "conquerors:WORD-8")
@EDITIONS
def test_a_selfheal_counts_though_nothing_is_damaged_yet(scenario: Scenarios, edition: str) -> None:
    """The damage may come first in the same batch."""
    text = "At the end of your turn, deal 1 damage to each building you control."
    for first, life in (("quake", 5), ("mender selfheal", 4)):
        s = scenario(
            you=Side(buildings=[building("quake", 9, text), building("mender", 5, "Selfheal 2.")]),
            phase="end",
            edition=edition,
        )
        s.expect("you", "order", ["quake", "mender selfheal"])
        s.pick(first)
        assert s.life("mender") == life


@rule("conquerors:TURN-8", "conquerors:REACT-9")
def test_until_end_of_turn_lasts_through_the_end_phase(scenario: Scenarios) -> None:
    """A death by it comes after the last window of the turn."""
    brace = spell("brace", "Give target warrior +2 life until end of turn.")
    s = scenario(
        you=Side(hand=[brace, IDLE], warriors=[card(BEAR, damage=2)]),
        foe=Side(hand=[spell("prod", "Deal 2 damage to target warrior."), SPARK]),
    )
    s.play("play brace", "pass", "pass")
    while s.phase != "end":
        s.pick("pass")
    assert s.life("bear") == 3
    s.play("play prod", "pass", "pass")
    assert (s.life("bear"), s.phase, s.active) == (1, "end", "you")
    s.expect("foe", "reaction", ["pass", "play spark"])
    s.pick("pass")
    assert (s.active, s.zone("bear")) == ("foe", "junkyard")


@rule("conquerors:TURN-8", "conquerors:CARD-9")
def test_control_until_end_of_turn_goes_back(scenario: Scenarios) -> None:
    take = "Gain control of target warrior an opponent controls until end of turn."
    s = scenario(
        you=Side(hand=[spell("take", take), IDLE]),
        foe=Side(hand=[SPARK]),
        third=Side(warriors=[card(BEAR, owner="foe")]),
    )
    s.play("play take", "pass", "pass")
    while s.active == "you":
        assert s.controller("bear") == "you"
        s.pick("pass")
    assert (s.active, s.planet("third"), s.planet("you")) == ("foe", ["bear"], [])
