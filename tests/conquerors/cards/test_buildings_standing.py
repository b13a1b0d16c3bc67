"""Buildings with three stars that hold something while they stand, or stand in for it."""

from __future__ import annotations

from tests.conquerors.cards.buying import STOP, bought
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    building,
    card,
    spell,
    warrior,
)

BEAR = warrior("bear", 2, 3)
TOWER = building("tower", 9)
SHED = building("shed", 4)
HUT = building("hut", 1)
RAZE = spell("raze", "Destroy target building.")
PRICK = spell("prick", "Deal 1 damage to target entity.")
STRIKE = spell("strike", "Deal 3 damage to target entity.")
SPARK = spell("spark", "Gain 1 gold.")


def test_sky_citadel_shrugs_off_two(scenario: Scenarios) -> None:
    assert bought(scenario, "sky-citadel", gold=4, cosmium=4).life("sky-citadel") == 12
    s = scenario(
        you=Side(warriors=[BEAR, warrior("ox", 5, 5)], hand=[STOP]),
        foe=Side(buildings=["sky-citadel"]),
        phase="attack",
    )
    s.play("bear", "ox", "sky-citadel", "sky-citadel", "ox")
    assert (s.life("sky-citadel"), s.phase) == (9, "trap")


def test_tower_of_ages_raises_the_others(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "tower-of-ages",
        gold=3,
        cosmium=3,
        you=Side(buildings=[SHED], warriors=[BEAR]),
        foe=Side(buildings=[TOWER]),
    )
    assert (s.life("tower-of-ages"), s.life("shed"), s.life("tower")) == (6, 5, 9)
    assert (s.life("bear"), s.base("you")) == (3, 15)


def test_tower_of_ages_takes_them_along(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(buildings=["tower-of-ages", card(SHED, damage=4), TOWER], hand=[RAZE, IDLE])
    )
    assert (s.life("shed"), s.life("tower")) == (1, 10)
    s.play("play raze", "tower-of-ages")
    assert (s.planet("you"), s.life("tower")) == (["tower"], 9)


def test_tower_of_ages_can_win_the_game(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            buildings=[building("vast", 20), SHED],
            hand=["tower-of-ages", IDLE],
            gold=3,
            cosmium=3,
        )
    )
    assert (s.building_life("you"), s.over) == (24, False)
    s.pick("play tower-of-ages")
    assert (s.over, s.winners, s.how) == (True, ["you"], "conquered")


def test_masons_guild_builds_cheaper(scenario: Scenarios) -> None:
    assert bought(scenario, "masons-guild", gold=2, cosmium=1).life("masons-guild") == 6
    s = scenario(
        you=Side(
            buildings=["masons-guild"],
            hand=["gold-mine", "scout", "mirage-quarter", "gold-miner", IDLE],
            gold=1,
            cosmium=1,
        )
    )
    s.expect(
        "you", "main", ["pass", "play gold-mine", "play scout", "play gold-miner", "play idle"]
    )
    s.pick("play gold-mine")
    assert (s.stored("you"), s.life("gold-mine")) == ((0, 0, 0), 3)
    s = scenario(
        you=Side(buildings=["masons-guild"], hand=["mirage-quarter", "scout", IDLE], cosmium=3)
    )
    s.expect("you", "main", ["pass", "play mirage-quarter", "play idle"])
    s.pick("play mirage-quarter")
    assert s.stored("you") == (0, 0, 0)


def test_masons_guild_helps_no_opponent(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["gold-mine", IDLE], gold=1, cosmium=1),
        foe=Side(buildings=["masons-guild"]),
    )
    s.expect("you", "main", ["pass", "play idle"])


def test_customs_office_taxes_the_spells_of_opponents(scenario: Scenarios) -> None:
    assert bought(scenario, "customs-office", gold=2, cosmium=2).life("customs-office") == 5
    pump = building("pump", 3, "1 cosmium - Gain 1 gold.")
    s = scenario(
        you=Side(hand=[SPARK, "scout", IDLE], buildings=[pump], gold=1, cosmium=1),
        foe=Side(buildings=["customs-office"]),
    )
    s.expect("you", "main", ["pass", "play spark", "play scout", "play idle", "pay pump"])
    s.pick("play spark")
    assert s.stored("you") == (2, 0, 0)
    s = scenario(you=Side(hand=[SPARK, IDLE]), foe=Side(buildings=["customs-office"]))
    s.expect("you", "main", ["pass", "play idle"])


