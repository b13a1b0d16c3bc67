"""Bots and the lab play a game that they were not made for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import deskovka
from deskovka import bots
from deskovka.cli import run
from deskovka.games.port.bot import Budget
from deskovka.games.port.worlds import Worlds


@pytest.mark.parametrize("name", bots.NAMES)
def test_every_bot_plays_to_the_end(name: str) -> None:
    game = deskovka.game("dare")
    table = game.new(players=3, seed=4)
    players = [bots.make(name, game, seat, Budget(iterations=10)) for seat in range(3)]
    while (decision := table.decision) is not None:
        seat = decision.seat
        table.apply(players[seat].choose(table.view(seat), decision, Worlds(table, seat)))
    assert table.outcome is not None


def test_the_same_world_gets_the_same_pick() -> None:
    """A bot cannot peek: two worlds that look alike to its seat, and the same seed."""
    game = deskovka.game("dare")
    for seed in range(20):
        table = game.new(players=3, seed=seed)
        seat = table.seat
        picks = set()
        for other in (table, table.determinize(seat, 1), table.determinize(seat, 2)):
            bot = bots.make("medium", game, 7, Budget(iterations=20))
            decision = other.decision
            assert decision is not None
            picks.add(bot.choose(other.view(seat), decision, Worlds(other, seat)))
        assert len(picks) == 1


def test_greedy_beats_random_in_the_lab(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = tmp_path / "rows.parquet"
    job = ["dare", "--bots", "greedy,random", "--games", "60", "--seed", "1", "--workers", "1"]
    assert run(["lab", "run", *job, "--out", str(rows), "--json"]) == 0
    [chapter] = json.loads(capsys.readouterr().out)["findings"]
    assert chapter["bots"]["greedy"]["share"] > 0.6
    page = tmp_path / "report.html"
    for language, title in (("en", "Dare"), ("cs", "Troufalka")):
        assert run(["lab", "report", str(rows), "--lang", language, "--out", str(page)]) == 0
        assert title in page.read_text("utf-8")
