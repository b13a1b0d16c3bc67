"""Everything that is wrong with a pack is told in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import deskovka
from deskovka import locales
from deskovka.games.conquerors import packs as planets
from deskovka.games.plosinovka import packs as towers
from deskovka.packs.shelf import Shelf
from deskovka.problems import Place, Problem, hint, near, unique
from tests.conquerors.packs import broken as cards
from tests.plosinovka.levels import broken as levels
from tests.plosinovka.packs import broken as others

ENGLISH = re.compile(r"(?<!-)\b(the|is|not|must|there|here|and|or|with|of)\b(?!-)")
SOURCES = Path(deskovka.__file__).parent
MAKERS = ("of", "must", "_with", "_mistake", "within", "whole")

# Codes that are made of what a game's packs hold: cards, and what else is counted in them.
NOUNS = ("card", "conquerors-deck", "plosinovka-dungeon-card")
ABOUT_NOUNS = ("too-many", "id-taken", "name-taken")


def problems_of(shelf: Shelf[planets.Pack] | Shelf[towers.Pack], text: str) -> list[Problem]:
    checked = shelf.check_text(re.sub("[«»]", "", text))
    return [*checked.problems, *checked.warnings]


def texts(module: object) -> list[str]:
    lists = [value for value in vars(module).values() if isinstance(value, list)]
    return [one.text for found in lists for one in found if hasattr(one, "says")]


@pytest.mark.parametrize(
    ("shelf", "written"),
    [
        (planets.SHELF, texts(cards)),
        (towers.SHELF, texts(levels)),
        (towers.SHELF, texts(others)),
    ],
    ids=["cards", "levels", "others"],
)
def test_every_mistake_is_told_in_czech(
    shelf: Shelf[planets.Pack] | Shelf[towers.Pack], written: list[str]
) -> None:
    problems = [problem for text in written for problem in problems_of(shelf, text)]
    assert len({problem.code for problem in problems}) > 20
    for problem in problems:
        said = problem.text("cs")
        own = re.sub(r"„[^“]*“|\{[^}]*\}|TOML: .*", "", said, flags=re.DOTALL)
        assert not ENGLISH.search(own), own


@pytest.mark.parametrize(
    ("problem", "english", "czech"),
    [
        (
            Problem.of("word-unknown", ["damage"], word="damge"),
            '"damge" is not understood here; did you mean "damage"?',
            "slovo „damge“ tady nedává smysl; nemělo to být „damage“?",
        ),
        (
            Problem.of("word-misplaced", word="x", comes=["a", "b", "c"]),
            '"x" is not understood here; here comes "a", "b" or "c"',
            "slovo „x“ tady nedává smysl; tady následuje „a“, „b“ nebo „c“",
        ),
        (
            Problem.of("conquerors-only-on", types="building-warrior-base").within(
                "phrase", phrase="Shielding 1."
            ),
            '"Shielding 1.": this is for buildings, warriors and bases only',
            "„Shielding 1.“: toto je jen pro budovy, warriory a doly",
        ),
        (
            Problem.of("plosinovka-map-unreached", first="Old Oak", more=3, boots=3),
            'nobody climbs in from "Old Oak" (and 3 more) below with at most 3 boots '
            "from rest to rest",
            "z karty „Old Oak“ (a 3 dalších) pod ní sem nikdo nevyleze s nejvýše 3 botami "
            "od odpočinku k odpočinku",
        ),
        (
            Problem.of("plosinovka-too-few-card", least=4, kind="hero", found=3),
            "a game needs 4 heroes, and there are 3",
            "hra potřebuje aspoň 4 hrdiny, a jsou tu jen 3",
        ),
        (
            Problem.of("card-too-many", most=1000),
            "a pack has at most 1000 cards",
            "sada má nejvýše 1000 karet",
        ),
        (
            Problem.of("plosinovka-boss-attacks", boss="Turtle", least=2).by("BOSS-10"),
            "Turtle needs 2 attack cards (BOSS-10)",
            "Turtle potřebuje 2 karty útoku (BOSS-10)",
        ),
        (
            Problem.of("must-be-one-of", key="stars", known=[1, 2, 3], found="value", value="4"),
            "stars must be 1, 2 or 3, not 4",
            "stars musí být 1, 2 nebo 3, ne 4",
        ),
    ],
)
def test_problems_in_both_languages(problem: Problem, english: str, czech: str) -> None:
    assert (problem.text(), problem.text("cs")) == (english, czech)


def test_a_problem_says_its_place_and_is_told_once() -> None:
    first = Problem.of("sentence-empty").at(Place("a.toml", 2, 1))
    second = Problem.of("key-missing", missing="id").at(Place("a.toml", 1, 4))
    assert unique([first, second, first]) == [second, first]
    assert str(second) == 'a.toml:1:4: "id" is missing'
    assert second.told("cs") == "a.toml:1:4: chybí „id“"
    assert str(first.at(Place("b.toml"))) == "b.toml: there is no text"


def test_what_may_have_been_meant() -> None:
    assert near("Crad", ["card", "CARDS", "deck"]) == ["card", "CARDS"]
    assert hint("Crad", ["card", "CARDS"]) == '; did you mean "card" or "CARDS"?'
    assert hint("Crad", ["card"], "cs") == "; nemělo to být „card“?"
    assert hint("x", ["card"]) == ""


# -- codes and messages -------------------------------------------------------------------


def made() -> Iterator[str]:
    """Every code that is written in the sources, as a pattern: what is filled in is anything."""
    for path in SOURCES.rglob("*.py"):
        source = path.read_text("utf-8")
        if "deskovka.problems import" not in source and "entries import" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in MAKERS and node.args:
                yield from patterns(node.args[0], name)


def patterns(code: ast.expr, maker: str) -> Iterator[str]:
    prefix = {"within": "in-", "_mistake": "conquerors-deck-line-"}.get(maker, "")
    if isinstance(code, ast.IfExp):
        yield from patterns(code.body, maker)
        yield from patterns(code.orelse, maker)
    elif isinstance(code, ast.Constant) and isinstance(code.value, str):
        yield prefix + re.escape(code.value)
    elif isinstance(code, ast.JoinedStr):
        parts = [
            re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+"
            for one in code.values
        ]
        yield prefix + "".join(parts)


CODES = sorted({*made(), *(re.escape(f"{noun}-{what}") for noun in NOUNS for what in ABOUT_NOUNS)})


def messages(language: str) -> dict[str, str]:
    """All messages about problems, as they are written."""
    text = "\n".join(path.read_text("utf-8") for path, _ in locales.files(language))
    found = re.split(r"(?m)^problem-", text)[1:]
    return {one.split(" =")[0]: one for one in found}


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_code_has_a_message(language: str) -> None:
    known = messages(language)
    assert len(CODES) > 100
    assert [code for code in CODES if not any(re.fullmatch(code, one) for one in known)] == []


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    known = messages(language)
    used = {*re.findall(r"\{ problem-([a-z-]+) \}", "\n".join(known.values()))}
    used |= {"quoted", "either", "near"}  # by all of them
    used |= {one for one in known if any(re.fullmatch(code, one) for code in CODES)}
    assert sorted(set(known) - used) == []


def test_both_languages_ask_for_the_same_codes() -> None:
    english, czech = (
        {one for one in messages(language) if any(re.fullmatch(code, one) for code in CODES)}
        for language in ("en", "cs")
    )
    assert english == czech
