"""Levels: the maps of a game, drawn as text in its packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from deskovka.packs.data import AnyPack, Named

L = TypeVar("L", bound=Named)


class Levels(Generic[L]):
    """What the command line asks of a game that has levels.

    Among its messages, ``GAME-held-NOUN`` counts them, and ``GAME-no-levels`` says that there are
    none.
    """

    noun: ClassVar[str]  # what one is called, as problems count them
    table: ClassVar[str]  # of a pack's files

    def of_pack(self, pack: AnyPack) -> Sequence[L]:
        """All levels of a pack."""
        raise NotImplementedError

    def fits(self, level: L, given: Mapping[str, Any]) -> bool:
        """Is it one of those that the game's options ask for?"""
        return True

    def heads(self) -> Sequence[Text]:
        """The columns of a list, after the name."""
        return ()

    def row(self, level: L, language: str) -> Sequence[RenderableType]:
        """A level in a list, a cell for each of those columns."""
        return ()

    def legend(self, language: str) -> str:
        """What the signs of a list mean."""
        return ""

    def draw(self, level: L, language: str) -> RenderableType:
        """The level with all that is on it."""
        raise NotImplementedError

    def data(self, level: L, language: str) -> dict[str, Any]:
        """A level for a program."""
        return {"id": level.id, "name": level.called(language)}
