"""What the README and the guide for contributors show is true: it is carried out as it stands."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from deskovka.games.conquerors import packs as conquerors
from deskovka.games.plosinovka import packs as plosinovka

ROOT = Path(__file__).resolve().parents[1]
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")),
)
README = (ROOT / "README.md").read_text("utf-8")
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
TERMINAL = (ROOT / "docs/play/terminal.md").read_text("utf-8")
RUN = "from deskovka.cli import main; main()"
EXAMPLES = (
    "Add a card",
    "Add a rule",
    "Add a sentence",
    "Add an item",
    "Draw a dungeon card",
    "Change a rule of Plošinovka",
)

_BLOCK = re.compile(r"((?:^[^\n]+\n)*)\n?^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(text: str) -> Iterator[tuple[str, str, str]]:
    """The paragraph before each block of code, the language of the block, and its text."""
    for match in _BLOCK.finditer(text):
        yield match.group(1), match.group(2), match.group(3)


def in_language(text: str, language: str) -> list[str]:
    return [block for _, found, block in blocks(text) if found == language]


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", GUIDE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found.group(1)


# -- the README ---------------------------------------------------------------------------


@pytest.mark.parametrize(("page", "most"), [("README.md", 2), ("docs/research/python.md", 12)])
def test_the_python_of_a_page_prints_what_it_says(page: str, most: int) -> None:
    """All blocks are one program; what a line prints stands behind it as a comment."""
    code = "\n".join(in_language((ROOT / page).read_text("utf-8"), "python"))
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(code, page, "exec"), {"__name__": "page"})
    promised = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
    assert said.getvalue().splitlines() == promised
    assert len(promised) == most


def test_the_card_of_the_readme_is_one_of_the_box() -> None:
    boxes = [tomllib.loads(path.read_text("utf-8")) for path in conquerors.CORE.glob("*.toml")]
    [block] = in_language(README, "toml")
    [entry] = tomllib.loads(block)["card"]
    assert any(entry in box.get("card", []) for box in boxes)


def test_the_readme_says_what_the_boxes_hold() -> None:
    first, second = conquerors.core(), plosinovka.core()
    told = " ".join(README.split())
    assert f" {len(first.cards)} cards, " in told
    assert f" {len(second.cards)} cards, and {len(second.dungeons)} dungeon cards." in told
    said = [line for card in first.cards if card.id == "topdecker" for line in card.texts("cs")]
    assert re.findall(r"^> (.+)$", README, re.MULTILINE) == said


def test_the_boards_of_the_terminal_page_are_printed() -> None:
    """Each board is what its command, the block before it, prints last."""
    found = [(language, block) for _, language, block in blocks(TERMINAL)]
    boards = [
        (command, board)
        for (language, command), (plain, board) in pairwise(found)
        if language == "sh" and plain == "" and command.startswith("yes")
    ]
    assert len(boards) == 2
    for command, board in boards:
        [(answers, options)] = re.findall(r"yes 2 \| head -(\d+) \| deskovka (.*)", command)
        done = subprocess.run(
            [sys.executable, "-c", RUN, *options.split(), "--lang", "en"],
            input="2\n" * int(answers),
            env={**os.environ, "COLUMNS": "80", "NO_COLOR": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        printed = "\n".join(line.rstrip() for line in done.stdout.splitlines())
        assert board in printed
        assert printed.removesuffix("\nGoodbye.").endswith(board.rstrip())


def test_the_commands_of_the_readme_exist() -> None:
    from deskovka.cli import run

    lines = [line for block in in_language(README, "sh") for line in block.splitlines()]
    commands = {tuple(line.split("#")[0].split()) for line in lines if line.startswith("deskovka")}
    assert len(commands) > 5
    for command in commands:
        words = [word for word in command[1:3] if word.isalpha() and word.islower()]
        with contextlib.redirect_stdout(io.StringIO()) as said:
            assert run([*words, "--help"]) == 0, command
        options = [word for word in command if word.startswith("--")]
        assert [option for option in options if option not in said.getvalue()] == []


def test_the_folders_of_the_readme_are_there() -> None:
    [tree] = [block for before, _, block in blocks(README) if "layout" in before.lower()]
    folder = ROOT
    for line in tree.splitlines():
        path = line.split()[0]
        if not line.startswith(" "):
            folder = ROOT / path
            assert folder.exists(), path
        else:
            assert (folder / path).exists(), path


# -- the guide for contributors -----------------------------------------------------------


def patch(root: Path, change: str) -> None:
    """Carry out a change that shows its file, then lines to keep, to drop and to add."""
    head, *lines = change.splitlines()
    path = root / head.removeprefix("--- ")
    before = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
    after = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
    text = path.read_text("utf-8")
    assert text.count(before) == 1, f"{path.name} does not hold this once:\n{before}"
    path.write_text(text.replace(before, after), "utf-8")


def append(root: Path, paragraph: str, text: str, between: str) -> None:
    """Put text at the end of the file (maybe a new one) that the paragraph before it names last."""
    path = root / re.findall(r"`([\w/.-]+\.\w+)`", paragraph)[-1]
    before = path.read_text("utf-8") + between if path.exists() else ""
    path.write_text(before + text, "utf-8")


def obey(root: Path, commands: str) -> None:
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("DESKOVKA", "PYTEST"))}
    environment["DESKOVKA_PURE"] = "1"
    environment["PYTHONPATH"] = str(root / "src")
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-e", "-c", commands],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode == 0, f"{commands}\n{done.stdout}\n{done.stderr}"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources, without what is compiled."""
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_compiled.json")
    for folder in ("src", "tests", "tools", "docs", "web/e2e", "web/src"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=unwanted)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


@pytest.mark.parametrize("title", EXAMPLES)
def test_a_worked_example_works(tree: Path, title: str) -> None:
    ran = 0
    for paragraph, language, block in blocks(section(title)):
        if language == "diff":
            patch(tree, block)
        elif language == "sh":
            obey(tree, block)
            ran += 1
        else:
            append(tree, paragraph, block, "\n\n" if language == "python" else "\n")
    assert ran > 0


# -- links --------------------------------------------------------------------------------


def anchors(text: str) -> set[str]:
    """What the headings of a page are called in links, and what is named besides."""
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    named = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    return named | set(re.findall(r'<a id="([\w-]+)">', text))


def leads_somewhere(page: Path, target: str) -> bool:
    path, _, anchor = target.partition("#")
    linked = page.parent / path if path else page
    return linked.exists() and (not anchor or anchor in anchors(linked.read_text("utf-8")))


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_leads_to_is_there(page: str) -> None:
    path = ROOT / page
    targets = set(re.findall(r"\]\(([^)\s]+)\)", path.read_text("utf-8")))
    within = [target for target in sorted(targets) if not target.startswith("https://")]
    assert [target for target in within if not leads_somewhere(path, target)] == []


@pytest.mark.parametrize("page", PAGES)
def test_the_files_that_a_page_names_are_there(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    named = set(re.findall(r"`((?:src|tests|docs|bench|\.ci)/[\w./-]*)`", text))
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_the_code_that_the_architecture_quotes_stands_in_its_file() -> None:
    """A block names its file first; its parts stand there, not necessarily side by side."""
    quoted = in_language((ROOT / "docs/develop/architecture.md").read_text("utf-8"), "python")
    assert len(quoted) > 1
    for block in quoted:
        head, _, code = block.partition("\n")
        source = (ROOT / head.removeprefix("# ")).read_text("utf-8")
        for part in code.strip("\n").split("\n\n\n"):
            assert f"{part}\n" in source, part
