"""Czech sentences, read and approved one by one."""

from __future__ import annotations

import pytest

from deskovka.language import Adjective, Lexicon, OwnCard, Row, SentenceTable, TableError
from deskovka.language.czech_text import vocalised
from deskovka.language.declension import adjective, personal, short
from tests.language.sample import CATEGORIES, LEXICON, NAMES, OWN, ROWS, TABLE

SENTENCES = {
    "Draw a card.": "Lízni si kartu.",
    "Draw two cards.": "Lízni si 2 karty.",
    "Draw five cards.": "Lízni si 5 karet.",
    "You may draw a card.": "Můžeš si líznout kartu.",
    "Each opponent draws two cards.": "Každý soupeř si lízne 2 karty.",
    "Gain 1 gold.": "Získej 1 zlato.",
    "Gain 5 electricity.": "Získej 5 elektřin.",
    "Gain that much cosmium.": "Získej tolik cosmia.",
    "Deal 2 damage to target warrior.": "Uděl 2 zranění zvolenému warriorovi.",
    "Deal that much damage to it.": "Uděl mu tolik zranění.",
    "If Topdecker would die, put it on top of its owner's deck instead.": (
        "Pokud by tento warrior zemřel, místo toho ho dej na vrch balíčku jeho vlastníka."
    ),
    "If an illusion would die, put it on top of its owner's deck instead.": (
        "Pokud by iluze zemřela, místo toho ji dej na vrch balíčku jejího vlastníka."
    ),
    "If a building you control would be destroyed, draw a card instead.": (
        "Pokud by tvoje budova měla být zničena, místo toho si lízni kartu."
    ),
    "When a damaged warrior you control dies, destroy Gold Miner.": (
        "Když tvůj poškozený warrior zemře, znič kartu Gold Miner."
    ),
    "Whenever Gold Miner is destroyed, you may destroy it.": (
        "Kdykoli je karta Gold Miner zničena, můžeš ji zničit."
    ),
    "When a building dies, its controller draws a card.": (
        "Když budova zemře, její vlastník si lízne kartu."
    ),
    "Pay 2 gold - Choose one: draw a card; or gain 1 cosmium.": (
        "Zaplať 2 zlata – Vyber si: lízni si kartu; nebo získej 1 cosmium."
    ),
    "Destroy up to two target illusions.": "Znič až 2 zvolené iluze.",
    "Destroy up to six target damaged buildings you control.": (
        "Znič až 6 svých zvolených poškozených budov."
    ),
    "Its controller destroys target warrior you control.": (
        "Jeho vlastník zničí tvého zvoleného warriora."
    ),
    "Deal 1 damage to up to five target warriors an opponent controls.": (
        "Uděl 1 zranění až 5 zvoleným nepřátelským warriorům."
    ),
    "Deal 3 damage to each damaged warrior an opponent controls.": (
        "Uděl 3 zranění každému nepřátelskému poškozenému warriorovi."
    ),
    "Pay one gold with it.": "Zaplať jedno zlato s ním.",
    "Pay two gold with each illusion.": "Zaplať 2 zlata s každou iluzí.",
    "Shielding 2.": "Štít 2.",
}


@pytest.mark.parametrize("text", SENTENCES)
def test_sentences(text: str) -> None:
    tree = TABLE.parse(text, own_name=OWN, names=NAMES)
    spelled = {ident: name for name, ident in NAMES.items()}
    czech = TABLE.czech(tree, own=OwnCard("warrior"), name_of=spelled.__getitem__)
    assert czech == SENTENCES[text]


@pytest.mark.parametrize(
    ("noun", "czech"),
    [
        ("budova", "Pokud by tato budova zemřela, místo toho ji znič."),
        ("past", "Pokud by tato past zemřela, místo toho ji znič."),
        ("spell", "Pokud by tento spell zemřel, místo toho ho znič."),
        ("zranění", "Pokud by toto zranění zemřelo, místo toho ho znič."),
    ],
)
def test_the_own_card_has_the_gender_of_its_noun(noun: str, czech: str) -> None:
    tree = ["instead", ["dies", ["own"]], ["destroy", ["it"]]]
    assert TABLE.czech(tree, own=OwnCard(noun)) == czech


