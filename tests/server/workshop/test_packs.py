"""People's own packs on the server: written, brought, refused, and played with."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import msgspec
import pytest

from deskovka import replay
from deskovka.games.conquerors.packs import entries as planets
from deskovka.games.plosinovka.levels import Dungeon
from deskovka.games.plosinovka.packs import entries as towers
from deskovka.server.workshop.wire import CardDraft, DungeonDraft
from tests.server.conftest import Coming
from tests.server.databases import Base
from tests.server.guests import Guest, play_out, serving
from tests.server.packs import LOFT, WOLF, own_pack, put

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
HERO = {
    "id": "rat",
    "type": "hero",
    "name": {"en": "Rat"},
    "art": "rat",
    "life": 5,
    "star": "boot",
    "text": "Once per turn: gain 1 coin.",
}


# Writing


def test_a_draft_has_every_key_that_a_pack_knows() -> None:
    kinds = [planets.Card, *(getattr(towers, kind.capitalize()) for kind in KINDS)]
    keys = {field.encode_name for kind in kinds for field in msgspec.structs.fields(kind)}
    assert set(CardDraft.__struct_fields__) == keys | {"type"}
    assert set(DungeonDraft.__struct_fields__) == set(Dungeon.__struct_fields__)


KINDS = (
    "hero", "enemy", "helper", "boss", "item", "potion", "artifact", "event", "token", "attack",
)  # fmt: skip


def test_a_pack_is_written_card_by_card(coming: Coming) -> None:
    guest = coming()
    made = guest.post("/api/my/packs", game="conquerors", name="Embers")
    assert (made["cards"], made["sound"]) == (0, False)
    path = f"/api/my/packs/{made['id']}"
    draft = put(guest, f"{path}/cards/ember-wolf", **WOLF)
    assert draft["cards"] == [WOLF]
    assert draft["problems"] == []
    [listed] = guest.get("/api/my/packs")
    assert (listed["name"], listed["cards"], listed["sound"]) == ("Embers", 1, True)
    renamed = put(guest, f"{path}/cards/ember-wolf", **WOLF | {"id": "ash-wolf"})
    assert [card["id"] for card in renamed["cards"]] == ["ash-wolf"]
    assert put(guest, path, name="Ashes")["name"] == "Ashes"
    text = tomllib.loads(guest.http.get(f"{path}/text").text)
    assert (text["name"], text["card"][0]["id"]) == ({"en": "Ashes"}, "ash-wolf")
    assert guest.http.delete(f"{path}/cards/ash-wolf").json()["cards"] == []
    assert guest.http.delete(f"{path}/cards/ash-wolf").status_code == 404
    assert guest.http.delete(path).status_code == 204
    assert guest.get("/api/my/packs") == []


def test_what_is_wrong_is_kept_and_told(coming: Coming) -> None:
    guest = coming("cs")
    pack = own_pack(guest, WOLF | {"text": 'Say "hi".\nDraw a crad.', "stars": 7})
    draft = guest.get(f"/api/my/packs/{pack}")
    assert draft["cards"][0]["text"] == 'Say "hi".\nDraw a crad.'
    places = {(one["of"], one["field"], one["line"], one["column"]) for one in draft["problems"]}
    assert places == {
        ("ember-wolf", "text", 1, 1), ("ember-wolf", "text", 2, 8), ("ember-wolf", "stars", 1, 1),
    }  # fmt: skip
    assert all(set(one["message"]) == {"en", "cs"} for one in draft["problems"])
    assert not guest.get("/api/my/packs")[0]["sound"]
    assert guest.refused("/api/tables", game="conquerors", seats=[ME, BOT], packs=[pack]) == (
        400,
        "pack-bad",
    )


def test_a_pack_that_was_downloaded_can_be_brought_again(coming: Coming) -> None:
    guest, other = coming(), coming()
    pack = own_pack(guest, WOLF)
    text = guest.http.get(f"/api/my/packs/{pack}/text").text
    made = other.post("/api/my/packs/upload", game="conquerors", name="Theirs", text=text)
    assert (made["name"], made["cards"], made["sound"]) == ("Embers", 1, True)
    assert other.http.get(f"/api/my/packs/{made['id']}/text").text == text


def test_a_card_of_the_box_can_be_restated(coming: Coming) -> None:
    ada = coming()
    miner = {
        "id": "gold-miner",
        "type": "miner",
        "name": {"en": "Gold Miner", "cs": "Gold Miner"},
        "art": "miner",
        "text": "Adds 1 gold.",
        "stars": 1,
        "cost": "2 gold",
        "replaces": True,
    }
    pack = own_pack(ada, miner)
    text = ada.http.get(f"/api/my/packs/{pack}/text").text
    brought = ada.post("/api/my/packs/upload", game="conquerors", name="Miners", text=text)
    assert ada.get(f"/api/my/packs/{brought['id']}")["cards"] == [miner]
    table = {"kind": "me"}, {"kind": "bot", "bot": "simple"}
    assert ada.open("conquerors", *table, packs=[brought["id"]])["state"] == "playing"


def test_a_pack_without_a_name_is_called_as_it_is_brought(coming: Coming) -> None:
    guest = coming()
    text = '[[deck]]\nid = "d"\nname = { en = "D" }\n# mine\n[deck.cards]\ngold-miner = 54\n'
    text += "collector-of-cosmium = 1\n"
    made = guest.post("/api/my/packs/upload", game="conquerors", name="Brought", text=text)
    kept = guest.http.get(f"/api/my/packs/{made['id']}/text").text
    assert (made["name"], kept.endswith(text)) == ("Brought", True)
    put(guest, f"/api/my/packs/{made['id']}/cards/ember-wolf", **WOLF)
    changed = tomllib.loads(guest.http.get(f"/api/my/packs/{made['id']}/text").text)
    assert changed["deck"][0]["cards"] == {"gold-miner": 54, "collector-of-cosmium": 1}


# Hostile packs

CARD = """
[[card]]
id = "{}"
name = {{ en = "{}" }}
type = "miner"
stars = 1
cost = "1 gold"
art = "rat"
"""


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("x" * 600_000, 413),
        ("# " + "é" * 300_000, 413),
        ("a = " + "[" * 5000 + "]" * 5000, 400),
        (".".join("a" * 1000) + " = 1", 400),
        ("a = " + "9" * 10_000, 400),
        ("id = 3\n", 400),
        ("<script>alert(1)</script>", 400),
        ("__import__('os').system('true')", 400),
        ("\x00", 400),
        (CARD.format("x", "<b>X</b>"), 400),
        (CARD.format("x", "X\\u202e"), 400),
        (CARD.format("../../etc/passwd", "X"), 400),
        (CARD.format("x", "X") + 'run = "rm"\n', 400),
        (CARD.format("x", "X") + 'text = "{{7*7}} ${PATH} %s"\n', 400),
        (CARD.format("gold-mine", "Other Mine"), 400),
        (CARD.format("x", "Gold Mine"), 400),
        (CARD.format("x", "X").replace('"rat"', '"../rat"'), 400),
        ("".join(CARD.format(f"x{n}", "X") for n in range(1001)), 400),
        ("[hero]\n", 400),
        ("", 400),
    ],
)  # fmt: skip
def test_a_bad_pack_is_refused_as_a_whole(coming: Coming, text: str, status: int) -> None:
    guest = coming()
    body = {"game": "conquerors", "name": "Bad", "text": text}
    answer = guest.http.post("/api/my/packs/upload", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (
        status,
        {400: "pack-bad", 413: "pack-large"}[status],
    )
    assert len(answer.json()["error"]) > 20
    assert guest.get("/api/my/packs") == []


def test_a_message_that_is_too_long_is_not_read(coming: Coming) -> None:
    guest = coming()
    body = {"game": "conquerors", "name": "Bad", "text": "x" * 3_000_000}
    answer = guest.http.post("/api/my/packs/upload", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-big")


@pytest.mark.parametrize("name", ["", " ", "<i>x</i>", "a" * 41, "-", "x\u202e", '"', "{x}", "a;b"])
def test_a_pack_has_a_proper_name(coming: Coming, name: str) -> None:
    guest = coming()
    assert guest.refused("/api/my/packs", game="conquerors", name=name) == (400, "pack-name")
    pack = own_pack(guest)
    answer = guest.http.put(f"/api/my/packs/{pack}", json={"name": name})
    assert (answer.status_code, answer.json()["reason"]) == (400, "pack-name")


@pytest.mark.parametrize(
    ("path", "card", "status", "reason"),
    [
        ("cards/x", WOLF | {"id": "../x"}, 400, "draft-id"),
        ("cards/x", WOLF | {"id": ""}, 400, "draft-id"),
        ("cards/other", WOLF, 409, "draft-taken"),
        ("cards/ember-wolf", WOLF | {"run": "it"}, 400, "malformed"),
        ("cards/ember-wolf", WOLF | {"stars": "x"}, 400, "malformed"),
        ("cards/ember-wolf", WOLF | {"text": "x" * 20_000}, 413, "too-big"),
    ],
)
def test_a_card_that_cannot_be_kept(
    coming: Coming, path: str, card: dict[str, Any], status: int, reason: str
) -> None:
    guest = coming()
    pack = own_pack(guest, WOLF)
    answer = guest.http.put(f"/api/my/packs/{pack}/{path}", json=card)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert guest.get(f"/api/my/packs/{pack}")["cards"] == [WOLF]


@pytest.mark.parametrize(
    "more",
    [
        {"name": {"en": "<img src=x>"}},
        {"name": {"en": "X", "de": "Y"}},
        {"flavour": {"en": "\u200b"}},
        {"cost": '1 gold"\n[[card]]\nid = "evil'},
        {"text": '"""\n[[deck]]\nid = "evil"\n'},
        {"text": "\\u0041\\", "art": "\x7f"},
        {"attack": 10**30},
        {"life": -(10**40)},
    ],
)
def test_whatever_is_written_stays_within_its_card(coming: Coming, more: dict[str, Any]) -> None:
    guest = coming()
    pack = own_pack(guest, WOLF | more)
    draft = guest.get(f"/api/my/packs/{pack}")
    assert draft["cards"] == [WOLF | more]
    assert draft["problems"] != []
    assert set(tomllib.loads(guest.http.get(f"/api/my/packs/{pack}/text").text)) == {
        "id", "name", "card",
    }  # fmt: skip


