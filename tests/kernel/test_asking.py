"""The one door: decisions, picks, and too many options for one ask."""

from __future__ import annotations

import pytest

from deskovka.kernel.errors import IllegalPick, IllegalSeat
from deskovka.kernel.events import Event
from deskovka.kernel.pages import MOST_OPTIONS
from tests.kernel.toy import Toy, asking

pytestmark = pytest.mark.fast


def test_a_decision_says_who_chooses_and_from_what() -> None:
    g = asking([30, 10, 20], seat=1)
    d = g.decision
    assert d is not None
    assert (d.seat, d.kind, d.rule, d.default) == (1, "which", "toy:ASK-1", 0)
    assert (d.text("cs"), d.text()) == ("cs which?", "en which?")
    assert [option.code for option in d.options] == [30, 10, 20]
    assert [option.key for option in d.options] == [(30, -30), (10, -10), (20, -20)]
    assert [str(option) for option in d.options] == ["en 30", "en 10", "en 20"]
    assert [option.text("cs") for option in d.options] == ["cs 30", "cs 10", "cs 20"]
    assert d.options[1].data() == {"code": 10}
    assert repr(d) == "<decision of seat 1: which, 3 options>"
    assert repr(d.options) == "[<option 0: en 30>, <option 1: en 10>, <option 2: en 20>]"


def test_options_are_found_by_their_index() -> None:
    d = asking([30, 10, 20]).decision
    assert d is not None
    assert (len(d.options), d.options[-1].code, d.options[-1].index) == (3, 20, 2)
    for wrong in (3, -4):
        with pytest.raises(IndexError):
            d.options[wrong]


def test_the_pick_is_there_for_the_next_step() -> None:
    g = asking([30, 10, 20], times=2)
    g.apply(2)
    g.apply(0)
    assert g.trace == [20, 30]
    assert g.over
    assert g.decision is None


def test_the_options_of_a_decision_that_is_over_are_refused() -> None:
    g = asking([30, 10, 20], times=2)
    d = g.decision
    assert d is not None
    g.apply(1)
    for use in (lambda: len(d.options), lambda: d.options[0], lambda: list(d.options)):
        with pytest.raises(RuntimeError, match="a decision that is over"):
            use()


def test_what_belongs_to_a_decision_that_is_over_can_still_be_printed() -> None:
    g = asking([30, 10, 20], times=2)
    d = g.decision
    assert d is not None
    option = d.options[1]
    for pick in (1, 0):
        g.apply(pick)
        assert repr(d) == "<decision of seat 0 that is over>"
        assert repr(d.options) == "<options of a decision that is over>"
        assert repr(option) == "<option 1 of a decision that is over>"


def test_a_single_option_is_not_asked() -> None:
    g = asking([5], times=4)
    assert g.trace == [5, 5, 5, 5]
    assert g.over
    assert g.log == []


def test_a_single_option_is_taken_between_questions() -> None:
    g = asking([5, 6], times=3)
    g.offered = [7]
    g.apply(1)
    assert g.trace == [6, 7, 7]
    assert g.log == [1]


WRONG = [-1, 3, 10**30, True, False, "0", 0.0, 1.5, None, (0,), b"0"]


@pytest.mark.parametrize("pick", WRONG, ids=repr)
def test_an_illegal_pick_changes_nothing(pick: object) -> None:
    g = asking([30, 10, 20])
    before = g.moment_of_it()
    with pytest.raises(IllegalPick, match=r"is not an option: choose a whole number from 0 to 2$"):
        g.apply(pick)
    assert g.moment_of_it() == before
    g.apply(1)
    assert g.trace == [10]


def test_nobody_picks_when_it_is_over() -> None:
    g = asking([1, 2])
    g.apply(0)
    before = g.moment_of_it()
    with pytest.raises(IllegalPick, match="the game is over"):
        g.apply(0)
    assert g.moment_of_it() == before


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0])
def test_there_are_no_other_seats(seat: object) -> None:
    g = Toy(seats=2)
    with pytest.raises(IllegalSeat, match="is not a seat: there are 0 to 1"):
        g.checked_seat(seat)
    assert [g.checked_seat(0), g.checked_seat(1)] == [0, 1]


def test_a_sink_is_filled_for_one_pick_only() -> None:
    g = asking([30, 10], times=3)
    sink: list[Event] = []
    g.apply(0)
    g.apply(1, sink)
    g.apply(0)
    assert [event.facts | event.secret for event in sink] == [{"by": 0, "what": 10}]


# -- more than can be asked at once -------------------------------------------------------


