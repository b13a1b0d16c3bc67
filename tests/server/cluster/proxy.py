"""nginx from the system, in front of processes, that sends everybody anywhere."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.postgres import _free_port

PROGRAM = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")

_SETTINGS = """
daemon off; pid {folder}/pid; error_log {folder}/errors crit; worker_processes 1;
events {{ worker_connections 1024; }}
http {{
  access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b;
  fastcgi_temp_path {folder}/c; uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
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
}}
"""


class Proxy:
    """``address`` leads to any of the processes on those ports that is there."""

    def __init__(self, ports: Sequence[int]) -> None:
        assert PROGRAM is not None
        self.folder = Path(tempfile.mkdtemp(prefix="deskovka-nginx-"))
        port = _free_port()
        self.address = f"http://127.0.0.1:{port}"
        servers = " ".join(f"server 127.0.0.1:{one} fail_timeout=1s;" for one in ports)
        settings = self.folder / "settings"
        settings.write_text(_SETTINGS.format(folder=self.folder, port=port, servers=servers))
        command = [PROGRAM, "-c", str(settings), "-e", str(self.folder / "errors")]
        self.process: Any = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    def close(self) -> None:
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
