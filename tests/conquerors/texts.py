"""The English and Czech of every card of the box as one page, to be read through by people."""

from __future__ import annotations

from pathlib import Path

from deskovka.games.conquerors import packs

PAGE = Path(__file__).parent / "texts.txt"


def page() -> str:
    """Every card by type and name, with each paragraph in both languages."""
    lines: list[str] = []
    for card in packs.core().cards:
        lines.append(f"{card.called()} / {card.called('cs')} ({card.type})")
        for english, czech in zip(card.texts(), card.texts("cs"), strict=True):
            lines += [f"  {english}", f"  {czech}"]
        for language in card.flavour:
            lines.append(f"    {card.saying(language)}")
        lines.append("")
    return "\n".join(lines)
