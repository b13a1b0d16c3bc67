"""The vector of a planet holds what the page on environments says."""

from __future__ import annotations

import numpy as np

from tests.envs.playing import played, setting


def test_a_spectator_sees_no_hand() -> None:
    of = setting("two conquerors")
    observer = of.observer
    table = played(of, 1, 12)
    public = observer.layout.split(observer.vector(table.view(None)))
    own = observer.layout.split(observer.vector(table.view(0)))
    assert not public["cards"][:, 0].any()
    assert own["cards"][0, 0].any()
    assert not own["cards"][1, 0].any()


def test_numbers_of_the_planet_are_where_the_page_says() -> None:
    of = setting("two conquerors")
    observer = of.observer
    table = played(of, 3, 60)
    view = table.view(0)
    parts = observer.layout.split(observer.vector(view))
    for seat, player in enumerate(view["players"]):
        numbers = parts["players"][seat]
        assert np.allclose(numbers[1:4] * 10, player["stored"])
        assert np.isclose(numbers[9] * 60, player["deck"])
        base, *row = parts["entities"][seat]
        assert base[0] == 1
        assert np.isclose(base[2] * 20, player["base"]["life"])
        assert sum(entity[0] for entity in row) == len(player["row"])
