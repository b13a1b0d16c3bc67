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

from collections.abc import Sequence  # noqa: E402  (nothing before the build is chosen)
from pathlib import Path  # noqa: E402
from typing import TYPE_CHECKING, Any, Literal, overload  # noqa: E402

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
    from deskovka.plosinovka.game import Plosinovka

__all__ = [
    "GAMES",
    "BadDump",
    "BadReplay",
    "BadSetup",
    "DeskovkaError",
    "IllegalPick",
    "IllegalSeat",
    "game",
]

GAMES = ("conquerors", "plosinovka")


@overload
def game(
    name: Literal["conquerors"], pack: Path | str | None = None, *, texts: Sequence[str] = ()
) -> "Conquerors": ...
@overload
def game(
    name: Literal["plosinovka"], pack: Path | str | None = None, *, texts: Sequence[str] = ()
) -> "Plosinovka": ...
@overload
def game(name: str, pack: Path | str | None = None, *, texts: Sequence[str] = ()) -> Any: ...


def game(
    name: str, pack: Path | str | None = None, *, texts: Sequence[str] = ()
) -> "Conquerors | Plosinovka":
    """The game of that name, with the cards of the box or of one's own pack folder.

    ``texts`` are packs as TOML texts, each of which builds on those before it.
    """
    folder = Path(pack) if pack else None
    if name == "conquerors":
        from deskovka.conquerors.game import conquerors

        return conquerors(folder, texts)
    if name == "plosinovka":
        from deskovka.plosinovka.game import plosinovka

        return plosinovka(folder, texts)
    raise BadSetup([f"there is no game {name!r}; there are {', '.join(GAMES)}"])
