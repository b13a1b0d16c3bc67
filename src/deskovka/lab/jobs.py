"""What is to be played: a job, and the games that it consists of, each with a seed of its own."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import permutations, product
from math import ceil, perm
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

import deskovka
from deskovka import bots, games
from deskovka.bots import LEVELS, Budget
from deskovka.games.port.state import GameState
from deskovka.games.port.watcher import Watcher
from deskovka.kernel.errors import DeskovkaError
from deskovka.problems import hint
from deskovka.tabletop import TabletopGame

MOST_LINEUPS: Final = 200_000
USUAL_PLAYERS: Final = 2
MEASURE: Final = "medium"  # the level whose budget is given; others think in proportion
SEED_BITS: Final = 62
NOTHING: Final = ("",)  # what each player brings where there is nothing to bring


class BadJob(DeskovkaError):
    """A job that cannot be done."""


class Job(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What is played; with the same job, game number n is the same game everywhere."""

    game: str
    players: int
    bots: list[str]  # one for every seat
    sides: list[str]  # what players bring, which takes turns: decks, heroes; empty if nothing
    mirrors: bool  # can several players bring the same?
    setups: list[dict[str, Any]]  # what else takes turns; each is a part of a setup
    seed: int
    iterations: int  # for a decision of medium, a tree search; 0: by the clock
    seconds: float
    pack: str  # where one's own cards are; empty: the cards of the box
    rules: str
    cards: str  # their digest
    decks: dict[str, dict[str, int]]
    names: dict[str, dict[str, str]]  # of cards and whatever else rows speak of, by language
    texts: list[str] = []  # one's own cards as TOML, besides

    @property
    def reproducible(self) -> bool:
        """Whether the same job always gives the same rows: bots that think by the clock do not."""
        return not self.seconds

    @property
    def watcher(self) -> Watcher[Any, Any]:
        """What notes the rows of this game."""
        return games.kit(self.game).watcher()

    @cached_property
    def tables(self) -> list[tuple[tuple[str, ...], dict[str, Any]]]:
        """Who sits where, with which setup: everything once, what belongs together in a row."""
        groups = [[NOTHING * self.players]]
        if self.sides:
            groups = _rings(self.sides, self.players, self.mirrors)
        Random(self.seed).shuffle(groups)
        return [(lineup, setup) for group in groups for setup in self.setups for lineup in group]

    @cached_property
    def orders(self) -> list[tuple[str, ...]]:
        """How the bots can sit."""
        return list(dict.fromkeys(permutations(self.bots)))

    def round(self) -> int:
        """After so many games everybody has been everywhere equally often."""
        return len(self.tables) * len(self.orders)

    def task(self, number: int) -> Task:
        """A game of the job: all orders of the bots at a table, then the next table."""
        at, order = divmod(number, len(self.orders))
        lineup, setup = self.tables[at % len(self.tables)]
        return Task(number, seed_of(self.seed, number), self.orders[order], lineup, setup)

    def budget(self, bot: str) -> Budget | None:
        """How long a bot may think; None where it does not search."""
        name, iterations = parts_of(bot)
        if iterations:
            return Budget(iterations=iterations)
        if name not in LEVELS:
            return None
        strengths = games.kit(self.game).strengths()
        own, measure = strengths[name], strengths[MEASURE]
        if self.seconds:
            return Budget(seconds=self.seconds * own.seconds / measure.seconds)
        return Budget(iterations=ceil(self.iterations * own.iterations / measure.iterations))


class Task(NamedTuple):
    """One game."""

    number: int
    seed: int
    bots: tuple[str, ...]
    sides: tuple[str, ...]
    setup: dict[str, Any]


def parts_of(bot: str) -> tuple[str, int]:
    """The name of a bot, and the iterations that it is given as in ``medium@400``, or 0."""
    name, at, iterations = bot.partition("@")
    if name not in bots.NAMES:
        raise BadJob(f"there is no bot {name!r}; there are {', '.join(bots.NAMES)}")
    if not at:
        return name, 0
    if name not in LEVELS or not re.fullmatch(r"[1-9]\d{0,6}", iterations):
        searching = f"{', '.join(LEVELS)} can be given a number of iterations"
        raise BadJob(f"there is no bot {bot!r}; only {searching}, as in medium@400")
    return name, int(iterations)


