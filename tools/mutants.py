"""Breaks the rules in one small place after another, and sees whether a test notices.

    make mutants                                  # both games
    python -m tools.mutants plosinovka --count 300 --workers 2

Each mutant changes one comparison, constant, condition or statement inside a function of `rules/`
or `effects/`. The tests of rules and cards that run this function come first, those of its chapter
before the others; the rest of the game's tests runs only for mutants that survive them. Results
are kept in `build/mutants/`, so a run that was stopped goes on; `--fresh` forgets them. Survivors
that change nothing a game could show are explained in `tools/equivalent.toml`.

Why not mutmut or cosmic-ray: both start Python anew for each mutant and reload what is mutated.
Here tests are collected once and each mutant is a fork with other bytecode in one function, which
takes a tenth of a second; and which tests run a function is known.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import functools
import importlib
import json
import os
import signal
import sys
import time
import tomllib
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

import pytest

from deskovka import tabletop

ROOT: Final = Path(__file__).resolve().parents[1]
RESULTS: Final = ROOT / "build" / "mutants"
EXPLAINED: Final = Path(__file__).with_name("equivalent.toml")
GAMES: Final = ("plosinovka", "conquerors")
FIRST: Final = ("rules", "cards")  # the tests that come first, and last:
REST: Final = ("properties", "words", "test_golden.py")
SECONDS: Final = 2.0  # of the processor, for one test, and so many times what it takes without
TIMES: Final = 10  # a mutant; one that takes longer is noticed
KILLED, SURVIVED = "killed", "survived"
_BROKEN, _ENDLESS = 3, 4

_COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


class Mutant(NamedTuple):
    """One change: where, in which function, which of its places, and what it does."""

    file: str  # below src/
    function: str
    place: int  # among the nodes of that function
    line: int
    change: str

    @property
    def key(self) -> str:
        return f"{self.file}:{self.function}:{self.place}:{self.change}"


# -- what can be changed ------------------------------------------------------------------


def changes(node: ast.AST) -> Iterator[tuple[str, Callable[[], ast.AST | None]]]:
    """What can be done to a node: a name for it, and the node that takes its place."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARED:
        other = _COMPARED[type(node.ops[0])]
        ops = [other(), *node.ops[1:]]
        yield (
            f"{_sign(node.ops[0])} -> {_sign(other())}",
            lambda: ast.Compare(node.left, ops, node.comparators),
        )
    elif isinstance(node, ast.BoolOp):
        swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and <-> or", lambda: ast.BoolOp(swapped, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "without not", lambda: node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in _COUNTED:
        other_op = _COUNTED[type(node.op)]
        yield (
            f"{_sign(node.op)} -> {_sign(other_op())}",
            lambda: ast.BinOp(node.left, other_op(), node.right),
        )
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        value = not node.value if isinstance(node.value, bool) else node.value + 1
        yield f"{node.value} -> {value}", lambda: ast.Constant(value)
    elif isinstance(node, ast.If | ast.IfExp):
        yield from _conditions(node)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "without the call", ast.Pass
    elif isinstance(node, ast.AugAssign | ast.Delete):
        yield "without the statement", ast.Pass
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        twin = {"min": "max", "max": "min", "any": "all", "all": "any"}.get(node.func.id)
        if twin:
            yield (
                f"{node.func.id} -> {twin}",
                lambda: ast.Call(ast.Name(twin, ast.Load()), node.args, node.keywords),
            )


def _conditions(node: ast.If | ast.IfExp) -> Iterator[tuple[str, Callable[[], ast.AST | None]]]:
    for value in (True, False):
        if isinstance(node, ast.IfExp):
            yield (
                f"if {value}",
                lambda value=value: ast.IfExp(  # type: ignore[misc]
                    ast.Constant(value), node.body, node.orelse
                ),
            )
        else:
            yield (
                f"if {value}",
                lambda value=value: ast.If(  # type: ignore[misc]
                    ast.Constant(value), node.body, node.orelse
                ),
            )


