"""Texts of packs are taken apart and put together elsewhere: nobody's table waits for that."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deskovka.packs import toml_writer
from deskovka.server.workers.checker import LARGE, SMALL, Inspection
from deskovka.server.workshop import drafts
from tests.server.guests import Guest, serving
from tests.server.packs import WOLF, put

CARD = {key: value for key, value in WOLF.items() if key != "text"}
CARDS = 40
LONGEST = 200  # letters of what is read or written where tables are: the name of a pack


def large() -> str:
    """A pack for which the process for small texts is not meant."""
    mood = "It howls. " * 29
    return "".join(
        toml_writer.write(
            {"card": [{**CARD, "id": f"wolf-{n}", "name": {"en": f"Wolf {n}"},
                       "flavour": {"en": mood, "cs": mood}}]}
        ) + "\n"
        for n in range(CARDS)
    )  # fmt: skip


@pytest.fixture
def handled(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How long every text was that this process, where the server is, has read or written."""
    found: list[int] = []

    def noted(act: Callable[..., Any]) -> Callable[..., Any]:
        def instead(given: Any, *more: Any, **named: Any) -> Any:
            done = act(given, *more, **named)
            found.append(len(given if isinstance(given, str) else done))
            return done

        return instead

    monkeypatch.setattr(tomllib, "loads", noted(tomllib.loads))
    monkeypatch.setattr(drafts, "write", noted(toml_writer.write))
    return found


def test_the_server_itself_neither_reads_nor_writes_a_pack(
    tmp_path: Path, handled: list[int]
) -> None:
    text = large()
    assert Inspection("conquerors", (text,)).rank == LARGE
    with serving(tmp_path) as address:
        guest = Guest(address)
        del handled[:]
        made = guest.post("/api/my/packs/upload", game="conquerors", name="Howls", text=text)
        path = f"/api/my/packs/{made['id']}"
        assert (made["cards"], made["sound"]) == (CARDS, True)
        assert put(guest, path, name="Barks")["name"] == "Barks"
        assert len(put(guest, f"{path}/cards/ember-wolf", **WOLF)["cards"]) == CARDS + 1
        assert len(guest.get(path)["cards"]) == CARDS + 1
        wish = {"game": "conquerors", "card": {**WOLF, "attack": 4}, "pack": made["id"]}
        assert guest.post("/api/workshop/card", **wish)["card"]["attack"] == 4
        bad = guest.refused("/api/my/packs/upload", game="conquerors", name="x", text=text + "[")
        assert bad == (400, "pack-bad")
        guest.leave()
    assert max(handled, default=0) <= LONGEST


def test_a_small_pack_with_a_large_card_is_large() -> None:
    small = Inspection("conquerors", ("x",), edit=b"x")
    assert (small.rank, Inspection("conquerors", ("x",), edit=b"x" * 20_000).rank) == (SMALL, LARGE)
