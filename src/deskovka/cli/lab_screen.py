"""What the lab shows in the terminal: how far it is, and tables of what was found."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from deskovka.cli.output import plain, screen
from deskovka.lab.comparison import card_changes, measures, pairs
from deskovka.lab.findings import Change, Chapter, Rate
from deskovka.lab.teller import Teller, sections

SHOWN_CARDS: Final = 12


def print_chapter(chapter: Chapter, language: str) -> None:
    """The rates and the lengths; cards are too many."""
    teller, console = Teller(language), screen()
    console.print(plain(teller.title(chapter), "bold"))
    for section in sections(chapter):
        table = _table(teller.heading(chapter, section), 3)
        for key, one in section.rates.items():
            table.add_row(teller.label(chapter, section, key), *_told(one, teller))
        console.print(table)
    low, median, high = (teller.number(one) for one in chapter.lengths["rounds"].quartiles)
    told = teller.say("lab-quartiles", low=low, median=median, high=high)
    console.print(plain(f"{teller.say('lab-rounds')}: {told}"))


def print_comparison(a: Chapter, b: Chapter, names: tuple[str, str], language: str) -> None:
    """What the change does; of the cards, those that change most."""
    teller, console = Teller(language), screen()
    console.print(plain(f"{teller.title(a)}: {names[0]} → {names[1]}", "bold"))
    for pair in pairs(a, b):
        table = _table(teller.heading(a, pair.section), 4)
        for key, one in pair.changes.items():
            table.add_row(teller.label(a, pair.section, key), *_changed(one, teller))
        console.print(table)
    table = _table(teller.say("lab-means"), 3)
    for label, before, after in measures(a, b, teller):
        change = teller.number(after - before)
        table.add_row(label, teller.number(before), teller.number(after), change)
    console.print(table)
    _print_cards(a, b, teller, console)
    if all(not one.difference for pair in pairs(a, b) for one in pair.changes.values()):
        console.print(plain(teller.say("lab-same")))


def _print_cards(a: Chapter, b: Chapter, teller: Teller, console: Console) -> None:
    use = a.watcher.uses[0]
    changes = {ident: found[use] for ident, found in card_changes(a, b).items()}
    order = sorted(changes, key=lambda ident: -abs(changes[ident].difference))
    table = _table(teller.own(a, "fared", use), 4)
    for ident in order[:SHOWN_CARDS]:
        named = a if ident in a.cards else b
        name = named.name(ident, teller.language)
        table.add_row(name, *_changed(changes[ident], teller))
    console.print(table)


def _table(title: str, columns: int) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, show_header=False, title=plain(title, "bold"))
    table.title_justify = "left"
    table.add_column(min_width=22)
    for _ in range(columns):
        table.add_column(justify="right", no_wrap=True)
    return table


def _told(one: Rate, teller: Teller) -> tuple[str, str, str]:
    games = teller.say("lab-of-games", games=one.games)
    return teller.percent(one.share), f"({teller.interval(one)})", games


def _changed(one: Change, teller: Teller) -> tuple[str, str, Text, str]:
    shares = [teller.percent(rate.share) if rate.games else "–" for rate in (one.a, one.b)]
    if not one.a.games or not one.b.games:
        return shares[0], shares[1], plain("–"), ""
    style = "bold" if one.is_real else ""
    interval = f"({teller.interval(one)})"
    return shares[0], shares[1], plain(teller.points(one.difference), style), interval
