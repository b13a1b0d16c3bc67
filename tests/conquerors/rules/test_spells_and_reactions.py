"""Spells: when they can be played, when their targets are chosen, and targets that are gone."""

from __future__ import annotations

import pytest

from tests.conquerors.invented import Invented
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

SPARK = spell("spark", "Gain 1 gold.")
BEAR = warrior("bear", 2, 3)
WOLF = warrior("wolf", 1, 2)
TOWER = building("tower", 5)
SNARE = trap("snare", "Draw a card.")
LIFT = spell("lift", "Return target warrior you control to its owner's hand.")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- when a spell can be played -----------------------------------------------------------


@rule("conquerors:SPELL-1", "conquerors:CARD-3")
@EDITIONS
def test_a_spell_in_your_own_main_phase(scenario: Scenarios, edition: str) -> None:
    s = scenario(you=Side(hand=[SPARK, IDLE]), foe=Side(hand=[]), edition=edition)
    s.expect("you", "main", ["pass", "play spark", "play idle"])
    s.pick("play spark")
    assert (s.stored("you"), s.junkyard("you")) == ((1, 0, 0), ["spark"])
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:SPELL-1")
@pytest.mark.parametrize(
    ("phase", "kind", "options"),
    [
        ("kuk", "kuk", ["pass", "gold-miner"]),
        ("attack", "attacker", ["pass", "bear"]),
        ("trap", "trap", ["pass", "place snare"]),
    ],
)
def test_a_spell_is_no_act_of_other_phases(
    scenario: Scenarios, phase: str, kind: str, options: list[str]
) -> None:
    s = scenario(you=Side(hand=[SPARK, SNARE], warriors=[BEAR]), phase=phase)
    s.expect("you", kind, options)


@rule("conquerors:SPELL-1")
@pytest.mark.parametrize("phase", ["start", "mining", "end"])
def test_a_spell_as_a_reaction_in_any_phase_of_anybody(scenario: Scenarios, phase: str) -> None:
    s = scenario(foe=Side(hand=[SPARK]), phase=phase)
    s.expect("foe", "reaction", ["pass", "play spark"])
    assert (s.active, s.phase) == ("you", phase)
    s.pick("play spark")
    assert (s.stored("foe"), s.junkyard("foe")) == ((1, 0, 0), ["spark"])


# -- targets are chosen after the reactions -----------------------------------------------


@rule("conquerors:REACT-4")
@EDITIONS
def test_targets_are_chosen_after_the_reactions(scenario: Scenarios, edition: str) -> None:
    """Who came as a reaction can be chosen, who left cannot."""
    s = scenario(
        you=Side(hand=[spell("zap", "Destroy target warrior an opponent controls.")]),
        foe=Side(
            warriors=[BEAR, WOLF],
            hand=[warrior("volt-cat", 1, 1, cost="1 electricity"), LIFT],
            electricity=1,
        ),
        edition=edition,
    )
    s.pick("play zap")
    s.expect("foe", "reaction", ["pass", "play volt-cat", "play lift"])
    s.play("play volt-cat", "pass")
    assert s.planet("foe") == ["bear", "wolf", "volt-cat"]
    s.expect("foe", "reaction", ["pass", "play lift"])
    s.pick("play lift")
    s.expect("foe", "target", ["bear", "wolf", "volt-cat"])
    s.pick("bear")
    s.expect("you", "target", ["wolf", "volt-cat"])
    s.pick("volt-cat")
    assert (s.planet("foe"), s.junkyard("foe")) == (["wolf"], ["lift", "volt-cat"])


@rule("conquerors:REACT-4")
def test_targets_of_a_paid_effect_are_chosen_after_the_reactions(scenario: Scenarios) -> None:
    s = scenario(
        edition="cs",
        you=Side(buildings=[building("bow", 4, "1 gold - Destroy target warrior.")], gold=1),
        foe=Side(warriors=[BEAR, WOLF, card(BEAR, name="third bear")], hand=[LIFT]),
    )
    s.pick("pay bow")
    s.expect("foe", "reaction", ["pass", "play lift"])
    s.play("play lift", "wolf")
    s.expect("you", "target", ["bear", "third bear"])


