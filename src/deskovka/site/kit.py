"""What every site is made of: the page and its engine."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

FOLDER: Final = Path(__file__).parent / "kit"  # as `make site` leaves it
PAGE: Final = "page"
ENGINE: Final = "engine"
ABOUT: Final = "site.json"
ANSWERS: Final = "answers/"
ANYWHERE: Final = "./"  # the base of a site that may lie anywhere

Files = Mapping[str, bytes]  # by their names


class Kit(NamedTuple):
    """``base`` is where the page believes that it lies."""

    page: Files
    engine: Files
    base: str = ANYWHERE


class NoKit(OSError):
    """The page or its engine has not been built."""


def built() -> Kit:
    """As it comes with Deskovka; raises NoKit."""
    return Kit(files(PAGE), files(ENGINE))


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


class _About(msgspec.Struct):
    folder: str
    base: str


def of_site(site: Files) -> Kit:
    """What a finished site was made of, whatever it brings."""
    about = msgspec.json.decode(site[ABOUT], type=_About)
    page: dict[str, Any] = {}
    engine: dict[str, Any] = {}
    for name, content in sorted(site.items()):
        if name.startswith(about.folder):
            engine[name.removeprefix(about.folder)] = content
        elif name != ABOUT and not name.startswith(ANSWERS):
            page[name] = content
    return Kit(page, engine, about.base)
