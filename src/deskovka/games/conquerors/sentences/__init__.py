"""The sentence table of Planetary Conquerors: every pattern a card's text can be made of.

One row states a kind of sentence once: its English pattern (from which the parser comes), its
Czech pattern, and the name of the node in ``effects/`` that runs it.
"""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.sentences.abilities import ABILITIES
from deskovka.games.conquerors.sentences.amounts import MATERIALS, STATS
from deskovka.games.conquerors.sentences.compounds import SENTENCES
from deskovka.games.conquerors.sentences.events import EVENTS, TIMES
from deskovka.games.conquerors.sentences.things import CONDITIONS, PLAYERS, THINGS
from deskovka.games.conquerors.sentences.verbs import EFFECTS
from deskovka.language import Row

# Each category with the forms in which its rows stand.
CATEGORIES: Final[dict[str, tuple[str, ...]]] = {
    "ability": (),
    "sentence": (),
    "effect": ("imperative", "third", "infinitive", "may"),
    "event": ("fact", "would"),
    "deed": ("second", "third", "infinitive"),
    "time": (),
    "subject": (),
    "target": (),
    "kind": ("one", "many"),
    "thing": ("one", "many"),
    "noun": ("one", "many"),
    "control": ("before", "after"),
    "property": ("one", "many"),
    "superlative": (),
    "cardkind": ("one", "many"),
    "cardtype": (),
    "countable": (),
    "player": (),
    "whose": (),
    "turnof": (),
    "condition": (),
    "stats": (),
    "ban": (),
    "price": (),
    "materials": ("said", "listed"),
    "stack": (),
    "material": (),
    "phase": (),
}

ROWS: Final[list[Row]] = [
    *ABILITIES,
    *SENTENCES,
    *EFFECTS,
    *EVENTS,
    *TIMES,
    *THINGS,
    *PLAYERS,
    *CONDITIONS,
    *STATS,
    *MATERIALS,
]
