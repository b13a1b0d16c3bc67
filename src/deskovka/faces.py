"""The face of a game that is played with a pack: its words, its bytes and its replays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from deskovka.kernel.decision import Question
from deskovka.kernel.errors import BadReplay
from deskovka.kernel.face import Face
from deskovka.kernel.state import State
from deskovka.packs.data import AnyPack

Recorder = Callable[[Any], Any]


class Words(Protocol):
    """What a game's module of words has."""

    @property
    def QUESTIONS(self) -> Sequence[Question]: ...  # noqa: N802
    def option_data(self, table: Any, code: int) -> dict[str, object]: ...
    def option_text(self, table: Any, code: int, language: str) -> str: ...
    def question_text(self, table: Any, language: str) -> str: ...


class Storing(Protocol):
    """What a game's module for storing has."""

    def dump(self, g: Any) -> bytes: ...
    def digest(self, g: Any) -> str: ...


class PackFace(Face):
    """Passes every question on to the game's modules; ``pack`` is what is printed."""

    def __init__(
        self, pack: AnyPack, words: Words, storing: Storing, recorder: Recorder | None
    ) -> None:
        super().__init__()
        self.pack = pack
        self.words = words
        self.storing = storing
        self.recorder = recorder

    def question(self, kind: int) -> Question:
        return self.words.QUESTIONS[kind]

    def option_data(self, table: State, code: int) -> dict[str, object]:
        return self.words.option_data(table, code)

    def option_text(self, table: State, code: int, language: str) -> str:
        return self.words.option_text(table, code, language)

    def question_text(self, table: State, language: str) -> str:
        return self.words.question_text(table, language)

    def dump(self, table: State) -> bytes:
        return self.storing.dump(table)

    def digest(self, table: State) -> str:
        return self.storing.digest(table)

    def replay(self, table: State) -> Any:
        if self.recorder is None:
            raise BadReplay("this table belongs to no game that could replay it")
        return self.recorder(table)
