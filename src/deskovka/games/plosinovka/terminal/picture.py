"""The table of Plošinovka drawn in a terminal: the tower, and beside it all that is in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from deskovka import locales
from deskovka.games.plosinovka.codes import BLANK, BOSS, ENEMY_FACES, OFF
from deskovka.games.plosinovka.rules.life import most_life
from deskovka.games.plosinovka.rules.merchant import GAP, price_of
from deskovka.games.plosinovka.rules.terms import enemies
from deskovka.games.plosinovka.state import Definition, Player, Table
from deskovka.games.plosinovka.terminal.levels import LOOKS
from deskovka.games.plosinovka.terminal.tower import BREADTH, Drawing, enemy_sign, hero_sign
from deskovka.games.plosinovka.words.narrator import Narrator
from deskovka.games.port.card_frame import ATTACK, LIFE
from deskovka.games.port.terminal import Place

COIN, GEM = LOOKS["coin"], LOOKS["gem"]


class Picture:
    """Draws tables for one reader."""

    def __init__(self, place: Place) -> None:
        self.language = place.language
        self.seat = place.seat
        self.names = place.names
        self.width = place.width

    def say(self, message: str, **values: locales.Value) -> str:
        return locales.say(self.language, f"plosinovka-terminal-{message}", **values)

    def draw(self, table: Table) -> RenderableType:
        narrator = Narrator(table, self.language, self.seat, self.names)
        letters = letters_of(narrator)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=BREADTH, no_wrap=True)
        grid.add_column(width=max(24, self.width - BREADTH - 2))
        side = Group(*self._players(narrator), *self._enemies(narrator, letters))
        grid.add_row(Drawing(table, letters, self.language).text(), side)
        return Group(grid, *self._wares(narrator), Rule(self._moment(narrator), style="dim"))

    def _moment(self, narrator: Narrator) -> Text:
        table = narrator.table
        parts = [self.say("turn", turn=table.turn), narrator.player(table.active)]
        parts.append(self.say("dice", dice=narrator.dice(table.pool)))
        if table.enemy_die >= 0:
            face = ENEMY_FACES[table.enemy_die]
            parts.append(self.say("enemy-die", face=face))
        return Text(" · ".join(parts))

    # -- players --------------------------------------------------------------------------

    def _players(self, narrator: Narrator) -> Iterable[RenderableType]:
        for player in narrator.table.players:
            yield self._name(narrator, player)
            yield self._riches(narrator, player)
            held = ", ".join(self._held(narrator, player))
            if held:
                yield Padding(Text(held), (0, 0, 0, 3))

    def _name(self, narrator: Narrator, player: Player) -> Text:
        hero, seat = narrator.printed(player.hero), player.seat
        text = Text().append("▶" if seat == narrator.table.active else " ", "bold")
        text.append(*hero_sign(seat))
        name = narrator.player(seat)
        text.append(f" {name}", "bold")
        text.append(f" · {hero}" if name != hero else "")
        if narrator.table.where[seat] == OFF:
            text.append(f" ({self.say('off')})", "dim")
        return text

    def _riches(self, narrator: Narrator, player: Player) -> Text:
        most = most_life(narrator.table, player.seat)
        text = Text("   ").append(f"{LIFE}{player.life}/{most}", "red")
        for (glyph, style), amount in ((COIN, player.coins), (GEM, player.gems)):
            text.append(f" {glyph}{amount}", style)
        symbol = narrator.symbol(player.special)
        text.append(f" {self.say('special', symbol=symbol)}")
        text.stylize("dim" if player.special == BLANK else "", len(text) - len(symbol))
        return text

    def _held(self, narrator: Narrator, player: Player) -> Iterable[str]:
        """Cards, used ones in brackets, and tokens of the boss."""
        used = Counter(player.used)
        for card in player.cards:
            name = narrator.printed(card)
            yield f"({name})" if used[card] > 0 else name
            used[card] -= 1
        for token in player.tokens:
            yield f"{LOOKS['boss'][0]} {narrator.printed(token)}"

    # -- enemies, artifacts, the event ----------------------------------------------------

    def _enemies(self, narrator: Narrator, letters: dict[int, str]) -> Iterable[RenderableType]:
        table = narrator.table
        yield Text("")
        there = {table.kinds[figure] for figure in enemies(table)}
        for number in letters:
            printed = table.definitions[number]
            if printed.kind == BOSS or number in there:
                yield self._enemy(narrator, printed, letters[number])
        for at, card in enumerate(table.artifacts):
            holder = table.holders[at]
            whose = narrator.player(holder) if holder >= 0 else self.say("nobody")
            yield Text(" " + self.say("artifact", card=narrator.printed(card), player=whose))
        if table.event >= 0:
            name = narrator.printed(table.event)
            yield Text(" " + self.say("event", card=name, left=len(table.events)))

    def _enemy(self, narrator: Narrator, printed: Definition, letter: str) -> Text:
        life = 2 * narrator.table.levels if printed.kind == BOSS else printed.life
        text = Text(" ").append(*enemy_sign(letter)).append(f" {narrator.printed(printed.number)}")
        text.append(f" {LIFE}{life} {ATTACK}{printed.damage}", "red")
        for (glyph, style), amount in ((COIN, printed.coins), (GEM, printed.gems)):
            text.append(f" {glyph}{amount}" if amount else "", style)
        return text

    # -- the merchant ---------------------------------------------------------------------

    def _wares(self, narrator: Narrator) -> Iterable[RenderableType]:
        table = narrator.table
        seat = table.active if self.seat is None else self.seat
        for kind, shown in (("items", table.shown_items), ("potions", table.shown_potions)):
            text = Text().append(*LOOKS["merchant"]).append(f" {self.say(f'{kind}')} ")
            for card in shown:
                if card == GAP:
                    text.append("— ", "dim")
                    continue
                text.append(narrator.printed(card)).append(" ")
                text.append(f"{COIN[0]}{price_of(table, seat, card)}", COIN[1]).append("  ")
            yield text


def letters_of(narrator: Narrator) -> dict[int, str]:
    """A letter of its name for each enemy card in play, no two the same; the boss has a sign."""
    table = narrator.table
    helper = table.definitions[table.boss].helper
    letters: dict[int, str] = {}
    for number in [*table.enemy_cards, *([helper] if helper >= 0 else [])]:
        name = narrator.printed(number).upper()
        free = [letter for letter in name if letter.isalpha() and letter not in letters.values()]
        letters[number] = free[0] if free else "&"
    letters[table.boss] = LOOKS["boss"][0]
    return letters
