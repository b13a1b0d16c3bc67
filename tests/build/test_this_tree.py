"""The package as it is here: what is compiled, and that the check at import stays cheap."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from deskovka import _build

PACKAGE = Path(_build.PACKAGE)


def run(code: str, folder: Path, **switches: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("DESKOVKA_")}
    environment |= {"PYTHONPATH": str(folder), **switches}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def name_of(source: str) -> str:
    return "deskovka." + source.removesuffix(".py").replace("/", ".")


@pytest.mark.fast
def test_the_build_is_the_one_asked_for() -> None:
    if os.environ.get("DESKOVKA_COMPILED", "") not in ("", "0"):
        assert _build.build() == "compiled"
    if os.environ.get("DESKOVKA_PURE", "") not in ("", "0"):
        assert _build.build() == "interpreted"
    assert _build.strays() == []


@pytest.mark.fast
def test_what_is_compiled() -> None:
    sources = _build.compiled_sources()
    assert sources == sorted(set(sources))
    assert all((PACKAGE / source).is_file() for source in sources)
    assert not any(source.endswith("__init__.py") for source in sources)
    kernel = {f"kernel/{p.name}" for p in (PACKAGE / "kernel").glob("*.py")}
    assert kernel - {"kernel/__init__.py"} <= set(sources)


def test_every_compiled_module_loads_in_both_builds_and_an_edit_turns_all_of_it(
    tmp_path: Path,
) -> None:
    sources = _build.compiled_sources()
    shutil.copytree(PACKAGE, tmp_path / "deskovka", ignore=shutil.ignore_patterns("__pycache__"))
    names = ", ".join(name_of(source) for source in sources) or "deskovka"
    code = f"import {names}\nfrom deskovka import _build\nprint(_build.build(), _build.strays())"

    assert run(code, tmp_path, DESKOVKA_PURE="1").stdout == "interpreted []\n"
    status, _ = _build.examine()
    if status != "compiled" or not sources:
        return
    whole = run(code, tmp_path, DESKOVKA_COMPILED="1")
    assert whole.stdout == "compiled []\n", whole.stderr

    edited = tmp_path / "deskovka" / sources[-1]
    edited.write_text(edited.read_text() + "# edited\n")
    stale = run(code, tmp_path)
    assert stale.stdout == "interpreted []\n", stale.stderr
    assert stale.stderr.count("deskovka: running interpreted") == 1
    assert sources[-1] in stale.stderr
