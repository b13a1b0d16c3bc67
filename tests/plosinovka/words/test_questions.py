"""Questions and options say who is asked what, about what."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import deskovka
from deskovka.games.plosinovka import words
from deskovka.games.plosinovka.state import Table
from tests.plosinovka.scenario import Hero, Scenario, Scenarios
from tests.rule import rule

pytestmark = pytest.mark.fast


def says(table: Table, language: str) -> list[str]:
    """The question, then the options."""
    decision = table.decision
    assert decision is not None
    return [decision.text(language), *(option.text(language) for option in decision.options)]


def written(ident: str, language: str) -> str:
    """The text of a card."""
    cards = deskovka.game("plosinovka").pack.cards
    return " ".join(next(card for card in cards if card.id == ident).texts(language))


def data(s: Scenario) -> list[Mapping[str, object]]:
    decision = s.table.decision
    assert decision is not None
    return [option.data() for option in decision.options]


def test_the_actions(scenario: Scenarios) -> None:
    hero = Hero("miksy", coins=3, special="sword", cards=["swift-boots"])
    s = scenario(
        """
        +   +   +   +
        |       | Z |
        +   +   +   +
        | 1$        |
        +---+---+---+
        """,
        heroes=[hero],
        dice="boot boot coin monster star",
        shop=["redeemer", "invigorating-tea"],
    )
    assert says(s.table, "en") == [
        "What will you do?",
        "End your actions",
        "Boot: move a field",
        "Coin: take 1 coin",
        "Monster: move an enemy",
        "Star: boot or monster",
        "Merge two boots into another symbol",
        "Let gravity act",
        f"Buy Redeemer for 3 coins – {written('redeemer', 'en')}",
        f"Buy Invigorating Tea for 1 coin – {written('invigorating-tea', 'en')}",
        f"Swift Boots – {written('swift-boots', 'en')}",
        f"Your ability – {written('miksy', 'en')}",
    ]
    assert says(s.table, "cs")[:9] == [
        "Co uděláš?",
        "Ukonči své akce",
        "Bota: přesuň se o pole",
        "Zlaťák: vezmi si 1 zlaťák",
        "Příšera: přesuň nepřítele",
        "Hvězda: bota nebo příšera",
        "Sluč dvě boty na jiný symbol",
        "Vyhodnoť gravitaci",
        f"Kup kartu Vykupitel za 3 zlaťáky – {written('redeemer', 'cs')}",
    ]
    assert data(s) == [
        {"verb": "pass"},
        {"verb": "use", "symbol": "boot"},
        {"verb": "use", "symbol": "coin"},
        {"verb": "use", "symbol": "monster"},
        {"verb": "use", "symbol": "star"},
        {"verb": "merge", "symbol": "boot"},
        {"verb": "gravity"},
        {"verb": "buy", "card": "redeemer"},
        {"verb": "buy", "card": "invigorating-tea"},
        {"verb": "card", "card": "swift-boots"},
        {"verb": "hero"},
    ]


def test_appearing(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        |*    ^H|
        +---+---+
        """,
        dice="boot coin",
    )
    assert says(s.table, "en") == [
        "Your hero is off the map. Which symbol do you spend to appear?",
        "Spend a boot to appear",
        "Spend a coin to appear",
    ]
    assert says(s.table, "cs")[1:] == ["Objev se za botu", "Objev se za zlaťák"]
    assert data(s)[0] == {"verb": "appear", "symbol": "boot"}
    s.pick("appear boot")
    assert says(s.table, "en")[:3] == [
        "Where does your hero appear?",
        "On A1 (a gem)",
        "On B1 (a trap, a ladder)",
    ]
    assert says(s.table, "cs")[:3] == [
        "Kde se tvůj hrdina objeví?",
        "Na A1 (drahokam)",
        "Na B1 (past, žebřík)",
    ]
    assert data(s)[0] == {"verb": "field", "field": 0}
    s.leave()


