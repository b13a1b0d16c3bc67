"""The first game of Planetary Conquerors: three turns to a capital of 30 life."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from deskovka.games.conquerors.codes import EDITIONS, LIMBO, LISTENED, MINING_PHASE, PLANET
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.terms import to_bottom, to_hand, to_planet
from deskovka.games.conquerors.rules.turn import TURNS, next_phase
from deskovka.games.conquerors.rules.winning import building_life
from deskovka.games.conquerors.state import Card, Player, Table
from deskovka.games.port.lesson import PUPIL, Ask, Lesson, Move, Option, Pattern, Step
from deskovka.kernel.chance import HASHED, Chance

SEED: Final = 1
FIRST_TURN: Final = 5


class Side(NamedTuple):
    """What lies on one side of the planet; ``deck`` from its top."""

    planet: tuple[str, ...]
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    stored: tuple[int, int, int]


_REST: Final = ("gold-miner", "collector-of-cosmium", "mud-hut", "militia") * 5
SIDES: Final = (
    Side(
        planet=(
            "gold-miner", "gold-miner", "collector-of-cosmium", "collector-of-cosmium",
            "sky-citadel", "stone-rampart", "warehouse", "militia",
        ),
        hand=("gold-miner", "laser-shot", "tripwire-mine", "shield-bearer"),
        deck=(
            "colony-dome", "mud-hut", "collector-of-cosmium", "militia", "stone-rampart",
            *_REST,
        ),
        stored=(1, 1, 0),
    ),
    Side(
        planet=("gold-miner", "collector-of-cosmium", "mud-hut", "dust-runner", "looter"),
        hand=("nomad-rider",),
        deck=("gold-miner", *_REST),
        stored=(1, 1, 0),
    ),
)  # fmt: skip


def position(game: Any) -> Table:
    """The game as it stands when the lesson begins: before the pupil's mining phase."""
    g = Table(BOOK, game.box, len(SIDES), Chance(HASHED, SEED), None)
    g.edition = EDITIONS.index("en")
    g.listeners = [[] for _ in range(LISTENED)]
    for seat in range(len(SIDES)):
        _sit_down(g, seat)
    for seat, side in enumerate(SIDES):
        for ident in side.planet:
            to_planet(g, _new(g, seat, ident), seat, "")
        for ident in side.hand:
            to_hand(g, _new(g, seat, ident), "")
        for ident in side.deck:
            to_bottom(g, _new(g, seat, ident), "")
    g.active = g.starter = PUPIL
    g.turn = FIRST_TURN
    g.phase = MINING_PHASE
    g.call(TURNS, g.phase)
    g.goto(next_phase)
    g.run()
    return g


def _sit_down(g: Table, seat: int) -> None:
    player = Player(g.stamp, seat)
    player.base = len(g.cards)
    player.stored = list(SIDES[seat].stored)
    g.players.append(player)
    base = Card(g.stamp, 0, seat)
    base.zone = PLANET
    base.known = g.everybody()
    g.cards.append(base)
    g.name(player.base)


def _new(g: Table, seat: int, ident: str) -> int:
    card = Card(g.stamp, g.box.number_of[ident], seat)
    card.zone = LIMBO
    g.cards.append(card)
    return len(g.cards) - 1


def options(g: Table) -> list[Option]:
    """As the wire has them, but cards by their id, whose they are, and whether they are guarded."""
    return [_named(g, {**g.option_data(code)}) for code in g.options]


def _named(g: Table, data: Option) -> Option:
    handle = data.get("card")
    if isinstance(handle, int):
        card = g.cards[g.where[handle]]
        data["card"] = g.definitions[card.definition].ident
        data["mine"] = card.controller == g.seat
        data["guarded"] = bool(card.traps)
    return data


def _sprung(g: Table) -> bool:
    """Has the trap of the first turn done its work?"""
    return any(g.printed(slot).ident == "tripwire-mine" for slot in g.players[PUPIL].junkyard)


def play(ident: str) -> Pattern:
    return {"verb": "play", "card": ident}


def choose(ident: str, **more: object) -> Pattern:
    return {"verb": "choose", "card": ident, **more}


_PASS: Final[Pattern] = {"verb": "pass"}
_FIRST, _BOT_FIRST, _SECOND, _BOT_SECOND = (
    range(turn, turn + 1) for turn in range(FIRST_TURN, FIRST_TURN + 4)
)
_LAST: Final = range(FIRST_TURN + 4, 1000)

STEPS: Final = (
    Step("mining", [Ask("kuk")], _FIRST, rules=("MAT-1", "TURN-3", "WORD-1")),
    Step("miner", [Ask("main", [play("gold-miner")])], _FIRST, rules=("CARD-3", "CARD-8")),
    Step("building", [Ask("main", [play("colony-dome")])], _FIRST, rules=("WIN-1", "CARD-5")),
    Step(
        "attack",
        [
            Ask("attacker", [choose("militia"), _PASS]),
            Ask("attack_target", [choose("mud-hut"), choose("base")]),
        ],
        _FIRST,
        rules=("ATT-1", "ATT-2", "ATT-3"),
    ),
    Step(
        "trap",
        [
            Ask("trap", [{"verb": "place", "card": "tripwire-mine"}, _PASS]),
            Ask("trap_where", [choose("colony-dome"), choose("warehouse")]),
        ],
        _FIRST,
        rules=("TRAP-1", "TRAP-2"),
    ),
    Step("sprung", [Ask("kuk")], _SECOND, _sprung, ("TRAP-4", "TURN-2")),
    Step("warrior", [Ask("main", [play("shield-bearer")])], _SECOND, rules=("CARD-7",)),
    Step("save", [Ask("main", [_PASS])], _SECOND, rules=("SPELL-1", "REACT-2")),
    Step("home", [Ask("attacker", [_PASS])], _SECOND, rules=("ATT-5", "ATT-13")),
    Step(
        "reaction",
        [
            Ask("reaction", [play("laser-shot")]),
            Ask("target", [choose("looter"), choose("nomad-rider")]),
        ],
        _BOT_SECOND,
        rules=("REACT-1", "REACT-4"),
    ),
    Step(
        "block",
        [Ask("block", [choose("shield-bearer"), choose("militia")])],
        _BOT_SECOND,
        rules=("ATT-5", "ATT-8"),
    ),
    Step("winning", [Ask("kuk")], _LAST, rules=("WIN-1", "WIN-2", "WIN-4")),
    Step("last", [Ask("main", [play("stone-rampart")])], _LAST, rules=("WIN-1",)),
)

MOVES: Final = (
    Move("main", [play("nomad-rider")]),
    Move("attacker", [choose("dust-runner")], _BOT_FIRST),
    Move("attacker", [choose("looter"), choose("nomad-rider")], range(FIRST_TURN + 2, 1000)),
    Move(
        "attack_target",
        [{"verb": "choose", "guarded": True}, choose("colony-dome"), choose("warehouse")],
    ),
)


def facts(g: Table) -> dict[str, int]:
    gold, cosmium, _ = g.players[PUPIL].stored
    life, rampart = building_life(g, PUPIL), _printed_life(g, "stone-rampart")
    return {
        "gold": gold,
        "cosmium": cosmium,
        "life": life,
        "dome": _printed_life(g, "colony-dome"),
        "rampart": rampart,
        "goal": life + rampart,
    }


def _printed_life(g: Table, ident: str) -> int:
    return int(g.definitions[g.box.number_of[ident]].life)


LESSON: Final = Lesson("conquerors", ({}, {}), position, options, STEPS, MOVES, facts)
