"""What stands in the files of every game's packs: the structures that are checked against, and
from which the JSON Schema for editors is made."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

MOST = 99  # of anything: attack, life, cost, a number in a text
MOST_ABILITIES = 8
LONGEST_TEXT = 2000
MARKUP = r"<>\[\]{}|\\`*_~\"&;$"  # what no name may hold, wherever it is shown

# ``must`` is what an error says a value must be.
Id = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
        max_length=40,
        description="Lower-case letters, digits and single hyphens: my-card.",
        extra={"must": 'lower-case letters, digits and single hyphens, as in "my-card"'},
    ),
]
Name = Annotated[
    str,
    Meta(
        pattern=rf"^[^{MARKUP}\t\r\n]+$",
        min_length=1,
        max_length=40,
        description="Letters, digits, spaces, hyphens and apostrophes, on one line.",
        extra={"must": "1 to 40 letters, digits, spaces, hyphens and apostrophes"},
    ),
]
Prose = Annotated[
    str,
    Meta(max_length=300, extra={"must": "a text of at most 300 characters"}),
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
        extra={"must": "the name of an emblem"},
    ),
]
Text = Annotated[
    str,
    Meta(
        max_length=LONGEST_TEXT,
        description="What the card does, in English, one ability a line.",
        extra={"must": f"a text of at most {LONGEST_TEXT} characters"},
    ),
]
Flavour = Annotated[
    Proses,
    Meta(
        description="A line for the mood of it.",
        extra={"must": 'a table such as { en = "Dig.", cs = "Kopej." }'},
    ),
]
PackName = (
    Annotated[
        Names,
        Meta(
            description="What the pack is called.",
            extra={"must": 'a table such as { en = "My Pack", cs = "Moje sada" }'},
        ),
    ]
    | msgspec.UnsetType
)
