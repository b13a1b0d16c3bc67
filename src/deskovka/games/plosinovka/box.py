"""From a pack's data to the box that a game is played with."""

from __future__ import annotations

from deskovka.games.plosinovka import dumps, words
from deskovka.games.plosinovka.codes import SYMBOLS, TYPES
from deskovka.games.plosinovka.meanings import add_ability
from deskovka.games.plosinovka.packs import CardData, Pack
from deskovka.games.plosinovka.packs.dice import BY_ACTION_DICE, SHOWS
from deskovka.games.plosinovka.state import Box, Definition
from deskovka.games.port.face import PackFace, Recorder


def make_box(pack: Pack, recorder: Recorder | None = None) -> Box:
    """Definitions and dungeon cards stand in the order of the pack."""
    box = Box(pack.digest, PackFace(pack, words, dumps, recorder))
    for card in pack.cards:
        box.add(_definition(len(box.definitions), card))
    attacks = {card.id: card.attacks for card in pack.cards if card.type == "boss"}
    for card in pack.cards:
        definition = box.definitions[box.number_of[card.id]]
        _join_boss(box, definition, card, attacks)
        for _, _, tree in card.sentences():
            add_ability(box, definition, tree)
    for dungeon in pack.dungeons:
        box.dungeon.append(dungeon.printed(len(box.dungeon)))
    return box


def _definition(number: int, card: CardData) -> Definition:
    definition = Definition(number, card.id, TYPES.index(card.type))
    definition.life = card.life
    definition.damage = card.damage
    definition.coins = card.coins
    definition.gems = card.gems
    definition.tier = card.level
    definition.price = card.price
    definition.star = [SYMBOLS.index(symbol) for symbol in card.star]
    definition.star_mask = sum(1 << symbol for symbol in set(definition.star))
    return definition


def _join_boss(box: Box, definition: Definition, card: CardData, attacks: dict[str, str]) -> None:
    """What belongs to a boss, and what a boss has."""
    if card.type == "boss":
        definition.by_dice = card.attacks == BY_ACTION_DICE
        definition.special = box.number_of[card.special]
    elif card.boss:
        definition.boss = box.number_of[card.boss]
        definition.count = card.count
        if card.type == "helper":
            box.definitions[definition.boss].helper = definition.number
        elif card.type == "attack":
            definition.symbol = SHOWS[attacks[card.boss]].index(card.symbol)
