"""A game in the terminal: people and bots in turn, until it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from deskovka import locales
from deskovka.bots import Bot
from deskovka.cli.board import Board
from deskovka.cli.drawing import MATERIALS, draw
from deskovka.cli.journal import Journal
from deskovka.conquerors import words
from deskovka.conquerors.game import Conquerors
from deskovka.conquerors.packs import CardData
from deskovka.conquerors.state import Table
from deskovka.kernel.decision import Decision
from deskovka.kernel.errors import DeskovkaError
from deskovka.kernel.events import Event

View = dict[str, Any]

ALL: Final = "all"
MINE: Final = "mine"
NONE: Final = "none"
SHOWN_LINES: Final = 14  # of the log, before the player asks for all of it
CONTEXT_LINES: Final = 6  # of the log, shown again on a screen that was cleared
# Questions that can be answered without a look at the table.
SMALL: Final = ("kuk", "redraw_card", "attack_order", "trap_position", "order", "mode", "discard")
COMMANDS: Final = ("number", "enter", "i", "e", "p", "u", "t", "l", "j", "s", "q")


class Quit(Exception):
    """The player leaves."""


class Session:
    """One game: ``seat`` is the player at the keyboard, or None when only bots play."""

    def __init__(
        self,
        game: Conquerors,
        table: Table,
        bots: dict[int, Bot],
        seat: int | None,
        language: str,
        names: Sequence[str],
        decks: Sequence[str],
        console: Console,
        read: Callable[[str], str | None],
        reactions: str = MINE,
    ) -> None:
        self.game = game
        self.table = table
        self.bots = bots
        self.seat = seat
        self.language = language
        self.names = names
        self.console = console
        self.read = read
        self.reactions = reactions
        self.board = Board(game.pack, language, names, decks, console.width)
        self.journal = Journal(language, seat, names)
        self.told = 0  # lines of the log that the player has read
        self.drawn: View = {}
        self.passing: tuple[int, str] | None = None  # the turn and phase that is passed through
        self.kept: list[tuple[Table, int]] = []  # before each choice: the table, the log's length

    def say(self, message: str, **values: locales.Value) -> str:
        return locales.say(self.language, message, **values)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    # -- playing --------------------------------------------------------------------------

    def play(self) -> None:
        """Until the game is over or the player leaves."""
        try:
            while True:
                self._play_on()
                self._end()
                if self.seat is None or not self._after_the_end():
                    return
        except Quit:
            self.print(self.say("terminal-bye"))

    def _play_on(self) -> None:
        while (decision := self.table.decision) is not None:
            view = self.table.view(decision.seat)
            if decision.seat in self.bots:
                self.apply(self.bots[decision.seat].choose(view, decision))
            elif self.passes(view, decision):
                self.apply(decision.default)
            else:
                self._ask(view, decision)
            if self.seat is None:
                self._watch()

    def apply(self, pick: int) -> None:
        events: list[Event] = []
        self.table.apply(pick, sink=events)
        self.journal.add(self.table, events)

    def passes(self, view: View, decision: Decision) -> bool:
        """Is this a reaction window that the player does not want to be asked about?"""
        if decision.kind != "reaction" or (self.reactions == ALL and self.passing is None):
            return False
        if self.passing == (view["turn"], view["phase"]) or self.reactions == NONE:
            return True
        self.passing = None
        return self.reactions == MINE and not concerns(view, self.board.cards)

    def _ask(self, view: View, decision: Decision) -> None:
        """Ask until there is an answer that goes on."""
        if self.console.is_terminal:
            self.console.clear()
        self._show_log()
        if self.console.is_terminal or decision.kind not in SMALL:
            self._show_board(view, always=self.console.is_terminal)
        self._show_question(decision)
        while True:
            answer = self.read(self.say("terminal-prompt", default=decision.default + 1))
            if answer is None:
                raise Quit
            pick = self._obey(answer.strip(), view, decision)
            if pick is not None:
                break
        if pick >= 0:
            self.kept.append((self.table.clone(), len(self.journal.lines)))
            self.told = len(self.journal.lines)
            self.apply(pick)

    def _obey(self, answer: str, view: View, decision: Decision) -> int | None:
        """The pick, -1 when the question is another one now, None to ask again."""
        if not answer:
            return decision.default
        if answer.isdecimal():
            if 1 <= int(answer) <= len(decision.options):
                return int(answer) - 1
            self.print(self.say("terminal-no-option", count=len(decision.options)), "red")
            return None
        command, _, rest = answer.partition(" ")
        if command == "q":
            raise Quit
        if command == "u":
            return self._undo()
        if command == "p":
            self.passing = (view["turn"], view["phase"])
            return decision.default
        self._tell(command, rest.strip(), view, decision)
        return None

    def _tell(self, command: str, rest: str, view: View, decision: Decision) -> None:
        """Commands that only show something."""
        if command == "?":
            self._help()
        elif command == "t":
            self._show_board(view, always=True)
            self._show_question(decision)
        elif command == "l":
            self._show_lines(self.journal.lines)
        elif command == "j":
            self._show_junkyards(view)
        elif command == "i":
            self._show_card(rest, decision)
        elif command == "e":
            self._explain(rest, view)
        elif command == "s":
            self._save(rest)
        else:
            self.print(self.say("terminal-what"), "red")

    def _undo(self) -> int | None:
        if not self.kept:
            self.print(self.say("terminal-no-undo"), "red")
            return None
        self.table, length = self.kept.pop()
        del self.journal.lines[length:]
        self.told = length
        self.passing = None
        self.drawn = {}
        self.print(self.say("terminal-undone"), "yellow")
        return -1

    # -- showing --------------------------------------------------------------------------

    def _show_log(self) -> None:
        """What happened since the last choice."""
        lines = self.journal.lines[self.told :]
        if self.console.is_terminal and len(lines) < CONTEXT_LINES:
            before = max(0, self.told - CONTEXT_LINES + len(lines))
            self._show_lines(self.journal.lines[before : self.told], "dim")
        if len(lines) > SHOWN_LINES:
            self.print(self.say("terminal-more", count=len(lines) - SHOWN_LINES), "dim")
        self._show_lines(lines[-SHOWN_LINES:])
        self.told = len(self.journal.lines)

    def _show_lines(self, lines: Sequence[str], style: str = "") -> None:
        for line in lines:
            self._hanging(Text(" · ", "dim"), Text(line, style))

    def _hanging(self, lead: Text, text: Text) -> None:
        """What does not fit into the line goes on below, indented."""
        width = self.console.width - len(lead)
        for number, line in enumerate(text.wrap(self.console, width)):
            line.rstrip()
            self.console.print(lead if number == 0 else Text(" " * len(lead)), line, sep="")

    def _show_board(self, view: View, always: bool = False) -> None:
        """Only when it is not what was shown last."""
        shown = {part: view[part] for part in ("players", "turn", "phase", "attackers")}
        if always or shown != self.drawn:
            self.console.print()
            self.console.print(self.board.draw(view))
            self.drawn = shown

    def _show_question(self, decision: Decision) -> None:
        question = words.question_text(self.table, self.language, self.names)
        self.console.print(Text(question, "bold"))
        for option in decision.options:
            text = words.option_text(self.table, option.code, self.language, self.names)
            style = "italic" if option.index == decision.default else ""
            self._hanging(Text(f"{option.index + 1:>3} ", "cyan"), Text(text, style))

    def _watch(self) -> None:
        """Where only bots play, every turn is told once it is over."""
        if self.drawn.get("turn") not in (None, self.table.turn):
            self._show_lines(self.journal.lines[self.told :])
            self.told = len(self.journal.lines)
            self._show_board(self.table.view(None))
        self.drawn["turn"] = self.table.turn

    def _end(self) -> None:
        view = self.table.view(self.seat)
        self._show_lines(self.journal.lines[self.told :])
        self.told = len(self.journal.lines)
        self._show_board(view, always=True)
        text = words.outcome_text(self.table, self.language, self.seat, self.names)
        self.console.print(Rule(style="bold"))
        self.print(text, "bold green" if self.seat in view["outcome"]["winners"] else "bold")

    def _after_the_end(self) -> bool:
        """Whether the player has gone back to play on."""
        while True:
            answer = (self.read(self.say("terminal-after")) or "").strip()
            command, _, rest = answer.partition(" ")
            if command in ("", "q"):
                return False
            if command == "u" and self._undo() is not None:
                return True
            if command == "s":
                self._save(rest.strip())
            elif command == "l":
                self._show_lines(self.journal.lines)

    # -- telling more ---------------------------------------------------------------------

    def _help(self) -> None:
        for command in COMMANDS:
            self.print("  " + self.say(f"terminal-help-{command}"))
        shapes = {name: shape for name, (shape, _) in MATERIALS.items()}
        self.print(self.say("terminal-legend", **shapes), "dim")

    def _show_junkyards(self, view: View) -> None:
        for player in view["players"]:
            names = [self.board.name(card) for card in player["junkyard"]]
            line = self.say("terminal-junkyard", player=self.names[player["seat"]])
            self.print(f"{line} {', '.join(names) or '—'}")

    def _show_card(self, wanted: str, decision: Decision) -> None:
        """By the number of an option, or by a name."""
        card = self._card_of_option(wanted, decision) if wanted.isdecimal() else self.find(wanted)
        if card is None:
            self.print(self.say("terminal-no-card", name=wanted), "red")
        else:
            self.console.print(draw(card, self.language))

    def _card_of_option(self, wanted: str, decision: Decision) -> CardData | None:
        if not 1 <= int(wanted) <= len(decision.options):
            return None
        data = decision.options[int(wanted) - 1].data()
        ident = data.get("definition")
        for player in self.table.view(self.seat)["players"]:
            for entry in _entries(player):
                if entry["handle"] == data.get("card"):
                    ident = entry.get("card")
        return next((card for card in self.game.pack.cards if card.id == ident), None)

    def find(self, wanted: str) -> CardData | None:
        """A card by its name, or by what only its name begins with or holds."""
        wanted = wanted.casefold()
        if not wanted:
            return None
        named = [(card.called(self.language).casefold(), card) for card in self.game.pack.cards]
        tests: list[Callable[[str], bool]] = [
            lambda name: name == wanted,
            lambda name: name.startswith(wanted),
            lambda name: wanted in name,
        ]
        for test in tests:
            found = [card for name, card in named if test(name)]
            if found:
                return found[0]
        return None

    def _explain(self, wanted: str, view: View) -> None:
        """Why a card of the hand or the planet cannot be used now."""
        card = self.find(wanted)
        me = view["players"][view["seat"]]
        mine = [*me["hand"], *me["row"], *me["miners"]]
        entry = next((e for e in mine if card is not None and e.get("card") == card.id), None)
        if card is None or entry is None:
            self.print(self.say("terminal-not-there", name=wanted), "red")
            return
        reason = self.table.explain(view["seat"], entry["handle"])
        text = words.refusal_text(reason["reason"] if reason else "ok", self.language)
        rule = f" ({reason['rule'].partition(':')[2]})" if reason else ""
        self.print(f"{card.called(self.language)}: {text}{rule}")

    def _save(self, path: str) -> None:
        if not path:
            self.print(self.say("terminal-no-file"), "red")
            return
        try:
            Path(path).expanduser().write_text(self.table.replay().text() + "\n", "utf-8")
        except (OSError, DeskovkaError) as error:
            self.print(self.say("terminal-not-saved", error=str(error)), "red")
        else:
            self.print(self.say("terminal-saved", file=path))


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
