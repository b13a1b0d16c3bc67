"""No part of a state is forgotten by a copy or a dump."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from deskovka import _build
from deskovka.games.plosinovka.state import PLAYER_FIELDS, TABLE_FIELDS, Player, Table
from tests.attributes import another, attributes
from tests.plosinovka.properties.dealing import box_game, climb
from tests.trying import moments

pytestmark = pytest.mark.fast

GAMES = Path(_build.PACKAGE) / "games"
SOURCE = GAMES / "plosinovka" / "state.py"
PLAYER = attributes(SOURCE, "Player")
TABLE = attributes(SOURCE, "Table") + attributes(GAMES / "port" / "state.py", "GameState")

OF_ONE_PLAYER = {"stamp": "says which state may write to the object"}
DERIVED = {
    "mods": "follows from the cards",
    "waits": "likewise",
    "tower": "follows from the levels and their cards",
    "definitions": "those of the box",
    "box": "the pack: its hash is in the dump",
}
# What a loaded game works out anew from these must make sense.
NOT_TO_SPOIL = {"levels", "lowest", "revealed", "cards", "artifacts", "event", "boss"}


def midgame() -> Table:
    rng = Random(11)
    g = box_game().new(players=3, seed=4)
    for number in moments(g, rng, choose=climb):
        if number == 120:
            break
    assert g.asking
    return g


def test_the_fields_of_a_dump_are_all_fields() -> None:
    assert sorted(PLAYER_FIELDS) == sorted(set(PLAYER) - set(OF_ONE_PLAYER) - set(DERIVED))
    assert sorted(TABLE_FIELDS) == sorted(set(TABLE) - set(DERIVED) - {"players"})


@pytest.mark.parametrize("field", sorted(set(PLAYER) - {"stamp", "mods"}))
def test_a_copied_player_has_it_too_and_shares_nothing(field: str) -> None:
    player = Player(1, 2)
    value = another(getattr(player, field), 5)
    setattr(player, field, value)
    copy = player.copy(7)
    assert copy.stamp == 7
    assert getattr(copy, field) == value
    if isinstance(value, list):
        getattr(copy, field).append(1)
        assert getattr(player, field) == value[:2]


@pytest.mark.parametrize("field", sorted(set(PLAYER_FIELDS) - {"seat", "hero", "cards", "tokens"}))
def test_a_dump_holds_it_of_every_player(field: str) -> None:
    g = midgame()
    before = g.digest()
    value = another(getattr(g.players[1], field), 3)
    setattr(g.player(1), field, value)
    assert g.digest() != before
    if field != "life":  # more than the hero can have is put right
        assert getattr(box_game().load(g.dump()).players[1], field) == value


@pytest.mark.parametrize("field", TABLE_FIELDS)
def test_a_clone_has_it_too(field: str) -> None:
    g = midgame()
    value = another(getattr(g, field), 9)
    setattr(g, field, value)
    assert getattr(g.clone(), field) == value


@pytest.mark.parametrize("field", sorted(set(TABLE_FIELDS) - NOT_TO_SPOIL))
def test_a_dump_holds_it(field: str) -> None:
    g = midgame()
    before = g.digest()
    value = another(getattr(g, field), 9)
    setattr(g, field, value)
    assert g.digest() != before
    assert getattr(box_game().load(g.dump()), field) == value


@pytest.mark.parametrize("field", ["figure_on", "lying_on", "where", "kinds", "pool", "rolled"])
def test_what_is_changed_in_place_belongs_to_one_state(field: str) -> None:
    g = midgame()
    before = list(getattr(g, field))
    getattr(g.clone(), field)[0] += 1
    assert getattr(g, field) == before


def test_what_is_worked_out_anew_is_the_same() -> None:
    g = midgame()
    loaded = box_game().load(g.dump())
    for name in ("flags", "next_to", "falls", "gate", "portals", "first", "end"):
        assert getattr(loaded.tower, name) == getattr(g.tower, name)
    for mine, theirs in zip(g.players, loaded.players, strict=True):
        assert (mine.mods, mine.waits) == (theirs.mods, theirs.waits)
