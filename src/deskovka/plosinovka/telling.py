"""What happened and how it ended, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaking import message
from deskovka.plosinovka import codes
from deskovka.plosinovka.naming import Reader, field_name, lying

Seen = dict[str, Any]  # an event as one seat sees it


def event_text(reader: Reader, event: Seen) -> str:
    """An event as the reader sees it (`Event.seen_by`)."""
    kind = event["kind"]
    values = EVENTS[kind](reader, event)
    return sentence(reader.said(message("event", kind), values))


def _of_player(reader: Reader, event: Seen) -> Values:
    return {**reader.whose(event["player"])}


def _appear(reader: Reader, event: Seen) -> Values:
    return {"field": field_name(event["field"]), **reader.whose(event["player"])}


def _artifact(reader: Reader, event: Seen) -> Values:
    taken = event["from"] >= 0
    return {
        "card": reader.printed(event["card"]),
        "taken": "yes" if taken else "no",
        "from": reader.player(event["from"]) if taken else "",
        **reader.whose(event["player"]),
    }


def _enemy(reader: Reader, event: Seen) -> Values:
    return {"enemy": reader.printed(event["definition"]), "field": field_name(event["field"])}


def _attack(reader: Reader, event: Seen) -> Values:
    numbers = {"damage": event["damage"], "life": event["life"]}
    return {**_enemy(reader, event), **numbers, **reader.whose(event["player"])}


def _defeat(reader: Reader, event: Seen) -> Values:
    return {**_enemy(reader, event), **reader.whose(event["player"])}


def _card(reader: Reader, event: Seen) -> Values:
    return {"card": reader.printed(event["card"])}


def _card_with_text(reader: Reader, event: Seen) -> Values:
    return {"card": reader.printed(event["card"]), "text": reader.text(event["card"])}


def _face(reader: Reader, event: Seen) -> Values:
    return {"face": codes.ENEMY_FACES[event["face"]]}


def _buy(reader: Reader, event: Seen) -> Values:
    price = reader.coins(event["price"])
    return {"card": reader.printed(event["card"]), "price": price, **reader.whose(event["player"])}


def _coins(reader: Reader, event: Seen) -> Values:
    return _riches(reader, event, reader.coins)


def _gems(reader: Reader, event: Seen) -> Values:
    return _riches(reader, event, reader.gems)


def _riches(reader: Reader, event: Seen, named: Callable[[int], str]) -> Values:
    sign = "plus" if event["amount"] > 0 else "minus"
    return {"sign": sign, "amount": named(abs(event["amount"])), **reader.whose(event["player"])}


def _level(reader: Reader, event: Seen) -> Values:
    return {"level": event["level"] + 1}


def _life(reader: Reader, event: Seen) -> Values:
    return {"amount": event["amount"], "life": event["life"], **reader.whose(event["player"])}


def _merge(reader: Reader, event: Seen) -> Values:
    two = reader.say(f"two-{codes.SYMBOLS[event['symbol']]}")
    return {"two": two, "symbol": reader.a(event["as"]), **reader.whose(event["player"])}


def _figure(reader: Reader, event: Seen) -> Values:
    fields = {"from": field_name(event["from"]), "to": field_name(event["to"])}
    return {**fields, **reader.who(event["figure"], event["definition"])}


def _pick_up(reader: Reader, event: Seen) -> Values:
    field = field_name(event["field"])
    return {"what": lying(event["what"]), "field": field, **reader.whose(event["player"])}


def _portal(reader: Reader, event: Seen) -> Values:
    fields = {"from": field_name(event["from"]), "to": field_name(event["to"])}
    return {**fields, **reader.whose(event["player"])}


def _reveal(reader: Reader, event: Seen) -> Values:
    is_boss = reader.table.definitions[event["enemy"]].kind == codes.BOSS
    return {
        "level": event["level"] + 1,
        "boss": "yes" if is_boss else "no",
        "enemy": reader.printed(event["enemy"]),
    }


def _roll(reader: Reader, event: Seen) -> Values:
    pool = [event[symbol] for symbol in codes.SYMBOLS[: codes.SYMBOL_COUNT]]
    return {"dice": reader.dice(pool), **reader.whose(event["player"])}


def _special(reader: Reader, event: Seen) -> Values:
    return {"symbol": reader.a(event["symbol"]), **reader.whose(event["player"])}


def _strike(reader: Reader, event: Seen) -> Values:
    return {**_enemy(reader, event), **reader.whose(event["player"])}


def _token(reader: Reader, event: Seen) -> Values:
    return {"card": reader.printed(event["token"]), **reader.whose(event["player"])}


def _turn(reader: Reader, event: Seen) -> Values:
    return {"turn": event["turn"], **reader.whose(event["player"])}


def _use(reader: Reader, event: Seen) -> Values:
    symbol = reader.a(event["symbol"])
    return {"symbol": symbol, "times": event["times"], **reader.whose(event["player"])}


def _use_card(reader: Reader, event: Seen) -> Values:
    return {"card": reader.printed(event["card"]), **reader.whose(event["player"])}


def _won(reader: Reader, event: Seen) -> Values:
    winners = [seat for seat in range(reader.table.seats) if event["winners"] >> seat & 1]
    return {"outcome": reader.outcome(winners, codes.WAYS[event["how"]])}


EVENTS: dict[str, Callable[[Reader, Seen], Values]] = {
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
