"""Spells about cards, materials and traps."""

from __future__ import annotations

import pytest

from tests.conquerors.cards.casting import cast
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    building,
    card,
    trap,
    warrior,
)

BEAR = warrior("bear", 2, 3)
TOWER = building("tower", 9)
SNARE = trap("snare", "Draw a card.")
STOP = trap("stop")


# -- looking and drawing ------------------------------------------------------------------


def test_star_chart_shows_three_and_draws_the_first(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "star-chart",
        cosmium=1,
        you=Side(top=["scout", "militia", "mud-hut", "looter"]),
    )
    assert [s.knowers(one) for one in ("scout", "militia", "mud-hut")] == [["you"]] * 3
    assert s.knowers("looter") == []
    s.expect("you", "may", ["pass", "yes"])
    s.pick("pass")
    assert s.hand("you") == ["idle", "scout"]
    assert s.deck("you")[:3] == ["militia", "mud-hut", "looter"]


def test_star_chart_may_shuffle(scenario: Scenarios) -> None:
    deck = ["scout", "militia", "mud-hut"]
    s = cast(scenario, "star-chart", cosmium=1, you=Side(deck=deck))
    s.roll(1)
    s.pick("yes")
    assert s.happened("shuffle") == [{"player": "you"}]
    assert len(s.hand("you")) == 2
    left = [one for one in deck if one not in s.hand("you")]
    assert [s.knowers(one) for one in left] == [[], []]


def test_deep_scan_kuks_two(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "deep-scan",
        gold=1,
        cosmium=2,
        you=Side(top=["scout", "militia", "mud-hut", "looter"]),
    )
    s.expect("you", "kuk", ["pass", "scout", "militia"])
    s.pick("scout")
    s.expect("you", "kuk", ["pass", "militia"])
    s.pick("pass")
    assert s.hand("you") == ["idle", "militia", "mud-hut"]
    assert s.deck("you")[-1] == "scout"


def test_careful_plans_draws_three_and_puts_one_back(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "careful-plans",
        gold=1,
        cosmium=2,
        you=Side(top=["scout", "militia", "mud-hut"]),
        foe=Side(hand=["looter"]),
    )
    s.expect("you", "tuck", ["idle", "scout", "militia", "mud-hut"])
    s.pick("militia")
    assert (s.hand("you"), s.deck("you")[-1]) == (["idle", "scout", "mud-hut"], "militia")
    assert s.knowers("militia") == ["you"]


def test_blueprint_finds_a_great_building(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "blueprint",
        gold=1,
        cosmium=1,
        you=Side(deck=["scout", "sky-citadel", "gold-mine", "capitol", "arc-colossus"]),
        third=Side(),
    )
    s.expect("you", "search", ["pass", "sky-citadel", "capitol"])
    s.pick("sky-citadel")
    assert (s.hand("you"), s.knowers("sky-citadel")) == (["idle", "sky-citadel"], ["all"])
    assert s.happened("shuffle") == [{"player": "you"}]


def test_blueprint_may_find_nothing(scenario: Scenarios) -> None:
    s = cast(scenario, "blueprint", gold=1, cosmium=1, you=Side(top=["sky-citadel"]))
    s.pick("pass")
    assert (s.hand("you"), s.junkyard("you")) == (["idle"], ["blueprint"])
    s = cast(scenario, "blueprint", gold=1, cosmium=1, you=Side(deck=["gold-mine"] * 3))
    s.expect("you", "main", ["pass", "play idle"])


def test_recover_parts_puts_any_card_of_yours_on_top(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "recover-parts",
        cosmium=1,
        you=Side(junkyard=["scout", "quicksand", "laser-shot"]),
        foe=Side(junkyard=["looter"]),
    )
    s.expect("you", "salvage", ["scout", "quicksand", "laser-shot"])
    s.pick("quicksand")
    assert (s.deck("you")[0], s.knowers("quicksand")) == ("quicksand", ["all"])
    assert s.junkyard("you") == ["scout", "laser-shot", "recover-parts"]


def test_recover_parts_needs_a_card_in_your_junkyard(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=["recover-parts", IDLE], cosmium=1), foe=Side(junkyard=["scout"]))
    s.expect("you", "main", ["pass", "play idle"])


def test_raise_the_fallen_brings_a_cheap_warrior_back(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "raise-the-fallen",
        gold=1,
        cosmium=2,
        you=Side(junkyard=["iron-walker", "scout", "mossback", "gold-mine"], top=["militia"]),
        foe=Side(junkyard=["looter"]),
    )
    s.expect("you", "salvage", ["iron-walker", "scout"])
    s.pick("scout")
    s.expect("you", "kuk", ["pass", "militia"])  # it has entered the planet
    s.pick("pass")
    assert (s.planet("you"), s.hand("you")) == (["scout"], ["idle", "militia"])


def test_raise_the_fallen_needs_a_cheap_warrior(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            hand=["raise-the-fallen", IDLE], junkyard=["mossback", "mud-hut"], gold=1, cosmium=2
        ),
        foe=Side(junkyard=["scout"]),
    )
    s.expect("you", "main", ["pass", "play idle"])


