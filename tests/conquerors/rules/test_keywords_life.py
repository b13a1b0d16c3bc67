"""Words on cards about life: shielding, final hit, selfheal, selfdestroy."""

from __future__ import annotations

import pytest

from tests.conquerors.rules.attacking import hits
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

EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])
BEAR = warrior("bear", 2, 3)
WOLF = warrior("wolf", 1, 5)
TOWER = building("tower", 9)
SHELL = building("shell", 9, "Shielding 2.")
TURRET = building(
    "turret",
    5,
    "Whenever a player plays a miner card, deal 1 damage to target building with 6 or more life.",
)
SNARE = trap("snare", "Draw a card.")  # whoever holds it is asked in the own trap phase
SPARK = spell("spark", "Gain 1 cosmium.")  # whoever holds it is asked in every window
SCORPION = warrior("scorpion", 2, 2, "Final hit.")


# -- shielding ----------------------------------------------------------------------------


@rule("conquerors:WORD-6")
@EDITIONS
def test_shielding_negates_the_first_damage_from_each_source(
    scenario: Scenarios, edition: str
) -> None:
    fox = warrior("fox", 3, 1)
    s = scenario(
        you=Side(warriors=[BEAR, fox, WOLF, card(fox, name="vixen")], hand=[SNARE]),
        foe=Side(buildings=[SHELL]),
        phase="attack",
        edition=edition,
    )
    s.play("bear", "fox", "wolf", "vixen", *["shell"] * 4, "bear", "fox", "wolf")
    assert hits(s) == [("fox", "shell", 1), ("vixen", "shell", 1)]
    assert s.life("shell") == 7


@rule("conquerors:WORD-6")
@EDITIONS
def test_all_damage_of_one_source_in_a_turn_counts_together(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(buildings=[TURRET], hand=[IDLE] * 5),
        foe=Side(buildings=[SHELL]),
        edition=edition,
    )
    lives: list[int] = []
    for name in ("idle", "idle#2", "idle#3", "idle#4"):
        s.pick(f"play {name}")
        lives.append(s.life("shell"))
    assert lives == [9, 9, 8, 7]


@rule("conquerors:WORD-6")
def test_two_copies_of_a_card_are_two_sources(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(buildings=[TURRET, card(TURRET, name="other turret")], hand=[IDLE] * 4),
        foe=Side(buildings=[SHELL]),
    )
    s.play("play idle", "play idle#2")
    assert s.life("shell") == 9
    s.pick("play idle#3")
    assert s.life("shell") == 7


@rule("conquerors:WORD-6")
def test_more_damage_at_once_than_is_left_of_the_shield(scenario: Scenarios) -> None:
    volley = spell(
        "volley", "Deal 1 damage to target building. Deal 3 damage to it. Deal 1 damage to it."
    )
    s = scenario(you=Side(hand=[volley, IDLE]), foe=Side(buildings=[SHELL]))
    s.pick("play volley")
    assert hits(s) == [("volley", "shell", 2), ("volley", "shell", 1)]


@rule("conquerors:WORD-6")
@EDITIONS
def test_in_another_players_turn_the_shield_is_whole_again(
    scenario: Scenarios, edition: str
) -> None:
    """A turn is any player's: in the foe's turn the same turret is a source anew."""
    s = scenario(
        you=Side(buildings=[TURRET], hand=[IDLE] * 3),
        foe=Side(buildings=[SHELL], hand=[IDLE] * 4),
        edition=edition,
    )
    s.play("play idle", "play idle#2", "play idle#3")
    assert s.life("shell") == 8
    while (s.active, s.phase) != ("foe", "main"):
        s.pick("pass")
    s.play("play idle#4", "play idle#5")
    assert s.life("shell") == 8
    s.pick("play idle#6")
    assert s.life("shell") == 7


