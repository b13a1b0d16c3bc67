"""Positions for the tests of words."""

from __future__ import annotations

from tests.conquerors.conftest import pytest_runtest_makereport, scenario

__all__ = ["pytest_runtest_makereport", "scenario"]
