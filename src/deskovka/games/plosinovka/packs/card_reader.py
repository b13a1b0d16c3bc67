"""From the table of a card to what it means, with everything that is wrong about it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from deskovka.games.plosinovka.packs.data import CardData, Phrase
from deskovka.games.plosinovka.packs.dice import SHOWS
from deskovka.games.plosinovka.packs.sense import SILENT, Bearer, misfits
from deskovka.games.plosinovka.packs.sentence_table import table
from deskovka.games.plosinovka.sentences import START
from deskovka.packs.drafts import Draft, Paragraph
from deskovka.packs.entry_reader import EntryReader
from deskovka.packs.trees import Tree
from deskovka.problems import Problem, near

PLAIN = ("life", "damage", "level", "price", "attacks", "special", "boss", "symbol", "count")

_LOOT = re.compile(r"(\d+) (coin|gem)s?")


class CardReader(EntryReader):
    """Reads cards that may speak of each other.

    ``bosses`` says by what each boss attacks, ``tokens`` whose each token is, by their ids.
    """

    def __init__(
        self,
        names: Mapping[str, str],
        bosses: Mapping[str, str],
        tokens: Mapping[str, str],
        pack: str,
    ) -> None:
        super().__init__(table(), names)
        self.bosses = bosses
        self.tokens = tokens
        self.pack = pack

    def card(self, draft: Draft, kind: str, needed: set[str]) -> CardData | None:
        """The card, or None if something about it is wrong."""
        before = len(self.problems)
        self.art(draft)
        self._references(draft)
        texts, trees = self._text(draft, kind)
        condition = self._sentence(draft, "condition")
        setup = self._sentence(draft, "setup")
        values = self._values(draft)
        good = draft.good
        if len(self.problems) > before or not needed <= set(good) or not draft.english:
            return None
        return CardData(
            id=good["id"],
            name=good["name"],
            type=kind,
            art=good["art"],
            text=texts,
            abilities=trees,
            flavour=good.get("flavour", {}),
            pack=self.pack,
            condition=condition,
            setup=setup,
            **values,
        )

    def _values(self, draft: Draft) -> dict[str, Any]:
        good = draft.good
        values = {key: good[key] for key in PLAIN if key in good}
        for amount, what in _LOOT.findall(good.get("loot", "")):
            values[f"{what}s"] = int(amount)
        if "star" in good:
            values["star"] = good["star"].split(" or ")
            if len(set(values["star"])) < len(values["star"]):
                path = (*draft.path, "star")
                problem = Problem.of("plosinovka-symbol-twice")
                self.note(draft.source.at_value(path, problem))
        return values

    # Cards of bosses

    def _references(self, draft: Draft) -> None:
        good = draft.good
        boss = good.get("boss")
        if boss is not None and boss not in self.bosses:
            problem = Problem.of("plosinovka-boss-unknown", near(boss, self.bosses), id=boss)
            self.note(draft.source.at_value((*draft.path, "boss"), problem))
        elif boss is not None and "symbol" in good:
            shows = SHOWS.get(self.bosses[boss])
            if shows is not None and good["symbol"] not in shows:
                by = self.bosses[boss].replace(" ", "-")
                problem = Problem.of("plosinovka-symbol-wrong", by=by, shows=[*map(str, shows)])
                self.note(draft.source.at_value((*draft.path, "symbol"), problem))
        special = good.get("special")
        if special is not None and special not in self.tokens:
            meant = near(special, self.tokens)
            problem = Problem.of("plosinovka-token-unknown", meant, id=special)
            self.note(draft.source.at_value((*draft.path, "special"), problem))
        elif special is not None and self.tokens[special] not in ("", draft.ident):
            boss = self.tokens[special]
            problem = Problem.of("plosinovka-token-taken", id=special, boss=boss)
            self.note(draft.source.at_value((*draft.path, "special"), problem))

    # Texts

    def _text(self, draft: Draft, kind: str) -> tuple[list[str], list[Tree]]:
        found, trees = self.text(draft)
        if None not in trees:
            for misfit in misfits(self._bearer(draft, kind), trees):
                self.misfit(draft, found[misfit.paragraph], misfit)
        if kind not in SILENT and not str(draft.raw.get("text", "")).strip():
            key = (*draft.path, "text") if "text" in draft.raw else draft.path
            problem = Problem.of("plosinovka-text-missing", missing="text", type=kind)
            self.note(draft.source.at_key(key, problem))
        return [one.text for one in found], trees

    def _sentence(self, draft: Draft, key: str) -> Phrase | None:
        """What stands under a key of its own, if it has that key and it means something."""
        tree = self.phrase(draft, key, START[key]) if key in draft.good else None
        if tree is None:
            return None
        if key == "setup":
            for misfit in misfits(self._bearer(draft, key), [tree]):
                written = Paragraph(draft.good[key], 0)
                self.misfit(draft, written, misfit, key)
        return Phrase(draft.good[key], tree)

    def _bearer(self, draft: Draft, kind: str) -> Bearer:
        boss = draft.ident if draft.path[0] == "boss" else str(draft.good.get("boss", ""))
        return Bearer(kind, boss, self.tokens)
