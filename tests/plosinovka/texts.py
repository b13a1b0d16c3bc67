"""The English and Czech of everything printed as one page, to be read through by people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from deskovka.games.plosinovka import packs
from deskovka.games.plosinovka.packs.data import CardData

PAGE = Path(__file__).parent / "texts.txt"


def sayings(card: CardData) -> Iterator[tuple[str, str]]:
    """All that a card says, in both languages: condition, setup, the paragraphs of the text."""
    for phrase in (card.condition, card.setup):
        if phrase is not None:
            yield phrase.said("en"), phrase.said("cs")
    yield from zip(card.texts("en"), card.texts("cs"), strict=True)


def page() -> str:
    lines: list[str] = []
    for card in packs.core().cards:
        lines.append(f"{card.called()} / {card.called('cs')} ({card.type})")
        for english, czech in sayings(card):
            lines += [f"  {english}", f"  {czech}"]
        for language in card.flavour:
            lines.append(f"    {card.saying(language)}")
        lines.append("")
    return "\n".join(lines)
