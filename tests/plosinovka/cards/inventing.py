"""Cards that are not in the box, for sentences that no card of the box has."""

from __future__ import annotations

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.meanings import add_ability
from deskovka.games.plosinovka.packs.sentence_table import table
from deskovka.games.plosinovka.rules.holdings import recount
from deskovka.games.plosinovka.state import Definition
from tests.plosinovka.scenario import Scenario


def invent(s: Scenario, text: str) -> None:
    """The first hero gets an item called ``invented`` with this text, an ability a line."""
    g, box = s.table, s.table.box
    box.definitions = [*box.definitions]
    box.effects = [*box.effects]
    box.number_of = dict(box.number_of)
    card = Definition(len(box.definitions), "invented", codes.ITEM)
    box.add(card)
    g.definitions = box.definitions
    for line in text.splitlines():
        add_ability(box, card, table().parse(line))
    g.player(0).cards.append(card.number)
    recount(g, 0)
    g.reconsider()
