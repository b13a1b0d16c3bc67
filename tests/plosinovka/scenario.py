"""Draw a map of Plošinovka, put everybody on it, then play it strictly.

A test takes the fixture ``scenario`` and calls it once (or more often)::

    def test_a_boot_takes_a_hero_one_field(scenario: Scenarios) -> None:
        s = scenario('''
            +   +   +   +
            | 1     | Z |
            +---+---+---+
            ''', heroes=["bivoj"], dice="boot")
        s.expect(1, "action", ["pass", "use boot"])
        s.play("use boot", "B1")
        s.expect_map('''
            +   +   +   +
            |     1 | Z |
            +---+---+---+
            ''')

Every test runs twice: ``plain``, and ``restored``, where before each pick the game is dumped and
loaded from a clone, and all the tables left behind are proved unchanged in the end.

**The map** is drawn as in `tests.plosinovka.drawing`. Its lowest row is the lowest row of level
``lowest + 1`` of the tower (row 1 if ``lowest`` is 0); the columns are A to H. The top drawn level
is the highest revealed one, and if a boss is drawn into it (``M`` Medusa, ``D`` Banzai) or
``boss_level=True`` it is the boss level. Otherwise there are ``levels`` (4) in all. Enemies: ``Z``
zombie, ``V`` cave bat, ``G`` stone golem, ``T`` ent, ``W`` werewolf, ``L`` lich, ``S`` samurai.
Coins and gems lie on their fields from the start; ``taken=["A1"]`` lists those that are gone.
Fields to the right of the drawing are sealed off, but they are there: heroes can appear on them.

**Heroes** sit in the order of ``heroes``: ids, or ``Hero("bivoj", life=2, coins=3, gems=9,
special="sword", cards=["redeemer"], used=[], tokens=[], inside=False)``. Who is not on the map is
off it. ``boss`` ("medusa") is the boss; ``shop=["redeemer", …]`` lies open (items and potions),
``artifacts=[…]``, ``events=[…]`` (left), ``event=`` (in force), ``turn`` (the number of the turn
that is played, 5).

**The turn** of hero ``active`` (1) is played. With ``enemy`` (left, right, attack) it begins with
step 1 and rolls ``dice``; without, it begins with the actions, the dice being there already.
``rolls=[…]`` scripts what is rolled besides, and ``s.roll("boot", "left", 2)`` what comes later:
symbols, results of the enemy die, or numbers (0 is the first of what is drawn from).

**Options** are labels: ``pass``, ``use boot``, ``special sword``, ``merge coin``, ``gravity``,
``buy redeemer``, ``card swift-boots``, ``hero``, ``appear coin``, a field (``B3``, or ``B3 by
portal``), ``x2`` (count twice, for gems), a symbol (``coin``), an enemy (``W at B3``), ``hold``,
``fall``, ``hit``.

* ``s.options()``, ``s.asked`` (1 to 4, 0: nobody), ``s.kind`` (the names of the ``ASK_…`` codes);
* ``s.expect(who, kind, labels)``: this question with exactly these options, in any order;
* ``s.pick(label)``, ``s.play(label, label, …)``: raises with the list of what there is;
* ``s.expect_map(map)``: everybody stands as drawn, and coins and gems lie as drawn;
* ``s.player(1)`` (life, coins, gems …), ``s.field(1)`` ("B3", or "" off the map), ``s.special(1)``,
  ``s.cards(1)``, ``s.tokens(1)``, ``s.pool()``, ``s.at("B3")`` (the number of a field);
  ``s.happened("hurt")``: the facts of all events of a kind; ``s.table`` is the state itself.

**Strict.** In the end these fail: a scripted roll that was not used; a pending question that is
neither an action, a roll, or the setting of the special die, nor was just expected. A roll that
nobody scripted is a question (``roll``). ``s.leave()`` says that the rest does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from deskovka.games.plosinovka import codes, dumps
from deskovka.games.plosinovka.game import plosinovka
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.holdings import recount
from deskovka.games.plosinovka.rules.levels import rebuild
from deskovka.games.plosinovka.rules.life import most_life
from deskovka.games.plosinovka.rules.terms import new_enemy, place
from deskovka.games.plosinovka.rules.turn import TURN, must_appear
from deskovka.games.plosinovka.state import Box, Player, Table
from deskovka.kernel.chance import ASKED, Chance
from deskovka.kernel.options import detail_of, object_of, verb_of
from tests.answering import Answering
from tests.plosinovka.drawing import LYING, SIDE, Drawing

KINDS = {
    number: name.removeprefix("ASK_").lower()
    for name, number in vars(codes).items()
    if name.startswith("ASK_")
}
LETTERS = {
    "Z": "zombie",
    "V": "cave-bat",
    "G": "stone-golem",
    "T": "ent",
    "W": "werewolf",
    "L": "lich",
    "S": "samurai",
    "M": "medusa",
    "D": "banzai",
}
LETTER_OF = {ident: letter for letter, ident in LETTERS.items()}
COLUMNS = "ABCDEFGH"
_ROLL = -2
_AT_REST = ("action", "appear", "special", "roll")


class Hero(NamedTuple):
    """A hero with more than its name."""

    ident: str
    life: int = 0  # 0: full
    coins: int = 0
    gems: int = 0
    special: str = "blank"
    cards: Sequence[str] = ()
    used: Sequence[str] = ()
    tokens: Sequence[str] = ()
    inside: bool = False
    tired: bool = False


class Setting(NamedTuple):
    """Everything about a scenario but its map."""

    heroes: Sequence[str | Hero] = ("bivoj",)
    dice: str = ""
    enemy: str = ""
    active: int = 1
    turn: int = 5
    lowest: int = 0
    levels: int = 4
    boss: str = "medusa"
    boss_level: bool = False
    taken: Sequence[str] = ()
    shop: Sequence[str] = ()
    artifacts: Sequence[str] = ()
    events: Sequence[str] = ()
    event: str = ""
    rolls: Sequence[str | int] = ()


def face(result: str | int) -> int:
    """What a word means as the result of a roll."""
    if isinstance(result, int):
        return result
    if result in codes.ENEMY_FACES:
        return codes.ENEMY_FACES.index(result)
    return codes.FACES.index(codes.SYMBOLS.index(result))


class Scenario(Answering[Table]):
    """A position being played. See the module's text."""

    def __init__(self, text: str, setting: Setting, restored: bool) -> None:
        self.drawing = Drawing(text)
        self.lowest = setting.lowest
        super().__init__(_set_up(self.drawing, setting), restored)
        self.begin()

    # -- asking ---------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """Who must choose, counted from 1; 0: nobody, or chance."""
        return self.table.seat + 1 if self.table.asking and self.table.kind != _ROLL else 0

    @property
    def kind(self) -> str:
        if not self.table.asking:
            return ""
        return "roll" if self.table.kind == _ROLL else KINDS[self.table.kind]

    def options(self) -> list[str]:
        """The labels of all options, in their order."""
        return [self._label(code) for code in self.table.options] if self.table.asking else []

    def _label(self, code: int) -> str:
        if self.table.kind == _ROLL:
            return f"roll {code}"
        verb, what, detail = verb_of(code), object_of(code), detail_of(code)
        name = codes.VERBS[verb]
        if verb in (codes.USE, codes.USE_SPECIAL, codes.MERGE, codes.APPEAR):
            return f"{name} {codes.SYMBOLS[what]}"
        if verb in (codes.BUY, codes.USE_CARD):
            return f"{name} {self.table.definitions[what].ident}"
        if verb == codes.FIELD:
            return self.name_of(what) + (" by portal" if detail else "")
        if verb == codes.ENEMY_FIGURE:
            return f"{self._figure(what)} at {self.name_of(detail)}"
        others = {
            codes.GEMS: f"x{what}",
            codes.SYMBOL: codes.SYMBOLS[min(what, codes.BLANK)],
        }
        return others.get(verb, name)

    def reloaded(self, table: Table) -> Table:
        return dumps.load(table.box, dumps.dump(table.clone()))

    # -- answering ------------------------------------------------------------------------

    def roll(self, *results: str | int) -> None:
        """Script the coming rolls; a roll that is waited for already comes first."""
        self.table.chance.script.extend(face(result) for result in results)
        while self.kind == "roll" and self.table.chance.script:
            self.pick(f"roll {self.table.chance.script.pop(0)}")

    def leave(self) -> None:
        """What comes next does not matter."""
        self._left = True

    # -- looking --------------------------------------------------------------------------

    def name_of(self, field: int) -> str:
        return f"{COLUMNS[field % codes.WIDTH]}{field // codes.WIDTH + 1}"

    def at(self, name: str) -> int:
        return (int(name[1:]) - 1) * codes.WIDTH + COLUMNS.index(name[0])

    def _figure(self, figure: int) -> str:
        if figure < self.table.seats:
            return str(figure + 1)
        return LETTER_OF[self.table.printed(figure).ident]

    def expect_map(self, text: str) -> None:
        """The map looks like this now."""
        first = self.lowest * SIDE
        standing, lying = {}, set()
        for row in range(self.drawing.rows):
            for column in range(self.drawing.columns):
                field = (first + row) * codes.WIDTH + column
                figure = self.table.figure_on[field]
                if figure != codes.NOBODY:
                    standing[row, column] = self._figure(figure)
                if self.table.lying_on[field] != codes.NOTHING:
                    lying.add((row, column))
        found = self.drawing.drawn(standing, lying)
        wanted = Drawing(text).normal()
        assert found == wanted, f"the map shows\n{found}\nnot\n{wanted}"

    def player(self, who: int) -> Player:
        return self.table.players[who - 1]

    def field(self, who: int) -> str:
        """Where a hero stands; '' off the map."""
        field = self.table.where[who - 1]
        return "" if field == codes.OFF else self.name_of(field)

    def special(self, who: int) -> str:
        return codes.SYMBOLS[self.player(who).special]

    def cards(self, who: int) -> list[str]:
        return [self.table.definitions[card].ident for card in self.player(who).cards]

    def tokens(self, who: int) -> list[str]:
        return [self.table.definitions[token].ident for token in self.player(who).tokens]

    def pool(self) -> str:
        """The dice that are left, in the order of the symbols."""
        names: list[str] = []
        for symbol, count in enumerate(self.table.pool):
            names.extend([codes.SYMBOLS[symbol]] * count)
        return " ".join(names)

    def happened(self, kind: str) -> list[dict[str, int]]:
        """The facts of all events of a kind."""
        return [event.facts for event in self.events if event.kind == kind]

    # -- the end --------------------------------------------------------------------------

    def finish(self) -> None:
        self.check_what_was_left()
        if self._left:
            return
        left = self.table.chance.script
        assert not left, f"scripted rolls were not used: {left}"
        if self.table.asking and self._expected != self.table.moment:
            assert self.kind in _AT_REST, f"{self.kind} is still asked: {self.options()}"


