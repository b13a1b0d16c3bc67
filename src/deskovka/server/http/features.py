"""Everything that can be asked for, feature by feature."""

from __future__ import annotations

from typing import Final

from deskovka.server.decks import routes as decks
from deskovka.server.games import routes as games
from deskovka.server.http import about
from deskovka.server.http.endpoints import Endpoint
from deskovka.server.lessons import routes as lessons
from deskovka.server.people import routes as people
from deskovka.server.replays import routes as replays
from deskovka.server.statistics import routes as statistics
from deskovka.server.tables import routes as tables
from deskovka.server.workshop import pack_routes
from deskovka.server.workshop import routes as workshop

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *people.ENDPOINTS,
    *games.ENDPOINTS,
    *pack_routes.ENDPOINTS,
    *workshop.ENDPOINTS,
    *tables.ENDPOINTS,
    *decks.ENDPOINTS,
    *replays.ENDPOINTS,
    *statistics.ENDPOINTS,
    *lessons.ENDPOINTS,
    *about.ENDPOINTS,
)
