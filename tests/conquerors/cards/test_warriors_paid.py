"""The warriors with paid effects."""

from __future__ import annotations

from tests.conquerors.cards.buying import STOP, bought
from tests.conquerors.cards.warriors import BEAR, SNARE, TOWER, numbers
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    building,
    card,
    spell,
)
from tests.rule import rule

PUMP = building("pump", 4, "1 gold - Draw a card.")


# -- medic --------------------------------------------------------------------------------


@rule("conquerors:EFF-1")
def test_medic_heals_2_on_a_warrior_once_a_turn(scenario: Scenarios) -> None:
    s = bought(scenario, "medic", gold=1, cosmium=1)
    assert numbers(s, "medic") == (1, 4)
    s = scenario(
        you=Side(
            warriors=["medic", card(BEAR, damage=3)],
            buildings=[TOWER],
            cosmium=2,
            hand=[IDLE],
        ),
        foe=Side(warriors=[card(BEAR, name="sow", damage=1)], buildings=[card(TOWER, name="keep")]),
    )
    s.pick("pay medic")
    s.expect("you", "target", ["medic", "bear", "sow"])
    s.pick("bear")
    assert (s.life("bear"), s.stored("you"), s.used("medic")) == (5, (0, 1, 0), True)
    s.expect("you", "main", ["pass", "play idle"])


def test_medic_heals_no_more_than_was_lost(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["medic", card(BEAR, damage=1)], cosmium=1, hand=[IDLE]), foe=Side()
    )
    s.play("pay medic", "bear")
    assert (s.life("bear"), s.stored("you")) == (6, (0, 0, 0))
    s = scenario(you=Side(warriors=["medic"], hand=[IDLE], gold=6))
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:REACT-2", "conquerors:REACT-4")
def test_medic_saves_a_warrior_before_it_is_hit(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["medic", card(BEAR, damage=4)], cosmium=1),
        foe=Side(hand=["laser-shot", IDLE], gold=1, cosmium=1),
        active="foe",
    )
    s.pick("play laser-shot")
    s.expect("you", "reaction", ["pass", "pay medic"])
    s.play("pay medic", "bear", "bear")
    assert s.life("bear") == 2


# -- arc gunner ---------------------------------------------------------------------------


@rule("conquerors:EFF-1")
def test_arc_gunner_deals_1_to_a_warrior(scenario: Scenarios) -> None:
    s = bought(scenario, "arc-gunner", gold=2, cosmium=2)
    assert numbers(s, "arc-gunner") == (2, 3)
    s = scenario(
        you=Side(warriors=["arc-gunner", BEAR], cosmium=4, hand=[IDLE]),
        foe=Side(warriors=["scout"], buildings=[TOWER]),
    )
    s.expect("you", "main", ["pass", "play idle", "pay arc-gunner", "make electricity"])
    s.pick("pay arc-gunner")
    s.expect("you", "target", ["arc-gunner", "bear", "scout"])
    s.pick("scout")
    assert (s.junkyard("foe"), s.stored("you")) == (["scout"], (0, 2, 0))
    s.expect("you", "main", ["pass", "play idle"])


