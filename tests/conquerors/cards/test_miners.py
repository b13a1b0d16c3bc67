"""The miners."""

from __future__ import annotations

from tests.conquerors.cards.buying import STOP, bought
from tests.conquerors.scenario import IDLE, Scenario, Scenarios, Side, building, card, spell, trap
from tests.rule import rule

TOWER = building("tower", 5)
SNARE = trap("snare", "Draw a card.")


def mined(scenario: Scenarios, *miners: str, foe: bool = False) -> Scenario:
    """The mining phase of a player who has only these; the opponent has the same."""
    side = Side(miners=list(miners))
    return scenario(you=side, foe=side, phase="mining", active="foe" if foe else "you")


# -- those that only add ------------------------------------------------------------------


@rule("conquerors:TURN-3", "conquerors:WORD-12")
def test_gold_miner_adds_1_gold_in_your_mining_phase(scenario: Scenarios) -> None:
    s = bought(scenario, "gold-miner", gold=1, cosmium=1, you=Side(deck=["scout"] * 5))
    assert s.stored("you") == (0, 0, 0)
    s = mined(scenario, "gold-miner")
    assert (s.stored("you"), s.stored("foe")) == ((1, 0, 0), (0, 0, 0))
    s = mined(scenario, "gold-miner", foe=True)
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 0), (1, 0, 0))


@rule("conquerors:CARD-8")
def test_gold_miner_cannot_be_attacked_nor_hurt(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["scout"], hand=["orbital-strike"], gold=2, electricity=1),
        foe=Side(miners=[card("gold-miner", name="theirs")]),
        phase="attack",
    )
    s.pick("scout")
    s.pick("play orbital-strike")
    s.expect("you", "target", ["scout", "you base", "foe base"])


@rule("conquerors:MAT-3")
def test_collector_of_cosmium_adds_1_cosmium(scenario: Scenarios) -> None:
    s = bought(scenario, "collector-of-cosmium", gold=2)
    assert s.stored("you") == (0, 0, 0)
    s = mined(scenario, "collector-of-cosmium", "collector-of-cosmium")
    assert (s.stored("you"), s.stored("foe")) == ((0, 2, 0), (0, 0, 0))
    s = scenario(you=Side(miners=["collector-of-cosmium"], cosmium=6), phase="mining")
    assert s.stored("you") == (0, 6, 0)


def test_dynamo_tender_generates_1_electricity(scenario: Scenarios) -> None:
    s = bought(scenario, "dynamo-tender", gold=1, cosmium=3)
    assert s.stored("you") == (0, 0, 0)
    s = mined(scenario, "dynamo-tender")
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 1), (0, 0, 0))
    s = scenario(you=Side(miners=["dynamo-tender"], electricity=3), phase="mining")
    assert s.stored("you") == (0, 0, 3)


# -- quartermaster ------------------------------------------------------------------------


def test_quartermaster_brings_supplies_to_a_full_hand(scenario: Scenarios) -> None:
    s = bought(scenario, "quartermaster", gold=1, cosmium=1, you=Side(hand=[IDLE] * 5))
    assert (len(s.hand("you")), s.stored("you")) == (6, (2, 1, 0))
    s = mined(scenario, "quartermaster")
    assert (s.stored("you"), s.stored("foe")) == ((1, 0, 0), (0, 0, 0))


def test_quartermaster_brings_nothing_to_fewer_than_six_cards(scenario: Scenarios) -> None:
    s = bought(scenario, "quartermaster", gold=1, cosmium=1, you=Side(hand=[IDLE] * 4))
    assert (len(s.hand("you")), s.stored("you")) == (5, (0, 0, 0))


# -- money changer ------------------------------------------------------------------------


@rule("conquerors:EFF-1")
def test_money_changer_changes_gold_any_number_of_times(scenario: Scenarios) -> None:
    s = bought(scenario, "money-changer", gold=1, cosmium=2)
    assert s.stored("you") == (0, 0, 0)
    s = scenario(you=Side(miners=["money-changer"], gold=5, hand=[IDLE]))
    s.expect("you", "main", ["pass", "play idle", "pay money-changer"])
    s.pick("pay money-changer")
    assert s.stored("you") == (3, 1, 0)
    s.pick("pay money-changer")
    assert s.stored("you") == (1, 2, 0)
    s.expect("you", "main", ["pass", "play idle"])


