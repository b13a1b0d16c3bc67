"""A pack that brings cards but no deck can be tried at once."""

from __future__ import annotations

from pathlib import Path

from deskovka.games.conquerors.decks import check_deck
from deskovka.games.conquerors.game import conquerors
from deskovka.games.conquerors.trial import TRIAL, default_deck

HEAD = 'id = "mine"\nname = { en = "Mine", cs = "Moje" }\n'


def own_card(number: int, stars: int) -> str:
    return f"""
[[card]]
id = "own-{number}"
name = {{ en = "Own {number}", cs = "Vlastní {number}" }}
type = "warrior"
stars = {stars}
cost = "1 gold"
attack = 1
life = 1
art = "sword-brandish"
"""


def pack_of(folder: Path, stars: list[int]) -> Path:
    path = folder / "mine.toml"
    cards = [own_card(number, count) for number, count in enumerate(stars)]
    path.write_text(HEAD + "".join(cards), "utf-8")
    return path


def test_own_cards_are_in_the_deck_that_is_played_by_default(tmp_path: Path) -> None:
    game = conquerors(pack_of(tmp_path, [1, 2, 3]))
    assert default_deck(game.pack) == TRIAL
    deck = next(deck for deck in game.pack.decks if deck.id == TRIAL)
    assert [deck.cards[f"own-{number}"] for number in range(3)] == [4, 3, 1]
    assert check_deck(game.stars, deck.cards) == []
    state = game.new([TRIAL, "raiders"], seed=1)
    assert state.decision is not None


def test_many_own_cards_make_room_in_a_legal_deck(tmp_path: Path) -> None:
    game = conquerors(pack_of(tmp_path, [1] * 30))
    deck = next(deck for deck in game.pack.decks if deck.id == TRIAL)
    assert check_deck(game.stars, deck.cards) == []
    assert sum(count for ident, count in deck.cards.items() if ident.startswith("own-")) > 50


def test_the_core_pack_needs_no_trial_deck() -> None:
    game = conquerors()
    assert default_deck(game.pack) == "builders"
    assert TRIAL not in [deck.id for deck in game.pack.decks]
