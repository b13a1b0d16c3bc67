"""The page says what the rows say, in both languages, and needs nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from deskovka.lab.findings import chapters, rate
from deskovka.lab.report import report
from deskovka.lab.teller import Teller, sections
from tests.lab.conftest import Played

VOID = {"meta", "br"}


class Reader(HTMLParser):
    """Checks that what is opened is closed; collects tables and headings."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tables: list[list[list[str]]] = []
        self.titles: list[str] = []
        self.captions: list[str] = []
        self.drawn = 0
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
        elif tag in ("h1", "h2", "h3"):
            self.titles.append("")
        elif tag == "figcaption":
            self.captions.append("")
        self.drawn += tag == "svg"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if {"td", "th"} & set(self.open):
            self.tables[-1][-1][-1] += data
        elif {"h1", "h2", "h3"} & set(self.open):
            self.titles[-1] += data
        elif "figcaption" in self.open:
            self.captions[-1] += data

    def table(self, corner: str) -> dict[str, list[str]]:
        """The lines of the table that begins so, by their first field."""
        [found] = [table for table in self.tables if table[0][0] == corner]
        return {line[0]: line[1:] for line in found[1:]}


def read(*files: Played, language: str = "en") -> tuple[str, Reader]:
    page = report(chapters(files), language)
    reader = Reader(page)
    assert reader.open == []
    return page, reader


def percent(wins: float, games: int) -> str:
    return f"{100 * wins / games:.1f}\u202f%"


def test_it_needs_nothing_from_elsewhere(planets: Played, towers: Played, solo: Played) -> None:
    page, _ = read(planets, towers, solo)
    addresses = set(re.findall(r"""https?://[^"'\s<)]+""", page))
    assert addresses == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert not re.search(r"<(link|img|iframe|script [^>]*src)|@import|url\((?!#)", page)
    assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in page
    assert "prefers-color-scheme: dark" in page
    assert len(page.encode()) < 500_000


def test_planetary_conquerors(planets: Played) -> None:
    job, rows = planets
    page, found = read(planets)
    assert "Planetary Conquerors, 2 players" in found.titles
    assert found.captions == [
        "Wins by turn order", "Wins by bot", "Wins by deck, against others", "How games end",
        "Rounds", "Turns",
    ]  # fmt: skip
    assert found.drawn == 6
    seats = [seat for row in rows for seat in row["seats"]]
    simple = sum(seat["won"] for seat in seats if seat["bot"] == "simple")
    assert f"simple {percent(simple, 24)}" in page
    first = sum(row["first"] in row["winners"] for row in rows)
    assert f"first {percent(first, 24)}; second {percent(24 - first, 24)}" in page
    one = rate(first, 24)
    interval = f"({100 * one.low:.1f} – {100 * one.high:.1f}), 24 games"
    assert f'aria-label="first: {percent(first, 24)} {interval}"' in page
    cards = found.table("Card")
    assert len(cards) == len({card for deck in job.sides for card in job.decks[deck]})
    for ident in ("quartermaster", "laser-shot"):
        fields = cards[job.names[ident]["en"]]
        drew = [seat["won"] for seat in seats if ident in seat["drawn"]]
        played = [seat["won"] for seat in seats if ident in seat["played"]]
        had = [seat for seat in seats if ident in job.decks[seat["deck"]]]
        assert fields[0] == f"{percent(len(played), len(had))}of {len(had)}"
        assert fields[1].startswith(percent(sum(drew), len(drew)))
        assert fields[2].startswith(percent(sum(played), len(played)))
        points = 100 * (sum(drew) / len(drew) - 0.5)
        assert fields[3] == f"{points:+.1f}".replace("-", "−").replace("+0.0", "0.0")


def test_the_matrix(planets: Played) -> None:
    rows = planets[1]
    _, found = read(planets)
    matrix = found.table("Deck")
    assert list(matrix) == ["Builders", "Raiders", "Sparks"]
    met = [
        seat["won"]
        for row in rows
        for seat, other in (row["seats"], row["seats"][::-1])
        if (seat["deck"], other["deck"]) == ("raiders", "sparks")
    ]
    one = rate(sum(met), len(met))
    shown = f"{100 * one.share:.0f}\u202f%{100 * one.low:.1f} – {100 * one.high:.1f}"
    assert matrix["Raiders"][2] == shown


def test_plosinovka_in_czech(towers: Played, solo: Played) -> None:
    page, found = read(towers, solo, language="cs")
    assert page.startswith('<!doctype html>\n<html lang="cs">')
    assert found.titles[0] == "Co ukazují odehrané hry"
    assert "Plošinovka, 2 hráči" in found.titles
    assert "Plošinovka, hra pro jednoho" in found.titles
    assert "Skóre vyhraných her" in found.captions
    won = sum(bool(row["winners"]) for row in solo[1])
    assert f"výhra {percent(won, 24).replace('.', ',')}" in page
    assert "Slaďuše" in page
    assert [table[0][0] for table in found.tables].count("Hrdina") == 2


@pytest.mark.parametrize("language", ["en", "cs"])
def test_nothing_is_left_without_words(planets: Played, towers: Played, language: str) -> None:
    page, found = read(planets, towers, language=language)
    assert "lab-" not in page
    words = " ".join(field for table in found.tables for line in table for field in line)
    assert not re.search(r"[{}$]|None|nan", words)


def test_bots_that_think_by_the_clock_are_told(planets: Played) -> None:
    import msgspec

    job, rows = planets
    timed = msgspec.structs.replace(job, seconds=0.3, bots=["medium", "random"])
    assert "by the clock" in report(chapters([(timed, rows)]), "en")
    assert "by the clock" not in report(chapters([planets]), "en")


def test_what_names_hold_is_escaped(planets: Played) -> None:
    import msgspec

    job, rows = planets
    names = job.names | {"gold-miner": {"en": "<script>alert(1)</script> & co"}}
    page = report(chapters([(msgspec.structs.replace(job, names=names), rows)]), "en")
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; co" in page


@pytest.mark.parametrize("game", ["conquerors", "plosinovka"])
def test_every_way_to_end_has_words(game: str) -> None:
    from importlib import import_module

    from deskovka import locales

    codes = import_module(f"deskovka.games.{game}.codes")
    for way in set(codes.WAYS) - {"none"}:
        for language in locales.LANGUAGES:
            assert locales.say(language, f"{game}-lab-way-{way.replace('_', '-')}")


def test_one_player_has_no_turn_order(solo: Played, planets: Played) -> None:
    [alone] = chapters([solo])
    assert [section.name for section in sections(alone)] == ["solo", "sides", "foes", "ways"]
    [two] = chapters([planets])
    assert [one.name for one in sections(two)] == ["places", "bots", "sides", "ways"]


def test_numbers_in_both_languages() -> None:
    english, czech = Teller("en"), Teller("cs")
    assert (english.percent(0.1234), czech.percent(0.1234)) == ("12.3\u202f%", "12,3\u202f%")
    assert (english.points(0.05), czech.points(-0.051)) == ("+5.0", "−5,1")
    assert (english.points(0.0001), english.points(-0.0001)) == ("0.0", "0.0")
    assert english.interval(rate(5, 10)) == "23.7 – 76.3"


def test_without_the_extra_it_is_named(planets: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from deskovka.lab import rows

    monkeypatch.setitem(sys.modules, "vl_convert", None)
    with pytest.raises(rows.MissingExtra, match=r"deskovka\[lab\]"):
        report(chapters([planets]), "en")
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(rows.MissingExtra, match=r"deskovka\[lab\]"):
        rows.read(Path("rows.parquet"))
