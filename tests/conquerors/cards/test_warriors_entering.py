"""The warriors that do something when they enter the planet."""

from __future__ import annotations

from tests.conquerors.cards.buying import STOP, bought
from tests.conquerors.cards.warriors import BEAR, SNARE, TOWER, WOLF, numbers
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    card,
    spell,
)
from tests.rule import rule

# -- trap retriever -----------------------------------------------------------------------


@rule("conquerors:WORD-5")
def test_trap_retriever_brings_a_trap_back(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "trap-retriever",
        gold=2,
        cosmium=1,
        you=Side(
            junkyard=[SNARE, "scout", STOP], buildings=[TOWER], traps_before_base=["informant"]
        ),
        foe=Side(junkyard=["quicksand"]),
    )
    assert numbers(s, "trap-retriever") == (2, 2)
    s.expect("you", "trapback", ["pass", "snare", "stop"])
    s.pick("stop")
    s.expect("you", "trap_where", ["tower", "you base"])
    s.pick("you base")
    s.expect("you", "trap_position", ["at 0", "at 1"])
    s.pick("at 1")
    assert s.traps("you base") == ["informant", "stop"]
    assert s.junkyard("you") == ["snare", "scout"]
    s.expect("you", "main", ["pass", "play idle"])


def test_trap_retriever_may_leave_them_and_may_find_none(scenario: Scenarios) -> None:
    s = bought(scenario, "trap-retriever", gold=2, cosmium=1, you=Side(junkyard=[SNARE]))
    s.pick("pass")
    assert s.junkyard("you") == ["snare"]
    s = bought(scenario, "trap-retriever", gold=2, cosmium=1, you=Side(junkyard=["scout"]))
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:TRAP-1")
def test_trap_retriever_does_not_use_up_the_trap_of_the_turn(scenario: Scenarios) -> None:
    s = bought(
        scenario, "trap-retriever", gold=2, cosmium=1, you=Side(junkyard=[SNARE], hand=[STOP])
    )
    s.pick("snare")
    s.to("trap")
    s.expect("you", "trap", ["pass", "place stop"])


# -- mine clearer -------------------------------------------------------------------------


def test_mine_clearer_destroys_a_trap_for_a_card(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "mine-clearer",
        gold=2,
        cosmium=1,
        you=Side(hand=["scout"], traps_before_base=[STOP]),
        foe=Side(buildings=[card(TOWER, traps=[SNARE])], traps_before_base=["quicksand"]),
    )
    assert numbers(s, "mine-clearer") == (2, 3)
    s.expect("you", "target", ["snare", "quicksand"])
    s.pick("snare")
    assert (s.knowers("snare"), s.knowers("quicksand")) == (["you", "foe"], ["foe"])
    s.expect("you", "may", ["pass", "yes"])
    s.pick("yes")
    s.expect("you", "discard", ["scout", "idle"])
    s.pick("scout")
    assert (s.junkyard("you"), s.junkyard("foe")) == (["scout"], ["snare"])
    assert (s.traps("tower"), s.traps("foe base")) == ([], ["quicksand"])
    assert s.happened("activate") == [], "a destroyed trap is not activated"


def test_mine_clearer_may_only_look(scenario: Scenarios) -> None:
    s = bought(
        scenario, "mine-clearer", gold=2, cosmium=1, foe=Side(traps_before_base=["quicksand"])
    )
    s.expect("you", "may", ["pass", "yes"])
    s.pick("pass")
    assert (s.traps("foe base"), s.knowers("quicksand")) == (["quicksand"], ["you", "foe"])
    assert s.hand("you") == ["idle"]


@rule("conquerors:EFF-3")
def test_mine_clearer_without_a_trap_or_without_a_card(scenario: Scenarios) -> None:
    s = bought(scenario, "mine-clearer", gold=2, cosmium=1, you=Side(traps_before_base=[SNARE]))
    s.expect("you", "main", ["pass", "play idle"])
    s = scenario(
        you=Side(hand=["mine-clearer"], gold=2, cosmium=2, warriors=["medic"]),
        foe=Side(traps_before_base=["quicksand"]),
    )
    s.play("play mine-clearer", "pass")
    assert s.kind == "main"
    assert (s.knowers("quicksand"), s.traps("foe base")) == (["you", "foe"], ["quicksand"])


# -- banner squire ------------------------------------------------------------------------


def test_banner_squire_makes_another_warrior_stronger(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "banner-squire",
        gold=1,
        cosmium=1,
        you=Side(warriors=[BEAR, WOLF]),
        foe=Side(warriors=["scout"], hand=[IDLE]),
    )
    assert numbers(s, "banner-squire") == (1, 2)
    s.expect("you", "target", ["bear", "wolf"])
    s.pick("wolf")
    assert (numbers(s, "wolf"), numbers(s, "bear")) == ((4, 5), (2, 6))
    s.to("main", "foe")
    assert numbers(s, "wolf") == (4, 5)