def test_money_changer_adds_gold_and_changes_it_in_reactions_too(scenario: Scenarios) -> None:
    s = mined(scenario, "money-changer")
    assert s.stored("you") == (1, 0, 0)
    s = scenario(
        you=Side(miners=["money-changer"], gold=2, cosmium=1, hand=["signal-jam"]),
        foe=Side(hand=[spell("spark", "Gain 1 gold."), IDLE]),
        active="foe",
    )
    s.pick("play spark")
    s.expect("you", "reaction", ["pass", "pay money-changer"])
    s.pick("pay money-changer")
    s.expect("you", "reaction", ["pass", "play signal-jam"])
    s.pick("play signal-jam")
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 0), (0, 0, 0))


# -- those that enter with something ------------------------------------------------------


def test_prospector_kuks_when_it_enters_and_adds_gold(scenario: Scenarios) -> None:
    s = bought(scenario, "prospector", gold=2, cosmium=1, you=Side(top=["scout", "militia"]))
    s.expect("you", "kuk", ["pass", "scout"])
    s.pick("scout")
    assert (s.hand("you"), s.deck("you")[-1]) == (["idle", "militia"], "scout")
    s = mined(scenario, "prospector")
    assert (s.stored("you"), s.happened("look")[0]["count"]) == ((1, 0, 0), 1)
    assert len(s.happened("look")) == 1, "only the kuk of the kuk phase"


@rule("conquerors:TERM-11")
def test_mine_foreman_finds_a_gold_mine(scenario: Scenarios) -> None:
    deck = ["scout", "gold-mine", "mud-hut", "gold-mine", "gold-miner"]
    s = bought(scenario, "mine-foreman", gold=2, cosmium=2, you=Side(deck=deck))
    assert s.kind == "search"
    found = [label for label in s.options() if label != "pass"]
    assert found in (["gold-mine"], ["gold-mine#2"]), "copies stand once"
    s.pick(found[0])
    assert (s.planet("you"), len(s.deck("you"))) == (["mine-foreman", found[0]], 4)
    assert (s.hand("you"), len(s.happened("shuffle"))) == (["idle"], 1)


def test_mine_foreman_may_leave_it_or_find_none(scenario: Scenarios) -> None:
    s = bought(scenario, "mine-foreman", gold=2, cosmium=2, you=Side(deck=["gold-mine", "scout"]))
    s.expect("you", "search", ["pass", "gold-mine"])
    s.pick("pass")
    assert (s.hand("you"), len(s.deck("you"))) == (["idle"], 2)
    s = bought(scenario, "mine-foreman", gold=2, cosmium=2, you=Side(deck=["scout", "militia"]))
    s.expect("you", "main", ["pass", "play idle"])


def test_mine_foreman_adds_gold_for_each_of_your_gold_mines(scenario: Scenarios) -> None:
    mines = [card("gold-mine", name=name) for name in ("one", "two")]
    s = scenario(
        you=Side(miners=["mine-foreman"], buildings=[*mines, TOWER]),
        foe=Side(buildings=["gold-mine"]),
        phase="mining",
    )
    assert s.stored("you") == (2, 0, 0)
    s = mined(scenario, "mine-foreman")
    assert s.stored("you") == (0, 0, 0)


# -- salvager -----------------------------------------------------------------------------


def test_salvager_trades_itself_for_a_building_of_the_junkyard(scenario: Scenarios) -> None:
    s = bought(scenario, "salvager", gold=2, cosmium=1)
    s = mined(scenario, "salvager")
    assert s.stored("you") == (0, 1, 0)
    s = scenario(
        you=Side(miners=["salvager"], junkyard=[TOWER, "scout", "gold-mine"], hand=[IDLE]),
        foe=Side(junkyard=["mud-hut"]),
    )
    s.pick("pay salvager")
    assert s.zone("salvager") == "junkyard"
    s.expect("you", "salvage", ["tower", "gold-mine"])
    s.pick("gold-mine")
    assert s.hand("you") == ["idle", "gold-mine"]
    assert (s.junkyard("you"), s.planet("you")) == (["tower", "scout", "salvager"], [])


