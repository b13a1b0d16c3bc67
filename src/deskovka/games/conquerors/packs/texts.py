"""Everything that knows the sentences of Planetary Conquerors, gathered for its shelf."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.packs.checker import check_sources
from deskovka.games.conquerors.packs.data import Pack
from deskovka.games.conquerors.packs.reference import reference
from deskovka.games.conquerors.packs.schema import schema
from deskovka.games.conquerors.packs.sentence_table import wording
from deskovka.packs.shelf import Texts

TEXTS: Final[Texts[Pack]] = Texts(check_sources, wording, reference, schema)