@rule("conquerors:REACT-4")
def test_a_reaction_happens_completely_before(scenario: Scenarios) -> None:
    """With its own targets, its damage, and what that triggers."""
    levy = spell("levy", "Gain 1 gold for each warrior.")
    zap = spell("zap", "Deal 3 damage to target warrior. Gain 1 gold.")
    wake = building("wake", 4, "Whenever a warrior dies, gain 1 cosmium.")
    s = scenario(
        you=Side(hand=[levy, IDLE], warriors=[BEAR, WOLF]),
        foe=Side(hand=[zap], buildings=[wake]),
    )
    s.play("play levy", "play zap")
    s.expect("foe", "target", ["bear", "wolf"])
    assert s.stored("you") == (0, 0, 0)
    s.pick("bear")
    assert (s.stored("foe"), s.stored("you")) == ((1, 1, 0), (1, 0, 0))
    assert (s.junkyard("foe"), s.junkyard("you")) == (["zap"], ["bear", "levy"])


# -- a target must exist ------------------------------------------------------------------


@rule("conquerors:REACT-5")
@EDITIONS
@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("Destroy target warrior.", False),
        ("Destroy target warrior an opponent controls that has 1 or less attack.", False),
        ("Draw a card. Destroy target warrior.", False),
        ("Destroy target building. Destroy target warrior.", False),
        ("Destroy the warrior that has the most life.", False),
        ("Destroy a random warrior.", False),
        ("Sacrifice a warrior.", False),
        ("Return target warrior card from your junkyard to your hand.", False),
        ("Counter target card being played.", False),
        ("Choose one: destroy target warrior; or destroy target miner.", False),
        ("Destroy target building.", True),
        ("Destroy target building an opponent controls.", False),
        ("Destroy up to one target warrior.", True),
        ("You may destroy target warrior.", True),
        ("Destroy each warrior.", True),
        ("Choose one: destroy target warrior; or draw a card.", True),
        ("Each opponent sacrifices a warrior.", True),
        ("If you control no buildings, destroy target warrior.", True),
        ("If you control a building, destroy target warrior.", False),
    ],
)
def test_a_legal_target_must_exist(
    scenario: Scenarios, text: str, possible: bool, edition: str
) -> None:
    s = scenario(
        you=Side(hand=[spell("aim", text), IDLE], buildings=[TOWER], junkyard=["mud-hut"]),
        foe=Side(junkyard=[BEAR]),
        edition=edition,
    )
    s.expect("you", "main", ["pass", *(["play aim"] if possible else []), "play idle"])
    reason = s.table.explain(0, s.table.cards[s.slot("aim")].handle)
    assert reason == (None if possible else {"reason": "no_target", "rule": "conquerors:REACT-5"})


@rule("conquerors:REACT-5", "conquerors:EFF-1")
def test_a_paid_effect_needs_a_target_too(scenario: Scenarios) -> None:
    bow = building("bow", 4, "1 gold - Destroy target warrior.")
    s = scenario(you=Side(hand=[IDLE, BEAR], buildings=[bow], gold=1))
    s.expect("you", "main", ["pass", "play idle", "play bear"])
    s.pick("play bear")
    s.expect("you", "main", ["pass", "play idle", "pay bow"])


@rule("conquerors:REACT-5")
def test_a_reaction_needs_a_target_at_that_moment(scenario: Scenarios) -> None:
    """A card that is announced is no warrior yet, and only a spell can be jammed."""
    s = scenario(
        you=Side(hand=[BEAR, SPARK]),
        foe=Side(hand=[spell("zap", "Destroy target warrior."), "signal-jam"], gold=6, cosmium=6),
    )
    s.pick("play bear")
    s.expect("you", "reaction", ["pass", "play spark"])
    s.pick("pass")
    s.expect("you", "main", ["pass", "play spark"])
    assert s.zone("bear") == "planet"
    s.pick("play spark")
    s.expect("foe", "reaction", ["pass", "play zap", "play signal-jam"])


@rule("conquerors:REACT-5", "conquerors:REACT-6")
def test_targets_are_looked_for_before_paying(scenario: Scenarios) -> None:
    """The only target is the price: the effect is paid for and does not happen."""
    altar = building("altar", 4, "Sacrifice a warrior - Destroy target warrior. Draw a card.")
    s = scenario(you=Side(hand=[IDLE], buildings=[altar], warriors=[BEAR]))
    s.expect("you", "main", ["pass", "play idle", "pay altar"])
    s.pick("pay altar")
    assert (s.junkyard("you"), s.used("altar"), s.hand("you")) == (["bear"], True, ["idle"])


