"""How sentences are put together: one after another, "you may", "if", "choose one" …"""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    ASK_MAY,
    ASK_MODE,
    ASK_PAY_UNLESS,
    ASK_PLAYER,
    MODE,
    PASS,
    SEAT,
    YES,
)
from deskovka.games.conquerors.effects.conditions import Condition, Countable
from deskovka.games.conquerors.effects.nodes import CTX, NODE, Effect
from deskovka.games.conquerors.effects.selectors import Players
from deskovka.games.conquerors.effects.stacks import Materials
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.materials import can_pay, pay
from deskovka.games.conquerors.rules.replacements import not_instead
from deskovka.games.conquerors.rules.resolution import (
    ACTOR,
    CONTROLLER,
    DOER,
    ITS_FROM,
    ITS_TO,
    MISSING,
    SLOT,
    TIMES,
    about,
    set_about,
)
from deskovka.games.conquerors.state import Table
from deskovka.kernel.options import detail_of, option

_AT: Final = 2
_KEPT: Final = 3


class Compound(Effect):
    """An effect made of others."""

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts = parts

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        result = 0
        for part in self.parts:
            result |= part.survey(g, seat, slot, ctx)
        return result

    def can(self, g: Table, ctx: int) -> bool:
        return all(part.can(g, ctx) for part in self.parts)

    def takes_own(self) -> bool:
        return any(part.takes_own() for part in self.parts)

    def part(self, number: int) -> Effect:
        return self.parts[number]

    def changes_event(self) -> bool:
        return any(part.changes_event() for part in self.parts)


class Sequence(Compound):
    """Sentences one after another; also "…, then …"."""

    def run(self, g: Table, ctx: int) -> None:
        if len(self.parts) == 1:
            self.parts[0].run(g, ctx)
        else:
            g.call(SEQUENCE, self.number, ctx)


def compound(g: Table) -> Compound:
    """The node that the current frame carries out."""
    node = g.box.effects[g.get(NODE)]
    assert isinstance(node, Compound)
    return node


def next_sentence(g: Table) -> None:
    node = compound(g)
    at = g.get(_AT)
    if at < len(node.parts):
        g.put(_AT, at + 1)
        g.again()
        node.parts[at].run(g, g.get(CTX))


SEQUENCE: Final = BOOK.flow("sentences", next_sentence)


class May(Compound):
    """ "you may …", with "if you do, …" as a second part."""

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return 0  # REACT-6: the targets of "you may" are not required

    def run(self, g: Table, ctx: int) -> None:
        first = self.parts[0]
        seat, slot = about(g, ctx, CONTROLLER), about(g, ctx, SLOT)
        if not first.survey(g, seat, slot, ctx) & MISSING and first.can(g, ctx):
            g.call(MAY, self.number, ctx)
        else:
            not_instead(g, ctx)


def ask_may(g: Table) -> None:
    g.ask(ASK_MAY, about(g, g.get(CTX), DOER))
    g.offer(PASS)
    g.offer(option(YES))


def do_if_wanted(g: Table) -> None:
    if g.pick == PASS:
        not_instead(g, g.get(CTX))
        g.done()


MAY: Final = BOOK.flow("may", ask_may, do_if_wanted, next_sentence)