def test_arc_gunner_short_of_cosmium(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=["arc-gunner"], gold=6, cosmium=1, hand=[IDLE]))
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:REACT-2", "conquerors:TURN-2")
def test_arc_gunner_shoots_in_an_opponents_attack_and_recharges(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[card("arc-gunner", exhausted=True)], cosmium=4),
        foe=Side(warriors=["scout"], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.pick("scout")
    s.expect("you", "reaction", ["pass", "pay arc-gunner"])
    s.play("pay arc-gunner", "scout")
    assert (s.junkyard("foe"), s.base("you"), s.used("arc-gunner")) == (["scout"], 15, True)
    s.to("kuk", "you")
    assert (s.used("arc-gunner"), s.exhausted("arc-gunner")) == (False, False)


# -- bombardier ---------------------------------------------------------------------------


@rule("conquerors:WORD-10", "conquerors:EFF-8")
def test_bombardier_sacrifices_itself_for_2_damage(scenario: Scenarios) -> None:
    s = bought(scenario, "bombardier", gold=3, cosmium=1)
    assert numbers(s, "bombardier") == (3, 3)
    s = scenario(
        you=Side(warriors=["bombardier", BEAR], buildings=[TOWER], hand=[IDLE]),
        foe=Side(warriors=["scout", "grave-robber"], miners=["gold-miner"]),
    )
    s.pick("pay bombardier")
    assert (s.junkyard("you"), s.stored("foe")) == (["bombardier"], (1, 0, 0))
    s.expect("you", "target", ["bear", "tower", "you base", "scout", "grave-robber", "foe base"])
    s.pick("foe base")
    assert s.base("foe") == 13


@rule("conquerors:ATT-15")
def test_bombardier_blocks_and_blows_up_before_it_is_hit(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["bombardier"]),
        foe=Side(warriors=[card(BEAR, damage=3)], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.pick("bear")
    s.play("pass", "pass", "pass")
    s.expect("you", "block", ["pass", "bombardier"])
    s.pick("bombardier")
    s.expect("you", "reaction", ["pass", "pay bombardier"])
    s.play("pay bombardier", "bear")
    assert (s.life("bear"), s.base("you"), s.junkyard("you")) == (1, 15, ["bombardier"])


# -- gambler ------------------------------------------------------------------------------


def test_gambler_discards_a_card_for_3_attack(scenario: Scenarios) -> None:
    s = bought(scenario, "gambler", gold=1, cosmium=1)
    assert numbers(s, "gambler") == (2, 2)
    s = scenario(you=Side(warriors=["gambler"], hand=[STOP, "scout", IDLE]))
    s.pick("pay gambler")
    s.expect("you", "discard", ["stop", "scout", "idle"])
    s.pick("scout")
    assert (s.attack("gambler"), s.junkyard("you")) == (5, ["scout"])
    s.expect("you", "main", ["pass", "play idle"])
    s.to("attack")
    s.pick("gambler")
    assert (s.base("foe"), s.phase) == (10, "trap")
    s.pick("pass")
    assert (s.active, s.attack("gambler")) == ("foe", 2)


def test_gambler_without_cards_has_nothing_to_stake(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=["gambler"]), foe=Side(hand=[IDLE, "scout"]), active="foe")
    s.expect("foe", "main", ["pass", "play idle"])
    s.pick("pass")
    assert "pay gambler" not in s.options()


# -- technician ---------------------------------------------------------------------------


@rule("conquerors:EFF-1")
def test_technician_recharges_a_building(scenario: Scenarios) -> None:
    s = bought(scenario, "technician", gold=1, cosmium=1, you=Side(buildings=[TOWER]))
    assert numbers(s, "technician") == (1, 3)
    s = scenario(
        you=Side(
            warriors=["technician"],
            buildings=[card(PUMP, used=True), TOWER],
            gold=1,
            cosmium=2,
            hand=[IDLE],
        ),
        foe=Side(buildings=[card(PUMP, name="theirs", used=True)]),
    )
    s.expect("you", "main", ["pass", "play idle", "pay technician"])
    s.pick("pay technician")
    s.expect("you", "target", ["pump", "tower"])
    s.pick("pump")
    assert (s.used("pump"), s.used("theirs"), s.stored("you")) == (False, True, (1, 1, 0))
    s.expect("you", "main", ["pass", "play idle", "pay pump"])
    s.pick("pay pump")
    assert len(s.hand("you")) == 2


@rule("conquerors:REACT-5")
def test_technician_needs_a_building(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["technician"], cosmium=2, hand=[IDLE]),
        foe=Side(buildings=[card(PUMP, used=True)]),
    )
    s.expect("you", "main", ["pass", "play idle"])


# -- vesna the weaver ---------------------------------------------------------------------


@rule("conquerors:WORD-5")
def test_vesna_the_weaver_places_traps_of_the_junkyard(scenario: Scenarios) -> None:
    s = bought(scenario, "vesna-the-weaver", gold=3, cosmium=2)
    assert numbers(s, "vesna-the-weaver") == (2, 5)
    s = scenario(
        you=Side(
            warriors=["vesna-the-weaver"],
            buildings=[TOWER],
            junkyard=[SNARE, STOP, "scout"],
            cosmium=3,
            hand=[IDLE],
        )
    )
    s.pick("pay vesna-the-weaver")
    s.expect("you", "trapback", ["pass", "snare", "stop"])
    s.pick("snare")
    s.expect("you", "trap_where", ["tower", "you base"])
    s.pick("tower")
    assert (s.traps("tower"), s.junkyard("you")) == (["snare"], ["stop", "scout"])
    assert (s.knowers("snare"), s.stored("you")) == (["all"], (0, 1, 0))