@rule("conquerors:EFF-3")
def test_banner_squire_alone_bears_the_banner_for_nobody(scenario: Scenarios) -> None:
    s = bought(scenario, "banner-squire", gold=1, cosmium=1, foe=Side(warriors=["scout"]))
    s.expect("you", "main", ["pass", "play idle"])
    assert (numbers(s, "banner-squire"), numbers(s, "scout")) == ((1, 2), (1, 1))


@rule("conquerors:CARD-6")
def test_banner_squire_leaves_and_the_warrior_dies_of_old_wounds(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            warriors=[card(WOLF, damage=3), BEAR],
            hand=["banner-squire", "laser-shot", card("laser-shot", name="second"), IDLE],
            gold=3,
            cosmium=3,
        )
    )
    s.play("play banner-squire", "pass", "wolf")
    assert numbers(s, "wolf") == (4, 2)
    s.play("play laser-shot", "pass", "bear", "pass")
    assert (s.life("bear"), s.life("wolf")) == (4, 2)
    s.play("play second", "banner-squire")
    assert (s.planet("you"), numbers(s, "wolf")) == (["wolf", "bear"], (3, 1))


@rule("conquerors:CARD-6")
def test_banner_squire_takes_the_wounded_along(scenario: Scenarios) -> None:
    tap = spell("tap", "Deal 1 damage to target warrior.", cost="1 gold")
    strike = spell("strike", "Destroy target warrior.")
    s = scenario(
        you=Side(
            warriors=[card(WOLF, damage=3)],
            hand=["banner-squire", tap, strike, IDLE],
            gold=2,
            cosmium=1,
        )
    )
    s.play("play banner-squire", "pass")
    s.play("play tap", "pass", "wolf", "pass")
    assert s.life("wolf") == 1
    s.play("play strike", "banner-squire")
    assert s.planet("you") == []
    assert s.junkyard("you") == ["tap", "banner-squire", "wolf", "strike"]


# -- seismic golem ------------------------------------------------------------------------


@rule("conquerors:REACT-7")
def test_seismic_golem_shakes_every_other_warrior(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "seismic-golem",
        gold=4,
        cosmium=2,
        you=Side(warriors=[BEAR], buildings=[TOWER]),
        foe=Side(warriors=["scout", WOLF], buildings=["gold-mine"]),
    )
    assert numbers(s, "seismic-golem") == (4, 6)
    assert (s.life("bear"), s.life("wolf"), s.junkyard("foe")) == (5, 3, ["scout"])
    assert (s.life("tower"), s.base("you"), s.base("foe")) == (5, 15, 15)
    s.expect("you", "main", ["pass", "play idle"])


def test_seismic_golem_alone_shakes_nobody(scenario: Scenarios) -> None:
    s = bought(scenario, "seismic-golem", gold=4, cosmium=2, foe=Side(buildings=[TOWER]))
    assert (s.happened("damage"), s.life("tower")) == ([], 5)
    s.to("attack")
    s.expect("you", "attacker", ["pass", "seismic-golem"])
    s.play("seismic-golem", "tower")
    assert s.life("tower") == 1


# -- thunder lynx -------------------------------------------------------------------------


