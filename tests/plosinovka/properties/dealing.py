"""Random games of Plošinovka: any number of players, all variants."""

from __future__ import annotations

from random import Random
from typing import Any

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.game import Plosinovka, plosinovka
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.options import object_of, option, verb_of


def box_game() -> Plosinovka:
    return plosinovka()


def random_setup(rng: Random) -> dict[str, Any]:
    players = rng.randint(1, 4)
    box = box_game().box
    heroes = [box.definitions[number].ident for number in box.of_kind(codes.HERO)]
    return {
        "players": players,
        "seed": rng.getrandbits(64),
        "boss": rng.choice([None, "medusa", "banzai"]),
        "heroes": rng.choice([None, rng.sample(heroes, players)]),
        "dungeon": rng.choice(["mixed", "forest", "void"]),
        "artifacts": rng.random() < 0.5,
        "bigger": players > 1 and rng.random() < 0.3,
    }


def random_game(rng: Random) -> Table:
    return box_game().new(**random_setup(rng))


def climb(g: Table, rng: Random) -> int:
    """A pick of somebody who wants to get up: random play seldom leaves the first level."""
    codes_of = [verb_of(code) for code in g.options]
    if g.kind == codes.ASK_MOVE and rng.random() < 0.9:
        fields = [object_of(code) for code in g.options]
        return fields.index(max(fields))
    if g.kind == codes.ASK_LADDER:
        return 0
    if g.kind == codes.ASK_ACTION and len(g.options) > 1:
        boots = option(codes.USE, codes.BOOT)
        if boots in g.options and rng.random() < 0.6:
            return g.options.index(boots)
        if codes.MERGE in codes_of or rng.random() < 0.7:
            return rng.randrange(1, len(g.options))
    return rng.randrange(len(g.options))


def boss_fight(rng: Random) -> Table:
    """A game whose heroes have climbed to the boss already: random play seldom gets there."""
    from deskovka.games.plosinovka.rules.book import REVEAL
    from deskovka.games.plosinovka.rules.moving import enter
    from deskovka.games.plosinovka.rules.terms import boss_level, lift, place

    g = random_game(rng)
    while g.kind != codes.ASK_ACTION:
        g.apply(rng.randrange(len(g.options)))
    while g.revealed < g.levels:
        _carry_out(g, REVEAL)
    free = [field for field in range(boss_level(g), g.tower.end) if g.figure_on[field] < 0]
    for seat in range(g.seats):
        lift(g, seat)
        place(g, seat, free.pop(rng.randrange(len(free))))
        enter(g, seat, g.where[seat], False)
        player = g.player(seat)
        player.gems += rng.randrange(12)
        player.coins += rng.randrange(8)
    g.reconsider()
    return g


def _carry_out(g: Table, flow: int) -> None:
    """Run a flow in the middle of a question, which is asked again afterwards."""
    g.asking = False
    g.again()
    g.call(flow, -1)
    g.run()
