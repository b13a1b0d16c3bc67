"""Planetary Conquerors as a game that can be set up, stored and loaded."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from deskovka.conquerors import packs, storing
from deskovka.conquerors.box import make_box
from deskovka.conquerors.codes import EDITIONS
from deskovka.conquerors.rules.book import BOOK
from deskovka.conquerors.rules.decks import check_deck
from deskovka.conquerors.rules.setup import lay_out
from deskovka.conquerors.state import Box, Table
from deskovka.kernel.chance import MODES, Chance
from deskovka.kernel.errors import BadSetup

FEWEST_PLAYERS = 2
MOST_PLAYERS = 6
SEED_BITS = 128

Deck = str | dict[str, int]


@functools.cache
def box_of(pack: Path) -> Box:
    return make_box(packs.load(pack))


class Conquerors:
    """The game with one pack of cards."""

    name = "conquerors"

    def __init__(self, pack: Path | str | None = None) -> None:
        self.folder = Path(pack) if pack else packs.CORE
        self.pack = packs.load(self.folder)
        self.box = box_of(self.folder)
        self.stars = {card.id: card.stars for card in self.pack.cards}

    @property
    def rules_version(self) -> str:
        return BOOK.rules_version()

    def new(
        self,
        decks: Sequence[Deck] = ("builders", "raiders"),
        seed: int | None = None,
        edition: str = "en",
        chance: str = "hashed",
        open_lists: bool = True,
    ) -> Table:
        """Set up a game; the number of players is the number of decks.

        A deck is the name of a ready-made one or a dictionary of card ids and how many.
        """
        seed = secrets.randbits(SEED_BITS) if seed is None else seed
        lists = [self._cards(deck) for deck in decks]
        reasons = self._problems(lists, seed, edition, chance)
        for seat, deck in enumerate(lists):
            problems = [deck] if isinstance(deck, str) else check_deck(self.stars, deck)
            reasons.extend(f"deck {seat + 1}: {problem}" for problem in problems)
        if reasons:
            raise BadSetup(reasons)
        setup = {
            "decks": lists,
            "seed": f"{seed:x}",
            "edition": edition,
            "chance": chance,
            "open_lists": open_lists,
        }
        return self.from_setup(setup)

    def from_setup(self, setup: dict[str, Any]) -> Table:
        """Set up what `new` has checked, or what a replay says."""
        seed = int(setup["seed"], 16)
        table = Table(
            BOOK,
            self.box,
            len(setup["decks"]),
            Chance(MODES.index(setup["chance"]), seed),
            setup,
        )
        table.edition = EDITIONS.index(setup["edition"])
        table.lists_open = 1 if setup["open_lists"] else 0
        lay_out(table, [self._definitions(deck) for deck in setup["decks"]])
        return table

    def load(self, blob: bytes) -> Table:
        """The state that `Table.dump` stored; raises BadDump if it is damaged or foreign."""
        return storing.load(self.box, blob)

    def _cards(self, deck: Deck) -> dict[str, int] | str:
        """The list of a deck, or what is wrong with its name."""
        if isinstance(deck, dict):
            return deck
        for known in self.pack.decks:
            if known.id == deck:
                return known.cards
        names = ", ".join(known.id for known in self.pack.decks)
        return f"there is no deck {deck!r}; there are {names}"

    def _problems(self, decks: Sequence[Any], seed: int, edition: str, chance: str) -> list[str]:
        problems: list[str] = []
        if not FEWEST_PLAYERS <= len(decks) <= MOST_PLAYERS:
            problems.append(
                f"{len(decks)} decks: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players"
            )
        if edition not in EDITIONS:
            problems.append(f"edition {edition!r} is neither 'en' nor 'cs'")
        if chance not in MODES:
            problems.append(f"chance {chance!r} is none of {', '.join(MODES)}")
        if not 0 <= seed < 1 << SEED_BITS:
            problems.append(f"the seed must be a whole number from 0 to 2**{SEED_BITS} - 1")
        return problems

    def _definitions(self, deck: dict[str, int]) -> list[int]:
        return [
            self.box.number_of[ident] for ident, count in deck.items() for _ in range(count)
        ]