@rule("conquerors:WORD-6")
def test_several_shieldings_add_up(scenario: Scenarios) -> None:
    dome = building("dome", 4, "Other buildings you control have shielding 1.")
    ward = spell("ward", "Give target building with 9 or more life shielding 1.")
    blast = spell("blast", "Deal 5 damage to target building with 9 or more life.")
    s = scenario(
        you=Side(hand=[blast, ward, IDLE]),
        foe=Side(buildings=[SHELL, dome]),
    )
    s.pick("play ward")
    s.pass_reactions()
    s.pick("play blast")
    assert s.life("shell") == 8


@rule("conquerors:WORD-6")
@EDITIONS
def test_a_loss_that_is_no_damage_passes(scenario: Scenarios, edition: str) -> None:
    drain = spell("drain", "Take 2 life from target building.")
    s = scenario(you=Side(hand=[drain, IDLE]), foe=Side(buildings=[SHELL]), edition=edition)
    s.pick("play drain")
    assert s.life("shell") == 7


@rule("conquerors:WORD-6")
def test_each_card_has_a_shield_of_its_own(scenario: Scenarios) -> None:
    storm = spell("storm", "Deal 3 damage to each building an opponent controls.")
    s = scenario(
        you=Side(hand=[storm, IDLE]), foe=Side(buildings=[SHELL, card(SHELL, name="husk")])
    )
    s.pick("play storm")
    assert (s.life("shell"), s.life("husk")) == (8, 8)


@rule("conquerors:WORD-6", "conquerors:WORD-7")
@EDITIONS
def test_a_final_hit_is_of_the_same_source_as_the_blow_before(
    scenario: Scenarios, edition: str
) -> None:
    knight = warrior("knight", 3, 6, "Shielding 1.")
    s = scenario(
        you=Side(warriors=[SCORPION], hand=[SNARE]),
        foe=Side(warriors=[knight]),
        phase="attack",
        edition=edition,
    )
    s.play("scorpion", "knight")
    assert hits(s) == [
        ("scorpion", "knight", 1),
        ("knight", "scorpion", 3),
        ("scorpion", "knight", 2),
    ]
    assert s.life("knight") == 3


# -- final hit ----------------------------------------------------------------------------


@rule("conquerors:WORD-7")
@EDITIONS
def test_an_attacker_killed_by_its_blocker_hits_once_more(
    scenario: Scenarios, edition: str
) -> None:
    """In both editions, with a window before the damage."""
    s = scenario(
        you=Side(warriors=[SCORPION], hand=[SPARK]),
        foe=Side(warriors=[warrior("guard", 2, 9)]),
        phase="attack",
        edition=edition,
    )
    s.pick("scorpion")
    s.pass_reactions()
    s.pick("guard")
    assert s.window == "blocks"
    s.pick("pass")
    assert (s.zone("scorpion"), s.life("guard")) == ("junkyard", 7)
    assert s.window == "damage"
    s.expect("you", "reaction", ["pass", "play spark"])
    s.pick("pass")
    assert s.life("guard") == 5
    assert hits(s)[2:] == [("scorpion", "guard", 2)]


@rule("conquerors:WORD-7")
@EDITIONS
def test_a_blocker_killed_by_the_attacker(scenario: Scenarios, edition: str) -> None:
    """Only the English edition speaks of any warrior on the planet."""
    s = scenario(
        you=Side(warriors=[WOLF, warrior("boar", 2, 9)], hand=[SNARE]),
        foe=Side(warriors=[SCORPION]),
        phase="attack",
        edition=edition,
    )
    s.play("boar", "pass", "scorpion")
    assert s.zone("scorpion") == "junkyard"
    assert (s.life("boar"), s.life("wolf")) == ((5, 5) if edition == "en" else (7, 5))


@rule("conquerors:WORD-7")
@EDITIONS
def test_killed_by_a_warrior_outside_an_attack(scenario: Scenarios, edition: str) -> None:
    order = spell(
        "order",
        "Have target warrior you control deal damage equal to its attack to target warrior.",
    )
    s = scenario(
        you=Side(hand=[order, IDLE], warriors=[warrior("boar", 2, 9)]),
        foe=Side(warriors=[SCORPION]),
        edition=edition,
    )
    s.play("play order", "scorpion")
    assert s.zone("scorpion") == "junkyard"
    assert s.life("boar") == (7 if edition == "en" else 9)


