"""Checking a whole pack, as far as that is the same for all games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from deskovka.packs.data import CORE_ID, AnyPack, Labelled, Named
from deskovka.packs.drafts import Draft, drafts
from deskovka.packs.places import Keys
from deskovka.packs.problems import MOST_PROBLEMS
from deskovka.packs.shape import Shape
from deskovka.packs.sources import Source, Sources
from deskovka.problems import Place, Problem, printable, unique

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
    name: str  # of the game: what only it can say begins with that

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
            counted.problems = unique(self.problems)
            return counted
        head = self._head()
        self.read(head)
        counted.problems = unique(self.problems)[:MOST_PROBLEMS]
        if len(self.problems) > MOST_PROBLEMS:
            more = Problem.of("problems-too-many", most=MOST_PROBLEMS)
            counted.problems.append(self.whole(more))
        if not counted.problems:
            counted.pack = self.pack(head)
            counted.warnings = unique(self.warnings)
        return counted

    def every(self) -> Iterator[Draft]:
        """All entries, in the order of kinds."""
        for kind in self.kinds:
            yield from self.drafts[kind]

    def whole(self, problem: Problem) -> Problem:
        """A problem of the pack as a whole."""
        return problem.at(Place(printable(str(self.path))))

    def about(self, noun: str, what: str) -> str:
        """The code of what is wrong with one of a kind: all games have cards."""
        return f"{noun}-{what}" if noun == "card" else f"{self.name}-{noun}-{what}"

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
        beyond = [
            Problem.of(self.about(noun, "too-many"), most=most)
            for noun, most in self.most().items()
            if counts[noun] > most
        ]
        if text > MOST_TEXT:
            beyond.append(Problem.of("texts-too-long", most=MOST_TEXT))
        if beyond:
            self.problems.append(self.whole(beyond[0]))
        elif not any(self.drafts.values()) and not self.problems:
            self.problems.append(self.whole(Problem.of(f"{self.name}-pack-empty")))
        return bool(beyond)

    def _head(self) -> Head:
        """Id and name of the pack; a single file may do without."""
        stem = re.sub(r"[^a-z0-9]+", "-", self.path.stem.casefold()).strip("-") or "pack"
        head = Head(stem, {"en": self.path.stem})
        for source, good in self.heads:
            missing = {"id", "name"} - set(source.data)
            if missing and self.sources.is_folder:
                there = next(key for key in ("id", "name") if key in source.data)
                problem = Problem.of("head-unfinished", missing=missing.pop(), beside=there)
                self.problems.append(source.at_key((there,), problem))
            head = Head(good.get("id", head.id), good.get("name", head.name))
        if self.sources.is_folder and self.sources.files and not self.heads:
            self.problems.append(self.whole(Problem.of("head-missing")))
        for source, _ in self.heads[1:]:
            problem = Problem.of("head-twice", file=self.heads[0][0].name)
            key = next(key for key in ("id", "name") if key in source.data)
            self.problems.append(source.at_key((key,), problem))
        if self.core and head.id == self.core.id and self.heads:
            source = self.heads[0][0]
            problem = Problem.of("head-of-the-box", id=head.id)
            self.problems.append(source.at_value(("id",), problem))
        return head

    def unique(self, noun: str, drafts: Iterable[Draft], core: Iterable[Labelled]) -> None:
        """No two entries of one id or name; those of the core pack that stay count too."""
        taken: dict[tuple[str, str], str] = {}
        for one in core:
            taken["id", one.id] = CORE_ID
            for language, name in one.name.items():
                taken[language, name.casefold()] = CORE_ID
        for draft in drafts:
            for slot, path, value in _labels(draft):
                if (slot, value.casefold()) in taken:
                    code = self.about(noun, "id-taken" if slot == "id" else "name-taken")
                    where = taken[slot, value.casefold()]
                    problem = Problem.of(code, label=value, where=where)
                    self.problems.append(draft.source.at_value(path, problem))
                else:
                    line = draft.source.places.position(draft.spot(path).start)[0]
                    taken[slot, value.casefold()] = f"{draft.source.name}:{line}"


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
