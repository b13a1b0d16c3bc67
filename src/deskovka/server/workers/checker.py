"""Packs are read and checked in a process of its own: a text may be long, and anybody's."""

from __future__ import annotations

import functools
from typing import Any, Final, Protocol

import msgspec

from deskovka import games
from deskovka.packs.checker import Checked
from deskovka.packs.data import AnyPack
from deskovka.server.games.prints import card_info, dungeon_info
from deskovka.server.games.wire import CardInfo, DungeonInfo
from deskovka.server.http.refusals import Refusal
from deskovka.server.workers import pool
from deskovka.server.workshop.drafts import DUNGEON, Draft, Edit, Named, headed
from deskovka.server.workshop.marks import marks
from deskovka.server.workshop.wire import CardDraft, DungeonDraft, Mark

_PATIENCE: Final = 30.0  # seconds; the largest pack that is allowed takes a third of that
_MOST_KEPT: Final = 64

# Small texts come first, and have a process for themselves.
SMALL: Final = 0
LARGE: Final = 1
_LARGEST_SMALL: Final = 16 * 1024  # characters: a third of a second, and more than most packs have


class Inspection(msgspec.Struct, frozen=True):
    """Texts of packs, each building on those before it; the last one is looked at.

    ``entry`` is the only one that matters, of kind "card" or "dungeon"; without one, all of the
    pack does, and it is handed over if it is good. ``edit`` is done to the last text before; it is
    JSON, which has numbers of any size. What is not ``is_checked`` is known to be good.
    """

    game: str
    texts: tuple[str, ...]
    entry: tuple[str, str] | None = None
    edit: bytes = b""
    is_listed: bool = False
    is_checked: bool = True

    @property
    def rank(self) -> int:
        size = len(self.edit) + sum(map(len, self.texts))
        return SMALL if size <= _LARGEST_SMALL else LARGE


class Listing(msgspec.Struct, frozen=True):
    """What a pack is called, and what is in it, right or wrong."""

    name: str
    cards: list[CardDraft] = []
    dungeons: list[DungeonDraft] = []


class Refused(msgspec.Struct, frozen=True):
    """A refusal on its way to whoever asked."""

    reason: str
    status: int
    values: dict[str, str | int]

    @property
    def refusal(self) -> Refusal:
        return Refusal(self.reason, self.status, **self.values)


class Verdict(msgspec.Struct, frozen=True):
    """``pack`` is the whole good pack as JSON; ``card`` or ``dungeon`` the entry, if it is good.

    ``text`` is what an edit has made of it, and ``refused`` says why it could not be done.
    ``listed`` is a listing as JSON; there is none of a text that was brought and is not good.
    """

    marks: list[Mark]
    pack: bytes = b""
    card: CardInfo | None = None
    dungeon: DungeonInfo | None = None
    text: str = ""
    listed: bytes = b""
    refused: Refused | None = None

    @property
    def listing(self) -> Listing:
        return msgspec.json.decode(self.listed, type=Listing)


class Checker(Protocol):
    """Looks at packs, wherever that is done."""

    async def look(self, job: Inspection, person: int) -> Verdict:
        """In the person's turn. Raises OSError, EOFError or TimeoutError if it cannot be done."""

    async def close(self) -> None: ...


class Checkers(pool.Workers[Inspection, Verdict]):
    def __init__(self) -> None:
        super().__init__(__name__, Verdict, [SMALL, LARGE], _PATIENCE)

    async def look(self, job: Inspection, person: int) -> Verdict:
        return await self.ask(lambda: job, person, job.rank)


def unpacked(game: str, verdict: Verdict) -> AnyPack:
    """The pack that was handed over."""
    pack: AnyPack = msgspec.json.decode(verdict.pack, type=games.shelf(game).kind)
    return pack


# -- in a process of its own --------------------------------------------------------------


def inspect(job: Inspection) -> Verdict:
    """Everything that is wrong, or that nothing is."""
    *below, text = job.texts
    edit = msgspec.json.decode(job.edit, type=Edit) if job.edit else None
    is_brought = isinstance(edit, Named) and not edit.always
    try:
        text = _edited(job.game, text, edit) if edit else text
    except Refusal as refusal:
        values: Any = refusal.values
        return Verdict([], refused=Refused(refusal.reason, refusal.status, values))
    verdict = Verdict([])
    if job.is_checked:
        verdict = _looked(Inspection(job.game, (*below, text), job.entry))
    listed = b""
    if job.is_listed and (verdict.pack or not is_brought):
        listed = msgspec.json.encode(_listing(job.game, text))
    return msgspec.structs.replace(verdict, text=text if edit else "", listed=listed)


def _edited(game: str, text: str, edit: Edit) -> str:
    if isinstance(edit, Named) and not edit.always:
        return headed(text, edit.name)
    draft = Draft(game, text)
    draft.change(edit)
    return draft.text()


def _listing(game: str, text: str) -> Listing:
    draft = Draft(game, text)
    return Listing(draft.name, draft.cards(), draft.dungeons())


@functools.lru_cache(maxsize=_MOST_KEPT)
def _looked(job: Inspection) -> Verdict:
    *below, text = job.texts
    basis = None
    for one in below:
        checked = _checked(job.game, one, basis)
        if checked.pack is None:
            return Verdict([mark for _, mark in marks(one, checked.problems)])
        basis = checked.pack
    checked = _checked(job.game, text, basis)
    found = marks(text, checked.problems) + marks(text, checked.warnings, mild=True)
    if job.entry is None:
        pack = msgspec.json.encode(checked.pack) if checked.pack else b""
        return Verdict([mark for _, mark in found], pack)
    own = [mark for kind, mark in found if _is_of(job.entry, kind, mark)]
    if checked.pack is None and not own:
        checked = _checked(job.game, _without(job.game, text, found), basis)
    return _entry(own, job, checked.pack)


def _checked(game: str, text: str, basis: AnyPack | None) -> Checked[AnyPack]:
    return games.shelf(game).check_text(text, basis)


def _is_of(entry: tuple[str, str], kind: str, mark: Mark) -> bool:
    return bool(kind) and mark.of == entry[1] and (kind == DUNGEON) == (entry[0] == DUNGEON)


def _without(game: str, text: str, found: list[tuple[str, Mark]]) -> str:
    """The pack without those other entries that are to blame."""
    draft = Draft(game, text)
    for kind, mark in found:
        if kind:
            draft.data[kind] = [row for row in draft.data[kind] if row.get("id") != mark.of]
    return draft.text()


def _entry(own: list[Mark], job: Inspection, pack: AnyPack | None) -> Verdict:
    """The verdict of the entry that matters."""
    if pack is None or job.entry is None or any(not mark.mild for mark in own):
        return Verdict(own)
    kind, ident = job.entry
    if kind == DUNGEON:
        drawings = games.kit(job.game).prints().drawings(pack)
        drawn = next((one for one in drawings if one.id == ident), None)
        return Verdict(own, dungeon=dungeon_info(job.game, drawn) if drawn else None)
    card = next((one for one in pack.cards if one.id == ident), None)
    return Verdict(own, card=card_info(job.game, card) if card else None)


if __name__ == "__main__":
    pool.run(Inspection, inspect)
