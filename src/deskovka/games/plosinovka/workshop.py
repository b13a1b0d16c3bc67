"""How packs for Plošinovka are written."""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.codes import TYPES
from deskovka.games.port.workshop import Workshop


class PlosinovkaWorkshop(Workshop):
    tables = TYPES


WORKSHOP: Final = PlosinovkaWorkshop()
