"""Whether what a text says can mean anything on the card it stands on.

The sentence table lets every part stand wherever its category does; here is refused what the
rules give no meaning to: a potion that holds for ever, an item that moves the boss.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from deskovka.packs.trees import Misfit, Tree, parts
from deskovka.plosinovka.sentences.standing import STANDING

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

Fault = tuple[Tree, str]


@dataclass(frozen=True)
class Place:
    """The card that a text stands on; ``bosses`` says whose token each token is."""

    type: str
    boss: str
    bosses: Mapping[str, str]


def misfits(place: Place, trees: list[Tree]) -> list[Misfit]:
    """Everything about the paragraphs of a card that does not fit."""
    found: list[Misfit] = []
    seen: set[str] = set()
    for number, tree in enumerate(trees):
        faults = [*_paragraph(tree, place), *_inside(tree, place)]
        if tree[0] in ONCE_A_CARD and tree[0] in seen:
            faults.append((tree, "this card does something like that already; make it one line"))
        seen.add(tree[0])
        found += [Misfit(number, part, message) for part, message in faults]
    return found


def _paragraph(tree: Tree, place: Place) -> Iterator[Fault]:
    if tree[0] in PARAGRAPHS[place.type]:
        return
    if tree[0] == "once":
        yield tree, 'this is for heroes; other cards say "Use: …"'
    elif tree[0] == "use" and place.type == "hero":
        yield tree, 'heroes say "Once per turn: …"'
    elif place.type == "potion":
        yield tree, 'a potion is used up: it says "Use: …"'
    elif tree[0] == "does":
        yield tree, 'it is not said when this happens, as in "Use: …" or "Whenever …, …"'
    elif tree[0] == "event_ends":
        yield tree, 'this is for events; other cards say "At the end of your turn, …"'
    else:
        yield tree, f"this means nothing on {_a(place.type)}"


def _inside(tree: Tree, place: Place) -> Iterator[Fault]:
    for part in parts(tree):
        name = part[0]
        if name in SENTENCES:
            yield from _sentence(part, place)
        elif name == "get_token":
            yield from _token(part, place)
        elif name == "take_from":
            if tree[0] != "whenever" or tree[1][0] != "pushes_hero":
                yield part, 'there is no hero here that could be meant: it is for "you push a hero"'
        if any(type(child) is int and child == 0 for child in part[1:]):
            yield part, "0 does nothing here"


def _sentence(part: Tree, place: Place) -> Iterator[Fault]:
    is_boss = place.type in ("attack", "setup")
    if part[0] in BOSS and not is_boss:
        yield part, "this is for attack cards of bosses only"
    elif is_boss and part[0] not in (*BOSS, *EVERYBODY) and part != ["do", ["gravity"]]:
        yield part, 'whom does this happen to? An attack says "each hero …" or "the boss …"'


def _token(part: Tree, place: Place) -> Iterator[Fault]:
    """BOSS-12"""
    of = place.bosses.get(part[1])
    if of is None:
        yield part, "that is not a token"
    elif not place.boss:
        yield part, "only bosses and what belongs to them give tokens"
    elif of != place.boss:
        yield part, "that token belongs to another boss"


def _a(kind: str) -> str:
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
