"""Decks to try cards with: for a pack that brings none, and with and without one card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from deskovka.games.conquerors.decks import MOST_CARDS, MOST_COPIES
from deskovka.games.conquerors.packs import CardData, DeckData, Pack
from deskovka.games.port.deckbuilder import Cards, Pair
from deskovka.packs.data import CORE_ID

TRIAL = "trial"
FOUNDATION = "builders"  # the deck that the own cards are mixed into
COPIES = {1: 4, 2: 3, 3: 1}


def with_trial_deck(pack: Pack) -> Pack:
    """The pack with a deck of its own cards, where it has cards but no deck."""
    own = [card for card in pack.cards if card.pack != CORE_ID]
    if not own or any(deck.pack != CORE_ID for deck in pack.decks):
        return pack
    deck = DeckData(
        id=TRIAL,
        name={"en": "Trial Deck", "cs": "Zkušební balíček"},
        about={"en": "Builders with your own cards.", "cs": "Stavitelé s tvými vlastními kartami."},
        cards=_mixed(pack, {card.id: COPIES[card.stars] for card in own}),
        pack=pack.id,
    )
    return msgspec.structs.replace(pack, decks=[*pack.decks, deck])


def _mixed(pack: Pack, own: dict[str, int]) -> dict[str, int]:
    """The own cards first; the foundation makes room where there are too many."""
    foundation = next(deck for deck in pack.decks if deck.id == FOUNDATION)
    cards = dict(foundation.cards)
    types = {card.id: card.type for card in pack.cards}
    for ident, copies in own.items():
        room = MOST_CARDS - sum(cards.values())
        if room < copies:
            _make_room(cards, types, own, copies - room)
        room = MOST_CARDS - sum(cards.values())
        if room > 0:
            cards[ident] = min(copies, room)
    return cards


def _make_room(
    cards: dict[str, int], types: dict[str, str], own: dict[str, int], wanted: int
) -> None:
    """Take out cards of the foundation, but no miners: without them nothing can be played."""
    for ident in list(cards):
        if wanted <= 0:
            return
        if ident not in own and types[ident] != "miner":
            wanted -= cards.pop(ident)


def default_deck(pack: Pack) -> str:
    """The pack's own first deck, or that of the box."""
    for deck in pack.decks:
        if deck.pack != CORE_ID:
            return deck.id
    return FOUNDATION


# -- with a card and without it -----------------------------------------------------------


def pair(cards: Sequence[CardData], deck: Cards, ident: str) -> Pair:
    """A deck without a card and with it: what it takes the place of is as like it as can be."""
    known = {card.id: card for card in cards}
    card = known[ident]
    if ident in deck:
        return Pair(_exchanged(deck, ident, deck[ident], _likes(card, known.values())), deck)
    having = dict(deck)
    for other in _likes(card, (known[one] for one in deck)):
        taken = min(having[other.id], COPIES[card.stars] - having.get(ident, 0))
        having = _moved(having, other.id, ident, taken)
    return Pair(deck, having)


def _likes(card: CardData, others: Iterable[CardData]) -> list[CardData]:
    """Other cards, those of the same type and of a cost like it first; miners are left alone."""
    mines = card.type == "miner"
    fitting = [one for one in others if one.id != card.id and (one.type == "miner") == mines]
    return sorted(fitting, key=lambda one: (one.type != card.type, _distance(one, card), one.id))


def _distance(one: CardData, other: CardData) -> int:
    return abs(sum(one.cost.values()) - sum(other.cost.values()))


def _exchanged(deck: Cards, ident: str, count: int, likes: Sequence[CardData]) -> Cards:
    """The deck with other cards in place of all copies of one."""
    for other in likes:
        room = MOST_COPIES[other.stars] - deck.get(other.id, 0)
        moved = min(room, count)
        if moved > 0:
            deck = _moved(deck, ident, other.id, moved)
            count -= moved
    return deck


def _moved(deck: Cards, source: str, to: str, count: int) -> Cards:
    changed = {**deck, source: deck[source] - count, to: deck.get(to, 0) + count}
    return {ident: copies for ident, copies in changed.items() if copies > 0}
