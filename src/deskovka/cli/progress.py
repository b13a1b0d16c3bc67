"""A bar that says how far a command is, where somebody looks on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text


class Speed(ProgressColumn):
    """So many a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.1f}/s", "dim")


@contextmanager
def progress(noun: str, count: int) -> Iterator[Callable[[int], None]]:
    """Whoever gets the function says how many are done."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(noun),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(compact=True),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task(noun, total=count)
        yield lambda done: bar.update(task, completed=done)
