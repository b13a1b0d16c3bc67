"""How much a table tells somebody at each pick, and how much it would be if it told everything."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Final

import msgspec

from bench.measuring import Measured, measured
from deskovka.server.tables.frames import followed
from deskovka.tab.alone import AtOnce, Memory
from deskovka.tab.engine import Engine, Look
from deskovka.table.pace import OPEN

PICKS: Final = 150
SEED: Final = 5
BOT: Final = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]

_write: Final = msgspec.json.Encoder().encode
Frame = dict[str, Any]


class Reader:
    """Somebody who plays at random, and the length of what they were sent."""

    def __init__(self) -> None:
        self.state: Frame = {}
        self.changes: list[float] = []
        self.wholes: list[float] = []
        self.news = asyncio.Event()
        self.answered = 0

    def take(self, text: str) -> None:
        frame = json.loads(text)
        self.state = followed(self.state, frame)
        if frame["is"] == "change":
            self.changes.append(len(text.encode()))
            self.wholes.append(len(_write(self.state)))
        self.news.set()

    async def asked(self) -> Frame | None:
        """The next decision; None when the game is over."""
        while not (decision := self.state.get("decision")) or decision["moment"] == self.answered:
            if self.state and self.state["table"]["outcome"] is not None:
                return None
            self.news.clear()
            await self.news.wait()
        return dict(decision)


async def _sit_down(engine: Engine, game: str, reader: Reader) -> Look:
    """At a table of one's own."""
    made = await engine.ask("POST", "/api/tables", _write({"game": game, "seats": BOT}))
    look = await engine.look(json.loads(made.content)["id"], reader.take, lambda: None)
    assert look is not None
    reader.state = {}
    look.hear('{"do": "hello"}')
    return look


async def _played(game: str) -> Reader:
    engine = Engine(Memory(), AtOnce(), "en", pace=OPEN)
    reader, picks = Reader(), random.Random(SEED)
    look = await _sit_down(engine, game, reader)
    for _ in range(PICKS):
        while (decision := await reader.asked()) is None:
            look = await _sit_down(engine, game, reader)
        pick = picks.randrange(len(decision["options"]))
        order = {"do": "pick", "moment": decision["moment"], "pick": pick}
        reader.answered = decision["moment"]
        look.hear(_write(order).decode())
    return reader


def run(game: str) -> list[Measured]:
    """Of one who plays in English against a bot."""
    reader = asyncio.run(_played(game))
    return [
        measured(f"{game}: a frame", "B", reader.changes),
        measured(f"{game}: a frame, were it whole", "B", reader.wholes),
    ]