class If(Compound):
    """ "if …, …" with "otherwise, …" as a second part."""

    def __init__(self, condition: Condition, parts: list[Effect]) -> None:
        super().__init__(parts)
        self.condition = condition

    def _chosen(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        if self.condition.holds(g, seat, slot, ctx):
            return 0
        return 1 if len(self.parts) > 1 else -1

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        chosen = self._chosen(g, seat, slot, ctx)
        return self.parts[chosen].survey(g, seat, slot, ctx) if chosen >= 0 else 0

    def run(self, g: Table, ctx: int) -> None:
        chosen = self._chosen(g, about(g, ctx, CONTROLLER), about(g, ctx, SLOT), ctx)
        if chosen >= 0:
            self.parts[chosen].run(g, ctx)


class ChooseOne(Compound):
    """ "choose one: …; or …": only what has its targets can be chosen."""

    def possible(self, g: Table, seat: int, slot: int, ctx: int) -> list[int]:
        return [
            number
            for number in range(len(self.parts))
            if not self.parts[number].survey(g, seat, slot, ctx) & MISSING
        ]

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return 0 if self.possible(g, seat, slot, ctx) else MISSING

    def run(self, g: Table, ctx: int) -> None:
        if self.possible(g, about(g, ctx, CONTROLLER), about(g, ctx, SLOT), ctx):
            g.call(CHOOSE_MODE, self.number, ctx)


def ask_mode(g: Table) -> None:
    ctx = g.get(CTX)
    node = compound(g)
    assert isinstance(node, ChooseOne)
    g.ask(ASK_MODE, about(g, ctx, DOER))
    for number in node.possible(g, about(g, ctx, CONTROLLER), about(g, ctx, SLOT), ctx):
        g.offer(option(MODE, node.number, number))


def do_chosen(g: Table) -> None:
    compound(g).parts[detail_of(g.pick)].run(g, g.get(CTX))


CHOOSE_MODE: Final = BOOK.flow("choose one", ask_mode, do_chosen)


class ForEach(Compound):
    """ "… for each …": all amounts of the effect count that often."""

    def __init__(self, effect: Effect, countable: Countable) -> None:
        super().__init__([effect])
        self.countable = countable

    def run(self, g: Table, ctx: int) -> None:
        count = self.countable.count(g, about(g, ctx, CONTROLLER), about(g, ctx, SLOT), ctx)
        if count > 0:
            g.call(FOR_EACH, self.number, ctx, count, about(g, ctx, TIMES))


def do_times(g: Table) -> None:
    ctx = g.get(CTX)
    set_about(g, ctx, TIMES, about(g, ctx, TIMES) * g.get(_AT))
    compound(g).parts[0].run(g, ctx)


def times_over(g: Table) -> None:
    set_about(g, g.get(CTX), TIMES, g.get(_KEPT))


FOR_EACH: Final = BOOK.flow("for each", do_times, times_over)


# -- sentences about players --------------------------------------------------------------


class AboutPlayers(Compound):
    """An effect that speaks of players; some of them are chosen first."""

    def __init__(self, players: Players, parts: list[Effect]) -> None:
        super().__init__(parts)
        self.players = players


class PlayersDo(AboutPlayers):
    """ "each opponent draws a card", "its owner may …": they do it one after another."""

    def __init__(self, players: Players, effect: Effect, may: bool) -> None:
        super().__init__(players, [effect])
        self.may = may

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        if self.may or self.parts[0].takes_own():
            return 0  # other players give what they have
        return self.parts[0].survey(g, seat, slot, ctx)

    def run(self, g: Table, ctx: int) -> None:
        g.call(PLAYERS_DO, self.number, ctx)


def players_node(g: Table) -> PlayersDo:
    node = g.box.effects[g.get(NODE)]
    assert isinstance(node, PlayersDo)
    return node


def ask_which_player(g: Table) -> None:
    """ "target opponent" is chosen by whose effect it is."""
    node, ctx = g.box.effects[g.get(NODE)], g.get(CTX)
    assert isinstance(node, AboutPlayers)
    seats = node.players.seats(g, ctx)
    if node.players.is_chosen() and seats:
        ask_for_player(g, ctx, seats)
        return
    g.pick = -1
    for seat in seats:
        g.push(seat)


def ask_for_player(g: Table, ctx: int, seats: list[int]) -> None:
    g.ask(ASK_PLAYER, about(g, ctx, CONTROLLER))
    for seat in seats:
        g.offer(option(SEAT, detail=seat))


def remember_player(g: Table) -> None:
    if g.pick >= 0:
        g.push(detail_of(g.pick))
        set_about(g, g.get(CTX), ACTOR, detail_of(g.pick))
    g.put(_KEPT, about(g, g.get(CTX), DOER))


def next_player(g: Table) -> None:
    ctx, at = g.get(CTX), g.get(_AT)
    seats = g.pushed()
    while at < len(seats) and g.players[seats[at]].out:
        at += 1
    if at >= len(seats):
        set_about(g, ctx, DOER, g.get(_KEPT))
        g.done()
        return
    g.put(_AT, at)
    set_about(g, ctx, DOER, seats[at])
    node = players_node(g)
    if node.may and node.parts[0].can(g, ctx):
        g.ask(ASK_MAY, seats[at])
        g.offer(PASS)
        g.offer(option(YES))
    else:
        g.pick = PASS if node.may else option(YES)


def player_does(g: Table) -> None:
    g.put(_AT, g.get(_AT) + 1)
    g.goto(next_player)
    if g.pick != PASS:
        players_node(g).parts[0].run(g, g.get(CTX))


PLAYERS_DO: Final = BOOK.flow(
    "players do", ask_which_player, remember_player, next_player, player_does
)


class Unless(AboutPlayers):
    """ "… unless its controller pays 2 gold"."""

    def __init__(self, effect: Effect, players: Players, price: Materials) -> None:
        super().__init__(players, [effect])
        self.price = price

    def run(self, g: Table, ctx: int) -> None:
        g.call(UNLESS, self.number, ctx)
        g.put(_STARTED, len(g.its))


_STARTED: Final = 4


def unless_node(g: Table) -> Unless:
    node = g.box.effects[g.get(NODE)]
    assert isinstance(node, Unless)
    return node


def aim_before_asking(g: Table) -> None:
    """Who could pay must know what for."""
    for target in unless_node(g).parts[0].aims():
        target.aim(g, g.get(CTX))


def ask_who_pays(g: Table) -> None:
    ctx = g.get(CTX)
    if unless_node(g).parts[0].aims():
        set_about(g, ctx, ITS_FROM, g.get(_STARTED))
        set_about(g, ctx, ITS_TO, len(g.its))
    ask_which_player(g)


def ask_to_pay(g: Table) -> None:
    """Each in turn, until somebody pays."""
    node, seats = unless_node(g), g.pushed()
    at = g.get(_AT)
    if at >= len(seats):
        g.goto(nobody_paid)
        return
    g.ask(ASK_PAY_UNLESS, seats[at])
    g.offer(PASS)
    if can_pay(g, seats[at], node.price.amounts):
        g.offer(option(YES))


def pay_or_not(g: Table) -> None:
    at = g.get(_AT)
    if g.pick != PASS:
        pay(g, g.stack[g.extra() + at], unless_node(g).price.amounts)
        g.done()
        return
    g.put(_AT, at + 1)
    g.goto(ask_to_pay)


def nobody_paid(g: Table) -> None:
    effect = unless_node(g).parts[0]
    if effect.aims():
        effect.act(g, g.get(CTX))
    else:
        effect.run(g, g.get(CTX))


UNLESS: Final = BOOK.flow(
    "unless",
    aim_before_asking,
    ask_who_pays,
    remember_player,
    ask_to_pay,
    pay_or_not,
    nobody_paid,
)
