"""Somebody who reads: a language, a seat, and what the players are called."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from deskovka import locales
from deskovka.locales.quick import Values


@functools.cache
def message(*parts: str) -> str:
    """The id of a message: the names of the engine, with hyphens."""
    return "-".join(parts).replace("_", "-")


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Says messages to the player in ``seat``, or to a spectator (None)."""

    def __init__(self, language: str, seat: int | None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.voice = locales.voice(language)
        self.seat = seat
        self.names = names
        self.named: dict[str, str] = {}  # the cards that were spoken of: their ids by their names

    def say(self, message: str, **values: locales.Value) -> str:
        return self.said(message, values)

    def said(self, message: str, values: Values) -> str:
        """As `say`, with values that stand in a dictionary already."""
        return self.voice.say(message, values)

    def listed(self, parts: Sequence[str]) -> str:
        return self.voice.listed(parts)

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.unnamed(seat)

    def take_named(self) -> dict[str, str]:
        """The cards that were spoken of since this was last asked."""
        named = self.named
        self.named = {}
        return named

    def unnamed(self, seat: int) -> str:
        """What a player is called who was given no name."""
        return self.voice.say("player", {"number": seat + 1})

    def whose(self, seat: int) -> dict[str, str]:
        """The values by which a message tells the reader from the other players."""
        return {"you": "yes" if seat == self.seat else "no", "player": self.player(seat)}

    def outcome(self, winners: Sequence[int], how: str) -> str:
        """Who won and how, from where the reader sits."""
        way = self.say(message("way", how))
        if self.seat in winners:
            others = [self.player(seat) for seat in winners if seat != self.seat]
            if others:
                return self.say("outcome-shared", others=self.listed(others), way=way)
            return self.say("outcome-won", way=way)
        names = self.listed([self.player(seat) for seat in winners])
        ending = "outcome" if self.seat is None else "outcome-lost"
        return self.say(ending, count=len(winners), winners=names, way=way)
