"""All that is kept, in one database of any kind."""

from __future__ import annotations

import copy

import sqlalchemy as sa

from deskovka.server.decks.store import DeckStore
from deskovka.server.people.store import PeopleStore
from deskovka.server.replays.store import ReplayStore
from deskovka.server.statistics.store import StatisticsStore
from deskovka.server.storage import migrations, schema
from deskovka.server.storage.backend import BadData
from deskovka.server.storage.store import make_readers
from deskovka.server.storage.writer import Writer
from deskovka.server.workshop.store import PackStore


class SqlStorage(DeckStore, PackStore, PeopleStore, ReplayStore, StatisticsStore):
    """Whoever extends it brings the ``backend``."""

    def open(self) -> None:
        """Bring it up to date, and be ready. Raises BadData, or what the driver raises."""
        migrations.upgrade(self.backend)
        touch(self.backend.engine)
        self.readers = make_readers()
        self.writer = Writer(self.backend)
        self.writer.start()

    async def is_current(self) -> bool:
        """Is the database what this version needs? Raises Unstored if it does not answer."""

        def act(connection: sa.Connection) -> bool:
            return migrations.step_of(connection, self.backend) == migrations.HEAD

        try:
            return await self._read(act)
        except BadData:
            return False

    def under(self, ident: str, fence: int) -> SqlStorage:
        """The same, to write of one table for as long as whoever has that fence drives it."""
        made = copy.copy(self)
        made.fence = (ident, fence)
        return made

    def close(self) -> None:
        """Returns when nobody reads or writes any more."""
        self.readers.shutdown(cancel_futures=True)
        self.writer.waiting.put(None)
        self.writer.join()
        self.backend.engine.dispose()


def touch(engine: sa.Engine) -> None:
    """A look into every table, so that a database that lacks one is found now.

    All at once: a slow start hangs in no transaction.
    """
    looks = [sa.select(table).exists() for table in schema.metadata.sorted_tables]
    with engine.connect() as connection:
        connection.execute(sa.select(*looks))
