"""Everything that knows the sentences of Planetary Conquerors, gathered for its shelf."""

from __future__ import annotations

from typing import Final

from deskovka.conquerors.packs.checking import check_sources
from deskovka.conquerors.packs.data import Pack
from deskovka.conquerors.packs.printing import wording
from deskovka.conquerors.packs.reference import reference
from deskovka.conquerors.packs.schema import schema
from deskovka.packs.shelf import Texts

TEXTS: Final[Texts[Pack]] = Texts(check_sources, wording, reference, schema)
