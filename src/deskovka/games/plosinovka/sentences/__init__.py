"""The sentence table of Plošinovka: every pattern a card's text can be made of.

One row states a kind of sentence once: its English pattern (from which the parser comes), its
Czech pattern, and the name of the node in ``effects/`` that runs it.
"""

from __future__ import annotations

from typing import Final

from deskovka.games.plosinovka.sentences.abilities import ABILITIES
from deskovka.games.plosinovka.sentences.compounds import SENTENCES
from deskovka.games.plosinovka.sentences.facts import CONDITIONS, FACTS
from deskovka.games.plosinovka.sentences.standing import STANDING
from deskovka.games.plosinovka.sentences.things import THINGS
from deskovka.games.plosinovka.sentences.verbs import EFFECTS, INSTANTS
from deskovka.language import Row

DOING: Final = ("imperative", "third", "infinitive")

# Each category with the forms in which its rows stand.
CATEGORIES: Final[dict[str, tuple[str, ...]]] = {
    "ability": (),
    "condition": (),
    "sentence": (),
    "effect": DOING,
    "instant": DOING,
    "fact": (),
    "reach": (),
    "countable": DOING,
    "direction": (),
    "goods": (),
    "good": (),
    "wealth": (),
    "symbol": ("one", "many"),
}

ROWS: Final[list[Row]] = [
    *ABILITIES,
    *STANDING,
    *SENTENCES,
    *EFFECTS,
    *INSTANTS,
    *FACTS,
    *CONDITIONS,
    *THINGS,
]

# What the keys of an entry are read as: each line of a text is a paragraph.
START: Final = {"text": "ability", "setup": "ability", "condition": "condition"}
