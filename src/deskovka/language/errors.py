"""What goes wrong: a text that is not understood, a table that cannot work."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.problems import Problem


class SentenceError(ValueError):
    """A text was not understood. `column` (from 1) and `word` say where."""

    def __init__(
        self,
        problem: Problem,
        column: int = 1,
        word: str = "",
        expected: Sequence[str] = (),
    ) -> None:
        super().__init__(problem)
        self.problem = problem
        self.column = column
        self.word = word
        self.expected = list(expected)


class TableError(ValueError):
    """A sentence table contradicts itself; `problems` lists everything found."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)
