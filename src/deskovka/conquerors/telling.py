"""What happened and how it ended, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deskovka import locales
from deskovka.conquerors import codes
from deskovka.conquerors.naming import Reader
from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaking import message

Seen = dict[str, Any]  # an event as one seat sees it

DRAWN = "conquerors:WORD-3"

STATS = {
    codes.ATTACK: "attack",
    codes.LIFE: "life",
    codes.SHIELDING: "shielding",
    codes.SELFHEAL: "selfheal",
    codes.SELFDESTROY: "selfdestroy",
    codes.FINAL_HIT: "final_hit",
    codes.PREVENTION: "prevention",
    codes.PREVENT_ALL: "prevent_all",
}


def event_text(reader: Reader, event: Seen) -> str:
    """An event as the reader sees it (`Event.seen_by`)."""
    kind = event["kind"]
    if kind == "move":
        return sentence(_move(reader, event))
    own = EVENTS.get(kind)
    values = own(reader, event) if own else _of_card(reader, event)
    return sentence(reader.said(message("event", kind), values))


# -- moves --------------------------------------------------------------------------------


def _move(reader: Reader, event: Seen) -> str:
    source, goal = codes.ZONES[event["from"]], codes.ZONES[event["to"]]
    onto_planet = event["to"] == codes.PLANET
    known = "definition" in event
    name = reader.printed(event["definition"]) if known else reader.say("card-unknown")
    special = f"move-{source}-{goal}"
    if special == "move-deck-hand" and event["rule"] != DRAWN:
        special += "-found"
    if not locales.has(reader.language, special):
        zones = {"from": reader.say(f"zone-{source}"), "to": reader.say(f"zone-{goal}")}
        return reader.said("move-other", {"card": name, **zones})
    values: Values = {
        "card": name,
        "known": "yes" if known else "no",
        "type": _type(reader, event),
        **reader.whose(event["controller" if onto_planet else "owner"]),
    }
    return reader.said(special, values)


def _type(reader: Reader, event: Seen) -> str:
    if "definition" not in event:
        return "other"
    return codes.TYPES[reader.table.definitions[event["definition"]].kind]


# -- the other kinds ----------------------------------------------------------------------


def _of_player(reader: Reader, event: Seen) -> Values:
    return {**reader.whose(event["player"])}


def _of_card(reader: Reader, event: Seen) -> Values:
    return {"card": reader.past(event["card"])}


def _turn(reader: Reader, event: Seen) -> Values:
    return {"turn": event["turn"], **reader.whose(event["player"])}


def _phase(reader: Reader, event: Seen) -> Values:
    phase = reader.say(f"phase-{codes.PHASES[event['phase']]}")
    return {"phase": phase, **reader.whose(event["player"])}


def _won(reader: Reader, event: Seen) -> Values:
    winners = [seat for seat in range(reader.table.seats) if event["winners"] >> seat & 1]
    return {"outcome": reader.outcome(winners, codes.WAYS[event["how"]])}


def _played(reader: Reader, event: Seen) -> Values:
    return {"card": reader.past(event["card"]), **reader.whose(event["player"])}


def _paid(reader: Reader, event: Seen) -> Values:
    amounts = [event[material] for material in codes.MATERIALS]
    free = "no" if any(amounts) else "yes"
    return {"materials": reader.materials(amounts), "free": free, **reader.whose(event["player"])}


def _stored(reader: Reader, event: Seen) -> Values:
    amounts = [0, 0, 0]
    amounts[event["material"]] = event["amount"]
    return {"materials": reader.materials(amounts), **reader.whose(event["player"])}


def _looked(reader: Reader, event: Seen) -> Values:
    own = "yes" if event["deck"] == event["player"] else "no"
    owner = reader.player(event["deck"])
    return {"count": event["count"], "own": own, "owner": owner, **reader.whose(event["player"])}


def _seen(reader: Reader, event: Seen) -> Values:
    known = "definition" in event
    name = reader.printed(event["definition"]) if known else reader.say("card-unknown")
    return {"card": name, "known": "yes" if known else "no", **reader.whose(event["player"])}


def _laid(reader: Reader, event: Seen) -> Values:
    table = reader.table
    slot, guarded = table.where[event["card"]], table.where[event["before"]]
    known = reader.knows(slot)
    return {
        "card": reader.past(event["card"]),
        "known": "yes" if known else "no",
        "guarded": reader.past(event["before"]),
        **reader.whose(table.cards[guarded].controller),
    }


def _controlled(reader: Reader, event: Seen) -> Values:
    return {"card": reader.past(event["card"]), **reader.whose(event["controller"])}


def _attacked(reader: Reader, event: Seen) -> Values:
    return {"card": reader.past(event["card"]), "target": reader.past(event["target"])}


def _line(reader: Reader, event: Seen) -> Values:
    return {"line": event["line"]}


def _met(reader: Reader, event: Seen) -> Values:
    return {"card": reader.past(event["card"]), "attacker": reader.past(event["attacker"])}


def _damaged(reader: Reader, event: Seen) -> Values:
    return {
        "card": reader.past(event["card"]),
        "source": reader.past(event["source"]),
        "sourced": "yes" if event["source"] > 0 else "no",
        "amount": event["amount"],
        "life": max(0, event["life"]),
    }


def _healed(reader: Reader, event: Seen) -> Values:
    return {
        "card": reader.past(event["card"]),
        "amount": event["amount"],
        "life": max(0, event["life"]),
    }


def _lost_life(reader: Reader, event: Seen) -> Values:
    return {"card": reader.past(event["card"]), "amount": event["amount"]}


def _changed(reader: Reader, event: Seen) -> Values:
    return {
        "card": reader.past(event["card"]),
        "stat": STATS[event["stat"]],
        "amount": f"{event['amount']:+}".replace("-", "−"),
        "number": event["amount"],
    }


EVENTS: dict[str, Callable[[Reader, Seen], Values]] = {
    "starter": _of_player,
    "turn": _turn,
    "phase": _phase,
    "skip": _phase,
    "out": _of_player,
    "won": _won,
    "play": _played,
    "use": _played,
    "pay": _paid,
    "gain": _stored,
    "lose": _stored,
    "make_electricity": _of_player,
    "shuffle": _of_player,
    "look": _looked,
    "see": _seen,
    "laid": _laid,
    "control": _controlled,
    "attack": _attacked,
    "line": _line,
    "block": _met,
    "activate": _met,
    "damage": _damaged,
    "heal": _healed,
    "lose_life": _lost_life,
    "change": _changed,
}
