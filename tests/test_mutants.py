"""The tool that breaks the rules: what it tries, and that its list of exceptions is current."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from tools import mutants


@pytest.mark.parametrize("game", mutants.GAMES)
def test_mutants_are_spread_evenly_over_the_files(game: str) -> None:
    found = mutants.sample(game, 320)
    assert len({one.key for one in found}) == 320
    shares = Counter(one.file for one in found)
    most = max(shares.values())
    for file, share in shares.items():
        available = len(mutants.mutants_of(mutants.ROOT / "src" / file))
        assert share in (most, most - 1, available)


def test_every_explained_mutant_still_exists() -> None:
    files = {key.split(":")[0] for key in mutants.explained()}
    known = {one.key for file in files for one in mutants.mutants_of(mutants.ROOT / "src" / file)}
    assert set(mutants.explained()) <= known
    assert all(reason.strip() for reason in mutants.explained().values())


PRICES = """
import os
from deskovka.games.plosinovka.rules.dice import price
from tools import mutants
for one in mutants.mutants_of(mutants.ROOT / "src/deskovka/games/plosinovka/rules/dice.py"):
    if one.function == "price":
        child = os.fork()
        if not child:
            mutants.apply(one)
            os._exit(price(3, 0))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), end=" ")
print(price(3, 0))
"""


def test_a_mutant_is_the_function_with_one_change_and_only_in_its_process() -> None:
    """Of interpreted functions: three times costs 3 gems, and something else once it is broken."""
    done = subprocess.run(
        [sys.executable, "-c", PRICES],
        env={name: value for name, value in os.environ.items() if name != "DESKOVKA_COMPILED"}
        | {"DESKOVKA_PURE": "1"},
        cwd=mutants.ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    *broken, whole = done.stdout.split()
    assert whole == "3"
    assert len(broken) >= 5
    assert len(set(broken)) >= 3
