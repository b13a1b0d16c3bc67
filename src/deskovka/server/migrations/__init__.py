"""How the database became what it is, step by step (Alembic)."""

from typing import Final

HEAD: Final = "0002"  # the last step; where it has been taken, Alembic need not be loaded
