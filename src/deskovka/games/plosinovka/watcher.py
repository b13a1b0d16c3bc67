"""What the lab notes of Plošinovka: heroes and bosses, what was bought, who fainted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from deskovka.games.plosinovka.codes import OFF, WIDTH
from deskovka.games.plosinovka.game import Plosinovka
from deskovka.games.plosinovka.state import Table
from deskovka.games.port.watcher import FACT, TEXT, TEXTS, WHOLE, Columns, Notes, Watcher
from deskovka.kernel.events import Event

COLUMNS: Final[Columns] = {
    "boss": TEXT, "dungeon": TEXT, "artifacts": FACT, "bigger": FACT, "score": WHOLE,
}  # fmt: skip
SEAT_COLUMNS: Final[Columns] = {
    "row": WHOLE, "life": WHOLE, "gems": WHOLE, "coins": WHOLE, "bought": TEXTS,
    "artifacts": TEXTS, "defeated": WHOLE, "faints": WHOLE,
}  # fmt: skip


class PlosinovkaNotes(Notes[Table]):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.bought: list[list[str]] = [[] for _ in table.players]
        self.faints = [0] * table.seats

    def note(self, event: Event) -> None:
        if event.kind == "buy":
            self.bought[event.facts["player"]].append(self._ident(event.facts["card"]))
        elif event.kind == "faint":
            self.faints[event.facts["player"]] += 1

    def _ident(self, definition: int) -> str:
        return self.table.definitions[definition].ident

    def setup(self) -> dict[str, Any]:
        table, setup = self.table, self.table.setup or {}
        return {
            "boss": self._ident(table.boss),
            "dungeon": setup["dungeon"],
            "artifacts": setup["artifacts"],
            "bigger": setup["bigger"],
            "score": table.score(),
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """Rows count from 1 at the bottom; 0 is off the map."""
        table, player = self.table, self.table.players[seat]
        field = table.where[seat]
        artifacts = zip(table.artifacts, table.holders, strict=True)
        return {
            "row": 0 if field == OFF else 1 + field // WIDTH,
            "life": player.life,
            "gems": player.gems,
            "coins": player.coins,
            "bought": self.bought[seat],
            "artifacts": [self._ident(one) for one, holder in artifacts if holder == seat],
            "defeated": player.defeated,
            "faints": self.faints[seat],
        }


class PlosinovkaWatcher(Watcher[Plosinovka, Table]):
    side = "hero"
    sides = "heroes"
    foe = "boss"
    felled = "boss_felled"
    columns = COLUMNS
    seat_columns = SEAT_COLUMNS
    uses = ("bought",)
    means = ("row", "life", "gems", "coins", "bought", "defeated", "faints")

    def known_sides(self, game: Plosinovka) -> list[str]:
        return [card.id for card in game.pack.cards if card.type == "hero"]

    def known_foes(self, game: Plosinovka) -> list[str]:
        return [card.id for card in game.pack.cards if card.type == "boss"]

    def new(
        self, game: Plosinovka, sides: Sequence[str], seed: int, setup: Mapping[str, Any]
    ) -> Table:
        return game.new(players=len(sides), heroes=list(sides), seed=seed, **setup)

    def notes(self, table: Table) -> PlosinovkaNotes:
        return PlosinovkaNotes(table)


WATCHER: Final = PlosinovkaWatcher()
