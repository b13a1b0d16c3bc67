"""The face of a game that is played with a pack: its words, its bytes and its replays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from deskovka.games.port.words import Words
from deskovka.kernel.decision import Question
from deskovka.kernel.errors import BadReplay
from deskovka.kernel.face import Face
from deskovka.kernel.state import State
from deskovka.packs.data import AnyPack
from deskovka.problems import Problem

Recorder = Callable[[Any], Any]


class Dumps(Protocol):
    """What a game's module of dumps has."""

    def dump(self, g: Any) -> bytes: ...
    def digest(self, g: Any) -> str: ...


class PackFace(Face):
    """Passes every question on to the game's modules; ``pack`` is what is printed."""

    def __init__(
        self, pack: AnyPack, words: Words, dumps: Dumps, recorder: Recorder | None
    ) -> None:
        super().__init__()
        self.pack = pack
        self.words = words
        self.dumps = dumps
        self.recorder = recorder

    def question(self, kind: int) -> Question:
        return self.words.QUESTIONS[kind]

    def option_data(self, table: State, code: int) -> Mapping[str, object]:
        return self.words.option_data(table, code)

    def option_text(self, table: State, code: int, language: str) -> str:
        return self.words.option_text(table, code, language)

    def question_text(self, table: State, language: str) -> str:
        return self.words.question_text(table, language)

    def dump(self, table: State) -> bytes:
        return self.dumps.dump(table)

    def digest(self, table: State) -> str:
        return self.dumps.digest(table)

    def replay(self, table: State) -> Any:
        if self.recorder is None:
            raise BadReplay(Problem.of("replay-no-game"))
        return self.recorder(table)
