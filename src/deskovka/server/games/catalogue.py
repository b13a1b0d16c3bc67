"""The games that can be played, and what is printed on their cards, for the client."""

from __future__ import annotations

import functools

import deskovka
from deskovka import bots, games, locales
from deskovka.games.port import opening
from deskovka.games.port.kit import GameKit
from deskovka.games.port.state import GameState
from deskovka.server.games import prints
from deskovka.server.games.wire import Choice, GameInfo, Option, PackInfo
from deskovka.server.http.refusals import Refusal
from deskovka.server.http.wire import Texts
from deskovka.tabletop import TabletopGame


@functools.cache
def engine(name: str) -> TabletopGame[GameState]:
    """The game of that name."""
    if name not in games.names():
        raise Refusal("game", 404)
    return deskovka.game(name)


def editions() -> dict[str, str]:
    """The rules and the cards of each game: where both are the same, its states mean the same."""
    known = {name: engine(name) for name in games.names()}
    return {name: f"{one.rules_version}/{one.digest}" for name, one in known.items()}


@functools.cache
def game_infos() -> list[GameInfo]:
    """All games, with the cards of their boxes."""
    return [game_info(engine(name), engine(name).digest) for name in games.names()]


def game_info(game: TabletopGame[GameState], key: str) -> GameInfo:
    """What can be chosen; ``key`` is what the cards are asked for by."""
    kit = games.kit(game.name)
    return GameInfo(
        name=game.name,
        title={one: kit.title(one) for one in locales.LANGUAGES},
        pack=key,
        least=kit.players[0],
        most=kit.players[-1],
        options=[_option(one) for one in kit.opening().options(game) if one.offered],
        bots=list(bots.NAMES),
        about={one: kit.about(one) for one in locales.LANGUAGES},
        lesson=_lesson(kit),
        labels=_labels(kit),
        pauses=kit.manners().hands_decide,
    )


def _option(option: opening.Option) -> Option:
    choices = [Choice(one.id, dict(one.name), dict(one.about), one.art) for one in option.choices]
    return Option(option.name, choices, option.each, option.usual)


def _lesson(kit: GameKit) -> Texts | None:
    if kit.lesson() is None:
        return None
    return {one: locales.say(one, f"{kit.name}-lesson-about") for one in locales.LANGUAGES}


def _labels(kit: GameKit) -> dict[str, Texts]:
    found: dict[str, Texts] = {}
    for language in locales.LANGUAGES:
        for key, text in kit.labels(language).items():
            found.setdefault(key, {})[language] = text
    return found


@functools.cache
def pack_info(digest: str) -> PackInfo:
    """What is printed on the cards of a box."""
    for name in games.names():
        game = engine(name)
        if game.digest == digest:
            return prints.pack_info(game, digest)
    raise Refusal("pack", 404)


def check_bot(bot: str | None) -> str:
    """The bot, if there is such a one."""
    if bot not in bots.NAMES:
        raise Refusal("bot", names=", ".join(bots.NAMES))
    return bot
