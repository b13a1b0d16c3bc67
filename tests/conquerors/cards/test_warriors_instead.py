"""The warriors whose text replaces one thing with another."""

from __future__ import annotations

from tests.conquerors.cards.buying import STOP, bought
from tests.conquerors.cards.warriors import BEAR, TOWER, WOLF, ZAP, numbers
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    card,
    spell,
    trap,
)
from tests.rule import rule

SWEEP = spell("sweep", "Deal 2 damage to each warrior.")


# -- topdecker ----------------------------------------------------------------------------


@rule("conquerors:EFF-6")
def test_topdecker_goes_on_top_of_the_deck_when_it_would_die(scenario: Scenarios) -> None:
    s = bought(scenario, "topdecker", gold=2, cosmium=1)
    assert numbers(s, "topdecker") == (2, 2)
    s = scenario(
        you=Side(warriors=["topdecker"], hand=[STOP], deck=["scout"] * 5),
        foe=Side(warriors=[BEAR, "grave-robber"]),
        phase="attack",
    )
    s.play("topdecker", "bear")
    assert (s.junkyard("you"), s.life("bear"), s.stored("foe")) == ([], 4, (0, 0, 0))
    assert s.hand("you") == ["stop", "topdecker"], "it is the card drawn in the trap phase"


@rule("conquerors:EFF-6", "conquerors:TERM-7")
def test_topdecker_goes_to_its_owners_deck(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[ZAP, IDLE], warriors=[card("topdecker", owner="foe")], deck=["scout"] * 5),
        foe=Side(deck=[card("scout", name="theirs")] + ["militia"] * 5),
    )
    s.pick("play zap")
    assert (s.deck("foe")[:2], s.deck("you")[0]) == (["topdecker", "theirs"], "scout")
    assert s.knowers("topdecker") == ["all"]


@rule("conquerors:EFF-6")
def test_topdecker_sacrificed_is_drawn_by_the_worthy_sacrifice(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            hand=["worthy-sacrifice", IDLE],
            cosmium=1,
            warriors=["topdecker"],
            deck=["scout"] * 5,
        )
    )
    s.pick("play worthy-sacrifice")
    assert s.hand("you") == ["idle", "topdecker", "scout"]
    assert s.junkyard("you") == ["worthy-sacrifice"]


def test_topdecker_returned_to_a_hand_does_not_die(scenario: Scenarios) -> None:
    recall = spell("recall", "Return target warrior to its owner's hand.")
    s = scenario(you=Side(hand=[recall, IDLE], warriors=["topdecker"]))
    s.pick("play recall")
    assert s.hand("you") == ["idle", "topdecker"]
    s = scenario(you=Side(hand=[ZAP, IDLE], warriors=[card("topdecker", illusion=True)]))
    s.pick("play zap")
    assert s.zone("topdecker") == "gone"


# -- bodyguard ----------------------------------------------------------------------------


@rule("conquerors:EFF-6")
def test_bodyguard_may_die_for_another_warrior(scenario: Scenarios) -> None:
    s = bought(scenario, "bodyguard", gold=1, cosmium=2)
    assert numbers(s, "bodyguard") == (2, 3)
    s = scenario(
        you=Side(warriors=[WOLF, "bodyguard"], hand=[STOP]),
        foe=Side(warriors=[BEAR]),
        phase="attack",
    )
    s.play("wolf", "pass", "bear")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("yes")
    assert (s.life("wolf"), s.life("bear"), s.junkyard("you")) == (4, 3, ["bodyguard"])


@rule("conquerors:EFF-6")
def test_bodyguard_need_not(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=[WOLF, "bodyguard"]), foe=Side(hand=[ZAP, IDLE]), active="foe")
    s.play("play zap", "wolf")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("pass")
    assert (s.life("wolf"), s.life("bodyguard"), s.junkyard("you")) == (2, 3, [])


