"""Faults that random games and random cards have found, each in a position of its own."""

from __future__ import annotations

import pytest

from tests.conquerors.scenario import IDLE, Scenarios, Side, building, card, spell, trap, warrior
from tests.rule import rule

pytestmark = pytest.mark.fast


@rule("conquerors:MAT-3")
def test_a_card_that_enters_and_lowers_a_storage_discards_the_surplus(scenario: Scenarios) -> None:
    leech = building("leech", 3, "Each opponent's gold storage holds 4 less.")
    s = scenario(you=Side(hand=[leech, IDLE], gold=5), foe=Side(gold=5))
    s.pick("play leech")
    assert (s.stored("you"), s.stored("foe")) == ((5, 0, 0), (2, 0, 0))
    assert s.maxima("foe") == (2, 6, 3)


@rule("conquerors:WIN-2")
def test_a_base_falls_when_its_life_is_lowered_without_damage(scenario: Scenarios) -> None:
    blight = building("blight", 40, "Undamaged entities have -15 life.")
    s = scenario(you=Side(hand=[blight], base=14), foe=Side(), third=Side())
    s.pick("play blight")
    assert (s.out("foe"), s.out("third")) == (True, True)
    assert (s.winners, s.how) == (["you"], "last_left")


@rule("conquerors:WIN-2")
def test_a_base_falls_when_an_effect_lowers_its_life(scenario: Scenarios) -> None:
    curse = spell("curse", "Give target base -15 life.")
    s = scenario(you=Side(hand=[curse]), foe=Side())
    s.play("play curse", "foe base")
    assert (s.winners, s.how) == (["you"], "last_left")


@rule("conquerors:WIN-7")
@pytest.mark.parametrize("text", ["Give each base -15 life.", "Take 15 life from each base."])
def test_when_all_bases_fall_at_once_they_are_compared(scenario: Scenarios, text: str) -> None:
    s = scenario(
        you=Side(hand=[spell("doom", text)], base=5),
        foe=Side(buildings=[building("hut", 2)]),
    )
    s.pick("play doom")
    assert (s.winners, s.how) == (["foe"], "all_fell")


@rule("conquerors:WIN-7")
def test_when_all_bases_fall_by_a_standing_effect_they_are_compared(scenario: Scenarios) -> None:
    blight = warrior("blight", 1, 40, "Bases have -15 life.")
    s = scenario(
        you=Side(hand=[blight], buildings=[card(building("hut", 2), damage=1)]),
        foe=Side(base=9),
    )
    s.pick("play blight")
    assert (s.winners, s.how) == (["you"], "all_fell")


@rule("conquerors:TRAP-3", "conquerors:UI-1")
@pytest.mark.parametrize("known", [[], ["you"]])
def test_a_face_down_trap_is_found_by_name_only_by_who_knows_it(
    scenario: Scenarios, known: list[str]
) -> None:
    pit, net = trap("pit", "Draw a card."), trap("net", "Draw a card.")
    fill = spell("fill", "Destroy target trap named Pit.")
    s = scenario(
        you=Side(hand=[fill, IDLE]),
        foe=Side(traps_before_base=[card(pit, known=known), net], deck=[pit, net, pit, net]),
    )
    s.expect("you", "main", ["pass", "play idle", *(["play fill"] if known else [])])
    for seed in range(20):
        assert s.table.determinize(0, seed).view(0) == s.table.view(0)
