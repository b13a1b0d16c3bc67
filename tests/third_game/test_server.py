"""The server seats people and bots at a game that it was not made for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.guests import Guest, play_out, serving
from tests.server.tables.followers import play, sit
from tests.server.tables.test_playing import ME, OPEN, SIMPLE

BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture
def guests(tmp_path: Path) -> Iterator[list[Guest]]:
    with serving(tmp_path / "data") as address:
        found = [Guest(address, language) for language in ("en", "cs")]
        yield found
        for guest in found:
            guest.leave()


def test_the_catalogue_has_it(guests: list[Guest]) -> None:
    info = next(game for game in guests[0].get("/api/games") if game["name"] == "dare")
    assert (info["least"], info["most"], info["options"]) == (2, 4, [])
    assert info["title"]["cs"] == "Troufalka"
    assert guests[0].get(f"/api/packs/{info['pack']}")["game"] == "dare"


def test_two_people_and_a_bot_play_to_the_end(guests: list[Guest]) -> None:
    table = guests[0].open("dare", ME, OPEN, BOT)["id"]
    guests[1].post(f"/api/tables/{table}/take", seat=1)
    sittings = [guest.sit(table) for guest in guests]
    assert play_out(sittings, lambda frame: 0) > 0
    assert sittings[0].state["table"]["outcome"]["text"]
    replay = guests[0].get(f"/api/replays/{table}")
    last = len(replay["moments"]) - 1
    [frame] = guests[0].get(f"/api/replays/{table}/frames?first={last}&eye=all")
    assert frame["outcome"]["text"]
    assert guests[0].get("/api/my/statistics")["games"][0]["game"] == "dare"


@pytest.mark.parametrize("seed", range(3))
def test_what_is_sent_leads_to_what_is_to_be_seen(seed: int) -> None:
    async def run() -> None:
        company = await sit("dare", seed)
        await play(company, Random(seed), 40)
        assert company.watching.changes > 5

    asyncio.run(run())


@pytest.mark.parametrize("wish", [{"deck": "builders"}, {"hero": "bivoj"}, {"chosen": {"x": "y"}}])
def test_what_it_has_not_cannot_be_chosen(guests: list[Guest], wish: dict[str, object]) -> None:
    seat = ME | {key: value for key, value in wish.items() if key != "chosen"}
    more = {key: value for key, value in wish.items() if key == "chosen"}
    code, reason = guests[0].refused("/api/tables", game="dare", seats=[seat, SIMPLE], **more)
    assert (code, reason) == (400, "option" if more else next(iter(wish)))


def test_there_is_nothing_to_write_or_to_learn(guests: list[Guest]) -> None:
    guest = guests[0]
    assert guest.refused("/api/lessons/dare") == (404, "game")
    assert guest.refused("/api/my/packs", game="dare", name="Mine") == (400, "no-packs")
    answer = guest.http.get("/api/workshop/sentences?game=dare")
    assert answer.json()["reason"] == "no-packs"
