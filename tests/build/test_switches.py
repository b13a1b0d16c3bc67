"""The build that runs is the one that was asked for, and never a mixture.

A small package with the real `_build.py` and the real `setup.py` is compiled in a folder of its
own; each case runs a fresh Python on a copy of it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from deskovka import _build

pytestmark = pytest.mark.xdist_group("build")  # one worker compiles the small package, once

ROOT = Path(__file__).resolve().parents[2]

SMALL = {
    "__init__.py": "from deskovka import _build\n\n_build.install()\n",
    "limits.py": "from typing import Final\n\nLIMIT: Final = 7\n",
    "kernel/__init__.py": "",
    "kernel/dice.py": (
        "class Dice:\n"
        "    def __init__(self, seed: int) -> None:\n"
        "        self.seed = seed\n\n"
        "    def roll(self) -> int:\n"
        "        self.seed = (self.seed * 5 + 3) % 1024\n"
        "        return self.seed % 6 + 1\n"
    ),
    "kernel/game.py": (
        "from deskovka.kernel.dice import Dice\n"
        "from deskovka.limits import LIMIT\n\n\n"
        "def total(seed: int) -> int:\n"
        "    dice = Dice(seed)\n"
        "    return sum([dice.roll() for _ in range(LIMIT)])\n"
    ),
}

ASK = """
import json
from deskovka import _build
import deskovka.kernel.dice, deskovka.kernel.game as game
forms = sorted({m.__file__.rpartition(".")[2] for m in (deskovka.kernel.dice, game)})
print(json.dumps([_build.build(), _build.reason(), forms, game.total(3), _build.strays()]))
"""


@dataclass
class Answer:
    build: str
    reason: str
    forms: list[str]
    total: int
    strays: list[str]
    stderr: str


@dataclass
class Tree:
    """A copy of the small package."""

    root: Path

    @property
    def package(self) -> Path:
        return self.root / "src" / "deskovka"

    def python(self, *arguments: str, **switches: str) -> subprocess.CompletedProcess[str]:
        environment = {k: v for k, v in os.environ.items() if not k.startswith("DESKOVKA_")}
        environment |= {"PYTHONPATH": str(self.root / "src"), **switches}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def ask(self, **switches: str) -> Answer:
        run = self.python("-c", ASK, **switches)
        assert run.returncode == 0, run.stderr
        build, reason, forms, total, strays = json.loads(run.stdout)
        return Answer(build, reason, forms, total, strays, run.stderr)

    def compile(self, **switches: str) -> subprocess.CompletedProcess[str]:
        return self.python("setup.py", "--quiet", "build_ext", "--inplace", **switches)

    def status(self) -> str:
        return self.python("-I", "src/deskovka/_build.py").stdout.partition(":")[0]

    def edit(self, source: str, text: str = "# edited\n") -> None:
        path = self.package / source
        path.write_text(path.read_text() + text)


def make_small(root: Path) -> Tree:
    for name, text in SMALL.items():
        path = root / "src" / "deskovka" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    shutil.copy(ROOT / "src/deskovka/_build.py", root / "src/deskovka")
    (root / "src/deskovka/py.typed").touch()
    (root / "README.md").touch()
    for name in ("setup.py", "pyproject.toml", "LICENSE", "Makefile"):
        shutil.copy(ROOT / name, root)
    return Tree(root)


@pytest.fixture
def source(tmp_path: Path) -> Tree:
    """The small package, never compiled."""
    return make_small(tmp_path)


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    tree = make_small(tmp_path_factory.mktemp("compiled"))
    run = tree.compile()
    assert run.returncode == 0, run.stdout + run.stderr
    return tree


@pytest.fixture
def compiled(compiled_once: Tree, tmp_path: Path) -> Tree:
    """The small package, compiled where a compiler is there."""
    shutil.copytree(compiled_once.root, tmp_path, dirs_exist_ok=True)
    return Tree(tmp_path)


def has_compiler(tree: Tree) -> bool:
    return tree.status() != "no-compiler"


def test_never_compiled_runs_interpreted_without_a_word(source: Tree) -> None:
    answer = source.ask()
    assert (answer.build, answer.forms, answer.strays) == ("interpreted", ["py"], [])
    assert answer.reason == "it has not been compiled for this Python"
    assert answer.stderr == ""


def test_compiled(compiled: Tree) -> None:
    if not has_compiler(compiled):
        assert compiled.ask().build == "interpreted"
        return
    answer = compiled.ask()
    assert (answer.build, answer.forms, answer.strays) == ("compiled", ["so"], [])
    assert answer.stderr == ""
    assert answer.total == compiled.ask(DESKOVKA_PURE="1").total
    assert compiled.ask(DESKOVKA_COMPILED="1").build == "compiled"
    assert compiled.ask(DESKOVKA_PURE="0").build == "compiled"


def test_pure_runs_the_sources_without_a_word(compiled: Tree) -> None:
    answer = compiled.ask(DESKOVKA_PURE="1")
    assert (answer.build, answer.forms, answer.strays) == ("interpreted", ["py"], [])
    assert answer.reason == "DESKOVKA_PURE is set"
    assert answer.stderr == ""


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("edit", "kernel/dice.py has changed since it was compiled"),
        ("same size and time", "kernel/dice.py has changed since it was compiled"),
        ("edit an imported constant", "limits.py has changed since it was compiled"),
        ("new module", "kernel/extra.py is new and has not been compiled"),
        ("remove the library", f"_native__mypyc{_build.SUFFIX} is missing"),
        ("remove a module", f"kernel/dice{_build.SUFFIX} is missing"),
        ("remove the record", "kernel/dice.py was compiled, but there is no record of from what"),
        ("cut the record", "kernel/dice.py was compiled, but there is no record of from what"),
    ],
)
def test_stale_code_does_not_run(compiled: Tree, damage: str, reason: str) -> None:
    if not has_compiler(compiled):
        assert compiled.ask().build == "interpreted"
        return
    dice = compiled.package / "kernel/dice.py"
    record = compiled.package / _build.RECORD
    match damage:
        case "edit":
            compiled.edit("kernel/dice.py")
        case "same size and time":
            before = dice.stat()
            dice.write_text(dice.read_text().replace("* 5", "* 7"))
            os.utime(dice, ns=(before.st_atime_ns, before.st_mtime_ns))
        case "edit an imported constant":
            compiled.edit("limits.py")
        case "new module":
            (compiled.package / "kernel/extra.py").touch()
        case "remove the library":
            (compiled.package / f"_native__mypyc{_build.SUFFIX}").unlink()
        case "remove a module":
            (compiled.package / f"kernel/dice{_build.SUFFIX}").unlink()
        case "remove the record":
            record.unlink()
        case "cut the record":
            record.write_text(record.read_text()[:40])

    answer = compiled.ask()
    assert (answer.build, answer.forms, answer.strays) == ("interpreted", ["py"], [])
    assert answer.reason == reason
    assert answer.stderr == (
        f"deskovka: running interpreted, because {reason} (to compile it: make build)\n"
    )

    assert compiled.ask(DESKOVKA_PURE="1").stderr == ""
    demanded = compiled.python("-c", "import deskovka", DESKOVKA_COMPILED="1")
    assert demanded.returncode == 1
    assert f"BuildError: DESKOVKA_COMPILED is set, but {reason}" in demanded.stderr


def test_a_module_whose_source_is_gone_cannot_be_imported(compiled: Tree) -> None:
    (compiled.package / "kernel/dice.py").unlink()
    run = compiled.python("-c", "import deskovka.kernel.dice")
    assert run.returncode == 1
    assert "ModuleNotFoundError" in run.stderr


def test_compiling_again_after_an_edit(compiled: Tree) -> None:
    compiled.edit("kernel/game.py", "\n\ndef more() -> int:\n    return total(1) + 1\n")
    run = compiled.compile()
    assert run.returncode == 0, run.stderr
    answer = compiled.ask()
    assert answer.strays == []
    assert answer.build == ("compiled" if has_compiler(compiled) else "interpreted")


def test_a_module_that_is_gone_leaves_nothing_behind(compiled: Tree) -> None:
    game = compiled.package / "kernel/game.py"
    game.write_text("def total(seed: int) -> int:\n    return seed\n")
    (compiled.package / "kernel/dice.py").unlink()
    assert compiled.compile().returncode == 0
    assert sorted(p.name for p in compiled.package.rglob("dice*.so")) == []


def test_demanded_but_never_compiled(source: Tree) -> None:
    run = source.python("-c", "import deskovka", DESKOVKA_COMPILED="1")
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1] == (
        "deskovka._build.BuildError: DESKOVKA_COMPILED is set, but it has not been compiled for "
        "this Python (to compile it: make build)"
    )


def test_both_switches_contradict_each_other(source: Tree) -> None:
    run = source.python("-c", "import deskovka", DESKOVKA_COMPILED="1", DESKOVKA_PURE="1")
    assert run.returncode == 1
    assert "both set: choose one" in run.stderr


def test_without_a_compiler_it_runs_interpreted_and_says_why(compiled: Tree) -> None:
    run = compiled.compile(CC="false")
    assert run.returncode == 0, run.stderr
    assert "Deskovka runs interpreted, because no C compiler was found" in run.stderr
    assert compiled.status() == "no-compiler"
    assert list(compiled.package.rglob("*" + _build.SUFFIX)) == []
    answer = compiled.ask()
    assert (answer.build, answer.forms) == ("interpreted", ["py"])
    assert answer.reason == "no C compiler was found when it was installed"
    assert answer.stderr == ""


def test_a_source_that_cannot_be_compiled_is_an_error_and_leaves_all_interpreted(
    compiled: Tree,
) -> None:
    compiler = has_compiler(compiled)
    compiled.edit("kernel/game.py", "\nWRONG: int = 'text'\n")
    run = compiled.compile()
    if not compiler:
        assert run.returncode == 0
        return
    assert run.returncode != 0
    assert "kernel/game.py" in run.stdout
    assert compiled.status() == "failed"
    assert list(compiled.package.rglob("*" + _build.SUFFIX)) == []
    assert compiled.ask().build == "interpreted"


def test_an_installed_package_is_told_to_be_installed_again(source: Tree) -> None:
    (source.root / "Makefile").unlink()
    run = source.python("-c", "import deskovka", DESKOVKA_COMPILED="1")
    assert "to compile it: install the package again" in run.stderr