def test_there_are_only_so_many_packs(coming: Coming) -> None:
    guest = coming()
    for _ in range(50):
        own_pack(guest)
    assert guest.refused("/api/my/packs", game="conquerors", name="X") == (429, "packs-many")
    packs = [own["id"] for own in guest.get("/api/my/packs")[:5]]
    wish = {"game": "conquerors", "seats": [ME, BOT]}
    assert guest.refused("/api/tables", **wish, packs=packs) == (400, "packs-used")


def test_packs_of_others_are_not_found(coming: Coming) -> None:
    guest, other = coming(), coming()
    pack = own_pack(guest, WOLF)
    path = f"/api/my/packs/{pack}"
    for method, where, body in (
        ("GET", path, None),
        ("GET", f"{path}/text", None),
        ("PUT", path, {"name": "Mine"}),
        ("PUT", f"{path}/cards/ember-wolf", WOLF),
        ("DELETE", f"{path}/cards/ember-wolf", None),
        ("DELETE", path, None),
        ("POST", "/api/workshop/card", {"game": "conquerors", "card": WOLF, "pack": pack}),
        ("POST", "/api/workshop/game", {"game": "conquerors", "packs": [pack]}),
        ("POST", "/api/tables", {"game": "conquerors", "seats": [ME, BOT], "packs": [pack]}),
    ):
        answer = other.http.request(method, where, json=body)
        assert (where, answer.status_code, answer.json()["reason"]) == (where, 404, "pack")
    assert guest.get(path)["cards"] == [WOLF]
    assert other.get("/api/my/packs") == []


