"""Nobody but their owners knows how options, frames and abilities are laid out in ints."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.fast

ROOT = Path(__file__).resolve().parents[1]
KERNEL = ROOT / "src" / "deskovka" / "kernel"
SOURCES = [
    path
    for folder in ("src/deskovka", "tests", "bench")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if KERNEL not in path.parents and path.parent.name != "kernel"
]

# Where in a frame the locals and the frame below stand is the kernel's affair; who else computes
# places on the stack, and what for.
OF_FRAMES = {"LOCALS", "LOCAL_COUNT", "BELOW", "NEXT", "FRAME"}
COMPUTES_PLACES = {
    "src/deskovka/games/conquerors/rules/resolution.py",  # contexts are longer than the locals
    "src/deskovka/games/conquerors/rules/replacements.py",  # items lie behind the locals
    "tests/conquerors/properties/invariants.py",  # checks the stack itself
}


def is_number(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def by_number(tree: ast.AST) -> Iterator[ast.expr]:
    """Where a local of a frame is read or written by its number: it has a name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            if isinstance(node.value, ast.Attribute) and node.value.attr == "locals":
                part = node.slice
                ends = [part.lower, part.upper] if isinstance(part, ast.Slice) else [part]
                if any(is_number(end) for end in ends):
                    yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            table = isinstance(node.func.value, ast.Name) and node.func.value.id in ("g", "state")
            if node.func.attr in ("get", "put") and table and is_number(node.args[0]):
                yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "local_of" and is_number(node.args[2]):
                yield node


def by_hand(tree: ast.AST) -> Iterator[ast.expr]:
    """Where an option is packed or unpacked without `deskovka.kernel.options`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift):
            if isinstance(node.right, ast.Constant) and node.right.value in (16, 32):
                halves = "roll(" in ast.unparse(node.left)  # of a seed
                if not halves and not is_number(node.left):
                    yield node
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
            if isinstance(node.right, ast.Constant) and node.right.value == 0xFFFF:
                yield node


def abilities_by_hand(tree: ast.AST) -> Iterator[ast.expr]:
    """Where Planetary Conquerors packs or unpacks an ability without its ``layouts.py``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.right, ast.Constant):
            shifts = isinstance(node.op, ast.LShift | ast.RShift) and node.right.value == 6
            if shifts or (isinstance(node.op, ast.BitAnd) and node.right.value == 63):
                yield node


def imports_of_frames(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "deskovka.kernel.flow":
            yield from (name.name for name in node.names if name.name in OF_FRAMES)


def found(path: Path, nodes: Iterator[ast.expr]) -> list[str]:
    name = path.relative_to(ROOT).as_posix()
    return [f"{name}:{node.lineno}: {ast.unparse(node)}" for node in nodes]


def test_locals_of_frames_are_read_by_their_names() -> None:
    trees = [(path, ast.parse(path.read_bytes())) for path in SOURCES]
    assert [line for path, tree in trees for line in found(path, by_number(tree))] == []


def test_options_are_packed_and_unpacked_by_the_kernel() -> None:
    trees = [(path, ast.parse(path.read_bytes())) for path in SOURCES]
    assert [line for path, tree in trees for line in found(path, by_hand(tree))] == []


def test_abilities_are_packed_and_unpacked_by_their_layout() -> None:
    paths = [path for path in SOURCES if "conquerors" in path.parts]
    trees = [(path, ast.parse(path.read_bytes())) for path in paths]
    assert [line for path, tree in trees for line in found(path, abilities_by_hand(tree))] == []


def test_only_the_kernel_knows_where_things_stand_in_a_frame() -> None:
    users = {
        path.relative_to(ROOT).as_posix()
        for path in SOURCES
        if list(imports_of_frames(ast.parse(path.read_bytes())))
    }
    assert users == COMPUTES_PLACES


@pytest.mark.parametrize(
    "text", ["frame.locals[2]", "frame.locals[:3]", "g.get(0)", "g.put(1, 7)", "local_of(g, at, 2)"]
)
def test_a_local_by_number_is_found(text: str) -> None:
    assert len(list(by_number(ast.parse(text)))) == 1


@pytest.mark.parametrize("text", ["frame.locals[SEAT]", "g.get(SEAT)", "data.get(0)"])
def test_other_reads_are_passed_by(text: str) -> None:
    assert list(by_number(ast.parse(text))) == []


@pytest.mark.parametrize("text", ["PLAY << 32", "code >> 16", "code & 0xFFFF"])
def test_an_option_by_hand_is_found(text: str) -> None:
    assert list(by_hand(ast.parse(text)))
