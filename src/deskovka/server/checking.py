"""Packs are read and checked in a process of its own: a text may be long, and anybody's."""

from __future__ import annotations

import functools
from typing import Any, Final

import msgspec

from deskovka.conquerors import packs as planets
from deskovka.packs.checking import Checked
from deskovka.packs.data import AnyPack
from deskovka.packs.shelf import Shelf
from deskovka.plosinovka import packs as towers
from deskovka.server import workers
from deskovka.server.drafts import DUNGEON, Draft
from deskovka.server.marks import marks
from deskovka.server.printing import card_info, dungeon_info
from deskovka.server.wire.games import CardInfo, DungeonInfo
from deskovka.server.wire.packs import Mark

SHELVES: Final[dict[str, Shelf[Any]]] = {"conquerors": planets.SHELF, "plosinovka": towers.SHELF}
_PATIENCE: Final = 30.0  # seconds; the largest pack that is allowed takes a third of that
_MOST_KEPT: Final = 64


class Look(msgspec.Struct, frozen=True):
    """Texts of packs, each building on those before it; the last one is looked at.

    ``entry`` is the only one that matters, of kind "card" or "dungeon"; without one, all of the
    pack does, and it is handed over if it is good.
    """

    game: str
    texts: tuple[str, ...]
    entry: tuple[str, str] | None = None


class Verdict(msgspec.Struct, frozen=True):
    """``pack`` is the whole good pack as JSON; ``card`` or ``dungeon`` the entry, if it is good."""

    marks: list[Mark]
    pack: bytes = b""
    card: CardInfo | None = None
    dungeon: DungeonInfo | None = None


class Checkers(workers.Workers[Look, Verdict]):
    def __init__(self, count: int = 2) -> None:
        super().__init__(__name__, Verdict, count, _PATIENCE)


def unpacked(game: str, verdict: Verdict) -> AnyPack:
    """The pack that was handed over."""
    pack: AnyPack = msgspec.json.decode(verdict.pack, type=SHELVES[game].kind)
    return pack


# -- in a process of its own --------------------------------------------------------------


@functools.lru_cache(maxsize=_MOST_KEPT)
def look(job: Look) -> Verdict:
    """Everything that is wrong, or that nothing is."""
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
    return _entry(own, job.entry, checked.pack)


def _checked(game: str, text: str, basis: Any) -> Checked[Any]:
    return SHELVES[game].check_text(text, basis)


def _is_of(entry: tuple[str, str], kind: str, mark: Mark) -> bool:
    return bool(kind) and mark.of == entry[1] and (kind == DUNGEON) == (entry[0] == DUNGEON)


def _without(game: str, text: str, found: list[tuple[str, Mark]]) -> str:
    """The pack without those other entries that are to blame."""
    draft = Draft(game, text)
    for kind, mark in found:
        if kind:
            draft.data[kind] = [row for row in draft.data[kind] if row.get("id") != mark.of]
    return draft.text()


def _entry(own: list[Mark], entry: tuple[str, str], pack: Any) -> Verdict:
    kind, ident = entry
    if pack is None or any(not mark.mild for mark in own):
        return Verdict(own)
    if kind == DUNGEON:
        drawn = next((one for one in pack.dungeons if one.id == ident), None)
        return Verdict(own, dungeon=dungeon_info(drawn) if drawn else None)
    card = next((one for one in pack.cards if one.id == ident), None)
    return Verdict(own, card=card_info(card) if card else None)


if __name__ == "__main__":
    workers.run(Look, look)
