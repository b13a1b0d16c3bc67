"""Packs of Planetary Conquerors with a fault each."""

from __future__ import annotations

from tests.packs.broken import HEAD, Broken

CARDS: dict[str, dict[str, str]] = {
    "warrior": {
        "id": '"test-card"',
        "name": '{ en = "Test Card", cs = "Zkušební karta" }',
        "type": '"warrior"',
        "stars": "1",
        "cost": '"2 gold, 1 cosmium"',
        "attack": "2",
        "life": "3",
        "art": '"sprint"',
        "text": '"Final hit."',
    },
}
CARDS["building"] = {
    **{key: value for key, value in CARDS["warrior"].items() if key != "attack"},
    "type": '"building"',
    "text": '"Shielding 1."',
}
CARDS["miner"] = {
    **{key: value for key, value in CARDS["building"].items() if key != "life"},
    "type": '"miner"',
    "text": '"Adds 1 gold."',
}
CARDS["spell"] = {**CARDS["miner"], "type": '"spell"', "text": '"Draw a card."'}
CARDS["trap"] = {
    **{key: value for key, value in CARDS["spell"].items() if key != "cost"},
    "type": '"trap"',
}


def card(kind: str, changes: str = "", without: str = "", header: str = "[[card]]") -> str:
    """The lines of a good card; each line of `changes` takes the place of that key's."""
    lines = {key: f"{key} = {value}" for key, value in CARDS[kind].items() if key != without}
    for change in changes.splitlines():
        key = change.split("=")[0].strip().strip("«»")
        lines[key] = change
    return "\n".join([header, *lines.values(), ""])


def deck(changes: str, header: str = "[deck.cards]") -> str:
    """A good deck of the core cards, with some lines changed."""
    counts = {"gold-miner": 40, "collector-of-cosmium": 10}
    lines = {ident: f"{ident} = {count}" for ident, count in counts.items()}
    for change in changes.splitlines():
        lines[change.split("=")[0].strip().strip("«»")] = change
    named = 'id = "test-deck"\nname = { en = "Test Deck" }'
    return "\n".join(["[[deck]]", named, header, *lines.values(), ""])


SYNTAX = [
    Broken("no value", card("spell", "stars = «»"), "this is not TOML: invalid value"),
    Broken("key twice", card("spell") + 'id = "again"«»\n', "not TOML: cannot overwrite a value"),
    Broken("string not closed", card("spell", 'art = "sprint«»'), "this is not TOML"),
    Broken("no equals sign", "[[card]]\nid «»\n", "not TOML: expected '=' after a key"),
]

KEYS = [
    Broken("unknown key", card("spell", '«flavor» = { en = "x" }'), 'did you mean "flavour"?'),
    Broken("unknown language", card("spell", 'name = { en = "A", «de» = "B" }'), 'no key "de"'),
    Broken("unknown table", "«[[cards]]»\nid = 1\n", 'did you mean "card"?'),
    Broken("no id", card("spell", without="id", header="«[[card]]»"), '"id" is missing'),
    Broken("no name", card("spell", without="name", header="«[[card]]»"), '"name" is missing'),
    Broken("no English name", card("spell", '«name» = { cs = "Karta" }'), '"en" is missing'),
    Broken("no type", card("spell", without="type", header="«[[card]]»"), '"type" is missing'),
    Broken("no stars", card("spell", without="stars", header="«[[card]]»"), '"stars" is missing'),
    Broken("no art", card("spell", without="art", header="«[[card]]»"), '"art" is missing'),
    Broken("no cost", card("spell", without="cost", header="«[[card]]»"), '"cost" is missing'),
    Broken(
        "no attack", card("warrior", without="attack", header="«[[card]]»"), '"attack" is missi'
    ),
    Broken("no life", card("building", without="life", header="«[[card]]»"), '"life" is missing'),
    Broken("no text", card("trap", without="text", header="«[[card]]»"), "a trap does something"),
    Broken("empty text", card("spell", '«text» = " "'), "a spell does something"),
]

