"""The sentence table of Plošinovka, and texts in both languages."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Final

from deskovka.games.plosinovka.codes import TYPES
from deskovka.games.plosinovka.lexicon import LEXICON, OWN_NOUNS
from deskovka.games.plosinovka.packs.entries import PackFile
from deskovka.games.plosinovka.sentences import CATEGORIES, ROWS, START
from deskovka.language import OwnCard, SentenceTable
from deskovka.packs.fixes import Wording

PHRASES: Final = {"boss": ("text", "setup"), "artifact": ("text", "condition")}


@functools.cache
def table() -> SentenceTable:
    """The sentence table of Plošinovka."""
    return SentenceTable(ROWS, categories=CATEGORIES, start=START["text"], lexicon=LEXICON)


def wording() -> Wording:
    """What of the entries is written in these sentences."""
    keys = {kind: PHRASES.get(kind, ("text",)) for kind in TYPES}
    phrases = {kind: {key: START[key] for key in found} for kind, found in keys.items()}
    return Wording(PackFile, table(), phrases)


def czech(card_type: str, tree: Any, names: Mapping[str, str]) -> str:
    """A part of a text in Czech; `names` are the Czech names of cards by id."""
    own = OwnCard(OWN_NOUNS[card_type])
    return table().czech(tree, own=own, name_of=lambda ident: names.get(ident, ident))