@rule("conquerors:WORD-7")
@EDITIONS
def test_killed_by_another_blocker_than_its_own(scenario: Scenarios, edition: str) -> None:
    order = spell(
        "order",
        "Have target warrior you control deal damage equal to its attack to target warrior.",
    )
    s = scenario(
        you=Side(warriors=[SCORPION, BEAR], hand=[SNARE]),
        foe=Side(warriors=[warrior("guard", 2, 9)], buildings=[TOWER], hand=[order]),
        phase="attack",
        edition=edition,
    )
    s.play("scorpion", "bear")
    s.pass_reactions()
    s.play("tower", "foe base")
    s.pass_reactions()
    s.play("pass", "guard")  # the guard blocks the bear
    s.play("play order", "scorpion")
    assert hits(s)[:1] == [("guard", "scorpion", 2)]
    assert (("scorpion", "guard", 2) in hits(s)) == (edition == "en")


@rule("conquerors:WORD-7", "conquerors:ATT-12")
@EDITIONS
def test_killed_by_who_blocks_it_by_an_effect(scenario: Scenarios, edition: str) -> None:
    s = scenario(
        you=Side(warriors=[SCORPION], hand=[SNARE]),
        foe=Side(
            warriors=[card(warrior("guard", 2, 9), exhausted=True)],
            traps_before_base=["ambush-squad"],
        ),
        phase="attack",
        edition=edition,
    )
    s.pick("scorpion")
    assert (s.zone("scorpion"), s.life("guard")) == ("junkyard", 5)


@rule("conquerors:WORD-7")
@EDITIONS
@pytest.mark.parametrize(
    "text",
    [
        "Deal 5 damage to target warrior an opponent controls.",
        "Destroy target warrior an opponent controls.",
        "Take 5 life from target warrior an opponent controls.",
        "Each opponent sacrifices a warrior.",
    ],
)
def test_killed_by_no_warrior(scenario: Scenarios, text: str, edition: str) -> None:
    s = scenario(
        you=Side(hand=[spell("end", text), IDLE], warriors=[WOLF]),
        foe=Side(warriors=[SCORPION]),
        edition=edition,
    )
    s.pick("play end")
    assert (s.zone("scorpion"), s.life("wolf")) == ("junkyard", 5)


@rule("conquerors:WORD-7")
@EDITIONS
def test_killed_by_something_on_the_planet_that_is_no_warrior(
    scenario: Scenarios, edition: str
) -> None:
    """A final hit is for warriors: it hits no building."""
    text = "1 gold - Deal 5 damage to target warrior an opponent controls."
    cannon = building("cannon", 9, text)
    s = scenario(
        you=Side(hand=[IDLE], buildings=[cannon], gold=1),
        foe=Side(warriors=[SCORPION]),
        edition=edition,
    )
    s.pick("pay cannon")
    assert (s.zone("scorpion"), s.life("cannon"), s.base("you")) == ("junkyard", 9, 15)
    assert len(hits(s)) == 1


@rule("conquerors:WORD-7")
@EDITIONS
def test_who_only_wounded_it_is_not_its_killer(scenario: Scenarios, edition: str) -> None:
    finish = spell("finish", "Take 1 life from target damaged warrior.")
    s = scenario(
        you=Side(warriors=[SCORPION], hand=[SNARE]),
        foe=Side(warriors=[warrior("guard", 1, 9)], hand=[finish]),
        phase="attack",
        edition=edition,
    )
    s.play("scorpion", "guard")
    s.expect("foe", "reaction", ["pass", "play finish"])
    s.pick("play finish")
    s.expect("foe", "target", ["scorpion", "guard"])
    s.pick("scorpion")
    assert (s.zone("scorpion"), s.life("guard")) == ("junkyard", 7)


