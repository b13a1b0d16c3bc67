"""What sentences speak of: goods, symbols, directions, and whom a boss reaches (BOSS-8)."""

from __future__ import annotations

from typing import Final

from deskovka.language import Row


def symbol(name: str, cs: str) -> Row:
    """A symbol of the dice; the example shows it, as not every one is on a card."""
    return Row(name, "symbol", f"{name}|{name}s", cs, example=f"Use: add a {name} to your pool.")


THINGS: Final = [
    Row("coins", "goods", "{n:amount} {n?coin|coins}", "{n#zlaťák}"),
    Row("gems", "goods", "{n:amount} {n?gem|gems}", "{n#drahokam}"),
    Row(
        "coins_and_gems",
        "goods",
        "{c:amount} {c?coin|coins} and {g:amount} {g?gem|gems}",
        "{c#zlaťák} a {g#drahokam}",
        example="Use: gain 2 coins and 1 gem.",
    ),
    Row(
        "coin_good",
        "good",
        "coin",
        "<zlaťák>",
        example="A coin is put on each special field.",
    ),
    Row("gem_good", "good", "gem", "<drahokam>"),
    Row("most_coins", "wealth", "coins", "<zlaťák.many>"),
    Row("most_gems", "wealth", "gems", "<drahokam.many>"),
    Row("most_items", "wealth", "items", "<předmět.many>"),
    symbol("boot", "<bota>"),
    symbol("sword", "<meč>"),
    symbol("coin", "<zlaťák>"),
    symbol("monster", "<příšera>"),
    symbol("star", "<hvězda>"),
    Row("left", "direction", "left", "doleva"),
    Row("right", "direction", "right", "doprava"),
    Row("row", "reach", "each hero in the boss's row", "<každý> <hrdina> ve stejné řadě jako boss"),
    Row(
        "adjacent", "reach", "each hero next to the boss", "<každý> <hrdina> v sousedství s bossem"
    ),
    Row("around", "reach", "each hero around the boss", "<každý> <hrdina> na 8 polích kolem bosse"),
    Row(
        "same_card",
        "reach",
        "each hero on the boss's card",
        "<každý> <hrdina> na stejné kartě mapy jako boss",
    ),
    Row(
        "everywhere",
        "reach",
        "each hero in the boss level",
        "<každý> <hrdina> v úrovni s bossem",
    ),
    Row(
        "token_had",
        "countable",
        "boss token you|they|you have",
        "bossův <žeton>, <který.4> máš|má|máš",
    ),
    Row(
        "item_had",
        "countable",
        "item you|they|you have",
        "<předmět>, <který.4> máš|má|máš",
        example="Use: gain 1 coin for each item you have.",
    ),
    Row(
        "enemy_near",
        "countable",
        "enemy next to you|them|you",
        "<sousední> <nepřítel>",
        example="Use: gain 1 coin for each enemy next to you.",
    ),
]
