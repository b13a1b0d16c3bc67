"""What whoever watches over the server asks: does it serve, and can it store?"""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, get

from deskovka.server.http.askers import AnyRequest
from deskovka.server.http.refusals import UNAVAILABLE
from deskovka.server.storage.sql import SqlStorage
from deskovka.table.protocols import Unstored

_OUTDATED: Final = "migrations"
_DRAINING: Final = "draining"


@get("/healthz", sync_to_thread=False, include_in_schema=False)
def get_health() -> Response[str]:
    """This process serves."""
    return _said("ok")


@get("/readyz", include_in_schema=False)
async def get_readiness(request: AnyRequest) -> Response[str]:
    """The database answers, and is the one that this version needs; and the process goes on."""
    if request.app.state.draining:
        return _said(_DRAINING, UNAVAILABLE)
    storage: SqlStorage = request.app.state.storage
    try:
        trouble = "" if await storage.is_current() else _OUTDATED
    except Unstored as error:
        trouble = error.reason
    return _said(trouble, UNAVAILABLE) if trouble else _said("ready")


def _said(what: str, status: int = 200) -> Response[str]:
    headers = {"Cache-Control": "no-store"}
    return Response(f"{what}\n", media_type=MediaType.TEXT, status_code=status, headers=headers)


HANDLERS = (get_health, get_readiness)
