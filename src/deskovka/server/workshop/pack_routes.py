"""My own packs."""

from __future__ import annotations

from deskovka.server.http.endpoints import Answer, FromPath, JSONBody, delete, get, post, put
from deskovka.server.http.given import AllTables, Asker
from deskovka.server.workshop.wire import (
    CardDraft,
    DungeonDraft,
    MyPack,
    NewPack,
    PackDraft,
    PackRename,
    PackUpload,
)

_LARGEST_BODY = 2_000_000  # bytes; the text of a pack as JSON, whatever is escaped in it

PackId = FromPath[str]
EntryId = FromPath[str]


@get("/api/my/packs")
async def get_my_packs(me: Asker, tables: AllTables) -> list[MyPack]:
    """What I have written, the latest first."""
    return await tables.workshop.mine(me)


@post("/api/my/packs")
async def make_pack(data: JSONBody[NewPack], me: Asker, tables: AllTables) -> MyPack:
    """Begin a pack."""
    return await tables.workshop.make(me, data)


@post("/api/my/packs/upload", request_max_body_size=_LARGEST_BODY)
async def upload_pack(data: JSONBody[PackUpload], me: Asker, tables: AllTables) -> MyPack:
    """Bring a pack as TOML; it is only data, and refused if anything is wrong with it."""
    return await tables.workshop.upload(me, data)


@get("/api/my/packs/{pack:str}")
async def get_my_pack(pack: PackId, me: Asker, tables: AllTables) -> PackDraft:
    """Everything in a pack, and what is wrong with it."""
    return await tables.workshop.draft(me, pack)


@put("/api/my/packs/{pack:str}")
async def rename_pack(
    pack: PackId, data: JSONBody[PackRename], me: Asker, tables: AllTables
) -> PackDraft:
    return await tables.workshop.rename(me, pack, data.name)


@delete("/api/my/packs/{pack:str}")
async def delete_pack(pack: PackId, me: Asker, tables: AllTables) -> None:
    """Throw a pack away; tables that use it go on."""
    await tables.workshop.delete(me, pack)


@get("/api/my/packs/{pack:str}/text")
async def get_pack_text(pack: PackId, me: Asker, tables: AllTables) -> Answer[bytes]:
    """The pack as TOML, to be kept or passed on."""
    record = await tables.workshop.get(me, pack)
    headers = {"Content-Disposition": 'attachment; filename="pack.toml"'}
    return Answer(record.text.encode(), "application/toml", headers)


@put("/api/my/packs/{pack:str}/cards/{card:str}")
async def put_card(
    pack: PackId, card: EntryId, data: JSONBody[CardDraft], me: Asker, tables: AllTables
) -> PackDraft:
    """Write a card, in place of that of this id or besides."""
    return await tables.workshop.put(me, pack, card, data)


@delete("/api/my/packs/{pack:str}/cards/{card:str}", status_code=200)
async def delete_card(pack: PackId, card: EntryId, me: Asker, tables: AllTables) -> PackDraft:
    return await tables.workshop.drop(me, pack, card, CardDraft)


@put("/api/my/packs/{pack:str}/dungeons/{dungeon:str}")
async def put_dungeon(
    pack: PackId, dungeon: EntryId, data: JSONBody[DungeonDraft], me: Asker, tables: AllTables
) -> PackDraft:
    """Draw a dungeon card, in place of that of this id or besides."""
    return await tables.workshop.put(me, pack, dungeon, data)


@delete("/api/my/packs/{pack:str}/dungeons/{dungeon:str}", status_code=200)
async def delete_dungeon(pack: PackId, dungeon: EntryId, me: Asker, tables: AllTables) -> PackDraft:
    return await tables.workshop.drop(me, pack, dungeon, DungeonDraft)


ENDPOINTS = (
    get_my_packs, make_pack, upload_pack, get_my_pack, rename_pack, delete_pack, get_pack_text,
    put_card, delete_card, put_dungeon, delete_dungeon,
)  # fmt: skip
