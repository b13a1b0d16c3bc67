"""What rows show: rates with their intervals, lengths, what winners had. No words in here."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, quantiles
from typing import Any, Final

import msgspec

from deskovka.games.port.watcher import Watcher
from deskovka.lab.jobs import Job
from deskovka.lab.match import Row

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations
LENGTHS: Final = ("rounds", "turns", "decisions")


class Rate(msgspec.Struct, frozen=True):
    """How often something was so, with the 95 % interval by Wilson."""

    wins: float
    games: int
    share: float
    low: float
    high: float


def rate(wins: float, games: int) -> Rate:
    """Of no games nothing is known."""
    if not games:
        return Rate(0.0, 0, 0.0, 0.0, 1.0)
    share = wins / games
    shrink = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / shrink
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / shrink
    return Rate(wins, games, share, max(0.0, middle - half), min(1.0, middle + half))


class Spread(msgspec.Struct, frozen=True):
    """How numbers are spread."""

    counts: dict[int, int]
    mean: float
    quartiles: tuple[float, float, float]


def spread(numbers: Sequence[int]) -> Spread:
    """How these numbers are distributed."""
    if len(numbers) < 2:
        only = float(numbers[0]) if numbers else 0.0
        return Spread(dict(Counter(numbers)), only, (only, only, only))
    low, median, high = quantiles(numbers, n=4, method="inclusive")
    return Spread(dict(sorted(Counter(numbers).items())), fmean(numbers), (low, median, high))


class CardFinding(msgspec.Struct, frozen=True):
    """A card: how often it was put to use, and how those fared who drew, played, bought it."""

    use: Rate
    fared: dict[str, Rate]
    above: float  # the average, when it was drawn (or bought), in parts of 1


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """All games of one kind with one number of players."""

    game: str
    players: int
    jobs: list[Job]
    games: int
    average: Rate  # of a seat
    places: dict[str, Rate]  # first, second, … in turn order
    bots: dict[str, Rate]
    sides: dict[str, Rate]
    matrix: dict[str, dict[str, Rate]]  # sides against each other, or against foes
    foes: dict[str, Rate]  # how often they are overcome
    ways: dict[str, Rate]
    lengths: dict[str, Spread]
    scores: Spread | None  # of solo games that were won
    cards: dict[str, CardFinding]
    means: dict[str, tuple[float, float]]  # of those who won, and of the others

    @property
    def watcher(self) -> Watcher[Any, Any]:
        """What noted the rows of this game."""
        return self.jobs[0].watcher

    @property
    def fair(self) -> float:
        """What everybody would win if all were equal; nothing to compare with when alone."""
        return 1 / self.players if self.players > 1 else self.average.share

    def name(self, ident: str, language: str) -> str:
        """The name of a card, deck or hero in a language."""
        for job in self.jobs:
            if ident in job.names:
                names = job.names[ident]
                return names.get(language) or names["en"]
        return ident


class Tally:
    """Counts wins by anything."""

    def __init__(self) -> None:
        self.wins: defaultdict[Any, float] = defaultdict(float)
        self.games: Counter[Any] = Counter()

    def add(self, key: Any, won: float) -> None:
        """Count a game of that key, and the share of it that was won."""
        self.wins[key] += won
        self.games[key] += 1

    def rates(self, keys: Iterable[Any] | None = None) -> dict[Any, Rate]:
        """The rate of each key, or of these keys."""
        order = sorted(self.games) if keys is None else keys
        return {key: rate(self.wins[key], self.games[key]) for key in order if self.games[key]}


def chapters(files: Iterable[tuple[Job, Sequence[Row]]]) -> list[Chapter]:
    """What files of rows show, by game and number of players."""
    kinds: dict[tuple[str, int], list[tuple[Job, Sequence[Row]]]] = {}
    for job, rows in files:
        if rows:
            kinds.setdefault((job.game, -job.players), []).append((job, rows))
    return [_chapter(kinds[kind]) for kind in sorted(kinds)]


def _chapter(files: Sequence[tuple[Job, Sequence[Row]]]) -> Chapter:
    jobs = [job for job, _ in files]
    rows = [row for _, some in files for row in some]
    watcher = jobs[0].watcher
    solo = jobs[0].players == 1 and "score" in watcher.columns
    seats = [seat for row in rows for seat in row["seats"]]
    known = list(dict.fromkeys(one for job in jobs for one in job.sides))
    average = rate(sum(seat["won"] for seat in seats), len(seats))
    return Chapter(
        game=jobs[0].game,
        players=jobs[0].players,
        jobs=jobs,
        games=len(rows),
        average=average,
        places=_places(rows),
        bots=_tally((seat["bot"], seat["won"]) for seat in seats).rates(),
        sides=_tally(_of_sides(rows, watcher.side)).rates(known),
        matrix=_matrix(rows, watcher, known),
        foes=_tally(_of_foes(rows, watcher)).rates(),
        ways={way: rate(n, len(rows)) for way, n in Counter(r["how"] for r in rows).most_common()},
        lengths={length: spread([row[length] for row in rows]) for length in LENGTHS},
        scores=spread([row["score"] for row in rows if row["winners"]]) if solo else None,
        cards=_cards(files, watcher, average.share),
        means={one: _means(seats, one) for one in watcher.means},
    )


def _tally(won: Iterable[tuple[Any, float]]) -> Tally:
    tally = Tally()
    for key, share in won:
        tally.add(key, share)
    return tally


def _places(rows: Iterable[Row]) -> dict[str, Rate]:
    """By turn order: 1 is who begins."""
    return _tally(
        (str(1 + (at - row["first"]) % row["players"]), seat["won"])
        for row in rows
        for at, seat in enumerate(row["seats"])
    ).rates()


def _of_sides(rows: Iterable[Row], side: str) -> Iterator[tuple[str, float]]:
    """A deck or hero that meets only itself wins and loses; that says nothing about it."""
    for row in rows if side else ():
        here = {seat[side] for seat in row["seats"]}
        if len(here) > 1 or row["players"] == 1:
            yield from ((seat[side], seat["won"]) for seat in row["seats"])


def _of_foes(rows: Iterable[Row], watcher: Watcher[Any, Any]) -> Iterator[tuple[str, float]]:
    for row in rows if watcher.foe else ():
        yield row[watcher.foe], float(row["how"] == watcher.felled)


def _matrix(
    rows: Sequence[Row], watcher: Watcher[Any, Any], known: Sequence[str]
) -> dict[str, dict[str, Rate]]:
    """Of a side against each foe, or against each side (against itself: of who begins)."""
    side, foe = watcher.side, watcher.foe
    tally = Tally()
    for row in rows if side else ():
        for at, seat in enumerate(row["seats"]):
            if foe:
                tally.add((seat[side], row[foe]), seat["won"])
                continue
            others = {other[side] for n, other in enumerate(row["seats"]) if n != at}
            for other in others:
                if other != seat[side] or at == row["first"]:
                    tally.add((seat[side], other), seat["won"])
    columns = sorted({row[foe] for row in rows}) if foe else known
    return {
        one: {other: found for (_, other), found in tally.rates((one, c) for c in columns).items()}
        for one in known
    }


def _cards(
    files: Iterable[tuple[Job, Sequence[Row]]], watcher: Watcher[Any, Any], average: float
) -> dict[str, CardFinding]:
    """Cards of decks, or those that anybody used. What happens twice in a game counts once."""
    uses, side = watcher.uses, watcher.side
    if not uses:
        return {}
    fared = {use: Tally() for use in uses}
    dealt: Counter[str] = Counter()  # how many had it in their deck
    seats = 0
    for job, rows in files:
        for seat in (seat for row in rows for seat in row["seats"]):
            seats += 1
            dealt.update(job.decks.get(seat[side], {}).keys() if side else ())
            for use in uses:
                for card in set(seat[use]):
                    fared[use].add(card, seat["won"])
    first, last = fared[uses[0]], fared[uses[-1]]
    could = dict(dealt) or dict.fromkeys(last.games, seats)
    return {
        card: CardFinding(
            # an effect can put a card into hands whose deck never held it
            rate(min(last.games[card], could[card]), could[card]),
            {use: rate(tally.wins[card], tally.games[card]) for use, tally in fared.items()},
            first.wins[card] / first.games[card] - average if first.games[card] else 0.0,
        )
        for card in sorted(could)
    }


def _means(seats: Sequence[Mapping[str, Any]], column: str) -> tuple[float, float]:
    """Lists count by their length."""
    won: list[float] = []
    lost: list[float] = []
    for seat in seats:
        value = seat[column]
        (won if seat["won"] else lost).append(len(value) if isinstance(value, list) else value)
    return fmean(won) if won else 0.0, fmean(lost) if lost else 0.0


# -- two of them side by side -------------------------------------------------------------


class Change(msgspec.Struct, frozen=True):
    """Two rates, and by how much the second is higher, with the 95 % interval by Newcombe."""

    a: Rate
    b: Rate
    difference: float
    low: float
    high: float

    @property
    def is_real(self) -> bool:
        """Whether the interval of the difference excludes zero."""
        return self.low > 0 or self.high < 0


def change(a: Rate | None, b: Rate | None) -> Change:
    """What only one side knows, the other has seen in no game."""
    a, b = a or rate(0, 0), b or rate(0, 0)
    if not a.games or not b.games:
        return Change(a, b, 0.0, -1.0, 1.0)
    difference = b.share - a.share
    down = sqrt((b.share - b.low) ** 2 + (a.high - a.share) ** 2)
    up = sqrt((b.high - b.share) ** 2 + (a.share - a.low) ** 2)
    return Change(a, b, difference, difference - down, difference + up)