VALUES = [
    Broken("stars as a word", card("spell", 'stars = «"two"»'), 'must be 1, 2 or 3, not "two"'),
    Broken("four stars", card("spell", "stars = «4»"), "stars must be 1, 2 or 3, not 4"),
    Broken("stars as truth", card("spell", "stars = «true»"), "stars must be 1, 2 or 3, not true"),
    Broken("id in capitals", card("spell", 'id = «"Test Card"»'), "id must be lower-case letters"),
    Broken("id too long", card("spell", f'id = «"{"a" * 41}"»'), "id must be lower-case letters"),
    Broken("id as a number", card("spell", "id = «7»"), "id must be lower-case letters"),
    Broken("base as id", card("spell", 'id = «"base"»'), "is what every player has"),
    Broken("unknown type", card("spell", 'type = «"wizard"»'), 'or "spell", not "wizard"'),
    Broken("name as text", card("spell", 'name = «"Test Card"»'), "name must be a table such as"),
    Broken("name with markup", card("spell", 'name = { en = «"A <b>"» }'), "en must be 1 to 40"),
    Broken("name with brackets", card("spell", 'name = { en = «"[red]"» }'), "en must be 1 to 40"),
    Broken("empty name", card("spell", 'name = { en = «""» }'), "en must be 1 to 40"),
    Broken("name too long", card("spell", f'name = {{ en = «"{"a" * 41}"» }}'), "1 to 40 letters"),
    Broken("name with space", card("spell", 'name = { en = «" A"» }'), "single spaces"),
    Broken("name of digits", card("spell", 'name = { en = «"123"» }'), "at least one letter"),
    Broken("name with escape", card("spell", 'name = { en = "A«\\u001b»c" }'), "(U+001B)"),
    Broken("name turned round", card("spell", 'name = { en = "A«\\u202e»B" }'), "(U+202E)"),
    Broken("negative attack", card("warrior", "attack = «-1»"), "from 0 to 99, not -1"),
    Broken("no life left", card("warrior", "life = «0»"), "a whole number from 1 to 99, not 0"),
    Broken("absurd life", card("building", "life = «100000»"), "from 1 to 99, not 100000"),
    Broken("half a life", card("building", "life = «2.5»"), "from 1 to 99, not 2.5"),
    Broken("life of a spell", card("spell", "«life» = 3"), "only warriors and buildings have life"),
    Broken("life of a miner", card("miner", "«life» = 3"), "only warriors and buildings have life"),
    Broken("attack of a building", card("building", "«attack» = 1"), "only warriors have attack"),
    Broken("cost of a trap", card("trap", '«cost» = "1 gold"'), "a trap has no cost"),
    Broken("unknown material", card("spell", 'cost = "1 gold, 2 «cosmum»"'), 'mean "cosmium"?'),
    Broken("cost as a number", card("spell", "cost = «2»"), "cost must be materials as in"),
    Broken("cost in symbols", card("spell", 'cost = "2«🟡»"'), '"🟡" is not understood here'),
    Broken("cost of much", card("spell", 'cost = "«100» gold"'), "numbers go up to 99"),
    Broken("material twice", card("spell", 'cost = "«1 gold, 2 gold»"'), "each material once"),
    Broken("unknown emblem", card("spell", 'art = "«sprnt»"'), 'did you mean "sprint"'),
    Broken("text as a list", card("spell", 'text = «["Draw a card."]»'), "text must be a text"),
    Broken("flavour too long", card("spell", f'flavour = {{ cs = «"{"a" * 301}"» }}'), "300 char"),
]


def text(kind: str, written: str) -> str:
    return card(kind, f'text = "{written}"')


def block(kind: str, written: str) -> str:
    """A card whose text stands in three quotes."""
    return card(kind, "text = T").replace("text = T", f'text = """{written}"""')