def _sign(op: ast.AST) -> str:
    return type(op).__name__


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Those that stand alone: what calls `super` is bound to its class."""
    for name, node in _all_functions(tree):
        if not any(isinstance(one, ast.Name) and one.id == "super" for one in ast.walk(node)):
            yield name, node


def _all_functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name != "__init__":
                    yield f"{node.name}.{inner.name}", inner


@functools.cache
def _source(file: str) -> str:
    """As it is when a run begins, whoever goes on writing."""
    return (ROOT / "src" / file).read_text("utf-8")


def mutants_of(file: Path) -> list[Mutant]:
    name = str(file.relative_to(ROOT / "src"))
    tree = ast.parse(_source(name))
    return [one for function, found in functions(tree) for one in _of(name, function, found)]


def _of(file: str, name: str, function: ast.FunctionDef) -> Iterator[Mutant]:
    unused = _unused(function)
    for place, node in enumerate(ast.walk(function)):
        if isinstance(node, ast.stmt | ast.expr) and node not in unused:
            for change, _ in changes(node):
                yield Mutant(file, name, place, node.lineno, change)


def _unused(function: ast.FunctionDef) -> set[ast.AST]:
    """What other bytecode of the function does not carry: itself, its defaults, all types."""
    outside = [function.args, *function.decorator_list]
    types = [node.annotation for node in ast.walk(function) if isinstance(node, ast.AnnAssign)]
    outside.extend(types if function.returns is None else [function.returns, *types])
    return {function, *(node for one in outside for node in ast.walk(one))}


def sample(game: str, count: int) -> list[Mutant]:
    """So many, evenly over the files and over each file."""
    folder = ROOT / "src" / "deskovka" / "games" / game
    files = sorted([*folder.glob("rules/*.py"), *folder.glob("effects/*.py")])
    left = {file: mutants_of(file) for file in files}
    left = {file: found for file, found in left.items() if found}
    share: dict[Path, int] = defaultdict(int)
    while sum(share.values()) < min(count, sum(map(len, left.values()))):
        for file, found in left.items():
            if share[file] < len(found) and sum(share.values()) < count:
                share[file] += 1
    return [
        left[file][at * len(left[file]) // number]
        for file, number in share.items()
        for at in range(number)
    ]


# -- making it so -------------------------------------------------------------------------


class _Changer(ast.NodeTransformer):
    def __init__(self, target: ast.AST, made: ast.AST | None) -> None:
        self.target = target
        self.made = made

    def visit(self, node: ast.AST) -> Any:
        return self.made if node is self.target else self.generic_visit(node)


def apply(mutant: Mutant) -> None:
    """Give the function other bytecode, wherever it is imported already."""
    tree = ast.parse(_source(mutant.file))
    node = list(ast.walk(dict(functions(tree))[mutant.function]))[mutant.place]
    made = dict(changes(node))[mutant.change]()
    assert made is not None
    ast.copy_location(made, node)
    _Changer(node, made).visit(tree)
    _function(mutant.file, mutant.function).__code__ = _compiled(tree, mutant.file, mutant.function)
    forget_boxes()


def forget_boxes() -> None:
    """Boxes of cards are made once, so what runs only then would never run with a change."""
    tabletop._made.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("tests."):
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def listen(file: str, function: str, heard: Callable[[tuple[str, str]], None]) -> None:
    """Let the function say that it runs."""
    tree = ast.parse(_source(file))
    found = dict(functions(tree))[function]
    place = ast.Tuple([ast.Constant(file), ast.Constant(function)], ast.Load())
    call = ast.Expr(ast.Call(ast.Name(_HEARD, ast.Load()), [place], []))
    found.body.insert(0, ast.copy_location(call, found.body[0]))
    target = _function(file, function)
    target.__globals__[_HEARD] = heard
    target.__code__ = _compiled(tree, file, function)


_HEARD: Final = "_heard_by_mutants"


def _function(file: str, name: str) -> FunctionType:
    target: Any = importlib.import_module(file.removesuffix(".py").replace("/", "."))
    for part in name.split("."):
        target = target.__dict__[part]
    function = target.fget if isinstance(target, property) else target
    assert isinstance(function, FunctionType)
    return function


def _compiled(tree: ast.Module, file: str, function: str) -> CodeType:
    path = str(ROOT / "src" / file)
    code = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
    return _code_in(code, function.split("."))


def _code_in(code: CodeType, names: Sequence[str]) -> CodeType:
    for name in names:
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)
    return code


# -- running tests ------------------------------------------------------------------------


class Runner:
    """A pytest plugin that collects once, learns which test runs what, and tries mutants."""

    def __init__(
        self, mutants: Sequence[Mutant], workers: int, note: Callable[[Mutant, str, str], None]
    ) -> None:
        self.mutants = mutants
        self.workers = workers
        self.note = note
        self.failed = False
        self.limits: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        runs = self._learn([item for item in session.items if "restored" not in item.nodeid])
        busy: dict[int, Mutant] = {}
        for mutant in self.mutants:
            items = self._ordered(mutant, runs[mutant.file, mutant.function])
            if not items:
                self.note(mutant, SURVIVED, "no test runs it")
                continue
            while len(busy) >= self.workers:
                self._wait(busy)
            child = os.fork()
            if not child:
                self._try(mutant, items)
            busy[child] = mutant
        while busy:
            self._wait(busy)
        return True

    def _learn(self, items: Sequence[pytest.Item]) -> dict[tuple[str, str], list[pytest.Item]]:
        """Which items run which function, and how long they take."""
        runs: dict[tuple[str, str], list[pytest.Item]] = defaultdict(list)
        seen: set[tuple[str, str]] = set()
        places = {(mutant.file, mutant.function) for mutant in self.mutants}
        silent = {place: _function(*place).__code__ for place in places}
        for place in places:
            listen(*place, seen.add)
        for item in items:
            forget_boxes()
            seen.clear()
            self.failed = False
            began = time.process_time()
            _protocol(item)
            self.limits[item.nodeid] = SECONDS + TIMES * (time.process_time() - began)
            if self.failed:
                raise SystemExit(f"{item.nodeid} fails without any mutant")
            for where in seen:
                runs[where].append(item)
        for place, code in silent.items():
            _function(*place).__code__ = code
        return runs

    def _ordered(self, mutant: Mutant, items: Sequence[pytest.Item]) -> list[pytest.Item]:
        """Those of the chapter first, and what is quick before what is slow."""
        chapter = Path(mutant.file).stem.rstrip("s")
        return sorted(
            items, key=lambda item: (chapter not in item.nodeid, self.limits[item.nodeid])
        )

    def _try(self, mutant: Mutant, items: Sequence[pytest.Item]) -> None:
        """In the child: 1 if a test notices."""
        signal.signal(signal.SIGPROF, lambda *_: os._exit(_ENDLESS))
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        try:
            apply(mutant)
        except BaseException:
            traceback.print_exc()
            os._exit(_BROKEN)
        try:
            for item in items:
                self.failed = False
                signal.setitimer(signal.ITIMER_PROF, self.limits[item.nodeid])
                _protocol(item)
                if self.failed:
                    os._exit(1)
        except BaseException:
            os._exit(1)
        os._exit(0)

    def _wait(self, busy: dict[int, Mutant]) -> None:
        child, status = os.wait()
        mutant = busy.pop(child)
        code = os.waitstatus_to_exitcode(status)
        if code == _BROKEN:
            raise SystemExit(f"{mutant.key} cannot be made")
        self.note(mutant, KILLED if code else SURVIVED, "endless" if code == _ENDLESS else "")


def _protocol(item: pytest.Item) -> None:
    item.ihook.pytest_runtest_protocol(item=item, nextitem=None)


# -- the whole ----------------------------------------------------------------------------


def explained() -> dict[str, str]:
    """By key: why no test could notice."""
    if not EXPLAINED.is_file():
        return {}
    return dict(tomllib.loads(EXPLAINED.read_text("utf-8"))["equivalent"])


def run(game: str, count: int, workers: int, *, fresh: bool, rest: bool) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    path = RESULTS / f"{game}.jsonl"
    if fresh:
        path.unlink(missing_ok=True)
    mutants = sample(game, count)
    done = _done(path)
    stages = [FIRST, REST] if rest else [FIRST]
    for stage, folders in enumerate(stages):
        left = [one for one in mutants if done.get(one.key, (-1, ""))[0] < stage]
        left = [one for one in left if done.get(one.key, (0, SURVIVED))[1] == SURVIVED]
        if stage:
            left = [one for one in left if one.key not in explained()]
        if not left:
            continue
        with path.open("a", encoding="utf-8") as log:

            def note(
                mutant: Mutant, result: str, why: str, log: Any = log, at: int = stage
            ) -> None:
                log.write(json.dumps({"key": mutant.key, "stage": at, "result": result}) + "\n")
                log.flush()
                if result == SURVIVED:
                    print(f"{mutant.file}:{mutant.line} {mutant.change} {why}", flush=True)

            tests = [str(ROOT / "tests" / game / folder) for folder in folders]
            options = ["-qq", "-p", "no:cacheprovider", "--no-header", "--capture=no"]
            with contextlib.suppress(SystemExit):
                pytest.main([*options, *tests], plugins=[Runner(left, workers, note)])
        done = _done(path)
    report(game, mutants, done)


def _done(path: Path) -> dict[str, tuple[int, str]]:
    if not path.is_file():
        return {}
    lines = map(json.loads, path.read_text("utf-8").splitlines())
    return {line["key"]: (line["stage"], line["result"]) for line in lines}


def report(game: str, mutants: Sequence[Mutant], done: dict[str, tuple[int, str]]) -> None:
    """The survivors with file and line, and the rate without equivalent mutants."""
    why = explained()
    tried = [one for one in mutants if one.key in done]
    alive = [one for one in tried if done[one.key][1] == SURVIVED]
    unexplained = [one for one in alive if one.key not in why]
    text = "".join(
        f"src/{one.file}:{one.line}: {one.change} in {one.function}\n    {one.key}\n"
        for one in unexplained
    )
    (RESULTS / f"{game}-survivors.txt").write_text(text, "utf-8")
    counted = len(tried) - (len(alive) - len(unexplained))
    killed = counted - len(unexplained)
    rate = 100 * killed / max(1, counted)
    print(
        f"{game}: {len(tried)} of {len(mutants)} mutants tried, {killed} of {counted} noticed "
        f"({rate:.1f} %), {len(alive) - len(unexplained)} equivalent, {len(unexplained)} survive; "
        f"see {(RESULTS / game).relative_to(ROOT)}-survivors.txt"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="forget what was tried before")
    parser.add_argument("--first", action="store_true", help="only tests of rules and cards")
    given = parser.parse_args()
    if os.environ.get("DESKOVKA_PURE") != "1":  # only interpreted functions can be given other code
        os.environ["DESKOVKA_PURE"] = "1"
        os.execv(sys.executable, [sys.executable, "-m", "tools.mutants", *sys.argv[1:]])
    started = time.monotonic()
    for game in given.games:
        run(game, given.count, given.workers, fresh=given.fresh, rest=not given.first)
    print(f"{time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
