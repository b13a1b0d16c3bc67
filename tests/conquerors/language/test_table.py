"""The sentence table of Planetary Conquerors: every row is read, printed and built."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka.games.conquerors import packs
from deskovka.games.conquerors.box import make_box
from deskovka.games.conquerors.effects.selectors import NOUNS
from deskovka.games.conquerors.meanings import BUILDERS, Builder
from deskovka.games.conquerors.packs.sense import misfits
from deskovka.games.conquerors.packs.sentence_table import czech
from deskovka.games.conquerors.sentences import ROWS
from deskovka.games.conquerors.sentences.synonyms import SYNONYMS, meant
from deskovka.language import SentenceError
from deskovka.language.generate import Generator

IDS = {"Gold Mine": "gold-mine", "Scout": "scout"}
NAMES = {ident: name for name, ident in IDS.items()}
BUILT_APART = {"named", "card_named", "instead_may"}
LONGEST = 600


def test_every_row_has_a_builder_and_every_builder_a_row() -> None:
    assert {row.name for row in ROWS} == set(BUILDERS) | set(NOUNS) | {*SYNONYMS} | BUILT_APART


def test_what_a_row_says_can_be_built() -> None:
    rows = packs.table().rows
    generator, builder = Generator(rows), Builder(make_box(packs.core()))
    for sentence in rows:
        form = (*sentence.row.forms, *rows.forms[sentence.row.category])[0]
        for seed in range(3):
            tree = generator.row(Random(seed), sentence, form, 4, [*NAMES])
            assert builder.build(meant(tree)) is not None, tree


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
        assert misfit.problem.text()


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
            "Každý protihráč může položit past z ruky.",
        ),
        ("Each player shuffles their deck.", "Každý hráč si zamíchá balíček."),
        (
            "Prevent all damage to it this turn.",
            "Zruš všechno poškození, které by v tomto kole dostala.",
        ),
        (
            "Prevent the next 5 damage to each illusory warrior this turn.",
            "Zruš prvních 5 poškození, která by v tomto kole dostal každý iluzorní warrior.",
        ),
        ("Deal 1 damage to five target buildings.", "Uděl 1 poškození 5 zvoleným budovám."),
        (
            "At the start of your turn, you may draw a card.",
            "Na začátku svého kola si můžeš líznout kartu.",
        ),
        (
            "At the end of your kuk phase, each opponent draws a card. Draw a card.",
            "Na konci tvé kuk fáze si každý protihráč lízne kartu. Lízni si kartu.",
        ),
        (
            "At the end of your turn, target opponent may draw a card.",
            "Na konci tvého kola si zvolený protihráč může líznout kartu.",
        ),
        (
            "At the end of your turn, if you have no cards in your hand, draw a card.",
            "Na konci svého kola, pokud nemáš v ruce žádné karty, lízni si kartu.",
        ),
        (
            "You may place up to five more traps this turn.",
            "V tomto kole můžeš položit o 5 pastí více.",
        ),
        (
            "Each opponent may place up to one more trap this turn.",
            "Každý protihráč v tomto kole může položit o jednu past více.",
        ),
        (
            "You may make electricity two more times this turn.",
            "V tomto kole můžeš vyrobit elektřinu 2× navíc.",
        ),
        (
            "Whenever an opponent places a trap, destroy it.",
            "Kdykoli protihráč položí past, znič ji.",
        ),
        (
            "When a warrior is healed, if an opponent controls five or more traps, destroy it.",
            "Když je warrior vyléčen, pokud protihráč ovládá 5 nebo více pastí, znič ho.",
        ),
        (
            "Destroy target trap. Deal 1 damage to it for each miner you control. Look at it.",
            "Znič zvolenou past. Uděl jí 1 poškození za každého svého minera. Koukni se na ni.",
        ),
        (
            "Destroy each warrior an opponent controls that has electricity in its cost.",
            "Znič každého nepřátelského warriora s elektřinou v ceně.",
        ),
        (
            "Miners with electricity in their cost cannot attack.",
            "Mineři s elektřinou v ceně nemohou útočit.",
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
