"""The core pack: what is in it, that it is read as it is written, that what is made of it is
current."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from deskovka.games.conquerors import packs
from deskovka.games.conquerors.decks import check_deck
from deskovka.games.conquerors.packs.reference import reference
from deskovka.games.conquerors.packs.sense import misfits
from deskovka.kernel.errors import DeskovkaError
from deskovka.packs.drafts import emblems
from deskovka.packs.shelf import PARSED
from deskovka.packs.trees import rows_of

CARDS = packs.core().cards


def cards_with(*rows: str) -> int:
    """How many cards have one of these rows somewhere in their text."""
    return sum(any(rows_of(tree) & set(rows) for tree in card.abilities) for card in CARDS)


def is_about_others(ability: list[Any]) -> bool:
    """Whether an ability is triggered by what other players, or their cards, do."""
    if ability[0] not in ("when", "whenever"):
        return False
    event = ability[1]
    return event[0] in ("opponent_does", "player_does_it") or "opponent_controls" in rows_of(event)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_printed_text_is_what_was_read(card: packs.CardData) -> None:
    names = {one.called(): one.id for one in CARDS}
    spelled = {ident: name for name, ident in names.items()}
    for text, tree in zip(card.text, card.abilities, strict=True):
        assert packs.table().parse(text, own_name=card.called(), names=names) == tree
        assert (
            packs.table().english(tree, own_name=card.called(), name_of=spelled.__getitem__) == text
        )


def test_there_are_enough_cards_of_every_type_and_rarity() -> None:
    types = Counter(card.type for card in CARDS)
    wanted = {"miner": 12, "building": 24, "warrior": 26, "trap": 16, "spell": 22}
    assert len(CARDS) >= 100
    assert all(types[kind] >= count for kind, count in wanted.items())
    assert set(Counter(card.stars for card in CARDS)) == {1, 2, 3}


@pytest.mark.parametrize(
    "rows",
    [
        ("shielding", "shielding_stat"),
        ("final_hit", "final_hit_stat"),
        ("selfheal", "selfheal_stat"),
        ("selfdestroy", "selfdestroy_stat"),
        ("illusion", "illusion_copy"),
        ("trapback",),
        ("kuk",),
    ],
    ids=lambda rows: rows[0],
)
def test_every_keyword_is_on_at_least_three_cards(rows: tuple[str, ...]) -> None:
    assert cards_with(*rows) >= 3


def test_there_are_enough_cards_of_the_special_kinds() -> None:
    assert sum("electricity" in card.cost for card in CARDS) >= 10
    assert cards_with("instead", "instead_may") >= 6
    assert cards_with("paid", "paid_often", "paid_main") >= 10
    about_others = [card for card in CARDS if any(map(is_about_others, card.abilities))]
    assert len(about_others) >= 10


def test_the_names_of_the_rulebooks_are_there() -> None:
    names = {card.called() for card in CARDS}
    assert names >= {
        "Gold Miner",
        "Collector of Cosmium",
        "Gold Mine",
        "Topdecker",
        "Worthy Sacrifice",
    }


def test_every_card_has_a_czech_name_and_an_emblem_of_its_own() -> None:
    assert [card.id for card in CARDS if not card.name.get("cs")] == []
    assert [card.id for card in CARDS if card.art not in emblems()] == []
    assert max(Counter(card.art for card in CARDS).values()) == 1


def test_the_decks_are_legal_and_different() -> None:
    stars = {card.id: card.stars for card in CARDS}
    decks = packs.core().decks
    assert {deck.id for deck in decks} == {"builders", "raiders", "trappers", "sparks"}
    assert [reason for deck in decks for reason in check_deck(stars, deck.cards)] == []
    assert all(deck.about.get("en") and deck.about.get("cs") for deck in decks)


def test_no_text_says_what_its_card_cannot_mean() -> None:
    kinds = {card.id: card.type for card in CARDS}
    assert [(c.id, m) for c in CARDS for m in misfits(c.type, c.abilities, kinds)] == []


def test_every_row_of_the_table_is_used_or_has_an_example() -> None:
    used = set().union(*(rows_of(tree) for card in CARDS for tree in card.abilities))
    assert [
        row.row.name
        for row in packs.table().rows
        if row.row.name not in used and not row.row.example
    ] == []


# What is made from the pack and the table is kept beside them, and must be current.


def test_the_parsed_pack_is_used() -> None:
    checked = packs.check(packs.CORE)
    assert checked.problems == []
    assert checked.pack is not None
    assert packs.SHELF.parsed(packs.CORE) == checked.pack == packs.core()


def test_a_parsed_pack_of_other_sources_is_not_used(tmp_path: Path) -> None:
    for path in packs.CORE.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    assert packs.SHELF.parsed(tmp_path) == packs.core()
    spells = tmp_path / "spells.toml"
    spells.write_text(spells.read_text("utf-8") + "# a comment\n", "utf-8")
    assert packs.SHELF.parsed(tmp_path) is None
    spells.write_text(spells.read_text("utf-8").replace("# a comment\n", ""), "utf-8")
    (tmp_path / PARSED).write_bytes(b'{"made_from": "x"')
    assert packs.SHELF.parsed(tmp_path) is None


def test_a_row_without_card_and_example_is_named() -> None:
    page = reference(packs.core())
    shown = next(one for one in page.table.rows.by_name.values() if not one.row.example)
    page.cards = [card for card in page.cards if card.id == "gold-miner"]
    with pytest.raises(DeskovkaError, match=f"{shown.row.name!r}.*no example"):
        page.example(shown)
