"""What goes wrong: a text that is not understood, a table that cannot work."""

from __future__ import annotations

from collections.abc import Sequence


class SentenceError(ValueError):
    """A text was not understood. `column` (from 1) and `word` say where."""

    def __init__(
        self,
        message: str,
        column: int = 1,
        word: str = "",
        nearest: Sequence[str] = (),
        expected: Sequence[str] = (),
    ) -> None:
        super().__init__(message)
        self.message = message
        self.column = column
        self.word = word
        self.nearest = list(nearest)
        self.expected = list(expected)


class TableError(ValueError):
    """A sentence table contradicts itself; `problems` lists everything found."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)
