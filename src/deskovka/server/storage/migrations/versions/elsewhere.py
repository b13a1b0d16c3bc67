"""Bots think elsewhere: which workers live, and what is to be thought."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("process", sa.Column("editions", sa.JSON))
    op.create_table(
        "worker",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("editions", sa.JSON, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    is_postgres = op.get_context().dialect.name == "postgresql"
    op.create_table(
        "thought",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("asker", sa.String, nullable=False, index=True),
        sa.Column("person", sa.Integer, nullable=False, index=True),
        sa.Column("turn", sa.BigInteger, nullable=False, index=True),
        sa.Column("size", sa.Float, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("edition", sa.String, nullable=False),
        sa.Column("task", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("worker", sa.String),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("answer", sa.LargeBinary),
        # Nobody misses it after a crash, so no commit of it waits for the disk.
        prefixes=["UNLOGGED"] if is_postgres else [],
    )


def downgrade() -> None:
    for name in ("thought", "worker"):
        op.drop_table(name)
    op.drop_column("process", "editions")