def test_a_pack_is_of_one_game(coming: Coming) -> None:
    guest = coming()
    pack = own_pack(guest, WOLF)
    wish = {"game": "plosinovka", "seats": [ME, BOT], "packs": [pack]}
    assert guest.refused("/api/tables", **wish) == (404, "pack")
    assert guest.refused("/api/my/packs", game="chess", name="X") == (404, "game")


# Playing


def trial(guest: Guest, pack: str, *seats: dict[str, Any]) -> Any:
    mine = {"kind": "me", "deck": "trial"}
    return guest.open("conquerors", mine, *(seats or [BOT]), packs=[pack])


def test_a_table_says_which_packs_it_is_played_with(coming: Coming) -> None:
    guest, other = coming(), coming()
    pack = own_pack(guest, WOLF)
    table = trial(guest, pack, {"kind": "open"})
    seen = other.get(f"/api/tables/{table['id']}")
    assert [used["name"] for used in seen["packs"]] == ["Embers"]
    printed = other.get(f"/api/packs/{seen['pack']}")
    assert printed["hash"] == seen["pack"]
    assert printed["cards"]["ember-wolf"]["text"]["cs"] == [
        "Když tento warrior zemře, lízni si kartu."
    ]
    assert "gold-mine" in printed["cards"]
    wrong = seen["pack"][:-1] + ("1" if seen["pack"].endswith("0") else "0")
    assert other.http.get(f"/api/packs/{wrong}").status_code == 404
    other.post(f"/api/tables/{table['id']}/take", seat=1, deck="trial")
    assert other.get(f"/api/tables/{table['id']}")["state"] == "playing"


