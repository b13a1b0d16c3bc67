"""A game of Planetary Conquerors in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType

from deskovka.cli.conquerors.board import Board
from deskovka.cli.conquerors.cards import MATERIALS, draw
from deskovka.cli.journal import journal
from deskovka.cli.session import Place, Session, View
from deskovka.conquerors.game import Conquerors
from deskovka.conquerors.packs import CardData
from deskovka.conquerors.state import Table
from deskovka.kernel.decision import Decision

ALL: Final = "all"
MINE: Final = "mine"
NONE: Final = "none"


class PlanetSession(Session):
    """``decks`` are those of all players, ``reactions`` when the player is asked to react."""

    commands = ("number", "enter", "i", "e", "p", "u", "t", "l", "j", "s", "q")
    small = ("kuk", "redraw_card", "attack_order", "trap_position", "order", "mode", "discard")
    shown = ("players", "turn", "phase", "attackers")

    def __init__(
        self,
        game: Conquerors,
        table: Table,
        place: Place,
        decks: Sequence[str],
        reactions: str = MINE,
    ) -> None:
        log = journal("conquerors", place.language, place.seat, place.names)
        super().__init__(game, table, place, log)
        self.board = Board(game.pack, place.language, place.names, decks, place.console.width)
        self.reactions = reactions
        self.passing: tuple[int, str] | None = None  # the turn and phase that is passed through

    def draw(self, view: View) -> RenderableType:
        return self.board.draw(view)

    def draw_card(self, card: CardData) -> RenderableType:
        return draw(card, self.language)

    def legend(self) -> str:
        shapes = {name: shape for name, (shape, _) in MATERIALS.items()}
        return self.say("terminal-legend", **shapes)

    def passes(self, view: View, decision: Decision) -> bool:
        """Is this a reaction window that the player does not want to be asked about?"""
        if decision.kind != "reaction" or (self.reactions == ALL and self.passing is None):
            return False
        if self.passing == (view["turn"], view["phase"]) or self.reactions == NONE:
            return True
        self.passing = None
        return self.reactions == MINE and not concerns(view, self.board.cards)

    def choice(self, command: str, view: View, decision: Decision) -> int | None:
        if command != "p":
            return None
        self.passing = (view["turn"], view["phase"])
        return decision.default

    def undo(self) -> int | None:
        self.passing = None
        return super().undo()

    def tell(self, command: str, rest: str, view: View, decision: Decision) -> bool:
        if command == "j":
            self._show_junkyards(view)
        return command == "j"

    def _show_junkyards(self, view: View) -> None:
        for player in view["players"]:
            names = [self.board.name(card) for card in player["junkyard"]]
            line = self.say("terminal-junkyard", player=self.names[player["seat"]])
            self.print(f"{line} {', '.join(names) or '—'}")

    def card_of(self, option: dict[str, Any]) -> str | None:
        for player in self.table.view(self.seat)["players"]:
            for entry in _entries(player):
                if entry["handle"] == option.get("card"):
                    return entry.get("card")
        return option.get("definition")

    def explain(self, wanted: str, view: View) -> None:
        """Of a card of the hand or the planet."""
        card = self.find(wanted)
        me = view["players"][view["seat"]]
        mine = [*me["hand"], *me["row"], *me["miners"]]
        entry = next((e for e in mine if card is not None and e.get("card") == card.id), None)
        if card is None or entry is None:
            self.refuse("terminal-not-there", name=wanted)
            return
        reason = self.table.explain(view["seat"], entry["handle"])
        self.print_refusal(card.called(self.language), reason)


def concerns(view: View, cards: dict[str, CardData]) -> bool:
    """Does what is being reacted to touch the player: another's act, or an attack on them?"""
    me, window = view["seat"], view["pending"][0]
    kind, mine = window["kind"], _handles(view["players"][me])
    if kind in ("phase", "part"):
        return False
    if kind == "play":
        return window["by"] != me and (_is_spell(view, cards) or _can_counter(view, cards))
    if kind == "paid":
        return bool(window["by"] != me)
    if kind == "trap":
        return me in (window["by"], view["active"])
    if kind == "damage":
        return window["by"] != me or window["card"] in mine
    attackers = [e for p in view["players"] for e in p["row"] if e.get("target")]
    if kind == "blocks":
        return any(e["blocker"] and (e["target"] in mine or e["handle"] in mine) for e in attackers)
    return any(e["target"] in mine for e in attackers)


def _is_spell(view: View, cards: dict[str, CardData]) -> bool:
    """Is the card being played a spell? Others do nothing yet when they are played."""
    played = cards.get(view["pending"][1].get("card", ""))
    return played is not None and played.type == "spell"


def _can_counter(view: View, cards: dict[str, CardData]) -> bool:
    """Has the player anything that touches cards being played?"""
    me = view["players"][view["seat"]]
    offered = [option.get("card") for option in view["options"]]
    known = [entry.get("card", "") for entry in _entries(me) if entry["handle"] in offered]
    return any("being played" in " ".join(cards[ident].text) for ident in known if ident in cards)


def _handles(player: View) -> set[int]:
    return {entry["handle"] for entry in _entries(player)}


def _entries(player: View) -> list[View]:
    base = [player["base"]] if player["base"] else []
    entities = [*base, *player["row"]]
    traps = [trap for entity in entities for trap in entity["traps"]]
    return [*entities, *player["miners"], *traps, *player["hand"], *player["junkyard"]]