def seed_of(*parts: int) -> int:
    """A seed that has nothing to do with its neighbours."""
    text = " ".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") >> 64 - SEED_BITS


def _rings(sides: Sequence[str], players: int, mirrors: bool) -> list[list[tuple[str, ...]]]:
    """All line-ups, those together that only begin at another seat."""
    every = product(sides, repeat=players) if mirrors else permutations(sides, players)
    rings: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for lineup in every:
        turned = min(lineup[at:] + lineup[:at] for at in range(players))
        rings.setdefault(turned, []).append(lineup)
    return list(rings.values())


# -- making a job -------------------------------------------------------------------------


class Wishes(NamedTuple):
    """What somebody asked for; None or nothing is left to the lab."""

    game: str
    bots: Sequence[str]
    seed: int = 1
    players: int | None = None
    sides: Sequence[str] = ()
    mirrors: bool = True
    setup: Mapping[str, Any] = MappingProxyType({})
    iterations: int = 0  # as many as each level has
    seconds: float = 0.0
    pack: str = ""
    texts: Sequence[str] = ()


def make_job(wishes: Wishes) -> Job:
    """The job, checked; raises BadJob or BadSetup with what is wrong."""
    path = Path(wishes.pack) if wishes.pack else None
    game = deskovka.game(wishes.game, path, texts=wishes.texts)
    seats = _seats(wishes)
    watcher = games.kit(game.name).watcher()
    mirrors = wishes.mirrors and watcher.mirrors
    known = watcher.known_sides(game)
    sides = [_named(watcher.side, side, known) for side in wishes.sides or known]
    if watcher.side:
        _check_lineups(watcher.sides, len(set(sides)), len(seats), mirrors)
    setups = _setups(watcher, game, wishes.setup)
    job = Job(
        game=game.name,
        players=len(seats),
        bots=seats,
        sides=list(dict.fromkeys(sides)),
        mirrors=mirrors,
        setups=setups,
        seed=wishes.seed,
        iterations=0 if wishes.seconds else wishes.iterations or _usual(game.name),
        seconds=wishes.seconds,
        pack=wishes.pack,
        rules=game.rules_version,
        cards=game.digest,
        decks=watcher.decks(game),
        names=watcher.names(game),
        texts=list(wishes.texts),
    )
    for setup in setups:
        begin(game, Task(0, 0, tuple(seats), job.tables[0][0], setup))
    return job


def begin(game: TabletopGame[Any], task: Task) -> GameState:
    """The table of a game at its first decision; raises BadSetup."""
    table: GameState = games.kit(game.name).watcher().new(game, task.sides, task.seed, task.setup)
    return table


def _usual(game: str) -> int:
    return games.kit(game).strengths()[MEASURE].iterations


def _seats(wishes: Wishes) -> list[str]:
    """A bot for every seat."""
    for bot in wishes.bots:
        parts_of(bot)
    players = wishes.players or (len(wishes.bots) if len(wishes.bots) > 1 else USUAL_PLAYERS)
    if len(wishes.bots) == 1:
        return [wishes.bots[0]] * players
    if len(wishes.bots) != players:
        raise BadJob(
            f"{len(wishes.bots)} bots for {players} players: name one for all, or one for each"
        )
    return list(wishes.bots)


def _check_lineups(what: str, sides: int, players: int, mirrors: bool) -> None:
    if not mirrors and sides < players:
        raise BadJob(f"{players} players need as many different {what}, not {sides}")
    count = sides**players if mirrors else perm(sides, players)
    if count > MOST_LINEUPS:
        many = f"{sides} {what} for {players} players are {count:,} line-ups"
        raise BadJob(f"{many}: name fewer")


def _setups(
    watcher: Watcher[Any, Any], game: Any, wished: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """All foes take turns unless one is named."""
    if not watcher.foe:
        return [dict(wished)]
    foes = watcher.known_foes(game)
    if wished.get(watcher.foe):
        foes = [_named(watcher.foe, wished[watcher.foe], foes)]
    return [{**wished, watcher.foe: foe} for foe in foes]


def _named(noun: str, ident: str, known: Sequence[str]) -> str:
    if ident not in known:
        near = hint(ident, known) or f"; there are {', '.join(known)}"
        raise BadJob(f"there is no {noun} {ident!r}{near}")
    return ident
