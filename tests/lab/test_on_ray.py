"""The same games on Ray: the same rows, and nothing of it is left running."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec
import pytest
import ray
from ray.cluster_utils import Cluster

from deskovka.lab import rows
from deskovka.lab.jobs import BadJob
from deskovka.lab.runner import run
from tests.lab.conftest import Played
from tests.lab.test_runner import interrupt_after

pytestmark = pytest.mark.xdist_group("ray")  # each needs memory for a store of its own


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A node that runs already, as on other machines."""
    found = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    yield found
    found.shutdown()


def test_the_same_rows_come_from_ray(planets: Played) -> None:
    job, expected = planets
    assert run(job, len(expected), ray="local", workers=2) == (expected, len(expected), False)
    assert not ray.is_initialized()


def test_a_cluster_is_used_by_its_address(planets: Played, cluster: Cluster) -> None:
    job, expected = planets
    assert run(job, 3, ray=cluster.address).rows == expected[:3]
    assert not ray.is_initialized()


def test_a_local_one_is_its_own_beside_another(
    planets: Played, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    job, expected = planets
    assert run(job, 3, ray="local", workers=1).rows == expected[:3]


def test_ray_stops_when_interrupted(planets: Played) -> None:
    done = run(planets[0], 24, ray="local", workers=1, told=interrupt_after(3))
    assert done.stopped
    assert 3 <= len(done.rows) < 24
    assert not ray.is_initialized()


def test_what_goes_wrong_over_there_is_told_here(planets: Played) -> None:
    job = msgspec.structs.replace(planets[0], cards="other cards")
    with pytest.raises(BadJob, match="cards"):
        run(job, 2, ray="local", workers=1)
    assert not ray.is_initialized()


def test_a_cluster_that_is_not_there_is_told(planets: Played) -> None:
    with pytest.raises(BadJob, match=r"no Ray cluster at 127\.0\.0\.1:1"):
        run(planets[0], 2, ray="127.0.0.1:1")


def test_without_ray_its_extra_is_named(planets: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(rows.MissingExtra, match=r"deskovka\[ray\]"):
        run(planets[0], 2, ray="local")
