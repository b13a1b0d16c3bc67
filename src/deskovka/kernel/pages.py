"""Long lists of options: first which group, then which of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from deskovka.kernel.state import State

MOST_OPTIONS: Final = 128

PAGE: Final = -3  # the kind of question that asks for a group


def paginate(g: State) -> None:
    """Too many options for one ask: ask which group they belong to."""
    if g.kind != PAGE:
        g.pages = [g.kind, g.default]
    first_seen: list[int] = []
    for code in g.options:
        page = g.page_of(code)
        if page not in first_seen:
            first_seen.append(page)
    groups: list[list[int]] = []
    for page in first_seen:
        members = [code for code in g.options if g.page_of(code) == page]
        for start in range(0, len(members), MOST_OPTIONS):
            groups.append(members[start : start + MOST_OPTIONS])
    if len(groups) > MOST_OPTIONS:  # groups so small that they are no help
        groups = []
        for start in range(0, len(g.options), MOST_OPTIONS):
            groups.append(g.options[start : start + MOST_OPTIONS])
    for group in groups:
        g.pages.append(len(group))
        g.pages.extend(group)
    g.kind = PAGE
    g.default = 0
    g.options = list(range(len(groups)))


def turn_page(g: State, number: int) -> None:
    """Ask for one group of a long list of options."""
    pages = g.pages
    kind, default = pages[0], pages[1]
    at = 2
    for _ in range(number):
        at += 1 + pages[at]
    g.options = pages[at + 1 : at + 1 + pages[at]]
    g.kind = kind
    g.default = default if number == 0 else 0
    g.pages = []
    g.turned = True
