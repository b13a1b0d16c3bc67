"""The sentence table of Plošinovka: every row is read, printed and built."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka.games.plosinovka import codes, meanings
from deskovka.games.plosinovka.lexicon import OWN_NOUNS
from deskovka.games.plosinovka.packs.sentence_table import czech, table
from deskovka.games.plosinovka.sentences import ROWS, START
from deskovka.games.plosinovka.state import Box, Definition
from deskovka.kernel.face import Face
from deskovka.language import SentenceError
from deskovka.language.generate import Generator

IDS = {"Stone Gaze": "stone-gaze", "Venom": "venom"}
NAMES = {ident: name for name, ident in IDS.items()}
LONGEST = 600
STARTS = sorted(set(START.values()))


def a_box() -> Box:
    box = Box("", Face())
    for number, ident in enumerate(NAMES):
        box.add(Definition(number, ident, codes.TOKEN))
    return box


def a_definition() -> Definition:
    return Definition(9, "any", codes.ITEM)


def test_every_row_has_a_node_and_every_node_a_row() -> None:
    nodes = {*meanings.BUILDERS, *meanings.STANDING, *meanings.FLAGS}
    assert {row.name for row in ROWS} == nodes


def test_what_a_row_says_can_be_built() -> None:
    rows = table().rows
    generator, box = Generator(rows), a_box()
    for sentence in rows:
        form = (*sentence.row.forms, *rows.forms[sentence.row.category])[0]
        for seed in range(3):
            tree = generator.row(Random(seed), sentence, form, 4, [*NAMES])
            if sentence.row.category in STARTS:
                meanings.add_ability(box, a_definition(), tree)
            else:
                assert meanings.build(box, tree) is not None, tree


def test_every_row_can_be_reached_from_what_an_entry_says() -> None:
    rows = table().rows
    reached: set[tuple[str, str]] = set()
    todo = [(start, "") for start in STARTS]
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


@given(st.integers(0, 2**32), st.sampled_from(STARTS))
def test_random_texts_are_read_as_they_were_printed(seed: int, start: str) -> None:
    tree = table().random(Random(seed), start=start, depth=7, names=[*NAMES])
    text = table().english(tree, own_name="Zombie", name_of=NAMES.__getitem__)
    if len(text) <= LONGEST:
        assert table().parse(text, own_name="Zombie", names=IDS, start=start) == tree


@given(
    st.integers(0, 2**32),
    st.sampled_from(STARTS),
    st.sampled_from([*OWN_NOUNS]),
)
def test_random_texts_are_printed_in_czech_and_built(seed: int, start: str, kind: str) -> None:
    tree = table().random(Random(seed), start=start, depth=7, names=[*NAMES])
    text = czech(kind, tree, NAMES)
    assert text.endswith(".")
    assert "  " not in text
    assert not set("{}<>|_~#^") & set(text)
    box, definition = a_box(), a_definition()
    meanings.add_ability(box, definition, tree)
    assert kinds_of_meaning(definition) == 1
    assert all(effect.number == at for at, effect in enumerate(box.effects))


def kinds_of_meaning(definition: Definition) -> int:
    """In how many ways it does something."""
    flags = (definition.firm, definition.heavy, definition.floats, definition.watches)
    said: list[Any] = [definition.mods, definition.triggers, definition.use, definition.body]
    return sum(bool(one) for one in (*said, definition.condition, any(flags)))


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you defeat an enemy, move 1 field.",
        "Whenever you push a hero, reroll your unused dice.",
        "At the start of your turn, set your special die to any symbol.",
        "Whenever Zombie attacks a hero, the hero moves 1 field.",
        "Each hero in the boss level swaps places with a hero or an enemy in their level.",
    ],
)
def test_what_asks_or_rolls_cannot_be_triggered(text: str) -> None:
    with pytest.raises(SentenceError, match="is not understood here"):
        table().parse(text, own_name="Zombie")


@pytest.mark.parametrize(
    ("english", "in_czech"),
    [
        ("Use: gain 1 coin and 5 gems.", "Použití: získej 1 zlaťák a 5 drahokamů."),
        ("You roll 5 more dice.", "Házíš o 5 kostek více."),
        ("Whenever a trap hurts you, gain 2 coins.", "Kdykoli tě zraní past, získej 2 zlaťáky."),
        (
            "Whenever you appear on the map, heal 1 life.",
            "Kdykoli se objevíš na mapě, vyleč si 1 život.",
        ),
        (
            "Use: pay 2 gems to add three boots to your pool.",
            "Použití: zaplať 2 drahokamy a přidej do své zásoby kostek 3 boty.",
        ),
        (
            "Each hero next to the boss heals 1 life.",
            "Každý hrdina v sousedství s bossem si vyléčí 1 život.",
        ),
        (
            "Each hero in the boss level gains 1 coin for each enemy next to them.",
            "Každý hrdina v úrovni s bossem získá 1 zlaťák za každého sousedního nepřítele.",
        ),
        (
            "At the end of the turn, every enemy moves right.",
            "Na konci tahu se všichni nepřátelé přesunou doprava.",
        ),
        ("The boss summons five helpers.", "Boss přivolá 5 pomocníků."),
    ],
)
def test_sentences_in_both_languages(english: str, in_czech: str) -> None:
    tree = table().parse(english)
    assert table().english(tree) == english
    assert czech("item", tree, {}) == in_czech


def test_a_trap_that_hurts_can_also_be_a_condition() -> None:
    tree = table().parse("A trap hurts you.", start="condition")
    assert czech("artifact", tree, {}) == "Zraní tě past."
