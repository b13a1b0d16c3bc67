"""Which build of Deskovka runs: the compiled one or the interpreted one, never a mixture.

The kernel and the rules are plain Python that mypyc can turn into C. A compiled module lies beside
its source, and Python prefers it, so an edited source would silently not run. Hence a record of
what was compiled (`_compiled.json`, written by the build) is compared with the sources whenever the
package is imported. If anything differs, the whole package runs interpreted and says so once.

Two switches in the environment:

* `DESKOVKA_PURE=1` runs the sources, without a word;
* `DESKOVKA_COMPILED=1` insists on the compiled build and raises `BuildError` if it cannot be had.

This file also runs alone (`python -I src/deskovka/_build.py`) and prints the status of the build;
`setup.py` loads it to learn what to compile.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    PathFinder,
    SourceFileLoader,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Literal, TypedDict

    Build = Literal["compiled", "interpreted"]
    Status = Literal["compiled", "unbuilt", "no-compiler", "failed", "stale"]

    class Entry(TypedDict):
        """What the build did for one kind of Python."""

        status: Status
        note: str
        modules: list[str]
        sources: dict[str, str]


# What is compiled: paths inside the package; `*.py` stands for every module of that folder.
COMPILED = (
    "kernel/*.py",
    "locales/quick.py",
    "locales/speaker.py",
    "games/port/dealer.py",
    "games/port/face.py",
    "games/port/journal.py",
    "games/port/judge.py",
    "games/port/state.py",
    "games/conquerors/bots/battle.py",
    "games/conquerors/bots/judge.py",
    "games/conquerors/bots/sides.py",
    "games/conquerors/codes.py",
    "games/conquerors/hands.py",
    "games/conquerors/journal.py",
    "games/conquerors/layouts.py",
    "games/conquerors/knowledge.py",
    "games/conquerors/state.py",
    "games/conquerors/rules/*.py",
    "games/conquerors/effects/*.py",
    "games/conquerors/words/*.py",
    "games/plosinovka/bots/fighter.py",
    "games/plosinovka/bots/judge.py",
    "games/plosinovka/bots/routes.py",
    "games/plosinovka/codes.py",
    "games/plosinovka/dungeon.py",
    "games/plosinovka/tower.py",
    "games/plosinovka/state.py",
    "games/plosinovka/journal.py",
    "games/plosinovka/knowledge.py",
    "games/plosinovka/rules/*.py",
    "games/plosinovka/effects/*.py",
    "games/plosinovka/previews.py",
    "games/plosinovka/words/*.py",
    "table/patches.py",
    "table/projector.py",
    "table/steps.py",
    "table/windows.py",
    "bots/lookahead.py",
    "bots/search.py",
)

RECORD = "_compiled.json"
SUFFIX = EXTENSION_SUFFIXES[0]
PACKAGE = os.path.dirname(os.path.abspath(__file__))
PREFIX = "deskovka."


class BuildError(ImportError):
    """The build that was asked for cannot be had."""


def compiled_sources(package: str = PACKAGE) -> list[str]:
    """The sources to compile, sorted, relative to the package's folder, with forward slashes."""
    found = []
    for pattern in COMPILED:
        folder, _, name = pattern.rpartition("/")
        try:
            names = os.listdir(os.path.join(package, folder))
        except FileNotFoundError:
            continue
        for file in names:
            if file == name or (name == "*.py" and file.endswith(".py") and file != "__init__.py"):
                found.append(f"{folder}/{file}" if folder else file)
    return sorted(found)


def compiled_form(source: str) -> str:
    """Where the compiled form of a source lies, for the Python that is running."""
    return source.removesuffix(".py") + SUFFIX


def digest(path: str) -> str:
    """The hash of a file's content."""
    from hashlib import blake2b

    with open(path, "rb") as file:
        return blake2b(file.read(), digest_size=16).hexdigest()


def digests(package: str, sources: Iterable[str]) -> dict[str, str]:
    return {source: digest(os.path.join(package, source)) for source in sources}


