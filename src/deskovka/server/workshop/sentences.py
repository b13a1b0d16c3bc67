"""Every sentence that cards are written in, for those who write them."""

from __future__ import annotations

import asyncio
import functools

from deskovka import games
from deskovka.language.reference import readable
from deskovka.server.workshop.checks import check_written
from deskovka.server.workshop.wire import SentenceInfo


async def of(game: str, language: str) -> list[SentenceInfo]:
    """All of them, under chapters with titles in a language."""
    check_written(game)
    return await asyncio.to_thread(_of, game, language)


@functools.cache
def _of(game: str, language: str) -> list[SentenceInfo]:
    reference = games.shelf(game).reference()
    found: list[SentenceInfo] = []
    for category, sentences in reference.table.rows.by_category.items():
        title = reference.title(category, language) if sentences else ""
        for sentence in sentences:
            english, czech = reference.example(sentence)
            example = {"en": english, "cs": czech}
            found.append(SentenceInfo(readable(sentence), example, title, category))
    return found