@rule("conquerors:MAT-5", "conquerors:CARD-7")
def test_thunder_lynx_pounces_in_an_opponents_attack(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["thunder-lynx"], gold=2, electricity=1),
        foe=Side(warriors=["scout", WOLF], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("scout", "wolf", "pass", "scout")
    s.expect("you", "reaction", ["pass", "play thunder-lynx"])
    s.play("play thunder-lynx")
    s.expect("you", "target", ["pass", "thunder-lynx", "scout", "wolf"])
    s.pick("scout")
    assert (s.junkyard("foe"), s.stored("you")) == (["scout"], (0, 0, 0))
    s.expect("you", "block", ["pass", "thunder-lynx"])
    s.pick("thunder-lynx")
    assert (s.base("you"), s.junkyard("foe")) == (15, ["scout", "wolf"])
    assert s.junkyard("you") == ["thunder-lynx"]


@rule("conquerors:REACT-6")
def test_thunder_lynx_need_not_bite(scenario: Scenarios) -> None:
    s = bought(scenario, "thunder-lynx", gold=2, electricity=1, foe=Side(warriors=["scout"]))
    assert numbers(s, "thunder-lynx") == (4, 3)
    s.pick("pass")
    assert (s.life("scout"), s.life("thunder-lynx")) == (1, 3)
    s = scenario(you=Side(hand=["thunder-lynx"], gold=2), foe=Side(hand=[IDLE]), active="foe")
    s.pick("pass")
    assert s.happened("play") == [], "without electricity it has to wait"


# -- volt assassin ------------------------------------------------------------------------


def test_volt_assassin_destroys_a_damaged_warrior(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "volt-assassin",
        gold=1,
        cosmium=1,
        electricity=1,
        you=Side(warriors=[card(BEAR, damage=1)]),
        foe=Side(
            warriors=[card(WOLF, damage=1), card(WOLF, name="cub", damage=2), "scout"],
            buildings=[card(TOWER, damage=1)],
        ),
    )
    assert numbers(s, "volt-assassin") == (3, 2)
    s.expect("you", "target", ["wolf", "cub"])
    s.pick("cub")
    assert (s.junkyard("foe"), s.zone("wolf")) == (["cub"], "planet")


@rule("conquerors:REACT-5", "conquerors:EFF-3")
def test_volt_assassin_can_be_played_without_a_target(scenario: Scenarios) -> None:
    s = bought(
        scenario, "volt-assassin", gold=1, cosmium=1, electricity=1, foe=Side(warriors=[BEAR])
    )
    s.expect("you", "main", ["pass", "play idle"])
    assert s.planet("foe") == ["bear"]


@rule("conquerors:MAT-5", "conquerors:ATT-11")
def test_volt_assassin_strikes_who_was_hit_in_an_earlier_line(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["volt-assassin"], gold=1, cosmium=1, electricity=1, warriors=["militia"]),
        foe=Side(warriors=[BEAR, WOLF], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("bear", "wolf", "pass", "bear", "pass", "pass", "militia")
    s.pick("pass")
    assert s.life("bear") == 4
    s.play("play volt-assassin")
    assert (s.junkyard("foe"), s.life("militia")) == (["bear"], 1)
    s.expect("you", "block", ["pass", "volt-assassin"])


# -- colony founder -----------------------------------------------------------------------

MINERS = ["gold-miner", "night-shift", "dynamo-tender", "prospector", "scout"]


def test_colony_founder_puts_a_cheap_miner_onto_the_planet(scenario: Scenarios) -> None:
    s = bought(scenario, "colony-founder", gold=3, cosmium=2, you=Side(deck=MINERS))
    assert numbers(s, "colony-founder") == (2, 4)
    s.expect("you", "search", ["pass", "gold-miner", "night-shift", "prospector"])
    s.pick("night-shift")
    assert (s.planet("you"), s.hand("you")) == (["night-shift", "colony-founder"], ["idle"])
    assert (len(s.deck("you")), s.stored("you")) == (4, (0, 0, 0))
    assert len(s.happened("shuffle")) == 1


def test_colony_founder_lets_the_miner_do_what_it_does(scenario: Scenarios) -> None:
    s = bought(scenario, "colony-founder", gold=3, cosmium=2, you=Side(deck=MINERS))
    s.roll(0)
    s.pick("prospector")
    s.expect("you", "kuk", ["pass", "scout"])
    s.pick("pass")
    assert s.hand("you") == ["idle", "scout"]


def test_colony_founder_may_find_nothing(scenario: Scenarios) -> None:
    s = bought(scenario, "colony-founder", gold=3, cosmium=2, you=Side(deck=MINERS))
    s.pick("pass")
    assert (s.planet("you"), len(s.deck("you"))) == (["colony-founder"], 5)
    s = bought(scenario, "colony-founder", gold=3, cosmium=2, you=Side(deck=["scout"] * 4))
    s.expect("you", "main", ["pass", "play idle"])
    assert len(s.happened("shuffle")) == 1


# -- arc colossus -------------------------------------------------------------------------


@rule("conquerors:MAT-5")
def test_arc_colossus_exhausts_the_strongest_warrior(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "arc-colossus",
        gold=4,
        electricity=1,
        you=Side(warriors=[card(WOLF, name="mine")]),
        foe=Side(warriors=[BEAR, WOLF, card(WOLF, name="cub")]),
    )
    assert numbers(s, "arc-colossus") == (6, 7)
    s.expect("you", "target", ["wolf", "cub"])
    s.pick("cub")
    assert [s.exhausted(name) for name in ("mine", "bear", "wolf", "cub")] == [0, 0, 0, 1]
    s.to("attack")
    s.play("arc-colossus", "pass")
    s.expect("foe", "block", ["pass", "bear", "wolf"])


@rule("conquerors:EFF-3")
def test_arc_colossus_finds_nobody_to_exhaust(scenario: Scenarios) -> None:
    s = bought(scenario, "arc-colossus", gold=4, electricity=1, foe=Side(buildings=[TOWER]))
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:MAT-5", "conquerors:REACT-8")
def test_arc_colossus_played_before_the_attack_keeps_a_warrior_home(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["arc-colossus"], gold=4, electricity=1),
        foe=Side(warriors=[BEAR, WOLF], hand=[IDLE]),
        active="foe",
    )
    s.pick("pass")
    s.expect("you", "reaction", ["pass", "play arc-colossus"])
    s.pick("play arc-colossus")
    s.expect("foe", "attacker", ["pass", "bear"])
    assert s.exhausted("wolf")
