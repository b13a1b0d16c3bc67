"""Bots that look ahead: blind to what is hidden, repeatable, and the better for thinking."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import deskovka
from deskovka import bots, games
from deskovka.bots import LEVELS, Budget, Worlds
from deskovka.bots.players import SearchBot
from deskovka.bots.search import Node, Search, keys_of
from deskovka.games.port.bot import shown
from deskovka.games.port.judge import Judge, alone, shares, weighed
from tests.bots import playing

GAMES = {name: deskovka.game(name) for name in ("conquerors", "plosinovka")}
FEW = Budget(iterations=12)


def positions(game: str, seed: int, every: int) -> list[Any]:
    """Some of the decisions of a game between simple bots."""
    table = GAMES[game].new(seed=seed)
    players = [bots.make("simple", GAMES[game], seat) for seat in range(table.seats)]
    found = []
    while (decision := table.decision) is not None:
        if table.moment % every == 0:
            found.append(table.clone())
        worlds = Worlds(table, decision.seat)
        table.apply(players[decision.seat].choose(table.view(decision.seat), decision, worlds))
    return found


@pytest.mark.parametrize("name", bots.NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_the_same_are_played_the_same(game: str, name: str) -> None:
    compared = 0
    for number, table in enumerate(positions(game, 9, 3)[:9] + positions(game, 5, 3)[:9]):
        seat = table.seat
        picks = []
        for state in (table, table.determinize(seat, number), table.determinize(seat, 100)):
            bot = bots.make(name, GAMES[game], 3, FEW)
            picks.append(bot.choose(state.view(seat), state.decision, Worlds(state, seat)))
        assert picks[0] == picks[1] == picks[2]
        compared += 1
    assert compared > 10


@pytest.mark.parametrize("name", bots.NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_blind_bot_picks_the_same_without_a_view(game: str, name: str) -> None:
    for table in positions(game, 9, 9)[:6]:
        view = table.view(table.seat)
        picks = []
        for _ in range(2):
            bot = bots.make(name, GAMES[game], 3, FEW)
            picks.append(bot.choose(view, table.decision, Worlds(table, table.seat)))
            view = shown(bot, table, table.seat)
        assert picks[0] == picks[1]
        assert view == ({} if name != "simple" else table.view(table.seat))


def test_worlds_are_those_of_the_moment_they_are_asked_for() -> None:
    """Also where the same `Worlds` were asked at an earlier moment."""
    table = positions("conquerors", 4, 9)[3].clone()
    worlds = Worlds(table, 0)
    for _ in range(3):
        assert worlds.world(5).digest() == table.determinize(0, 5).digest()
        table.answer(table.default)


def test_another_process_learns_nothing_hidden() -> None:
    """What a seat cannot know is dealt anew in what is sent; all else is there."""
    game = GAMES["conquerors"]
    differ = 0
    for table in positions("conquerors", 4, 9):
        seat = table.seat
        sent = game.load(Worlds(table, seat).dump(5))
        assert sent.view(seat) == table.view(seat)
        assert sent.setup is None
        assert sent.log_size == 0
        assert sent.chance.row() != table.chance.row()
        other = table.players[1 - seat]
        true = [table.cards[slot].definition for slot in other.hand + other.deck]
        differ += true != [sent.cards[slot].definition for slot in other.hand + other.deck]
        again = Worlds(sent, seat).dump(6)
        assert again == Worlds(table, seat).dump(6)  # the world knows as much as the truth
    assert differ > 5


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    assert playing.wins(GAMES[game], "greedy", "random", games=24) >= 20


@pytest.mark.parametrize("game", GAMES)
def test_thinking_more_changes_what_is_known_not_what_is_allowed(game: str) -> None:
    """A tree that is kept from decision to decision always fits the decision it is used for."""
    table = GAMES[game].new(seed=2)
    bot = bots.make("easy", GAMES[game], 1, FEW)
    while (decision := table.decision) is not None and table.moment < 60:
        pick = bot.choose(table.view(decision.seat), decision, Worlds(table, decision.seat))
        assert 0 <= pick < len(decision.options)
        table.apply(pick)
    assert table.moment > 20


@pytest.mark.parametrize("game", GAMES)
def test_both_builds_choose_the_same(game: str) -> None:
    """The interpreted build is played in a process of its own."""
    code = f"from tests.bots import playing; print(playing.log_of({game!r}))"
    environment = {k: v for k, v in os.environ.items() if k != "DESKOVKA_COMPILED"}
    environment["DESKOVKA_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        check=True,
    )
    log = json.loads(done.stdout)
    assert log == playing.log_of(game)
    assert len(log) >= 20


def test_a_hint_says_what_to_pick_and_rates_every_option() -> None:
    for game in GAMES:
        table = positions(game, 6, 20)[2]
        rated = bots.hint(game, Worlds(table, table.seat), Budget(iterations=40))
        assert len(rated.weights) == len(rated.values) == len(table.options)
        assert rated.weights[rated.pick] == max(rated.weights)
        assert sum(rated.weights) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in rated.values)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_ends_when_the_rest_of_its_budget_would_hardly_matter(game: str) -> None:
    settled = 0
    for number, table in enumerate(positions(game, 7, 11)[:8]):
        worlds = Worlds(table, table.seat)
        search = Search(games.kit(game).judge(), number)
        left = 160
        while left and not search.settled(table, left):
            search.grow(worlds.world(left))
            left -= 1
        *_, second, first = sorted(search.rated(table))
        assert left == 0 or first[0] - second[0] > left * 0.33
        pick = search.rated(table).index(first)
        for more in range(left):
            search.grow(worlds.world(1_000 + more))
        settled += left > 40
        rated = search.rated(table)
        assert rated[pick][1] > max(rated)[1] - 0.02
    assert settled >= 3


def test_choices_that_are_as_good_as_each_other_are_not_thought_about_for_long() -> None:
    table = positions("plosinovka", 6, 20)[2]
    keys = keys_of(table)
    assert len(keys) > 1

    def settled(last: float, visits: int = 150, spread: float = 0.0) -> bool:
        search = Search(games.kit("plosinovka").judge(), 1)
        for key in keys:
            value = last if key == keys[-1] else 0.4
            node = Node(table.seat, 0.4)
            node.visits = visits
            node.total = visits * value
            node.squares = visits * (value**2 + spread**2)
            search.root.adopt(key, node)
        return search.settled(table, 10_000)

    assert settled(0.4)
    assert settled(0.402)
    assert not settled(0.41)
    assert not settled(0.39)
    assert not settled(0.4, visits=90)
    assert settled(0.4, spread=0.01)
    assert not settled(0.4, spread=0.1)
    assert settled(0.4, visits=10_000, spread=0.1)


class Dealt(Worlds):
    """Counts the worlds that a bot asks for."""

    def __init__(self, state: Any, seat: int) -> None:
        super().__init__(state, seat)
        self.count = 0

    def world(self, seed: int) -> Any:
        self.count += 1
        return super().world(seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_of_time_is_spent_on_later_decisions_too(game: str) -> None:
    """However much was thought of the one before."""
    table = GAMES[game].new(seed=4)
    bot = SearchBot(games.kit(game).judge(), 1, Budget(seconds=0.002))
    later = 0
    for _ in range(12):
        dealt = Dealt(table, table.seat)
        later += bot.search is not None and bot.search.fits(table)
        pick = bot.rate(dealt).pick
        assert dealt.count > 16 or len(table.options) == 1
        table.apply(pick)
    assert later >= 3


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_ends_with_what_is_used_up_first(game: str) -> None:
    table = next(one for one in positions(game, 6, 10) if len(one.options) > 2)

    def dealt(budget: Budget) -> int:
        worlds = Dealt(table, table.seat)
        SearchBot(games.kit(game).judge(), 1, budget).rate(worlds)
        return worlds.count

    first = 1 + 16  # the world that the search is about, and iterations before it sees the clock
    assert dealt(Budget(seconds=1e-6, iterations=1_000)) == first
    assert dealt(Budget(seconds=600.0, iterations=7)) <= 1 + 7


@pytest.mark.parametrize("game", GAMES)
def test_a_higher_level_thinks_more(game: str) -> None:
    easy, medium, hard = (games.kit(game).strengths()[level] for level in LEVELS)
    assert 0 < 2 * easy.iterations <= medium.iterations <= hard.iterations / 2
    assert 0 < easy.seconds < medium.seconds < hard.seconds


def test_who_thinks_much_looks_further() -> None:
    """A turn more, and with more doubt; time alone may be as much as it takes."""

    def judge(level: str, budget: Budget | None = None) -> Judge:
        bot = bots.make(level, GAMES["conquerors"], 1, budget)
        assert isinstance(bot, SearchBot)
        return bot.judge

    near, far = judge("medium"), judge("hard")
    assert far.ahead == near.ahead + 1
    assert far.explore > near.explore
    assert judge("easy").ahead == near.ahead
    assert judge("hard", Budget(iterations=80)).ahead == near.ahead
    assert judge("medium", Budget(seconds=0.1)).ahead == far.ahead


def weight(search: Search) -> float:
    return sum(child.visits for child in search.root.children.values())


def test_what_was_thought_counts_in_full_until_something_comes_about_otherwise() -> None:
    kept = faded = 0
    for table in positions("plosinovka", 6, 7):
        seat = table.seat
        bot = SearchBot(games.kit("plosinovka").judge(), 1, Budget(iterations=60))
        bot.rate(Worlds(table, seat))
        assert bot.search is not None
        for number in range(len(table.options)):
            after = table.clone()
            after.apply(number)
            if after.over or after.seat != seat or not bot.search.fits(after):
                continue
            counted = weight(bot.search)
            known = after.view(seat) == bot.expected
            bot._tree_for(Worlds(after, seat).world(1), seat)
            if known:
                kept += 1
                assert weight(bot.search) == counted
            else:
                faded += 1
                assert weight(bot.search) == pytest.approx(counted / 4)
    assert kept > 3
    assert faded > 3


def test_a_reaction_that_is_passed_by_leaves_what_was_thought_of_the_turn() -> None:
    table = GAMES["conquerors"].new(seed=4)
    judge = games.kit("conquerors").judge()
    players = [SearchBot(judge, seat, FEW) for seat in range(2)]
    passed = 0
    while (decision := table.decision) is not None and table.moment < 300:
        seat = decision.seat
        bot = players[seat]
        before = bot.search
        strange = judge.idle(table) and before is not None and not before.fits(table)
        pick = bot.rate(Worlds(table, seat)).pick
        if strange and pick == table.default:
            assert bot.search is before
            passed += 1
        table.apply(pick)
    assert passed > 3


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_search_compares_turns_that_are_over(game: str, far: bool) -> None:
    played_on = 0
    for number, table in enumerate(positions(game, 7, 5)[:8]):
        judge = games.kit(game).judge(far)
        last = table.turn + judge.ahead
        world = Worlds(table, table.seat).world(number)
        Search(judge, number).grow(world)
        assert world.over or world.turn == last + 1
        played_on += 1
    assert played_on == 8


def test_a_choice_that_only_a_later_world_offers_is_judged_by_itself() -> None:
    judge = games.kit("plosinovka").judge()
    (table,) = [found for found in positions("plosinovka", 6, 20) if len(found.options) > 4][:1]
    worlds = Worlds(table, table.seat)
    search = Search(judge, 1)
    search.grow(worlds.world(1))
    for pick, key in enumerate(keys_of(table)):
        del search.root.children[key]
        later = worlds.world(2 + pick)
        after = later.clone()
        after.answer(pick)
        search.grow(later)
        assert search.root.children[key].impression == judge.values(after)[table.seat]


def test_what_a_choice_brings_is_asked_a_few_times_then_known() -> None:
    known = 0
    for number, table in enumerate(positions("conquerors", 7, 5)[8:14]):
        worlds = Worlds(table, table.seat)
        search = Search(games.kit("conquerors").judge(), number)
        for seed in range(60):
            search.grow(worlds.world(seed))
        assert all(gain.times <= 4 for gain in search.gains.values())
        below = list(search.root.children.values())
        while below:
            node = below.pop()
            below += node.children.values()
            for key, child in node.children.items():
                gain = search.gains.get(key)
                if child.seat == node.seat and gain is not None and gain.times == 4:
                    known += child.impression == node.impression + gain.total / 4
    assert known > 20


def test_what_is_left_of_a_tree_is_counted() -> None:
    (table,) = [found for found in positions("plosinovka", 6, 20) if len(found.options) > 4][:1]
    worlds = Worlds(table, table.seat)
    search = Search(games.kit("plosinovka").judge(), 1)
    for seed in range(60):
        search.grow(worlds.world(seed))
    grown = search.size()
    assert grown == search.nodes > 60
    below = sum(len(child.children) for child in search.root.children.values())
    assert grown > 1 + len(search.root.children) + below
    search.descend(table, 0)
    assert 1 < search.size() < grown == search.nodes


def test_the_tree_stays_bounded() -> None:
    table = GAMES["conquerors"].new(seed=1)
    search = Search(games.kit("conquerors").judge(), 1)
    assert not search.full()
    search.nodes = 10**9
    assert search.full()
    assert not search.fits(table)


def test_values_are_chances_of_winning() -> None:
    assert shares(0b101, 3) == [0.5, 0.0, 0.5]
    assert sum(weighed([1.0, 5.0, -2.0])) == pytest.approx(1)
    assert weighed([3.0, 1.0])[0] > 0.5
    assert alone(0.0) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("game", "many", "most"), [("conquerors", 20, 0.6), ("plosinovka", 100, 0.68)]
)
def test_chances_come_true(game: str, many: int, most: float) -> None:
    """Who always says 50 % is surprised by 0.69 on average; who exaggerates, by more."""
    judge = games.kit(game).judge()
    surprised: list[float] = []
    for seed in range(many):
        table = GAMES[game].new(seed=seed)
        players = [bots.make("greedy", GAMES[game], 2 * seed + seat) for seat in range(2)]
        said: list[list[float]] = []
        turn = 0
        while (decision := table.decision) is not None:
            if table.turn != turn:
                turn = table.turn
                said.append(judge.values(table))
            seat = decision.seat
            table.apply(players[seat].choose(table.view(seat), decision, Worlds(table, seat)))
        assert table.outcome is not None
        if len(table.outcome.winners) == 1:
            (winner,) = table.outcome.winners
            surprised.append(fmean(-log(values[winner]) for values in said))
    assert len(surprised) > 0.9 * many
    assert fmean(surprised) < most
