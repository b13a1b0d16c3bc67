"""Deskovka: the digital home of two tabletop games."""

from deskovka import _build

_build.install()
