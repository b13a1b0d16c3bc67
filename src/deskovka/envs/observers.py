"""Which observer belongs to a game."""

from __future__ import annotations

from deskovka.conquerors.game import Conquerors
from deskovka.envs.observing import Observer
from deskovka.envs.planet import PlanetObserver
from deskovka.envs.setting import Setting
from deskovka.envs.tower import TowerObserver


def observer_for(setting: Setting) -> Observer:
    game = setting.game
    if isinstance(game, Conquerors):
        return PlanetObserver(game, setting.seats)
    return TowerObserver(game, setting.seats)
