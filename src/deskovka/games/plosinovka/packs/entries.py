"""What stands in the files of a pack for Plošinovka."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from deskovka.games.plosinovka.levels.entries import Dungeon
from deskovka.packs.entries import MOST, Art, Flavour, Id, Names, PackName, Proses, Text, must

STAR = r"(boot|sword|coin|monster)"
MOST_LIFE = 20
MOST_TOKENS = 20

Life = Annotated[
    int,
    Meta(
        ge=1,
        le=MOST_LIFE,
        description="How much damage it takes at once, or all in all for a hero.",
        extra=must("must-be-number", least=1, most=MOST_LIFE),
    ),
]
Damage = Annotated[
    int,
    Meta(
        ge=0,
        le=MOST_LIFE,
        description="How many lives an attack costs.",
        extra=must("must-be-number", least=0, most=MOST_LIFE),
    ),
]
Loot = Annotated[
    str,
    Meta(
        pattern=r"^([1-9]\d? coins?|[1-9]\d? gems?|[1-9]\d? coins?, [1-9]\d? gems?)$",
        description='What whoever defeats it takes, as in "2 coins, 1 gem".',
        extra=must("plosinovka-must-be-loot"),
    ),
]
Price = Annotated[
    int,
    Meta(
        ge=0,
        le=MOST,
        description="In coins.",
        extra=must("must-be-number", least=0, most=MOST),
    ),
]
OfBoss = Annotated[
    str,
    Meta(description="The id of the boss it belongs to.", extra=must("plosinovka-must-be-boss")),
]
Phrase = Annotated[
    str,
    Meta(min_length=1, max_length=300, extra=must("must-be-sentence", most=300)),
]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What all cards have."""

    id: Id
    name: Annotated[
        Names,
        Meta(
            description='What it is called: { en = "Swift Boots", cs = "Rychlé boty" }.',
            extra=must("must-be-table", example='{ en = "Swift Boots", cs = "Rychlé boty" }'),
        ),
    ]
    art: Art
    text: Text = ""
    flavour: Flavour = msgspec.field(default_factory=Proses)


class Hero(Entry, forbid_unknown_fields=True, kw_only=True):
    """A hero."""

    life: Life
    star: Annotated[
        str,
        Meta(
            pattern=f"^{STAR}( or {STAR})*$",
            max_length=40,
            description='What a star stands for, as in "boot or monster".',
            extra=must("plosinovka-must-be-star"),
        ),
    ]


class Enemy(Entry, forbid_unknown_fields=True, kw_only=True):
    """An enemy."""

    level: Annotated[
        int,
        Meta(
            ge=1,
            le=3,
            description="Where it lives: I, II or III.",
            extra=must("must-be-one-of", known=[1, 2, 3]),
        ),
    ]
    damage: Damage
    life: Life
    loot: Loot = ""


class Helper(Entry, forbid_unknown_fields=True, kw_only=True):
    """A helper of a boss."""

    boss: OfBoss
    damage: Damage
    life: Life
    loot: Loot = ""


class Boss(Entry, forbid_unknown_fields=True, kw_only=True):
    """A boss; its life depends on the map."""

    damage: Damage
    attacks: Annotated[
        Literal["enemy die", "action dice"],
        Meta(
            description="What chooses its attack cards.",
            extra=must("must-be-one-of", known=["enemy die", "action dice"]),
        ),
    ]
    special: Annotated[
        str,
        Meta(
            description="The id of the token that its special fields give.",
            extra=must("plosinovka-must-be-token"),
        ),
    ]
    setup: Annotated[
        Phrase, Meta(description="What happens when its level is revealed, in English.")
    ] = ""


class Item(Entry, forbid_unknown_fields=True, kw_only=True):
    """An item."""

    price: Price


class Potion(Entry, forbid_unknown_fields=True, kw_only=True):
    """A potion."""

    price: Price


class Artifact(Entry, forbid_unknown_fields=True, kw_only=True):
    """An artifact."""

    condition: Annotated[Phrase, Meta(description="Who takes it, and when, in English.")]


class Event(Entry, forbid_unknown_fields=True, kw_only=True):
    """An event of the solo game."""


class Token(Entry, forbid_unknown_fields=True, kw_only=True):
    """A token that a boss gives."""

    boss: OfBoss
    count: Annotated[
        int,
        Meta(
            ge=1,
            le=MOST_TOKENS,
            description="How many there are.",
            extra=must("must-be-number", least=1, most=MOST_TOKENS),
        ),
    ]


class Attack(Entry, forbid_unknown_fields=True, kw_only=True):
    """An attack card of a boss."""

    boss: OfBoss
    symbol: Annotated[
        Literal["left", "right", "attack", "boot", "sword", "coin", "monster", "star"],
        Meta(
            description="A result of the enemy die, or a symbol of the action dice.",
            extra=must("plosinovka-must-be-symbol"),
        ),
    ]


def _tables(kind: str, plural: str) -> Meta:
    return Meta(description=f"The {plural}.", extra=must("must-be-tables", header=f"[[{kind}]]"))


class PackFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of a pack for Plošinovka."""

    id: Id = ""
    name: PackName = msgspec.UNSET
    hero: Annotated[list[Hero], _tables("hero", "heroes")] = []
    enemy: Annotated[list[Enemy], _tables("enemy", "enemies")] = []
    helper: Annotated[list[Helper], _tables("helper", "helpers of bosses")] = []
    boss: Annotated[list[Boss], _tables("boss", "bosses")] = []
    item: Annotated[list[Item], _tables("item", "items")] = []
    potion: Annotated[list[Potion], _tables("potion", "potions")] = []
    artifact: Annotated[list[Artifact], _tables("artifact", "artifacts")] = []
    event: Annotated[list[Event], _tables("event", "events")] = []
    token: Annotated[list[Token], _tables("token", "boss tokens")] = []
    attack: Annotated[list[Attack], _tables("attack", "attack cards")] = []
    dungeon: Annotated[list[Dungeon], _tables("dungeon", "dungeon cards")] = []
