"""Materials: storages, gaining, paying, making electricity (MAT)."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    COSMIUM,
    ELECTRICITY,
    GAINS,
    MORE_ELECTRICITY,
    STORAGES,
    WOULD,
)
from deskovka.games.conquerors.layouts import bearer_of
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.replacements import begin_item, item_amount, replace_item
from deskovka.games.conquerors.rules.resolution import notice
from deskovka.games.conquerors.rules.terms import note
from deskovka.games.conquerors.state import Table

COSMIUM_FOR_ELECTRICITY = 4


def maximum(g: Table, seat: int, material: int) -> int:
    """MAT-2: what a storage holds; cards can change it."""
    most = g.players[seat].maxima[material]
    for heard in g.listeners[STORAGES]:
        most += g.ability(heard).storage(g, bearer_of(heard), seat, material)
    return max(0, most)


def can_pay(g: Table, seat: int, due: list[int]) -> bool:
    stored = g.players[seat].stored
    return stored[0] >= due[0] and stored[1] >= due[1] and stored[2] >= due[2]


def pay(g: Table, seat: int, due: list[int]) -> None:
    """CARD-3: the whole cost."""
    stored = g.player(seat).stored
    for material in range(3):
        stored[material] -= due[material]
    note(g, events.PAY, seat, due[0], due[1], due[2])


def store(g: Table, seat: int, material: int, amount: int) -> int:
    """MAT-3: what does not fit is lost. Returns how much did fit."""
    room = maximum(g, seat, material) - g.players[seat].stored[material]
    fitting = min(amount, room)
    if fitting <= 0:
        return 0
    g.player(seat).stored[material] += fitting
    note(g, events.GAIN, seat, material, fitting)
    return fitting


def drain(g: Table, seat: int, material: int, amount: int) -> int:
    """Take materials out of a storage; returns how many were there to take."""
    taken = min(amount, g.players[seat].stored[material])
    if taken > 0:
        g.player(seat).stored[material] -= taken
        note(g, events.LOSE, seat, material, taken)
    return taken


def spill(g: Table) -> None:
    """MAT-3: a maximum lowered below what is stored discards the surplus."""
    for player in g.players:
        for material in range(3):
            stored = player.stored[material]
            if stored > 0:
                surplus = stored - maximum(g, player.seat, material)
                if surplus > 0:
                    drain(g, player.seat, material, surplus)


# -- gaining ------------------------------------------------------------------------------

_SEAT: Final = 0
_MATERIAL: Final = 1


def gain(g: Table, seat: int, material: int, amount: int) -> None:
    """Put materials into a storage (MAT-7). Ends the caller's step."""
    if amount <= 0 or g.players[seat].out:
        return
    if not g.listeners[WOULD + GAINS]:
        _store_and_notice(g, seat, material, amount)
        return
    g.call(GAIN, seat, material)
    begin_item(g, 0, 0, amount)


def _store_and_notice(g: Table, seat: int, material: int, amount: int) -> None:
    fitting = store(g, seat, material, amount)
    if fitting > 0 and g.listeners[GAINS]:
        notice(g, GAINS, -1, -1, fitting, seat, material)


def replace_gain(g: Table) -> None:
    replace_item(g, 0, WOULD + GAINS, -1, -1, g.get(_SEAT), g.get(_MATERIAL))


def commit_gain(g: Table) -> None:
    amount = item_amount(g, 0)
    if amount > 0:
        _store_and_notice(g, g.get(_SEAT), g.get(_MATERIAL), amount)


GAIN = BOOK.flow("gain", replace_gain, commit_gain)


# -- electricity (MAT-4) ------------------------------------------------------------------


def makes_left(g: Table, seat: int) -> int:
    """How often the player may still make electricity this turn."""
    player = g.players[seat]
    allowed = 1 + player.more_electricity
    for heard in g.listeners[MORE_ELECTRICITY]:
        allowed += g.ability(heard).allowance(g, bearer_of(heard), seat)
    return allowed - player.made


def can_make_electricity(g: Table, seat: int) -> bool:
    stored = g.players[seat].stored
    return (
        stored[COSMIUM] >= COSMIUM_FOR_ELECTRICITY
        and makes_left(g, seat) > 0
        and stored[ELECTRICITY] < maximum(g, seat, ELECTRICITY)
    )


def make_electricity(g: Table, seat: int) -> None:
    """MAT-4, MAT-7: neither a game action nor a gain, so nothing triggers and nobody reacts."""
    player = g.player(seat)
    player.made += 1
    player.stored[COSMIUM] -= COSMIUM_FOR_ELECTRICITY
    player.stored[ELECTRICITY] += 1
    note(g, events.MAKE_ELECTRICITY, seat)