def test_moving(scenario: Scenarios) -> None:
    """Where to, what is there, who is pushed, and who attacks for it."""
    s = scenario(
        """
        +   +   +   +
        |     c     |
        +   +   +   +
        | Z   1   2 |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", gems=1), "urgh"],
        dice="boot",
    )
    s.pick("use boot")
    assert says(s.table, "en") == [
        "How often does the boot count? You have 1 gem.",
        "Once, without gems",
        "2 times for 1 gem",
    ]
    assert says(s.table, "cs") == [
        "Kolikrát bude platit bota? Máš 1 drahokam.",
        "Jednou, bez drahokamů",
        "2× za 1 drahokam",
    ]
    assert data(s)[1] == {"verb": "gems", "times": 2, "gems": 1}
    s.pick("x2")
    assert says(s.table, "en") == [
        "Where do you move? 2 steps are left. "
        "For leaving B1 you would be attacked by Zombie on A1.",
        "Left to A1 (pushes Zombie)",
        "Right to C1 (pushes Urgh)",
        "Up to B2 (a coin, in the air)",
    ]
    assert says(s.table, "cs") == [
        "Kam se přesuneš? Zbývají 2 kroky. Když opustíš B1, zaútočí na tebe Zombie na A1.",
        "Doleva na A1 (postrčení: Zombie)",
        "Doprava na C1 (postrčení: Urgh)",
        "Nahoru na B2 (zlaťák, ve vzduchu)",
    ]
    s.pick("C1")
    assert says(s.table, "en") == ["Where do you push Urgh?", "Left to B1", "Up to C2"]
    assert says(s.table, "cs")[0] == "Kam postrčíš figurku Urgh?"
    s.pick("C2")
    assert says(s.table, "en") == [
        "Where do you move?",
        "Stay on C1",
        "Left to B1",
        "Up to C2 (pushes Urgh, in the air)",
    ]
    assert says(s.table, "cs")[1] == "Zůstaň na C1"
    s.leave()


def test_a_portal(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1@|     @ |
        +---+---+---+
        """,
        dice="boot",
    )
    s.pick("use boot")
    assert "Through the portal to C1 (a portal)" in says(s.table, "en")
    assert "Portálem na C1 (portál)" in says(s.table, "cs")
    assert {"verb": "field", "field": 2, "portal": True} in data(s)
    s.leave()


def test_moving_an_enemy(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +   +
        | Z       Z   1 |
        +---+---+---+---+
        """,
        heroes=["sladuse"],
        dice="monster",
    )
    s.pick("use monster")
    assert says(s.table, "en") == [
        "Which enemy do you move?",
        "Zombie on A1 (lives 2, damage 1)",
        "Zombie on C1 (lives 2, damage 1)",
    ]
    assert says(s.table, "cs")[1:] == [
        "Zombie na A1 (2 životy, 1 zranění)",
        "Zombie na C1 (2 životy, 1 zranění)",
    ]
    assert data(s)[0] == {"verb": "enemy", "figure": 1, "field": 0}
    s.pick("Z at C1")
    assert says(s.table, "en")[0] == "Where does Zombie on C1 move? 2 steps are left."
    assert says(s.table, "cs")[0] == "Kam se přesune Zombie na C1? Zbývají 2 kroky."
    s.pick("B1")
    assert says(s.table, "en")[:2] == ["Where does Zombie on B1 move?", "Leave it there"]
    assert says(s.table, "cs")[1] == "Nech ho tam"
    s.leave()


def test_an_attack(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        |     W     |
        +   +   +   +
        | Z   1     |
        +---+---+---+
        """,
        heroes=[Hero("sladuse", gems=1, special="star")],
        dice="sword coin coin star",
    )
    s.pick("use sword")
    assert says(s.table, "en") == [
        "Whom do you attack?",
        "Zombie on A1 (lives 2, damage 1)",
        "Werewolf on B2 (lives 3, damage 3)",
    ]
    assert says(s.table, "cs")[0] == "Na koho zaútočíš?"
    s.pick("W at B2")
    assert says(s.table, "en")[1:] == [
        "Once, without gems: 1 damage so far",
        "2 times for 1 gem: 2 damage so far",
    ]
    assert says(s.table, "cs")[2] == "2× za 1 drahokam: zatím 2 zranění"
    assert data(s)[1] == {"verb": "gems", "times": 2, "gems": 1, "damage": 2, "life": 3}
    s.pick("x2")
    assert says(s.table, "en") == [
        "Werewolf on B2: 2 of 3 damage so far. What goes into the attack?",
        "Attack now: 2 damage",
        "Add a star as a sword",
        "Add the special die: a star as a sword",
        "Add two coins merged into a sword",
    ]
    assert says(s.table, "cs") == [
        "Vlkodlak na B2: zatím 2 z 3 zranění. Co do útoku dáš?",
        "Zaútoč: 2 zranění",
        "Přidej hvězdu jako meč",
        "Přidej speciální kostku: hvězdu jako meč",
        "Přidej dva zlaťáky sloučené na meč",
    ]
    assert data(s)[0] == {"verb": "hit", "damage": 2, "life": 3}
    s.leave()


