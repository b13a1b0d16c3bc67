"""Planetary Conquerors as a game that can be set up, stored and loaded."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from deskovka.games.conquerors import dumps, packs
from deskovka.games.conquerors.box import make_box
from deskovka.games.conquerors.codes import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS
from deskovka.games.conquerors.decks import check_deck
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.setup import lay_out
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.trial import with_trial_deck
from deskovka.problems import Problem, Value
from deskovka.tabletop import (
    TabletopGame,
    chance_of,
    check_chance,
    check_keys,
    made_once,
    seed_text,
)

Deck = str | dict[str, int]


class Conquerors(TabletopGame[Table]):
    """The game with one pack of cards."""

    pack: packs.Pack

    def __init__(self, pack: packs.Pack, texts: Sequence[str] = ()) -> None:
        super().__init__(BOOK, pack.digest, texts)
        self.pack = pack
        self.box = make_box(pack, self.record)
        self.stars = {card.id: card.stars for card in pack.cards}

    def new(
        self,
        decks: Sequence[Deck] = ("builders", "raiders"),
        seed: int | None = None,
        edition: str = "en",
        chance: str = "hashed",
    ) -> Table:
        """Set up a game; the number of players is the number of decks.

        A deck is the name of a ready-made one or a dictionary of card ids and how many.
        """
        return self.begin(
            {
                "decks": [self._cards(deck) for deck in decks],
                "seed": seed_text(seed),
                "edition": edition,
                "chance": chance,
            }
        )

    def check_setup(self, setup: dict[str, Any]) -> list[Problem]:
        """Everything that is wrong with a setup."""
        decks = setup.get("decks")
        if not isinstance(decks, list):
            return [Problem.of("conquerors-setup-no-decks")]
        problems = check_keys(setup, "decks", "seed", "edition", "chance")
        if not FEWEST_PLAYERS <= len(decks) <= MOST_PLAYERS:
            limits: dict[str, Value] = {"least": FEWEST_PLAYERS, "most": MOST_PLAYERS}
            problems.append(Problem.of("conquerors-setup-decks", count=len(decks), **limits))
        if setup.get("edition") not in EDITIONS:
            written = repr(setup.get("edition"))
            problems.append(Problem.of("conquerors-setup-edition", written=written))
        problems += check_chance(setup)
        for seat, deck in enumerate(decks):
            wrong = (
                check_deck(self.stars, deck) if isinstance(deck, dict) else [self._no_deck(deck)]
            )
            problems += [one.within("conquerors-deck", deck=seat + 1) for one in wrong]
        return problems

    def from_setup(self, setup: dict[str, Any]) -> Table:
        """Set up what `new` has checked, or what a replay says."""
        table = Table(BOOK, self.box, len(setup["decks"]), chance_of(setup), setup)
        table.edition = EDITIONS.index(setup["edition"])
        lay_out(table, [self._definitions(deck) for deck in setup["decks"]])
        return table

    def load(self, blob: bytes) -> Table:
        """The state that `Table.dump` stored; raises BadDump if it is damaged or foreign."""
        return dumps.load(self.box, blob)

    def _cards(self, deck: Deck) -> Deck:
        """The list of a deck; its name where there is no such deck."""
        known: dict[str, Deck] = {one.id: one.cards for one in self.pack.decks}
        return known.get(deck, deck) if isinstance(deck, str) else deck

    def _no_deck(self, deck: object) -> Problem:
        known = ", ".join(one.id for one in self.pack.decks)
        return Problem.of("conquerors-setup-deck", written=repr(deck), known=known)

    def _definitions(self, deck: dict[str, int]) -> list[int]:
        definitions: list[int] = []
        for ident, count in deck.items():
            definitions += [self.box.number_of[ident]] * count
        return definitions


def conquerors(folder: Path | None = None, texts: Sequence[str] = ()) -> Conquerors:
    """The game with the cards of the box, or with those of a folder or of texts besides."""
    return of_pack(packs.load(folder, texts), texts)


def of_pack(pack: packs.Pack, texts: Sequence[str] = ()) -> Conquerors:
    """The game with the cards of a pack that is good, and was made of those texts."""
    return made_once(Conquerors, with_trial_deck(pack), texts)