def test_gravity_well_lifts_the_dearest_warrior(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "gravity-well",
        gold=1,
        cosmium=2,
        you=Side(warriors=["arc-colossus"]),
        foe=Side(warriors=["scout", "mossback"], buildings=["sky-citadel"]),
    )
    assert (s.deck("foe")[0], s.planet("foe")) == ("mossback", ["sky-citadel", "scout"])
    assert s.planet("you") == ["arc-colossus"]


def test_gravity_well_lets_you_choose_among_the_dearest(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "gravity-well",
        gold=1,
        cosmium=2,
        foe=Side(warriors=["mossback", "scout"]),
        third=Side(warriors=[card("burrower", owner="foe")]),
    )
    s.expect("you", "target", ["mossback", "burrower"])
    s.pick("burrower")
    assert (s.deck("foe")[0], s.planet("third")) == ("burrower", [])


def test_gravity_well_needs_a_warrior_of_an_opponent(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["gravity-well", IDLE], warriors=[BEAR], gold=1, cosmium=2),
        foe=Side(buildings=[TOWER]),
    )
    s.expect("you", "main", ["pass", "play idle"])


def test_interrogation_looks_and_makes_discard(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "interrogation",
        cosmium=2,
        foe=Side(hand=["scout", "militia"]),
        third=Side(hand=["looter", "mud-hut"]),
    )
    s.expect("you", "player", ["foe", "third"])
    s.pick("third")
    assert (s.knowers("looter"), s.knowers("scout")) == (["you", "third"], ["foe"])
    s.expect("third", "discard", ["looter", "mud-hut"])
    s.pick("mud-hut")
    assert (s.junkyard("third"), s.hand("third")) == (["mud-hut"], ["looter"])
    assert s.hand("foe") == ["scout", "militia"]


def test_interrogation_of_an_empty_hand(scenario: Scenarios) -> None:
    s = cast(scenario, "interrogation", cosmium=2)
    assert (s.junkyard("foe"), s.junkyard("you")) == ([], ["interrogation"])


# -- materials ----------------------------------------------------------------------------


def test_shared_harvest_feeds_you_by_the_opponent(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "shared-harvest",
        cosmium=1,
        foe=Side(top=["scout"]),
        third=Side(top=["militia"]),
    )
    assert s.stored("you") == (6, 0, 0)
    s.expect("foe", "may", ["pass", "yes"])
    s.pick("yes")
    s.expect("third", "may", ["pass", "yes"])
    s.pick("pass")
    assert (s.hand("foe"), s.hand("third"), s.hand("you")) == (["scout"], [], ["idle"])


def test_shared_harvest_between_two(scenario: Scenarios) -> None:
    s = cast(scenario, "shared-harvest", cosmium=1)
    assert s.stored("you") == (3, 0, 0)
    s.expect("foe", "may", ["pass", "yes"])


def test_sabotage_robs_one_opponent_for_good(scenario: Scenarios) -> None:
    s = cast(
        scenario, "sabotage", gold=2, cosmium=1, foe=Side(gold=6, cosmium=6), third=Side(gold=6)
    )
    s.expect("you", "player", ["foe", "third"])
    s.pick("foe")
    assert (s.stored("foe"), s.maxima("foe")) == ((3, 6, 0), (5, 6, 3))
    assert (s.stored("third"), s.maxima("third"), s.stored("you")) == (
        (6, 0, 0),
        (6, 6, 3),
        (0,) * 3,
    )


@pytest.mark.parametrize(("gold", "left"), [(2, 0), (0, 0)])
def test_sabotage_takes_what_there_is(scenario: Scenarios, gold: int, left: int) -> None:
    s = cast(scenario, "sabotage", gold=2, cosmium=1, foe=Side(gold=gold))
    assert (s.stored("foe"), s.maxima("foe")) == ((left, 0, 0), (5, 6, 3))


def test_power_surge_makes_more_electricity(scenario: Scenarios) -> None:
    s = cast(scenario, "power-surge", gold=1, you=Side(top=["scout"]), foe=Side(hand=[IDLE]))
    assert (s.maxima("you"), s.maxima("foe")) == ((6, 6, 4), (6, 6, 3))
    assert s.hand("you") == ["idle", "scout"]
    s = scenario(
        you=Side(hand=["power-surge", IDLE], maxima=(6, 12, 3), gold=1, cosmium=12, electricity=2)
    )
    s.play("play power-surge", "make electricity", "make electricity")
    assert s.stored("you") == (0, 4, 4)
    s.expect("you", "main", ["pass", "play idle"])


def test_power_surge_is_for_this_turn(scenario: Scenarios) -> None:
    """Only the maximum stays."""
    s = scenario(
        you=Side(hand=["power-surge", IDLE], maxima=(6, 12, 3), gold=1, cosmium=12),
        foe=Side(hand=[IDLE]),
    )
    s.pick("play power-surge")
    s.to("main", "foe")
    s.to("main", "you")
    s.pick("make electricity")
    assert ("make electricity" in s.options(), s.maxima("you")[2]) == (False, 4)


