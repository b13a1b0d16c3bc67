"""How the database became what it is, step by step (Alembic)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from deskovka.problems import Problem
from deskovka.server.storage.backend import Backend, BadData

HEAD: Final = "0006"  # the last step; where it has been taken, Alembic need not be loaded
STEPS: Final = ("0001", "0002", "0003", "0004", "0005", HEAD)
_VERSION: Final = "alembic_version"


def step_of(connection: sa.Connection, backend: Backend) -> str | None:
    """The last step that was taken; None in an empty database. Raises BadData."""
    names = sa.inspect(connection).get_table_names()
    if not names:
        return None
    if _VERSION not in names:
        raise backend.foreign()
    query = sa.select(sa.column("version_num", sa.String)).select_from(sa.table(_VERSION))
    found = connection.execute(query).scalar()
    if found is not None and found not in STEPS:
        raise BadData(Problem.of("data-newer", file=backend.name, step=found))
    return found


def upgrade(backend: Backend) -> None:
    """Take the steps that are missing. Raises BadData where the database is not ours."""
    with backend.engine.connect() as connection:
        if step_of(connection, backend) == HEAD:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with backend.engine.begin() as connection:
        backend.migrate_alone(connection)
        if step_of(connection, backend) != HEAD:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
