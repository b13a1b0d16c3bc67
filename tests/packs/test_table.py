"""The sentence table of Planetary Conquerors: every row is read, printed and built."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka.conquerors import packs
from deskovka.conquerors.box import make_box
from deskovka.conquerors.effects.selectors import NOUNS
from deskovka.conquerors.meaning import BUILDERS, Builder
from deskovka.conquerors.packs.fitting import misfits
from deskovka.conquerors.packs.printing import czech
from deskovka.conquerors.sentences import ROWS
from deskovka.language import SentenceError
from deskovka.language.generate import Generator

IDS = {"Gold Mine": "gold-mine", "Scout": "scout"}
NAMES = {ident: name for name, ident in IDS.items()}
BUILT_APART = {"named", "card_named", "instead_may"}
LONGEST = 600


def test_every_row_has_a_builder_and_every_builder_a_row() -> None:
    assert {row.name for row in ROWS} == set(BUILDERS) | set(NOUNS) | BUILT_APART


def test_what_a_row_says_can_be_built() -> None:
    rows = packs.table().rows
    generator, builder = Generator(rows), Builder(make_box(packs.core()))
    for sentence in rows:
        form = (*sentence.row.forms, *rows.forms[sentence.row.category])[0]
        for seed in range(3):
            tree = generator.row(Random(seed), sentence, form, 4, [*NAMES])
            assert builder.build(tree) is not None, tree


def test_every_row_can_be_reached_from_a_paragraph() -> None:
    rows = packs.table().rows
    reached, todo = set(), [("ability", "")]
    found: set[str] = set()
    while todo:
        key = todo.pop()
        if key in reached:
            continue
        reached.add(key)
        for sentence in rows.options(*key):
            found.add(sentence.row.name)
            todo += [
                (slot.category, rows.child_form(key[0], key[1], slot)) for slot in sentence.slots
            ]
    assert found == {row.name for row in ROWS}


@given(st.integers(0, 2**32))
def test_random_paragraphs_are_read_as_they_were_printed(seed: int) -> None:
    tree = packs.table().random(Random(seed), depth=7, names=[*NAMES])
    text = packs.table().english(tree, own_name="Topdecker", name_of=NAMES.__getitem__)
    if len(text) <= LONGEST:
        assert packs.table().parse(text, own_name="Topdecker", names=IDS) == tree


@given(st.integers(0, 2**32), st.sampled_from(["miner", "building", "warrior", "trap", "spell"]))
def test_random_paragraphs_are_printed_in_czech_and_judged(seed: int, kind: str) -> None:
    tree = packs.table().random(Random(seed), depth=7, names=[*NAMES])
    text = czech(kind, tree, NAMES)
    assert text.endswith(".")
    assert "  " not in text
    assert not set("{}<>|_~#^") & set(text)
    for misfit in misfits(kind, [tree], {"gold-mine": "building", "scout": "warrior"}):
        assert misfit.message


@pytest.mark.parametrize(
    "text",
    [
        "If a warrior would attack, draw a card instead.",
        "If you would play a card, draw a card instead.",
        "If you would place a trap, draw a card instead.",
        "If an opponent would use a paid effect, draw a card instead.",
        "If you would sacrifice a warrior, draw a card instead.",
    ],
)
def test_what_cannot_be_replaced_has_no_words_for_it(text: str) -> None:
    with pytest.raises(SentenceError, match="is not understood here"):
        packs.table().parse(text)


@pytest.mark.parametrize(
    ("english", "in_czech"),
    [
        ("You may place a trap from your hand.", "Můžeš položit past z ruky."),
        (
            "Each opponent may place a trap from their hand.",
            "Každý soupeř může položit past z ruky.",
        ),
        ("Each player shuffles their deck.", "Každý hráč si zamíchá balíček."),
        ("Prevent all damage to it this turn.", "Ochraň ji v tomto kole před všemi zraněními."),
        (
            "Prevent the next 5 damage to each illusory warrior this turn.",
            "Ochraň v tomto kole každého iluzorního warriora před nejbližšími 5 zraněními.",
        ),
        ("Deal 1 damage to five target buildings.", "Uděl 1 zranění 5 zvoleným budovám."),
        (
            "At the start of your turn, you may draw a card.",
            "Na začátku svého kola si můžeš líznout kartu.",
        ),
        (
            "At the end of your kuk phase, each opponent draws a card. Draw a card.",
            "Na konci tvé kuk fáze si každý soupeř lízne kartu. Lízni si kartu.",
        ),
        (
            "At the end of your turn, target opponent may draw a card.",
            "Na konci tvého kola si zvolený soupeř může líznout kartu.",
        ),
        (
            "At the end of your turn, if you have no cards in your hand, draw a card.",
            "Na konci svého kola, pokud nemáš v ruce žádné karty, lízni si kartu.",
        ),
        (
            "Place up to five more traps this turn.",
            "V tomto kole můžeš položit až o 5 pastí více.",
        ),
        (
            "Each opponent places up to one more trap this turn.",
            "Každý soupeř v tomto kole může položit až o jednu past více.",
        ),
        (
            "You may make electricity up to two more times this turn.",
            "Můžeš v tomto kole vyrobit elektřinu až 2× navíc.",
        ),
        ("Adds 1 gold for each card in your hand.", "Přidává 1 zlato za každou kartu ve tvé ruce."),
    ],
)
def test_sentences_in_both_languages(english: str, in_czech: str) -> None:
    tree = packs.table().parse(english)
    assert packs.table().english(tree) == english
    assert czech("building", tree, {}) == in_czech


def test_other_players_do_not_use_what_is_yours() -> None:
    with pytest.raises(SentenceError, match='"your"'):
        packs.table().parse("Each opponent may place a trap from your hand.")
