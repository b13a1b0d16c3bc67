"""What happened is told to each seat as far as it may know."""

from __future__ import annotations

import pytest

from deskovka import games, locales
from deskovka.games.conquerors import codes, words
from deskovka.games.conquerors.prints import added
from deskovka.games.conquerors.words.log import STATS, line
from deskovka.games.conquerors.words.narrator import Narrator
from deskovka.kernel.events import Event
from tests.conquerors.scenario import IDLE, Scenario, Scenarios, Side, card

pytestmark = pytest.mark.fast


def told(s: Scenario, language: str, seat: int | None, *kinds: str) -> list[str]:
    """The events of these kinds, as the seat reads them."""
    return [
        words.event_text(s.table, event.seen_by(seat), language, seat)
        for event in s.events
        if event.kind in kinds
    ]


def test_a_drawn_card_is_named_to_who_draws_it(scenario: Scenarios) -> None:
    s = scenario(you=Side(top=["militia"]), phase="trap")
    assert told(s, "en", 0, "move") == ["You draw Militia."]
    assert told(s, "en", 1, "move") == ["Player 1 draws a card."]
    assert told(s, "cs", 0, "move") == ["Lízáš si kartu Domobrana."]
    assert told(s, "cs", 1, "move") == ["Hráč 1 si líže kartu."]
    assert told(s, "cs", None, "move") == ["Hráč 1 si líže kartu."]
    s.leave()


def test_a_trap_that_is_laid_is_named_to_who_lays_it(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=["quicksand"]), phase="trap")
    s.pick("place quicksand")
    assert told(s, "en", 0, "laid") == ["You place Quicksand in front of your base."]
    assert told(s, "en", 1, "laid") == ["Player 1 places a trap in front of its base."]
    assert told(s, "cs", 0, "laid") == ["Pokládáš past Tekutý písek, chrání: tvůj důl."]
    assert told(s, "cs", 1, "laid") == ["Hráč 1 pokládá past, chrání: vlastní důl."]
    s.leave()


def test_the_log_tells_what_weighs_and_which_cards_it_names(scenario: Scenarios) -> None:
    s = scenario(you=Side(top=["militia"]), phase="trap")
    mine, theirs = (games.kit("conquerors").journal("en", seat) for seat in (0, 1))
    for journal in (mine, theirs):
        journal.add(s.table, s.events)
    drawn = [line for line in mine.written if line.text == "You draw Militia."]
    assert [(line.weight, line.cards) for line in drawn] == [("light", {"Militia": "militia"})]
    assert not any("Militia" in line.cards for line in theirs.written)
    s.leave()


def test_a_turn_begins_with_a_line_that_says_whose_it_is(scenario: Scenarios) -> None:
    s = scenario(phase="trap")
    journal = games.kit("conquerors").journal("en", 0)
    journal.add(s.table, s.events)
    turns = [line.seat for line in journal.written if line.weight == "turn"]
    assert turns == [1]
    s.leave()


def test_what_a_miner_adds_is_printed() -> None:
    shelf = games.kit("conquerors").shelf()
    assert shelf is not None
    cards = {card.id: card for card in shelf.core().cards}
    assert added(cards["gold-miner"]) == {"gold": 1}
    assert added(cards["dynamo-tender"]) == {"electricity": 1}
    assert added(cards["gold-mine"]) == {"gold": 1}
    assert added(cards["night-shift"]) == {}  # in turns of others
    assert added(cards["mine-foreman"]) == {}  # as much as there are mines


def test_a_searched_card_is_not_drawn(scenario: Scenarios) -> None:
    deck = ["tower-of-ages", "militia", "capitol"]
    s = scenario(you=Side(hand=["blueprint"], gold=1, cosmium=1, deck=deck))
    s.play("play blueprint", "capitol")
    assert "Player 1 takes Capitol from the deck." in told(s, "en", 1, "move")
    assert "Bereš si z balíčku kartu Kapitol." in told(s, "cs", 0, "move")
    s.leave()


def test_a_fight(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=["iron-walker"], hand=[IDLE]),
        foe=Side(warriors=["scout"]),
        phase="attack",
    )
    s.play("iron-walker", "scout")
    kinds = ("attack", "block", "damage", "removed")
    assert told(s, "en", 0, *kinds) == [
        "Iron Walker attacks Player 2's base.",
        "Scout blocks Iron Walker.",
        "Iron Walker deals 4 damage to Scout (0 life left).",
        "Scout deals 1 damage to Iron Walker (4 life left).",
        "Iron Walker is out of the attack.",
    ]
    assert told(s, "cs", 1, *kinds) == [
        "Warrior Kráčející obrněnec útočí, cíl: tvůj důl.",
        "Warrior Zvěd blokuje, útočník: Kráčející obrněnec.",
        "Kráčející obrněnec → Zvěd: 4 poškození (zbývá 0 životů).",
        "Zvěd → Kráčející obrněnec: 1 poškození (zbývají 4 životy).",
        "Warrior Kráčející obrněnec vypadává z útoku.",
    ]
    assert "Scout dies." in told(s, "en", None, "move")
    assert "Warrior Zvěd umírá." in told(s, "cs", None, "move")
    s.leave()


