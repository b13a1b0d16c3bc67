"""Packs that are only texts: each builds on those before it, and replays hold them."""

from __future__ import annotations

import json

import pytest

from deskovka import replay
from deskovka.games.conquerors.game import Conquerors, conquerors
from deskovka.kernel.errors import BadReplay
from deskovka.packs.problems import BadPack

WOLF = """
id = "embers"
name = { en = "Embers" }

[[card]]
id = "ember-wolf"
name = { en = "Ember Wolf", cs = "Žhavý vlk" }
type = "warrior"
stars = 2
cost = "2 gold"
attack = 3
life = 2
art = "wolf-howl"
text = "When Ember Wolf dies, draw a card."
"""
DEN = """
id = "dens"
name = { en = "Dens" }

[[card]]
id = "wolf-den"
name = { en = "Wolf Den" }
type = "building"
stars = 1
cost = "1 gold"
life = 3
art = "wolf-howl"
text = "Adds 1 gold for each warrior named Ember Wolf you control."
"""


def test_a_text_builds_on_those_before_it() -> None:
    game = conquerors(texts=[WOLF, DEN])
    assert {"ember-wolf", "wolf-den", "gold-mine"} <= set(game.stars)
    assert game.digest != conquerors(texts=[WOLF]).digest
    assert game is conquerors(texts=[WOLF, DEN])
    with pytest.raises(BadPack, match='no card called "Ember Wolf"'):
        conquerors(texts=[DEN, WOLF])
    with pytest.raises(BadPack, match=r"pack\.toml:2:6: .*is the pack"):
        conquerors(texts=[WOLF, WOLF])


def played(game: Conquerors) -> replay.Replay:
    state = game.new(decks=["trial", "raiders"], seed=7)
    for _ in range(60):
        state.apply(state.default)
    made: replay.Replay = state.replay()
    return made


def test_a_replay_holds_the_texts_of_its_packs() -> None:
    game = conquerors(texts=[WOLF])
    made = played(game)
    again = replay.load(made.text())
    assert again.packs == [WOLF]
    assert again.verify().digest() == made.hashes[-1][1]


def test_a_replay_of_the_box_is_as_it_was() -> None:
    state = conquerors().new(seed=3)
    written = json.loads(state.replay().text())
    assert "packs" not in written
    assert replay.load(json.dumps(written)).packs == []


@pytest.mark.parametrize(
    ("packs", "reason"),
    [
        ([], "other cards"),
        ([DEN], "the cards of the replay are no good"),
        (["x = ["], "the cards of the replay are no good"),
        ([WOLF] * 9, "at most 8 packs"),
        ([3], "this is not a replay"),
    ],
)
def test_packs_that_are_not_those_of_the_replay(packs: list[object], reason: str) -> None:
    written = json.loads(played(conquerors(texts=[WOLF])).text())
    with pytest.raises(BadReplay, match=reason):
        replay.load(json.dumps(written | {"packs": packs})).verify()
