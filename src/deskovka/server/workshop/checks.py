"""Texts of packs are looked at elsewhere, in turn, so that nobody keeps others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from deskovka import games
from deskovka.server.games import catalogue
from deskovka.server.http.refusals import UNAVAILABLE, Refusal
from deskovka.server.workers.checker import Checker, Checkers, Inspection, Verdict
from deskovka.server.workshop.drafts import Edit
from deskovka.server.workshop.wire import Mark

_MOST_WAITING: Final = 20  # texts of a person
_MOST_TOLD: Final = 20  # problems of a pack that is refused
TABLES: Final = 0  # has its own turn to have packs looked at, as every person has


def check_written(game: str) -> None:
    """Refuse a game that is not there, or for which nobody can write cards."""
    catalogue.engine(game)
    if games.kit(game).shelf() is None:
        raise Refusal("no-packs")


class Checks:
    """Whose texts are being looked at, and whose wait for that."""

    def __init__(self, checker: Checker | None = None) -> None:
        self.checker = checker or Checkers()
        self.waiting: Counter[int] = Counter()
        self.turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def close(self) -> None:
        await self.checker.close()

    async def look(
        self,
        who: int,
        game: str,
        texts: Sequence[str],
        entry: tuple[str, str] | None = None,
        edit: Edit | None = None,
        is_listed: bool = False,
    ) -> Verdict:
        """Nobody has more than one looked at at a time, however long that takes."""
        done = msgspec.json.encode(edit) if edit else b""
        return await self._do(who, Inspection(game, tuple(texts), entry, done, is_listed))

    async def name(self, who: int, game: str, text: str) -> str:
        """What a pack is called; its text has been looked at before."""
        verdict = await self._do(who, Inspection(game, (text,), is_checked=False, is_listed=True))
        return verdict.listing.name

    async def _do(self, who: int, job: Inspection) -> Verdict:
        check_written(job.game)
        if who != TABLES and self.waiting[who] >= _MOST_WAITING:
            raise Refusal("packs-busy", 429)
        turn = self.turns.setdefault(who, asyncio.Lock())
        self.waiting[who] += 1
        try:
            async with turn:
                verdict = await self.checker.look(job, who)
        except (OSError, EOFError, TimeoutError) as error:
            raise Refusal("pack-unread", UNAVAILABLE) from error
        finally:
            self.waiting[who] -= 1
            self.waiting += Counter()  # those of whom nothing waits are forgotten
        if verdict.refused is not None:
            raise verdict.refused.refusal
        return verdict


def unsound(found: Sequence[Mark], language: str) -> Refusal:
    """Everything that is wrong with a pack, as far as anybody reads it."""
    told = [
        f"{mark.line}:{mark.column} {mark.message[language]}"
        if mark.line
        else mark.message[language]
        for mark in found[:_MOST_TOLD]
    ]
    return Refusal("pack-bad", why="\n".join(told), count=len(found))
