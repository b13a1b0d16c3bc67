"""The warriors with one star."""

from __future__ import annotations

import pytest

from tests.conquerors.cards.buying import STOP, bought
from tests.conquerors.cards.warriors import BEAR, SNARE, TOWER, numbers
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    building,
    card,
    spell,
    trap,
    warrior,
)
from tests.rule import rule

KILLER = warrior("killer", 9, 9)
INTERCEPT = spell("shove-in", "Block target attacking warrior with target warrior you control.")


# -- militia ------------------------------------------------------------------------------


def test_militia_hits_harder_when_it_blocks(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[STOP]), foe=Side(warriors=["militia"]), phase="attack"
    )
    s.pick("bear")
    s.expect("foe", "block", ["pass", "militia"])
    s.pick("militia")
    assert (s.life("bear"), s.life("militia")) == (4, 1)
    assert s.attack("militia") == 2
    s.pick("pass")
    assert (s.active, s.attack("militia")) == ("foe", 1)


def test_militia_is_its_old_self_when_it_attacks_or_stands_by(scenario: Scenarios) -> None:
    s = bought(scenario, "militia", gold=1, cosmium=1, foe=Side(warriors=[BEAR]))
    assert numbers(s, "militia") == (1, 3)
    s = scenario(
        you=Side(warriors=["militia"], hand=[STOP]), foe=Side(warriors=[BEAR]), phase="attack"
    )
    s.play("militia", "bear")
    assert (s.life("bear"), s.attack("militia"), s.life("militia")) == (5, 1, 1)
    s = scenario(
        you=Side(warriors=[BEAR], hand=[STOP]), foe=Side(warriors=["militia"]), phase="attack"
    )
    s.play("bear", "pass")
    assert (s.attack("militia"), s.base("foe")) == (1, 13)


def test_militia_blocked_twice_in_the_czech_edition_grows_twice(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[warrior("one", 1, 6), warrior("two", 1, 6)], hand=[STOP]),
        foe=Side(warriors=["militia"]),
        phase="attack",
        edition="cs",
    )
    s.play("one", "two", "one", "militia", "militia")
    assert (s.life("one"), s.life("two"), s.attack("militia")) == (4, 3, 3)


# -- dust runner --------------------------------------------------------------------------


def test_dust_runner_hits_harder_in_your_turn(scenario: Scenarios) -> None:
    s = bought(scenario, "dust-runner", gold=1, cosmium=1)
    assert numbers(s, "dust-runner") == (3, 2)
    s = scenario(you=Side(warriors=["dust-runner"], hand=[STOP]), phase="attack")
    s.pick("dust-runner")
    assert s.base("foe") == 12


def test_dust_runner_does_not_when_it_blocks(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["dust-runner"]),
        foe=Side(warriors=[BEAR], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    assert s.attack("dust-runner") == 2
    s.play("bear", "dust-runner")
    assert (s.life("bear"), s.junkyard("you")) == (4, ["dust-runner"])


# -- scout --------------------------------------------------------------------------------


def test_scout_kuks_when_it_enters(scenario: Scenarios) -> None:
    s = bought(scenario, "scout", gold=1, cosmium=1, you=Side(top=["militia", "topdecker"]))
    assert numbers(s, "scout") == (1, 1)
    s.expect("you", "kuk", ["pass", "militia"])
    s.pick("militia")
    assert s.deck("you")[-1] == "militia"
    assert s.hand("you") == ["idle", "topdecker"]


def test_scout_lets_the_card_stay_on_top_to_draw_it(scenario: Scenarios) -> None:
    s = bought(scenario, "scout", gold=1, cosmium=1, you=Side(top=["militia", "topdecker"]))
    s.pick("pass")
    assert s.hand("you") == ["idle", "militia"]
    assert s.deck("you")[0] == "topdecker"
    s.expect("you", "main", ["pass", "play idle"])


def test_scout_on_the_planet_does_not_kuk_for_others(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["scout", IDLE], warriors=[card("scout", name="old")], gold=1, cosmium=1),
        foe=Side(warriors=[card("scout", name="theirs")]),
    )
    s.play("play scout", "pass")
    assert s.happened("look") == [{"player": "you", "deck": 0, "count": 1}]
    assert (len(s.hand("you")), s.hand("foe")) == (2, [])


# -- final hit ----------------------------------------------------------------------------


