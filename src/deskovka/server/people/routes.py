"""Who I am."""

from __future__ import annotations

from deskovka.server.http.endpoints import JSONBody, put
from deskovka.server.http.given import AllTables, Asker
from deskovka.server.people.records import Person
from deskovka.server.people.wire import Me, NewMe


def shown(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(person.name, person.language)  # type: ignore[arg-type]


@put("/api/me")
async def put_me(data: JSONBody[NewMe], me: Asker, tables: AllTables) -> Me:
    """Change my name or language."""
    person = await tables.people.change(me, data)
    tables.note_person(person)
    return shown(person)


ENDPOINTS = (put_me,)
