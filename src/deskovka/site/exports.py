"""A pack of the workshop as a whole page without a server, in one file."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from deskovka.server.http.endpoints import Answer, Endpoint, FromPath, FromQuery, get
from deskovka.server.http.given import AllTables, Asker
from deskovka.server.http.refusals import UNAVAILABLE, Refusal
from deskovka.server.workshop.checks import unsound
from deskovka.site import kit, maker
from deskovka.site.kit import Files
from deskovka.tab.published import Published

_LONGEST: Final = 80  # letters of a title, of a name, of a licence
_YEAR_OF_ZIP: Final = (1980, 1, 1, 0, 0, 0)

Pack: TypeAlias = Callable[[maker.Wish], Awaitable[bytes]]  # a whole site, in a zip


async def make_here(wish: maker.Wish) -> Files:
    """Made of the kit that comes with Deskovka, beside whatever else goes on."""
    return await asyncio.to_thread(_made_here, wish)


async def pack_here(wish: maker.Wish) -> bytes:
    """The same in a zip; packing takes its time, so it is done there, too."""
    return await asyncio.to_thread(lambda: zipped(_made_here(wish)))


def _made_here(wish: maker.Wish) -> Files:
    return asyncio.run(maker.make(wish, kit.built()))


def packed_from(files: Callable[[], Awaitable[Files]]) -> Pack:
    """Made of what a finished site is made of."""

    async def pack(wish: maker.Wish) -> bytes:
        return zipped(await maker.make(wish, kit.of_site(await files())))

    return pack


def endpoints(packed: Pack) -> tuple[Endpoint, ...]:
    """What the workshop asks for."""
    busy = asyncio.Lock()  # each site takes seconds of a core, and tens of megabytes

    @get("/api/my/packs/{pack:str}/site")
    async def export_pack(
        pack: FromPath[str],
        me: Asker,
        tables: AllTables,
        title: FromQuery[str] = "",
        author: FromQuery[str] = "",
        licence: FromQuery[str] = "",
    ) -> Answer[bytes]:
        """The pack as a page that any web host can serve, in a zip."""
        record = await tables.workshop.get(me, pack)
        verdict = await tables.workshop.checks.look(me.id, record.game, (record.text,))
        if verdict.marks:
            raise unsound(verdict.marks, me.language)
        authors = [author[:_LONGEST]] if author else []
        brought = Published(record.game, record.name, record.text, authors, licence[:_LONGEST])
        try:
            async with busy:
                made = await packed(maker.Wish(title[:_LONGEST] or record.name, packs=[brought]))
        except OSError as error:
            raise Refusal("kit", UNAVAILABLE) from error
        headers = {"Content-Disposition": 'attachment; filename="site.zip"'}
        return Answer(made, "application/zip", headers)

    return (export_pack,)


def zipped(files: Files) -> bytes:
    """The same files make the same bytes."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w") as archive:
        for name, content in sorted(files.items()):
            info = zipfile.ZipInfo(name, _YEAR_OF_ZIP)
            packed = name.endswith((".bin", ".woff2"))
            info.compress_type = zipfile.ZIP_STORED if packed else zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, content)
    return found.getvalue()
