"""The page and its files, headers, documentation, types, and the command that serves it all."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

import deskovka
from deskovka import locales
from deskovka.server.games import catalogue
from deskovka.server.http import listener, static
from deskovka.server.http.refusals import Refusal
from deskovka.server.tables.frames import Frames
from deskovka.server.tables.orders import Orders
from tests.server.conftest import Coming

ROOT = Path(__file__).parents[3]


def test_every_answer_carries_the_security_headers(coming: Coming) -> None:
    guest = coming()
    for path in ("/", "/table/x", "/api/games", "/api/docs", "/api/nothing", "/x.js"):
        answer = guest.http.get(path)
        for name, value in static.HEADERS.items():
            assert answer.headers.get(name) == value, (path, name)
    policy = static.HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "http" not in policy


def test_the_page_is_served_at_all_addresses_of_the_client(tmp_path: Path) -> None:
    fallback = static.page("/table/x", tmp_path)
    assert b"make setup" in fallback.content
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "assets" / "main.js").write_text("code")
    for path in ("/", "/table/abc", "/carry"):
        assert static.page(path, tmp_path).content == b"the page"
    code = static.page("/assets/main.js", tmp_path)
    assert code.content == b"code"
    assert "immutable" in code.headers["Cache-Control"]
    assert "javascript" in (code.media_type or "")
    with pytest.raises(Refusal):
        static.page("/assets/gone.js", tmp_path)


def test_nothing_outside_the_folder_is_served(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("the page")
    (web / "emblems.json").write_text('{"sun": "<path d=\'M0 0h9v9z\'/>"}')
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "secret.svg").write_text("secret")
    for path in ("../secret.txt", "/../secret.txt", "/assets/../../secret.txt", "/\0.txt"):
        with pytest.raises(Refusal):
            static.page(path, web)
    picture = static.emblem("sun", web).content
    assert picture.startswith(b"<svg ")
    assert b"<path d='M0 0h9v9z'/></svg>" in picture
    for name in ("../../secret", "moon", "../index.html\0"):
        with pytest.raises(Refusal):
            static.emblem(name, web)


def test_an_emblem_is_at_its_address(coming: Coming, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "_emblems", lambda _: {"sun": "<path/>"})
    guest = coming()
    sun = guest.http.get("/api/emblems/sun.svg")
    assert sun.headers["Content-Type"] == "image/svg+xml"
    assert "<path/>" in sun.text
    for name in ("moon.svg", "sun", "sun.svg.svg", "..%2Fsun.svg"):
        assert guest.http.get(f"/api/emblems/{name}").status_code == 404


def test_the_server_describes_itself(coming: Coming) -> None:
    guest = coming()
    described = guest.get("/api/openapi.json")["paths"]
    page = guest.http.get("/api/docs").text
    told = (ROOT / "docs/develop/protocol.md").read_text("utf-8")
    for path, methods in described.items():
        assert path in page
        for part in path.split("{")[0].rstrip("/").split("/"):
            assert part in told
        for method in methods:
            assert f"{method.upper()} " in told


def test_the_messages_are_documented() -> None:
    told = (ROOT / "docs/develop/protocol.md").read_text("utf-8")
    for union in (Orders, Frames):
        for member in union.__args__:
            assert f"`{member.__name__.lower()}`" in told


def test_every_refusal_has_words_in_both_languages() -> None:
    import re

    source = "".join(
        path.read_text("utf-8")
        for part in ("server", "table")
        for path in (ROOT / "src/deskovka" / part).rglob("*.py")
    )
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source)) | {
        "elsewhere",
        "hero",
        "hero-taken",
        "malformed",
        "origin",
        "too-big",
        "unsaved",
    }
    assert len(reasons) > 30
    for language in locales.LANGUAGES:
        files = (locales.FOLDER / language).glob("*.ftl")
        words = "\n".join(path.read_text("utf-8") for path in files)
        assert set(re.findall(r"^refused-([a-z-]+) =", words, re.M)) == reasons


def test_packs_tell_what_is_printed(coming: Coming) -> None:
    guest = coming()
    for info in guest.get("/api/games"):
        answer = guest.http.get(f"/api/packs/{info['pack']}")
        assert "immutable" in answer.headers["Cache-Control"]
        pack = answer.json()
        game: Any = deskovka.game(info["name"])
        assert pack["game"] == info["name"]
        assert set(pack["cards"]) == {card.id for card in game.pack.cards}
        for card in game.pack.cards:
            assert pack["cards"][card.id]["text"]["cs"] == card.texts("cs")
        assert pack["definitions"] == [one.ident for one in game.box.definitions]
    assert guest.http.get("/api/packs/x").status_code == 404
    dungeon = next(iter(catalogue.pack_info(deskovka.game("plosinovka").digest).dungeons.values()))
    assert (len(dungeon.fields), len(dungeon.wall)) == (16, 20)


def test_the_words_of_the_client_are_served(coming: Coming) -> None:
    guest = coming()
    for language in locales.LANGUAGES:
        answer = guest.http.get(f"/api/locales/{language}.ftl")
        assert answer.status_code == 200
        paths = [path for path, _ in locales.files(language) if path.name.startswith("web")]
        assert {path.parts[-4] for path in paths} >= {"deskovka", "plosinovka"}
        for path in paths:
            assert path.read_text("utf-8") in answer.text
    assert guest.http.get("/api/locales/xx.ftl").status_code == 404


def test_another_port_is_found_unless_one_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listener.listen("127.0.0.1", None, port) as free:
            assert free.getsockname()[1] != port
            assert listener.address(free) == f"http://127.0.0.1:{free.getsockname()[1]}"
        with pytest.raises(OSError, match=f"127.0.0.1:{port}"):
            listener.listen("127.0.0.1", port, 8000)


def test_the_data_are_where_users_keep_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert listener.default_folder() == Path("/somewhere/deskovka")
