"""Which rules a test proves: ``@rule("conquerors:WIN-1", "conquerors:WIN-5")``.

`deskovka rules` reads these citations out of the sources, so the ids stand there as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Cite the rules that would be broken if the test failed."""
    if not ids or not all(":" in ident for ident in ids):
        raise ValueError(f"{ids!r}: cite rules with their game, such as 'conquerors:WIN-1'")

    def cite(test: Test) -> Test:
        return test

    return cite
