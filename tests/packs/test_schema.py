"""The JSON Schema accepts the packs that are good and refuses what it can know to be bad."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from deskovka.conquerors import packs
from deskovka.conquerors.packs.schema import schema
from tests.packs.broken import HEAD, card, deck

SCHEMA = schema()
ANNOTATIONS = {"$schema", "title", "description", "definitions"}
TYPES: dict[str, type] = {"object": dict, "array": list, "string": str, "integer": int}


def fits(rule: dict[str, Any], value: Any) -> bool:
    """As much of draft 4 as the schema uses; anything else fails."""
    checks: dict[str, Callable[[Any], bool]] = {
        "$ref": lambda to: fits(SCHEMA["definitions"][to.rsplit("/", 1)[1]], value),
        "type": lambda name: isinstance(value, TYPES[name]) and not isinstance(value, bool),
        "enum": lambda known: value in known,
        "pattern": lambda pattern: re.search(pattern, value) is not None,
        "minLength": lambda least: len(value) >= least,
        "maxLength": lambda most: len(value) <= most,
        "minimum": lambda least: value >= least,
        "maximum": lambda most: value <= most,
        "required": lambda keys: set(keys) <= set(value),
        "properties": lambda known: all(fits(known[k], v) for k, v in value.items() if k in known),
        "additionalProperties": lambda others: _others_fit(rule, others, value),
        "items": lambda each: all(fits(each, one) for one in value),
        "anyOf": lambda rules: any(fits(one, value) for one in rules),
        "not": lambda one: not fits(one, value),
    }
    if "type" in rule and not checks["type"](rule["type"]):
        return False
    return all(checks[key](said) for key, said in rule.items() if key not in ANNOTATIONS)


def _others_fit(rule: dict[str, Any], others: Any, value: dict[str, Any]) -> bool:
    unknown = {key: one for key, one in value.items() if key not in rule.get("properties", {})}
    return not unknown if others is False else all(fits(others, one) for one in unknown.values())


@pytest.mark.parametrize("path", sorted(packs.CORE.glob("*.toml")), ids=lambda path: path.name)
def test_the_files_of_the_box_fit(path: Any) -> None:
    assert fits(SCHEMA, tomllib.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("kind", ["miner", "building", "warrior", "trap", "spell"])
def test_good_cards_fit(kind: str) -> None:
    assert fits(SCHEMA, tomllib.loads(HEAD + card(kind) + deck("")))


@pytest.mark.parametrize(
    "text",
    [
        card("spell", "colour = 1"),
        card("spell", without="id"),
        card("spell", without="cost"),
        card("building", without="life"),
        card("warrior", without="attack"),
        card("trap", without="text"),
        card("trap", 'cost = "1 gold"'),
        card("miner", "life = 1"),
        card("building", "attack = 1"),
        card("spell", "stars = 4"),
        card("spell", 'type = "wizard"'),
        card("spell", 'id = "Capital"'),
        card("spell", 'art = "sprnt"'),
        card("spell", 'cost = "2 silver"'),
        card("spell", 'name = { cs = "Karta" }'),
        card("spell", 'name = { en = "<b>" }'),
        card("warrior", "life = 0"),
        deck("gold-miner = 0"),
        "cards = []",
    ],
)
def test_bad_files_do_not_fit(text: str) -> None:
    assert not fits(SCHEMA, tomllib.loads(text))
