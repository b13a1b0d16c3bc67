"""People: a secret in a cookie, of which only the hash is stored, and a name.

A code, good for one use and ten minutes, makes another browser the same person.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections import OrderedDict
from typing import Any, Final

import msgspec

from deskovka import locales
from deskovka.server.http.refusals import Refusal
from deskovka.server.people.records import Person
from deskovka.server.people.wire import MOST_NAME, Carry, DeviceInfo, NewMe
from deskovka.server.storage import Storage, now
from deskovka.table.protocols import Unstored

COOKIE: Final = "deskovka"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # browsers keep none for longer
_SECRET_BYTES: Final = 32
_CODE_BYTES: Final = 15
_CODE_MS: Final = 10 * 60 * 1000
_MOST_KNOWN: Final = 10_000
_DAY_MS: Final = 24 * 3600 * 1000
_SHOWN: Final = 16  # digits of a hash by which a device is named


def hashed(secret: str) -> bytes:
    """Secrets are random and long, so that a plain hash of them cannot be turned round."""
    return hashlib.blake2b(secret.encode(), digest_size=32).digest()


class People:
    """Who is behind a cookie; those seen lately are remembered."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: OrderedDict[bytes, int] = OrderedDict()
        self.persons: OrderedDict[int, Person] = OrderedDict()
        self.seen: OrderedDict[bytes, int] = OrderedDict()  # when a device was noted last
        self.remembering = True
        self.news = 0  # what others have changed, so far

    async def find(self, secret: str | None, device: str = "") -> Person | None:
        """The person with that secret, if there is one; their device is seen once a day."""
        if not secret or len(secret) > 2 * _SECRET_BYTES:
            return None
        key = hashed(secret)
        if key in self.known and self.known[key] in self.persons:
            person: Person | None = self.persons[self.known[key]]
        else:
            news = self.news
            person = await self.storage.person(key)
            if person is not None and news == self.news:
                self._remember(key, person)
        if person is not None and device:
            await self._see(key, device)
        return person

    async def _see(self, key: bytes, device: str) -> None:
        if now() - self.seen.get(key, 0) > _DAY_MS:
            self.seen[key] = now()
            with contextlib.suppress(Unstored):  # the next day will do
                await self.storage.see_device(key, device)

    async def devices(self, person: Person, secret: str) -> list[DeviceInfo]:
        """Where the person is known; ``secret`` is that of the browser that asks."""
        found = await self.storage.devices_of(person.id)
        here = hashed(secret)
        return [
            DeviceInfo(
                one.secret.hex()[:_SHOWN],
                one.name or "",
                one.created,
                one.seen or one.created,
                one.secret == here,
            )
            for one in found
        ]

    async def end(self, person: Person, ident: str) -> bytes:
        """A device is nobody from now on; refuses if it is none of the person's."""
        for one in await self.storage.devices_of(person.id):
            if one.secret.hex()[:_SHOWN] == ident:
                self.known.pop(one.secret, None)
                await self.storage.end_device(one.secret, person.id)
                self.known.pop(one.secret, None)
                return one.secret
        raise Refusal("device", 404)

    async def make(self, language: str, device: str = "") -> tuple[Person, str]:
        """A new person, and the secret for the cookie."""
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        name = locales.say(language, "server-guest", number=str(1000 + secrets.randbelow(9000)))
        person = await self.storage.add_person(hashed(secret), name, language, device)
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
        if self.remembering:
            self.persons[person.id] = changed
        return changed

    # -- what other processes change -------------------------------------------------------

    def forget(self, person: int) -> None:
        """They are read anew."""
        self.news += 1
        self.persons.pop(person, None)

    def forget_device(self, secret: bytes) -> None:
        self.news += 1
        self.known.pop(secret, None)

    def remember(self, whether: bool) -> None:
        """Everybody is read anew, and every time unless what others change is heard."""
        self.news += 1
        self.remembering = whether
        self.known.clear()
        self.persons.clear()

    # -- everybody else --------------------------------------------------------------------

    async def named(self, ids: set[int]) -> dict[int, Person]:
        found = {ident: self.persons[ident] for ident in ids if ident in self.persons}
        missing = [ident for ident in ids if ident not in found]
        if missing:  # meanwhile others may be forgotten
            found |= await self.storage.people(missing)
        return {ident: self.persons.get(ident) or found[ident] for ident in ids}

    async def carry(self, person: Person) -> Carry:
        code = secrets.token_urlsafe(_CODE_BYTES)
        expires = now() + _CODE_MS
        await self.storage.add_code(hashed(code), person.id, expires)
        return Carry(code, expires)

    async def arrive(self, code: str, device: str = "") -> tuple[Person, str]:
        """The person who carries, and a secret of its own for this browser."""
        person = await self.storage.use_code(hashed(code))
        if person is None:
            raise Refusal("code", 403)
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        await self.storage.add_secret(hashed(secret), person.id, device)
        self._remember(hashed(secret), person)
        return person, secret

    def _remember(self, key: bytes, person: Person) -> None:
        if not self.remembering:
            return
        self.known[key] = person.id
        self.persons[person.id] = person
        for kept in (self.known, self.persons, self.seen):
            if len(kept) > _MOST_KNOWN:
                kept.popitem(last=False)


def tidy(name: str) -> str:
    """Without what cannot be seen, and not too long."""
    plain = "".join(letter if letter.isprintable() else " " for letter in name)
    shown = " ".join(plain.split())
    if not 1 <= len(shown) <= MOST_NAME:
        raise Refusal("name", 400, most=MOST_NAME)
    return shown
