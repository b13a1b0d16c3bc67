"""English text to trees and back."""

from __future__ import annotations

import pytest

from deskovka.language import Row, SentenceError, SentenceTable, TableError
from tests.language.sample import NAMES, OWN, TABLE

TEXTS = {
    "Draw a card.": ["plain", [["do", ["draw", 1]]]],
    "Draw 11 cards.": ["plain", [["do", ["draw", 11]]]],
    "Deal 2 damage to target warrior.": [
        "plain",
        [["do", ["damage", 2, ["target", ["free", ["warrior"]]]]]],
    ],
    "If Topdecker would die, put it on top of its owner's deck instead.": [
        "instead",
        ["dies", ["own"]],
        ["top", ["it"]],
    ],
    "When a damaged warrior you control dies, each opponent draws two cards.": [
        "when",
        ["dies", ["any", ["yours", ["damaged", ["warrior"]]]]],
        [["subject", ["opponents"], ["draw", 2]]],
    ],
    "Pay 2 gold - Choose one: draw a card; or gain 1 cosmium.": [
        "paid",
        ["pay", 2, ["gold"]],
        [["choose", [["draw", 1], ["gain", 1, ["cosmium"]]]]],
    ],
    "Destroy an illusion. Draw a card.": [
        "plain",
        [["do", ["destroy", ["any", ["free", ["illusion"]]]]], ["do", ["draw", 1]]],
    ],
    "Shielding 3.": ["shielding", 3],
    "You may deal that much damage to Gold Miner.": [
        "plain",
        [["may", ["damage", ["that_much"], ["named", "gold-miner"]]]],
    ],
    "Destroy Gold. Destroy Gold Miner. Gain 1 gold.": [
        "plain",
        [
            ["do", ["destroy", ["named", "gold"]]],
            ["do", ["destroy", ["named", "gold-miner"]]],
            ["do", ["gain", 1, ["gold"]]],
        ],
    ],
}


@pytest.mark.parametrize("text", TEXTS)
def test_text_and_tree_are_one(text: str) -> None:
    tree = TABLE.parse(text, own_name=OWN, names=NAMES)
    assert tree == TEXTS[text]
    spelled = {ident: name for name, ident in NAMES.items()}
    assert TABLE.english(tree, own_name=OWN, name_of=spelled.__getitem__) == text


def test_a_name_that_is_also_a_word_is_read_as_either() -> None:
    named = TABLE.parse("Destroy Draw.", own_name=OWN, names=NAMES)
    assert named == ["plain", [["do", ["destroy", ["named", "draw"]]]]]
    both = TABLE.parse("Draw a card. Destroy Draw.", own_name=OWN, names=NAMES)
    assert both == ["plain", [["do", ["draw", 1]], ["do", ["destroy", ["named", "draw"]]]]]


def test_names_are_whole_words_and_the_longest_wins() -> None:
    names = {"Top": "top", "Topdecker Prime": "prime"}
    tree = TABLE.parse("Destroy Topdecker Prime. Destroy Topdecker.", own_name=OWN, names=names)
    assert tree == [
        "plain",
        [["do", ["destroy", ["named", "prime"]]], ["do", ["destroy", ["own"]]]],
    ]


def test_a_name_keeps_its_capitals_and_marks() -> None:
    names = {"e-Bot No. 5 - kuk": "bot"}
    text = "When e-Bot No. 5 - kuk dies, destroy e-Bot No. 5 - kuk."
    tree = TABLE.parse(text, own_name=OWN, names=names)
    assert tree[1] == ["dies", ["named", "bot"]]
    assert TABLE.english(tree, name_of=lambda ident: "e-Bot No. 5 - kuk") == text


def test_any_category_and_form_can_be_read() -> None:
    tree = TABLE.parse("Draws two cards", start="effect.third")
    assert tree == ["draw", 2]
    assert TABLE.english(tree, start="effect.third") == "Draws two cards"
    assert TABLE.english(tree) == "Draw two cards"
    with pytest.raises(KeyError, match="no form"):
        TABLE.parse("Draw a card", start="effect.past")


def test_a_text_with_two_trees_is_refused() -> None:
    rows = [
        Row("thing", "kind", "thing"),
        Row("red", "kind", "red {k:kind}"),
        Row("yours", "kind", "{k:kind} you control"),
    ]
    table = SentenceTable(rows, categories={}, start="kind")
    with pytest.raises(SentenceError, match="two meanings") as caught:
        table.parse("Red thing you control")
    assert "red(yours(thing))" in str(caught.value)
    assert "yours(red(thing))" in str(caught.value)


