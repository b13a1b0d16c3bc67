"""A game in the terminal: how a table is set up there, what is drawn, what can be typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from rich.console import RenderableType
from rich.text import Text

from deskovka import locales
from deskovka.games.port.card_frame import framed
from deskovka.games.port.state import GameState
from deskovka.games.port.views import View
from deskovka.kernel.decision import Decision

if TYPE_CHECKING:
    from deskovka.games.port.kit import GameKit
    from deskovka.packs.data import AnyPack, Printed
    from deskovka.tabletop import TabletopGame

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View)

USUAL_PLAYERS: Final = 2


class Wishes(NamedTuple):
    """What somebody asks of a table; ``given`` are the game's own options by their keys."""

    players: int | None
    seed: int
    language: str
    seat: str  # first, second or random
    watch: bool
    given: Mapping[str, Any]

    def seat_among(self, players: int, starter: Callable[[], int]) -> int | None:
        """Where the player sits. Who starts depends on the seed alone, so it can be looked up."""
        if self.watch:
            return None
        if self.seat == "random":
            return self.seed % players
        first = starter()
        return first if self.seat == "first" else (first + 1) % players


class Sitting(NamedTuple):
    """A table that is set up; ``seat`` is the player's, None where only bots play."""

    table: GameState
    seat: int | None
    names: Sequence[str]  # of all players
    title: str


class Place(NamedTuple):
    """Who looks at a table, and how wide their screen is."""

    language: str
    seat: int | None
    names: Sequence[str]
    width: int

    def say(self, message: str, **values: locales.Value) -> str:
        return locales.say(self.language, message, **values)


class Line(NamedTuple):
    """A line below the table; what does not fit goes on under its text."""

    lead: Text
    text: Text


class Thing(NamedTuple):
    """What a player asks about: as the state's `explain` takes it, and what it is called."""

    what: int | str
    called: str


COMMON_HELP: Final = tuple(
    f"terminal-help-{command}" for command in ("number", "enter", "i", "e", "u", "t", "l", "s", "q")
)


class Board(Generic[S, V]):
    """One table on one screen. Every game has one; this one draws the view of any game."""

    help: ClassVar[Sequence[str]] = COMMON_HELP  # messages: what can be typed
    small: ClassVar[Sequence[str]] = ()  # questions that need no look at the table
    shown: ClassVar[Sequence[str] | None] = None  # the parts of a view that are drawn; None: all

    def __init__(self, game: TabletopGame[S], place: Place) -> None:
        self.game = game
        self.place = place

    def say(self, message: str, **values: locales.Value) -> str:
        return self.place.say(message, **values)

    def draw(self, table: S, view: V) -> RenderableType:
        """The table as the reader sees it."""
        from deskovka.games.port.plain import drawn

        return drawn(view, self.place, self.cards)

    @property
    def cards(self) -> Sequence[Printed]:
        """What is printed, to be looked up by its name; nothing where a game has no cards."""
        return () if self.game.pack is None else self.game.pack.cards

    def legend(self) -> str:
        """What the signs on the table mean."""
        return ""

    def card_of(self, table: S, option: Mapping[str, Any]) -> str | None:
        """The id of the card that an option is about."""
        card = option.get("card")
        return card if isinstance(card, str) else None

    def thing(self, wanted: str, table: S, view: V) -> Thing | None:
        """What the player means who asks why something cannot be done now."""
        card = find_card(self.cards, wanted, self.place.language)
        return Thing(card.id, card.called(self.place.language)) if card else None

    def no_thing(self, wanted: str) -> str:
        """What is said where there is no such thing."""
        return self.say("terminal-no-card", name=wanted)

    # -- what only one game has ---------------------------------------------------------------

    def passes(self, view: V, decision: Decision) -> bool:
        """Is this a question that the player does not want to be asked?"""
        return False

    def choice(self, command: str, view: V, decision: Decision) -> int | None:
        """The pick that a command of this game stands for."""
        return None

    def told(self, command: str, table: S, view: V) -> Sequence[Line] | None:
        """What a command of this game shows; None if there is no such command."""
        return None

    def forget(self) -> None:
        """Called when a choice is taken back: what was said with it holds no more."""


