"""A small language of a card game, enough to exercise every part of the package."""

from deskovka.language import COMMON, Lexicon, Noun, Row, SentenceError, SentenceTable

LEXICON = COMMON | Lexicon(
    [
        Noun.of(
            "ma",
            "warrior warriora warriorovi warriora warriore warriorovi warriorem",
            "warrioři warriorů warriorům warriory warrioři warriorech warriory",
        ),
        Noun.of(
            "n",
            "cosmium cosmia cosmiu cosmium cosmium cosmiu cosmiem",
            "cosmia cosmií cosmiím cosmia cosmia cosmiích cosmii",
            mass=True,
        ),
    ]
)

CATEGORIES = {
    "ability": (),
    "sentence": (),
    "effect": ("imperative", "third", "infinitive"),
    "event": ("fact", "would"),
    "target": (),
    "group": ("one", "many"),
    "kind": ("one", "many"),
    "player": (),
    "material": (),
    "cost": (),
}

SYMBOLS = {"🟡": "gold", "🟣": "cosmium", "⚡": "electricity"}

ROWS = [
    # abilities
    Row("plain", "ability", "{body:sentence/ }", "{body}"),
    Row("when", "ability", "when {e:event}, {body:sentence/ }", "když {e}, {body}"),
    Row("whenever", "ability", "whenever {e:event}, {body:sentence/ }", "kdykoli {e}, {body}"),
    Row(
        "instead",
        "ability",
        "if {e:event.would}, {f:effect} instead.",
        "pokud {e}, místo toho ^ {f}.",
        example="If Topdecker would die, put it on top of its owner's deck instead.",
    ),
    Row("paid", "ability", "{c:cost} - {body:sentence/ }", "{c} - {body}"),
    Row("shielding", "ability", "shielding {x:amount}.", "štít {x#}."),
    # sentences
    Row("do", "sentence", "{e:effect}.", "{e}."),
    Row("may", "sentence", "you may {e:effect.infinitive}.", "můžeš ^ {e}."),
    Row("subject", "sentence", "{p:player} {e:effect.third}.", "{p} ^ {e}."),
    Row(
        "choose",
        "sentence",
        "choose one: {options:effect/; or }.",
        "vyber si: {options/; nebo }.",
    ),
    # effects
    Row(
        "damage",
        "effect",
        "deal|deals|deal {n:amount} damage to {who:target}",
        "uděl|udělí|udělit ^ {n#zranění.4} {who.3}",
        example="Deal 2 damage to target warrior.",
    ),
    Row(
        "draw",
        "effect",
        "draw|draws|draw {n:count} {n?card|cards}",
        "lízni|lízne|líznout ^si {n#karta.4}",
    ),
    Row(
        "gain",
        "effect",
        "gain|gains|gain {n:amount} {m:material}",
        "získej|získá|získat ^ {m#n.4}",
    ),
    Row("destroy", "effect", "destroy|destroys|destroy {t:target}", "znič|zničí|zničit ^ {t.4}"),
    Row(
        "top",
        "effect",
        "put|puts|put {t:target} on top of its owner's deck",
        "dej|dá|dát ^ {t.4} na vrch balíčku <jeho.2> <vlastník.2>",
    ),
    Row(
        "pay_instead",
        "effect",
        "pay|pays|pay {n:number} gold with {t:target}",
        "zaplať|zaplatí|zaplatit ^ {n#zlato.4} s~ {t.7}",
    ),
    # amounts
    Row("that_much", "amount", "that much", "tolik"),
    # events
    Row("dies", "event", "{t:target} dies|would_die", "0|by {t} zemře|<!zemřel>"),
    Row(
        "destroyed",
        "event",
        "{t:target} is|would_be destroyed",
        "je|by {t.1} 0|<!měl>_být <!zničený>",
    ),
    # targets
    Row("target", "target", "target {g:group}", "<zvolený> {g}"),
    Row(
        "up_to",
        "target",
        "up to {n:count} target {g:group.many}",
        "až {n#} <zvolený> {g*n}",
    ),
    Row("any", "target", "a {g:group}", "{g}"),
    Row("each", "target", "each {g:group}", "<každý> {g}"),
    Row("own", "target", "~", "~"),
    Row("it", "target", "it", "<on>"),
    Row("named", "target", "{x:name}", "{x}"),
    # groups and kinds
    Row("free", "group", "{k:kind}", "{k}"),
    Row("yours", "group", "{k:kind} you control", "<tvůj> {k}"),
    Row("theirs", "group", "{k:kind} an opponent controls", "<nepřátelský> {k}"),
    Row("warrior", "kind", "warrior|warriors", "<warrior>"),
    Row("building", "kind", "building|buildings", "<budova>"),
    Row("illusion", "kind", "illusion|illusions", "<iluze>"),
    Row("damaged", "kind", "damaged {k:kind}", "<poškozený> {k}"),
    # players, materials, costs
    Row("opponents", "player", "each opponent", "<každý> <soupeř>"),
    Row("controller", "player", "its controller", "<jeho> <vlastník>"),
    Row("gold", "material", "gold", "<zlato>"),
    Row("cosmium", "material", "cosmium", "<cosmium>"),
    Row("electricity", "material", "electricity", "<elektřina>"),
    Row("pay", "cost", "pay {n:amount} {m:material}", "zaplať {m#n.4}"),
]

OWN = "Topdecker"
NAMES = {"Gold Miner": "gold-miner", "Gold": "gold", "Draw": "draw", OWN: "topdecker"}
TABLE = SentenceTable(
    ROWS, categories=CATEGORIES, start="ability", lexicon=LEXICON, symbols=SYMBOLS
)


def is_read_or_refused(text: str) -> bool:
    """Whether a text, however odd, is either read exactly or refused at a place in it."""
    try:
        tree = TABLE.parse(text, own_name=OWN, names=NAMES)
    except SentenceError as error:
        return bool(str(error)) and 1 <= error.column <= len(text) + 1
    spelled = {ident: name for name, ident in NAMES.items()}
    return TABLE.english(tree, own_name=OWN, name_of=spelled.__getitem__) == text
