"""Everything that knows the sentences of Plošinovka, gathered for its shelf."""

from __future__ import annotations

from typing import Final

from deskovka.packs.shelf import Texts
from deskovka.plosinovka.packs.checking import check_sources
from deskovka.plosinovka.packs.data import Pack
from deskovka.plosinovka.packs.printing import wording
from deskovka.plosinovka.packs.reference import reference
from deskovka.plosinovka.packs.schema import schema

TEXTS: Final[Texts[Pack]] = Texts(check_sources, wording, reference, schema)
