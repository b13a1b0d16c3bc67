"""Who knows what: views for one seat, other worlds that the seat cannot tell from this one.

A view is built afresh from what is listed here and holds no reference to the state.
"""

from __future__ import annotations

from typing import Any, Final, cast

from deskovka.games.conquerors.codes import (
    BASE,
    DECK,
    EDITIONS,
    GONE,
    HAND,
    LIMBO,
    PHASES,
    PLANET,
    TRAP,
    WARRIOR,
    WAYS,
    WINDOWS,
)
from deskovka.games.conquerors.layouts import (
    QUEUE_CONTROLLER,
    QUEUE_STRIDE,
    bearer_of,
    number_of,
)
from deskovka.games.conquerors.rules.book import WINDOW, WINDOW_ABOUT, WINDOW_BY, WINDOW_KIND
from deskovka.games.conquerors.rules.cards import attack, life, max_life, shielding
from deskovka.games.conquerors.rules.materials import makes_left, maximum
from deskovka.games.conquerors.rules.plays import (
    PAID_SEAT,
    PAID_SLOT,
    PLAY_CARD,
    PLAY_HANDLE,
    PLAY_SEAT,
    PLAY_SLOT,
    USE_PAID,
)
from deskovka.games.conquerors.rules.traps import ACTIVATE, ACTIVATE_BY, ACTIVATE_SLOT
from deskovka.games.conquerors.rules.winning import building_life
from deskovka.games.conquerors.state import Definition, Table
from deskovka.games.conquerors.views import (
    HeldCard,
    Option,
    PlanetCard,
    PlanetView,
    Player,
    Trigger,
    Waiting,
    Window,
)
from deskovka.games.port.dealer import Dealer
from deskovka.kernel.chance import FAST, Chance
from deskovka.kernel.frames import below, local_of

Faces = dict[str, Any]
Shared = dict[int, Any]  # by slot: the card there, as views of the same moment all show it

FACES: Final = -1  # no slot: `Faces`, by card ("" for one that is hidden), then by handle

_CARD: Final[PlanetCard] = {"handle": 0, "card": "", "owner": 0, "used": 0, "illusion": False}
_ENTITY: Final[PlanetCard] = {
    **_CARD, "life": 0, "max_life": 0, "shielding": 0, "traps": [], "changes": [],
}  # fmt: skip
_WARRIOR: Final[PlanetCard] = {
    **_ENTITY, "attack": 0, "exhausted": False, "attacked": False, "target": 0, "line": 0,
    "blocker": 0, "blocking": 0,
}  # fmt: skip

# -- views --------------------------------------------------------------------------------


def view(g: Table, seat: int | None, shared: Shared) -> PlanetView:
    """What the seat may see, or a spectator (None), as plain data: UI-1, UI-2.

    Cards of which nothing is to be seen but what they are come from ``shared[FACES]`` if it is
    there: so they need not be made again for every view.
    """
    eye = g.seats if seat is None else seat
    seen: PlanetView = {
        "game": "conquerors",
        "edition": EDITIONS[g.edition],
        "seat": seat,
        "turn": g.turn,
        "starter": g.starter,
        "active": g.active,
        "phase": PHASES[g.phase],
        "players": [_player(g, at, eye, shared) for at in range(g.seats)],
        "attackers": [handle for handle in g.attackers if g.on_planet(handle) >= 0],
        "pending": _pending(g, eye),
        "effects": _waiting(g),
        "asked": None,
        "outcome": None,
    }
    if g.asking:
        seen["asked"] = {"seat": g.seat, "kind": g.question().name, "rule": g.question().rule}
        if g.seat == eye:
            seen["options"] = [cast(Option, g.option_data(code)) for code in g.options]
            seen["default"] = g.default
    if g.over:
        winners = [at for at in range(g.seats) if g.winners >> at & 1]
        seen["outcome"] = {"winners": winners, "how": WAYS[g.how]}
    return seen


