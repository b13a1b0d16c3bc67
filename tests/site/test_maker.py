"""Sites: the same bytes for the same wish, and one made of another."""

from __future__ import annotations

import asyncio
import io
import re
import threading
import zipfile
from pathlib import Path

import msgspec
import pytest

from deskovka.packs.problems import BadPack
from deskovka.site import exports, kit, maker
from deskovka.site.host import host
from deskovka.site.kit import ABOUT, Kit
from deskovka.site.packs import published

INDEX = """<!doctype html>
<meta charset="utf-8" />
<title>Deskovka</title>
<script src="./assets/index.js"></script>
"""
KIT = Kit(
    page={
        "assets/index.js": b"1",
        "emblems.json": b'{"wolf-howl": "<path/>", "well": "<path/>"}',
        "index.html": INDEX.encode(),
        "manifest.webmanifest": b'{"name": "Deskovka", "id": "./"}',
        "service.js": b"work()\n",
    },
    engine={"pyodide.mjs": b"2"},
)
PACK = """id = "embers"
name = { en = "Embers", cs = "Uhlíky" }

[[card]]
id = "spark"
name = { en = "Spark", cs = "Jiskra" }
type = "spell"
stars = 1
cost = "1 cosmium"
art = "well"
text = "Deal 2 damage to target warrior."
"""


def made(wish: maker.Wish, of: Kit = KIT) -> dict[str, bytes]:
    return asyncio.run(maker.make(wish, of))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "embers.toml"
    path.write_text(PACK, "utf-8")
    return path


def test_the_same_wish_makes_the_same_bytes(pack: Path) -> None:
    wish = maker.Wish("Embers", packs=[published(pack, ["Ada"], "CC0")])
    first = made(wish)
    assert first == made(wish)
    assert exports.zipped(first) == exports.zipped(dict(reversed(first.items())))
    assert zipfile.ZipFile(io.BytesIO(exports.zipped(first))).namelist() == sorted(first)


def test_it_names_its_pack_and_its_files(pack: Path) -> None:
    brought = published(pack, ["Ada"], "CC0")
    site = made(maker.Wish("Embers", ["conquerors"], [brought]))
    about = msgspec.json.decode(site[ABOUT])
    [named] = about["packs"]
    assert named["name"] == "Embers"
    assert (named["authors"], named["licence"]) == (["Ada"], "CC0")
    assert named["version"] == brought.version
    [game] = msgspec.json.decode(site[about["ready"]["games"]])
    assert game["name"] == "conquerors"
    assert about["emblems"] == ["emblems/wo.svg"]
    assert "emblems/we.svg" in about["files"]  # the card is seen without a network, too
    assert {*about["files"], *about["emblems"], "service.js", ABOUT} == set(site)


@pytest.mark.parametrize("base", ["./", "/cards/"])
def test_title_base_and_policy_stand_on_the_page(base: str) -> None:
    site = made(maker.Wish("Tom & <Jerry>", base=base))
    index = site["index.html"].decode()
    assert "<title>Tom &amp; &lt;Jerry&gt;</title>" in index
    assert f'src="{base}assets/index.js"' in index
    assert index.count(f'<link rel="preload" href="{base}{ABOUT}"') == 1
    assert maker.POLICY in index
    manifest = msgspec.json.decode(site["manifest.webmanifest"])
    assert manifest["name"] == "Tom & <Jerry>"
    assert manifest["start_url"] == base


def test_a_change_is_seen_in_the_worker() -> None:
    first, second = made(maker.Wish("One")), made(maker.Wish("Two"))
    assert first["service.js"].startswith(b"work()\n// ")
    assert first["service.js"] != second["service.js"]


def test_a_site_is_made_of_another(pack: Path) -> None:
    there = made(maker.Wish("One", ["plosinovka"], base="/one/"))
    wish = maker.Wish("Two", packs=[published(pack)])
    assert made(wish, kit.of_site(there)) == made(wish)


def test_a_server_makes_and_packs_a_site_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def packed(files: kit.Files) -> bytes:
        threads.append(threading.current_thread())
        return zipped(files)

    zipped = exports.zipped
    monkeypatch.setattr(exports, "zipped", packed)
    monkeypatch.setattr(kit, "built", lambda: KIT)
    wish = maker.Wish("One")
    assert asyncio.run(exports.pack_here(wish)) == zipped(made(wish))
    assert threading.main_thread() not in threads


def test_a_pack_with_a_mistake_is_refused_with_its_place(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(PACK.replace("Deal 2", "Dael 2"), "utf-8")
    with pytest.raises(BadPack, match=rf"{re.escape(str(wrong))}:11:\d+: .*Dael"):
        published(wrong)


def test_a_port_that_is_taken_is_named_or_avoided(tmp_path: Path) -> None:
    with host(tmp_path, 0) as first:
        taken = first.server_port
        with pytest.raises(OSError, match=f"127.0.0.1:{taken}"):
            host(tmp_path, taken)
        with host(tmp_path, None, taken) as second:
            assert second.server_port != taken
