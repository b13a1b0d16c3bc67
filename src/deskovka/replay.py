"""Replays: a game as its setup and the list of what was chosen.

A replay proves itself: hashes along the way say what the states were when it was recorded.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from deskovka.kernel.errors import BadReplay, BadSetup, DeskovkaError
from deskovka.packs.problems import BadPack

FORMAT = 1
_BETWEEN_HASHES = 50
_LONGEST = 2_000_000  # characters of a replay's text
MOST_PACKS = 8


class Playable(Protocol):
    """What a replay needs of a state."""

    setup: dict[str, Any] | None
    log: list[int]
    log_size: int

    def enter(self, entry: int) -> None: ...
    def digest(self) -> str: ...


class Game(Protocol):
    """What a replay needs of a game."""

    name: str
    texts: tuple[str, ...]

    @property
    def rules_version(self) -> str: ...
    @property
    def digest(self) -> str: ...
    def from_setup(self, setup: dict[str, Any]) -> Any: ...
    def check_setup(self, setup: dict[str, Any]) -> list[str]: ...


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
            raise BadReplay("the replay was played with other cards")
        problems = playing.check_setup(self.setup)
        if problems:
            raise BadReplay(f"the replay cannot be set up: {'; '.join(problems)}")
        state = playing.from_setup(self.setup)
        yield state
        for number, entry in enumerate(self.log):
            try:
                state.enter(entry)
            except DeskovkaError as error:
                raise BadReplay(f"entry {number + 1} of the replay: {error}") from error
            yield state

    def verify(self, game: Game | None = None) -> Any:
        """Play it again and compare the hashes; returns the last state."""
        due = dict(self.hashes)
        if max(due, default=-1) != len(self.log):
            raise BadReplay("the replay does not say how the game stood at its end")
        state: Any = None
        for number, state in enumerate(self.states(game)):
            if number in due and state.digest() != due[number]:
                raise BadReplay(f"after {number} picks the game is not what it was")
        return state


def _game_of(replay: Replay) -> Game:
    import deskovka

    try:
        game: Game = deskovka.game(replay.game, texts=replay.packs)
    except BadSetup as error:
        raise BadReplay(f"the replay is of another game: {error}") from error
    except BadPack as error:
        raise BadReplay(f"the cards of the replay are no good: {error}") from error
    return game


def record(game: Game, state: Playable) -> Replay:
    """The replay of a state that was played from its setup."""
    if state.setup is None:
        raise BadReplay("this state was not played from its setup, so it has no replay")
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
        raise BadReplay("the replay is too long to be one")
    try:
        replay = msgspec.json.decode(text.encode(), type=Replay)
    except (msgspec.MsgspecError, UnicodeEncodeError) as error:
        raise BadReplay(f"this is not a replay: {error}") from error
    if replay.format != FORMAT:
        raise BadReplay(f"the replay has format {replay.format}; known is {FORMAT}")
    if len(replay.packs) > MOST_PACKS:
        raise BadReplay(f"a replay has at most {MOST_PACKS} packs")
    return replay
