"""No field is forgotten: each attribute of the state is cloned, dumped and loaded."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from deskovka import _build
from deskovka.games.conquerors.rules.winning import building_life
from deskovka.games.conquerors.state import (
    CARD_FIELDS,
    PLAYER_FIELDS,
    TABLE_FIELDS,
    Card,
    Player,
    Table,
)
from deskovka.kernel.chance import FAST, Chance
from tests.attributes import another, attributes
from tests.conquerors.properties.dealing import core_game, random_game
from tests.trying import moments

pytestmark = pytest.mark.fast

SOURCES = Path(_build.PACKAGE)
RULES = SOURCES / "games" / "conquerors" / "state.py"
PORT = SOURCES / "games" / "port" / "state.py"
KERNEL = SOURCES / "kernel" / "state.py"

# What a copy need not have, each with the reason.
OF_ONE_OBJECT = {
    "stamp": "says which state may write to the object",
    "sink": "is there while a pick is applied, never between picks",
    "insist": "is said by whoever plays or asks again, and belongs to that copy alone",
    "measuring": "is true while numbers are added up, never between picks",
    "writes": "counts what this object was told to write, to spare looks at what is unchanged",
    "looked": "likewise: a copy takes that look",
    "quiet": "likewise",
    "checked": "likewise",
    "kept": "likewise",
}
NOT_DUMPED = {
    "book": "the rules: their version is in the dump",
    "box": "the pack: its hash is in the dump",
    "definitions": "those of the box",
    "ticks": "begin anew with every pick",
    "hush": "is said by a look ahead to copies of its own",
    "total": "can be counted again",
    "quick": "follows from the hand",
    "broke": "follows from the hand and the materials",
    "base": "where the top frame starts: follows from the frames",
    "top": "where the top frame ends: likewise",
    "log_size": "the length of the dumped log",
}


CARD = attributes(RULES, "Card")
PLAYER = attributes(RULES, "Player")
TABLE = attributes(RULES, "Table") + attributes(PORT, "GameState")
STATE = attributes(KERNEL, "State")


def midgame() -> Table:
    rng = Random(11)
    g = random_game(rng, core_game(), most=3)
    for number in moments(g, rng):
        if number == 150:
            break
    assert g.asking
    return g


# -- cards and players --------------------------------------------------------------------


def test_the_fields_of_a_dump_are_all_fields() -> None:
    assert sorted(CARD_FIELDS) == sorted(set(CARD) - set(OF_ONE_OBJECT))
    derived = {"total", "quick", "broke"}
    assert sorted(PLAYER_FIELDS) == sorted(set(PLAYER) - set(OF_ONE_OBJECT) - derived)
    stored_apart = {"cards", "players", "where"}
    expected = set(TABLE) - set(OF_ONE_OBJECT) - set(NOT_DUMPED) - stored_apart
    assert sorted(TABLE_FIELDS) == sorted(expected)


@pytest.mark.parametrize("field", sorted(set(CARD) - {"stamp"}))
def test_a_copied_card_has_it_too(field: str) -> None:
    card = Card(1, 2, 3)
    setattr(card, field, another(getattr(card, field), 5))
    copy = card.copy(7)
    assert copy.stamp == 7
    assert [getattr(copy, name) for name in CARD_FIELDS] == [
        getattr(card, name) for name in CARD_FIELDS
    ]


@pytest.mark.parametrize("field", sorted(set(PLAYER) - {"stamp"}))
def test_a_copied_player_has_it_too_and_shares_nothing(field: str) -> None:
    player = Player(1, 2)
    value = another(getattr(player, field), 5)
    setattr(player, field, value)
    copy = player.copy(7)
    assert copy.stamp == 7
    for name in set(PLAYER) - {"stamp"}:
        assert getattr(copy, name) == getattr(player, name)
    if isinstance(value, list):
        getattr(copy, field).append(1)
        assert getattr(player, field) == value[:2]


@pytest.mark.parametrize("field", CARD_FIELDS)
def test_a_dump_holds_it_of_every_card(field: str) -> None:
    g = midgame()
    before = g.digest()
    card = g.card(40)
    value = another(getattr(card, field), 3)
    setattr(card, field, value)
    assert g.digest() != before
    assert getattr(core_game().load(g.dump()).cards[40], field) == value


@pytest.mark.parametrize("field", sorted(set(PLAYER_FIELDS) - {"seat", "hand"}))
def test_a_dump_holds_it_of_every_player(field: str) -> None:
    g = midgame()
    before = g.digest()
    player = g.player(1)
    value = another(getattr(player, field), 3)
    setattr(player, field, value)
    assert g.digest() != before
    assert getattr(core_game().load(g.dump()).players[1], field) == value


def test_a_dump_holds_the_hands() -> None:
    g = midgame()
    before = g.digest()
    g.player(1).hand.reverse()
    assert g.digest() != before
    assert core_game().load(g.dump()).players[1].hand == g.players[1].hand
    assert core_game().load(g.dump()).players[1].quick == [
        slot for slot in g.players[1].hand if g.printed(slot).quick
    ]


def test_what_is_counted_again_is_the_same() -> None:
    g = midgame()
    loaded = core_game().load(g.dump())
    for seat in range(g.seats):
        assert loaded.players[seat].total == -1
        assert building_life(loaded, seat) == building_life(g, seat)


# -- the table and the kernel -------------------------------------------------------------

SPECIAL = {
    "chance",
    "setup",
    "cards",
    "players",
    "where",
    "where_size",
    "listeners",
    "stack",
    "log",
}
SHARED = {"book", "box", "definitions", "seats"}
PLAIN = sorted({*TABLE, *STATE} - SPECIAL - SHARED - set(OF_ONE_OBJECT) - {"base", "log_size"})


@pytest.mark.parametrize("field", PLAIN)
def test_a_clone_has_it_too_and_shares_nothing(field: str) -> None:
    g = midgame()
    value = another(getattr(g, field), 9)
    setattr(g, field, value)
    assert getattr(g.clone(), field) == value


@pytest.mark.parametrize("field", sorted(set(PLAIN) - set(NOT_DUMPED)))
def test_a_dump_holds_it(field: str) -> None:
    g = midgame()
    before = g.digest()
    value = another(getattr(g, field), 9)
    setattr(g, field, value)
    assert g.digest() != before
    assert getattr(core_game().load(g.dump()), field) == value


@pytest.mark.parametrize("field", sorted(SHARED))
def test_copies_have_the_same(field: str) -> None:
    g = midgame()
    for copy in (g.clone(), core_game().load(g.dump())):
        assert getattr(copy, field) is getattr(g, field)


@pytest.mark.parametrize("field", sorted(OF_ONE_OBJECT))
def test_what_is_of_one_object_says_nothing_between_picks(field: str) -> None:
    g = midgame()
    assert field in ("stamp", "writes", "looked", "quiet", "checked", "kept") or not getattr(
        g, field
    )
    assert g.clone().digest() == g.digest()


def changes() -> dict[str, Any]:
    """How to change each field that is not a plain number or list."""

    def roll(g: Table) -> None:
        g.chance.roll(6)

    def sow(g: Table) -> None:
        g.chance = Chance(FAST, 99)

    def script(g: Table) -> None:
        g.chance.script.append(3)

    def set_up(g: Table) -> None:
        g.setup = {"seed": "5"}

    def add_card(g: Table) -> None:
        g.cards.append(Card(g.stamp, 1, 0))

    def change_player(g: Table) -> None:
        g.player(0).made += 1

    def name(g: Table) -> None:
        g.name(5)

    def listen(g: Table) -> None:
        g.listeners = [*g.listeners[:3], [77], *g.listeners[4:]]

    def push(g: Table) -> None:
        g.push(4)

    def local(g: Table) -> None:
        some = 3
        g.put(some, g.get(some) + 55)

    def pick(g: Table) -> None:
        g.log = [*g.log[: g.log_size], 1]
        g.log_size += 1

    made = (roll, sow, script, set_up, add_card, change_player, name, listen, push, local, pick)
    return {change.__name__: change for change in made}


@pytest.mark.parametrize("change", changes())
def test_whatever_is_changed_is_in_the_dump_and_in_one_clone_only(change: str) -> None:
    g = midgame()
    before, clone = g.digest(), g.clone()
    changes()[change](g)
    after = g.digest()
    assert after != before
    assert clone.digest() == before
    assert g.clone().digest() == after
    assert core_game().load(g.dump()).digest() == after


def test_every_field_is_one_of_these() -> None:
    known = {*PLAIN, *SPECIAL, *SHARED, *OF_ONE_OBJECT, "base", "log_size"}
    assert {*TABLE, *STATE} == known
    assert set(NOT_DUMPED) <= {*TABLE, *STATE, *PLAYER}