@rule("conquerors:REACT-12", "conquerors:REACT-5")
@pytest.mark.parametrize(
    "text",
    [
        "Deal 1 damage to target warrior. Deal 1 damage to another target warrior. Draw a card.",
        "Deal 1 damage to two target warriors. Draw a card.",
    ],
)
def test_one_of_several_targets_is_enough(scenario: Scenarios, text: str) -> None:
    bolts = spell("bolts", text)
    s = scenario(you=Side(hand=[bolts, IDLE]), foe=Side(buildings=[TOWER]))
    s.expect("you", "main", ["pass", "play idle"])
    s = scenario(you=Side(hand=[bolts, IDLE]), foe=Side(warriors=[BEAR]))
    s.expect("you", "main", ["pass", "play bolts", "play idle"])
    s.pick("play bolts")
    assert (s.life("bear"), len(s.hand("you"))) == (2, 2)
    s = scenario(you=Side(hand=[bolts, IDLE], warriors=[BEAR, WOLF]), foe=Side(warriors=[BEAR]))
    s.play("play bolts", "wolf")
    s.expect("you", "target", ["bear", "bear#2"])
    s.pick("bear#2")
    assert (s.life("bear"), s.life("wolf"), s.life("bear#2")) == (3, 1, 2)


@rule("conquerors:REACT-5", "conquerors:EFF-3")
@pytest.mark.parametrize("kind", ["warrior", "building", "miner"])
def test_who_aims_when_entering_can_be_played_without_a_target(
    scenario: Scenarios, kind: str
) -> None:
    text = "When Aimer enters the planet, destroy target damaged warrior. Draw a card."
    aimer = Invented("aimer", kind, text, life=3)
    s = scenario(you=Side(hand=[aimer, IDLE]), foe=Side(warriors=[BEAR]))
    s.expect("you", "main", ["pass", "play aimer", "play idle"])
    s.pick("play aimer")
    assert (s.zone("aimer"), s.planet("foe"), s.hand("you")) == ("planet", ["bear"], ["idle"])


# -- a target that is gone ----------------------------------------------------------------


@rule("conquerors:REACT-6", "conquerors:CARD-3")
@EDITIONS
def test_without_any_target_left_nothing_happens(scenario: Scenarios, edition: str) -> None:
    zap = spell("zap", "Gain 2 cosmium. Destroy target warrior. Draw a card.", cost="1 gold")
    s = scenario(
        you=Side(hand=[zap, IDLE], gold=3),
        foe=Side(warriors=[BEAR], hand=[LIFT]),
        edition=edition,
    )
    s.pick("play zap")
    s.expect("foe", "reaction", ["pass", "play lift"])
    s.pick("play lift")
    assert (s.hand("foe"), s.hand("you")) == (["bear"], ["idle"])
    assert (s.stored("you"), s.junkyard("you")) == ((2, 0, 0), ["zap"])
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:REACT-6", "conquerors:EFF-1")
def test_a_paid_effect_without_its_target_stays_paid_and_used(scenario: Scenarios) -> None:
    bow = building("bow", 4, "1 gold - Destroy target warrior. Draw a card.")
    s = scenario(
        edition="cs",
        you=Side(hand=[IDLE], buildings=[bow], gold=3),
        foe=Side(warriors=[BEAR], hand=[LIFT]),
    )
    s.play("pay bow", "play lift")
    assert (s.hand("you"), s.stored("you"), s.used("bow")) == (["idle"], (2, 0, 0), True)
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:REACT-6")
def test_where_one_of_several_targets_is_left_the_rest_happens(scenario: Scenarios) -> None:
    raze = spell("raze", "Destroy target warrior. Destroy target building. Draw a card.")
    s = scenario(
        you=Side(hand=[raze, IDLE], top=["scout"]),
        foe=Side(warriors=[BEAR], buildings=[TOWER], hand=[LIFT]),
    )
    s.play("play raze", "play lift")
    assert (s.planet("foe"), s.junkyard("foe")) == ([], ["lift", "tower"])
    assert s.hand("you") == ["idle", "scout"]


@rule("conquerors:REACT-6")
@pytest.mark.parametrize(
    "text",
    [
        "Destroy up to two target warriors. Draw a card.",
        "You may destroy target warrior. Draw a card.",
    ],
)
def test_what_need_not_be_chosen_is_not_required(scenario: Scenarios, text: str) -> None:
    s = scenario(
        you=Side(hand=[spell("zap", text), IDLE], top=["scout"]),
        foe=Side(warriors=[BEAR], hand=[LIFT]),
    )
    s.play("play zap", "play lift")
    assert (s.hand("foe"), s.hand("you")) == (["bear"], ["idle", "scout"])