def test_adjectives_of_all_genders() -> None:
    nominative = [adjective("poškozený", gender, 1, False) for gender in ("ma", "mi", "f", "n")]
    assert nominative == ["poškozený", "poškozený", "poškozená", "poškozené"]
    accusative = [adjective("jarní", gender, 4, False) for gender in ("ma", "mi", "f", "n")]
    assert accusative == ["jarního", "jarní", "jarní", "jarní"]
    assert adjective("hráčův", "f", 2, False) == "hráčovy"
    assert adjective("tento", "n", 7, True) == "těmito"
    assert adjective("svůj", "ma", 4, False) == "svého"
    assert adjective("jeden", "f", 4, False) == "jednu"
    assert adjective("všechen", "ma", 1, True) == "všichni"
    assert adjective("jejich", "f", 7, False) == "jejich"
    with pytest.raises(ValueError, match="not declined"):
        adjective("rychle", "f", 1, False)


@pytest.mark.parametrize(
    ("lemma", "plural"),
    [
        ("nepřátelský", "nepřátelští"),
        ("německý", "němečtí"),
        ("dobrý", "dobří"),
        ("velký", "velcí"),
        ("drahý", "drazí"),
        ("tichý", "tiší"),
        ("poškozený", "poškození"),
        ("mladý", "mladí"),
        ("který", "kteří"),
    ],
)
def test_living_men_soften_the_stem(lemma: str, plural: str) -> None:
    assert adjective(lemma, "ma", 1, True) == plural


def test_short_participles() -> None:
    forms = [short("zničen", gender, many) for many in (False, True) for gender in ("ma", "f", "n")]
    assert forms == ["zničen", "zničena", "zničeno", "zničeni", "zničeny", "zničena"]
    assert Lexicon([Adjective("daný", "dán")]).short_stem("daný") == "dán"


def test_pronouns() -> None:
    assert personal("ma", 4, False) == ("ho", "něj")
    assert personal("f", 4, False) == ("ji", "ni")
    assert personal("f", 3, False) == ("jí", "ní")
    assert personal("n", 7, True) == ("jimi", "nimi")


@pytest.mark.parametrize(
    ("preposition", "following", "result"),
    [
        ("s", "2", "se"),
        ("s", "5", "s"),
        ("s", "7", "se"),
        ("s", "warriorem", "s"),
        ("s", "zlatem", "se"),
        ("s", "hráčem", "s"),
        ("v", "hře", "ve"),
        ("v", "tvé", "ve"),
        ("s", "tvým", "s"),
        ("v", "warriorovi", "ve"),
        ("v", "ruce", "v"),
        ("z", "smetiště", "ze"),
        ("z", "balíčku", "z"),
        ("k", "kartě", "ke"),
        ("k", "4", "ke"),
        ("k", "útoku", "k"),
    ],
)
def test_prepositions_take_an_e_where_they_must(
    preposition: str, following: str, result: str
) -> None:
    assert vocalised(preposition, following) == result


def test_more_of_the_pattern_language() -> None:
    rows = [
        *ROWS,
        Row(
            "first",
            "sentence",
            "stop {n:amount} damage to {t:target}.",
            "zastav ^ <první> {n#zranění.4}, <který.1> by <!dostal> {t.1}.",
        ),
        Row("fall", "sentence", "{n:count} of {g:group.many} fall.", "<?padne/padnou> {g#n.1}."),
        Row(
            "lost",
            "sentence",
            "{g:group}, lost.",
            "{g.1}, <který.4> hledá <soupeř.1>, <?je/jsou> <!ztracený>.",
        ),
        Row(
            "his", "sentence", "{p:player} keeps its hand.", "{p} ^ drží <jeho.person.4> <ruka.4>."
        ),
        Row(
            "they_may", "sentence", "{p:player} may {e:effect.infinitive}.", "{p} ^ může {e.they}."
        ),
    ]
    table = SentenceTable(rows, categories=CATEGORIES, start="sentence", lexicon=LEXICON)

    def czech(text: str) -> str:
        return table.czech(table.parse(text))

    assert czech("Two of damaged warriors fall.") == "Padnou 2 poškození warrioři."
    assert czech("Five of buildings fall.") == "Padne 5 budov."
    assert czech("Stop 1 damage to target building.") == (
        "Zastav první 1 zranění, které by dostala zvolená budova."
    )
    assert czech("Stop 3 damage to up to two target warriors.") == (
        "Zastav první 3 zranění, která by dostali až 2 zvolení warrioři."
    )
    assert czech("Stop 5 damage to each warrior.") == (
        "Zastav prvních 5 zranění, která by dostal každý warrior."
    )
    assert czech("Building, lost.") == "Budova, kterou hledá soupeř, je ztracena."
    assert czech("Its controller keeps its hand.") == "Její vlastník drží jeho ruku."
    assert czech("Each opponent may destroy a warrior you control.") == (
        "Každý soupeř může zničit tvého warriora."
    )
    assert czech("You may destroy a warrior you control.") == "Můžeš zničit svého warriora."


