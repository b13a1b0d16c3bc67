"""From the table of a card to what it means, with everything that is wrong about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deskovka.games.conquerors.codes import MATERIALS
from deskovka.games.conquerors.packs import sense
from deskovka.games.conquerors.packs.data import CardData
from deskovka.games.conquerors.packs.sentence_table import table
from deskovka.packs.drafts import Draft
from deskovka.packs.entry_reader import EntryReader
from deskovka.problems import Problem


class CardReader(EntryReader):
    """Reads cards that may speak of each other by name."""

    def __init__(self, names: Mapping[str, str], kinds: Mapping[str, str], pack: str) -> None:
        super().__init__(table(), names)
        self.kinds = kinds
        self.pack = pack

    def card(self, draft: Draft) -> CardData | None:
        """The card, or None if something about it is wrong."""
        before = len(self.problems)
        good, kind = draft.good, str(draft.good.get("type", ""))
        cost = self._cost(draft)
        self.art(draft)
        if kind:
            self._numbers(draft, kind)
        texts, trees = self._text(draft, kind)
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
            text=texts,
            abilities=trees,
            flavour=good.get("flavour", {}),
            pack=self.pack,
        )

    # What a card of a type has and has not (CARD-1)

    def _numbers(self, draft: Draft, kind: str) -> None:
        self._has(draft, "cost", kind != "trap")
        self._has(draft, "attack", kind == "warrior")
        self._has(draft, "life", kind in sense.ENTITIES)
        if kind in ("spell", "trap") and not str(draft.raw.get("text", "")).strip():
            key = (*draft.path, "text") if "text" in draft.raw else draft.path
            problem = Problem.of("conquerors-text-missing", missing="text", type=kind)
            self.note(draft.source.at_key(key, problem))

    def _has(self, draft: Draft, key: str, wanted: bool) -> None:
        path = (*draft.path, key)
        if key in draft.raw and not wanted:
            self.note(draft.source.at_key(path, Problem.of(f"conquerors-{key}-unwanted")))
        elif key not in draft.raw and wanted:
            kind = draft.good["type"]
            problem = Problem.of("conquerors-key-missing", missing=key, type=kind)
            self.note(draft.source.at_key(draft.path, problem))

    def _cost(self, draft: Draft) -> dict[str, int]:
        cost = draft.good.get("cost")
        tree = None if cost is None else self.phrase(draft, "cost", "materials.listed")
        if tree is None:
            return {}
        found = {material[0]: amount for _, amount, material in tree[1] if type(amount) is int}
        if len(found) < len(tree[1]):
            problem = Problem.of("conquerors-cost-twice", cost=str(cost))
            self.note(draft.source.in_string((*draft.path, "cost"), 0, problem, str(cost)))
        return {material: found[material] for material in MATERIALS if found.get(material)}

    def _text(self, draft: Draft, kind: str) -> tuple[list[str], list[Any]]:
        found, trees = self.text(draft)
        if kind and None not in trees:
            for misfit in sense.misfits(kind, trees, self.kinds):
                self.misfit(draft, found[misfit.paragraph], misfit)
        return [one.text for one in found], trees
