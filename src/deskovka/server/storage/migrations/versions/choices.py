"""Decks name their game; what was chosen at a table has a place of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

OPTIONS = ("edition", "boss", "dungeon", "artifacts", "bigger", "lowest")
TABLE = sa.table("game_table", sa.column("id", sa.String), sa.column("wish", sa.JSON))


def upgrade() -> None:
    op.add_column("deck", sa.Column("game", sa.String))
    op.execute("UPDATE deck SET game = 'conquerors'")  # there were no others
    with op.batch_alter_table("deck") as deck:
        deck.alter_column("game", existing_type=sa.String, nullable=False)
    _rewrite(_gathered)


def downgrade() -> None:
    _rewrite(_scattered)
    op.drop_column("deck", "game")


def _rewrite(change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Change what every table was opened with."""
    connection = op.get_bind()
    for ident, wish in connection.execute(sa.select(TABLE.c.id, TABLE.c.wish)).all():
        changed = sa.update(TABLE).where(TABLE.c.id == ident).values(wish=change(wish))
        connection.execute(changed)


def _gathered(wish: dict[str, Any]) -> dict[str, Any]:
    rest = {name: value for name, value in wish.items() if name not in OPTIONS}
    return {**rest, "chosen": {name: wish[name] for name in OPTIONS if wish.get(name)}}


def _scattered(wish: dict[str, Any]) -> dict[str, Any]:
    rest = {name: value for name, value in wish.items() if name != "chosen"}
    return {**rest, **wish["chosen"]}
