"""A row says what happened: games are played again here and watched in another way."""

from __future__ import annotations

import pytest

from deskovka.lab.jobs import Wishes
from tests.lab.again import again
from tests.lab.conftest import Played, played


@pytest.fixture(scope="module")
def towers() -> Played:
    wishes = Wishes("plosinovka", ["simple", "random"], seed=5, setup={"artifacts": True})
    return played(wishes, 4)


@pytest.mark.parametrize("number", range(4))
def test_a_row_tells_the_climb(towers: Played, number: int) -> None:
    job, rows = towers
    row = rows[number]
    bought: list[list[str]] = [[], []]
    faints = [0, 0]
    for table, events in again(job, number):
        for event in events:
            if event.kind == "buy":
                card = table.definitions[event.facts["card"]].ident
                bought[event.facts["player"]].append(card)
            if event.kind == "faint":
                faints[event.facts["player"]] += 1
    assert row["boss"] == table.definitions[table.boss].ident
    assert (row["winners"], row["turns"]) == (table.outcome.winners, table.turn)
    assert row["rounds"] == -(-table.turn // 2)
    assert (row["dungeon"], row["artifacts"], row["bigger"]) == ("mixed", True, False)
    assert [seat["bought"] for seat in row["seats"]] == bought
    assert [seat["faints"] for seat in row["seats"]] == faints
    for at, seat in enumerate(row["seats"]):
        player = table.players[at]
        assert (seat["gems"], seat["coins"]) == (player.gems, player.coins)
        assert (seat["defeated"], seat["life"]) == (player.defeated, player.life)
        height = 0 if table.where[at] < 0 else table.where[at] // 8 + 1
        assert seat["row"] == height
        assert seat["won"] == (at in table.outcome.winners)


def test_a_solo_game_has_a_score() -> None:
    _, rows = played(Wishes("plosinovka", ["simple"], seed=5, players=1), 12)
    assert all((row["score"] > 0) == bool(row["winners"]) for row in rows)
    assert {row["how"] for row in rows} <= {"boss_felled", "fainted", "out_of_events"}
