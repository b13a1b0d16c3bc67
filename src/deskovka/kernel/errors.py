"""What a caller can do wrong. Whatever raises one of these has changed nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class DeskovkaError(Exception):
    """Bad input, with a message for people."""

    def text(self, language: str = "en") -> str:
        """What is wrong, in words of a language; in English where there are no others."""
        return "; ".join(_said(one, language) for one in self.args)

    def __str__(self) -> str:
        return self.text()


class IllegalPick(DeskovkaError):
    """A pick that is not an index into the options of the pending decision."""


class IllegalSeat(DeskovkaError):
    """A seat that nobody sits at."""


class BadSetup(DeskovkaError):
    """A game that cannot be set up like this; ``reasons`` lists everything that is wrong."""

    def __init__(self, reasons: Sequence[Any]) -> None:
        super().__init__(*reasons)
        self.reasons = list(reasons)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reasons,)


class BadDump(DeskovkaError):
    """A stored state that is damaged, or comes from other rules or another pack."""


class BadReplay(DeskovkaError):
    """A replay that is damaged, or does not replay to the same states."""

    def __init__(self, problem: Any, cause: DeskovkaError | None = None) -> None:
        super().__init__(problem, *([cause] if cause else []))

    def text(self, language: str = "en") -> str:
        """What is wrong, then what caused it."""
        return ": ".join(_said(one, language) for one in self.args)


def _said(said: Any, language: str) -> str:
    """A text as it is; a problem, which is not the kernel's, in words of the language."""
    return said if isinstance(said, str) else str(said.text(language))
