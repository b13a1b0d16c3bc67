"""The table of Plošinovka drawn in a terminal: the tower, and beside it all that is in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from deskovka import locales
from deskovka.cli.drawing import ATTACK, LIFE
from deskovka.cli.dungeon import LOOKS
from deskovka.cli.plosinovka.tower import BREADTH, Drawing, enemy_sign, hero_sign
from deskovka.plosinovka.codes import BLANK, BOSS, ENEMY_FACES, OFF
from deskovka.plosinovka.naming import Reader
from deskovka.plosinovka.rules.life import most_life
from deskovka.plosinovka.rules.merchant import GAP, price_of
from deskovka.plosinovka.rules.terms import enemies
from deskovka.plosinovka.state import Definition, Player, Table

COIN, GEM = LOOKS["coin"], LOOKS["gem"]


class Board:
    """Draws tables for one reader; ``names`` are those of the players by their seats."""

    def __init__(self, language: str, seat: int | None, names: Sequence[str], width: int) -> None:
        self.language = language
        self.seat = seat
        self.names = names
        self.width = width

    def say(self, message: str, **values: locales.Value) -> str:
        return locales.say(self.language, message, **values)

    def draw(self, table: Table) -> RenderableType:
        reader = Reader(table, self.language, self.seat, self.names)
        letters = letters_of(reader)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=BREADTH, no_wrap=True)
        grid.add_column(width=max(24, self.width - BREADTH - 2))
        side = Group(*self._players(reader), *self._enemies(reader, letters))
        grid.add_row(Drawing(table, letters, self.language).text(), side)
        return Group(grid, *self._wares(reader), Rule(self._moment(reader), style="dim"))

    def _moment(self, reader: Reader) -> Text:
        table = reader.table
        parts = [self.say("tower-turn", turn=table.turn), reader.player(table.active)]
        parts.append(self.say("tower-dice", dice=reader.dice(table.pool)))
        if table.enemy_die >= 0:
            face = ENEMY_FACES[table.enemy_die]
            parts.append(self.say("tower-enemy-die", face=face))
        return Text(" · ".join(parts))

    # -- players --------------------------------------------------------------------------

    def _players(self, reader: Reader) -> Iterable[RenderableType]:
        for player in reader.table.players:
            yield self._name(reader, player)
            yield self._riches(reader, player)
            held = ", ".join(self._held(reader, player))
            if held:
                yield Padding(Text(held), (0, 0, 0, 3))

    def _name(self, reader: Reader, player: Player) -> Text:
        hero, seat = reader.printed(player.hero), player.seat
        text = Text().append("▶" if seat == reader.table.active else " ", "bold")
        text.append(*hero_sign(seat))
        name = reader.player(seat)
        text.append(f" {name}", "bold")
        text.append(f" · {hero}" if name != hero else "")
        if reader.table.where[seat] == OFF:
            text.append(f" ({self.say('tower-off')})", "dim")
        return text

    def _riches(self, reader: Reader, player: Player) -> Text:
        most = most_life(reader.table, player.seat)
        text = Text("   ").append(f"{LIFE}{player.life}/{most}", "red")
        for (glyph, style), amount in ((COIN, player.coins), (GEM, player.gems)):
            text.append(f" {glyph}{amount}", style)
        symbol = reader.symbol(player.special)
        text.append(f" {self.say('tower-special', symbol=symbol)}")
        text.stylize("dim" if player.special == BLANK else "", len(text) - len(symbol))
        return text

    def _held(self, reader: Reader, player: Player) -> Iterable[str]:
        """Cards, used ones in brackets, and tokens of the boss."""
        used = Counter(player.used)
        for card in player.cards:
            name = reader.printed(card)
            yield f"({name})" if used[card] > 0 else name
            used[card] -= 1
        for token in player.tokens:
            yield f"{LOOKS['boss'][0]} {reader.printed(token)}"

    # -- enemies, artifacts, the event ----------------------------------------------------

    def _enemies(self, reader: Reader, letters: dict[int, str]) -> Iterable[RenderableType]:
        table = reader.table
        yield Text("")
        there = {table.kinds[figure] for figure in enemies(table)}
        for number in letters:
            printed = table.definitions[number]
            if printed.kind == BOSS or number in there:
                yield self._enemy(reader, printed, letters[number])
        for at, card in enumerate(table.artifacts):
            holder = table.holders[at]
            whose = reader.player(holder) if holder >= 0 else self.say("tower-nobody")
            yield Text(" " + self.say("tower-artifact", card=reader.printed(card), player=whose))
        if table.event >= 0:
            name = reader.printed(table.event)
            yield Text(" " + self.say("tower-event", card=name, left=len(table.events)))

    def _enemy(self, reader: Reader, printed: Definition, letter: str) -> Text:
        life = 2 * reader.table.levels if printed.kind == BOSS else printed.life
        text = Text(" ").append(*enemy_sign(letter)).append(f" {reader.printed(printed.number)}")
        text.append(f" {LIFE}{life} {ATTACK}{printed.damage}", "red")
        for (glyph, style), amount in ((COIN, printed.coins), (GEM, printed.gems)):
            text.append(f" {glyph}{amount}" if amount else "", style)
        return text

    # -- the merchant ---------------------------------------------------------------------

    def _wares(self, reader: Reader) -> Iterable[RenderableType]:
        table = reader.table
        seat = table.active if self.seat is None else self.seat
        for kind, shown in (("items", table.shown_items), ("potions", table.shown_potions)):
            text = Text().append(*LOOKS["merchant"]).append(f" {self.say(f'tower-{kind}')} ")
            for card in shown:
                if card == GAP:
                    text.append("— ", "dim")
                    continue
                text.append(reader.printed(card)).append(" ")
                text.append(f"{COIN[0]}{price_of(table, seat, card)}", COIN[1]).append("  ")
            yield text


def letters_of(reader: Reader) -> dict[int, str]:
    """A letter of its name for each enemy card in play, no two the same; the boss has a sign."""
    table = reader.table
    helper = table.definitions[table.boss].helper
    letters: dict[int, str] = {}
    for number in [*table.enemy_cards, *([helper] if helper >= 0 else [])]:
        name = reader.printed(number).upper()
        free = [letter for letter in name if letter.isalpha() and letter not in letters.values()]
        letters[number] = free[0] if free else "&"
    letters[table.boss] = LOOKS["boss"][0]
    return letters
