"""How much a player is asked: questions and orders in a turn, in games that follow the hints.

``python -m bench.questions [GAMES] [ITERATIONS]``. A *question* is what the table asks one player
with the usual stops. An *order* is what the player does in the browser: an attack with its targets
and lines, an exchange of three cards, or a kuk is one; gems are on the die before it is used; a
star or a pair is used together with the symbol that it becomes; a tap on a field uses a boot and
goes there; the order of one's own effects is one answer for all.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import deskovka
from deskovka import bots, games
from deskovka.table.windows import stops_at

GAMES: Final = 10
ITERATIONS: Final = 60

# Questions that one order answers together with the one before, by their kinds.
ALONG: Final[Mapping[str, Mapping[str, frozenset[str]]]] = {
    "conquerors": {
        "attacker": frozenset({"attacker"}),
        "attack_target": frozenset({"attacker", "attack_target"}),
        "attack_order": frozenset({"attacker", "attack_target", "attack_order"}),
        "redraw_card": frozenset({"redraw", "redraw_card"}),
        "kuk": frozenset({"kuk"}),
        "order": frozenset({"order"}),
    },
    "plosinovka": {
        "gems": frozenset(
            {"action", "stride", "of star", "pair", "appear", "attack", "star", "swords", "merged"}
        ),
        "star": frozenset({"stride", "of star"}),
        "merged": frozenset({"pair"}),
        "move": frozenset({"stride"}),
    },
}


class Asked(NamedTuple):
    """A question to a player, in which turn, and whether it takes an order of its own."""

    turn: int
    seat: int
    kind: str
    ordered: bool


def asked(game: str, seed: int, iterations: int) -> Iterator[Asked]:
    """What players are asked in their own turns, in a game in which everybody follows the hints."""
    engine: Any = deskovka.game(game)
    manners = games.kit(game).manners()
    state = engine.new(seed=seed)
    budget = bots.Budget(iterations=iterations)
    before: tuple[int, int, str] | None = None
    while (decision := state.decision) is not None:
        seat, kind = decision.seat, state.question().name
        window = manners.window(state)
        own = seat == state.active
        pick = bots.hint(game, bots.Worlds(state, seat), budget).pick
        if own and (window is None or stops_at(manners.stops, window.kind, window.by == seat)):
            chosen = state.view(seat)["options"][pick]
            along = ALONG[game].get(kind, frozenset())
            same = before is not None and before[:2] == (state.turn, seat) and before[2] in along
            yield Asked(state.turn, seat, kind, not same)
            if kind == "action":
                before = (state.turn, seat, _way(state.view(seat), seat, pick))
            elif kind == "star" and before is not None and chosen.get("symbol") != "boot":
                before = (state.turn, seat, "star")  # so the die was tapped, not a field
            elif kind != "gems" and not (same and kind == "star"):
                before = (state.turn, seat, kind)
        state.apply(pick)


def _way(view: Any, seat: int, pick: int) -> str:
    """How an action is chosen: what can be sent along depends on it."""
    if pick == _boot(view, seat):
        return "stride"
    option, special = view["options"][pick], view["players"][seat]["special"]
    if option["verb"] == "merge":
        return "pair"
    symbol = special if option["verb"] == "special" else option.get("symbol")
    return "of star" if option["verb"] in ("use", "special") and symbol == "star" else "action"


def _boot(view: Any, seat: int) -> int:
    """What a tap on a field uses: a boot, or else the special die, or else a star as one."""
    options = [(one["verb"], one.get("symbol")) for one in view["options"]]
    if ("use", "boot") in options:
        return options.index(("use", "boot"))
    verbs = [verb for verb, _ in options]
    if view["players"][seat]["special"] == "boot" and "special" in verbs:
        return verbs.index("special")
    return options.index(("use", "star")) if ("use", "star") in options else -1


def report(game: str, count: int, iterations: int) -> None:
    """Medians over the turns in which a player is the active one, and the commonest kinds."""
    questions, orders = Counter[tuple[int, int, int]](), Counter[tuple[int, int, int]]()
    kinds = Counter[str]()
    for seed in range(count):
        for one in asked(game, seed, iterations):
            turn = (seed, one.turn, one.seat)
            questions[turn] += 1
            orders[turn] += one.ordered
            kinds[one.kind] += one.ordered
    median, orders_median = (statistics.median(each.values()) for each in (questions, orders))
    common = ", ".join(f"{kind} {number}" for kind, number in kinds.most_common(8))
    print(f"{game}: {count} games, {len(questions)} turns of a player")
    print(f"  questions a turn: {median:g} in the median; orders a turn: {orders_median:g}")
    print(f"  orders by question: {common}")


def main() -> None:
    """Both games."""
    count, iterations = (
        int(sys.argv[at]) if len(sys.argv) > at else usual
        for at, usual in ((1, GAMES), (2, ITERATIONS))
    )
    for game in ALONG:
        report(game, count, iterations)


if __name__ == "__main__":
    main()