@rule("conquerors:WORD-7")
def test_martyr_drone_hits_the_blocker_that_killed_it(scenario: Scenarios) -> None:
    s = bought(scenario, "martyr-drone", gold=1, cosmium=1)
    assert numbers(s, "martyr-drone") == (2, 1)
    s = scenario(
        you=Side(warriors=["martyr-drone"], hand=[STOP]), foe=Side(warriors=[BEAR]), phase="attack"
    )
    s.play("martyr-drone", "bear")
    assert (s.junkyard("you"), s.life("bear")) == (["martyr-drone"], 2)


@rule("conquerors:WORD-7")
@pytest.mark.parametrize(("edition", "life"), [("en", 2), ("cs", 4)])
def test_martyr_drone_killed_while_it_blocks(scenario: Scenarios, edition: str, life: int) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[STOP]),
        foe=Side(warriors=["martyr-drone"]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "martyr-drone")
    assert (s.junkyard("foe"), s.life("bear")) == (["martyr-drone"], life)


@rule("conquerors:WORD-7")
def test_ember_veteran_hits_once_more_with_3(scenario: Scenarios) -> None:
    s = bought(scenario, "ember-veteran", gold=2, cosmium=1)
    assert numbers(s, "ember-veteran") == (3, 2)
    s = scenario(
        you=Side(warriors=["ember-veteran"], hand=[STOP]),
        foe=Side(warriors=[BEAR]),
        phase="attack",
    )
    s.play("ember-veteran", "bear")
    assert (s.junkyard("you"), s.junkyard("foe")) == (["ember-veteran"], ["bear"])
    assert [hit["amount"] for hit in s.happened("damage")] == [3, 2, 3]


@rule("conquerors:WORD-7")
def test_ember_veteran_killed_by_no_warrior_hits_nobody(scenario: Scenarios) -> None:
    zap = spell("zap", "Deal 2 damage to target warrior.")
    s = scenario(you=Side(hand=[zap, IDLE]), foe=Side(warriors=["ember-veteran", BEAR]))
    s.play("play zap", "ember-veteran")
    assert (s.planet("foe"), s.life("bear"), s.base("you")) == (["bear"], 6, 15)
    doom = spell("doom", "Sacrifice a warrior.")
    s = scenario(you=Side(hand=[doom, IDLE], warriors=["ember-veteran"]))
    s.pick("play doom")
    assert (s.junkyard("you"), s.happened("damage")) == (["ember-veteran", "doom"], [])


@rule("conquerors:WORD-7")
def test_ember_veteran_that_survives_or_dies_with_its_killer(scenario: Scenarios) -> None:
    weak = warrior("weak", 2, 3)
    s = scenario(
        you=Side(warriors=["ember-veteran"], hand=[STOP]), foe=Side(warriors=[weak]), phase="attack"
    )
    s.play("ember-veteran", "weak")
    assert (s.junkyard("you"), s.junkyard("foe")) == (["ember-veteran"], ["weak"])
    assert len(s.happened("damage")) == 2
    weak = warrior("weak", 1, 9)
    s = scenario(
        you=Side(warriors=["ember-veteran"], hand=[STOP]), foe=Side(warriors=[weak]), phase="attack"
    )
    s.play("ember-veteran", "weak")
    assert (s.life("ember-veteran"), s.life("weak")) == (1, 6)


# -- shield bearer ------------------------------------------------------------------------


