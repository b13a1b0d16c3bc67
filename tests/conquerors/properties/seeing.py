"""What a seat may be shown, stated a second time: apart from the engine's own masks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from deskovka.games.conquerors import codes
from deskovka.games.conquerors.layouts import QUEUE_STRIDE, bearer_of
from deskovka.games.conquerors.state import Table
from deskovka.kernel.events import Event

HANDLES = ("handle", "target", "blocker", "blocking", "attacker", "before", "source")
WORDS = ("kind", "rule")


def eye_of(g: Table, seat: int | None) -> int:
    return g.seats if seat is None else seat


def knows(g: Table, seat: int | None, slot: int) -> bool:
    return bool(g.cards[slot].known >> eye_of(g, seat) & 1)


def dicts(value: Any) -> Iterator[dict[str, Any]]:
    """All dictionaries in plain data."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from dicts(part)
    elif isinstance(value, list):
        for part in value:
            yield from dicts(part)


# -- views and options --------------------------------------------------------------------


def check_view(g: Table, seat: int | None, view: Mapping[str, Any]) -> None:
    """No name of a card that the seat does not know, no handle of a card in a deck."""
    known = {
        g.definitions[card.definition].ident
        for slot, card in enumerate(g.cards)
        if knows(g, seat, slot)
    }
    for what in g.queue[::QUEUE_STRIDE]:  # it was on the planet when it triggered
        if what >= 0:
            known.add(g.definitions[bearer_of(what)].ident)
    if g.asking and seat == g.seat and g.kind == codes.ASK_SEARCH:
        known |= {g.printed(slot).ident for slot in g.players[g.seat].deck}
    for part in dicts(view):
        for key in ("card", "definition"):
            if isinstance(part.get(key), str):
                assert part[key] in known, part
        if "card" in part and "handle" in part and part["handle"]:
            slot = g.slot(part["handle"])
            assert slot >= 0
            assert knows(g, seat, slot), part
            assert g.printed(slot).ident == part["card"]
        check_handles(g, part)
    for player in view["players"]:
        for above, ident in player["known_deck"]:
            slot = g.players[player["seat"]].deck[-1 - above]
            assert knows(g, seat, slot)
            assert g.printed(slot).ident == ident


def check_handles(g: Table, part: dict[str, Any]) -> None:
    """Handles are those of cards that lie where everybody sees them lie."""
    for key in HANDLES:
        handle = part.get(key, 0)
        assert 0 <= handle < g.where_size, part
    handle = part.get("handle", 0)
    if handle:
        assert g.slot(handle) >= 0, part
        assert g.cards[g.slot(handle)].zone != codes.DECK


def check_known(g: Table) -> None:
    """TERM-8: what lies open is known to all, and players know their hands and their traps."""
    for slot, card in enumerate(g.cards):
        if card.zone == codes.HAND:
            assert card.known >> card.owner & 1
        elif card.zone == codes.JUNKYARD:
            assert card.known == g.everybody()
        elif card.zone == codes.PLANET:
            face_down = g.kind_of(slot) == codes.TRAP
            assert card.known >> card.controller & 1
            assert face_down or card.known == g.everybody()


# -- events -------------------------------------------------------------------------------


class Observer:
    """One seat (or a spectator) that learns of the game by its events only.

    ``learned`` holds whose card and which: of everything that it could have come to know.
    """

    def __init__(self, g: Table, seat: int | None) -> None:
        self.seat = seat
        self.learned = {
            (card.owner, card.definition)
            for slot, card in enumerate(g.cards)
            if knows(g, seat, slot)
        }

    def watch(self, g: Table, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.seat)
            assert {"kind", "rule"} <= set(seen)
            assert all(type(value) is int for key, value in seen.items() if key not in WORDS)
            if "definition" in seen:
                self._check_name(g, seen)
            if "card" in seen:
                assert 0 < int(str(seen["card"])) < g.where_size

    def _check_name(self, g: Table, seen: dict[str, Any]) -> None:
        owner = seen.get("owner", -1)
        if owner < 0:
            owner = g.cards[g.where[seen["card"]]].owner
        name = (owner, seen["definition"])
        assert name in self.learned or self._may_learn(g, seen, owner), seen
        self.learned.add(name)

    def _may_learn(self, g: Table, seen: dict[str, Any], owner: int) -> bool:
        """By a look of its own, from its own cards, or because the card is shown to all."""
        if seen["kind"] == "see":
            return bool(seen["player"] == self.seat)
        if self.seat in (owner, seen["controller"]):
            return True
        source, goal = seen["from"], seen["to"]
        if goal in (codes.PLANET, codes.LIMBO):
            return bool(g.definitions[seen["definition"]].kind != codes.TRAP)
        if codes.JUNKYARD in (source, goal) or source == codes.PLANET:
            return True
        searched = seen["rule"] != "conquerors:WORD-3"
        return bool(source == codes.DECK and goal == codes.HAND and searched)
