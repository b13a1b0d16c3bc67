"""A table as text for one seat: what the terminal draws, the question, the options."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console, RenderableType

from deskovka.cli.conquerors.board import Board as PlanetBoard
from deskovka.cli.plosinovka.board import Board as TowerBoard
from deskovka.conquerors import words as planet_words
from deskovka.conquerors.game import Conquerors
from deskovka.conquerors.state import Table as Planet
from deskovka.envs.setting import Setting, Table
from deskovka.plosinovka import words as tower_words

WIDTH: Final = 100
LANGUAGE: Final = "en"


def text(setting: Setting, table: Table, seat: int, names: Sequence[str]) -> str:
    """What the seat sees and, if it is asked, what it can choose from."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, color_system=None, highlight=False, markup=False)
    console.print(_board(setting, table, seat, names))
    words: Any = planet_words if isinstance(table, Planet) else tower_words
    if table.over:
        console.print(words.outcome_text(table, LANGUAGE, seat, names))
    elif table.seat == seat:
        console.print(words.question_text(table, LANGUAGE, names))
        for index, code in enumerate(table.options):
            console.print(f"{index:3} {words.option_text(table, code, LANGUAGE, names)}")
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def _board(setting: Setting, table: Table, seat: int, names: Sequence[str]) -> RenderableType:
    game = setting.game
    if isinstance(game, Conquerors):
        board = PlanetBoard(game.pack, LANGUAGE, names, _decks(game, table), WIDTH)
        return board.draw(table.view(seat))
    assert not isinstance(table, Planet)
    return TowerBoard(LANGUAGE, seat, names, WIDTH).draw(table)


def _decks(game: Conquerors, table: Table) -> list[str]:
    """The names of ready-made decks."""
    lists = table.setup["decks"] if table.setup else []
    named = {str(deck.cards): deck.called(LANGUAGE) for deck in game.pack.decks}
    return [named.get(str(cards), "a deck of their own") for cards in lists]