def test_bodyguard_protects_neither_itself_nor_others_nor_buildings(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["bodyguard"], buildings=[TOWER]),
        foe=Side(hand=[ZAP, IDLE], warriors=[BEAR]),
        active="foe",
    )
    s.play("play zap", "bodyguard")
    assert (s.life("bodyguard"), s.kind) == (1, "main")
    s = scenario(
        you=Side(warriors=["bodyguard"]),
        foe=Side(hand=[ZAP, IDLE], warriors=[BEAR]),
        active="foe",
    )
    s.play("play zap", "bear")
    assert (s.life("bear"), s.life("bodyguard")) == (4, 3)
    s = scenario(
        you=Side(warriors=["bodyguard"], buildings=[TOWER]),
        foe=Side(warriors=[BEAR], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("bear", "tower", "pass")
    assert (s.life("tower"), s.zone("bodyguard")) == (3, "planet")


@rule("conquerors:EFF-6")
def test_bodyguard_dies_for_one_of_several_only(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[WOLF, card(WOLF, name="cub"), "bodyguard"]),
        foe=Side(hand=[SWEEP, IDLE]),
        active="foe",
    )
    s.pick("play sweep")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("pass")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("yes")
    assert (s.life("wolf"), s.life("cub"), s.junkyard("you")) == (2, 4, ["bodyguard"])
    assert s.kind == "main"


@rule("conquerors:EFF-7")
def test_bodyguards_are_asked_in_the_active_players_order(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[WOLF, "bodyguard", card("bodyguard", name="second")]),
        foe=Side(hand=[ZAP, IDLE]),
        active="foe",
    )
    s.play("play zap", "wolf")
    s.expect("foe", "replacement", ["bodyguard", "second"])
    s.pick("second")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("pass")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("yes")
    assert (s.life("wolf"), s.junkyard("you")) == (4, ["bodyguard"])


# -- ash archivist ------------------------------------------------------------------------

PURGE = spell("purge", "Each player discards a card.")


@rule("conquerors:EFF-6")
def test_ash_archivist_pays_with_the_base_instead_of_a_card(scenario: Scenarios) -> None:
    s = bought(scenario, "ash-archivist", cosmium=2)
    assert numbers(s, "ash-archivist") == (2, 2)
    s = scenario(
        you=Side(warriors=["ash-archivist"], hand=[IDLE]),
        foe=Side(hand=[PURGE, "scout"]),
        active="foe",
    )
    s.pick("play purge")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("yes")
    assert (s.base("you"), s.hand("you"), s.junkyard("you")) == (14, ["idle"], [])
    assert (s.base("foe"), s.junkyard("foe")) == (15, ["scout", "purge"])


@rule("conquerors:EFF-6")
def test_ash_archivist_may_let_the_card_go(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["ash-archivist"], hand=[IDLE, "scout"]),
        foe=Side(hand=[PURGE, "scout"]),
        active="foe",
    )
    s.play("play purge", "pass")
    s.expect("you", "discard", ["idle", "scout"])
    s.pick("scout")
    assert (s.base("you"), s.junkyard("you")) == (15, ["scout"])


def test_ash_archivist_has_nothing_to_replace_with_an_empty_hand(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["ash-archivist"]), foe=Side(hand=[PURGE, IDLE, "scout"]), active="foe"
    )
    s.play("play purge", "scout")
    assert (s.base("you"), s.asked, s.kind) == (15, "foe", "main")


@rule("conquerors:WIN-2")
def test_ash_archivist_can_burn_the_base_down(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["ash-archivist", "gambler"], hand=[IDLE, "scout"], base=1), foe=Side()
    )
    s.pick("pay gambler")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("yes")
    assert (s.winners, s.how) == (["foe"], "last_left")


# -- magpie broker ------------------------------------------------------------------------


@rule("conquerors:EFF-6")
def test_magpie_broker_draws_instead_of_an_opponents_discard(scenario: Scenarios) -> None:
    s = bought(scenario, "magpie-broker", gold=1, cosmium=2)
    assert numbers(s, "magpie-broker") == (2, 3)
    s = scenario(
        you=Side(
            hand=["interrogation", IDLE], cosmium=2, warriors=["magpie-broker"], top=["scout"]
        ),
        foe=Side(hand=["militia"]),
    )
    s.pick("play interrogation")
    s.expect("you", "may", ["pass", "yes"])
    s.pick("yes")
    assert (s.hand("you"), s.hand("foe")) == (["idle", "scout"], ["militia"])
    assert s.stored("you") == (0, 0, 0), "nothing was discarded, so nothing is gained"


def test_magpie_broker_gains_gold_when_an_opponent_discards(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["interrogation", IDLE], cosmium=2, warriors=["magpie-broker"]),
        foe=Side(hand=["militia"]),
    )
    s.play("play interrogation", "pass")
    assert (s.junkyard("foe"), s.stored("you")) == (["militia"], (1, 0, 0))


