"""A game in the terminal: people and bots in turn, until it is over. What the games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from deskovka import locales
from deskovka.bots import Bot
from deskovka.bots.worlds import Worlds
from deskovka.cli.journal import Journal
from deskovka.kernel.decision import Decision
from deskovka.kernel.errors import DeskovkaError
from deskovka.kernel.events import Event

View = dict[str, Any]
Card = Any  # what a pack knows of a card
Table = Any  # the state of a game of any kind

SHOWN_LINES: Final = 14  # of the log, before the player asks for all of it
CONTEXT_LINES: Final = 6  # of the log, shown again on a screen that was cleared


class Quit(Exception):
    """The player leaves."""


class Place(NamedTuple):
    """Where the player sits: ``seat`` is None when only bots play."""

    seat: int | None
    language: str
    names: Sequence[str]  # of all players
    bots: dict[int, Bot]
    console: Console
    read: Callable[[str], str | None]


class Session:
    """One game, played from one place."""

    commands: ClassVar[Sequence[str]]  # what can be typed, in the order of the help
    small: ClassVar[Sequence[str]] = ()  # questions that need no look at the table
    shown: ClassVar[Sequence[str]]  # the parts of a view that are drawn

    def __init__(self, game: Any, table: Table, place: Place, journal: Journal) -> None:
        self.game = game
        self.table = table
        self.bots = place.bots
        self.seat = place.seat
        self.language = place.language
        self.names = place.names
        self.console = place.console
        self.read = place.read
        self.journal = journal
        self.words = journal.words
        self.drawn: View = {}
        self.kept: list[tuple[Table, list[str]]] = []  # before each choice: the table and the log
        journal.begin(table)

    # -- what a game fills in -------------------------------------------------------------

    def draw(self, view: View) -> RenderableType:
        """The table as the seat sees it."""
        raise NotImplementedError

    def draw_card(self, card: Card) -> RenderableType:
        raise NotImplementedError

    def passes(self, view: View, decision: Decision) -> bool:
        """Is this a question that the player does not want to be asked?"""
        return False

    def tell(self, command: str, rest: str, view: View, decision: Decision) -> bool:
        """Commands of this game that only show something; False if there is no such command."""
        return False

    def explain(self, wanted: str, view: View) -> None:
        """Why something cannot be done now."""
        raise NotImplementedError

    def card_of(self, option: dict[str, object]) -> str | None:
        """The id of the card that an option is about."""
        raise NotImplementedError

    def legend(self) -> str:
        """What the signs on the table mean."""
        raise NotImplementedError

    def choice(self, command: str, view: View, decision: Decision) -> int | None:
        """The pick that a command of this game stands for."""
        return None

    # -- speaking -------------------------------------------------------------------------

    def say(self, message: str, **values: locales.Value) -> str:
        return locales.say(self.language, message, **values)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def refuse(self, message: str, **values: locales.Value) -> None:
        self.print(self.say(message, **values), "red")

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
                self.apply(
                    self.bots[decision.seat].choose(
                        view, decision, Worlds(self.table, decision.seat)
                    )
                )
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

    def _ask(self, view: View, decision: Decision) -> None:
        """Ask until there is an answer that goes on."""
        if self.console.is_terminal:
            self.console.clear()
        self._show_log()
        if self.console.is_terminal or decision.kind not in self.small:
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
            self.kept.append((self.table.clone(), self.journal.lines[:]))
            self.journal.told = len(self.journal.lines)
            self.apply(pick)

    def _obey(self, answer: str, view: View, decision: Decision) -> int | None:
        """The pick, -1 when the question is another one now, None to ask again."""
        if not answer:
            return decision.default
        if answer.isdecimal():
            if 1 <= int(answer) <= len(decision.options):
                return int(answer) - 1
            self.refuse("terminal-no-option", count=len(decision.options))
            return None
        command, _, rest = answer.partition(" ")
        if command == "q":
            raise Quit
        if command == "u":
            return self.undo()
        pick = self.choice(command, view, decision)
        if pick is None:
            self._tell(command, rest.strip(), view, decision)
        return pick

    def _tell(self, command: str, rest: str, view: View, decision: Decision) -> None:
        """Commands that only show something."""
        if command == "?":
            self._help()
        elif command == "t":
            self._show_board(view, always=True)
            self._show_question(decision)
        elif command == "l":
            self._show_lines(self.journal.lines)
        elif command == "i":
            self._show_card(rest, decision)
        elif command == "e":
            self.explain(rest, view)
        elif command == "s":
            self._save(rest)
        elif not self.tell(command, rest, view, decision):
            self.refuse("terminal-what")

    def undo(self) -> int | None:
        if not self.kept:
            self.refuse("terminal-no-undo")
            return None
        self.table, self.journal.lines = self.kept.pop()
        self.journal.told = len(self.journal.lines)
        self.drawn = {}
        self.print(self.say("terminal-undone"), "yellow")
        return -1

    # -- showing --------------------------------------------------------------------------

    def _show_log(self) -> None:
        """What happened since the last choice."""
        lines = self.journal.lines[self.journal.told :]
        if self.console.is_terminal and len(lines) < CONTEXT_LINES:
            before = max(0, self.journal.told - CONTEXT_LINES + len(lines))
            self._show_lines(self.journal.lines[before : self.journal.told], "dim")
        if len(lines) > SHOWN_LINES:
            self.print(self.say("terminal-more", count=len(lines) - SHOWN_LINES), "dim")
        self._show_lines(lines[-SHOWN_LINES:])
        self.journal.told = len(self.journal.lines)

    def _show_lines(self, lines: Sequence[str], style: str = "") -> None:
        for line in lines:
            self.hanging(Text(" · ", "dim"), Text(line, style))

    def hanging(self, lead: Text, text: Text) -> None:
        """What does not fit into the line goes on below, indented."""
        width = self.console.width - len(lead)
        for number, line in enumerate(text.wrap(self.console, width)):
            line.rstrip()
            self.console.print(lead if number == 0 else Text(" " * len(lead)), line, sep="")

    def _show_board(self, view: View, always: bool = False) -> None:
        """Only when it is not what was shown last."""
        shown = {part: view[part] for part in self.shown}
        if always or shown != self.drawn:
            self.console.print()
            self.console.print(self.draw(view))
            self.drawn = shown

    def _show_question(self, decision: Decision) -> None:
        question = self.words.question_text(self.table, self.language, self.names)
        self.console.print(Text(question, "bold"))
        for option in decision.options:
            text = self.words.option_text(self.table, option.code, self.language, self.names)
            style = "italic" if option.index == decision.default else ""
            self.hanging(Text(f"{option.index + 1:>3} ", "cyan"), Text(text, style))

    def _watch(self) -> None:
        """Where only bots play, every turn is told once it is over."""
        if self.drawn.get("turn") not in (None, self.table.turn):
            self._show_lines(self.journal.lines[self.journal.told :])
            self.journal.told = len(self.journal.lines)
            self._show_board(self.table.view(None))
        self.drawn["turn"] = self.table.turn

    def _end(self) -> None:
        view = self.table.view(self.seat)
        self._show_lines(self.journal.lines[self.journal.told :])
        self.journal.told = len(self.journal.lines)
        self._show_board(view, always=True)
        text = self.words.outcome_text(self.table, self.language, self.seat, self.names)
        self.console.print(Rule(style="bold"))
        self.print(text, "bold green" if self.seat in view["outcome"]["winners"] else "bold")

    def _after_the_end(self) -> bool:
        """Whether the player has gone back to play on."""
        while True:
            answer = (self.read(self.say("terminal-after")) or "").strip()
            command, _, rest = answer.partition(" ")
            if command in ("", "q"):
                return False
            if command == "u" and self.undo() is not None:
                return True
            if command == "s":
                self._save(rest.strip())
            elif command == "l":
                self._show_lines(self.journal.lines)

    # -- telling more ---------------------------------------------------------------------

    def _help(self) -> None:
        for command in self.commands:
            self.print("  " + self.say(f"terminal-help-{command}"))
        self.hanging(Text(""), Text(self.legend(), "dim"))

    def _show_card(self, wanted: str, decision: Decision) -> None:
        """By the number of an option, or by a name."""
        card = self._card_of_option(wanted, decision) if wanted.isdecimal() else self.find(wanted)
        if card is None:
            self.refuse("terminal-no-card", name=wanted)
        else:
            self.console.print(self.draw_card(card))

    def _card_of_option(self, wanted: str, decision: Decision) -> Card | None:
        if not 1 <= int(wanted) <= len(decision.options):
            return None
        ident = self.card_of(decision.options[int(wanted) - 1].data())
        return next((card for card in self.game.pack.cards if card.id == ident), None)

    def find(self, wanted: str) -> Card | None:
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

    def print_refusal(self, what: str, reason: dict[str, str] | None) -> None:
        """Why it cannot be done, with the rule that says so."""
        text = self.words.refusal_text(reason["reason"] if reason else "ok", self.language)
        rule = f" ({reason['rule'].partition(':')[2]})" if reason else ""
        self.print(f"{what}: {text}{rule}")

    def _save(self, path: str) -> None:
        if not path:
            self.refuse("terminal-no-file")
            return
        try:
            Path(path).expanduser().write_text(self.table.replay().text() + "\n", "utf-8")
        except (OSError, DeskovkaError) as error:
            self.refuse("terminal-not-saved", error=str(error))
        else:
            self.print(self.say("terminal-saved", file=path))
