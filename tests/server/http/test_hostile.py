"""People who mean harm: what they try gives nothing, and others do not notice."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest

from deskovka.server.tables import opening, room
from deskovka.server.workshop import checks, trials
from tests.server.conftest import Coming
from tests.server.guests import Guest, Sitting
from tests.server.packs import WOLF, own_pack


def own_deck(guest: Guest) -> str:
    """The name, where decks are chosen, of a deck that a guest has built."""
    cards = guest.get("/api/decks")[0]["cards"]
    return f"my:{guest.post('/api/my/decks', name='Secret', cards=cards)['id']}"


def decks(table: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["deck"] for seat in table["seats"]]


# -- what is hidden -----------------------------------------------------------------------


def test_nobody_learns_the_link_of_a_deck_that_was_lent(coming: Coming, address: str) -> None:
    ada, ben = coming(), coming()
    deck = own_deck(ada)
    lent = {"kind": "open", "deck": deck}, {"kind": "bot", "bot": "simple", "deck": deck}
    table = ada.open("conquerors", {"kind": "me"}, *lent, public=True)["id"]
    assert deck not in httpx.get(f"{address}/api/tables").text
    assert deck not in httpx.get(f"{address}/api/tables/{table}").text
    assert deck not in decks(ben.post(f"/api/tables/{table}/take", seat=1))
    for spectate in (True, False):
        assert deck not in decks(ben.sit(table, spectate=spectate).state["table"])
    assert ben.get(f"/api/tables/{table}")["seats"][1]["brought"] == "Secret"


def given_up(sitting: Sitting) -> None:
    sitting.send("resign")
    sitting.until(lambda frame: frame["is"] == "state" and frame["table"]["state"] == "over")


def test_who_was_away_at_the_end_is_asked_too_before_it_is_undone(
    coming: Coming, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the replay would have shown their cards to somebody who plays on."""
    monkeypatch.setattr(room, "GRACE", -1)
    ada, ben = coming(), coming()
    table = ada.open("conquerors", {"kind": "me"}, {"kind": "open"})["id"]
    ben.post(f"/api/tables/{table}/take", seat=1)
    ada.post(f"/api/tables/{table}/hand-over", seat=1)
    playing = ada.sit(table)
    asked = playing.wait_for_question()
    assert asked
    playing.answer(asked["default"])
    given_up(playing)
    playing.send("undo")
    playing.until(lambda frame: bool(frame.get("request")))
    assert playing.is_over
    back = ben.sit(table)
    assert back.state["request"]["answer"]
    back.send("answer", request=back.state["request"]["id"], yes=True)
    back.until(lambda frame: frame["is"] == "state" and frame["table"]["state"] == "playing")


# -- what makes no sense ------------------------------------------------------------------


@pytest.mark.parametrize("path", ["a" * 300, "assets/" + "b" * 5000, "c/" * 3000])
def test_an_address_may_be_long(coming: Coming, path: str) -> None:
    assert coming().http.get(f"/{path}").status_code in (200, 404)


@pytest.mark.parametrize("origin", ["http://[", "https://[::1", "http://", "null"])
def test_an_origin_may_be_none(coming: Coming, origin: str) -> None:
    answer = coming().http.post("/api/me/carry", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["reason"]) == (403, "origin")


@pytest.mark.parametrize("body", ["[" * 16_000, '{"a":' * 3000, '{"name":' + "[" * 15_000])
def test_a_body_may_be_deep(coming: Coming, body: str) -> None:
    ada = coming()
    answer = ada.http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
    assert ada.get("/api/me")["name"] == ada.name


# -- all at once --------------------------------------------------------------------------


