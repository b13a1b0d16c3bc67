"""The JSON Schema accepts the packs that are good and refuses what it can know to be bad."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from deskovka.games.conquerors import packs
from tests.conquerors.packs.broken import card, deck
from tests.packs.broken import HEAD
from tests.packs.schemas import Schema

SCHEMA = Schema(packs.make_schema())


@pytest.mark.parametrize("path", sorted(packs.CORE.glob("*.toml")), ids=lambda path: path.name)
def test_the_files_of_the_box_fit(path: Path) -> None:
    assert SCHEMA.fits(tomllib.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("kind", ["miner", "building", "warrior", "trap", "spell"])
def test_good_cards_fit(kind: str) -> None:
    assert SCHEMA.fits(tomllib.loads(HEAD + card(kind) + deck("")))


@pytest.mark.parametrize(
    "text",
    [
        card("spell", "colour = 1"),
        card("spell", without="id"),
        card("spell", without="cost"),
        card("building", without="life"),
        card("warrior", without="attack"),
        card("trap", without="text"),
        card("trap", 'cost = "1 gold"'),
        card("miner", "life = 1"),
        card("building", "attack = 1"),
        card("spell", "stars = 4"),
        card("spell", 'type = "wizard"'),
        card("spell", 'id = "Capital"'),
        card("spell", 'art = "sprnt"'),
        card("spell", 'cost = "2 silver"'),
        card("spell", 'name = { cs = "Karta" }'),
        card("spell", 'name = { en = "<b>" }'),
        card("warrior", "life = 0"),
        deck("gold-miner = 0"),
        "cards = []",
    ],
)
def test_bad_files_do_not_fit(text: str) -> None:
    assert not SCHEMA.fits(tomllib.loads(text))
