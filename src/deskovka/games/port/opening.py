"""What can be chosen when a game is set up at a table, and how it is dealt then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from deskovka.games.port.state import GameState
from deskovka.kernel.errors import DeskovkaError

_NOTHING: Final[Mapping[str, str]] = {}

Chosen = Mapping[str, Any]  # by option: the id of a choice, the cards of a deck, or whether


class BadChoice(DeskovkaError):
    """Something was chosen that cannot be; the game says so as ``GAME-refused-OPTION``."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


class Choice(NamedTuple):
    """A deck, a hero, a boss; without a name it is called by a label of the game."""

    id: str
    name: Mapping[str, str] = _NOTHING
    about: Mapping[str, str] = _NOTHING
    art: str = ""


class Option(NamedTuple):
    """Something that can be chosen; without ``choices`` it is a yes or no.

    ``each``: by every seat for itself; ``once``: by no two of them alike. What nobody has chosen
    is ``usual``, or random where that is empty. An option that is not ``offered`` is not asked
    about where people open tables.
    """

    name: str
    choices: Sequence[Choice] = ()
    each: bool = False
    once: bool = False
    usual: str = ""
    offered: bool = True


class Opening:
    """What suits a game in which nothing but the number of players is to be chosen."""

    def options(self, game: Any) -> list[Option]:
        """What can be chosen in the game with these cards."""
        return []

    def deal(self, game: Any, chosen: Chosen, seats: Sequence[Chosen]) -> GameState:
        """A new game with what was chosen for all and by each seat; the rest is random.

        Raises BadChoice or BadSetup.
        """
        state: GameState = game.new(players=len(seats))
        return state

    def dealt(self, game: Any, state: GameState) -> list[dict[str, str]]:
        """What each seat has got, by the options that every seat has for itself."""
        return [{} for _ in range(state.seats)]
