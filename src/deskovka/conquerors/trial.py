"""A deck to try one's own cards with, for a pack that brings none."""

from __future__ import annotations

import msgspec

from deskovka.conquerors.decks import MOST_CARDS
from deskovka.conquerors.packs import DeckData, Pack
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
