"""Whether what a text says can mean anything on the card it stands on.

The sentence table lets every part stand wherever its category does. Here is refused what the
rules give no meaning to: "that damage" where none is dealt, "it" where nothing was spoken of,
a spell that waits for something.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from deskovka.games.conquerors.codes import TYPES
from deskovka.games.conquerors.effects.selectors import NOUNS
from deskovka.packs.trees import Misfit, Tree, parts
from deskovka.problems import Problem

PERMANENTS: Final = ("miner", "building", "warrior")
ENTITIES: Final = ("building", "warrior", "base")

# What must be true of a card whose text says so of the card itself.
ONLY_ON: Final[dict[str, tuple[str, ...]]] = {
    "final_hit": ("warrior",),
    "enters_exhausted": ("warrior",),
    "self_cannot": ("warrior",),
    "self_cannot_while": ("warrior",),
    "is_attacking": ("warrior",),
    "shielding": ENTITIES,
    "selfheal": ENTITIES,
    "selfdestroy": ENTITIES,
    "self_has": ENTITIES,
    "self_has_each": ENTITIES,
    "self_has_while": ENTITIES,
    "is_damaged": ENTITIES,
    "sacrifice_self": PERMANENTS,
    "give_while": PERMANENTS,
    "the_guarded": ("trap",),
}
OWN_STATS: Final = ("self_has", "self_has_each", "self_has_while")
WARRIOR_STATS: Final = ("attack_stat", "both_stats", "final_hit_stat")

# Whom an event can happen to.
HAPPENS_TO: Final[dict[str, tuple[str, ...]]] = {
    "attacks": ("warrior",),
    "blocks": ("warrior",),
    "blocked": ("warrior",),
    "dies": ("warrior",),
    "destroyed": ("building",),
    "dealt": ENTITIES,
    "healed": ENTITIES,
    "activated": ("trap",),
    "enters": PERMANENTS,
    "leaves": (*PERMANENTS, "trap"),
}
WITH_AMOUNT: Final = ("dealt", "deals", "deals_base", "healed", "gains")
WITH_ATTACKER: Final = (
    "attacks", "blocks", "blocked", "activated", "dealt", "deals", "deals_base", "dies",
    "destroyed",
)  # fmt: skip
WITHOUT_SUBJECT: Final = ("draws", "discards", "gains")
DAMAGE: Final = ("dealt", "deals")

THAT_DAMAGE: Final = ("prevent_that", "prevent_some", "more_damage")
COUNTS_THAT_MUCH: Final = (
    "damage", "heal", "take_life", "prevent_next", "prevent_some", "more_damage",
    "kuk", "look", "trapback", "gain", "lose", "steal",
)  # fmt: skip
ITS: Final = ("it", "that_one", "its_controller", "its_owner", "it_survived")
SPEAKS_OF: Final = (
    "target", "another_target", "targets", "up_to_one", "up_to", "each", "each_other", "the_most",
    "random_one", "self", "your_base", "the_attacker", "the_guarded", "the_source",
    "sacrifice", "salvage", "salvage_planet", "salvage_top", "counter",
)  # fmt: skip
OF_TYPE: Final[dict[str, tuple[str, ...]]] = {
    "subject_base": ("base",),
    "your_base": ("base",),
    "the_attacker": ("warrior",),
    "the_guarded": ("building", "base"),
}
THEIR: Final = ("that_player", "that_players", "player_controls")
NAMES_PLAYER: Final = ("target_opponent", "target_opponents", "each_opponents")
MAY_BE_ZERO: Final = (
    "life_min", "life_max", "attack_min", "attack_max", "cost_min", "cost_max", "base_at_most",
    "both_stats",
)  # fmt: skip
TRIGGERED: Final = ("when", "whenever", "instead", "instead_may")
TIMED: Final = ("at", "adds_at")
BODIES: Final = ("does", "paid", "paid_often", "paid_main", "at", *TRIGGERED)


@dataclass
class _Reading:
    """What is known at a place of the text; `it` and `player` change as reading goes on.

    `it` are the types of what was last spoken of.
    """

    card_type: str
    types_of: Mapping[str, str]
    happens: str = ""  # the event that an ability waits for or replaces
    replaces: bool = False
    has_body: bool = False
    it: list[str] = field(default_factory=list)
    player: bool = False
    above: list[str] = field(default_factory=list)


def misfits(card_type: str, trees: list[Tree], types_of: Mapping[str, str]) -> list[Misfit]:
    """Everything about the paragraphs of a card that does not fit; `types_of` is by card id."""
    found: list[Misfit] = []
    for number, tree in enumerate(trees):
        reading = _Reading(card_type, types_of)
        faults = [*_shape(card_type, number, tree), *_ability(tree, reading)]
        found += [Misfit(number, part, problem) for part, problem in faults]
    return found


Fault = tuple[Tree, Problem]


def _shape(card_type: str, number: int, tree: Tree) -> Iterator[Fault]:
    does = tree[0] == "does"
    if card_type in PERMANENTS and does:
        yield tree, Problem.of("conquerors-does-at-once", type=card_type)
    elif card_type not in PERMANENTS and not does:
        yield tree, Problem.of("conquerors-for-the-planet", type=card_type)
    elif card_type not in PERMANENTS and number > 0:
        yield tree, Problem.of("conquerors-one-paragraph", type=card_type)


def _ability(tree: Tree, reading: _Reading) -> Iterator[Fault]:
    name = tree[0]
    if name in TRIGGERED:
        reading.happens, about_card = _event(tree[1])
        reading.replaces = name.startswith("instead")
        reading.it = _types(tree[1], reading.card_type) if about_card else []
        reading.player = True
        yield from _event_faults(tree[1], reading)
    elif name in TIMED:
        reading.player = True
    elif reading.card_type == "trap":
        reading.it, reading.player = ["warrior"], True
    reading.has_body = name in BODIES
    yield from _walk(tree, reading)


def _event(tree: Tree) -> tuple[str, bool]:
    """The name of an event (of the deed, if a player does it), and whether it is about a card."""
    inner = tree[1][0]
    if inner.startswith("subject"):
        return tree[0], True
    return inner, inner not in WITHOUT_SUBJECT


def _event_faults(tree: Tree, reading: _Reading) -> Iterator[Fault]:
    wanted = HAPPENS_TO.get(tree[0])
    if wanted is None:
        return
    if not set(_types(tree[1], reading.card_type)) & set(wanted):
        yield tree, Problem.of("conquerors-happens-to", types=_joined(wanted))


def _types(tree: Tree, card_type: str) -> list[str]:
    """The types of card that a phrase on such a card covers, by its noun."""
    for part in parts(tree):
        if part[0] in OF_TYPE:
            return list(OF_TYPE[part[0]])
        if part[0] in ("self", "subject_self", "sacrifice_self"):
            return [card_type]
        if part[0] in NOUNS:
            return [kind for bit, kind in enumerate(TYPES) if NOUNS[part[0]] >> bit & 1]
    return list(TYPES)


def _walk(tree: Any, reading: _Reading) -> Iterator[Fault]:
    if not isinstance(tree, list):
        return
    if not tree or not isinstance(tree[0], str):
        for child in tree:
            yield from _walk(child, reading)
        return
    yield from _part(tree, reading)
    reading.above.append(tree[0])
    for child in tree[1:]:
        yield from _walk(child, reading)
    reading.above.pop()
    # what a part speaks of can be called "it" only after it
    if reading.has_body and tree[0] in SPEAKS_OF:
        reading.it = _types(tree, reading.card_type)
    reading.player = reading.player or tree[0] in NAMES_PLAYER


def _part(tree: Tree, reading: _Reading) -> Iterator[Fault]:
    yield from _on_this_card(tree, reading)
    yield from _in_this_ability(tree, reading)
    yield from _numbers(tree)
    name = tree[0]
    if name == "named":
        yield from _named(tree, reading)
    elif name in ("sacrifice", "price_sacrifice", "price_both", "sacrifices"):
        if _types(tree, reading.card_type) == ["base"]:
            yield tree, Problem.of("conquerors-base-sacrificed").by("WORD-10")
    elif name == "choose_one" and len(tree[1]) < 2:
        yield tree, Problem.of("conquerors-one-choice")
    elif name == "materials":
        kinds = [stack[2][0] for stack in tree[1]]
        if len(set(kinds)) < len(kinds):
            yield tree, Problem.of("conquerors-material-twice")


def _on_this_card(tree: Tree, reading: _Reading) -> Iterator[Fault]:
    wanted = ONLY_ON.get(tree[0])
    if wanted is not None and reading.card_type not in wanted:
        yield tree, Problem.of("conquerors-only-on", types=_joined(wanted))
    elif tree[0] in OWN_STATS and reading.card_type != "warrior":
        if any(part[0] in WARRIOR_STATS for part in parts(tree)):
            yield tree, Problem.of("conquerors-stats-of-warriors")


def _in_this_ability(tree: Tree, reading: _Reading) -> Iterator[Fault]:
    name = tree[0]
    if name in THAT_DAMAGE and not (reading.replaces and reading.happens in DAMAGE):
        yield tree, Problem.of("conquerors-no-damage")
    elif name == "that_much":
        if reading.happens not in WITH_AMOUNT:
            yield tree, Problem.of("conquerors-no-amount")
        elif not _counts_that_much(reading.above):
            yield tree, Problem.of("conquerors-number-needed")
    elif name == "the_source" and reading.happens != "dealt":
        yield tree, Problem.of("conquerors-no-source")
    elif name in ("the_attacker", "attackers_controller"):
        if reading.card_type != "trap" and reading.happens not in WITH_ATTACKER:
            yield tree, Problem.of("conquerors-no-attacker")
    elif name in ITS and not _is_known(tree, reading):
        yield tree, Problem.of("conquerors-no-it")
    elif name in THEIR and (not reading.player or _in_subject(reading.above)):
        yield tree, Problem.of("conquerors-no-player")


def _is_known(tree: Tree, reading: _Reading) -> bool:
    """Was something spoken of before that "it", or "that trap", can mean?"""
    said = _types(tree[1], reading.card_type) if tree[0] == "that_one" else TYPES
    return bool(set(reading.it) & set(said))


def _counts_that_much(above: list[str]) -> bool:
    inner = [name for name in above if name not in ("stack", "materials")]
    return bool(inner) and inner[-1] in COUNTS_THAT_MUCH


def _numbers(tree: Tree) -> Iterator[Fault]:
    name = tree[0]
    numbers = [child for child in tree[1:] if isinstance(child, int)]
    if 0 in numbers and name not in MAY_BE_ZERO:
        yield tree, Problem.of("number-zero")
    if name in ("targets", "up_to") and 1 in numbers:
        start = "up to one target" if name == "up_to" else "target"
        yield tree, Problem.of("conquerors-singular", start=start)


def _named(tree: Tree, reading: _Reading) -> Iterator[Fault]:
    noun, ident = tree[1][0], tree[2]
    kind = reading.types_of.get(ident)
    if kind in TYPES and not NOUNS[noun] >> TYPES.index(kind) & 1:
        yield tree, Problem.of("conquerors-named-type", type=kind or "")


def _joined(types: tuple[str, ...]) -> str:
    """The types as one word, by which their message chooses what to call them together."""
    return "-".join(types)


def _in_subject(above: list[str]) -> bool:
    return any(name.startswith("subject") for name in above)
