"""Prints the replay of a random game in which both players once have eight cards on the planet."""

from itertools import count
from random import Random

import deskovka

DECKS = ("builders", "trappers")
MANY = 8

game = deskovka.game("conquerors")
for seed in count():
    rng = Random(seed)
    table = game.new(decks=DECKS, seed=seed)
    found = False
    while table.asking:
        found |= table.seat == 0 and all(len(one.row) >= MANY for one in table.players)
        table.apply(rng.randrange(len(table.options)))
    if found:
        print(table.replay().text())
        break
