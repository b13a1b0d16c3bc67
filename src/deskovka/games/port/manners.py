"""What a table has to know of a game besides its rules: how people sit there together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from deskovka.games.port.state import GameState


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to be asked in windows of a kind: for one's own acts, for those of others."""

    mine: bool
    theirs: bool


class Window(NamedTuple):
    """What kind of reaction window is open, and whose act opened it."""

    kind: str
    by: int


S = TypeVar("S", bound=GameState)

NO_STOPS: Final[Mapping[str, Stop]] = {}


class Manners(Generic[S]):
    """What suits a game without reaction windows in which nobody may leave.

    A game with windows names their kinds in ``stops`` and implements `window`. Whatever is decided
    here is decided by public facts alone: a table shows everybody the same, whatever is in a hand.
    """

    stops: Mapping[str, Stop] = NO_STOPS  # by kind of window: where a player is asked by default
    hands_decide: bool = False  # does `a_hand_decides` ever hold?
    leaves: bool = False  # does who resigns leave the game? otherwise a bot plays on
    rule_of_resigning: str | None = None  # the rule that may forbid it

    def window(self, state: S) -> Window | None:
        """The window in which somebody is being asked."""
        return None

    def stop_at(self, state: S) -> Window | None:
        """What a player's stops call this question; None where they are always asked."""
        return self.window(state)

    def a_hand_decides(self, state: S) -> bool:
        """Does it depend on a hand whether somebody is asked here?

        The table pauses here for whoever has no choice as long as if they had one. It need not
        where nobody could have a choice, whatever they hold, and others know that.
        """
        return self.window(state) is not None

    def learned(self, before: S, after: S) -> set[int]:
        """The seats that know more of what was hidden than before; undoing takes their consent.

        Everybody, unless the game knows better.
        """
        return set(range(after.seats))

    def plays(self, state: S, seat: int) -> bool:
        """Is the seat still in the game?"""
        return True

    def opened(self, state: S) -> S:
        """The state with everything open to spectators, for whoever looks at a game afterwards.

        It shares nothing that is written to; a game without secrets gives the state itself.
        """
        return state

    def explain(self, state: S, seat: int, what: int | str) -> dict[str, str] | None:
        """The reason and the rule why the seat cannot use that now; None if it can.

        Raises LookupError or DeskovkaError if there is no such thing.
        """
        return state.explain(seat, what)

    def preview(self, state: S, what: str, argument: int | None) -> Any:
        """What would happen, as plain data; raises LookupError if the game has no such preview."""
        raise LookupError(what)
