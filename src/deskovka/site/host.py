"""Serves a folder on this machine, as a web host would."""

from __future__ import annotations

import functools
import gzip
import io
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO, Final

from deskovka.site.maker import POLICY

_HERE: Final = "127.0.0.1"

# What a host that can set headers should set.
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}
_KINDS: Final = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
}
_TEXTS: Final = (".mjs", ".js", ".css", ".html", ".json", ".svg")  # hosts compress them


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **_KINDS}  # noqa: RUF012 - as the base class has it

    def send_head(self) -> Any:
        """The answer's headers, and what follows them."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        takes = "gzip" in self.headers.get("Accept-Encoding", "")
        if not takes or path.suffix not in _TEXTS or not path.is_file():
            return super().send_head()
        return self._packed(path)

    def _packed(self, path: Path) -> BinaryIO:
        content = _gzipped(path, path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@functools.lru_cache
def _gzipped(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes())


class _Host(ThreadingHTTPServer):
    def handle_error(self, *_: Any) -> None:
        """A browser that goes away in the middle of a file is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(*_)


def host(folder: Path, port: int | None, usual: int = 0) -> ThreadingHTTPServer:
    """On the port that was asked for, else on the usual one, else on any free one.

    ``serve_forever`` runs it.
    """
    if port is not None:
        return _bound(folder, port)
    try:
        return _bound(folder, usual)
    except OSError:
        return _bound(folder, 0)


def _bound(folder: Path, port: int) -> ThreadingHTTPServer:
    try:
        return _Host((_HERE, port), functools.partial(_Handler, directory=folder))
    except OSError as error:
        raise OSError(error.errno, error.strerror, f"{_HERE}:{port}") from error
