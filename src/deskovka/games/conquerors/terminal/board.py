"""A table of Planetary Conquerors on a screen, and what can be typed at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from deskovka.games.conquerors.game import Conquerors
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.terminal.cards import MATERIALS
from deskovka.games.conquerors.terminal.options import ALL, MINE, NONE
from deskovka.games.conquerors.terminal.picture import Picture
from deskovka.games.conquerors.terminal.reactions import concerns, entries
from deskovka.games.conquerors.views import PlanetView
from deskovka.games.port.terminal import Board, Line, Place, Thing, find_card
from deskovka.kernel.decision import Decision


class ConquerorsBoard(Board[Table, PlanetView]):
    """``reactions`` is when the player is asked to react."""

    help = (
        "terminal-help-number",
        "terminal-help-enter",
        "terminal-help-i",
        "terminal-help-e",
        "conquerors-terminal-help-p",
        "terminal-help-u",
        "terminal-help-t",
        "terminal-help-l",
        "conquerors-terminal-help-j",
        "terminal-help-s",
        "terminal-help-q",
    )
    small = ("kuk", "redraw_card", "attack_order", "trap_position", "order", "mode", "discard")
    shown = ("players", "turn", "phase", "attackers")

    def __init__(self, game: Conquerors, place: Place, reactions: str = MINE) -> None:
        super().__init__(game, place)
        self.pack = game.pack
        self.reactions = reactions
        self.picture: Picture | None = None
        self.passing: tuple[int, str] | None = None  # the turn and phase that is passed through

    def draw(self, table: Table, view: PlanetView) -> RenderableType:
        return self._picture(table).draw(view)

    def _picture(self, table: Table) -> Picture:
        if self.picture is None:
            self.picture = Picture(self.pack, self.place, self._decks(table))
        return self.picture

    def _decks(self, table: Table) -> list[str]:
        """The names of ready-made decks."""
        lists = table.setup["decks"] if table.setup else []
        named = {str(deck.cards): deck.called(self.place.language) for deck in self.pack.decks}
        own = self.say("conquerors-terminal-own-deck")
        return [named.get(str(cards), own) for cards in lists]

    def legend(self) -> str:
        shapes = {name: shape for name, (shape, _) in MATERIALS.items()}
        return self.say("conquerors-terminal-legend", **shapes)

    def passes(self, view: PlanetView, decision: Decision) -> bool:
        """Is this a reaction window that the player does not want to be asked about?"""
        if decision.kind != "reaction" or (self.reactions == ALL and self.passing is None):
            return False
        if self.passing == (view["turn"], view["phase"]) or self.reactions == NONE:
            return True
        self.passing = None
        cards = {card.id: card for card in self.pack.cards}
        return self.reactions == MINE and not concerns(view, cards)

    def choice(self, command: str, view: PlanetView, decision: Decision) -> int | None:
        if command != "p":
            return None
        self.passing = (view["turn"], view["phase"])
        return decision.default

    def forget(self) -> None:
        self.passing = None

    def told(self, command: str, table: Table, view: PlanetView) -> Sequence[Line] | None:
        if command != "j":
            return None
        picture = self._picture(table)
        lines = []
        for player in view["players"]:
            names = [picture.name(card) for card in player["junkyard"]]
            whose = self.place.names[player["seat"]]
            lead = self.say("conquerors-terminal-junkyard", player=whose)
            lines.append(Line(Text(), Text(f"{lead} {', '.join(names) or '—'}")))
        return lines

    def card_of(self, table: Table, option: Mapping[str, Any]) -> str | None:
        for player in table.view(self.place.seat)["players"]:
            for entry in entries(player):
                if entry["handle"] == option.get("card"):
                    return entry.get("card")
        return option.get("definition")

    def thing(self, wanted: str, table: Table, view: PlanetView) -> Thing | None:
        """A card of the hand or the planet."""
        card = find_card(self.cards, wanted, self.place.language)
        me = view["players"][view["seat"] or 0]
        mine = [*me["hand"], *me["row"], *me["miners"]]
        entry = next((e for e in mine if card is not None and e.get("card") == card.id), None)
        if card is None or entry is None:
            return None
        return Thing(entry["handle"], card.called(self.place.language))

    def no_thing(self, wanted: str) -> str:
        return self.say("conquerors-terminal-not-there", name=wanted)