@rule("conquerors:WORD-6")
def test_shield_bearer_is_shielded_when_it_blocks(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["shield-bearer"]),
        foe=Side(warriors=[BEAR], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("bear", "shield-bearer")
    assert (s.life("shield-bearer"), s.life("bear")) == (3, 4)


def test_shield_bearer_is_not_in_your_own_turn(scenario: Scenarios) -> None:
    s = bought(scenario, "shield-bearer", gold=2, cosmium=1)
    assert numbers(s, "shield-bearer") == (2, 4)
    s = scenario(
        you=Side(warriors=["shield-bearer"], hand=[STOP]), foe=Side(warriors=[BEAR]), phase="attack"
    )
    s.play("shield-bearer", "bear")
    assert s.life("shield-bearer") == 2


def test_shield_bearer_negates_1_of_each_source_once_a_turn(scenario: Scenarios) -> None:
    poke = spell("poke", "Deal 1 damage to target warrior.")
    gun = warrior("gun", 0, 5, "1 gold, any number of times - Deal 1 damage to target warrior.")
    s = scenario(
        edition="cs",
        you=Side(warriors=["shield-bearer"]),
        foe=Side(hand=[poke, IDLE], warriors=[gun], gold=2),
        active="foe",
    )
    s.play("play poke", "pass", "shield-bearer", "pass")
    assert s.life("shield-bearer") == 4
    s.play("pay gun", "pass", "shield-bearer", "pass")
    assert s.life("shield-bearer") == 4
    s.play("pay gun", "shield-bearer")
    assert s.life("shield-bearer") == 3


# -- tunnel rat ---------------------------------------------------------------------------


def test_tunnel_rat_cannot_be_blocked(scenario: Scenarios) -> None:
    s = bought(scenario, "tunnel-rat", gold=1, cosmium=2)
    assert numbers(s, "tunnel-rat") == (2, 1)
    s = scenario(
        you=Side(warriors=["tunnel-rat", BEAR], hand=[STOP]),
        foe=Side(warriors=[KILLER], buildings=[TOWER]),
        phase="attack",
    )
    s.play("tunnel-rat", "bear", "foe base", "tower")
    s.expect("foe", "block", ["pass", "killer"])
    s.pick("killer")
    assert (s.base("foe"), s.life("tower"), s.junkyard("you")) == (13, 5, ["bear"])
    assert [block["attacker"] for block in s.happened("block")] == ["bear"]


def test_tunnel_rat_cannot_be_blocked_by_an_effect_either(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["tunnel-rat"], hand=[STOP]),
        foe=Side(warriors=[KILLER], hand=[INTERCEPT]),
        phase="attack",
    )
    s.pick("tunnel-rat")
    s.play("pass", "pass")
    s.play("play shove-in")
    s.pass_reactions()
    assert (s.base("foe"), s.zone("tunnel-rat"), s.happened("block")) == (13, "planet", [])


def test_tunnel_rat_can_block_and_meets_traps(scenario: Scenarios) -> None:
    mine = trap("mine", "Deal 1 damage to the attacker.")
    s = scenario(
        you=Side(warriors=["tunnel-rat"], hand=[STOP]),
        foe=Side(traps_before_base=[mine]),
        phase="attack",
    )
    s.pick("tunnel-rat")
    assert (s.junkyard("you"), s.base("foe")) == (["tunnel-rat"], 15)
    s = scenario(
        you=Side(warriors=[BEAR], hand=[STOP]), foe=Side(warriors=["tunnel-rat"]), phase="attack"
    )
    s.pick("bear")
    s.expect("foe", "block", ["pass", "tunnel-rat"])
    s.pick("tunnel-rat")
    assert (s.life("bear"), s.junkyard("foe")) == (4, ["tunnel-rat"])


# -- nomad rider --------------------------------------------------------------------------


def test_nomad_rider_is_stronger_without_buildings(scenario: Scenarios) -> None:
    s = bought(scenario, "nomad-rider", gold=2, cosmium=1, foe=Side(buildings=[TOWER]))
    assert numbers(s, "nomad-rider") == (3, 4)
    s = scenario(you=Side(warriors=["nomad-rider"], hand=[STOP]), phase="attack")
    s.pick("nomad-rider")
    assert s.base("foe") == 12
    s = scenario(you=Side(warriors=["nomad-rider"], buildings=[TOWER], hand=[IDLE]))
    assert numbers(s, "nomad-rider") == (2, 3)


def test_nomad_rider_dies_of_old_wounds_when_you_settle_down(scenario: Scenarios) -> None:
    hut = building("hut", 2)
    s = scenario(you=Side(warriors=[card("nomad-rider", damage=3)], hand=[hut, IDLE]))
    assert numbers(s, "nomad-rider") == (3, 1)
    s.pick("play hut")
    assert (s.planet("you"), s.junkyard("you")) == (["hut"], ["nomad-rider"])


def test_nomad_rider_rides_on_when_the_last_building_falls(scenario: Scenarios) -> None:
    wreck = spell("wreck", "Destroy target building.")
    s = scenario(you=Side(warriors=["nomad-rider"], buildings=[TOWER], hand=[wreck, IDLE]))
    s.pick("play wreck")
    assert numbers(s, "nomad-rider") == (3, 4)


# -- trap sniffer -------------------------------------------------------------------------


