"""Everything that knows the sentences of Plošinovka, gathered for its shelf."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.packs.checker import check_sources
from deskovka.games.plosinovka.packs.data import Pack
from deskovka.games.plosinovka.packs.reference import reference
from deskovka.games.plosinovka.packs.schema import schema
from deskovka.games.plosinovka.packs.sentence_table import wording
from deskovka.packs.shelf import Texts

TEXTS: Final[Texts[Pack]] = Texts(check_sources, wording, reference, schema)
