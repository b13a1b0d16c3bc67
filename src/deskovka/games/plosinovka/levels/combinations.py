"""Whether all dungeon cards that can meet make levels that can be climbed, and a fair tower.

What is checked, over every ordered pair of different cards that can meet:

* side by side (two ordinary cards, or two boss-marked ones): in some row neither draws a wall
  on the edge they share. As the fields of a card hang together by themselves, so do those of
  every level;
* one above the other (an ordinary card below, any card above): from every place to rest on the
  lower card, and from all of its bottom row where that is the floor of the tower, a hero climbs
  to a place to rest on the upper card, with at most `grid.BOOTS` steps from rest to rest.
  No step leads off the two cards, so it holds whatever lies beside them.

Hence every tower can be climbed from anywhere in it, whatever cards it is built of: both
dungeons can be mixed, so all cards of both are looked at. Portals, and what enemies and traps
do to a hero on the way, are left out.

Gems, coins and enemies are bounded for every card (`card.ORDINARY`, `card.BOSS_MARKED`);
merchants, of which an ordinary card has one or none, by their share of a dungeon's cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from deskovka.games.plosinovka.codes import CARD_SIDE, DUNGEONS, MERCHANT
from deskovka.games.plosinovka.dungeon import DungeonCard
from deskovka.games.plosinovka.levels.data import DungeonData
from deskovka.games.plosinovka.levels.drawing import COLUMNS, LINES, Fault, middle
from deskovka.games.plosinovka.levels.drawn import Drawn
from deskovka.games.plosinovka.levels.grid import BOOTS, FIELDS, stuck
from deskovka.problems import Problem

MERCHANTS: Final = (40, 60)  # of a hundred ordinary cards of a dungeon
FEWEST: Final = 8  # ordinary cards of a dungeon of which a share means something


def check_set(own: Sequence[Drawn], others: Sequence[DungeonData] = ()) -> list[Problem]:
    """What is wrong with cards that meet each other, and others that are good already."""
    cards = [one.data.printed() for one in own] + [one.printed() for one in others]
    names = [one.data.called() for one in own] + [one.called() for one in others]
    faults = _stuck_faults(cards, names, len(own))
    for number in range(len(own)):
        faults[number] += _beside(cards, names, number)
    return [
        one.drawing.problem(fault) for one, told in zip(own, faults, strict=True) for fault in told
    ]


def check_shares(own: Sequence[Drawn], others: Sequence[DungeonData] = ()) -> list[Problem]:
    """What is unfair about the merchants of a dungeon, told at the last of one's own cards."""
    cards = [one.printed() for one in (*(drawn.data for drawn in own), *others)]
    found: list[Problem] = []
    for dungeon, name in enumerate(DUNGEONS):
        drawn = [one for one in own if one.data.dungeon == name and not one.data.boss]
        problem = share(cards, dungeon)
        if drawn and problem:
            found.append(drawn[-1].drawing.problem(Fault(0, 0, problem, COLUMNS)))
    return found


def _beside(cards: list[DungeonCard], names: list[str], number: int) -> Iterator[Fault]:
    """Neighbours with a wall in every row between them."""
    card = cards[number]
    for side, column in (("right", COLUMNS - 1), ("left", 0)):
        walled = [
            names[other]
            for other, neighbour in enumerate(cards)
            if other != number
            and neighbour.boss == card.boss
            and not (_joined(card, neighbour) if side == "right" else _joined(neighbour, card))
        ]
        if walled:
            yield Fault(1, column, _with(f"plosinovka-map-walled-{side}", walled))


def _joined(left: DungeonCard, right: DungeonCard) -> bool:
    edges = CARD_SIDE + 1
    return not all(
        left.wall[row * edges + CARD_SIDE] or right.wall[row * edges] for row in range(CARD_SIDE)
    )


def _stuck_faults(cards: list[DungeonCard], names: list[str], own: int) -> list[list[Fault]]:
    """Pairs that cannot be climbed, told for each own card at which a pair fails.

    Of two own cards it is told at the one that fails more often.
    """
    pairs = {
        (below, above): fields
        for below, card in enumerate(cards)
        for above in range(len(cards))
        if not card.boss and below != above and min(below, above) < own
        if (fields := stuck(card, cards[above]))
    }
    out = Counter(below for below, _ in pairs)
    into = Counter(above for _, above in pairs)
    told_below: dict[int, list[int]] = {}
    told_above: dict[int, list[int]] = {}
    for below, above in pairs:
        if below >= own or (above < own and into[above] > out[below]):
            told_above.setdefault(above, []).append(below)
        else:
            told_below.setdefault(below, []).append(above)
    faults: list[list[Fault]] = [[] for _ in range(own)]
    for below, failing in told_below.items():
        fields = pairs[below, failing[0]]
        field = min((one for one in range(FIELDS) if fields >> one & 1), key=middle)
        problem = _with("plosinovka-map-stuck", [names[above] for above in failing])
        faults[below].append(Fault(*middle(field), problem.having(boots=BOOTS)))
    for above, failing in told_above.items():
        problem = _with("plosinovka-map-unreached", [names[below] for below in failing])
        faults[above].append(Fault(LINES - 1, 0, problem.having(boots=BOOTS), COLUMNS))
    return faults


def _with(code: str, names: list[str]) -> Problem:
    """What is wrong between a card and those others, of which the first is named."""
    return Problem.of(code, first=names[0], more=len(names) - 1)


def share(cards: list[DungeonCard], dungeon: int) -> Problem | None:
    """What is wrong with the share of merchants, if anything is."""
    ordinary = [card for card in cards if card.dungeon == dungeon and not card.boss]
    if len(ordinary) < FEWEST:
        return None
    having = sum(any(flags & MERCHANT for flags in card.flags) for card in ordinary)
    least, most = MERCHANTS
    if least * len(ordinary) <= 100 * having <= most * len(ordinary):
        return None
    return Problem.of(
        "plosinovka-merchants",
        having=having,
        all=len(ordinary),
        dungeon=DUNGEONS[dungeon],
        least=least,
        most=most,
    )
