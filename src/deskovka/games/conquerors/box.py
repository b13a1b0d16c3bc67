"""From a pack's data to the box that a game is played with."""

from __future__ import annotations

from deskovka.games.conquerors import dumps, words
from deskovka.games.conquerors.codes import BASE, ELECTRICITY, MATERIALS, TYPES
from deskovka.games.conquerors.meanings import add_ability
from deskovka.games.conquerors.packs import CardData, Pack
from deskovka.games.conquerors.state import Box, Definition
from deskovka.games.port.face import PackFace, Recorder

BASE_LIFE = 15


def make_box(pack: Pack, recorder: Recorder | None = None) -> Box:
    """Definition 0 is the base (TERM-3); the others follow in the order of the pack."""
    box = Box(pack.digest, PackFace(pack, words, dumps, recorder))
    base = Definition(0, "base", BASE)
    base.life = BASE_LIFE
    box.add(base)
    for card in pack.cards:
        box.add(_definition(len(box.definitions), card))
    for card in pack.cards:
        for tree in card.abilities:
            add_ability(box, box.definitions[box.number_of[card.id]], tree)
    return box


def _definition(number: int, card: CardData) -> Definition:
    definition = Definition(number, card.id, TYPES.index(card.type))
    definition.stars = card.stars
    definition.cost = [card.cost.get(material, 0) for material in MATERIALS]
    definition.gold, definition.cosmium, definition.electricity = definition.cost
    definition.quick = card.type == "spell" or definition.cost[ELECTRICITY] > 0
    definition.attack = card.attack
    definition.life = card.life
    return definition