def test_customs_office_does_not_tax_its_own_side(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[SPARK, IDLE], buildings=["customs-office"]),
        foe=Side(hand=[card(SPARK, name="theirs")], cosmium=1),
    )
    s.pick("play spark")
    s.expect("foe", "reaction", ["pass", "play theirs"])
    s.pick("play theirs")
    assert (s.stored("you"), s.stored("foe")) == ((1, 0, 0), (1, 0, 0))


def test_siphon_tower_shrinks_the_storages_of_opponents(scenario: Scenarios) -> None:
    s = bought(scenario, "siphon-tower", gold=2, cosmium=2, foe=Side(cosmium=3))
    assert s.life("siphon-tower") == 6
    assert (s.maxima("you"), s.maxima("foe")) == ((6, 6, 3), (6, 4, 3))
    assert s.stored("foe") == (0, 3, 0)


def test_siphon_tower_spills_what_does_not_fit_any_more(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["siphon-tower", IDLE], gold=2, cosmium=6, made=1),
        foe=Side(cosmium=6, gold=6),
        third=Side(cosmium=5),
    )
    s.pick("play siphon-tower")
    assert (s.stored("you"), s.stored("foe"), s.stored("third")) == (
        (0, 4, 0),
        (6, 4, 0),
        (0, 4, 0),
    )


def test_phoenix_vault_comes_back_to_the_hand(scenario: Scenarios) -> None:
    assert bought(scenario, "phoenix-vault", gold=2, cosmium=2).life("phoenix-vault") == 6
    s = scenario(
        you=Side(warriors=[warrior("ox", 6, 5)], hand=[STOP]),
        foe=Side(buildings=[card("phoenix-vault", owner="third", traps=["rust-spores"])]),
        third=Side(),
        phase="attack",
    )
    s.play("ox", "phoenix-vault")
    assert (s.hand("third"), s.planet("foe"), s.junkyard("third")) == (["phoenix-vault"], [], [])


def test_phoenix_vault_is_not_destroyed_by_a_spell_or_a_sacrifice(scenario: Scenarios) -> None:
    ruin = building("ruin", 9, "Whenever a building is destroyed, gain 1 gold.")
    for text in (
        "Destroy target building an opponent controls.",
        "Each opponent sacrifices a building.",
    ):
        s = scenario(
            you=Side(hand=[spell("blow", text), IDLE], buildings=[ruin]),
            foe=Side(buildings=["phoenix-vault"]),
        )
        s.pick("play blow")
        assert (s.hand("foe"), s.junkyard("foe"), s.stored("you")) == (
            ["phoenix-vault"],
            [],
            (0, 0, 0),
        )


def test_command_bulwark_softens_each_blow_on_the_base(scenario: Scenarios) -> None:
    assert bought(scenario, "command-bulwark", gold=2, cosmium=2).life("command-bulwark") == 5
    s = scenario(
        you=Side(warriors=[BEAR, "scout"], hand=[STRIKE, STOP]),
        foe=Side(buildings=["command-bulwark"]),
    )
    s.play("play strike", "foe base")
    assert s.base("foe") == 13
    s.play("bear", "scout", "foe base", "foe base", "bear")
    assert s.base("foe") == 12


def test_command_bulwark_guards_neither_itself_nor_other_bases(scenario: Scenarios) -> None:
    more = card(STRIKE, name="more")
    s = scenario(you=Side(hand=[STRIKE, more, IDLE]), foe=Side(buildings=["command-bulwark"]))
    s.pick("play strike")
    s.pass_reactions()
    s.pick("you base")
    s.pass_reactions()
    s.play("play more", "command-bulwark")
    assert (s.base("you"), s.life("command-bulwark")) == (12, 2)


def test_power_plant_adds_electricity(scenario: Scenarios) -> None:
    assert bought(scenario, "power-plant", gold=3, cosmium=3).life("power-plant") == 6
    s = scenario(you=Side(buildings=["power-plant"]), phase="mining")
    assert (s.phase, s.stored("you")) == ("kuk", (0, 0, 1))
    s = scenario(you=Side(buildings=["power-plant"]), phase="mining", active="foe")
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 0), (0, 0, 0))


