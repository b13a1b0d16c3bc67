"""The tables of the database, for SQLAlchemy Core. Migrations make and change them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Sequence,
    String,
    Table,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

person = Table(
    "person",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("stops", JSON),  # for the windows of Planetary Conquerors
    Column("created", BigInteger, nullable=False),
)

# A browser of a person: the hash of the secret in its cookie.
secret = Table(
    "secret",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Integer, ForeignKey("person.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("device", String),  # what the browser calls itself
    Column("seen", BigInteger),
)

# A code that lets another browser be the same person.
carry = Table(
    "carry",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Integer, ForeignKey("person.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# A table where games are played; ``setup`` is what the engine was given, its seed included,
# ``packs`` the hashes of the packs besides the box, ``lesson`` the guided game that it is,
# ``begun`` how many entries of its log it has from the replay that it continues, ``owner`` whoever
# opened it.
game_table = Table(
    "game_table",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("pack", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("wish", JSON, nullable=False),
    Column("setup", JSON),
    Column("state", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("outcome", JSON),
    Column("rematch", String),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("packs", JSON),
    Column("lesson", String),
    Column("begun", Integer),
    Column("owner", Integer, index=True),
    Index("ix_game_table_state_public", "state", "public"),
    Index("ix_game_table_state_moved", "state", "moved"),
)

seat = Table(
    "seat",
    metadata,
    Column("game_table", String, ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", Integer, ForeignKey("person.id"), index=True),
    Column("bot", String),
    Column("absent_bot", String),
    Column("deck", String),
    Column("hero", String),
    Column("brought", JSON),  # a deck of one's own, as it was when sitting down
)

# What was done at a table, in order; only ever added to.
log = Table(
    "log",
    metadata,
    Column("game_table", String, ForeignKey("game_table.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("what", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("who", String, nullable=False),
    Column("spent", Integer, nullable=False),
    Column("digest", String),
    sqlite_with_rowid=False,
)

# A table's game as it stood after ``n`` entries of its log, so that loading need not replay all.
snapshot = Table(
    "snapshot",
    metadata,
    Column("game_table", String, ForeignKey("game_table.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

# Somebody's own pack as it is being written; ``text`` is its TOML.
pack = Table(
    "pack",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", Integer, ForeignKey("person.id"), nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("size", Integer, nullable=False),  # of the text, in characters
    Column("cards", Integer, nullable=False),
    Column("dungeons", Integer, nullable=False),
    Column("sound", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

# A pack as some table has used it: by the hash of its text, never changed, and kept for as long
# as a table refers to it.
printed_pack = Table(
    "printed_pack",
    metadata,
    Column("hash", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("text", String, nullable=False),
    Column("size", Integer, nullable=False),
)

# The packs that a table refers to.
table_pack = Table(
    "table_pack",
    metadata,
    Column("game_table", String, ForeignKey("game_table.id"), primary_key=True),
    Column("hash", String, ForeignKey("printed_pack.hash"), primary_key=True, index=True),
)

deck = Table(
    "deck",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", Integer, ForeignKey("person.id"), nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("cards", JSON, nullable=False),
    Column("packs", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

# A replay that somebody has brought; those of tables are made from their logs.
replay = Table(
    "replay",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", Integer, ForeignKey("person.id"), nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("text", String, nullable=False),
    Column("size", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A process that serves tables, where many serve the same: where the others reach it, until when
# they take it for alive, its rules of each game, and the same with the cards.
process = Table(
    "process",
    metadata,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),
    Column("rules", JSON, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("editions", JSON),
    info={"passing": True},  # no data: it is not copied elsewhere
)

# Which of them drives a table. Every holder has a greater fence than the one before.
lease = Table(
    "lease",
    metadata,
    Column("game_table", String, primary_key=True),
    Column("holder", String, nullable=False, index=True),
    Column("fence", BigInteger, nullable=False),
    info={"passing": True},  # no data: it is not copied elsewhere
)
FENCES = Sequence("lease_fence")

# A process that thinks for bots and serves nobody: how many thoughts at once, of which editions.
worker = Table(
    "worker",
    metadata,
    Column("id", String, primary_key=True),
    Column("editions", JSON, nullable=False),
    Column("places", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
    info={"passing": True},  # no data: it is not copied elsewhere
)

# What a process that serves tables wants to have thought: ``turn`` orders it, ``size`` is how many
# seconds it is expected to take, ``until`` when it is of no use any more, ``worker`` has it now.
thought = Table(
    "thought",
    metadata,
    Column("id", String, primary_key=True),
    Column("asker", String, nullable=False, index=True),
    Column("person", Integer, nullable=False, index=True),
    Column("turn", BigInteger, nullable=False, index=True),
    Column("size", Float, nullable=False),
    Column("game", String, nullable=False),
    Column("edition", String, nullable=False),
    Column("task", LargeBinary, nullable=False),
    Column("until", BigInteger),
    Column("worker", String),
    Column("tries", Integer, nullable=False),
    Column("answer", LargeBinary),
    info={"passing": True},  # no data: it is not copied elsewhere
)

# By which they know each other; one row.
peer_secret = Table(
    "peer_secret",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    info={"passing": True},  # no data: it is not copied elsewhere
)
