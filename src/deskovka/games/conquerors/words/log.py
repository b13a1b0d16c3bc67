"""The log: what happened and how it ended, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deskovka import locales
from deskovka.games.conquerors import codes
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.words.narrator import Narrator
from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaker import message

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


def event_text(
    table: Table, event: Seen, language: str, seat: int | None = None, names: Sequence[str] = ()
) -> str:
    """An event (`Event.seen_by`) as that seat reads it, or a spectator (None)."""
    return line(Narrator(table, language, seat, names), event)


def line(narrator: Narrator, event: Seen) -> str:
    """An event as a line of the log."""
    kind = event["kind"]
    if kind == "move":
        return sentence(_move(narrator, event))
    own = EVENTS.get(kind)
    values = own(narrator, event) if own else _of_card(narrator, event)
    return sentence(narrator.said(message("event", kind), values))


# -- moves --------------------------------------------------------------------------------


def _move(narrator: Narrator, event: Seen) -> str:
    source, goal = codes.ZONES[event["from"]], codes.ZONES[event["to"]]
    onto_planet = event["to"] == codes.PLANET
    known = "definition" in event
    name = narrator.printed(event["definition"]) if known else narrator.say("card-unknown")
    special = f"move-{source}-{goal}"
    if special == "move-deck-hand" and event["rule"] != DRAWN:
        special += "-found"
    if not locales.has(narrator.language, f"conquerors-{special}"):
        zones = {"from": narrator.say(f"zone-{source}"), "to": narrator.say(f"zone-{goal}")}
        return narrator.said("move-other", {"card": name, **zones})
    values: Values = {
        "card": name,
        "known": "yes" if known else "no",
        "type": _type(narrator, event),
        **narrator.whose(event["controller" if onto_planet else "owner"]),
    }
    return narrator.said(special, values)


def _type(narrator: Narrator, event: Seen) -> str:
    if "definition" not in event:
        return "other"
    return codes.TYPES[narrator.table.definitions[event["definition"]].kind]


# -- the other kinds ----------------------------------------------------------------------


def _of_player(narrator: Narrator, event: Seen) -> Values:
    return {**narrator.whose(event["player"])}


def _of_card(narrator: Narrator, event: Seen) -> Values:
    return {"card": narrator.past(event["card"])}


def _turn(narrator: Narrator, event: Seen) -> Values:
    return {"turn": event["turn"], **narrator.whose(event["player"])}


def _phase(narrator: Narrator, event: Seen) -> Values:
    phase = narrator.say(f"phase-{codes.PHASES[event['phase']]}")
    return {"phase": phase, **narrator.whose(event["player"])}


def _won(narrator: Narrator, event: Seen) -> Values:
    winners = [seat for seat in range(narrator.table.seats) if event["winners"] >> seat & 1]
    return {"outcome": narrator.outcome(winners, codes.WAYS[event["how"]])}


def _played(narrator: Narrator, event: Seen) -> Values:
    return {"card": narrator.past(event["card"]), **narrator.whose(event["player"])}


def _paid(narrator: Narrator, event: Seen) -> Values:
    amounts = [event[material] for material in codes.MATERIALS]
    free = "no" if any(amounts) else "yes"
    return {
        "materials": narrator.materials(amounts),
        "free": free,
        **narrator.whose(event["player"]),
    }


def _stored(narrator: Narrator, event: Seen) -> Values:
    amounts = [0, 0, 0]
    amounts[event["material"]] = event["amount"]
    return {"materials": narrator.materials(amounts), **narrator.whose(event["player"])}


def _looked(narrator: Narrator, event: Seen) -> Values:
    own = "yes" if event["deck"] == event["player"] else "no"
    owner = narrator.player(event["deck"])
    return {"count": event["count"], "own": own, "owner": owner, **narrator.whose(event["player"])}


def _seen(narrator: Narrator, event: Seen) -> Values:
    known = "definition" in event
    name = narrator.printed(event["definition"]) if known else narrator.say("card-unknown")
    return {"card": name, "known": "yes" if known else "no", **narrator.whose(event["player"])}


def _laid(narrator: Narrator, event: Seen) -> Values:
    table = narrator.table
    slot, guarded = table.where[event["card"]], table.where[event["before"]]
    known, whose = narrator.knows(slot), table.cards[guarded].controller
    own_base = table.kind_of(guarded) == codes.BASE and whose != narrator.seat
    return {
        "card": narrator.past(event["card"]),
        "known": "yes" if known else "no",
        "guarded": narrator.say("base-its") if own_base else narrator.past(event["before"]),
        **narrator.whose(whose),
    }


def _controlled(narrator: Narrator, event: Seen) -> Values:
    return {"card": narrator.past(event["card"]), **narrator.whose(event["controller"])}


def _attacked(narrator: Narrator, event: Seen) -> Values:
    return {"card": narrator.past(event["card"]), "target": narrator.past(event["target"])}


def _line(narrator: Narrator, event: Seen) -> Values:
    return {"line": event["line"]}


def _met(narrator: Narrator, event: Seen) -> Values:
    return {"card": narrator.past(event["card"]), "attacker": narrator.past(event["attacker"])}


def _damaged(narrator: Narrator, event: Seen) -> Values:
    return {
        "card": narrator.past(event["card"]),
        "source": narrator.past(event["source"]),
        "sourced": "yes" if event["source"] > 0 else "no",
        "amount": event["amount"],
        "life": max(0, event["life"]),
    }


def _healed(narrator: Narrator, event: Seen) -> Values:
    return {
        "card": narrator.past(event["card"]),
        "amount": event["amount"],
        "life": max(0, event["life"]),
    }


def _lost_life(narrator: Narrator, event: Seen) -> Values:
    return {"card": narrator.past(event["card"]), "amount": event["amount"]}


def _changed(narrator: Narrator, event: Seen) -> Values:
    return {
        "card": narrator.past(event["card"]),
        "stat": STATS[event["stat"]],
        "amount": f"{event['amount']:+}".replace("-", "−"),
        "number": event["amount"],
    }


EVENTS: dict[str, Callable[[Narrator, Seen], Values]] = {
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

# -- the end ------------------------------------------------------------------------------


def outcome_text(
    table: Table, language: str, seat: int | None = None, names: Sequence[str] = ()
) -> str:
    """Who won and how, as that seat reads it; empty while the game goes on."""
    outcome = table.outcome
    if outcome is None:
        return ""
    narrator = Narrator(table, language, seat, names)
    return narrator.outcome(outcome.winners, outcome.how)
