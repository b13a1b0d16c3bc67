"""What stands in the files of every game's packs: the structures that are checked against, and
from which the JSON Schema for editors is made."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from deskovka.problems import Problem, Value

MOST = 99  # of anything: attack, life, cost, a number in a text
MOST_ABILITIES = 8
LONGEST_TEXT = 2000
MARKUP = r"<>\[\]{}|\\`*_~\"&;$"  # what no name may hold, wherever it is shown


def must(code: str, **values: Value) -> dict[str, Any]:
    """What a value must be: the problem that it is where it is anything else."""
    return {"must": Problem.of(code, **values)}


Id = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
        max_length=40,
        description="Lower-case letters, digits and single hyphens: my-card.",
        extra=must("must-be-id"),
    ),
]
Name = Annotated[
    str,
    Meta(
        pattern=rf"^[^{MARKUP}\t\r\n]+$",
        min_length=1,
        max_length=40,
        description="Letters, digits, spaces, hyphens and apostrophes, on one line.",
        extra=must("must-be-name"),
    ),
]
Prose = Annotated[
    str,
    Meta(max_length=300, extra=must("must-be-text", most=300)),
]


class Names(msgspec.Struct, forbid_unknown_fields=True):
    """A name in both languages."""

    en: Name
    cs: Name = ""


class Proses(msgspec.Struct, forbid_unknown_fields=True):
    """A text in both languages that no rule depends on."""

    en: Prose = ""
    cs: Prose = ""


Art = Annotated[
    str,
    Meta(
        description="An emblem of the game-icons set.",
        extra=must("must-be-emblem"),
    ),
]
Text = Annotated[
    str,
    Meta(
        max_length=LONGEST_TEXT,
        description="What the card does, in English, one ability a line.",
        extra=must("must-be-text", most=LONGEST_TEXT),
    ),
]
Flavour = Annotated[
    Proses,
    Meta(
        description="A line for the mood of it.",
        extra=must("must-be-table", example='{ en = "Dig.", cs = "Kopej." }'),
    ),
]
PackName = (
    Annotated[
        Names,
        Meta(
            description="What the pack is called.",
            extra=must("must-be-table", example='{ en = "My Pack", cs = "Moje sada" }'),
        ),
    ]
    | msgspec.UnsetType
)
