"""Checking a whole pack: everything that is wrong with it, or the pack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec.structs import fields, replace

from deskovka.games.plosinovka.codes import TYPES
from deskovka.games.plosinovka.levels import Drawn, card_from, check_set, check_shares
from deskovka.games.plosinovka.packs import entries
from deskovka.games.plosinovka.packs.card_reader import CardReader
from deskovka.games.plosinovka.packs.data import CardData, Pack, Phrase, meaning
from deskovka.games.plosinovka.packs.needs import lacking
from deskovka.games.plosinovka.packs.sentence_table import czech, table
from deskovka.packs.checker import Checked, Checker, Head, known_names, merged, staying
from deskovka.packs.data import digest_of
from deskovka.packs.drafts import Draft
from deskovka.packs.problems import MOST_PROBLEMS
from deskovka.packs.sources import Sources
from deskovka.packs.trees import Tree, parts

DUNGEON = "dungeon"
DUNGEON_CARD = "dungeon-card"  # what such an entry is
MOST_CARDS = 1000
MOST_DUNGEONS = 200


def check_sources(sources: Sources, path: Path, core: Pack | None) -> Checked[Pack]:
    """Check files that have been read; `core` is the pack that they build on."""
    return _Checker(sources, path, core).run()


class _Checker(Checker[Pack]):
    file = entries.PackFile
    kinds = (*TYPES, DUNGEON)
    name = "plosinovka"

    def __init__(self, sources: Sources, path: Path, core: Pack | None) -> None:
        super().__init__(sources, path, core)
        self.cards: list[CardData] = []
        self.drawn: list[Drawn] = []

    def counts(self) -> dict[str, int]:
        dungeons = len(self.drafts[DUNGEON])
        return {"card": len(list(self.every())) - dungeons, DUNGEON_CARD: dungeons}

    def most(self) -> dict[str, int]:
        return {"card": MOST_CARDS, DUNGEON_CARD: MOST_DUNGEONS}

    def read(self, head: Head) -> None:
        drafts = [draft for kind in TYPES for draft in self.drafts[kind]]
        core = self.core.cards if self.core else []
        own = {(draft.path[0], draft.ident) for draft in drafts}
        stay = [card for card in core if (card.type, card.id) not in own]
        self.unique("card", drafts, stay)
        self._read_cards(drafts, stay, head)
        dungeons = staying(self.drafts[DUNGEON], self.core.dungeons if self.core else [])
        self.unique(DUNGEON_CARD, self.drafts[DUNGEON], dungeons)
        drawn = [card_from(draft, self.problems) for draft in self.drafts[DUNGEON]]
        self.drawn = [card for card in drawn if card is not None]
        if not self.problems:
            self.problems += check_set(self.drawn, dungeons)
            unfair = self.warnings if self.core else self.problems  # one's own game is one's own
            unfair += check_shares(self.drawn, dungeons)
        if not self.problems:
            whole = [*dungeons, *(one.data for one in self.drawn)]
            self.problems += map(self.whole, lacking([*stay, *self.cards], whole))

    def _read_cards(self, drafts: list[Draft], stay: list[CardData], head: Head) -> None:
        bosses = {card.id: card.attacks for card in stay if card.type == "boss"}
        bosses |= {one.ident: one.good.get("attacks", "") for one in self.drafts["boss"]}
        tokens = {card.id: card.boss for card in stay if card.type == "token"}
        tokens |= {one.ident: one.good.get("boss", "") for one in self.drafts["token"]}
        reader = CardReader(known_names(drafts, stay), bosses, tokens, head.id)
        for draft in drafts:
            kind = str(draft.path[0])
            if len(self.problems) + len(reader.problems) <= MOST_PROBLEMS:
                card = reader.card(draft, kind, NEEDED[kind])
                self.cards += [card] if card else []
        self.problems += reader.problems

    def pack(self, head: Head) -> Pack:
        cards = in_words(merged(self.core.cards if self.core else [], self.cards))
        drawn = [one.data for one in self.drawn]
        dungeons = merged(self.core.dungeons if self.core else [], drawn)
        digest = digest_of(meaning(cards, dungeons))
        return Pack(id=head.id, name=head.name, cards=cards, dungeons=dungeons, digest=digest)


def _needed() -> Iterator[tuple[str, set[str]]]:
    """The keys that an entry of each kind must have."""
    for kind in TYPES:
        entry = getattr(entries, kind.capitalize())
        yield kind, {field.name for field in fields(entry) if field.required}


NEEDED = dict(_needed())


def in_words(cards: list[CardData]) -> list[CardData]:
    """The cards with their texts in Czech, and with the names that other cards have now."""
    english = {card.id: card.called() for card in cards}
    in_czech = {card.id: card.called("cs") for card in cards}
    names = {card.id: card.name for card in cards}
    worded = [_with_words(card, english, in_czech) for card in cards]
    return [
        replace(card, special_name=names[card.special]) if card.special else card for card in worded
    ]


def _with_words(
    card: CardData, english: Mapping[str, str], in_czech: Mapping[str, str]
) -> CardData:
    """What speaks of another card is printed anew, as that may have been replaced."""
    speaks = any(part[0] == "get_token" for tree in card.abilities for part in parts(tree))
    if card.czech and not speaks:
        return card

    def in_english(tree: Tree) -> str:
        return table().english(tree, own_name=card.called(), name_of=english.__getitem__)

    def phrase(one: Phrase | None) -> Phrase | None:
        return one and replace(one, cs=czech(card.type, one.tree, in_czech))

    return replace(
        card,
        text=[in_english(tree) for tree in card.abilities] if speaks else card.text,
        czech=[czech(card.type, tree, in_czech) for tree in card.abilities],
        condition=phrase(card.condition),
        setup=phrase(card.setup),
    )
