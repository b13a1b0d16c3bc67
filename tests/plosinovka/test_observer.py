"""The vector of a tower holds what the page on environments says."""

from __future__ import annotations

from typing import Any

import numpy as np

from deskovka.games.port.observer import one_of
from tests.envs.playing import played, setting


def test_the_tower_is_where_the_page_says() -> None:
    of = setting("three heroes")
    observer = of.observer
    table = played(of, 3, 60)
    view: Any = table.view(1)
    parts = observer.layout.split(observer.vector(view))
    exists = np.flatnonzero(parts["fields"][:, 0])
    tower = view["tower"]
    assert exists.tolist() == list(range(32 * tower["lowest"], 32 * tower["revealed"]))
    for lying in view["lying"]:
        coin_or_gem = parts["fields"][lying["field"], 16:18].tolist()
        assert coin_or_gem == ([1, 0] if lying["what"] == "coin" else [0, 1])
    heroes = {f["field"]: f["figure"] for f in view["figures"] if f["figure"] < of.seats}
    assert heroes
    for field, seat in heroes.items():
        assert parts["fields"][field, 18:21].tolist() == one_of(3, (seat - 1) % 3)
