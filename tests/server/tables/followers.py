"""People who put together what they are sent, at a table where anything may happen."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final, NamedTuple

import deskovka
from deskovka.games.port.manners import Stop
from deskovka.server.people.records import Person
from deskovka.server.tables import frames
from deskovka.server.tables.presenter import Shown
from deskovka.server.tables.room import Room
from deskovka.table.live import LiveTable
from tests.server.laid_tables import Frame, Looking, begin, choose, laid_table, room_of, settled

APART: Final = ("is", "seq", "log")  # how it is told, not what


class Following(Looking):
    """Whatever they are sent leads to what they would have been sent if it were sent whole."""

    def __init__(self, room: Room, person: Person | None, language: str) -> None:
        super().__init__(room, person, language)  # type: ignore[arg-type]
        self.heard: list[Frame] = []

    def put(self, message: bytes) -> None:
        self.heard.append(json.loads(message))
        super().put(message)

    def _tell(self, shown: Shown) -> None:
        before = self.state
        super()._tell(shown)
        whole = json.loads(frames.write(shown.state))
        assert without(self.state) == without(whole)
        assert self.state["seq"] == before.get("seq", 0) + 1
        asked_for = whole["log"] is not None or not before
        moved = not asked_for and before["view"]["seat"] != whole["view"]["seat"]
        assert (self.heard[-1]["is"] == "state") == (asked_for or moved)


def without(frame: Frame) -> Frame:
    """All that a frame says of the table."""
    return {name: value for name, value in frame.items() if name not in APART}


class Company(NamedTuple):
    """A table of two, and somebody who looks on."""

    table: LiveTable
    seated: list[Following]
    watching: Following


async def sit(game: str, seed: int, shared: bool = False) -> Company:
    """``shared``: one person plays both seats on one screen."""
    kind = deskovka.game(game)
    table, looking = laid_table(kind.new(seed=seed), kind)
    room = room_of(table)
    if shared:
        seats = [
            seat.__class__(seat.seat, "screen", looking[0].person.id)  # type: ignore[union-attr]
            for seat in room.record.seats
        ]
        room.record = room.seated(seats[0])
        room.record = room.seated(seats[1])
    people = [looking[0].person, looking[0 if shared else 1].person]
    seated = [Following(room, one, "en") for one in people]
    watching = Following(room, None, "cs")
    room.connections.clear()
    room.connections.update([*seated, watching])
    room.note_presence()
    await begin(table)
    for one in (*seated, watching):
        await room.show_whole(one)
    return Company(table, seated, watching)


async def play(company: Company, random: Random, picks: int) -> None:
    """Picks at random; somebody takes back, looks anew, or wants to be asked elsewhere."""
    table, everybody = company.table, [*company.seated, company.watching]
    for _ in range(picks):
        if table.state.over:
            return
        assert table.display.open
        asked = next(one for one in company.seated if table.state.seat in one.seats)
        await choose(table, asked, random.randrange(len(table.state.options)))
        what = random.random()
        if what < 0.08:
            await take_back(company, random)
        elif what < 0.12:
            await room_of(table).show_whole(random.choice(everybody))
        elif what < 0.2:
            stops = {
                kind: Stop(random.random() < 0.5, random.random() < 0.5)
                for kind in table.manners.stops
            }
            await table.set_stops(random.choice(company.seated), stops)
            await settled(table)


async def take_back(company: Company, random: Random) -> None:
    """Whoever has chosen something asks for it; the others agree, or not."""
    table, takeback = company.table, company.table.takeback
    by = random.choice(company.seated)
    if not any(entry.seat in by.seats and entry.who == "person" for entry in table.log.played):
        return
    await takeback.ask(by)
    yes = random.random() < 0.7
    while (asked := takeback.request) is not None and asked.waiting:
        other = next(one for one in company.seated if asked.waiting & set(one.seats))
        await takeback.answer(other, asked.id, yes)
    await settled(table)


async def recorded(game: str, seed: int, picks: int, between: int) -> dict[str, Any]:
    """What one seat is sent, and the whole state after every few frames, by their number."""
    company = await sit(game, seed)
    await play(company, Random(seed), picks)
    one = company.seated[0]
    heard = [frame for frame in one.heard if frame["is"] in ("state", "change")]
    states = [frame for frame in one.frames if frame["is"] == "state"]
    return {"frames": heard, "states": states[::between]}
