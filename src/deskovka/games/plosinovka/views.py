"""The structure of what a seat may see, for all who read views: bots, boards, the page."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from deskovka.games.plosinovka.codes import EnemyFace, Symbol, Verb
from deskovka.games.port.views import Asked


class Dice(TypedDict):
    """How many of the action dice show each symbol."""

    boot: int
    sword: int
    coin: int
    monster: int
    star: int


class Tower(TypedDict):
    """``cards`` are the dungeon cards from the bottom left, ``enemies`` the enemy cards seen."""

    levels: int
    lowest: int
    revealed: int
    cards: list[str]
    enemies: list[str]


class Figure(TypedDict):
    """``life`` is an enemy's or boss's; a hero's is the player's."""

    figure: int
    card: str
    field: int
    life: NotRequired[int]


class Treasure(TypedDict):
    field: int
    what: Literal["coin", "gem"]


class Player(TypedDict):
    """``field`` is None while the hero is off the map; ``special`` is the face of that die."""

    seat: int
    hero: str
    field: int | None
    life: int
    most_life: int
    coins: int
    gems: int
    special: Symbol
    cards: list[str]
    used: list[str]
    tired: bool
    tokens: list[str]
    inside: bool
    defeated: int


class Shop(TypedDict):
    """None is a gap; ``returned`` are the potions that go back under the deck."""

    items: list[str | None]
    potions: list[str | None]
    items_left: int
    potions_left: int
    returned: list[str]


class Boss(TypedDict):
    """``attacks_possible`` are the attack cards left in the deck, not in their order there."""

    card: str | None
    life: int
    figure: int | None
    attacks_left: int
    attacks_possible: list[str]
    attacks_played: list[str]
    tokens_left: list[str]


class Artifact(TypedDict):
    card: str
    holder: int | None


class Option(TypedDict):
    """``portal`` is there where one leads to the field; ``damage`` and ``life`` tell of a blow."""

    verb: Verb | Literal["roll", "page"]
    number: NotRequired[int]
    symbol: NotRequired[Symbol]
    card: NotRequired[str]
    field: NotRequired[int]
    portal: NotRequired[bool]
    figure: NotRequired[int]
    times: NotRequired[int]
    gems: NotRequired[int]
    damage: NotRequired[int]
    life: NotRequired[int]


class Outcome(TypedDict):
    """``score`` is that of a game for one."""

    winners: list[int]
    how: str
    score: int | None


class TowerView(TypedDict):
    """``options`` and ``default`` are there only while the seat that looks is asked."""

    game: str
    seat: int | None
    turn: int
    starter: int
    active: int
    actions: int
    tower: Tower
    figures: list[Figure]
    lying: list[Treasure]
    players: list[Player]
    pool: Dice
    rolled: Dice
    enemy_die: EnemyFace | None
    bonus: int
    shop: Shop
    boss: Boss
    artifacts: list[Artifact]
    event: str | None
    events_left: int
    asked: Asked | None
    outcome: Outcome | None
    options: NotRequired[list[Option]]
    default: NotRequired[int]


# -- what would happen --------------------------------------------------------------------


class StepAhead(TypedDict):
    """A field that a boot leads to, and the enemies that would strike."""

    field: int
    portal: bool
    strikes: list[int]


class FallAhead(TypedDict):
    figure: int
    to: int


class AttackAhead(TypedDict):
    """The most that the hero could deal, for so many gems, and the life of who is attacked."""

    figure: int
    damage: int
    gems: int
    life: int


class Outlook(TypedDict):
    """``uses`` are the symbols that would do something, ``star`` those that a star stands for.

    ``prices`` are the merchant's for that seat; ``score`` that of a game for one, if won now.
    """

    steps: list[StepAhead]
    falls: list[FallAhead]
    attacks: list[AttackAhead]
    uses: list[Symbol]
    star: list[Symbol]
    prices: dict[str, int]
    score: int | None
