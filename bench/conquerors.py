"""Planetary Conquerors: random play, copies, views, memory, and a planet that fills up."""

from __future__ import annotations

import random
import time
from itertools import product

from bench.measuring import Measured, measured
from bench.playing import copies, is_interpreted, memory, middle_of_a_game, random_play
from deskovka.games.conquerors.codes import LIMBO, MINER, WARRIOR
from deskovka.games.conquerors.game import conquerors
from deskovka.games.conquerors.rules.terms import to_planet
from deskovka.games.conquerors.state import Card, Table
from deskovka.kernel.chance import FAST, Chance

DECKS = ["builders", "raiders", "trappers", "sparks"]
PAIRINGS = list(product(DECKS, DECKS))


def run(games: int) -> list[Measured]:
    """All measurements of the build that runs; ``games`` is the size of a repeat."""
    game = conquerors()
    return [
        *random_play(_new, games),
        *copies(game, _two_decks),
        *memory(game, _two_decks),
        *filling_planet(4 if is_interpreted() else 40),
    ]


def _new(number: int) -> Table:
    """All pairings of the decks in turn."""
    return conquerors().new(PAIRINGS[number % len(PAIRINGS)], seed=number)


def _two_decks(number: int) -> Table:
    return conquerors().new(["builders", "raiders"], seed=number)


# -- a planet that fills up ---------------------------------------------------------------

NEXT_PICKS = 24


def _filled(cards: int) -> Table:
    """The middle of a game, with so many cards on the planet, half of them the opponent's.

    Few are buildings, and those are low, so that nobody has won and the game plays on.
    """
    table: Table = middle_of_a_game(_two_decks, 30)
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
