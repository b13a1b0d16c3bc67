"""Planetary Conquerors in the terminal, driven by scripts from its beginning to its end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from rich.cells import cell_len

from deskovka import cli, locales
from deskovka.cli.session import Session
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.terminal.options import ALL, MINE, NONE
from deskovka.games.conquerors.terminal.reactions import Part, concerns
from deskovka.games.conquerors.terminal.terminal import opposing_decks
from deskovka.table.entries import Entry
from tests.cli.typed import Typed, any_number
from tests.conquerors.terminal.desk import GAME, playing, session, table_of

ENDINGS = {
    "en": re.compile(r"^You (win|lose|share)", re.MULTILINE),
    "cs": re.compile(r"^(Vítězíš|Prohráváš)", re.MULTILINE),
}


# -- whole games --------------------------------------------------------------------------


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("picks", ["the quiet option", "any number"])
def test_a_game_ends_with_its_outcome(
    picks: str,
    seed: int,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = Typed(then=any_number(seed)) if picks == "any number" else Typed()
    monkeypatch.setattr("sys.stdin", Typed(then=until_over(typed, capsys)))
    arguments = ["--seed", str(seed), "--lang", language, "--edition", language]
    assert cli.run(["play", *arguments, "--deck", "trappers", "--against", "raiders"]) == 0
    shown = "".join(SHOWN) + capsys.readouterr().out
    SHOWN.clear()
    assert ENDINGS[language].search(shown)


SHOWN: list[str] = []


def until_over(typed: Typed, capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    """Types on until the outcome is printed, then leaves."""

    def line() -> str:
        SHOWN.append(capsys.readouterr().out)
        over = any(ending.search(SHOWN[-1]) for ending in ENDINGS.values())
        return "q" if over else typed.readline().strip()

    return line


@pytest.mark.parametrize("players", [3, 6])
def test_a_game_of_several(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["play", "--watch", "--players", str(players), "--seed", "5"]) == 0
    shown = capsys.readouterr().out
    assert f"Player {players} · " in shown
    assert "hand:" not in shown  # who watches sees nobody's cards
    assert re.search(r"^Player \d wins: |share the win: ", shown, re.MULTILINE)


def test_the_same_seed_plays_the_same() -> None:
    assert playing(Typed(then=any_number(4)), seed=4) == playing(Typed(then=any_number(4)), seed=4)


def test_lines_fit_into_80_columns() -> None:
    made, printed = session(Typed(then=any_number(2)), 2, "cs", ("trappers", "raiders", "sparks"))
    made.play()
    lines = printed.getvalue().splitlines()
    assert [line for line in lines if cell_len(line) > 80] == []
    assert len(lines) > 200


def names_in(text: str, names: set[str]) -> set[str]:
    """Which of the names stand in a text, the longest first where one is part of another."""
    pattern = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return set(re.findall(rf"(?<!\w)(?:{pattern})(?!\w)", text))


@pytest.mark.parametrize("seed", range(6))
def test_no_name_of_a_hidden_card_is_printed(seed: int) -> None:
    """Whatever is printed of the opponent's cards has been seen by the player before."""
    chance = random.Random(seed)
    called = {card.id: card.called("en") for card in GAME.pack.cards}
    decks = {deck.id: {called[ident] for ident in deck.cards} for deck in GAME.pack.decks}
    theirs = decks["sparks"] - decks["builders"]
    known: set[str] = set()

    class Watched(Session):
        def tell(self, entry: Entry) -> None:
            super().tell(entry)
            table = self.chronicle.state
            assert isinstance(table, Table)
            for slot, card in enumerate(table.cards):
                if card.known & 1:
                    known.add(called.get(table.printed(slot).ident, ""))

    def line() -> str:
        assert names_in(printed.getvalue(), theirs) - known == set()
        return str(chance.randint(1, 4))

    typed = Typed(then=line)
    made, printed = session(typed, seed, kind=Watched)
    made.play()
    assert len(names_in(printed.getvalue(), theirs)) > 1


# -- what can be typed --------------------------------------------------------------------


def test_help_names_every_command() -> None:
    shown = playing(Typed("?", "q"))
    for command in ("1, 2, …", "Enter", "i NAME", "e NAME", "s FILE"):
        assert command in shown
    assert re.findall(r"^  ([a-z]) ", shown, re.MULTILINE) == list("ieputljsq")


@pytest.mark.parametrize("wanted", ["Laser Shot", "laser shot", "laser", "ser sho"])
def test_a_card_is_shown_by_its_name(wanted: str) -> None:
    assert "Deal 2 damage to target warrior." in playing(Typed(f"i {wanted}", "q"))


def test_a_card_is_shown_by_its_czech_name() -> None:
    shown = playing(Typed("i laserový", "q"), language="cs")
    assert "Uděl 2 poškození zvolenému" in shown


def test_why_a_card_cannot_be_used() -> None:
    """Whatever costs far more than all that is stored, discounts and all."""
    prices = {card.id: sum(card.cost.values()) for card in GAME.pack.cards}
    called = {card.id: card.called("en") for card in GAME.pack.cards}
    dear: list[str] = []

    def line() -> str:
        view = table_of(made).view(0)
        if view["asked"] and view["asked"]["kind"] != "main":
            return ""
        if dear:
            return "q"
        me = view["players"][0]
        for card in me["hand"]:
            if prices[card["card"]] > sum(me["stored"]) + 2:
                dear.append(called[card["card"]])
                return f"e {dear[0]}"
        return "2"

    shown = ""
    for seed in range(3, 30):  # not every hand comes to hold such a card
        if dear:
            break
        made, printed = session(Typed("e nobody", then=line), seed)
        made.play()
        shown = " ".join(printed.getvalue().split())
    assert "“nobody” is neither in your hand nor on your planet." in shown
    assert f"{dear[0]}: It costs more than you have stored. (CARD-3)" in shown


