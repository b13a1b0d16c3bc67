"""Checking a whole pack: everything that is wrong with it, or the pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from deskovka.games.conquerors.decks import check_deck
from deskovka.games.conquerors.packs.card_reader import CardReader
from deskovka.games.conquerors.packs.data import CardData, DeckData, Pack, meaning
from deskovka.games.conquerors.packs.entries import PackFile
from deskovka.games.conquerors.packs.sentence_table import czech
from deskovka.packs.checker import Checked, Checker, Head, known_names, merged, staying
from deskovka.packs.data import digest_of
from deskovka.packs.drafts import Draft
from deskovka.packs.problems import MOST_PROBLEMS
from deskovka.packs.sources import Sources
from deskovka.problems import Problem, near

MOST_CARDS = 1000
MOST_DECKS = 100
RESERVED = ("base",)  # TERM-3: what every player has is no card
KEPT = ("name", "type", "stars")  # by what replaces a card: other cards and decks count on them


def check_sources(sources: Sources, path: Path, core: Pack | None) -> Checked[Pack]:
    """Check files that have been read; `core` is the pack that they build on."""
    return _Checker(sources, path, core).run()


class _Checker(Checker[Pack]):
    file = PackFile
    kinds = ("card", "deck")
    name = "conquerors"

    def __init__(self, sources: Sources, path: Path, core: Pack | None) -> None:
        super().__init__(sources, path, core)
        self.core_cards = core.cards if core else []
        self.core_decks = core.decks if core else []
        self.cards: list[CardData] = []
        self.decks: list[DeckData] = []

    def counts(self) -> dict[str, int]:
        return {kind: len(self.drafts[kind]) for kind in self.kinds}

    def most(self) -> dict[str, int]:
        return {"card": MOST_CARDS, "deck": MOST_DECKS}

    def read(self, head: Head) -> None:
        self._reserved()
        for kind, core in (("card", self.core_cards), ("deck", self.core_decks)):
            replacing = [draft for draft in self.drafts[kind] if draft.good.get("replaces")]
            self.unique(kind, self.drafts[kind], staying(replacing, core))
            self._replaced(kind, replacing, core)
        self._read_cards(head)
        for draft in self.drafts["deck"]:
            self._read_deck(draft, head)

    def pack(self, head: Head) -> Pack:
        cards = in_czech(merged(self.core_cards, self.cards))
        decks = merged(self.core_decks, self.decks)
        digest = digest_of(meaning(cards))
        return Pack(id=head.id, name=head.name, cards=cards, decks=decks, digest=digest)

    def _replaced(
        self, kind: str, drafts: Sequence[Draft], core: Sequence[CardData | DeckData]
    ) -> None:
        """What takes the place of something takes it whole: all that speaks of it still holds."""
        known = {one.id: one for one in core}
        for draft in drafts:
            old = known.get(draft.ident)
            if old is None:
                problem = Problem.of(f"conquerors-{kind}-not-replaced", id=draft.ident)
                self.problems.append(draft.source.at_key((*draft.path, "replaces"), problem))
            elif isinstance(old, CardData):
                for key in KEPT:
                    if draft.good.get(key, getattr(old, key)) != getattr(old, key):
                        problem = Problem.of("conquerors-card-kept", id=old.id, kept=key)
                        self.problems.append(draft.source.at_key((*draft.path, key), problem))

    # Cards

    def _reserved(self) -> None:
        for draft in self.drafts["card"]:
            if draft.ident in RESERVED:
                problem = Problem.of("conquerors-card-reserved", id=draft.ident)
                path = (*draft.path, "id")
                self.problems.append(draft.source.at_value(path, problem))

    def _read_cards(self, head: Head) -> None:
        kinds = {card.id: card.type for card in self.core_cards}
        for draft in self.drafts["card"]:
            if draft.ident:
                kinds.setdefault(draft.ident, draft.good.get("type", ""))
        names = known_names(self.drafts["card"], self.core_cards)
        reader = CardReader(names, kinds, head.id)
        for draft in self.drafts["card"]:
            if len(self.problems) + len(reader.problems) <= MOST_PROBLEMS:
                card = reader.card(draft)
                self.cards += [card] if card else []
        self.problems += reader.problems

    # Decks

    def _read_deck(self, draft: Draft, head: Head) -> None:
        counts = draft.good.get("cards", {})
        self._legal(draft, counts)
        good = draft.good
        if {"id", "name", "cards"} <= set(good) and "en" in good["name"]:
            about = good.get("about", {})
            self.decks.append(
                DeckData(id=good["id"], name=good["name"], about=about, cards=counts, pack=head.id)
            )

    def _legal(self, draft: Draft, counts: dict[str, int]) -> None:
        """DECK-1 to DECK-4, with every reason."""
        stars = {card.id: card.stars for card in self.core_cards}
        for one in self.drafts["card"]:
            if one.ident:
                stars.setdefault(one.ident, one.good.get("stars", 1))
        written = draft.raw.get("cards")
        if not isinstance(written, dict):
            return
        whole = len(counts) == len(written)
        for problem in check_deck(stars, counts):
            if len(self.problems) > MOST_PROBLEMS:
                return
            ident = str(problem.values.get("card", ""))
            if ident in counts:
                meant = [] if ident in stars else near(ident, stars)
                told = replace(problem, suggestions=meant)
                path = (*draft.path, "cards", ident)
                self.problems.append(draft.source.at_key(path, told))
            elif whole:
                self.problems.append(draft.source.at_key((*draft.path, "cards"), problem))


def in_czech(cards: list[CardData]) -> list[CardData]:
    """The cards with their texts in Czech, where those are still to be made."""
    names = {card.id: card.called("cs") for card in cards}
    return [card if card.czech else _with_czech(card, names) for card in cards]


def _with_czech(card: CardData, names: Mapping[str, str]) -> CardData:
    return replace(card, czech=[czech(card.type, tree, names) for tree in card.abilities])
