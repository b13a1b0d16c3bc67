"""Effects on cards in hands, decks and junkyards."""

from __future__ import annotations

from typing import Final

from deskovka.games.conquerors.codes import (
    ASK_SALVAGE,
    ASK_SEARCH,
    ASK_TUCK,
    BASE,
    CHOOSE,
    JUNKYARD,
    LIMBO,
    MOVED,
    PASS,
    SPELL,
    TO_BOTTOM,
    TO_HAND,
    TO_TOP,
    TRAP,
)
from deskovka.games.conquerors.effects.compounds import ask_for_player
from deskovka.games.conquerors.effects.nodes import (
    CTX,
    NODE,
    Aimed,
    Effect,
    Target,
    choose,
    its,
    scaled,
)
from deskovka.games.conquerors.effects.selectors import CardKind, Players
from deskovka.games.conquerors.rules import events
from deskovka.games.conquerors.rules.book import BOOK
from deskovka.games.conquerors.rules.keywords import (
    discard,
    draw,
    kuk,
    look,
    offer_hand,
    settle_first,
    top_cards,
)
from deskovka.games.conquerors.rules.life import begin_leaving, leaving
from deskovka.games.conquerors.rules.plays import being_played, entered
from deskovka.games.conquerors.rules.resolution import (
    ACTOR,
    DOER,
    ITS_FROM,
    ITS_TO,
    MISSING,
    SATISFIED,
    about,
    rename,
    set_about,
)
from deskovka.games.conquerors.rules.terms import (
    note,
    shuffle,
    to_bottom,
    to_hand,
    to_junkyard,
    to_planet,
    to_top,
)
from deskovka.games.conquerors.state import Table
from deskovka.kernel.events import Event
from deskovka.kernel.options import detail_of, object_of, option

# -- drawing, looking, discarding ---------------------------------------------------------


class Draw(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Table, ctx: int) -> None:
        draw(g, about(g, ctx, DOER), scaled(g, ctx, self.amount))


class Kuk(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Table, ctx: int) -> None:
        kuk(g, about(g, ctx, DOER), scaled(g, ctx, self.amount))


class Look(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Table, ctx: int) -> None:
        doer = about(g, ctx, DOER)
        look(g, doer, doer, scaled(g, ctx, self.amount))


class LookHand(Effect):
    def __init__(self, players: Players) -> None:
        super().__init__()
        self.players = players

    def run(self, g: Table, ctx: int) -> None:
        g.call(LOOK_HAND, self.number, ctx)


def ask_whose_hand(g: Table) -> None:
    node, ctx = g.box.effects[g.get(NODE)], g.get(CTX)
    assert isinstance(node, LookHand)
    seats = node.players.seats(g, ctx)
    g.pick = -1
    if node.players.is_chosen() and seats:
        ask_for_player(g, ctx, seats)


def see_hand(g: Table) -> None:
    node, ctx = g.box.effects[g.get(NODE)], g.get(CTX)
    assert isinstance(node, LookHand)
    seats = [detail_of(g.pick)] if g.pick >= 0 else node.players.seats(g, ctx)
    for seat in seats:
        set_about(g, ctx, ACTOR, seat)
        for slot in g.players[seat].hand:
            see(g, about(g, ctx, DOER), slot)


def see(g: Table, seat: int, slot: int) -> None:
    """Let a player know a hidden card."""
    card = g.card(slot)
    card.known |= 1 << seat
    if g.sink is not None:
        g.sink.append(
            Event("see", "conquerors:TERM-8", {"player": seat, "card": card.handle},
                  {"definition": card.definition}, card.known)
        )  # fmt: skip


LOOK_HAND: Final = BOOK.flow("look at a hand", ask_whose_hand, see_hand)


class LookAt(Aimed):
    """At face-down traps; there is nothing to see on other cards of the planet."""

    def act(self, g: Table, ctx: int) -> None:
        for handle in its(g, ctx):
            slot = g.on_planet(handle)
            if slot >= 0:
                see(g, about(g, ctx, DOER), slot)


class Discard(Effect):
    def __init__(self, amount: int, at_random: bool) -> None:
        super().__init__()
        self.amount = amount
        self.at_random = at_random

    def can(self, g: Table, ctx: int) -> bool:
        return len(g.players[about(g, ctx, DOER)].hand) >= self.amount

    def run(self, g: Table, ctx: int) -> None:
        discard(g, about(g, ctx, DOER), scaled(g, ctx, self.amount), self.at_random)


