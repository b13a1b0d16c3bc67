"""Packs to be published: a folder or a file becomes one text, checked like any other."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from deskovka import games
from deskovka.packs import sources
from deskovka.packs.problems import BadPack
from deskovka.packs.toml_writer import write
from deskovka.problems import Problem
from deskovka.tab.published import Published


def published(path: Path, authors: Sequence[str] = (), licence: str = "") -> Published:
    """The pack, for the first game whose rules it follows; raises what is wrong with it."""
    failures: list[list[Problem]] = []
    for game in games.names():
        if games.kit(game).shelf() is None:
            continue
        checked = games.shelf(game).check(path)
        if checked.pack is not None:
            name = checked.pack.name.get("en") or path.stem
            return Published(game, name, _text(path), list(authors), licence)
        failures.append(list(checked.problems))
    nearest = min(failures, key=_strangeness)
    raise BadPack(nearest)


def _strangeness(problems: Sequence[Problem]) -> tuple[int, int]:
    """How little a pack looks like one of that game: another game's keys tell most."""
    return sum(problem.code == "key-unknown" for problem in problems), len(problems)


def _text(path: Path) -> str:
    read = sources.read(path)
    if not read.is_folder:
        return read.files[0].text
    merged: dict[str, Any] = {}
    for source in read.files:
        for key, value in tomllib.loads(source.text).items():
            merged[key] = [*merged.get(key, []), *value] if isinstance(value, list) else value
    return write(merged)
