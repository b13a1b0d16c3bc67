"""What holds for every test: which build runs, and how Hypothesis searches."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from deskovka import _build

# `ci` gives the same examples every time; `explore` looks for new ones, for as long as you let it.
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=_SLOW)
settings.register_profile("explore", deadline=None, max_examples=2000, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# Started in the background by a shell, all ignore Ctrl-C, and programs that tests start as well.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"deskovka: {_build.build()} build, because {_build.reason()}"


@pytest.fixture(scope="session", autouse=True)
def one_build() -> Iterator[None]:
    """No test may pass on a mixture of compiled and interpreted modules."""
    yield
    assert _build.strays() == []
