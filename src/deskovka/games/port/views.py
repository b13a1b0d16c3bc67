"""What the views of all games have in common; each game says the rest in its own ``views.py``.

A view is plain data that one seat may see. Boards that draw the view of any game go by this.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Asked(TypedDict):
    """Who is asked what; the rule is named with its game before it."""

    seat: int
    kind: str
    rule: str


class View(TypedDict):
    """``seat`` is who looks, None for a spectator; ``players`` has one entry for each seat.

    ``outcome`` has at least ``winners`` and ``how``. ``options`` and ``default`` are there only
    while the seat that looks is asked.
    """

    game: str
    seat: int | None
    turn: int
    starter: int
    active: int
    players: list[Any]
    asked: Asked | None
    outcome: Any
    options: NotRequired[list[Any]]
    default: NotRequired[int]
