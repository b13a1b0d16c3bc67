"""What a card that is used does, as far as a rule of thumb cares."""

from __future__ import annotations

from collections.abc import Iterator

from deskovka.games.plosinovka.effects.compounds import PayTo, Sequence, SufferTo
from deskovka.games.plosinovka.effects.goods import Gain, GainEach
from deskovka.games.plosinovka.effects.nodes import Effect
from deskovka.games.plosinovka.effects.on_cards import Refresh
from deskovka.games.plosinovka.effects.on_dice import AddSymbols, NextAttack, Reroll
from deskovka.games.plosinovka.effects.on_life import Heal
from deskovka.games.plosinovka.effects.on_map import Move

GAINS = (AddSymbols, Gain, GainEach, Refresh)


class Use:
    """The acts of a use, and whether something must be given for them."""

    def __init__(self, effect: Effect | None) -> None:
        self.costs = False
        self.acts = [] if effect is None else [*self._acts(effect)]

    def _acts(self, effect: Effect) -> Iterator[Effect]:
        if isinstance(effect, Sequence):
            for part in effect.parts:
                yield from self._acts(part)
        elif isinstance(effect, PayTo | SufferTo):
            self.costs = True
            yield from self._acts(effect.effect)
        else:
            yield effect

    @property
    def moves(self) -> bool:
        return any(isinstance(act, Move) for act in self.acts)

    @property
    def damage(self) -> int:
        """By how much the next attack becomes stronger."""
        return sum(act.amount for act in self.acts if isinstance(act, NextAttack))

    @property
    def heals(self) -> bool:
        return any(isinstance(act, Heal) for act in self.acts)

    @property
    def rerolls(self) -> bool:
        return any(isinstance(act, Reroll) for act in self.acts)

    @property
    def gains(self) -> bool:
        """Is it good at any time, for nothing?"""
        return not self.costs and any(isinstance(act, GAINS) for act in self.acts)
