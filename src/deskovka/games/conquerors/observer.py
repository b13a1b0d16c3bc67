"""What a seat of Planetary Conquerors sees, as a vector.

`docs/research/environments.md` lists the blocks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from deskovka.games.conquerors.codes import BORROWED, PHASES, VERBS, WINDOWS
from deskovka.games.conquerors.game import Conquerors
from deskovka.games.conquerors.views import (
    HeldCard,
    Option,
    PlanetCard,
    PlanetView,
    Player,
    Trigger,
    Waiting,
    Window,
)
from deskovka.games.conquerors.words import QUESTIONS
from deskovka.games.conquerors.words.options import KEYWORDS
from deskovka.games.port.observer import Layout, Names, Observer, Parts, put_rows
from deskovka.kernel.pages import MOST_OPTIONS
from deskovka.kernel.state import PAGE_QUESTION, ROLL_QUESTION

ENTITIES: Final = 17  # the base and so many buildings and warriors of a player
TRAPS: Final = 3  # before each of them, the outermost first
PENDING: Final = 4  # what goes on, the latest first
EFFECTS: Final = 8  # triggered and waiting
CHANGES: Final = BORROWED  # all kinds but this, which the owner shows
TURNS: Final = 100
FEW: Final = 1 / 5
MANY: Final = 1 / 20
CARDS: Final = 1 / 60

ZONES: Final = Names(["hand", "planet", "miners", "junkyard", "trap", "pending", "deck"])

_KEYWORDS: Final = {name: code for code, name in KEYWORDS.items()}


class Spot(NamedTuple):
    """Where a card is that options and attacks speak of by its handle."""

    seat: int
    zone: str
    at: int
    card: str | None
    before: int = 0  # of a trap: how many lie before it


class ConquerorsObserver(Observer):
    """Blocks by seat begin with the seat that looks and go on clockwise."""

    def __init__(self, game: Conquerors, seats: int) -> None:
        self.cards = Names(definition.ident for definition in game.box.definitions)
        kernels = (ROLL_QUESTION.name, PAGE_QUESTION.name)
        self.questions = Names([*(question.name for question in QUESTIONS), *kernels])
        self.verbs = Names([*VERBS, *kernels])
        self.phases = Names(PHASES)
        self.windows = Names(WINDOWS)
        self.kinds = Names(["window", "play", "paid", "trap"])
        code = self.cards.bits
        option = self.verbs.size + seats + ZONES.size + code + 4
        shapes: dict[str, tuple[int, ...]] = {
            "moment": (2,),
            "phase": (self.phases.size,),
            "question": (self.questions.size,),
            "seats": (4, seats),
            "pending": (PENDING, self.kinds.size + self.windows.size + seats + code),
            "effects": (EFFECTS, seats + code),
            "players": (seats, 16 + self.phases.size),
            "cards": (seats, 4, self.cards.size),
            "entities": (seats, ENTITIES, 13 + 2 * (seats + 1) + CHANGES + code),
            "traps": (seats, ENTITIES, TRAPS, 1 + code),
            "options": (MOST_OPTIONS, option),
        }
        super().__init__(seats, Layout(shapes))

    def fill(self, view: PlanetView, parts: Parts) -> None:
        places = self.places(view)
        spots = dict(_spots(view))
        asked = view["asked"]
        parts["moment"][:] = [view["turn"] / (TURNS * self.seats), float(view["edition"] == "cs")]
        parts["phase"][:] = self.phases.one(view["phase"])
        parts["question"][:] = self.questions.one(asked and asked["kind"])
        self.fill_seats(view, places, parts["seats"])
        put_rows(parts["pending"], [self._pending(places, one) for one in view["pending"]])
        put_rows(parts["effects"], [self._effect(places, one) for one in view["effects"]])
        for player in view["players"]:
            self._player(player, places, spots, parts)
        rows = [self._option(places, spots, option) for option in view.get("options", ())]
        self.fill_options(view, rows, parts["options"])

    # -- what goes on ---------------------------------------------------------------------

    def _pending(self, places: list[int], one: Window | Waiting) -> list[float]:
        return [
            *self.kinds.one(one["what"]),
            *self.windows.one(one["kind"] if one["what"] == "window" else None),
            *self.seat(places, one["by"]),
            *self.cards.code(None if one["what"] == "window" else one.get("card")),
        ]

    def _effect(self, places: list[int], one: Trigger) -> list[float]:
        return [*self.seat(places, one["by"]), *self.cards.code(one["card"])]

    # -- players --------------------------------------------------------------------------

    def _player(
        self, player: Player, places: list[int], spots: dict[int, Spot], parts: Parts
    ) -> None:
        at = places[player["seat"]]
        parts["players"][at] = self._numbers(player)
        known = [str(above_and_card[1]) for above_and_card in player["known_deck"]]
        zones = [_known(zone) for zone in (player["hand"], player["junkyard"], player["miners"])]
        for row, names in enumerate([*zones, known]):
            self.cards.count(names, FEW, parts["cards"][at, row])
        entities = _entities(player)
        put_rows(parts["entities"][at], [self._entity(places, spots, one) for one in entities])
        for number, entity in enumerate(entities[:ENTITIES]):
            rows = [[1.0, *self.cards.code(trap.get("card"))] for trap in entity["traps"]]
            put_rows(parts["traps"][at, number], rows)

    def _numbers(self, player: Player) -> list[float]:
        return [
            float(player["out"]),
            *(amount / 10 for amount in player["stored"]),
            *(amount / 10 for amount in player["maxima"]),
            player["building_life"] / 30,
            len(player["hand"]) * CARDS,
            player["deck"] * CARDS,
            len(player["junkyard"]) * CARDS,
            len(player["miners"]) * MANY,
            len(player["row"]) * MANY,
            player["makes_left"] * FEW,
            player["placed"] * FEW,
            player["moved"] * FEW,
            *(float(phase in player["skips"]) for phase in PHASES),
        ]

    def _entity(self, places: list[int], spots: dict[int, Spot], entity: PlanetCard) -> list[float]:
        changes = [0.0] * CHANGES
        mods = entity["changes"]
        for kind, amount in zip(mods[::3], mods[1::3], strict=True):
            if kind < CHANGES:
                changes[kind] += amount * FEW
        return [
            1.0,
            float(entity["owner"] != spots[entity["handle"]].seat),
            entity["life"] * MANY,
            entity["max_life"] * MANY,
            entity["shielding"] * FEW,
            len(entity["traps"]) * MANY,
            entity["used"] * FEW,
            float(entity["illusion"]),
            entity.get("attack", 0) * MANY,
            float(entity.get("exhausted", False)),
            float(entity.get("attacked", False)),
            entity.get("line", 0) * FEW,
            float(entity.get("blocker", 0) != 0),
            *self._spot(places, spots.get(entity.get("target", 0))),
            *self._spot(places, spots.get(entity.get("blocking", 0))),
            *changes,
            *self.cards.code(entity.get("card")),
        ]

    def _spot(self, places: list[int], spot: Spot | None) -> list[float]:
        """Whose entity it is, and the how manieth of theirs."""
        if spot is None:
            return [0.0] * (self.seats + 1)
        return [*self.seat(places, spot.seat), (spot.at + 1) / ENTITIES]

    # -- options --------------------------------------------------------------------------

    def _option(self, places: list[int], spots: dict[int, Spot], option: Option) -> list[float]:
        spot = spots.get(option.get("card", 0))
        seat, zone, at, card, before = spot or Spot(option.get("seat", -1), "deck", -1, None)
        return [
            *self.verbs.one(option["verb"]),
            *self.seat(places, seat),
            *ZONES.one(zone if spot or "definition" in option else None),
            *self.cards.code(option.get("definition", card)),
            (at + 1) * CARDS,
            before * FEW,
            _number(option) / 10,
        ]


def _spots(view: PlanetView) -> Iterator[tuple[int, Spot]]:
    for one in view["pending"]:
        if one["what"] != "window":
            yield one["handle"], Spot(one["by"], "pending", 0, one.get("card"))
    for player in view["players"]:
        seat = player["seat"]
        for at, entity in enumerate(_entities(player)):
            yield entity["handle"], Spot(seat, "planet", at, entity.get("card"))
            for before, trap in enumerate(entity["traps"]):
                yield trap["handle"], Spot(seat, "trap", at, trap.get("card"), before)
        for zone in ("hand", "miners", "junkyard"):
            for at, card in enumerate(player[zone]):
                yield card["handle"], Spot(seat, zone, at, card.get("card"))


def _entities(player: Player) -> list[PlanetCard]:
    """The base first; who is out has none."""
    return [*([player["base"]] if player["base"] else []), *player["row"]]


def _number(option: Option) -> int:
    """A number, an ability's, or how many are on a page; keywords have negative ones."""
    if "keyword" in option:
        return _KEYWORDS[option["keyword"]]
    return option.get("number", 0) + option.get("ability", 0) + option.get("count", 0)


def _known(cards: Sequence[HeldCard]) -> list[str]:
    return [card["card"] for card in cards if "card" in card]
