"""Games, and what is printed on their cards."""

from __future__ import annotations

import msgspec

from deskovka.server.http.wire import Texts


class Choice(msgspec.Struct, frozen=True):
    """A deck, hero or boss to choose; where it has no name, it has a label of the game."""

    id: str
    name: Texts = {}
    about: Texts = {}
    art: str = ""


class Option(msgspec.Struct, frozen=True):
    """Something to choose when a table is opened; without ``choices`` it is a yes or no.

    ``each``: for every seat. What nobody has chosen is ``usual``, or random where that is empty.
    """

    name: str
    choices: list[Choice]
    each: bool
    usual: str


class GameInfo(msgspec.Struct, frozen=True):
    """``lesson`` says what the guided game is about; None where there is none.

    ``labels`` are words for options, and for keys and values of views. ``pauses``: its tables may
    pause where a hand decides whether somebody is asked.
    """

    name: str
    title: Texts
    pack: str
    least: int
    most: int
    options: list[Option]
    bots: list[str]
    about: Texts
    lesson: Texts | None
    labels: dict[str, Texts]
    pauses: bool = False


class CardInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as it is printed; ``text`` by language and paragraph.

    ``adds`` is what it brings whoever controls it in each of their turns.
    """

    id: str
    type: str
    name: Texts
    text: dict[str, list[str]]
    art: str = ""
    flavour: Texts = {}
    stars: int = 0
    cost: dict[str, int] = {}
    adds: dict[str, int] = {}
    attack: int | None = None
    life: int | None = None
    damage: int | None = None
    level: int = 0
    price: int = 0
    coins: int = 0
    gems: int = 0
    star: list[str] = []
    condition: Texts = {}
    setup: Texts = {}
    special: str = ""
    boss: str = ""
    symbol: str = ""


class DungeonInfo(msgspec.Struct, frozen=True):
    """A dungeon card: 4 × 4 fields from the bottom left, row by row; walls are 5 a row."""

    id: str
    name: Texts
    dungeon: str
    boss: bool
    fields: list[int]
    floor: list[int]
    through: list[int]
    wall: list[int]


class PackInfo(msgspec.Struct, frozen=True):
    """``flags`` names the bits of a dungeon's fields, ``definitions`` what events number."""

    hash: str
    game: str
    cards: dict[str, CardInfo]
    dungeons: dict[str, DungeonInfo]
    flags: dict[str, int]
    definitions: list[str]