class Scenarios(Protocol):
    """What the fixture gives: a map, and the fields of `Setting`."""

    def __call__(self, text: str, **setting: Any) -> Scenario: ...


# -- setting up ---------------------------------------------------------------------------


def _set_up(drawing: Drawing, setting: Setting) -> Table:
    shared = plosinovka().box
    box = Box(shared.digest, shared.face)
    box.definitions = shared.definitions
    box.effects = shared.effects
    box.number_of = shared.number_of
    box.dungeon = [*drawing.cards(), *shared.dungeon]
    g = Table(BOOK, box, len(setting.heroes), Chance(ASKED, 0), None)
    _lay_tower(g, drawing, setting)
    _seat_heroes(g, setting)
    _put_figures(g, drawing, setting)
    _lay_cards(g, setting)
    for seat in range(g.seats):
        recount(g, seat)
        player = g.player(seat)
        player.life = player.life or most_life(g, seat)
    _begin(g, setting)
    return g


def _lay_tower(g: Table, drawing: Drawing, setting: Setting) -> None:
    g.lowest = setting.lowest
    g.revealed = setting.lowest + drawing.levels()
    with_boss = setting.boss_level or any(mark in "".join(drawing.lines) for mark in "MD")
    g.levels = g.revealed if with_boss else max(setting.levels, g.revealed + 1)
    g.cards = [0, 0] * setting.lowest + list(range(2 * drawing.levels()))
    g.figure_on = [codes.NOBODY] * (g.levels * codes.LEVEL_FIELDS)
    g.lying_on = [codes.NOTHING] * (g.levels * codes.LEVEL_FIELDS)
    start = 2 * drawing.levels()
    left = list(enumerate(g.box.dungeon))[start:]
    g.ordinary = [number for number, card in left if not card.boss]
    g.marked = [number for number, card in left if card.boss]
    rebuild(g)