class Filters(NamedTuple):
    """Which cards are asked for; ``given`` are the game's own options by their keys."""

    language: str
    text: str
    given: Mapping[str, Any]

    def fits(self, card: Printed) -> bool:
        """Its type and its words; the rest is each game's own."""
        words = "\n".join([card.called(self.language), *card.texts(self.language)])
        kind = self.given.get("type")
        return kind in (None, card.type) and self.text.casefold() in words.casefold()


class CardList(NamedTuple):
    """Cards of a list; ``counts`` how many there are of each, where that is told."""

    cards: Sequence[Printed]
    counts: Mapping[str, int]


class Terminal:
    """What the command line asks of a game; each method has a plain answer for any game."""

    columns: ClassVar[Sequence[str]] = ("card", "type", "text")  # of a list of cards

    def __init__(self, kit: GameKit) -> None:
        self.kit = kit

    # -- a table ------------------------------------------------------------------------------

    def open(self, game: TabletopGame[Any], wishes: Wishes) -> Sitting:
        """Set up a table as it is wished for; raises BadSetup."""
        players = wishes.players or max(USUAL_PLAYERS, self.kit.players.start)
        setup = {"players": players, "seed": wishes.seed, **wishes.given}
        seat = wishes.seat_among(players, lambda: game.new(**setup).starter)
        names = player_names(wishes.language, players, seat)
        title = locales.say(
            wishes.language,
            "terminal-title",
            game=self.kit.title(wishes.language),
            seed=str(wishes.seed),
            players=locales.listed(wishes.language, names),
        )
        return Sitting(game.new(**setup), seat, names, title)

    def board(
        self, game: TabletopGame[Any], place: Place, given: Mapping[str, Any] | None = None
    ) -> Board[Any, Any]:
        """What draws a table of that game; ``given`` are the options that it was opened with."""
        return Board(game, place)

    # -- its cards ----------------------------------------------------------------------------

    def chosen(self, pack: AnyPack, filters: Filters) -> CardList:
        """The cards that are asked for."""
        return CardList([card for card in pack.cards if filters.fits(card)], {})

    def row(self, card: Any, language: str) -> Sequence[RenderableType]:
        """A card in a list, a cell for each of the columns."""
        return [
            Text(card.called(language), "bold"),
            card.type,
            Text("\n".join(card.texts(language))),
        ]

    def draw_card(self, card: Any, language: str) -> RenderableType:
        """The card in its frame."""
        head = (Text(card.called(language), "bold"), Text(""))
        foot = (Text(card.type), Text(""))
        paragraphs = [*map(Text, card.texts(language))]
        return framed("", head, paragraphs, card.saying(language), foot)

    def card_data(self, card: Any, language: str) -> dict[str, Any]:
        """What a program is told of a card besides what every card has."""
        return {}


def find_card(cards: Iterable[Printed], wanted: str, language: str) -> Printed | None:
    """A card by its name, or by what only its name begins with or holds."""
    wanted = wanted.casefold()
    if not wanted:
        return None
    named = [(card.called(language).casefold(), card) for card in cards]
    tests: list[Callable[[str], bool]] = [
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: wanted in name,
    ]
    for test in tests:
        found = [card for name, card in named if test(name)]
        if found:
            return found[0]
    return None


def player_names(language: str, count: int, me: int | None) -> list[str]:
    """What players are called whom nobody has named."""
    names = [locales.say(language, "player", number=at + 1) for at in range(count)]
    if me is not None:
        names[me] = locales.say(language, "terminal-you")
        if count == USUAL_PLAYERS:
            names[1 - me] = locales.say(language, "terminal-opponent")
    return names
