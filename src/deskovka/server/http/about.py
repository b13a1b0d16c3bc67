"""What runs here, in which version."""

from __future__ import annotations

import platform
from importlib import metadata

import deskovka
from deskovka import _build
from deskovka.server.games import catalogue
from deskovka.server.http.endpoints import get
from deskovka.server.http.wire import About, GameVersion


@get("/api/about")
def get_about() -> About:
    """The versions of the server and of the games."""
    return About(
        version=metadata.version("deskovka"),
        build=_build.build(),
        python=platform.python_version(),
        games=[
            GameVersion(name, game.rules_version, game.digest)
            for name, game in ((name, catalogue.engine(name)) for name in deskovka.games.names())
        ],
    )


ENDPOINTS = (get_about,)
