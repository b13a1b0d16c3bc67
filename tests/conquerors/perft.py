"""Counting what can be reached from small positions, pick by pick."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.conquerors.state import Table
from deskovka.kernel.chance import ASKED, HASHED, Chance
from tests.conquerors.position import Items, Position, Side
from tests.conquerors.scenario import building, card, spell, trap, warrior

HUT = building("hut", 4)

Count = list[int]  # how many picks can be made in a row, how many positions they lead to


def table(you: Side, foe: Side, phase: str = "main", edition: str = "en") -> Table:
    """A position in which every roll is asked."""
    position = Position([you, foe], edition, ())
    position.stand_at(phase, "you", 3)
    position.table.chance = Chance(ASKED, 0)
    position.table.run()
    return position.table


def opening() -> Table:
    """The first questions of a real game: who starts, five cards each, whether to redraw."""
    from tests.conquerors.properties.dealing import core_game

    deck: dict[str, int] = {"gold-miner": 30, "collector-of-cosmium": 20}
    return core_game().new(decks=[deck, deck], seed=1, chance="asked")


def duel() -> Table:
    """Two warriors a side and a trap: attackers, targets, blocks."""
    snare = trap("snare", "Deal 1 damage to the attacker.")
    pair = [warrior("ox", 2, 3), warrior("fox", 3, 1)]
    return table(
        Side(warriors=pair),
        Side(warriors=pair, buildings=[HUT], traps_before_base=[snare]),
        "attack",
    )


def duel_in_czech() -> Table:
    pair = [warrior("ox", 2, 3), warrior("fox", 3, 1)]
    return table(Side(warriors=pair), Side(warriors=pair, buildings=[HUT]), "attack", "cs")


def reactions() -> Table:
    """Spells against spells."""
    zap = spell("zap", "Deal 2 damage to target warrior.", "1 gold")
    veto = spell("veto", "Counter target spell card being played.", "1 gold")
    ox = warrior("ox", 2, 3)
    return table(
        Side(hand=[zap, veto], warriors=[ox], gold=2),
        Side(hand=[zap, veto], warriors=[ox], gold=2),
    )


def traps() -> Table:
    """Placing and moving traps before a building and the base."""
    snare = trap("snare", "Deal 1 damage to the attacker.")
    pit = trap("pit", "Exhaust the attacker.")
    return table(Side(hand=[snare, pit], buildings=[card(HUT, traps=[snare])]), Side(), "trap")


def rolls() -> Table:
    """Chance as a player: a shuffled deck, and a random victim."""
    storm = spell("storm", "Shuffle your deck. Deal 1 damage to a random warrior. Draw a card.")
    ox, fox = warrior("ox", 2, 3), warrior("fox", 3, 1)
    deck: Items = ["scout", "topdecker", HUT, "gold-miner"]
    return table(Side(hand=[storm, storm], warriors=[ox, fox], deck=deck), Side(warriors=[ox]))


POSITIONS: dict[str, tuple[Callable[[], Table], int]] = {
    "opening": (opening, 2),
    "duel": (duel, 8),
    "duel in Czech": (duel_in_czech, 8),
    "reactions": (reactions, 10),
    "traps": (traps, 7),
    "rolls": (rolls, 7),
}


def perft(name: str) -> list[Count]:
    """For each depth: how many picks in a row there are, and to how many positions they lead."""
    make, depth = POSITIONS[name]
    found: list[Count] = []
    reached: dict[str, tuple[Table, int]] = {"": (make(), 1)}
    for _ in range(depth):
        ahead: dict[str, tuple[Table, int]] = {}
        for state, ways in reached.values():
            for pick in range(len(state.options) if state.asking else 0):
                after = state.clone()
                after.apply(pick)
                key = without_history(after)
                ahead[key] = (after, ways + (ahead[key][1] if key in ahead else 0))
        reached = ahead
        found.append([sum(ways for _, ways in reached.values()), len(reached)])
    return found


def without_history(g: Table) -> str:
    """A hash of the position, however it was reached."""
    bare = g.clone()
    bare.forget(HASHED if g.chance.mode == HASHED else ASKED, 0)
    bare.moment = 0
    return bare.digest()
