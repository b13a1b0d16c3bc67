"""Any view drawn in a terminal: what the players have, by its name in the view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from deskovka import locales

if TYPE_CHECKING:
    from deskovka.games.port.terminal import Place
    from deskovka.packs.data import Printed

# What the question, the log or the heading tell.
TOLD: Final = (
    "game",
    "seat",
    "turn",
    "starter",
    "active",
    "asked",
    "outcome",
    "options",
    "default",
)
OF_PLAYER: Final = ("seat",)
HIDDEN: Final = "?"
NAMES: Final = ("card", "definition", "name", "kind", "id")  # what a piece may be called by


def drawn(view: Mapping[str, Any], place: Place, cards: Sequence[Printed]) -> RenderableType:
    """What lies on the table, then the players, the one who looks last."""
    reading = Reading(view["game"], place.language, cards)
    parts: list[RenderableType] = [*reading.lines(view, (*TOLD, "players"))]
    for seat in _around(len(view["players"]), view["seat"]):
        mark = "▶ " if view["active"] == seat else ""
        style = "green" if seat == view["seat"] else "red"
        title = Text(f"{mark}{place.names[seat]}", "bold")
        parts.append(Rule(title, align="left", style=style))
        parts += reading.lines(view["players"][seat], OF_PLAYER)
    turn = place.say("terminal-turn", turn=view["turn"], player=place.names[view["active"]])
    return Group(*parts, Rule(Text(turn), style="dim"))


def _around(seats: int, me: int | None) -> list[int]:
    first = 0 if me is None else me + 1
    return [(first + at) % seats for at in range(seats)]


class Reading:
    """Turns the parts of a view into words: keys are called by ``GAME-label-KEY``, if anything."""

    def __init__(self, game: str, language: str, cards: Sequence[Printed]) -> None:
        self.game = game
        self.language = language
        self.called = {card.id: card.called(language) for card in cards}

    def lines(self, part: Any, without: Sequence[str]) -> Iterable[Text]:
        """A line for each entry of a view, or of a player in it."""
        if not isinstance(part, Mapping):
            yield Text(self.value(part))
            return
        for key, value in part.items():
            if key not in without and value is not False:
                told = "" if value is True else f": {self.value(value)}"
                yield Text.assemble((self.label(key), "dim"), told)

    def label(self, key: str) -> str:
        message = f"{self.game}-label-{key}"
        if locales.has(self.language, message):
            return locales.say(self.language, message)
        return key.replace("_", " ")

    def value(self, value: Any) -> str:
        if isinstance(value, str):
            return self.called.get(value, value)
        if isinstance(value, Mapping):
            return self.piece(value)
        if isinstance(value, Sequence):
            return ", ".join(self.value(one) for one in value) or "—"
        return "—" if value is None else str(value)

    def piece(self, piece: Mapping[str, Any]) -> str:
        """By its name and the facts beside it; hidden where nothing is known."""
        name = next((self.value(str(piece[key])) for key in NAMES if key in piece), "")
        facts = [
            self.label(key) if value is True else f"{self.label(key)} {self.value(value)}"
            for key, value in piece.items()
            if key not in (*NAMES, "handle") and value not in (None, False, [], 0)
        ]
        beside = f" ({', '.join(facts)})" if facts and name else ", ".join(facts)
        return f"{name}{beside}" or HIDDEN