class Mill(Effect):
    """The top cards of the deck go to the junkyard."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, g: Table, ctx: int) -> None:
        g.call(MILL, about(g, ctx, DOER), scaled(g, ctx, self.amount))


_SEAT: Final = 0
_COUNT: Final = 1


def settle_milled(g: Table) -> None:
    settle_first(g, g.get(_SEAT), g.get(_COUNT))


def mill(g: Table) -> None:
    for slot in top_cards(g, g.get(_SEAT), g.get(_COUNT)):
        to_junkyard(g, slot, "conquerors:TERM-1")


MILL: Final = BOOK.flow("mill", settle_milled, mill)


class Shuffle(Effect):
    def run(self, g: Table, ctx: int) -> None:
        shuffle(g, about(g, ctx, DOER))


class Tuck(Effect):
    """Cards of the hand go to the bottom of the deck."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def can(self, g: Table, ctx: int) -> bool:
        return len(g.players[about(g, ctx, DOER)].hand) >= self.amount

    def run(self, g: Table, ctx: int) -> None:
        g.call(TUCK, about(g, ctx, DOER), scaled(g, ctx, self.amount))


TUCK_LEFT: Final = 1


def ask_tuck(g: Table) -> None:
    hand = g.players[g.get(_SEAT)].hand
    if g.get(TUCK_LEFT) <= 0 or not hand:
        g.done()
        return
    offer_hand(g, ASK_TUCK, g.get(_SEAT), hand)


def tuck(g: Table) -> None:
    to_bottom(g, object_of(g.pick), "conquerors:TERM-1")
    g.put(TUCK_LEFT, g.get(TUCK_LEFT) - 1)
    g.goto(ask_tuck)


TUCK: Final = BOOK.flow("tuck", ask_tuck, tuck)


# -- moving what was aimed at -------------------------------------------------------------


class MoveAway(Aimed):
    """To the owner's hand, or to the top or bottom of the owner's deck; no base (TERM-12)."""

    def __init__(self, target: Target, destination: int) -> None:
        super().__init__(target)
        self.destination = destination

    def act(self, g: Table, ctx: int) -> None:
        handles = its(g, ctx)
        for handle in handles:
            slot = g.slot(handle)
            if slot >= 0 and g.cards[slot].zone == JUNKYARD:
                self._from_junkyard(g, slot)
        begin_leaving(g)
        for handle in handles:
            slot = g.on_planet(handle)
            if slot >= 0 and g.kind_of(slot) != BASE:
                leaving(g, slot, MOVED, self.destination)

    def _from_junkyard(self, g: Table, slot: int) -> None:
        if self.destination == TO_HAND:
            to_hand(g, slot, "conquerors:TERM-7")
        elif self.destination == TO_TOP:
            to_top(g, slot, "conquerors:TERM-7")
        elif self.destination == TO_BOTTOM:
            to_bottom(g, slot, "conquerors:TERM-7")


# -- searching the deck -------------------------------------------------------------------

_DOER: Final = 2


class Search(Effect):
    def __init__(self, kind: CardKind, onto_planet: bool) -> None:
        super().__init__()
        self.kind = kind
        self.onto_planet = onto_planet

    def fits(self, g: Table, definition: int) -> bool:
        return self.kind.matches(g, definition) and not (
            self.onto_planet and _stays_not(g, definition)
        )

    def run(self, g: Table, ctx: int) -> None:
        g.call(SEARCH, self.number, ctx, about(g, ctx, DOER))


def _stays_not(g: Table, definition: int) -> bool:
    """Spells and traps cannot be put onto the planet as they are."""
    kind = g.definitions[definition].kind
    return kind in (SPELL, TRAP)


def ask_search(g: Table) -> None:
    """Whoever searches may always find nothing."""
    node, seat = g.box.effects[g.get(NODE)], g.get(_DOER)
    assert isinstance(node, Search)
    g.ask(ASK_SEARCH, seat)
    g.offer(PASS)
    seen: list[int] = []
    for slot in sorted(g.players[seat].deck, key=lambda s: g.cards[s].definition):
        definition = g.cards[slot].definition
        if definition not in seen and node.fits(g, definition):
            seen.append(definition)
            g.offer(option(CHOOSE, slot))