@rule("conquerors:REACT-5")
def test_salvager_needs_a_building_in_your_own_junkyard(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(miners=["salvager"], junkyard=["scout"], hand=[IDLE]),
        foe=Side(junkyard=["mud-hut"]),
    )
    s.expect("you", "main", ["pass", "play idle"])


# -- those that live on others ------------------------------------------------------------


def test_smuggler_steals_gold_from_a_chosen_opponent(scenario: Scenarios) -> None:
    s = bought(scenario, "smuggler", gold=1, cosmium=1, foe=Side(gold=3))
    assert s.stored("foe") == (3, 0, 0)
    s = scenario(you=Side(miners=["smuggler"], hand=[IDLE]), foe=Side(gold=3), third=Side(gold=3))
    s.expect("you", "player", ["foe", "third"])
    s.pick("third")
    assert [s.stored(who)[0] for who in ("you", "foe", "third")] == [1, 3, 2]


def test_smuggler_takes_what_is_there_and_only_in_your_main_phase(scenario: Scenarios) -> None:
    s = scenario(you=Side(miners=["smuggler"], hand=[IDLE]), foe=Side(cosmium=3))
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 0), (0, 3, 0))
    s = scenario(you=Side(miners=["smuggler"]), foe=Side(gold=3, hand=[IDLE]), active="foe")
    assert (s.stored("you"), s.stored("foe")) == ((0, 0, 0), (3, 0, 0))
    s = scenario(you=Side(miners=["smuggler"], gold=6, hand=[IDLE]), foe=Side(gold=3))
    assert (s.stored("you"), s.stored("foe")) == ((6, 0, 0), (2, 0, 0))


def test_toll_collector_gains_gold_when_opponents_build(scenario: Scenarios) -> None:
    s = bought(scenario, "toll-collector", gold=2, cosmium=1)
    s = mined(scenario, "toll-collector")
    assert s.stored("you") == (1, 0, 0)
    s = scenario(
        you=Side(miners=["toll-collector"]), foe=Side(hand=[TOWER, IDLE, STOP]), active="foe"
    )
    s.pick("play tower")
    assert (s.stored("you"), s.planet("foe")) == ((1, 0, 0), ["tower"])
    s.pick("play idle")
    assert s.stored("you") == (1, 0, 0)


def test_toll_collector_takes_no_toll_from_you_nor_for_what_is_not_played(
    scenario: Scenarios,
) -> None:
    s = scenario(you=Side(miners=["toll-collector"], hand=[TOWER, IDLE]))
    s.pick("play tower")
    assert s.stored("you") == (0, 0, 0)
    copy = spell("copy", "Make an illusion copy of target building.")
    s = scenario(
        you=Side(miners=["toll-collector"]),
        foe=Side(hand=[copy, IDLE], buildings=[TOWER]),
        active="foe",
    )
    s.pick("play copy")
    assert (s.stored("you"), len(s.planet("foe"))) == ((0, 0, 0), 2)


@rule("conquerors:WORD-10")
def test_mourner_gains_cosmium_whoever_sacrifices_a_warrior(scenario: Scenarios) -> None:
    s = bought(scenario, "mourner", gold=1, cosmium=2)
    s = mined(scenario, "mourner")
    assert s.stored("you") == (1, 0, 0)
    doom = spell("doom", "Sacrifice a warrior.")
    s = scenario(
        you=Side(miners=["mourner"], warriors=["scout"], hand=[doom, IDLE]),
        foe=Side(warriors=["bombardier"]),
    )
    s.pick("play doom")
    s.expect("foe", "reaction", ["pass", "pay bombardier"])
    s.play("pay bombardier", "you base")
    assert (s.junkyard("foe"), s.junkyard("you")) == (["bombardier"], ["scout", "doom"])
    assert s.stored("you") == (0, 4, 0)


