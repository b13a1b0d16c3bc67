"""The public modules are there, and their docstrings are worth reading."""

from __future__ import annotations

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.reference import PUBLIC

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ("deskovka", "deskovka.bots", "deskovka.envs", "deskovka.games", "deskovka.lab",
            "deskovka.replay")  # fmt: skip


def public(module: str) -> Iterator[tuple[str, str | None]]:
    """The classes and functions that a module defines, public methods too, with their docstrings.

    They are read from the source: compiled code may know its docstrings otherwise.
    """
    path = ROOT / "src" / module.replace(".", "/")
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(source.read_text("utf-8"))
    yield "", ast.get_docstring(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            yield node.name, ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
                    yield f"{node.name}.{part.name}", ast.get_docstring(part)


@pytest.mark.parametrize("name", PUBLIC)
def test_whatever_is_public_is_described(name: str) -> None:
    assert [part for part, said in public(name) if not said] == []


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("deskovka", "game"),
        ("deskovka.kernel.state", "State"),
        ("deskovka.kernel.decision", "Decision"),
        ("deskovka.replay", "load"),
        ("deskovka.bots", "make"),
        ("deskovka.bots", "hint"),
        ("deskovka.lab.runner", "run"),
        ("deskovka.envs.pettingzoo", "env"),
    ],
)
def test_what_the_pages_speak_of_is_public(module: str, name: str) -> None:
    assert module in PUBLIC
    assert hasattr(importlib.import_module(module), name)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_a_module_give_what_they_say(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0
    assert found.failed == 0
