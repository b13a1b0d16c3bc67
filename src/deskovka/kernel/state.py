"""The state of a game: a stack of frames, one pending decision, and chance.

A game subclasses `State` with its pieces and players. Everything in here is ints or lists of
ints; definitions are shared. `clone` therefore costs microseconds, and `dump` is plain data. The
methods from `call` to `run` are for the steps of flows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from deskovka.kernel.chance import ASKED, FAST, HASHED, Chance
from deskovka.kernel.decision import CHANCE, Decision, Question
from deskovka.kernel.errors import IllegalPick, IllegalSeat
from deskovka.kernel.events import Event
from deskovka.kernel.flow import BELOW, FRAME, LOCALS, NEXT, Book, Step
from deskovka.kernel.pages import MOST_OPTIONS, PAGE, paginate, turn_page
from deskovka.kernel.stamps import STAMPS

# A look ahead goes on faster where a game spares it questions that it has no use for.
ASK_ALL: Final = 0
PASS_IDLE: Final = 1  # what a look ahead passes by anyway is passed by unasked
JUST_REST: Final = 2  # besides, nobody will choose where it comes to rest

_MOST_TICKS: Final = 20_000  # steps without anybody's choice
_MOST_CHOICES: Final = 1_000  # since the game last said that it got on
_MOST_DEPTH: Final = 40_000  # ints on the stack: some thousand nested flows

_NEW_FRAME: Final = [0] * FRAME

MARK_BITS: Final = 48
_MARK: Final = (1 << MARK_BITS) - 1

_ROLL: Final = -2  # a kind of question that the kernel itself asks

ROLL_QUESTION: Final = Question("roll", "")
PAGE_QUESTION: Final = Question("page", "")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of a game. `decision` and `apply` are the only way to change it."""

    def __init__(
        self, book: Book, seats: int, chance: Chance, setup: dict[str, Any] | None
    ) -> None:
        self.book = book
        self.seats = seats
        self.chance = chance
        self.setup = setup
        self.stamp = STAMPS.next()
        # the running flows: see `deskovka.kernel.flow`
        self.stack: list[int] = []
        self.top: i64 = 0  # the stack ends here; behind it is what ended flows have left
        self.base: i64 = -1  # where the current frame starts
        self.next: i64 = -1  # which step the current flow takes next
        self.over = False
        self.winners = 0  # a bit for each seat
        # the pending question
        self.asking = False
        self.insist = False  # ask even where there is nothing but the quiet option
        self.seat = -1
        self.kind = -1
        self.default = 0
        self.options: list[int] = []
        self.pages: list[int] = []
        self.turned = False  # the options are one page of many
        # what was picked or rolled last, for the step that asked
        self.pick = 0
        self.moment: i64 = 0
        self.since: i64 = -1  # the moment from which choices count against their bound, if ever
        self.ticks: i64 = 0
        self.log: list[int] = []
        self.log_size: i64 = 0
        self.sink: list[Event] | None = None
        self.hush = ASK_ALL

    # -- what a game fills in -------------------------------------------------------------

    def question(self) -> Question:
        """The kind of the pending question."""
        if self.kind == _ROLL:
            return ROLL_QUESTION
        if self.kind == PAGE:
            return PAGE_QUESTION
        return self.game_question(self.kind)

    def game_question(self, kind: int) -> Question:
        """The name and the rule of a kind of question of this game."""
        raise NotImplementedError

    def option_key(self, code: int) -> tuple[int, ...]:
        """The option as a tuple that means the same in every world of the information set."""
        raise NotImplementedError

    def option_mark(self, code: int) -> int:
        """A number that stands for the key, as short as `MARK_BITS`: searches compare many keys."""
        # Odd numbers, because -1 and -2 have the same hash.
        return hash(tuple([2 * part + 1 for part in self.option_key(code)])) & _MARK

    def option_data(self, code: int) -> Mapping[str, object]:
        """The option as plain data: what it does, and the handles that it is about."""
        raise NotImplementedError

    def option_text(self, code: int, language: str) -> str:
        """The option as a sentence, in English ("en") or Czech ("cs")."""
        raise NotImplementedError

    def question_text(self, language: str) -> str:
        """The pending question as a sentence, in English ("en") or Czech ("cs")."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy that goes on identically."""
        raise NotImplementedError

    def determinize(self, seat: object, seed: int) -> State:
        """A world that the seat cannot tell from the real one."""
        raise NotImplementedError

    def page_of(self, code: int) -> int:
        """Which group an option belongs to, when there are too many to ask for at once."""
        return 0

    def exhausted(self) -> None:
        """A chain without anybody's choice has passed its bound: the game must end."""
        raise NotImplementedError

    def refuse_resigning(self, seat: int) -> str:
        """Why that player cannot give up now, or nothing."""
        return "in this game nobody gives up"

    def give_up(self, seat: int) -> None:
        """That player leaves the game, in the middle of the pending question."""
        raise NotImplementedError

    def checked_seat(self, seat: object) -> int:
        """The seat, if somebody sits there. Declared an object for the same reason as a pick."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalSeat(f"{seat!r} is not a seat: there are 0 to {self.seats - 1}")
        return seat

    # -- frames ---------------------------------------------------------------------------

    def call(self, flow: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Run a flow before the current one goes on. The caller's step must end with it."""
        stack = self.stack
        below = self.base
        base = self.top
        if below >= 0:
            stack[below + NEXT] = self.next
        if len(stack) < base + FRAME:
            stack.extend(_NEW_FRAME)
        stack[base + BELOW] = below
        stack[base + LOCALS] = a
        stack[base + LOCALS + 1] = b
        stack[base + LOCALS + 2] = c
        stack[base + LOCALS + 3] = d
        stack[base + LOCALS + 4] = 0
        stack[base + LOCALS + 5] = 0
        self.base = base
        self.top = base + FRAME
        self.next = self.book.starts[flow]

    def done(self) -> None:
        """End the current flow."""
        base = self.base
        below: i64 = self.stack[base + BELOW]
        self.top = base
        self.base = below
        self.next = self.stack[below + NEXT] if below >= 0 else -1

    def goto(self, step: Step) -> None:
        """Go on with the named step of the current flow."""
        book = self.book
        number = book.flow_at[self.next]
        self.next = book.starts[number] + book.flows[number].position[step]

    def again(self) -> None:
        """Repeat the current step when control comes back."""
        self.next -= 1

    def ask_again(self) -> None:
        """Go back to the question that the current step reads the answer to."""
        self.next -= 2

    def restart(self) -> None:
        """Go on with the first step of the current flow."""
        self.next = self.book.starts[self.book.flow_at[self.next]]

    def skip(self) -> None:
        """Leave out the next step: there is nothing to ask, hence no answer to read."""
        self.next += 1

    def next_of(self, frame: int) -> int:
        """Which step a frame takes next, as a place in the book's list of all steps."""
        return self.next if frame == self.base else self.stack[frame + NEXT]

    def flow_of(self, frame: int) -> int:
        """The number of the flow that a frame carries out."""
        return self.book.flow_at[self.next_of(frame)]

    def get(self, local: i64) -> int:
        """A local of the current frame."""
        return self.stack[self.base + LOCALS + local]

    def put(self, local: i64, value: int) -> None:
        """Set a local of the current frame."""
        self.stack[self.base + LOCALS + local] = value

    def push(self, value: int) -> None:
        """Add an int behind the locals of the current frame."""
        if self.top < len(self.stack):
            self.stack[self.top] = value
        else:
            self.stack.append(value)
        self.top += 1

    def extra(self) -> int:
        """Where the current frame's pushed ints start on the stack."""
        return self.base + FRAME

    def pushed(self) -> list[int]:
        """The ints that the current frame has pushed."""
        return self.stack[self.base + FRAME : self.top]

    # -- asking and rolling ---------------------------------------------------------------

    def ask(self, kind: int, seat: int, options: list[int] | None = None) -> None:
        """Begin a question; the step goes on to `offer`. The answer is `pick` in the next step.

        A step that asks does nothing else, so that it can be asked again in another world.
        """
        self.asking = True
        self.kind = kind
        self.seat = seat
        self.default = 0
        self.options = [] if options is None else options
        self.turned = False

    def offer(self, code: int) -> None:
        """Add an option to the question that the step asks."""
        self.options.append(code)

    def roll(self, sides: int) -> None:
        """Roll; the result is `pick` in the next step."""
        if self.chance.mode == ASKED and not self.chance.script:
            if sides > 1:
                self.ask(_ROLL, CHANCE, list(range(sides)))
            else:
                self.pick = 0
        else:
            self.pick = self.chance.roll(sides)

    # -- running --------------------------------------------------------------------------

    def run(self) -> None:
        """Take steps until somebody must choose or the game is over."""
        steps = self.book.steps
        while not self.over:
            if self.asking:
                if len(self.options) != 1 or self.insist:
                    break
                self.asking = False
                self.pick = self.options[0]
            at = self.next
            step = steps[at]
            if step is None:
                self.done()
                continue
            self.next = at + 1
            ticks = self.ticks + 1
            self.ticks = ticks
            if ticks > _MOST_TICKS or self.base > _MOST_DEPTH:
                self.exhausted()
                break
            step(self)
        if self.asking:
            if self.over:
                self.asking = False
                self.options = []
            elif len(self.options) > MOST_OPTIONS:
                paginate(self)

    @property
    def decision(self) -> Decision | None:
        """The pending decision, or None when the game is over."""
        if not self.asking:
            return None
        return Decision(self)

    def apply(self, pick: object, sink: list[Event] | None = None) -> None:
        """Choose an option by its index. Anything else raises IllegalPick and changes nothing.

        ``pick`` is declared an object so that this check, not the compiled build's own, refuses
        what is not an index.
        """
        if not self.asking:
            raise IllegalPick("the game is over: there is nothing to choose")
        if type(pick) is not int or not 0 <= pick < len(self.options):
            raise IllegalPick(
                f"{pick!r} is not an option: choose a whole number "
                f"from 0 to {len(self.options) - 1}"
            )
        self.sink = sink
        self.answer(pick)
        self.sink = None

    def answer(self, pick: int) -> None:
        """`apply` without the checks, for playing loops inside the engine."""
        self.write_down(pick)
        if self.since >= 0 and self.moment - self.since > _MOST_CHOICES:
            self.asking = False
            self.options = []
            self.exhausted()
            return
        if self.kind == PAGE:
            turn_page(self, pick)
            return
        self.asking = False
        self.pick = self.options[pick]
        self.run()

    def write_down(self, entry: int) -> None:
        """Add to the log: a pick, or -1 - seat for who gave up. A new moment begins."""
        log = self.log
        if len(log) != self.log_size:
            log = log[: self.log_size]
            self.log = log
        log.append(entry)
        self.log_size += 1
        self.moment += 1
        self.ticks = 0

    def resign(self, seat: object, sink: list[Event] | None = None) -> None:
        """Let a player give up. Raises IllegalPick where the rules refuse it; nothing changes."""
        giving_up = self.checked_seat(seat)
        if not self.asking:
            raise IllegalPick("the game is over: nobody can give up any more")
        refusal = self.refuse_resigning(giving_up)
        if refusal:
            raise IllegalPick(refusal)
        self.sink = sink
        self.write_down(-1 - giving_up)
        self.give_up(giving_up)
        self.sink = None

    def enter(self, entry: int, sink: list[Event] | None = None) -> None:
        """Do again what a log says."""
        if entry < 0:
            self.resign(-1 - entry, sink)
        else:
            self.apply(entry, sink)

    def reconsider(self) -> None:
        """Work out the options of the pending question again (in a re-dealt world)."""
        if not self.asking or self.kind == _ROLL:
            return
        step = self.book.steps[self.next - 1]
        if step is not None:
            self.insist = True
            step(self)
            self.insist = False
        if len(self.options) > MOST_OPTIONS:
            paginate(self)

    def play_randomly(self, chance: Chance, most: int) -> int:
        """Random picks until the game is over, or ``most`` of them; returns how many."""
        count = 0
        while self.asking and count < most:
            self.answer(chance.roll(len(self.options)))
            count += 1
        return count

    # -- copies ---------------------------------------------------------------------------

    def share_with(self, other: State) -> None:
        """Make ``other`` a copy of the kernel's part of this state.

        Both get new stamps: parts that carry the old one belong to both now, and whoever
        writes to one first copies it.
        """
        other.stamp = STAMPS.next()
        self.stamp = STAMPS.next()
        other.setup = self.setup
        other.chance = self.chance.copy()
        other.stack = self.stack[: self.top]
        other.top = self.top
        other.base = self.base
        other.next = self.next
        other.over = self.over
        other.winners = self.winners
        other.asking = self.asking
        other.seat = self.seat
        other.kind = self.kind
        other.default = self.default
        other.options = self.options  # never changed in place once asked
        other.pages = self.pages
        other.turned = self.turned
        other.pick = self.pick
        other.moment = self.moment
        other.since = self.since
        other.ticks = self.ticks
        other.hush = self.hush
        other.log = self.log  # shared while both only append
        other.log_size = self.log_size

    def forget(self, mode: int, seed: int) -> None:
        """Drop what tells the true game from another world: setup, log and coming chance."""
        self.setup = None
        self.log = []
        self.log_size = 0
        self.chance = Chance(mode, seed)

    def kernel_row(self) -> Mapping[str, object]:
        """The kernel's part of a dump. Flows and steps stand by name."""
        return {
            "frames": self._frames(),
            "over": self.over,
            "winners": self.winners,
            "question": [self.asking, self.seat, self.kind, self.default, self.turned],
            "options": self.options[:],
            "pages": self.pages[:],
            "counters": [self.pick, self.moment, self.since],
            "log": self.log[: self.log_size],
            "chance": self.chance.row(),
            "setup": self.setup,
        }

    def _frames(self) -> list[list[object]]:
        frames: list[list[object]] = []
        end = self.top
        at = self.base
        while at >= 0:
            place = self.next_of(at)
            flow = self.book.flows[self.book.flow_at[place]]
            position = place - self.book.starts[flow.number]
            step = flow.step_names[position] if position < flow.size else "end"
            frames.append([flow.name, step, self.stack[at + LOCALS : end]])
            end = at
            at = self.stack[at + BELOW]
        frames.reverse()
        return frames

    def restore_kernel(self, row: dict[str, Any]) -> None:
        """The opposite of `kernel_row`; raises KeyError, ValueError or TypeError on nonsense."""
        self.stack = []
        self.base = -1
        for name, step, ints in row["frames"]:
            flow = self.book.flows[self.book.by_name[name]]
            position = flow.size if step == "end" else flow.step_names.index(step)
            below = self.base
            self.base = len(self.stack)
            self.next = self.book.starts[flow.number] + position
            self.stack.extend([below, self.next])
            self.stack.extend(ints)
        self.top = len(self.stack)
        self.over = row["over"]
        self.winners = row["winners"]
        self.asking, self.seat, self.kind, self.default, self.turned = row["question"]
        self.options = row["options"]
        self.pages = row["pages"]
        self.pick, self.moment, self.since = row["counters"]
        self.log = row["log"]
        self.log_size = len(self.log)
        mode, seed, counter, fast, script = row["chance"]
        if mode not in (HASHED, FAST, ASKED):
            raise ValueError("unknown kind of chance")
        self.chance = Chance(mode, int(seed, 16))
        self.chance.restore(counter, fast, script)
        self.setup = row["setup"]
