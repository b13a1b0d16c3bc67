"""People: a secret in a cookie, of which only the hash is stored, and a name.

A code, good for one use and ten minutes, makes another browser the same person.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from typing import Any, Final

import msgspec

from deskovka import locales
from deskovka.server.records import Person
from deskovka.server.refusing import Refusal
from deskovka.server.storage import Storage, now
from deskovka.server.wire.people import MOST_NAME, Carry, NewMe

COOKIE: Final = "deskovka"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # browsers keep none for longer
_SECRET_BYTES: Final = 32
_CODE_BYTES: Final = 15
_CODE_MS: Final = 10 * 60 * 1000
_MOST_KNOWN: Final = 10_000


def hashed(secret: str) -> bytes:
    """Secrets are random and long, so that a plain hash of them cannot be turned round."""
    return hashlib.blake2b(secret.encode(), digest_size=32).digest()


class People:
    """Who is behind a cookie; those seen lately are remembered."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: OrderedDict[bytes, int] = OrderedDict()
        self.persons: OrderedDict[int, Person] = OrderedDict()

    async def find(self, secret: str | None) -> Person | None:
        """The person with that secret, if there is one."""
        if not secret or len(secret) > 2 * _SECRET_BYTES:
            return None
        key = hashed(secret)
        if key in self.known and self.known[key] in self.persons:
            return self.persons[self.known[key]]
        person = await self.storage.person(key)
        if person is not None:
            self._remember(key, person)
        return person

    async def make(self, language: str) -> tuple[Person, str]:
        """A new person, and the secret for the cookie."""
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        name = locales.say(language, "server-guest", number=str(1000 + secrets.randbelow(9000)))
        person = await self.storage.add_person(hashed(secret), name, language)
        self._remember(hashed(secret), person)
        return person, secret

    async def change(self, person: Person, wish: NewMe) -> Person:
        name = person.name if wish.name is None else tidy(wish.name)
        return await self._change(person, name=name, language=wish.language or person.language)

    async def set_stops(self, person: Person, stops: dict[str, Any]) -> Person:
        """Where the person wants to be asked, at this table and the next."""
        if person.stops == stops:
            return person
        return await self._change(person, stops=stops)

    async def _change(self, person: Person, **changes: Any) -> Person:
        await self.storage.change_person(person.id, **changes)
        changed = msgspec.structs.replace(self.persons.get(person.id, person), **changes)
        self.persons[person.id] = changed
        return changed

    async def named(self, ids: set[int]) -> dict[int, Person]:
        missing = [ident for ident in ids if ident not in self.persons]
        found = await self.storage.people(missing) if missing else {}
        return {ident: self.persons.get(ident) or found[ident] for ident in ids}

    async def carry(self, person: Person) -> Carry:
        code = secrets.token_urlsafe(_CODE_BYTES)
        expires = now() + _CODE_MS
        await self.storage.add_code(hashed(code), person.id, expires)
        return Carry(code, expires)

    async def arrive(self, code: str) -> tuple[Person, str]:
        """The person who carries, and a secret of its own for this browser."""
        person = await self.storage.use_code(hashed(code))
        if person is None:
            raise Refusal("code", 403)
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        await self.storage.add_secret(hashed(secret), person.id)
        self._remember(hashed(secret), person)
        return person, secret

    def _remember(self, key: bytes, person: Person) -> None:
        self.known[key] = person.id
        self.persons[person.id] = person
        for kept in (self.known, self.persons):
            if len(kept) > _MOST_KNOWN:
                kept.popitem(last=False)


def tidy(name: str) -> str:
    """Without what cannot be seen, and not too long."""
    plain = "".join(letter if letter.isprintable() else " " for letter in name)
    shown = " ".join(plain.split())
    if not 1 <= len(shown) <= MOST_NAME:
        raise Refusal("name", 400, most=MOST_NAME)
    return shown
