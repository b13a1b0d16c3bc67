"""What tests need to start a process: a port that nobody has, and that it ends with them."""

from __future__ import annotations

import ctypes
import signal
import socket
import sys
import threading
from collections.abc import Callable
from typing import Final

_DEATH: Final = 1  # PR_SET_PDEATHSIG


def free_ports(count: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


def ending_with_parent() -> Callable[[], None] | None:
    """To be done in the process first.

    Linux watches the thread that started it, and only the first one lives as long as we.
    """
    if sys.platform != "linux" or threading.current_thread() is not threading.main_thread():
        return None
    return lambda: ctypes.CDLL(None).prctl(_DEATH, signal.SIGQUIT)
