"""What the lab has to know of a game besides its rules: what to note, and what takes turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from deskovka.games.port.state import GameState
from deskovka.kernel.events import Event
from deskovka.tabletop import TabletopGame

# The kinds of columns, as types that a file can hold.
WHOLE, NUMBER, TEXT, FACT = "whole", "number", "text", "fact"
WHOLES, TEXTS = "wholes", "texts"

Columns = Mapping[str, str]
G = TypeVar("G", bound=TabletopGame[Any])
S = TypeVar("S", bound=GameState)

NO_COLUMNS: Final[Columns] = {}


class Notes(Generic[S]):
    """What is noted of one game while it is played.

    They begin at the first decision: what came before is read off the table.
    """

    def __init__(self, table: S) -> None:
        self.table = table
        self.turns = [0] * table.seats
        if table.turn:
            self.turns[table.active] = table.turn

    def see(self, events: Sequence[Event]) -> None:
        """What a pick led to. Every game tells of a new turn by an event ``turn``."""
        for event in events:
            if event.kind == "turn":
                self.turns[event.facts["player"]] += 1
            self.note(event)

    def note(self, event: Event) -> None:
        """Keep what counts of an event."""

    def setup(self) -> dict[str, Any]:
        """The columns of the row that are the game's own, at the end."""
        return {}

    def seat(self, seat: int) -> dict[str, Any]:
        """The columns of a seat that are the game's own, at the end."""
        return {}


class Watcher(Generic[G, S]):
    """What suits a game to which players bring nothing of their own, and of which rows keep only
    what they keep of every game.

    In words, all messages being named after the game: ``GAME-lab-way-HOW`` for each way to end,
    ``GAME-lab-mean-COLUMN`` for each of ``means``; ``GAME-lab-use-COLUMN``,
    ``GAME-lab-fared-COLUMN`` and ``GAME-lab-cards-about`` where there are ``uses``;
    ``GAME-lab-sides`` and ``GAME-lab-matrix`` with ``-about`` and ``-corner`` where there are
    sides; ``GAME-lab-foes`` where there is a foe.
    """

    side: str = ""  # what each player brings, as a column: "deck"; nothing if it is empty
    sides: str = ""  # several of them, for messages
    mirrors: bool = False  # can several players bring the same?
    foe: str = ""  # the column of whom all play against, if anybody
    felled: str = ""  # the way to end in which the foe has lost
    columns: Columns = NO_COLUMNS  # of a row
    seat_columns: Columns = NO_COLUMNS
    uses: tuple[str, ...] = ()  # columns of a seat with cards: what comes first, what it is for
    means: tuple[str, ...] = ()  # columns of a seat of which winners and others are compared

    def known_sides(self, game: G) -> list[str]:
        """The ids of all that players can bring."""
        return []

    def decks(self, game: G) -> dict[str, dict[str, int]]:
        """How many of which cards they consist of, where they do."""
        return {}

    def names(self, game: G) -> dict[str, dict[str, str]]:
        """By id, what things are called in every language."""
        return {card.id: dict(card.name) for card in game.pack.cards}

    def known_foes(self, game: G) -> list[str]:
        """The ids of all foes; they take turns unless one is named."""
        return []

    def new(self, game: G, sides: Sequence[str], seed: int, setup: Mapping[str, Any]) -> S:
        """The table of a game at its first decision; raises BadSetup.

        ``sides`` has what each player brings, an empty text where that is nothing.
        """
        table: S = game.new(players=len(sides), seed=seed, **setup)
        return table

    def notes(self, table: S) -> Notes[S]:
        """Empty notes on the game at that table."""
        return Notes(table)
