"""Random legal decks, and random cards that nobody has written: whatever the table can print."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from deskovka.games.conquerors import packs
from deskovka.games.conquerors.codes import MATERIALS
from deskovka.games.conquerors.decks import FEWEST_CARDS, MOST_CARDS, MOST_COPIES
from deskovka.games.conquerors.game import Conquerors
from deskovka.games.conquerors.packs import CardData
from deskovka.games.conquerors.packs.checker import in_czech
from deskovka.games.conquerors.packs.sense import misfits
from deskovka.games.conquerors.rules.setup import FIRST_MINERS
from deskovka.games.conquerors.state import Table
from deskovka.packs.entries import LONGEST_TEXT

EDITIONS = ("en", "cs")
PERMANENTS = ("miner", "building", "warrior")
TYPES = (*PERMANENTS, "trap", "spell")
# The table has one row for each; there is more to find in what waits, replaces and is paid for.
LIVELY = (
    "when", "whenever", "at", "instead", "instead_may", "paid", "paid_often", "paid_main",
    "all_have", "others_have", "all_have_while", "self_has_each", "self_has_while", "does",
)  # fmt: skip


@functools.cache
def core_game() -> Conquerors:
    return Conquerors(packs.core())


def random_deck(
    rng: Random, cards: Sequence[CardData], wanted: Sequence[str] = ()
) -> dict[str, int]:
    """A legal deck: some miners so that there is something to pay with, then anything."""
    deck = {ident: rng.randint(2, 5) for ident in FIRST_MINERS}
    for ident in wanted:
        deck[ident] = 1
    size = rng.randint(FEWEST_CARDS, MOST_CARDS)
    while sum(deck.values()) < size:
        card = rng.choice(cards)
        if deck.get(card.id, 0) < MOST_COPIES[card.stars]:
            deck[card.id] = deck.get(card.id, 0) + 1
    return deck


def random_game(rng: Random, game: Conquerors, wanted: Sequence[str] = (), most: int = 6) -> Table:
    """A game of 2 to ``most`` players in either edition."""
    players = rng.randint(2, most)
    decks: list[str | dict[str, int]] = [
        random_deck(rng, game.pack.cards, wanted) for _ in range(players)
    ]
    return game.new(decks=decks, seed=rng.getrandbits(128), edition=rng.choice(EDITIONS))


# -- cards that nobody has written --------------------------------------------------------


def random_card(rng: Random, number: int, types: dict[str, str]) -> CardData:
    """A card that a pack could hold; ``types`` are the cards its text may speak of."""
    kind = rng.choice(TYPES)
    count = rng.randint(1, 2) if kind in PERMANENTS else 1
    trees = [random_ability(rng, kind, types) for _ in range(count)]
    name = f"Oddity {number}"
    spelled = {card.id: card.called() for card in packs.core().cards}
    text = [
        packs.table().english(tree, own_name=name, name_of=lambda i: spelled.get(i, i))
        for tree in trees
    ]
    if sum(map(len, text)) > LONGEST_TEXT:
        return random_card(rng, number, types)
    return CardData(
        id=f"oddity-{number}",
        name={"en": name, "cs": f"Podivnost {number}"},
        type=kind,
        stars=rng.randint(1, 3),
        cost=random_cost(rng) if kind != "trap" else {},
        attack=rng.randint(0, 4) if kind == "warrior" else 0,
        life=rng.randint(1, 6) if kind in ("warrior", "building") else 0,
        art="",
        text=text,
        abilities=trees,
        pack="oddities",
    )


def random_ability(rng: Random, kind: str, types: dict[str, str]) -> Any:
    """A paragraph that fits the type of card, as the check of packs sees it."""
    table, names = packs.table(), sorted(types)
    while True:
        depth = rng.randint(3, 7)
        if kind in PERMANENTS:
            tree = table.random(rng, start="ability", depth=depth, names=names)
        else:
            sentences = [
                table.random(rng, start="sentence", depth=depth, names=names)
                for _ in range(rng.randint(1, 2))
            ]
            tree = ["does", sentences]
        if rng.random() < 0.8:
            tree = modest(tree)
        dull = tree[0] not in LIVELY and rng.random() < 0.8
        if not dull and not misfits(kind, [tree], types):
            return tree


def modest(tree: Any) -> Any:
    """The same with small numbers, so that games go on for a while."""
    if type(tree) is int:
        return tree % 3 + 1 if tree > 0 else -(-tree % 3) - 1
    return [modest(part) for part in tree] if isinstance(tree, list) else tree


def random_cost(rng: Random) -> dict[str, int]:
    """Cheap, so that it is played."""
    amounts = (rng.randint(0, 2), rng.randint(0, 2), int(rng.random() < 0.2))
    return {material: n for material, n in zip(MATERIALS, amounts, strict=True) if n}


def odd_game(seed: int, count: int) -> tuple[Conquerors, list[str]]:
    """The core cards and ``count`` random ones: the game with them, and their ids."""
    rng = Random(seed)
    core = packs.core()
    types = {card.id: card.type for card in core.cards}
    odd = [random_card(rng, number, types) for number in range(count)]
    cards = in_czech([*core.cards, *odd])
    meaning = repr([(card.id, card.cost, card.abilities) for card in odd])
    digest = hashlib.blake2b(f"{core.digest} {meaning}".encode(), digest_size=16).hexdigest()
    pack = replace(core, id="oddities", name={"en": "Oddities"}, cards=cards, digest=digest)
    return Conquerors(pack), [card.id for card in odd]