def _seat_heroes(g: Table, setting: Setting) -> None:
    number = g.box.number_of
    for seat, given in enumerate(setting.heroes):
        hero = given if isinstance(given, Hero) else Hero(given)
        player = Player(g.stamp, seat)
        player.hero = number[hero.ident]
        player.life = hero.life
        player.coins, player.gems = hero.coins, hero.gems
        player.special = codes.SYMBOLS.index(hero.special)
        player.cards = [number[card] for card in hero.cards]
        player.used = [number[card] for card in hero.used]
        player.tokens = [number[token] for token in hero.tokens]
        player.inside = int(hero.inside)
        player.tired = int(hero.tired)
        g.players.append(player)
        g.where.append(codes.OFF)
        g.kinds.append(player.hero)


def _put_figures(g: Table, drawing: Drawing, setting: Setting) -> None:
    taken = set(setting.taken)
    for row in range(drawing.rows):
        for column in range(drawing.columns):
            cell = drawing.cell(row, column)
            field = (setting.lowest * SIDE + row) * codes.WIDTH + column
            name = f"{COLUMNS[column]}{setting.lowest * SIDE + row + 1}"
            for mark in cell.printed:
                if mark in LYING and name not in taken:
                    g.lying_on[field] = LYING[mark]
            if cell.figure.isdigit():
                place(g, int(cell.figure) - 1, field)
                if field >= (g.levels - 1) * codes.LEVEL_FIELDS:
                    g.players[int(cell.figure) - 1].inside = 1
            elif cell.figure:
                figure = new_enemy(g, g.box.number_of[LETTERS[cell.figure]], field)
                if cell.figure in "MD":
                    g.boss_figure = figure


