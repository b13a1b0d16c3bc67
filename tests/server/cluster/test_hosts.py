"""The end of a connection where the table is driven."""

from __future__ import annotations

import asyncio

from deskovka.server.cluster.hosts import Host
from deskovka.server.cluster.messages import Enter, Left
from deskovka.server.people.service import People
from deskovka.server.tables.company import Guest
from deskovka.server.tables.service import Tables
from deskovka.server.workers.thinker import Thinkers
from tests.server.databases import Base
from tests.server.guests import QUICK


def test_a_guest_may_leave_before_the_door_is_open(base: Base) -> None:
    """Both messages come at once where somebody only looks in."""

    async def run() -> None:
        storage = base.open()
        tables = Tables(storage, People(storage), Thinkers(1), QUICK)
        host = Host(b"secret", tables)
        host.follow(Enter(1, "no-such-table", Guest(None, "en")))
        host.follow(Left(1))
        [staying] = host.acts.tasks
        await staying
        assert host.heard == {}
        host.patience.cancel()
        await tables.close()
        storage.close()

    asyncio.run(run())
