"""What a state shows the world: words and storage, which playing does not need.

The rules must not depend on them, so whoever makes a box puts them in.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from deskovka.kernel.decision import Question
from deskovka.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """Asked by a table for whatever is to be read or stored of it."""

    def question(self, kind: int) -> Question:
        raise NotImplementedError

    def option_data(self, table: State, code: int) -> dict[str, object]:
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
