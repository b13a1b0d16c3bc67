"""The sentence table of Planetary Conquerors, and texts in both languages."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Final

from deskovka.games.conquerors.lexicon import LEXICON
from deskovka.games.conquerors.packs.entries import PackFile
from deskovka.games.conquerors.sentences import CATEGORIES, ROWS
from deskovka.language import OwnCard, SentenceTable
from deskovka.packs.fixes import Wording

SYMBOLS: Final = {"🟡": "gold", "🟦": "cosmium", "🟣": "cosmium", "⚡": "electricity"}

# What a card of each type calls itself in Czech.
NOUNS: Final = {
    "miner": "miner",
    "building": "budova",
    "warrior": "warrior",
    "trap": "past",
    "spell": "spell",
}


@functools.cache
def table() -> SentenceTable:
    """The sentence table of Planetary Conquerors."""
    return SentenceTable(
        ROWS, categories=CATEGORIES, start="ability", lexicon=LEXICON, symbols=SYMBOLS
    )


def wording() -> Wording:
    """What of a card is written in these sentences."""
    return Wording(PackFile, table(), {"card": {"cost": "materials.listed", "text": "ability"}})


def czech(card_type: str, tree: Any, names: Mapping[str, str]) -> str:
    """A part of a text in Czech; `names` are the Czech names of cards by id."""
    own = OwnCard(NOUNS[card_type])
    return table().czech(tree, own=own, name_of=lambda ident: names.get(ident, ident))
