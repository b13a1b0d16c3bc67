"""A row says what happened: games are played again here and watched in another way."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import deskovka
from deskovka import bots
from deskovka.bots.worlds import Worlds
from deskovka.conquerors.codes import DECK
from deskovka.kernel.events import Event
from deskovka.lab.jobs import BadJob, Job, begin, seed_of
from deskovka.lab.playing import play
from deskovka.lab.watching import COLUMNS, SEATS
from tests.lab.conftest import Played


def again(job: Job, number: int) -> Iterator[tuple[Any, list[Event]]]:
    """The table before every pick and at the end, with what the last pick led to."""
    game = deskovka.game(job.game)
    task = job.task(number)
    table = begin(game, task)
    players = [bots.make(bot, game, seed_of(task.seed, at)) for at, bot in enumerate(task.bots)]
    events: list[Event] = []
    while (decision := table.decision) is not None:
        yield table, events
        seat = decision.seat
        pick = players[seat].choose(table.view(seat), decision, Worlds(table, seat))
        events = []
        table.apply(pick, sink=events)
    yield table, events


def zones(table: Any) -> list[int]:
    return [card.zone for card in table.cards]


@pytest.mark.parametrize("number", range(0, 24, 4))
def test_a_game_of_planetary_conquerors(planets: Played, number: int) -> None:
    job, rows = planets
    row = rows[number]
    drawn: list[Counter[int]] = [Counter(), Counter()]
    before: list[int] = []
    begun = False
    turns: Counter[int] = Counter()
    decisions = -1
    for table, events in again(job, number):
        decisions += 1
        turns.update(event.facts["player"] for event in events if event.kind == "turn")
        for seat, player in enumerate(table.players):
            fresh = [slot for slot in player.hand if before and before[slot] == DECK]
            drawn[seat].update(fresh)
            if not begun:  # what is exchanged does not count
                drawn[seat] = Counter(player.hand)
        before, begun = zones(table), table.turn > 0
    view = table.view(None)
    named = table.definitions
    assert (row["winners"], row["how"]) == (table.outcome.winners, table.outcome.how)
    assert (row["turns"], row["decisions"]) == (table.turn, decisions)
    assert row["rounds"] == max(turns.values())
    assert row["first"] == table.starter
    for seat, found in enumerate(row["seats"]):
        player = view["players"][seat]
        assert found["turns"] == turns[seat]
        assert found["buildings"] == player["building_life"]
        seen = Counter(named[table.cards[s].definition].ident for s in drawn[seat].elements())
        assert Counter(found["drawn"]) >= seen  # what comes and goes within one pick is not seen
        planet = Counter(e["card"] for e in [*player["miners"], *player["row"]])
        assert Counter(found["planet"]) >= planet
        assert set(found["drawn"]) <= set(job.decks[found["deck"]])


def test_materials_and_plays_are_counted(planets: Played) -> None:
    job, rows = planets
    gained, played = Counter[str](), 0
    for _, events in again(job, 1):
        for event in events:
            if event.kind == "gain" and event.facts["player"] == 0:
                gained[("gold", "cosmium", "electricity")[event.facts["material"]]] += event.facts[
                    "amount"
                ]
            played += event.kind == "play" and event.facts["player"] == 0
    seat = rows[1]["seats"][0]
    assert (seat["gold"], seat["cosmium"]) == (gained["gold"], gained["cosmium"])
    assert seat["gold"] > 0
    assert len(seat["played"]) >= played > 0  # traps are placed, not played


@pytest.mark.parametrize("number", range(4))
def test_a_game_of_plosinovka(towers: Played, number: int) -> None:
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


def test_a_solo_game_has_a_score(solo: Played) -> None:
    _, rows = solo
    assert all((row["score"] > 0) == bool(row["winners"]) for row in rows)
    assert {row["how"] for row in rows} <= {"boss_felled", "fainted", "out_of_events"}


def test_a_row_has_its_columns(planets: Played, towers: Played) -> None:
    for job, rows in (planets, towers):
        for row in rows:
            assert row.keys() == COLUMNS[job.game].keys() | {"seats"}
            assert all(seat.keys() == SEATS[job.game].keys() for seat in row["seats"])


def test_the_right_cards_are_insisted_on(planets: Played) -> None:
    import msgspec

    other = msgspec.structs.replace(planets[0], cards="0" * 32)
    with pytest.raises(BadJob, match="not those of the job"):
        play(other, 0)


def test_a_game_leaves_the_collector_of_cycles_as_it_was(planets: Played) -> None:
    before = gc.get_threshold()
    play(planets[0], 0)
    assert gc.get_threshold() == before