def test_what_is_paid_and_gained(scenario: Scenarios) -> None:
    s = scenario(you=Side(miners=["money-changer"], gold=3, cosmium=4))
    s.play("pay money-changer", "make electricity")
    kinds = ("use", "pay", "gain", "make_electricity")
    assert told(s, "en", 0, *kinds) == [
        "You use Money Changer.",
        "You pay 2 gold.",
        "You gain 1 cosmium.",
        "You turn 4 cosmium into 1 electricity.",
    ]
    assert told(s, "cs", 1, *kinds) == [
        "Hráč 1 používá kartu Směnárník.",
        "Hráč 1 platí 2 zlata.",
        "Hráč 1 získává 1 cosmium.",
        "Hráč 1 vyrábí 1 elektřinu za 4 cosmia.",
    ]
    s.leave()


def test_nothing_is_paid(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[IDLE]))
    s.pick("play idle")
    assert told(s, "en", 0, "pay") == ["You pay nothing."]
    assert told(s, "cs", 0, "pay") == ["Neplatíš nic."]
    assert told(s, "cs", 1, "pay") == ["Hráč 1 neplatí nic."]
    s.leave()


@pytest.mark.parametrize(
    ("amounts", "english", "czech"),
    [
        ([1, 0, 0], "1 gold", "1 zlato"),
        ([2, 5, 0], "2 gold and 5 cosmium", "2 zlata a 5 cosmií"),
        ([5, 1, 1], "5 gold, 1 cosmium and 1 electricity", "5 zlat, 1 cosmium a 1 elektřinu"),
        ([0, 0, 3], "3 electricity", "3 elektřiny"),
        ([0, 0, 0], "nothing", "nic"),
    ],
)
def test_amounts(scenario: Scenarios, amounts: list[int], english: str, czech: str) -> None:
    s = scenario()
    assert Narrator(s.table, "en", 0).materials(amounts) == english
    assert Narrator(s.table, "cs", 0).materials(amounts) == czech
    s.leave()


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_number_that_can_change_has_its_words(scenario: Scenarios, language: str) -> None:
    s = scenario(you=Side(warriors=["militia"]))
    narrator = Narrator(s.table, language, 0)
    handle = s.table.cards[s.slot("militia")].handle
    facts = {"card": handle, "amount": 2, "life": 3}
    texts = [
        line(narrator, Event("change", "", {**facts, "stat": stat}, {}, -1).seen_by(0))
        for stat in STATS
    ]
    assert len(set(texts)) == len(STATS) == codes.BORROWED
    s.leave()


def test_czech_numbers_agree(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=["militia"]))
    narrator = Narrator(s.table, "cs", 0)
    handle = s.table.cards[s.slot("militia")].handle

    def changed(amount: int) -> str:
        facts = {"card": handle, "stat": codes.LIFE, "amount": amount, "life": 3}
        return line(narrator, {"kind": "change", **facts})

    assert changed(1) == "Domobrana: +1 život."
    assert changed(2) == "Domobrana: +2 životy."
    assert changed(-5) == "Domobrana: −5 životů."
    s.leave()


def test_a_move_that_has_no_words_of_its_own_names_the_zones(scenario: Scenarios) -> None:
    s = scenario()
    move = {"from": codes.HAND, "to": codes.GONE, "owner": 0, "controller": 0}
    seen = {"kind": "move", "rule": "", **move, "definition": 1}
    name = Narrator(s.table, "en", 0).printed(1)
    assert line(Narrator(s.table, "en", 0), seen) == f"{name} moves: hand → out of the game."
    assert line(Narrator(s.table, "cs", 0), seen).endswith(": ruka → mimo hru.")
    s.leave()


# -- the end ------------------------------------------------------------------------------


def test_the_end_of_a_game(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=["iron-walker"]), foe=Side(base=2, warriors=[]), phase="attack")
    assert words.outcome_text(s.table, "en", 0) == ""
    s.play("iron-walker")
    assert s.over
    assert words.outcome_text(s.table, "en", 0) == "You win: no other base is left standing."
    assert words.outcome_text(s.table, "cs", 0) == "Vítězíš: žádný jiný důl už nestojí."
    assert words.outcome_text(s.table, "en", 1) == (
        "You lose. Player 1 wins: no other base is left standing."
    )
    assert words.outcome_text(s.table, "cs", 1, ["Jana", "Petr"]) == (
        "Prohráváš. Vítězí Jana: žádný jiný důl už nestojí."
    )
    assert words.outcome_text(s.table, "en") == "Player 1 wins: no other base is left standing."
    assert told(s, "en", 0, "won") == ["You win: no other base is left standing."]


def test_a_shared_win(scenario: Scenarios) -> None:
    s = scenario(you=Side(), foe=Side(), third=Side())
    way = "turn_limit"
    assert (
        Narrator(s.table, "en", 0)
        .outcome([0, 2], way)
        .startswith("You share the win with Player 3: ")
    )
    assert (
        Narrator(s.table, "en", 1)
        .outcome([0, 2], way)
        .startswith("You lose. Player 1 and Player 3 share the win: ")
    )
    assert (
        Narrator(s.table, "cs", None)
        .outcome([0, 2], way)
        .startswith("O vítězství se dělí Hráč 1 a Hráč 3: ")
    )
    s.leave()


def test_a_hidden_trap_that_moved_stays_hidden(scenario: Scenarios) -> None:
    """A handle that is no longer current must not open what lies face down."""
    s = scenario(
        you=Side(buildings=[card("gold-mine", traps=["quicksand"])]), foe=Side(), phase="trap"
    )
    handle = s.table.cards[s.slot("quicksand")].handle
    s.play("move quicksand")
    assert Narrator(s.table, "en", 1).past(handle) == "a face-down trap"
    assert Narrator(s.table, "en", 0).past(handle) == "Quicksand"
    s.leave()
