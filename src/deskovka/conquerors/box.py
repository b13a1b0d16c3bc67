"""From a pack's data to the box that a game is played with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deskovka.conquerors import storing, words
from deskovka.conquerors.codes import BASE, ELECTRICITY, MATERIALS, TYPES
from deskovka.conquerors.meaning import add_ability
from deskovka.conquerors.packs import CardData, Pack
from deskovka.conquerors.state import Box, Definition, Face, Table
from deskovka.kernel.decision import Question
from deskovka.kernel.errors import BadReplay

BASE_LIFE = 15


class PackFace(Face):
    """Words from the locales and the pack; bytes and replays from `storing`."""

    def __init__(self, pack: Pack, recorder: Callable[[Table], Any] | None = None) -> None:
        super().__init__()
        self.pack = pack
        self.recorder = recorder

    def question(self, kind: int) -> Question:
        return words.QUESTIONS[kind]

    def option_data(self, table: Table, code: int) -> dict[str, object]:
        return words.option_data(table, code)

    def option_text(self, table: Table, code: int, language: str) -> str:
        return words.option_text(table, code, language)

    def question_text(self, table: Table, language: str) -> str:
        return words.question_text(table, language)

    def dump(self, table: Table) -> bytes:
        return storing.dump(table)

    def digest(self, table: Table) -> str:
        return storing.digest(table)

    def replay(self, table: Table) -> Any:
        if self.recorder is None:
            raise BadReplay("this table belongs to no game that could replay it")
        return self.recorder(table)


def make_box(pack: Pack, recorder: Callable[[Table], Any] | None = None) -> Box:
    """Definition 0 is the base (TERM-3); the others follow in the order of the pack."""
    box = Box(pack.digest, PackFace(pack, recorder))
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
