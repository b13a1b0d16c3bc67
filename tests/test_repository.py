"""The repository keeps its own house rules."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.fast

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 500  # lines of one module

# Modules that may be longer, each with the reason why it is better whole.
LONGER: dict[str, str] = {}

MACHINE_PATH = re.compile(
    r"(?<![\w.:/-])/(?:home|root|Users|work|opt|mnt)/[\w.]|\b[A-Z]:\\\\?Users\\"
)
REGISTRY = re.compile(r"pypi\.(?:org|python)|pythonhosted|npmjs|yarnpkg|https?://|file:/")
# Where the authors of a package ask for support: no address to load from.
FUNDING = re.compile(r'"funding": (?:"[^"]*"|\{[^}]*\}|\[[^]]*\])')
LOCKS = ("*.lock", "*lock.json", "*lock.yaml", "requirements*.txt", ".npmrc")

# A call whose name begins so is a check.
CHECKS = ("assert", "check", "expect", "raises", "fail")


def tracked() -> list[Path]:
    """The files of the repository; in a copy without git, all that are there."""
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listing.returncode == 0:
        files = [ROOT / name for name in listing.stdout.split("\0") if name]
    else:
        skipped = {"build", "dist", "node_modules", "__pycache__"}
        files = [
            path
            for path in ROOT.rglob("*")
            if not any(
                part in skipped or (part.startswith(".") and part != ".ci")
                for part in path.relative_to(ROOT).parts[:-1]
            )
        ]
    return [path for path in files if path.is_file()]


def texts() -> Iterator[tuple[str, str]]:
    for path in tracked():
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def functions_of_tests() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for name, text in texts():
        if name.startswith("tests/") and Path(name).name.startswith("test_"):
            for node in ast.walk(ast.parse(text, name)):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    if node.name.startswith("test"):
                        yield name, node


def called(node: ast.AST) -> str:
    """The last part of the name that a call, or a decorator, goes by."""
    while isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def checks_something(function: ast.AST) -> bool:
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.Call) and called(node).lstrip("_").startswith(CHECKS))
        for node in ast.walk(function)
    )


def test_no_file_holds_a_path_of_one_machine() -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "is_one"),
    [
        ("cd /ho" + "me/jana/deskovka", True),
        ('"/ro' + 'ot/.cache"', True),
        ("C:\\Use" + "rs\\jana", True),
        ("#!/usr/bin/env bash", False),
        ("https://example.org/ho" + "me/page", False),
        ("src/ho" + "me/page.py", False),
    ],
)
def test_what_counts_as_a_path_of_one_machine(line: str, is_one: bool) -> None:
    assert bool(MACHINE_PATH.search(line)) is is_one


def test_lock_files_name_no_registry() -> None:
    locks = [path for path in tracked() if any(path.match(pattern) for pattern in LOCKS)]
    found = [
        path.relative_to(ROOT).as_posix()
        for path in locks
        if REGISTRY.search(FUNDING.sub("", path.read_text(encoding="utf-8")))
    ]
    assert found == []
    assert {"requirements.lock", "requirements-dev.lock"} <= {path.name for path in locks}


def locked(name: str) -> set[str]:
    """The requirements of a lock, without their hashes."""
    text = (ROOT / name).read_text(encoding="utf-8")
    entries = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert [e.split()[0] for e in entries if "==" not in e or "--hash=sha256:" not in e] == []
    return {entry.split(" \\")[0] for entry in entries}


def test_what_playing_needs_is_locked_to_the_versions_that_are_tested() -> None:
    playing, everything = locked("requirements.lock"), locked("requirements-dev.lock")
    assert len(playing) > 10
    assert playing < everything
    names = {entry.split("==")[0] for entry in playing}
    assert names.isdisjoint({"pytest", "ruff", "numpy", "pyarrow", "ray"})


def test_hooks_come_from_no_other_host() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"\brepo: (\S+)", hooks)) == {"local"}
    assert set(re.findall(r"\blanguage: (\S+)", hooks)) == {"system"}


def test_the_wheel_holds_what_lies_among_the_sources() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    patterns = settings["setuptools"]["package-data"]["*"]
    kinds = {Path(pattern).suffix or pattern for pattern in patterns} | {".py", ".typed"}
    inside = [path for path in tracked() if path.is_relative_to(ROOT / "src")]
    assert sorted({path.suffix for path in inside} - kinds) == []


def test_modules_are_short() -> None:
    lengths = {
        name: text.count("\n")
        for name, text in texts()
        if name.startswith("src/") and name.endswith(".py")
    }
    long = {name for name, lines in lengths.items() if lines > LONGEST}
    assert sorted(long - set(LONGER)) == []
    assert sorted(set(LONGER) - long) == [], "no longer long: take it off the list"
    assert [name for name, why in LONGER.items() if len(why) < 20] == []


def test_no_test_is_skipped() -> None:
    unwanted = {"skip", "skipif", "skipIf", "importorskip", "xfail"}
    found = [
        f"{name}:{node.lineno}"
        for name, text in texts()
        if name.startswith("tests/") and name.endswith(".py")
        for node in ast.walk(ast.parse(text, name))
        if isinstance(node, ast.Attribute) and node.attr in unwanted
        if ast.unparse(node.value) != "g"  # a game leaves out a step of a flow
    ]
    assert found == []


def test_every_test_checks_something() -> None:
    functions = list(functions_of_tests())
    assert [f"{n}:{f.lineno}: {f.name}" for n, f in functions if not checks_something(f)] == []
    assert len(functions) > 5


@pytest.mark.parametrize(
    ("body", "is_one"),
    [
        ("assert x", True),
        ("with pytest.raises(ValueError): f()", True),
        ("scene.expect('pass')", True),
        ("print(x)", False),
    ],
)
def test_what_counts_as_a_check(body: str, is_one: bool) -> None:
    assert checks_something(ast.parse(body)) is is_one
