"""What a card's author is told when a text is not understood."""

from __future__ import annotations

import pytest

from deskovka.language import SentenceError
from tests.language.sample import NAMES, OWN, TABLE, is_read_or_refused


def error(text: str) -> SentenceError:
    with pytest.raises(SentenceError) as caught:
        TABLE.parse(text, own_name=OWN, names=NAMES)
    return caught.value


def test_a_misspelt_word_is_shown_with_what_was_meant() -> None:
    found = error("Deal 2 damage to target wariror.")
    assert str(found) == '"wariror" is not understood here; did you mean "warrior"?'
    assert (found.column, found.word, found.problem.suggestions) == (25, "wariror", ["warrior"])
    assert found.expected == ["building", "damaged", "illusion", "warrior"]


def test_columns_count_in_the_text_as_written() -> None:
    found = error("Destroy Gold Miner. Destroy Topdecker. Destory it.")
    assert (found.column, found.word) == (40, "Destory")
    assert found.problem.suggestions == ["destroy"]


def test_a_known_word_in_the_wrong_place_names_what_comes_there() -> None:
    found = error("Deal 2 to target warrior.")
    assert (found.column, found.word) == (8, "to")
    assert found.expected == ["damage"]
    assert 'here comes "damage"' in str(found)


def test_an_early_end_says_what_is_missing() -> None:
    found = error("Deal 2 damage")
    assert str(found) == 'the sentence ends too early; after "Deal 2 damage" comes "to"'
    assert (found.column, found.word, found.expected) == (14, "", ["to"])


def test_text_after_the_end_is_refused() -> None:
    found = error("Shielding 2. Draw a card.")
    assert (found.column, found.word) == (14, "Draw")
    assert "complete before it" in str(found)


@pytest.mark.parametrize("text", ["", "   "])
def test_nothing_is_no_sentence(text: str) -> None:
    found = error(text)
    assert str(found) == "there is no text"
    assert "deal" in found.expected


@pytest.mark.parametrize(
    ("text", "canonical", "column"),
    [
        ("Draw 2 cards.", "Draw two cards.", 6),
        ("Draw two card.", "Draw two cards.", 10),
        ("draw a card.", "Draw a card.", 1),
        ("Destroy a illusion.", "Destroy an illusion.", 9),
        ("Gain two gold.", "Gain 2 gold.", 6),
        ("Draw  a card.", "Draw a card.", 6),
        ("Draw a card. draw a card.", "Draw a card. Draw a card.", 14),
        ("Pay 2 gold- Draw a card.", "Pay 2 gold - Draw a card.", 7),
        ("Gain 02 gold.", "Gain 2 gold.", 6),
    ],
)
def test_only_one_way_of_writing_is_accepted(text: str, canonical: str, column: int) -> None:
    found = error(text)
    assert str(found) == f'write it as "{canonical}"'
    assert found.problem.suggestions == [canonical]
    assert found.column == column


def test_the_error_of_the_reading_that_came_farthest_is_shown() -> None:
    found = error("Draw a crad.")
    assert (found.column, found.word, found.problem.suggestions) == (8, "crad", ["card", "cards"])


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. " * 60,
        "damaged " * 70,
        "(" * 500,
        "Destroy a " + "damaged " * 65 + "warrior.",
        "9" * 600,
        "Draw " + "٣" + " cards.",
        "Choose one: " + "draw a card; or " * 35 + "draw a card.",
    ],
)
def test_hostile_texts_end_in_an_answer(text: str) -> None:
    assert is_read_or_refused(text)


def test_a_long_text_is_refused_unread() -> None:
    found = error("Draw a card. " * 60)
    assert str(found) == "the text is longer than 600 characters"


def test_completions_are_what_may_come_next() -> None:
    assert TABLE.completions("Destroy t") == ["target"]
    assert TABLE.completions("Deal ") == ["that", "1", "2", "3"]
    after = TABLE.completions("Deal 2 damage to ", own_name=OWN, names=NAMES)
    assert after == ["a", "each", "it", "target", "up", OWN, "Draw", "Gold", "Gold Miner"]
    assert TABLE.completions("Draw tw", names=NAMES) == ["two"]
    assert "Whenever" in TABLE.completions("")
    assert TABLE.completions("Draw nonsense ") == []
    assert TABLE.completions("Draw a card. " * 60) == []


def test_words_are_all_words() -> None:
    assert {"draws", "warriors", "two", "instead"} <= set(TABLE.words())