def together(*acts: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(len(acts)) as hands:
        return [one.result() for one in [hands.submit(act) for act in acts]]


def test_the_last_two_who_sit_down_are_dealt_to_once(
    coming: Coming, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt: list[Any] = []
    deal = opening.new_state

    def counted(*given: Any) -> Any:
        dealt.append(given)
        return deal(*given)

    ada, ben, cyd = coming(), coming(), coming()
    open_seats = [{"kind": "open"}] * 2
    tables = [ada.open("conquerors", {"kind": "me"}, *open_seats)["id"] for _ in range(5)]
    monkeypatch.setattr(opening, "new_state", counted)
    for table in tables:
        take = f"/api/tables/{table}/take"
        found = together(partial(ben.post, take, seat=1), partial(cyd.post, take, seat=2))
        assert "playing" in {one["state"] for one in found}
    assert len(dealt) == len(tables)


def test_nobody_sits_down_twice_at_once(coming: Coming) -> None:
    ada, ben = coming(), coming()
    for _ in range(5):
        table = ada.open("conquerors", {"kind": "me"}, *[{"kind": "open"}] * 2)["id"]
        take = f"/api/tables/{table}/take"
        found = together(
            *(partial(ben.http.post, take, json={"seat": seat}) for seat in (1, 2)),
        )
        assert sorted(one.status_code for one in found) == [200, 409]


def test_there_is_one_rematch_however_many_want_it(coming: Coming) -> None:
    ada, ben = coming(), coming()
    table = ada.open("conquerors", {"kind": "me"}, {"kind": "open"})["id"]
    ben.post(f"/api/tables/{table}/take", seat=1)
    given_up(ada.sit(table))
    again = f"/api/tables/{table}/rematch"
    made = together(*(partial(guest.post, again) for guest in (ada, ben, ada, ben)))
    assert len({one["id"] for one in made}) == 1


# -- decks and packs ----------------------------------------------------------------------


def test_a_deck_is_legal_by_the_cards_of_the_table(coming: Coming) -> None:
    """Cards of the same ids may have fewer stars in a pack of one's own."""
    ada, ben = coming(), coming()
    rare, common = own_pack(ada, {**WOLF, "stars": 3}), own_pack(ben, {**WOLF, "stars": 1})
    cards = {**ben.get("/api/decks")[0]["cards"], "ember-wolf": 9}
    deck = ben.post("/api/my/decks", name="Wolves", cards=cards, packs=[common])
    assert not deck["problems"]
    table = ada.open("conquerors", {"kind": "me"}, {"kind": "open"}, packs=[rare])["id"]
    take = f"/api/tables/{table}/take"
    assert ben.refused(take, seat=1, deck=f"my:{deck['id']}") == (409, "deck-cards")
    assert ben.post(take, seat=1)["state"] == "playing"


def test_a_text_that_takes_for_ever_to_read_is_not_read(coming: Coming) -> None:
    ada = coming()
    text = ".".join("a" * 200_000) + " = 1"
    refused = ada.refused("/api/my/packs/upload", game="conquerors", name="Deep", text=text)
    assert refused == (400, "pack-bad")
    assert ada.get("/api/my/packs") == []


@pytest.mark.parametrize("wrong", [{"type": ""}, {"stars": 10**300}, {"text": "\0"}])
def test_a_card_that_makes_no_sense_is_kept_as_it_is(coming: Coming, wrong: dict[str, Any]) -> None:
    ada = coming()
    pack = own_pack(ada, {**WOLF, **wrong})
    assert {**WOLF, **wrong} in ada.get(f"/api/my/packs/{pack}")["cards"]


def test_a_pack_may_begin_with_a_mark_of_its_encoding(coming: Coming) -> None:
    ada = coming()
    text = ada.http.get(f"/api/my/packs/{own_pack(ada, WOLF)}/text").text
    brought = ada.post(
        "/api/my/packs/upload", game="conquerors", name="Marked", text=f"\ufeff{text}"
    )
    assert ada.http.get(f"/api/my/packs/{brought['id']}/text").text == text


def test_strangers_wait_for_each_other_and_not_tables_for_them(
    coming: Coming, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any row of the hashes of packs is a game to be read."""
    ada = coming()
    wish = {"game": "conquerors", "packs": [own_pack(ada, WOLF)]}
    key = ada.post("/api/workshop/game", **wish)["pack"]
    again = key.rpartition(".")[2]
    asked: list[int] = []
    look = checks.Checks.look

    async def noted(self: checks.Checks, who: int, *more: Any) -> Any:
        asked.append(who)
        return await look(self, who, *more)

    monkeypatch.setattr(checks.Checks, "look", noted)
    address = f"{address}/api/packs/{key}.{again}"
    assert [httpx.get(address).status_code, ada.http.get(address).status_code] == [404, 404]
    assert checks.TABLES not in asked
    monkeypatch.setattr(checks, "_MOST_WAITING", 0)
    assert httpx.get(f"{address}.{again}").json()["reason"] == "packs-busy"


def test_settings_of_who_only_looks_on_are_nothing_to_others(coming: Coming) -> None:
    ada, ben = coming(), coming()
    table = ada.open("conquerors", {"kind": "me"}, {"kind": "bot", "bot": "simple"})["id"]
    playing, looking = ada.sit(table), ben.sit(table)
    playing.wait_for_question()
    playing.drain(0.2)
    seen = len(playing.frames)
    for _ in range(20):
        looking.send("until", what="turn")
        looking.send("stops", stops={})
    looking.send("ping")
    looking.until(lambda frame: frame["is"] == "pong")
    playing.send("ping")
    playing.until(lambda frame: frame["is"] == "pong")
    assert len(playing.frames) == seen + 1


def test_a_trial_that_does_not_end_is_given_up(
    coming: Coming, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "_PATIENCE", 0.0)
    ada = coming()
    trial = ada.post("/api/workshop/trials", pack=own_pack(ada, WOLF), card="ember-wolf")
    while not trial["failed"]:
        trial = ada.get(f"/api/workshop/trials/{trial['id']}")
    assert trial["result"] is None


@pytest.mark.parametrize("path", ["/api/docs", "/api/schema", "/api/schema/swagger"])
def test_no_page_loads_anything_from_elsewhere(coming: Coming, path: str) -> None:
    assert "https://" not in coming().http.get(path).text
