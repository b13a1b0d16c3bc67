"""Dare in the terminal, on the plain board that draws any view."""

from __future__ import annotations

import io
import re

import pytest

from deskovka.cli import run


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Dare, seed 3", "Points: ", "Hand: 1, 3, 6", "1 Dare the 1"]),
        ("cs", ["Troufalka, seed 3", "Body: ", "Ruka: 1, 3, 6", "1 Troufnout si na 1"]),
    ],
)
def test_a_game_is_played_to_its_end(
    language: str,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 40))
    command = ["play", "dare", "--seed", "3", "--lang", language]
    assert run(command) == 0
    said = capsys.readouterr().out
    assert [text for text in told if text not in said] == []
    outcome = {"en": r"(You win|You lose)", "cs": r"(Vítězíš|Prohráváš)"}[language]
    assert re.search(outcome, said)


def test_it_is_listed_with_its_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    [line] = [one for one in capsys.readouterr().out.splitlines() if one.startswith("dare")]
    assert "deskovka-dare 0.1.0" in line