def _player(g: Table, at: int, eye: int, shared: Shared) -> Player:
    """Materials and maxima lie open (MAT-6); what a hand or a deck holds may be hidden."""
    player = g.players[at]
    faces: Faces | None = shared.get(FACES)
    return {
        "seat": at,
        "out": player.out == 1,
        "stored": player.stored[:],
        "maxima": [maximum(g, at, material) for material in range(3)],
        "building_life": 0 if player.out else building_life(g, at),
        "base": None if player.out else _on_planet(g, player.base, eye, shared),
        "miners": [_on_planet(g, slot, eye, shared) for slot in player.miners],
        "row": [_on_planet(g, slot, eye, shared) for slot in player.row],
        "hand": [_face(g, slot, eye, faces) for slot in player.hand],
        "junkyard": [_face(g, slot, eye, faces) for slot in player.junkyard],
        "deck": len(player.deck),
        "known_deck": _known_deck(g, at, eye),
        "makes_left": makes_left(g, at),
        "placed": player.placed,
        "moved": player.moved,
        "skips": [PHASES[phase] for phase in range(len(PHASES)) if player.skips >> phase & 1],
    }


def _face(g: Table, slot: int, eye: int, faces: Faces | None) -> Any:
    """A `HeldCard`, or whatever ``faces`` has in its place: the JSON of one, say."""
    if faces is None:
        return _hidden(g, slot, eye)
    card = g.cards[slot]
    ident = g.definitions[card.definition].ident if card.known >> eye & 1 else ""
    return faces[ident][card.handle]


def face(handle: int, ident: str) -> HeldCard:
    """A card by its handle; what it is, for those who know."""
    return {"handle": handle, "card": ident} if ident else {"handle": handle}


def _hidden(g: Table, slot: int, eye: int) -> HeldCard:
    card = g.cards[slot]
    known = card.known >> eye & 1
    return face(card.handle, g.definitions[card.definition].ident if known else "")


def _known_deck(g: Table, at: int, eye: int) -> list[list[int | str]]:
    """Cards of a deck that the seat has seen there: how many lie above, and which it is."""
    deck = g.players[at].deck
    found: list[list[int | str]] = []
    for above in range(len(deck)):
        card = g.cards[deck[-1 - above]]
        if card.known >> eye & 1:
            found.append([above, g.definitions[card.definition].ident])
    return found


def _on_planet(g: Table, slot: int, eye: int, shared: Shared) -> PlanetCard:
    known: PlanetCard | None = shared.get(slot)
    if known is not None:
        return known
    card = g.cards[slot]
    printed = g.printed(slot)
    seen = _blank(printed)
    seen["handle"] = card.handle
    if card.known >> eye & 1:
        seen["card"] = g.definitions[card.definition].ident
    else:
        del seen["card"]
    seen["owner"] = card.owner
    seen["used"] = card.used
    seen["illusion"] = card.illusion == 1
    if printed.is_entity():
        seen["life"] = life(g, slot)
        seen["max_life"] = max_life(g, slot)
        seen["shielding"] = shielding(g, slot)
        seen["traps"] = [_face(g, trap, eye, shared.get(FACES)) for trap in card.traps]
        seen["changes"] = list(card.mods)
    if printed.kind == WARRIOR:
        seen["attack"] = attack(g, slot)
        seen["exhausted"] = card.exhausted == 1
        seen["attacked"] = card.attacked == 1
        seen["target"] = card.target
        seen["line"] = card.line
        seen["blocker"] = card.blocker
        seen["blocking"] = card.blocking
    if card.known == g.everybody() and not card.traps:  # it looks the same to all
        shared[slot] = seen
    return seen


def _blank(printed: Definition) -> PlanetCard:
    """With room for all that is to be seen: a dictionary that grows is made three times."""
    if printed.kind == WARRIOR:
        return _WARRIOR.copy()
    return _ENTITY.copy() if printed.is_entity() else _CARD.copy()


