"""From the table of a card to what it means, with everything that is wrong about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deskovka.conquerors.codes import MATERIALS
from deskovka.conquerors.packs import fitting
from deskovka.conquerors.packs.data import CardData
from deskovka.conquerors.packs.printing import table
from deskovka.packs.drafts import Draft
from deskovka.packs.reading import Reader


class CardReader(Reader):
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
        self._has(draft, "cost", kind != "trap", "a trap has no cost: it is placed, not played")
        self._has(draft, "attack", kind == "warrior", "only warriors have attack")
        self._has(draft, "life", kind in fitting.ENTITIES, "only warriors and buildings have life")
        if kind in ("spell", "trap") and not str(draft.raw.get("text", "")).strip():
            key = (*draft.path, "text") if "text" in draft.raw else draft.path
            self.note(draft.source.at_key(key, f'"text" is missing: a {kind} does something'))

    def _has(self, draft: Draft, key: str, wanted: bool, otherwise: str) -> None:
        path = (*draft.path, key)
        if key in draft.raw and not wanted:
            self.note(draft.source.at_key(path, otherwise))
        elif key not in draft.raw and wanted:
            kind = draft.good["type"]
            self.note(draft.source.at_key(draft.path, f'"{key}" is missing: a {kind} has it'))

    def _cost(self, draft: Draft) -> dict[str, int]:
        cost = draft.good.get("cost")
        tree = None if cost is None else self.phrase(draft, "cost", "materials")
        if tree is None:
            return {}
        found = {material[0]: amount for _, amount, material in tree[1] if type(amount) is int}
        if len(found) < len(tree[1]):
            message = f'cost must be each material once, as in "2 gold, 1 cosmium", not "{cost}"'
            self.note(draft.source.in_string((*draft.path, "cost"), 0, message, str(cost)))
        return {material: found[material] for material in MATERIALS if found.get(material)}

    def _text(self, draft: Draft, kind: str) -> tuple[list[str], list[Any]]:
        found, trees = self.text(draft)
        if kind and None not in trees:
            for misfit in fitting.misfits(kind, trees, self.kinds):
                self.misfit(draft, found[misfit.paragraph], misfit.tree, misfit.message)
        return [one.text for one in found], trees
