"""Cards drawn in a terminal."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deskovka.conquerors.packs import CardData

WIDTH: Final = 46

# A shape as well as a colour for each material and each type of card.
MATERIALS: Final = {
    "gold": ("●", "yellow"),
    "cosmium": ("◆", "magenta"),
    "electricity": ("↯", "cyan"),
}
TYPES: Final = {
    "miner": ("yellow", {"en": "Miner", "cs": "Miner"}),
    "building": ("blue", {"en": "Building", "cs": "Budova"}),
    "warrior": ("red", {"en": "Warrior", "cs": "Warrior"}),
    "trap": ("green", {"en": "Trap", "cs": "Past"}),
    "spell": ("magenta", {"en": "Spell", "cs": "Spell"}),
}
ATTACK, LIFE, STAR = "⚔", "♥", "★"


def draw(card: CardData, language: str = "en") -> RenderableType:
    """The card in its frame."""
    colour, names = TYPES[card.type]
    head = Table.grid(expand=True)
    head.add_column()
    head.add_column(justify="right", no_wrap=True)
    head.add_row(Text(card.called(language), "bold"), cost_text(card))
    foot = Table.grid(expand=True)
    foot.add_column()
    foot.add_column(justify="right")
    foot.add_row(Text(names[language], colour) + Text(" ") + stars_text(card), numbers(card))
    parts: list[RenderableType] = [head, Rule(style=colour)]
    for number, text in enumerate(card.texts(language)):
        parts += [Text("")] if number else []
        parts.append(Text(text))
    if card.saying(language):
        parts += [Text(""), Align.center(Text(card.saying(language), "dim italic"))]
    parts += [Rule(style=colour), foot]
    return Panel(Group(*parts), box=box.ROUNDED, border_style=colour, width=WIDTH)


def cost_text(card: CardData) -> Text:
    """What a card costs, as symbols: 2● 1◆."""
    parts = [Text(f"{card.cost[name]}{mark}", colour)
             for name, (mark, colour) in MATERIALS.items() if card.cost.get(name)]  # fmt: skip
    return Text(" ").join(parts)


def stars_text(card: CardData) -> Text:
    return Text(STAR * card.stars, "yellow")


def numbers(card: CardData) -> Text:
    """Attack and life, where a card has them."""
    if card.type == "warrior":
        return Text(f"{ATTACK} {card.attack}  {LIFE} {card.life}", "bold")
    return Text(f"{LIFE} {card.life}", "bold") if card.life else Text("")
