"""`deskovka site` on the command line: what it writes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deskovka.cli.site import site
from deskovka.kernel.errors import BadSetup
from deskovka.packs.problems import BadPack
from deskovka.site import kit
from tests.site.test_maker import KIT, PACK

HOSTILE = {
    "deep": f'id = "deep"\nname = {"[" * 20_000}',
    "elsewhere": PACK.replace('"well"', '"../../index"'),
    "markup": PACK.replace("Deal 2", "<img src=x onerror=alert(1)> deals 2"),
    "binary": "\x00\x01PK",
}


@pytest.fixture(autouse=True)
def _built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "built", lambda: KIT)


def test_a_site_is_written_over_an_older_one(tmp_path: Path) -> None:
    out = tmp_path / "out"
    site(out, title="One")
    site(out, title="Two", chosen=["conquerors"], base="/two/")
    about = json.loads((out / kit.ABOUT).read_text("utf-8"))
    assert (about["title"], about["games"], about["base"]) == ("Two", ["conquerors"], "/two/")
    found = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert found == {*about["files"], *about["emblems"], "service.js", kit.ABOUT}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_is_refused_and_nothing_written(name: str, tmp_path: Path) -> None:
    pack = tmp_path / f"{name}.toml"
    pack.write_text(HOSTILE[name], "utf-8")
    with pytest.raises(BadPack, match=name):
        site(tmp_path / "out", [pack])
    assert not (tmp_path / "out").exists()


def test_another_folder_and_another_base_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada", "utf-8")
    with pytest.raises(BadSetup, match="holds something else than a site"):
        site(tmp_path)
    assert (tmp_path / "letter.txt").exists()
    with pytest.raises(BadSetup, match="does not begin and end with /"):
        site(tmp_path / "out", base="cards")
