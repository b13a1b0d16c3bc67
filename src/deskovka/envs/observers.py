"""Which observer belongs to a game."""

from __future__ import annotations

from deskovka.envs.observing import Observer
from deskovka.envs.planet import PlanetObserver
from deskovka.envs.setting import Setting
from deskovka.envs.tower import TowerObserver


def observer_for(setting: Setting) -> Observer:
    return PlanetObserver(setting) if setting.name == "conquerors" else TowerObserver(setting)
