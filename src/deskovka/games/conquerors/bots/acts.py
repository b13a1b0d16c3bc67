"""What the effects of cards do, as far as a rule of thumb cares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from deskovka.games.conquerors.effects.compounds import Compound
from deskovka.games.conquerors.effects.nodes import Effect, Paid
from deskovka.games.conquerors.effects.on_cards import Counter, Discard, MoveAway
from deskovka.games.conquerors.effects.on_life import (
    Damage,
    Destroy,
    Heal,
    Prevent,
    PreventThat,
    Sacrifice,
    SacrificeSelf,
    Strike,
    TakeLife,
)
from deskovka.games.conquerors.effects.on_materials import Lose, PriceMaterials
from deskovka.games.conquerors.effects.on_planet import (
    EXHAUST,
    BlockWith,
    Control,
    EndAttack,
    Exhaust,
    Remove,
)

HARMFUL = (Counter, Damage, Destroy, MoveAway, Control, Remove, Strike, TakeLife)
ANSWERS = (BlockWith, Counter, EndAttack, Prevent, PreventThat, Remove)
DEAR = (Discard, Lose, Sacrifice, SacrificeSelf, TakeLife)


def acts(*effects: Effect) -> Iterator[Effect]:
    """Every single thing that effects do, those inside others included."""
    for effect in effects:
        if isinstance(effect, Compound):
            yield from acts(*effect.parts)
        else:
            yield effect


def harms(effect: Effect) -> bool:
    """Is it bad for what it is aimed at?"""
    if isinstance(effect, Exhaust):
        return effect.what == EXHAUST
    return isinstance(effect, HARMFUL)


def hits_planet(done: Iterable[Effect]) -> bool:
    """Does any of it harm what is on the planet?"""
    return any(harms(act) and not isinstance(act, Counter) for act in done)


def answers(done: Iterable[Effect]) -> bool:
    """Is it for reacting to what others do?"""
    return any(isinstance(act, ANSWERS) for act in done)


def counters(done: Iterable[Effect]) -> bool:
    """Does it keep a card from being played?"""
    return any(isinstance(act, Counter) for act in done)


def heals(done: Iterable[Effect]) -> bool:
    return any(isinstance(act, Heal) for act in done)


def costs_dearly(done: Iterable[Effect]) -> bool:
    """Does whoever does it lose cards, materials or life?"""
    return any(isinstance(act, DEAR) for act in done)


def is_dear(paid: Paid) -> bool:
    """Is its price more than materials, or can it be paid without end?"""
    return paid.often or not isinstance(paid.price, PriceMaterials)
