"""What the page on research shows is true: its examples are carried out, its tables compared."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

from deskovka.envs import openspiel
from deskovka.games.conquerors import codes as planet_codes
from deskovka.games.conquerors import words as planet_words
from deskovka.games.plosinovka import codes as tower_codes
from deskovka.games.plosinovka import words as tower_words
from tests.envs.playing import SETTINGS, setting

WORDS: dict[str, tuple[Any, Any]] = {
    "conquerors": (planet_words, planet_codes),
    "plosinovka": (tower_words, tower_codes),
}
PAGE = (Path(__file__).resolve().parents[2] / "docs/research/environments.md").read_text("utf-8")


def test_the_examples_print_what_they_say() -> None:
    """All blocks are one program; what a line prints stands behind it as a comment."""
    code = "\n".join(re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(code, "research.md", "exec"), {"__name__": "research"})
    promised = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
    assert said.getvalue().splitlines() == promised
    assert len(promised) > 8


@pytest.mark.parametrize("name", SETTINGS)
def test_the_tables_list_the_blocks(name: str) -> None:
    of = setting(name)
    title = "Planetary Conquerors" if of.name == "conquerors" else "Plošinovka"
    table = PAGE.split(f"### {title}\n")[1].split("\n### ")[0]
    words, codes = WORDS[of.name]
    game: Any = of.game
    cards = len(game.box.definitions)
    sizes = {"n": of.seats, "c": cards, "b": cards.bit_length()}
    sizes |= {"q": len(words.QUESTIONS), "v": len(codes.VERBS)}
    rows = re.findall(r"^\| `(\w+)` \| `(\(.*?\))` \|", table, re.MULTILINE)
    shapes = {block: eval(shape, {}, sizes) for block, shape in rows}
    assert shapes == of.observer.layout.shapes


@pytest.mark.parametrize("kind", [openspiel.KINDS["conquerors"], openspiel.KINDS["plosinovka"]])
def test_the_parameters_are_listed(kind: Any) -> None:
    [row] = re.findall(rf"^\| `{kind.short_name}` \| (.*) \|$", PAGE, re.MULTILINE)
    listed = dict(entry.split("=") for entry in re.findall(r"`(.*?)`", row))
    given = {word: str(value) for word, value in kind.parameter_specification.items()}
    assert listed == given


def test_what_the_page_leads_to_is_there() -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", PAGE)
    local = [link.partition("#")[0] for link in links if not link.startswith(("https:", "#"))]
    assert len(local) > 1
    folder = Path(__file__).resolve().parents[2] / "docs/research"
    assert [link for link in local if not (folder / link).exists()] == []
