"""Trying a card: the same games with a deck that has it and with one that has not.

They are played a few at a time, in processes of their own, so that everybody's trial goes on.
"""

from __future__ import annotations

import functools
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from statistics import fmean
from typing import Any, Final

import msgspec

from deskovka import games
from deskovka.games.port.deckbuilder import Cards
from deskovka.lab.findings import Rate, change, rate
from deskovka.lab.jobs import Job, Wishes, make_job
from deskovka.lab.match import play
from deskovka.server.workers import pool
from deskovka.server.workshop.wire import Share, TrialResult, TrialSide

_PROCESSES: Final = 2
_PATIENCE: Final = 600.0  # seconds until a process that does not answer is given up
_AT_ONCE: Final = 2  # games between two turns of others
_NICE: Final = 10  # tables and bots come first

BOT: Final = "greedy"
WITHOUT, HAVING = "trial-without", "trial-having"


class Attempt(msgspec.Struct, frozen=True):
    """``texts`` are the packs; ``games`` is how many each deck plays against each opponent."""

    game: str
    texts: list[str]
    card: str
    without: Cards
    having: Cards
    opponents: list[str]
    games: int

    @property
    def total(self) -> int:
        return 2 * self.games * len(self.opponents)


class Portion(msgspec.Struct, frozen=True):
    """Some of the games of an attempt, which is given as JSON."""

    attempt: bytes
    first: int
    games: int


class Played(msgspec.Struct, frozen=True):
    """The rows of the games that were played, each with the side of the deck in question."""

    rows: list[tuple[str, Any]]


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many games are played, and what they tell."""

    done: int
    result: TrialResult | None = None


class Trying(pool.Workers[Portion, Played]):
    def __init__(self) -> None:
        super().__init__(__name__, Played, [0] * _PROCESSES, _PATIENCE)

    async def play(self, attempt: Attempt, person: int) -> AsyncGenerator[Step, None]:
        """All games of an attempt, in turn with those of others."""
        played: list[tuple[str, Any]] = []
        for portion in portions(attempt):
            some = await self.ask(functools.partial(_same, portion), person)
            played += some.rows
            yield Step(len(played), result(attempt, played))


def _same(portion: Portion) -> Portion:
    return portion


def portions(attempt: Attempt) -> Iterator[Portion]:
    """All games of an attempt, a few at a time."""
    told = msgspec.json.encode(attempt)
    for first in range(0, attempt.total, _AT_ONCE):
        yield Portion(told, first, min(_AT_ONCE, attempt.total - first))


def instead(attempt: Attempt) -> list[str]:
    """What the card takes the place of."""
    lost = [
        ident for ident, copies in attempt.without.items() if copies > attempt.having.get(ident, 0)
    ]
    return sorted(lost)


# -- in a process of its own --------------------------------------------------------------


def run(attempt: Attempt, tell: Callable[[Step], None]) -> None:
    """Play all games, and say after each portion what the games so far tell."""
    played: list[tuple[str, Any]] = []
    for portion in portions(attempt):
        played += play_some(portion).rows
        tell(Step(len(played), result(attempt, played)))


def play_some(portion: Portion) -> Played:
    """Play those games."""
    games = _games(portion.attempt)[portion.first : portion.first + portion.games]
    return Played([(side, play(job, number)) for job, side, number in games])


@functools.lru_cache(maxsize=8)
def _games(told: bytes) -> list[tuple[Job, str, int]]:
    """Each portion holds the same game with and without the card: no estimate leans to a side."""
    attempt = msgspec.json.decode(told, type=Attempt)
    jobs = list(_jobs(attempt))
    return [(job, side, number) for number in range(attempt.games) for job, side in jobs]


def _jobs(attempt: Attempt) -> Iterator[tuple[Job, str]]:
    """Both decks play games with the same seeds against everybody."""
    builder = games.kit(attempt.game).deckbuilder()
    assert builder is not None
    text = builder.packed({WITHOUT: attempt.without, HAVING: attempt.having})
    for seed, opponent in enumerate(attempt.opponents):
        for side in (WITHOUT, HAVING):
            wishes = Wishes(
                attempt.game,
                [BOT],
                seed=seed,
                sides=[side, opponent],
                mirrors=False,
                texts=[*attempt.texts, text],
            )
            yield make_job(wishes), side


# -- what came out ------------------------------------------------------------------------


def result(attempt: Attempt, played: Sequence[tuple[str, Any]]) -> TrialResult:
    """What the rows of the games that were played say about the card."""
    rows: dict[str, list[Any]] = {WITHOUT: [], HAVING: []}
    for side, row in played:
        rows[side].append(row)
    seats = {
        side: [seat for row in found for seat in row["seats"] if seat["deck"] == side]
        for side, found in rows.items()
    }
    won = {side: _rate(found) for side, found in seats.items()}
    changed = change(won[WITHOUT], won[HAVING])
    having = seats[HAVING]
    used = {
        use: [seat for seat in having if attempt.card in seat[use]] for use in ("drawn", "played")
    }
    return TrialResult(
        without=_side(won[WITHOUT], rows[WITHOUT]),
        having=_side(won[HAVING], rows[HAVING]),
        change=changed.difference,
        low=changed.low,
        high=changed.high,
        drawn=_share(rate(len(used["drawn"]), len(having))),
        played=_share(rate(len(used["played"]), len(having))),
        won_when_drawn=_share(_rate(used["drawn"])),
        won_when_played=_share(_rate(used["played"])),
        copies=attempt.having[attempt.card],
        instead=instead(attempt),
    )


def _rate(seats: Sequence[Any]) -> Rate:
    return rate(sum(seat["won"] for seat in seats), len(seats))


def _share(found: Rate) -> Share:
    return Share(found.share, found.low, found.high, found.games)


def _side(won: Rate, rows: Sequence[Any]) -> TrialSide:
    rounds, decisions = (fmean(row[name] for row in rows) for name in ("rounds", "decisions"))
    return TrialSide(_share(won), rounds, decisions)


if __name__ == "__main__":
    pool.run(Portion, play_some, _NICE)
