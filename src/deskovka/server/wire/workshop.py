"""The workshops: checking while somebody writes, and trying what was written."""

from __future__ import annotations

import msgspec

from deskovka.server.wire.basics import Body, Texts
from deskovka.server.wire.games import CardInfo, DungeonInfo
from deskovka.server.wire.packs import CardDraft, DungeonDraft, Mark


class CardCheck(Body, frozen=True):
    """``pack`` is one's own pack whose other cards it may speak of."""

    game: str
    card: CardDraft
    pack: str | None = None


class DungeonCheck(Body, frozen=True):
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
    """``done`` of ``of`` games are played; then there is a result, or ``failed`` is true."""

    id: str
    pack: str
    card: str
    deck: str
    done: int
    of: int
    failed: bool = False
    result: TrialResult | None = None
