"""Cards that a test invents on the spot, and the box that holds them beside the core cards."""

from __future__ import annotations

import functools
import hashlib
import tomllib
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from deskovka.games.conquerors import packs
from deskovka.games.conquerors.box import make_box
from deskovka.games.conquerors.state import Box


@dataclass(frozen=True)
class Invented:
    """A card of a test. Its text speaks of itself by its name: ``big-bear`` is Big Bear."""

    id: str
    type: str
    text: str = ""
    cost: str = ""
    attack: int = 0
    life: int = 0
    stars: int = 1

    @property
    def name(self) -> str:
        return self.id.replace("-", " ").title()


def miner(ident: str, text: str = "", cost: str = "", stars: int = 1) -> Invented:
    return Invented(ident, "miner", text, cost, stars=stars)


def building(ident: str, life: int, text: str = "", cost: str = "", stars: int = 1) -> Invented:
    return Invented(ident, "building", text, cost, life=life, stars=stars)


def warrior(
    ident: str, attack: int, life: int, text: str = "", cost: str = "", stars: int = 1
) -> Invented:
    return Invented(ident, "warrior", text, cost, attack, life, stars)


def trap(ident: str, text: str = "", stars: int = 1) -> Invented:
    return Invented(ident, "trap", text, stars=stars)


def spell(ident: str, text: str = "", cost: str = "", stars: int = 1) -> Invented:
    return Invented(ident, "spell", text, cost, stars=stars)


def from_toml(text: str) -> list[Invented]:
    """Cards written as in a pack."""
    fields = ("id", "type", "text", "cost", "attack", "life", "stars")
    return [
        Invented(**{field: raw[field] for field in fields if field in raw})
        for raw in tomllib.loads(text)["card"]
    ]


@functools.cache
def box_with(invented: tuple[Invented, ...]) -> Box:
    """The core cards and these; the digest tells apart what is played with other cards."""
    core = packs.load()
    names = {card.name["en"]: card.id for card in core.cards}
    names.update({card.name: card.id for card in invented})
    taken = {card.id for card in core.cards}
    for card in invented:
        if card.id in taken:
            raise ValueError(f"there are two cards {card.id!r}")
        taken.add(card.id)
    digest = hashlib.blake2b(f"{core.digest} {invented!r}".encode(), digest_size=16)
    cards = [*core.cards, *[_data(card, names) for card in invented]]
    pack = replace(core, cards=cards, decks=[], digest=digest.hexdigest())
    return make_box(pack)


def _data(card: Invented, names: dict[str, str]) -> packs.CardData:
    text = [line.strip() for line in card.text.splitlines() if line.strip()]
    cost: dict[str, int] = {}
    for part in filter(None, [part.strip() for part in card.cost.split(",")]):
        amount, material = part.split()
        cost[material] = int(amount)
    abilities: list[Any] = [
        packs.table().parse(line, own_name=card.name, names=names) for line in text
    ]
    return packs.CardData(
        id=card.id,
        name={"en": card.name, "cs": card.name},
        type=card.type,
        stars=card.stars,
        cost=cost,
        attack=card.attack,
        life=card.life,
        art="",
        text=text,
        abilities=abilities,
    )
