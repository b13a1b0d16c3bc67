"""Own packs as the workshops see them: drafts of cards, in and out of the TOML of a pack."""

from __future__ import annotations

import re
import secrets
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from deskovka import games
from deskovka.games.port.workshop import CARD
from deskovka.packs.entries import Names
from deskovka.packs.shape import Shape
from deskovka.packs.sources import read_text
from deskovka.packs.toml_writer import write
from deskovka.server.http.refusals import Refusal
from deskovka.server.workshop.wire import CardDraft, DungeonDraft

DUNGEON: Final = "dungeon"
UNNAMED: Final = "Pack"
LARGEST: Final = 512 * 1024  # bytes of a pack's text

_IDENT: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

Row = dict[str, Any]
AnyDraft = CardDraft | DungeonDraft


class Named(msgspec.Struct, frozen=True, tag=True):
    """The pack is called so; ``always``: whatever it says of itself."""

    name: str
    always: bool = True


class Written(msgspec.Struct, frozen=True, tag=True):
    """A card or a dungeon card is there, in place of that of the id ``entry`` or besides.

    ``last``: behind all others, whatever it clashes with.
    """

    entry: str
    card: CardDraft | None = None
    dungeon: DungeonDraft | None = None
    last: bool = False

    @classmethod
    def of(cls, entry: str, draft: AnyDraft, last: bool = False) -> Written:
        if isinstance(draft, CardDraft):
            return cls(entry, card=draft, last=last)
        return cls(entry, dungeon=draft, last=last)


class Dropped(msgspec.Struct, frozen=True, tag=True):
    """A card or a dungeon card is there no more."""

    entry: str
    is_dungeon: bool = False


Edit = Named | Written | Dropped


def begun(name: str, ident: str = "") -> str:
    """The text of a pack with nothing in it."""
    return write({"id": ident or f"my-{secrets.token_hex(4)}", "name": {"en": name}})


def headed(text: str, name: str) -> str:
    """The text with what the pack is called, where it does not say so itself."""
    for source in read_text(Path("pack.toml"), text).files:
        lacking = {"id": f"my-{secrets.token_hex(4)}", "name": {"en": name}}
        head = {key: value for key, value in lacking.items() if key not in source.data}
        return write(head) + "\n" + source.text if head else source.text
    return text


def is_name(name: str) -> bool:
    """Whether a pack or a card may be called so."""
    for source in read_text(Path("name.toml"), write({"en": name})).files:
        shape = Shape(source)
        shape.table(Names, source.data, ())
        return not shape.problems
    return False


class Draft:
    """The text of a pack that was written here or checked, taken apart."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.tables = games.kit(game).workshop().tables  # those that hold cards
        self.data: dict[str, Any] = tomllib.loads(text.removeprefix("\ufeff"))

    def text(self) -> str:
        text = write(self.data)
        if len(text.encode()) > LARGEST:
            raise Refusal("pack-large", 413, most=LARGEST // 1024)
        return text

    @property
    def name(self) -> str:
        return str(self.data.get("name", {}).get("en", UNNAMED))

    def change(self, edit: Edit) -> None:
        match edit:
            case Named(name):
                self.data["name"] = {**self.data["name"], "en": name}
            case Written(entry, card, dungeon, last):
                for draft in (card, dungeon):
                    if draft is not None:
                        (self.last if last else self.put)(entry, draft)
            case Dropped(entry, is_dungeon):
                self.drop(DungeonDraft if is_dungeon else CardDraft, entry)

    def cards(self) -> list[CardDraft]:
        found = []
        for kind in self.tables:
            for row in self.data.get(kind, []):
                typed = row if kind == CARD else {**row, "type": kind}
                found.append(msgspec.convert(typed, CardDraft))
        return found

    def dungeons(self) -> list[DungeonDraft]:
        return [msgspec.convert(row, DungeonDraft) for row in self.data.get(DUNGEON, [])]

    def _kinds(self, draft: AnyDraft | type[AnyDraft]) -> tuple[str, ...]:
        is_dungeon = draft is DungeonDraft or isinstance(draft, DungeonDraft)
        return (DUNGEON,) if is_dungeon else tuple(self.tables)

    def _places(self, kinds: tuple[str, ...], ident: str) -> Iterator[tuple[str, int]]:
        for kind in kinds:
            for at, row in enumerate(self.data.get(kind, [])):
                if row.get("id") == ident:
                    yield kind, at

    def put(self, ident: str, draft: AnyDraft) -> None:
        """In place of what has that id, or besides; refuses an id that another has."""
        kind, row = self.row(draft)
        kinds = self._kinds(draft)
        if not _IDENT.fullmatch(draft.id) or len(draft.id) > 40:
            raise Refusal("draft-id")
        if draft.id != ident and any(self._places(kinds, draft.id)):
            raise Refusal("draft-taken", 409, id=draft.id)
        place = next(self._places(kinds, ident), None)
        if place is not None and place[0] == kind:
            self.data[kind][place[1]] = row
            return
        if place is not None:
            del self.data[place[0]][place[1]]
        self.data.setdefault(kind, []).append(row)

    def last(self, ident: str, draft: AnyDraft) -> None:
        """The same without refusing, and as the last of its kind: what clashes is told there."""
        kind, row = self.row(draft)
        for where, at in [*self._places(self._kinds(draft), ident)][::-1]:
            del self.data[where][at]
        self.data.setdefault(kind, []).append(row)

    def drop(self, kind: type[AnyDraft], ident: str) -> None:
        place = next(self._places(self._kinds(kind), ident), None)
        if place is None:
            raise Refusal("draft", 404)
        del self.data[place[0]][place[1]]

    def row(self, draft: AnyDraft) -> tuple[str, Row]:
        """The table that a draft is written in; what was left empty is not written."""
        row: Row = {"id": draft.id}
        for key, value in msgspec.to_builtins(draft).items():
            if isinstance(value, dict):
                value = {part: text for part, text in value.items() if text}
            if value not in (None, "", {}):
                row[key] = value
        if isinstance(draft, DungeonDraft):
            row.setdefault("dungeon", draft.dungeon)
            return DUNGEON, row
        if CARD in self.tables:
            row.setdefault("type", draft.type)
            return CARD, row
        row.pop("type", None)
        if draft.type not in self.tables:
            raise Refusal("draft-type", types=", ".join(self.tables))
        return draft.type, row
