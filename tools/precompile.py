"""Compiles the modules that a first game imports, of Python's library and of the packages.

It runs in the engine's own Python (`tools/engine.py` sends it there): no other writes the bytecode
that it reads. Other modules stay as they are, since bytecode takes more room than its source.
"""

from __future__ import annotations

import ast
import importlib.util
import io
import sys
import zipfile
from collections.abc import Callable, Set
from functools import partial
from importlib import _bootstrap_external
from typing import Final, TypeAlias

import msgspec

import deskovka.site.door  # noqa: F401 - what the worker imports
from deskovka import games
from deskovka.tab.alone import AtOnce, Memory
from deskovka.tab.engine import Engine

_SEATS: Final = [{"kind": "me"}, {"kind": "bot", "bot": "medium"}]
_PLACES: Final = ("/site-packages/", ".zip/")  # before the name that a module has in its archive
_READ: Final = ("lexicon.py", "sentences/")  # parts of the names of sources that are hashed
_DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_YEAR_OF_ZIP: Final = (1980, 1, 1, 0, 0, 0)


async def answer(asked: bytes) -> bytes:
    """An archive of archives ``asked`` for, with bytecode where that saves time."""
    imported = await _imported()
    return _archive(asked, lambda name, one: (name, _archive(one, partial(_one, imported))))


Turn: TypeAlias = Callable[[str, bytes], tuple[str, bytes]]


def _archive(content: bytes, turn: Turn) -> bytes:
    """Without compression: it is compressed as a whole later."""
    source = zipfile.ZipFile(io.BytesIO(content))
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w") as archive:
        for name in source.namelist():
            named, turned = turn(name, source.read(name))
            archive.writestr(zipfile.ZipInfo(named, _YEAR_OF_ZIP), turned)
    return found.getvalue()


def _one(imported: Set[str], name: str, content: bytes) -> tuple[str, bytes]:
    is_read = any(part in name for part in _READ)
    if name in imported and name.endswith(".py") and not is_read:
        return f"{name}c", _bytecode(content, name)
    return name, content


async def _imported() -> set[str]:
    """The files of all modules, once a table of each game has been opened."""
    engine = Engine(Memory(), AtOnce(), "en")
    for game in games.names():
        wish = msgspec.json.encode({"game": game, "seats": _SEATS})
        sent = await engine.ask("POST", "/api/tables", wish)
        assert sent.status == 200, sent.content
        games.kit(game).judge()
    paths = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
    return {path.rpartition(place)[2] for path in paths for place in _PLACES if place in path}


def _bytecode(source: bytes, name: str) -> bytes:
    """Without docstrings; nothing is compared with the source when it is imported."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            nothing = ast.copy_location(ast.Pass(), node.body[0])
            node.body = node.body[1:] or [nothing]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    digest = importlib.util.source_hash(source)
    written = _bootstrap_external._code_to_hash_pyc(code, digest, False)  # type: ignore[attr-defined]
    return bytes(written)
