"""The structure of what a seat may see, for all who read views: bots, boards, the page."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from deskovka.games.conquerors.codes import Verb
from deskovka.games.port.views import Asked


class HeldCard(TypedDict):
    """A card by its handle, and what it is, for those who know."""

    handle: int
    card: NotRequired[str]


class PlanetCard(HeldCard):
    """Only entities have life and traps, and only warriors what follows ``attack``.

    ``used`` counts abilities paid for this turn. ``changes`` lists kind, amount and
    duration of each change. ``attacked`` is of its last attack (ATT-5). ``target``,
    ``blocker`` and ``blocking`` are handles.
    """

    owner: int
    used: int
    illusion: bool
    life: NotRequired[int]
    max_life: NotRequired[int]
    shielding: NotRequired[int]
    traps: NotRequired[list[HeldCard]]
    changes: NotRequired[list[int]]
    attack: NotRequired[int]
    exhausted: NotRequired[bool]
    attacked: NotRequired[bool]
    target: NotRequired[int]
    line: NotRequired[int]
    blocker: NotRequired[int]
    blocking: NotRequired[int]


class Player(TypedDict):
    """``stored`` and ``maxima`` are gold, cosmium and electricity.

    ``known_deck`` lists cards that the seat has seen in the deck: how many lie above, and which.
    """

    seat: int
    out: bool
    stored: list[int]
    maxima: list[int]
    building_life: int
    base: PlanetCard | None
    miners: list[PlanetCard]
    row: list[PlanetCard]
    hand: list[HeldCard]
    junkyard: list[HeldCard]
    deck: int
    known_deck: list[list[int | str]]
    makes_left: int
    placed: int
    moved: int
    skips: list[str]


class Window(TypedDict):
    """A chance to react, of that kind; ``card`` is the handle that it is about, if any."""

    what: Literal["window"]
    kind: str
    by: int
    card: int


class Waiting(HeldCard):
    """A card that is being played, an ability that was paid for, or a trap that is activated."""

    what: Literal["play", "paid", "trap"]
    by: int


class Trigger(TypedDict):
    """An ability of a card that was triggered and waits."""

    card: str
    ability: int
    by: int


class Option(TypedDict):
    """``card`` is a handle; cards in decks, which have none, are told by ``definition``."""

    verb: Verb | Literal["roll", "page"]
    card: NotRequired[int]
    definition: NotRequired[str]
    ability: NotRequired[int]
    keyword: NotRequired[str]
    number: NotRequired[int]
    seat: NotRequired[int]
    count: NotRequired[int]


class Outcome(TypedDict):
    winners: list[int]
    how: str


class PlanetView(TypedDict):
    """``attackers`` are handles; ``pending`` lists what goes on, the latest first.

    ``options`` and ``default`` are there only while the seat that looks is asked.
    """

    game: str
    edition: str
    seat: int | None
    turn: int
    starter: int
    active: int
    phase: str
    players: list[Player]
    attackers: list[int]
    pending: list[Window | Waiting]
    effects: list[Trigger]
    asked: Asked | None
    outcome: Outcome | None
    options: NotRequired[list[Option]]
    default: NotRequired[int]
