"""Statistics: what counts, for whom, and that no log is needed for it."""

from __future__ import annotations

from typing import Any

from deskovka.server.statistics import service as statistics
from deskovka.server.statistics.records import FinishedGame
from deskovka.server.statistics.wire import Ending, Length, Tally
from deskovka.server.tables.records import Seat
from tests.server.conftest import Coming
from tests.server.guests import Guest

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
ADA = 7


def game(number: int, *seats: Seat, winners: list[int], **outcome: Any) -> FinishedGame:
    ending = {"winners": winners, "how": "conquered", "score": None, "turns": 20, **outcome}
    name = "conquerors" if seats[0].deck else "plosinovka"
    return FinishedGame(f"table {number}", name, ending, number, 1000 - number, seats)


def mine(deck: str | None = "sparks", hero: str | None = None, seat: int = 0) -> Seat:
    return Seat(seat, "person", ADA, deck=deck, hero=hero)


def bot(strength: str, seat: int = 1) -> Seat:
    return Seat(seat, "bot", bot=strength, deck="raiders")


def give_up(guest: Guest, table: str) -> None:
    sitting = guest.sit(table)
    sitting.wait_for_question()
    sitting.send("resign")
    while not sitting.is_over:
        sitting.receive()


def test_games_are_counted_by_deck_opponent_and_ending() -> None:
    games = [
        game(0, mine(), bot("hard"), winners=[0], turns=30),
        game(1, mine(), bot("easy"), winners=[1]),
        game(2, mine("raiders"), bot("hard"), winners=[0, 1]),
        game(3, mine(), bot("hard"), winners=[1], how="resigned"),
    ]
    [numbers] = statistics.summed(ADA, games).games
    assert (numbers.game, numbers.played, numbers.won) == ("conquerors", 4, 2)
    assert numbers.decks == [Tally("sparks", 3, 1), Tally("raiders", 1, 1)]
    assert numbers.opponents == [Tally("hard", 3, 2), Tally("easy", 1, 0)]
    assert numbers.heroes == []
    assert set(numbers.endings) == {
        Ending("conquered", won=True, count=2),
        Ending("conquered", won=False, count=1),
        Ending("resigned", won=False, count=1),
    }
    assert numbers.lengths == [Length(20, 3), Length(30, 1)]
    assert [one.id for one in numbers.recent] == ["table 3", "table 2", "table 1", "table 0"]


def test_the_strongest_bot_counts_and_people_before_all() -> None:
    other = Seat(2, "person", 8, absent_bot="hard", deck="raiders")
    games = [
        game(0, mine(), bot("easy"), bot("greedy", 2), winners=[0]),
        game(1, mine(), bot("hard"), other, winners=[2]),
    ]
    [numbers] = statistics.summed(ADA, games).games
    assert {tally.key for tally in numbers.opponents} == {"easy", "people"}


def test_scores_of_games_alone() -> None:
    alone = mine(None, "miksy")
    games = [
        game(0, alone, winners=[0], score=41, how="boss_felled"),
        game(1, alone, winners=[], score=0, how="fainted"),
        game(2, alone, Seat(1, "bot", bot="easy"), winners=[1], score=9),
    ]
    [numbers] = statistics.summed(ADA, games).games
    assert numbers.heroes == [Tally("miksy", 3, 1)]
    assert numbers.opponents == [Tally("alone", 2, 1), Tally("easy", 1, 0)]
    assert [one.score for one in numbers.recent] == [None, 0, 41]


def test_a_shared_screen_has_nobody_who_won() -> None:
    screen = Seat(1, "screen", ADA, deck="raiders")
    assert statistics.summed(ADA, [game(0, mine(), screen, winners=[0])]).games == []
    others = Seat(0, "person", 8, deck="sparks")
    shared = game(1, others, mine(seat=1), Seat(2, "screen", 8, deck="raiders"), winners=[1])
    assert statistics.summed(ADA, [shared]).games == []


def test_a_deck_of_ones_own_has_its_latest_name() -> None:
    def built(name: str) -> Seat:
        return Seat(0, "person", ADA, deck="my:1", brought={"name": name})

    games = [
        game(0, built("Better Sparks"), bot("easy"), winners=[0]),
        game(1, built("Sparks"), bot("easy"), winners=[1]),
    ]
    [numbers] = statistics.summed(ADA, games).games
    assert numbers.decks == [Tally("my:1", 2, 1, "Better Sparks")]


def test_a_game_that_was_stored_without_its_length_has_none() -> None:
    games = [game(0, mine(), bot("easy"), winners=[0], turns=None)]
    [numbers] = statistics.summed(ADA, games).games
    assert numbers.lengths == []
    assert numbers.recent[0].turns is None


def test_they_are_of_ones_own_finished_games(coming: Coming) -> None:
    ada, ben = coming(), coming()
    assert ada.get("/api/my/statistics") == {"games": []}
    table = ada.open("conquerors", {**ME, "deck": "sparks"}, BOT)["id"]
    assert ada.get("/api/my/statistics") == {"games": []}  # it is not over
    give_up(ada, table)
    [numbers] = ada.get("/api/my/statistics")["games"]
    assert (numbers["played"], numbers["won"]) == (1, 0)
    assert numbers["decks"] == [{"key": "sparks", "played": 1, "won": 0, "name": None}]
    assert numbers["opponents"][0]["key"] == "random"
    assert numbers["endings"] == [{"how": "resigned", "won": False, "count": 1}]
    assert numbers["recent"][0]["id"] == table
    assert ben.get("/api/my/statistics") == {"games": []}
    ada.http.cookies.clear()
    assert ada.http.get("/api/my/statistics").status_code == 401


def test_who_has_given_up_against_a_person_has_lost_and_the_other_won(coming: Coming) -> None:
    ada, ben = coming(), coming()
    table = ada.open("conquerors", ME, {"kind": "open"})["id"]
    ben.post(f"/api/tables/{table}/take", seat=1)
    sitting = ada.sit(table)
    sitting.send("resign")
    while not sitting.is_over:
        sitting.receive()
    for guest, won in ((ada, 0), (ben, 1)):
        [numbers] = guest.get("/api/my/statistics")["games"]
        assert (numbers["played"], numbers["won"]) == (1, won)
        assert numbers["opponents"] == [{"key": "people", "played": 1, "won": won, "name": None}]


def test_what_continues_a_replay_does_not_count(coming: Coming) -> None:
    ada = coming()
    table = ada.open("conquerors", ME, BOT)["id"]
    give_up(ada, table)
    body = {"entries": 0, "seat": 0, "bot": "random"}
    give_up(ada, ada.post(f"/api/replays/{table}/continue", **body)["id"])
    [numbers] = ada.get("/api/my/statistics")["games"]
    assert numbers["played"] == 1
    assert len(ada.get("/api/replays")) == 2
