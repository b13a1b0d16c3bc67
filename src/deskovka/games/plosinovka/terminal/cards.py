"""Cards and tokens of Plošinovka in a terminal: drawn, listed, chosen, and for programs."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from deskovka import locales
from deskovka.games.plosinovka.packs import CardData
from deskovka.games.plosinovka.terminal.levels import LOOKS
from deskovka.games.port.card_frame import ATTACK, LIFE, STAR, framed

COLOURS: Final = {
    "hero": "green",
    "enemy": "red",
    "helper": "red",
    "boss": "magenta",
    "item": "yellow",
    "potion": "cyan",
    "artifact": "yellow",
    "event": "blue",
    "token": "magenta",
    "attack": "magenta",
}
COLUMNS: Final = ("card", "type", "●◆", "⚔/♥", "text")
LEVELS: Final = ("", "I", "II", "III")


def draw(card: CardData, language: str = "en") -> RenderableType:
    """The card in its frame."""
    colour = COLOURS[card.type]
    head = (Text(card.called(language), "bold"), goods_text(card))
    kind = Text(locales.sentence(type_text(card, language)), colour)
    foot = (kind, numbers(card))
    paragraphs = [Text(line, "italic") for line in _beside(card, language)]
    paragraphs += map(Text, card.texts(language))
    return framed(colour, head, paragraphs, card.saying(language), foot)


def goods_text(card: CardData) -> Text:
    """What a card costs, or what an enemy leaves behind: 2● 1◆."""
    goods = {"coin": card.coins or card.price, "gem": card.gems}
    parts = [
        Text(f"{count}{LOOKS[kind][0]}", LOOKS[kind][1]) for kind, count in goods.items() if count
    ]
    return Text(" ").join(parts)


def type_text(card: CardData, language: str) -> str:
    """What kind of card it is, of which level, with which symbol, and how many there are."""
    name = locales.say(language, f"plosinovka-type-{card.type}")
    if card.level:
        level = locales.say(language, "plosinovka-card-level", level=LEVELS[card.level])
        return f"{name}, {level}"
    if card.symbol:
        return f"{name}: {locales.say(language, f'plosinovka-symbol-{card.symbol}')}"
    return f"{name} ({card.count}×)" if card.count else name


def numbers(card: CardData) -> Text:
    """Damage and life, where a card has them."""
    parts = [f"{ATTACK} {card.damage}"] if card.type in ("enemy", "helper", "boss") else []
    parts += [f"{LIFE} {card.life}"] if card.life else []
    return Text("  ".join(parts), "bold")


def _beside(card: CardData, language: str) -> list[str]:
    """What stands on a card besides its text."""
    lines = []
    if card.star:
        symbols = [locales.say(language, f"plosinovka-symbol-{name}") for name in card.star]
        lines.append(f"{STAR} {' / '.join(symbols)}")
    if card.condition:
        condition = card.condition.said(language)
        lines.append(locales.say(language, "plosinovka-web-condition", condition=condition))
    if card.type == "boss":
        lines += _of_boss(card, language)
    return lines


def _of_boss(card: CardData, language: str) -> list[str]:
    """How a boss attacks, its life, what its special fields do, its setup."""
    attacks = locales.say(language, f"plosinovka-card-{card.attacks.replace(' ', '-')}")
    token = card.special_name.get(language) or card.special_name["en"]
    lines = [
        f"{locales.sentence(attacks)}.",
        locales.say(language, "plosinovka-web-boss-life"),
        locales.say(language, "plosinovka-web-special-fields", token=token),
    ]
    if card.setup:
        setup = card.setup.said(language)
        lines.append(locales.say(language, "plosinovka-web-setup", setup=setup))
    return lines


def row(card: CardData, language: str) -> list[RenderableType]:
    """A card in a list."""
    return [
        Text(card.called(language), "bold"),
        type_text(card, language),
        goods_text(card),
        numbers(card),
        Text("\n".join([*_beside(card, language), *card.texts(language)])),
    ]


def card_data(card: CardData, language: str) -> dict[str, Any]:
    """A card for a program."""
    phrases = {"condition": card.condition, "setup": card.setup}
    return {
        "life": card.life or None,
        "damage": card.damage if card.type in ("enemy", "helper", "boss") else None,
        "level": card.level or None,
        "loot": {"coins": card.coins, "gems": card.gems} if card.coins or card.gems else None,
        "price": card.price if card.type in ("item", "potion") else None,
        "star": card.star or None,
        "boss": card.boss or None,
        "symbol": card.symbol or None,
        "count": card.count or None,
        "attacks": card.attacks or None,
        "special": card.special or None,
        **{key: phrase.said(language) if phrase else None for key, phrase in phrases.items()},
    }
