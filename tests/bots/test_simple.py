"""The simple opponent: legal, repeatable, blind to what is hidden, and better than chance."""

from __future__ import annotations

import itertools

import pytest

import deskovka
from deskovka import bots
from deskovka.bots import Bot
from deskovka.bots.simple import Look
from deskovka.bots.worlds import Worlds
from deskovka.conquerors.state import Table

GAME = deskovka.game("conquerors")
DECKS = [deck.id for deck in GAME.pack.decks]


def play(table: Table, players: list[Bot]) -> Table:
    while (decision := table.decision) is not None:
        table.apply(
            players[decision.seat].choose(
                table.view(decision.seat), decision, Worlds(table, decision.seat)
            )
        )
    return table


def test_it_beats_a_random_player() -> None:
    """Every deck against every other, in turn on either seat."""
    won = 0
    pairs = list(itertools.product(DECKS, DECKS))
    for number, decks in enumerate(pairs):
        seat = number % 2
        names = ["simple" if at == seat else "random" for at in range(2)]
        table = GAME.new(decks=list(decks), seed=number)
        players = [bots.make(name, GAME, number) for name in names]
        outcome = play(table, players).outcome
        assert outcome is not None
        won += outcome.winners == [seat]
    assert won >= 13  # of 16; chance alone would win 8


@pytest.mark.parametrize("edition", ["en", "cs"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_plays_every_game_to_its_end(players: int, edition: str) -> None:
    decks = [DECKS[at % len(DECKS)] for at in range(players)]
    table = GAME.new(decks=decks, seed=players, edition=edition)
    play(table, [bots.make("simple", GAME, at) for at in range(players)])
    assert table.outcome is not None


def test_the_same_seed_plays_the_same() -> None:
    logs = []
    for _ in range(2):
        table = GAME.new(seed=5)
        play(table, [bots.make("simple", GAME, 1), bots.make("simple", GAME, 2)])
        logs.append(table.log[: table.log_size])
    assert logs[0] == logs[1]
    assert len(logs[0]) > 20


def test_it_does_not_peek() -> None:
    """In a world that its seat cannot tell from the real one it chooses the same."""
    table = GAME.new(decks=["sparks", "trappers"], seed=9)
    players = [bots.make("simple", GAME, at) for at in range(2)]
    compared = 0
    while (decision := table.decision) is not None:
        world = table.determinize(decision.seat, compared)
        other = world.decision
        assert other is not None
        picks = [
            bots.make("simple", GAME, 3).choose(
                state.view(decision.seat), asked, Worlds(state, decision.seat)
            )
            for state, asked in ((table, decision), (world, other))
        ]
        assert picks[0] == picks[1]
        compared += 1
        table.apply(
            players[decision.seat].choose(
                table.view(decision.seat), decision, Worlds(table, decision.seat)
            )
        )
    assert compared > 30


def test_it_builds_what_wins() -> None:
    """Nothing else is worth as much as the last building."""
    view = GAME.new(seed=1).view(0)
    view["players"][0]["building_life"] = 27
    cards = {card.id: card for card in GAME.pack.cards}
    look = Look(view, cards, "")
    buildings = [card for card in GAME.pack.cards if card.type == "building" and card.life >= 3]
    others = [card for card in GAME.pack.cards if card.type != "building"]
    assert min(map(look.worth, buildings)) > max(map(look.worth, others))


def test_an_unknown_bot() -> None:
    with pytest.raises(deskovka.DeskovkaError, match="there is no bot 'genius'"):
        bots.make("genius", GAME, 1)
