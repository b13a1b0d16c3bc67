"""The Czech forms of everything that can be said of a pack."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    # The pack as a whole
    "a pack has at most <most> <nouns>": "sada má nejvýše <most> <nouns>",
    "the texts of a pack have at most <most> characters": (
        "texty sady mají dohromady nejvýše <most> znaků"
    ),
    "there is neither a card nor a deck in it": "není v ní žádná karta ani balíček",
    "there is nothing in it: no hero, no item, no dungeon card": (
        "nic v ní není: žádný hrdina, žádný předmět, žádná karta žaláře"
    ),
    "there are more than <most> problems: put these right first": (
        "chyb je více než <most>: nejdřív oprav tyto"
    ),
    '"<key>" is missing beside "<other>"': 'vedle "<other>" chybí "<key>"',
    'no file says what the pack is called ("id" and "name" in pack.toml)': (
        'žádný soubor neříká, jak se sada jmenuje ("id" a "name" v pack.toml)'
    ),
    "what the pack is called stands in <file> already": "jak se sada jmenuje, už stojí v <file>",
    '"<id>" is the pack of the box': '"<id>" je sada z krabice',
    'there is already a <noun> with the id "<id>" in the core pack': (
        '<noun> s označením "<id>" už je v základní sadě'
    ),
    'there is already a <noun> with the id "<id>" (<place>)': (
        '<noun> s označením "<id>" už tu je (<place>)'
    ),
    'there is already a <noun> called "<name>" in the core pack': (
        '<noun> jménem "<name>" už je v základní sadě'
    ),
    'there is already a <noun> called "<name>" (<place>)': (
        '<noun> jménem "<name>" už tu je (<place>)'
    ),
    'there is no <noun> "<id>" in the core pack to be replaced': (
        'v základní sadě není <noun> "<id>": není co nahradit'
    ),
    'what replaces the card "<id>" keeps its <kept>': (
        'co nahrazuje kartu "<id>", nechává jí <kept>'
    ),
    # Files
    "a file of a pack has at most <most> bytes": "soubor sady má nejvýše <most> bajtů",
    "a pack has at most <most> bytes": "sada má nejvýše <most> bajtů",
    "a pack has at most <most> files": "sada má nejvýše <most> souborů",
    "there is no .toml file in this folder": "v této složce není žádný soubor .toml",
    "there is no such file or folder": "takový soubor ani složka není",
    "this is a link: a pack holds its files itself": "toto je odkaz: sada má své soubory u sebe",
    "this is not a file": "toto není soubor",
    "it cannot be read: <why>": "nejde přečíst: <why>",
    "this is not UTF-8: save the file with that encoding": (
        "toto není UTF-8: ulož soubor v tomto kódování"
    ),
    "a control character (<sign>) has no place in a pack": "řídicí znak (<sign>) do sady nepatří",
    "this is not TOML: <why>": "toto není TOML: <why>",
    "keys nest deeper than <most> levels": "klíče jsou v sobě hlouběji než <most> úrovní",
    "values nest deeper than <most> levels": "hodnoty jsou v sobě hlouběji než <most> úrovní",
    "this number is absurdly long": "toto číslo je nesmyslně dlouhé",
    "there is no key here": "tady chybí klíč",
    "there is no value here": "tady chybí hodnota",
    "this string is not closed": "tento text nemá uvozovky na konci",
    # Keys and values
    'there is no key "<key>"': 'klíč "<key>" tu není',
    '"text" is missing: a <type> does something': 'chybí "text": <type> něco dělá',
    '"text" is missing: every <type> does something': 'chybí "text": <type> vždy něco dělá',
    '"<key>" is missing: a <type> has it': 'chybí "<key>": <type> ho má',
    '"<key>" is missing': 'chybí "<key>"',
    "<key> must be <must>, not a table": "<key> musí být <must>, ne tabulka",
    "<key> must be <must>, not a list": "<key> musí být <must>, ne seznam",
    "<key> must be <must>, not <value>": "<key> musí být <must>, ne <value>",
    "an invisible character (<sign>) has no place here": "neviditelný znak (<sign>) sem nepatří",
    "a name has single spaces, between its words only": (
        "ve jméně jsou jednotlivé mezery, a jen mezi slovy"
    ),
    "a name has at least one letter": "ve jméně je aspoň jedno písmeno",
    "write letters with accents as single characters": "písmena s diakritikou piš jako jeden znak",
    'there is no emblem "<name>"': 'emblém "<name>" není',
    # Texts
    "a card has at most <most> abilities, one a line": (
        "karta má nejvýše <most> schopností, na každém řádku jednu"
    ),
    "<number> is too much: numbers go up to <most>": (
        "<number> je příliš: čísla jsou nejvýše <most>"
    ),
    'there is no card called "<name>"': 'karta jménem "<name>" není',
    '"<word>" is not understood here': 'slovo "<word>" tady nedává smysl',
    "there is no text": "chybí text",
    "the sentence ends too early": "věta končí příliš brzy",
    'write it as "<text>"': 'piš to takto: "<text>"',
    '"<text>" has two meanings: <one> and <other>': '"<text>" má dva významy: <one> a <other>',
    "the text is longer than <most> characters": "text je delší než <most> znaků",
    # Planetary Conquerors: cards
    '"<id>" is what every player has; call the card otherwise': (
        '"<id>" má každý hráč; pojmenuj kartu jinak'
    ),
    "a trap has no cost: it is placed, not played": "past nemá cenu: umisťuje se, nehraje se",
    "only warriors have attack": "útok mají jen warrioři",
    "only warriors and buildings have life": "životy mají jen warrioři a budovy",
    (
        "only a spell or a trap does something at once; a <type> says when "
        '("When … enters the planet, …") or for what ("1 gold - …")'
    ): (
        "hned něco dělá jen spell nebo past; <type> říká kdy "
        '("When … enters the planet, …") nebo za co ("1 gold - …")'
    ),
    "a <type> does one thing at once; this is for cards on the planet": (
        "<type> udělá jednu věc hned; toto je pro karty na planetě"
    ),
    "a <type> has one paragraph: write its sentences on one line": (
        "<type> má jediný odstavec: piš věty na jeden řádek"
    ),
    "this happens to <whom> only": "toto se může stát jen <whom>",
    "this is for <whose> only": "toto je jen pro <whose>",
    "only warriors have attack and final hit": "útok a final hit mají jen warrioři",
    (
        'there is no "that damage" here: it is for "If … would be dealt damage, … instead" '
        'and "If … would deal damage, … instead"'
    ): (
        'tady není žádné "that damage": patří k "If … would be dealt damage, … instead" '
        'a "If … would deal damage, … instead"'
    ),
    "there is no amount here that could be meant": "tady není žádný počet, o který by mohlo jít",
    "a number is needed here": "tady je potřeba číslo",
    'there is no source here: it is for "… is dealt damage"': (
        'tady není žádný zdroj: patří k "… is dealt damage"'
    ),
    "there is no attacker here that could be meant": "tady není žádný útočník, o kterého by šlo",
    "nothing was spoken of before that this could mean": (
        "předtím nebyla řeč o ničem, co by to mohlo znamenat"
    ),
    "no player was spoken of before that this could mean": (
        "předtím nebyla řeč o žádném hráči, kterého by to mohlo znamenat"
    ),
    "0 does nothing here": "0 tady nic nedělá",
    'for one write "<start> …" in the singular': 'pro jednoho piš "<start> …" v jednotném čísle',
    "that card is a <type>": "ta karta je <type>",
    "a base cannot be sacrificed (WORD-10)": "důl nejde obětovat (WORD-10)",
    "there is only one to choose from": "na výběr je jen jedna možnost",
    "the same material stands here twice": "stejná surovina tu je dvakrát",
    # Planetary Conquerors: decks
    'there is no card "<card>" in the pack': 'karta "<card>" v sadě není',
    "there is no card “<card>” in the pack": 'karta "<card>" v sadě není',
    "<card>: <count> is not a number of copies": "<card>: <count> není počet kopií",
    "<card>: <count> copies, but a card with <stars> may be in a deck once at most (DECK-2)": (
        "<card>: kopií je <count>, ale taková karta smí být v balíčku nejvýše jednou (DECK-2)"
    ),
    (
        "<card>: <count> copies, but a card with <stars> may be in a deck <most> times "
        "at most (DECK-2)"
    ): "<card>: kopií je <count>, ale taková karta smí být v balíčku nejvýše <most>krát (DECK-2)",
    "<count> cards: a deck has <least> to <most> (DECK-1)": (
        "karet je <count>: balíček jich má <least> až <most> (DECK-1)"
    ),
    "<count> card: a deck has <least> to <most> (DECK-1)": (
        "karet je <count>: balíček jich má <least> až <most> (DECK-1)"
    ),
    "at least one <card> is needed (DECK-3)": "je potřeba aspoň jedna karta <card> (DECK-3)",
    # Plošinovka: cards
    "the same symbol stands here twice": "stejný symbol tu je dvakrát",
    'there is no boss "<id>"': 'boss "<id>" není',
    'there is no token "<id>"': 'žeton "<id>" není',
    "this boss attacks by the enemy die: <list>": "tento boss útočí podle kostky nepřítele: <list>",
    "this boss attacks by the action dice: <list>": "tento boss útočí podle kostek akcí: <list>",
    '"<id>" is a token of <boss>': '"<id>" je žeton bosse <boss>',
    "this card does something like that already; make it one line": (
        "tato karta už něco takového dělá; napiš to na jeden řádek"
    ),
    'this is for heroes; other cards say "Use: …"': (
        'toto je pro hrdiny; jiné karty říkají "Use: …"'
    ),
    'heroes say "Once per turn: …"': 'hrdinové říkají "Once per turn: …"',
    'a potion is used up: it says "Use: …"': 'lektvar se spotřebuje: říká "Use: …"',
    'it is not said when this happens, as in "Use: …" or "Whenever …, …"': (
        'není řečeno, kdy se to stane, jako v "Use: …" nebo "Whenever …, …"'
    ),
    'this is for events; other cards say "At the end of your turn, …"': (
        'toto je pro události; jiné karty říkají "At the end of your turn, …"'
    ),
    "this means nothing on a <type>": 'u typu "<type>" to nic neznamená',
    "this means nothing on an <type>": 'u typu "<type>" to nic neznamená',
    'there is no hero here that could be meant: it is for "you push a hero"': (
        'tady není žádný hrdina, o kterého by šlo: patří k "you push a hero"'
    ),
    "this is for attack cards of bosses only": "toto je jen pro karty útoku bossů",
    'whom does this happen to? An attack says "each hero …" or "the boss …"': (
        'komu se to stane? Útok říká "each hero …" nebo "the boss …"'
    ),
    "that is not a token": "to není žeton",
    "only bosses and what belongs to them give tokens": (
        "žetony dávají jen bossové a to, co k nim patří"
    ),
    "that token belongs to another boss": "ten žeton patří jinému bossovi",
    "a game needs <least> <needed>, and there are <found>": (
        "hra potřebuje <needed> aspoň v počtu <least>, a je jich <found>"
    ),
    "a game needs <least> <needed> of level <level>, and there are <found>": (
        "hra potřebuje <needed> úrovně <level> aspoň v počtu <least>, a je jich <found>"
    ),
    "a game needs <least> <needed> of the <dungeon>, and there are <found>": (
        'hra potřebuje <needed> žaláře "<dungeon>" aspoň v počtu <least>, a je jich <found>'
    ),
    '<boss> has no attack card with "<face>" (BOSS-9)': (
        '<boss> nemá kartu útoku s "<face>" (BOSS-9)'
    ),
    "<boss> needs <least> attack cards (BOSS-10)": "<boss> potřebuje <least> karty útoku (BOSS-10)",
    "<boss> summons helpers and has none": "<boss> přivolává pomocníky a žádné nemá",
    "<boss> has more than one kind of helper": "<boss> má více než jeden druh pomocníků",
    # Plošinovka: drawings
    "a card is drawn with <lines> lines, and this drawing has <count> lines": (
        "karta se kreslí na <lines> řádků, a tato kresba jich má <count>"
    ),
    "a card is drawn with <lines> lines, and this drawing has <count> line": (
        "karta se kreslí na <lines> řádků, a tato kresba má jen <count>"
    ),
    "a line of a drawing has <most> characters at most": "řádek kresby má nejvýše <most> znaků",
    'a corner "+" belongs here, not "<mark>"': 'sem patří roh "+", ne "<mark>"',
    'an edge is "---", "-H-" or three spaces, not "<mark>"': (
        'hrana je "---", "-H-" nebo tři mezery, ne "<mark>"'
    ),
    'between two fields stands "|" or a space, not "<mark>"': (
        'mezi dvěma poli je "|" nebo mezera, ne "<mark>"'
    ),
    '"<mark>" means nothing in a field; there are <marks>': (
        '"<mark>" v poli nic neznamená; jsou <marks>'
    ),
    '"<mark>" stands in this field already': '"<mark>" už v tomto poli je',
    "the top edge is open: the card above draws its own bottom edge": (
        "horní hrana je otevřená: spodní hranu si kreslí karta nad ní"
    ),
    "no ladder leads out of a card": "žádný žebřík nevede z karty ven",
    "a boss-marked card has a platform along its whole bottom edge (BOSS-5)": (
        "karta se značkou bosse má plošinu podél celé spodní hrany (BOSS-5)"
    ),
    "the bottom edge needs an opening, or nobody gets in from below": (
        "spodní hrana potřebuje otvor, jinak se zdola nikdo nedostane"
    ),
    'this ladder does not go on: the field above has no "H"': (
        'tento žebřík nepokračuje: pole nad ním nemá "H"'
    ),
    'this ladder does not go on: the field below has no "H"': (
        'tento žebřík nepokračuje: pole pod ním nemá "H"'
    ),
    'the ladder is cut here: write "-H-", or take one "H" away': (
        'žebřík je tu přerušený: napiš "-H-", nebo jedno "H" odeber'
    ),
    "a ladder is at least two fields high": "žebřík je vysoký aspoň dvě pole",
    'only a card with "boss = true" has boss fields': ('pole bosse má jen karta s "boss = true"'),
    'only a card with "boss = true" has special fields': (
        'zvláštní pole má jen karta s "boss = true"'
    ),
    'only cards of the "void" have portals': 'portály mají jen karty žaláře "void"',
    "a field holds a coin or a gem, not both": "na poli je zlaťák, nebo drahokam, ne obojí",
    "a portal leads to another one: draw two or none": (
        "portál vede k jinému: nakresli dva, nebo žádný"
    ),
    "there is no platform under this <field> field": "pod tímto polem <field> není plošina",
    '<kind> has <most> <field> field ("<mark>") at most': (
        '<kind> má polí <field> ("<mark>") nejvýše <most>'
    ),
    '<kind> has <most> <field> fields ("<mark>") at most': (
        '<kind> má polí <field> ("<mark>") nejvýše <most>'
    ),
    '<kind> has <least> <field> field ("<mark>") at least, and this one <count>': (
        '<kind> má polí <field> ("<mark>") aspoň <least>, a tato <count>'
    ),
    '<kind> has <least> <field> fields ("<mark>") at least, and this one <count>': (
        '<kind> má polí <field> ("<mark>") aspoň <least>, a tato <count>'
    ),
    "this field is cut off from the rest of the card": "toto pole je odříznuté od zbytku karty",
    "with <first> to its right nobody gets across the walls": (
        "vedle karty <first> vpravo nikdo neprojde přes zdi"
    ),
    "with <first> to its left nobody gets across the walls": (
        "vedle karty <first> vlevo nikdo neprojde přes zdi"
    ),
    "from here nobody climbs into <first> above with at most <boots> boots from rest to rest": (
        "odtud nikdo nevyleze do karty <first> nad ní s nejvýše <boots> botami od odpočinku "
        "k odpočinku"
    ),
    "nobody climbs in from <first> below with at most <boots> boots from rest to rest": (
        "z karty <first> pod ní sem nikdo nevyleze s nejvýše <boots> botami od odpočinku "
        "k odpočinku"
    ),
    (
        '<having> of <all> ordinary cards of the "<dungeon>" have a merchant; '
        "<least> to <most> of a hundred should"
    ): (
        'kupce má <having> z <all> obyčejných karet žaláře "<dungeon>"; '
        "mělo by jich být <least> až <most> ze sta"
    ),
}

# What follows a message.
TAILS: Final = {
    "; did you mean <list>?": "; nemělo to být <list>?",
    "; here comes <list>": "; tady následuje <list>",
    "; the text is complete before it": "; text je před ním úplný",
    '; after "<after>" comes <list>': '; po "<after>" následuje <list>',
}

MUST: Final = {
    'lower-case letters, digits and single hyphens, as in "my-card"': (
        'z malých písmen, číslic a jednotlivých spojovníků jako "my-card"'
    ),
    "1 to 40 letters, digits, spaces, hyphens and apostrophes": (
        "1 až 40 písmen, číslic, mezer, spojovníků a apostrofů"
    ),
    "a text of at most <most> characters": "text o nejvýše <most> znacích",
    "a sentence of 1 to 300 characters": "věta o 1 až 300 znacích",
    "the name of an emblem": "název emblému",
    "a whole number from <least> to <most>": "celé číslo od <least> do <most>",
    "a table such as <example>": "tabulka jako <example>",
    'materials as in "2 gold, 1 cosmium"': 'suroviny jako "2 gold, 1 cosmium"',
    'each material once, as in "2 gold, 1 cosmium"': (
        'každá surovina jednou, jako "2 gold, 1 cosmium"'
    ),
    'coins and gems as in "2 coins, 1 gem"': 'zlaťáky a drahokamy jako "2 coins, 1 gem"',
    'symbols as in "boot or monster"': 'symboly jako "boot or monster"',
    "the id of a boss": "označení bosse",
    "the id of a token": "označení žetonu",
    "a result of the enemy die or a symbol of the action dice": (
        "výsledek kostky nepřítele nebo symbol kostek akcí"
    ),
    "a drawing of 9 lines, 17 characters each": "kresba o 9 řádcích po 17 znacích",
    "true or false": "true nebo false",
    "a table of card ids with how many of each, as in gold-miner = 5": (
        "tabulka označení karet s jejich počty jako gold-miner = 5"
    ),
    "a list of tables, each begun by <header>": "seznam tabulek, z nichž každá začíná <header>",
}

_TYPES: Final = {
    "miner": "miner", "building": "budova", "warrior": "warrior", "trap": "past",
    "spell": "spell", "hero": "hrdina", "enemy": "nepřítel", "helper": "pomocník",
    "boss": "boss", "item": "předmět", "potion": "lektvar", "artifact": "artefakt",
    "event": "událost", "token": "žeton", "attack": "útok", "setup": "příprava",
}  # fmt: skip

WORDS: Final[dict[str, dict[str, str]]] = {
    "type": _TYPES,
    "noun": {"card": "karta", "deck": "balíček", "dungeon card": "karta žaláře"},
    "nouns": {"cards": "karet", "decks": "balíčků", "dungeon cards": "karet žaláře"},
    "whom": {
        "miners": "minerům", "buildings": "budovám", "warriors": "warriorům", "traps": "pastem",
        "bases": "dolům",
    },
    "whose": {
        "miners": "minery", "buildings": "budovy", "warriors": "warriory", "traps": "pasti",
        "bases": "doly",
    },
    "kept": {"name": "jméno", "type": "typ", "stars": "hvězdy"},
    "field": {
        "gem": "s drahokamem", "coin": "se zlaťákem", "merchant": "s kupcem",
        "enemy": "s nepřítelem", "boss": "s bossem", "special": "zvláštního druhu",
    },
    "kind": {
        "a boss-marked card": "karta se značkou bosse", "an ordinary card": "obyčejná karta",
    },
    "count": {"none": "žádné", **{str(number): str(number) for number in range(100)}},
    "needed": {
        "heroes": "hrdiny", "boss": "bosse", "bosses": "bosse", "items": "předměty",
        "potions": "lektvary", "artifacts": "artefakty", "events": "události",
        "enemy": "nepřítele", "enemies": "nepřátele",
        "ordinary dungeon cards": "obyčejné karty", "boss-marked dungeon cards": "karty s bossem",
    },
}  # fmt: skip

# The chapters of the page of all sentences.
CHAPTERS: Final = {
    "Paragraphs": "Odstavce",
    "Sentences": "Věty",
    "Effects": "Efekty",
    "Instant effects": "Okamžité efekty",
    "Events": "Události",
    "Deeds": "Činy",
    "Times": "Kdy",
    "Subjects": "Koho se událost týká",
    "Targets": "Cíle",
    "Kinds of cards on the planet": "Druhy karet na planetě",
    "Things": "Věci",
    "Nouns": "Podstatná jména",
    "Whose": "Čí",
    "Properties": "Vlastnosti",
    "Superlatives": "Nejvíc a nejméně",
    "Kinds of cards elsewhere": "Druhy karet jinde",
    "Types of cards": "Typy karet",
    "What can be counted": "Co jde počítat",
    "Players": "Hráči",
    "Players' hands": "Ruce hráčů",
    "Whose turn": "Čí tah",
    "Conditions": "Podmínky",
    "Changes": "Změny",
    "Bans": "Zákazy",
    "Prices": "Ceny",
    "Materials": "Suroviny",
    "Amounts of a material": "Množství suroviny",
    "Kinds of material": "Druhy surovin",
    "Phases": "Fáze",
    "Amounts": "Počty",
    "Facts": "Co se stane",
    "Reaches": "Dosahy",
    "Directions": "Směry",
    "Coins and gems": "Zlaťáky a drahokamy",
    "A coin or a gem": "Zlaťák nebo drahokam",
    "Wealth": "Bohatství",
    "Symbols": "Symboly",
}
