"""Checking a whole pack: everything that is wrong with it, or the pack."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from deskovka.conquerors.packs.data import CardData, DeckData, Pack, digest_of
from deskovka.conquerors.packs.entries import PackFile
from deskovka.conquerors.packs.printing import czech
from deskovka.conquerors.packs.reading import CardReader
from deskovka.conquerors.rules.decks import check_deck
from deskovka.packs import places
from deskovka.packs.drafts import Draft, drafts
from deskovka.packs.problems import MOST_PROBLEMS, Problem, hint, printable
from deskovka.packs.shape import Shape
from deskovka.packs.sources import Source, Sources

MOST_CARDS = 1000
MOST_DECKS = 100
MOST_TEXT = 100_000  # characters in all texts of a pack together
RESERVED = ("base",)  # TERM-3: what every player has is no card


@dataclass
class Checked:
    """The outcome: a pack only where there are no problems."""

    problems: list[Problem] = field(default_factory=list)
    pack: Pack | None = None
    cards: int = 0
    decks: int = 0


def check_sources(sources: Sources, path: Path, core: Pack | None) -> Checked:
    """Check files that have been read; `core` is the pack that they build on."""
    return _Checker(sources, path, core).run()


class _Checker:
    def __init__(self, sources: Sources, path: Path, core: Pack | None) -> None:
        self.sources = sources
        self.path = path
        self.core = core
        self.problems = list(sources.problems)
        self.heads: list[tuple[Source, dict[str, Any]]] = []
        self.drafts: list[Draft] = []
        self.decks: list[Draft] = []

    def run(self) -> Checked:
        for source in self.sources.files:
            self._take(source)
        counted = Checked(cards=len(self.drafts), decks=len(self.decks))
        if self._too_much():
            counted.problems = sorted(self.problems)
            return counted
        head = self._head()
        self._unique("card", self.drafts, self.core.cards if self.core else [])
        self._unique("deck", self.decks, self.core.decks if self.core else [])
        cards = self._cards(head)
        decks = [self._deck(draft, head) for draft in self.decks]
        counted.problems = sorted(set(self.problems))[:MOST_PROBLEMS]
        if len(self.problems) > MOST_PROBLEMS:
            message = f"there are more than {MOST_PROBLEMS} problems: put these right first"
            counted.problems.append(self._whole(message))
        if not counted.problems:
            own = [card for card in cards if card is not None]
            counted.pack = self._pack(head, own, [deck for deck in decks if deck is not None])
        return counted

    # Reading the tables

    def _take(self, source: Source) -> None:
        shape = Shape(source)
        good = shape.table(PackFile, source.data, ())
        self.problems += shape.problems
        self.drafts += drafts(source, good, "card")
        self.decks += drafts(source, good, "deck")
        if "id" in source.data or "name" in source.data:
            self.heads.append((source, good))

    def _too_much(self) -> bool:
        """Whether there is so much, or so little, that there is no use in going on."""
        text = sum(len(draft.good.get("text", "")) for draft in self.drafts)
        for is_wrong, message in (
            (len(self.drafts) > MOST_CARDS, f"a pack has at most {MOST_CARDS} cards"),
            (len(self.decks) > MOST_DECKS, f"a pack has at most {MOST_DECKS} decks"),
            (text > MOST_TEXT, f"the texts of a pack have at most {MOST_TEXT:,} characters"),
        ):
            if is_wrong:
                self.problems.append(self._whole(message))
                return True
        if not self.drafts and not self.decks and not self.problems:
            self.problems.append(self._whole("there is neither a card nor a deck in it"))
        return False

    def _whole(self, message: str) -> Problem:
        return Problem(printable(str(self.path)), 0, 0, message)

    def _head(self) -> tuple[str, dict[str, str]]:
        """Id and name of the pack; a single file may do without."""
        stem = re.sub(r"[^a-z0-9]+", "-", self.path.stem.casefold()).strip("-") or "pack"
        ident, name = stem, {"en": self.path.stem}
        for source, good in self.heads:
            missing = {"id", "name"} - set(source.data)
            if missing and self.sources.is_folder:
                there = next(key for key in ("id", "name") if key in source.data)
                message = f'"{missing.pop()}" is missing beside "{there}"'
                self.problems.append(source.at_key((there,), message))
            ident, name = good.get("id", ident), good.get("name", name)
        if self.sources.is_folder and self.sources.files and not self.heads:
            message = 'no file says what the pack is called ("id" and "name" in pack.toml)'
            self.problems.append(self._whole(message))
        for source, _ in self.heads[1:]:
            message = f"what the pack is called stands in {self.heads[0][0].name} already"
            key = next(key for key in ("id", "name") if key in source.data)
            self.problems.append(source.at_key((key,), message))
        if self.core and ident == self.core.id and self.heads:
            source = self.heads[0][0]
            self.problems.append(source.at_value(("id",), f'"{ident}" is the pack of the box'))
        return ident, name

    def _unique(self, kind: str, drafts: list[Draft], core: Iterable[CardData | DeckData]) -> None:
        """No two cards, or decks, of one id or name; the core pack's count too."""
        taken: dict[tuple[str, str], str] = {}
        for one in core:
            taken["id", one.id] = "in the core pack"
            for language, name in one.name.items():
                taken[language, name.casefold()] = "in the core pack"
        for draft in drafts:
            for slot, path, value in _labels(draft):
                if kind == "card" and slot == "id" and value in RESERVED:
                    message = f'"{value}" is what every player has; call the card otherwise'
                    self.problems.append(draft.source.at_value(path, message))
                elif (slot, value.casefold()) in taken:
                    where = taken[slot, value.casefold()]
                    what = "with the id" if slot == "id" else "called"
                    message = f'there is already a {kind} {what} "{value}" {where}'
                    self.problems.append(draft.source.at_value(path, message))
                else:
                    line = draft.source.places.position(draft.spot(path).start)[0]
                    taken[slot, value.casefold()] = f"({draft.source.name}:{line})"

    # Cards

    def _cards(self, head: tuple[str, dict[str, str]]) -> list[CardData | None]:
        kinds = {card.id: card.type for card in self.core.cards} if self.core else {}
        for draft in self.drafts:
            if draft.ident:
                kinds.setdefault(draft.ident, draft.good.get("type", ""))
        reader = CardReader(known_names(self.drafts, self.core), kinds, head[0])
        found: list[CardData | None] = []
        for draft in self.drafts:
            if len(self.problems) + len(reader.problems) <= MOST_PROBLEMS:
                found.append(reader.card(draft))
        self.problems += reader.problems
        return found

    # Decks

    def _deck(self, draft: Draft, head: tuple[str, dict[str, str]]) -> DeckData | None:
        counts = draft.good.get("cards", {})
        self._legal(draft, counts)
        if not {"id", "name", "cards"} <= set(draft.good) or "en" not in draft.good["name"]:
            return None
        good = draft.good
        return DeckData(good["id"], good["name"], good.get("about", {}), counts, head[0])

    def _legal(self, draft: Draft, counts: dict[str, int]) -> None:
        """DECK-1 to DECK-4, with every reason."""
        stars = {card.id: card.stars for card in self.core.cards} if self.core else {}
        for one in self.drafts:
            if one.ident:
                stars.setdefault(one.ident, one.good.get("stars", 1))
        written = draft.raw.get("cards")
        if not isinstance(written, dict):
            return
        whole = len(counts) == len(written)
        for reason in check_deck(stars, counts):
            ident = _card_meant(reason, counts)
            if len(self.problems) > MOST_PROBLEMS:
                return
            if ident is not None:
                more = "" if ident in stars else hint(ident, stars)
                path = (*draft.path, "cards", ident)
                self.problems.append(draft.source.at_key(path, reason + more))
            elif whole:
                self.problems.append(draft.source.at_key((*draft.path, "cards"), reason))

    def _pack(
        self, head: tuple[str, dict[str, str]], own: list[CardData], decks: list[DeckData]
    ) -> Pack:
        core_cards = self.core.cards if self.core else []
        core_decks = self.core.decks if self.core else []
        cards = in_czech([*core_cards, *own])
        return Pack(head[0], head[1], cards, [*core_decks, *decks], digest_of(cards))


