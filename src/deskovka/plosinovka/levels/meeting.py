"""Whether all dungeon cards that can meet make levels that can be climbed, and a fair tower.

What is checked, over every ordered pair of different cards that can meet:

* side by side (two ordinary cards, or two boss-marked ones): in some row neither draws a wall
  on the edge they share. As the fields of a card hang together by themselves, so do those of
  every level;
* one above the other (an ordinary card below, any card above): from every place to rest on the
  lower card, and from all of its bottom row where that is the floor of the tower, a hero climbs
  to a place to rest on the upper card, with at most `climbing.BOOTS` steps from rest to rest.
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

from deskovka.packs.problems import Problem
from deskovka.plosinovka.codes import CARD_SIDE, DUNGEONS, MERCHANT
from deskovka.plosinovka.dungeon import DungeonCard
from deskovka.plosinovka.levels.climbing import BOOTS, FIELDS, stuck
from deskovka.plosinovka.levels.data import DungeonData
from deskovka.plosinovka.levels.drawing import COLUMNS, LINES, Fault, middle
from deskovka.plosinovka.levels.reading import Drawn

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
        message = share(cards, dungeon)
        if drawn and message:
            found.append(drawn[-1].drawing.problem(Fault(0, 0, message, COLUMNS)))
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
            message = f"with {_first(walled)} to its {side} nobody gets across the walls"
            yield Fault(1, column, message)


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
        which = _first([names[above] for above in failing])
        message = f"from here nobody climbs into {which} above with {_BETWEEN}"
        faults[below].append(Fault(*middle(field), message))
    for above, failing in told_above.items():
        which = _first([names[below] for below in failing])
        message = f"nobody climbs in from {which} below with {_BETWEEN}"
        faults[above].append(Fault(LINES - 1, 0, message, COLUMNS))
    return faults


_BETWEEN: Final = f"at most {BOOTS} boots from rest to rest"


def _first(names: list[str]) -> str:
    more = f" (and {len(names) - 1} more)" if len(names) > 1 else ""
    return f'"{names[0]}"{more}'


def share(cards: list[DungeonCard], dungeon: int) -> str:
    """What is wrong with the share of merchants; empty where nothing is."""
    ordinary = [card for card in cards if card.dungeon == dungeon and not card.boss]
    if len(ordinary) < FEWEST:
        return ""
    having = sum(any(flags & MERCHANT for flags in card.flags) for card in ordinary)
    least, most = MERCHANTS
    if least * len(ordinary) <= 100 * having <= most * len(ordinary):
        return ""
    return (
        f'{having} of {len(ordinary)} ordinary cards of the "{DUNGEONS[dungeon]}" have a merchant; '
        f"{least} to {most} of a hundred should"
    )
