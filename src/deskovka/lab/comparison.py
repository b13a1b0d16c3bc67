"""What a change of cards does: the same games with two packs, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from deskovka.lab import charts
from deskovka.lab.findings import LENGTHS, Change, Chapter, Rate, change
from deskovka.lab.jobs import BadJob, Job, Wishes, make_job
from deskovka.lab.page import Cell, Html, beside, box, figure, grid, note, page, table, tiles
from deskovka.lab.report import how_played, marks, rate_cell, tinted
from deskovka.lab.teller import Section, Teller, sections


def two_jobs(wishes: Wishes, packs: tuple[str, str]) -> tuple[Job, Job]:
    """The same job with either pack; without a wish, with the decks or heroes that both have."""
    a, b = (make_job(wishes._replace(pack=pack)) for pack in packs)
    both = [side for side in a.sides if side in b.sides]
    if not both:
        raise BadJob(f"{packs[0]} and {packs[1]} have no {a.watcher.side} in common")
    if len(both) < len(a.sides) or len(both) < len(b.sides):
        wishes = wishes._replace(sides=both)
        a, b = (make_job(wishes._replace(pack=pack)) for pack in packs)
    return a, b


class Pair(NamedTuple):
    """A section of both."""

    section: Section
    other: Section
    changes: dict[str, Change]


def pairs(a: Chapter, b: Chapter) -> Iterator[Pair]:
    others = {section.name: section for section in sections(b)}
    for section in sections(a):
        other = others.get(section.name, Section(section.name, {}, section.fair))
        yield Pair(section, other, _changes(section.rates, other.rates))


def card_changes(a: Chapter, b: Chapter) -> dict[str, dict[str, Change]]:
    """For each card: how often it is put to use, and how those fare who draw, play, buy it."""
    uses = a.watcher.uses
    found: dict[str, dict[str, Change]] = {}
    for ident in dict.fromkeys([*a.cards, *b.cards]):
        both = [chapter.cards.get(ident) for chapter in (a, b)]
        found[ident] = {"use": change(*(card.use if card else None for card in both))}
        for use in uses:
            found[ident][use] = change(*(card.fared[use] if card else None for card in both))
    return found


def measures(a: Chapter, b: Chapter, teller: Teller) -> list[tuple[str, float, float]]:
    """Numbers that are no rates: lengths, and what winners and others had."""
    found = []
    for name in LENGTHS:
        one, other = a.lengths[name].quartiles[1], b.lengths[name].quartiles[1]
        found.append((teller.say("lab-median", what=teller.say(f"lab-{name}")), one, other))
    if a.scores and b.scores:
        label = teller.say("lab-median", what=teller.say("lab-scores"))
        found.append((label, a.scores.quartiles[1], b.scores.quartiles[1]))
    for name, (won, lost) in a.means.items():
        for who, one, other in zip(("winners", "others"), (won, lost), b.means[name], strict=True):
            what = f"{teller.own(a, 'mean', name)}, {teller.say(f'lab-{who}')}"
            found.append((what, one, other))
    return found


def _changes(a: dict[str, Rate], b: dict[str, Rate]) -> dict[str, Change]:
    return {key: change(a.get(key), b.get(key)) for key in dict.fromkeys([*a, *b])}


# -- the page -----------------------------------------------------------------------------


def comparison_page(a: Chapter, b: Chapter, names: tuple[str, str], language: str) -> str:
    """The whole page."""
    teller = Teller(language)
    keys = f'<span class="key">{escape(names[0])}</span> <span class="key b">{escape(names[1])}'
    parts: list[Html] = [
        f"<p>{keys}</span></p>",
        note(f"{teller.say('lab-how-to-read')} {teller.say('lab-change-about')}"),
        f"<h2>{escape(teller.title(a))}</h2>",
        tiles(how_played(a, teller)),
        grid(_plots(a, b, teller)),
        beside(_tables(a, b, names, teller)),
        box(teller.say("lab-cards"), _card_table(a, b, teller), "", "wide"),
    ]
    return page(language, teller.say("lab-compare-title"), parts)


def _plots(a: Chapter, b: Chapter, teller: Teller) -> Iterator[Html]:
    for pair in pairs(a, b):
        dots = marks(a, pair.section, teller) + marks(b, pair.other, teller, 1)
        yield figure(teller.heading(a, pair.section), charts.intervals(dots, pair.section.fair))
    lengths = [a.lengths["rounds"], b.lengths["rounds"]]
    svg = charts.histogram(lengths, teller.say("lab-rounds-each"))
    yield figure(teller.say("lab-rounds"), svg)


def _tables(a: Chapter, b: Chapter, names: tuple[str, str], teller: Teller) -> Iterator[Html]:
    heads = ["", *names, teller.say("lab-change")]
    for pair in pairs(a, b):
        rows = [
            (teller.label(a, pair.section, key), _cells(one, teller))
            for key, one in pair.changes.items()
        ]
        yield box(teller.heading(a, pair.section), table(heads, rows))
    rows = [
        (label, [Cell(teller.number(one), one) for one in (before, after, after - before)])
        for label, before, after in measures(a, b, teller)
    ]
    yield box(teller.say("lab-means"), table(heads, rows))
    if a.matrix:
        yield box(teller.own(a, "matrix"), _matrix(a, b, teller), "", "matrix")


def _cells(one: Change, teller: Teller) -> Sequence[Cell]:
    return rate_cell(one.a, teller), rate_cell(one.b, teller), _change_cell(one, teller)


def _change_cell(one: Change, teller: Teller) -> Cell:
    if not one.a.games or not one.b.games:
        return Cell("–", 0.0)
    look = ' class="real"' if one.is_real else ""
    shown = f"<span{look}>{teller.points(one.difference)}</span>"
    shown += f"<small>{teller.interval(one)}</small>"
    return tinted(shown, one.difference, one.difference)


def _matrix(a: Chapter, b: Chapter, teller: Teller) -> Html:
    columns = list(dict.fromkeys(key for row in a.matrix.values() for key in row))
    heads = [teller.own(a, "matrix-corner")]
    heads += [a.name(key, teller.language) for key in columns]
    rows = [
        (
            a.name(key, teller.language),
            [
                _change_cell(change(row.get(c), b.matrix.get(key, {}).get(c)), teller)
                for c in columns
            ],
        )
        for key, row in a.matrix.items()
    ]
    return table(heads, rows)


def _card_table(a: Chapter, b: Chapter, teller: Teller) -> Html:
    uses = a.watcher.uses
    heads = [teller.say("lab-card"), teller.own(a, "use", uses[-1])]
    heads += [teller.own(a, "fared", use) for use in uses]
    found = card_changes(a, b)
    order = sorted(found, key=lambda ident: -abs(found[ident][uses[0]].difference))
    rows = []
    for ident in order:
        named = a if ident in a.cards else b
        cells = [_both(one, teller) for one in found[ident].values()]
        rows.append((named.name(ident, teller.language), cells))
    return table(heads, rows, sortable=True)


def _both(one: Change, teller: Teller) -> Cell:
    """Before, after, and the change, in one field; sorted by the change."""
    cell = _change_cell(one, teller)
    shares = [teller.percent(r.share) if r.games else "–" for r in (one.a, one.b)]
    return cell._replace(html=f"{shares[0]} → {shares[1]}<br>{cell.html}")
