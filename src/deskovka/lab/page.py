"""The parts of a page: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent

Html = str  # text that is escaped already


class Cell(NamedTuple):
    """A field of a table: what it shows, by what it is sorted, and how it looks."""

    html: Html
    value: float | str = ""
    look: str = ""
    style: str = ""


def page(language: str, title: str, parts: Iterable[Html]) -> str:
    style = (HERE / "page.css").read_text("utf-8")
    script = (HERE / "page.js").read_text("utf-8")
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>",
            f"<h1>{escape(title)}</h1>",
            *parts,
            f"<script>\n{script}</script>\n</body>\n</html>\n",
        ]
    )


def note(text: str) -> Html:
    return f'<p class="note">{escape(text)}</p>'


def tiles(facts: Iterable[tuple[str, str]]) -> Html:
    """Figures with what they are."""
    inside = (f"<div><dt>{escape(a)}</dt><dd>{escape(b)}</dd></div>" for a, b in facts)
    return f'<dl class="tiles">{"".join(inside)}</dl>'


def figure(title: str, svg: str, below: str = "") -> Html:
    more = note(below) if below else ""
    return f"<figure><figcaption>{escape(title)}</figcaption>{svg}{more}</figure>"


def grid(parts: Iterable[Html]) -> Html:
    return f'<div class="grid">{"".join(parts)}</div>'


def beside(parts: Iterable[Html]) -> Html:
    return f'<div class="beside">{"".join(parts)}</div>'


def box(title: str, inside: Html, below: str = "", look: str = "") -> Html:
    told = note(below) if below else ""
    return f'<section class="box {look}"><h3>{escape(title)}</h3>{told}{inside}</section>'


def table(
    heads: Sequence[str], rows: Iterable[tuple[str, Sequence[Cell]]], *, sortable: bool = False
) -> Html:
    """The first column says what a row is about."""
    named = [f"<button>{escape(head)}</button>" if sortable else escape(head) for head in heads]
    top = "".join(f'<th scope="col">{head}</th>' for head in named)
    lines = (
        f'<tr><th scope="row" data-value="{escape(name)}">{escape(name)}</th>'
        f"{''.join(map(_cell, cells))}</tr>"
        for name, cells in rows
    )
    body = "\n".join(lines)
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def _cell(cell: Cell) -> Html:
    value = f"{cell.value:.6g}" if isinstance(cell.value, float) else escape(str(cell.value))
    look = f' class="{cell.look}"' if cell.look else ""
    style = f' style="{cell.style}"' if cell.style else ""
    return f'<td data-value="{value}"{look}{style}>{cell.html}</td>'
