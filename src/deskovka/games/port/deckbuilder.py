"""What the rest of Deskovka may ask of a game in which every player brings a deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from deskovka.packs.data import Labelled
from deskovka.problems import Problem

Cards = dict[str, int]  # how many of each, by id


class Ready(Labelled, Protocol):
    """A deck of a pack."""

    @property
    def about(self) -> dict[str, str]: ...
    @property
    def cards(self) -> Cards: ...


class Reading(Protocol):
    """The deck that a text is, as far as it can be read.

    A mistake has the number of its line as the value ``line``.
    """

    @property
    def name(self) -> str: ...
    @property
    def cards(self) -> Cards: ...
    @property
    def mistakes(self) -> Sequence[Problem]: ...


class Pair(NamedTuple):
    """A deck without a card and with it, otherwise as like each other as can be."""

    without: Cards
    having: Cards


class Deckbuilder(Protocol):
    """Knows the decks of one game; ``game`` is it with some cards."""

    @property
    def foundation(self) -> str:
        """The ready-made deck that a card is tried in."""

    def ready(self, game: Any) -> Sequence[Ready]:
        """Those of its packs."""

    def problems(self, game: Any, cards: Cards) -> Sequence[Problem]:
        """Every reason why a deck is illegal; that of one card has its id as the value ``card``."""

    def named(self, problem: Problem, called: Callable[[str], str]) -> Problem:
        """The problem with names instead of the ids of cards that it speaks of."""

    def read(self, text: str, cards: Sequence[Any]) -> Reading:
        """The deck that a text is; ``cards`` are those that it may name."""

    def write(self, name: str, deck: Mapping[str, int], cards: Sequence[Any], language: str) -> str:
        """The text that `read` reads."""

    def packed(self, decks: Mapping[str, Cards]) -> str:
        """The text of a pack that brings these decks, by id."""

    def pair(self, game: Any, deck: Cards, card: str) -> Pair:
        """What a trial of a card compares: its place is taken by cards that are like it."""
