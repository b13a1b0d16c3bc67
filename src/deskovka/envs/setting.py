"""What both environments share: a game that is set up again and again, its tables, its rewards."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import deskovka
from deskovka import games
from deskovka.games.port.observer import Observer
from deskovka.games.port.state import GameState
from deskovka.kernel.errors import BadSetup

_OWN = {"seed": "it is given when a game begins", "chance": "that is the environment's own"}


class Setting:
    """A game with everything that it is set up with but chance; never changed."""

    def __init__(self, name: str, pack: Path | str | None = None, **setup: Any) -> None:
        wrong = [f"{word} is nothing to set up here: {why}" for word, why in _OWN.items()]
        wrong = [reason for reason in wrong if reason.split()[0] in setup]
        if wrong:
            raise BadSetup(wrong)
        self.name = name
        self.pack = pack
        self.setup = setup
        self.game = deskovka.game(name, pack)
        self.seats: int = self.new(0).seats  # whatever is wrong is said here, not at the first game

    @cached_property
    def observer(self) -> Observer:
        """What turns views of these games into vectors."""
        return games.kit(self.name).observer(self.game, self.seats)

    def new(self, seed: int, chance: str = "hashed") -> GameState:
        table: GameState = self.game.new(**self.setup, seed=seed, chance=chance)
        return table

    def load(self, blob: bytes) -> GameState:
        table: GameState = self.game.load(blob)
        return table

    def __copy__(self) -> Setting:
        return self

    def __deepcopy__(self, memo: object) -> Setting:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _setting, (self.name, self.pack, self.setup)


def _setting(name: str, pack: Path | str | None, setup: dict[str, Any]) -> Setting:
    return Setting(name, pack, **setup)


class Held:
    """A table that Python can copy and pickle; compiled classes themselves cannot be."""

    def __init__(self, setting: Setting, table: GameState) -> None:
        self.setting = setting
        self.table = table

    def __copy__(self) -> Held:
        return Held(self.setting, self.table.clone())

    def __deepcopy__(self, memo: object) -> Held:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return _held, (self.setting, self.table.dump())


def _held(setting: Setting, blob: bytes) -> Held:
    return Held(setting, setting.load(blob))


def returns(table: GameState) -> list[float]:
    """What the game has brought each seat: 0 while it goes on.

    Winners share 1, the others share -1, so that all add up to 0; where everybody wins or nobody
    does, it is 0 for all. The solo game is won for 1 or lost for -1.
    """
    outcome = table.outcome
    if outcome is None:
        return [0.0] * table.seats
    won = len(outcome.winners)
    lost = table.seats - won
    if table.seats == 1:
        return [1.0 if won else -1.0]
    if not won or not lost:
        return [0.0] * table.seats
    return [1 / won if seat in outcome.winners else -1 / lost for seat in range(table.seats)]
