"""The same games on Ray: on a cluster by its address, or on this machine ("local")."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from typing import Any, Final

from deskovka.lab.crews import WAITING, Chunks, Rows, same_build
from deskovka.lab.jobs import BadJob, Job
from deskovka.lab.match import play_all
from deskovka.lab.rows import MissingExtra

LOCAL: Final = "local"
PATIENCE: Final = 5.0  # seconds


def on_ray(job: Job, numbers: Sequence[int], address: str, workers: int) -> Rows:
    """Every machine of the cluster needs Deskovka and, at the same path, the pack."""
    ray = _connect(address, workers)
    try:
        work = ray.remote(play_all)
        shared = ray.put(job)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        chunks = Chunks(numbers, workers)
        most = WAITING * workers
        running: list[Any] = []
        while chunks.left or running:
            while chunks.left and len(running) < most:
                running.append(work.remote(shared, chunks.next()))
            done, running = ray.wait(running)
            for one in done:
                rows, seconds = ray.get(one)
                chunks.learn(len(rows), seconds)
                yield rows
    except ray.exceptions.RayTaskError as error:
        raise BadJob(str(error.cause)) from None
    finally:
        ray.shutdown()


def _check_address(address: str) -> None:
    """Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadJob(f"there is no Ray cluster at {address}: {error}") from None


def _connect(address: str, workers: int) -> Any:
    try:
        import ray
    except ImportError:
        raise MissingExtra("--ray", "ray") from None
    _check_address(address)
    with same_build() as environment:
        where: dict[str, Any] = {"address": address}
        if address == LOCAL:
            where |= {"num_cpus": workers, "include_dashboard": False}
        try:
            ray.init(
                **where,
                runtime_env={"env_vars": environment},
                logging_level="ERROR",
                log_to_driver=False,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).strip().splitlines()[0]
            raise BadJob(f"there is no Ray cluster at {address}: {reason}") from None
    return ray