def test_mourner_does_not_mourn_the_killed_nor_buildings(scenario: Scenarios) -> None:
    zap = spell("zap", "Deal 2 damage to target warrior.")
    raze = spell("raze", "Sacrifice a building.")
    s = scenario(
        you=Side(miners=["mourner"], warriors=["scout"], buildings=[TOWER], hand=[zap, raze, IDLE])
    )
    s.play("play zap", "pass")
    s.pick("play raze")
    assert s.planet("you") == ["mourner"]
    assert s.stored("you") == (0, 0, 0)


# -- allowances ---------------------------------------------------------------------------


@rule("conquerors:MAT-4")
def test_coil_winder_lets_you_make_electricity_twice(scenario: Scenarios) -> None:
    s = bought(scenario, "coil-winder", gold=3)
    s = mined(scenario, "coil-winder")
    assert s.stored("you") == (0, 1, 0)
    s = scenario(you=Side(miners=["coil-winder"], cosmium=12, maxima=(6, 12, 3), hand=[IDLE]))
    s.pick("make electricity")
    assert "make electricity" in s.options()
    s.pick("make electricity")
    assert s.stored("you") == (0, 4, 2)
    s.expect("you", "main", ["pass", "play idle"])


def test_coil_winder_helps_its_controller_only(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(cosmium=12, maxima=(6, 12, 3), hand=[IDLE]), foe=Side(miners=["coil-winder"])
    )
    s.pick("make electricity")
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:TRAP-1")
def test_sapper_crew_lets_you_place_two_traps(scenario: Scenarios) -> None:
    s = bought(scenario, "sapper-crew", gold=2, cosmium=1)
    s = mined(scenario, "sapper-crew")
    assert s.stored("you") == (1, 0, 0)
    traps = [SNARE, STOP, trap("third-one")]
    s = scenario(you=Side(miners=["sapper-crew"], hand=traps), phase="trap")
    s.expect("you", "trap", ["pass", "place snare", "place stop", "place third-one"])
    s.pick("place snare")
    s.expect("you", "trap", ["pass", "place stop", "place third-one"])
    s.play("place stop", "at 1")
    assert (s.traps("you base"), s.active) == (["snare", "stop"], "foe")


def test_sapper_crew_helps_its_controller_only(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[SNARE, STOP]), foe=Side(miners=["sapper-crew"]), phase="trap")
    s.pick("place snare")
    assert (s.active, s.hand("you")[0]) == ("foe", "stop")


# -- other times --------------------------------------------------------------------------


@rule("conquerors:EFF-2")
def test_night_shift_adds_cosmium_at_the_start_of_each_opponents_turn(
    scenario: Scenarios,
) -> None:
    s = bought(scenario, "night-shift", gold=1, cosmium=1)
    s = scenario(
        you=Side(miners=["night-shift"]), foe=Side(), third=Side(), phase="start", active="foe"
    )
    assert (s.active, s.stored("you")) == ("foe", (0, 1, 0))
    s.to("kuk", "third")
    assert s.stored("you") == (0, 2, 0)
    s.to("kuk", "you")
    assert s.stored("you") == (0, 2, 0)
    assert (s.stored("foe"), s.stored("third")) == ((0, 0, 0), (0, 0, 0))


def test_overflow_tapper_turns_a_full_storage_into_cosmium(scenario: Scenarios) -> None:
    s = bought(scenario, "overflow-tapper", gold=2, cosmium=1)
    s = scenario(you=Side(miners=["overflow-tapper"], gold=5), phase="mining")
    assert s.stored("you") == (6, 2, 0)
    s = scenario(you=Side(miners=["overflow-tapper"], gold=6), phase="mining")
    assert s.stored("you") == (6, 2, 0)


def test_overflow_tapper_needs_6_gold_in_your_own_mining_phase(scenario: Scenarios) -> None:
    s = scenario(you=Side(miners=["overflow-tapper"], gold=4), phase="mining")
    assert s.stored("you") == (5, 0, 0)
    s = scenario(you=Side(miners=["overflow-tapper"], gold=6), phase="mining", active="foe")
    assert s.stored("you") == (6, 0, 0)
    s = scenario(you=Side(miners=["overflow-tapper"], gold=6, maxima=(9, 6, 3)), phase="mining")
    assert s.stored("you") == (7, 2, 0), "more than 6 is 6 as well"
