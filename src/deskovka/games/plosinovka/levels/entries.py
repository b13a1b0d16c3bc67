"""What stands in a ``[[dungeon]]`` table of a pack."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from deskovka.packs.entries import Id, Names, must

LONGEST_MAP = 1000


class Dungeon(msgspec.Struct, forbid_unknown_fields=True):
    """A dungeon card."""

    id: Id
    name: Annotated[
        Names,
        Meta(
            description='What the card is called: { en = "Old Oak", cs = "Starý dub" }.',
            extra=must("must-be-table", example='{ en = "Old Oak", cs = "Starý dub" }'),
        ),
    ]
    dungeon: Annotated[
        Literal["forest", "void"],
        Meta(
            description="Dreadful Forest or Creeping Void.",
            extra=must("must-be-one-of", known=["forest", "void"]),
        ),
    ]
    map: Annotated[
        str,
        Meta(
            max_length=LONGEST_MAP,
            description="The card drawn as text, 9 lines of 17 characters.",
            extra=must("plosinovka-must-be-drawing"),
        ),
    ]
    boss: Annotated[
        bool,
        Meta(
            description="Whether it carries the boss mark.",
            extra=must("must-be-flag"),
        ),
    ] = False
