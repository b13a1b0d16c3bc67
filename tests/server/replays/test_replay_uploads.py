"""Replays from outside: what is sound is kept, what is not is refused and harmless."""

from __future__ import annotations

import json
from typing import Any

import pytest

import deskovka
from deskovka.server.http.refusals import Refusal
from deskovka.server.replays import service, uploads
from tests.server.conftest import Coming
from tests.server.replays.test_replays import played, refused, text_of, upload

PLANETS = deskovka.game("conquerors")
TOWER = deskovka.game("plosinovka")


@pytest.mark.parametrize("game", [PLANETS, TOWER], ids=["conquerors", "plosinovka"])
def test_a_replay_comes_and_goes(coming: Coming, game: Any) -> None:
    ada, ben = coming(), coming()
    text = text_of(played(game, 11))
    made = upload(ada, text)
    assert ada.http.get(f"/api/replays/{made}/file").text == text
    assert [item["id"] for item in ada.get("/api/replays")] == [made]
    assert ada.get(f"/api/replays/{made}")["mine"]
    seen = ben.get(f"/api/replays/{made}?language=cs")
    assert not seen["mine"]
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["1. hráč", "2. hráč"]
    assert ben.http.delete(f"/api/replays/{made}").json()["reason"] == "replay"
    assert ada.http.delete(f"/api/replays/{made}").status_code == 204
    assert refused(ada, f"/api/replays/{made}") == (404, "replay")


def changed(text: str, **changes: Any) -> str:
    return json.dumps({**json.loads(text), **changes})


def without(setup: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in setup.items() if name != key}


TEXT = text_of(played(TOWER, 12, 120))
DATA = json.loads(TEXT)
UNSOUND = {
    "nothing": ("", "replay-unreadable"),
    "something else": ('{"a": 1}', "replay-unreadable"),
    "truncated": (TEXT[:-40], "replay-unreadable"),
    "markup": ("<script>alert(1)</script>", "replay-unreadable"),
    "deep": ("[" * 100_000, "replay-unreadable"),
    "too long": (TEXT + " " * 2_000_000, "replay-unreadable"),
    "another format": (changed(TEXT, format=2), "replay-unreadable"),
    "picks in words": (changed(TEXT, log=["one"]), "replay-unreadable"),
    "another game": (changed(TEXT, game="chess"), "replay-game"),
    "a game of nobody": (changed(TEXT, game="../conquerors"), "replay-game"),
    "the other game": (changed(TEXT, game="conquerors"), "replay-cards"),
    "other cards": (changed(TEXT, pack="0" * 16), "replay-cards"),
    "many entries": (changed(TEXT, log=[0] * 30_000), "replay-long"),
    "many hashes": (changed(TEXT, hashes=[[0, "x"]] * 2000), "replay-long"),
    "a negative pick": (changed(TEXT, log=[-7, *DATA["log"][1:]]), "replay-entry"),
    "a huge pick": (changed(TEXT, log=[10**30, *DATA["log"][1:]]), "replay-entry"),
    "giving up in the tower": (changed(TEXT, log=[-1, *DATA["log"][1:]]), "replay-entry"),
    "more in its setup": (changed(TEXT, setup={**DATA["setup"], "clock": 1}), "replay-setup"),
    "a huge number": (changed(TEXT, setup={**DATA["setup"], "turn": 10**30}), "replay-setup"),
    "rolls that are choices": (
        changed(TEXT, setup={**DATA["setup"], "chance": "asked"}),
        "replay-setup",
    ),
    "no word of a boss": (changed(TEXT, setup=without(DATA["setup"], "boss")), "replay-setup"),
    "no word of heroes": (changed(TEXT, setup=without(DATA["setup"], "heroes")), "replay-setup"),
    "another setup": (changed(TEXT, setup={**DATA["setup"], "seed": "1"}), None),
    "an odd setup": (changed(TEXT, setup={"players": "many"}), "replay-setup"),
    "an endless setup": (changed(TEXT, setup={**DATA["setup"], "players": 10**9}), "replay-setup"),
    "broken cards": (changed(TEXT, packs=["x = "]), None),
    "no proof": (changed(TEXT, hashes=[]), "replay-unproved"),
    "no proof of its end": (changed(TEXT, hashes=DATA["hashes"][:-1]), "replay-unproved"),
    "a false proof": (changed(TEXT, hashes=[[len(DATA["log"]), "0" * 16]]), "replay-differs"),
    "one more pick": (changed(TEXT, log=[*DATA["log"], 0]), "replay-unproved"),
}


@pytest.mark.parametrize("what", UNSOUND)
def test_an_unsound_replay_is_refused_and_not_stored(coming: Coming, what: str) -> None:
    ada = coming()
    text, reason = UNSOUND[what]
    answer = ada.http.post("/api/replays", json={"text": text})
    assert answer.status_code == 400
    assert reason in (None, answer.json()["reason"])
    assert answer.json()["reason"].startswith(("replay-", "pack-"))
    assert len(answer.json()["error"]) < 500
    assert ada.get("/api/replays") == []


def test_other_rules_are_named_where_they_lead_elsewhere() -> None:
    other = changed(TEXT, rules="old", hashes=[[len(DATA["log"]), "0" * 16]])
    with pytest.raises(Refusal) as found:
        uploads.proved(uploads.read(other), TOWER)
    assert "other rules" in found.value.text("en")
    assert "jiných pravidel" in found.value.text("cs")
    timeline = uploads.proved(uploads.read(changed(TEXT, rules="old")), TOWER)
    assert len(timeline.states) > 1  # proved all the same


def test_a_huge_upload_is_not_even_read(coming: Coming) -> None:
    ada = coming()
    answer = ada.http.post("/api/replays", json={"text": "0" * 4_200_000})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-big")
    assert ada.http.post("/api/replays", content=b"\xff\xfe").status_code == 400
    assert ada.get("/api/replays") == []


def test_nobody_brings_too_many(coming: Coming, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_OWN", 2)
    ada = coming()
    text = text_of(played(TOWER, 1, 5))
    upload(ada, text)
    upload(ada, text)
    assert ada.refused("/api/replays", text=text) == (409, "replay-too-many")
    assert len(ada.get("/api/replays")) == 2
