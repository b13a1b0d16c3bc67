"""Decks: what a legal one is (DECK), and what is wrong with another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deskovka.games.conquerors.rules.setup import FIRST_MINERS
from deskovka.problems import Problem

FEWEST_CARDS: Final = 50
MOST_CARDS: Final = 80
MOST_COPIES: Final = {1: MOST_CARDS, 2: 3, 3: 1}


def check_deck(stars: dict[str, int], deck: dict[str, int]) -> list[Problem]:
    """DECK-4: every reason why the deck is illegal; ``stars`` says what cards there are.

    A problem with one of the cards has its id as the value ``card``.
    """
    found: list[Problem] = []
    for ident, count in deck.items():
        if ident not in stars:
            found.append(Problem.of("conquerors-deck-card", card=ident))
        elif type(count) is not int or count < 1:
            found.append(Problem.of("conquerors-deck-count", card=ident, count=repr(count)))
        elif count > MOST_COPIES[stars[ident]]:
            problem = Problem.of(
                "conquerors-deck-copies",
                card=ident,
                count=count,
                stars=stars[ident],
                most=MOST_COPIES[stars[ident]],
            )
            found.append(problem.by("DECK-2"))
    size = sum(count for count in deck.values() if type(count) is int)
    if not FEWEST_CARDS <= size <= MOST_CARDS:
        found.append(
            Problem.of("conquerors-deck-size", count=size, least=FEWEST_CARDS, most=MOST_CARDS).by(
                "DECK-1"
            )
        )
    found += [
        Problem.of("conquerors-deck-miner", card=ident).by("DECK-3")
        for ident in FIRST_MINERS
        if not deck.get(ident)
    ]
    return found


def with_names(problem: Problem, called: Callable[[str], str]) -> Problem:
    """The problem with names instead of the ids of cards that it speaks of and suggests."""
    card = str(problem.values.get("card", ""))
    names = ", ".join(map(called, problem.suggestions))
    return problem.having(card=card and called(card), names=names)
