"""What a seat of Plošinovka sees, as a vector.

`docs/research/environments.md` lists the blocks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

import numpy as np

from deskovka.games.plosinovka.codes import (
    DIRECTIONS,
    ENEMY_FACES,
    FIELD_KINDS,
    LEVEL_FIELDS,
    OFF,
    SYMBOLS,
    VERBS,
    WIDTH,
)
from deskovka.games.plosinovka.game import Plosinovka
from deskovka.games.plosinovka.rules.merchant import SHOWN
from deskovka.games.plosinovka.rules.winning import MOST_TURNS
from deskovka.games.plosinovka.state import ORDINARY_LEVELS
from deskovka.games.plosinovka.tower import build
from deskovka.games.plosinovka.views import Option, Player, Tower, TowerView
from deskovka.games.plosinovka.words import QUESTIONS
from deskovka.games.port.observer import Floats, Layout, Names, Observer, Parts, put_rows
from deskovka.kernel.pages import MOST_OPTIONS
from deskovka.kernel.state import ROLL_QUESTION

LEVELS: Final = ORDINARY_LEVELS + 2  # those of the bigger map
FIELDS: Final = LEVELS * LEVEL_FIELDS
ROWS: Final = FIELDS // WIDTH
TOWERS: Final = 64  # to remember
DICE: Final = 5
PRINTED: Final = 1 + len(FIELD_KINDS) + len(DIRECTIONS) + 2
FEW: Final = 1 / 5
MANY: Final = 1 / 20


class PlosinovkaObserver(Observer):
    """Blocks by seat begin with the seat that looks and go on clockwise."""

    def __init__(self, game: Plosinovka, seats: int) -> None:
        self.box = game.box
        self.dungeon = {card.ident: card.number for card in game.box.dungeon}
        self.cards = Names(definition.ident for definition in game.box.definitions)
        self.questions = Names([*(question.name for question in QUESTIONS), ROLL_QUESTION.name])
        self.verbs = Names([*VERBS, ROLL_QUESTION.name])
        self.symbols = Names(SYMBOLS)
        self.faces = Names(ENEMY_FACES)
        self.printed: dict[tuple[int, int, tuple[str, ...]], Floats] = {}
        code = self.cards.bits
        option = self.verbs.size + 3 + self.symbols.size + seats + code + 5
        shapes: dict[str, tuple[int, ...]] = {
            "moment": (9,),
            "question": (self.questions.size,),
            "seats": (4, seats),
            "dice": (2, DICE),
            "enemy_die": (self.faces.size,),
            "players": (seats, 11 + self.symbols.size + code),
            "cards": (seats, 2, self.cards.size),
            "open": (7, self.cards.size),
            "shop": (2, SHOWN, code),
            "fields": (FIELDS, PRINTED + 2 + seats + 2 + code),
            "options": (MOST_OPTIONS, option),
        }
        super().__init__(seats, Layout(shapes))

    def fill(self, view: TowerView, parts: Parts) -> None:
        places = self.places(view)
        asked = view["asked"]
        parts["moment"][:] = self._moment(view)
        parts["question"][:] = self.questions.one(asked and asked["kind"])
        self.fill_seats(view, places, parts["seats"])
        for row, dice in enumerate((view["pool"], view["rolled"])):
            counts = cast(dict[str, int], dice)
            parts["dice"][row] = [counts[symbol] * FEW for symbol in SYMBOLS[:DICE]]
        parts["enemy_die"][:] = self.faces.one(view["enemy_die"])
        for player in view["players"]:
            at = places[player["seat"]]
            parts["players"][at] = self._player(player)
            held, used = parts["cards"][at]
            self.cards.count([*player["cards"], *player["tokens"]], FEW, held)
            self.cards.count(player["used"], FEW, used)
        for row, names in enumerate(_open(view)):
            self.cards.count(names, FEW, parts["open"][row])
        for row, wares in enumerate((view["shop"]["items"], view["shop"]["potions"])):
            put_rows(parts["shop"][row], [self.cards.code(card) for card in wares])
        self._fields(view, places, parts["fields"])
        rows = [self._option(places, option) for option in view.get("options", ())]
        self.fill_options(view, rows, parts["options"])

    def _moment(self, view: TowerView) -> list[float]:
        tower, shop = view["tower"], view["shop"]
        return [
            view["turn"] / (MOST_TURNS * self.seats),
            view["actions"] / 40,
            view["bonus"] * FEW,
            tower["levels"] / LEVELS,
            tower["lowest"] / LEVELS,
            tower["revealed"] / LEVELS,
            shop["items_left"] / 40,
            shop["potions_left"] / 40,
            view["events_left"] * MANY,
        ]

    def _player(self, player: Player) -> list[float]:
        return [
            *_spot(player["field"]),
            player["life"] * MANY,
            player["most_life"] * MANY,
            player["coins"] / 100,
            player["gems"] * MANY,
            float(player["tired"]),
            float(player["inside"]),
            player["defeated"] * MANY,
            len(player["cards"]) / 40,
            *self.symbols.one(player["special"]),
            *self.cards.code(player["hero"]),
        ]

    # -- the map --------------------------------------------------------------------------

    def _fields(self, view: TowerView, places: list[int], block: Floats) -> None:
        block[:, :PRINTED] = self._printed(view["tower"])
        for lying in view["lying"]:
            block[lying["field"], PRINTED + (lying["what"] == "gem")] = 1
        figures = PRINTED + 2
        for figure in view["figures"]:
            number, field = figure["figure"], figure["field"]
            if number < self.seats:
                block[field, figures + places[number]] = 1
            else:
                seen = [1.0, figure["life"] / 10, *self.cards.code(figure["card"])]
                block[field, figures + self.seats :] = seen

    def _printed(self, tower: Tower) -> Floats:
        """What the dungeon cards say; worked out once for each tower."""
        key = (tower["levels"], tower["lowest"], tuple(tower["cards"]))
        if key not in self.printed:
            if len(self.printed) == TOWERS:
                self.printed.clear()
            self.printed[key] = self._read(tower)
        return self.printed[key]

    def _read(self, tower: Tower) -> Floats:
        cards = [self.dungeon[ident] for ident in tower["cards"]]
        levels, lowest = tower["levels"], tower["lowest"]
        built = build(self.box.dungeon, cards, levels, lowest, tower["revealed"])
        block = np.zeros((FIELDS, PRINTED), np.float32)
        for field in range(built.first, built.end):
            near = built.next_to[4 * field : 4 * field + 4]
            block[field] = [
                1.0,
                *(float(built.flags[field] >> bit & 1) for bit in range(len(FIELD_KINDS))),
                *(float(other != OFF) for other in near),
                float(built.falls[field] != OFF),
                float(built.gate[field] != OFF),
            ]
        return block

    # -- options --------------------------------------------------------------------------

    def _option(self, places: list[int], option: Option) -> list[float]:
        return [
            *self.verbs.one(option["verb"]),
            *_spot(option.get("field")),
            *self.symbols.one(option.get("symbol")),
            *self.seat(places, -1),
            *self.cards.code(option.get("card")),
            float(option.get("portal", False)),
            (option.get("times", 0) + option.get("number", 0)) * FEW,
            option.get("gems", 0) * FEW,
            (option.get("damage", 0) - option.get("life", 0)) / 10,
        ]


def _spot(field: int | None) -> list[float]:
    """Whether it is on the map, how high, and how far to the right."""
    if field is None:
        return [0.0, 0.0, 0.0]
    return [1.0, (field // WIDTH + 1) / ROWS, (field % WIDTH + 1) / WIDTH]


def _open(view: TowerView) -> Iterable[list[str]]:
    """Cards that belong to no player: what each row of the block counts."""
    boss = view["boss"]
    yield [] if boss["card"] is None else [boss["card"]]
    yield boss["attacks_played"]
    yield boss["tokens_left"]
    yield view["shop"]["returned"]
    yield [artifact["card"] for artifact in view["artifacts"]]
    yield [] if view["event"] is None else [view["event"]]
    yield view["tower"]["enemies"]
