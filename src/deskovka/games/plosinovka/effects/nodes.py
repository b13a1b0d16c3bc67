"""What every node is: it runs, and knows whether it could do anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deskovka.games.plosinovka.state import Box, Table


class Effect:
    """Something that a card does for (or to) the player in ``seat``.

    ``about`` is what a trigger speaks of: a figure, or -1. A node that asks or rolls calls a
    flow as the last thing it does; it refers to itself there by its ``number``.
    """

    def __init__(self) -> None:
        self.number = -1

    def enter(self, box: Box) -> None:
        """Take a place in the box; nodes with parts enter those too."""
        self.number = len(box.effects)
        box.effects.append(self)

    def can(self, g: Table, seat: int) -> bool:
        """Would it do anything now? What would not is not offered."""
        return True

    def run(self, g: Table, seat: int, about: int) -> None:
        raise NotImplementedError


class Instant(Effect):
    """An effect that neither asks nor rolls: only these can be triggered in mid-rule."""


class Trigger:
    """Whenever the fact happens to its player (or to its enemy), the effect is carried out."""

    def __init__(self, fact: int, effect: Instant) -> None:
        self.fact = fact
        self.effect = effect


class Condition:
    """ART-1: what a player must have done or be to take an artifact.

    ``fact`` is what has just happened to the player, or -1 when it is a standing condition that
    is compared between players.
    """

    def __init__(self, fact: int) -> None:
        self.fact = fact

    def met(self, g: Table, seat: int, about: int) -> bool:
        """Does the player meet it, now that the fact has happened (or as things stand)?"""
        return True