def test_vesna_the_weaver_does_so_in_your_main_phase_only(scenario: Scenarios) -> None:
    spark = spell("spark", "Gain 1 gold.")
    s = scenario(
        you=Side(warriors=["vesna-the-weaver"], junkyard=[SNARE], cosmium=4, hand=[spark]),
        foe=Side(hand=[IDLE]),
        active="foe",
    )
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play spark"])
    s = scenario(
        you=Side(warriors=["vesna-the-weaver"], junkyard=[SNARE], cosmium=3, hand=[spark, IDLE])
    )
    s.expect("you", "main", ["pass", "play spark", "play idle", "pay vesna-the-weaver"])
    s.pick("play idle")
    s.expect("you", "reaction", ["pass", "play spark"])


def test_vesna_the_weaver_moves_a_trap_as_the_trap_phase_starts(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            warriors=["vesna-the-weaver"],
            buildings=[TOWER],
            traps_before_base=[SNARE, card(SNARE, name="inner")],
        ),
        foe=Side(traps_before_base=[card(SNARE, name="theirs")]),
        phase="trap",
    )
    s.expect("you", "trap", ["pass", "move snare", "move inner"])
    assert len(s.hand("you")) == 0, "the phase draw comes after its start"
    s.pick("move inner")
    assert (s.traps("tower"), s.traps("you base")) == (["inner"], ["snare"])
    s.expect("you", "trap", ["pass", "move snare", "move inner"])
    assert len(s.hand("you")) == 1
    s.play("move snare", "at 0")
    assert (s.traps("tower"), s.traps("you base")) == (["snare", "inner"], [])
    assert s.active == "foe", "both moves are done"


def test_vesna_the_weaver_need_not_and_not_in_other_turns(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["vesna-the-weaver"], traps_before_base=[SNARE], hand=[STOP]),
        phase="trap",
    )
    s.expect("you", "trap", ["pass", "place stop"])
    s = scenario(
        you=Side(warriors=["vesna-the-weaver"], traps_before_base=[SNARE], buildings=[TOWER]),
        foe=Side(hand=[STOP]),
        phase="trap",
        active="foe",
    )
    s.expect("foe", "trap", ["pass", "place stop"])


# -- pyre prophet -------------------------------------------------------------------------


@rule("conquerors:WORD-10", "conquerors:EFF-8")
def test_pyre_prophet_burns_a_warrior_for_2_damage_to_a_base(scenario: Scenarios) -> None:
    s = bought(scenario, "pyre-prophet", gold=2, cosmium=2)
    assert numbers(s, "pyre-prophet") == (2, 4)
    s = scenario(
        you=Side(warriors=["pyre-prophet", "scout"], buildings=[TOWER], cosmium=3, hand=[IDLE]),
        foe=Side(warriors=["grave-robber"], buildings=[card(TOWER, name="keep")]),
    )
    s.pick("pay pyre-prophet")
    s.expect("you", "sacrifice", ["pyre-prophet", "scout"])
    s.pick("scout")
    assert (s.junkyard("you"), s.stored("foe"), s.stored("you")) == (
        ["scout"],
        (1, 0, 0),
        (0, 2, 0),
    )
    s.expect("you", "target", ["you base", "foe base"])
    s.pick("foe base")
    assert (s.base("foe"), s.base("you")) == (13, 15)
    s.expect("you", "main", ["pass", "play idle"])


def test_pyre_prophet_can_burn_itself_but_not_for_nothing(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=["pyre-prophet"], cosmium=1, hand=[IDLE]))
    s.play("pay pyre-prophet", "foe base")
    assert (s.base("foe"), s.junkyard("you")) == (13, ["pyre-prophet"])
    s = scenario(you=Side(warriors=["pyre-prophet", "scout"], gold=6, hand=[IDLE]))
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:WIN-2")
def test_pyre_prophet_ends_the_game_in_an_opponents_turn(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["pyre-prophet", "scout"], cosmium=1),
        foe=Side(hand=[IDLE], base=2),
        active="foe",
    )
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "pay pyre-prophet"])
    s.play("pay pyre-prophet", "scout", "foe base")
    assert (s.winners, s.how) == (["you"], "last_left")
