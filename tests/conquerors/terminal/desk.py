"""A game of Planetary Conquerors in the terminal, on a screen of paper."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from deskovka import bots
from deskovka.cli.session import Session
from deskovka.games.conquerors.game import conquerors
from deskovka.games.conquerors.kit import KIT
from deskovka.games.conquerors.state import Table
from deskovka.games.port.terminal import Place, player_names
from tests.cli.typed import Typed

GAME = conquerors()


def session(
    typed: Typed,
    seed: int = 1,
    language: str = "en",
    decks: tuple[str, ...] = ("builders", "sparks"),
    reactions: str = "mine",
    kind: type[Session] = Session,
) -> tuple[Session, StringIO]:
    """A session of the first seat, and what it prints."""
    printed = StringIO()
    table = GAME.new(decks=list(decks), seed=seed)
    others = {seat: bots.make("simple", GAME, seed) for seat in range(1, len(decks))}
    names = player_names(language, len(decks), 0)
    console = Console(file=printed, width=80, highlight=False, markup=False, emoji=False)
    place = Place(language, 0, names, console.width)
    board = KIT.terminal().board(GAME, place, {"reactions": reactions})
    return kind(KIT, table, board, others, console, typed.read), printed


def table_of(made: Session) -> Table:
    assert isinstance(made.table, Table)
    return made.table


def playing(typed: Typed, seed: int = 1, language: str = "en") -> str:
    made, printed = session(typed, seed, language)
    made.play()
    return printed.getvalue()
