"""nginx from the system, in front of processes, that sends everybody anywhere."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from tests.processes import ending_with_parent, free_ports
from tests.server.guests import PATIENCE

PROGRAM = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")

_SETTINGS = """
daemon off; pid {folder}/pid; error_log {folder}/errors crit; worker_processes 1;
events {{ worker_connections 1024; }}
http {{
  access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b;
  fastcgi_temp_path {folder}/c; uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  {site}
}}
"""
_ANYWHERE = """
map $http_upgrade $connection_upgrade {{ default upgrade; "" ""; }}
upstream deskovka {{ random; {servers} }}
server {{
  listen 127.0.0.1:{port};
  location / {{
    proxy_pass http://deskovka; proxy_http_version 1.1; proxy_set_header Host $http_host;
    proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
    proxy_connect_timeout 1s; proxy_read_timeout 60s;
  }}
}}
"""
SHIPPED = Path(__file__).parents[3] / "docs" / "host" / "many" / "nginx.conf"
HASH = "hash $deskovka_key consistent;"


def shipped(hashed: bool, ports: Sequence[int], port: int) -> str:
    """The file that people copy, with other ports, and the host's name as it is asked for here."""
    site = SHIPPED.read_text("utf-8")
    changes = {"listen 80;": f"listen 127.0.0.1:{port};", "$host;": "$http_host;"}
    changes |= {f":{8001 + at} ": f":{one} " for at, one in enumerate(ports)}
    if not hashed:
        changes[HASH] = ""
    for before, after in changes.items():
        assert before in site, before
        site = site.replace(before, after)
    return site


class Proxy:
    """``address`` leads to the processes on those ports that are there: to any of them, or as the
    shipped file says, with its ``hashed`` routes or without."""

    def __init__(self, ports: Sequence[int], hashed: bool | None = None) -> None:
        assert PROGRAM is not None
        self.folder = Path(tempfile.mkdtemp(prefix="deskovka-nginx-"))
        (port,) = free_ports(1)
        self.address = f"http://127.0.0.1:{port}"
        servers = " ".join(f"server 127.0.0.1:{one} fail_timeout=1s;" for one in ports)
        settings = self.folder / "settings"
        site = (
            _ANYWHERE.format(port=port, servers=servers)
            if hashed is None
            else shipped(hashed, ports, port)
        )
        settings.write_text(_SETTINGS.format(folder=self.folder, site=site))
        command = [PROGRAM, "-c", str(settings), "-e", str(self.folder / "errors")]
        self.process: Any = subprocess.Popen(
            command,
            stderr=subprocess.DEVNULL,
            preexec_fn=ending_with_parent(),
        )
        self._listens(port)

    def _listens(self, port: int) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                return
            except ConnectionRefusedError:
                assert self.process.poll() is None, "nginx has not started"
                assert time.monotonic() < end
                time.sleep(0.02)

    def close(self) -> None:
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def anywhere(ports: Sequence[int]) -> Iterator[Callable[[], str]]:
    """The address of nginx that sends everybody anywhere; where there is none, of any process."""
    random = Random(1)
    if PROGRAM is None:
        yield lambda: f"http://127.0.0.1:{random.choice(ports)}"
        return
    proxy = Proxy(ports)
    try:
        yield lambda: proxy.address
    finally:
        proxy.close()
