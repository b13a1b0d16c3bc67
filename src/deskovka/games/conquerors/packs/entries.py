"""What stands in the files of a pack for Planetary Conquerors."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from deskovka.packs.entries import (
    LONGEST_TEXT,
    MOST,
    Art,
    Flavour,
    Id,
    Names,
    PackName,
    Proses,
    Text,
    must,
)

Replaces = Annotated[
    bool,
    Meta(
        description="true: it takes the place of that with its id in the box.",
        extra=must("must-be-flag"),
    ),
]

COST = r"^\d{1,2} (gold|cosmium|electricity)(, \d{1,2} (gold|cosmium|electricity)){0,2}$"


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card."""

    id: Id
    name: Annotated[
        Names,
        Meta(
            description='What the card is called: { en = "Gold Mine", cs = "Zlatý důl" }.',
            extra=must("must-be-table", example='{ en = "Gold Mine", cs = "Zlatý důl" }'),
        ),
    ]
    type: Annotated[
        Literal["miner", "building", "warrior", "trap", "spell"],
        Meta(extra=must("must-be-one-of", known=["miner", "building", "warrior", "trap", "spell"])),
    ]
    stars: Annotated[
        int,
        Meta(
            ge=1,
            le=3,
            description="1 is basic, 2 normal (three in a deck), 3 legendary (one in a deck).",
            extra=must("must-be-one-of", known=[1, 2, 3]),
        ),
    ]
    art: Art
    cost: Annotated[
        str,
        Meta(
            max_length=LONGEST_TEXT,
            description='As in "2 gold, 1 cosmium"; traps have none.',
            extra_json_schema={"pattern": COST},
            extra=must("conquerors-must-be-materials"),
        ),
    ] = ""
    attack: Annotated[
        int,
        Meta(
            ge=0,
            le=MOST,
            description="Of warriors only.",
            extra=must("must-be-number", least=0, most=MOST),
        ),
    ] = 0
    life: Annotated[
        int,
        Meta(
            ge=1,
            le=MOST,
            description="Of warriors and buildings only.",
            extra=must("must-be-number", least=1, most=MOST),
        ),
    ] = 0
    text: Text = ""
    flavour: Flavour = msgspec.field(default_factory=Proses)
    replaces: Replaces = False


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """A ready-made deck."""

    id: Id
    name: Annotated[
        Names,
        Meta(
            description="What the deck is called.",
            extra=must("must-be-table", example='{ en = "Builders", cs = "Stavitelé" }'),
        ),
    ]
    cards: Annotated[
        dict[
            str, Annotated[int, Meta(ge=1, le=80, extra=must("must-be-number", least=1, most=80))]
        ],
        Meta(
            description="The ids of cards, and how many of each: gold-miner = 5.",
            extra=must("conquerors-must-be-counts"),
        ),
    ]
    about: Annotated[
        Proses,
        Meta(
            description="What the deck is up to.",
            extra=must("must-be-table", example='{ en = "Dig in.", cs = "Zakopej se." }'),
        ),
    ] = msgspec.field(default_factory=Proses)
    replaces: Replaces = False


class PackFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of a pack for Planetary Conquerors."""

    id: Id = ""
    name: PackName = msgspec.UNSET
    card: Annotated[
        list[Card],
        Meta(description="The cards.", extra=must("must-be-tables", header="[[card]]")),
    ] = []
    deck: Annotated[
        list[Deck],
        Meta(description="The decks.", extra=must("must-be-tables", header="[[deck]]")),
    ] = []
