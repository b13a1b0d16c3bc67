"""Packs: cards and decks as data, read from a folder of TOML files."""

from __future__ import annotations

import functools
import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from deskovka.conquerors.lexicon import LEXICON
from deskovka.conquerors.sentences import CATEGORIES, ROWS
from deskovka.language import Table

CORE = Path(__file__).parent / "pack"
SYMBOLS = {"🟡": "gold", "🟦": "cosmium", "🟣": "cosmium", "⚡": "electricity"}


class CardData(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str]
    type: str
    stars: int
    cost: dict[str, int]
    attack: int
    life: int
    art: str
    text: list[str]
    abilities: list[Any]
    flavour: dict[str, str] = {}


class DeckData(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str]
    about: dict[str, str]
    cards: dict[str, int]


class Pack(msgspec.Struct, frozen=True):
    id: str
    name: dict[str, str]
    cards: list[CardData]
    decks: list[DeckData]
    digest: str


@functools.cache
def table() -> Table:
    """The sentence table of Planetary Conquerors."""
    return Table(ROWS, categories=CATEGORIES, start="ability", lexicon=LEXICON, symbols=SYMBOLS)


@functools.cache
def load(folder: Path = CORE) -> Pack:
    raw: list[dict[str, Any]] = []
    decks: list[dict[str, Any]] = []
    head: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):
        data = tomllib.loads(path.read_text("utf-8"))
        raw.extend(data.get("card", []))
        decks.extend(data.get("deck", []))
        if "id" in data:
            head = data
    names = {card["name"]["en"]: card["id"] for card in raw}
    cards = [_card(card, names) for card in raw]
    meaning = [[c.id, c.type, c.stars, c.cost, c.attack, c.life, c.abilities] for c in cards]
    digest = hashlib.blake2b(json.dumps(meaning, sort_keys=True).encode(), digest_size=16)
    return Pack(
        head["id"],
        head["name"],
        cards,
        [DeckData(d["id"], d["name"], d.get("about", {}), d["cards"]) for d in decks],
        digest.hexdigest(),
    )


def _card(card: dict[str, Any], names: dict[str, str]) -> CardData:
    own = card["name"]["en"]
    text = [line.strip() for line in card.get("text", "").splitlines() if line.strip()]
    cost: dict[str, int] = {}
    for part in card.get("cost", "").split(","):
        if part.strip():
            amount, material = part.split()
            cost[material] = int(amount)
    return CardData(
        card["id"],
        card["name"],
        card["type"],
        card["stars"],
        cost,
        card.get("attack", 0),
        card.get("life", 0),
        card["art"],
        text,
        [table().parse(line, own_name=own, names=names) for line in text],
        card.get("flavour", {}),
    )
