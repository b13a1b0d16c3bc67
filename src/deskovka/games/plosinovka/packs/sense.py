"""Whether what a text says can mean anything on the card it stands on.

The sentence table lets every part stand wherever its category does; here is refused what the
rules give no meaning to: a potion that holds for ever, an item that moves the boss.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from deskovka.games.plosinovka.sentences.standing import STANDING
from deskovka.packs.trees import Misfit, Tree, parts
from deskovka.problems import Problem

# The paragraphs that each type can have.
_PLAYERS: Final = {row.name for row in STANDING} | {"whenever", "turn_starts", "turn_ends"}
_ENEMIES: Final = {"strikes", "is_defeated", "firm", "heavy", "floats", "watches"}
PARAGRAPHS: Final[dict[str, set[str]]] = {
    "hero": _PLAYERS | {"once"},
    "enemy": _ENEMIES,
    "helper": _ENEMIES,
    "boss": _ENEMIES,
    "item": _PLAYERS | {"use"},
    "potion": {"use"},
    "artifact": _PLAYERS | {"use"},
    "event": _PLAYERS | {"event_ends"},
    "token": _PLAYERS,
    "attack": {"does"},
    "setup": {"does"},
}
ONCE_A_CARD: Final = ("use", "once", "event_ends", "does")
SILENT: Final = ("hero", "enemy", "helper", "boss")  # that may have no text at all

# Sentences of a boss, and those that both a boss and a player's card can have.
BOSS: Final = ("reached", "boss_moves", "boss_leaps", "boss_strikes", "summon", "lay_out")
EVERYBODY: Final = ("all_strike", "all_move")
SENTENCES: Final = ("do", "pay_to", "suffer_to", *BOSS, *EVERYBODY)

Fault = tuple[Tree, Problem]


@dataclass(frozen=True)
class Bearer:
    """The card that a text stands on; ``bosses`` says whose token each token is."""

    type: str
    boss: str
    bosses: Mapping[str, str]


def misfits(bearer: Bearer, trees: list[Tree]) -> list[Misfit]:
    """Everything about the paragraphs of a card that does not fit."""
    found: list[Misfit] = []
    seen: set[str] = set()
    for number, tree in enumerate(trees):
        faults = [*_paragraph(tree, bearer), *_inside(tree, bearer)]
        if tree[0] in ONCE_A_CARD and tree[0] in seen:
            faults.append((tree, Problem.of("plosinovka-paragraph-twice")))
        seen.add(tree[0])
        found += [Misfit(number, part, problem) for part, problem in faults]
    return found


def _paragraph(tree: Tree, bearer: Bearer) -> Iterator[Fault]:
    if tree[0] in PARAGRAPHS[bearer.type]:
        return
    if tree[0] == "once":
        yield tree, Problem.of("plosinovka-for-heroes")
    elif tree[0] == "use" and bearer.type == "hero":
        yield tree, Problem.of("plosinovka-not-for-heroes")
    elif bearer.type == "potion":
        yield tree, Problem.of("plosinovka-not-for-potions")
    elif tree[0] == "does":
        yield tree, Problem.of("plosinovka-no-time")
    elif tree[0] == "event_ends":
        yield tree, Problem.of("plosinovka-for-events")
    else:
        yield tree, Problem.of("plosinovka-no-meaning", type=bearer.type)


def _inside(tree: Tree, bearer: Bearer) -> Iterator[Fault]:
    for part in parts(tree):
        name = part[0]
        if name in SENTENCES:
            yield from _sentence(part, bearer)
        elif name == "get_token":
            yield from _token(part, bearer)
        elif name == "take_from":
            if tree[0] != "whenever" or tree[1][0] != "pushes_hero":
                yield part, Problem.of("plosinovka-no-hero")
        if any(type(child) is int and child == 0 for child in part[1:]):
            yield part, Problem.of("number-zero")


def _sentence(part: Tree, bearer: Bearer) -> Iterator[Fault]:
    is_boss = bearer.type in ("attack", "setup")
    if part[0] in BOSS and not is_boss:
        yield part, Problem.of("plosinovka-for-bosses")
    elif is_boss and part[0] not in (*BOSS, *EVERYBODY) and part != ["do", ["gravity"]]:
        yield part, Problem.of("plosinovka-no-subject")


def _token(part: Tree, bearer: Bearer) -> Iterator[Fault]:
    """BOSS-12"""
    of = bearer.bosses.get(part[1])
    if of is None:
        yield part, Problem.of("plosinovka-no-token")
    elif not bearer.boss:
        yield part, Problem.of("plosinovka-token-of-nobody")
    elif of != bearer.boss:
        yield part, Problem.of("plosinovka-token-of-another")
