"""What a command can be told about one game besides what suits all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

Kind = Literal["text", "texts", "flag"]


class CommandOption(NamedTuple):
    """An option of the command line; what is given has the ``kind``, one of ``choices`` if any."""

    name: str  # as it is typed, without the dashes
    help: str
    kind: Kind = "text"
    choices: Sequence[str] = ()

    @property
    def key(self) -> str:
        """Its name where its value is kept."""
        return self.name.replace("-", "_")
