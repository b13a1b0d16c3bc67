"""What the lab notes of Planetary Conquerors: decks, cards and materials."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from deskovka.games.conquerors.codes import (
    DECK,
    EDITIONS,
    ELECTRICITY,
    HAND,
    LIMBO,
    MATERIALS,
)
from deskovka.games.conquerors.game import Conquerors
from deskovka.games.conquerors.rules.cards import life
from deskovka.games.conquerors.rules.winning import building_life
from deskovka.games.conquerors.state import Table
from deskovka.games.port.watcher import TEXT, TEXTS, WHOLE, Columns, Notes, Watcher
from deskovka.kernel.events import Event

COLUMNS: Final[Columns] = {"edition": TEXT}
SEAT_COLUMNS: Final[Columns] = {
    "drawn": TEXTS, "played": TEXTS, "planet": TEXTS, "gold": WHOLE, "cosmium": WHOLE,
    "electricity": WHOLE, "base": WHOLE, "buildings": WHOLE,
}  # fmt: skip


class ConquerorsNotes(Notes[Table]):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.drawn = [
            [self._ident(table.cards[slot].definition) for slot in player.hand]
            for player in table.players
        ]
        self.played: list[list[str]] = [[] for _ in table.players]
        self.gained = [[0] * len(MATERIALS) for _ in table.players]

    def note(self, event: Event) -> None:
        facts = event.facts
        if event.kind == "move":
            self._moved(facts["owner"], facts["from"], facts["to"], event)
        elif event.kind == "gain":
            self.gained[facts["player"]][facts["material"]] += facts["amount"]
        elif event.kind == "make_electricity":
            self.gained[facts["player"]][ELECTRICITY] += 1

    def _moved(self, owner: int, source: int, to: int, event: Event) -> None:
        """What is exchanged at the beginning counts as not drawn."""
        card = self._ident(event.secret["definition"])
        if (source, to) == (DECK, HAND):
            self.drawn[owner].append(card)
        elif (source, to) == (HAND, LIMBO):
            self.played[owner].append(card)
        elif to == DECK and event.rule == "conquerors:SETUP-4":
            self.drawn[owner].remove(card)

    def _ident(self, definition: int) -> str:
        return self.table.definitions[definition].ident

    def setup(self) -> dict[str, Any]:
        return {"edition": EDITIONS[self.table.edition]}

    def seat(self, seat: int) -> dict[str, Any]:
        table, player = self.table, self.table.players[seat]
        entities = [*player.row, player.base]
        traps = [trap for slot in entities for trap in table.cards[slot].traps]
        planet = [] if player.out else [*player.miners, *player.row, *traps]
        return {
            "drawn": self.drawn[seat],
            "played": self.played[seat],
            "planet": [self._ident(table.cards[slot].definition) for slot in planet],
            **dict(zip(MATERIALS, self.gained[seat], strict=True)),
            "base": 0 if player.out else max(0, life(table, player.base)),
            "buildings": 0 if player.out else building_life(table, seat),
        }


class ConquerorsWatcher(Watcher[Conquerors, Table]):
    side = "deck"
    sides = "decks"
    mirrors = True
    columns = COLUMNS
    seat_columns = SEAT_COLUMNS
    uses = ("drawn", "played")
    means = tuple(SEAT_COLUMNS)

    def known_sides(self, game: Conquerors) -> list[str]:
        return [deck.id for deck in game.pack.decks]

    def decks(self, game: Conquerors) -> dict[str, dict[str, int]]:
        return {deck.id: dict(deck.cards) for deck in game.pack.decks}

    def names(self, game: Conquerors) -> dict[str, dict[str, str]]:
        return {one.id: dict(one.name) for one in [*game.pack.cards, *game.pack.decks]}

    def new(
        self, game: Conquerors, sides: Sequence[str], seed: int, setup: Mapping[str, Any]
    ) -> Table:
        return game.new(decks=list(sides), seed=seed, **setup)

    def notes(self, table: Table) -> ConquerorsNotes:
        return ConquerorsNotes(table)


WATCHER: Final = ConquerorsWatcher()
