"""Chance: the same seed rolls the same, nobody can tell what comes, and tests can script it."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.kernel.chance import ASKED, FAST, HASHED, MODES, Chance
from tests.kernel.toy import rolling

pytestmark = pytest.mark.fast


def rolls(mode: int, seed: int, count: int = 40, sides: int = 1000) -> list[int]:
    chance = Chance(mode, seed)
    return [chance.roll(sides) for _ in range(count)]


def test_the_rolls_of_a_seed_are_the_same_for_ever() -> None:
    """Replays of years ago must still replay: a change here is a change of every game."""
    assert rolls(HASHED, 7, 8) == HASHED_7
    assert rolls(FAST, 7, 8) == FAST_7


HASHED_7 = [807, 949, 728, 147, 527, 648, 602, 11]
FAST_7 = [951, 106, 641, 274, 297, 834, 569, 156]


@pytest.mark.parametrize("mode", [HASHED, FAST])
def test_the_same_seed_rolls_the_same(mode: int) -> None:
    for seed in (0, 1, 7, 2**32, 2**64, 2**127, 2**128 - 1):
        assert rolls(mode, seed) == rolls(mode, seed)


def test_different_seeds_roll_differently() -> None:
    seeds = [*range(200), *(2**bit for bit in range(8, 128)), 2**128 - 1]
    found = {tuple(rolls(HASHED, seed)) for seed in seeds}
    assert len(found) == len(seeds)
    assert len({tuple(rolls(FAST, seed)) for seed in range(1, 200)}) == 199


@pytest.mark.parametrize("mode", [HASHED, FAST])
@pytest.mark.parametrize("shift", [0, 32, 64, 96, 120])
def test_the_first_rolls_of_neighbouring_seeds_are_fair(mode: int, shift: int) -> None:
    """Searches number their worlds; those must not all begin alike."""
    found = Counter(Chance(mode, seed << shift).roll(6) for seed in range(1, 240))
    assert sum((found[side] - 239 / 6) ** 2 / (239 / 6) for side in range(6)) < 5 + 5 * 12**0.5


def test_no_roll_repeats_the_one_before() -> None:
    """Blocks of the hash follow one another, and so do the words within one."""
    found = rolls(HASHED, 3, 2000, 2**30)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("mode", [HASHED, FAST])
@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 52, 128])
def test_rolls_are_fair(mode: int, sides: int) -> None:
    """A chi-square test; the bound is far beyond what a fair die of any of these sides gives."""
    count = 300 * sides
    found = Counter(rolls(mode, 12345, count, sides))
    assert set(found) == set(range(sides))
    spread = sum((found[side] - 300) ** 2 / 300 for side in range(sides))
    assert spread < (sides - 1) + 5 * (2 * sides) ** 0.5


@pytest.mark.parametrize("mode", [HASHED, FAST])
def test_pairs_of_rolls_are_fair(mode: int) -> None:
    found = rolls(mode, 99, 14400, 6)
    pairs = Counter(zip(found[::2], found[1::2], strict=True))
    assert len(pairs) == 36
    assert sum((pairs[pair] - 200) ** 2 / 200 for pair in pairs) < 35 + 5 * 72**0.5


def test_a_script_comes_first_whatever_the_mode() -> None:
    for mode in range(len(MODES)):
        chance = Chance(mode, 5)
        chance.script = [3, 0, 5]
        g = rolling(6, 3, chance)
        assert g.trace == [3, 0, 5]
        assert g.chance.counter == 0
        assert g.over


def test_a_scripted_roll_must_fit() -> None:
    for wrong in (6, -1):
        chance = Chance(HASHED, 5)
        chance.script = [wrong]
        with pytest.raises(ValueError, match=rf"scripted roll {wrong} does not fit 0\.\.5"):
            chance.roll(6)


def test_after_the_script_comes_chance_as_if_there_had_been_none() -> None:
    chance = Chance(HASHED, 5)
    chance.script = [1, 1]
    assert rolling(1000, 5, chance).trace[2:] == rolls(HASHED, 5, 3)


@pytest.mark.parametrize("mode", [HASHED, FAST])
def test_copies_roll_on_alike_and_apart(mode: int) -> None:
    chance = Chance(mode, 8)
    for _ in range(21):  # in the middle of a block
        chance.roll(6)
    chance.script = [1, 2]
    copy = chance.copy()
    ahead = [chance.roll(1000) for _ in range(40)]
    assert [copy.roll(1000) for _ in range(40)] == ahead
    assert copy.row() == chance.row()


@pytest.mark.parametrize("mode", [HASHED, FAST])
def test_stored_chance_rolls_on_alike(mode: int) -> None:
    chance = Chance(mode, 2**100 + 8)
    for _ in range(21):
        chance.roll(6)
    kind, seed, counter, fast, script = chance.row()
    other = Chance(int(str(kind)), int(str(seed), 16))
    assert script == []
    other.restore(int(str(counter)), int(str(fast)), [])
    assert [other.roll(1000) for _ in range(40)] == [chance.roll(1000) for _ in range(40)]


# -- chance as a player -------------------------------------------------------------------


def test_asked_rolls_are_decisions_of_the_player_chance() -> None:
    g = rolling(6, 2, Chance(ASKED, 5))
    d = g.decision
    assert d is not None
    assert (d.seat, d.kind, d.rule, d.default) == (-1, "roll", "", 0)
    assert [option.code for option in d.options] == [0, 1, 2, 3, 4, 5]
    g.apply(4)
    g.apply(0)
    assert g.trace == [4, 0]
    assert g.log == [4, 0]


def test_a_roll_of_one_side_is_not_asked() -> None:
    g = rolling(1, 3, Chance(ASKED, 5))
    assert g.trace == [0, 0, 0]
    assert g.log == []


def test_a_roll_of_many_sides_is_asked_in_pages() -> None:
    g = rolling(300, 1, Chance(ASKED, 5))
    assert g.question().name == "page"
    assert g.seat == -1
    g.apply(2)
    assert g.question().name == "roll"
    assert g.options == list(range(256, 300))
    copy = g.restored()
    g.apply(10)
    copy.apply(10)
    assert g.trace == copy.trace == [266]


def test_a_pending_roll_is_not_asked_again_in_another_world() -> None:
    g = rolling(6, 1, Chance(ASKED, 5))
    before = g.moment_of_it()
    g.reconsider()
    assert g.moment_of_it() == before