def _lay_cards(g: Table, setting: Setting) -> None:
    box, number = g.box, g.box.number_of
    g.boss = number[setting.boss]
    if g.boss_figure >= 0:
        g.boss = g.kinds[g.boss_figure]
    owned = [card for player in g.players for card in player.cards]
    shown = [number[ident] for ident in setting.shop]
    g.shown_items = [card for card in shown if g.definitions[card].kind == codes.ITEM]
    g.shown_potions = [card for card in shown if g.definitions[card].kind == codes.POTION]
    g.items = [card for card in box.of_kind(codes.ITEM) if card not in owned + shown]
    g.potions = [card for card in box.of_kind(codes.POTION) if card not in owned + shown]
    g.tiers = box.of_kind(codes.ENEMY)
    for printed in g.definitions:
        if printed.boss == g.boss and printed.kind == codes.ATTACK_CARD:
            g.attack_deck.append(printed.number)
        elif printed.boss == g.boss and printed.kind == codes.TOKEN:
            held = sum(player.tokens.count(printed.number) for player in g.players)
            g.tokens.extend([printed.number] * (4 - held))
    g.artifacts = [number[ident] for ident in setting.artifacts]
    g.holders = [
        next((seat for seat, p in enumerate(g.players) if card in p.cards), codes.NOBODY)
        for card in g.artifacts
    ]
    g.events = [number[ident] for ident in setting.events]
    g.event = number[setting.event] if setting.event else -1


def _begin(g: Table, setting: Setting) -> None:
    g.active = g.starter = setting.active - 1
    g.turn = setting.turn - 1
    g.call(TURN)
    dice = setting.dice.split()
    if setting.enemy:
        script = [*dice, setting.enemy, *setting.rolls]
        g.chance.script.extend(face(result) for result in script)
        return
    g.turn += 1
    for symbol in dice:
        g.pool[codes.SYMBOLS.index(symbol)] += 1
        g.rolled[codes.SYMBOLS.index(symbol)] += 1
    g.chance.script.extend(face(result) for result in setting.rolls)
    g.goto(must_appear)
