"""Buildings with two or three stars: illusions, storages, costs, standing effects, triggers."""

from __future__ import annotations

import pytest

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
PRICK = spell("prick", "Deal 1 damage to target building.")
STRIKE = spell("strike", "Deal 3 damage to target entity.")
SPARK = spell("spark", "Gain 1 gold.")


# -- two stars ----------------------------------------------------------------------------


def test_mirror_palace_copies_a_cheap_building_of_yours(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "mirror-palace",
        gold=2,
        cosmium=3,
        you=Side(buildings=["colony-dome", "gold-mine", "tower-of-ages"]),
        foe=Side(buildings=["warehouse"]),
    )
    s.expect("you", "target", ["colony-dome", "gold-mine"])
    s.pick("gold-mine")
    assert s.planet("you")[-2:] == ["mirror-palace", "gold-mine#2"]
    assert (s.life("mirror-palace"), s.life("gold-mine#2")) == (3, 4)  # tower of ages: +1
    assert s.table.cards[s.slot("gold-mine#2")].illusion
    s.to("kuk", "foe")
    s.to("kuk", "you")
    assert s.stored("you") == (2, 0, 0)


def test_mirror_palace_copies_neither_itself_nor_what_is_dear(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "mirror-palace",
        gold=2,
        cosmium=3,
        you=Side(buildings=[card("mirror-palace", name="old"), "tower-of-ages"]),
        foe=Side(buildings=["gold-mine"]),
    )
    assert s.planet("you") == ["old", "tower-of-ages", "mirror-palace"]


def test_mirage_quarter_dissolves_at_a_touch(scenario: Scenarios) -> None:
    assert bought(scenario, "mirage-quarter", cosmium=3).life("mirage-quarter") == 5
    s = scenario(
        you=Side(warriors=["scout"], hand=[STOP]),
        foe=Side(buildings=[card("mirage-quarter", traps=["alarm-bell"])]),
    )
    s.play("scout", "mirage-quarter")
    assert s.zone("mirage-quarter") == "planet"  # the bell rang: the scout is dead
    s = scenario(you=Side(hand=[PRICK, IDLE]), foe=Side(buildings=["mirage-quarter"]))
    s.pick("play prick")
    assert (s.zone("mirage-quarter"), s.junkyard("foe"), s.planet("foe")) == ("gone", [], [])


def test_mirage_quarter_is_not_destroyed(scenario: Scenarios) -> None:
    ruin = building("ruin", 9, "Whenever a building is destroyed, gain 1 gold.")
    s = scenario(you=Side(buildings=[ruin, "mirage-quarter"], hand=[RAZE, IDLE]))
    s.play("play raze", "mirage-quarter")
    assert (s.zone("mirage-quarter"), s.stored("you")) == ("gone", (0, 0, 0))


def test_scrapyard_turns_a_miner_into_two_cards(scenario: Scenarios) -> None:
    assert bought(scenario, "scrapyard", gold=2, cosmium=1).life("scrapyard") == 4
    s = scenario(
        you=Side(
            buildings=["scrapyard"],
            miners=["gold-miner", "collector-of-cosmium"],
            warriors=[BEAR],
            top=["scout", "militia"],
            hand=[IDLE],
        ),
        foe=Side(miners=["smuggler"]),
    )
    s.expect("you", "main", ["pass", "play idle", "pay scrapyard"])
    s.pick("pay scrapyard")
    s.expect("you", "sacrifice", ["gold-miner", "collector-of-cosmium"])
    s.pick("gold-miner")
    assert (s.junkyard("you"), s.hand("you")) == (["gold-miner"], ["idle", "scout", "militia"])
    assert "pay scrapyard" not in s.options()


def test_scrapyard_needs_a_miner_and_works_in_other_turns(scenario: Scenarios) -> None:
    s = scenario(you=Side(buildings=["scrapyard"], warriors=[BEAR], hand=[IDLE]))
    s.expect("you", "main", ["pass", "play idle"])
    s = scenario(
        you=Side(buildings=["scrapyard"], miners=["gold-miner"]),
        foe=Side(hand=[IDLE, card(IDLE, name="more")]),
        active="foe",
    )
    s.pick("play idle")
    s.expect("you", "reaction", ["pass", "pay scrapyard"])
    s.pick("pay scrapyard")
    assert (len(s.hand("you")), s.planet("foe")) == (2, ["idle"])


def test_hive_blocks_grow_with_the_colony(scenario: Scenarios) -> None:
    s = bought(
        scenario,
        "hive-blocks",
        gold=1,
        cosmium=2,
        you=Side(buildings=[SHED, "mud-hut"], warriors=[BEAR]),
        foe=Side(buildings=[TOWER]),
    )
    assert s.life("hive-blocks") == 5
    s = scenario(you=Side(buildings=["hive-blocks", SHED, HUT], hand=[RAZE, IDLE]))
    s.play("play raze", "shed")
    assert (s.life("hive-blocks"), s.building_life("you")) == (4, 5)


def test_grand_library_pays_for_a_full_hand(scenario: Scenarios) -> None:
    assert bought(scenario, "grand-library", gold=2, cosmium=2).life("grand-library") == 5
    s = scenario(you=Side(buildings=["grand-library"], hand=["scout"] * 5), phase="kuk")
    assert (s.kind, s.stored("you")) == ("kuk", (1, 1, 0))


@pytest.mark.parametrize(("cards", "active"), [(4, "you"), (5, "foe")])
def test_grand_library_pays_no_small_hand_in_no_other_turn(
    scenario: Scenarios, cards: int, active: str
) -> None:
    s = scenario(
        you=Side(buildings=["grand-library"], hand=["scout"] * cards),
        foe=Side(hand=["scout"] * 5),
        phase="kuk",
        active=active,
    )
    assert (s.kind, s.stored("you"), s.stored("foe")) == ("kuk", (0, 0, 0), (0, 0, 0))


