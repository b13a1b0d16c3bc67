"""Two packs side by side: nothing where nothing changed, and what changed where it did."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from deskovka import cli
from deskovka.lab.comparison import card_changes, comparison_page, measures, pairs, two_jobs
from deskovka.lab.findings import Chapter, chapters
from deskovka.lab.jobs import BadJob, Wishes
from deskovka.lab.runner import run
from deskovka.lab.teller import Teller
from tests.conquerors.packs.broken import card, deck
from tests.lab.test_report import Reader
from tests.packs.broken import HEAD
from tests.plosinovka.packs.broken import entry

WEAK = 'id = "urgh"\nname = { en = "Urgh" }\nlife = 1\ntext = "You cannot merge dice."'


def own_pack(path: Path, attack: int) -> str:
    """A pack with a warrior and a deck of it."""
    warrior = card("warrior", f'attack = {attack}\ncost = "1 gold"\ntext = ""')
    path.write_text(HEAD + warrior + deck("gold-miner = 20\ntest-card = 20"), "utf-8")
    return str(path)


def both(wishes: Wishes, packs: tuple[str, str], games: int) -> tuple[Chapter, Chapter]:
    a, b = two_jobs(wishes, packs)
    [one], [other] = (chapters([(job, run(job, games, workers=1).rows)]) for job in (a, b))
    return one, other


@pytest.fixture(scope="module")
def stronger(tmp_path_factory: pytest.TempPathFactory) -> tuple[Chapter, Chapter]:
    """A deck of warriors with 1 attack, and with 9, against the raiders."""
    folder = tmp_path_factory.mktemp("packs")
    packs = own_pack(folder / "a.toml", 1), own_pack(folder / "b.toml", 9)
    wishes = Wishes("conquerors", ["simple"], sides=["raiders", "test-deck"], mirrors=False)
    return both(wishes, packs, 24)


def test_what_changed_is_seen(stronger: tuple[Chapter, Chapter]) -> None:
    a, b = stronger
    decks = next(pair for pair in pairs(a, b) if pair.section.name == "sides").changes
    assert decks["test-deck"].a == a.sides["test-deck"]
    assert decks["test-deck"].b == b.sides["test-deck"]
    assert decks["test-deck"].difference > 0.3
    assert decks["test-deck"].is_real
    assert decks["raiders"].difference == pytest.approx(-decks["test-deck"].difference)
    cards = card_changes(a, b)
    assert cards.keys() == a.cards.keys()
    assert cards["test-card"]["played"].b == b.cards["test-card"].fared["played"]
    told = {label: (before, after) for label, before, after in measures(a, b, Teller("en"))}
    rounds = (a.lengths["rounds"].quartiles[1], b.lengths["rounds"].quartiles[1])
    assert told["Rounds, median"] == rounds
    assert told["gold gained, winners"] == (a.means["gold"][0], b.means["gold"][0])


def test_the_page_shows_both(stronger: tuple[Chapter, Chapter]) -> None:
    a, b = stronger
    page = comparison_page(a, b, ("weak <1>", "strong"), "en")
    found = Reader(page)
    assert found.open == []
    assert "weak &lt;1&gt;" in page
    assert "http:" not in page.replace("http://www.w3.org", "")
    decks = next(table for table in found.tables if table[1][0] in ("Raiders", "Test Deck"))
    assert decks[0] == ["", "weak <1>", "strong", "change"]
    fields = {line[0]: line[1:] for line in decks[1:]}["Test Deck"]
    before, after = a.sides["test-deck"].share, b.sides["test-deck"].share
    assert fields[0].startswith(f"{100 * before:.1f}")
    assert fields[1].startswith(f"{100 * after:.1f}")
    assert fields[2].startswith(f"+{100 * (after - before):.1f}")
    assert "Test Card" in page
    assert found.captions == ["Wins by turn order", "Wins by deck, against others",
                              "How games end", "Rounds"]  # fmt: skip


def test_the_same_games_are_played(tmp_path: Path) -> None:
    packs = own_pack(tmp_path / "a.toml", 1), own_pack(tmp_path / "b.toml", 2)
    a, b = two_jobs(Wishes("conquerors", ["simple", "random"]), packs)
    assert [a.task(number) for number in range(60)] == [b.task(number) for number in range(60)]
    assert a.cards != b.cards


def test_decks_that_only_one_has_stay_out(tmp_path: Path) -> None:
    pack = own_pack(tmp_path / "a.toml", 1)
    a, b = two_jobs(Wishes("conquerors", ["simple"]), ("", pack))
    assert a.sides == b.sides == ["builders", "raiders", "trappers", "sparks"]
    with pytest.raises(BadJob, match="no deck 'test-deck'"):
        two_jobs(Wishes("conquerors", ["simple"], sides=["test-deck"]), ("", pack))


def test_packs_that_play_alike(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "compare", "core", "core", "--game", "conquerors", "--bots", "random"]
    assert cli.run([*command, "--games", "4", "--workers", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "exactly alike" in told
    assert "core → core" in told


def test_compare_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "weak.toml"
    pack.write_text(HEAD + entry("hero", WEAK), "utf-8")
    out = tmp_path / "new" / "page.html"
    command = ["lab", "compare", "core", str(pack), "--bots", "simple", "--games", "6",
               "--players", "1", "--heroes", "urgh", "--workers", "1"]  # fmt: skip
    assert cli.run([*command, "--out", str(out), "--lang", "cs"]) == 0
    shown = capsys.readouterr().out
    assert "hra pro jednoho: core →" in shown
    assert "Jak hry končí" in shown
    assert str(out) in "".join(shown.split("\n"))
    assert Reader(out.read_text("utf-8")).titles[0] == "Co změna způsobí"
    assert cli.run([*command, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    fainted = [data[one]["ways"].get("fainted", {"share": 0})["share"] for one in "ab"]
    assert fainted[1] > fainted[0]


def test_the_page_is_there_though_nobody_reads_what_is_printed(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    command = ["lab", "compare", "core", "core", "--game", "conquerors", "--bots", "random",
               "--games", "2", "--workers", "1", "--out", str(out)]  # fmt: skip
    program = [sys.executable, "-c", "from deskovka.cli import main; main()"]
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as nobody:
        done = subprocess.run([*program, *command], stdout=nobody, check=False)
    assert done.returncode == 1
    assert Reader(out.read_text("utf-8")).titles != []


def test_a_changed_card_of_the_box(tmp_path: Path) -> None:
    """The same decks with another quartermaster: no pack has anything that the other lacks."""
    miner = """
id = "quartermaster"
name = { en = "Quartermaster", cs = "Zásobovač" }
stars = 1
cost = "9 gold"
text = "Adds 1 gold."
replaces = true"""
    path = tmp_path / "dear.toml"
    path.write_text(HEAD + card("miner", miner), "utf-8")
    one, other = both(Wishes("conquerors", ["simple"], seed=2), ("", str(path)), 16)
    assert one.cards.keys() == other.cards.keys()
    assert one.sides.keys() == other.sides.keys()
    assert card_changes(one, other)["quartermaster"]["use"].difference < -0.3
