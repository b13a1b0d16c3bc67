"""Walking through what texts mean: trees of rows, each a list with the row's name and its slots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from deskovka.problems import Problem

Tree = list[Any]


@dataclass(frozen=True)
class Misfit:
    """What does not fit, in which paragraph; `tree` is the part that is to blame."""

    paragraph: int
    tree: Tree
    problem: Problem


def parts(tree: Any) -> Iterator[Tree]:
    """The tree and everything below it, in the order of the text."""
    if isinstance(tree, list):
        if tree and isinstance(tree[0], str):
            yield tree
        for child in tree:
            yield from parts(child)


def rows_of(tree: Any) -> set[str]:
    """The names of all rows that a tree is made with."""
    return {part[0] for part in parts(tree)}
