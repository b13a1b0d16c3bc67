"""Deskovka: tabletop games to play, to extend and to study.

`game` gives a game, `TabletopGame.new` deals one, and a state says what can be chosen:

>>> import deskovka
>>> game = deskovka.game('conquerors')
>>> state = game.new(decks=['builders', 'raiders'], seed=7)
>>> while (decision := state.decision) is not None:
...     state.apply(decision.default)
>>> state.outcome.how
'deck_out'

`deskovka.games` lists the games, `deskovka.bots` has players that are no people, `deskovka.lab`
plays thousands of games, `deskovka.envs` has environments for research, and `deskovka.replay`
reads replays. What a state can do is told by `deskovka.games.port.state.GameState` and
`deskovka.kernel.state.State`.
"""

from deskovka import _build

_build.install()

from collections.abc import Sequence  # noqa: E402  (nothing before the build is chosen)
from pathlib import Path  # noqa: E402
from typing import TYPE_CHECKING, Any  # noqa: E402

from deskovka import games  # noqa: E402
from deskovka.kernel.errors import (  # noqa: E402
    BadDump,
    BadReplay,
    BadSetup,
    DeskovkaError,
    IllegalPick,
    IllegalSeat,
)

if TYPE_CHECKING:
    from deskovka.tabletop import TabletopGame

__all__ = [
    "BadDump",
    "BadReplay",
    "BadSetup",
    "DeskovkaError",
    "IllegalPick",
    "IllegalSeat",
    "game",
    "games",
]


def game(
    name: str, pack: Path | str | None = None, *, texts: Sequence[str] = ()
) -> "TabletopGame[Any]":
    """The game of that name, with the cards of the box or of one's own pack folder.

    ``texts`` are packs as TOML texts, each of which builds on those before it.
    """
    return games.kit(name).game(Path(pack) if pack else None, texts)
