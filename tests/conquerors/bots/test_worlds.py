"""Worlds that a seat may be in, whether it knows the decks of others or not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import deskovka
from deskovka import bots
from deskovka.bots import Worlds
from deskovka.games.conquerors.codes import DECK, HAND, PLANET, TRAP

GAME = deskovka.game("conquerors")
DECKS = {deck.id: deck.cards for deck in GAME.pack.decks}
LISTS = list(DECKS.values())


def later(decks: tuple[str, str], moments: int, seed: int = 3) -> Any:
    """A game between simple bots, some time after its beginning."""
    table = GAME.new(decks=list(decks), seed=seed)
    players = [bots.make("simple", GAME, seat) for seat in range(2)]
    while (decision := table.decision) is not None and table.moment < moments:
        seat = decision.seat
        table.apply(players[seat].choose(table.view(seat), decision, Worlds(table, seat)))
    assert table.decision is not None
    return table


def hidden(table: Any, owner: int, seat: int) -> list[str]:
    """What the seat does not know of the cards of another."""
    return [
        table.definitions[card.definition].ident
        for card in table.cards
        if card.owner == owner and card.zone in (DECK, HAND) and not card.known >> seat & 1
    ]


def face_down(table: Any) -> list[int]:
    """The traps of seat 1 that seat 0 does not know."""
    return [
        slot
        for slot, card in enumerate(table.cards)
        if card.owner == 1 and card.zone == PLANET and not card.known & 1
    ]


def test_with_open_lists_others_have_what_is_left_of_their_decks() -> None:
    table = later(("builders", "sparks"), 60)
    dealt = [hidden(Worlds(table, 0).world(seed), 1, 0) for seed in range(9)]
    down = [c for c in table.cards if c.owner == 1 and c.zone == PLANET and not c.known & 1]
    left = Counter(hidden(table, 1, 0)) + Counter(
        GAME.pack.cards[c.definition - 1].id for c in down
    )
    assert all(not Counter(cards) - left for cards in dealt)
    assert len({tuple(cards) for cards in dealt}) == 9


def test_with_hidden_lists_a_deck_is_known_by_what_was_seen_of_it() -> None:
    table = later(("builders", "raiders"), 60)
    worlds = Worlds(table, 0, LISTS)
    fitting = 0
    for seed in range(20):
        world = worlds.world(seed)
        assert world.view(0) == table.view(0)
        fitting += not Counter(hidden(world, 1, 0)) - Counter(DECKS["raiders"])
    assert fitting >= 18


def test_with_hidden_lists_nothing_of_the_true_deck_is_given_away() -> None:
    """From the beginning any deck is as likely, and one's own is known."""
    table = GAME.new(decks=["builders", "raiders"], seed=1)
    worlds = Worlds(table, 0, LISTS)
    guesses: Counter[str] = Counter()
    for seed in range(80):
        world = worlds.world(seed)
        assert Counter(hidden(world, 0, 0)) == Counter(hidden(table, 0, 0))
        cards = Counter(hidden(world, 1, 0))
        guesses.update(name for name, deck in DECKS.items() if not cards - Counter(deck))
    assert min(guesses[name] for name in DECKS) >= 10


def test_with_hidden_lists_worlds_that_look_the_same_deal_the_same() -> None:
    """A world with another deck in it is as good as the real one, also in another process."""
    for seat, moments in ((0, 25), (1, 50), (0, 70)):
        table = later(("trappers", "sparks"), moments)
        other = GAME.load(Worlds(table, seat, LISTS).dump(4))
        assert other.view(seat) == table.view(seat)
        assert hidden(other, 1 - seat, seat) != hidden(table, 1 - seat, seat)
        for seed in (1, 2):
            assert Worlds(other, seat, LISTS).dump(seed) == Worlds(table, seat, LISTS).dump(seed)


def test_what_lies_face_down_is_a_trap_whatever_the_lists_hold() -> None:
    """Even where no list has a trap, or too few cards."""
    table = later(("trappers", "trappers"), 70)
    lying = face_down(table)
    assert lying
    for lists in (LISTS, [{"gold-miner": 50}], [{"gold-miner": 1}]):
        world: Any = Worlds(table, 0, lists).world(8)
        assert all(world.kind_of(slot) == TRAP for slot in lying)
        assert world.view(0) == table.view(0)