def test_merging_and_stars(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1     |
        +---+---+
        """,
        heroes=["angelo"],
        dice="monster monster star",
    )
    s.pick("merge monster")
    assert says(s.table, "en") == ["Which symbol do the two dice become?", "Boot", "Coin", "Star"]
    assert says(s.table, "cs") == [
        "Který symbol z obou kostek vznikne?",
        "Bota",
        "Zlaťák",
        "Hvězda",
    ]
    s.pick("star")
    assert says(s.table, "en") == ["What does the star stand for?", "Boot", "Coin"]
    assert says(s.table, "cs")[0] == "Za co hvězda platí?"
    assert data(s)[0] == {"verb": "symbol", "symbol": "boot"}
    s.leave()


def test_the_special_die(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +
        | 1 |
        +---+
        """,
        heroes=[Hero("bivoj", special="sword")],
        dice="boot",
    )
    s.pick("pass")
    assert says(s.table, "en") == [
        "Which symbol does your special die keep? Now: sword.",
        "Leave the special die as it is",
        "Boot",
    ]
    assert says(s.table, "cs") == [
        "Který symbol si uschováš na speciální kostce? Teď: meč.",
        "Nech speciální kostku, jak je",
        "Bota",
    ]


def test_a_ladder(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1H    |
        +   +   +
        |  H    |
        +   +   +
        |     Z |
        +---+---+
        """,
        dice="coin coin",
    )
    s.play("pass", "pass")
    assert says(s.table, "en") == [
        "Gravity: do you hold on to the ladder on A3?",
        "Hold on",
        "Let go and fall to A1",
    ]
    assert says(s.table, "cs") == [
        "Gravitace: chytíš se žebříku na A3?",
        "Chyť se",
        "Pusť se a spadni na A1",
    ]
    s.leave()


def test_what_a_card_asks_is_told_with_its_text(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   Z   2 |
        +---+---+---+
        """,
        heroes=[Hero("bivoj", cards=["potion-of-exchange"]), "urgh"],
        dice="coin",
    )
    s.pick("card potion-of-exchange")
    assert says(s.table, "en") == [
        f"Potion of Exchange: “{written('potion-of-exchange', 'en')}” Which field?",
        "On B1 (Zombie)",
        "On C1 (Urgh)",
    ]
    assert says(s.table, "cs")[1:] == ["Na B1 (Zombie)", "Na C1 (Urgh)"]
    s.leave()


def test_a_roll_that_is_asked(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +
        | 1 |
        +---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    s.play("pass", "pass")
    assert says(s.table, "en")[:3] == ["Which number comes up?", "0", "1"]
    assert data(s)[1] == {"verb": "roll", "number": 1}


@rule("plosinovka:UI-3")
@pytest.mark.parametrize(
    ("what", "english", "czech"),
    [
        ("boot", "You have no die with that symbol.", "Nemáš kostku s tímto symbolem."),
        ("gravity", "Nobody would fall.", "Nikdo by nespadl."),
    ],
)
def test_why_not(what: str, english: str, czech: str, scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +
        | 1 |
        +---+
        """,
        dice="coin",
    )
    before = s.table.digest()
    reason = s.table.explain(0, what)
    assert reason is not None
    assert words.refusal_text(reason["reason"], "en") == english
    assert words.refusal_text(reason["reason"], "cs") == czech
    assert s.table.digest() == before
