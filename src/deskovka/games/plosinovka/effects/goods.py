"""Coins and gems that players gain, lose, pay and take from each other."""

from __future__ import annotations

from deskovka.games.plosinovka.effects.counts import Countable
from deskovka.games.plosinovka.effects.nodes import Instant
from deskovka.games.plosinovka.rules.holdings import gain_coins, gain_gems, lose_coins, lose_gems
from deskovka.games.plosinovka.state import Table


class Goods:
    """So many coins and gems."""

    def __init__(self, coins: int, gems: int) -> None:
        self.coins = coins
        self.gems = gems

    def owned(self, g: Table, seat: int) -> bool:
        player = g.players[seat]
        return player.coins >= self.coins and player.gems >= self.gems

    def gain(self, g: Table, seat: int, times: int) -> None:
        gain_coins(g, seat, self.coins * times)
        gain_gems(g, seat, self.gems * times)

    def lose(self, g: Table, seat: int) -> None:
        """As many as there are."""
        lose_coins(g, seat, self.coins)
        lose_gems(g, seat, self.gems)


class Gain(Instant):
    def __init__(self, goods: Goods) -> None:
        super().__init__()
        self.goods = goods

    def run(self, g: Table, seat: int, about: int) -> None:
        self.goods.gain(g, seat, 1)


class GainEach(Instant):
    def __init__(self, goods: Goods, countable: Countable) -> None:
        super().__init__()
        self.goods = goods
        self.countable = countable

    def can(self, g: Table, seat: int) -> bool:
        return self.countable.count(g, seat) > 0

    def run(self, g: Table, seat: int, about: int) -> None:
        self.goods.gain(g, seat, self.countable.count(g, seat))


class Lose(Instant):
    def __init__(self, goods: Goods) -> None:
        super().__init__()
        self.goods = goods

    def can(self, g: Table, seat: int) -> bool:
        player = g.players[seat]
        return bool((self.goods.coins and player.coins) or (self.goods.gems and player.gems))

    def run(self, g: Table, seat: int, about: int) -> None:
        self.goods.lose(g, seat)


class TakeFrom(Instant):
    """From the hero that the trigger speaks of, as many as it has."""

    def __init__(self, goods: Goods) -> None:
        super().__init__()
        self.goods = goods

    def run(self, g: Table, seat: int, about: int) -> None:
        other = g.players[about]
        coins, gems = min(self.goods.coins, other.coins), min(self.goods.gems, other.gems)
        lose_coins(g, about, coins)
        lose_gems(g, about, gems)
        gain_coins(g, seat, coins)
        gain_gems(g, seat, gems)
