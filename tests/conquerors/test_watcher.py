"""A row says what happened: games are played again here and watched in another way."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deskovka.games.conquerors.codes import DECK
from deskovka.lab.jobs import Wishes
from tests.lab.again import again
from tests.lab.conftest import Played, played


@pytest.fixture(scope="module")
def planets() -> Played:
    """Two bots, three decks."""
    decks = ("builders", "raiders", "sparks")
    return played(Wishes("conquerors", ["simple", "random"], seed=5, sides=decks), 12)


def zones(table: Any) -> list[int]:
    return [card.zone for card in table.cards]


@pytest.mark.parametrize("number", range(0, 12, 2))
def test_a_row_tells_cards_and_buildings(planets: Played, number: int) -> None:
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
