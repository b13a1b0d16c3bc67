"""Packs of Plošinovka with a fault each; «» stand around the place where it must be found."""

from __future__ import annotations

from tests.packs.broken import Broken

NAMED = {
    "id": '"test-card"',
    "name": '{ en = "Test Card", cs = "Zkušební karta" }',
    "art": '"sprint"',
}
ENTRIES: dict[str, dict[str, str]] = {
    "hero": {**NAMED, "life": "5", "star": '"boot or coin"', "text": '"You do not fall."'},
    "enemy": {
        **NAMED,
        "level": "2",
        "damage": "1",
        "life": "2",
        "loot": '"2 coins, 1 gem"',
        "text": '"Test Card cannot be pushed."',
    },
    "helper": {**NAMED, "boss": '"banzai"', "damage": "1", "life": "2"},
    "boss": {
        **NAMED,
        "damage": "2",
        "special": '"venom"',
        "attacks": '"enemy die"',
        "setup": '"A gem is put on each special field."',
    },
    "item": {**NAMED, "price": "3", "text": '"Use: move 1 field."'},
    "potion": {**NAMED, "price": "3", "text": '"Use: heal 1 life."'},
    "artifact": {
        **NAMED,
        "condition": '"You have the most gems."',
        "text": '"You do not fall."',
    },
    "event": {**NAMED, "text": '"You roll 1 more die."'},
    "token": {**NAMED, "boss": '"medusa"', "count": "4", "text": '"You cannot merge dice."'},
    "attack": {
        **NAMED,
        "boss": '"medusa"',
        "symbol": '"left"',
        "text": '"The boss moves left."',
    },
}
MAP = '''map = """
+   +   +   +   +
  *           c
+---+   +---+---+
      $   H
+   +---+-H-+   +
  c       H   E
+---+   +-H-+---+
  c     | H   *
+   +---+---+   +
"""
'''


def entry(kind: str, changes: str = "", without: str = "", header: str = "") -> str:
    """The lines of a good entry; each line of `changes` takes the place of that key's."""
    lines = {key: f"{key} = {value}" for key, value in ENTRIES[kind].items() if key != without}
    for change in changes.splitlines():
        lines[change.split("=")[0].strip().strip("«»")] = change
    return "\n".join([header or f"[[{kind}]]", *lines.values(), ""])


def dungeon(changes: str = "", drawing: str = MAP) -> str:
    lines = {
        "id": 'id = "test-level"',
        "name": 'name = { en = "Test Level", cs = "Zkušební úroveň" }',
        "dungeon": 'dungeon = "forest"',
    }
    for change in changes.splitlines():
        lines[change.split("=")[0].strip().strip("«»")] = change
    return "\n".join(["[[dungeon]]", *lines.values(), drawing])


def text(kind: str, words: str) -> str:
    return entry(kind, f'text = "{words}"')


KEYS = [
    Broken("unknown table", "«[[heros]]»\nid = 1\n", 'did you mean "hero"'),
    Broken("a card", "«[[card]]»\nid = 1\n", 'there is no key "card"'),
    Broken("unknown key", entry("item", "«cost» = 3"), 'there is no key "cost"'),
    Broken("life of an item", entry("item", "«life» = 3"), 'there is no key "life"'),
    *[
        Broken(f"{kind} without {key}", entry(kind, without=key, header=f"«[[{kind}]]»"),
               f'"{key}" is missing')
        for kind, key in [
            ("hero", "star"), ("hero", "life"), ("enemy", "level"), ("item", "price"),
            ("artifact", "condition"), ("token", "count"), ("attack", "symbol"),
            ("attack", "boss"), ("boss", "special"), ("potion", "art"), ("potion", "text"),
            ("event", "text"),
        ]
    ],
    Broken("empty text", entry("attack", '«text» = " "'), "every attack does something"),
]  # fmt: skip

