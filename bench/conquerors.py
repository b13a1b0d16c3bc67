"""Planetary Conquerors: random play, copies, views, memory, and a planet that fills up."""

from __future__ import annotations

import random
import time
import tracemalloc
from itertools import count, product

import deskovka
from bench.measuring import Measured, cost, measured, rate
from deskovka import _build
from deskovka.conquerors.codes import LIMBO, MINER, WARRIOR
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


def middle_of_a_game(picks: int = 80) -> Table:
    """After so many random picks; games that were over by then are passed by."""
    for seed in count(3):
        table: Table = deskovka.game("conquerors").new(["builders", "raiders"], seed=seed)
        table.play_randomly(Chance(FAST, 5), picks)
        if table.asking:
            return table
    raise AssertionError


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

NEXT_PICKS = 24


def _filled(cards: int) -> Table:
    """The middle of a game, with so many cards on the planet, half of them the opponent's.

    Few are buildings, and those are low, so that nobody has won and the game plays on.
    """
    table = middle_of_a_game(30)
    people = [d.number for d in table.definitions if d.kind in (MINER, WARRIOR)]
    hut = table.box.number_of["mud-hut"]
    rng = random.Random(cards)
    on_planet = sum(len(p.miners) + len(p.row) for p in table.players)
    for number in range(max(0, cards - on_planet)):
        slot = len(table.cards)
        card = Card(table.stamp, hut if number % 20 < 2 else rng.choice(people), number % 2)
        card.zone = LIMBO
        card.illusion = 1
        table.cards.append(card)
        to_planet(table, slot, number % 2, "")
    return table


def filling_planet(games: int) -> list[Measured]:
    """The cost of a decision in the next picks of a position, as the planet fills."""
    result = []
    for cards in (10, 25, 50, 75, 100):
        start = _filled(cards)
        values = []
        picks = clones = 0
        for repeat in range(5):
            tables = [start.clone() for _ in range(games * 4)]
            chances = [Chance(FAST, repeat * 999 + number) for number in range(len(tables))]
            begun = time.perf_counter()
            done = 0
            for table, chance in zip(tables, chances, strict=True):
                done += table.play_randomly(chance, NEXT_PICKS)
            values.append((time.perf_counter() - begun) / max(1, done) * 1e6)
            picks += done
            clones += len(tables)
        note = f"{picks / clones:.1f} decisions of each of {clones} clones"
        result.append(measured(f"a decision with {cards} cards on the planet", "µs", values, note))
    return result
