"""What the scenarios of both games share: asking strictly, answering by label, restoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from deskovka.kernel.events import Event
from deskovka.kernel.face import FacedState

T = TypeVar("T", bound=FacedState)


class Answering(Generic[T]):
    """A position being played."""

    def __init__(self, table: T, restored: bool) -> None:
        self.table = table
        self.events: list[Event] = []
        self._restored = restored
        self._kept: list[tuple[T, str]] = []
        self._expected = -1
        self._left = False

    def begin(self) -> None:
        self.table.sink = self.events
        self.table.run()
        self.table.sink = None

    @property
    def asked(self) -> str | int:
        raise NotImplementedError

    @property
    def kind(self) -> str:
        raise NotImplementedError

    def options(self) -> list[str]:
        raise NotImplementedError

    def reloaded(self, table: T) -> T:
        """A copy that was stored and loaded."""
        raise NotImplementedError

    def expect(self, who: str | int, kind: str, labels: Sequence[str]) -> None:
        """This player is asked this question, with exactly these options."""
        found = (self.asked, self.kind, sorted(self.options()))
        wanted = (who, kind, sorted(labels))
        assert found == wanted, f"asked is {found}, not {wanted}"
        self._expected = self.table.moment

    def pick(self, label: str) -> None:
        labels = self.options()
        if label not in labels:
            where = f"{self.asked} is asked {self.kind}" if labels else "nobody is asked anything"
            raise AssertionError(f"there is no option {label!r}: {where}, {labels}")
        if self._restored:
            self._restore()
        self.table.apply(labels.index(label), self.events)

    def play(self, *labels: str) -> None:
        for label in labels:
            self.pick(label)

    def _restore(self) -> None:
        """Go on with a stored and loaded copy; the original must stay as it is."""
        original = self.table
        digest = original.digest()
        self.table = self.reloaded(original)
        assert self.table.digest() == digest, "a loaded game is another than the dumped one"
        self._kept.append((original, digest))

    def check_what_was_left(self) -> None:
        for table, digest in self._kept:
            assert table.digest() == digest, "a table that was left behind has changed"
