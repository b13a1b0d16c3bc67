"""Texts that are not canonical but plainly meant."""

from __future__ import annotations

import pytest

from deskovka.language import SentenceError
from tests.language.sample import NAMES, OWN, TABLE


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
