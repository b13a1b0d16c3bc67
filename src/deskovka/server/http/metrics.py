"""What Prometheus reads, at a port of its own: numbers only, nothing about anybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

if TYPE_CHECKING:
    from deskovka.server.storage.writer import Writer
    from deskovka.server.tables.service import Tables
    from deskovka.server.workers.thinker import Thinkers

_SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000)


class Metrics:
    """``registry`` takes those of other parts, too."""

    def __init__(self, tables: Tables, thinkers: Thinkers, writer: Writer) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.entries = Counter(
            "deskovka_entries", "Entries of logs that were stored: picks, undos, resignations",
            registry=registry,
        )  # fmt: skip
        self.size = Histogram(
            "deskovka_commit_writes", "Writes that were committed together",
            buckets=_SIZES, registry=registry,
        )  # fmt: skip
        self.commit = Histogram(
            "deskovka_commit_seconds", "How long a commit takes",
            buckets=_SECONDS, registry=registry,
        )  # fmt: skip
        self.write = Histogram(
            "deskovka_write_seconds", "From the wish to store something until it is safe",
            buckets=_SECONDS, registry=registry,
        )  # fmt: skip
        self.refused = Counter(
            "deskovka_unstored", "Writes that the database refused", ["reason"], registry=registry
        )
        self._gauge("tables", "Tables in memory", lambda: len(tables.live))
        self._gauge("connections", "Connections to tables", lambda: _connections(tables))
        self._gauge("writes_waiting", "Writes that wait for a commit", writer.waiting.qsize)
        self._gauge("thoughts_waiting", "Bots' decisions that wait", lambda: len(thinkers.turns))
        for one in tables.company.gauges():
            self._gauge(*one)
        writer.observer = self

    def _gauge(self, name: str, said: str, count: Callable[[], float]) -> None:
        Gauge(f"deskovka_{name}", said, registry=self.registry).set_function(count)

    # -- what the writer tells ------------------------------------------------------------

    def committed(self, entries: int, waited: list[float], seconds: float) -> None:
        """``waited`` is how long each of the writes has taken in all."""
        self.entries.inc(entries)
        self.size.observe(len(waited))
        self.commit.observe(seconds)
        for one in waited:
            self.write.observe(one)

    def failed(self, reason: str, writes: int) -> None:
        self.refused.labels(reason).inc(writes)

    # -- showing --------------------------------------------------------------------------

    @contextmanager
    def shown(self, host: str, port: int) -> Iterator[int]:
        """At ``/metrics`` of that port; 0 is any free one. Raises OSError."""
        server, thread = start_http_server(port, host, self.registry)
        try:
            yield int(server.server_port)
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


def _connections(tables: Tables) -> int:
    return sum(len(room.connections) for room in list(tables.live.values()))
