"""A table as text for one seat: what the terminal draws, the question, the options."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Final

from rich.console import Console

from deskovka import games
from deskovka.envs.setting import Setting
from deskovka.games.port.state import GameState
from deskovka.games.port.terminal import Place

WIDTH: Final = 100
LANGUAGE: Final = "en"


def text(setting: Setting, table: GameState, seat: int, names: Sequence[str]) -> str:
    """What the seat sees and, if it is asked, what it can choose from."""
    kit = games.kit(setting.name)
    words = kit.words()
    board = kit.terminal().board(setting.game, Place(LANGUAGE, seat, names, WIDTH))
    page = StringIO()
    console = Console(file=page, width=WIDTH, color_system=None, highlight=False, markup=False)
    console.print(board.draw(table, table.view(seat)))
    if table.over:
        console.print(words.outcome_text(table, LANGUAGE, seat, names))
    elif table.seat == seat:
        console.print(words.question_text(table, LANGUAGE, names))
        for index, code in enumerate(table.options):
            console.print(f"{index:3} {words.option_text(table, code, LANGUAGE, names)}")
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())
