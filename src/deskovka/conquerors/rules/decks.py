"""Decks: what a legal one is (DECK)."""

from __future__ import annotations

from typing import Final

from deskovka.conquerors.rules.setup import FIRST_MINERS

FEWEST_CARDS: Final = 50
MOST_CARDS: Final = 80
MOST_COPIES: Final = {1: MOST_CARDS, 2: 3, 3: 1}


def check_deck(stars: dict[str, int], deck: dict[str, int]) -> list[str]:
    """DECK-4: every reason why the deck is illegal; ``stars`` says what cards there are."""
    reasons: list[str] = []
    for ident, count in deck.items():
        if ident not in stars:
            reasons.append(f"there is no card {ident!r} in the pack")
        elif type(count) is not int or count < 1:
            reasons.append(f"{ident}: {count!r} is not a number of copies")
        elif count > MOST_COPIES[stars[ident]]:
            reasons.append(
                f"{ident}: {count} copies, but a card with {stars[ident]} stars may be "
                f"in a deck {MOST_COPIES[stars[ident]]} times at most (DECK-2)"
            )
    size = sum(count for count in deck.values() if type(count) is int)
    if not FEWEST_CARDS <= size <= MOST_CARDS:
        reasons.append(f"{size} cards: a deck has {FEWEST_CARDS} to {MOST_CARDS} (DECK-1)")
    reasons.extend(
        f"at least one {ident} is needed (DECK-3)" for ident in FIRST_MINERS if not deck.get(ident)
    )
    return reasons
