"""Cards with random texts are played: whatever the sentences allow, games stay sound and end."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from msgspec.structs import replace

from deskovka.games.plosinovka import packs
from deskovka.games.plosinovka.game import Plosinovka
from deskovka.games.plosinovka.packs.data import CardData, Phrase
from deskovka.games.plosinovka.packs.sense import PARAGRAPHS, Bearer, misfits
from deskovka.games.plosinovka.packs.sentence_table import table
from deskovka.games.plosinovka.state import Table
from deskovka.language.generate import Generator
from tests.plosinovka.properties.dealing import climb
from tests.plosinovka.properties.invariants import check_position
from tests.rule import rule
from tests.trying import SEEDS, examples, moments

CORE = packs.core()
TOKENS = {card.id: card.boss for card in CORE.cards if card.type == "token"}
GENERATOR = Generator(table().rows)
DEPTH = 5
MOST_PARAGRAPHS = 2
FEW = 3  # what numbers are cut down to, so that games are not over at once


def small(tree: Any) -> Any:
    """The tree with small numbers."""
    if isinstance(tree, list):
        return [small(part) for part in tree]
    return min(tree, FEW) if isinstance(tree, int) else tree


def a_text(rng: Random, kind: str, boss: str) -> Any:
    """A random paragraph that means something there."""
    bearer = Bearer(kind, boss, TOKENS)
    while True:
        row = table().rows.by_name[rng.choice(sorted(PARAGRAPHS[kind]))]
        tree = small(GENERATOR.row(rng, row, "", DEPTH, [*TOKENS]))
        if not misfits(bearer, [tree]):
            return tree


def rewritten(rng: Random, card: CardData) -> CardData:
    boss = card.id if card.type == "boss" else card.boss
    count = 1 if card.type in ("potion", "attack") else rng.randint(1, MOST_PARAGRAPHS)
    trees = [a_text(rng, card.type, boss) for _ in range(count)]
    texts = [""] * len(trees)
    card = replace(card, abilities=trees, text=texts, czech=texts)
    if card.setup is not None:
        card = replace(card, setup=Phrase("", a_text(rng, "setup", boss)))
    if card.condition is not None:
        condition = small(table().random(rng, start="condition"))
        card = replace(card, condition=Phrase("", condition))
    return card


def random_box(rng: Random) -> Plosinovka:
    cards = [rewritten(rng, card) for card in CORE.cards]
    return Plosinovka(replace(CORE, cards=cards, digest=f"{rng.getrandbits(64):x}"))


def a_game(rng: Random) -> Table:
    players = rng.randint(1, 4)
    artifacts = players > 1 and rng.random() < 0.7
    return random_box(rng).new(players=players, seed=rng.getrandbits(32), artifacts=artifacts)


@rule("plosinovka:ENEMY-3", "plosinovka:ITEM-1", "plosinovka:ART-1")
@examples(40, 4)
@given(SEEDS)
def test_games_with_random_cards_are_sound_and_end(seed: int) -> None:
    rng = Random(seed)
    g = a_game(rng)
    for _ in moments(g, rng, choose=climb):
        check_position(g)
    assert g.outcome is not None
