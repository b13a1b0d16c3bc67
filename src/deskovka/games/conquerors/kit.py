"""The door of Planetary Conquerors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from deskovka.games.conquerors.codes import FEWEST_PLAYERS, MOST_PLAYERS
from deskovka.games.port.kit import GameKit

if TYPE_CHECKING:
    from deskovka.games.conquerors.game import Conquerors
    from deskovka.games.port.bot import Bot, Budget
    from deskovka.games.port.command_line import CommandOption
    from deskovka.games.port.deckbuilder import Deckbuilder
    from deskovka.games.port.environment import Environment
    from deskovka.games.port.journal import Journal
    from deskovka.games.port.judge import Judge
    from deskovka.games.port.lesson import Lesson
    from deskovka.games.port.manners import Manners
    from deskovka.games.port.observer import Observer
    from deskovka.games.port.opening import Opening
    from deskovka.games.port.prints import Prints
    from deskovka.games.port.terminal import Terminal
    from deskovka.games.port.watcher import Watcher
    from deskovka.games.port.words import Words
    from deskovka.packs.shelf import Shelf


class ConquerorsKit(GameKit):
    name = "conquerors"
    settings = ("edition",)
    rules_page = Path("docs/rules/planetary-conquerors.md")
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)

    def game(self, folder: Path | None = None, texts: Sequence[str] = ()) -> Conquerors:
        from deskovka.games.conquerors.game import conquerors

        return conquerors(folder, texts)

    def game_of(self, pack: Any, texts: Sequence[str] = ()) -> Conquerors:
        from deskovka.games.conquerors.game import of_pack

        return of_pack(pack, texts)

    def shelf(self) -> Shelf[Any]:
        from deskovka.games.conquerors.packs import SHELF

        return SHELF

    def view_type(self) -> type:
        from deskovka.games.conquerors.views import PlanetView

        return PlanetView

    def words(self) -> Words:
        from deskovka.games.conquerors import words

        return words

    def journal(self, language: str, seat: int | None, names: Sequence[str] = ()) -> Journal:
        from deskovka.games.conquerors.journal import ConquerorsJournal

        return ConquerorsJournal(self.words(), language, seat, names)

    def written_parts(self) -> Mapping[int, Any]:
        from deskovka.games.conquerors.knowledge import FACES
        from deskovka.games.conquerors.written import CARDS

        return {FACES: CARDS}

    def manners(self) -> Manners[Any]:
        from deskovka.games.conquerors.manners import MANNERS

        return MANNERS

    def opening(self) -> Opening:
        from deskovka.games.conquerors.opening import OPENING

        return OPENING

    def deckbuilder(self) -> Deckbuilder:
        from deskovka.games.conquerors.deckbuilder import DECKBUILDER

        return DECKBUILDER

    def lesson(self) -> Lesson:
        from deskovka.games.conquerors.lesson import LESSON

        return LESSON

    def watcher(self) -> Watcher[Any, Any]:
        from deskovka.games.conquerors.watcher import WATCHER

        return WATCHER

    def environment(self) -> Environment:
        from deskovka.games.conquerors.environment import ENVIRONMENT

        return ENVIRONMENT

    def observer(self, game: Any, seats: int) -> Observer:
        from deskovka.games.conquerors.observer import ConquerorsObserver

        return ConquerorsObserver(game, seats)

    def judge(self, far: bool = False) -> Judge:
        from deskovka.games.conquerors.bots.judge import ConquerorsJudge

        return ConquerorsJudge(far)

    def rule_of_thumb(self, game: Any, seed: int) -> Bot:
        from deskovka.games.conquerors.bots.thumb import ThumbBot

        return ThumbBot(game.box, game.pack, seed)

    def strengths(self) -> Mapping[str, Budget]:
        from deskovka.games.conquerors.bots.strengths import STRENGTHS

        return STRENGTHS

    def prints(self) -> Prints[Any, Any]:
        from deskovka.games.conquerors.prints import PRINTS

        return PRINTS

    def options(self, command: str) -> Sequence[CommandOption]:
        from deskovka.games.conquerors.terminal.options import OPTIONS

        return OPTIONS.get(command, ())

    def terminal(self) -> Terminal:
        from deskovka.games.conquerors.terminal.terminal import ConquerorsTerminal

        return ConquerorsTerminal(self)


KIT: Final = ConquerorsKit()
