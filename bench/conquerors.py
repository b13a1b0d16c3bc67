"""Planetary Conquerors: random play, copies, views, memory, and a planet that fills up."""

from __future__ import annotations

import random
import time
import tracemalloc
from itertools import product

import deskovka
from bench.measuring import Measured, cost, measured, rate
from deskovka import _build
from deskovka.conquerors.rules.terms import to_planet
from deskovka.conquerors.state import Card, Table
from deskovka.kernel.chance import FAST, Chance

DECKS = ["builders", "raiders", "trappers", "sparks"]
PAIRINGS = list(product(DECKS, DECKS))
MOST_PICKS = 100_000


def run(games: int) -> list[Measured]:
    """All measurements of the build that runs; ``games`` is the size of a repeat."""
    return [
        *random_play(games),
        *copies(200 if _build.build() == "interpreted" else 2000),
        *memory(),
        *filling_planet(4 if _build.build() == "interpreted" else 40),
    ]


# -- random play --------------------------------------------------------------------------


def _tables(games: int, repeat: int) -> list[Table]:
    game = deskovka.game("conquerors")
    return [
        game.new(PAIRINGS[number % len(PAIRINGS)], seed=repeat * games + number)
        for number in range(games)
    ]


def random_play(games: int) -> list[Measured]:
    """Driven from Python one pick at a time, and with the playing loop compiled in."""
    lengths: list[int] = []

    def driven(repeat: int) -> int:
        rng = random.Random(repeat)
        picks = 0
        for table in _tables(games, repeat):
            while (decision := table.decision) is not None:
                table.apply(int(rng.random() * len(decision.options)))
                picks += 1
        return picks

    def inside(repeat: int) -> int:
        lengths.clear()
        for number, table in enumerate(_tables(games, repeat)):
            lengths.append(table.play_randomly(Chance(FAST, number + 1), MOST_PICKS))
        return sum(lengths)

    def whole_games(repeat: int) -> int:
        inside(repeat)
        return games

    result = [
        rate("random decisions, driven from Python", "decisions/s", driven),
        rate("random decisions, loop inside", "decisions/s", inside),
        rate("full random games, loop inside", "games/s", whole_games),
    ]
    lengths.sort()
    return [
        *result,
        measured("decisions per game", "decisions", [float(n) for n in lengths]),
        measured("99th percentile", "decisions", [float(lengths[int(len(lengths) * 0.99)])]),
    ]


# -- one position -------------------------------------------------------------------------


def middle_of_a_game() -> Table:
    table = deskovka.game("conquerors").new(["builders", "raiders"], seed=3)
    table.play_randomly(Chance(FAST, 5), 80)
    return table


def copies(times: int) -> list[Measured]:
    table = middle_of_a_game()
    game = deskovka.game("conquerors")
    blob = table.dump()
    return [
        cost("clone", table.clone, times * 5),
        cost("determinize", lambda: table.determinize(0, 1), times),
        cost("view of a seat", lambda: table.view(0), times // 4),
        cost("dump", table.dump, times // 4),
        cost("load", lambda: game.load(blob), times // 4),
    ]


def memory() -> list[Measured]:
    """What a live state costs: a game read anew from its dump, which shares only definitions."""
    game = deskovka.game("conquerors")
    blob = middle_of_a_game().dump()
    kept = [game.load(blob)]
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept.extend(game.load(blob) for _ in range(50))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return [measured("memory of a live state", "KiB", [(after - before) / 50 / 1024])]


# -- a planet that fills up ---------------------------------------------------------------


def _filled(cards: int) -> Table:
    """The middle of a game, with so many cards on the planet, half of them the opponent's."""
    table = middle_of_a_game()
    kinds = [d for d in table.definitions if d.kind <= 2]
    rng = random.Random(cards)
    on_planet = sum(len(p.miners) + len(p.row) for p in table.players)
    for number in range(max(0, cards - on_planet)):
        slot = len(table.cards)
        card = Card(table.stamp, rng.choice(kinds).number, number % 2)
        card.zone = 4
        card.illusion = 1
        table.cards.append(card)
        to_planet(table, slot, number % 2, "")
    for player in table.players:
        table.player(player.seat).maxima = [6, 6, 3]
    return table


def filling_planet(games: int) -> list[Measured]:
    """The cost of a decision in the next twelve picks of a position, as the planet fills."""
    result = []
    for cards in (10, 25, 50, 75, 100):
        start = _filled(cards)
        values = []
        for repeat in range(5):
            picks = 0
            begun = time.perf_counter()
            for number in range(games * 4):
                picks += start.clone().play_randomly(Chance(FAST, repeat * 999 + number), 12)
            values.append((time.perf_counter() - begun) / max(1, picks) * 1e6)
        result.append(measured(f"a decision with {cards} cards on the planet", "µs", values))
    return result
