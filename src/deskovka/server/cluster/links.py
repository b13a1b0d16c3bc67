"""Connections between processes: lengths and messages, between those who know the secret."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec

from deskovka.server.cluster.messages import (
    Challenge,
    Message,
    Messages,
    Proof,
    Welcome,
    decode,
    encode,
)

_LENGTH: Final = 4  # bytes before each message
_LARGEST: Final = 16 * 2**20  # bytes of a message
_LARGEST_OF_STRANGERS: Final = 200
_MOST_UNSENT: Final = 32 * 2**20  # bytes, until a process that does not read is given up
_SALT: Final = 32
_SECONDS: Final = 2.0  # to connect, and to know each other

Hear = Callable[[Messages], None]


class Link(asyncio.Protocol):
    """One end of a connection; ``known`` is done when both have proved to know the secret."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.transport: Any = None
        self.received = bytearray()
        self.unsent: list[bytes] = []
        self.own = secrets.token_bytes(_SALT)
        self.known: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hear: Hear = self.greet
        self.patience = asyncio.get_running_loop().call_later(_SECONDS, self.close)

    # -- what the connection does ---------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        self.patience.cancel()
        if not self.known.done():
            self.known.set_exception(ConnectionResetError("the other process has gone"))
            self.known.exception()  # whoever waited for it may have gone, too
        self.ended()

    def data_received(self, data: bytes) -> None:
        self.received += data
        at, size = 0, len(self.received)
        while size - at >= _LENGTH:
            length = int.from_bytes(self.received[at : at + _LENGTH], "big")
            if length > (_LARGEST if self.is_known else _LARGEST_OF_STRANGERS):
                self.close()
                return
            if size - at < _LENGTH + length:
                break
            message = bytes(self.received[at + _LENGTH : at + _LENGTH + length])
            at += _LENGTH + length
            try:
                self.hear(decode(message))
            except msgspec.MsgspecError:
                self.close()
                return
        del self.received[:at]

    # -- who is at the other end ----------------------------------------------------------

    @property
    def is_known(self) -> bool:
        return self.known.done() and self.known.exception() is None

    def greet(self, message: Messages) -> None:
        """Whatever comes before both know each other."""
        raise NotImplementedError

    def proof(self, *parts: bytes) -> bytes:
        """Nobody makes it who does not know the secret."""
        return hmac.digest(self.secret, b"".join(parts), "sha256")

    def trust(self) -> None:
        self.patience.cancel()
        self.known.set_result(None)
        self.hear = self.follow

    def follow(self, message: Messages) -> None:
        """Whatever comes afterwards."""
        raise NotImplementedError

    def ended(self) -> None:
        """Nothing comes any more."""

    # -- sending --------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        """What is sent in one turn of the loop goes out together."""
        if self.transport is None or self.transport.is_closing():
            return
        body = encode(message)
        if not self.unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        self.unsent.append(len(body).to_bytes(_LENGTH, "big") + body)

    def _flush(self) -> None:
        unsent, self.unsent = self.unsent, []
        if self.transport.is_closing():
            return
        self.transport.write(b"".join(unsent))
        if self.transport.get_write_buffer_size() > _MOST_UNSENT:
            self.transport.abort()

    def close(self) -> None:
        """What has been sent still arrives."""
        if self.transport is not None and not self.transport.is_closing():
            self._flush()
            self.transport.close()


class Caller(Link):
    """The end that connects."""

    def greet(self, message: Messages) -> None:
        match message:
            case Challenge(salt):
                self.theirs = salt
                self.send(Proof(self.own, self.proof(b"caller", salt, self.own)))
            case Welcome(proof) if hmac.compare_digest(
                proof, self.proof(b"called", self.theirs, self.own)
            ):
                self.trust()
            case _:
                self.close()


class Called(Link):
    """The end that is connected to."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.send(Challenge(self.own))

    def greet(self, message: Messages) -> None:
        match message:
            case Proof(salt, proof) if hmac.compare_digest(
                proof, self.proof(b"caller", self.own, salt)
            ):
                self.send(Welcome(self.proof(b"called", self.own, salt)))
                self.trust()
            case _:
                self.close()


def split(address: str) -> tuple[str, int]:
    """Host and port."""
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


async def connected(caller: Caller, address: str) -> None:
    """Raises OSError where nobody answers there who knows the secret."""
    loop = asyncio.get_running_loop()
    host, port = split(address)
    async with asyncio.timeout(_SECONDS):
        await loop.create_connection(lambda: caller, host, port)
        await asyncio.shield(caller.known)
