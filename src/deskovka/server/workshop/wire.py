"""People's own packs, as they are written."""

from __future__ import annotations

import msgspec

from deskovka.server.games.wire import CardInfo, DungeonInfo
from deskovka.server.http.wire import Body, Texts


class UsedPack(msgspec.Struct, frozen=True):
    """A pack that a table is played with, by the hash of its text."""

    hash: str
    name: str


class MyPack(msgspec.Struct, frozen=True):
    """``cards`` and ``dungeons`` are counts; only what is ``sound`` can be played with."""

    id: str
    game: str
    name: str
    cards: int
    dungeons: int
    changed: int
    sound: bool


class NewPack(Body, frozen=True):
    game: str
    name: str


class PackUpload(Body, frozen=True):
    """``text`` is TOML."""

    game: str
    name: str
    text: str


class PackRename(Body, frozen=True):
    name: str


class CardDraft(Body, frozen=True, kw_only=True, omit_defaults=True):
    """A card as it is written in a pack, right or wrong: each field is a key of its table there.

    ``type`` is also the kind of table in Plošinovka (hero, enemy, item, …).
    """

    id: str
    type: str
    name: Texts = msgspec.field(default_factory=dict)
    art: str | None = None
    text: str | None = None
    flavour: Texts | None = None
    stars: int | None = None
    cost: str | None = None
    attack: int | None = None
    life: int | None = None
    damage: int | None = None
    level: int | None = None
    loot: str | None = None
    price: int | None = None
    star: str | None = None
    condition: str | None = None
    boss: str | None = None
    attacks: str | None = None
    special: str | None = None
    setup: str | None = None
    symbol: str | None = None
    count: int | None = None
    replaces: bool | None = None


class DungeonDraft(Body, frozen=True, kw_only=True, omit_defaults=True):
    """A dungeon card; ``map`` is its drawing, nine lines of 17 characters."""

    id: str
    name: Texts = msgspec.field(default_factory=dict)
    dungeon: str = "forest"
    boss: bool = False
    map: str = ""


class Mark(msgspec.Struct, frozen=True):
    """What is wrong, and where: ``line`` and ``column`` count from 1 within the field's own text.

    ``of`` is the id of the card or dungeon card, empty for the pack as a whole; ``field`` is a
    key of the draft ("name.en" within a name), empty for the draft as a whole. ``nearest`` are
    words that may have been meant. A ``mild`` one does not keep anybody from playing.
    """

    of: str
    field: str
    line: int
    column: int
    length: int
    message: Texts
    nearest: list[str]
    mild: bool = False


class PackDraft(msgspec.Struct, frozen=True):
    id: str
    game: str
    name: str
    changed: int
    cards: list[CardDraft]
    dungeons: list[DungeonDraft]
    problems: list[Mark]


class CardCheck(Body, frozen=True):
    """``pack`` is one's own pack whose other cards it may speak of."""

    game: str
    card: CardDraft
    pack: str | None = None


class DungeonCheck(Body, frozen=True):
    game: str
    dungeon: DungeonDraft
    pack: str | None = None


class GameWish(Body, frozen=True):
    """A game with some of one's own packs, each building on those before it."""

    game: str
    packs: list[str]


class CheckedCard(msgspec.Struct, frozen=True):
    """The card as it would be printed, where nothing is wrong with it."""

    marks: list[Mark]
    card: CardInfo | None


class CheckedDungeon(msgspec.Struct, frozen=True):
    marks: list[Mark]
    dungeon: DungeonInfo | None


class SentenceInfo(msgspec.Struct, frozen=True):
    """A pattern of the card language: ``where`` is the chapter it stands in.

    ``about`` is the title of that chapter, in the person's language. What stands in
    brackets in the pattern is filled in, from the chapter of that name.
    """

    pattern: str
    example: Texts
    about: str
    where: str


class NewTrial(Body, frozen=True):
    """Compare ``deck`` (that of the pack's trial by default) with and without the card."""

    pack: str
    card: str
    deck: str | None = None


class Share(msgspec.Struct, frozen=True):
    """A part of 1 of so many games, with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int


class TrialSide(msgspec.Struct, frozen=True):
    """``won`` is the deck's share of wins; ``rounds`` and ``decisions`` are means of a game."""

    won: Share
    rounds: float
    decisions: float


class TrialResult(msgspec.Struct, frozen=True):
    """``change`` of the share of wins lies between ``low`` and ``high`` with 95 %.

    ``drawn`` and ``played`` are the shares of games in which that happened to the card,
    ``won_when_drawn`` and ``won_when_played`` how the deck fared then.
    """

    without: TrialSide
    having: TrialSide
    change: float
    low: float
    high: float
    drawn: Share
    played: Share
    won_when_drawn: Share
    won_when_played: Share
    copies: int
    instead: list[str]


class Trial(msgspec.Struct, frozen=True):
    """``done`` of ``of`` games are played, and ``result`` is what they tell so far."""

    id: str
    pack: str
    card: str
    deck: str
    done: int
    of: int
    failed: bool = False
    result: TrialResult | None = None
