"""What is noted about the games while they are played: by events, and by how they end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from deskovka.conquerors import codes as planets
from deskovka.conquerors.rules.cards import life
from deskovka.conquerors.rules.winning import building_life
from deskovka.kernel.events import Event
from deskovka.plosinovka.codes import OFF, WIDTH

# The columns of a row and of its seats, as types that a file can hold.
WHOLE, NUMBER, TEXT, FACT = "whole", "number", "text", "fact"
WHOLES, TEXTS = "wholes", "texts"

COMMON: Final = {
    "number": WHOLE, "seed": WHOLE, "game": TEXT, "players": WHOLE, "iterations": WHOLE,
    "seconds": NUMBER, "first": WHOLE, "winners": WHOLES, "how": TEXT, "turns": WHOLE,
    "rounds": WHOLE, "decisions": WHOLE,
}  # fmt: skip
COLUMNS: Final = {
    "conquerors": {**COMMON, "edition": TEXT},
    "plosinovka": {
        **COMMON, "boss": TEXT, "dungeon": TEXT, "artifacts": FACT, "bigger": FACT, "score": WHOLE,
    },
}  # fmt: skip
SEATS: Final = {
    "conquerors": {
        "bot": TEXT, "deck": TEXT, "won": NUMBER, "turns": WHOLE, "drawn": TEXTS, "played": TEXTS,
        "planet": TEXTS, "gold": WHOLE, "cosmium": WHOLE, "electricity": WHOLE, "base": WHOLE,
        "buildings": WHOLE,
    },
    "plosinovka": {
        "bot": TEXT, "hero": TEXT, "won": NUMBER, "turns": WHOLE, "row": WHOLE, "life": WHOLE,
        "gems": WHOLE, "coins": WHOLE, "bought": TEXTS, "artifacts": TEXTS, "defeated": WHOLE,
        "faints": WHOLE,
    },
}  # fmt: skip


class Watcher:
    """Notes what happens; what came before the first decision is read off the table."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.turns = [0] * table.seats
        if table.turn:
            self.turns[table.active] = table.turn

    def see(self, events: Sequence[Event]) -> None:
        """What a pick led to."""
        for event in events:
            if event.kind == "turn":
                self.turns[event.facts["player"]] += 1
            self.note(event)

    def ident(self, definition: int) -> str:
        return str(self.table.definitions[definition].ident)

    def note(self, event: Event) -> None:
        raise NotImplementedError

    def setup(self) -> dict[str, Any]:
        """What the game was played with."""
        raise NotImplementedError

    def seat(self, seat: int) -> dict[str, Any]:
        """What is kept about a player, at the end."""
        raise NotImplementedError


class PlanetWatcher(Watcher):
    """Planetary Conquerors: cards and materials."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.drawn = [
            [self.ident(table.cards[slot].definition) for slot in player.hand]
            for player in table.players
        ]
        self.played: list[list[str]] = [[] for _ in table.players]
        self.gained = [[0] * len(planets.MATERIALS) for _ in table.players]

    def note(self, event: Event) -> None:
        facts = event.facts
        if event.kind == "move":
            self._moved(facts["owner"], facts["from"], facts["to"], event)
        elif event.kind == "gain":
            self.gained[facts["player"]][facts["material"]] += facts["amount"]
        elif event.kind == "make_electricity":
            self.gained[facts["player"]][planets.ELECTRICITY] += 1

    def _moved(self, owner: int, source: int, to: int, event: Event) -> None:
        """What is exchanged at the beginning counts as not drawn."""
        card = self.ident(event.secret["definition"])
        if (source, to) == (planets.DECK, planets.HAND):
            self.drawn[owner].append(card)
        elif (source, to) == (planets.HAND, planets.LIMBO):
            self.played[owner].append(card)
        elif to == planets.DECK and event.rule == "conquerors:SETUP-4":
            self.drawn[owner].remove(card)

    def setup(self) -> dict[str, Any]:
        return {"edition": planets.EDITIONS[self.table.edition]}

    def seat(self, seat: int) -> dict[str, Any]:
        table, player = self.table, self.table.players[seat]
        entities = [*player.row, player.base]
        traps = [trap for slot in entities for trap in table.cards[slot].traps]
        planet = [] if player.out else [*player.miners, *player.row, *traps]
        return {
            "turns": self.turns[seat],
            "drawn": self.drawn[seat],
            "played": self.played[seat],
            "planet": [self.ident(table.cards[slot].definition) for slot in planet],
            **dict(zip(planets.MATERIALS, self.gained[seat], strict=True)),
            "base": 0 if player.out else max(0, life(table, player.base)),
            "buildings": 0 if player.out else building_life(table, seat),
        }


class TowerWatcher(Watcher):
    """Plošinovka: what was bought, who was defeated, who fainted."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.bought: list[list[str]] = [[] for _ in table.players]
        self.faints = [0] * table.seats

    def note(self, event: Event) -> None:
        if event.kind == "buy":
            self.bought[event.facts["player"]].append(self.ident(event.facts["card"]))
        elif event.kind == "faint":
            self.faints[event.facts["player"]] += 1

    def setup(self) -> dict[str, Any]:
        setup, table = self.table.setup, self.table
        return {
            "boss": self.ident(table.boss),
            "dungeon": setup["dungeon"],
            "artifacts": setup["artifacts"],
            "bigger": setup["bigger"],
            "score": table.outcome.score,
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """Rows count from 1 at the bottom; 0 is off the map."""
        table, player = self.table, self.table.players[seat]
        field = table.where[seat]
        holds = [self.ident(a) for a, who in self._artifacts() if who == seat]
        return {
            "turns": self.turns[seat],
            "row": 0 if field == OFF else 1 + field // WIDTH,
            "life": player.life,
            "gems": player.gems,
            "coins": player.coins,
            "bought": self.bought[seat],
            "artifacts": holds,
            "defeated": player.defeated,
            "faints": self.faints[seat],
        }

    def _artifacts(self) -> list[tuple[int, int]]:
        return list(zip(self.table.artifacts, self.table.holders, strict=True))


def watcher(table: Any) -> Watcher:
    """Who watches the game at a table."""
    return PlanetWatcher(table) if table.book.name == "conquerors" else TowerWatcher(table)
