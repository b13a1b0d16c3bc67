"""The rules as players read them: all of them, in both languages, and nothing else."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

import httpx
import pytest

import deskovka
from deskovka import games, locales
from deskovka.games.conquerors.words import QUESTIONS as PLANET_QUESTIONS
from deskovka.games.plosinovka.words import QUESTIONS as TOWER_QUESTIONS
from deskovka.server.lessons import coach

DOCS = Path(__file__).parents[3] / "docs" / "rules"
CONTRACTS = {"conquerors": "planetary-conquerors.md", "plosinovka": "plosinovka.md"}
GAMES = tuple(CONTRACTS)
LANGUAGES = locales.LANGUAGES

RULE = re.compile(r"^- ([A-Z]+-\d+) ", re.MULTILINE)
RULING = re.compile(r"\{([a-z]+): [^{}]+\}")
ANCHOR = re.compile(r"^\[([A-Z]+-\d+)\] (\S.*)$", re.MULTILINE)
CHAPTER = re.compile(r"^## (.+) \{#([a-z]+)\}$", re.MULTILINE)
PICTURE = re.compile(r"^!\[(.+)\]\((cards|scene):(.+)\)$", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]{2,}-\d+\b")


def rules_of(game: str) -> list[str]:
    """The ids of the contract, in their order."""
    return RULE.findall((DOCS / CONTRACTS[game]).read_text("utf-8"))


def page(game: str, language: str) -> str:
    return (games.kit(game).words_folder / language / "rules.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_anchor_and_no_other_is_there(game: str, language: str) -> None:
    anchors = [rule for rule, _ in ANCHOR.findall(page(game, language))]
    assert len(anchors) == len(set(anchors))
    assert anchors == rules_of(game)


def rulings_of(game: str) -> tuple[set[str], set[str]]:
    """The ids of what the contract calls a ruling: all of the rule, and some part of it."""
    whole, partly = set[str](), set[str]()
    for line in (DOCS / CONTRACTS[game]).read_text("utf-8").splitlines():
        if found := RULE.match(line):
            if re.match(r"\((cs; en by )?ruling", line[found.end() :]):
                whole.add(found[1])
            elif "ruling" in line:
                partly.add(found[1])
    return whole, partly


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_marked_where_the_contract_marks_them(game: str, language: str) -> None:
    """`{why: …}`; that every reason has its words is tested with the page (book.test.ts)."""
    whole, partly = set[str](), set[str]()
    for rule, text in ANCHOR.findall(page(game, language)):
        if RULING.fullmatch(text):
            whole.add(rule)
        elif RULING.search(text):
            partly.add(rule)
        assert not re.search(r"[{}]", RULING.sub("", text)), rule
    assert (whole, partly) == rulings_of(game)
    assert len(whole | partly) > 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_exists(game: str, language: str) -> None:
    assert set(NAMED.findall(page(game, language))) == set(rules_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_chapters_and_pictures_in_words_of_their_own(
    game: str,
) -> None:
    en, cs = (page(game, language) for language in LANGUAGES)
    assert [ident for _, ident in CHAPTER.findall(en)] == [
        ident for _, ident in CHAPTER.findall(cs)
    ]
    assert [shown for _, *shown in PICTURE.findall(en)] == [
        shown for _, *shown in PICTURE.findall(cs)
    ]
    texts = [[text for _, text in ANCHOR.findall(one)] for one in (en, cs)]
    assert all(mine != theirs for mine, theirs in zip(*texts, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_something_that_the_page_can_show(game: str, language: str) -> None:
    """A heading, a chapter, a rule, a picture or plain words; marks come in pairs."""
    text = page(game, language)
    blocks = text.strip().split("\n\n")
    assert blocks[0].startswith("# ")
    assert all("\n" not in block for block in blocks)
    for block in blocks[1:]:
        if block.startswith("#"):
            assert CHAPTER.fullmatch(block), block
        elif block.startswith("!"):
            assert PICTURE.fullmatch(block), block
        else:
            assert block.count("**") % 2 == 0, block
            assert not re.search(r"[<>`_]|https?:", block), block


@pytest.mark.parametrize("game", GAMES)
def test_pictures_show_cards_and_scenes_that_exist(game: str) -> None:
    cards = {card.id for card in deskovka.game(game).pack.cards}
    steps = {step.name for step in coach.lesson_of(game).steps}
    shown = PICTURE.findall(page(game, "en"))
    assert {kind for _, kind, _ in shown} == {"cards", "scene"}
    for _, kind, what in shown:
        assert set(what.split()) <= (cards if kind == "cards" else steps), what


@pytest.mark.parametrize(
    ("game", "questions"), [("conquerors", PLANET_QUESTIONS), ("plosinovka", TOWER_QUESTIONS)]
)
def test_every_question_leads_to_a_rule_of_the_page(game: str, questions: list[object]) -> None:
    named = {question.rule for question in questions}  # type: ignore[attr-defined]
    assert {rule.partition(":")[0] for rule in named} == {game}
    assert {rule.partition(":")[2] for rule in named} <= set(rules_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_scenes_are_served_to_anybody(address: str, game: str, language: str) -> None:
    for _, kind, step in PICTURE.findall(page(game, language)):
        if kind == "scene":
            path = f"{address}/api/lessons/{game}/scenes/{step}?language={language}"
            scene = httpx.get(path).raise_for_status().json()
            assert scene["pack"] == deskovka.game(game).digest
            assert scene["view"]["seat"] == 0
            assert scene["decision"]["options"]
            assert (scene["outlook"] is None) == (game == "conquerors")


def test_there_is_no_scene_of_what_is_no_step(address: str) -> None:
    for path in ("conquerors/scenes/dance", "chess/scenes/attack"):
        answer = httpx.get(f"{address}/api/lessons/{path}")
        assert answer.status_code == 404


def test_the_server_says_what_runs_there(address: str) -> None:
    about = httpx.get(f"{address}/api/about").raise_for_status().json()
    assert about["build"] in ("compiled", "interpreted")
    assert about["version"] == metadata.version("deskovka")
    assert [one["game"] for one in about["games"]] == list(deskovka.games.names())
    for one in about["games"]:
        game = deskovka.game(one["game"])
        assert (one["rules"], one["pack"]) == (game.rules_version, game.digest)
