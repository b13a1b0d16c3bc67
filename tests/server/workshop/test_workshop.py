"""The workshops: cards and levels are checked while they are written, and tried."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest

import deskovka
from deskovka.games.conquerors.decks import check_deck
from deskovka.games.conquerors.game import conquerors
from deskovka.games.conquerors.trial import pair
from deskovka.packs.drafts import emblems
from deskovka.server.workshop import trials
from tests.server.conftest import Coming
from tests.server.guests import Guest
from tests.server.packs import LOFT, WOLF, own_pack


def checked(guest: Guest, **changes: Any) -> Any:
    return guest.post("/api/workshop/card", game="conquerors", card=WOLF | changes)


def marked(marks: list[Any]) -> list[tuple[str, int, int, int]]:
    return [(one["field"], one["line"], one["column"], one["length"]) for one in marks]


def test_a_good_card_is_drawn_in_both_languages(coming: Coming) -> None:
    found = checked(coming())
    assert found["marks"] == []
    assert found["card"]["text"] == {
        "en": ["When Ember Wolf dies, draw a card."],
        "cs": ["Když tento warrior zemře, lízni si kartu."],
    }
    assert (found["card"]["attack"], found["card"]["cost"]) == (3, {"gold": 2})


@pytest.mark.parametrize(
    ("changes", "place", "nearest"),
    [
        ({"text": "Whenever Ember Wolf dies, draw a crad."}, ("text", 1, 34, 4), ["card", "cards"]),
        ({"text": "Final hit.\n\n  Shieldng 1."}, ("text", 3, 3, 8), ["shielding", "building"]),
        ({"text": "Draw a card"}, ("text", 1, 12, 0), []),
        ({"text": '"""\\'}, ("text", 1, 1, 1), []),
        ({"name": {"en": "Ember  Wolf"}}, ("name.en", 1, 1, 11), []),
        ({"name": {"en": "A", "cs": "<b>"}}, ("name.cs", 1, 1, 3), []),
        ({"name": {"cs": "Vlk"}}, ("name.en", 1, 1, 0), []),
        ({"name": {}}, ("name", 1, 1, 0), []),
        ({"cost": "2 glod"}, ("cost", 1, 3, 4), ["gold"]),
        ({"cost": None}, ("cost", 1, 1, 0), []),
        ({"life": 0}, ("life", 1, 1, 1), []),
        ({"stars": 4}, ("stars", 1, 1, 1), []),
        ({"art": "wolf-howk"}, ("art", 1, 1, 9), ["wolf-howl", "wolf-head", "two-shadows"]),
        ({"id": "gold-mine"}, ("id", 1, 1, 9), []),
        ({"flavour": {"en": "x\u200by"}}, ("flavour.en", 1, 2, 1), []),
        ({"price": 3}, ("price", 1, 1, 5), []),
    ],
)
def test_a_mistake_is_marked_where_it_is(
    coming: Coming, changes: dict[str, Any], place: tuple[str, int, int, int], nearest: list[str]
) -> None:
    found = checked(coming(), **changes)
    assert found["card"] is None
    first = found["marks"][0]
    assert (marked(found["marks"])[0], first["nearest"]) == (place, nearest)
    assert first["message"]["en"] != first["message"]["cs"]


def test_a_card_may_speak_of_others_in_its_pack(coming: Coming) -> None:
    guest = coming()
    wolves = "Adds 1 gold for each warrior named Ember Wolf you control."
    den = {
        "id": "den", "type": "miner", "name": {"en": "Den"}, "stars": 1, "cost": "1 gold",
        "art": "wolf-head", "text": wolves,
    }  # fmt: skip
    alone = guest.post("/api/workshop/card", game="conquerors", card=den)
    assert marked(alone["marks"]) == [("text", 1, 36, 10)]
    # another card of the pack being wrong does not matter
    pack = own_pack(guest, WOLF, WOLF | {"id": "bad", "name": {"en": "Bad"}, "stars": 8})
    among = guest.post("/api/workshop/card", game="conquerors", card=den, pack=pack)
    assert among["marks"] == []
    assert among["card"]["id"] == "den"
    twin = WOLF | {"id": "twin"}
    found = guest.post("/api/workshop/card", game="conquerors", card=twin, pack=pack)
    assert {one["field"] for one in found["marks"]} == {"name.en", "name.cs"}
    assert len(guest.get(f"/api/my/packs/{pack}")["cards"]) == 2


