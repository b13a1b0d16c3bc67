"""Questions and options of the turn and of reactions say who is asked what, about what."""

from __future__ import annotations

import pytest

import deskovka
from deskovka.games.conquerors import words
from tests.conquerors.scenario import Scenarios, Side, card, spell
from tests.conquerors.words.asked import data, question, says

FREE = spell("free", "Draw a card.")  # something to react with

pytestmark = pytest.mark.fast


# -- the turn -----------------------------------------------------------------------------


def test_the_redraw() -> None:
    table = deskovka.game("conquerors").new(seed=1)
    assert says(table, "en") == [
        "Exchange three cards of your hand for three new ones?",
        "Keep this hand",
        "Exchange three cards",
    ]
    assert says(table, "cs") == [
        "Vyměníš tři karty z ruky za tři nové?",
        "Nech si tyto karty",
        "Vyměň tři karty",
    ]
    table.apply(1)
    assert says(table, "en")[0] == "Which card goes back into the deck (1 of 3)?"
    assert says(table, "cs")[0] == "Kterou kartu vrátíš do balíčku (1. z 3)?"
    table.apply(0)
    assert says(table, "en")[0] == "Which card goes back into the deck (2 of 3)?"


def test_a_roll_that_is_asked() -> None:
    table = deskovka.game("conquerors").new(seed=1, chance="asked")
    assert says(table, "en") == ["Which number comes up?", "0", "1"]
    assert says(table, "cs") == ["Které číslo padne?", "0", "1"]


def test_the_main_phase(scenario: Scenarios) -> None:
    you = Side(miners=["money-changer"], hand=["militia", FREE], gold=3, cosmium=4)
    s = scenario(you=you)
    assert says(s.table, "en") == [
        "Your main phase: what will you do?",
        "End the main phase",
        "Play Militia for 1 gold and 1 cosmium",
        "Play Free for free",
        "Use Money Changer: 2 gold, any number of times - Gain 1 cosmium.",
        "Turn 4 cosmium into 1 electricity",
    ]
    assert says(s.table, "cs") == [
        "Tvoje hlavní fáze: co uděláš?",
        "Ukonči hlavní fázi",
        "Zahraj kartu Domobrana za 1 zlato a 1 cosmium",
        "Zahraj zdarma kartu Free",
        "Použij kartu Směnárník: 2 zlata, kolikrát chceš – Získej 1 cosmium.",
        "Vyrob 1 elektřinu za 4 cosmia",
    ]
    handles = {s.table.printed(slot).ident: c.handle for slot, c in enumerate(s.table.cards)}
    assert data(s) == [
        {"verb": "pass"},
        {"verb": "play", "card": handles["militia"]},
        {"verb": "play", "card": handles["free"]},
        {"verb": "pay", "card": handles["money-changer"], "ability": 1},
        {"verb": "make_electricity"},
    ]


def test_kuk(scenario: Scenarios) -> None:
    you = Side(hand=["deep-scan"], gold=1, cosmium=2, top=["militia", "scout"])
    s = scenario(you=you)
    s.pick("play deep-scan")
    assert says(s.table, "en") == [
        "Deep Scan: “Kuk 2.” Kuk: on top of your deck lie Militia and Scout. "
        "Which goes to the bottom? Then you draw 2 cards.",
        "Leave it so and draw",
        "Put Militia at the bottom",
        "Put Scout at the bottom",
    ]
    assert question(s)[1] == (
        "Hloubkový průzkum: „Kukni 2.“ Kuk: na vrchu balíčku jsou Domobrana a Zvěd. "
        "Kterou dáš dospodu? Pak si lízneš 2 karty."
    )
    assert data(s)[1:] == [
        {"verb": "choose", "definition": "militia"},
        {"verb": "choose", "definition": "scout"},
    ]
    s.pick("militia")
    assert question(s) == (
        "Deep Scan: “Kuk 2.” Kuk: on top of your deck lies Scout. Then you draw 2 cards.",
        "Hloubkový průzkum: „Kukni 2.“ Kuk: na vrchu balíčku je Zvěd. Pak si lízneš 2 karty.",
    )
    s.leave()


