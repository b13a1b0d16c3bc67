"""What rows show, counted again in the plainest way; and intervals against known ones."""

from __future__ import annotations

from collections import Counter
from statistics import mean, median

import pytest

from deskovka.lab.findings import Chapter, Rate, change, chapters, rate, spread
from tests.lab.conftest import Played


def only(*files: Played) -> Chapter:
    [chapter] = chapters(files)
    return chapter


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 20, 0.0089, 0.2361),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_intervals_by_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = rate(wins, games)
    assert found.share == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_of_no_games_nothing_is_known() -> None:
    assert rate(0, 0) == Rate(0.0, 0, 0.0, 0.0, 1.0)
    assert not change(rate(0, 0), rate(5, 5)).is_real
    assert not change(None, rate(5, 5)).is_real


@pytest.mark.parametrize(
    ("a", "b", "low", "high"),
    [((48, 80), (56, 70), 0.0524, 0.3339), ((3, 10), (9, 10), 0.1705, 0.8090)],
)
def test_differences_by_newcombe(
    a: tuple[int, int], b: tuple[int, int], low: float, high: float
) -> None:
    found = change(rate(*a), rate(*b))
    assert found.difference == pytest.approx(b[0] / b[1] - a[0] / a[1])
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)
    assert found.is_real
    assert change(rate(*b), rate(*a)).is_real
    assert not change(rate(*a), rate(*a)).is_real


def test_spreads() -> None:
    found = spread([3, 1, 2, 2, 7])
    assert (found.counts, found.mean) == ({1: 1, 2: 2, 3: 1, 7: 1}, 3.0)
    assert found.quartiles == (2.0, 2.0, 3.0)
    assert spread([4]).quartiles == (4.0, 4.0, 4.0)
    assert spread([]).counts == {}


def test_places_bots_and_ways(planets: Played) -> None:
    rows = planets[1]
    found = only(planets)
    first = sum(row["first"] in row["winners"] for row in rows)
    winners = [row["seats"][seat]["bot"] for row in rows for seat in row["winners"]]
    simple = winners.count("simple")
    assert (found.games, found.players) == (24, 2)
    assert found.places == {"1": rate(first, 24), "2": rate(24 - first, 24)}
    assert found.bots == {"random": rate(24 - simple, 24), "simple": rate(simple, 24)}
    ways = Counter(row["how"] for row in rows)
    assert found.ways == {way: rate(count, 24) for way, count in ways.items()}
    assert found.average == rate(24, 48)
    assert found.fair == 0.5


def test_decks_and_their_matrix(planets: Played) -> None:
    job, rows = planets
    found = only(planets)
    for deck in job.sides:
        met = [
            (seat["won"], other["deck"])
            for row in rows
            for seat, other in (row["seats"], row["seats"][::-1])
            if seat["deck"] == deck != other["deck"]
        ]
        assert found.sides[deck] == rate(sum(won for won, _ in met), len(met))
        for other in set(job.sides) - {deck}:
            against = [won for won, whom in met if whom == other]
            assert found.matrix[deck][other] == rate(sum(against), len(against))
        mirrors = [row for row in rows if {seat["deck"] for seat in row["seats"]} == {deck}]
        begun = sum(row["seats"][row["first"]]["won"] for row in mirrors)
        assert found.matrix[deck].get(deck, rate(0, 0)) == rate(begun, len(mirrors))


def test_cards(planets: Played) -> None:
    job, rows = planets
    found = only(planets).cards
    seats = [seat for row in rows for seat in row["seats"]]
    assert found.keys() == {card for deck in job.sides for card in job.decks[deck]}
    for card, finding in found.items():
        had = [seat for seat in seats if card in job.decks[seat["deck"]]]
        drew = [seat["won"] for seat in seats if card in seat["drawn"]]
        played = [seat["won"] for seat in seats if card in seat["played"]]
        assert finding.use == rate(len(played), len(had))
        assert finding.fared == {
            "drawn": rate(sum(drew), len(drew)), "played": rate(sum(played), len(played)),
        }  # fmt: skip
        assert finding.above == (pytest.approx(mean(drew) - 0.5) if drew else 0)


def test_lengths_and_means(planets: Played) -> None:
    rows = planets[1]
    found = only(planets)
    for length in ("rounds", "turns", "decisions"):
        numbers = [row[length] for row in rows]
        assert found.lengths[length].quartiles[1] == median(numbers)
        assert found.lengths[length].counts == Counter(numbers)
    seats = [seat for row in rows for seat in row["seats"]]
    for what in ("gold", "base", "buildings"):
        won = mean(seat[what] for seat in seats if seat["won"])
        lost = mean(seat[what] for seat in seats if not seat["won"])
        assert found.means[what] == pytest.approx((won, lost))
    drawn = mean(len(seat["drawn"]) for seat in seats if seat["won"])
    assert found.means["drawn"][0] == pytest.approx(drawn)


def test_heroes_bosses_and_things_bought(towers: Played) -> None:
    _, rows = towers
    found = only(towers)
    seats = [(row["boss"], seat) for row in rows for seat in row["seats"]]
    for hero, one in found.sides.items():
        won = [seat["won"] for _, seat in seats if seat["hero"] == hero]
        assert one == rate(sum(won), len(won))
        for boss in ("banzai", "medusa"):
            won = [seat["won"] for whom, seat in seats if (whom, seat["hero"]) == (boss, hero)]
            assert found.matrix[hero][boss] == rate(sum(won), len(won))
    for boss, one in found.foes.items():
        felled = [row["how"] == "boss_felled" for row in rows if row["boss"] == boss]
        assert one == rate(sum(felled), len(felled))
    for card, finding in found.cards.items():
        won = [seat["won"] for _, seat in seats if card in seat["bought"]]
        assert finding.fared == {"bought": rate(sum(won), len(won))}
        assert finding.use == rate(len(won), len(seats))
    assert found.scores is None
    assert found.cards


def test_the_solo_game(solo: Played) -> None:
    rows = solo[1]
    found = only(solo)
    scores = [row["score"] for row in rows if row["winners"]]
    assert found.average == rate(len(scores), 24)
    assert found.fair == found.average.share
    assert found.scores is not None
    assert found.scores.counts == Counter(scores)


def test_a_shared_win_counts_in_parts(planets: Played) -> None:
    job, rows = planets
    shared = {**rows[0], "winners": [0, 1]}
    shared["seats"] = [{**seat, "won": 0.5} for seat in rows[0]["seats"]]
    found = only((job, [shared]))
    assert found.places["1"] == found.places["2"] == rate(0.5, 1)
    assert found.average.share == 0.5


def test_chapters_by_game_and_number_of_players(
    planets: Played, towers: Played, solo: Played
) -> None:
    found = chapters([solo, towers, planets, planets])
    assert [(one.game, one.players, one.games) for one in found] == [
        ("conquerors", 2, 48), ("plosinovka", 2, 8), ("plosinovka", 1, 24),
    ]  # fmt: skip
    assert chapters([(planets[0], [])]) == []
