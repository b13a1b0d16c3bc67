"""Packs of guests' own, and the cards in them."""

from __future__ import annotations

from typing import Any

from tests.server.guests import Guest

WOLF: dict[str, Any] = {
    "id": "ember-wolf",
    "type": "warrior",
    "name": {"en": "Ember Wolf", "cs": "Žhavý vlk"},
    "stars": 2,
    "cost": "2 gold",
    "attack": 3,
    "life": 2,
    "art": "wolf-howl",
    "text": "When Ember Wolf dies, draw a card.",
}
LOFT: dict[str, Any] = {
    "id": "smugglers-loft",
    "name": {"en": "Smugglers' Loft"},
    "dungeon": "forest",
    "map": """\
+   +   +   +   +
  *   H       c
+---+-H-+   +   +
      H   E
+   +---+---+   +
  c           *^
+---+   +   +---+
|     $         |
+   +---+   +   +
""",
}


def put(guest: Guest, path: str, **body: Any) -> Any:
    return guest.http.put(path, json=body).raise_for_status().json()


def own_pack(guest: Guest, *cards: dict[str, Any], game: str = "conquerors") -> str:
    """The id of a new pack with those cards."""
    pack = str(guest.post("/api/my/packs", game=game, name="Embers")["id"])
    for card in cards:
        kind = "dungeons" if "map" in card else "cards"
        put(guest, f"/api/my/packs/{pack}/{kind}/{card['id']}", **card)
    return pack