def test_another_name_is_another_print(coming: Coming) -> None:
    guest = coming()
    pack = own_pack(guest, WOLF)
    first = trial(guest, pack)
    put(guest, f"/api/my/packs/{pack}/cards/ember-wolf", **WOLF | {"art": "wolf-head"})
    second = trial(guest, pack)
    arts = [
        guest.get(f"/api/packs/{table['pack']}")["cards"]["ember-wolf"]["art"]
        for table in (first, second)
    ]
    assert arts == ["wolf-howl", "wolf-head"]


def test_a_game_with_an_own_card_is_played_to_its_end_and_again(base: Base, coming: Coming) -> None:
    guest = coming()
    pack = own_pack(guest, WOLF)
    table = trial(guest, pack, {"kind": "bot", "bot": "greedy"})
    guest.post(f"/api/tables/{table['id']}/hand-over", seat=0, bot="simple")
    sitting = guest.sit(table["id"])
    while not sitting.is_over:
        sitting.receive()
    guest.http.delete(f"/api/my/packs/{pack}")
    again = guest.post(f"/api/tables/{table['id']}/rematch")
    assert (again["packs"], again["pack"]) == (table["packs"], table["pack"])
    assert again["seats"][0]["deck"] == "trial"


def test_undo_hint_and_restart_with_an_own_card(base: Base) -> None:
    with serving(base) as address:
        guest = Guest(address)
        pack = own_pack(guest, WOLF)
        table = trial(guest, pack)
        sitting = guest.sit(table["id"])
        for _ in range(6):
            decision = sitting.wait_for_question()
            assert decision is not None
            sitting.answer(decision["default"])
        assert sitting.wait_for_question() is not None
        sitting.send("hint")
        hinted = sitting.until(lambda frame: frame["is"] in ("hinted", "refused"))
        assert hinted["is"] == "hinted"
        before = sitting.state["moment"]
        sitting.send("undo")
        sitting.until(lambda frame: frame.get("moment", before) != before)
        assert sitting.wait_for_question() is not None
        view, cookie = sitting.state["view"], guest.cookie
        guest.http.delete(f"/api/my/packs/{pack}")
        guest.leave()
    with serving(base) as address:
        guest = Guest(address)
        sitting = guest.sit(table["id"], cookie)
        assert sitting.wait_for_question() is not None
        assert sitting.state["view"] == view
        assert sitting.state["table"]["packs"] == table["packs"]
        assert guest.http.get(f"/api/packs/{table['pack']}").status_code == 200
        guest.leave()


