"""Decks: how many cards, how many of each, and that every fault is named."""

from __future__ import annotations

import pytest

from deskovka.games.conquerors import decks
from deskovka.games.conquerors.game import conquerors
from deskovka.kernel.errors import BadSetup
from tests.rule import rule

STARS = {
    "gold-miner": 1,
    "collector-of-cosmium": 1,
    "scout": 1,
    "topdecker": 2,
    "medic": 2,
    "capitol": 3,
    "arc-colossus": 3,
}
MINERS = {"gold-miner": 1, "collector-of-cosmium": 1}


def check_deck(stars: dict[str, int], deck: dict[str, int]) -> list[str]:
    return [str(problem) for problem in decks.check_deck(stars, deck)]


def of_size(size: int) -> dict[str, int]:
    return {**MINERS, "scout": size - 2}


@rule("conquerors:DECK-1")
@pytest.mark.parametrize(
    ("size", "legal"), [(49, False), (50, True), (64, True), (80, True), (81, False), (3, False)]
)
def test_a_deck_has_50_to_80_cards(size: int, legal: bool) -> None:
    wrong = [] if legal else [f"{size} cards: a deck has 50 to 80 (DECK-1)"]
    reasons = check_deck(STARS, of_size(size))
    assert [reason for reason in reasons if "DECK-1" in reason] == wrong
    assert reasons == wrong or size == 81


@rule("conquerors:DECK-2")
@pytest.mark.parametrize(
    ("ident", "copies", "legal"),
    [
        ("scout", 48, True),
        ("gold-miner", 49, True),
        ("topdecker", 3, True),
        ("topdecker", 4, False),
        ("capitol", 1, True),
        ("capitol", 2, False),
    ],
)
def test_stars_say_how_many_of_a_name_there_may_be(ident: str, copies: int, legal: bool) -> None:
    filled = {**MINERS, "scout": 48, ident: copies}
    reasons = check_deck(STARS, filled)
    assert ([reason for reason in reasons if "DECK-2" in reason] == []) == legal
    assert all(reason.startswith(f"{ident}: {copies} copies") for reason in reasons if not legal)


@rule("conquerors:DECK-2")
def test_each_name_is_counted_for_itself() -> None:
    assert check_deck(STARS, {**of_size(50), "topdecker": 3, "medic": 3}) == []
    assert check_deck(STARS, {**of_size(50), "capitol": 1, "arc-colossus": 1}) == []


@rule("conquerors:DECK-3")
@pytest.mark.parametrize("missing", ["gold-miner", "collector-of-cosmium"])
def test_a_deck_needs_the_two_first_miners(missing: str) -> None:
    deck = of_size(60)
    del deck[missing]
    assert check_deck(STARS, deck) == [f"at least one {missing} is needed (DECK-3)"]


@rule("conquerors:DECK-4")
def test_every_fault_of_a_deck_is_named() -> None:
    deck = {"topdecker": 5, "capitol": 2, "gold-miner": 1, "dragon": 4, "medic": 0, "scout": 2}
    assert check_deck(STARS, deck) == [
        "topdecker: 5 copies, but a card with 2 stars may be in a deck 3 times at most (DECK-2)",
        "capitol: 2 copies, but a card with 3 stars may be in a deck once at most (DECK-2)",
        "there is no card “dragon” in the pack",
        "medic: 0 is not a number of copies",
        "14 cards: a deck has 50 to 80 (DECK-1)",
        "at least one collector-of-cosmium is needed (DECK-3)",
    ]


@rule("conquerors:DECK-4")
def test_no_game_is_set_up_with_an_illegal_deck() -> None:
    """Every deck is looked at, and each reason says which it is of."""
    with pytest.raises(BadSetup) as refused:
        conquerors().new(decks=[{"gold-miner": 49}, "raiders", {**of_size(60), "capitol": 2}])
    assert [*map(str, refused.value.reasons)] == [
        "deck 1: 49 cards: a deck has 50 to 80 (DECK-1)",
        "deck 1: at least one collector-of-cosmium is needed (DECK-3)",
        "deck 3: capitol: 2 copies, but a card with 3 stars may be in a deck once at most (DECK-2)",
    ]


@rule("conquerors:DECK-1", "conquerors:DECK-2", "conquerors:DECK-3")
def test_the_ready_made_decks_are_legal() -> None:
    game = conquerors()
    assert [check_deck(game.stars, deck.cards) for deck in game.pack.decks] == [[]] * 4
