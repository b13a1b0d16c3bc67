"""The files of the client, and the headers that every answer carries."""

from __future__ import annotations

import functools
import mimetypes
from pathlib import Path
from typing import Final

import msgspec
from litestar import Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.params import FromPath
from litestar.types import Message, Scope

from deskovka.server.http.refusals import Refusal

FOLDER: Final = Path(__file__).parents[1] / "web"  # built by `make setup`
YEAR: Final = "public, max-age=31536000, immutable"
CHECKED: Final = "no-cache"
_SVG: Final = "http://www.w3.org/2000/svg"

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

FALLBACK: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Deskovka</title>
<h1>Deskovka</h1>
<p>The server runs, but the page has not been built. <code>make setup</code> builds it;
without make: <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>.</p>
<p><a href="/api/docs">What the server offers</a></p>
</html>
"""


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer, refusals included; what an answer says itself counts."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def page(path: str, folder: Path = FOLDER) -> Response[bytes]:
    """A file of the client; addresses inside the client all lead to its one page."""
    wanted = _inside(folder, path.lstrip("/"))
    if wanted is None and "." in path.rpartition("/")[2]:
        raise Refusal("file", 404)
    file = wanted or _inside(folder, "index.html")
    if file is None:
        return Response(FALLBACK.encode(), media_type="text/html")
    kept = YEAR if "assets" in file.relative_to(folder).parts[:1] else CHECKED
    headers = {"Cache-Control": kept}
    return Response(file.read_bytes(), media_type=kind_of(file.name), headers=headers)


def kind_of(name: str) -> str:
    """Which kind of file it is, by its name."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith((".js", ".mjs")):
        kind = "text/javascript; charset=utf-8"
    return kind


def emblem(name: str, folder: Path = FOLDER) -> Response[bytes]:
    """A picture that a card may name; its drawing can be referred to as ``#emblem``."""
    body = _emblems(folder / "emblems.json").get(name)
    if body is None:
        raise Refusal("emblem", 404)
    picture = f'<svg xmlns="{_SVG}" id="emblem" viewBox="0 0 512 512">{body}</svg>\n'
    headers = {"Cache-Control": YEAR}
    return Response(picture.encode(), media_type="image/svg+xml", headers=headers)


@get("/api/emblems/{file:str}", sync_to_thread=False, include_in_schema=False)
def get_emblem(file: FromPath[str]) -> Response[bytes]:
    name, _, kind = file.rpartition(".")
    if kind != "svg":
        raise Refusal("file", 404)
    return emblem(name)


@functools.cache
def _emblems(file: Path) -> dict[str, str]:
    """All emblems by name, as the build of the client leaves them."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}


def _inside(folder: Path, path: str) -> Path | None:
    """The file, if it is one of the folder's own."""
    try:
        found = (folder / path).resolve()
        return found if found.is_file() and found.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # a name that is too long, or none at all
        return None


HANDLERS = (get_emblem,)
