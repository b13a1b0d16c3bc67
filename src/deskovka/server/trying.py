"""Trying a card: the same games with a deck that has it and with one that has not.

This module is run as a program, beside the server: it reads what to try from its input and writes
a line after every game, the last one with what came out.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Any, Final

import msgspec

from deskovka.conquerors.decks import MOST_COPIES
from deskovka.conquerors.trial import COPIES
from deskovka.lab.findings import Rate, change, rate
from deskovka.lab.jobs import Job, Wishes, make_job
from deskovka.lab.playing import play
from deskovka.packs.writing import write
from deskovka.server.wire.workshop import Share, TrialResult, TrialSide

GAME: Final = "conquerors"
BOT: Final = "greedy"
WITHOUT, HAVING = "trial-without", "trial-having"

Cards = dict[str, int]


class Attempt(msgspec.Struct, frozen=True):
    """``texts`` are the packs; ``games`` is how many each deck plays against each opponent."""

    texts: list[str]
    card: str
    without: Cards
    having: Cards
    opponents: list[str]
    games: int

    @property
    def total(self) -> int:
        return 2 * self.games * len(self.opponents)


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    done: int
    result: TrialResult | None = None


# -- the two decks ------------------------------------------------------------------------


def decks(cards: Sequence[Any], deck: Cards, ident: str) -> tuple[Cards, Cards]:
    """A deck without a card and with it: what it takes the place of is as like it as can be."""
    known = {card.id: card for card in cards}
    card = known[ident]
    if ident in deck:
        return _exchanged(deck, ident, deck[ident], _likes(card, known.values())), deck
    having = dict(deck)
    for other in _likes(card, (known[one] for one in deck)):
        taken = min(having[other.id], COPIES[card.stars] - having.get(ident, 0))
        having = _moved(having, other.id, ident, taken)
    return deck, having


def _likes(card: Any, others: Any) -> list[Any]:
    """Other cards, those of the same type and of a cost like it first; miners are left alone."""
    mines = card.type == "miner"
    fitting = [one for one in others if one.id != card.id and (one.type == "miner") == mines]
    return sorted(fitting, key=lambda one: (one.type != card.type, _distance(one, card), one.id))


def _distance(one: Any, other: Any) -> int:
    return abs(int(sum(one.cost.values())) - int(sum(other.cost.values())))


def _exchanged(deck: Cards, ident: str, count: int, likes: Sequence[Any]) -> Cards:
    """The deck with other cards in place of all copies of one."""
    for other in likes:
        room = MOST_COPIES[other.stars] - deck.get(other.id, 0)
        moved = min(room, count)
        if moved > 0:
            deck = _moved(deck, ident, other.id, moved)
            count -= moved
    return deck


def _moved(deck: Cards, source: str, to: str, count: int) -> Cards:
    changed = {**deck, source: deck[source] - count, to: deck.get(to, 0) + count}
    return {ident: copies for ident, copies in changed.items() if copies > 0}


def instead(attempt: Attempt) -> list[str]:
    """What the card takes the place of."""
    lost = [
        ident for ident, copies in attempt.without.items() if copies > attempt.having.get(ident, 0)
    ]
    return sorted(lost)


# -- playing ------------------------------------------------------------------------------


def run(attempt: Attempt, tell: Callable[[Step], None]) -> None:
    """Play all games, then say what came out."""
    rows: dict[str, list[Any]] = {WITHOUT: [], HAVING: []}
    done = 0
    for job, side in _jobs(attempt):
        for number in range(attempt.games):
            rows[side].append(play(job, number))
            done += 1
            if done < attempt.total:
                tell(Step(done))
    tell(Step(done, _result(attempt, rows)))


def _jobs(attempt: Attempt) -> Iterator[tuple[Job, str]]:
    """Both decks play games with the same seeds against everybody."""
    written = [
        {"id": ident, "name": {"en": ident.replace("-", " ").title()}, "cards": cards}
        for ident, cards in ((WITHOUT, attempt.without), (HAVING, attempt.having))
    ]
    text = write({"id": "my-trial", "name": {"en": "Trial"}, "deck": written})
    for seed, opponent in enumerate(attempt.opponents):
        for side in (WITHOUT, HAVING):
            wishes = Wishes(
                GAME,
                [BOT],
                seed=seed,
                sides=[side, opponent],
                mirrors=False,
                texts=[*attempt.texts, text],
            )
            yield make_job(wishes), side


def _result(attempt: Attempt, rows: dict[str, list[Any]]) -> TrialResult:
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


def main() -> None:
    os.nice(10)  # tables and bots come first

    def tell(step: Step) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(step) + b"\n")
        sys.stdout.buffer.flush()

    run(msgspec.json.decode(sys.stdin.buffer.read(), type=Attempt), tell)


if __name__ == "__main__":
    main()
