"""A game in words: its questions, its options and what happened, for one reader in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from deskovka.kernel.decision import Question


class Words(Protocol):
    """What a game says; a game's package ``words`` has these functions.

    ``names`` are what the players are called, ``seat`` is the reader's, None for a spectator.
    """

    @property
    def QUESTIONS(self) -> Sequence[Question]:  # noqa: N802
        """Every kind of question, by its number."""

    def option_data(self, table: Any, code: int) -> Mapping[str, object]:
        """What an option does: its verb, and whatever else tells it apart."""

    def option_text(self, table: Any, code: int, language: str, names: Sequence[str] = ()) -> str:
        """An option as the player who is asked reads it."""

    def option_texts(self, table: Any, language: str, names: Sequence[str] = ()) -> list[str]:
        """All options of the pending question."""

    def question_text(self, table: Any, language: str, names: Sequence[str] = ()) -> str:
        """The pending question as the player who is asked reads it."""

    def window_text(self, table: Any, language: str, names: Sequence[str] = ()) -> str:
        """What is being reacted to; empty while nothing is."""

    def event_text(
        self,
        table: Any,
        event: dict[str, Any],
        language: str,
        seat: int | None = None,
        names: Sequence[str] = (),
    ) -> str:
        """An event (`Event.seen_by`) as that seat reads it."""

    def outcome_text(
        self, table: Any, language: str, seat: int | None = None, names: Sequence[str] = ()
    ) -> str:
        """Who won and how, as that seat reads it; empty while the game goes on."""

    def refusal_text(self, reason: str, language: str) -> str:
        """Why something cannot be done now, by the name that `explain` gives the reason."""
