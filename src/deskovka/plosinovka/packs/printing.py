"""The sentence table of Plošinovka, and texts in both languages."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Final

from deskovka.language import OwnCard, Table
from deskovka.packs.fixing import Wording
from deskovka.plosinovka.codes import TYPES
from deskovka.plosinovka.lexicon import LEXICON, OWN_NOUNS
from deskovka.plosinovka.packs.entries import PackFile
from deskovka.plosinovka.sentences import CATEGORIES, ROWS, START

PHRASES: Final = {"boss": ("text", "setup"), "artifact": ("text", "condition")}


@functools.cache
def table() -> Table:
    """The sentence table of Plošinovka."""
    return Table(ROWS, categories=CATEGORIES, start=START["text"], lexicon=LEXICON)


def wording() -> Wording:
    """What of the entries is written in these sentences."""
    keys = {kind: PHRASES.get(kind, ("text",)) for kind in TYPES}
    phrases = {kind: {key: START[key] for key in found} for kind, found in keys.items()}
    return Wording(PackFile, table(), phrases)


def czech(card_type: str, tree: Any, names: Mapping[str, str]) -> str:
    """A part of a text in Czech; `names` are the Czech names of cards by id."""
    own = OwnCard(OWN_NOUNS[card_type])
    return table().czech(tree, own=own, name_of=lambda ident: names.get(ident, ident))