def test_magpie_broker_does_not_care_for_your_own_discards(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[IDLE, "scout"], warriors=["magpie-broker", "gambler"]))
    s.play("pay gambler", "scout")
    assert (s.junkyard("you"), s.hand("you"), s.stored("you")) == (["scout"], ["idle"], (0, 0, 0))


# -- dread herald -------------------------------------------------------------------------


@rule("conquerors:EFF-6")
def test_dread_herald_stops_the_damage_of_blockers(scenario: Scenarios) -> None:
    s = bought(scenario, "dread-herald", gold=3, cosmium=1)
    assert numbers(s, "dread-herald") == (3, 4)
    s = scenario(
        you=Side(warriors=["dread-herald", WOLF], hand=[STOP]),
        foe=Side(warriors=[BEAR, card(BEAR, name="sow")]),
        phase="attack",
    )
    s.play("dread-herald", "wolf", "dread-herald", "bear", "sow")
    assert (s.life("dread-herald"), s.life("wolf")) == (4, 4)
    assert (s.life("bear"), s.life("sow")) == (3, 3)


def test_dread_herald_does_not_stop_attackers_nor_your_own_blockers(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["dread-herald"]),
        foe=Side(warriors=[BEAR, card(BEAR, name="sow")], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("bear", "sow", "dread-herald", "pass")
    assert (s.life("dread-herald"), s.life("bear"), s.base("you")) == (2, 3, 13)


@rule("conquerors:ATT-15")
def test_dread_herald_does_not_stop_who_blocks_nobody_any_more(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["dread-herald", card(WOLF, damage=2)], hand=[STOP]),
        foe=Side(warriors=["arc-gunner"], cosmium=2, hand=[ZAP]),
        phase="attack",
    )
    s.play("wolf", "pass", "pass", "pass", "pass")
    s.expect("foe", "block", ["pass", "arc-gunner"])
    s.pick("arc-gunner")
    s.expect("foe", "reaction", ["pass", "play zap", "pay arc-gunner"])
    s.play("play zap", "pass", "wolf", "pass")
    assert s.junkyard("you") == ["wolf"]
    s.play("pay arc-gunner", "dread-herald")
    assert s.life("dread-herald") == 3


# -- warlord kesh -------------------------------------------------------------------------


@rule("conquerors:EFF-6")
def test_warlord_kesh_adds_1_to_what_your_warriors_deal(scenario: Scenarios) -> None:
    s = bought(scenario, "warlord-kesh", gold=3, cosmium=1)
    assert numbers(s, "warlord-kesh") == (3, 3)
    s = scenario(
        you=Side(warriors=["warlord-kesh", WOLF], hand=[STOP]),
        foe=Side(warriors=[BEAR]),
        phase="attack",
    )
    s.play("warlord-kesh", "wolf", "wolf", "bear")
    assert (s.life("bear"), s.life("wolf"), s.base("foe")) == (2, 2, 11)


def test_warlord_kesh_adds_to_paid_effects_of_warriors_not_to_spells(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["warlord-kesh", "arc-gunner"], cosmium=2, hand=[ZAP, IDLE]),
        foe=Side(warriors=[BEAR]),
    )
    s.play("play zap", "pass", "bear", "pass")
    assert s.life("bear") == 4
    s.play("pay arc-gunner", "bear")
    assert s.life("bear") == 2


@rule("conquerors:TERM-7")
def test_warlord_kesh_has_no_say_over_who_left_the_planet(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["warlord-kesh", "bombardier"], hand=[IDLE]), foe=Side(warriors=[BEAR])
    )
    s.play("pay bombardier", "bear")
    assert (s.life("bear"), s.junkyard("you")) == (4, ["bombardier"])


def test_warlord_kesh_does_nothing_for_others(scenario: Scenarios) -> None:
    mine = trap("mine", "Deal 1 damage to the attacker.")
    s = scenario(
        you=Side(warriors=["warlord-kesh"], traps_before_base=[mine]),
        foe=Side(warriors=[BEAR], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("bear", "pass")
    assert (s.life("bear"), s.base("you")) == (5, 13)


@rule("conquerors:EFF-7")
def test_bodyguard_and_dread_herald_are_chosen_between(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["dread-herald", WOLF, "bodyguard"], hand=[STOP]),
        foe=Side(warriors=[BEAR]),
        phase="attack",
    )
    s.play("wolf", "pass", "bear")
    s.expect("you", "replacement", ["bodyguard", "dread-herald"])
    s.leave()
