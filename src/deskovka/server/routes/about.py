"""What runs here, in which version."""

from __future__ import annotations

import platform
from importlib import metadata

from litestar import get

import deskovka
from deskovka import _build
from deskovka.server import games
from deskovka.server.wire.about import About, GameVersion


@get("/api/about", sync_to_thread=False)
def get_about() -> About:
    """The versions of the server and of the games."""
    return About(
        version=metadata.version("deskovka"),
        build=_build.build(),
        python=platform.python_version(),
        games=[
            GameVersion(name, game.rules_version, game.digest)
            for name, game in ((name, games.engine(name)) for name in deskovka.GAMES)
        ],
    )


HANDLERS = (get_about,)
