"""Trees that nobody thought of."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from deskovka.language import OwnCard, SentenceError
from tests.language.sample import NAMES, OWN, TABLE, is_read_or_refused

SPELLED = {ident: name for name, ident in NAMES.items()}
OTHERS = ["gold-miner", "gold", "draw"]


@given(st.integers(0, 2**32), st.integers(0, 7))
def test_random_trees_print_and_parse_back(seed: int, depth: int) -> None:
    tree = TABLE.random(Random(seed), depth=depth, names=OTHERS)
    text = TABLE.english(tree, own_name=OWN, name_of=SPELLED.__getitem__)
    if len(text) <= 600:
        assert TABLE.parse(text, own_name=OWN, names=NAMES) == tree
    assert TABLE.czech(tree, own=OwnCard("warrior"), name_of=SPELLED.__getitem__)


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert is_read_or_refused(text)


@given(st.lists(st.sampled_from([*TABLE.words(), OWN, "Gold Miner", "2", ". "]), max_size=12))
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    text = " ".join(words)
    try:
        canonical = TABLE.normalise(text, own_name=OWN, names=NAMES)
    except SentenceError:
        canonical = "Draw a card."
    assert TABLE.parse(canonical, own_name=OWN, names=NAMES)


def test_the_reference_shows_every_row_in_both_languages() -> None:
    chapters = TABLE.reference(own_name=OWN, own=OwnCard("warrior"), names=NAMES)
    entries = {entry.name: entry for chapter in chapters for entry in chapter.entries}
    assert set(entries) == {sentence.row.name for sentence in TABLE.rows}
    damage = entries["damage"]
    assert damage.pattern == "deal [amount] damage to [target]"
    assert damage.example_en == "Deal 2 damage to target warrior."
    assert damage.example_cs == "Uděl 2 zranění zvolenému warriorovi."
    assert all(
        entry.example_en and entry.example_cs for entry in entries.values() if entry.name != "it"
    )
    assert entries["choose"].pattern == "choose one: [effect]; or …."