def test_the_table_the_log_and_the_junkyards_are_shown() -> None:
    shown = playing(Typed("t", "l", "j", "q"))
    assert shown.count("You · Builders") == 2
    assert "Junkyard of You: —" in shown
    assert "Junkyard of Opponent: —" in shown


# -- reactions ----------------------------------------------------------------------------


def reactions_asked(setting: str) -> int:
    """In a few games with many spells."""
    count = 0
    for seed in range(8):
        typed = Typed(then=any_number(seed))
        made, printed = session(typed, seed, decks=("sparks", "trappers"), reactions=setting)
        made.play()
        count += printed.getvalue().count("Do you react?")
    return count


def test_how_often_one_is_asked_to_react() -> None:
    always, sometimes, never = [reactions_asked(setting) for setting in (ALL, MINE, NONE)]
    assert always > sometimes > never == 0


def window(
    kind: str,
    by: int,
    card: int = 0,
    target: int = 0,
    blocker: int = 0,
    played: str = "militia",
    held: str = "laser-shot",
) -> bool:
    """Is seat 0 concerned by this window? Its base is 1; seat 1 is active with warrior 9."""
    nothing: list[Part] = []
    attacker = {"handle": 9, "target": target, "blocker": blocker, "traps": nothing}
    empty = {"miners": nothing, "junkyard": nothing}
    bases = [{"handle": handle, "traps": nothing} for handle in (1, 2)]
    view: Part = {
        "seat": 0,
        "active": 1,
        "pending": [
            {"what": "window", "kind": kind, "by": by, "card": card},
            {"what": "play", "by": by, "card": played},
        ],
        "players": [
            {"base": bases[0], "row": [], "hand": [{"handle": 5, "card": held}], **empty},
            {"base": bases[1], "row": [attacker], "hand": nothing, **empty},
        ],
        "options": [{"verb": "pass"}, {"verb": "play", "card": 5}],
    }
    return concerns(view, {one.id: one for one in GAME.pack.cards})


@pytest.mark.parametrize(
    ("concerned", "expected"),
    [
        (window("play", by=1, played="laser-shot"), True),
        (window("play", by=0, played="laser-shot"), False),
        (window("play", by=1, played="militia"), False),
        (window("play", by=1, played="militia", held="denied-landing"), True),
        (window("play", by=0, played="militia", held="denied-landing"), False),
        (window("paid", by=1), True),
        (window("phase", by=1), False),
        (window("part", by=1), False),
        (window("trap", by=0), True),
        (window("trap", by=1), False),
        (window("damage", by=1, card=2), True),
        (window("damage", by=0, card=2), False),
        (window("damage", by=0, card=1), True),
        (window("line", by=1, target=1), True),
        (window("line", by=1, target=2), False),
        (window("blocks", by=1, target=1), False),
        (window("blocks", by=1, target=1, blocker=7), True),
        (window("blocks", by=1, target=2, blocker=7), False),
    ],
)
def test_what_concerns_a_player(concerned: bool, expected: bool) -> None:
    assert concerned is expected


def test_passing_until_the_phase_is_over() -> None:
    """After "p" no reaction is asked about in that phase, but in later ones."""
    made, _ = session(Typed(), 2, decks=("sparks", "raiders"), reactions=ALL)
    passed: list[tuple[int, str]] = []

    def line() -> str:
        view = table_of(made).view(0)
        moment = (view["turn"], view["phase"])
        if view["asked"] and view["asked"]["kind"] == "reaction":
            assert moment not in passed
            passed.append(moment)
            return "p"
        return str(min(len(view["options"]), 1 + len(passed) % 3))

    made.read = Typed(then=line).read
    made.play()
    assert len(passed) > 10


# -- set-up -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "line"),
    [("first", "Turn 1: it is your turn."), ("second", "Turn 1: it is Opponent's turn.")],
)
@pytest.mark.parametrize("seed", range(4))
def test_who_takes_the_first_turn(
    seat: str,
    line: str,
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", Typed("", "", "l", "q"))
    arguments = ["play", "--seat", seat, "--seed", str(seed), "--lang", "en"]
    assert cli.run([*arguments, "--deck", "sparks"]) == 0
    shown = capsys.readouterr().out
    assert f" · {line}" in shown
    assert "You (Sparks)" in shown


def test_decks_of_the_opponents() -> None:
    assert opposing_decks(GAME, "builders", [], None) == ["builders", "raiders"]
    assert opposing_decks(GAME, "raiders", [], None) == ["raiders", "builders"]
    assert opposing_decks(GAME, "Jiskry", ["PASTAŘI"], None) == ["sparks", "trappers"]
    assert opposing_decks(GAME, "builders", ["sparks", "sparks"], None) == [
        "builders",
        "sparks",
        "sparks",
    ]
    assert opposing_decks(GAME, "builders", [], 5) == [
        "builders",
        "raiders",
        "trappers",
        "sparks",
        "raiders",
    ]
