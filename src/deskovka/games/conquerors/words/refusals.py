"""Refusals: why something cannot be done now, in words."""

from __future__ import annotations

from deskovka import locales
from deskovka.locales.speaker import message


def refusal_text(reason: str, language: str) -> str:
    """Why a card cannot be used now, by the name that `explain` gives the reason."""
    return locales.say(language, message("conquerors", "refusal", reason))
