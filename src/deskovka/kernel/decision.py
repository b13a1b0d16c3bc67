"""The one door: who must choose, and from what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from deskovka.kernel.state import State

CHANCE: Final = -1  # the seat of the player *chance*, when rolls are asked


class Question:
    """A kind of question: its name (also the name of its sentence) and the rule it comes from."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule


class Option:
    """One thing that can be chosen: `index` for `State.apply`, `key`, `data` and `text` to read."""

    def __init__(self, state: State, index: int) -> None:
        self._state = state
        self._moment = state.moment
        self.index = index
        self.code = state.options[index]

    @property
    def key(self) -> tuple[int, ...]:
        """A tuple of ints for search trees, the same in every world of the information set."""
        return self._state.option_key(self.code)

    def data(self) -> Mapping[str, object]:
        """The option as plain data: what it does, and the handles it is about."""
        return self._state.option_data(self.code)

    def text(self, language: str = "en") -> str:
        """The option as a sentence, in English ("en") or Czech ("cs")."""
        return self._state.option_text(self.code, language)

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        if self._state.moment != self._moment:
            return f"<option {self.index} of a decision that is over>"
        return f"<option {self.index}: {self.text('en')}>"


class Options:
    """The options in their order; made when looked at, since most players only need how many."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._moment = state.moment

    def is_over(self) -> bool:
        """Has the decision been made that these belong to?"""
        return self._state.moment != self._moment

    def _current(self) -> State:
        if self.is_over():
            raise RuntimeError("these options belong to a decision that is over")
        return self._state

    def __len__(self) -> int:
        return len(self._current().options)

    def __getitem__(self, index: int) -> Option:
        state = self._current()
        return Option(state, range(len(state.options))[index])

    def __iter__(self) -> Iterator[Option]:
        state = self._current()
        return iter([Option(state, at) for at in range(len(state.options))])

    def __repr__(self) -> str:
        return "<options of a decision that is over>" if self.is_over() else repr(list(self))


class Decision:
    """The pending choice: `seat` must choose one of `options` by its index.

    `default` is the index of the quiet option, such as *pass* or *no*. A decision is over as soon
    as its state goes on.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self.seat = state.seat
        self.default = state.default
        self.options = Options(state)

    @property
    def kind(self) -> str:
        """The name of the kind of question, such as "attacker" or "redraw"."""
        return self._state.question().name

    @property
    def rule(self) -> str:
        """The number of the rule that asks, such as "conquerors:ATT-2"."""
        return self._state.question().rule

    def text(self, language: str = "en") -> str:
        """The question as a sentence, in English ("en") or Czech ("cs")."""
        return self._state.question_text(language)

    def __repr__(self) -> str:
        if self.options.is_over():
            return f"<decision of seat {self.seat} that is over>"
        return f"<decision of seat {self.seat}: {self.kind}, {len(self.options)} options>"