def test_faults_of_czech_patterns_are_all_named() -> None:
    rows = [
        Row("one", "effect", "go {n:amount}", "jdi|jde {x.4}"),
        Row("two", "effect", "wait {n:amount}", "čekej|čeká {n#blbost.4}"),
        Row("three", "effect", "stop {n:amount}", "<stůj {n}"),
        Row("four", "effect", "run {n:amount}", "<rychle> {n.9}"),
        Row("five", "effect", "run {n:amount} far", "<rychle> {n}"),
    ]
    with pytest.raises(TableError) as caught:
        SentenceTable(rows, categories={"effect": ()}, start="effect")
    text = "\n".join(caught.value.problems)
    assert "one: the Czech pattern has an unknown slot x" in text
    assert "two: 2 Czech alternatives, the category has 1 forms" in text
    assert "two: blbost is neither a slot nor a noun" in text
    assert "three: a bracket is missing" in text
    assert "four: there is no case 9" in text
    assert "five: <rychle> is not in the lexicon" in text


def test_a_row_without_czech_cannot_be_printed_in_it() -> None:
    table = SentenceTable([Row("go", "effect", "go")], categories={}, start="effect")
    assert table.czech_rows.missing() == ["go"]
    with pytest.raises(KeyError, match="no Czech pattern"):
        table.czech(["go"])


def test_a_card_just_spoken_of_is_called_by_a_pronoun() -> None:
    again = ["when", ["dies", ["own"]], [["do", ["destroy", ["own"]]]]]
    assert TABLE.czech(again, own=OwnCard("past")) == "Když tato past zemře, znič ji."
    other = ["when", ["dies", ["any", ["free", ["illusion"]]]], [["do", ["destroy", ["own"]]]]]
    assert TABLE.czech(other, own=OwnCard("past")) == "Když iluze zemře, znič tuto past."


def test_materials_are_never_meant_by_a_pronoun() -> None:
    tree = TABLE.parse("Destroy target warrior. Gain 2 electricity. Destroy it.")
    assert TABLE.czech(tree) == "Znič zvoleného warriora. Získej 2 elektřiny. Znič ho."


def test_lists_clauses_and_commas() -> None:
    rows = [
        Row("list", "order", "take {m:material/, }.", "vezmi ^si {m.4/, / a }."),
        Row("find", "order", "find {m:material} and eat it.", "najdi ^ {m.4} ^^ a sněz ^ to."),
        Row("if", "order", "if sunny, {o:order}", ", pokud je hezky, {o}"),
        Row("then", "order", "today, {o:order}", "dnes ^ {o}"),
        Row("gold", "material", "gold", "<zlato>"),
        Row("card", "material", "cards", "<karta.many>"),
    ]
    table = SentenceTable(rows, categories={}, start="order")

    def czech(text: str) -> str:
        return table.czech(table.parse(text))

    assert czech("Take gold.") == "Vezmi si zlato."
    assert czech("Take gold, gold, gold.") == "Vezmi si zlato, zlato a zlato."
    assert czech("Today, take gold.") == "Dnes si vezmi zlato."
    assert czech("Today, if sunny, take gold.") == "Dnes, pokud je hezky, vezmi si zlato."
    assert czech("If sunny, find gold and eat it.") == "Pokud je hezky, najdi zlato a sněz to."
