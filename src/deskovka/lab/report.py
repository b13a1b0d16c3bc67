"""The report: a page that shows what rows say, with plots and tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from deskovka.lab import charts
from deskovka.lab.findings import Chapter, Rate
from deskovka.lab.page import Cell, Html, beside, box, figure, grid, note, page, table, tiles
from deskovka.lab.teller import Section, Teller, sections

STRONGEST: Final = 0.3  # so far from the average a colour is at its fullest
FULL: Final = 60  # per cent of the colour
SHOWN_LENGTHS: Final = ("rounds", "turns")


def report(chapters: Sequence[Chapter], language: str) -> str:
    """The whole page."""
    teller = Teller(language)
    parts: list[Html] = [note(teller.say("lab-how-to-read"))]
    for chapter in chapters:
        parts += chapter_parts(chapter, teller)
    return page(language, teller.say("lab-title"), parts)


def chapter_parts(chapter: Chapter, teller: Teller) -> Iterator[Html]:
    yield f"<h2>{escape(teller.title(chapter))}</h2>"
    yield tiles(facts(chapter, teller))
    if not all(job.reproducible for job in chapter.jobs):
        yield note(teller.say("lab-by-the-clock"))
    plots = [_plot(chapter, one, teller) for one in sections(chapter)]
    yield grid([*plots, *_lengths(chapter, teller)])
    boxes = [box(teller.say("lab-means"), _means(chapter, teller))]
    if len(chapter.matrix) > 1:
        below = teller.own(chapter, "matrix-about")
        matrix = _matrix(chapter, teller)
        boxes.insert(0, box(teller.own(chapter, "matrix"), matrix, below, "matrix"))
    yield beside(boxes)
    if chapter.cards:
        below = teller.own(chapter, "cards-about")
        yield box(teller.say("lab-cards"), _cards(chapter, teller), below, "wide")


def pictures(chapters: Sequence[Chapter], language: str) -> Iterator[tuple[str, str]]:
    """The plots of shares as files of their own: the name of each and its SVG."""
    teller = Teller(language)
    for chapter in chapters:
        for section in sections(chapter):
            name = f"{chapter.game}-{chapter.players}-{section.name}.svg"
            yield name, charts.standing_alone(_drawn(chapter, section, teller))


def facts(chapter: Chapter, teller: Teller) -> list[tuple[str, str]]:
    """The headlines."""
    rounds, decisions = chapter.lengths["rounds"], chapter.lengths["decisions"]
    return [
        *how_played(chapter, teller),
        (teller.say("lab-median-rounds"), teller.number(rounds.quartiles[1])),
        (teller.say("lab-mean-decisions"), teller.number(decisions.mean, 0)),
    ]


def how_played(chapter: Chapter, teller: Teller) -> list[tuple[str, str]]:
    """How many games, who played them, from which seed."""
    say = teller.say
    bots = list(dict.fromkeys(bot for job in chapter.jobs for bot in job.bots))
    seeds = dict.fromkeys(str(job.seed) for job in chapter.jobs)
    budgets = [job.budget(bot) for job in chapter.jobs for bot in job.bots]
    thought = dict.fromkeys(
        f"{one.seconds:g} s" if one.seconds else str(one.iterations) for one in budgets if one
    )
    found = [
        (say("lab-games"), str(chapter.games)),
        (say("lab-who"), ", ".join(bots)),
        (say("lab-seed"), ", ".join(seeds)),
    ]
    if thought:
        found.append((say("lab-budget"), ", ".join(thought)))
    return found


def rate_text(one: Rate, teller: Teller) -> str:
    """ "52.1 % (48.0 – 56.2), 500 games"."""
    games = teller.say("lab-of-games", games=one.games)
    return f"{teller.percent(one.share)} ({teller.interval(one)}), {games}"


def marks(chapter: Chapter, section: Section, teller: Teller, series: int = 0) -> list[charts.Mark]:
    found = []
    for key, one in section.rates.items():
        label = teller.label(chapter, section, key)
        told = f"{label}: {rate_text(one, teller)}"
        figure = teller.percent(one.share)
        found.append(charts.Mark(label, series, one.share, one.low, one.high, figure, told))
    return found


def _plot(chapter: Chapter, section: Section, teller: Teller) -> Html:
    dots = marks(chapter, section, teller)
    values = "; ".join(f"{dot.label} {dot.figure}" for dot in dots)
    below = "" if section.name == "ways" else values  # bars bear theirs
    return figure(teller.heading(chapter, section), _drawn(chapter, section, teller), below)


def _drawn(chapter: Chapter, section: Section, teller: Teller) -> str:
    dots = marks(chapter, section, teller)
    return charts.bars(dots) if section.name == "ways" else charts.intervals(dots, section.fair)


def _lengths(chapter: Chapter, teller: Teller) -> Iterator[Html]:
    for name in SHOWN_LENGTHS[: 1 if chapter.players == 1 else 2]:
        found = chapter.lengths[name]
        svg = charts.histogram([found], teller.say(f"lab-{name}-each"))
        yield figure(teller.say(f"lab-{name}"), svg, _quartiles(found.quartiles, teller))
    if chapter.scores and chapter.scores.counts:
        svg = charts.histogram([chapter.scores], teller.say("lab-points"))
        below = _quartiles(chapter.scores.quartiles, teller)
        yield figure(teller.say("lab-scores"), svg, below)


def _quartiles(found: tuple[float, float, float], teller: Teller) -> str:
    low, median, high = (teller.number(one) for one in found)
    return teller.say("lab-quartiles", low=low, median=median, high=high)


def rate_cell(one: Rate, teller: Teller) -> Cell:
    """The share, its interval in figures and as a stroke."""
    if not one.games:
        return Cell("–", -1.0)
    stroke = f'<span class="share" style="--l:{100 * one.low:.0f}%;--h:{100 * one.high:.0f}%">'
    shown = f"{teller.percent(one.share)}<small>{teller.interval(one)}</small>{stroke}</span>"
    return Cell(shown, one.share)


def tinted(html: Html, difference: float, value: float) -> Cell:
    """The further from the average, the stronger the colour."""
    strength = min(1.0, abs(difference) / STRONGEST) * FULL
    look = "more" if difference > 0 else "less"
    return Cell(html, value, look, f"--s:{strength:.0f}%")


def _matrix(chapter: Chapter, teller: Teller) -> Html:
    columns = list(dict.fromkeys(key for row in chapter.matrix.values() for key in row))
    names = [chapter.name(key, teller.language) for key in columns]
    rows = []
    for key, row in chapter.matrix.items():
        cells = []
        for column in columns:
            one = row.get(column)
            if one is None:
                cells.append(Cell("–"))
                continue
            shown = f"{teller.percent(one.share, 0)}<small>{teller.interval(one)}</small>"
            cells.append(tinted(shown, one.share - chapter.fair, one.share))
        rows.append((chapter.name(key, teller.language), cells))
    return table([teller.own(chapter, "matrix-corner"), *names], rows)


def _means(chapter: Chapter, teller: Teller) -> Html:
    heads = ["", teller.say("lab-winners"), teller.say("lab-others")]
    rows = [
        (teller.own(chapter, "mean", name), [Cell(teller.number(one), one) for one in both])
        for name, both in chapter.means.items()
    ]
    return table(heads, rows)


def _cards(chapter: Chapter, teller: Teller) -> Html:
    uses = chapter.watcher.uses
    heads = [teller.say("lab-card"), teller.own(chapter, "use", uses[-1])]
    heads += [teller.own(chapter, "fared", use) for use in uses] + [teller.say("lab-above")]
    rows = []
    order = sorted(chapter.cards.items(), key=lambda item: -item[1].above)
    for ident, card in order:
        cells = [
            Cell(
                f"{teller.percent(card.use.share)}<small>"
                f"{teller.say('lab-of-chances', games=card.use.games)}</small>",
                card.use.share,
            ),
            *(rate_cell(card.fared[use], teller) for use in uses),
            tinted(teller.points(card.above), card.above, card.above),
        ]
        rows.append((chapter.name(ident, teller.language), cells))
    return table(heads, rows, sortable=True)
