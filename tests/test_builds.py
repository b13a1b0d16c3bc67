"""The same game in another process and in the other build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deskovka import _build
from tests.conquerors.properties import dealing as conquerors
from tests.plosinovka.properties import dealing as plosinovka

pytestmark = pytest.mark.fast

GAMES = 20
GAME_NAMES = ["conquerors", "plosinovka"]
ROOT = Path(__file__).resolve().parents[1]

# The compiled build is compared where it can be had.
BUILDS = ["PURE", "COMPILED"] if _build.examine()[0] == "compiled" else ["PURE"]

REPLAYING = """
import sys
import deskovka.replay
from deskovka import _build
print(_build.build())
for line in sys.stdin:
    print(deskovka.replay.load(line).verify().digest())
"""
PLAYING = """
from deskovka import _build
from tests.test_builds import digests
print(_build.build())
print(*digests("{game}"), sep="\\n")
"""


def run(build: str, code: str, given: str = "") -> list[str]:
    """What the code prints, in a process of its own; the first line is the build."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("DESKOVKA_")}
    environment |= {f"DESKOVKA_{build}": "1", "PYTHONHASHSEED": "5", "PYTHONPATH": path()}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, *rest = done.stdout.split("\n")[:-1]
    assert first == {"PURE": "interpreted", "COMPILED": "compiled"}[build]
    return rest


def path() -> str:
    return os.pathsep.join([str(Path(_build.PACKAGE).parent), str(ROOT)])


def random_game(game: str, rng: Random) -> Any:
    if game == "conquerors":
        return conquerors.random_game(rng, conquerors.core_game())
    return plosinovka.random_game(rng) if rng.random() < 0.5 else plosinovka.boss_fight(rng)


def digests(game: str) -> list[str]:
    """The hashes of random games, in the middle and at the end."""
    found: list[str] = []
    for seed in range(GAMES):
        rng = Random(seed)
        g = random_game(game, rng)
        while not g.over:
            if rng.random() < 0.02:
                found.append(g.digest())
            g.apply(rng.randrange(len(g.options)))
        found.append(g.digest())
    return found


@pytest.mark.parametrize("build", BUILDS)
def test_games_replay_to_the_same_hash_in_another_process(build: str) -> None:
    rng = Random(4)
    tables: list[Any] = [conquerors.random_game(rng, conquerors.core_game()) for _ in range(3)]
    tables += [plosinovka.random_game(rng) for _ in range(3)]
    for g in tables:
        while not g.over:
            g.apply(rng.randrange(len(g.options)))
    texts = "".join(g.replay().text() + "\n" for g in tables)
    assert run(build, REPLAYING, texts) == [g.digest() for g in tables]


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("build", BUILDS)
def test_games_are_the_same_in_both_builds(build: str, game: str) -> None:
    here = digests(game)
    assert len(here) > 100
    assert run(build, PLAYING.format(game=game)) == here


def test_the_builds_that_can_be_had_are_compared() -> None:
    assert BUILDS[0] == "PURE"
    if _build.build() == "compiled":
        assert BUILDS == ["PURE", "COMPILED"]