def read_record(package: str) -> dict[str, Entry]:
    """The record of the build: an entry per kind of Python, named by its suffix."""
    import json

    try:
        with open(os.path.join(package, RECORD), encoding="utf-8") as file:
            record = json.load(file)
    except (FileNotFoundError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


def write_record(package: str, record: dict[str, Entry]) -> None:
    import json

    path = os.path.join(package, RECORD)
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(record, file, indent=1, sort_keys=True)
        file.write("\n")
    os.replace(path + ".new", path)


def examine(package: str = PACKAGE) -> tuple[Status, str]:
    """Compare what was compiled with the sources: the status and a sentence that explains it."""
    sources = compiled_sources(package)
    present = [s for s in sources if os.path.exists(os.path.join(package, compiled_form(s)))]
    entry = read_record(package).get(SUFFIX)
    if entry is None:
        if present:
            return "stale", f"{present[0]} was compiled, but there is no record of from what"
        return "unbuilt", "it has not been compiled for this Python"
    if entry["status"] != "compiled":
        return entry["status"], entry["note"]
    for source, known in entry["sources"].items():
        try:
            now = digest(os.path.join(package, source))
        except FileNotFoundError:
            return "stale", f"{source} was compiled and is gone"
        if now != known:
            return "stale", f"{source} has changed since it was compiled"
    for source in sources:
        if source not in entry["sources"]:
            return "stale", f"{source} is new and has not been compiled"
    for module in entry["modules"]:
        if not os.path.exists(os.path.join(package, module)):
            return "stale", f"{module} is missing"
    return "compiled", entry["note"]


def remedy(package: str = PACKAGE) -> str:
    """What to type to get the compiled build."""
    root = os.path.dirname(os.path.dirname(package))
    if os.path.exists(os.path.join(root, "Makefile")):
        return "to compile it: make build"
    return "to compile it: install the package again"


class SourceFirst:
    """Finds the modules of this package by their sources and passes by what was compiled."""

    def __init__(self) -> None:
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(PREFIX):
            return None
        for folder in path:
            finder = self._folders.get(folder)
            if finder is None:
                finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
                self._folders[folder] = finder
            spec = finder.find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and isinstance(spec.loader, ExtensionFileLoader):
            raise ModuleNotFoundError(f"{name} has no source, only a compiled form", name=name)
        return spec

    def invalidate_caches(self) -> None:
        for finder in self._folders.values():
            finder.invalidate_caches()


_build: Build | None = None
_reason = "it has not been decided yet"


def build() -> Build:
    """The build that is running."""
    return "compiled" if _build == "compiled" else "interpreted"


def reason() -> str:
    """Why it is that build, as a clause: "it has not been compiled for this Python"."""
    return _reason


def _switch(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def install() -> None:
    """Decide which build runs. The package calls this before it imports any module of its own."""
    global _build, _reason
    if _build is not None:
        return
    pure, demanded = _switch("DESKOVKA_PURE"), _switch("DESKOVKA_COMPILED")
    if pure and demanded:
        raise BuildError("DESKOVKA_PURE and DESKOVKA_COMPILED are both set: choose one")
    if pure:
        _build, _reason = "interpreted", "DESKOVKA_PURE is set"
    else:
        status, _reason = examine()
        _build = "compiled" if status == "compiled" else "interpreted"
        if _build == "interpreted" and demanded:
            _build = None
            raise BuildError(f"DESKOVKA_COMPILED is set, but {_reason} ({remedy()})")
        if status == "stale" and sys.stderr is not None:
            note = f"deskovka: running interpreted, because {_reason} ({remedy()})"
            print(note, file=sys.stderr)
    if _build == "interpreted":
        sys.meta_path.insert(0, SourceFirst())


def strays() -> list[str]:
    """Loaded modules that do not belong to the build that runs; empty unless something is wrong."""
    expected = ExtensionFileLoader if build() == "compiled" else SourceFileLoader
    found = []
    for source in compiled_sources():
        name = PREFIX + source.removesuffix(".py").replace("/", ".")
        module = sys.modules.get(name)
        if module is not None:
            spec = module.__spec__
            if spec is None or not isinstance(spec.loader, expected):
                found.append(name)
    return found


if __name__ == "__main__":
    print(*examine(), sep=": ")
