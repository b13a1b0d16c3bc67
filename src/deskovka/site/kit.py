"""What every site is made of: the page and its engine, as `make site` leaves them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "kit"
PAGE: Final = "page"
ENGINE: Final = "engine"


class NoKit(OSError):
    """The page or its engine has not been built."""


def files(part: str) -> dict[str, bytes]:
    """The files of a part by their names; raises NoKit."""
    folder = FOLDER / part
    found = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    if not found:
        raise NoKit(0, "is not built; `make site` builds it", str(folder))
    return found
