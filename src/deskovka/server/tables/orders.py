"""WebSocket messages from the client."""

from __future__ import annotations

from typing import Final

import msgspec

from deskovka.server.http.wire import Language
from deskovka.table import orders
from deskovka.table.orders import Order


class Hello(Order, frozen=True):
    """``beats``: hear every few seconds that the process at this end of the socket is alive."""

    language: Language = "en"
    spectate: bool = False
    beats: bool = False


class Ping(Order, frozen=True):
    pass


Orders = Hello | Ping | orders.Orders

read_order: Final = msgspec.json.Decoder(Orders).decode
