"""Packs with a fault each; «» stand around the place where it must be found."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

HEAD = 'id = "test-pack"\nname = { en = "Test Pack" }\n'


@dataclass(frozen=True)
class Broken:
    """A pack file, and a part of what must be said of it."""

    about: str
    text: str
    says: str
    others: int = 0  # further problems that the same fault causes
    name: str = "cards.toml"
    files: dict[str, str] = field(default_factory=dict)


def write(folder: Path, case: Broken) -> tuple[str, int, int, str]:
    """Write the files without their marks; gives file, line, column and the marked words."""
    place: tuple[str, int, int, str] | None = None
    files = {case.name: case.text, **case.files}
    if not any(text.lstrip("«").startswith("id") for text in files.values()):
        files["pack.toml"] = HEAD
    for name, text in files.items():
        if "«" in text:
            before, _, rest = text.partition("«")
            word, _, after = rest.partition("»")
            line = before.count("\n") + 1
            column = len(before) - before.rfind("\n")
            place = str(folder / name), line, column, word
            text = before + word + after
        (folder / name).write_bytes(text.encode())
    assert place is not None
    return place
