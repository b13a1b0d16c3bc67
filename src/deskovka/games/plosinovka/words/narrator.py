"""What cards, figures, fields and dice are called, for one reader in one language."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka import locales
from deskovka.games.plosinovka.codes import (
    A_COIN,
    BLANK,
    DIRECTIONS,
    LADDER,
    LEFT,
    MERCHANT,
    NOTHING,
    OFF,
    PORTAL,
    RIGHT,
    SPECIAL_FIELD,
    SYMBOLS,
    TRAP,
    UP,
    WIDTH,
)
from deskovka.games.plosinovka.packs import CardData, Pack
from deskovka.games.plosinovka.rules.attack import life_of
from deskovka.games.plosinovka.state import Table
from deskovka.games.port.face import PackFace
from deskovka.locales.quick import Values
from deskovka.locales.speaker import Speaker

COLUMNS = "ABCDEFGH"

NOTES = {
    TRAP: "trap",
    MERCHANT: "merchant",
    LADDER: "ladder",
    PORTAL: "portal",
    SPECIAL_FIELD: "special",
}


def field_name(field: int) -> str:
    """Column and row; rows count from the bottom of the tower, discarded levels included."""
    return f"{COLUMNS[field % WIDTH]}{field // WIDTH + 1}"


class Narrator(Speaker):
    """Names things for one reader. Everything lies open, so only language and seat matter."""

    def __init__(
        self, table: Table, language: str, seat: int | None, names: Sequence[str] = ()
    ) -> None:
        super().__init__(language, seat, names)
        self.table = table
        self.cards = cards_of(table)

    def said(self, message: str, values: Values) -> str:
        """The messages of this game carry its name."""
        return self.voice.say(f"plosinovka-{message}", values)

    def has(self, message: str) -> bool:
        return locales.has(self.language, f"plosinovka-{message}")

    def unnamed(self, seat: int) -> str:
        """A player is called after the hero."""
        return self.printed(self.table.players[seat].hero)

    # -- cards ----------------------------------------------------------------------------

    def printed(self, definition: int) -> str:
        """The name that is printed on a card or token."""
        card = self._card(definition)
        name = card.called(self.language)
        self.named[name] = card.id
        return name

    def text(self, definition: int) -> str:
        """All that is written on a card."""
        return " ".join(self._card(definition).texts(self.language))

    def _card(self, definition: int) -> CardData:
        return self.cards[self.table.definitions[definition].ident]

    # -- figures --------------------------------------------------------------------------

    def figure(self, figure: int) -> str:
        """The hero by the player's name, an enemy by its own."""
        if figure < self.table.seats:
            return self.player(figure)
        return self.printed(self.table.kinds[figure])

    def who(self, figure: int, definition: int) -> dict[str, str]:
        """As `whose`, of an enemy too, even if it is gone."""
        if figure < self.table.seats:
            return self.whose(figure)
        return {"you": "no", "player": self.printed(definition)}

    def standing(self, figure: int) -> str:
        """An enemy with what tells it from others: its place, its life and damage."""
        printed = self.table.printed(figure)
        return self.say(
            "enemy",
            figure=self.printed(printed.number),
            field=field_name(self.table.where[figure]),
            life=life_of(self.table, figure),
            damage=printed.damage,
        )

    def on_field(self, figure: int) -> str:
        field = field_name(self.table.where[figure])
        return self.say("on-field", figure=self.figure(figure), field=field)

    # -- fields ---------------------------------------------------------------------------

    def step(self, start: int, goal: int, portal: bool = False) -> str:
        """Where a step leads, with its direction if it has one."""
        way = "portal" if portal else _direction(start, goal)
        return self.say(f"step-{way}", field=field_name(goal))

    def notes(self, field: int, also: Sequence[str] = ()) -> list[str]:
        """What lies on a field and what it is."""
        table = self.table
        found = list(also)
        if table.lying_on[field] != NOTHING:
            found.append(self.say(f"note-{lying(table.lying_on[field])}"))
        flags = table.tower.flags[field]
        found += [self.say(f"note-{name}") for flag, name in NOTES.items() if flags & flag]
        return found

    # -- dice and riches ------------------------------------------------------------------

    def symbol(self, symbol: int) -> str:
        return self.say(f"symbol-{SYMBOLS[symbol]}")

    def a(self, symbol: int) -> str:
        """As an object: "a boot"; in Czech in the 4th case."""
        return self.say(f"a-{SYMBOLS[symbol]}")

    def either(self, symbols: Sequence[int]) -> str:
        """ "boot or monster"."""
        text = self.symbol(symbols[0])
        for symbol in symbols[1:]:
            text = self.say("or", first=text, second=self.symbol(symbol))
        return text

    def dice(self, pool: Sequence[int]) -> str:
        parts = [
            self.say(f"dice-{name}", count=count)
            for name, count in zip(SYMBOLS[:BLANK], pool, strict=True)
            if count
        ]
        return ", ".join(parts) or self.say("dice-none")

    def coins(self, amount: int) -> str:
        return self.say("coins", amount=amount)

    def gems(self, amount: int) -> str:
        return self.say("gems", amount=amount)


def lying(token: int) -> str:
    return "coin" if token == A_COIN else "gem"


def _direction(start: int, goal: int) -> str:
    if start == OFF:
        return "other"
    offsets = {-1: LEFT, 1: RIGHT, WIDTH: UP}
    if goal == start - WIDTH:
        return "down"
    way = offsets.get(goal - start)
    return "other" if way is None else DIRECTIONS[way]


# -- what is printed ----------------------------------------------------------------------

_cards: dict[str, tuple[Pack, dict[str, CardData]]] = {}


def pack_of(table: Table) -> Pack:
    """The pack whose cards the table is played with."""
    face = table.box.face
    assert isinstance(face, PackFace)
    assert isinstance(face.pack, Pack)
    return face.pack


def cards_of(table: Table) -> dict[str, CardData]:
    """The cards of the pack by their ids."""
    pack = pack_of(table)
    known = _cards.get(pack.digest)
    if known is None or known[0] is not pack:  # other names do not change the digest
        known = (pack, {card.id: card for card in pack.cards})
        _cards[pack.digest] = known
    return known[1]
