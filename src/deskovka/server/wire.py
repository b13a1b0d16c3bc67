"""What goes over the wire, as structures: HTTP bodies and WebSocket messages.

The client's TypeScript types are made from these (`python -m deskovka.server.types`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Texts = dict[str, str]  # by language
Language = Literal["en", "cs"]
SeatKind = Literal["person", "open", "bot", "screen"]
MOST_NAME = 40


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: a field that nobody knows is a mistake."""


# -- people -------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    name: str
    language: Language


class NewMe(Body, frozen=True):
    name: str | None = None
    language: Language | None = None


class Carry(msgspec.Struct, frozen=True):
    """A code that makes another browser the same person, once; ``expires`` in ms since 1970."""

    code: str
    expires: int


class Arrive(Body, frozen=True):
    code: str


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: for people, and as a name for programs."""

    error: str
    reason: str


# -- games and packs ----------------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True):
    """A deck, hero or boss to choose."""

    id: str
    name: Texts
    about: Texts = {}
    art: str = ""


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: Texts
    pack: str
    least: int
    most: int
    decks: list[Choice]
    heroes: list[Choice]
    bosses: list[Choice]
    dungeons: list[str]
    editions: list[str]
    bots: list[str]


class CardInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as it is printed; ``text`` by language and paragraph."""

    id: str
    type: str
    name: Texts
    text: dict[str, list[str]]
    art: str = ""
    flavour: Texts = {}
    stars: int = 0
    cost: dict[str, int] = {}
    attack: int | None = None
    life: int | None = None
    damage: int | None = None
    level: int = 0
    price: int = 0
    coins: int = 0
    gems: int = 0
    star: list[str] = []
    condition: Texts = {}
    setup: Texts = {}
    special: str = ""
    boss: str = ""
    symbol: str = ""


class DungeonInfo(msgspec.Struct, frozen=True):
    """A dungeon card: 4 × 4 fields from the bottom left, row by row; walls are 5 a row."""

    id: str
    name: Texts
    dungeon: str
    boss: bool
    fields: list[int]
    floor: list[int]
    through: list[int]
    wall: list[int]


class PackInfo(msgspec.Struct, frozen=True):
    """``flags`` names the bits of a dungeon's fields, ``definitions`` what events number."""

    hash: str
    game: str
    cards: dict[str, CardInfo]
    dungeons: dict[str, DungeonInfo]
    flags: dict[str, int]
    definitions: list[str]


# -- tables -------------------------------------------------------------------------------


class ClockWish(Body, frozen=True):
    """Minutes for a player, and seconds that every choice gives back."""

    minutes: float
    increment: float = 0


class SeatWish(Body, frozen=True):
    kind: Literal["me", "open", "bot", "screen"]
    bot: str | None = None
    deck: str | None = None
    hero: str | None = None


class NewTable(Body, frozen=True):
    game: str
    seats: list[SeatWish]
    edition: str | None = None
    boss: str | None = None
    dungeon: str | None = None
    artifacts: bool = False
    bigger: bool = False
    clock: ClockWish | None = None
    public: bool = False


class SeatInfo(msgspec.Struct, frozen=True):
    """``bot`` sits there by its own right, ``absent_bot`` in place of a person."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    deck: str | None
    hero: str | None
    mine: bool
    connected: bool
    absent_bot: str | None


class Setup(msgspec.Struct, frozen=True):
    edition: str | None = None
    boss: str | None = None
    dungeon: str | None = None
    artifacts: bool = False
    bigger: bool = False


class Outcome(msgspec.Struct, frozen=True):
    winners: list[int]
    how: str
    text: str
    score: int | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """Times are in ms since 1970. ``broken``: the rules have changed; it cannot go on."""

    id: str
    game: str
    pack: str
    state: Literal["waiting", "playing", "over", "broken"]
    seats: list[SeatInfo]
    setup: Setup
    public: bool
    created: int
    moved: int
    clock: ClockWish | None = None
    turn: int = 0
    asked: int | None = None
    outcome: Outcome | None = None
    rematch: str | None = None


class Tables(msgspec.Struct, frozen=True):
    mine: list[TableInfo]
    open: list[TableInfo]


class TakeSeat(Body, frozen=True):
    seat: int
    deck: str | None = None
    hero: str | None = None


class HandOver(Body, frozen=True):
    seat: int
    bot: str = "simple"


class TakeBack(Body, frozen=True):
    seat: int


# -- client to server ---------------------------------------------------------------------


class Order(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """A message from the client; ``do`` says which."""


class Hello(Order, frozen=True):
    language: Language = "en"
    spectate: bool = False


class Pick(Order, frozen=True):
    moment: int
    pick: int


class Undo(Order, frozen=True):
    pass


class Answer(Order, frozen=True):
    request: int
    yes: bool


class Resign(Order, frozen=True):
    pass


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to be asked in windows of a kind: for one's own acts, for those of others."""

    mine: bool
    theirs: bool


class Stops(Order, frozen=True):
    stops: dict[str, Stop]


class Until(Order, frozen=True):
    what: Literal["turn", "my_turn", "off"]


class Explain(Order, frozen=True):
    what: int | str


class Preview(Order, frozen=True):
    what: str
    argument: int | None = None


class Hint(Order, frozen=True):
    pass


class Ping(Order, frozen=True):
    pass


Orders = Hello | Pick | Undo | Answer | Resign | Stops | Until | Explain | Preview | Hint | Ping


# -- server to client ---------------------------------------------------------------------


class Frame(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """A message from the server; ``is`` says which."""


class Happened(msgspec.Struct, frozen=True):
    kind: str
    rule: str
    facts: dict[str, Any]


class OptionInfo(msgspec.Struct, frozen=True):
    data: dict[str, Any]
    text: str


class DecisionInfo(msgspec.Struct, frozen=True):
    """``window`` says in words what a reaction would answer."""

    seat: int
    moment: int
    kind: str
    rule: str
    question: str
    options: list[OptionInfo]
    default: int
    window: str = ""


class Request(msgspec.Struct, frozen=True, rename={"by": "from"}):
    """Somebody asks to take back; ``answer`` is whether this connection has to agree or not."""

    id: int
    by: int
    what: str
    text: str
    answer: bool


class State(Frame, frozen=True):
    """How the table stands now, and what has happened since the last frame.

    ``lines`` are the new lines of the log; ``log`` is all of it, on connecting and after an undo.
    ``until`` is the moment up to which the player passes reactions.
    """

    seq: int
    moment: int
    view: dict[str, Any] | None
    events: list[Happened]
    lines: list[str]
    table: TableInfo
    decision: DecisionInfo | None = None
    thinking: int | None = None
    clock: list[int] | None = None
    request: Request | None = None
    log: list[str] | None = None
    stops: dict[str, Stop] | None = None
    until: str = "off"


class Refused(Frame, frozen=True):
    reason: str
    text: str


class Explained(Frame, frozen=True):
    what: int | str
    reason: str | None = None
    text: str | None = None
    rule: str | None = None


class Previewed(Frame, frozen=True):
    what: str
    data: Any
    argument: int | None = None


class Rating(msgspec.Struct, frozen=True):
    """Of one option: the share of the thought that went to it, and what it is worth (0 to 1)."""

    weight: float
    value: float


class Hinted(Frame, frozen=True):
    moment: int
    pick: int
    ratings: list[Rating]


class Pong(Frame, frozen=True):
    pass


Frames = State | Refused | Explained | Previewed | Hinted | Pong

read_order = msgspec.json.Decoder(Orders).decode
write = msgspec.json.Encoder().encode
