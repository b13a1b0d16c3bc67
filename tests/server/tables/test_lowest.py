"""A table at which a level can be seen at once."""

from __future__ import annotations

import pytest

from tests.server.conftest import Coming
from tests.server.packs import LOFT, own_pack

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


def test_a_level_lies_lowest_if_it_is_wanted_there(coming: Coming) -> None:
    guest = coming()
    pack = own_pack(guest, LOFT, game="plosinovka")
    for dungeon in ("forest", "mixed"):
        wish = {"dungeon": dungeon, "lowest": "smugglers-loft"}
        table = guest.open("plosinovka", ME, BOT, packs=[pack], chosen=wish)
        view = guest.sit(table["id"]).state["view"]
        assert "smugglers-loft" in view["tower"]["cards"][:2]


@pytest.mark.parametrize(
    ("dungeon", "lowest"),
    [("void", "smugglers-loft"), ("forest", "nowhere"), ("forest", ""), ("forest", "boss")],
)
def test_a_level_that_cannot_lie_there_is_refused(
    coming: Coming, dungeon: str, lowest: str
) -> None:
    guest = coming()
    pack = own_pack(guest, LOFT, LOFT | BOSS, game="plosinovka")
    chosen = {"dungeon": dungeon, "lowest": lowest}
    wish = {"game": "plosinovka", "seats": [ME, BOT], "packs": [pack], "chosen": chosen}
    answer = guest.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["reason"] == "lowest"


BOSS = {
    "id": "boss",
    "name": {"en": "Crow's Hall"},
    "boss": True,
    "map": """\
+   +   +   +   +
  *   H       c
+---+-H-+   +   +
      H   E
+   +---+---+   +
  c           *^
+---+   +   +---+
  B   $   ?
+---+---+---+---+
""",
}
