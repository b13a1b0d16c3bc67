"""A server on loopback, and guests who come by HTTP and WebSocket as a browser does."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from deskovka.server.http import listener
from deskovka.server.http.app import Settings
from deskovka.server.http.buckets import Bucket, Flood
from deskovka.server.tables.frames import followed
from deskovka.server.tables.socket import BURST, COSTLY, RATE
from deskovka.table.pace import OPEN, Pace
from tests.server.databases import Base

QUICK = OPEN
PATIENCE = 60.0
_COSTLY_ORDERS = ("hello", "undo", "hint")

Frame = dict[str, Any]


@contextmanager
def serving(data: Path | Base, pace: Pace = QUICK, **more: Any) -> Iterator[str]:
    """The address of a server that keeps its data there."""
    folder, database = (data, "") if isinstance(data, Path) else (data.folder, data.address)
    server = listener.server(Settings(folder, thinkers=1, pace=pace, database=database, **more))
    listening = listener.listen("127.0.0.1", 0, 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        while not server.started:  # until then it has not opened its doors to anybody
            assert thread.is_alive(), "the server has not started"
            time.sleep(0.001)
        yield listener.address(listening)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server does not end"


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.name = self.get("/api/me")["name"]
        self.language = language
        self.doors = ExitStack()

    @property
    def cookie(self) -> str:
        return f"deskovka={self.http.cookies['deskovka']}"

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        answer = self.http.post(path, json=body)
        return answer.status_code, answer.json()["reason"]

    def comes_to(self, path: str, status: int) -> bool:
        """Is that the answer sooner or later? Processes tell each other what has changed."""
        end = time.monotonic() + PATIENCE
        while self.http.get(path).status_code != status:
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True

    def open(self, game: str, *seats: dict[str, Any], **more: Any) -> Any:
        return self.post("/api/tables", game=game, seats=list(seats), **more)

    def connect(self, table: str, cookie: str = "", **more: Any) -> ClientConnection:
        address = self.address.replace("http", "ws", 1)
        headers = {"Cookie": cookie or self.cookie}
        live = f"{address}/api/tables/{table}/live"
        opening = connect(live, additional_headers=headers, max_size=None, **more)
        socket: ClientConnection = self.doors.enter_context(opening)
        return socket

    def sit(self, table: str, cookie: str = "", **hello: Any) -> Sitting:
        return Sitting(self.connect(table, cookie), {"language": self.language, **hello})

    def leave(self) -> None:
        self.doors.close()
        self.http.close()


class Sitting:
    """A guest at a table: what was sent and received."""

    def __init__(self, socket: ClientConnection, hello: dict[str, Any]) -> None:
        self.socket = socket
        self.bucket = Bucket(RATE, BURST / 2)
        self.frames: list[Frame] = []
        self.state: Frame = {}
        self.send("hello", **hello)
        self.until(lambda frame: frame["is"] == "state")

    def send(self, do: str, **more: Any) -> None:
        """As fast as the server bears it, which is slower than a fast machine could."""
        while True:
            try:
                self.bucket.take(COSTLY if do in _COSTLY_ORDERS else 1.0)
                break
            except Flood:
                time.sleep(1 / RATE)
        self.socket.send(json.dumps({"do": do, **more}))

    def receive(self, patience: float = PATIENCE) -> Frame:
        """The next frame; a change as the state that it leads to."""
        frame: Frame = json.loads(self.socket.recv(timeout=patience))
        if frame["is"] in ("state", "change"):
            frame = self.state = followed(self.state, frame)
        self.frames.append(frame)
        return frame

    def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        while not wanted(frame := self.receive()):
            pass
        return frame

    def drain(self, seconds: float = 0.0) -> None:
        """Read whatever has come or comes within so many seconds of the last."""
        while True:
            try:
                self.receive(seconds)
            except TimeoutError:
                return

    @property
    def is_over(self) -> bool:
        return bool(self.state["table"]["state"] == "over")

    def pick(self, number: int) -> None:
        self.send("pick", moment=self.state["moment"], pick=number)

    def answer(self, number: int) -> None:
        """Pick, and wait until the table has gone on."""
        before = self.state["moment"]
        self.pick(number)
        self.until(lambda frame: frame.get("moment", before) != before)

    def refusal(self, do: str, **more: Any) -> str:
        """The reason why an order is refused."""
        self.send(do, **more)
        return str(self.until(lambda frame: frame["is"] == "refused")["reason"])

    def wait_for_question(self) -> Frame | None:
        """The next decision that is this guest's, or None when the game is over."""
        while not self.is_over:
            if self.state.get("decision"):
                return dict(self.state["decision"])
            self.receive()
        return None


def wait_for_one(sittings: list[Sitting]) -> Sitting:
    """Whoever is asked next."""
    while True:
        for one in sittings:
            one.drain(0.0 if one.state.get("decision") else 0.005)
        for one in sittings:
            assert not one.is_over
            if one.state.get("decision"):
                return one


def play_out(sittings: list[Sitting], choose: Callable[[Frame], int], most: int = 5000) -> int:
    """Let everybody answer until the game is over; how many picks it took."""
    picks = 0
    while not all(one.is_over for one in sittings):
        for one in sittings:
            one.drain(0.0 if one.state.get("decision") else 0.005)
        asked = [one for one in sittings if one.state.get("decision")]
        if asked:
            asked[0].answer(choose(asked[0].state["decision"]))
            picks += 1
            assert picks < most
    return picks
