"""The sentence table of Planetary Conquerors, and texts in both languages."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Final

from deskovka.conquerors.lexicon import LEXICON
from deskovka.conquerors.packs.entries import PackFile
from deskovka.conquerors.sentences import CATEGORIES, ROWS
from deskovka.language import OwnCard, Table
from deskovka.packs.fixing import Wording

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
def table() -> Table:
    """The sentence table of Planetary Conquerors."""
    return Table(ROWS, categories=CATEGORIES, start="ability", lexicon=LEXICON, symbols=SYMBOLS)


def wording() -> Wording:
    """What of a card is written in these sentences."""
    return Wording(PackFile, table(), {"card": {"cost": "materials", "text": "ability"}})


def czech(card_type: str, tree: Any, names: Mapping[str, str]) -> str:
    """A part of a text in Czech; `names` are the Czech names of cards by id."""
    own = OwnCard(NOUNS[card_type])
    return table().czech(tree, own=own, name_of=lambda ident: names.get(ident, ident))
