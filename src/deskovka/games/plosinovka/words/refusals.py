"""Refusals: why something cannot be done now, in words."""

from __future__ import annotations

from deskovka import locales
from deskovka.locales.speaker import message


def refusal_text(reason: str, language: str) -> str:
    """Why something cannot be done now, by the name that `explain` gives the reason."""
    return locales.say(language, message("plosinovka", "refusal", reason))
