"""What every endpoint may be given, by the name of its argument."""

from __future__ import annotations

from collections.abc import Hashable

from deskovka.server.http.endpoints import Given
from deskovka.server.people.records import Person
from deskovka.server.replays.service import Replays
from deskovka.server.tables.service import Tables

Somebody = Given[Person | None]  # person: whoever asks, if they are somebody yet
Asker = Given[Person]  # me: whoever asks; refused if they are nobody
Spoken = Given[str]  # spoken: their language
Counted = Given[Hashable]  # counted: for whom a request counts
AllTables = Given[Tables]  # tables
AllReplays = Given[Replays]  # replays