def test_traps(scenario: Scenarios) -> None:
    mine = card("gold-mine", traps=["panic-gas"])
    s = scenario(you=Side(hand=["quicksand"], buildings=[mine]), phase="trap")
    assert says(s.table, "en") == [
        "Your trap phase: place or move a trap?",
        "Done with traps",
        "Place Quicksand",
        "Move Panic Gas (1 of 1 in front of Gold Mine)",
    ]
    assert says(s.table, "cs") == [
        "Tvoje trap fáze: položíš nebo přesuneš past?",
        "S pastmi už nic nedělej",
        "Polož past Tekutý písek",
        "Přesuň past Plyn paniky (1. z 1, chrání: Gold Mine)",
    ]
    s.pick("place quicksand")
    assert says(s.table, "en") == [
        "In front of what does Quicksand go?",
        "In front of Gold Mine (3 life)",
        "In front of your base (15 life)",
    ]
    assert says(s.table, "cs") == [
        "Co bude chránit past Tekutý písek?",
        "Chraň: Gold Mine (3 životy)",
        "Chraň: tvůj důl (15 životů)",
    ]
    s.pick("gold-mine")
    assert says(s.table, "en") == [
        "Which place in the column in front of Gold Mine (3 life)?",
        "Place 1: the outermost, met first",
        "Place 2: the innermost, met last",
    ]
    assert question(s)[1] == "Na které místo ve sloupci? Chrání: Gold Mine (3 životy)."
    s.pick("at 1")
    assert says(s.table, "en")[1:] == [
        "Done with traps",
        "Move Panic Gas (1 of 2 in front of Gold Mine)",
        "Move Quicksand (2 of 2 in front of Gold Mine)",
    ]


# -- what is being reacted to -------------------------------------------------------------


def test_a_card_being_played(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=["militia", FREE], gold=1, cosmium=1), foe=Side(hand=[FREE]))
    s.pick("play militia")
    assert question(s) == (
        "You play Militia. Do you react?",
        "Hraješ kartu Domobrana. Zareaguješ?",
    )
    s.pick("pass")
    assert says(s.table, "en") == [
        "Player 1 plays Militia. Do you react?",
        "Do not react",
        "Play Free for free",
    ]
    assert says(s.table, "cs") == [
        "Hráč 1 hraje kartu Domobrana. Zareaguješ?",
        "Nereaguj",
        "Zahraj zdarma kartu Free",
    ]
    s.leave()


def test_a_spell_being_played(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=["laser-shot", FREE], gold=1, cosmium=1),
        foe=Side(hand=[FREE], warriors=["militia"]),
    )
    s.pick("play laser-shot")
    assert question(s)[0] == (
        "You play Laser Shot: “Deal 2 damage to target warrior.” Do you react?"
    )
    s.pick("pass")
    assert question(s) == (
        "Player 1 plays Laser Shot: “Deal 2 damage to target warrior.” Do you react?",
        "Hráč 1 hraje kartu Laserový výstřel: „Uděl 2 poškození zvolenému warriorovi.“ Zareaguješ?",
    )
    s.leave()


def test_a_paid_effect(scenario: Scenarios) -> None:
    s = scenario(edition="cs", you=Side(miners=["money-changer"], gold=2), foe=Side(hand=[FREE]))
    s.pick("pay money-changer")
    assert question(s) == (
        "Player 1 uses Money Changer: “2 gold, any number of times - Gain 1 cosmium.” "
        "Do you react?",
        "Hráč 1 používá kartu Směnárník: „2 zlata, kolikrát chceš – Získej 1 cosmium.“ Zareaguješ?",
    )
    s.leave()


def test_the_move_to_the_next_phase(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[FREE]), foe=Side(hand=[FREE]))
    s.pick("pass")
    assert question(s) == (
        "Your main phase is over; the attack phase comes next. Do you react?",
        "Končí hlavní fáze, následuje fáze útoku. Zareaguješ?",
    )
    s.pick("pass")
    assert question(s) == (
        "Player 1: the main phase is over; the attack phase comes next. Do you react?",
        "Hráč 1: končí hlavní fáze, následuje fáze útoku. Zareaguješ?",
    )
    s.leave()


def test_the_end_of_a_turn(scenario: Scenarios) -> None:
    s = scenario(foe=Side(hand=[FREE]), phase="end")
    assert question(s) == (
        "Player 1's turn is over. Do you react?",
        "Hráč 1: kolo končí. Zareaguješ?",
    )
    s.leave()


