"""The door of Dare."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dare.codes import FEWEST_PLAYERS, MOST_PLAYERS
from deskovka.games.port.kit import GameKit

if TYPE_CHECKING:
    from dare.game import Dare
    from dare.judge import DareJudge
    from deskovka.games.port.words import Words


class DareKit(GameKit):
    name = "dare"
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    rules_page = Path("tests/third_game/src/dare/rules.md")

    def game(self, folder: Path | None = None, texts: Sequence[str] = ()) -> Dare:
        from dare.game import Dare

        return Dare()

    def view_type(self) -> type:
        from dare.views import DareView

        return DareView

    def words(self) -> Words:
        from dare import words

        return words

    def judge(self, far: bool = False) -> DareJudge:
        from dare.judge import DareJudge

        return DareJudge()


KIT: Final = DareKit()