def test_faults_of_a_table_are_all_named() -> None:
    rows = [
        Row("one", "effect", "go|goes {x:nowhere}"),
        Row("one", "effect", "stop"),
        Row("two", "effect", "wait {n:amount.soon} {m?day|days}"),
        Row("three", "effect", "{broken"),
    ]
    with pytest.raises(TableError) as caught:
        SentenceTable(rows, categories={"effect": ()}, start="effect")
    text = "\n".join(caught.value.problems)
    assert "one: two rows" in text
    assert "one: go|goes has 2 alternatives" in text
    assert "one: slot x: there is no category nowhere" in text
    assert "two: {m?…} agrees with a slot that is not there" in text
    assert "three: a brace is missing" in text


def test_rows_that_read_alike_are_refused() -> None:
    rows = [Row("one", "effect", "stop"), Row("two", "effect", "stop")]
    table = SentenceTable(rows, categories={}, start="effect")
    with pytest.raises(TableError, match="one and two read alike"):
        table.words()


def test_rows_that_lead_nowhere_are_refused() -> None:
    rows = [
        Row("stop", "effect", "stop"),
        Row("round", "effect", "{d:deed}"),
        Row("about", "deed", "{e:effect}"),
        Row("nothing", "state", "on|0"),
    ]
    table = SentenceTable(rows, categories={"state": ("yes", "no")}, start="effect")
    with pytest.raises(TableError) as caught:
        table.words()
    assert caught.value.problems == [
        "round only leads back to itself",
        "about only leads back to itself",
        "nothing reads as nothing",
    ]


def test_rows_may_exist_in_some_forms_only() -> None:
    rows = [
        Row("falls", "event", "rain falls|would_fall"),
        Row("shines", "event", "sun shines", forms=("fact",)),
        Row("if", "rule", "if {e:event.would}, hide."),
        Row("when", "rule", "when {e:event}, dance."),
    ]
    table = SentenceTable(rows, categories={"event": ("fact", "would")}, start="rule")
    assert table.parse("When sun shines, dance.") == ["when", ["shines"]]
    assert table.parse("If rain would fall, hide.") == ["if", ["falls"]]
    with pytest.raises(SentenceError, match='"sun" is not understood here'):
        table.parse("If sun shines, hide.")


def test_the_own_name_can_also_be_the_name_of_a_card() -> None:
    rows = [
        Row("own", "thing", "~"),
        Row("named", "thing", "{x:name}"),
        Row("find", "effect", "find a card named {x:name}"),
        Row("keep", "effect", "keep {t:thing}"),
    ]
    table = SentenceTable(rows, categories={}, start="effect")
    names = {"Twin": "twin"}
    assert table.parse("Keep Twin", own_name="Twin", names=names) == ["keep", ["own"]]
    assert table.parse("Find a card named Twin", own_name="Twin", names=names) == ["find", "twin"]
    assert table.parse("Keep Twin", own_name="Else", names=names) == ["keep", ["named", "twin"]]


def test_numbers_signs_and_marks() -> None:
    rows = [
        Row("give", "effect", "give {a:signed} attack (or {n:number} {n?heart|hearts})!"),
        Row("form", "effect", "become {a:amount}/{b:amount}"),
        Row("star", "effect", "take 1 star, then {n:amount} more"),
        Row("twice", "effect", "{x:amount} and again {x}"),
    ]
    table = SentenceTable(rows, categories={}, start="effect")
    for text, tree in {
        "Give +2 attack (or one heart)!": ["give", 2, 1],
        "Give -1 attack (or three hearts)!": ["give", -1, 3],
        "Become 2/12": ["form", 2, 12],
        "Take 1 star, then 1 more": ["star", 1],
        "3 and again 3": ["twice", 3],
    }.items():
        assert table.parse(text) == tree
        assert table.english(tree) == text
    with pytest.raises(SentenceError, match="write it as"):
        table.parse("3 and again 4")


def test_many_names_that_are_words_do_not_confuse() -> None:
    text = "Draw a card. Draw a card. Draw a card. Draw a card. Destroy Draw. Destroy Gold."
    tree = TABLE.parse(text, own_name=OWN, names=NAMES)
    assert tree[1][3:] == [
        ["do", ["draw", 1]],
        ["do", ["destroy", ["named", "draw"]]],
        ["do", ["destroy", ["named", "gold"]]],
    ]


@pytest.mark.parametrize("text", ["1 coin and 1 gem", "1 coin and 2 gems", "3 coins and 1 gem"])
def test_words_agree_each_with_its_own_number(text: str) -> None:
    rows = [Row("both", "price", "{c:amount} {c?coin|coins} and {g:amount} {g?gem|gems}")]
    table = SentenceTable(rows, categories={}, start="price")
    assert table.english(table.parse(text)) == text
    with pytest.raises(SentenceError):
        table.parse("1 coins and 2 gem")