def _pending(g: Table, eye: int) -> list[Window | Waiting]:
    """What waits to go on, the latest first: windows, cards being played, effects, traps."""
    found: list[Window | Waiting] = []
    at = g.base
    while at >= 0:
        flow = g.flow_of(at)
        if flow == WINDOW:
            kind, about = WINDOWS[local_of(g, at, WINDOW_KIND)], local_of(g, at, WINDOW_ABOUT)
            by = local_of(g, at, WINDOW_BY)
            found.append({"what": "window", "kind": kind, "by": by, "card": about})
        elif flow == PLAY_CARD and local_of(g, at, PLAY_HANDLE):
            card = _hidden(g, local_of(g, at, PLAY_SLOT), eye)
            found.append({"what": "play", "by": local_of(g, at, PLAY_SEAT), **card})
        elif flow == USE_PAID:
            card = _hidden(g, local_of(g, at, PAID_SLOT), eye)
            found.append({"what": "paid", "by": local_of(g, at, PAID_SEAT), **card})
        elif flow == ACTIVATE:
            card = _hidden(g, local_of(g, at, ACTIVATE_SLOT), eye)
            found.append({"what": "trap", "by": local_of(g, at, ACTIVATE_BY), **card})
        at = below(g, at)
    return found


def _waiting(g: Table) -> list[Trigger]:
    """Triggered effects that wait."""
    found: list[Trigger] = []
    for at in range(0, len(g.queue), QUEUE_STRIDE):
        what = g.queue[at]
        if what >= 0:
            ident = g.definitions[bearer_of(what)].ident
            by = g.queue[at + QUEUE_CONTROLLER]
            found.append({"card": ident, "ability": number_of(what), "by": by})
    return found


# -- other worlds -------------------------------------------------------------------------


class Hidden(Dealer):
    """What a seat does not know at one moment: worlds that it may be in are dealt from here.

    Definitions move between the slots that are hidden from the seat; slots and handles stay.
    With ``lists`` the seat does not know the decks of others: they are guessed from these, each
    a list of definitions.
    """

    def __init__(self, g: Table, seat: int, lists: list[list[int]]) -> None:
        self.table = g.clone()
        self.lists = lists
        self.parts = [_Part(owner, bool(lists) and owner != seat) for owner in range(g.seats)]
        placed = _placed(g)
        for slot in range(len(g.cards)):
            self.parts[g.cards[slot].owner].take(g, slot, seat, placed[slot])
        for part in self.parts:
            if not part.guessed:
                part.sort(self.table)

    def world(self, seed: int) -> Table:
        """A world that the seat cannot tell from the real one."""
        return self._dealt(self.table.clone(), seed)

    def last_world(self, seed: int) -> Table:
        """The same, where no other is wanted afterwards: dealt without another copy."""
        return self._dealt(self.table, seed)

    def _dealt(self, world: Table, seed: int) -> Table:
        chance = Chance(FAST, seed)
        for part in self.parts:
            if part.guessed:
                part.guess(world, chance, self.lists)
            else:
                part.shuffle(world, chance)
        world.forget(FAST, chance.roll(1 << 30) << 32 | chance.roll(1 << 30))
        if not world.turned:  # a page of many holds cards that lie open
            world.reconsider()
        return world


def _placed(g: Table) -> list[bool]:
    """By slot: does its place mean something? Not where it lies in a shuffled deck."""
    placed = [True] * len(g.cards)
    for player in g.players:
        for slot in player.deck[player.low : player.high]:
            placed[slot] = False
    return placed