def test_an_open_seat_is_taken_after_a_restart(base: Base) -> None:
    with serving(base) as address:
        guest = Guest(address)
        table = trial(guest, own_pack(guest, WOLF), {"kind": "open"})
        guest.leave()
    with serving(base) as address:
        guest = Guest(address)
        taken = guest.post(f"/api/tables/{table['id']}/take", seat=1, deck="trial")
        assert (taken["state"], taken["seats"][1]["deck"]) == ("playing", "trial")
        guest.leave()


def test_a_table_whose_cards_are_lost_cannot_go_on(base: Base) -> None:
    with serving(base) as address:
        guest = Guest(address)
        table = trial(guest, own_pack(guest, WOLF))
        guest.leave()
    base.run("DELETE FROM table_pack")
    base.run("DELETE FROM printed_pack")
    with serving(base) as address:
        guest = Guest(address)
        assert guest.get(f"/api/tables/{table['id']}")["state"] == "broken"
        assert guest.http.get(f"/api/packs/{table['pack']}").status_code == 404
        guest.leave()


def test_own_heroes_and_levels_are_played_with(coming: Coming) -> None:
    guest = coming()
    pack = own_pack(guest, HERO, LOFT, game="plosinovka")
    assert guest.get(f"/api/my/packs/{pack}")["problems"] == []
    choices = guest.post("/api/workshop/game", game="plosinovka", packs=[pack])
    heroes = next(option for option in choices["options"] if option["name"] == "hero")
    assert "rat" in [hero["id"] for hero in heroes["choices"]]
    table = guest.open("plosinovka", ME | {"hero": "rat"}, BOT, packs=[pack])
    printed = guest.get(f"/api/packs/{table['pack']}")
    assert printed["dungeons"]["smugglers-loft"]["dungeon"] == "forest"
    sitting = guest.sit(table["id"])
    play_out([sitting], lambda decision: int(decision["default"]))
    assert sitting.state["table"]["seats"][0]["hero"] == "rat"


def test_the_replay_of_a_table_holds_its_packs(coming: Coming) -> None:
    guest, other = coming(), coming()
    table = trial(guest, own_pack(guest, WOLF))
    sitting = guest.sit(table["id"])
    sitting.wait_for_question()
    sitting.send("resign")
    sitting.until(lambda frame: frame.get("table", {}).get("state") == "over")
    text = guest.http.get(f"/api/replays/{table['id']}/file").raise_for_status().text
    assert json.loads(text)["packs"] != []
    assert replay.load(text).verify().over
    brought = other.post("/api/replays", text=text)
    shown = other.get(f"/api/replays/{brought['id']}")["table"]
    assert [used["name"] for used in shown["packs"]] == ["Embers"]
    assert "ember-wolf" in other.get(f"/api/packs/{shown['pack']}")["cards"]
    wish = {"entries": 0, "seat": 0, "bot": "random"}
    again = other.post(f"/api/replays/{brought['id']}/continue", **wish)
    assert (again["pack"], again["packs"]) == (table["pack"], table["packs"])


def test_several_packs_build_on_each_other(coming: Coming) -> None:
    guest = coming()
    wolves = own_pack(guest, WOLF)
    den = {
        "id": "wolf-den",
        "type": "building",
        "name": {"en": "Wolf Den"},
        "stars": 1,
        "cost": "1 gold",
        "life": 3,
        "art": "wolf-head",
        "text": "Adds 1 gold for each warrior named Ember Wolf you control.",
    }
    text = guest.http.get(f"/api/my/packs/{own_pack(guest, WOLF)}/text").text
    dens = own_pack(guest, den, WOLF)
    put_off = guest.http.delete(f"/api/my/packs/{dens}/cards/ember-wolf").json()
    assert [one["field"] for one in put_off["problems"]] == ["text"]
    wish = {"game": "conquerors", "seats": [ME, BOT]}
    assert guest.refused("/api/tables", **wish, packs=[dens, wolves]) == (400, "pack-bad")
    table = guest.post("/api/tables", **wish, packs=[wolves, dens])
    assert len(table["packs"]) == 2
    twin = guest.post("/api/my/packs/upload", game="conquerors", name="Twin", text=text)["id"]
    assert guest.refused("/api/tables", **wish, packs=[wolves, twin]) == (400, "pack-bad")
