"""Dare as a game that can be set up, stored and loaded."""

from __future__ import annotations

from typing import Any

from dare import dumps, words
from dare.codes import FEWEST_PLAYERS, MOST_PLAYERS
from dare.rules import GAME
from dare.state import BOOK, Table
from deskovka.games.port.face import PackFace
from deskovka.packs.data import AnyPack
from deskovka.problems import Problem
from deskovka.tabletop import (
    TabletopGame,
    chance_of,
    check_chance,
    check_keys,
    seed_text,
    wrong_players,
)

PACK = AnyPack(id="core", name={"en": "Dare", "cs": "Troufalka"}, digest=dumps.CARDS, cards=[])


class Dare(TabletopGame[Table]):
    pack = PACK

    def __init__(self) -> None:
        super().__init__(BOOK, PACK.digest)
        self.face = PackFace(PACK, words, dumps, self.record)

    def new(self, players: int = 2, seed: int | None = None, chance: str = "hashed") -> Table:
        """Set up a game for two to four."""
        return self.begin({"players": players, "seed": seed_text(seed), "chance": chance})

    def check_setup(self, setup: dict[str, Any]) -> list[Problem]:
        problems = check_keys(setup, "players", "seed", "chance")
        if setup.get("players") not in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            problems.append(wrong_players(setup.get("players"), FEWEST_PLAYERS, MOST_PLAYERS))
        return problems + check_chance(setup)

    def from_setup(self, setup: dict[str, Any]) -> Table:
        table = Table(setup["players"], chance_of(setup), setup, self.face)
        table.call(GAME)
        table.run()
        return table

    def load(self, blob: bytes) -> Table:
        return dumps.load(self.face, blob)