class _Part:
    """The cards of one owner that a seat does not know, by their slots.

    Face-down cards are traps in every world; the rest may be anything that is left.
    """

    def __init__(self, owner: int, guessed: bool) -> None:
        self.owner = owner
        self.guessed = guessed
        self.seen: list[int] = []  # where guessing needs them
        self.face_down: list[int] = []
        self.anywhere: list[int] = []
        self.placed = 0  # so many of those lie where their place means something
        self.placed_first: list[int] = []
        self.in_hand = False

    def take(self, g: Table, slot: int, seat: int, placed: bool) -> None:
        """One of the owner's cards. They come in the order of their slots."""
        card = g.cards[slot]
        zone = card.zone
        if card.known >> seat & 1 or zone == GONE:
            if self.guessed:
                self.seen.append(card.definition)
        elif zone in (DECK, HAND):
            self.anywhere.append(slot)
            if placed:
                self.placed_first.insert(self.placed, slot)
                self.placed += 1
            else:
                self.placed_first.append(slot)
            if zone == HAND:
                self.in_hand = True
        elif zone in (PLANET, LIMBO):
            self.face_down.append(slot)

    def sort(self, g: Table) -> None:
        """Deal the cards by their definitions: what lies where in this world is of no account."""
        pool = [g.cards[slot].definition for slot in self.face_down + self.anywhere]
        pool.sort()
        self._lay(g, pool)

    def guess(self, g: Table, chance: Chance, lists: list[list[int]]) -> None:
        """Deal from a deck that is not known."""
        laid, others = len(self.face_down), len(self.anywhere)
        self._lay(g, _guessed(g, self.seen, laid, others, chance, lists))
        g.sort_hand(self.owner)

    def _lay(self, g: Table, pool: list[int]) -> None:
        """Deal the pool: its first traps face down, the others in the order of their slots."""
        for slot in self.face_down:
            at = 0
            while g.definitions[pool[at]].kind != TRAP:
                at += 1
            _become(g, slot, pool.pop(at))
        for at in range(len(self.anywhere)):
            _become(g, self.anywhere[at], pool[at])

    def shuffle(self, g: Table, chance: Chance) -> None:
        """Deal anew from the sorted cards. What lies in a shuffled deck stays where it is, unless
        it is wanted elsewhere: its place there is rolled when it is drawn."""
        for at in range(len(self.face_down)):
            self._turn_another(g, at, chance)
        slots = self.placed_first
        for at in range(self.placed):
            _swap(g, slots[at], slots[at + chance.roll(len(slots) - at)])
        if self.in_hand:
            g.sort_hand(self.owner)

    def _turn_another(self, g: Table, at: int, chance: Chance) -> None:
        """Swap a face-down trap with any that is not laid yet."""
        traps = self.face_down[at:]
        traps.extend([slot for slot in self.placed_first if g.kind_of(slot) == TRAP])
        _swap(g, traps[0], traps[chance.roll(len(traps))])


_MISFIT: Final = 8  # a card that is not in a deck makes the deck so many times less likely
_MOST_MISFITS: Final = 6


def _guessed(
    g: Table, seen: list[int], traps: int, others: int, chance: Chance, lists: list[list[int]]
) -> list[int]:
    """Hidden cards of a deck that is not known: the rest of a list that fits what was seen.

    Where that is too little, cards of all lists follow; there are as many traps as lie face down.
    """
    rests: list[list[int]] = []
    weights: list[int] = []
    for cards in lists:
        rest = cards[:]
        misfits = 0
        for definition in seen:
            if definition in rest:
                rest.remove(definition)
            elif g.definitions[definition].kind != BASE:
                misfits += 1
        rests.append(rest)
        weights.append(_MISFIT ** (_MOST_MISFITS - min(misfits, _MOST_MISFITS)))
    pool = rests[_one_of(weights, chance)][:]
    _shuffle(pool, chance)
    more = [definition for rest in rests for definition in rest]
    more.extend([d.number for d in g.definitions if d.kind == TRAP and traps])
    _shuffle(more, chance)
    while len(pool) < traps + others + len(more):
        pool.extend(more)
    dealt: list[int] = []
    left: list[int] = []
    for definition in pool:
        if len(dealt) < traps and g.definitions[definition].kind == TRAP:
            dealt.append(definition)
        else:
            left.append(definition)
    return dealt + left[:others]


def _one_of(weights: list[int], chance: Chance) -> int:
    """A place in the list, each as likely as its weight says."""
    rolled = chance.roll(sum(weights))
    at = 0
    while rolled >= weights[at]:
        rolled -= weights[at]
        at += 1
    return at


def _become(g: Table, slot: int, definition: int) -> None:
    if g.cards[slot].definition != definition:
        g.card(slot).definition = definition


def _swap(g: Table, one: int, other: int) -> None:
    definition = g.cards[one].definition
    _become(g, one, g.cards[other].definition)
    _become(g, other, definition)


def _shuffle(pool: list[int], chance: Chance) -> None:
    for at in range(len(pool) - 1, 0, -1):
        other = chance.roll(at + 1)
        pool[at], pool[other] = pool[other], pool[at]
