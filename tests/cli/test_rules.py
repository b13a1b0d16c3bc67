"""`deskovka rules` finds every rule, every citation, and whatever does not fit together."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from deskovka import games
from deskovka.cli import run
from deskovka.cli.rules import ROOT, read_rules, rules

GAMES = ("conquerors", "plosinovka")
PAGE = "# Rules\n\n- ONE-1 The first rule, and some words on what it is about at length, indeed.\n"
BROWSED = """
rule("plosinovka:UI-1 conquerors:UI-1", "both", async ({ visit }) => {});
for (const size of SIZES) {
  rule(
    "plosinovka:UI-1",
    `on a ${size}`,
    async ({ visit }) => {},
  );
}
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a rule tested in Python, and in each game one that is in the browser."""
    pages = tmp_path / "docs" / "rules"
    pages.mkdir(parents=True)
    (pages / "planetary-conquerors.md").write_text(PAGE + "- UI-1 Seen.\n", encoding="utf-8")
    (pages / "plosinovka.md").write_text("- UI-1 Seen too.\n", encoding="utf-8")
    (tmp_path / "tests").mkdir()
    cite(tmp_path, "conquerors:ONE-1")
    browser = tmp_path / "web" / "e2e"
    browser.mkdir(parents=True)
    (browser / "seeing.test.ts").write_text(BROWSED, encoding="utf-8")
    module = sys.modules[rules.__module__]
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "games", SimpleNamespace(names=lambda: GAMES, kit=games.kit))
    return tmp_path


def cite(root: Path, *ids: str) -> None:
    citations = ", ".join(map(repr, ids))
    source = f"import nowhere\n\n@rule({citations})\ndef test_it():\n    assert nowhere.x\n"
    (root / "tests" / "test_one.py").write_text(source, encoding="utf-8")


def test_a_checkout_in_order_passes(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "conquerors:ONE-1  The first rule, and some words on what it is about at …",
        "    tests/test_one.py::test_it",
        "conquerors:UI-1  Seen.",
        "    web/e2e/seeing.test.ts: both",
        "plosinovka:UI-1  Seen too.",
        "    web/e2e/seeing.test.ts: both",
        "    web/e2e/seeing.test.ts: on a ${size}",
        "3 rules: 0 without a test; 0 citations of what is no rule",
    ]


def test_one_game_as_json(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "plosinovka", "--json"]) == 0
    tests = ["web/e2e/seeing.test.ts: both", "web/e2e/seeing.test.ts: on a ${size}"]
    assert json.loads(capsys.readouterr().out) == {
        "rules": [{"id": "plosinovka:UI-1", "text": "Seen too.", "tests": tests}],
        "unknown": [],
    }


def test_a_rule_without_a_test_fails(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = checkout / "docs" / "rules" / "planetary-conquerors.md"
    page.write_text(PAGE + "- TWO-2 Not tested.\n", encoding="utf-8")
    assert run(["rules", "--untested"]) == 1
    assert capsys.readouterr().out.splitlines()[:2] == [
        "conquerors:TWO-2  Not tested.",
        "    NO TEST",
    ]


def test_a_citation_of_no_rule_fails(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cite(checkout, "conquerors:ONE-1", "conquerors:ONE-11")
    assert run(["rules"]) == 1
    wrong = "conquerors:ONE-11  IS NO RULE, but cited by tests/test_one.py::test_it"
    assert wrong in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("arguments", "missing", "message"),
    [
        (["chess"], None, "there is no game 'chess'; there are conquerors, plosinovka"),
        ([], "tests/test_one.py", "there is no folder"),
        ([], "docs/rules/plosinovka.md", "plosinovka.md: the rules are read from a source"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_line(
    checkout: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    missing: str | None,
    message: str,
) -> None:
    if missing:
        (checkout / missing).unlink()
        if missing.startswith("tests"):
            (checkout / "tests").rmdir()
    assert run(["rules", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert message in said.err


def test_an_id_that_stands_twice_is_refused(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = checkout / "docs" / "rules" / "planetary-conquerors.md"
    page.write_text(PAGE + PAGE, encoding="utf-8")
    assert run(["rules"]) == 2
    assert "ONE-1 stands there twice" in capsys.readouterr().err


def test_the_pages_of_this_repository_are_read() -> None:
    found = read_rules(ROOT)
    assert {"conquerors:WIN-1", "conquerors:UI-4", "plosinovka:TERM-1"} <= set(found)
    assert len(found) > 200
