"""WebSocket messages from the client."""

from __future__ import annotations

from typing import Final

import msgspec

from deskovka.server.http.wire import Language
from deskovka.table import orders
from deskovka.table.orders import Order


class Hello(Order, frozen=True):
    language: Language = "en"
    spectate: bool = False


class Ping(Order, frozen=True):
    pass


Orders = Hello | Ping | orders.Orders

read_order: Final = msgspec.json.Decoder(Orders).decode
