"""The workshop: people write packs of their own, kept as TOML texts and checked elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from deskovka.games.port.workshop import CARD
from deskovka.server.http.refusals import Refusal
from deskovka.server.people.records import Person
from deskovka.server.storage import new_id, now
from deskovka.server.workers.checker import Verdict
from deskovka.server.workshop import drafts
from deskovka.server.workshop.checks import check_written, unsound
from deskovka.server.workshop.drafts import AnyDraft, Draft, opened
from deskovka.server.workshop.packs import Packs
from deskovka.server.workshop.records import PackRecord
from deskovka.server.workshop.wire import (
    CardCheck,
    CheckedCard,
    CheckedDungeon,
    DungeonCheck,
    MyPack,
    NewPack,
    PackDraft,
    PackUpload,
)

MOST_OWN: Final = 50  # packs of a person


class Workshop:
    """Everybody's packs, as they are written."""

    def __init__(self, packs: Packs) -> None:
        self.packs = packs
        self.storage = packs.storage
        self.checks = packs.checks

    # -- packs ----------------------------------------------------------------------------

    async def mine(self, me: Person) -> list[MyPack]:
        return [_listed(record) for record in await self.storage.packs_of(me.id)]

    async def make(self, me: Person, wish: NewPack) -> MyPack:
        check_written(wish.game)
        text = drafts.begun(_name(wish.name))
        return await self._add(me, Draft(wish.game, text), text, sound=False)

    async def upload(self, me: Person, wish: PackUpload) -> MyPack:
        """Refused as a whole, with everything that is wrong."""
        if len(wish.text.encode()) > drafts.LARGEST:
            raise Refusal("pack-large", 413, most=drafts.LARGEST // 1024)
        text = await asyncio.to_thread(drafts.headed, wish.text, _name(wish.name))
        verdict = await self.checks.look(me.id, wish.game, (text,))
        if not verdict.pack:
            raise unsound(verdict.marks, me.language)
        draft = await opened(wish.game, text)
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
        return await self.packs.find(me.id, None, ident)

    async def draft(self, me: Person, ident: str) -> PackDraft:
        record = await self.get(me, ident)
        verdict = await self.checks.look(me.id, record.game, (record.text,))
        return _shown(record, await opened(record.game, record.text), verdict)

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
        draft = await opened(record.game, record.text)
        act(draft)
        text = draft.text()
        verdict = await self.checks.look(me.id, record.game, (text,))
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

    # -- entries --------------------------------------------------------------------------

    async def check_card(self, me: Person, wish: CardCheck) -> CheckedCard:
        text = await self._with(me, wish.game, wish.pack, wish.card)
        verdict = await self.checks.look(me.id, wish.game, (text,), (CARD, wish.card.id))
        return CheckedCard(verdict.marks, verdict.card)

    async def check_dungeon(self, me: Person, wish: DungeonCheck) -> CheckedDungeon:
        text = await self._with(me, wish.game, wish.pack, wish.dungeon)
        entry = (drafts.DUNGEON, wish.dungeon.id)
        verdict = await self.checks.look(me.id, wish.game, (text,), entry)
        return CheckedDungeon(verdict.marks, verdict.dungeon)

    async def _with(self, me: Person, game: str, pack: str | None, wish: AnyDraft) -> str:
        """The text of a pack, or of none, with something in place of what has its id."""
        check_written(game)
        text = drafts.begun("Draft", "my-draft")
        if pack is not None:
            text = (await self.packs.find(me.id, game, pack)).text
        draft = await opened(game, text)
        draft.last(wish.id, wish)
        return draft.text()


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


def _name(name: str) -> str:
    """A name that any pack may have."""
    tidy = " ".join(name.split())
    if not drafts.is_name(tidy):
        raise Refusal("pack-name")
    return tidy
