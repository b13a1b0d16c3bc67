"""Trials of own cards: games in the background, of which people see how far they are."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from typing import Any, Final

import msgspec

from deskovka.conquerors.trial import FOUNDATION
from deskovka.packs.data import CORE_ID
from deskovka.server import games, trying
from deskovka.server.decks import Decks
from deskovka.server.packs import Packs
from deskovka.server.records import Person
from deskovka.server.refusing import UNAVAILABLE, Refusal
from deskovka.server.storage import new_id
from deskovka.server.trying import Attempt, Step
from deskovka.server.wire.workshop import NewTrial, Trial
from deskovka.server.workers import started

GAMES: Final = 50  # of each deck against each deck of the box
_MOST_RUNNING: Final = 2
_MOST_KEPT: Final = 100


class _Running:
    """A trial and whose it is; its task ends with it."""

    def __init__(self, person: int, shown: Trial) -> None:
        self.person = person
        self.shown = shown
        self.task: asyncio.Task[None] | None = None

    @property
    def is_over(self) -> bool:
        return self.task is None or self.task.done()


class Trials:
    """Trials under way, and the last ones that are over."""

    def __init__(self, packs: Packs, decks: Decks) -> None:
        self.packs = packs
        self.decks = decks
        self.all: OrderedDict[str, _Running] = OrderedDict()

    async def begin(self, me: Person, wish: NewTrial) -> Trial:
        attempt, deck = await self._attempt(me, wish)
        running = [one for one in self.all.values() if not one.is_over]
        if any(one.person == me.id for one in running):
            raise Refusal("trials", 429)
        if len(running) >= _MOST_RUNNING:
            raise Refusal("trials-busy", UNAVAILABLE)
        ident = new_id()
        made = _Running(me.id, Trial(ident, wish.pack, wish.card, deck, 0, attempt.total))
        made.task = asyncio.create_task(self._run(made, attempt))
        self.all[ident] = made
        while len(self.all) > _MOST_KEPT:
            oldest = next(key for key, one in self.all.items() if one.is_over)
            del self.all[oldest]
        return made.shown

    async def _attempt(self, me: Person, wish: NewTrial) -> tuple[Attempt, str]:
        record = await self.packs.get(me, wish.pack)
        if record.game != trying.GAME:
            raise Refusal("trial-card")
        deck = wish.deck or FOUNDATION
        brought = await self.decks.bring(me, deck)
        idents = dict.fromkeys([*(brought["packs"] if brought else ()), wish.pack])
        game, _ = await self.packs.game_of(me.id, trying.GAME, [*idents], me.language)
        own = {card.id for card in game.pack.cards if card.pack != CORE_ID}
        if wish.card not in own:
            raise Refusal("trial-card", 404)
        cards = brought["cards"] if brought else _ready_made(game, deck)
        without, having = trying.decks(game.pack.cards, cards, wish.card)
        box = [one.id for one in games.engine(trying.GAME).pack.decks]
        return Attempt(list(game.texts), wish.card, without, having, box, GAMES), deck

    def get(self, me: Person, ident: str) -> Trial:
        return self._find(me, ident).shown

    async def stop(self, me: Person, ident: str) -> None:
        await _stopped(self._find(me, ident))
        del self.all[ident]

    def _find(self, me: Person, ident: str) -> _Running:
        found = self.all.get(ident)
        if found is None or found.person != me.id:
            raise Refusal("trial", 404)
        return found

    async def close(self) -> None:
        for running in self.all.values():
            await _stopped(running)

    async def _run(self, running: _Running, attempt: Attempt) -> None:
        process = await started(trying.__name__)
        try:
            await _followed(process, running, attempt)
        except (OSError, msgspec.MsgspecError):
            pass
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.communicate())
        if running.shown.result is None:
            running.shown = msgspec.structs.replace(running.shown, failed=True)


async def _followed(
    process: asyncio.subprocess.Process, running: _Running, attempt: Attempt
) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(attempt))
    await process.stdin.drain()
    process.stdin.close()
    while line := await process.stdout.readline():
        step = msgspec.json.decode(line, type=Step)
        running.shown = msgspec.structs.replace(running.shown, done=step.done, result=step.result)


async def _stopped(running: _Running) -> None:
    if running.task is not None:
        running.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running.task


def _ready_made(game: Any, deck: str) -> dict[str, int]:
    for one in game.pack.decks:
        if one.id == deck:
            cards: dict[str, int] = one.cards
            return cards
    raise Refusal("trial-deck", 404)
