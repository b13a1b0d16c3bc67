"""What is kept for whom: who opened a table, its packs, sizes of texts, the devices of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SIZED = ("pack", "printed_pack", "replay")
TABLE = sa.table("game_table", sa.column("id", sa.String), sa.column("packs", sa.JSON))


def upgrade() -> None:
    op.add_column("secret", sa.Column("device", sa.String))
    op.add_column("secret", sa.Column("seen", sa.BigInteger))
    for name in SIZED:
        op.add_column(name, sa.Column("size", sa.Integer))
        op.execute(f"UPDATE {name} SET size = length(text)")
        with op.batch_alter_table(name) as sized:
            sized.alter_column("size", existing_type=sa.Integer, nullable=False)
    op.add_column("game_table", sa.Column("owner", sa.Integer))
    op.create_index("ix_game_table_owner", "game_table", ["owner"])
    op.create_index("ix_game_table_state_moved", "game_table", ["state", "moved"])
    op.execute(
        "UPDATE game_table SET owner = (SELECT min(seat.person) FROM seat"
        " WHERE seat.game_table = game_table.id)"
    )
    op.create_table(
        "table_pack",
        sa.Column("game_table", sa.String, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column(
            "hash", sa.String, sa.ForeignKey("printed_pack.hash"), primary_key=True, index=True
        ),
    )
    _refer()


def _refer() -> None:
    """Tables refer to the packs that their records name."""
    connection = op.get_bind()
    known = set(connection.execute(sa.text("SELECT hash FROM printed_pack")).scalars())
    for ident, packs in connection.execute(sa.select(TABLE.c.id, TABLE.c.packs)).all():
        for key in dict.fromkeys(one["hash"] for one in packs or ()):
            if key in known:
                connection.execute(
                    sa.text("INSERT INTO table_pack (game_table, hash) VALUES (:table, :hash)"),
                    {"table": ident, "hash": key},
                )


def downgrade() -> None:
    op.drop_table("table_pack")
    op.drop_index("ix_game_table_state_moved", "game_table")
    op.drop_index("ix_game_table_owner", "game_table")
    op.drop_column("game_table", "owner")
    for name in SIZED:
        op.drop_column(name, "size")
    op.drop_column("secret", "seen")
    op.drop_column("secret", "device")
