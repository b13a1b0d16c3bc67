"""The workshop: people write packs of their own, kept as TOML texts and checked elsewhere."""

from __future__ import annotations

from typing import Final

import msgspec

from deskovka.games.port.workshop import CARD
from deskovka.server.http.refusals import Refusal
from deskovka.server.people.records import Person
from deskovka.server.storage import new_id, now
from deskovka.server.workers.checker import Listing, Verdict
from deskovka.server.workshop import drafts
from deskovka.server.workshop.checks import check_written, unsound
from deskovka.server.workshop.drafts import AnyDraft, Dropped, Edit, Named, Written
from deskovka.server.workshop.packs import Packs
from deskovka.server.workshop.records import PackRecord
from deskovka.server.workshop.wire import (
    CardCheck,
    CheckedCard,
    CheckedDungeon,
    DungeonCheck,
    DungeonDraft,
    MyPack,
    NewPack,
    PackDraft,
    PackUpload,
)

MOST_OWN: Final = 50  # packs of a person
_LONGEST: Final = 1_000  # letters of a name that is worth a look


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
        name = _name(wish.name)
        return await self._add(me, wish.game, drafts.begun(name), Listing(name), sound=False)

    async def upload(self, me: Person, wish: PackUpload) -> MyPack:
        """Refused as a whole, with everything that is wrong."""
        if len(wish.text.encode()) > drafts.LARGEST:
            raise Refusal("pack-large", 413, most=drafts.LARGEST // 1024)
        edit = Named(_name(wish.name), always=False)
        verdict = await self.checks.look(me.id, wish.game, (wish.text,), edit=edit, is_listed=True)
        if not verdict.pack:
            raise unsound(verdict.marks, me.language)
        return await self._add(me, wish.game, verdict.text, verdict.listing, sound=True)

    async def _add(self, me: Person, game: str, text: str, listing: Listing, sound: bool) -> MyPack:
        record = PackRecord(
            id=new_id(),
            person=me.id,
            game=game,
            name=listing.name,
            text=text,
            cards=len(listing.cards),
            dungeons=len(listing.dungeons),
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
        verdict = await self.checks.look(me.id, record.game, (record.text,), is_listed=True)
        return _shown(record, verdict)

    async def rename(self, me: Person, ident: str, name: str) -> PackDraft:
        return await self._change(me, ident, Named(_name(name)))

    async def put(self, me: Person, ident: str, entry: str, wish: AnyDraft) -> PackDraft:
        return await self._change(me, ident, Written.of(entry, wish))

    async def drop(self, me: Person, ident: str, entry: str, kind: type[AnyDraft]) -> PackDraft:
        return await self._change(me, ident, Dropped(entry, kind is DungeonDraft))

    async def delete(self, me: Person, ident: str) -> None:
        if not await self.storage.delete_pack(me.id, ident):
            raise Refusal("pack", 404)

    async def _change(self, me: Person, ident: str, edit: Edit) -> PackDraft:
        """What is wrong is stored as well: it is still being written."""
        record = await self.get(me, ident)
        verdict = await self.checks.look(
            me.id, record.game, (record.text,), edit=edit, is_listed=True
        )
        listing = verdict.listing
        changes = {
            "name": listing.name,
            "text": verdict.text,
            "cards": len(listing.cards),
            "dungeons": len(listing.dungeons),
            "sound": bool(verdict.pack),
            "changed": now(),
        }
        if not await self.storage.change_pack(me.id, ident, record.text, **changes):
            raise Refusal("pack-changed", 409)
        return _shown(msgspec.structs.replace(record, **changes), verdict)

    # -- entries --------------------------------------------------------------------------

    async def check_card(self, me: Person, wish: CardCheck) -> CheckedCard:
        verdict = await self._with(me, wish.game, wish.pack, CARD, wish.card)
        return CheckedCard(verdict.marks, verdict.card)

    async def check_dungeon(self, me: Person, wish: DungeonCheck) -> CheckedDungeon:
        verdict = await self._with(me, wish.game, wish.pack, drafts.DUNGEON, wish.dungeon)
        return CheckedDungeon(verdict.marks, verdict.dungeon)

    async def _with(
        self, me: Person, game: str, pack: str | None, kind: str, wish: AnyDraft
    ) -> Verdict:
        """Of a pack, or of none, with something in place of what has its id."""
        check_written(game)
        text = drafts.begun("Draft", "my-draft")
        if pack is not None:
            text = (await self.packs.find(me.id, game, pack)).text
        edit = Written.of(wish.id, wish, last=True)
        return await self.checks.look(me.id, game, (text,), (kind, wish.id), edit)


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


def _shown(record: PackRecord, verdict: Verdict) -> PackDraft:
    listing = verdict.listing
    return PackDraft(
        id=record.id,
        game=record.game,
        name=record.name,
        changed=record.changed,
        cards=listing.cards,
        dungeons=listing.dungeons,
        problems=verdict.marks,
    )


def _name(name: str) -> str:
    """A name that any pack may have."""
    tidy = " ".join(name[:_LONGEST].split())
    if len(name) > _LONGEST or not drafts.is_name(tidy):
        raise Refusal("pack-name")
    return tidy