VALUES = [
    Broken("level four", entry("enemy", "level = «4»"), "level must be 1, 2 or 3, not 4"),
    Broken("life of nobody", entry("hero", "life = «0»"), "a whole number from 1 to 20"),
    Broken("damage as a word", entry("enemy", 'damage = «"much"»'), "from 0 to 20"),
    Broken("dear", entry("item", "price = «100»"), "a whole number from 0 to 99"),
    Broken("loot of gold", entry("enemy", 'loot = «"2 gold"»'), 'as in "2 coins, 1 gem"'),
    Broken("no loot", entry("enemy", 'loot = «"0 coins"»'), 'as in "2 coins, 1 gem"'),
    Broken("unknown symbol", entry("hero", 'star = «"boot or hat"»'), 'in "boot or monster"'),
    Broken("star of stars", entry("hero", 'star = «"star"»'), 'as in "boot or monster"'),
    Broken("star twice alike", entry("hero", 'star = «"boot or boot"»'), "stands here twice"),
    Broken("dice of a boss", entry("boss", 'attacks = «"dice"»\nspecial = "x"'),
           '"enemy die" or "action dice"', others=1),
    Broken("many tokens", entry("token", "count = «21»"), "a whole number from 1 to 20"),
    Broken("no emblem", entry("hero", 'art = "«sprnt»"'), 'there is no emblem "sprnt"'),
    Broken("other dungeon", dungeon('dungeon = «"desert"»'), '"forest" or "void"'),
    Broken("boss as a word", dungeon('boss = «"yes"»'), "true or false"),
]  # fmt: skip

TOGETHER = [
    Broken("unknown boss", entry("token", 'boss = «"meduza"»'), 'did you mean "medusa"'),
    Broken("unknown token", entry("boss", 'special = «"venum"»'), 'did you mean "venom"'),
    Broken("other boss's token", entry("boss", 'special = «"venom"»'), "is a token of medusa"),
    Broken("symbol of the other dice", entry("attack", 'symbol = «"boot"»'),
           'by the enemy die: "left", "right" or "attack"'),
    Broken("symbol of a third kind", entry("attack", 'symbol = «"up"»'), "a result of the enemy"),
    Broken("id of another kind", entry("item", 'id = «"zombie"»'), "already a card with the id"),
    Broken("name of another card", entry("item", 'name = { en = «"Zombie"» }'), "already a card"),
    Broken("the same twice",
           entry("item") + entry("item", 'id = «"test-card"»\nname = { en = "B" }'),
           "already a card with the id"),
    Broken("drawn wrongly", dungeon("", MAP.replace("  *  ", "  «%»  ", 1)), "means nothing"),
]  # fmt: skip

TEXTS = [
    Broken("unknown word", text("item", "Use: «mvoe» 1 field."), 'did you mean "move"'),
    Broken("too much", text("item", "Use: move «100» fields."), "numbers go up to 99"),
    Broken("nothing", text("item", "Use: «move 0 fields»."), "0 does nothing here"),
    Broken("use of a hero", text("hero", "«Use: move 1 field.»"), '"Once per turn: …"'),
    Broken("once of an item", text("item", "«Once per turn: move 1 field.»"), "this is for heroes"),
    Broken("standing potion", text("potion", "«You do not fall.»"), "a potion is used up"),
    Broken("when", text("item", "«Move 1 field.»"), "it is not said when this happens"),
    Broken("two uses", entry("item", 'text = "Use: move 1 field.\\n«Use: heal 1 life.»"'),
           "does something like that already"),
    Broken("end of an item", text("item", "«At the end of the turn, gain 1 gem.»"),
           "this is for events"),
    Broken("hero's text on an enemy", text("enemy", "«You do not fall.»"), "nothing on an enemy"),
    Broken("enemy's text on a hero", text("hero", "«Test Card cannot be pushed.»"),
           "nothing on a hero"),
    Broken("boss of an item", text("item", "Use: «the boss moves left»."), "of bosses only"),
    Broken("player in an attack", text("attack", "«Heal 1 life.»"), "whom does this happen to"),
    Broken("token of an item", text("item", "Use: «get a Venom token»."), "only bosses and what"),
    Broken("token of another boss",
           text("attack", "Each hero in the boss level «gets a Dishonour token»."),
           "belongs to another boss"),
    Broken("a token that is none",
           text("attack", "Each hero in the boss level «gets a Zombie token»."), "not a token"),
    Broken("from whom",
           text("item", "Whenever you push a hero or an enemy, «take 1 coin from that hero»."),
           "no hero here"),
    Broken("unknown condition", entry("artifact", 'condition = "You have the most «hats»."'),
           "not understood"),
    Broken("setup of a player", entry("boss", 'setup = "«Heal 1 life.»"\nspecial = "x"'),
           "whom does this happen to", others=1),
]  # fmt: skip

ALL = [*KEYS, *VALUES, *TOGETHER, *TEXTS]
