"""The first game of Plošinovka: one level of forest, then the boss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.holdings import recount
from deskovka.games.plosinovka.rules.levels import rebuild
from deskovka.games.plosinovka.rules.life import most_life
from deskovka.games.plosinovka.rules.terms import new_enemy
from deskovka.games.plosinovka.rules.turn import TURN, must_appear
from deskovka.games.plosinovka.state import Player, Table
from deskovka.games.port.lesson import PUPIL, Ask, Lesson, Move, Option, Pattern, Step
from deskovka.kernel.chance import HASHED, Chance

SEED: Final = 116
LOWEST: Final = 1  # what was below has crumbled away
LEVELS: Final = 3  # so that the boss has 6 life (BOSS-2)
HEROES: Final = ("bivoj", "sladuse")
LEVEL: Final = ("old-oak", "mushroom-glade")
BOSS_LEVEL: Final = ("throne-of-roots", "last-thicket")
ENEMY: Final = "zombie"
BOSS: Final = "medusa"
ITEMS: Final = ("redeemer", "iron-soles", "healing-herbs")
POTIONS: Final = ("potion-of-strength", "healing-potion", "liquid-gem")
FIRST_DICE: Final = (codes.BOOT, codes.BOOT, codes.SWORD, codes.COIN, codes.MONSTER)
COINS: Final = 1


def position(game: Any) -> Table:
    """The game as it stands when the lesson begins: the pupil has rolled."""
    g = Table(BOOK, game.box, len(HEROES), Chance(HASHED, SEED), None)
    _lay_tower(g)
    for seat, ident in enumerate(HEROES):
        _sit_down(g, seat, ident)
    _lay_cards(g)
    for field in _fields(g, codes.ENEMY_FIELD):
        new_enemy(g, g.box.number_of[ENEMY], field)
    g.active = g.starter = PUPIL
    g.turn = 1
    g.call(TURN)
    for symbol in FIRST_DICE:
        g.pool[symbol] += 1
        g.rolled[symbol] += 1
    g.goto(must_appear)
    g.run()
    return g


def _lay_tower(g: Table) -> None:
    number = {card.ident: card.number for card in g.box.dungeon}
    g.levels, g.lowest, g.revealed = LEVELS, LOWEST, LOWEST + 1
    g.cards = [number[ident] for ident in LEVEL * (LOWEST + 1)]
    g.marked = [number[ident] for ident in BOSS_LEVEL]
    g.figure_on = [codes.NOBODY] * (LEVELS * codes.LEVEL_FIELDS)
    g.lying_on = [codes.NOTHING] * (LEVELS * codes.LEVEL_FIELDS)
    rebuild(g)
    for field in _fields(g, codes.COIN_FIELD):
        g.lying_on[field] = codes.A_COIN
    for field in _fields(g, codes.GEM_FIELD):
        g.lying_on[field] = codes.A_GEM


def _fields(g: Table, kind: int) -> list[int]:
    start = LOWEST * codes.LEVEL_FIELDS
    level = range(start, start + codes.LEVEL_FIELDS)
    return [field for field in level if g.tower.flags[field] & kind]


def _sit_down(g: Table, seat: int, ident: str) -> None:
    player = Player(g.stamp, seat)
    player.hero = g.box.number_of[ident]
    player.special = codes.BLANK
    player.coins = COINS
    g.players.append(player)
    g.where.append(codes.OFF)
    g.kinds.append(player.hero)
    recount(g, seat)
    player.life = most_life(g, seat)


def _lay_cards(g: Table) -> None:
    number = g.box.number_of
    g.boss = number[BOSS]
    g.shown_items = [number[ident] for ident in ITEMS]
    g.shown_potions = [number[ident] for ident in POTIONS]
    g.items = [card for card in g.box.of_kind(codes.ITEM) if card not in g.shown_items]
    g.potions = [card for card in g.box.of_kind(codes.POTION) if card not in g.shown_potions]
    g.enemy_cards = [number[ENEMY]] * (LOWEST + 1)
    for printed in g.definitions:
        if printed.boss == g.boss and printed.kind == codes.ATTACK_CARD:
            g.attack_deck.append(printed.number)
        elif printed.boss == g.boss and printed.kind == codes.TOKEN:
            g.tokens.extend([printed.number] * printed.count)


def options(g: Table) -> list[Option]:
    """As the wire has them, and whether an attack would be strong enough."""
    return [_weighed({**g.option_data(code)}) for code in g.options]


def _weighed(data: Option) -> Option:
    damage, life = data.get("damage"), data.get("life")
    if isinstance(damage, int) and isinstance(life, int):
        data["enough"] = damage >= life
    return data


# -- the steps ----------------------------------------------------------------------------


def field(name: str, level: int = LOWEST) -> int:
    """The number of a field: its column from A on, its row from 1 on within the level."""
    return (level * codes.CARD_SIDE + int(name[1]) - 1) * codes.WIDTH + "ABCDEFGH".index(name[0])


def to(name: str, level: int = LOWEST) -> Pattern:
    return {"verb": "field", "field": field(name, level)}


def use(symbol: str) -> Pattern:
    return {"verb": "use", "symbol": symbol}


def at(*names: str) -> Callable[[Table], bool]:
    """Does the pupil's hero stand there?"""
    fields = [field(name) for name in names]
    return lambda g: g.where[PUPIL] in fields


