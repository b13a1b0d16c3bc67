"""What a state shows the world: words and storage, which playing does not need.

The rules must not depend on them, so whoever makes a box puts them in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from deskovka.kernel.chance import Chance
from deskovka.kernel.decision import Question
from deskovka.kernel.flow import Book
from deskovka.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """Asked by a table for whatever is to be read or stored of it."""

    def question(self, kind: int) -> Question:
        raise NotImplementedError

    def option_data(self, table: State, code: int) -> Mapping[str, object]:
        raise NotImplementedError

    def option_text(self, table: State, code: int, language: str) -> str:
        raise NotImplementedError

    def question_text(self, table: State, language: str) -> str:
        raise NotImplementedError

    def dump(self, table: State) -> bytes:
        raise NotImplementedError

    def digest(self, table: State) -> str:
        raise NotImplementedError

    def replay(self, table: State) -> Any:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class FacedState(State):
    """A state that is put into words and stored by a face."""

    def __init__(
        self, book: Book, seats: int, chance: Chance, setup: dict[str, Any] | None, face: Face
    ) -> None:
        super().__init__(book, seats, chance, setup)
        self.face = face

    def game_question(self, kind: int) -> Question:
        return self.face.question(kind)

    def option_data(self, code: int) -> Mapping[str, object]:
        return self.face.option_data(self, code)

    def option_text(self, code: int, language: str) -> str:
        return self.face.option_text(self, code, language)

    def question_text(self, language: str) -> str:
        return self.face.question_text(self, language)

    def dump(self) -> bytes:
        """Bytes from which the game's `load` makes a state that plays on identically."""
        return self.face.dump(self)

    def digest(self) -> str:
        """A hash of everything that the state is."""
        return self.face.digest(self)

    def replay(self) -> Any:
        """The game so far as a `deskovka.replay.Replay`, to be stored and played again."""
        return self.face.replay(self)
