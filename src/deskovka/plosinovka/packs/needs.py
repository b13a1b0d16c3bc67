"""What a pack must have for every game that can be set up with it (TERM-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from deskovka.packs.trees import rows_of
from deskovka.plosinovka.codes import DUNGEONS
from deskovka.plosinovka.levels.data import DungeonData
from deskovka.plosinovka.packs.data import CardData
from deskovka.plosinovka.packs.dice import BY_ENEMY_DIE, SHOWS

CARDS = {"hero": 4, "boss": 1, "item": 3, "potion": 3, "artifact": 2, "event": 12}
PLURALS = {"hero": "heroes", "boss": "bosses", "enemy": "enemies"}
ENEMIES = {1: 1, 2: 1, 3: 2}  # by level; the bigger map takes two of the third
DUNGEON_CARDS = {"ordinary": 8, "boss-marked": 2}  # of each dungeon, for the bigger map
FEWEST_ATTACKS = 2  # BOSS-10


def lacking(cards: Sequence[CardData], dungeons: Sequence[DungeonData]) -> Iterator[str]:
    """Everything of which there is too little."""
    types = Counter(card.type for card in cards)
    for kind, least in CARDS.items():
        yield from _too_few(types[kind], least, kind)
    levels = Counter(card.level for card in cards if card.type == "enemy")
    for level, least in ENEMIES.items():
        yield from _too_few(levels[level], least, "enemy", f" of level {level}")
    for dungeon in DUNGEONS:
        found = Counter(
            "boss-marked" if card.boss else "ordinary"
            for card in dungeons
            if card.dungeon == dungeon
        )
        for what, least in DUNGEON_CARDS.items():
            yield from _too_few(found[what], least, f"{what} dungeon card", f" of the {dungeon}")
    for boss in cards:
        if boss.type == "boss":
            yield from _boss(boss, [card for card in cards if card.boss == boss.id])


def _too_few(found: int, least: int, noun: str, which: str = "") -> Iterator[str]:
    if found < least:
        words = noun if least == 1 else PLURALS.get(noun, f"{noun}s")
        yield f"a game needs {least} {words}{which}, and there are {found}"


def _boss(boss: CardData, own: list[CardData]) -> Iterator[str]:
    attacks = [card for card in own if card.type == "attack"]
    helpers = [card for card in own if card.type == "helper"]
    shown = {card.symbol for card in attacks}
    if boss.attacks == BY_ENEMY_DIE:
        for face in SHOWS[BY_ENEMY_DIE]:
            if face not in shown:
                yield f'{boss.called()} has no attack card with "{face}" (BOSS-9)'
    elif len(attacks) < FEWEST_ATTACKS:
        yield f"{boss.called()} needs {FEWEST_ATTACKS} attack cards (BOSS-10)"
    said = [tree for card in attacks for tree in card.abilities]
    said += [boss.setup.tree] if boss.setup else []
    if not helpers and any("summon" in rows_of(tree) for tree in said):
        yield f"{boss.called()} summons helpers and has none"
    if len(helpers) > 1:
        yield f"{boss.called()} has more than one kind of helper"