def known_names(cards: Iterable[Draft], core: Pack | None) -> dict[str, str]:
    """The ids of all cards that a text may speak of, by their English names."""
    names = {card.name["en"]: card.id for card in core.cards} if core else {}
    for draft in cards:
        if draft.english and draft.ident:
            names.setdefault(draft.english, draft.ident)
    return names


def in_czech(cards: list[CardData]) -> list[CardData]:
    """The cards with their texts in Czech, where those are still to be made."""
    names = {card.id: card.called("cs") for card in cards}
    return [card if card.czech else _with_czech(card, names) for card in cards]


def _with_czech(card: CardData, names: Mapping[str, str]) -> CardData:
    return replace(card, czech=[czech(card.type, tree, names) for tree in card.abilities])


def _labels(draft: Draft) -> list[tuple[str, places.Keys, str]]:
    """What must be unique about a card or deck: its id, its name in each language."""
    found: list[tuple[str, places.Keys, str]] = []
    if draft.ident:
        found.append(("id", (*draft.path, "id"), draft.ident))
    for language, name in draft.good.get("name", {}).items():
        found.append((language, (*draft.path, "name", language), name))
    return found


def _card_meant(reason: str, counts: dict[str, int]) -> str | None:
    """The card of the deck that a reason speaks of."""
    for ident in counts:
        if reason.startswith((f"{ident}: ", f"there is no card {ident!r} ")):
            return ident
    return None
