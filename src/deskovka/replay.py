"""Replays: a game as its setup and the list of what was chosen.

A replay proves itself: hashes along the way say what the states were when it was recorded.

>>> import deskovka
>>> from deskovka import replay
>>> state = deskovka.game('plosinovka').new(players=1, seed=7)
>>> state.apply(0)
>>> text = state.replay().text()
>>> replay.load(text).verify().digest() == state.digest()
True
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from deskovka.kernel.errors import BadReplay, BadSetup, DeskovkaError
from deskovka.packs.problems import BadPack
from deskovka.problems import Problem

FORMAT = 1
_BETWEEN_HASHES = 50
_LONGEST = 2_000_000  # characters of a replay's text
MOST_PACKS = 8


class Playable(Protocol):
    """What a replay needs of a state."""

    setup: dict[str, Any] | None
    log: list[int]
    log_size: int

    def enter(self, entry: int) -> None:
        """Do again what a log says."""

    def digest(self) -> str:
        """A hash of everything that the state is."""


class Game(Protocol):
    """What a replay needs of a game."""

    name: str
    texts: tuple[str, ...]

    @property
    def rules_version(self) -> str:
        """The hash of the rules."""

    @property
    def digest(self) -> str:
        """The hash of what the cards mean."""

    def from_setup(self, setup: dict[str, Any]) -> Any:
        """The state at the beginning."""

    def check_setup(self, setup: dict[str, Any]) -> list[Problem]:
        """Everything that is wrong with a setup."""


class Replay(msgspec.Struct, frozen=True):
    """Rules version, pack hash, setup, seed, log, and hashes: ``[after how many entries, hash]``.

    An entry of the log is a pick, or -1 - seat for a player who gave up. ``packs`` are the TOML
    texts of the packs besides the box, so that it can be played anywhere.
    """

    game: str
    rules: str
    pack: str
    setup: dict[str, Any]
    log: list[int]
    hashes: list[tuple[int, str]]
    format: int = FORMAT
    packs: list[str] = []

    def text(self) -> str:
        """The replay as text, to be stored or shared."""
        fields = msgspec.to_builtins(self)
        if not self.packs:
            del fields["packs"]
        return json.dumps(fields, separators=(",", ":"))

    def states(self, game: Game | None = None) -> Iterator[Any]:
        """The state at the beginning and after every pick; it is one object that plays on."""
        playing = game or _game_of(self)
        if playing.digest != self.pack:
            raise BadReplay(Problem.of("replay-cards"))
        problems = playing.check_setup(self.setup)
        if problems:
            raise BadReplay(Problem.of("replay-setup"), BadSetup(problems))
        state = playing.from_setup(self.setup)
        yield state
        for number, entry in enumerate(self.log):
            try:
                state.enter(entry)
            except DeskovkaError as error:
                raise BadReplay(Problem.of("replay-entry", number=number + 1), error) from error
            yield state

    def verify(self, game: Game | None = None) -> Any:
        """Play it again and compare the hashes; returns the last state."""
        due = dict(self.hashes)
        if max(due, default=-1) != len(self.log):
            raise BadReplay(Problem.of("replay-no-end"))
        state: Any = None
        for number, state in enumerate(self.states(game)):
            if number in due and state.digest() != due[number]:
                raise BadReplay(Problem.of("replay-differs", number=number))
        return state


def _game_of(replay: Replay) -> Game:
    from deskovka import games

    try:
        game: Game = games.kit(replay.game).game(None, replay.packs)
    except BadSetup as error:
        raise BadReplay(Problem.of("replay-game"), error) from error
    except BadPack as error:
        raise BadReplay(Problem.of("replay-packs"), error) from error
    return game


def record(game: Game, state: Playable) -> Replay:
    """The replay of a state that was played from its setup."""
    if state.setup is None:
        raise BadReplay(Problem.of("replay-no-setup"))
    log = state.log[: state.log_size]
    bare = Replay(
        game.name, game.rules_version, game.digest, state.setup, log, [], packs=list(game.texts)
    )
    hashes: list[tuple[int, str]] = []
    for number, moment in enumerate(bare.states(game)):
        if number % _BETWEEN_HASHES == 0 or number == len(log):
            hashes.append((number, moment.digest()))
    return msgspec.structs.replace(bare, hashes=hashes)


def load(text: str) -> Replay:
    """Read a replay; raises BadReplay with the reason when it is damaged or foreign."""
    if len(text) > _LONGEST:
        raise BadReplay(Problem.of("replay-long"))
    try:
        replay = msgspec.json.decode(text.encode(), type=Replay)
    except (msgspec.MsgspecError, UnicodeEncodeError) as error:
        raise BadReplay(Problem.of("replay-unreadable", why=str(error))) from error
    if replay.format != FORMAT:
        raise BadReplay(Problem.of("replay-format", format=replay.format, known=FORMAT))
    if len(replay.packs) > MOST_PACKS:
        raise BadReplay(Problem.of("replay-packs-too-many", most=MOST_PACKS))
    return replay
