"""Texts that are not canonical but plainly meant."""

from __future__ import annotations

import pytest

from deskovka.language import Row, SentenceError, SentenceTable, TableError
from tests.language.sample import NAMES, OWN, TABLE

ROWS = [
    Row("take", "order", "take {m:materials}.", once=("take the {m:materials}.",)),
    Row("sum", "materials", "{s:stack/, / and |, }"),
    Row("stack", "stack", "{n:amount} gold", once=("{n:amount} pieces of gold",)),
]
FORMS = {"order": (), "materials": ("said", "listed")}
NEWER = SentenceTable(ROWS, categories=FORMS, start="order")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Draw two cards.", "Draw two cards."),
        ("draw 2 cards", "Draw two cards."),
        ("Draw one card.", "Draw a card."),
        ("Gain two 🟡.", "Gain 2 gold."),
        ("pay 2⚡️ – draw 1 cards", "Pay 2 electricity - Draw a card."),
        ("Pay 1🟣—Destroy an warrior", "Pay 1 cosmium - Destroy a warrior."),
        ("DEAL  2 damage to TARGET Warrior .", "Deal 2 damage to target warrior."),
        ("put topdecker on top of its owner’s deck", "Put Topdecker on top of its owner's deck."),
        ("destroy gold miner.", "Destroy Gold Miner."),
        ("Destroy it. draw a card", "Destroy it. Draw a card."),
    ],
)
def test_what_is_meant_is_written_properly(text: str, canonical: str) -> None:
    assert TABLE.normalise(text, own_name=OWN, names=NAMES) == canonical
    assert TABLE.parse(canonical, own_name=OWN, names=NAMES)


def test_what_is_not_understood_stays_an_error() -> None:
    with pytest.raises(SentenceError) as caught:
        TABLE.normalise("deal two damage to teh warrior")
    assert caught.value.word == "teh"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Take the 1 gold.", "Take 1 gold."),
        ("Take 1 gold, 2 gold.", "Take 1 gold and 2 gold."),
        ("Take 1 gold, 2 gold, 3 pieces of gold.", "Take 1 gold, 2 gold and 3 gold."),
    ],
)
def test_what_an_earlier_version_wrote_is_corrected(text: str, canonical: str) -> None:
    with pytest.raises(SentenceError) as caught:
        NEWER.parse(text)
    assert caught.value.problem.suggestions == [canonical]
    assert NEWER.normalise(text) == canonical
    assert NEWER.english(NEWER.parse(canonical)) == canonical


def test_what_an_earlier_version_wrote_is_not_offered() -> None:
    assert NEWER.completions("Take ") == ["1", "2", "3"]
    assert NEWER.completions("Take 1 ") == ["gold"]
    assert NEWER.completions("Take 1 gold, 2 gold") == []
    assert NEWER.completions("Take 1 gold, 2 gold ") == [",", ".", "and"]


def test_what_joins_the_last_of_a_list_depends_on_the_form() -> None:
    tree = NEWER.parse("1 gold, 2 gold, 3 gold", start="materials.listed")
    assert NEWER.english(tree, start="materials.said") == "1 gold, 2 gold and 3 gold"
    assert NEWER.parse("1 gold, 2 gold and 3 gold", start="materials.said") == tree


def test_faults_of_earlier_patterns_are_named() -> None:
    rows = [
        Row("go", "order", "go {n:amount}", once=("walk {n:count}",)),
        Row("wait", "order", "wait", once=("wait|waits",)),
        Row("eat", "order", "eat {n:amount/, / and | or }"),
    ]
    with pytest.raises(TableError) as caught:
        SentenceTable(rows, categories={"order": ()}, start="order")
    assert caught.value.problems == [
        "go: a pattern it once had has other slots",
        "wait: wait|waits has 2 alternatives, the category 1 forms",
        "eat: slot n: 2 last separators, 1 forms",
    ]
