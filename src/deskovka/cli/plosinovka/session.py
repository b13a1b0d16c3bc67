"""A game of Plošinovka in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from deskovka import locales
from deskovka.cli.dungeon import LOOKS
from deskovka.cli.journal import journal
from deskovka.cli.plosinovka.board import Board
from deskovka.cli.session import Place, Session, View
from deskovka.kernel.decision import Decision
from deskovka.plosinovka import previews
from deskovka.plosinovka.codes import OFF, SYMBOL_COUNT, SYMBOLS
from deskovka.plosinovka.naming import Reader, field_name
from deskovka.plosinovka.packs import CardData
from deskovka.plosinovka.rules.attack import targets
from deskovka.plosinovka.state import Table


class TowerSession(Session):
    """The tower is redrawn whenever something on it has changed."""

    commands = ("number", "enter", "i", "why", "w", "u", "t", "l", "s", "q")
    small = ("gems", "merged", "star", "swords", "symbol")
    shown = ("tower", "figures", "lying", "players", "pool", "shop", "turn")

    def __init__(self, game: Any, table: Table, place: Place) -> None:
        log = journal("plosinovka", place.language, place.seat, place.names)
        super().__init__(game, table, place, log)
        self.board = Board(place.language, place.seat, place.names, place.console.width)

    def draw(self, view: View) -> RenderableType:
        return self.board.draw(self.table)

    def draw_card(self, card: CardData) -> RenderableType:
        from deskovka.cli.plosinovka.cards import draw

        return draw(card, self.language)

    def legend(self) -> str:
        kinds = ("ladder", "trap", "merchant", "coin", "gem", "portal", "boss", "special")
        signs = [f"{LOOKS[kind][0]} {self.say(f'levels-{kind}')}" for kind in kinds]
        return "   ".join([*signs, self.say("tower-legend")])

    def card_of(self, option: dict[str, Any]) -> str | None:
        if "figure" in option:
            return str(self.table.printed(option["figure"]).ident)
        if option["verb"] == "hero":
            return str(self.table.hero(self.table.seat).ident)
        return option.get("card")

    # -- why not --------------------------------------------------------------------------

    def explain(self, wanted: str, view: View) -> None:
        """Of a symbol, gravity, the special die, the hero's ability, or a card."""
        ident, called = self._thing(wanted)
        card = None if ident else self.find(wanted)
        if card is not None:
            own = card.id == self.table.hero(view["seat"]).ident
            ident, called = "hero" if own else card.id, card.called(self.language)
        if not ident:
            self.refuse("tower-no-thing", name=wanted)
            return
        self.print_refusal(called, self.table.explain(view["seat"], ident))

    def _thing(self, wanted: str) -> tuple[str, str]:
        """What is no card but can be done: its name in the engine, and for people."""
        things = {name: f"plosinovka-symbol-{name}" for name in SYMBOLS[:SYMBOL_COUNT]}
        things |= {name: f"tower-thing-{name}" for name in ("gravity", "special", "hero")}
        for name, message in things.items():
            called = self.say(message)
            if wanted and called.casefold().startswith(wanted.casefold()):
                return name, locales.sentence(called)
        return "", ""

    # -- what would happen ----------------------------------------------------------------

    def tell(self, command: str, rest: str, view: View, decision: Decision) -> bool:
        if command == "w":
            for line in self.previews():
                self.hanging(Text(" ? ", "cyan"), Text(line))
        return command == "w"

    def previews(self) -> list[str]:
        """UI-2: who would fall where, who would attack, what an attack could deal."""
        table, seat = self.table, self.table.seat
        reader = Reader(table, self.language, seat, self.names)
        lines = [
            reader.say(
                "preview-falls", to=field_name(to), **reader.who(figure, table.kinds[figure])
            )
            for figure, to in previews.falls(table).items()
        ]
        field = table.where[seat]
        if field != OFF:
            attackers = [reader.on_field(figure) for figure in previews.strikes(table, field)]
            if attackers:
                lines.append(reader.say("preview-strikes", enemies=reader.listed(attackers)))
        for figure in targets(table, table.active):
            best = previews.attack(table, figure)
            lines.append(
                reader.say(
                    "preview-attack",
                    figure=reader.on_field(figure),
                    damage=best.damage,
                    life=best.life,
                    gems=reader.gems(best.gems),
                )
            )
        return lines or [reader.say("preview-nothing")]
