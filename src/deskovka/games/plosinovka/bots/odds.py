"""How likely a roll of Plošinovka's dice brings the boots and swords that somebody needs."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from deskovka.games.plosinovka.codes import BOOT, DICE, FACES, STAR, SWORD, SYMBOL_COUNT

STAR_BOOT: Final = 1  # bits of what a hero's star stands for
STAR_SWORD: Final = 2
MOST_BOOTS: Final = 5
MOST_SWORDS: Final = 6


@cache
def chances(star: int) -> list[list[float]]:
    """By boots, then by swords: how likely the five dice bring that many of both, merged pairs
    included."""
    table = [[0.0] * (MOST_SWORDS + 1) for _ in range(MOST_BOOTS + 1)]
    for faces in combinations_with_replacement(range(SYMBOL_COUNT), DICE):
        count = Counter(faces)
        ways = factorial(DICE) / prod(factorial(times) for times in count.values())
        likely = ways * prod(FACES.count(face) / len(FACES) for face in faces)
        for boots in range(MOST_BOOTS + 1):
            for swords in range(_swords_beside(count, star, boots) + 1):
                table[boots][swords] += likely
    return table


def _swords_beside(count: Counter[int], star: int, boots: int) -> int:
    """The most swords that dice make besides so many boots; -1 if there are not even those."""
    best = -1
    for marched in range(count[STAR] + 1 if star & STAR_BOOT else 1):
        stars = count[STAR] - marched
        drawn = stars if star & STAR_SWORD else 0
        spare = count[BOOT] + marched - boots
        pairs = sum(count[face] // 2 for face in range(SYMBOL_COUNT) if face not in _OWN)
        pairs += (stars - drawn) // 2
        pairs += min(spare, count[BOOT]) // 2 if spare > 0 else spare
        if pairs >= 0:
            best = max(best, count[SWORD] + drawn + pairs)
    return best


_OWN: Final = (BOOT, SWORD, STAR)
