"""Many processes: which of them live, and which drives a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

FENCES = sa.Sequence("lease_fence")


def upgrade() -> None:
    op.create_table(
        "process",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("game_table", sa.String, primary_key=True),
        sa.Column("holder", sa.String, nullable=False, index=True),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "peer_secret",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    if op.get_context().dialect.supports_sequences:
        op.execute(sa.schema.CreateSequence(FENCES))


def downgrade() -> None:
    if op.get_context().dialect.supports_sequences:
        op.execute(sa.schema.DropSequence(FENCES))
    for name in ("peer_secret", "lease", "process"):
        op.drop_table(name)