@rule("conquerors:WORD-7")
def test_who_once_nearly_killed_it_is_not_its_killer_for_ever(scenario: Scenarios) -> None:
    """The death in the fight was replaced; later it falls to a spell."""
    haven = building("haven", 4, "If a warrior you control would die, heal 2 life on it instead.")
    raze = spell("raze", "Destroy target building. Destroy target warrior an opponent controls.")
    s = scenario(
        you=Side(warriors=[warrior("boar", 2, 9)], hand=[raze, SNARE]),
        foe=Side(warriors=[SCORPION], buildings=[haven]),
        phase="attack",
    )
    s.pick("boar")
    s.pass_reactions()
    s.pick("foe base")
    s.pass_reactions()
    s.play("scorpion", "pass")
    assert (s.zone("scorpion"), s.life("scorpion"), s.life("boar")) == ("planet", 2, 7)
    s.pick("play raze")
    assert (s.zone("scorpion"), s.life("boar")) == ("junkyard", 7)


@rule("conquerors:WORD-7")
@EDITIONS
def test_the_killer_must_still_be_on_the_planet(scenario: Scenarios, edition: str) -> None:
    """Both die in the fight; or the killer leaves in the window before the damage."""
    s = scenario(
        you=Side(warriors=[SCORPION], hand=[SNARE]),
        foe=Side(warriors=[card(BEAR, damage=1)]),
        phase="attack",
        edition=edition,
    )
    s.play("scorpion", "bear")
    assert hits(s) == [("scorpion", "bear", 2), ("bear", "scorpion", 2)]
    lift = spell("lift", "Return target damaged warrior you control to its owner's hand.")
    s = scenario(
        you=Side(warriors=[SCORPION], hand=[SNARE]),
        foe=Side(warriors=[BEAR], hand=[lift]),
        phase="attack",
        edition=edition,
    )
    s.play("scorpion", "bear", "play lift")
    s.expect("you", "trap", ["pass", "place snare"])
    assert (s.hand("foe"), len(hits(s))) == (["bear"], 2)


@rule("conquerors:WORD-7")
@EDITIONS
def test_its_attack_is_what_it_last_was(scenario: Scenarios, edition: str) -> None:
    grow = spell("grow", "Give target attacking warrior +2 attack until end of turn.")
    s = scenario(
        you=Side(warriors=[SCORPION], hand=[grow, SNARE]),
        foe=Side(warriors=[warrior("guard", 2, 9)]),
        phase="attack",
        edition=edition,
    )
    s.pick("scorpion")
    while s.window != "line":
        s.pick("pass")
    s.play("play grow", "guard")
    assert s.life("guard") == 1


@rule("conquerors:WORD-7")
@EDITIONS
def test_whoever_dies_of_a_final_hit_has_no_killer_on_the_planet(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(warriors=[SCORPION, WOLF], hand=[SNARE]),
        foe=Side(warriors=[warrior("wasp", 2, 4, "Final hit.")]),
        phase="attack",
        edition=edition,
    )
    s.play("scorpion", "pass", "wasp")
    assert (s.zone("scorpion"), s.zone("wasp"), len(hits(s))) == ("junkyard", "junkyard", 3)


@rule("conquerors:EFF-4", "conquerors:WORD-7")
def test_of_two_that_kill_each_other_nobody_has_to_order_the_final_hits(
    scenario: Scenarios,
) -> None:
    """Neither can happen any more; that of a third one can."""
    wasp = warrior("wasp", 2, 2, "Final hit.")
    s = scenario(
        you=Side(warriors=[SCORPION, card(SCORPION, name="other")], hand=[SNARE]),
        foe=Side(warriors=[wasp, warrior("guard", 2, 9)], buildings=[TOWER]),
        phase="attack",
    )
    s.play("scorpion", "other", "tower", "foe base", "wasp", "guard")
    assert [s.zone(one) for one in ("scorpion", "other", "wasp")] == ["junkyard"] * 3
    assert (s.kind, s.life("guard"), len(hits(s))) == ("trap", 5, 5)


