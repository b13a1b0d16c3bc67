"""A toy game on the kernel: it has no cards, no turns and no rulebook, only flows.

``trace`` is all that happens in it; each test begins the flow that it is about.
"""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.kernel.chance import HASHED, Chance
from deskovka.kernel.decision import Question
from deskovka.kernel.events import EVERYBODY, Event
from deskovka.kernel.flow import Book
from deskovka.kernel.state import State

BOOK = Book("toy", 1)

WHICH, HOW_MANY = 0, 1
QUESTIONS = [Question("which", "toy:ASK-1"), Question("how_many", "toy:ASK-2")]
ENDLESS = -99


class Toy(State):
    """What a game has to fill in, at its smallest."""

    def __init__(self, seats: int = 2, chance: Chance | None = None) -> None:
        super().__init__(BOOK, seats, chance or Chance(HASHED, 1), {"toy": seats})
        self.trace: list[int] = []
        self.offered: list[int] = []
        self.pages_of = 1000

    def begin(self, flow: int, *values: int) -> Toy:
        self.call(flow, *values)
        self.run()
        return self

    def clone(self) -> Toy:
        other = Toy(self.seats, self.chance)
        self.share_with(other)
        other.trace = self.trace[:]
        other.offered = self.offered
        other.pages_of = self.pages_of
        return other

    def restored(self) -> Toy:
        """A copy by way of plain data."""
        other = Toy(self.seats)
        other.restore_kernel(dict(self.kernel_row()))
        other.trace = self.trace[:]
        other.offered = self.offered
        other.pages_of = self.pages_of
        return other

    def moment_of_it(self) -> tuple[Mapping[str, object], list[int]]:
        """Everything that the state is, to be compared."""
        return self.kernel_row(), self.trace[:]

    def game_question(self, kind: int) -> Question:
        return QUESTIONS[kind]

    def option_key(self, code: int) -> tuple[int, ...]:
        return (code, -code)

    def option_data(self, code: int) -> dict[str, object]:
        return {"code": code}

    def option_text(self, code: int, language: str) -> str:
        return f"{language} {code}"

    def question_text(self, language: str) -> str:
        return f"{language} {self.question().name}?"

    def page_of(self, code: int) -> int:
        return code // self.pages_of

    def exhausted(self) -> None:
        self.over = True
        self.trace.append(ENDLESS)


# -- flows --------------------------------------------------------------------------------


def first(g: Toy) -> None:
    g.trace.append(1)


def second(g: Toy) -> None:
    g.trace.append(2)


def third(g: Toy) -> None:
    g.trace.append(3)


def stop(g: Toy) -> None:
    g.over = True


THREE = BOOK.flow("three", first, second, third)


def call_three(g: Toy) -> None:
    g.trace.append(10)
    g.call(THREE)


def after_three(g: Toy) -> None:
    g.trace.append(11)


NESTED = BOOK.flow("nested", call_three, after_three, stop)


def leave(g: Toy) -> None:
    g.done()


INNER = BOOK.flow("leaves early", first, leave, second)


def call_inner(g: Toy) -> None:
    g.call(INNER)


EARLY = BOOK.flow("early", call_inner, third, stop)


def jump(g: Toy) -> None:
    g.goto(third)


JUMPING = BOOK.flow("jumping", first, jump, second, third, stop)


def count_down(g: Toy) -> None:
    g.trace.append(g.get(0))
    g.put(0, g.get(0) - 1)
    if g.get(0) > 0:
        g.again()
        g.call(THREE)


COUNTING = BOOK.flow("counting", count_down, stop)


def note_locals(g: Toy) -> None:
    g.trace.extend(g.get(number) for number in range(6))


LOCALS = BOOK.flow("locals", note_locals, stop)


def push(g: Toy) -> None:
    g.push(g.get(0))
    g.push(g.get(0) + 1)
    if g.get(0) < 30:
        g.call(PUSHING, g.get(0) + 10)


def note_pushed(g: Toy) -> None:
    g.trace.extend(g.pushed())


PUSHING = BOOK.flow("pushing", push, note_pushed)


def push_some(g: Toy) -> None:
    g.call(PUSHING, 10)


PUSHERS = BOOK.flow("pushers", push_some, stop)


def ask_which(g: Toy) -> None:
    g.ask(WHICH, g.get(0))
    for code in g.offered:
        g.offer(code)


def take_it(g: Toy) -> None:
    g.trace.append(g.pick)
    if g.sink is not None:
        g.sink.append(Event("took", "toy:ASK-1", {"by": g.seat}, {"what": g.pick}, EVERYBODY))
    g.put(1, g.get(1) - 1)
    if g.get(1) > 0:
        g.goto(ask_which)


ASKING = BOOK.flow("asking", ask_which, take_it, stop)


def roll_it(g: Toy) -> None:
    g.roll(g.get(0))


def note_roll(g: Toy) -> None:
    g.trace.append(g.pick)
    g.put(1, g.get(1) - 1)
    if g.get(1) > 0:
        g.goto(roll_it)


ROLLING = BOOK.flow("rolling", roll_it, note_roll, stop)


def forever(g: Toy) -> None:
    g.again()


SPINNING = BOOK.flow("spinning", forever)


def deeper(g: Toy) -> None:
    g.call(FALLING)


FALLING = BOOK.flow("falling", deeper)


def asking(
    offered: list[int],
    seat: int = 0,
    times: int = 1,
    chance: Chance | None = None,
    pages_of: int = 1000,
) -> Toy:
    """A toy that asks that seat for one of these, so many times."""
    g = Toy(chance=chance)
    g.offered = offered
    g.pages_of = pages_of
    return g.begin(ASKING, seat, times)


def rolling(sides: int, times: int, chance: Chance) -> Toy:
    return Toy(chance=chance).begin(ROLLING, sides, times)
