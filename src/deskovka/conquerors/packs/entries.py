"""What stands in the files of a pack: the structures that are checked against, and from which
the JSON Schema for editors is made."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MOST = 99  # of anything: attack, life, cost, a number in a text
MOST_ABILITIES = 8
LONGEST_TEXT = 2000
MARKUP = r"<>\[\]{}|\\`*_~\"&;$"  # what no name may hold, wherever it is shown
COST = r"^\d{1,2} (gold|cosmium|electricity)(, \d{1,2} (gold|cosmium|electricity)){0,2}$"

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
    art: Annotated[
        str,
        Meta(
            description="An emblem of the game-icons set.",
            extra={"must": "the name of an emblem"},
        ),
    ]
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
    text: Annotated[
        str,
        Meta(
            max_length=LONGEST_TEXT,
            description="What the card does, in English, one ability a line.",
            extra={"must": f"a text of at most {LONGEST_TEXT} characters"},
        ),
    ] = ""
    flavour: Annotated[
        Proses,
        Meta(
            description="A line for the mood of it.",
            extra={"must": 'a table such as { en = "Dig.", cs = "Kopej." }'},
        ),
    ] = msgspec.field(default_factory=Proses)


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


class PackFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of a pack for Planetary Conquerors."""

    id: Id = ""
    name: (
        Annotated[
            Names,
            Meta(
                description="What the pack is called.",
                extra={"must": 'a table such as { en = "My Pack", cs = "Moje sada" }'},
            ),
        ]
        | msgspec.UnsetType
    ) = msgspec.UNSET
    card: Annotated[
        list[Card],
        Meta(description="The cards.", extra={"must": "a list of tables, each begun by [[card]]"}),
    ] = []
    deck: Annotated[
        list[Deck],
        Meta(description="The decks.", extra={"must": "a list of tables, each begun by [[deck]]"}),
    ] = []
