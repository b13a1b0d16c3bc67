"""The door of Plošinovka."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from deskovka.games.plosinovka.codes import FEWEST_PLAYERS, MOST_PLAYERS
from deskovka.games.port.kit import GameKit

if TYPE_CHECKING:
    from deskovka.games.plosinovka.game import Plosinovka
    from deskovka.games.port.bot import Bot, Budget
    from deskovka.games.port.command_line import CommandOption
    from deskovka.games.port.environment import Environment
    from deskovka.games.port.journal import Journal
    from deskovka.games.port.judge import Judge
    from deskovka.games.port.lesson import Lesson
    from deskovka.games.port.levels import Levels
    from deskovka.games.port.manners import Manners
    from deskovka.games.port.observer import Observer
    from deskovka.games.port.opening import Opening
    from deskovka.games.port.prints import Prints
    from deskovka.games.port.terminal import Terminal
    from deskovka.games.port.watcher import Watcher
    from deskovka.games.port.words import Words
    from deskovka.games.port.workshop import Workshop
    from deskovka.packs.shelf import Shelf


class PlosinovkaKit(GameKit):
    name = "plosinovka"
    settings = ("boss", "heroes", "dungeon", "artifacts", "bigger")
    rules_page = Path("docs/rules/plosinovka.md")
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)

    def game(self, folder: Path | None = None, texts: Sequence[str] = ()) -> Plosinovka:
        from deskovka.games.plosinovka.game import plosinovka

        return plosinovka(folder, texts)

    def game_of(self, pack: Any, texts: Sequence[str] = ()) -> Plosinovka:
        from deskovka.games.plosinovka.game import of_pack

        return of_pack(pack, texts)

    def shelf(self) -> Shelf[Any]:
        from deskovka.games.plosinovka.packs import SHELF

        return SHELF

    def view_type(self) -> type:
        from deskovka.games.plosinovka.views import TowerView

        return TowerView

    def words(self) -> Words:
        from deskovka.games.plosinovka import words

        return words

    def journal(self, language: str, seat: int | None, names: Sequence[str] = ()) -> Journal:
        from deskovka.games.plosinovka.journal import PlosinovkaJournal

        return PlosinovkaJournal(self.words(), language, seat, names)

    def manners(self) -> Manners[Any]:
        from deskovka.games.plosinovka.manners import MANNERS

        return MANNERS

    def opening(self) -> Opening:
        from deskovka.games.plosinovka.opening import OPENING

        return OPENING

    def lesson(self) -> Lesson:
        from deskovka.games.plosinovka.lesson import LESSON

        return LESSON

    def watcher(self) -> Watcher[Any, Any]:
        from deskovka.games.plosinovka.watcher import WATCHER

        return WATCHER

    def environment(self) -> Environment:
        from deskovka.games.plosinovka.environment import ENVIRONMENT

        return ENVIRONMENT

    def observer(self, game: Any, seats: int) -> Observer:
        from deskovka.games.plosinovka.observer import PlosinovkaObserver

        return PlosinovkaObserver(game, seats)

    def judge(self, far: bool = False) -> Judge:
        from deskovka.games.plosinovka.bots.judge import PlosinovkaJudge

        return PlosinovkaJudge()

    def rule_of_thumb(self, game: Any, seed: int) -> Bot:
        from deskovka.games.plosinovka.bots.thumb import ThumbBot

        return ThumbBot(game.box, seed)

    def strengths(self) -> Mapping[str, Budget]:
        from deskovka.games.plosinovka.bots.strengths import STRENGTHS

        return STRENGTHS

    def prints(self) -> Prints[Any, Any]:
        from deskovka.games.plosinovka.prints import PRINTS

        return PRINTS

    def workshop(self) -> Workshop:
        from deskovka.games.plosinovka.workshop import WORKSHOP

        return WORKSHOP

    def options(self, command: str) -> Sequence[CommandOption]:
        from deskovka.games.plosinovka.terminal.options import OPTIONS

        return OPTIONS.get(command, ())

    def terminal(self) -> Terminal:
        from deskovka.games.plosinovka.terminal.terminal import PlosinovkaTerminal

        return PlosinovkaTerminal(self)

    def levels(self) -> Levels[Any]:
        from deskovka.games.plosinovka.terminal.levels import PlosinovkaLevels

        return PlosinovkaLevels()


KIT: Final = PlosinovkaKit()
