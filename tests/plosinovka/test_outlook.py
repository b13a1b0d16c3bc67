"""UI-2 of Plošinovka: the outlook that a board shows."""

from __future__ import annotations

import json

import deskovka
from deskovka.games.plosinovka.previews import outlook
from deskovka.games.plosinovka.rules.merchant import GAP
from deskovka.games.plosinovka.state import Table
from tests.rule import rule


def climbing(players: int) -> Table:
    """A table whose player in turn stands on the map and is asked what to do."""
    table: Table = deskovka.game("plosinovka").new(players=players, seed=3)
    while table.question().name != "action":
        table.apply(0)
    return table


@rule("plosinovka:UI-2")
def test_what_a_board_shows_of_the_player_in_turn() -> None:
    table = climbing(2)
    before = table.digest()
    seen = outlook(table, table.active)
    assert json.loads(json.dumps(seen)) == seen
    assert {step["field"] for step in seen["steps"]} <= set(range(table.tower.end))
    assert seen["steps"]
    assert all(set(step) == {"field", "portal", "strikes"} for step in seen["steps"])
    shown = [card for card in (*table.shown_items, *table.shown_potions) if card != GAP]
    assert set(seen["prices"]) == {table.definitions[card].ident for card in shown}
    assert seen["score"] is None
    assert table.digest() == before


@rule("plosinovka:UI-2")
def test_who_waits_sees_no_attack_and_no_step_off_the_map() -> None:
    table = climbing(2)
    seen = outlook(table, 1 - table.active)
    assert seen["attacks"] == []
    assert seen["steps"] == []


@rule("plosinovka:UI-2", "plosinovka:SOLO-4")
def test_who_plays_alone_sees_the_score_so_far() -> None:
    table = climbing(1)
    assert outlook(table, 0)["score"] == 3 * len(table.events)
