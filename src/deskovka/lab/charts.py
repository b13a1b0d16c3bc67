"""Plots as SVG, drawn by Vega-Lite; their colours are those of the page, light or dark."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple

from deskovka.lab.findings import Spread
from deskovka.lab.rows import MissingExtra

WIDTH: Final = 340
STEP: Final = 24  # pixels for a bar or a dot
HEIGHT: Final = 150
MOST_BARS: Final = 32
LEAST_SPAN: Final = 0.2
MARGIN: Final = 0.02
LABEL: Final = 130  # the longest label, in pixels
SPARE: Final = 20  # left of the labels: the reader's letters may be wider than the drawer's
LINE: Final = 20

INK, MUTED, RULE = "var(--ink)", "var(--muted)", "var(--rule)"
COLOURS: Final = ("var(--first)", "var(--second)")

CONFIG: Final = {
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK, "titleColor": MUTED, "gridColor": RULE, "domainColor": RULE,
        "tickColor": RULE, "labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal",
    },
}  # fmt: skip


class Mark(NamedTuple):
    """A dot with its interval, or a bar; ``text`` is what it says when pointed at."""

    label: str
    series: int
    share: float
    low: float
    high: float
    figure: str
    text: str


Spec = dict[str, Any]


def standing_alone(svg: str) -> str:
    """The plot as a file of its own, with the light colours of the page on its paper."""
    style = (Path(__file__).parent / "page.css").read_text("utf-8")
    colours: dict[str, str] = {}
    for name, colour in re.findall(r"(--\w+): (#\w+);", style):
        colours.setdefault(name, colour)  # the dark ones come second
    coloured = re.sub(r"var\((--\w+)\)", lambda found: colours[found.group(1)], svg)
    width, height = re.findall(r'viewBox="0 0 (\d+) (\d+)"', coloured)[0]
    paper = f'<rect width="{width}" height="{height}" fill="{colours["--card"]}"/>'
    sized = coloured.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
    return sized.replace(">", f">{paper}", 1) + "\n"


def draw(spec: Spec) -> str:
    """The SVG, as wide as it finds room."""
    try:
        import vl_convert
    except ImportError:
        raise MissingExtra("drawing plots", "lab") from None
    fitted = {"type": "fit", "contains": "padding"}
    padding = {"left": SPARE, "top": 5, "right": 12, "bottom": 5}
    shared = {
        "width": WIDTH,
        "padding": padding,
        "autosize": fitted,
        "background": None,
        "config": CONFIG,
    }
    svg: str = vl_convert.vegalite_to_svg(shared | spec)
    return re.sub(r' width="\d+" height="\d+"', "", svg, count=1)


def intervals(marks: Sequence[Mark], fair: float | None) -> str:
    """Dots with intervals, a row each; a dashed line where they would be if all were equal."""
    lows = [one.low for one in marks] + ([fair] if fair is not None else [])
    highs = [one.high for one in marks] + ([fair] if fair is not None else [])
    start, end = max(0.0, min(lows) - MARGIN), min(1.0, max(highs) + MARGIN)
    if end - start < LEAST_SPAN:
        middle = (start + end) / 2
        start, end = max(0.0, middle - LEAST_SPAN / 2), min(1.0, middle + LEAST_SPAN / 2)
    x = {"type": "quantitative", "scale": {"domain": [start, end], "zero": False, "nice": False}}
    axis = {"title": None, "format": ".0%", "tickCount": 5}
    rows = {**_rows(marks), "description": {"field": "text"}}
    layers: list[Spec] = [
        {
            "mark": {"type": "rule", "strokeWidth": 2.5, "strokeCap": "round"},
            "encoding": {**rows, "x": {"field": "low", **x, "axis": axis}, "x2": {"field": "high"}},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 70, "opacity": 1},
            "encoding": {**rows, "x": {"field": "share", **x, "axis": axis}},
        },
    ]
    if fair is not None:
        layers.insert(0, _dashed(fair, MUTED, {**x, "axis": axis}))
    return draw({"height": _height(marks), "data": _values(marks), "layer": layers})


def bars(marks: Sequence[Mark]) -> str:
    """Bars from nothing on, with their figures."""
    most = min(1.0, max(one.share for one in marks) * 1.25)
    x = {
        "field": "share", "type": "quantitative", "scale": {"domain": [0, most], "nice": False},
        "axis": {"title": None, "format": ".0%", "tickCount": 5},
    }  # fmt: skip
    rows = {**_rows(marks), "description": {"field": "text"}}
    figures = {"type": "text", "align": "left", "dx": 4, "fontSize": 12}
    layers = [
        {"mark": {"type": "bar", "cornerRadiusEnd": 3}, "encoding": {**rows, "x": x}},
        {
            "mark": figures,
            "encoding": {
                **rows, "x": x, "text": {"field": "figure"}, "color": {"value": INK},
            },
        },
    ]  # fmt: skip
    return draw({"height": _height(marks), "data": _values(marks), "layer": layers})


def histogram(spreads: Sequence[Spread], title: str) -> str:
    """How often each number came; a line at each median."""
    numbers = [number for one in spreads for number in one.counts]
    start = min(numbers)
    step = max(1, ceil((max(numbers) + 1 - start) / MOST_BARS))
    values: list[Spec] = []
    for series, one in enumerate(spreads):
        bins: dict[int, int] = {}
        for number, count in one.counts.items():
            bins[(number - start) // step] = bins.get((number - start) // step, 0) + count
        for at, count in bins.items():
            low = start + at * step
            told = f"{low}: {count}" if step == 1 else f"{low}–{low + step - 1}: {count}"
            edges = {"low": low - 0.5, "high": low + step - 0.5}
            values.append({**edges, "count": count, "series": str(series), "text": told})
    opacity = 1 if len(spreads) == 1 else 0.55
    x = {"field": "low", "type": "quantitative", "title": title, "scale": {"zero": False}}
    y = {"field": "count", "type": "quantitative", "title": None, "stack": None}
    layers: list[Spec] = [
        {
            "data": {"values": values},
            "mark": {"type": "rect", "opacity": opacity},
            "encoding": {
                "x": x, "x2": {"field": "high"}, "y": y, "y2": {"datum": 0}, "color": _colour(),
                "description": {"field": "text"},
            },
        },
        *(_dashed(one.quartiles[1], INK, {"type": "quantitative"}) for one in spreads),
    ]  # fmt: skip
    return draw({"height": HEIGHT, "data": {"values": values}, "layer": layers})


def _dashed(at: float, colour: str, x: Spec) -> Spec:
    mark = {"type": "rule", "strokeDash": [4, 4], "color": colour}
    return {"data": {"values": [{}]}, "mark": mark, "encoding": {"x": {"datum": at, **x}}}


def _rows(marks: Sequence[Mark]) -> Spec:
    axis = {"title": None, "labelLimit": LABEL, "ticks": False, "domain": False, "labelPadding": 8}
    rows: Spec = {
        "y": {"field": "label", "type": "nominal", "sort": None, "axis": axis},
        "color": _colour(),
    }
    if any(one.series for one in marks):
        rows["yOffset"] = {"field": "series", "type": "nominal"}
    return rows


def _colour() -> Spec:
    domain = [str(number) for number in range(len(COLOURS))]
    scale = {"domain": domain, "range": list(COLOURS)}
    return {"field": "series", "type": "nominal", "scale": scale, "legend": None}


def _height(marks: Sequence[Mark]) -> int:
    labels = len({one.label for one in marks})
    series = 1 + max(one.series for one in marks)
    return LINE + labels * STEP * (1 if series == 1 else 2) + 10


def _values(marks: Sequence[Mark]) -> Spec:
    return {"values": [{**one._asdict(), "series": str(one.series)} for one in marks]}
