"""Flows: steps in order, flows within flows, what a frame remembers."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.kernel.flow import Book
from tests.kernel import toy
from tests.kernel.toy import Toy

pytestmark = pytest.mark.fast


def test_the_steps_of_a_flow_happen_in_order() -> None:
    assert Toy().begin(toy.NESTED).trace == [10, 1, 2, 3, 11]


def test_whoever_ends_a_flow_goes_on_in_the_one_below() -> None:
    assert Toy().begin(toy.EARLY).trace == [1, 3]


def test_a_step_can_be_gone_to_by_name() -> None:
    assert Toy().begin(toy.JUMPING).trace == [1, 3]


def test_a_step_happens_again_after_what_it_called() -> None:
    assert Toy().begin(toy.COUNTING, 3).trace == [3, 1, 2, 3, 2, 1, 2, 3, 1]


def test_a_frame_has_locals_of_its_own() -> None:
    assert Toy().begin(toy.LOCALS, 7, 8, 9, 10).trace == [7, 8, 9, 10, 0, 0]
    assert Toy().begin(toy.LOCALS).trace == [0] * 6


def test_a_frame_has_what_it_pushed_whatever_lies_above() -> None:
    g = Toy().begin(toy.PUSHERS)
    assert g.trace == [30, 31, 20, 21, 10, 11]


def test_nothing_is_left_of_a_flow_that_is_over() -> None:
    g = Toy()
    g.call(toy.THREE)
    below = (g.kernel_row(), g.top, g.base)
    g.call(toy.PUSHING, 30)
    g.push(1)
    g.done()
    assert (g.kernel_row(), g.top, g.base) == below
    g.done()
    assert (g.top, g.base, g.kernel_row()["frames"]) == (0, -1, [])


def test_a_new_frame_sees_nothing_of_those_before_it() -> None:
    g = Toy()
    g.call(toy.PUSHING, 7, 8, 9, 10)
    for value in range(20):
        g.push(value)
    g.done()
    g.call(toy.LOCALS)
    assert g.kernel_row()["frames"] == [["locals", "note_locals", [0] * 6]]
    assert g.pushed() == []


def test_a_flow_cannot_go_to_a_step_of_another() -> None:
    g = Toy()
    g.call(toy.THREE)
    with pytest.raises(KeyError):
        g.goto(toy.jump)


def test_a_step_can_be_left_out_or_gone_back_from() -> None:
    g = Toy()
    g.call(toy.JUMPING)
    g.goto(toy.second)

    def next_step() -> object:
        frames: Any = g.kernel_row()["frames"]
        return frames[-1][1]

    g.skip()
    assert next_step() == "third"
    g.ask_again()
    assert next_step() == "jump"
    g.goto(toy.stop)
    g.restart()
    assert next_step() == "first"


# -- books --------------------------------------------------------------------------------


def test_a_flow_is_entered_once() -> None:
    book = Book("b", 1)
    number = book.flow("one", toy.first)
    assert book.by_name == {"one": number}
    with pytest.raises(ValueError, match="flow 'one' is defined twice"):
        book.flow("one", toy.second)
    with pytest.raises(ValueError, match="flow 'one' is defined twice"):
        book.define(number, toy.second)
    assert book.flows[number].steps == (toy.first,)


def test_a_flow_can_be_named_before_its_steps_exist() -> None:
    book = Book("b", 1)
    later = book.flow("later")
    book.flow("one", toy.first)
    book.define(later, toy.second, toy.third)
    assert book.flows[later].name == "later"
    assert book.flows[later].number == later
    assert book.flows[later].step_names == ["second", "third"]
    with pytest.raises(ValueError, match="flow 'later' is defined twice"):
        book.define(later, toy.first)


def test_a_step_that_stands_twice_in_a_flow_is_told_apart() -> None:
    book = Book("b", 1)
    number = book.flow("twice", toy.first, toy.second, toy.first, toy.first)
    assert book.flows[number].step_names == ["first", "second", "first#2", "first#3"]


def make(name: str, version: int, *flows: tuple[str, tuple[object, ...]]) -> str:
    book = Book(name, version)
    for flow, steps in flows:
        book.flow(flow, *steps)  # type: ignore[arg-type]
    return book.rules_version()


def test_the_rules_version_depends_on_the_flows_and_the_number() -> None:
    one, two = ("one", (toy.first,)), ("two", (toy.second, toy.third))
    version = make("b", 1, one, two)
    assert version == make("b", 1, two, one)
    others = {
        make("c", 1, one, two),
        make("b", 2, one, two),
        make("b", 1, one),
        make("b", 1, one, ("two", (toy.third, toy.second))),
        make("b", 1, one, ("three", (toy.second, toy.third))),
        make("b", 1, one, two, ("three", (toy.first,))),
    }
    assert len(others) == 6
    assert version not in others
