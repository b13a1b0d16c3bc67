"""What is printed: how much of it there is, that it is read as it is written, that it tempts."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.games.plosinovka import packs
from deskovka.games.plosinovka.packs.data import CardData
from deskovka.games.plosinovka.packs.sentence_table import table
from deskovka.packs.drafts import emblems
from deskovka.packs.trees import rows_of
from tests.rule import rule

CARDS = packs.core().cards
BY_ID = {card.id: card for card in CARDS}


def of(kind: str) -> list[CardData]:
    return [card for card in CARDS if card.type == kind]


def trees(card: CardData) -> list[list[object]]:
    phrases = [phrase.tree for phrase in (card.condition, card.setup) if phrase is not None]
    return [*phrases, *card.abilities]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_printed_text_is_what_was_read(card: CardData) -> None:
    names = {one.called(): one.id for one in CARDS}
    spelled = {ident: name for name, ident in names.items()}
    said = [(text, tree, "ability") for text, tree in zip(card.text, card.abilities, strict=True)]
    if card.condition is not None:
        said.append((card.condition.en, card.condition.tree, "condition"))
    if card.setup is not None:
        said.append((card.setup.en, card.setup.tree, "ability"))
    assert said
    for text, tree, start in said:
        own = card.called()
        assert table().parse(text, own_name=own, names=names, start=start) == tree
        assert table().english(tree, own_name=own, name_of=spelled.__getitem__) == text


@rule("plosinovka:TERM-2")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert Counter(card.type for card in CARDS) == {
        "hero": 6,
        "enemy": 6,
        "helper": 1,
        "boss": 2,
        "item": 15,
        "potion": 15,
        "artifact": 10,
        "event": 12,
        "token": 5,
        "attack": 11,
    }
    assert Counter(card.level for card in of("enemy")) == {1: 2, 2: 2, 3: 2}
    assert sum(card.count for card in of("token")) == 20


def test_every_card_has_a_czech_name_and_an_emblem_of_its_own() -> None:
    assert [card.id for card in CARDS if not card.name.get("cs")] == []
    assert [card.id for card in CARDS if card.art not in emblems()] == []
    assert max(Counter(card.art for card in CARDS).values()) == 1


def test_what_is_known_of_the_heroes_is_kept() -> None:
    assert {card.called("cs") for card in of("hero")} == {
        "Miksy", "Urgh", "Angelo", "Avys", "Bivoj", "Slaďuše",
    }  # fmt: skip
    assert BY_ID["miksy"].star == ["boot", "monster"]
    assert BY_ID["angelo"].star == ["boot", "coin"]
    assert "sword" in BY_ID["sladuse"].star
    assert (BY_ID["avys"].life, BY_ID["bivoj"].life) == (6, 4)
    assert BY_ID["sladuse"].life >= 4
    assert all(4 <= card.life <= 6 and len(set(card.star)) == 2 for card in of("hero"))


def test_what_is_known_of_the_enemies_is_kept() -> None:
    zombie, ent, werewolf = BY_ID["zombie"], BY_ID["ent"], BY_ID["werewolf"]
    assert (zombie.level, zombie.coins > 0, zombie.gems > 0) == (1, True, True)
    assert (ent.level, ent.life) == (2, 2)
    assert (werewolf.level, werewolf.damage, werewolf.life) == (3, 3, 3)
    assert BY_ID["stone-golem"].called("cs") == "Kamenný golem"
    assert all(card.coins or card.gems for card in of("enemy"))
    assert all(card.abilities for card in of("enemy"))


def test_the_attack_cards_are_spread_as_the_rulebook_says() -> None:
    symbols = {
        boss.id: Counter(card.symbol for card in of("attack") if card.boss == boss.id)
        for boss in of("boss")
    }
    assert set(symbols["medusa"]) == {"left", "right", "attack"}
    assert set(symbols["banzai"]) == {"boot", "sword", "coin", "monster", "star"}
    assert max(symbols["banzai"].values()) == 2
    assert {card.boss for card in of("helper")} == {"banzai"}


def test_the_known_items_are_there() -> None:
    known = {"redeemer": "Vykupitel", "swift-boots": "Rychlé boty"}
    assert {ident: BY_ID[ident].called("cs") for ident in known} == known
    assert BY_ID["redeemer"].text == ["Use: your next attack deals 1 more damage."]
    assert BY_ID["swift-boots"].text == ["Use: move 1 field."]


def test_prices_are_what_a_few_turns_bring() -> None:
    assert {card.price for card in (*of("item"), *of("potion"))} == {1, 2, 3, 4, 5, 6}
    assert max(card.price for card in of("potion")) <= 4


def test_no_two_cards_of_a_type_say_the_same() -> None:
    for kind in Counter(card.type for card in CARDS):
        said = [(tuple(card.text), card.condition) for card in of(kind)]
        assert len(said) == len(set(map(str, said))), kind


def test_every_row_is_on_a_card_or_has_an_example() -> None:
    used = set().union(*(rows_of(tree) for card in CARDS for tree in trees(card)))
    rows = table().rows
    assert [row.row.name for row in rows if row.row.name not in used and not row.row.example] == []
