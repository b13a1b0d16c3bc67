"""Decks: what a legal one is (DECK), and in words why another is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from deskovka import locales
from deskovka.conquerors.rules.setup import FIRST_MINERS

FEWEST_CARDS: Final = 50
MOST_CARDS: Final = 80
MOST_COPIES: Final = {1: MOST_CARDS, 2: 3, 3: 1}


class Fault(NamedTuple):
    """Why a deck is illegal: by which rule, if the rulebook has one, and because of which card.

    ``kind`` names the sentence ``deck-fault-…``.
    """

    kind: str
    rule: str = ""
    card: str = ""
    values: tuple[tuple[str, locales.Value], ...] = ()

    def text(self, language: str, called: Callable[[str], str] = str) -> str:
        """In words; ``called`` says how a card is called there."""
        values = dict(self.values)
        return locales.say(language, f"deck-fault-{self.kind}", card=called(self.card), **values)

    def line(self) -> str:
        """With the card's id, which is what files have, and the rule to look up."""
        return self.text("en") + (f" ({self.rule})" if self.rule else "")


def faults(stars: dict[str, int], deck: dict[str, int]) -> list[Fault]:
    """DECK-4: everything that is wrong; ``stars`` says what cards there are."""
    found: list[Fault] = []
    for ident, count in deck.items():
        if ident not in stars:
            found.append(Fault("unknown", card=ident))
        elif type(count) is not int or count < 1:
            found.append(Fault("count", card=ident, values=(("count", repr(count)),)))
        elif count > MOST_COPIES[stars[ident]]:
            most = ("most", MOST_COPIES[stars[ident]])
            values = (("count", count), ("stars", stars[ident]), most)
            found.append(Fault("copies", "DECK-2", ident, values))
    size = sum(count for count in deck.values() if type(count) is int)
    if not FEWEST_CARDS <= size <= MOST_CARDS:
        limits = (("least", FEWEST_CARDS), ("most", MOST_CARDS))
        found.append(Fault("size", "DECK-1", values=(("count", size), *limits)))
    found.extend(Fault("missing", "DECK-3", ident) for ident in FIRST_MINERS if not deck.get(ident))
    return found


def check_deck(stars: dict[str, int], deck: dict[str, int]) -> list[str]:
    """DECK-4: every reason why the deck is illegal, as whoever writes packs reads it."""
    return [fault.line() for fault in faults(stars, deck)]
