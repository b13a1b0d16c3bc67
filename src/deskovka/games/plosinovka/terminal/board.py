"""A table of Plošinovka on a screen, and what can be typed at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from deskovka import locales
from deskovka.games.plosinovka import previews
from deskovka.games.plosinovka.codes import OFF, SYMBOL_COUNT, SYMBOLS
from deskovka.games.plosinovka.rules.attack import targets
from deskovka.games.plosinovka.state import Table
from deskovka.games.plosinovka.terminal.levels import LOOKS
from deskovka.games.plosinovka.terminal.picture import Picture
from deskovka.games.plosinovka.views import TowerView
from deskovka.games.plosinovka.words.narrator import Narrator, field_name
from deskovka.games.port.terminal import Board, Line, Thing, find_card


class PlosinovkaBoard(Board[Table, TowerView]):
    """The tower is redrawn whenever something on it has changed."""

    help = (
        "terminal-help-number",
        "terminal-help-enter",
        "terminal-help-i",
        "plosinovka-terminal-help-why",
        "plosinovka-terminal-help-w",
        "terminal-help-u",
        "terminal-help-t",
        "terminal-help-l",
        "terminal-help-s",
        "terminal-help-q",
    )
    small = ("gems", "merged", "star", "swords", "symbol")
    shown = ("tower", "figures", "lying", "players", "pool", "shop", "turn")

    def draw(self, table: Table, view: TowerView) -> RenderableType:
        return Picture(self.place).draw(table)

    def legend(self) -> str:
        kinds = ("ladder", "trap", "merchant", "coin", "gem", "portal", "boss", "special")
        signs = [f"{LOOKS[kind][0]} {self.say(f'plosinovka-level-{kind}')}" for kind in kinds]
        return "   ".join([*signs, self.say("plosinovka-terminal-legend")])

    def card_of(self, table: Table, option: Mapping[str, Any]) -> str | None:
        if "figure" in option:
            return table.printed(option["figure"]).ident
        if option["verb"] == "hero":
            return table.hero(table.seat).ident
        return option.get("card")

    # -- why not --------------------------------------------------------------------------

    def thing(self, wanted: str, table: Table, view: TowerView) -> Thing | None:
        """A symbol, gravity, the special die, the hero's ability, or a card."""
        action = self._action(wanted)
        if action is not None:
            return action
        card = find_card(self.cards, wanted, self.place.language)
        if card is None:
            return None
        own = card.id == table.hero(view["seat"] or 0).ident
        return Thing("hero" if own else card.id, card.called(self.place.language))

    def _action(self, wanted: str) -> Thing | None:
        """What is no card but can be done."""
        actions: dict[str, str] = {
            name: f"plosinovka-symbol-{name}" for name in SYMBOLS[:SYMBOL_COUNT]
        }
        actions |= {
            name: f"plosinovka-terminal-thing-{name}" for name in ("gravity", "special", "hero")
        }
        for name, message in actions.items():
            called = self.say(message)
            if wanted and called.casefold().startswith(wanted.casefold()):
                return Thing(name, locales.sentence(called))
        return None

    def no_thing(self, wanted: str) -> str:
        return self.say("plosinovka-terminal-no-thing", name=wanted)

    # -- what would happen ----------------------------------------------------------------

    def told(self, command: str, table: Table, view: TowerView) -> Sequence[Line] | None:
        if command != "w":
            return None
        return [Line(Text(" ? ", "cyan"), Text(line)) for line in self._previews(table)]

    def _previews(self, table: Table) -> list[str]:
        """UI-2: who would fall where, who would attack, what an attack could deal."""
        seat = table.seat
        narrator = Narrator(table, self.place.language, seat, self.place.names)
        lines = [
            narrator.say(
                "preview-falls", to=field_name(to), **narrator.who(figure, table.kinds[figure])
            )
            for figure, to in previews.falls(table).items()
        ]
        field = table.where[seat]
        if field != OFF:
            attackers = [narrator.on_field(figure) for figure in previews.strikes(table, field)]
            if attackers:
                lines.append(narrator.say("preview-strikes", enemies=narrator.listed(attackers)))
        for figure in targets(table, table.active):
            best = previews.attack(table, figure)
            lines.append(
                narrator.say(
                    "preview-attack",
                    figure=narrator.on_field(figure),
                    damage=best.damage,
                    life=best.life,
                    gems=narrator.gems(best.gems),
                )
            )
        return lines or [narrator.say("preview-nothing")]
