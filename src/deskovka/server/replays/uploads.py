"""Replays that somebody brings: read, played again, and shown as a table they may come from."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from deskovka import games, locales, replay
from deskovka.games.port.state import GameState
from deskovka.kernel.chance import ASKED, MODES
from deskovka.kernel.errors import BadReplay, BadSetup, DeskovkaError
from deskovka.problems import Problem
from deskovka.server.games import catalogue
from deskovka.server.http.refusals import Refusal
from deskovka.server.people.records import Person
from deskovka.server.replays.records import ReplayRecord
from deskovka.server.replays.timeline import Damaged, Timeline
from deskovka.server.tables.records import Seat, TableRecord
from deskovka.server.tables.wire import NewTable
from deskovka.server.workshop.packs import Used
from deskovka.tabletop import TabletopGame

MOST_ENTRIES: Final = 20_000
_MOST_HASHES: Final = 1000


def read(text: str) -> replay.Replay:
    """A replay from outside, not yet played; every doubt is a refusal that says why."""
    try:
        found = replay.load(text)
    except BadReplay as error:
        raise Refusal("replay-unreadable", why=error) from error
    if len(found.log) > MOST_ENTRIES or len(found.hashes) > _MOST_HASHES:
        raise Refusal("replay-long")
    if found.game not in games.names():
        raise Refusal("replay-game")
    return found


def proved(found: replay.Replay, game: TabletopGame[GameState]) -> Timeline:
    """The same, played again: it leads where it says, or is refused."""
    if game.digest != found.pack:
        raise Refusal("replay-cards")
    problems = game.check_setup(found.setup)
    if found.setup.get("chance") == MODES[ASKED]:
        problems.append(Problem.of("replay-rolls-chosen"))
    if problems:
        raise Refusal("replay-setup", why=BadSetup(problems))
    digests = dict(found.hashes)
    if max(digests, default=-1) != len(found.log):
        raise Refusal("replay-unproved")
    try:
        return Timeline(game, found.setup, found.log, digests)
    except Damaged as error:
        if error.refused:
            raise Refusal("replay-entry", number=error.number + 1) from error
        same = "same" if found.rules == game.rules_version else "other"
        raise Refusal("replay-differs", number=error.number, rules=same) from error
    except DeskovkaError as error:
        raise Refusal("replay-setup", why=error) from error


def imagined(
    brought: ReplayRecord, timeline: Timeline, language: str, used: Used
) -> tuple[TableRecord, dict[int, Person]]:
    """The table at which an upload may have been played, by people without names."""
    setup: dict[str, Any] = timeline.end.setup or {}
    people = {
        -1 - at: Person(-1 - at, locales.say(language, "server-replay-player", number=at + 1), "en")
        for at in range(timeline.seats)
    }
    game = catalogue.engine(timeline.game)
    options = games.kit(timeline.game).opening().options(game)
    values = {one.name: setup.get(one.name) for one in options if not one.each}
    chosen = {
        name: value for name, value in values.items() if value and isinstance(value, str | bool)
    }
    wish = NewTable(timeline.game, [], chosen)
    record = TableRecord(
        id=brought.id,
        game=timeline.game,
        pack=timeline.digest,
        rules=game.rules_version,
        wish=msgspec.to_builtins(wish),
        setup=setup,
        state="over",
        public=False,
        outcome=None,
        rematch=None,
        created=brought.created,
        moved=brought.created,
        seats=tuple(Seat(at, "person", -1 - at) for at in range(timeline.seats)),
        packs=used or None,
    )
    return record, people
