"""The judge of a game that brings none: it plays on at random and counts who wins."""

from __future__ import annotations

from typing import Any

import pytest

import deskovka
from deskovka.bots import Budget, Worlds
from deskovka.bots.players import GreedyBot, SearchBot
from deskovka.games.port.judge import PlayoutJudge
from deskovka.kernel.chance import FAST, Chance

TOWER: Any = deskovka.game("plosinovka")


def later(picks: int, seed: int = 3) -> Any:
    table = TOWER.new(seed=seed)
    table.play_randomly(Chance(FAST, seed), picks)
    return table


@pytest.mark.fast
def test_values_are_shares_of_the_games_played_on() -> None:
    table = later(60)
    before = table.digest()
    values = PlayoutJudge().values(table)
    assert values == PlayoutJudge().values(table)
    assert table.digest() == before
    assert sum(values) == pytest.approx(1)
    assert min(values) >= 0


@pytest.mark.fast
def test_at_the_end_the_winners_have_it_all() -> None:
    table = later(100_000)
    assert table.over
    values = PlayoutJudge().values(table)
    assert [seat for seat, value in enumerate(values) if value] == table.outcome.winners


@pytest.mark.parametrize("looks", ["ahead", "into a tree"])
def test_it_suffices_for_every_bot_that_looks_ahead(looks: str) -> None:
    """Two bots with the same seed rate alike."""
    table = later(40)
    worlds, rated = Worlds(table, table.seat), []
    for _ in range(2):
        bot: GreedyBot | SearchBot = GreedyBot(PlayoutJudge(), 1)
        if looks == "into a tree":
            bot = SearchBot(PlayoutJudge(), 1, Budget(iterations=2))
        rated.append(bot.rate(worlds))
    assert rated[0] == rated[1]
    assert rated[0].pick in range(len(table.options))