def pages(g: Toy) -> list[list[int]]:
    """What lies behind each option of a question that was split."""
    d = g.decision
    assert d is not None
    assert d.kind == "page"
    found: list[list[int]] = []
    for number in range(len(d.options)):
        turned = g.clone()
        turned.apply(number)
        page = turned.decision
        assert page is not None
        assert (page.kind, page.seat, page.default) == ("which", d.seat, 0)
        found.append([option.code for option in page.options])
    return found


def test_as_many_as_can_be_asked_are_asked_at_once() -> None:
    g = asking(list(range(MOST_OPTIONS)))
    assert g.decision is not None
    assert g.decision.kind == "which"
    assert len(g.decision.options) == MOST_OPTIONS == 128


@pytest.mark.parametrize("count", [129, 256, 257, 1000])
@pytest.mark.parametrize("pages_of", [10**6, 100, 1])
def test_a_longer_question_is_split_and_nothing_is_lost(count: int, pages_of: int) -> None:
    found = pages(asking(list(range(count)), pages_of=pages_of))
    assert 2 <= len(found) <= MOST_OPTIONS
    assert max(map(len, found)) <= MOST_OPTIONS
    assert [code for page in found for code in page] == list(range(count))


def test_as_many_pages_as_can_be_asked_are_filled() -> None:
    g = asking(list(range(MOST_OPTIONS**2)), pages_of=10**6)
    assert g.options == list(range(MOST_OPTIONS))
    g.apply(127)
    g.apply(127)
    assert g.trace == [MOST_OPTIONS**2 - 1]


def test_options_are_split_by_their_groups_first() -> None:
    codes = [0, 1000, 1, *range(1001, 1300), 2, 5000]
    found = pages(asking(codes, seat=1))
    assert found[0] == [0, 1, 2]
    assert found[-1] == [5000]
    assert [len(page) for page in found] == [3, 128, 128, 44, 1]
    assert sorted(code for page in found for code in page) == sorted(codes)


def test_what_is_picked_from_a_page_is_picked() -> None:
    g = asking([*range(200)], times=2)
    g.apply(1)
    g.apply(3)
    assert g.trace == [131]
    assert g.decision is not None
    assert g.decision.kind == "page"
    g.apply(0)
    g.apply(0)
    assert g.trace == [131, 0]
    assert g.log == [1, 3, 0, 0]


def test_a_page_of_one_is_still_asked() -> None:
    """The pick of the page is in the log already: nobody else may see another moment."""
    g = asking([*range(128), 5000])
    g.apply(1)
    assert g.decision is not None
    assert [option.code for option in g.decision.options] == [5000]
    g.apply(0)
    assert g.trace == [5000]


@pytest.mark.parametrize("turned", [False, True])
def test_pages_survive_copying_and_storing(turned: bool) -> None:
    g = asking([*range(300)])
    if turned:
        g.apply(2)
    for copy in (g.clone(), g.restored(), g.restored().clone()):
        assert copy.moment_of_it() == g.moment_of_it()
        while not copy.over:
            copy.apply(2)
        assert copy.trace == [258]
    assert g.trace == []


@pytest.mark.parametrize("pick", [-1, 3, True])
def test_an_illegal_page_changes_nothing(pick: int) -> None:
    g = asking([*range(300)])
    before = g.moment_of_it()
    with pytest.raises(IllegalPick):
        g.apply(pick)
    assert g.moment_of_it() == before


# -- asked again in another world ---------------------------------------------------------


def test_a_pending_question_can_be_asked_again() -> None:
    g = asking([1, 2, 3])
    g.offered = [4, 5]
    g.reconsider()
    assert g.options == [4, 5]
    assert g.log == []
    g.offered = list(range(200))
    g.reconsider()
    assert g.question().name == "page"
    g.offered = [8, 9]
    g.reconsider()
    assert g.question().name == "which"
    g.apply(1)
    assert g.trace == [9]


def test_when_it_is_over_nothing_is_asked_again() -> None:
    g = asking([1, 2])
    g.apply(0)
    before = g.moment_of_it()
    g.reconsider()
    assert g.moment_of_it() == before


def test_nobody_gives_up_in_a_game_that_does_not_know_of_it() -> None:
    g = asking([1, 2], times=3)
    with pytest.raises(IllegalPick, match="nobody gives up"):
        g.resign(0)
    with pytest.raises(IllegalSeat, match="5 is not a seat"):
        g.resign(5)
    assert (g.log, g.moment) == ([], 0)


def test_what_a_log_says_is_done_again() -> None:
    g = asking([1, 2], times=3)
    g.enter(1)
    assert g.trace == [2]
    with pytest.raises(IllegalPick, match="nobody gives up"):
        g.enter(-2)
