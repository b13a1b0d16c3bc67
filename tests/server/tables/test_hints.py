"""Hints: for whoever plays alone, about what that seat knows; never between people."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Coming

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("game", ["conquerors", "plosinovka"])
def test_every_option_is_rated(coming: Coming, game: str) -> None:
    ada = coming()
    sitting = ada.sit(ada.open(game, ME, BOT)["id"])
    question = sitting.wait_for_question()
    assert question is not None
    sitting.send("hint")
    hint = sitting.until(lambda frame: frame["is"] == "hinted")
    assert hint["moment"] == sitting.state["moment"]
    assert 0 <= hint["pick"] < len(question["options"])
    assert len(hint["ratings"]) == len(question["options"])
    assert sum(rating["weight"] for rating in hint["ratings"]) == pytest.approx(1)
    assert all(0 <= rating["value"] <= 1 for rating in hint["ratings"])


@pytest.mark.parametrize(
    "seats",
    [[ME, {"kind": "screen"}], [ME, BOT, {"kind": "screen"}]],
    ids=["a shared screen", "with a bot"],
)
def test_not_on_a_shared_screen(coming: Coming, seats: list[dict[str, Any]]) -> None:
    ada = coming("cs")
    sitting = ada.sit(ada.open("conquerors", *seats)["id"])
    assert sitting.wait_for_question() is not None
    assert sitting.refusal("hint") == "hint-between-people"
    assert "neradí" in sitting.frames[-1]["text"]


def test_not_between_people_though_one_is_away(coming: Coming) -> None:
    """Not even while a bot sits in for the other, who may come back."""
    ada, ben = coming(), coming()
    table = ada.open("plosinovka", ME, {"kind": "open"})["id"]
    ben.post(f"/api/tables/{table}/take", seat=1)
    ben.post(f"/api/tables/{table}/leave")
    sitting = ada.sit(table)
    assert sitting.wait_for_question() is not None
    assert sitting.refusal("hint") == "hint-between-people"
    looking = ben.sit(table, spectate=True)
    assert looking.refusal("hint") == "not-asked"
