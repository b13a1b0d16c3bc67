"""Reading the files of a pack, whoever wrote them: nothing outside the folder, nothing huge."""

from __future__ import annotations

import re
import stat
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from deskovka.packs import places as layout
from deskovka.problems import Place, Problem, printable

LARGEST_FILE = 1_000_000  # bytes
LARGEST_PACK = 4_000_000
MOST_FILES = 64

_WHERE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


@dataclass
class Source:
    """One file: its text, what it says, and where it says it."""

    name: str
    text: str
    places: layout.Places
    data: dict[str, Any] = field(default_factory=dict)

    def at(self, problem: Problem, offset: int, word: str = "") -> Problem:
        """The problem at a letter of the file."""
        line, column = self.places.position(offset)
        shown = printable(word.split("\n")[0])
        return problem.at(Place(printable(self.name), line, column, shown, self.places.line(line)))

    def at_key(self, path: layout.Keys, problem: Problem) -> Problem:
        """The problem at a key, or where the key should be."""
        spot = self.places.find(path)
        return self.at(problem, spot.key, self.text[spot.key : spot.key_end])

    def at_value(self, path: layout.Keys, problem: Problem) -> Problem:
        """The problem at a whole value."""
        spot = self.places.find(path)
        return self.at(problem, spot.start, self.text[spot.start : spot.end])

    def in_string(self, path: layout.Keys, place: int, problem: Problem, word: str = "") -> Problem:
        """The problem at a letter of a string; without words to show, at that letter alone."""
        written = layout.letters(self.text, self.places.find(path))
        place = min(place, len(written) - 1)
        after = written[min(place + 1, len(written) - 1)]
        return self.at(problem, written[place], word or self.text[written[place] : after])


@dataclass
class Sources:
    """All files of a pack in the order of their names, and what keeps others from being read."""

    files: list[Source] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    is_folder: bool = True


def read(path: Path) -> Sources:
    """The files of a pack folder, or a single file."""
    found = Sources(is_folder=path.is_dir())
    if found.is_folder:
        paths = sorted(path.glob("*.toml"))
        if not paths:
            found.problems.append(_about(path, Problem.of("folder-empty")))
        if len(paths) > MOST_FILES:
            found.problems.append(_about(path, Problem.of("files-too-many", most=MOST_FILES)))
            return found
    elif not path.exists():
        found.problems.append(_about(path, Problem.of("file-absent")))
        return found
    else:
        paths = [path]
    size = 0
    for one in paths:
        raw = _bytes(one, found)
        size += len(raw)
        if size > LARGEST_PACK:
            found.problems.append(_about(path, Problem.of("files-too-large", most=LARGEST_PACK)))
            return found
        if raw:
            _add(str(one), raw, found)
    return found


def read_text(path: Path, text: str) -> Sources:
    """The same for a single file that is held in memory."""
    found = read_texts({str(path): text})
    found.is_folder = False
    return found


def read_texts(texts: Mapping[str, str]) -> Sources:
    """The same for files that are held in memory, by name."""
    found = Sources()
    for name, text in sorted(texts.items())[:MOST_FILES]:
        raw = text.encode("utf-8", "surrogatepass")
        if len(raw) > LARGEST_FILE:
            found.problems.append(_about(Path(name), _TOO_LARGE))
        elif raw:
            _add(name, raw, found)
    return found


_TOO_LARGE = Problem.of("file-too-large", most=LARGEST_FILE)


def _about(path: Path, problem: Problem) -> Problem:
    return problem.at(Place(printable(str(path))))


def _bytes(path: Path, found: Sources) -> bytes:
    """The contents; empty where they may not be read."""
    try:
        status = path.lstat() if found.is_folder else path.stat()
        if stat.S_ISLNK(status.st_mode):
            problem = Problem.of("file-link")
        elif not stat.S_ISREG(status.st_mode):
            problem = Problem.of("file-odd")
        elif status.st_size > LARGEST_FILE:
            problem = _TOO_LARGE
        else:
            with path.open("rb") as file:
                return file.read(LARGEST_FILE)
    except OSError as error:
        problem = Problem.of("file-unreadable", why=error.strerror or "")
    found.problems.append(_about(path, problem))
    return b""


def _add(name: str, raw: bytes, found: Sources) -> None:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        good = raw[: error.start].decode("utf-8-sig", "replace")
        source = Source(name, good + "\ufffd", layout.Places(good + "\ufffd"))
        found.problems.append(source.at(Problem.of("file-encoding"), len(good), "\ufffd"))
        return
    source = Source(name, text, layout.Places(text))
    control = _CONTROL.search(text)
    if control:
        problem = Problem.of("file-control", sign=f"U+{ord(control.group()):04X}")
        found.problems.append(source.at(problem, control.start(), "?"))
        return
    fault = _understand(source)
    if fault is None:
        found.files.append(source)
    else:
        found.problems.append(fault)


def _understand(source: Source) -> Problem | None:
    lost: layout.LostError | None = None
    try:
        source.places = layout.scan(source.text)
    except layout.HostileError as error:
        return source.at(error.problem, error.offset)
    except layout.LostError as error:
        lost = error
    try:
        source.data = tomllib.loads(source.text)
    except ValueError as error:  # besides TOMLDecodeError, numbers that are no number
        return _syntax(source, str(error))
    if lost is not None:
        return source.at(lost.problem, lost.offset)
    return None


def _syntax(source: Source, message: str) -> Problem:
    where = _WHERE.search(message)
    words = _WHERE.sub("", message)
    offset = len(source.text.rstrip())
    if where and where.group(1):
        line, column = int(where.group(1)), int(where.group(2))
        offset = source.places.lines[line - 1] + column - 1
    problem = Problem.of("toml-wrong", why=f"{words[:1].lower()}{words[1:]}")
    return source.at(problem, offset)
