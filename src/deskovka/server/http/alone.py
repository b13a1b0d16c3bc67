"""The page without a server, which a server hands out for the time when nobody can reach it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from litestar import Response

from deskovka.server.http import static
from deskovka.server.http.refusals import UNAVAILABLE, Refusal

PLACE: Final = "/alone/"
_INDEX: Final = "index.html"
_LASTING: Final = ("assets/", "engine-", "answers/")  # named after what is in them

Files: TypeAlias = Mapping[str, bytes]


class StandIn:
    """Made when somebody first asks for it."""

    def __init__(self, make: Callable[[], Awaitable[Files]], policy: str) -> None:
        self.make = make
        self.policy = policy
        self.making = asyncio.Lock()
        self.files: Files = {}

    async def answer(self, path: str) -> Response[bytes]:
        """The file at an address below `PLACE`; the page finds the others beside itself."""
        if not path.startswith(PLACE):
            return Response(b"", status_code=308, headers={"Location": PLACE})
        name = path.removeprefix(PLACE) or _INDEX
        async with self.making:
            if not self.files:
                self.files = await self._made()
        content = self.files.get(name)
        if content is None:
            raise Refusal("file", 404)
        headers = {
            "Content-Security-Policy": self.policy,
            "Cache-Control": static.YEAR if name.startswith(_LASTING) else static.CHECKED,
        }
        return Response(content, media_type=static.kind_of(name), headers=headers)

    async def _made(self) -> Files:
        try:
            return await self.make()
        except OSError as error:
            raise Refusal("kit", UNAVAILABLE) from error
