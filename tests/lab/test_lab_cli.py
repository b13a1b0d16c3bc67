"""The lab on the command line: help, rows, reports, and one line for whatever is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from deskovka import cli
from deskovka.lab import crews, rows
from tests.lab.conftest import Played

RUN = ["lab", "run", "conquerors", "--bots", "simple,random", "--seed", "5",
       "--decks", "builders,raiders,sparks", "--workers", "1"]  # fmt: skip


@pytest.fixture
def file(planets: Played, tmp_path: Path) -> Path:
    path = tmp_path / "rows.parquet"
    rows.write(path, *planets)
    return path


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ((), ("run", "report", "compare")),
        (("run",), ("--bots", "--games", "--seed", "--decks", "--heroes", "--ray", "--out")),
        (("report",), ("--out", "--pictures", "--lang")),
        (("compare",), ("pack_a", "pack_b", "--games")),
    ],
)
def test_help(
    command: tuple[str, ...], named: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["lab", *command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert [word for word in named if word not in shown] == []


def test_run_writes_the_rows_and_says_what_they_show(
    planets: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, expected = planets
    out = tmp_path / "rows.parquet"
    assert cli.run([*RUN, "--games", "6", "--out", str(out), "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert rows.read(out)[1] == expected[:6]
    assert "Wins by turn order" in shown.out
    assert "6 games in" in shown.err
    assert cli.run([*RUN, "--games", "9", "--out", str(out), "--json"]) == 0
    shown = capsys.readouterr()
    data = json.loads(shown.out)
    assert (data["played"], data["new"], data["stopped"]) == (9, 3, False)
    assert rows.read(out)[1] == expected[:9]
    first = sum(row["first"] in row["winners"] for row in expected[:9])
    [chapter] = data["findings"]
    assert chapter["places"]["1"]["wins"] == first
    assert "names" not in chapter["jobs"][0]


def test_run_needs_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "run", "plosinovka", "--bots", "random", "--games", "2", "--players", "1"]
    setup = ["--boss", "medusa", "--heroes", "urgh", "--dungeon", "void", "--workers", "1"]
    assert cli.run([*command, *setup, "--json"]) == 0
    [chapter] = json.loads(capsys.readouterr().out)["findings"]
    assert list(chapter["sides"]) == ["urgh"]
    assert list(chapter["foes"]) == ["medusa"]
    assert chapter["jobs"][0]["setups"] == [{"boss": "medusa", "dungeon": "void"}]


def test_report_writes_a_page(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "pages" / "page.html"
    drawn = tmp_path / "drawn"
    command = ["lab", "report", str(file), "--out", str(page), "--pictures", str(drawn)]
    assert cli.run([*command, "--lang", "en"]) == 0
    assert "Planetary Conquerors, 2 players" in page.read_text("utf-8")
    pictures = {path.name: path.read_text("utf-8") for path in drawn.iterdir()}
    assert {"conquerors-2-sides.svg", "conquerors-2-ways.svg"} <= pictures.keys()
    assert all("var(" not in svg and len(ElementTree.fromstring(svg)) for svg in pictures.values())
    capsys.readouterr()
    assert cli.run(["lab", "report", str(file), str(file), "--json"]) == 0
    [chapter] = json.loads(capsys.readouterr().out)
    assert chapter["games"] == 48


BAD = {
    "an unknown game": (["run", "chess"], "chess"),
    "an unknown bot": (["run", "conquerors", "--bots", "genius"], "genius"),
    "an empty name": (["run", "conquerors", "--bots", "simple,"], "--bots"),
    "an unknown deck": (["run", "conquerors", "--decks", "nobody"], "builders, raiders"),
    "an unknown hero": (["run", "plosinovka", "--heroes", "nobody"], "miksy"),
    "heroes in the wrong game": (["run", "conquerors", "--heroes", "urgh"], "--heroes"),
    "decks in the wrong game": (["run", "plosinovka", "--decks", "raiders"], "--decks"),
    "an edition in the wrong game": (["run", "plosinovka", "--edition", "cs"], "--edition"),
    "no games": (["run", "conquerors", "--games", "0"], "--games"),
    "a negative seed": (["run", "conquerors", "--seed", "-1"], "--seed"),
    "no budget": (["run", "conquerors", "--budget", "0"], "--budget"),
    "a pack that is not there": (["run", "conquerors", "--pack", "nowhere"], "nowhere"),
    "a file that is no result": (["run", "conquerors", "--out", "text"], "is no result"),
    "a folder for rows": (["run", "conquerors", "--out", "."], "."),
    "a report of nothing": (["report"], "files"),
    "a report of what is not there": (["report", "nowhere"], "nowhere"),
    "a report of what is no result": (["report", "text"], "is no result"),
    "a comparison with nothing": (["compare", "core", "nowhere"], "nowhere"),
    "a comparison of bad packs": (["compare", "core", "bad.toml"], "bad.toml:1"),
    "a comparison with the wrong game": (
        ["compare", "core", "core", "--game", "plosinovka", "--decks", "raiders"], "--decks",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("arguments", "named"), BAD.values(), ids=BAD.keys())
def test_bad_input_is_one_line_and_status_2(
    arguments: list[str],
    named: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text").write_text("hello", "utf-8")
    Path("bad.toml").write_text("[[card]]\n", "utf-8")
    assert cli.run(["lab", *arguments]) == cli.BAD_INPUT
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.strip().splitlines()) == 1
    assert named in shown.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.toml", "text"]
    assert Path("text").read_text("utf-8") == "hello"


def test_an_empty_result_is_told(
    planets: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rows.parquet"
    rows.write(path, planets[0], [])
    assert cli.run(["lab", "report", str(path)]) == cli.BAD_INPUT
    assert "there is no game in" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [
        ("pyarrow.parquet", ["run", "conquerors", "--bots", "random", "--out", "new"], "lab"),
        ("pyarrow.parquet", ["report", "new"], "lab"),
        ("ray", ["run", "conquerors", "--bots", "random", "--ray", "local"], "ray"),
    ],
)
def test_a_missing_extra_is_named(
    module: str,
    arguments: list[str],
    extra: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    assert cli.run(["lab", *arguments]) == cli.BAD_INPUT
    assert f'pip install "deskovka[{extra}]"' in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_extras_are_loaded_only_where_they_are_needed() -> None:
    script = (
        "import sys, deskovka, deskovka.cli.lab, deskovka.lab.runner, deskovka.lab.report\n"
        "print([m for m in ('pyarrow', 'vl_convert', 'ray') if m in sys.modules])"
    )
    with crews.same_build():
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True
        )
    assert done.stdout.strip() == "[]"