def test_cards_of_plosinovka_are_checked_by_their_kind(coming: Coming) -> None:
    guest = coming()
    card = {"id": "lens", "type": "item", "name": {"en": "Lens"}, "art": "rat", "price": 2}
    wish = {"game": "plosinovka"}
    good = guest.post("/api/workshop/card", **wish, card=card | {"text": "Use: gain 1 coin."})
    assert (good["marks"], good["card"]["price"]) == ([], 2)
    bad = guest.post("/api/workshop/card", **wish, card=card | {"text": "Use: gain 1 con."})
    assert marked(bad["marks"]) == [("text", 1, 13, 3)]
    body = {**wish, "card": card | {"type": "os"}}
    assert guest.refused("/api/workshop/card", **body) == (400, "draft-type")


@pytest.mark.parametrize(
    ("changes", "places"),
    [
        ({}, []),
        ({"map": ""}, [("map", 1, 1, 0)]),
        ({"map": LOFT["map"].replace("-H-", "---")}, [("map", 3, 6, 3)]),
        ({"map": LOFT["map"].replace("E", "X")}, [("map", 4, 11, 1)]),
        ({"map": LOFT["map"].replace("^", "@")}, [("map", 6, 16, 1)]),
        ({"dungeon": "swamp"}, [("dungeon", 1, 1, 5)]),
        ({"name": {}}, [("name", 1, 1, 0)]),
        ({"boss": True}, [("map", 1, 1, 17)]),
    ],
)
def test_a_level_is_checked_as_it_is_drawn(
    coming: Coming, changes: dict[str, Any], places: list[tuple[str, int, int, int]]
) -> None:
    found = coming().post("/api/workshop/dungeon", game="plosinovka", dungeon=LOFT | changes)
    assert marked(found["marks"])[: len(places)] == places
    assert (found["dungeon"] is None) == bool(found["marks"])


def test_an_unfair_tower_is_only_warned_of(coming: Coming) -> None:
    guest = coming()
    empty = LOFT["map"].replace("$", " ")
    many = [LOFT | {"id": f"l{n}", "name": {"en": f"L{n}"}, "map": empty} for n in range(5)]
    pack = own_pack(guest, *many, game="plosinovka")
    [mark] = guest.get(f"/api/my/packs/{pack}")["problems"]
    assert mark["mild"]
    assert guest.get("/api/my/packs")[0]["sound"]
    found = guest.post("/api/workshop/dungeon", game="plosinovka", dungeon=many[4], pack=pack)
    assert [one["mild"] for one in found["marks"]] == [True]
    assert found["dungeon"]["id"] == "l4"


def test_every_sentence_and_every_emblem_can_be_looked_up(coming: Coming) -> None:
    guest = coming()
    for game in deskovka.games.names():
        sentences = guest.get(f"/api/workshop/sentences?game={game}")
        assert len(sentences) > 100
        chapters = {one["where"] for one in sentences}
        assert "ability" in chapters
        assert all(one["example"]["cs"] and one["about"] for one in sentences)
        guest.http.put("/api/me", json={"language": "cs"})
        titles = {one["about"] for one in guest.get(f"/api/workshop/sentences?game={game}")}
        assert {"Odstavce", "Věty"} <= titles
        assert titles & {"Efekty", "Účinky"}  # each box has its own word
        guest.http.put("/api/me", json={"language": "en"})
    assert guest.http.get("/api/workshop/sentences?game=chess").status_code == 404
    assert set(guest.get("/api/workshop/emblems")) == emblems()


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "card": WOLF},
        {"game": "conquerors"},
        {"game": "conquerors", "card": WOLF | {"run": 1}},
        {"game": "conquerors", "card": WOLF | {"text": ["x"]}},
        {"game": "conquerors", "card": WOLF, "pack": "../x"},
        {"game": "conquerors", "card": WOLF | {"text": "x" * 17_000}},
    ],
)
def test_what_makes_no_sense_is_refused(coming: Coming, body: dict[str, Any]) -> None:
    assert coming().http.post("/api/workshop/card", json=body).status_code in (400, 404, 413)


