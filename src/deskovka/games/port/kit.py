"""The door of a game: everything else about it is reached from here."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from deskovka import locales

if TYPE_CHECKING:
    from deskovka.games.port.bot import Bot, Budget
    from deskovka.games.port.command_line import CommandOption
    from deskovka.games.port.deckbuilder import Deckbuilder
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
    from deskovka.packs.data import AnyPack
    from deskovka.packs.shelf import Shelf
    from deskovka.tabletop import TabletopGame


class GameKit:
    """One game. Heavy parts are imported by the method that gives them."""

    name: str
    players: range  # how many can play
    settings: Sequence[str] = ()  # the parts of a setup that tell one game from another
    rules_page: Path | None = None  # its numbered rules; seen from a checkout, where relative

    def game(self, folder: Path | None = None, texts: Sequence[str] = ()) -> TabletopGame[Any]:
        """The game with the cards of the box, or with those of a folder or of texts besides."""
        raise NotImplementedError

    def game_of(self, pack: AnyPack, texts: Sequence[str] = ()) -> TabletopGame[Any]:
        """The game with the cards of a pack that is good, and was made of those texts."""
        raise NotImplementedError

    def shelf(self) -> Shelf[Any] | None:
        """Where the game's packs are read and checked, if it has cards that one can write."""
        return None

    def view_type(self) -> type:
        """The ``TypedDict`` of its views, which defines what more they have than all views."""
        from deskovka.games.port.views import View

        return View

    @property
    def folder(self) -> Path:
        """Where the game's own files lie: the folder of the module that defines its kit."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @property
    def words_folder(self) -> Path:
        """Its Fluent files and its rules as players read them: a folder for each language."""
        return self.folder / "words"

    def title(self, language: str) -> str:
        """What the game is called."""
        return locales.say(language, f"{self.name}-game")

    def about(self, language: str) -> str:
        """What the game is like, in one sentence: its message ``<name>-about``, if there is one."""
        message = f"{self.name}-about"
        return locales.say(language, message) if locales.has(language, message) else ""

    def labels(self, language: str) -> Mapping[str, str]:
        """What its options at a table are called, and keys and values of its views.

        These are its messages ``<name>-label-<key>``, such as ``dice-label-hand``; for one choice
        of an option ``<name>-label-<option>-<choice>``. Views need them only where the page has no
        board of the game. What has no label is shown as it is.
        """
        return locales.said_of(language, f"{self.name}-label-")

    def words(self) -> Words:
        """Its questions, options and events in words."""
        raise NotImplementedError

    def journal(self, language: str, seat: int | None, names: Sequence[str] = ()) -> Journal:
        """An empty log, as that seat may read it; a spectator's when it is None."""
        from deskovka.games.port.journal import Journal

        return Journal(self.words(), language, seat, names)

    def written_parts(self) -> Mapping[int, Any]:
        """Parts of views that are JSON already, to be given to `view` as ``shared``."""
        return {}

    def manners(self) -> Manners[Any]:
        """How people sit there together: windows, what a step reveals, what resigning means."""
        from deskovka.games.port.manners import Manners

        return Manners()

    def opening(self) -> Opening:
        """What can be chosen when it is set up, and how it is dealt then."""
        from deskovka.games.port.opening import Opening

        return Opening()

    def deckbuilder(self) -> Deckbuilder | None:
        """Who knows its decks, if every player brings one."""
        return None

    def lesson(self) -> Lesson | None:
        """The guided first game, if there is one."""
        return None

    def watcher(self) -> Watcher[Any, Any]:
        """What the lab notes of it, and what takes turns there."""
        from deskovka.games.port.watcher import Watcher

        return Watcher()

    def environment(self) -> Environment:
        """How it is set up for research, and how long it can last."""
        from deskovka.games.port.environment import Environment

        return Environment()

    def observer(self, game: TabletopGame[Any], seats: int) -> Observer:
        """What turns views of the game, for so many seats, into vectors; it needs numpy."""
        from deskovka.games.port.observer import HashingObserver

        return HashingObserver(seats)

    def judge(self, far: bool = False) -> Judge:
        """Who tells what a position is worth; ``far`` for a search of many iterations.

        Without a judge of its own a game is judged by playing on at random.
        """
        from deskovka.games.port.judge import PlayoutJudge

        return PlayoutJudge()

    def rule_of_thumb(self, game: TabletopGame[Any], seed: int) -> Bot | None:
        """A fast bot by rules of thumb, named ``simple``; without one that plays as ``greedy``."""
        return None

    def strengths(self) -> Mapping[str, Budget]:
        """How long each level of the tree search thinks about a decision."""
        from deskovka.games.port.bot import STRENGTHS

        return STRENGTHS

    def prints(self) -> Prints[Any, Any]:
        """What is printed on its cards besides their names and texts."""
        from deskovka.games.port.prints import Prints

        return Prints()

    def workshop(self) -> Workshop:
        """How packs for it are written."""
        from deskovka.games.port.workshop import Workshop

        return Workshop()

    def options(self, command: str) -> Sequence[CommandOption]:
        """What that command of `deskovka` can be told about this game alone, such as ``play``.

        They are gathered for every help page, so nothing heavy may be imported here.
        """
        return ()

    def terminal(self) -> Terminal:
        """How it is played in the terminal, and how its cards are shown there."""
        from deskovka.games.port.terminal import Terminal

        return Terminal(self)

    def levels(self) -> Levels[Any] | None:
        """The maps that are drawn in its packs, if there are any."""
        return None
