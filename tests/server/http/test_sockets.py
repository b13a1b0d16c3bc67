"""What a table sends to those who do not always keep up."""

from __future__ import annotations

from itertools import cycle

import msgspec
import pytest
from websockets.frames import Frame, Opcode

import deskovka
from deskovka.games.conquerors import written
from deskovka.server.http import sockets
from deskovka.server.http.sockets import Sockets
from deskovka.server.tables import connection, line
from deskovka.server.tables.company import Guest
from deskovka.server.tables.frames import Pong, write
from tests.server.conftest import Coming
from tests.server.laid_tables import laid_table, room_of

ME, OPEN = {"kind": "me"}, {"kind": "open"}
ORDERS = 60


def full_at_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets that take a message at once, or not, in turns of every kind."""
    pattern = cycle([False, True, True, False, True, False, False])
    write_at_once = Sockets.write

    def written(self: Sockets, text: bytes) -> bool:
        return not next(pattern) and write_at_once(self, text)

    monkeypatch.setattr(Sockets, "write", written)


def test_what_had_to_wait_comes_in_its_order(
    coming: Coming, monkeypatch: pytest.MonkeyPatch
) -> None:
    full_at_times(monkeypatch)
    host, guest = coming(), coming()
    table = host.open("conquerors", ME, OPEN)["id"]
    guest.post(f"/api/tables/{table}/take", seat=1)
    sittings = [host.sit(table), guest.sit(table)]
    for _ in range(ORDERS):
        for one in sittings:
            one.send("until", what="off")
    for one in sittings:
        one.until(lambda frame: frame["seq"] == ORDERS)
        assert [frame["seq"] for frame in one.frames] == list(range(1, ORDERS + 1))


def test_whoever_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "MOST_WAITING", 3)
    game = deskovka.game("conquerors")
    table, looking = laid_table(game.new(), game)
    reader = connection.Connection(room_of(table), Guest(looking[0].person, "en"))
    taken: list[bytes] = []

    def two_at_once(text: bytes) -> bool:
        taken.append(text)
        return len(taken) <= 2

    reader.write, reader.ready = two_at_once, True
    for _ in range(10):
        reader.send(Pong())
    assert taken == [write(Pong())] * 3  # the last of them has to wait, and others behind it
    assert list(reader.waiting)[:4] == [write(Pong())] * 3 + [line.AWAY]
    assert not reader.ready


@pytest.mark.parametrize("few", [-1, 2, ORDERS])
def test_nothing_is_lost_however_soon_whoever_sends_has_to_wait(
    few: int, coming: Coming, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "_FEW", few)
    host = coming()
    one = host.sit(host.open("plosinovka", ME, OPEN)["id"])
    for _ in range(ORDERS):
        one.send("ping")
    assert [one.receive()["is"] for _ in range(ORDERS)] == ["pong"] * ORDERS


@pytest.mark.fast
@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_does(length: int) -> None:
    text = b"x" * length
    assert sockets.head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_card_is_written_as_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "_MOST_CARDS", 2)
    monkeypatch.setattr(written, "_MOST_HANDLES", 1)
    kept = written.Cards()
    for ident in ("gold-miner", "", "mud-hut"):
        for handle in (3, 12):
            seen = {"handle": handle, **({"card": ident} if ident else {})}
            assert msgspec.json.decode(kept[ident][handle]) == seen
    assert {ident: list(one) for ident, one in kept.items()} == {"mud-hut": [12]}
