"""A job deals everybody every seat, deck, hero and boss equally often, and knows its limits."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from deskovka import games
from deskovka.bots import LEVELS, Budget
from deskovka.kernel.errors import DeskovkaError
from deskovka.lab.jobs import Job, Wishes, make_job, seed_of

DECKS = ("builders", "raiders", "trappers", "sparks")


def tasks(job: Job) -> list[tuple[tuple[str, ...], tuple[str, ...], str]]:
    """A whole round: bots, decks or heroes, boss."""
    found = [job.task(number) for number in range(job.round())]
    return [(task.bots, task.sides, task.setup.get("boss", "")) for task in found]


def test_every_pairing_of_decks_is_played_in_every_order() -> None:
    job = make_job(Wishes("conquerors", ["simple", "random"]))
    orders = [("simple", "random"), ("random", "simple")]
    every = Counter((bots, decks, "") for bots in orders for decks in product(DECKS, repeat=2))
    assert Counter(tasks(job)) == every
    assert job.task(job.round())[2:] == job.task(0)[2:]


def test_without_mirrors_no_deck_meets_itself() -> None:
    job = make_job(Wishes("conquerors", ["simple"], mirrors=False, sides=DECKS[:3]))
    expected = Counter((("simple",) * 2, decks, "") for decks in permutations(DECKS[:3], 2))
    assert Counter(tasks(job)) == expected


def test_heroes_differ_and_bosses_take_turns() -> None:
    job = make_job(Wishes("plosinovka", ["simple", "random", "random"]))
    heroes = list(permutations(job.sides, 3))
    assert len(heroes) == 120
    bots = [("simple", "random", "random"), ("random", "simple", "random"),
            ("random", "random", "simple")]  # fmt: skip
    assert Counter(tasks(job)) == Counter(product(bots, heroes, ("medusa", "banzai")))


def test_a_beginning_is_fair_too() -> None:
    """After a few games every bot has had every seat with every deck of a table."""
    job = make_job(Wishes("plosinovka", ["simple", "random"], seed=9))
    first = tasks(job)[:8]
    assert Counter(bots for bots, _, _ in first) == {
        ("simple", "random"): 4, ("random", "simple"): 4,
    }  # fmt: skip
    assert {sides for _, sides, _ in first} == {first[0][1], first[0][1][::-1]}
    assert Counter(boss for _, _, boss in first) == {"medusa": 4, "banzai": 4}


def test_seeds_depend_on_the_seed_and_the_number_alone() -> None:
    one = make_job(Wishes("conquerors", ["simple"], seed=3, sides=DECKS[:2]))
    other = make_job(Wishes("plosinovka", ["random"], seed=3))
    assert [one.task(n).seed for n in range(50)] == [other.task(n).seed for n in range(50)]
    assert len({seed_of(seed, number) for seed in range(30) for number in range(30)}) == 900


def test_another_seed_begins_elsewhere() -> None:
    jobs = [make_job(Wishes("plosinovka", ["simple"], seed=seed)) for seed in range(4)]
    assert len({job.tables[0][0] for job in jobs}) > 1


def test_searching_bots_think_in_iterations_unless_told_seconds() -> None:
    wishes = Wishes("plosinovka", ["easy", "medium", "hard", "greedy"])
    own = games.kit("plosinovka").strengths()
    job = make_job(wishes)
    assert job.reproducible
    *levels, greedy = map(job.budget, job.bots)
    assert levels == [Budget(iterations=one.iterations) for one in own.values()]
    assert greedy is None
    more = make_job(wishes._replace(iterations=3 * own["medium"].iterations))
    assert [more.budget(bot) for bot in LEVELS] == [
        Budget(iterations=3 * one.iterations) for one in own.values()
    ]
    timed = make_job(wishes._replace(seconds=0.6))
    assert not timed.reproducible
    seconds = [budget.seconds for budget in map(timed.budget, timed.bots) if budget]
    assert seconds == pytest.approx([0.1, 0.6, 4])


def test_a_bot_can_be_given_iterations_of_its_own() -> None:
    job = make_job(Wishes("conquerors", ["medium@40", "hard@700"], seconds=0.5))
    assert [job.budget(bot) for bot in job.bots] == [Budget(iterations=40), Budget(iterations=700)]
    assert set(job.orders) == {("medium@40", "hard@700"), ("hard@700", "medium@40")}


BAD = {
    "iterations for a bot without": (Wishes("conquerors", ["greedy@9"]), "only easy, medium, hard"),
    "no number of iterations": (Wishes("conquerors", ["hard@many"]), "as in medium@400"),
    "no iterations": (Wishes("conquerors", ["hard@0"]), "there is no bot 'hard@0'"),
    "an unknown game": (Wishes("chess", ["simple"]), "chess"),
    "an unknown bot": (Wishes("conquerors", ["genius"]), "genius"),
    "an unknown deck": (Wishes("conquerors", ["simple"], sides=["raidres"]), '"raiders"'),
    "an unknown hero": (Wishes("plosinovka", ["simple"], sides=["nobody"]), "miksy"),
    "an unknown boss": (Wishes("plosinovka", ["simple"], setup={"boss": "nobody"}), "medusa"),
    "an unknown dungeon": (Wishes("plosinovka", ["simple"], setup={"dungeon": "x"}), "forest"),
    "an unknown edition": (Wishes("conquerors", ["simple"], setup={"edition": "fr"}), "fr"),
    "too many bots": (Wishes("conquerors", ["simple"] * 3, players=2), "3 bots for 2 players"),
    "too many players": (Wishes("conquerors", ["simple"], players=7), "2 to 6"),
    "too few heroes": (Wishes("plosinovka", ["simple"], players=2, sides=["urgh"]), "not 1"),
    "too few decks": (
        Wishes("conquerors", ["simple"], sides=["sparks"], mirrors=False), "different decks",
    ),
    "a bigger map alone": (Wishes("plosinovka", ["simple"], players=1, setup={"bigger": True}),
                           "SOLO-1"),
    "a pack that is not there": (Wishes("conquerors", ["simple"], pack="nowhere"), "nowhere"),
}  # fmt: skip


@pytest.mark.parametrize(("wishes", "told"), BAD.values(), ids=BAD.keys())
def test_what_cannot_be_done_is_refused(wishes: Wishes, told: str) -> None:
    with pytest.raises(DeskovkaError, match=r".") as refused:
        make_job(wishes)
    assert told in str(refused.value)


def test_too_many_line_ups_are_refused() -> None:
    from deskovka.lab.jobs import BadJob, _check_lineups

    _check_lineups("deck", 7, 6, mirrors=True)
    with pytest.raises(BadJob, match="262,144 line-ups"):
        _check_lineups("deck", 8, 6, mirrors=True)