# -- selfheal -----------------------------------------------------------------------------

LIZARD = warrior("lizard", 1, 6, "Selfheal 2.")


@rule("conquerors:WORD-8")
@EDITIONS
def test_selfheal_heals_at_the_end_of_your_turn_up_to_the_maximum(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(
            warriors=[card(LIZARD, damage=3), card(LIZARD, name="newt", damage=1)],
            buildings=[card(building("moss", 8, "Selfheal 1."), damage=4)],
        ),
        foe=Side(warriors=[card(LIZARD, name="theirs", damage=3)], hand=[IDLE]),
        phase="trap",
        edition=edition,
    )
    assert (s.life("lizard"), s.life("newt"), s.life("moss"), s.life("theirs")) == (5, 6, 5, 3)
    s.to("kuk", "you")
    assert (s.life("lizard"), s.life("moss"), s.life("theirs")) == (5, 5, 5)


@rule("conquerors:WORD-8", "conquerors:WORD-9", "conquerors:TURN-8")
@EDITIONS
def test_what_destroys_itself_first_can_heal_after_it(scenario: Scenarios, edition: str) -> None:
    imp = warrior("imp", 1, 6, "Selfheal 1.\nSelfdestroy 2.")
    s = scenario(you=Side(warriors=[imp], hand=[SNARE]), phase="trap", edition=edition)
    s.pick("pass")
    s.expect("you", "order", ["imp selfheal", "imp selfdestroy"])
    s.pick("imp selfdestroy")
    assert s.life("imp") == 5


# -- selfdestroy --------------------------------------------------------------------------


@rule("conquerors:WORD-9")
@EDITIONS
def test_selfdestroy_at_the_end_of_your_turn(scenario: Scenarios, edition: str) -> None:
    """(en) it is damage by itself: reacted to and shielded; (cs) a loss of life: neither."""
    candle = building("candle", 9, "Selfdestroy 3.\nShielding 1.")
    pain = building("pain", 9, "Whenever a building is dealt damage, gain 1 gold.")
    s = scenario(
        you=Side(buildings=[candle], hand=[SNARE]),
        foe=Side(buildings=[card(candle, name="theirs"), pain], hand=[SPARK]),
        phase="trap",
        edition=edition,
    )
    s.pick("pass")
    kinds: list[str] = []
    while s.kind == "reaction" and s.active == "you":
        kinds.append(s.window)
        s.pick("pass")
    assert kinds == (["phase", "damage", "phase"] if edition == "en" else ["phase", "phase"])
    assert (s.life("candle"), s.life("theirs")) == ((7, 9) if edition == "en" else (6, 9))
    assert s.stored("foe") == ((1, 0, 0) if edition == "en" else (0, 0, 0))
    assert hits(s) == ([("candle", "candle", 2)] if edition == "en" else [])


@rule("conquerors:WORD-9", "conquerors:CARD-6")
@EDITIONS
def test_it_can_die_of_selfdestroy(scenario: Scenarios, edition: str) -> None:
    mourning = building("mourning", 9, "Whenever a warrior dies, gain 1 gold.")
    mayfly = warrior("mayfly", 3, 1, "Selfdestroy 1.")
    s = scenario(
        you=Side(warriors=[mayfly], buildings=[mourning], hand=[SNARE]),
        phase="trap",
        edition=edition,
    )
    s.pick("pass")
    assert (s.zone("mayfly"), s.stored("you")) == ("junkyard", (1, 0, 0))


@rule("conquerors:WORD-9")
def test_damage_to_itself_can_be_prevented_in_the_english_edition(scenario: Scenarios) -> None:
    calm = spell("calm", "Prevent all damage to target warrior this turn.")
    mayfly = warrior("mayfly", 3, 1, "Selfdestroy 1.")
    s = scenario(you=Side(warriors=[mayfly], hand=[SNARE, calm]), phase="trap")
    s.play("pass", "pass")
    assert s.window == "damage"
    s.pick("play calm")
    assert s.life("mayfly") == 1
