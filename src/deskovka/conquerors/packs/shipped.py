"""The core pack as it is shipped: parsed already, for a quick start."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from deskovka.conquerors.packs.data import Pack

NAME: Final = "parsed.json"
GAME: Final = Path(__file__).parents[1]


class Shipped(msgspec.Struct, frozen=True):
    """A parsed pack, and the fingerprint of what it was made from."""

    made_from: str
    pack: Pack


def fingerprint(folder: Path) -> str:
    """A hash of the files of a pack and of the sentences it is written in."""
    hashed = hashlib.blake2b(digest_size=16)
    language = [GAME / "lexicon.py", *sorted((GAME / "sentences").glob("*.py"))]
    for path in [*sorted(folder.glob("*.toml")), *language]:
        # a checkout with other line ends is the same pack
        content = path.read_bytes().replace(b"\r\n", b"\n")
        hashed.update(f"{path.name} {len(content)} ".encode() + content)
    return hashed.hexdigest()


def load(folder: Path) -> Pack | None:
    """The parsed pack, unless it is missing or something has changed since it was made."""
    try:
        shipped = msgspec.json.decode((folder / NAME).read_bytes(), type=Shipped)
        return shipped.pack if shipped.made_from == fingerprint(folder) else None
    except (OSError, msgspec.DecodeError):
        return None


def encode(folder: Path, pack: Pack) -> bytes:
    """What `load` reads, a card or deck a line."""
    lines = []
    for key, items in (("cards", pack.cards), ("decks", pack.decks)):
        joined = b",\n".join(map(msgspec.json.encode, items))
        lines.append(b'"%s":[\n%s\n]' % (key.encode(), joined))
    head = msgspec.json.encode({"id": pack.id, "name": pack.name, "digest": pack.digest})
    made_from = fingerprint(folder).encode()
    return b'{"made_from":"%s","pack":%s,\n%s}}\n' % (made_from, head[:-1], b",\n".join(lines))
