"""Everything that is said of a pack is said in Czech as well."""

from __future__ import annotations

import re

import pytest

from deskovka.conquerors import packs as planets
from deskovka.packs.shelf import Shelf
from deskovka.packs.speaking import in_czech, is_known
from deskovka.packs.speaking_czech import MESSAGES, MUST, TAILS, WORDS
from deskovka.plosinovka import packs as towers
from deskovka.plosinovka.packs.needs import CARDS, PLURALS
from tests.packs import broken as cards
from tests.plosinovka.levels import broken as levels
from tests.plosinovka.packs import broken as others

ENGLISH = re.compile(r"(?<!-)\b(the|is|not|must|there|here|and|or|with|of)\b(?!-)")


def said_of(shelf: Shelf[planets.Pack] | Shelf[towers.Pack], text: str) -> list[str]:
    checked = shelf.check_text(re.sub("[«»]", "", text))
    return [problem.message for problem in (*checked.problems, *checked.warnings)]


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
    messages = {message for text in written for message in said_of(shelf, text)}
    assert len(messages) > 30
    assert [message for message in messages if not is_known(message)] == []
    for message in messages:
        own = re.sub(r"„[^“]*“|\{[^}]*\}|TOML: .*", "", in_czech(message), flags=re.DOTALL)
        assert not ENGLISH.search(own), own


@pytest.mark.parametrize(
    ("message", "czech"),
    [
        (
            '"damge" is not understood here; did you mean "damage"?',
            "slovo „damge“ tady nedává smysl; nemělo to být „damage“?",
        ),
        (
            '"x" is not understood here; here comes "a", "b" or "c"',
            "slovo „x“ tady nedává smysl; tady následuje „a“, „b“ nebo „c“",
        ),
        (
            '"Shielding 1.": this is for buildings, warriors and bases only',
            "„Shielding 1.“: toto je jen pro budovy, warriory a doly",
        ),
        (
            'nobody climbs in from "Old Oak" (and 3 more) below with at most 3 boots '
            "from rest to rest",
            "z karty „Old Oak“ (a 3 dalších) pod ní sem nikdo nevyleze s nejvýše 3 botami "
            "od odpočinku k odpočinku",
        ),
        (
            "a game needs 4 heroes, and there are 3",
            "hra potřebuje hrdiny aspoň v počtu 4, a je jich 3",
        ),
        ("a pack has at most 1000 dungeon cards", "sada má nejvýše 1000 karet žaláře"),
        ("nobody has ever said this", "nobody has ever said this"),
    ],
)
def test_messages_in_czech(message: str, czech: str) -> None:
    assert in_czech(message) == czech
    assert is_known(message) == (czech != message)


def test_what_a_game_lacks_has_words() -> None:
    nouns = {PLURALS.get(kind, f"{kind}s") for kind in CARDS}
    assert nouns <= set(WORDS["needed"])


@pytest.mark.parametrize("forms", [MESSAGES, TAILS, MUST])
def test_nothing_is_lost_in_czech(forms: dict[str, str]) -> None:
    slots = re.compile(r"<(\w+)>")
    for english, czech in forms.items():
        assert set(slots.findall(czech)) <= set(slots.findall(english)), english
