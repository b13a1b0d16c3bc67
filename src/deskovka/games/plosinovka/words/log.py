"""The log: what happened and how it ended, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.state import Table
from deskovka.games.plosinovka.words.narrator import Narrator, field_name, lying
from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaker import message

Seen = dict[str, Any]  # an event as one seat sees it


def event_text(
    table: Table, event: Seen, language: str, seat: int | None = None, names: Sequence[str] = ()
) -> str:
    """An event (`Event.seen_by`) as that seat reads it, or a spectator (None)."""
    return line(Narrator(table, language, seat, names), event)


def line(narrator: Narrator, event: Seen) -> str:
    """An event as a line of the log."""
    kind = event["kind"]
    values = EVENTS[kind](narrator, event)
    return sentence(narrator.said(message("event", kind), values))


def _of_player(narrator: Narrator, event: Seen) -> Values:
    return {**narrator.whose(event["player"])}


def _appear(narrator: Narrator, event: Seen) -> Values:
    return {"field": field_name(event["field"]), **narrator.whose(event["player"])}


def _artifact(narrator: Narrator, event: Seen) -> Values:
    taken = event["from"] >= 0
    whose = "you" if event["from"] == narrator.seat else "yes"
    return {
        "card": narrator.printed(event["card"]),
        "taken": whose if taken else "no",
        "from": narrator.player(event["from"]) if taken else "",
        **narrator.whose(event["player"]),
    }


def _enemy(narrator: Narrator, event: Seen) -> Values:
    return {"enemy": narrator.printed(event["definition"]), "field": field_name(event["field"])}


def _attack(narrator: Narrator, event: Seen) -> Values:
    numbers = {"damage": event["damage"], "life": event["life"]}
    return {**_enemy(narrator, event), **numbers, **narrator.whose(event["player"])}


def _defeat(narrator: Narrator, event: Seen) -> Values:
    return {**_enemy(narrator, event), **narrator.whose(event["player"])}


def _card(narrator: Narrator, event: Seen) -> Values:
    return {"card": narrator.printed(event["card"])}


def _card_with_text(narrator: Narrator, event: Seen) -> Values:
    return {"card": narrator.printed(event["card"]), "text": narrator.text(event["card"])}


def _face(narrator: Narrator, event: Seen) -> Values:
    return {"face": codes.ENEMY_FACES[event["face"]]}


def _buy(narrator: Narrator, event: Seen) -> Values:
    price = narrator.coins(event["price"])
    return {
        "card": narrator.printed(event["card"]),
        "price": price,
        **narrator.whose(event["player"]),
    }


def _coins(narrator: Narrator, event: Seen) -> Values:
    return _riches(narrator, event, narrator.coins)


def _gems(narrator: Narrator, event: Seen) -> Values:
    return _riches(narrator, event, narrator.gems)


def _riches(narrator: Narrator, event: Seen, named: Callable[[int], str]) -> Values:
    sign = "plus" if event["amount"] > 0 else "minus"
    return {"sign": sign, "amount": named(abs(event["amount"])), **narrator.whose(event["player"])}


def _level(narrator: Narrator, event: Seen) -> Values:
    return {"level": event["level"] + 1}


def _life(narrator: Narrator, event: Seen) -> Values:
    return {"amount": event["amount"], "life": event["life"], **narrator.whose(event["player"])}


def _merge(narrator: Narrator, event: Seen) -> Values:
    two = narrator.say(f"two-{codes.SYMBOLS[event['symbol']]}")
    return {"two": two, "symbol": narrator.a(event["as"]), **narrator.whose(event["player"])}


def _figure(narrator: Narrator, event: Seen) -> Values:
    fields = {"from": field_name(event["from"]), "to": field_name(event["to"])}
    return {**fields, **narrator.who(event["figure"], event["definition"])}


def _pick_up(narrator: Narrator, event: Seen) -> Values:
    field = field_name(event["field"])
    return {"what": lying(event["what"]), "field": field, **narrator.whose(event["player"])}


def _portal(narrator: Narrator, event: Seen) -> Values:
    fields = {"from": field_name(event["from"]), "to": field_name(event["to"])}
    return {**fields, **narrator.whose(event["player"])}


def _reveal(narrator: Narrator, event: Seen) -> Values:
    is_boss = narrator.table.definitions[event["enemy"]].kind == codes.BOSS
    return {
        "level": event["level"] + 1,
        "boss": "yes" if is_boss else "no",
        "enemy": narrator.printed(event["enemy"]),
    }


def _roll(narrator: Narrator, event: Seen) -> Values:
    pool = [event[symbol] for symbol in codes.SYMBOLS[: codes.SYMBOL_COUNT]]
    return {"dice": narrator.dice(pool), **narrator.whose(event["player"])}


def _special(narrator: Narrator, event: Seen) -> Values:
    return {"symbol": narrator.a(event["symbol"]), **narrator.whose(event["player"])}


def _strike(narrator: Narrator, event: Seen) -> Values:
    return {**_enemy(narrator, event), **narrator.whose(event["player"])}


def _token(narrator: Narrator, event: Seen) -> Values:
    return {"card": narrator.printed(event["token"]), **narrator.whose(event["player"])}


def _turn(narrator: Narrator, event: Seen) -> Values:
    return {"turn": event["turn"], **narrator.whose(event["player"])}


def _use(narrator: Narrator, event: Seen) -> Values:
    symbol = narrator.a(event["symbol"])
    return {"symbol": symbol, "times": event["times"], **narrator.whose(event["player"])}


def _use_card(narrator: Narrator, event: Seen) -> Values:
    return {"card": narrator.printed(event["card"]), **narrator.whose(event["player"])}


def _won(narrator: Narrator, event: Seen) -> Values:
    winners = [seat for seat in range(narrator.table.seats) if event["winners"] >> seat & 1]
    return {"outcome": narrator.outcome(winners, codes.WAYS[event["how"]])}


EVENTS: dict[str, Callable[[Narrator, Seen], Values]] = {
    "ability": _of_player,
    "appear": _appear,
    "artifact": _artifact,
    "attack": _attack,
    "boss_card": _card_with_text,
    "boss_comes": _enemy,
    "boss_die": _face,
    "buy": _buy,
    "coins": _coins,
    "comes": _enemy,
    "defeat": _defeat,
    "discard_level": _level,
    "enemy_die": _face,
    "event": _card_with_text,
    "faint": _of_player,
    "fall": _figure,
    "gems": _gems,
    "heal": _life,
    "hurt": _life,
    "merge": _merge,
    "move": _figure,
    "pick_up": _pick_up,
    "portal": _portal,
    "push": _figure,
    "refresh": _of_player,
    "reset": _of_player,
    "reveal": _reveal,
    "roll": _roll,
    "set_special": _special,
    "shown": _card,
    "strike": _strike,
    "token": _token,
    "token_lost": _token,
    "turn": _turn,
    "use": _use,
    "use_card": _use_card,
    "won": _won,
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
    text = narrator.outcome(outcome.winners, outcome.how)
    if outcome.score and outcome.winners:
        return narrator.say("score", outcome=text, score=outcome.score)
    return text