def test_trap_sniffer_looks_at_any_trap_of_who_placed_one(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["trap-sniffer"], traps_before_base=[SNARE]),
        foe=Side(
            hand=[STOP],
            buildings=[card(TOWER, traps=[card(SNARE, name="theirs")])],
            warriors=[BEAR],
        ),
        third=Side(traps_before_base=[card(SNARE, name="thirds")]),
        phase="trap",
        active="foe",
    )
    s.play("place stop", "foe base")
    s.expect("you", "target", ["theirs", "stop"])
    assert (s.knowers("stop"), s.knowers("theirs")) == (["foe"], ["foe"])
    s.pick("theirs")
    assert (s.knowers("stop"), s.knowers("theirs")) == (["foe"], ["you", "foe"])
    assert s.happened("see") == [{"player": "you", "card": "theirs"}]


def test_trap_sniffer_does_not_mind_your_traps_nor_moved_ones(scenario: Scenarios) -> None:
    s = bought(scenario, "trap-sniffer", gold=1, cosmium=1)
    assert numbers(s, "trap-sniffer") == (2, 2)
    s = scenario(
        you=Side(warriors=["trap-sniffer"], hand=[STOP]),
        foe=Side(traps_before_base=[SNARE]),
        phase="trap",
    )
    s.pick("place stop")
    assert s.happened("see") == []
    s = scenario(
        you=Side(warriors=["trap-sniffer"]),
        foe=Side(buildings=[TOWER], traps_before_base=[SNARE]),
        phase="trap",
        active="foe",
    )
    s.play("move snare")
    assert (s.traps("tower"), s.happened("see")) == (["snare"], [])


def test_trap_sniffer_notices_a_trapback(scenario: Scenarios) -> None:
    back = spell("back", "Trapback 1.")
    s = scenario(
        you=Side(warriors=["trap-sniffer"]),
        foe=Side(hand=[back, IDLE], junkyard=[SNARE], traps_before_base=[STOP]),
        active="foe",
    )
    s.play("play back", "snare", "at 0")
    s.expect("you", "target", ["snare", "stop"])
    s.pick("stop")
    assert s.knowers("stop") == ["you", "foe"]


# -- iron walker --------------------------------------------------------------------------


@rule("conquerors:CARD-7")
def test_iron_walker_cannot_attack_in_the_turn_it_enters(scenario: Scenarios) -> None:
    s = bought(scenario, "iron-walker", gold=3, cosmium=1, you=Side(warriors=[BEAR]))
    assert (numbers(s, "iron-walker"), s.exhausted("iron-walker")) == ((4, 5), True)
    s.to("attack")
    s.expect("you", "attacker", ["pass", "bear"])


@rule("conquerors:CARD-7", "conquerors:TURN-2")
def test_iron_walker_cannot_block_before_your_next_turn(scenario: Scenarios) -> None:
    s = bought(scenario, "iron-walker", gold=3, cosmium=1, foe=Side(warriors=[BEAR]))
    s.to("attack", "foe")
    s.pick("bear")
    assert (s.base("you"), s.happened("block"), s.exhausted("iron-walker")) == (13, [], False)
    s.to("attack", "you")
    s.expect("you", "attacker", ["pass", "iron-walker"])
    s.play("iron-walker", "pass")
    assert s.base("foe") == 11


# -- phantom lancer -----------------------------------------------------------------------


@rule("conquerors:WORD-11")
def test_phantom_lancer_disappears_instead_of_dying(scenario: Scenarios) -> None:
    s = bought(scenario, "phantom-lancer", gold=1, cosmium=2)
    assert numbers(s, "phantom-lancer") == (4, 2)
    s = scenario(
        you=Side(warriors=["phantom-lancer", "illusionist"], hand=[STOP]),
        foe=Side(warriors=[BEAR, "grave-robber"]),
        phase="attack",
    )
    s.play("phantom-lancer", "pass", "bear")
    assert (s.zone("phantom-lancer"), s.junkyard("you"), s.life("bear")) == ("gone", [], 2)
    assert (s.stored("foe"), s.stored("you")) == ((0, 0, 0), (0, 1, 0))


@rule("conquerors:WORD-11")
def test_phantom_lancer_returned_to_a_hand_disappears_too(scenario: Scenarios) -> None:
    recall = spell("recall", "Return target warrior to its owner's hand.")
    s = scenario(you=Side(warriors=["phantom-lancer"], hand=[recall, IDLE]))
    s.pick("play recall")
    assert (s.zone("phantom-lancer"), s.hand("you")) == ("gone", ["idle"])