TEXTS = [
    Broken("misspelt", text("spell", "«Dela» 2 damage to target warrior."), 'mean "deal"?'),
    Broken(
        "in a block", block("warrior", "\nFinal hit.\n  Shielding «won».\n"), '"won" is not und'
    ),
    Broken("after escapes", text("spell", "\\u0044raw a «crad»."), 'did you mean "card"'),
    Broken("after a break", block("spell", "Draw a card. \\\n  Draw a «crad»."), 'mean "card"'),
    Broken("in Windows", block("spell", "\r\nDraw a «crad».\r\n"), 'did you mean "card"'),
    Broken("too early", text("spell", "Draw a card«»"), "the sentence ends too early"),
    Broken("not as written", text("spell", "Draw «2» cards."), 'write it as "Draw two cards."'),
    Broken(
        "unknown card",
        text("miner", "Adds 1 gold for each building named «Gold Mone» you control."),
        'no card called "Gold Mone"; did you mean "Gold Mine"',
    ),
    Broken("too much", text("spell", "Draw «100» cards."), "numbers go up to 99"),
    Broken("far too much", text("spell", "Deal «99999999999» damage to it."), "go up to 99"),
    Broken("nine lines", block("warrior", "Final hit.\n" * 8 + "«Final hit.»"), "at most 8 abil"),
    Broken("too long", card("spell", f'text = «"{"Draw a card. " * 200}"»'), "2000 characters"),
    Broken("long line", text("spell", f"{'Draw a card. ' * 46}Dr«a»w a card."), "longer than 600"),
    Broken("no English", text("spell", "«Lízni» si kartu."), '"Lízni" is not understood here'),
]

FITS = [
    Broken("spell that waits", text("spell", "«Adds 1 gold.»"), "a spell does one thing at once"),
    Broken("trap that waits", text("trap", "«Final hit.»"), "a trap does one thing at once", 1),
    Broken("two lines", block("spell", "Draw a card.\n«Draw a card.»"), "has one paragraph"),
    Broken("warrior that does", text("warrior", "«Draw a card.»"), "a warrior says when"),
    Broken("miner that does", text("miner", "«Draw a card.»"), "a miner says when"),
    Broken("guarded by none", text("spell", "Heal 1 life on «the guarded entity»."), "traps only"),
    Broken("miner with a shield", text("miner", "«Shielding 1.»"), "for buildings, warriors and"),
    Broken("final building", text("building", "«Final hit.»"), "this is for warriors only"),
    Broken("tired miner", text("miner", "«Test Card enters exhausted.»"), "for warriors only"),
    Broken(
        "building with attack",
        text("building", "«Test Card has +1 attack and +1 life.»"),
        "only warriors have attack",
    ),
    Broken(
        "no damage to prevent",
        text("warrior", "If Test Card would die, «prevent that damage» instead."),
        'there is no "that damage" here',
    ),
    Broken(
        "damage that was dealt",
        text("warrior", "When Test Card is dealt damage, «add 1 to that damage»."),
        'there is no "that damage" here',
    ),
    Broken("no amount", text("spell", "Deal «that much» damage to target warrior."), "no amount"),
    Broken(
        "no number",
        text(
            "warrior",
            "When Test Card deals damage, destroy target warrior with «that much» or less life.",
        ),
        "a number is needed here",
    ),
    Broken("no source", text("trap", "Deal 1 damage to «the source»."), "there is no source here"),
    Broken("no attacker", text("spell", "Destroy «the attacker»."), "there is no attacker here"),
    Broken("no it", text("spell", "Destroy «it»."), "nothing was spoken of before"),
    Broken("no its owner", text("spell", "«Its owner» draws a card."), "nothing was spoken of"),
    Broken("no player", text("spell", "«That player» draws a card."), "no player was spoken of"),
    Broken(
        "no player's",
        text("building", "Warriors «that player controls» have +1 attack."),
        "no player was spoken of",
    ),
    Broken("never dies", text("building", "When «Test Card dies», draw a card."), "warriors only"),
    Broken(
        "never destroyed",
        text("miner", "Whenever «a warrior is destroyed», draw a card."),
        "this happens to buildings only",
    ),
    Broken("a base for it", text("building", "«Sacrifice a base» - Draw a card."), "(WORD-10)"),
    Broken(
        "another type",
        text("miner", "Adds 1 gold for each «warrior named Gold Mine» you control."),
        "that card is a building",
    ),
    Broken("no choice", text("spell", "«Choose one: draw a card.»"), "only one to choose from"),
    Broken("nothing", text("spell", "«Deal 0 damage to target warrior»."), "0 does nothing here"),
    Broken("one of many", text("spell", "Destroy «one target warriors»."), "in the singular"),
    Broken(
        "the list of an earlier version",
        text("spell", "Gain 1 «gold», 2 cosmium."),
        'write it as "Gain 1 gold and 2 cosmium."',
    ),
    Broken(
        "a sentence of an earlier version",
        text("spell", "«Place» up to two more traps this turn."),
        'write it as "You may place up to two more traps this turn."',
    ),
    Broken(
        "another thing than was spoken of",
        text("spell", "Look at target trap an opponent controls. Destroy «that warrior»."),
        "nothing was spoken of before",
    ),
    Broken("gold twice", text("spell", "Gain «1 gold and 2 gold»."), "stands here twice"),
    Broken(
        "never there",
        text("spell", "«Give target warrior +1 attack as long as Test Card is on the planet»."),
        "this is for miners, buildings and warriors only",
    ),
]

