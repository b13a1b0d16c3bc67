"""From the table of a card to what it means, with everything that is wrong about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from deskovka.conquerors.codes import MATERIALS
from deskovka.conquerors.packs import fitting
from deskovka.conquerors.packs.data import CardData
from deskovka.conquerors.packs.printing import table
from deskovka.language import SentenceError
from deskovka.packs import places
from deskovka.packs.drafts import Draft, Paragraph, emblems, paragraphs
from deskovka.packs.entries import MOST, MOST_ABILITIES
from deskovka.packs.problems import Problem, hint

_NUMBER = re.compile(r"(?<![\w-])[+-]?\d+")
_CALLED = re.compile(r"[^\W\d_][\w'’-]*(?: (?:of|the|and|from|in|[A-ZÀ-Ž][\w'’-]*))*")


class CardReader:
    """Reads cards that may speak of each other by name."""

    def __init__(self, names: Mapping[str, str], kinds: Mapping[str, str], pack: str) -> None:
        self.names = names
        self.kinds = kinds
        self.pack = pack
        self.problems: list[Problem] = []

    def card(self, draft: Draft) -> CardData | None:
        """The card, or None if something about it is wrong."""
        before = len(self.problems)
        good, kind = draft.good, str(draft.good.get("type", ""))
        cost = self._cost(draft)
        self._art(draft)
        if kind:
            self._numbers(draft, kind)
        trees = self._text(draft, kind)
        needed = {"id", "name", "type", "stars", "art"}
        if len(self.problems) > before or not needed <= set(good) or not draft.english:
            return None
        return CardData(
            id=good["id"],
            name=good["name"],
            type=kind,
            stars=good["stars"],
            cost=cost,
            attack=good.get("attack", 0),
            life=good.get("life", 0),
            art=good["art"],
            text=[one.text for one in paragraphs(good.get("text", ""))],
            abilities=trees,
            flavour=good.get("flavour", {}),
            pack=self.pack,
        )

    def _note(self, problem: Problem) -> None:
        self.problems.append(problem)

    def _art(self, draft: Draft) -> None:
        art = draft.good.get("art")
        if art is not None and art not in emblems():
            message = f'there is no emblem "{art}"{hint(art, emblems())}'
            self._note(draft.source.in_string((*draft.path, "art"), 0, message, art))

    # What a card of a type has and has not (CARD-1)

    def _numbers(self, draft: Draft, kind: str) -> None:
        self._has(draft, "cost", kind != "trap", "a trap has no cost: it is placed, not played")
        self._has(draft, "attack", kind == "warrior", "only warriors have attack")
        self._has(draft, "life", kind in fitting.ENTITIES, "only warriors and buildings have life")
        if kind in ("spell", "trap") and not str(draft.raw.get("text", "")).strip():
            key = (*draft.path, "text") if "text" in draft.raw else draft.path
            self._note(draft.source.at_key(key, f'"text" is missing: a {kind} does something'))

    def _has(self, draft: Draft, key: str, wanted: bool, otherwise: str) -> None:
        path = (*draft.path, key)
        if key in draft.raw and not wanted:
            self._note(draft.source.at_key(path, otherwise))
        elif key not in draft.raw and wanted:
            kind = draft.good["type"]
            self._note(draft.source.at_key(draft.path, f'"{key}" is missing: a {kind} has it'))

    def _cost(self, draft: Draft) -> dict[str, int]:
        cost, path = draft.good.get("cost"), (*draft.path, "cost")
        if cost is None:
            return {}
        try:
            tree = table().parse(cost, start="materials")
        except SentenceError as error:
            self._sentence_error(draft, path, Paragraph(cost, 0), error)
            return {}
        for place, number in self._absurd(cost):
            message = f"{number} is too much: a cost has at most {MOST} of a material"
            self._note(draft.source.in_string(path, place, message, number))
        found = {material[0]: amount for _, amount, material in tree[1] if type(amount) is int}
        if len(found) < len(tree[1]):
            message = f'cost must be each material once, as in "2 gold, 1 cosmium", not "{cost}"'
            self._note(draft.source.in_string(path, 0, message, cost))
        return {material: found[material] for material in MATERIALS if found.get(material)}

    # The text

    def _text(self, draft: Draft, kind: str) -> list[Any]:
        text, path = draft.good.get("text", ""), (*draft.path, "text")
        found = list(paragraphs(text))
        if len(found) > MOST_ABILITIES:
            message = f"a card has at most {MOST_ABILITIES} abilities, one a line"
            place = found[MOST_ABILITIES].start
            self._note(draft.source.in_string(path, place, message, found[MOST_ABILITIES].text))
            return []
        trees = [self._paragraph(draft, path, one) for one in found]
        if kind and None not in trees:
            for misfit in fitting.misfits(kind, trees, self.kinds):
                one = found[misfit.paragraph]
                place, word = self._phrase(draft, one.text, misfit.tree)
                message = f'"{word}": {misfit.message}'
                self._note(draft.source.in_string(path, one.start + place, message, word))
        return trees

    def _paragraph(self, draft: Draft, path: places.Keys, one: Paragraph) -> Any:
        absurd = list(self._absurd(one.text))
        for place, number in absurd:
            message = f"{number} is too much: numbers go up to {MOST}"
            self._note(draft.source.in_string(path, one.start + place, message, number))
        if absurd:
            return None
        try:
            return table().parse(one.text, own_name=draft.english, names=self.names)
        except SentenceError as error:
            self._sentence_error(draft, path, one, error)
            return None

    def _absurd(self, text: str) -> Iterator[tuple[int, str]]:
        for match in _NUMBER.finditer(text):
            if len(match.group().lstrip("+-0")) > len(str(MOST)):
                yield match.start(), match.group()[:20]

    def _sentence_error(
        self, draft: Draft, path: places.Keys, one: Paragraph, error: SentenceError
    ) -> None:
        message, word = error.message, error.word
        rest = one.text[error.column - 1 :]
        called = _CALLED.match(rest)
        if called and re.search(r"\bnamed $", one.text[: error.column - 1]):
            word = called.group()
            message = f'there is no card called "{word}"{hint(word, self.names)}'
        place = one.start + error.column - 1
        self._note(draft.source.in_string(path, place, message, word))

    def _phrase(self, draft: Draft, text: str, tree: Any) -> tuple[int, str]:
        """Where a part of a paragraph stands in it, and its words."""
        spelled = {ident: name for name, ident in self.names.items()}
        rows = table().rows
        category = rows.sentence(tree).row.category
        for form in rows.forms[category]:
            start = f"{category}.{form}" if form else category
            phrase = table().english(
                tree, own_name=draft.english, name_of=lambda i: spelled.get(i, i), start=start
            )
            place = text.casefold().find(phrase.casefold())
            if place >= 0:
                return place, text[place : place + len(phrase)]
        return 0, text