def take_found(g: Table) -> None:
    """TERM-11: what was looked for by kind is shown to prove it."""
    node, seat = g.box.effects[g.get(NODE)], g.get(_DOER)
    assert isinstance(node, Search)
    slot = object_of(g.pick)
    if g.pick == PASS:
        shuffle(g, seat)
        return
    if node.onto_planet:
        to_planet(g, slot, seat, "conquerors:CARD-7")
        shuffle(g, seat)
        entered(g, slot)
        return
    if not node.kind.is_any():
        g.card(slot).known = g.everybody()
    else:
        g.card(slot).known = 0
    to_hand(g, slot, "conquerors:TERM-1")
    shuffle(g, seat)


SEARCH: Final = BOOK.flow("search", ask_search, take_found)


# -- from the junkyard --------------------------------------------------------------------

ONTO_PLANET: Final = -1


class Salvage(Effect):
    """A target card of the own junkyard goes to the hand, onto the planet, onto the deck."""

    def __init__(self, kind: CardKind, destination: int) -> None:
        super().__init__()
        self.kind = kind
        self.destination = destination

    def candidates(self, g: Table, seat: int) -> list[int]:
        found: list[int] = []
        seen: list[int] = []
        for slot in g.players[seat].junkyard:
            definition = g.cards[slot].definition
            if definition in seen or not self.kind.matches(g, definition):
                continue
            if self.destination == ONTO_PLANET and _stays_not(g, definition):
                continue
            seen.append(definition)
            found.append(slot)
        return found

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        doer = about(g, ctx, DOER) if ctx >= 0 else seat
        return SATISFIED if self.candidates(g, doer) else MISSING

    def takes_own(self) -> bool:
        return True

    def run(self, g: Table, ctx: int) -> None:
        if self.candidates(g, about(g, ctx, DOER)):
            g.call(SALVAGE, self.number, ctx, about(g, ctx, DOER))


def ask_salvage(g: Table) -> None:
    node = g.box.effects[g.get(NODE)]
    assert isinstance(node, Salvage)
    g.ask(ASK_SALVAGE, g.get(_DOER))
    for slot in node.candidates(g, g.get(_DOER)):
        g.offer(option(CHOOSE, slot))


def take_salvaged(g: Table) -> None:
    node, ctx, seat = g.box.effects[g.get(NODE)], g.get(CTX), g.get(_DOER)
    assert isinstance(node, Salvage)
    slot = object_of(g.pick)
    if node.destination == TO_HAND:
        to_hand(g, slot, "conquerors:TERM-1")
    elif node.destination == TO_TOP:
        to_top(g, slot, "conquerors:TERM-1")
    else:
        to_planet(g, slot, seat, "conquerors:CARD-7")
    set_about(g, ctx, ITS_FROM, len(g.its))
    g.its.append(g.cards[slot].handle)
    set_about(g, ctx, ITS_TO, len(g.its))
    if node.destination == ONTO_PLANET:
        entered(g, slot)


SALVAGE: Final = BOOK.flow("salvage", ask_salvage, take_salvaged)


# -- countering ---------------------------------------------------------------------------


class CardBeingPlayed(Target):
    """ "target spell card being played"."""

    def __init__(self, kind: CardKind) -> None:
        super().__init__()
        self.kind = kind

    def candidates(self, g: Table, seat: int, slot: int, ctx: int) -> list[int]:
        return [
            played
            for played in being_played(g)
            if played != slot and self.kind.matches(g, g.cards[played].definition)
        ]

    def survey(self, g: Table, seat: int, slot: int, ctx: int) -> int:
        return SATISFIED if self.candidates(g, seat, slot, ctx) else MISSING

    def aim(self, g: Table, ctx: int) -> None:
        choose(g, self, ctx, 1, False)


class Counter(Aimed):
    """CARD-4: the card goes to its owner's junkyard; its cost stays paid."""

    def act(self, g: Table, ctx: int) -> None:
        for handle in its(g, ctx):
            slot = g.slot(handle)
            if slot >= 0 and g.cards[slot].zone == LIMBO:
                to_junkyard(g, slot, "conquerors:CARD-4")
                note(g, events.COUNTER, g.cards[slot].handle)
                rename(g, len(g.queue), handle, g.cards[slot].handle)
