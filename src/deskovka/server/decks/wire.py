"""Decks that people build."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from deskovka.server.http.wire import Body, Texts

Cards = Annotated[
    dict[Annotated[str, Meta(max_length=80)], Annotated[int, Meta(ge=1, le=99)]],
    Meta(max_length=200),
]
PackIds = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=10)]


class DeckProblem(msgspec.Struct, frozen=True):
    """A reason why the deck cannot be played: by which rule, because of which card, if any.

    ``lacking``: nothing is wrong, there is only not enough yet.
    """

    text: Texts
    rule: str = ""
    card: str = ""
    lacking: bool = False


class Deck(msgspec.Struct, frozen=True):
    """``cards`` says how many of each; ``packs`` are ids of the owner's own packs.

    ``pack`` is the hash of all cards that it may consist of.
    """

    id: str
    game: str
    name: str
    cards: dict[str, int]
    packs: list[str]
    pack: str
    changed: int
    problems: list[DeckProblem]


class ReadyDeck(msgspec.Struct, frozen=True):
    """A deck of the box."""

    id: str
    name: Texts
    about: Texts
    cards: dict[str, int]


class SharedDeck(msgspec.Struct, frozen=True):
    """A deck as whoever has its link sees it."""

    deck: Deck
    owner: str
    mine: bool


class DeckWish(Body, frozen=True):
    """``game`` is the first in which players bring decks, unless it is named."""

    name: str
    cards: Cards = msgspec.field(default_factory=dict)
    packs: PackIds = msgspec.field(default_factory=list)
    game: str = ""


class DeckCards(Body, frozen=True):
    cards: Cards
    packs: PackIds = msgspec.field(default_factory=list)
    game: str = ""


class CheckedDeck(msgspec.Struct, frozen=True):
    pack: str
    problems: list[DeckProblem]


class DeckText(Body, frozen=True):
    """One line a card: "3 Gold Miner"; names of either language, or ids."""

    text: str
    game: str = ""


class LineMistake(msgspec.Struct, frozen=True):
    line: int
    text: Texts


class ReadDeck(msgspec.Struct, frozen=True):
    """What a text says; nothing is stored. ``name`` is empty where the text names none."""

    name: str
    cards: dict[str, int]
    packs: list[str]
    mistakes: list[LineMistake]