@rule("conquerors:REACT-6", "conquerors:REACT-3")
def test_a_reaction_too_loses_its_target(scenario: Scenarios) -> None:
    """You react to the reaction by taking its target away; yours comes first."""
    zap = spell("zap", "Destroy target warrior. Gain 1 gold.")
    s = scenario(
        you=Side(hand=[IDLE, LIFT], warriors=[BEAR]),
        foe=Side(hand=[zap]),
    )
    s.play("play idle", "pass", "play zap")
    s.expect("you", "reaction", ["pass", "play lift"])
    s.pick("play lift")
    assert (s.stored("foe"), s.junkyard("foe"), s.zone("bear")) == ((0, 0, 0), ["zap"], "hand")
    assert s.zone("idle") == "planet"


# -- damage from an effect ----------------------------------------------------------------


@rule("conquerors:REACT-7", "conquerors:REACT-4")
@EDITIONS
def test_the_window_before_damage_comes_after_the_targets(
    scenario: Scenarios, edition: str
) -> None:
    """Whoever is gone by then gets nothing, nobody chooses anew, the rest goes on."""
    bolt = spell("bolt", "Deal 2 damage to two target warriors. Draw a card.")
    s = scenario(
        you=Side(hand=[bolt, IDLE], top=["scout"]),
        foe=Side(warriors=[BEAR, WOLF, card(BEAR, name="spare")], hand=[LIFT]),
        edition=edition,
    )
    s.pick("play bolt")
    s.expect("foe", "reaction", ["pass", "play lift"])
    assert s.window == "play"
    s.pick("pass")
    s.expect("you", "target", ["bear", "wolf", "spare"])
    s.pick("bear")
    s.expect("you", "target", ["wolf", "spare"])
    s.pick("wolf")
    s.expect("foe", "reaction", ["pass", "play lift"])
    assert (s.window, s.life("bear"), s.life("wolf")) == ("damage", 3, 2)
    s.pick("play lift")
    s.expect("foe", "target", ["bear", "wolf", "spare"])
    s.pick("bear")
    assert (s.hand("foe"), s.planet("foe"), s.life("spare")) == (["bear"], ["spare"], 3)
    assert (s.junkyard("foe"), s.hand("you")) == (["lift", "wolf"], ["idle", "scout"])


@rule("conquerors:REACT-7")
def test_a_target_gone_before_the_damage_lets_the_rest_happen(scenario: Scenarios) -> None:
    """By then the spell has begun: only the damage is lost."""
    bolt = spell("bolt", "Deal 2 damage to target warrior. Draw a card.")
    s = scenario(
        you=Side(hand=[bolt, IDLE], top=["scout"]),
        foe=Side(warriors=[BEAR, WOLF], hand=[LIFT]),
    )
    s.play("play bolt", "pass", "bear", "play lift", "bear")
    assert (s.planet("foe"), s.life("wolf"), s.hand("you")) == (["wolf"], 2, ["idle", "scout"])


@rule("conquerors:REACT-7")
@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Deal 1 damage to each entity.", 1),
        ("Deal 1 damage to each warrior. Deal 1 damage to each building.", 2),
        ("Deal 1 damage to each illusory warrior.", 0),
        ("Take 1 life from each entity.", 0),
    ],
)
def test_one_window_for_all_damage_at_the_same_time(
    scenario: Scenarios, text: str, count: int
) -> None:
    s = scenario(
        you=Side(hand=[spell("quake", text), IDLE], warriors=[BEAR], buildings=[TOWER]),
        foe=Side(hand=[SPARK], warriors=[WOLF]),
    )
    s.play("play quake", "pass")
    for _ in range(count):
        s.expect("foe", "reaction", ["pass", "play spark"])
        assert s.window == "damage"
        s.pick("pass")
    s.expect("you", "main", ["pass", "play idle"])


@rule("conquerors:REACT-7")
def test_damage_that_is_all_replaced_needs_no_window(scenario: Scenarios) -> None:
    ward = building("ward", 4, "If Ward would be dealt damage, prevent that damage instead.")
    bolt = spell("bolt", "Deal 2 damage to target building.")
    s = scenario(you=Side(hand=[bolt, IDLE]), foe=Side(hand=[SPARK], buildings=[ward]))
    s.play("play bolt", "pass")
    s.expect("you", "main", ["pass", "play idle"])
    assert s.life("ward") == 4
