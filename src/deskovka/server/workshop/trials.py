"""Trials of own cards: games in the background, of which people see how far they are."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable
from typing import Any, Final, TypeVar

import msgspec

from deskovka import games
from deskovka.games.port.deckbuilder import Ready
from deskovka.packs.data import CORE_ID
from deskovka.server.decks.service import Decks
from deskovka.server.games import catalogue
from deskovka.server.http.refusals import UNAVAILABLE, Refusal
from deskovka.server.people.records import Person
from deskovka.server.storage import new_id
from deskovka.server.tables.company import Company, Elsewhere, done_at, order
from deskovka.server.workers.trial import Attempt, Step, Trying
from deskovka.server.workshop.packs import Packs
from deskovka.server.workshop.wire import NewTrial, Trial

T = TypeVar("T")

GAMES: Final = 50  # of each deck against each deck of the box
_MOST_RUNNING: Final = 8  # they take turns
_PATIENCE: Final = 1800.0  # seconds
_MOST_KEPT: Final = 100
_AT: Final = "."  # after the process that has a trial, where there are many


# Plays an attempt in a person's turn; raises OSError or EOFError.
Play = Callable[[Attempt, int], AsyncGenerator[Step, None]]


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
    """Trials under way, and the last ones that are over: those of this process."""

    def __init__(
        self, packs: Packs, decks: Decks, company: Company, play: Play | None = None
    ) -> None:
        """``play`` tries cards, by default in processes."""
        self.company = company
        self.packs = packs
        self.decks = decks
        self.trying = Trying()
        self.play = play or self.trying.play
        self.all: OrderedDict[str, _Running] = OrderedDict()

    async def begin(self, me: Person, wish: NewTrial) -> Trial:
        attempt, deck = await self._attempt(me, wish)
        running = [one for one in self.all.values() if not one.is_over]
        if any(one.person == me.id for one in running):
            raise Refusal("trials", 429)
        if len(running) >= _MOST_RUNNING:
            raise Refusal("trials-busy", UNAVAILABLE)
        ident = f"{self.company.name}{_AT}{new_id()}".removeprefix(_AT)
        made = _Running(me.id, Trial(ident, wish.pack, wish.card, deck, 0, attempt.total))
        made.task = asyncio.create_task(self._run(made, attempt))
        self.all[ident] = made
        while len(self.all) > _MOST_KEPT:
            oldest = next(key for key, one in self.all.items() if one.is_over)
            del self.all[oldest]
        return made.shown

    async def _attempt(self, me: Person, wish: NewTrial) -> tuple[Attempt, str]:
        record = await self.packs.find(me.id, None, wish.pack)
        builder = games.kit(record.game).deckbuilder()
        if builder is None:
            raise Refusal("trial-card")
        deck = wish.deck or builder.foundation
        brought = await self.decks.bring(me, record.game, deck)
        idents = dict.fromkeys([*(brought["packs"] if brought else ()), wish.pack])
        game, _ = await self.packs.game_of(me.id, record.game, [*idents], me.language)
        own = {card.id for card in game.pack.cards if card.pack != CORE_ID}
        if wish.card not in own:
            raise Refusal("trial-card", 404)
        cards = brought["cards"] if brought else _ready_made(builder.ready(game), deck)
        without, having = builder.pair(game, cards, wish.card)
        box = [one.id for one in builder.ready(catalogue.engine(record.game))]
        texts = list(game.texts)
        return Attempt(record.game, texts, wish.card, without, having, box, GAMES), deck

    def get(self, me: Person, ident: str) -> Trial:
        return self._find(me, ident).shown

    async def stop(self, me: Person, ident: str) -> None:
        await _stopped(self._find(me, ident))
        self.all.pop(ident, None)

    def _find(self, me: Person, ident: str) -> _Running:
        found = self.all.get(ident)
        if found is None or found.person != me.id:
            raise Refusal("trial", 404)
        return found

    async def close(self) -> None:
        for running in self.all.values():
            await _stopped(running)
        await self.trying.close()

    async def _run(self, running: _Running, attempt: Attempt) -> None:
        with contextlib.suppress(OSError, EOFError, msgspec.MsgspecError):
            async with (
                asyncio.timeout(_PATIENCE),
                contextlib.aclosing(self.play(attempt, running.person)) as steps,
            ):
                async for step in steps:
                    running.shown = msgspec.structs.replace(
                        running.shown, done=step.done, result=step.result
                    )
        if running.shown.done < running.shown.of:
            running.shown = msgspec.structs.replace(running.shown, failed=True)


@order
async def get_trial(tables: Any, me: Person, ident: str) -> Trial:
    trials: Trials = tables.trials
    return trials.get(me, ident)


@order
async def stop_trial(tables: Any, me: Person, ident: str) -> None:
    trials: Trials = tables.trials
    await trials.stop(me, ident)


async def of_trial(act: Callable[..., Coroutine[Any, Any, T]], tables: Any, *given: Any) -> T:
    """Done at the process that has the trial; ``given`` ends with its id."""
    member, _, _ = given[-1].rpartition(_AT)
    try:
        return await done_at(member, act, tables, *given)
    except Elsewhere:
        raise Refusal("trial", 404) from None


async def _stopped(running: _Running) -> None:
    if running.task is not None:
        running.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running.task


def _ready_made(decks: Iterable[Ready], deck: str) -> dict[str, int]:
    for one in decks:
        if one.id == deck:
            return one.cards
    raise Refusal("trial-deck", 404)
