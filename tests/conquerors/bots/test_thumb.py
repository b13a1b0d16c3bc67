"""The simple opponent: legal, repeatable, blind to what is hidden, and better than chance."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import deskovka
from deskovka import bots
from deskovka.bots import Bot, Worlds
from deskovka.games.conquerors.bots.acts import (
    acts,
    answers,
    costs_dearly,
    counters,
    harms,
    heals,
    hits_planet,
    is_dear,
)
from deskovka.games.conquerors.bots.thumb import Sight, ThumbBot, asking
from deskovka.games.conquerors.codes import SPELL
from deskovka.games.conquerors.effects.compounds import Compound, May, PlayersDo
from deskovka.games.conquerors.effects.nodes import Effect, Paid
from deskovka.games.conquerors.effects.on_cards import CardBeingPlayed
from deskovka.games.conquerors.effects.selectors import Chosen
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.words.causes import cause

GAME: Any = deskovka.game("conquerors")
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
    sight = Sight(view, ThumbBot(GAME.box, GAME.pack, 1))
    buildings = [card for card in GAME.pack.cards if card.type == "building" and card.life >= 3]
    others = [card for card in GAME.pack.cards if card.type != "building"]
    assert min(map(sight.worth, buildings)) > max(map(sight.worth, others))


# -- what cards are for -------------------------------------------------------------------


def used(test: Callable[[list[Effect]], bool]) -> set[str]:
    """The spells and the cards with a paid effect that pass a test."""
    found = set()
    for printed in GAME.box.definitions:
        bodies = [
            one.body for one in printed.abilities if printed.kind == SPELL or isinstance(one, Paid)
        ]
        if test([*acts(*bodies)]):
            found.add(printed.ident)
    return found


@pytest.mark.fast
def test_answers_wait_for_their_moment() -> None:
    assert used(counters) == {"signal-jam", "denied-landing"}
    assert used(answers) == used(counters) | {
        "emergency-shield", "intercept", "field-orders", "last-bastion", "ceasefire",
    }  # fmt: skip


@pytest.mark.fast
def test_what_harms_needs_an_opponent_and_what_heals_a_wound() -> None:
    """To deal is not to heal, and what only speaks of cards that one controls harms nobody."""
    assert used(hits_planet) == {
        "laser-shot", "bombardment", "mutiny", "field-orders", "exile-order", "demolition-permit",
        "pulse-bomb", "gravity-well", "chain-lightning", "orbital-strike", "data-storm",
        "arc-gunner", "bombardier", "pyre-prophet",
    }  # fmt: skip
    assert used(heals) == {"quick-repairs", "medic"}


@pytest.mark.fast
def test_prices_that_are_more_than_materials_are_dear() -> None:
    dear = {
        printed.ident
        for printed in GAME.box.definitions
        for one in printed.abilities
        if isinstance(one, Paid) and is_dear(one)
    }
    assert dear == {
        "scrapyard", "money-changer", "salvager", "bombardier", "gambler", "pyre-prophet",
    }  # fmt: skip


@pytest.mark.fast
def test_a_target_is_harmed_or_helped() -> None:
    aimed = {
        printed.ident: harms(act)
        for printed in GAME.box.definitions
        for one in printed.abilities
        for act in acts(one.body)
        if any(isinstance(target, Chosen | CardBeingPlayed) for target in act.aims())
        and printed.ident != "field-orders"  # which gives, readies or removes
    }
    assert {ident for ident, harmed in aimed.items() if harmed} == {
        "laser-shot", "bombardment", "signal-jam", "denied-landing", "mutiny", "exile-order",
        "demolition-permit", "pulse-bomb", "chain-lightning", "orbital-strike", "data-storm",
        "arc-gunner", "bombardier", "thunder-lynx", "volt-assassin", "pyre-prophet",
    }  # fmt: skip
    assert {ident for ident, harmed in aimed.items() if not harmed} == {
        "greenhouse", "mirror-palace", "instant-bastion", "quick-repairs", "emergency-shield",
        "fortify", "blaze-of-glory", "hall-of-mirrors", "trap-sniffer", "standard-bearer",
        "mine-clearer", "banner-squire", "medic", "technician",
    }  # fmt: skip


@pytest.mark.fast
def test_what_may_be_done_is_done_unless_it_costs_dearly() -> None:
    offered: dict[str, bool] = {}
    for printed in GAME.box.definitions:
        for one in printed.abilities:
            for act in _inside(one.body):
                if isinstance(act, May) or (isinstance(act, PlayersDo) and act.may):
                    offered[printed.ident] = costs_dearly(acts(act))
    assert offered == {
        "blast-shelter": True, "star-chart": False, "shared-harvest": False, "bodyguard": True,
        "mine-clearer": True, "ash-archivist": True, "magpie-broker": False,
    }  # fmt: skip


def _inside(effect: Effect) -> Iterator[Effect]:
    yield effect
    if isinstance(effect, Compound):
        for part in effect.parts:
            yield from _inside(part)


def test_the_effect_that_asks_is_found() -> None:
    """It is the same in the world that a bot looks at as at the table."""
    kinds = set()
    for seed in range(6):
        table = GAME.new(
            decks=[DECKS[seed % len(DECKS)], DECKS[(seed + 1) % len(DECKS)]], seed=seed
        )
        dice = Random(seed)
        while (decision := table.decision) is not None:
            if decision.kind in ("target", "may"):
                effect = asking(Worlds(table, decision.seat))
                kinds.add(type(effect).__name__)
                source = cause(table)
                assert source is not None
                bodies = [one.body for one in table.definitions[source.definition].abilities]
                assert any(effect is one for body in bodies for one in _inside(body))
            table.apply(dice.randrange(len(decision.options)))
    assert len(kinds) > 3


def test_an_unknown_bot() -> None:
    with pytest.raises(deskovka.DeskovkaError, match="there is no bot 'genius'"):
        bots.make("genius", GAME, 1)
