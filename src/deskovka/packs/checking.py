"""Checking a whole pack, as far as that is the same for all games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from deskovka.packs.data import AnyPack, Labelled, Named
from deskovka.packs.drafts import Draft, drafts
from deskovka.packs.places import Keys
from deskovka.packs.problems import MOST_PROBLEMS, Problem, printable
from deskovka.packs.shape import Shape
from deskovka.packs.sources import Source, Sources

MOST_TEXT = 100_000  # characters in all texts of a pack together

P = TypeVar("P", bound=AnyPack)


@dataclass
class Checked(Generic[P]):
    """The outcome: a pack only where there are no problems, whatever ``warnings`` there are."""

    problems: list[Problem] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)
    pack: P | None = None
    counts: dict[str, int] = field(default_factory=dict)  # of what is in it, by noun


class Head(NamedTuple):
    """What a pack is called."""

    id: str
    name: dict[str, str]


class Checker(Generic[P]):
    """Finds everything that is wrong with a pack; a game says what its files hold and mean."""

    file: type[Struct]
    kinds: Sequence[str]  # the tables of a file
    nothing = "there is nothing in it"

    def __init__(self, sources: Sources, path: Path, core: P | None) -> None:
        self.sources = sources
        self.path = path
        self.core = core
        self.problems = list(sources.problems)
        self.warnings: list[Problem] = []
        self.heads: list[tuple[Source, dict[str, Any]]] = []
        self.drafts: dict[str, list[Draft]] = {kind: [] for kind in self.kinds}

    # What a game fills in

    def counts(self) -> dict[str, int]:
        """How many of what are in it."""
        raise NotImplementedError

    def most(self) -> dict[str, int]:
        """How many of what may be in it."""
        raise NotImplementedError

    def read(self, head: Head) -> None:
        """Work out what all entries mean and note what is wrong."""
        raise NotImplementedError

    def pack(self, head: Head) -> P:
        """The pack, now that nothing is wrong."""
        raise NotImplementedError

    # What is the same for all

    def run(self) -> Checked[P]:
        for source in self.sources.files:
            self._take(source)
        counted: Checked[P] = Checked(counts=self.counts())
        if self._too_much():
            counted.problems = sorted(self.problems)
            return counted
        head = self._head()
        self.read(head)
        counted.problems = sorted(set(self.problems))[:MOST_PROBLEMS]
        if len(self.problems) > MOST_PROBLEMS:
            message = f"there are more than {MOST_PROBLEMS} problems: put these right first"
            counted.problems.append(self.whole(message))
        if not counted.problems:
            counted.pack = self.pack(head)
            counted.warnings = sorted(self.warnings)
        return counted

    def every(self) -> Iterator[Draft]:
        """All entries, in the order of kinds."""
        for kind in self.kinds:
            yield from self.drafts[kind]

    def whole(self, message: str) -> Problem:
        """A problem of the pack as a whole."""
        return Problem(printable(str(self.path)), 0, 0, message)

    def _take(self, source: Source) -> None:
        shape = Shape(source)
        good = shape.table(self.file, source.data, ())
        self.problems += shape.problems
        for kind in self.kinds:
            self.drafts[kind] += drafts(source, good, kind)
        if "id" in source.data or "name" in source.data:
            self.heads.append((source, good))

    def _too_much(self) -> bool:
        """Whether there is so much, or so little, that there is no use in going on."""
        text = sum(len(draft.good.get("text", "")) for draft in self.every())
        counts = self.counts()
        messages = [
            f"a pack has at most {most} {noun}s"
            for noun, most in self.most().items()
            if counts[noun] > most
        ]
        if text > MOST_TEXT:
            messages.append(f"the texts of a pack have at most {MOST_TEXT:,} characters")
        if messages:
            self.problems.append(self.whole(messages[0]))
        elif not any(self.drafts.values()) and not self.problems:
            self.problems.append(self.whole(self.nothing))
        return bool(messages)

    def _head(self) -> Head:
        """Id and name of the pack; a single file may do without."""
        stem = re.sub(r"[^a-z0-9]+", "-", self.path.stem.casefold()).strip("-") or "pack"
        head = Head(stem, {"en": self.path.stem})
        for source, good in self.heads:
            missing = {"id", "name"} - set(source.data)
            if missing and self.sources.is_folder:
                there = next(key for key in ("id", "name") if key in source.data)
                message = f'"{missing.pop()}" is missing beside "{there}"'
                self.problems.append(source.at_key((there,), message))
            head = Head(good.get("id", head.id), good.get("name", head.name))
        if self.sources.is_folder and self.sources.files and not self.heads:
            message = 'no file says what the pack is called ("id" and "name" in pack.toml)'
            self.problems.append(self.whole(message))
        for source, _ in self.heads[1:]:
            message = f"what the pack is called stands in {self.heads[0][0].name} already"
            key = next(key for key in ("id", "name") if key in source.data)
            self.problems.append(source.at_key((key,), message))
        if self.core and head.id == self.core.id and self.heads:
            source = self.heads[0][0]
            self.problems.append(source.at_value(("id",), f'"{head.id}" is the pack of the box'))
        return head

    def unique(self, noun: str, drafts: Iterable[Draft], core: Iterable[Labelled]) -> None:
        """No two entries of one id or name; those of the core pack that stay count too."""
        taken: dict[tuple[str, str], str] = {}
        for one in core:
            taken["id", one.id] = "in the core pack"
            for language, name in one.name.items():
                taken[language, name.casefold()] = "in the core pack"
        for draft in drafts:
            for slot, path, value in _labels(draft):
                if (slot, value.casefold()) in taken:
                    where = taken[slot, value.casefold()]
                    what = "with the id" if slot == "id" else "called"
                    message = f'there is already a {noun} {what} "{value}" {where}'
                    self.problems.append(draft.source.at_value(path, message))
                else:
                    line = draft.source.places.position(draft.spot(path).start)[0]
                    taken[slot, value.casefold()] = f"({draft.source.name}:{line})"


def known_names(drafts: Iterable[Draft], core: Iterable[Labelled]) -> dict[str, str]:
    """The ids of all cards that a text may speak of, by their English names."""
    names = {card.name["en"]: card.id for card in core}
    for draft in drafts:
        if draft.english and draft.ident:
            names.setdefault(draft.english, draft.ident)
    return names


N = TypeVar("N", bound=Named)


def staying(drafts: Iterable[Draft], core: Iterable[N]) -> list[N]:
    """What of the core pack stays beside entries of the same kind that take the place of others."""
    own = {draft.ident for draft in drafts}
    return [one for one in core if one.id not in own]


def merged(core: Iterable[N], own: Iterable[N]) -> list[N]:
    """Those of the core pack, each replaced by that with its id; then those that are new."""
    mine = {one.id: one for one in own}
    return [*(mine.pop(one.id, one) for one in core), *mine.values()]


def _labels(draft: Draft) -> list[tuple[str, Keys, str]]:
    """What must be unique about an entry: its id, its name in each language."""
    found: list[tuple[str, Keys, str]] = []
    if draft.ident:
        found.append(("id", (*draft.path, "id"), draft.ident))
    for language, name in draft.good.get("name", {}).items():
        found.append((language, (*draft.path, "name", language), name))
    return found
