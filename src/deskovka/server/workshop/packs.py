"""Packs that are played with, by the hashes of their texts."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

from deskovka import games
from deskovka.games.port.state import GameState
from deskovka.server.games import catalogue, prints
from deskovka.server.games.wire import GameInfo, PackInfo
from deskovka.server.http.refusals import UNAVAILABLE, Refusal
from deskovka.server.people.records import Person
from deskovka.server.storage import Storage
from deskovka.server.workers.checker import Checker, unpacked
from deskovka.server.workshop import drafts
from deskovka.server.workshop.checks import TABLES, Checks, unsound
from deskovka.server.workshop.records import PackRecord
from deskovka.tabletop import TabletopGame

MOST_USED: Final = 4  # packs of a table
_MOST_ENGINES: Final = 32
_MOST_FRESH: Final = 64  # texts that nobody plays with yet
_APART: Final = "."
_STRANGERS: Final = -1  # have one among them

AnyGame = TabletopGame[GameState]
Used = list[dict[str, str]]  # as a table's record has it: hash and name


def hash_of(game: str, text: str) -> str:
    return hashlib.blake2b(f"{game}\n{text}".encode(), digest_size=16).hexdigest()


def key_of(digest: str, used: Used | None) -> str:
    """What all cards of a game are asked for by: what they mean, and how they are printed."""
    return _APART.join((digest, *hashes_of(used)))


def hashes_of(used: Used | None) -> list[str]:
    return [one["hash"] for one in used or ()]


class Packs:
    """The games that are played with people's own packs."""

    def __init__(self, storage: Storage, checker: Checker | None = None) -> None:
        self.storage = storage
        self.checks = Checks(checker)
        self.fresh: OrderedDict[str, tuple[str, str]] = OrderedDict()  # game and text by hash
        self.engines: OrderedDict[tuple[str, ...], AnyGame] = OrderedDict()
        # a table in memory keeps its game alive, however many others there are
        self.alive: WeakValueDictionary[tuple[str, ...], AnyGame] = WeakValueDictionary()

    async def close(self) -> None:
        await self.checks.close()

    async def find(self, person: int, game: str | None, ident: str) -> PackRecord:
        """A pack of a person, of that game if one is named; refuses where there is none."""
        record = await self.storage.pack(person, ident)
        if record is None or game not in (None, record.game):
            raise Refusal("pack", 404)
        return record

    # -- playing with them ----------------------------------------------------------------

    async def game_of(
        self, person: int, game: str, idents: Sequence[str], language: str = "en"
    ) -> tuple[AnyGame, Used]:
        """The game with some of a person's packs, in that order, and what a table notes of them.

        Nothing is stored; a table is stored with its texts.
        """
        if len(idents) > MOST_USED or len(set(idents)) < len(idents):
            raise Refusal("packs-used", most=MOST_USED)
        if not idents:
            return catalogue.engine(game), []
        used: Used = []
        size = 0
        for ident in idents:
            record = await self.find(person, game, ident)
            used.append({"hash": self._fresh(game, record.text), "name": record.name})
            size += len(record.text)
        if size > drafts.LARGEST:
            raise Refusal("pack-large", 413, most=drafts.LARGEST // 1024)
        return await self._engine(game, hashes_of(used), language, person), used

    def _fresh(self, game: str, text: str) -> str:
        key = hash_of(game, text)
        self.fresh[key] = (game, text)
        self.fresh.move_to_end(key)
        while len(self.fresh) > _MOST_FRESH:
            self.fresh.popitem(last=False)
        return key

    async def need(self, game: str, used: Used | None) -> AnyGame:
        """The game of a table that was stored; afterwards `known` has it."""
        return await self._engine(game, hashes_of(used))

    def known(self, game: str, used: Used | None) -> AnyGame:
        """The same, if it is in memory."""
        key = (game, *hashes_of(used))
        found = catalogue.engine(game) if len(key) == 1 else self.alive.get(key)
        if found is None:
            raise Refusal("broken", 409)
        return found

    async def of_texts(
        self, game: str, texts: Sequence[str], language: str = "en", who: int = TABLES
    ) -> tuple[AnyGame, Used]:
        """The same for packs that somebody has brought, such as those of a replay."""
        if len(texts) > MOST_USED or sum(map(len, texts)) > drafts.LARGEST:
            raise Refusal("packs-used", most=MOST_USED)
        hashes = [self._fresh(game, text) for text in texts]
        engine = await self._engine(game, hashes, language, who)
        names = [await self.checks.name(who, game, text) for text in texts]
        pairs = zip(texts, names, strict=True)
        return engine, [{"hash": hash_of(game, text), "name": name} for text, name in pairs]

    async def _engine(
        self, game: str, hashes: Sequence[str], language: str = "en", who: int = TABLES
    ) -> AnyGame:
        if not hashes:
            return catalogue.engine(game)
        key = (game, *hashes)
        engine = self.alive.get(key)
        if engine is None:
            texts = await self._texts(game, hashes)
            verdict = await self.checks.look(who, game, texts)
            if not verdict.pack:
                raise unsound(verdict.marks, language)
            engine = games.kit(game).game_of(unpacked(game, verdict), texts)
        self.alive[key] = self.engines[key] = engine
        self.engines.move_to_end(key)
        while len(self.engines) > _MOST_ENGINES:
            self.engines.popitem(last=False)
        return engine

    async def _texts(self, game: str, hashes: Sequence[str]) -> list[str]:
        texts = {key: text for key, (of, text) in self.fresh.items() if of == game}
        if not set(hashes) <= set(texts):
            texts |= await self.storage.printed_packs(game, hashes)
        if not set(hashes) <= set(texts):
            raise Refusal("pack", 404)
        return [texts[key] for key in hashes]

    # -- showing --------------------------------------------------------------------------

    async def info(self, person: Person | None, key: str) -> PackInfo:
        """What is printed on the cards of a table, by its key."""
        digest, *hashes = key.split(_APART)
        if not hashes:
            return catalogue.pack_info(digest)
        who = person.id if person else _STRANGERS
        for name in games.names() if len(hashes) <= MOST_USED else ():
            try:
                game = await self._engine(name, hashes, who=who)
            except Refusal as refusal:
                if refusal.status in (429, UNAVAILABLE):
                    raise
                continue
            if game.digest == digest:
                return prints.pack_info(game, key)
        raise Refusal("pack", 404)

    async def choices(self, me: Person, game: str, idents: Sequence[str]) -> GameInfo:
        """What can be chosen where some of one's own packs are played with."""
        engine, used = await self.game_of(me.id, game, idents, me.language)
        return catalogue.game_info(engine, key_of(engine.digest, used))
