"""Around the table: snapshots, stops, packs, decks, replays and lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("stops", sa.JSON))
    op.add_column("seat", sa.Column("brought", sa.JSON))
    op.add_column("game_table", sa.Column("packs", sa.JSON))
    op.add_column("game_table", sa.Column("lesson", sa.String))
    op.add_column("game_table", sa.Column("begun", sa.Integer))
    op.create_table(
        "snapshot",
        sa.Column("game_table", sa.String, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "pack",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), nullable=False, index=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("cards", sa.Integer, nullable=False),
        sa.Column("dungeons", sa.Integer, nullable=False),
        sa.Column("sound", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "printed_pack",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_table(
        "deck",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), nullable=False, index=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("cards", sa.JSON, nullable=False),
        sa.Column("packs", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "replay",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("person.id"), nullable=False, index=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("replay", "deck", "printed_pack", "pack", "snapshot"):
        op.drop_table(name)
    op.drop_column("game_table", "begun")
    op.drop_column("game_table", "lesson")
    op.drop_column("game_table", "packs")
    op.drop_column("seat", "brought")
    op.drop_column("person", "stops")
