"""People, tables, seats and logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "secret",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "carry",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("pack", sa.String, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("wish", sa.JSON, nullable=False),
        sa.Column("setup", sa.JSON),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.JSON),
        sa.Column("rematch", sa.String),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_game_table_state_public", "game_table", ["state", "public"])
    op.create_table(
        "seat",
        sa.Column("game_table", sa.String, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), index=True),
        sa.Column("bot", sa.String),
        sa.Column("absent_bot", sa.String),
        sa.Column("deck", sa.String),
        sa.Column("hero", sa.String),
    )
    op.create_table(
        "log",
        sa.Column("game_table", sa.String, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("digest", sa.String),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("log", "seat", "game_table", "carry", "secret", "person"):
        op.drop_table(name)
