"""Alembic runs the migrations through this, on the connection that the storage gives it."""

from __future__ import annotations

from alembic import context

from deskovka.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
