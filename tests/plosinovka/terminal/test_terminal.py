"""Plošinovka in the terminal, driven by scripts from its beginning to its end."""

from __future__ import annotations

import random
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import deskovka
from deskovka import bots, cli, locales, replay
from deskovka.cli.play import BotName
from deskovka.cli.session import Session
from deskovka.games.plosinovka.kit import KIT
from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.state import Table
from deskovka.games.plosinovka.terminal.picture import letters_of
from deskovka.games.plosinovka.terminal.terminal import around
from deskovka.games.plosinovka.terminal.tower import Drawing
from deskovka.games.plosinovka.words.narrator import Narrator
from deskovka.games.port.terminal import Place
from deskovka.kernel.events import Event
from tests.cli.typed import Typed, any_number, nothing

GAME = deskovka.game("plosinovka")
ENDINGS = {"en": "You (?:win|lose|share)", "cs": "(?:Vítězíš|Prohráváš)"}


def session(
    typed: Typed, players: int = 2, seed: int = 1, language: str = "en", width: int = 80
) -> tuple[Session, StringIO]:
    """A session of the first seat, and what it prints."""
    printed = StringIO()
    table = GAME.new(players=players, seed=seed)
    others = {seat: bots.make("simple", GAME, seed) for seat in range(1, players)}
    names = [Narrator(table, language, None).player(seat) for seat in range(players)]
    names[0] = locales.say(language, "terminal-you")
    console = Console(file=printed, width=width, highlight=False, markup=False, emoji=False)
    board = KIT.terminal().board(GAME, Place(language, 0, names, width))
    return Session(KIT, table, board, others, console, typed.read), printed


def playing(typed: Typed, seed: int = 1, language: str = "en") -> str:
    made, printed = session(typed, seed=seed, language=language)
    made.play()
    return printed.getvalue()


# -- whole games --------------------------------------------------------------------------


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_a_game_ends_with_its_outcome(players: int, language: str) -> None:
    """Alone, and against two bots; every line fits into 80 columns."""
    made, printed = session(Typed(), players, seed=4, language=language)
    number = any_number(players)
    made.read = lambda prompt: None if made.table.over else number()
    made.play()
    shown = printed.getvalue()
    assert re.search(rf"^{ENDINGS[language]}", shown, re.MULTILINE)
    assert [line for line in shown.splitlines() if cell_len(line) > 80] == []


