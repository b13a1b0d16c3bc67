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
from deskovka import bots
from deskovka.bots.thinking import LEVELS, STRENGTHS, Budget
from deskovka.kernel.errors import DeskovkaError
from deskovka.packs.problems import hint

MOST_LINEUPS: Final = 200_000
USUAL_PLAYERS: Final = 2
MEASURE: Final = "medium"  # the level whose budget is given; others think in proportion
SEED_BITS: Final = 62

# Who sits down: decks may meet themselves, heroes cannot.
SIDES: Final = {"conquerors": "deck", "plosinovka": "hero"}
PLURALS: Final = {"deck": "decks", "hero": "heroes"}


class BadJob(DeskovkaError):
    """A job that cannot be done."""


class Job(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What is played; with the same job, game number n is the same game everywhere."""

    game: str
    players: int
    bots: list[str]  # one for every seat
    sides: list[str]  # decks or heroes, which take turns
    mirrors: bool  # the same deck can meet itself
    setups: list[dict[str, Any]]  # what else takes turns; each is a part of a setup
    seed: int
    iterations: int  # for a decision of medium, a tree search; 0: by the clock
    seconds: float
    pack: str  # where one's own cards are; empty: the cards of the box
    rules: str
    cards: str  # their digest
    decks: dict[str, dict[str, int]]
    names: dict[str, dict[str, str]]  # of cards, decks, heroes and bosses, by language
    texts: list[str] = []  # one's own cards as TOML, besides

    @property
    def reproducible(self) -> bool:
        return not self.seconds

    @property
    def side(self) -> str:
        return SIDES[self.game]

    @cached_property
    def tables(self) -> list[tuple[tuple[str, ...], dict[str, Any]]]:
        """Who sits where, with which setup: everything once, what belongs together in a row."""
        groups = list(_rings(self.sides, self.players, self.mirrors))
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
        own, measure = STRENGTHS[self.game][name], STRENGTHS[self.game][MEASURE]
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
    mirrors = wishes.mirrors and wishes.game == "conquerors"
    known = _sides_of(game)
    sides = [_named(SIDES[game.name], side, known) for side in wishes.sides or known]
    _check_lineups(SIDES[game.name], len(set(sides)), len(seats), mirrors)
    setups = _setups(game, wishes.setup)
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
        decks={deck.id: dict(deck.cards) for deck in getattr(game.pack, "decks", ())},
        names={one.id: dict(one.name) for one in _named_things(game)},
        texts=list(wishes.texts),
    )
    for setup in setups:
        begin(game, Task(0, 0, tuple(seats), job.tables[0][0], setup))
    return job


def begin(game: Any, task: Task) -> Any:
    """The table of a game at its first decision; raises BadSetup."""
    if game.name == "conquerors":
        return game.new(decks=list(task.sides), seed=task.seed, **task.setup)
    return game.new(players=len(task.sides), heroes=list(task.sides), seed=task.seed, **task.setup)


def _usual(game: str) -> int:
    return STRENGTHS[game][MEASURE].iterations


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


def _check_lineups(side: str, sides: int, players: int, mirrors: bool) -> None:
    if not mirrors and sides < players:
        raise BadJob(f"{players} players need as many different {PLURALS[side]}, not {sides}")
    count = sides**players if mirrors else perm(sides, players)
    if count > MOST_LINEUPS:
        many = f"{sides} {PLURALS[side]} for {players} players are {count:,} line-ups"
        raise BadJob(f"{many}: name fewer")


def _setups(game: Any, wished: Mapping[str, Any]) -> list[dict[str, Any]]:
    """In Plošinovka the bosses take turns unless one is named."""
    if game.name == "conquerors":
        return [dict(wished)]
    bosses = [card.id for card in game.pack.cards if card.type == "boss"]
    if wished.get("boss"):
        bosses = [_named("boss", wished["boss"], bosses)]
    return [{**wished, "boss": boss} for boss in bosses]


def _named(noun: str, ident: str, known: Sequence[str]) -> str:
    if ident not in known:
        near = hint(ident, known) or f"; there are {', '.join(known)}"
        raise BadJob(f"there is no {noun} {ident!r}{near}")
    return ident


def _sides_of(game: Any) -> list[str]:
    if game.name == "conquerors":
        return [deck.id for deck in game.pack.decks]
    return [card.id for card in game.pack.cards if card.type == "hero"]


def _named_things(game: Any) -> list[Any]:
    return [*game.pack.cards, *getattr(game.pack, "decks", ())]
