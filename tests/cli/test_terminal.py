"""The game in the terminal, driven by scripts from its beginning to its end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import deskovka
from deskovka import bots, cli, locales
from deskovka.cli.conquerors.session import ALL, MINE, NONE, PlanetSession, concerns
from deskovka.cli.conquerors.sitting import opposing_decks, player_names
from deskovka.cli.session import Place, View

ENDINGS = {
    "en": re.compile(r"^You (win|lose|share)", re.MULTILINE),
    "cs": re.compile(r"^(Vítězíš|Prohráváš)", re.MULTILINE),
}
AFTER = [locales.say(language, "terminal-after") for language in locales.LANGUAGES]
GAME = deskovka.game("conquerors")


class Typed:
    """A player who types: lines from a script, then what ``then`` says until the game is over."""

    def __init__(
        self, *lines: str, then: Callable[[], str | None] = lambda: "", goes_on: bool = False
    ) -> None:
        self.lines = list(lines)
        self.then = then
        self.goes_on = goes_on
        self.asked = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.asked += 1
        line = self.lines.pop(0) if self.lines else self.then()
        return "" if line is None else f"{line}\n"

    def read(self, prompt: str) -> str | None:
        if not self.lines and prompt in AFTER and not self.goes_on:
            return None
        return self.readline() or None


def any_number(seed: int) -> Callable[[], str]:
    chance = random.Random(seed)
    return lambda: str(chance.randint(1, 5))


def session(
    typed: Typed,
    seed: int = 1,
    language: str = "en",
    decks: tuple[str, ...] = ("builders", "sparks"),
    reactions: str = MINE,
) -> tuple[PlanetSession, StringIO]:
    """A session of the first seat, and what it prints."""
    printed = StringIO()
    table = GAME.new(decks=list(decks), seed=seed)
    others = {seat: bots.make("simple", GAME, seed) for seat in range(1, len(decks))}
    names = player_names(language, len(decks), 0)
    console = Console(file=printed, width=80, highlight=False, markup=False, emoji=False)
    place = Place(0, language, names, others, console, typed.read)
    return PlanetSession(GAME, table, place, list(decks), reactions), printed


def playing(typed: Typed, seed: int = 1, language: str = "en") -> str:
    made, printed = session(typed, seed, language)
    made.play()
    return printed.getvalue()


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

    class Watched(PlanetSession):
        def apply(self, pick: int) -> None:
            super().apply(pick)
            for slot, card in enumerate(self.table.cards):
                if card.known & 1:
                    known.add(called.get(self.table.printed(slot).ident, ""))

    def line() -> str:
        assert names_in(printed.getvalue(), theirs) - known == set()
        return str(chance.randint(1, 4))

    typed = Typed(then=line)
    made, printed = session(typed, seed)
    made.__class__ = Watched
    made.play()
    assert len(names_in(printed.getvalue(), theirs)) > 1


# -- what can be typed --------------------------------------------------------------------


def test_leaving() -> None:
    assert playing(Typed("q")).endswith("Goodbye.\n")


def test_the_end_of_the_input_leaves() -> None:
    assert playing(Typed(then=lambda: None)).endswith("Goodbye.\n")


def test_help_names_every_command() -> None:
    shown = playing(Typed("?", "q"))
    for command in ("1, 2, …", "Enter", "i NAME", "e NAME", "s FILE"):
        assert command in shown
    assert re.findall(r"^  ([a-z]) ", shown, re.MULTILINE) == list("ieputljsq")


def test_help_in_czech() -> None:
    assert "vezmi zpět poslední volbu" in playing(Typed("?", "q"), language="cs")


@pytest.mark.parametrize("wrong", ["99", "0", "x", "play", "-1", "1.5"])
def test_what_is_not_understood_is_asked_again(wrong: str) -> None:
    typed = Typed(wrong, "q")
    shown = playing(typed)
    assert typed.asked == 2
    assert "Choose a number from 1 to 2." in shown or "I do not understand" in shown


@pytest.mark.parametrize("wanted", ["Laser Shot", "laser shot", "laser", "ser sho"])
def test_a_card_is_shown_by_its_name(wanted: str) -> None:
    assert "Deal 2 damage to target warrior." in playing(Typed(f"i {wanted}", "q"))


def test_a_card_is_shown_by_its_czech_name() -> None:
    shown = playing(Typed("i laserový", "q"), language="cs")
    assert "Uděl 2 zranění zvolenému" in shown


def test_a_card_is_shown_by_the_number_of_its_option() -> None:
    made, printed = session(Typed("2", "i 1", "q"))
    made.play()
    option = made.table.decision
    assert option is not None
    name = option.options[0].text("en").removeprefix("Exchange ")
    after = printed.getvalue().rpartition("(1 of 3)?")[2]
    assert after.count(name) == 2


def test_a_card_that_is_not_there() -> None:
    assert "There is no card “nobody”." in playing(Typed("i nobody", "q"))
    assert "There is no card “9”." in playing(Typed("i 9", "q"))
    assert "There is no card “”." in playing(Typed("i", "q"))


def test_why_a_card_cannot_be_used() -> None:
    """Whatever costs far more than all that is stored, discounts and all."""
    prices = {card.id: sum(card.cost.values()) for card in GAME.pack.cards}
    called = {card.id: card.called("en") for card in GAME.pack.cards}
    dear: list[str] = []

    def line() -> str:
        view = made.table.view(0)
        if view["asked"]["kind"] != "main":
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


def test_a_choice_is_taken_back() -> None:
    digests: list[str] = []
    script = ["2", "1", "1", "u", "u", "u", "u", "q"]

    def line() -> str:
        digests.append(made.table.digest())
        return script[len(digests) - 1]

    made, printed = session(Typed(then=line))
    made.play()
    first, second, third, fourth = digests[:4]
    assert digests[4:] == [third, second, first, first]
    assert fourth not in digests[:3]
    shown = printed.getvalue()
    assert shown.count("Taken back.") == 3
    assert shown.count("There is nothing to take back.") == 1


def test_what_is_taken_back_leaves_the_log(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    made, _ = session(Typed("2", "1", "u", "u", "1", f"s {path}", "q"))
    made.play()
    replay = deskovka.replay.load(path.read_text("utf-8"))
    assert replay.log[0] == 0
    assert replay.verify().digest() == made.table.digest()


def test_the_end_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    def lines() -> Iterator[str]:
        while "You lose" not in printed.getvalue():
            yield ""
        yield "l"
        yield f"s {path}"
        yield "what"
        yield "u"
        assert made.table.outcome is None
        yield "q"

    script = lines()
    made, printed = session(Typed(then=lambda: next(script), goes_on=True))
    made.play()
    assert "Taken back." in printed.getvalue()
    assert deskovka.replay.load(path.read_text("utf-8")).verify().outcome is not None


def test_saving_where_it_cannot_be_saved(tmp_path: Path) -> None:
    shown = playing(Typed("s", f"s {tmp_path}", "q"))
    assert "Name a file: s FILE." in shown
    assert "It could not be saved:" in shown


def test_the_table_the_log_and_the_junkyards_are_shown() -> None:
    shown = playing(Typed("t", "l", "j", "q"))
    assert shown.count("You · builders") == 2
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
    nothing: list[View] = []
    attacker = {"handle": 9, "target": target, "blocker": blocker, "traps": nothing}
    empty = {"miners": nothing, "junkyard": nothing}
    bases = [{"handle": handle, "traps": nothing} for handle in (1, 2)]
    view: View = {
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
        view = made.table.view(0)
        moment = (view["turn"], view["phase"])
        if view["asked"]["kind"] == "reaction":
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
