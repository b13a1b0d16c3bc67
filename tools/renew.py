"""Makes everything anew that is generated and kept in the tree.

    make renew                        # all of it
    python -m tools.renew cards       # only what is made from cards and sentences

Only files whose content changes are written. Read what has changed: a change that you did not mean
is a fault that this has caught.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from deskovka import games
from deskovka.packs.schema import schema_text
from deskovka.packs.shelf import PARSED

ROOT: Final = Path(__file__).resolve().parents[1]


class Made(NamedTuple):
    """A file, and what has to be in it."""

    path: Path
    content: bytes

    def is_current(self) -> bool:
        return self.path.is_file() and self.path.read_bytes() == self.content


def own_games() -> list[str]:
    """The games of this repository."""
    return [name for name in games.names() if games.origin(name).package == "deskovka"]


def cards() -> Iterator[Made]:
    """The parsed packs, the pages of sentences, the schemas, and all texts to be read through."""
    for name in own_games():
        shelf = games.kit(name).shelf()
        if shelf is None:
            continue
        checked = shelf.check(shelf.folder)
        if checked.pack is None:
            raise SystemExit("\n".join(map(str, checked.problems)))
        yield Made(shelf.folder / PARSED, shelf.encode(shelf.folder, checked.pack))
        pages = ROOT / "docs" / "write-cards" / name
        yield Made(pages / "sentences.md", shelf.make_reference().encode())
        yield Made(pages / "pack.schema.json", schema_text(shelf.make_schema()).encode())
        texts = import_module(f"tests.{name}.texts")
        yield Made(texts.PAGE, texts.page().encode())


def wire() -> Iterator[Made]:
    """The types of what server and page say to each other, and of the views that the page draws;
    frames of both games, which the page's tests put together."""
    from deskovka.server.http.typescript import typescript, view_types

    page = ROOT / "web" / "src"
    yield Made(page / "wire.ts", typescript().encode())
    for name in own_games():
        yield Made(page / "games" / name / "view.ts", view_types(name).encode())
    recording = import_module("tests.server.tables.recordings")
    yield Made(recording.FILE, recording.content())


def golden() -> Iterator[Made]:
    """The recorded games, and the counts of positions."""
    for name in own_games():
        for path, text in import_module(f"tests.{name}.golden.make").recorded():
            yield Made(path, text.encode())


PARTS: Final = {"cards": cards, "wire": wire, "golden": golden}


def main(parts: list[str]) -> None:
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        raise SystemExit(f"there is no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    for part in parts or PARTS:
        for made in PARTS[part]():
            if not made.is_current():
                made.path.write_bytes(made.content)
                print(f"renewed {made.path.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
