"""Planetary Conquerors as a game that can be set up, stored and loaded."""

from __future__ import annotations

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
from deskovka.conquerors.state import Table
from deskovka.conquerors.trial import with_trial_deck
from deskovka.kernel.chance import MODES, Chance
from deskovka.kernel.errors import BadSetup
from deskovka.replay import Replay, record

FEWEST_PLAYERS = 2
MOST_PLAYERS = 6
SEED_BITS = 128

Deck = str | dict[str, int]


class Conquerors:
    """The game with one pack of cards."""

    name = "conquerors"

    def __init__(self, pack: packs.Pack) -> None:
        self.pack = pack
        self.box = make_box(pack, self.record)
        self.stars = {card.id: card.stars for card in pack.cards}

    @property
    def rules_version(self) -> str:
        return BOOK.rules_version()

    @property
    def digest(self) -> str:
        """The hash of what the cards mean."""
        return self.box.digest

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
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
            raise BadSetup([f"the seed must be a whole number from 0 to 2**{SEED_BITS} - 1"])
        setup = {
            "decks": [self._cards(deck) for deck in decks],
            "seed": f"{seed:x}",
            "edition": edition,
            "chance": chance,
        }
        reasons = self.check_setup(setup)
        if reasons:
            raise BadSetup(reasons)
        return self.from_setup(setup)

    def check_setup(self, setup: dict[str, Any]) -> list[str]:
        """Everything that is wrong with a setup."""
        decks = setup.get("decks")
        if not isinstance(decks, list):
            return ["there is no list of decks"]
        problems: list[str] = []
        if not FEWEST_PLAYERS <= len(decks) <= MOST_PLAYERS:
            problems.append(
                f"{len(decks)} decks: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players"
            )
        if setup.get("edition") not in EDITIONS:
            problems.append(f"edition {setup.get('edition')!r} is neither 'en' nor 'cs'")
        if setup.get("chance") not in MODES:
            problems.append(f"chance {setup.get('chance')!r} is none of {', '.join(MODES)}")
        if not _is_seed(setup.get("seed")):
            problems.append("the seed is not a number of 128 bits in hexadecimal digits")
        for seat, deck in enumerate(decks):
            wrong = check_deck(self.stars, deck) if isinstance(deck, dict) else [str(deck)]
            problems.extend(f"deck {seat + 1}: {reason}" for reason in wrong)
        return problems

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
        lay_out(table, [self._definitions(deck) for deck in setup["decks"]])
        return table

    def load(self, blob: bytes) -> Table:
        """The state that `Table.dump` stored; raises BadDump if it is damaged or foreign."""
        return storing.load(self.box, blob)

    def record(self, table: Table) -> Replay:
        """The replay of a table of this game."""
        return record(self, table)

    def _cards(self, deck: Deck) -> dict[str, int] | str:
        """The list of a deck, or what is wrong with its name."""
        if isinstance(deck, dict):
            return deck
        for known in self.pack.decks:
            if known.id == deck:
                return known.cards
        names = ", ".join(known.id for known in self.pack.decks)
        return f"there is no deck {deck!r}; there are {names}"

    def _definitions(self, deck: dict[str, int]) -> list[int]:
        return [self.box.number_of[ident] for ident, count in deck.items() for _ in range(count)]


def _is_seed(seed: object) -> bool:
    try:
        return isinstance(seed, str) and 0 <= int(seed, 16) < 1 << SEED_BITS
    except ValueError:
        return False


_games: dict[str, Conquerors] = {}


def conquerors(folder: Path | None = None) -> Conquerors:
    """The game with the cards of the box, or with those of a folder besides."""
    pack = with_trial_deck(packs.load(folder))
    known = _games.get(pack.digest)
    if known is None or known.pack != pack:  # other decks or names do not change the digest
        known = Conquerors(pack)
        _games[pack.digest] = known
    return known
