"""Which reaction windows concern a player, so that they want to be asked there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deskovka.games.conquerors.packs import CardData

Part = Mapping[str, Any]  # a view, or what is in it


def concerns(view: Part, cards: Mapping[str, CardData]) -> bool:
    """Does what is being reacted to touch the player: another's act, or an attack on them?"""
    me, window = view["seat"], view["pending"][0]
    kind, mine = window["kind"], _handles(view["players"][me])
    if kind in ("phase", "part"):
        return False
    if kind == "play":
        return window["by"] != me and (_is_spell(view, cards) or _can_counter(view, cards))
    if kind == "paid":
        return bool(window["by"] != me)
    if kind == "trap":
        return me in (window["by"], view["active"])
    if kind == "damage":
        return window["by"] != me or window["card"] in mine
    attackers = [e for p in view["players"] for e in p["row"] if e.get("target")]
    if kind == "blocks":
        return any(e["blocker"] and (e["target"] in mine or e["handle"] in mine) for e in attackers)
    return any(e["target"] in mine for e in attackers)


def _is_spell(view: Part, cards: Mapping[str, CardData]) -> bool:
    """Is the card being played a spell? Others do nothing yet when they are played."""
    played = cards.get(view["pending"][1].get("card", ""))
    return played is not None and played.type == "spell"


def _can_counter(view: Part, cards: Mapping[str, CardData]) -> bool:
    """Has the player anything that touches cards being played?"""
    me = view["players"][view["seat"]]
    offered = [option.get("card") for option in view["options"]]
    known = [entry.get("card", "") for entry in entries(me) if entry["handle"] in offered]
    return any("being played" in " ".join(cards[ident].text) for ident in known if ident in cards)


def _handles(player: Part) -> set[int]:
    return {entry["handle"] for entry in entries(player)}


def entries(player: Part) -> list[Part]:
    base = [player["base"]] if player["base"] else []
    entities = [*base, *player["row"]]
    traps = [trap for entity in entities for trap in entity["traps"]]
    return [*entities, *player["miners"], *traps, *player["hand"], *player["junkyard"]]
