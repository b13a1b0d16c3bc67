"""The engine of a tab: the services of the server, with a storage of another kind."""

from __future__ import annotations

import asyncio
import random

import pytest

from deskovka import games
from deskovka.tab.alone import Memory
from tests.tab.devices import Page, Watched

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "simple"}]


async def play(watched: Watched, picks: random.Random, most: int = 100_000) -> int:
    """Choose at random until the game is over, or so often."""
    for done in range(most):
        frame = await watched.until(
            lambda one: (
                one["is"] == "state"
                and (one["decision"] is not None or one["table"]["outcome"] is not None)
            )
        )
        if frame["table"]["outcome"] is not None:
            return done
        decision = frame["decision"]
        watched.frames.clear()
        pick = picks.randrange(len(decision["options"]))
        watched.say(do="pick", moment=decision["moment"], pick=pick)
    return most


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_played_to_its_end_and_found_again(game: str) -> None:
    async def run() -> None:
        memory = Memory()
        page = Page(memory)
        made = await page.ask("POST", "/api/tables", game=game, seats=BOT)
        watched = await page.at(made["id"])
        assert await play(watched, random.Random(1), 15) == 15
        await watched.until(lambda frame: frame["is"] == "state" and frame["decision"] is not None)

        again = Page(memory)  # the page is loaded anew
        mine = (await again.ask("GET", "/api/tables"))["mine"]
        assert [table["id"] for table in mine] == [made["id"]]
        continued = await again.at(made["id"])
        first = await continued.until(lambda frame: frame["is"] == "state")
        assert len(first["log"]) > 3
        assert await play(continued, random.Random(2)) > 0
        counted = await again.ask("GET", "/api/my/statistics")
        assert counted["games"][0]["played"] == 1
        [item] = await again.ask("GET", "/api/replays")
        assert item["id"] == made["id"]

    asyncio.run(run())


def test_what_is_not_there_is_refused() -> None:
    async def run() -> None:
        page = Page(Memory(), "cs")
        assert await page.ask("GET", "/api/nothing") == (404, "file")
        assert await page.ask("GET", "/api/tables/nothing") == (404, "table")
        assert await page.ask("POST", "/api/tables", game="conquerors") == (400, "malformed")
        watched = Watched()
        assert await page.engine.look("nothing", watched.take, watched.end) is None
        assert watched.ended
        assert watched.frames[0]["reason"] == "table"

    asyncio.run(run())
