"""From what is written in an entry to what it means, with everything that is wrong about it."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from typing import Any

from deskovka.language import SentenceError, SentenceTable
from deskovka.packs.drafts import Draft, Paragraph, emblems, paragraphs
from deskovka.packs.entries import MOST, MOST_ABILITIES
from deskovka.packs.places import Keys
from deskovka.packs.trees import Misfit
from deskovka.problems import Problem, near

_NUMBER = re.compile(r"(?<![\w-])[+-]?\d+")
_CALLED = re.compile(r"[^\W\d_][\w'’-]*(?: (?:of|the|and|from|in|[A-ZÀ-Ž][\w'’-]*))*")


class EntryReader:
    """Reads entries that may speak of each other by name."""

    def __init__(self, table: SentenceTable, names: Mapping[str, str]) -> None:
        self.table = table
        self.names = names
        self.known = tuple(sorted(names.items()))
        self.problems: list[Problem] = []

    def note(self, problem: Problem) -> None:
        self.problems.append(problem)

    def art(self, draft: Draft) -> None:
        """There must be such an emblem."""
        art = draft.good.get("art")
        if art is not None and art not in emblems():
            problem = Problem.of("emblem-unknown", near(art, emblems()), name=art)
            self.note(draft.source.in_string((*draft.path, "art"), 0, problem, art))

    def phrase(self, draft: Draft, key: str, start: str) -> Any:
        """What stands under a key, read as one phrase; None where it means nothing."""
        written = Paragraph(draft.good[key], 0)
        return self._read(draft, (*draft.path, key), written, start)

    def text(self, draft: Draft) -> tuple[list[Paragraph], list[Any]]:
        """The paragraphs of the text, and what each of them means: None where that is nothing."""
        path = (*draft.path, "text")
        found = list(paragraphs(draft.good.get("text", "")))
        if len(found) > MOST_ABILITIES:
            problem = Problem.of("abilities-too-many", most=MOST_ABILITIES)
            beyond = found[MOST_ABILITIES]
            self.note(draft.source.in_string(path, beyond.start, problem, beyond.text))
            return [], []
        return found, [self._read(draft, path, one, None) for one in found]

    def misfit(self, draft: Draft, one: Paragraph, misfit: Misfit, key: str = "text") -> None:
        """A part of the text is to blame for what does not fit."""
        place, word = self._phrase(draft, one.text, misfit.tree)
        problem = misfit.problem.within("phrase", phrase=word)
        self.note(draft.source.in_string((*draft.path, key), one.start + place, problem, word))

    def _read(self, draft: Draft, path: Keys, one: Paragraph, start: str | None) -> Any:
        absurd = list(_absurd(one.text))
        for place, number in absurd:
            problem = Problem.of("number-large", number=number, most=MOST)
            self.note(draft.source.in_string(path, one.start + place, problem, number))
        if absurd:
            return None
        meant = _parsed(self.table, one.text, draft.english, self.known, start)
        if isinstance(meant, SentenceError):
            self._sentence_error(draft, path, one, meant)
            return None
        return meant

    def _sentence_error(
        self, draft: Draft, path: Keys, one: Paragraph, error: SentenceError
    ) -> None:
        problem, word = error.problem, error.word
        rest = one.text[error.column - 1 :]
        called = _CALLED.match(rest)
        if called and re.search(r"\bnamed $", one.text[: error.column - 1]):
            word = called.group()
            problem = Problem.of("card-unknown", near(word, self.names), name=word)
        place = one.start + error.column - 1
        self.note(draft.source.in_string(path, place, problem, word))

    def _phrase(self, draft: Draft, text: str, tree: Any) -> tuple[int, str]:
        """Where a part of a paragraph stands in it, and its words."""
        spelled = {ident: name for name, ident in self.names.items()}
        rows = self.table.rows
        category = rows.sentence(tree).row.category
        for form in rows.forms[category]:
            start = f"{category}.{form}" if form else category
            phrase = self.table.english(
                tree, own_name=draft.english, name_of=lambda i: spelled.get(i, i), start=start
            )
            place = text.casefold().find(phrase.casefold())
            if place >= 0:
                return place, text[place : place + len(phrase)]
        return 0, text


@functools.lru_cache(maxsize=2048)
def _parsed(
    table: SentenceTable,
    text: str,
    own_name: str,
    names: tuple[tuple[str, str], ...],
    start: str | None,
) -> Any:
    """What a text means, or why it means nothing; whoever writes a pack has it read often."""
    try:
        return table.parse(text, own_name=own_name, names=dict(names), start=start)
    except SentenceError as error:
        return error


def _absurd(text: str) -> Iterator[tuple[int, str]]:
    for match in _NUMBER.finditer(text):
        if len(match.group().lstrip("+-0")) > len(str(MOST)):
            yield match.start(), match.group()[:20]
