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
)

Replaces = Annotated[
    bool,
    Meta(
        description="true: it takes the place of that with its id in the box.",
        extra={"must": "true or false"},
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
            extra={"must": 'a table such as { en = "Gold Mine", cs = "Zlatý důl" }'},
        ),
    ]
    type: Annotated[
        Literal["miner", "building", "warrior", "trap", "spell"],
        Meta(extra={"must": '"miner", "building", "warrior", "trap" or "spell"'}),
    ]
    stars: Annotated[
        int,
        Meta(
            ge=1,
            le=3,
            description="1 is basic, 2 normal (three in a deck), 3 legendary (one in a deck).",
            extra={"must": "1, 2 or 3"},
        ),
    ]
    art: Art
    cost: Annotated[
        str,
        Meta(
            max_length=LONGEST_TEXT,
            description='As in "2 gold, 1 cosmium"; traps have none.',
            extra_json_schema={"pattern": COST},
            extra={"must": 'materials as in "2 gold, 1 cosmium"'},
        ),
    ] = ""
    attack: Annotated[
        int,
        Meta(
            ge=0,
            le=MOST,
            description="Of warriors only.",
            extra={"must": f"a whole number from 0 to {MOST}"},
        ),
    ] = 0
    life: Annotated[
        int,
        Meta(
            ge=1,
            le=MOST,
            description="Of warriors and buildings only.",
            extra={"must": f"a whole number from 1 to {MOST}"},
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
            extra={"must": 'a table such as { en = "Builders", cs = "Stavitelé" }'},
        ),
    ]
    cards: Annotated[
        dict[str, Annotated[int, Meta(ge=1, le=80, extra={"must": "a whole number from 1 to 80"})]],
        Meta(
            description="The ids of cards, and how many of each: gold-miner = 5.",
            extra={"must": "a table of card ids with how many of each, as in gold-miner = 5"},
        ),
    ]
    about: Annotated[
        Proses,
        Meta(
            description="What the deck is up to.",
            extra={"must": 'a table such as { en = "Dig in.", cs = "Zakopej se." }'},
        ),
    ] = msgspec.field(default_factory=Proses)
    replaces: Replaces = False


class PackFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of a pack for Planetary Conquerors."""

    id: Id = ""
    name: PackName = msgspec.UNSET
    card: Annotated[
        list[Card],
        Meta(description="The cards.", extra={"must": "a list of tables, each begun by [[card]]"}),
    ] = []
    deck: Annotated[
        list[Deck],
        Meta(description="The decks.", extra={"must": "a list of tables, each begun by [[deck]]"}),
    ] = []
