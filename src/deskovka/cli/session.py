"""A game in the terminal: people and bots in turn, until it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from deskovka import locales
from deskovka.bots import Bot
from deskovka.cli.desk import Desk, Opponents
from deskovka.games.port.logline import LogLine
from deskovka.games.port.manners import Stop
from deskovka.games.port.state import GameState
from deskovka.games.port.terminal import Board, Line, find_card
from deskovka.games.port.views import View
from deskovka.kernel.decision import Decision
from deskovka.kernel.errors import DeskovkaError
from deskovka.table.chronicle import Chronicle
from deskovka.table.entries import Entry
from deskovka.table.fleeting import Fleeting
from deskovka.table.live import LiveTable
from deskovka.table.pace import OPEN
from deskovka.table.protocols import Deal
from deskovka.table.refusals import Refusal
from deskovka.table.seats import Chair

if TYPE_CHECKING:
    from deskovka.games.port.kit import GameKit
    from deskovka.packs.data import Printed

SHOWN_LINES: Final = 14  # of the log, before the player asks for all of it
CONTEXT_LINES: Final = 6  # of the log, shown again on a screen that was cleared
AT_ONCE: Final = OPEN  # nobody looks on from whom a hand would be hidden


class Quit(Exception):
    """The player leaves."""


class Kept(NamedTuple):
    """How far the log had been told before a choice, and in which lines."""

    told: int
    state: GameState
    lines: list[LogLine]


class Session:
    """One game, played from one place: the board says what is drawn, the kit what is told.

    The table is the same as a server's. Its loop runs only while bots think: until the player is
    asked again, or the game is over.
    """

    loop: asyncio.AbstractEventLoop  # while it is played

    def __init__(
        self,
        kit: GameKit,
        table: GameState,
        board: Board[GameState, View],
        bots: Mapping[int, Bot],
        console: Console,
        read: Callable[[str], str | None],
    ) -> None:
        place = board.place
        self.board = board
        self.console = console
        self.read = read
        self.seat = place.seat
        self.language = place.language
        self.names = place.names
        self.words = kit.words()
        self.terminal = kit.terminal()
        self.journal = kit.journal(place.language, place.seat, place.names)
        self.drawn: dict[str, Any] = {}
        self.desk = Desk(place, self._watch)
        self.live = opened(board, table, bots, self.desk)
        self.told = 0  # entries of the log
        self.chronicle = Chronicle(self.journal, self.live.log.state_after(0))
        self.kept: list[Kept] = []  # before each choice

    @property
    def table(self) -> GameState:
        """The game as it stands."""
        return self.live.state

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
        self.loop = asyncio.new_event_loop()
        try:
            self._run(self.live.start)
            while True:
                self._play_on()
                self._end()
                if self.seat is None or not self._after_the_end():
                    return
        except Quit:
            self.print(self.say("terminal-bye"))
        finally:
            self._run(self.live.driver.close)
            self.loop.close()

    def _run(self, act: Callable[..., Coroutine[Any, Any, object] | None], *given: object) -> None:
        """Do something at the table, and let it go on until the player is asked."""

        async def run() -> None:
            done = act(*given)
            if done is not None:
                await done
            await self.live.driver.settled()

        self.loop.run_until_complete(run())
        self._follow()

    def _follow(self) -> None:
        """Tell what has become true."""
        for entry in self.live.log.played[self.told :]:
            self.tell(entry)
            self.told += 1

    def tell(self, entry: Entry) -> None:
        """Write down one entry of the table's log."""
        self.chronicle.tell(entry)

    def _play_on(self) -> None:
        while (decision := self.table.decision) is not None:
            view = self.table.view(decision.seat)
            if self.board.passes(view, decision):
                self._run(self.live.pass_for, "auto")
            else:
                self._ask(view, decision)

    def _ask(self, view: View, decision: Decision) -> None:
        """Ask until there is an answer that goes on."""
        if self.console.is_terminal:
            self.console.clear()
        self._show_log()
        if self.console.is_terminal or decision.kind not in self.board.small:
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
            state = self.chronicle.state.clone()
            self.kept.append(Kept(self.told, state, self.journal.written[:]))
            self.journal.told = len(self.journal.lines)
            self._run(self.live.pick, self.desk, self.live.display.moment, pick)

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
        pick = self.board.choice(command, view, decision)
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
            self._explain(rest, view)
        elif command == "s":
            self._save(rest)
        else:
            told = self.board.told(command, self.table, view)
            if told is None:
                self.refuse("terminal-what")
            for line in told or ():
                self._hanging(line)

    def undo(self) -> int | None:
        """Take the last choice back, if there was one."""
        self.board.forget()
        try:
            self._run(self.live.takeback.ask, self.desk)
        except Refusal:
            self.refuse("terminal-no-undo")
            return None
        self.told, self.chronicle.state, self.journal.written = self.kept.pop()
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
            self._hanging(Line(Text(" · ", "dim"), Text(line, style)))

    def _hanging(self, line: Line) -> None:
        """What does not fit into the line goes on below, indented."""
        lead, text = line
        for number, part in enumerate(text.wrap(self.console, self.console.width - len(lead))):
            part.rstrip()
            self.console.print(lead if number == 0 else Text(" " * len(lead)), part, sep="")

    def _show_board(self, view: View, always: bool = False) -> None:
        """Only when it is not what was shown last."""
        parts: Mapping[str, Any] = view
        shown = {part: parts[part] for part in self.board.shown or parts}
        if always or shown != self.drawn:
            self.console.print()
            self.console.print(self.board.draw(self.table, view))
            self.drawn = shown

    def _show_question(self, decision: Decision) -> None:
        question = self.words.question_text(self.table, self.language, self.names)
        self.console.print(Text(question, "bold"))
        for option in decision.options:
            text = self.words.option_text(self.table, option.code, self.language, self.names)
            style = "italic" if option.index == decision.default else ""
            self._hanging(Line(Text(f"{option.index + 1:>3} ", "cyan"), Text(text, style)))

    def _watch(self) -> None:
        """Where only bots play, every turn is told once it is over."""
        told = self.told
        self._follow()
        if self.told == told:
            return
        if self.drawn.get("turn") not in (None, self.table.turn):
            self._show_lines(self.journal.lines[self.journal.told :])
            self.journal.told = len(self.journal.lines)
            self._show_board(self.table.view(None))
        self.drawn = {**self.drawn, "turn": self.table.turn}

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
        for message in self.board.help:
            self.print("  " + self.say(message))
        legend = self.board.legend()
        if legend:
            self._hanging(Line(Text(""), Text(legend, "dim")))

    def _show_card(self, wanted: str, decision: Decision) -> None:
        """By the number of an option, or by a name."""
        if wanted.isdecimal():
            card = self._card_of_option(int(wanted) - 1, decision)
        else:
            card = find_card(self.board.cards, wanted, self.language)
        if card is None:
            self.refuse("terminal-no-card", name=wanted)
        else:
            self.console.print(self.terminal.draw_card(card, self.language))

    def _card_of_option(self, index: int, decision: Decision) -> Printed | None:
        if not 0 <= index < len(decision.options):
            return None
        ident = self.board.card_of(self.table, decision.options[index].data())
        return next((card for card in self.board.cards if card.id == ident), None)

    def _explain(self, wanted: str, view: View) -> None:
        """Why something cannot be done, with the rule that says so."""
        thing = self.board.thing(wanted, self.table, view)
        if thing is None:
            self.print(self.board.no_thing(wanted), "red")
            return
        found = self.live.adviser.explain(self.desk, thing.what)
        text = found.text or self.words.refusal_text("ok", self.language)
        rule = f" ({found.rule.partition(':')[2]})" if found.rule else ""
        self.print(f"{thing.called}: {text}{rule}")

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


def opened(
    board: Board[GameState, View], begun: GameState, bots: Mapping[int, Bot], desk: Desk
) -> LiveTable:
    """The table at which a game begins: whoever is asked is asked everywhere."""
    assert begun.setup is not None
    chairs = [Chair(bot="bot" if seat in bots else None) for seat in range(begun.seats)]
    table = LiveTable(
        Deal("terminal", board.game, begun.setup),
        chairs,
        Fleeting(chairs),
        Opponents(bots),
        desk,
        pace=AT_ONCE,
    )
    for stops in table.windows.stops:
        stops.update({kind: Stop(True, True) for kind in stops})
    return table