def test_blackout_skips_the_mining_of_opponents_once(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "blackout",
        gold=1,
        cosmium=3,
        you=Side(miners=["gold-miner"]),
        foe=Side(miners=["collector-of-cosmium"], buildings=["gold-mine"]),
        third=Side(miners=[card("gold-miner", name="theirs")]),
    )
    s.to("kuk", "foe")
    assert s.stored("foe") == (1, 0, 0)  # the mine works at the start of the turn
    s.to("kuk", "third")
    assert s.stored("third") == (0, 0, 0)
    s.to("kuk", "you")
    assert s.stored("you") == (1, 0, 0)
    s.to("kuk", "foe")
    assert s.stored("foe") == (2, 1, 0)


# -- traps --------------------------------------------------------------------------------


def test_reset_the_field_brings_two_traps_back(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "reset-the-field",
        gold=1,
        cosmium=1,
        you=Side(junkyard=["quicksand", "alarm-bell", "scout", "toll-gate"], buildings=[TOWER]),
        foe=Side(junkyard=["smart-mine"]),
    )
    s.expect("you", "trapback", ["pass", "quicksand", "alarm-bell", "toll-gate"])
    s.pick("quicksand")
    s.expect("you", "trap_where", ["tower", "you base"])
    s.pick("tower")
    s.expect("you", "trapback", ["pass", "alarm-bell", "toll-gate"])
    s.play("toll-gate", "tower")
    s.expect("you", "trap_position", ["at 0", "at 1"])
    s.pick("at 1")
    assert s.traps("tower") == ["quicksand", "toll-gate"]
    assert s.junkyard("you") == ["alarm-bell", "scout", "reset-the-field"]


def test_reset_the_field_may_stop_and_works_in_an_attack(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[STOP]),
        foe=Side(hand=["reset-the-field"], gold=1, cosmium=1, junkyard=["quicksand", "toll-gate"]),
        phase="attack",
    )
    s.pick("bear")
    s.expect("foe", "reaction", ["pass", "play reset-the-field"])
    s.play("play reset-the-field", "quicksand", "pass")
    assert (s.base("foe"), s.exhausted("bear")) == (15, True)
    assert s.junkyard("foe") == ["toll-gate", "reset-the-field", "quicksand"]


def test_landslide_digs_up_a_trap(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "landslide",
        gold=1,
        you=Side(top=["scout", "quicksand", "militia", "alarm-bell"], junkyard=["toll-gate"]),
    )
    assert s.junkyard("you") == ["toll-gate", "scout", "quicksand", "militia"]
    s.expect("you", "trapback", ["pass", "toll-gate", "quicksand"])
    s.pick("quicksand")
    assert (s.traps("you base"), s.deck("you")[0]) == (["quicksand"], "alarm-bell")
    assert s.junkyard("you") == ["toll-gate", "scout", "militia", "landslide"]


def test_landslide_without_traps(scenario: Scenarios) -> None:
    s = cast(scenario, "landslide", gold=1, you=Side(top=["scout", "militia", "mud-hut"]))
    assert s.junkyard("you") == ["scout", "militia", "mud-hut", "landslide"]
    assert s.traps("you base") == []


def test_prepared_ground_moves_places_and_draws(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "prepared-ground",
        gold=1,
        cosmium=1,
        you=Side(
            buildings=[card(TOWER, traps=["toll-gate"])],
            traps_before_base=["quicksand"],
            hand=[SNARE, "alarm-bell", "smart-mine", "informant"],
            top=["scout"],
        ),
        foe=Side(traps_before_base=["rust-spores"]),
    )
    s.expect("you", "trap", ["pass", "move toll-gate", "move quicksand"])
    s.play("move quicksand", "at 1")
    s.expect("you", "trap", ["pass", "move toll-gate", "move quicksand"])
    s.pick("pass")
    assert (s.traps("tower"), s.hand("you")[-1]) == (["toll-gate", "quicksand"], "scout")
    s.to("trap")
    for name in ("snare", "alarm-bell", "smart-mine"):
        s.play(f"place {name}", "you base")
        while s.kind == "trap_position":
            s.pick("at 0")
    s.expect(
        "you",
        "trap",
        ["pass", *[f"move {name}" for name in s.traps("tower") + s.traps("you base")]],
    )
    assert s.traps("you base") == ["smart-mine", "alarm-bell", "snare"]


def test_prepared_ground_is_for_this_turn(scenario: Scenarios) -> None:
    s = cast(
        scenario,
        "prepared-ground",
        gold=1,
        cosmium=1,
        you=Side(hand=[SNARE, "alarm-bell"]),
        foe=Side(hand=[IDLE]),
    )
    s.to("main", "foe")
    s.to("trap", "you")
    s.pick("place snare")
    assert (s.traps("you base"), s.phase) == (["snare"], "kuk")