@pytest.mark.parametrize("active", ["you", "foe"])
def test_supply_depot_fills_an_empty_hand(scenario: Scenarios, active: str) -> None:
    assert bought(scenario, "supply-depot", gold=2, cosmium=1).life("supply-depot") == 4
    s = scenario(
        you=Side(buildings=["supply-depot"], top=["scout"]),
        foe=Side(hand=[IDLE]),
        phase="end",
        active=active,
    )
    assert (s.hand("you"), s.hand("foe")) == (["scout"], ["idle"])


def test_supply_depot_gives_nothing_to_who_holds_cards(scenario: Scenarios) -> None:
    s = scenario(you=Side(buildings=["supply-depot"], hand=["militia"]), phase="end")
    assert (s.hand("you"), s.hand("foe")) == (["militia"], [])


def test_instant_bastion_saves_a_building_under_attack(scenario: Scenarios) -> None:
    s = bought(scenario, "instant-bastion", gold=2, electricity=1)
    assert s.life("instant-bastion") == 5
    s = scenario(
        you=Side(buildings=[TOWER, SHED], hand=["instant-bastion"], gold=2, electricity=1),
        foe=Side(warriors=[BEAR], hand=[STOP]),
        phase="attack",
        active="foe",
    )
    s.play("bear", "pass", "tower")
    s.expect("you", "reaction", ["pass", "play instant-bastion"])
    s.pick("play instant-bastion")
    s.expect("you", "target", ["tower", "shed", "instant-bastion"])
    s.pick("tower")
    assert (s.life("tower"), s.phase) == (9, "trap")


def test_instant_bastion_protects_for_the_turn_only(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["instant-bastion", STRIKE, IDLE], gold=2, electricity=1),
        foe=Side(hand=[card(STRIKE, name="again"), IDLE]),
    )
    s.pick("play instant-bastion")
    s.pass_reactions()
    s.pick("play strike")
    s.pass_reactions()
    s.pick("instant-bastion")
    s.pass_reactions()
    assert (s.kind, s.life("instant-bastion")) == ("main", 5)
    s.to("main", "foe")
    s.play("play again", "instant-bastion")
    assert s.life("instant-bastion") == 2


# -- three stars: triggers ----------------------------------------------------------------


def test_landing_turret_fires_at_landing_warriors(scenario: Scenarios) -> None:
    assert bought(scenario, "landing-turret", gold=3, cosmium=2).life("landing-turret") == 5
    s = scenario(
        you=Side(hand=[BEAR, SHED, IDLE]),
        foe=Side(buildings=["landing-turret"], warriors=["militia"]),
    )
    s.play("play shed", "play bear")
    assert s.happened("damage") == [
        {"card": "bear", "source": "landing-turret", "amount": 1, "life": 2}
    ]


def test_landing_turret_spares_its_own_side(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[BEAR, IDLE], buildings=["landing-turret"]))
    s.pick("play bear")
    assert s.life("bear") == 3


def test_landing_turret_waits_for_reactions(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["scout", SPARK, IDLE], gold=1, cosmium=1),
        foe=Side(buildings=["landing-turret"]),
    )
    s.play("play scout", "pass")
    s.expect("you", "order", ["scout", "landing-turret"])
    s.pick("landing-turret")
    s.expect("you", "reaction", ["pass", "play spark"])
    s.pick("pass")
    assert s.junkyard("you") == ["scout"]
    s.expect("you", "kuk", ["pass", "gold-miner"])


def test_sentry_spire_fires_at_attackers(scenario: Scenarios) -> None:
    assert bought(scenario, "sentry-spire", gold=2, cosmium=2).life("sentry-spire") == 5
    s = scenario(
        you=Side(warriors=[BEAR, "scout", "militia"], hand=[STOP]),
        foe=Side(buildings=["sentry-spire"]),
        third=Side(),
        phase="attack",
    )
    s.play("bear", "scout", "pass", "third base", "foe base")
    assert (s.asked, s.kind, len(s.options())) == ("you", "order", 2)
    s.pick(s.options()[0])
    assert (s.life("bear"), s.life("militia"), s.junkyard("you")) == (2, 3, ["scout"])
    assert (s.base("third"), s.base("foe")) == (13, 15)


def test_sentry_spire_spares_your_own_attackers(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=[BEAR], buildings=["sentry-spire"], hand=[STOP]), phase="attack")
    s.pick("bear")
    assert (s.life("bear"), s.base("foe")) == (3, 13)


def test_gossip_market_lives_on_what_others_draw(scenario: Scenarios) -> None:
    assert bought(scenario, "gossip-market", gold=2, cosmium=3).life("gossip-market") == 6
    feast = spell("feast", "Each player draws two cards.")
    s = scenario(you=Side(buildings=["gossip-market"], hand=[feast, IDLE]))
    s.pick("play feast")
    assert (s.stored("you"), len(s.hand("you"))) == ((2, 0, 0), 3)


def test_gossip_market_hears_the_draws_of_each_turn(scenario: Scenarios) -> None:
    s = scenario(you=Side(buildings=["gossip-market"]), foe=Side(), third=Side(), phase="trap")
    assert (s.active, s.stored("you")) == ("foe", (0, 0, 0))
    s.to("kuk", "third")
    assert s.stored("you") == (2, 0, 0)  # kuk and trap phase
    s.pick("pass")
    assert (s.active, s.stored("you")) == ("you", (4, 0, 0))
