"""People's own packs: kept as TOML texts, checked elsewhere, and played with by their hashes."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from deskovka.conquerors import game as planets
from deskovka.plosinovka import game as towers
from deskovka.server import drafts, games, printing
from deskovka.server.checking import Checkers, Look, Verdict, unpacked
from deskovka.server.drafts import AnyDraft, Draft
from deskovka.server.records import PackRecord, Person
from deskovka.server.refusing import UNAVAILABLE, Refusal
from deskovka.server.storage import Storage, new_id, now
from deskovka.server.wire.games import GameInfo, PackInfo
from deskovka.server.wire.packs import (
    Mark,
    MyPack,
    NewPack,
    PackDraft,
    PackUpload,
)
from deskovka.server.wire.workshop import CardCheck, CheckedCard, CheckedDungeon, DungeonCheck

MOST_OWN: Final = 50  # packs of a person
MOST_USED: Final = 4  # packs of a table
_MOST_WAITING: Final = 20  # texts of a person
_MOST_ENGINES: Final = 32
_MOST_FRESH: Final = 64  # texts that nobody plays with yet
_MOST_TOLD: Final = 20  # problems of a pack that is refused
_APART: Final = "."
_TABLES: Final = 0  # has its own turn to have packs looked at, as every person has

_GAMES: Final[dict[str, Callable[..., Any]]] = {
    "conquerors": planets.of_pack,
    "plosinovka": towers.of_pack,
}
Used = list[dict[str, str]]  # as a table's record has it: hash and name


def hash_of(game: str, text: str) -> str:
    return hashlib.blake2b(f"{game}\n{text}".encode(), digest_size=16).hexdigest()


def key_of(digest: str, used: Used | None) -> str:
    """What all cards of a game are asked for by: what they mean, and how they are printed."""
    return _APART.join((digest, *hashes_of(used)))


def hashes_of(used: Used | None) -> list[str]:
    return [one["hash"] for one in used or ()]


class Packs:
    """Own packs, and the games that are played with them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.checkers = Checkers()
        self.waiting: Counter[int] = Counter()
        self.turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.fresh: OrderedDict[str, tuple[str, str]] = OrderedDict()  # game and text by hash
        self.engines: OrderedDict[tuple[str, ...], Any] = OrderedDict()
        # a table in memory keeps its game alive, however many others there are
        self.alive: WeakValueDictionary[tuple[str, ...], Any] = WeakValueDictionary()

    async def close(self) -> None:
        await self.checkers.close()

    # -- writing them ---------------------------------------------------------------------

    async def mine(self, me: Person) -> list[MyPack]:
        return [_listed(record) for record in await self.storage.packs_of(me.id)]

    async def make(self, me: Person, wish: NewPack) -> MyPack:
        games.engine(wish.game)
        text = drafts.begun(_name(wish.name))
        return await self._add(me, Draft(wish.game, text), text, sound=False)

    async def upload(self, me: Person, wish: PackUpload) -> MyPack:
        """Refused as a whole, with everything that is wrong."""
        if len(wish.text.encode()) > drafts.LARGEST:
            raise Refusal("pack-large", 413, most=drafts.LARGEST // 1024)
        text = await asyncio.to_thread(drafts.headed, wish.text, _name(wish.name))
        verdict = await self._look(me.id, wish.game, (text,))
        if not verdict.pack:
            raise _bad(verdict.marks, me.language)
        draft = await _opened(wish.game, text)
        return await self._add(me, draft, text, sound=True)

    async def _add(self, me: Person, draft: Draft, text: str, sound: bool) -> MyPack:
        record = PackRecord(
            id=new_id(),
            person=me.id,
            game=draft.game,
            name=draft.name,
            text=text,
            cards=len(draft.cards()),
            dungeons=len(draft.dungeons()),
            sound=sound,
            created=now(),
            changed=now(),
        )
        if not await self.storage.add_pack(record, MOST_OWN):
            raise Refusal("packs-many", 429, most=MOST_OWN)
        return _listed(record)

    async def get(self, me: Person, ident: str) -> PackRecord:
        return await self._find(me.id, None, ident)

    async def _find(self, person: int, game: str | None, ident: str) -> PackRecord:
        record = await self.storage.pack(person, ident)
        if record is None or game not in (None, record.game):
            raise Refusal("pack", 404)
        return record

    async def draft(self, me: Person, ident: str) -> PackDraft:
        record = await self.get(me, ident)
        verdict = await self._look(me.id, record.game, (record.text,))
        return _shown(record, await _opened(record.game, record.text), verdict)

    async def rename(self, me: Person, ident: str, name: str) -> PackDraft:
        name = _name(name)
        return await self._change(me, ident, lambda draft: draft.rename(name))

    async def put(self, me: Person, ident: str, entry: str, wish: AnyDraft) -> PackDraft:
        return await self._change(me, ident, lambda draft: draft.put(entry, wish))

    async def drop(self, me: Person, ident: str, entry: str, kind: type[AnyDraft]) -> PackDraft:
        return await self._change(me, ident, lambda draft: draft.drop(kind, entry))

    async def delete(self, me: Person, ident: str) -> None:
        if not await self.storage.delete_pack(me.id, ident):
            raise Refusal("pack", 404)

    async def _change(self, me: Person, ident: str, act: Callable[[Draft], None]) -> PackDraft:
        """What is wrong is stored as well: it is still being written."""
        record = await self.get(me, ident)
        draft = await _opened(record.game, record.text)
        act(draft)
        text = draft.text()
        verdict = await self._look(me.id, record.game, (text,))
        changes = {
            "name": draft.name,
            "text": text,
            "cards": len(draft.cards()),
            "dungeons": len(draft.dungeons()),
            "sound": bool(verdict.pack),
            "changed": now(),
        }
        if not await self.storage.change_pack(me.id, ident, record.text, **changes):
            raise Refusal("pack-changed", 409)
        return _shown(msgspec.structs.replace(record, **changes), draft, verdict)

    # -- checking -------------------------------------------------------------------------

    async def _look(
        self, who: int, game: str, texts: Sequence[str], entry: tuple[str, str] | None = None
    ) -> Verdict:
        """Nobody has more than one looked at at a time, however long that takes."""
        games.engine(game)
        if who != _TABLES and self.waiting[who] >= _MOST_WAITING:
            raise Refusal("packs-busy", 429)
        turn = self.turns.setdefault(who, asyncio.Lock())
        self.waiting[who] += 1
        try:
            async with turn:
                return await self.checkers.ask(Look(game, tuple(texts), entry))
        except (OSError, EOFError, TimeoutError) as error:
            raise Refusal("pack-unread", UNAVAILABLE) from error
        finally:
            self.waiting[who] -= 1
            self.waiting += Counter()  # those of whom nothing waits are forgotten

    async def check_card(self, me: Person, wish: CardCheck) -> CheckedCard:
        text = await self._with(me, wish.game, wish.pack, wish.card)
        verdict = await self._look(me.id, wish.game, (text,), (drafts.CARD, wish.card.id))
        return CheckedCard(verdict.marks, verdict.card)

    async def check_dungeon(self, me: Person, wish: DungeonCheck) -> CheckedDungeon:
        text = await self._with(me, "plosinovka", wish.pack, wish.dungeon)
        entry = (drafts.DUNGEON, wish.dungeon.id)
        verdict = await self._look(me.id, "plosinovka", (text,), entry)
        return CheckedDungeon(verdict.marks, verdict.dungeon)

    async def _with(self, me: Person, game: str, pack: str | None, wish: AnyDraft) -> str:
        """The text of a pack, or of none, with something in place of what has its id."""
        games.engine(game)
        text = drafts.begun("Draft", "my-draft")
        if pack is not None:
            text = (await self._find(me.id, game, pack)).text
        draft = await _opened(game, text)
        draft.last(wish.id, wish)
        return draft.text()

    # -- playing with them ----------------------------------------------------------------

    async def game_of(
        self, person: int, game: str, idents: Sequence[str], language: str = "en"
    ) -> tuple[Any, Used]:
        """The game with some of a person's packs, in that order, and what a table notes of them.

        Nothing is stored; that is for `keep`.
        """
        if len(idents) > MOST_USED or len(set(idents)) < len(idents):
            raise Refusal("packs-used", most=MOST_USED)
        if not idents:
            return games.engine(game), []
        used: Used = []
        size = 0
        for ident in idents:
            record = await self._find(person, game, ident)
            used.append({"hash": self._fresh(game, record.text), "name": record.name})
            size += len(record.text)
        if size > drafts.LARGEST:
            raise Refusal("pack-large", 413, most=drafts.LARGEST // 1024)
        return await self._engine(game, hashes_of(used), language), used

    def _fresh(self, game: str, text: str) -> str:
        key = hash_of(game, text)
        self.fresh[key] = (game, text)
        self.fresh.move_to_end(key)
        while len(self.fresh) > _MOST_FRESH:
            self.fresh.popitem(last=False)
        return key

    async def keep(self, game: Any, used: Used) -> None:
        """Store the packs that a table begins with."""
        texts = dict(zip(hashes_of(used), game.texts, strict=True))
        await self.storage.print_packs(game.name, texts)

    async def need(self, game: str, used: Used | None) -> Any:
        """The game of a table that was stored; afterwards `known` has it."""
        return await self._engine(game, hashes_of(used))

    def known(self, game: str, used: Used | None) -> Any:
        """The same, if it is in memory."""
        key = (game, *hashes_of(used))
        found = games.engine(game) if len(key) == 1 else self.alive.get(key)
        if found is None:
            raise Refusal("broken", 409)
        return found

    async def of_texts(
        self, game: str, texts: Sequence[str], language: str = "en"
    ) -> tuple[Any, Used]:
        """The same for packs that somebody has brought, such as those of a replay."""
        if len(texts) > MOST_USED or sum(map(len, texts)) > drafts.LARGEST:
            raise Refusal("packs-used", most=MOST_USED)
        engine = await self._engine(game, [self._fresh(game, text) for text in texts], language)
        names = [(await _opened(game, text)).name for text in texts]
        pairs = zip(texts, names, strict=True)
        return engine, [{"hash": hash_of(game, text), "name": name} for text, name in pairs]

    async def _engine(self, game: str, hashes: Sequence[str], language: str = "en") -> Any:
        if not hashes:
            return games.engine(game)
        key = (game, *hashes)
        engine = self.alive.get(key)
        if engine is None:
            texts = await self._texts(game, hashes)
            verdict = await self._look(_TABLES, game, texts)
            if not verdict.pack:
                raise _bad(verdict.marks, language)
            engine = _GAMES[game](unpacked(game, verdict), texts)
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

    async def info(self, key: str) -> PackInfo:
        """What is printed on the cards of a table, by its key."""
        digest, *hashes = key.split(_APART)
        if not hashes:
            return games.pack_info(digest)
        for name in _GAMES if len(hashes) <= MOST_USED else ():
            try:
                game = await self._engine(name, hashes)
            except Refusal:
                continue
            if game.digest == digest:
                return printing.pack_info(game, key)
        raise Refusal("pack", 404)

    async def choices(self, me: Person, game: str, idents: Sequence[str]) -> GameInfo:
        """What can be chosen where some of one's own packs are played with."""
        engine, used = await self.game_of(me.id, game, idents, me.language)
        return games.game_info(engine, key_of(engine.digest, used))


def _listed(record: PackRecord) -> MyPack:
    return MyPack(
        record.id,
        record.game,
        record.name,
        record.cards,
        record.dungeons,
        record.changed,
        record.sound,
    )


def _shown(record: PackRecord, draft: Draft, verdict: Verdict) -> PackDraft:
    return PackDraft(
        id=record.id,
        game=record.game,
        name=record.name,
        changed=record.changed,
        cards=draft.cards(),
        dungeons=draft.dungeons(),
        problems=verdict.marks,
    )


async def _opened(game: str, text: str) -> Draft:
    """Taken apart elsewhere: it may be large."""
    return await asyncio.to_thread(Draft, game, text)


def _name(name: str) -> str:
    """A name that any pack may have."""
    tidy = " ".join(name.split())
    if not drafts.is_name(tidy):
        raise Refusal("pack-name")
    return tidy


def _bad(found: Sequence[Mark], language: str) -> Refusal:
    told = [
        f"{mark.line}:{mark.column} {mark.message[language]}"
        if mark.line
        else mark.message[language]
        for mark in found[:_MOST_TOLD]
    ]
    return Refusal("pack-bad", why="\n".join(told), count=len(found))
