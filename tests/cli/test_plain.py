"""A game that brings no terminal of its own is played in a plain one."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from deskovka import bots, locales
from deskovka.cli.session import Session
from deskovka.games.plosinovka.kit import KIT
from deskovka.games.port.terminal import Filters, Place, Terminal, Wishes
from tests.cli.typed import Typed

TERMINAL = Terminal(KIT)
GAME = KIT.game()


def wishes(**changed: Any) -> Wishes:
    return Wishes(2, 3, "en", "first", False, {"dungeon": "void"})._replace(**changed)


def session(typed: Typed, language: str = "en") -> tuple[Session, StringIO]:
    printed = StringIO()
    opening = TERMINAL.open(GAME, wishes(language=language))
    assert opening.seat is not None
    console = Console(file=printed, width=80, highlight=False, markup=False, emoji=False)
    place = Place(language, opening.seat, opening.names, console.width)
    others = {1 - opening.seat: bots.make("simple", GAME, 1)}
    board = TERMINAL.board(GAME, place)
    return Session(KIT, opening.table, board, others, console, typed.read), printed


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_game_is_played_to_its_end(language: str) -> None:
    made, printed = session(Typed(), language)
    made.play()
    assert made.table.over
    assert [line for line in printed.getvalue().splitlines() if cell_len(line) > 80] == []


def test_the_table_is_drawn_from_the_view() -> None:
    made, printed = session(Typed("q"))
    made.play()
    lines = printed.getvalue().splitlines()
    assert any(line.startswith("▶ You ───") for line in lines)
    assert any(line.startswith("Opponent ───") for line in lines)
    assert sum(line.startswith("coins: ") for line in lines) == 2
    assert any(" turn 1 · You " in line for line in lines)


def test_a_wish_is_kept() -> None:
    opening = TERMINAL.open(GAME, wishes(seat="second", players=3))
    assert opening.seat == (opening.table.starter + 1) % 3
    assert opening.names[opening.seat] == "You"
    assert opening.title.startswith("Plošinovka, seed 3: ")
    assert opening.table.setup is not None
    assert opening.table.setup["dungeon"] == "void"
    assert TERMINAL.open(GAME, wishes(watch=True)).seat is None


def test_cards_are_listed_and_shown() -> None:
    chosen = TERMINAL.chosen(GAME.pack, Filters("en", "", {"type": "potion"}))
    assert chosen.cards
    assert {card.type for card in chosen.cards} == {"potion"}
    printed = StringIO()
    console = Console(file=printed, width=80)
    console.print(TERMINAL.draw_card(chosen.cards[0], "en"))
    assert chosen.cards[0].called("en") in printed.getvalue()
    assert len(TERMINAL.row(chosen.cards[0], "en")) == len(TERMINAL.columns)
