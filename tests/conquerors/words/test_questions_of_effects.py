"""Questions and options that effects ask."""

from __future__ import annotations

import pytest

from deskovka.games.conquerors import words
from tests.conquerors.scenario import Scenarios, Side, building, card, spell
from tests.conquerors.words.asked import data, question, says

FREE = spell("free", "Draw a card.")  # something to react with

pytestmark = pytest.mark.fast


def test_a_target(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["laser-shot"], gold=1, cosmium=1, warriors=["militia"]),
        foe=Side(warriors=["dust-runner"]),
    )
    s.pick("play laser-shot")
    assert says(s.table, "en") == [
        "Laser Shot: “Deal 2 damage to target warrior.” Choose a target.",
        "Militia (1/3)",
        "Player 2's Dust Runner (2/2)",
    ]
    assert says(s.table, "cs") == [
        "Laserový výstřel: „Uděl 2 poškození zvolenému warriorovi.“ Vyber cíl.",
        "Domobrana (1/3)",
        "Prašný běžec (Hráč 2, 2/2)",
    ]
    s.leave()


def test_a_face_down_trap_is_told_by_its_place(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["mine-clearer"], gold=6, cosmium=6),
        foe=Side(traps_before_base=["quicksand", "tripwire-mine"]),
    )
    s.pick("play mine-clearer")
    assert says(s.table, "en")[1:] == [
        "A face-down trap (1 of 2 in front of Player 2's base)",
        "A face-down trap (2 of 2 in front of Player 2's base)",
    ]
    assert says(s.table, "cs")[1:] == [
        "Zakrytá past (1. z 2, chrání: důl (Hráč 2))",
        "Zakrytá past (2. z 2, chrání: důl (Hráč 2))",
    ]
    s.leave()


def test_effects_that_wait(scenario: Scenarios) -> None:
    one = building("one", 3, "Selfdestroy 1.")
    two = building("two", 3, "At the end of your turn, draw a card.")
    s = scenario(you=Side(buildings=[one, two]), phase="end")
    assert says(s.table, "en") == [
        "Several effects wait. Which one happens next?",
        "One (3 life): Selfdestroy.",
        "Two (3 life): At the end of your turn, draw a card.",
    ]
    assert question(s)[1] == "Čeká více efektů. Který proběhne jako další?"
    handles = {s.table.printed(slot).ident: c.handle for slot, c in enumerate(s.table.cards)}
    assert data(s) == [
        {"verb": "effect", "card": handles["one"], "keyword": "selfdestroy"},
        {"verb": "effect", "card": handles["two"], "definition": "two", "ability": 0},
    ]
    s.leave()


def test_several_replacements(scenario: Scenarios) -> None:
    one = building("one", 3, "If you would draw a card, gain 1 gold instead.")
    two = building("two", 3, "If you would draw a card, gain 1 cosmium instead.")
    s = scenario(you=Side(buildings=[one, two], hand=[FREE]))
    s.pick("play free")
    assert says(s.table, "en") == [
        "You would draw a card. What happens instead?",
        "One (3 life): If you would draw a card, gain 1 gold instead.",
        "Two (3 life): If you would draw a card, gain 1 cosmium instead.",
    ]
    assert question(s)[1] == "Máš si líznout kartu. Co se stane místo toho?"
    s.leave()


def test_you_may_names_the_sentence_alone(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=["star-chart"], gold=3, cosmium=3))
    s.pick("play star-chart")
    assert says(s.table, "en") == [
        "Star Chart: “You may shuffle your deck.” Do it?",
        "No",
        "Yes",
    ]
    assert says(s.table, "cs") == [
        "Hvězdná mapa: „Můžeš si zamíchat balíček.“ Uděláš to?",
        "Ne",
        "Ano",
    ]
    s.leave()


def test_you_may_instead_tells_what_would_happen(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["laser-shot"], gold=1, cosmium=1),
        foe=Side(warriors=["bodyguard", "militia"]),
    )
    s.play("play laser-shot", "militia")
    assert question(s) == (
        "Bodyguard: “If another warrior you control would be dealt damage, you may sacrifice "
        "Bodyguard instead.” Militia (1/3) would be dealt damage. Do it?",
        "Osobní strážce: „Pokud by jinému tvému warriorovi mělo být uděleno poškození, můžeš "
        "místo toho obětovat tohoto warriora.“ Poškození má dostat: Domobrana (1/3). Uděláš to?",
    )
    s.leave()


def test_choose_one(scenario: Scenarios) -> None:
    you = Side(hand=["field-orders"], gold=1, cosmium=1, warriors=[card("militia", exhausted=True)])
    s = scenario(you=you)
    s.pick("play field-orders")
    assert says(s.table, "en")[1:] == [
        "Give target warrior +2 attack until end of turn.",
        "Ready target exhausted warrior.",
    ]
    assert says(s.table, "cs")[1:] == [
        "Dej zvolenému warriorovi +2 k útoku do konce kola.",
        "Vrať zvoleného exhaustlého warriora do stavu battle ready.",
    ]
    assert data(s) == [{"verb": "mode", "number": 0}, {"verb": "mode", "number": 1}]
    s.leave()


