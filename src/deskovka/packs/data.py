"""What checked packs of all games consist of."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

CORE_ID: Final = "core"


class Named(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Anything that is called something in both languages."""

    id: str
    name: dict[str, str]

    def called(self, language: str = "en") -> str:
        """The name in a language, or the English one where there is none."""
        return self.name.get(language) or self.name["en"]


class Printed(Named, frozen=True, kw_only=True, omit_defaults=True):
    """A card: what all have of which the text is the program, by paragraphs."""

    type: str
    art: str = ""
    text: list[str] = []
    abilities: list[Any] = []
    czech: list[str] = []
    flavour: dict[str, str] = {}
    pack: str = CORE_ID

    def texts(self, language: str = "en") -> list[str]:
        """The paragraphs of the text in a language."""
        return self.czech if language == "cs" and self.czech else self.text

    def sentences(self) -> list[tuple[str, str, Any]]:
        """Everything written on it: in English, in Czech, and what it means."""
        return list(zip(self.text, self.czech, self.abilities, strict=True))

    def saying(self, language: str = "en") -> str:
        """The flavour text in a language; empty where there is none."""
        return self.flavour.get(language) or self.flavour.get("en", "")


class Labelled(Protocol):
    """Whatever has an id and a name."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> dict[str, str]: ...


class AnyPack(Named, frozen=True, kw_only=True):
    """What every pack has; its lists are those of the core pack, then those of one's own."""

    digest: str
    cards: Sequence[Printed]


def digest_of(meaning: Any) -> str:
    """A hash of what the cards of a pack mean, given as plain data."""
    encoded = json.dumps(meaning, sort_keys=True).encode()
    return hashlib.blake2b(encoded, digest_size=16).hexdigest()