PACKS = [
    Broken(
        "id twice",
        card("spell") + card("miner", 'id = «"test-card"»\nname = { en = "Other" }'),
        'already a card with the id "test-card" (',
    ),
    Broken(
        "name twice",
        card("spell") + card("miner", 'id = "other"\nname = { en = «"TEST card"» }'),
        'already a card called "TEST card" (',
    ),
    Broken("id of the box", card("spell", 'id = «"gold-mine"»'), "in the core pack"),
    Broken("name of the box", card("spell", 'name = { en = «"Gold Mine"» }'), "in the core pack"),
    Broken(
        "Czech name of the box",
        card("spell", 'name = { en = "A", cs = «"Domobrana"» }'),
        "in the core pack",
    ),
    Broken(
        "nothing to replace",
        card("spell", "«replaces» = true"),
        'there is no card "test-card" in the core pack to be replaced',
    ),
    Broken(
        "another name",
        card("building", 'id = "gold-mine"\n«name» = { en = "Gold Mine" }\nreplaces = true'),
        'what replaces the card "gold-mine" keeps its name',
    ),
    Broken("replaces what", card("spell", 'replaces = «"gold-mine"»'), "must be true or false"),
    Broken("pack of the box", 'id = «"core"»\nname = { en = "A" }\n' + card("spell"), "of the box"),
    Broken(
        "two heads",
        HEAD + card("spell"),
        "what the pack is called stands in",
        name="a.toml",
        files={"z.toml": "«id»" + HEAD[2:]},
    ),
    Broken(
        "half a head",
        '«id» = "a"\n' + card("spell"),
        '"name" is missing beside "id"',
        name="pack.toml",
    ),
]

DECKS = [
    Broken("unknown in deck", deck("«gold-minr» = 1"), 'did you mean "gold-miner"'),
    Broken("four normal", deck("«topdecker» = 4"), "may be in a deck 3 times at most (DECK-2)"),
    Broken("two legendary", deck("«ceasefire» = 2"), "may be in a deck once at most (DECK-2)"),
    Broken("too small", deck("gold-miner = 39", "«[deck.cards]»"), "49 cards: a deck has 50"),
    Broken("too large", deck("gold-miner = 71", "«[deck.cards]»"), "81 cards: a deck has 50"),
    Broken("no copies", deck("topdecker = «0»"), "must be a whole number from 1 to 80, not 0"),
    Broken("copies as a word", deck('topdecker = «"two"»'), "must be a whole number from 1 to 80"),
    Broken(
        "no miner",
        deck("gold-miner = 51", "«[deck.cards]»").replace("collector-of-cosmium = 10\n", ""),
        "at least one collector-of-cosmium is needed (DECK-3)",
    ),
    Broken("deck of the box", deck("").replace('"test-deck"', '«"builders"»'), "in the core pack"),
]

ALL = [*SYNTAX, *KEYS, *VALUES, *TEXTS, *FITS, *PACKS, *DECKS]
