"""Guided first games: whoever follows the coach sees every step and wins."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import deskovka
from deskovka.games.port.lesson import PUPIL
from deskovka.server.lessons import coach
from tests.server.conftest import Coming
from tests.server.databases import Base
from tests.server.guests import Frame, Guest, Sitting, serving

GAMES = ("conquerors", "plosinovka")
LANGUAGES = ("en", "cs")
MOST_PICKS = 80  # a lesson takes ten minutes at most


def begun(guest: Guest, game: str) -> Any:
    return guest.post(f"/api/lessons/{game}")


def followed(one: Sitting, most: int = MOST_PICKS) -> list[Frame]:
    """What the coach said until the game was over, or so many picks were made."""
    said: list[Frame] = []
    while (decision := one.wait_for_question()) and len(said) < most:
        coach = one.state["coach"]
        assert 0 <= coach["suggests"] < len(decision["options"]), coach
        said.append(coach)
        one.answer(coach["suggests"])
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_comes_in_its_order(coming: Coming, game: str, language: str) -> None:
    guest = coming(language)
    one = guest.sit(begun(guest, game)["id"])
    said = followed(one)
    assert all(coach["text"] and "{" not in coach["text"] for coach in said)
    names = [step.name for step in coach.lesson_of(game).steps]
    assert list(dict.fromkeys(coach["step"] for coach in said)) == names
    assert [coach["at"] for coach in said] == sorted(coach["at"] for coach in said)
    assert len(said) < MOST_PICKS
    assert one.state["table"]["outcome"]["winners"] == [0]
    assert one.state["coach"]["over"]
    assert one.state["coach"]["step"] == "won"


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_there_in_both_languages_and_differs(game: str) -> None:
    names = [*(step.name for step in coach.lesson_of(game).steps), "free", "won", "lost"]
    lesson = coach.lesson_of(game)
    state = lesson.position(deskovka.game(game))
    texts = [[coach.text_of(lesson, name, state, one) for one in LANGUAGES] for name in names]
    assert len({text for pair in texts for text in pair}) == 2 * len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_counts_what_lies_on_the_planet(coming: Coming, language: str) -> None:
    guest = coming(language)
    one = guest.sit(begun(guest, "conquerors")["id"])
    counted = []
    while one.wait_for_question() and one.state["coach"]["step"] != "last":
        coach = one.state["coach"]
        if coach["step"] in ("building", "winning"):
            life = one.state["view"]["players"][0]["building_life"]
            assert re.search(rf"\b{life}\b", coach["text"]), coach["text"]
            counted.append(life)
        one.answer(coach["suggests"])
    assert counted[0] < counted[-1] < 30


def test_the_coach_strikes_as_soon_as_it_is_enough(coming: Coming) -> None:
    guest = coming()
    one = guest.sit(begun(guest, "plosinovka")["id"])
    struck = []
    while decision := one.wait_for_question():
        suggests = one.state["coach"]["suggests"]
        hits = [
            at for at, option in enumerate(decision["options"]) if option["data"]["verb"] == "hit"
        ]
        for at in hits:
            data = decision["options"][at]["data"]
            assert (suggests == at) == (data["damage"] >= data["life"])
            struck += [data["damage"]] if suggests == at else []
        one.answer(suggests)
    assert struck == [2, 6]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_names_rules_that_exist(game: str) -> None:
    from tests.server.lessons.test_rules_pages import rules_of

    named = {rule for step in coach.lesson_of(game).steps for rule in step.rules}
    assert named <= set(rules_of(game))
    assert all(step.rules for step in coach.lesson_of(game).steps)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_whoever_does_something_else_is_not_stopped(game: str, seed: int) -> None:
    """The coach has something to say at every question of games that go any way."""
    lesson, rng = coach.lesson_of(game), Random(seed)
    state = lesson.position(deskovka.game(game))
    for _ in range(250):
        if state.over:
            break
        told = coach.coach(lesson, state, "cs")
        if state.seat == PUPIL:
            assert told is not None
            assert told.suggests is None or 0 <= told.suggests < len(state.options)
            state.apply(rng.randrange(len(state.options)))
        else:
            assert told is None
            state.apply(lesson.answer(state))
    if state.over:
        ended = coach.coach(lesson, state, "en")
        assert ended is not None
        assert ended.step == ("won" if state.outcome and 0 in state.outcome.winners else "lost")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_gone_on_with_or_begun_anew(coming: Coming, game: str) -> None:
    guest = coming()
    table = begun(guest, game)
    assert table["lesson"] == game
    assert [seat["mine"] for seat in table["seats"]] == [True, False]
    one = guest.sit(table["id"])
    followed(one, 3)
    assert begun(guest, game)["id"] == table["id"]
    anew = guest.post(f"/api/lessons/{game}?anew=true")
    assert anew["id"] != table["id"]
    assert begun(guest, game)["id"] == anew["id"]
    states = {one["id"]: one["state"] for one in guest.get("/api/tables")["mine"]}
    assert states == {table["id"]: "over", anew["id"]: "playing"}
    assert coming().get("/api/tables") == {"mine": [], "open": []}


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_takes_the_coach_along(coming: Coming, game: str) -> None:
    guest = coming()
    one = guest.sit(begun(guest, game)["id"])
    said = followed(one, 4)
    one.send("undo")
    one.until(lambda frame: frame.get("log") is not None)
    one.wait_for_question()
    assert one.state["coach"] == said[-1]
    assert len(followed(one)) > 5
    assert one.state["coach"]["step"] == "won"


def test_an_ordinary_table_has_no_coach(coming: Coming) -> None:
    guest = coming()
    table = guest.open("plosinovka", {"kind": "me"}, {"kind": "bot", "bot": "simple"})
    one = guest.sit(table["id"])
    one.wait_for_question()
    assert table["lesson"] is None
    assert one.state["coach"] is None


def test_what_is_no_game_cannot_be_learned(coming: Coming) -> None:
    assert coming().refused("/api/lessons/chess") == (404, "game")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_after_a_restart(base: Base, game: str) -> None:
    with serving(base) as address:
        guest = Guest(address)
        table = begun(guest, game)["id"]
        said = followed(guest.sit(table), 12)
        cookie = guest.cookie
        guest.leave()
    with serving(base) as address:
        again = Guest(address)
        one = again.sit(table, cookie)
        rest = followed(one)
        again.leave()
    names = [step.name for step in coach.lesson_of(game).steps]
    assert list(dict.fromkeys(coach["step"] for coach in (*said, *rest))) == names
    assert one.state["coach"]["step"] == "won"
