"""Every sentence that cards are written in, for those who write them."""

from __future__ import annotations

import asyncio
import functools

from deskovka.conquerors.packs import core as planet_core
from deskovka.language.reference import readable
from deskovka.packs.reference import Reference
from deskovka.packs.speaking_czech import CHAPTERS
from deskovka.plosinovka.packs import core as tower_core
from deskovka.server import games
from deskovka.server.wire.workshop import SentenceInfo


async def of(game: str, language: str) -> list[SentenceInfo]:
    """All of them, under chapters with titles in a language."""
    games.engine(game)
    return await asyncio.to_thread(_of, game, language)


@functools.cache
def _of(game: str, language: str) -> list[SentenceInfo]:
    reference = _reference(game)
    titles = {category: title for category, (title, _) in reference.chapters.titles.items()}
    if language == "cs":
        titles = {category: CHAPTERS[title] for category, title in titles.items()}
    found: list[SentenceInfo] = []
    for category, sentences in reference.table.rows.by_category.items():
        for sentence in sentences:
            english, czech = reference.example(sentence)
            example = {"en": english, "cs": czech}
            found.append(SentenceInfo(readable(sentence), example, titles[category], category))
    return found


def _reference(game: str) -> Reference:
    # The language is loaded only where it is asked for: it takes its time.
    if game == "conquerors":
        from deskovka.conquerors.packs import reference as planets

        return planets.made(planet_core())
    from deskovka.plosinovka.packs import reference as towers

    return towers.made(tower_core())
