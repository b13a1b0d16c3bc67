"""Statistics of one's own games, from how they ended: no log is read for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

import deskovka
from deskovka import bots
from deskovka.server.statistics.records import FinishedGame
from deskovka.server.statistics.wire import (
    Ending,
    GameStatistics,
    Length,
    PlayedGame,
    Statistics,
    Tally,
)
from deskovka.server.tables.records import Seat

ALONE: Final = "alone"
PEOPLE: Final = "people"
_RECENT: Final = 300
_STRENGTH: Final = ("random", "simple", "greedy", "easy", "medium", "hard")
assert set(_STRENGTH) == set(bots.NAMES)


class _Result(NamedTuple):
    game: FinishedGame
    seat: Seat
    won: bool


def summed(person: int, games: Iterable[FinishedGame]) -> Statistics:
    """The latest game comes first in ``games``."""
    results = [one for game in games if (one := _result(person, game)) is not None]
    kinds = [
        (name, [one for one in results if one.game.game == name]) for name in deskovka.games.names()
    ]
    return Statistics([_of_game(name, found) for name, found in kinds if found])


def _result(person: int, game: FinishedGame) -> _Result | None:
    """How it ended for the person; a game on a shared screen has no one who won it."""
    mine = [seat for seat in game.seats if seat.person == person]
    if len(mine) != 1 or any(seat.kind == "screen" for seat in game.seats):
        return None
    return _Result(game, mine[0], mine[0].seat in game.outcome["winners"])


def _of_game(name: str, results: Sequence[_Result]) -> GameStatistics:
    endings = Counter((str(one.game.outcome["how"]), one.won) for one in results)
    turns = Counter(int(one.game.outcome.get("turns") or 0) for one in results)
    return GameStatistics(
        game=name,
        played=len(results),
        won=sum(one.won for one in results),
        decks=_tallies([(one.seat.deck, one.won) for one in results], _own_decks(results)),
        heroes=_tallies([(one.seat.hero, one.won) for one in results]),
        opponents=_tallies([(_opponent(one), one.won) for one in results]),
        endings=[Ending(how, won, count) for (how, won), count in endings.most_common()],
        lengths=[Length(length, turns[length]) for length in sorted(turns) if length],
        recent=[_played(one) for one in reversed(results[:_RECENT])],
    )


def _own_decks(results: Sequence[_Result]) -> dict[str, str]:
    """The names of decks that the person has built; the latest holds."""
    seats = [one.seat for one in reversed(results)]
    return {seat.deck: str(seat.brought["name"]) for seat in seats if seat.deck and seat.brought}


def _tallies(
    games: Iterable[tuple[str | None, bool]], names: Mapping[str, str] = MappingProxyType({})
) -> list[Tally]:
    """What was played most comes first."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for key, is_won in games:
        if key is not None:
            played[key] += 1
            won[key] += is_won
    return [Tally(key, count, won[key], names.get(key)) for key, count in played.most_common()]


def _opponent(result: _Result) -> str:
    """People, or the strongest of the bots."""
    others = [seat for seat in result.game.seats if seat is not result.seat]
    if not others:
        return ALONE
    if any(seat.bot is None for seat in others):
        return PEOPLE
    return max((seat.bot or "" for seat in others), key=_STRENGTH.index)


def _played(result: _Result) -> PlayedGame:
    outcome = result.game.outcome
    return PlayedGame(
        id=result.game.id,
        at=result.game.moved,
        won=result.won,
        turns=outcome.get("turns"),
        score=outcome.get("score") if len(result.game.seats) == 1 else None,
    )
