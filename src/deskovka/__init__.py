"""Deskovka: the digital home of two tabletop games.

>>> import deskovka
>>> game = deskovka.game("conquerors")
>>> state = game.new(decks=["builders", "raiders"], seed=7)
>>> while (decision := state.decision) is not None:
...     state.apply(decision.default)
>>> state.outcome.how
'deck_out'
"""

from deskovka import _build

_build.install()

from pathlib import Path  # noqa: E402  (nothing may be imported before the build is chosen)
from typing import TYPE_CHECKING  # noqa: E402

from deskovka.kernel.errors import (  # noqa: E402
    BadDump,
    BadReplay,
    BadSetup,
    DeskovkaError,
    IllegalPick,
    IllegalSeat,
)

if TYPE_CHECKING:
    from deskovka.conquerors.game import Conquerors

__all__ = [
    "BadDump",
    "BadReplay",
    "BadSetup",
    "DeskovkaError",
    "IllegalPick",
    "IllegalSeat",
    "game",
]


def game(name: str, pack: Path | str | None = None) -> "Conquerors":
    """The game of that name, with the cards of the box or of one's own pack folder."""
    if name != "conquerors":
        raise BadSetup([f"there is no game {name!r}; there is 'conquerors'"])
    from deskovka.conquerors.game import conquerors

    return conquerors(Path(pack) if pack else None)
