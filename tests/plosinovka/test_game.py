"""Plošinovka from Python: how games are set up, stored and replayed, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import deskovka
import deskovka.replay
from deskovka import BadDump, BadReplay, BadSetup
from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.game import Plosinovka, plosinovka
from deskovka.games.plosinovka.state import Table
from tests.rule import rule

pytestmark = pytest.mark.fast


@pytest.fixture(scope="module")
def game() -> Plosinovka:
    return plosinovka()


def played(table: Table) -> Table:
    while (decision := table.decision) is not None:
        table.apply(decision.default)
    return table


# Setting up


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_can_play(game: Plosinovka, players: int) -> None:
    table = game.new(players, seed=7)
    assert table.seats == len(table.players) == players
    heroes = [table.hero(seat).ident for seat in range(players)]
    assert len(set(heroes)) == players
    assert table.outcome is None
    assert played(table).outcome is not None


@rule("plosinovka:SETUP-3", "plosinovka:SETUP-5")
def test_what_is_chosen_is_played_with(game: Plosinovka) -> None:
    table = game.new(3, boss="banzai", heroes=["urgh", "avys", "miksy"], artifacts=True)
    assert [table.hero(seat).ident for seat in range(3)] == ["urgh", "avys", "miksy"]
    assert table.definitions[table.boss].ident == "banzai"
    assert len(table.artifacts) == 2


def test_what_is_not_chosen_is_random(game: Plosinovka) -> None:
    tables = [game.new(seed=seed) for seed in range(20)]
    assert {table.definitions[table.boss].ident for table in tables} == {"medusa", "banzai"}
    assert {table.hero(0).ident for table in tables} == {
        "miksy", "urgh", "angelo", "avys", "bivoj", "sladuse",
    }  # fmt: skip


@rule("plosinovka:SETUP-1")
@pytest.mark.parametrize(
    ("dungeon", "expected"),
    [("forest", {codes.FOREST}), ("void", {codes.VOID}), ("mixed", {codes.FOREST, codes.VOID})],
)
def test_levels_are_of_the_chosen_dungeon(
    game: Plosinovka, dungeon: str, expected: set[int]
) -> None:
    table = game.new(seed=1, dungeon=dungeon)
    cards = [*table.cards, *table.ordinary, *table.marked]
    assert {table.box.dungeon[card].dungeon for card in cards} == expected


@rule("plosinovka:BIG-1")
def test_the_bigger_map_has_a_level_more(game: Plosinovka) -> None:
    assert (game.new(bigger=False).levels, game.new(bigger=True).levels) == (4, 5)


def test_the_same_seed_is_the_same_game_and_no_seed_is_any(game: Plosinovka) -> None:
    assert game.new(seed=9).digest() == game.new(seed=9).digest()
    assert game.new(seed=9).digest() != game.new(seed=10).digest()
    assert game.new().digest() != game.new().digest()


def test_rolls_can_be_asked(game: Plosinovka) -> None:
    decision = game.new(chance="asked").decision
    assert decision is not None
    assert decision.kind == "roll"


def bad(reason: str, **settings: Any) -> Any:
    return pytest.param(settings, reason, id=reason[:40])


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        bad("0 players: the game is for 1 to 4 players", players=0),
        bad("5 players: the game is for 1 to 4 players", players=5),
        bad("True players", players=True),
        bad("'two' players", players="two"),
        bad("there is no boss 'meduza'; did you mean \"medusa\"?", boss="meduza"),
        bad("there is no boss 'zombie'", boss="zombie"),
        bad("there is no boss ['medusa']", boss=["medusa"]),
        bad("there is no hero 'urg'; did you mean \"urgh\"?", heroes=["urg", "avys"]),
        bad("there is no hero 'medusa'", heroes=["medusa", "avys"]),
        bad("there is no hero 7", heroes=[7, "avys"]),
        bad("the hero 'avys' is chosen twice", heroes=["avys", "avys"]),
        bad("3 heroes for 2 players", heroes=["avys", "urgh", "miksy"]),
        bad("0 heroes for 2 players", heroes=[]),
        bad("there is no dungeon 'desert': it is forest, void or mixed", dungeon="desert"),
        bad("artifacts is either True or False, not 1", artifacts=1),
        bad("bigger is either True or False, not None", bigger=None),
        bad("the solo game is played on the standard map (SOLO-1)", players=1, bigger=True),
        bad("chance 'luck' is none of", chance="luck"),
        bad("the seed must be a whole number", seed=-1),
        bad("the seed must be a whole number", seed=1 << 128),
        bad("the seed must be a whole number", seed="7"),
    ],
)
def test_an_impossible_setup_is_refused(
    game: Plosinovka, settings: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        game.new(**settings)
    assert [one for one in caught.value.reasons if reason in str(one)], caught.value.reasons
    assert len(caught.value.reasons) == 1


def test_every_reason_is_listed(game: Plosinovka) -> None:
    with pytest.raises(BadSetup) as caught:
        game.new(players=9, boss="x", heroes=["avys", "avys"], dungeon="y", chance="z")
    assert len(caught.value.reasons) == 6
    assert "; ".join(map(str, caught.value.reasons)) == str(caught.value)


@pytest.mark.parametrize("setup", [{}, {"players": 2}, {"heroes": "avys"}, {"heroes": {"a": 1}}])
def test_a_setup_from_anywhere_is_checked(game: Plosinovka, setup: dict[str, Any]) -> None:
    assert len(game.check_setup(setup)) >= 4


# Storing


def test_a_stored_game_plays_on(game: Plosinovka) -> None:
    table = game.new(3, seed=5)
    for _ in range(40):
        table.apply(0)
    other = game.load(table.dump())
    assert other.digest() == table.digest()
    assert other.view(1) == table.view(1)
    assert played(other).digest() == played(table).digest()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda blob: b"", "this is not a stored game"),
        (lambda blob: blob[:-1], "damaged"),
        (lambda blob: blob[:40] + bytes([blob[40] ^ 1]) + blob[41:], "damaged"),
        (lambda blob: b"DSK1" + bytes(16) + blob[20:], "damaged"),
        (lambda blob: blob.decode("latin-1"), "this is not a stored game"),
    ],
)
def test_a_damaged_dump_is_refused(game: Plosinovka, change: Any, reason: str) -> None:
    with pytest.raises(BadDump, match=reason):
        game.load(change(game.new(seed=1).dump()))


def test_a_dump_of_the_other_game_is_refused(game: Plosinovka) -> None:
    other = deskovka.game("conquerors")
    with pytest.raises(BadDump, match="is one of 'conquerors', not of 'plosinovka'"):
        game.load(other.new(seed=1).dump())
    with pytest.raises(BadDump, match="is one of 'plosinovka', not of 'conquerors'"):
        other.load(game.new(seed=1).dump())


# Replays


def test_a_replay_replays_the_game(game: Plosinovka) -> None:
    table = played(game.new(2, seed=3, heroes=["urgh", "avys"], artifacts=True))
    replay = deskovka.replay.load(table.replay().text())
    assert (replay.game, replay.pack) == ("plosinovka", game.digest)
    assert replay.setup["heroes"] == ["urgh", "avys"]
    assert replay.verify().digest() == table.digest()


def test_a_replay_of_another_setup_is_refused(game: Plosinovka) -> None:
    text = played(game.new(seed=3)).replay().text()
    with pytest.raises(BadReplay, match="cannot be set up: 7 players"):
        deskovka.replay.load(text.replace('"players":2', '"players":7')).verify()
    with pytest.raises(BadReplay, match="is not what it was"):
        deskovka.replay.load(text.replace('"seed":"3"', '"seed":"4"')).verify()


def test_there_is_no_third_game() -> None:
    with pytest.raises(BadSetup, match="no game 'chess'; there are conquerors, plosinovka"):
        deskovka.game("chess")
