"""What all games are: they can be set up, stored and loaded, with one pack of cards."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from deskovka.kernel.chance import MODES, Chance
from deskovka.kernel.errors import BadSetup
from deskovka.kernel.flow import Book
from deskovka.kernel.state import State
from deskovka.packs.data import AnyPack
from deskovka.problems import Problem
from deskovka.replay import Playable, Replay, record

SEED_BITS = 128

T = TypeVar("T", bound=State)
G = TypeVar("G")
P = TypeVar("P", bound=AnyPack)


class TabletopGame(Generic[T]):
    """A game with the cards that ``digest`` is the hash of: of what they mean.

    ``texts`` are the packs besides the box that were given as texts, so that replays hold them.
    """

    pack: Any  # the printed cards; every game says what of

    def __init__(self, book: Book, digest: str, texts: Sequence[str] = ()) -> None:
        self.book = book
        self.name = book.name
        self.digest = digest
        self.texts = tuple(texts)

    @property
    def rules_version(self) -> str:
        """The hash of all flows and steps: stored games name the rules they were played by."""
        return self.book.rules_version()

    def new(self, *args: Any, **setup: Any) -> T:
        """Set up a game; what can be chosen is the game's own. Raises BadSetup."""
        raise NotImplementedError

    def check_setup(self, setup: dict[str, Any]) -> list[Problem]:
        """Everything that is wrong with a setup."""
        raise NotImplementedError

    def from_setup(self, setup: dict[str, Any]) -> T:
        """Set up what `new` has checked, or what a replay says."""
        raise NotImplementedError

    def load(self, blob: bytes) -> T:
        """The state that `dump` stored; raises BadDump if it is damaged or foreign."""
        raise NotImplementedError

    def record(self, table: Playable) -> Replay:
        """The replay of a table of this game."""
        return record(self, table)

    def begin(self, setup: dict[str, Any]) -> T:
        """Set up a game; raises BadSetup with everything that is wrong."""
        reasons = self.check_setup(setup)
        if reasons:
            raise BadSetup(reasons)
        return self.from_setup(setup)


_MOST_MADE = 64
_made: dict[tuple[object, ...], tuple[AnyPack, Any]] = {}


def made_once(make: Callable[[P, Sequence[str]], G], pack: P, texts: Sequence[str]) -> G:
    """The game with that pack: its box is made only once, unless many others were made since."""
    key = (make, pack.digest, *texts)
    made = _made.pop(key, None)
    if made is None or made[0] != pack:  # other names do not change the digest
        made = (pack, make(pack, texts))
    _made[key] = made
    if len(_made) > _MOST_MADE:
        del _made[next(iter(_made))]
    game: G = made[1]
    return game


def seed_text(seed: int | None) -> str:
    """How a setup names a seed, a random one where none is given; raises BadSetup."""
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise BadSetup([Problem.of("setup-seed-range", bits=SEED_BITS)])
    return f"{seed:x}"


def check_keys(setup: dict[str, Any], *keys: str) -> list[Problem]:
    """What is wrong with what a setup speaks of: it has to be all of these, and nothing else."""
    missing = [Problem.of("setup-missing", key=key) for key in keys if key not in setup]
    return missing + [
        Problem.of("setup-unknown", key=repr(key)) for key in setup if key not in keys
    ]


def wrong_players(players: object, least: int, most: int) -> Problem:
    """What is wrong with a number of players that a game is not for."""
    return Problem.of("setup-players", written=repr(players), least=least, most=most)


def check_chance(setup: dict[str, Any]) -> list[Problem]:
    """What is wrong with how a setup leaves things to chance."""
    problems: list[Problem] = []
    if setup.get("chance") not in MODES:
        written = repr(setup.get("chance"))
        problems.append(Problem.of("setup-chance", written=written, known=", ".join(MODES)))
    if not _is_seed(setup.get("seed")):
        problems.append(Problem.of("setup-seed", bits=SEED_BITS))
    return problems


def chance_of(setup: dict[str, Any]) -> Chance:
    """The chance that a setup asks for."""
    return Chance(MODES.index(setup["chance"]), int(setup["seed"], 16))


def _is_seed(seed: object) -> bool:
    try:
        return isinstance(seed, str) and 0 <= int(seed, 16) < 1 << SEED_BITS
    except ValueError:
        return False
