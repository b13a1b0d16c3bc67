"""Each trap of the core set: met by an attacker, and what its text says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.conquerors.scenario import (
    IDLE,
    Scenario,
    Scenarios,
    Side,
    building,
    card,
    spell,
    trap,
    warrior,
)

BEAR = warrior("bear", 2, 3)
WOLF = warrior("wolf", 1, 2)
TOWER = building("tower", 9)
HOLD = trap("hold", "Draw a card.")  # in the attacker's hand: the trap phase asks
RECALL = spell("recall", "Return target attacking warrior to its owner's hand.")
WITHDRAW = spell("withdraw", "Remove target attacking warrior from the attack.")
SPARK = spell("spark", "Gain 1 gold.")


def raid(scenario: Scenarios, *traps: str, foe: Side | None = None, gold: int = 0) -> Scenario:
    """Your bear has attacked the base behind these traps; nobody could react or block."""
    guarded = replace(foe or Side(), traps_before_base=traps)
    s = scenario(you=Side(warriors=[BEAR], hand=[HOLD], gold=gold), foe=guarded, phase="attack")
    s.pick("bear")
    return s


def test_tripwire_mine_hurts_the_attacker(scenario: Scenarios) -> None:
    s = raid(scenario, "tripwire-mine")
    assert s.happened("damage") == [
        {"card": "bear", "source": "tripwire-mine", "amount": 2, "life": 1},
        {"card": "foe base", "source": "bear", "amount": 2, "life": 13},
    ]
    assert (s.junkyard("foe"), s.traps("foe base")) == (["tripwire-mine"], [])


def test_tripwire_mine_kills_before_the_blow(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[WOLF], hand=[HOLD]),
        foe=Side(traps_before_base=["tripwire-mine"]),
        phase="attack",
    )
    s.pick("wolf")
    assert (s.junkyard("you"), s.base("foe")) == (["wolf"], 15)


def test_tripwire_mine_waits_behind_a_blocker(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD]),
        foe=Side(warriors=[WOLF], traps_before_base=["tripwire-mine"]),
        phase="attack",
    )
    s.pick("bear")
    s.expect("foe", "block", ["pass", "wolf"])
    s.pick("wolf")
    assert (s.life("bear"), s.traps("foe base"), s.base("foe")) == (2, ["tripwire-mine"], 15)


def test_tripwire_mine_can_be_reacted_to(scenario: Scenarios) -> None:
    """When it is turned up, and before its damage."""
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD]),
        foe=Side(traps_before_base=["tripwire-mine"], hand=[SPARK]),
        phase="attack",
    )
    s.pick("bear")
    while not s.junkyard("foe"):
        s.expect("foe", "reaction", ["pass", "play spark"])
        s.pick("pass")
    for window in ("trap", "damage"):
        assert s.window == window
        s.expect("foe", "reaction", ["pass", "play spark"])
        s.pick("pass")
    assert (s.life("bear"), s.base("foe")) == (1, 13)


def test_quicksand_stops_one_attacker(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[HOLD]),
        foe=Side(traps_before_base=["quicksand", "tripwire-mine"]),
        phase="attack",
    )
    s.play("bear", "wolf")
    s.expect("you", "attack_order", ["bear", "wolf"])
    s.pick("bear")
    assert (s.exhausted("bear"), s.life("bear"), s.base("foe")) == (True, 3, 15)
    assert s.junkyard("foe") == ["quicksand", "tripwire-mine"]
    assert s.junkyard("you") == ["wolf"]


def test_alarm_bell_hurts_and_draws(scenario: Scenarios) -> None:
    s = raid(scenario, "alarm-bell", foe=Side(top=["scout"]))
    assert (s.life("bear"), s.base("foe"), s.hand("foe")) == (2, 13, ["scout"])


def test_alarm_bell_rings_for_an_attacker_that_is_gone(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD, RECALL]),
        foe=Side(traps_before_base=["alarm-bell", "quicksand"], top=["scout"]),
        phase="attack",
    )
    s.pick("bear")
    while not s.junkyard("foe"):
        s.pick("pass")
    s.pick("play recall")
    assert (s.zone("bear"), s.hand("foe"), s.base("foe")) == ("hand", ["scout"], 15)
    assert s.traps("foe base") == ["quicksand"]


def test_toll_gate_lets_pass_who_pays(scenario: Scenarios) -> None:
    s = raid(scenario, "toll-gate", foe=Side(gold=6), gold=3)
    s.expect("you", "pay_unless", ["pass", "yes"])
    s.pick("yes")
    assert (s.stored("you"), s.stored("foe"), s.base("foe")) == ((1, 0, 0), (6, 0, 0), 13)


def test_toll_gate_stops_who_does_not_pay(scenario: Scenarios) -> None:
    s = raid(scenario, "toll-gate", foe=Side(gold=6), gold=2)
    s.pick("pass")
    assert (s.stored("you"), s.base("foe"), s.life("bear")) == ((2, 0, 0), 15, 3)


def test_toll_gate_does_not_ask_who_cannot_pay(scenario: Scenarios) -> None:
    s = raid(scenario, "toll-gate", foe=Side(gold=6), gold=1)
    assert (s.kind, s.stored("you"), s.base("foe")) == ("trap", (1, 0, 0), 15)


@pytest.mark.parametrize("owner", ["you", "third"])
def test_magnetic_net_returns_the_attacker(scenario: Scenarios, owner: str) -> None:
    s = scenario(
        you=Side(warriors=[card(BEAR, owner=owner)], hand=[HOLD]),
        foe=Side(traps_before_base=["magnetic-net"]),
        third=Side(),
        phase="attack",
    )
    s.play("bear", "foe base")
    assert "bear" in s.hand(owner)
    assert (s.planet("you"), s.junkyard(owner), s.base("foe")) == ([], [], 15)


def test_rust_spores_eat_at_the_end_of_its_controllers_turns(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[warrior("ox", 2, 5)], hand=[HOLD]),
        foe=Side(traps_before_base=["rust-spores"], hand=[IDLE]),
        phase="attack",
    )
    s.pick("ox")
    assert (s.life("ox"), s.base("foe")) == (5, 13)
    s.to("main", "foe")
    assert s.life("ox") == 3
    s.to("kuk", "you")
    assert s.life("ox") == 3
    s.to("kuk", "foe")
    assert s.life("ox") == 1


def test_ambush_squad_blocks_with_any_warrior(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD]),
        foe=Side(
            traps_before_base=["ambush-squad"],
            warriors=[card(warrior("ox", 2, 4), exhausted=True), card(WOLF, exhausted=True)],
        ),
        third=Side(warriors=["scout"]),
        phase="attack",
    )
    s.play("bear", "foe base")
    s.expect("foe", "target", ["ox", "wolf"])
    s.pick("ox")
    assert (s.life("bear"), s.life("ox"), s.base("foe")) == (1, 2, 15)


def test_ambush_squad_fights_at_once_after_a_window(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD, SPARK]),
        foe=Side(traps_before_base=["ambush-squad"], warriors=[card(WOLF, exhausted=True)]),
        phase="attack",
    )
    s.pick("bear")
    while not s.happened("block"):
        s.expect("you", "reaction", ["pass", "play spark"])
        s.pick("pass")
    assert s.window == "damage"
    s.expect("you", "reaction", ["pass", "play spark"])
    s.pick("pass")
    assert (s.life("bear"), s.junkyard("foe")) == (2, ["ambush-squad", "wolf"])


def test_ambush_squad_without_warriors_does_nothing(scenario: Scenarios) -> None:
    s = raid(scenario, "ambush-squad")
    assert (s.junkyard("foe"), s.life("bear"), s.base("foe")) == (["ambush-squad"], 3, 13)


def test_force_curtain_protects_for_the_turn(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, "dust-runner"], hand=[HOLD]),
        foe=Side(traps_before_base=["force-curtain"], buildings=[TOWER], hand=[IDLE]),
        phase="attack",
    )
    s.play("bear", "wolf", "dust-runner")
    s.play("foe base", "foe base", "tower", "bear")
    assert (s.base("foe"), s.life("tower")) == (15, 6)
    s.to("attack", "you")
    s.play("bear", "pass", "foe base")
    assert s.base("foe") == 13


def test_healing_mist_heals_now_and_later(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD]),
        foe=Side(buildings=[card(TOWER, damage=6, traps=["healing-mist"])], hand=[IDLE]),
        phase="attack",
    )
    s.play("bear", "tower")
    assert s.happened("heal") == [{"card": "tower", "amount": 3, "life": 6}]
    assert s.life("tower") == 4
    s.to("main", "foe")
    assert s.life("tower") == 4
    s.to("kuk", "you")
    assert s.life("tower") == 5


def test_healing_mist_before_the_base(scenario: Scenarios) -> None:
    s = raid(scenario, "healing-mist", foe=Side(base=14, hand=[IDLE]))
    assert s.base("foe") == 13
    s.to("kuk", "you")
    assert s.base("foe") == 14


def test_chain_charge_places_a_trap_that_is_met_too(scenario: Scenarios) -> None:
    s = raid(
        scenario,
        "chain-charge",
        "tripwire-mine",
        foe=Side(hand=["quicksand", "alarm-bell", "scout"], buildings=[]),
    )
    s.expect("foe", "trap", ["place quicksand", "place alarm-bell"])
    s.pick("place quicksand")
    s.expect("foe", "trap_position", ["at 0", "at 1"])
    s.pick("at 0")
    assert (s.life("bear"), s.base("foe")) == (2, 15)
    assert (s.traps("foe base"), s.hand("foe")) == (["tripwire-mine"], ["alarm-bell", "scout"])


def test_chain_charge_places_it_anywhere(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD]),
        foe=Side(
            traps_before_base=["chain-charge"],
            buildings=[TOWER],
            hand=["quicksand", card("quicksand", name="other")],
        ),
        phase="attack",
    )
    s.play("bear", "foe base")
    s.expect("foe", "trap_where", ["tower", "foe base"])
    s.pick("tower")
    assert (s.traps("tower"), s.base("foe"), s.knowers("quicksand")) == (
        ["quicksand"],
        13,
        ["foe"],
    )


def test_chain_charge_with_no_trap_in_hand(scenario: Scenarios) -> None:
    s = raid(scenario, "chain-charge", foe=Side(hand=["scout"]))
    assert (s.life("bear"), s.base("foe"), s.hand("foe")) == (2, 13, ["scout"])


def test_shock_plate_stops_who_survives(scenario: Scenarios) -> None:
    s = raid(scenario, "shock-plate")
    assert (s.life("bear"), s.base("foe"), s.happened("removed")) == (1, 15, [{"card": "bear"}])


def test_shock_plate_removes_nobody_who_is_gone(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["topdecker"], hand=[HOLD], deck=["scout"] * 5),
        foe=Side(traps_before_base=["shock-plate"]),
        phase="attack",
    )
    s.pick("topdecker")
    assert (s.planet("you"), s.base("foe"), s.happened("removed")) == ([], 15, [])
    assert s.hand("you") == ["hold", "topdecker"]  # drawn again in the trap phase


def test_boneyard_maze_counts_itself(scenario: Scenarios) -> None:
    s = raid(scenario, "boneyard-maze")
    assert (s.life("bear"), s.base("foe")) == (2, 13)


def test_boneyard_maze_counts_your_junkyard_only(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[warrior("ox", 2, 5)], hand=[HOLD], junkyard=["quicksand"] * 4),
        foe=Side(
            traps_before_base=["boneyard-maze"], junkyard=["quicksand", "scout", "alarm-bell"]
        ),
        phase="attack",
    )
    s.pick("ox")
    assert s.life("ox") == 2


def test_informant_discards_and_looks(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD, "scout", "mud-hut"]),
        foe=Side(traps_before_base=["informant"], hand=["militia"]),
        third=Side(),
        phase="attack",
        rolls=[2],
    )
    s.play("bear", "foe base")
    assert (s.junkyard("you"), s.hand("foe")) == (["mud-hut"], ["militia"])
    assert (s.knowers("hold"), s.knowers("scout")) == (["you", "foe"], ["you", "foe"])
    assert s.base("foe") == 13


def test_informant_finds_an_empty_hand(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], top=[HOLD]),
        foe=Side(traps_before_base=["informant"]),
        phase="attack",
    )
    s.pick("bear")
    assert (s.junkyard("you"), s.base("foe"), s.knowers("hold")) == ([], 13, ["you"])


def test_panic_gas_strikes_the_weakest(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF, "militia"], hand=[HOLD]),
        foe=Side(traps_before_base=["panic-gas"], warriors=[card("scout", exhausted=True)]),
        phase="attack",
    )
    s.play("bear", "pass")
    assert (s.junkyard("you"), s.planet("foe")) == (["wolf"], ["scout"])
    assert (s.life("militia"), s.life("bear"), s.base("foe")) == (3, 3, 13)


def test_panic_gas_lets_its_controller_choose_among_the_weakest(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR, WOLF], hand=[HOLD]),
        foe=Side(traps_before_base=["panic-gas"]),
        third=Side(warriors=["looter", "militia"]),
        phase="attack",
    )
    s.play("bear", "pass", "foe base")
    s.expect("foe", "target", ["wolf", "looter"])
    s.pick("looter")
    assert (s.junkyard("third"), s.base("foe")) == (["looter"], 13)


def test_panic_gas_on_a_lone_attacker(scenario: Scenarios) -> None:
    s = raid(scenario, "panic-gas")
    assert (s.life("bear"), s.base("foe")) == (1, 13)


@pytest.mark.parametrize(
    ("mode", "life", "hand", "gold"),
    [("mode 0", 1, [], 0), ("mode 1", 3, ["scout"], 0), ("mode 2", 3, [], 1)],
)
def test_smart_mine_chooses(
    scenario: Scenarios, mode: str, life: int, hand: list[str], gold: int
) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD], gold=1),
        foe=Side(traps_before_base=["smart-mine"], top=["scout"]),
        phase="attack",
    )
    s.pick("bear")
    s.expect("foe", "mode", ["mode 0", "mode 1", "mode 2"])
    s.pick(mode)
    assert (s.life("bear"), s.hand("foe"), s.base("foe")) == (life, hand, 13)
    assert (s.stored("foe"), s.stored("you")) == ((gold, 0, 0), (1 - gold, 0, 0))


def test_smart_mine_steals_two_gold(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD], gold=5),
        foe=Side(traps_before_base=["smart-mine"]),
        phase="attack",
    )
    s.play("bear", "mode 2")
    assert (s.stored("you"), s.stored("foe")) == ((3, 0, 0), (2, 0, 0))


def test_mirror_field_turns_the_attacker_against_itself(scenario: Scenarios) -> None:
    s = raid(scenario, "mirror-field", "tripwire-mine")
    assert (s.base("foe"), s.life("bear"), s.controller("bear")) == (15, 3, "you")
    assert (s.planet("foe"), s.traps("foe base")) == (["bear#2"], ["tripwire-mine"])
    assert (s.attack("bear#2"), s.life("bear#2"), s.exhausted("bear#2")) == (2, 3, False)
    assert s.table.cards[s.slot("bear#2")].illusion


def test_mirror_field_copies_nobody_who_is_gone(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD, RECALL]),
        foe=Side(traps_before_base=["mirror-field"]),
        phase="attack",
    )
    s.pick("bear")
    while not s.junkyard("foe"):
        s.pick("pass")
    s.pick("play recall")
    assert (s.planet("foe"), s.zone("bear")) == ([], "hand")


def test_black_hole_pit_swallows_the_attacker(scenario: Scenarios) -> None:
    s = raid(scenario, "black-hole-pit")
    assert (s.deck("you")[-1], s.planet("you"), s.junkyard("you")) == ("bear", [], [])
    assert s.base("foe") == 15


def test_recruiting_snare_gains_the_attacker_for_good(scenario: Scenarios) -> None:
    s = raid(scenario, "recruiting-snare", "tripwire-mine", foe=Side(hand=[IDLE]))
    assert (s.planet("foe"), s.planet("you"), s.base("foe")) == (["bear"], [], 15)
    assert (s.exhausted("bear"), s.traps("foe base")) == (True, ["tripwire-mine"])
    s.to("attack", "foe")
    assert s.controller("bear") == "foe"
    s.expect("foe", "attacker", ["pass", "bear"])


def test_tripwire_mine_hurts_who_left_the_attack_meanwhile(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[HOLD, WITHDRAW]),
        foe=Side(traps_before_base=["tripwire-mine"]),
        phase="attack",
    )
    s.pick("bear")
    while not s.junkyard("foe"):
        s.pick("pass")
    s.pick("play withdraw")
    assert (s.life("bear"), s.base("foe")) == (1, 15)