def _in_boss_level(g: Table) -> bool:
    return g.where[PUPIL] >= field("A1", LEVELS - 1)


def _kept(g: Table) -> bool:
    return g.players[PUPIL].special != codes.BLANK


_PASS: Final[Pattern] = {"verb": "pass"}
_ONCE: Final = Ask("gems", [{"times": 1}])
_TWICE: Final = Ask("gems", [{"times": 2}, {"times": 1}])
_SWORDS: Final = [use("sword"), use("star"), {"verb": "special", "symbol": "sword"}]
_ENTRY: Final = to("B1", LEVELS - 1)
_FIRST, _SECOND, _THIRD = range(1, 3), range(3, 5), range(5, 7)
_LAST: Final = range(7, 1000)


def boot(*names: str) -> list[Ask]:
    """Use a boot as it is, and step to one of these fields."""
    return [Ask("action", [use("boot")]), _ONCE, Ask("move", [to(name) for name in names])]


STEPS: Final[tuple[Step, ...]] = (
    Step(
        "appear",
        [Ask("appear", [{"verb": "appear", "symbol": "monster"}]), Ask("appear_where", [to("C1")])],
        _FIRST,
        rules=("TURN-4", "APPEAR-1"),
    ),
    Step("coin", [Ask("action", [use("coin")])], _FIRST, rules=("SYM-3",)),
    Step("walk", boot("D1"), _FIRST, at("C1"), ("SYM-1", "MOVE-3")),
    Step("back", boot("C1"), _FIRST, at("D1"), ("GEM-1",)),
    Step(
        "keep",
        [Ask("action", [_PASS]), Ask("special", [{"verb": "symbol", "symbol": "sword"}])],
        _FIRST,
        lambda g: not _kept(g),
        ("TURN-7", "SPECIAL-1"),
    ),
    Step("ladder", boot("C2"), _SECOND, at("C1"), ("LADDER-1", "MOVE-1")),
    Step(
        "attack",
        [
            Ask("action", [use("sword"), {"verb": "special", "symbol": "sword"}]),
            Ask("attack", [{"verb": "enemy", "field": field("D2")}]),
            _TWICE,
            Ask("swords", [{"verb": "hit"}]),
        ],
        _SECOND,
        lambda g: g.figure_on[field("D2")] != codes.NOBODY,
        ("ATTACK-1", "GEM-1", "MOVE-2"),
    ),
    Step(
        "rest",
        [
            Ask("action", [use("coin"), _PASS]),
            _ONCE,
            Ask("special", [{"verb": "symbol", "symbol": "sword"}]),
        ],
        _SECOND,
        rules=("TURN-7", "TURN-8"),
    ),
    Step("climb", boot("C3", "B3"), _THIRD, at("C2", "C3"), ("LADDER-1", "TERM-4")),
    Step(
        "shop",
        [Ask("action", [{"verb": "buy", "card": "potion-of-strength"}])],
        _THIRD,
        at("B3"),
        ("BUY-1", "ITEM-2"),
    ),
    Step(
        "merge",
        [
            Ask("action", [{"verb": "merge", "symbol": one} for one in ("coin", "monster")]),
            Ask("merged", [{"verb": "symbol", "symbol": "boot"}]),
            _ONCE,
            Ask("move", [to("B4")]),
        ],
        _THIRD,
        at("B3"),
        ("MERGE-1", "LEVEL-1"),
    ),
    Step("fall", [Ask("action", [_PASS]), Ask("special", [_PASS])], _THIRD, at("B4"), ("GRAV-1",)),
    Step(
        "boss",
        [*boot("B4"), Ask("move", [_ENTRY])],
        _LAST,
        at("B3", "B4"),
        ("BOSS-5", "BOSS-2"),
    ),
    Step(
        "potion",
        [Ask("action", [{"verb": "card", "card": "potion-of-strength"}])],
        _LAST,
        _in_boss_level,
        ("ITEM-3",),
    ),
    Step(
        "blow",
        [
            Ask("action", _SWORDS),
            Ask("star", [{"verb": "symbol", "symbol": "sword"}]),
            _TWICE,
            Ask(
                "swords",
                [{"verb": "hit", "enough": True}, *_SWORDS, {"verb": "hit"}],
            ),
        ],
        _LAST,
        _in_boss_level,
        ("BOSS-14", "ATTACK-2"),
    ),
)

MOVES: Final[tuple[Move, ...]] = (Move("appear_where", [to("H1")]),)
CHOSEN: Final = [{"hero": hero} for hero in HEROES]
LESSON: Final = Lesson("plosinovka", CHOSEN, position, options, STEPS, MOVES)
