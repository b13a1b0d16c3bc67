"""What comes of a battle is reckoned as it would be fought, where no card has a say in it."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.games.conquerors.bots.battle import Battle
from deskovka.games.conquerors.bots.judge import ConquerorsJudge, worth
from deskovka.games.conquerors.bots.sides import GONE, Side, sides_of
from deskovka.games.conquerors.codes import ASK_ATTACKER, ASK_BLOCK, ATTACK_PHASE
from deskovka.games.conquerors.state import Table
from deskovka.kernel.state import PASS_IDLE
from tests.conquerors.scenario import Scenarios, building, card, trap, warrior
from tests.conquerors.scenario import Side as Has

FIGHTERS = [warrior(f"fighter-{n}", n % 4, 1 + n % 5) for n in range(8)]
SHIELDED = warrior("shielded", 2, 3, "Shielding 1.")
TOWERS = [building("tower", 3), building("wall", 9)]
SEEDS = pytest.mark.parametrize("seed", range(30))


def side(rng: Random) -> Has:
    """A few plain warriors, some of them hurt, and buildings."""
    fighters = rng.sample([*FIGHTERS, SHIELDED], rng.randint(2, 5))
    hurt = [
        card(fighter, damage=rng.randrange(fighter.life), exhausted=at > 0 and rng.random() < 0.2)
        for at, fighter in enumerate(fighters)
    ]
    return Has(warriors=hurt, buildings=rng.sample(TOWERS, rng.randint(0, 2)), base=3)


def fought(table: Table, pick: int) -> Table:
    """To the end of the battle; nobody blocks after that answer."""
    after = table.clone()
    after.hush = PASS_IDLE
    after.answer(pick)
    while after.asking and after.phase == ATTACK_PHASE:
        after.answer(after.default)
    return after


def condition(side: Side) -> tuple[object, ...]:
    """All that is left of it."""
    if side.out or side.base <= 0:
        return ()
    lives = [life for life in side.lives if life != GONE]
    return side.base, sum(lives), len(lives)


@SEEDS
def test_a_battle_of_plain_warriors_is_reckoned_as_it_is_fought(
    scenario: Scenarios, seed: int
) -> None:
    rng = Random(seed)
    s = scenario(
        *[side(rng) for _ in range(rng.choice([2, 2, 3]))],
        phase="attack",
        edition=rng.choice(["en", "cs"]),
    )
    s.leave()
    table = s.table
    compared = 0
    while table.asking and table.phase == ATTACK_PHASE:
        if table.kind == ASK_BLOCK:
            for pick in range(len(table.options)):
                reckoned, real = Battle(table).after(pick), sides_of(fought(table, pick))
                assert [condition(one) for one in reckoned] == [condition(one) for one in real]
                compared += 1
        least = table.kind == ASK_ATTACKER and len(table.options) > 1  # all attack who can
        table.answer(rng.randrange(int(least), len(table.options)))
    assert compared


def test_a_trap_is_taken_to_stop_one_attacker(scenario: Scenarios) -> None:
    pit = trap("pit", "Gain 1 gold.")
    s = scenario(
        Has(warriors=[FIGHTERS[7], FIGHTERS[3]]),
        Has(warriors=[FIGHTERS[2]], traps_before_base=[pit]),
        phase="attack",
    )
    s.leave()
    s.play("fighter-7", "fighter-3", "fighter-7")
    assert s.kind == "block"
    after = Battle(s.table).after(0)
    assert after[1].base == s.base("foe") - FIGHTERS[3].attack
    assert [one.traps[-1] for one in after] == [0, 0]
    assert [one.traps[-1] for one in sides_of(s.table)] == [0, 1]


def test_the_next_player_moves_with_rested_warriors(scenario: Scenarios) -> None:
    s = scenario(
        Has(warriors=[FIGHTERS[7]]),
        Has(warriors=[card(FIGHTERS[2], exhausted=True), FIGHTERS[1]]),
        phase="attack",
    )
    s.leave()
    s.play("fighter-7")
    after = Battle(s.table).after(0)
    assert [one.moves for one in after] == [False, True]
    assert [one.tired for one in after] == [[1], [0, 0]]


def test_whoever_is_left_alone_has_won(scenario: Scenarios) -> None:
    s = scenario(Has(warriors=[FIGHTERS[7]]), Has(warriors=[FIGHTERS[2]], base=2), phase="attack")
    s.leave()
    s.play("fighter-7")
    assert worth(s.table, Battle(s.table).after(0)) == [1.0, 0.0]
    assert ConquerorsJudge().answer(s.table) == 1  # so the blow is blocked
