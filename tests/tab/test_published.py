"""Packs that a site brings along."""

from __future__ import annotations

import asyncio

from deskovka.server.storage import now
from deskovka.tab.alone import Memory
from deskovka.tab.published import Published
from tests.tab.devices import Page

PACK = """id = "watch"
name = { en = "Watch", cs = "Hlídka" }

[[card]]
id = "night-watch"
name = { en = "Night Watch", cs = "Noční hlídka" }
type = "warrior"
stars = 2
cost = "2 gold, 1 cosmium"
attack = 2
life = 2
art = "card-pickup"
text = "If Night Watch would die, put it on top of its owner's deck instead."

[[deck]]
id = "watchmen"
name = { en = "Watchmen", cs = "Hlídači" }
about = { en = "Hold the walls.", cs = "Držte hradby." }

[deck.cards]
night-watch = 3
gold-miner = 10
collector-of-cosmium = 10
militia = 30
"""
BROUGHT = Published("conquerors", "Watch", PACK, ["Ada"])


def test_its_decks_come_first() -> None:
    async def decks(*published: Published) -> list[str]:
        games = await Page(Memory(), published=published).ask("GET", "/api/games")
        [game] = [one for one in games if one["name"] == "conquerors"]
        [option] = [one for one in game["options"] if one["name"] == "deck"]
        return [choice["id"] for choice in option["choices"]]

    of_box = asyncio.run(decks())
    assert asyncio.run(decks(BROUGHT)) == ["watchmen", *of_box]


def test_a_first_game_is_played_with_them_and_they_lie_in_the_workshop() -> None:
    async def run() -> None:
        page = Page(Memory(), published=[BROUGHT])
        before = now()
        wish = [{"kind": "me", "deck": "watchmen"}, {"kind": "bot", "bot": "simple"}]
        made = await page.ask("POST", "/api/tables", game="conquerors", seats=wish)
        assert made["seats"][0]["deck"] == "watchmen"
        assert [one["name"] for one in made["packs"]] == ["Watch"]
        [pack] = await page.ask("GET", "/api/my/packs")
        assert pack["name"] == "Watch"
        assert pack["changed"] >= before

    asyncio.run(run())