def test_nobody_has_more_checked_than_can_be_written(coming: Coming) -> None:
    guest = coming()
    body = {"game": "conquerors", "card": WOLF}
    headers = {"Cookie": guest.cookie}

    async def ask_often() -> list[int]:
        async with httpx.AsyncClient(
            base_url=guest.address, headers=headers, timeout=60, limits=httpx.Limits()
        ) as client:
            asked = [client.post("/api/workshop/card", json=body) for _ in range(60)]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    statuses = asyncio.run(ask_often())
    assert set(statuses) == {200, 429}
    assert statuses.count(200) >= 20
    assert guest.post("/api/workshop/card", **body)["marks"] == []


# Trials


def test_the_two_decks_of_a_trial_differ_in_the_card_alone() -> None:
    game = conquerors()
    for deck in game.pack.decks:
        for card in game.pack.cards:
            without, having = pair(game.pack.cards, deck.cards, card.id)
            assert card.id not in without
            assert having[card.id] >= 1
            for made in (without, having):
                lacking = "DECK-3"  # a card that every deck needs cannot be left out
                wrong = [one for one in check_deck(game.stars, made) if one.rule != lacking]
                assert wrong == [], (deck.id, card.id)
            assert sum(without.values()) == sum(having.values())


def wait_for(guest: Guest, trial: str, games: int) -> Any:
    """The trial after so many games, or when it has failed."""
    while True:
        shown = guest.get(f"/api/workshop/trials/{trial}")
        if shown["done"] >= games or shown["failed"]:
            return shown
        assert (shown["result"] is None) == (shown["done"] == 0)
        time.sleep(0.1)


def test_a_trial_runs_to_its_end(coming: Coming, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "GAMES", 1)
    guest, other = coming(), coming()
    pack = own_pack(guest, WOLF)
    begun = guest.post("/api/workshop/trials", pack=pack, card="ember-wolf", deck="raiders")
    assert (begun["deck"], begun["of"]) == ("raiders", 8)
    path = f"/api/workshop/trials/{begun['id']}"
    assert other.http.get(path).status_code == 404
    again = {"pack": pack, "card": "ember-wolf"}
    assert guest.refused("/api/workshop/trials", **again) == (429, "trials")
    early = wait_for(guest, begun["id"], 2)
    assert early["result"]["low"] <= early["result"]["change"] <= early["result"]["high"]
    sides = (early["result"][side]["won"]["games"] for side in ("having", "without"))
    assert [*sides] == [early["done"] // 2] * 2
    result = wait_for(guest, begun["id"], 8)["result"]
    assert (result["copies"], result["having"]["won"]["games"]) == (3, 4)
    assert result["low"] <= result["change"] <= result["high"]
    assert result["drawn"]["share"] >= result["played"]["share"]
    assert result["instead"] != []
    assert result["without"]["rounds"] > 1
    assert other.http.delete(path).status_code == 404
    assert guest.http.delete(path).status_code == 204
    assert guest.http.get(path).status_code == 404


def test_a_trial_can_be_stopped(coming: Coming) -> None:
    guest = coming()
    wish = {"pack": own_pack(guest, WOLF), "card": "ember-wolf"}
    for _ in range(3):
        begun = guest.post("/api/workshop/trials", **wish)
        assert guest.http.delete(f"/api/workshop/trials/{begun['id']}").status_code == 204
        assert guest.http.get(f"/api/workshop/trials/{begun['id']}").status_code == 404


@pytest.mark.parametrize(
    ("wish", "refused"),
    [
        ({"card": "gold-mine"}, (404, "trial-card")),
        ({"card": "nothing"}, (404, "trial-card")),
        ({"deck": "nothing"}, (404, "trial-deck")),
        ({"deck": "my:nothing"}, (404, "deck")),
        ({"pack": "nothing"}, (404, "pack")),
    ],
)
def test_a_trial_of_nothing(coming: Coming, wish: dict[str, Any], refused: tuple[int, str]) -> None:
    guest = coming()
    whole = {"pack": own_pack(guest, WOLF), "card": "ember-wolf", **wish}
    assert guest.refused("/api/workshop/trials", **whole) == refused


def test_a_trial_is_of_planetary_conquerors(coming: Coming) -> None:
    guest = coming()
    pack = own_pack(guest, LOFT, game="plosinovka")
    wish = {"pack": pack, "card": "smugglers-loft"}
    assert guest.refused("/api/workshop/trials", **wish) == (400, "trial-card")
