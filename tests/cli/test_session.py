"""What can be typed in a game of any kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import deskovka
from tests.cli.typed import Typed
from tests.conquerors.terminal.desk import playing, session


def test_leaving() -> None:
    assert playing(Typed("q")).endswith("Goodbye.\n")


def test_the_end_of_the_input_leaves() -> None:
    assert playing(Typed(then=lambda: None)).endswith("Goodbye.\n")


def test_help_in_czech() -> None:
    assert "vezmi zpět poslední volbu" in playing(Typed("?", "q"), language="cs")


@pytest.mark.parametrize("wrong", ["99", "0", "x", "play", "-1", "1.5"])
def test_what_is_not_understood_is_asked_again(wrong: str) -> None:
    typed = Typed(wrong, "q")
    shown = playing(typed)
    assert typed.asked == 2
    assert "Choose a number from 1 to 2." in shown or "I do not understand" in shown


def test_a_card_is_shown_by_the_number_of_its_option() -> None:
    made, printed = session(Typed("2", "i 1", "q"))
    made.play()
    option = made.table.decision
    assert option is not None
    name = option.options[0].text("en").removeprefix("Exchange ")
    after = printed.getvalue().rpartition("(1 of 3)?")[2]
    assert after.count(name) == 2


def test_a_card_that_is_not_there() -> None:
    assert "There is no card “nobody”." in playing(Typed("i nobody", "q"))
    assert "There is no card “9”." in playing(Typed("i 9", "q"))
    assert "There is no card “”." in playing(Typed("i", "q"))


def test_a_choice_is_taken_back() -> None:
    digests: list[str] = []
    script = ["2", "1", "1", "u", "u", "u", "u", "q"]

    def line() -> str:
        digests.append(made.table.digest())
        return script[len(digests) - 1]

    made, printed = session(Typed(then=line))
    made.play()
    first, second, third, fourth = digests[:4]
    assert digests[4:] == [third, second, first, first]
    assert fourth not in digests[:3]
    shown = printed.getvalue()
    assert shown.count("Taken back.") == 3
    assert shown.count("There is nothing to take back.") == 1


def test_what_is_taken_back_leaves_the_log(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    made, _ = session(Typed("2", "1", "u", "u", "1", f"s {path}", "q"))
    made.play()
    replay = deskovka.replay.load(path.read_text("utf-8"))
    assert replay.log[0] == 0
    assert replay.verify().digest() == made.table.digest()


def test_the_end_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    def lines() -> Iterator[str]:
        while "You lose" not in printed.getvalue():
            yield ""
        yield "l"
        yield f"s {path}"
        yield "what"
        yield "u"
        assert made.table.outcome is None
        yield "q"

    script = lines()
    made, printed = session(Typed(then=lambda: next(script), goes_on=True))
    made.play()
    assert "Taken back." in printed.getvalue()
    assert deskovka.replay.load(path.read_text("utf-8")).verify().outcome is not None


def test_saving_where_it_cannot_be_saved(tmp_path: Path) -> None:
    shown = playing(Typed("s", f"s {tmp_path}", "q"))
    assert "Name a file: s FILE." in shown
    assert "It could not be saved:" in shown