def test_power_plant_explodes(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[RAZE, SPARK, IDLE]), foe=Side(buildings=["power-plant"]))
    s.pick("play raze")
    while not s.junkyard("foe"):
        s.pick("pass")
    s.expect("you", "reaction", ["pass", "play spark"])  # before the damage
    s.pick("pass")
    assert (s.base("foe"), s.base("you")) == (13, 15)


def test_power_plant_can_cost_the_game(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[RAZE, IDLE]), foe=Side(buildings=["power-plant"], base=2))
    s.pick("play raze")
    assert (s.over, s.winners, s.how) == (True, ["you"], "last_left")


def test_capitol_needs_five_buildings(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "capitol",
        gold=3,
        cosmium=2,
        you=Side(buildings=[HUT, card(HUT, name="b"), card(HUT, name="c")]),
        foe=Side(buildings=[TOWER]),
    )
    assert s.life("capitol") == 6
    huts = [card(HUT, name=name) for name in "abcd"]
    s = scenario(you=Side(buildings=[card("capitol", damage=6), *huts], hand=[RAZE, IDLE]))
    assert s.life("capitol") == 4
    s.play("play raze", "b")
    assert s.junkyard("you") == ["b", "capitol", "raze"]


def test_shield_projector_shields_your_buildings(scenario: Scenarios) -> None:
    s = bought(scenario, "shield-projector", gold=2, electricity=1)
    assert s.life("shield-projector") == 5
    for target, life in (("shield-projector", 3), ("stone-rampart", 5), ("you base", 12)):
        s = scenario(
            you=Side(buildings=["shield-projector", "stone-rampart"], warriors=["mossback"]),
            foe=Side(hand=[STRIKE, IDLE], buildings=[TOWER]),
            active="foe",
        )
        s.play("play strike", target)
        assert s.life(target) == life
    for target, life in (("mossback", 2), ("tower", 6)):
        s = scenario(
            you=Side(buildings=["shield-projector"], warriors=["mossback"]),
            foe=Side(hand=[STRIKE, IDLE], buildings=[TOWER]),
            active="foe",
        )
        s.play("play strike", target)
        assert s.life(target) == life


def test_shield_projector_comes_as_a_reaction(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(buildings=[TOWER], hand=["shield-projector"], gold=2, electricity=1),
        foe=Side(warriors=[BEAR], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("bear", "pass", "tower")
    s.expect("you", "reaction", ["pass", "play shield-projector"])
    s.pick("play shield-projector")
    assert (s.life("tower"), s.stored("you")) == (8, (0, 0, 0))


def test_quarantine_gate_keeps_the_weak_at_home(scenario: Scenarios) -> None:
    assert bought(scenario, "quarantine-gate", gold=3, cosmium=1).life("quarantine-gate") == 5
    s = scenario(
        you=Side(warriors=["scout", BEAR, "militia"], hand=[STOP]),
        foe=Side(buildings=["quarantine-gate"], warriors=[card("scout", name="theirs")]),
        phase="attack",
    )
    s.expect("you", "attacker", ["pass", "bear"])
    s = scenario(
        you=Side(warriors=["scout"], buildings=["quarantine-gate"]),
        foe=Side(warriors=["militia"]),
        phase="attack",
    )
    s.expect("you", "attacker", ["pass", "scout"])


def test_quarantine_gate_lets_the_weak_block_and_the_strengthened_out(scenario: Scenarios) -> None:
    boost = spell("boost", "Give target warrior +1 attack until end of turn.")
    s = scenario(
        you=Side(warriors=["scout"], hand=[boost]), foe=Side(buildings=["quarantine-gate"])
    )
    s.play("play boost")
    s.expect("you", "attacker", ["pass", "scout"])
    s = scenario(
        you=Side(warriors=[BEAR], buildings=["quarantine-gate"], hand=[STOP]),
        foe=Side(warriors=["militia"]),
        phase="attack",
    )
    s.pick("bear")
    s.expect("foe", "block", ["pass", "militia"])
