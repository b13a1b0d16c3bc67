"""UI-2 of Plošinovka: the outlook that a board shows."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

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
    assert "coin" in seen["uses"]
    assert set(seen["star"]) <= set(seen["uses"])
    assert table.digest() == before


@rule("plosinovka:UI-2", "plosinovka:MERGE-1", "plosinovka:SYM-5")
def test_what_a_pair_and_a_star_can_be_used_as_is_what_is_offered_for_them() -> None:
    met = Counter[str]()
    chance = Random(3)
    for seed in range(12):
        table: Table = deskovka.game("plosinovka").new(players=2, seed=seed)
        expected: tuple[str, set[str]] | None = None
        for _ in range(150):
            if table.decision is None:
                break
            kind, options = table.question().name, table.view(table.seat)["options"]
            if expected and kind == expected[0]:
                assert {option["symbol"] for option in options} == expected[1]
                met[kind] += 1
            seen = outlook(table, table.seat)
            picked = chance.choice(options)
            expected = None
            if picked["verb"] == "merge":
                expected = "merged", set(seen["uses"]) - {picked["symbol"]}
            elif picked["verb"] == "use" and picked["symbol"] == "star":
                expected = "star", set(seen["star"])
            table.apply(options.index(picked))
    assert min(met["merged"], met["star"]) > 0


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