def test_a_player_and_a_discard(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["interrogation"], gold=6, cosmium=6, electricity=3),
        foe=Side(hand=["militia", "scout"]),
        third=Side(),
    )
    s.pick("play interrogation")
    assert says(s.table, "en") == [
        "Interrogation: “Look at target opponent's hand. That player discards a card.” "
        "Which opponent?",
        "Player 2",
        "Player 3",
    ]
    s.pick("foe")
    assert says(s.table, "cs") == [
        "Výslech: „Koukni se na karty v ruce zvoleného protihráče. Ten hráč odhodí kartu.“ "
        "Kterou kartu odhodíš?",
        "Odhoď kartu Domobrana",
        "Odhoď kartu Zvěd",
    ]
    s.leave()


def test_a_sacrifice_that_is_a_price(scenario: Scenarios) -> None:
    s = scenario(you=Side(buildings=["scrapyard"], miners=["gold-miner", "salvager"]))
    s.pick("pay scrapyard")
    assert says(s.table, "en") == [
        "Scrapyard: “Sacrifice a miner - Draw two cards.” What do you sacrifice?",
        "Sacrifice Gold Miner",
        "Sacrifice Salvager",
    ]
    assert question(s)[1] == "Vrakoviště: „Obětuj minera – Lízni si 2 karty.“ Co obětuješ?"
    s.leave()


def test_a_search_names_what_the_deck_holds(scenario: Scenarios) -> None:
    deck = ["tower-of-ages", "militia", "capitol"]
    s = scenario(you=Side(hand=["blueprint"], gold=3, cosmium=3, deck=deck))
    s.pick("play blueprint")
    assert says(s.table, "en")[1:] == ["Take nothing", "Take Tower of Ages", "Take Capitol"]
    assert says(s.table, "cs") == [
        "Stavební plán: „Vyhledej ve svém balíčku budovu s cenou 5 nebo více a dej si ji do "
        "ruky.“ Kterou kartu si vezmeš z balíčku?",
        "Neber si nic",
        "Vezmi si kartu Věž věků",
        "Vezmi si kartu Kapitol",
    ]
    s.leave()


def test_the_junkyard(scenario: Scenarios) -> None:
    you = Side(hand=["recover-parts"], gold=3, cosmium=3, junkyard=["militia", "scout"])
    s = scenario(you=you)
    s.pick("play recover-parts")
    assert says(s.table, "en") == [
        "Recover Parts: “Put target card from your junkyard on top of your deck.” "
        "Which card do you take from your junkyard?",
        "Take Militia",
        "Take Scout",
    ]
    s.leave()


def test_trapback(scenario: Scenarios) -> None:
    junkyard = ["quicksand", "tripwire-mine"]
    s = scenario(you=Side(hand=["reset-the-field"], gold=3, cosmium=3, junkyard=junkyard))
    s.pick("play reset-the-field")
    assert says(s.table, "cs") == [
        "Obnovené nástrahy: „Proveď trapback 2.“ Kterou past ze smetiště položíš (nejvýš 2)?",
        "Další past už nepokládej",
        "Polož past Tekutý písek",
        "Polož past Nástražná mina",
    ]
    s.leave()


def test_paying_so_that_something_does_not_happen(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["militia"], gold=2),
        foe=Side(traps_before_base=["toll-gate"]),
        phase="attack",
    )
    s.pick("militia")
    assert says(s.table, "en") == [
        "Toll Gate: “Remove the attacker from the attack unless the attacker's controller pays "
        "2 gold.” Pay 2 gold to keep this from happening?",
        "Do not pay",
        "Pay 2 gold",
    ]
    assert says(s.table, "cs")[1:] == ["Neplať", "Zaplať 2 zlata"]
    s.leave()


def test_a_question_with_too_many_options(scenario: Scenarios) -> None:
    you = Side(hand=["laser-shot"], gold=1, cosmium=1, warriors=["militia"] * 70)
    s = scenario(you=you, foe=Side(warriors=["scout"] * 70))
    s.pick("play laser-shot")
    assert says(s.table, "en") == [
        "There are many options: which group?",
        "Player 1: Militia (1/3) … Militia (1/3) (70)",
        "Player 2: Player 2's Scout (1/1) … Player 2's Scout (1/1) (70)",
    ]
    assert question(s)[1] == "Možností je mnoho: kterou skupinu?"
    assert data(s) == [
        {"verb": "page", "seat": 0, "count": 70},
        {"verb": "page", "seat": 1, "count": 70},
    ]
    s.leave()


def test_players_can_be_called_by_names(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=["militia"], gold=1, cosmium=1), foe=Side(hand=[FREE]))
    s.pick("play militia")
    names = ["Jana", "Petr"]
    assert words.question_text(s.table, "en", names) == "Jana plays Militia. Do you react?"
    s.leave()
