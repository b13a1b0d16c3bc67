"""The packs of a game: that of the box, shipped parsed, and people's own that build on it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from deskovka.packs import sources
from deskovka.packs.checker import Checked
from deskovka.packs.data import AnyPack
from deskovka.packs.problems import BadPack

if TYPE_CHECKING:
    from deskovka.language import SentenceTable
    from deskovka.packs.fixes import Fixed, Wording
    from deskovka.packs.reference import Reference

PARSED: Final = "parsed.json"
WRITTEN: Final = "pack.toml"  # what a pack that is only a text is called

P = TypeVar("P", bound=AnyPack)

Check = Callable[[sources.Sources, Path, P | None], Checked[P]]


class Shipped(msgspec.Struct, frozen=True):
    """A parsed pack, and the fingerprint of what it was made from."""

    made_from: str
    pack: msgspec.Raw


class Texts(NamedTuple, Generic[P]):
    """Whatever knows the sentences of a game; ``check`` looks at files that build on a pack."""

    check: Check[P]
    wording: Callable[[], Wording]
    reference: Callable[[P], Reference]
    schema: Callable[[], dict[str, Any]]


class Shelf(Generic[P]):
    """Where a game's packs are found; its language is loaded only where texts are read."""

    def __init__(self, game: Path, kind: type[P], texts: Callable[[], Texts[P]]) -> None:
        self.game = game
        self.kind = kind
        self.folder = game / "cards"
        self._texts = texts
        self._core: P | None = None

    def core(self) -> P:
        """The pack of the box."""
        if self._core is None:
            self._core = self.parsed(self.folder) or _good(self.check(self.folder))
        return self._core

    def load(self, path: Path | str | None = None, texts: Sequence[str] = ()) -> P:
        """The core pack, or it with what a folder or file and texts bring; raises BadPack."""
        if path is None or Path(path) == self.folder:
            pack = self.core()
        else:
            pack = _good(self.check(path))
        for text in texts:
            pack = _good(self.check_text(text, pack))
        return pack

    def check(self, path: Path | str) -> Checked[P]:
        """Everything that is wrong with a pack folder or file."""
        return self._texts().check(sources.read(Path(path)), Path(path), self.basis(path))

    def check_text(self, text: str, basis: P | None = None) -> Checked[P]:
        """Everything that is wrong with a pack that is a TOML text, and builds on another."""
        name = Path(WRITTEN)
        return self._texts().check(sources.read_text(name, text), name, basis or self.core())

    def basis(self, path: Path | str) -> P | None:
        """The pack that another builds on: the core pack builds on none."""
        path = Path(path)
        is_core = path.is_dir() and path.resolve() == self.folder.resolve()
        return None if is_core else self.core()

    # What is made of the sentences

    def table(self) -> SentenceTable:
        """The sentence table of the game."""
        return self._texts().wording().table

    def fix(self, path: Path, *, only_say: bool = False) -> list[Fixed]:
        """Rewrite what is plainly meant in the files of a pack."""
        from deskovka.packs import fixes

        basis = self.basis(path)
        wording = self._texts().wording()
        return fixes.fix(path, wording, basis.cards if basis else [], only_say=only_say)

    def reference(self) -> Reference:
        """All sentences, with examples of cards of the box."""
        return self._texts().reference(self.core())

    def make_reference(self) -> str:
        """The page of all sentences, in Markdown."""
        return self.reference().page()

    def make_schema(self) -> dict[str, Any]:
        """The JSON Schema of the files."""
        return self._texts().schema()

    # The core pack as it is shipped: parsed already, for a quick start

    def fingerprint(self, folder: Path) -> str:
        """A hash of the files of a pack and of the sentences it is written in."""
        hashed = hashlib.blake2b(digest_size=16)
        language = [self.game / "lexicon.py", *sorted((self.game / "sentences").glob("*.py"))]
        for path in [*sorted(folder.glob("*.toml")), *language]:
            # a checkout with other line ends is the same pack
            content = path.read_bytes().replace(b"\r\n", b"\n")
            hashed.update(f"{path.name} {len(content)} ".encode() + content)
        return hashed.hexdigest()

    def parsed(self, folder: Path) -> P | None:
        """The parsed pack, unless it is missing or something has changed since it was made."""
        try:
            shipped = msgspec.json.decode((folder / PARSED).read_bytes(), type=Shipped)
            if shipped.made_from != self.fingerprint(folder):
                return None
            return msgspec.json.decode(shipped.pack, type=self.kind)
        except (OSError, msgspec.DecodeError):
            return None

    def encode(self, folder: Path, pack: P) -> bytes:
        """What `parsed` reads, an entry a line."""
        head, lists = {}, []
        for key, value in msgspec.structs.asdict(pack).items():
            if isinstance(value, list):
                joined = b",\n".join(map(msgspec.json.encode, value))
                lists.append(b'"%s":[\n%s\n]' % (key.encode(), joined))
            else:
                head[key] = value
        made_from = self.fingerprint(folder).encode()
        first = msgspec.json.encode(head)[:-1]
        return b'{"made_from":"%s","pack":%s,\n%s}}\n' % (made_from, first, b",\n".join(lists))


def _good(checked: Checked[P]) -> P:
    if checked.pack is None:
        raise BadPack(checked.problems)
    return checked.pack
