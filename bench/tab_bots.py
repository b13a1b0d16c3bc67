"""How long bots think in the tab's Python; it runs there, so it imports nothing but Deskovka."""

from __future__ import annotations

import time

import msgspec

import deskovka
from deskovka import bots


class Wish(msgspec.Struct):
    """Bots of some games, each for so many decisions of the first player."""

    games: list[str]
    bots: list[str]
    decisions: int


def answer(asked: bytes) -> bytes:
    """Milliseconds of single decisions, by game and bot."""
    wish = msgspec.json.decode(asked, type=Wish)
    found = {
        f"{game}: {bot} in the tab": thought(game, bot, wish.decisions)
        for game in wish.games
        for bot in wish.bots
    }
    return msgspec.json.encode(found)


def thought(name: str, bot: str, decisions: int) -> list[float]:
    """One game, in which a bot plays for everybody."""
    game = deskovka.game(name)
    state = game.new(seed=7)
    player = bots.make(bot, game, seed=1)
    took: list[float] = []
    while len(took) < decisions and (decision := state.decision) is not None:
        seat = decision.seat
        begun = time.perf_counter()
        worlds = bots.Worlds(state, seat)
        pick = player.choose(state.view(seat), decision, worlds)
        took.append((time.perf_counter() - begun) * 1000)
        state.apply(pick)
    return took