def test_bots_are_watched(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--watch", "--seed", "3", "--lang", "en", "--players", "2", "--artifacts"]
    assert cli.run(["play", "plosinovka", "--terminal", *arguments]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Plošinovka, seed 3: ")
    assert re.search(r"^\w+ wins: ", shown, re.MULTILINE)
    assert " ✦ " in shown


def test_the_same_seed_plays_the_same() -> None:
    shown = [playing(Typed(*"3122", then=nothing), seed=4) for _ in range(2)]
    assert shown[0] == shown[1]


# -- the tower ----------------------------------------------------------------------------


def drawn(table: Table, language: str = "en") -> list[str]:
    letters = letters_of(Narrator(table, language, None))
    return Drawing(table, letters, language).text().plain.splitlines()


def test_a_new_tower() -> None:
    table = GAME.new(players=2, seed=5)
    lines = drawn(table)
    assert [line.strip(" ░") for line in lines[:3]] == ["level 4: the boss", "level 3", "level 2"]
    assert [line[:3] for line in lines[3:7]] == [" 4 ", " 3 ", " 2 ", " 1 "]
    assert lines[7].split() == list("ABCDEFGH")
    assert all(line.count("┃") >= 2 for line in lines[3:7])
    coins = sum(line.count("●") for line in lines)
    assert coins == table.lying_on.count(1)
    assert sum(line.count("◆") for line in lines) == table.lying_on.count(2)


def test_everybody_stands_where_they_are() -> None:
    """Whoever is on the map is drawn in the column and row of their field."""
    chance = random.Random(2)
    table = GAME.new(players=4, seed=3)
    for _ in range(300):
        table.apply(chance.randrange(len(table.options)))
    letters = letters_of(Narrator(table, "en", None))
    rows = {int(line[:2]): line[4:] for line in drawn(table) if line[:2].strip().isdigit()}
    seen = 0
    for figure, field in enumerate(table.where):
        if field >= 0:
            sign = Drawing(table, letters, "en").sign(figure)[0]
            cell = rows[field // 8 + 1][field % 8 * 5 : field % 8 * 5 + 4]
            assert sign in cell
            seen += 1
    assert seen > 4


def test_discarded_levels_are_gone() -> None:
    table = GAME.new(players=2, seed=5)
    before = len(drawn(table))
    table.lowest = 1
    table.revealed = 1
    assert len(drawn(table)) == before - 4


def test_letters_tell_enemies_apart() -> None:
    table = GAME.new(players=2, seed=5)
    enemies = [card.number for card in table.definitions if card.kind == 1]
    table.enemy_cards = enemies
    for language in locales.LANGUAGES:
        letters = letters_of(Narrator(table, language, None))
        assert len(set(letters.values())) == len(letters) >= len(enemies) + 1


# -- the log ------------------------------------------------------------------------------


def moved(figure: int, start: int, goal: int) -> Event:
    return events.MOVE.event([figure, 0, start, goal])


def test_steps_that_follow_each_other_are_one_line() -> None:
    table = GAME.new(players=2, seed=1)
    log = KIT.journal("en", None, ["Ann", "Bob"])
    log.add(table, [moved(0, 0, 1)])
    log.add(table, [moved(0, 1, 9), moved(1, 9, 10), moved(0, 9, 1)])
    assert log.lines == [
        "Ann moves from A1 to B1 → B2.",
        "Bob moves from B2 to C2.",
        "Ann moves from B2 to B1.",
    ]
    log.told = 3  # whatever was read stays as it is
    log.add(table, [moved(0, 1, 2)])
    assert log.lines[2:] == ["Ann moves from B2 to B1.", "Ann moves from B1 to C1."]


def test_what_goes_without_saying() -> None:
    table = GAME.new(players=2, seed=1)
    log = KIT.journal("en", None, ["Ann", "Bob"])
    enemy = table.seats
    use = events.USE.event
    log.add(table, [events.RESET.event([0]), use([0, 2, 1, 0]), events.COINS.event([0, 1])])
    log.add(table, [events.PICK_UP.event([0, 1, 8]), events.COINS.event([0, 1])])
    log.add(table, [events.ENEMY_DIE.event([0]), moved(enemy, 9, 8), moved(enemy, 8, 9)])
    log.add(table, [use([0, 0, 2, 1]), events.STRIKE.event([table.kinds[enemy], 9, 0])])
    log.add(table, [events.HURT.event([0, 1, 3]), events.RESET.event([0])])
    name = Narrator(table, "en", None).printed(table.kinds[enemy])
    assert log.lines == [
        "Ann takes 1 coin.",
        "Ann picks up a coin on A2.",
        "Enemy die: all enemies move left.",
        "Ann uses a boot, 2 times.",
        f"{name} on B2 attacks Ann.",
        "Ann loses 1 life (3 left).",
        "Ann's special die is blank again.",
    ]


def test_what_is_taken_back_leaves_the_log_as_it_was() -> None:
    made, _ = session(Typed())
    logs: list[list[str]] = []
    script = iter(["1", "1", "1", "u", "u", "u", "q"])

    def read(prompt: str) -> str | None:
        logs.append(made.journal.lines[:])
        return next(script)

    made.read = read
    made.play()
    assert logs[4:7] == logs[2::-1]
    assert len(logs[3]) > len(logs[0])


# -- what can be typed --------------------------------------------------------------------


def test_help_names_every_command() -> None:
    shown = playing(Typed("?", "q"))
    assert re.findall(r"^  ([a-z]) ", shown, re.MULTILINE) == list("iewutlsq")
    assert "◆ gem" in shown
    assert "A–Z enemies" in shown


def test_what_would_happen() -> None:
    """Asked for at every question; nothing changes by it."""
    made, printed = session(Typed(), seed=7)
    number = any_number(7)
    digests: list[str] = []

    def read(prompt: str) -> str | None:
        if len(digests) > 600:
            return None
        digests.append(made.table.digest())
        return "w" if len(digests) % 2 else number()

    made.read = read
    made.play()
    assert all(digests[at] == digests[at + 1] for at in range(0, len(digests) - 1, 2))
    shown = " ".join(printed.getvalue().split())
    assert "Nobody would fall, nobody would attack you" in shown
    assert re.search(r"Gravity: .* would fall to [A-H]\d", shown)
    assert re.search(r"Attack on .*: \d+ damage at most, for \d+ gems?; \d+ needed\.", shown)
    assert "If you leave your field, you are attacked by " in shown


def test_why_not() -> None:
    shown = playing(Typed("e boot", "e gravity", "e swift", "e nothing", "e", "q"))
    assert "Boot: Your hero is off the map and must appear first. (APPEAR-2)" in shown
    assert "Gravity: Your hero is off the map" in shown
    assert "Swift Boots: Your hero is off the map" in shown
    assert "There is neither a card nor an action “nothing”." in shown
    assert "There is neither a card nor an action “”." in shown


def test_cards_are_shown() -> None:
    shown = playing(Typed("i zombie", "i 1", "i 99", "q"))
    assert "loses 1 coin" in shown
    assert "There is no card “1”." in shown
    assert "There is no card “99”." in shown


def test_the_card_of_an_enemy_in_an_option() -> None:
    made, _ = session(Typed("q"))
    table, card_of = made.table, made.board.card_of
    assert isinstance(table, Table)
    figure = table.seats
    ident = card_of(table, {"verb": "enemy", "figure": figure, "field": 0})
    assert ident == table.printed(figure).ident
    assert card_of(table, {"verb": "hero"}) == table.hero(table.seat).ident
    assert card_of(table, {"verb": "buy", "card": "redeemer"}) == "redeemer"
    assert card_of(table, {"verb": "pass"}) is None


def test_a_choice_is_taken_back_and_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    made, printed = session(Typed("1", "1", "u", "u", "u", "2", "3", f"s {path}", "q"))
    made.play()
    assert printed.getvalue().count("Taken back.") == 2
    assert "There is nothing to take back." in printed.getvalue()
    assert replay.load(path.read_text("utf-8")).verify().digest() == made.table.digest()


def test_a_saved_game_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = GAME.new(players=2, seed=3)
    while (decision := table.decision) is not None and table.turn < 4:
        table.apply(decision.default)
    path = tmp_path / "game.json"
    path.write_text(table.replay().text(), "utf-8")
    assert cli.run(["replay", "show", str(path), "--lang", "en", "--seat", "1"]) == 0
    shown = capsys.readouterr().out
    assert re.match(r"Turn 1: it is ", shown)
    assert "You appear on " in shown
    assert cli.run(["replay", "show", str(path), "--seat", "3"]) == 2
    assert "there is no player 3: 2 played" in capsys.readouterr().err


def test_every_bot_can_be_asked_for() -> None:
    assert sorted(BotName) == sorted(bots.NAMES)


# -- set-up -------------------------------------------------------------------------------


def first_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> str:
    monkeypatch.setattr("sys.stdin", Typed("q"))
    assert cli.run(["play", "plosinovka", "--terminal", "--seed", "8", *arguments]) == 0
    return capsys.readouterr().out


def test_hero_boss_and_map_are_chosen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--hero", "SLAĎUŠE", "--boss", "medúza", "--bigger", "--dungeon", "void"]
    shown = first_screen(monkeypatch, capsys, *asked, "--players", "4", "--lang", "en")
    assert "You · Slaďuše" in shown
    assert "Medusa ♥10" in shown
    assert "level 5: the boss" in shown


def test_the_solo_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = first_screen(monkeypatch, capsys, "--players", "1", "--lang", "cs")
    assert " · Událost: " in shown
    assert "(zbývá 11)" in shown


@pytest.mark.parametrize("seat", range(3))
def test_the_heroes_around_the_table(seat: int) -> None:
    heroes = around(GAME, 3, seat, "Bivoj", 5)
    assert heroes[seat] == "bivoj"
    assert len(set(heroes)) == 3


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--players", "5"], "--players 5"),
        (["--hero", "nobody"], "nobody"),
        (["--boss", "nobody"], "nobody"),
        (["--players", "1", "--bigger"], "SOLO-1"),
        (["--deck", "builders"], "--deck"),
        (["--dungeon", "cellar"], "cellar"),
    ],
)
def test_bad_wishes_are_refused(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["play", "plosinovka", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert named in shown.err


def test_the_other_game_has_no_heroes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["play", "conquerors", "--hero", "bivoj"]) == 2
    assert "Planetary Conquerors has no option --hero" in capsys.readouterr().err