def test_an_attack(scenario: Scenarios) -> None:
    """Every question of an attack, from choosing attackers to the trap that is activated."""
    s = scenario(
        you=Side(warriors=["militia", card("iron-walker", damage=1)]),
        foe=Side(
            warriors=["scout"],
            buildings=[card("gold-mine", traps=["tripwire-mine"])],
            hand=[FREE],
        ),
        phase="attack",
    )
    assert says(s.table, "en") == [
        "Who attacks?",
        "Do not attack",
        "Attack with Militia (1/3)",
        "Attack with Iron Walker (4/4)",
    ]
    s.pick("militia")
    assert says(s.table, "cs") == [
        "Kdo ještě zaútočí? Zatím: Domobrana (1/3).",
        "Víc útočníků nepřidávej a vyraz",
        "Zaútoč kartou Kráčející obrněnec (4/4)",
    ]
    s.pick("iron-walker")
    assert question(s) == (
        "The attackers are Player 1's Militia (1/3) and Player 1's Iron Walker (4/4); "
        "their targets come next. Do you react?",
        "Do útoku jdou: Domobrana (Hráč 1, 1/3) a Kráčející obrněnec (Hráč 1, 4/4). "
        "Teď se vyberou cíle. Zareaguješ?",
    )
    s.pick("pass")
    assert says(s.table, "en") == [
        "What does Militia (1/3) attack?",
        "Player 2's Gold Mine (3 life)",
        "Player 2's base (15 life)",
    ]
    assert says(s.table, "cs") == [
        "Na co zaútočí warrior Domobrana (1/3)?",
        "Gold Mine (Hráč 2, 3 životy)",
        "Důl (Hráč 2, 15 životů)",
    ]
    s.play("gold-mine", "gold-mine")
    assert question(s) == (
        "Who comes at Player 2's Gold Mine (3 life) in line 1?",
        "Kdo půjde v linii 1? Cíl: Gold Mine (Hráč 2, 3 životy).",
    )
    s.pick("militia")
    assert question(s)[0] == (
        "The attack begins: Player 1's Militia (1/3) → Gold Mine (3 life); "
        "Player 1's Iron Walker (4/4) → Gold Mine (3 life). Do you react?"
    )
    s.pick("pass")
    assert question(s) == (
        "Line 1 advances: Player 1's Militia (1/3) → Gold Mine (3 life). Do you react?",
        "Postupuje linie 1: Domobrana (Hráč 1, 1/3) → Gold Mine (3 životy). Zareaguješ?",
    )
    s.pick("pass")
    assert says(s.table, "en") == [
        "Player 1's Militia (1/3) comes for Gold Mine (3 life). Who blocks?",
        "Do not block",
        "Block with Scout (1/1)",
    ]
    assert says(s.table, "cs") == [
        "Útočí warrior Domobrana (Hráč 1, 1/3), cíl: Gold Mine (3 životy). Kdo ho zablokuje?",
        "Neblokuj",
        "Zablokuj kartou Zvěd (1/1)",
    ]
    s.pick("scout")
    assert question(s) == (
        "Line 1 is about to fight: Player 1's Militia (1/3) → Gold Mine (3 life), "
        "blocked by Scout (1/1). Do you react?",
        "Linie 1 jde do boje: Domobrana (Hráč 1, 1/3) → Gold Mine (3 životy), "
        "blok: Zvěd (1/1). Zareaguješ?",
    )
    s.play("pass", "pass", "pass")
    assert question(s) == (
        "Player 1's Iron Walker (4/4) activates a trap, Tripwire Mine: "
        "“Deal 2 damage to the attacker.” Do you react?",
        "Útočník Kráčející obrněnec (Hráč 1, 4/4) aktivuje past Nástražná mina: "
        "„Uděl 2 poškození útočníkovi.“ Zareaguješ?",
    )
    s.pick("pass")
    assert question(s) == (
        "Damage is about to be dealt: Tripwire Mine → Player 1's Iron Walker (4/4): 2. "
        "Do you react?",
        "Bude uděleno poškození: Nástražná mina → Kráčející obrněnec (Hráč 1, 4/4): 2. Zareaguješ?",
    )
    s.leave()


def test_a_fight_by_an_effect(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["militia"]),
        foe=Side(warriors=["scout"], hand=["intercept", FREE], gold=3, cosmium=3),
        phase="attack",
    )
    s.play("militia", "pass", "pass", "play intercept", "pass")
    assert question(s) == (
        "Player 1's Militia (1/3) and Scout (1/1) are about to fight. Do you react?",
        "Domobrana (Hráč 1, 1/3) a Zvěd (1/1) se utkají. Zareaguješ?",
    )
    s.leave()


def test_outside_of_a_window_nothing_is_reacted_to(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[FREE]), foe=Side(hand=[FREE]))
    assert words.window_text(s.table, "en") == ""
    s.pick("play free")
    assert words.window_text(s.table, "en") == "Player 1 plays Free: “Draw a card.”"
    s.leave()
