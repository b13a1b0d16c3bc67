"""`deskovka rules`: every numbered rule, and the tests that prove it."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from deskovka import games
from deskovka.kernel.errors import DeskovkaError

ROOT = Path(__file__).resolve().parents[3]

_RULE = re.compile(r"^- ([A-Z]+-\d+) (.+)$", re.MULTILINE)
_BROWSED = re.compile(r"""^ *rule\(\s*"([^"]+)",\s*(["`])(.+?)\2""", re.MULTILINE)
_WORDS = 12


class RulesError(DeskovkaError):
    """What keeps the rules or their tests from being read."""


@dataclass
class Rule:
    id: str
    text: str
    tests: list[str] = field(default_factory=list)

    @property
    def lacks_test(self) -> bool:
        return not self.tests

    @property
    def first_words(self) -> str:
        words = self.text.split()
        return " ".join(words[:_WORDS]) + (" …" if len(words) > _WORDS else "")


def read_rules(root: Path) -> dict[str, Rule]:
    """All rules of the pages, by id."""
    found: dict[str, Rule] = {}
    for game in games.names():
        page = games.kit(game).rules_page
        if page is None:
            continue
        path = root / page
        if not path.is_file():
            raise RulesError(f"there is no {path}: the rules are read from a source checkout")
        for ident, text in _RULE.findall(path.read_text(encoding="utf-8")):
            name = f"{game}:{ident}"
            if name in found:
                raise RulesError(f"{path}: {ident} stands there twice")
            found[name] = Rule(name, text)
    return found


def read_citations(root: Path) -> list[tuple[str, str]]:
    """Pairs of a rule's id and the test that cites it; nothing is imported.

    Tests in Python cite with ``@rule(...)``, those in the browser are made by ``rule(ids, title``.
    """
    tests = root / "tests"
    if not tests.is_dir():
        raise RulesError(f"there is no folder {tests}: the tests are read from a source checkout")
    pairs: list[tuple[str, str]] = []
    for path in sorted(tests.rglob("test_*.py")):
        if not _is_here(path, tests):
            continue
        name = path.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef):
                pairs.extend((ident, f"{name}::{node.name}") for ident in _cited(node))
    for path in sorted((root / "web" / "e2e").glob("*.test.ts")):
        name = path.relative_to(root).as_posix()
        for ids, _, title in _BROWSED.findall(path.read_text(encoding="utf-8")):
            pairs.extend((ident, f"{name}: {title}") for ident in ids.split())
    return pairs


def _is_here(path: Path, tests: Path) -> bool:
    """Whether the games that a test is about are installed: those of other packages need not be."""
    for folder in path.parents:
        if folder == tests:
            break
        package = folder / "pyproject.toml"
        if package.is_file():
            brings = tomllib.loads(package.read_text("utf-8"))["project"]["entry-points"]
            return set(brings[games.GROUP]) <= set(games.names())
    return True


def _cited(test: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def collect(root: Path, game: str | None) -> tuple[list[Rule], list[tuple[str, str]]]:
    """The rules (of one game) with their tests, and the citations of rules that do not exist."""
    if game is not None:
        games.kit(game)  # or there is no such game
    rules = read_rules(root)
    unknown: list[tuple[str, str]] = []
    for ident, test in read_citations(root):
        if ident in rules:
            rules[ident].tests.append(test)
        else:
            unknown.append((ident, test))
    wanted = [rule for rule in rules.values() if game in (None, rule.id.split(":")[0])]
    return wanted, unknown


def _print_text(rules: list[Rule], unknown: list[tuple[str, str]], only_untested: bool) -> None:
    for rule in rules:
        if only_untested and not rule.lacks_test:
            continue
        typer.echo(f"{rule.id}  {rule.first_words}")
        for test in rule.tests:
            typer.echo(f"    {test}")
        if not rule.tests:
            typer.echo("    NO TEST")
    for ident, test in unknown:
        typer.echo(f"{ident}  IS NO RULE, but cited by {test}")
    lacking = sum(rule.lacks_test for rule in rules)
    typer.echo(
        f"{len(rules)} rules: {lacking} without a test; {len(unknown)} citations of what is no rule"
    )


def _print_json(rules: list[Rule], unknown: list[tuple[str, str]], only_untested: bool) -> None:
    rows = [
        {"id": rule.id, "text": rule.text, "tests": rule.tests}
        for rule in rules
        if rule.lacks_test or not only_untested
    ]
    cited = [{"id": ident, "test": test} for ident, test in unknown]
    typer.echo(json.dumps({"rules": rows, "unknown": cited}, ensure_ascii=False, indent=1))


def rules(
    game: Annotated[
        str | None, typer.Argument(help=f"{' or '.join(games.names())}; without it, all.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    untested: Annotated[
        bool, typer.Option("--untested", help="Print only rules that lack a test.")
    ] = False,
) -> None:
    """List every numbered rule with the tests that prove it.

    Exits with 1 if a rule has no test or a test cites what is no rule. Needs a source checkout.
    """
    found, unknown = collect(ROOT, game)
    if as_json:
        _print_json(found, unknown, untested)
    else:
        _print_text(found, unknown, untested)
    if unknown or any(rule.lacks_test for rule in found):
        raise typer.Exit(1)
