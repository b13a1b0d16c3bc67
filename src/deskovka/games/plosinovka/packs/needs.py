"""What a pack must have for every game that can be set up with it (TERM-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from deskovka.games.plosinovka.codes import DUNGEONS
from deskovka.games.plosinovka.levels.data import DungeonData
from deskovka.games.plosinovka.packs.data import CardData
from deskovka.games.plosinovka.packs.dice import BY_ENEMY_DIE, SHOWS
from deskovka.packs.trees import rows_of
from deskovka.problems import Problem, Value

CARDS = {"hero": 4, "boss": 1, "item": 3, "potion": 3, "artifact": 2, "event": 12}
ENEMIES = {1: 1, 2: 1, 3: 2}  # by level; the bigger map takes two of the third
DUNGEON_CARDS = {"ordinary": 8, "boss-marked": 2}  # of each dungeon, for the bigger map
FEWEST_ATTACKS = 2  # BOSS-10


def lacking(cards: Sequence[CardData], dungeons: Sequence[DungeonData]) -> Iterator[Problem]:
    """Everything of which there is too little."""
    types = Counter(card.type for card in cards)
    for kind, least in CARDS.items():
        yield from _too_few("card", types[kind], least, kind=kind)
    levels = Counter(card.level for card in cards if card.type == "enemy")
    for level, least in ENEMIES.items():
        yield from _too_few("enemy", levels[level], least, level=level)
    for dungeon in DUNGEONS:
        found = Counter(
            "boss-marked" if card.boss else "ordinary"
            for card in dungeons
            if card.dungeon == dungeon
        )
        for what, least in DUNGEON_CARDS.items():
            yield from _too_few("dungeon", found[what], least, kind=what, dungeon=dungeon)
    for boss in cards:
        if boss.type == "boss":
            yield from _boss(boss, [card for card in cards if card.boss == boss.id])


def _too_few(noun: str, found: int, least: int, **values: Value) -> Iterator[Problem]:
    if found < least:
        yield Problem.of(f"plosinovka-too-few-{noun}", least=least, found=found, **values)


def _boss(boss: CardData, own: list[CardData]) -> Iterator[Problem]:
    attacks = [card for card in own if card.type == "attack"]
    helpers = [card for card in own if card.type == "helper"]
    shown = {card.symbol for card in attacks}
    if boss.attacks == BY_ENEMY_DIE:
        for face in SHOWS[BY_ENEMY_DIE]:
            if face not in shown:
                problem = Problem.of("plosinovka-boss-face", boss=boss.called(), face=face)
                yield problem.by("BOSS-9")
    elif len(attacks) < FEWEST_ATTACKS:
        problem = Problem.of("plosinovka-boss-attacks", boss=boss.called(), least=FEWEST_ATTACKS)
        yield problem.by("BOSS-10")
    said = [tree for card in attacks for tree in card.abilities]
    said += [boss.setup.tree] if boss.setup else []
    if not helpers and any("summon" in rows_of(tree) for tree in said):
        yield Problem.of("plosinovka-boss-no-helper", boss=boss.called())
    if len(helpers) > 1:
        yield Problem.of("plosinovka-boss-helpers", boss=boss.called())
