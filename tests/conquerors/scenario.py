"""Set up any position of Planetary Conquerors in a few lines, then play it strictly.

A test takes the fixture ``scenario`` and calls it once (or more often)::

    from tests.conquerors.scenario import Scenarios, Side, card, spell, warrior

    def test_a_spell_kills(scenario: Scenarios) -> None:
        zap = spell("zap", "Deal 2 damage to target warrior.", cost="1 gold")
        s = scenario(
            you=Side(hand=[zap], gold=3, warriors=["topdecker"]),
            foe=Side(warriors=[card("dust-runner", damage=1, exhausted=True)]),
        )
        s.expect("you", "main", ["pass", "play zap"])
        s.pick("play zap")
        s.expect("you", "target", ["topdecker", "dust-runner"])
        s.pick("dust-runner")
        assert s.planet("foe") == []
        assert s.junkyard("foe") == ["dust-runner"]

Every test runs twice: ``plain``, and ``restored``, where before each pick the game is dumped and
loaded from a clone, and all the tables left behind are proved unchanged in the end.

**The position.** ``you``, ``foe``, ``third`` … ``sixth`` sit clockwise; two sit there if none is
named, and ``third=Side()`` alone makes three. A `Side` holds, all optional:

* ``miners``, ``buildings``, ``warriors``, ``hand``, ``junkyard``: lists of cards;
* ``traps_before_base``: traps, the outermost first;
* ``deck``: the whole deck, the top card first; without it, 20 Gold Miners, and ``top`` lies on it;
* ``gold``, ``cosmium``, ``electricity`` (0), ``maxima`` ((6, 6, 3)), ``base`` (15 life);
* ``made``, ``placed``, ``moved``: what the player has done this turn already.

A card is an id of the core set, an invented card (``miner``, ``building``, ``warrior``, ``trap``,
``spell``: any text of the card language; ``big-bear`` calls itself Big Bear), or one of these in
``card(…, name=, damage=, exhausted=, used=, illusion=, owner=, known=, traps=)``. ``traps`` lie
before a building, outermost first; ``owner="foe"`` makes a card that you control and they own;
``known=["foe"]`` says who knows a hidden card. Cards that only a search or a text needs come as
``cards=[…]`` or ``cards='''[[card]] …'''``.

``phase`` ("main"), ``active`` ("you"), ``turn`` (3), ``edition`` ("en"): the game stands at the
very start of that phase, and runs to the first question. Nothing that is set up triggers; what
happens "at the start of" that phase does. ``rolls=[…]`` scripts chance from the start.

**Names.** The first card of an id is called by it, the next ones ``topdecker#2`` and so on,
numbered through the sides in their order, decks last; ``card(…, name="old one")`` calls it what
you like. Bases are ``you base``, ``foe base``.

A question with a single option is not asked, so a main phase in which nothing can be done is
over at once. Where the game should wait there, put ``IDLE`` (a free Miner without text) into the
hand: then the main phase asks "pass" or "play idle".

**Options** are labels: ``pass``, ``yes``, ``play X``, ``pay X`` (``pay X/2``: the second of
several), ``make electricity``, ``place X``, ``move X``, ``at 0`` (a position in a column, 0 is the
outermost), ``mode 0``, a player's name, or just the card's name. Effects to be ordered are named
after their card (``X selfheal`` and the like for keywords), `` on Y`` where that is not enough.

* ``s.options()``: all labels; ``s.asked`` who, ``s.kind`` which question (the names of the
  ``ASK_…`` codes: "main", "reaction", "attack_target", "trap_where" …);
* ``s.expect(who, kind, labels)``: this question with exactly these options, in any order;
* ``s.pick(label)``, ``s.play(label, label, …)``: raises with the list of what there is;
* ``s.to(phase, who)``: passes all questions up to the first one asked in that phase of that
  player; ``s.pass_reactions()``: passes all reaction windows up to another question;
* ``s.roll(2, 0)``: scripts the coming rolls (0 is the first of what is rolled for).

**Looking.** ``s.life(x)``, ``attack``, ``zone``, ``controller``, ``exhausted``, ``used``,
``traps``, ``knowers`` of a card; ``s.planet(who)`` (miners, then buildings and warriors), ``hand``,
``junkyard``, ``deck`` (top first), ``stored`` and ``maxima`` (gold, cosmium, electricity),
``base``, ``building_life``, ``out`` of a player; ``s.phase``, ``active``, ``turn``, ``over``,
``winners``, ``how``; ``s.events`` are all events, ``s.happened("damage")`` the facts of one kind
with names for handles; ``s.table`` is the state itself (another object after each pick).

**Strict.** In the end these fail: a scripted roll that was not used; a roll that nobody scripted;
a pending question that is neither the rest of a phase (main, kuk, attackers, traps, the move to
the next phase) nor was just expected. ``s.leave()`` says that the rest does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from deskovka.games.conquerors import codes, dumps
from deskovka.games.conquerors.layouts import QUEUE_SLOT, QUEUE_STRIDE, QUEUE_SUBJECT, QUEUE_WHAT
from deskovka.games.conquerors.rules import cards as rules_of_cards
from deskovka.games.conquerors.rules.materials import maximum
from deskovka.games.conquerors.rules.winning import building_life
from deskovka.games.conquerors.state import Table
from deskovka.kernel.events import Event
from deskovka.kernel.frames import frames
from deskovka.kernel.options import detail_of, object_of, verb_of
from tests.answering import Answering
from tests.conquerors.invented import (
    Invented,
    building,
    from_toml,
    miner,
    spell,
    trap,
    warrior,
)
from tests.conquerors.position import PLAYERS, Named, Placed, Position, Side

__all__ = ["IDLE", "Scenario", "Scenarios", "Side", "building", "card", "miner", "spell"]
__all__ += ["trap", "warrior"]

KINDS = {
    number: name.removeprefix("ASK_").lower()
    for name, number in vars(codes).items()
    if name.startswith("ASK_")
}
IDLE = miner("idle")
_PAGE = -3
_AT_REST = ("main", "kuk", "attacker", "trap", "reaction")
_FRAMES_AT_REST = 3  # turns, phase, what the phase does
_KEYWORDS = {
    codes.SELFHEALS: "selfheal",
    codes.SELFDESTROYS: "selfdestroy",
    codes.FINAL_HITS: "final hit",
}
_HANDLES = ("card", "source", "target", "attacker", "before")
_SEATS = ("player", "owner", "controller")


def card(
    what: Named,
    *,
    name: str = "",
    damage: int = 0,
    exhausted: bool = False,
    used: bool = False,
    illusion: bool = False,
    owner: str = "",
    known: Sequence[str] = (),
    traps: Sequence[Any] = (),
) -> Placed:
    """A card with more about it than where it is."""
    return Placed(what, name, damage, exhausted, used, illusion, owner, known, traps)


class Scenario(Answering[Table]):
    """A position being played. See the module's text."""

    def __init__(self, position: Position, restored: bool, rolls: Sequence[int]) -> None:
        super().__init__(position.table, restored)
        self._position = position
        self.roll(*rolls)
        self.begin()

    # -- asking ---------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who must choose, or nobody: ''."""
        return PLAYERS[self.table.seat] if self.table.asking else ""

    @property
    def kind(self) -> str:
        if not self.table.asking:
            return ""
        return "page" if self.table.kind == _PAGE else KINDS[self.table.kind]

    def options(self) -> list[str]:
        """The labels of all options, in their order."""
        if not self.table.asking:
            return []
        plain = [self._label(code) for code in self.table.options]
        told = [
            label + (self._telling_apart(code) if plain.count(label) > 1 else "")
            for label, code in zip(plain, self.table.options, strict=True)
        ]
        before = [told[:at].count(label) for at, label in enumerate(told)]
        return [
            f"{label} ({count + 1})" if count else label
            for label, count in zip(told, before, strict=True)
        ]

    def _label(self, code: int) -> str:
        verb, slot, detail = verb_of(code), object_of(code), detail_of(code)
        if self.table.kind == _PAGE:
            return f"page {code}"
        if verb == codes.CHOOSE:
            return self.name(slot)
        if verb == codes.RULE:
            return self._effect(slot)
        if verb == codes.PAY:
            several = len(self.table.printed(slot).paid) > 1
            return f"pay {self.name(slot)}" + (f"/{detail + 1}" if several else "")
        if verb == codes.SEAT:
            return PLAYERS[detail]
        words = {codes.NUMBER: f"at {detail}", codes.MODE: f"mode {detail}"}
        words[codes.PASS] = "pass"
        words[codes.YES] = "yes"
        words[codes.MAKE_ELECTRICITY] = "make electricity"
        return words.get(verb) or f"{codes.VERBS[verb]} {self.name(slot)}"

    def _effect(self, number: int) -> str:
        """A replacing effect is given by its card, a waiting one by its place in the queue."""
        if self.table.kind == codes.ASK_REPLACEMENT:
            return self.name(number)
        entry = self.table.queue[number * QUEUE_STRIDE :]
        what, slot = entry[QUEUE_WHAT], entry[QUEUE_SLOT]
        return f"{self.name(slot)} {_KEYWORDS[what]}" if what in _KEYWORDS else self.name(slot)

    def _telling_apart(self, code: int) -> str:
        if verb_of(code) != codes.RULE or self.table.kind == codes.ASK_REPLACEMENT:
            return ""
        subject = self.table.queue[object_of(code) * QUEUE_STRIDE + QUEUE_SUBJECT]
        return f" on {self._named(subject)}" if subject else ""

    def reloaded(self, table: Table) -> Table:
        return dumps.load(table.box, dumps.dump(table.clone()))

    # -- answering ------------------------------------------------------------------------

    def pass_reactions(self) -> None:
        while self.kind == "reaction":
            self.pick("pass")

    def to(self, phase: str, who: str = "") -> None:
        """Pass everything until a question is asked in that phase (of that player)."""
        self.pick("pass")
        while self.phase != phase or (who and self.active != who):
            self.pick("pass")

    def roll(self, *results: int) -> None:
        self.table.chance.script.extend(results)

    # -- cards ----------------------------------------------------------------------------

    def name(self, slot: int) -> str:
        names = self._position.names
        if slot not in names:  # an illusion made meanwhile
            self._position.table = self.table
            return self._position.give_name(slot)
        return names[slot]

    def slot(self, name: str) -> int:
        for slot in range(len(self.table.cards)):
            if self.name(slot) == name:
                return slot
        raise AssertionError(f"there is no card called {name!r}")

    def _named(self, handle: int) -> str:
        return self.name(self.table.where[handle]) if handle > 0 else ""

    def life(self, name: str) -> int:
        return rules_of_cards.life(self.table, self.slot(name))

    def attack(self, name: str) -> int:
        return rules_of_cards.attack(self.table, self.slot(name))

    def zone(self, name: str) -> str:
        return codes.ZONES[self.table.cards[self.slot(name)].zone]

    def controller(self, name: str) -> str:
        return PLAYERS[self.table.cards[self.slot(name)].controller]

    def exhausted(self, name: str) -> bool:
        return bool(self.table.cards[self.slot(name)].exhausted)

    def used(self, name: str) -> bool:
        return bool(self.table.cards[self.slot(name)].used)

    def traps(self, name: str) -> list[str]:
        """The traps in front of an entity, the outermost first."""
        return [self.name(slot) for slot in self.table.cards[self.slot(name)].traps]

    def knowers(self, name: str) -> list[str]:
        """The players who know what this card is; 'all' stands for spectators too."""
        known = self.table.cards[self.slot(name)].known
        if known == self.table.everybody():
            return ["all"]
        return [PLAYERS[seat] for seat in range(self.table.seats) if known >> seat & 1]

    # -- players --------------------------------------------------------------------------

    def _player(self, who: str) -> Any:
        return self.table.players[PLAYERS.index(who)]

    def planet(self, who: str) -> list[str]:
        player = self._player(who)
        return [self.name(slot) for slot in [*player.miners, *player.row]]

    def hand(self, who: str) -> list[str]:
        return [self.name(slot) for slot in self._player(who).hand]

    def junkyard(self, who: str) -> list[str]:
        return [self.name(slot) for slot in self._player(who).junkyard]

    def deck(self, who: str) -> list[str]:
        """The top card first."""
        return [self.name(slot) for slot in reversed(self._player(who).deck)]

    def stored(self, who: str) -> tuple[int, ...]:
        return tuple(self._player(who).stored)

    def maxima(self, who: str) -> tuple[int, ...]:
        return tuple(maximum(self.table, PLAYERS.index(who), material) for material in range(3))

    def base(self, who: str) -> int:
        return rules_of_cards.life(self.table, self._player(who).base)

    def building_life(self, who: str) -> int:
        return building_life(self.table, PLAYERS.index(who))

    def out(self, who: str) -> bool:
        return bool(self._player(who).out)

    # -- the game -------------------------------------------------------------------------

    @property
    def window(self) -> str:
        """The kind of window in which there is something to react to; empty outside of one."""
        first = next(iter(self.table.view(None)["pending"]), None)
        return first["kind"] if first and first["what"] == "window" else ""

    @property
    def phase(self) -> str:
        return codes.PHASES[self.table.phase]

    @property
    def active(self) -> str:
        return PLAYERS[self.table.active]

    @property
    def turn(self) -> int:
        return self.table.turn

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def winners(self) -> list[str]:
        return [PLAYERS[s] for s in range(self.table.seats) if self.table.winners >> s & 1]

    @property
    def how(self) -> str:
        return codes.WAYS[self.table.how]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """What everybody could see of all events of a kind, with names."""
        return [self._with_names(event) for event in self.events if event.kind == kind]

    def _with_names(self, event: Event) -> dict[str, Any]:
        facts: dict[str, Any] = dict(event.facts)
        for key in facts:
            if key in _HANDLES:
                facts[key] = self._named(facts[key])
            elif key in _SEATS:
                facts[key] = PLAYERS[facts[key]]
            elif key in ("from", "to"):
                facts[key] = codes.ZONES[facts[key]]
            elif key == "phase":
                facts[key] = codes.PHASES[facts[key]]
            elif key == "material":
                facts[key] = codes.MATERIALS[facts[key]]
        return facts

    # -- the end --------------------------------------------------------------------------

    def leave(self) -> None:
        """What is still pending does not matter to the test."""
        self._left = True

    def finish(self) -> None:
        """Called by the fixture when the test has passed."""
        self.check_what_was_left()
        if self._left:
            return
        assert self.table.chance.script == [], "these scripted rolls were not used"
        assert self.table.chance.counter == 0, "something was rolled that no script foresaw"
        assert self._is_settled(), (
            f"left unanswered: {self.asked} is asked {self.kind}, {self.options()}"
        )

    def _is_settled(self) -> bool:
        if not self.table.asking or self._expected == self.table.moment:
            return True
        at_rest = self.kind in _AT_REST and not self.table.attackers and not self.table.queue
        return at_rest and self._depth() <= _FRAMES_AT_REST

    def _depth(self) -> int:
        return len(frames(self.table))


class Scenarios(Protocol):
    """What the fixture ``scenario`` is."""

    def __call__(
        self,
        you: Side | None = None,
        foe: Side | None = None,
        third: Side | None = None,
        fourth: Side | None = None,
        fifth: Side | None = None,
        sixth: Side | None = None,
        *,
        phase: str = "main",
        active: str = "you",
        turn: int = 3,
        edition: str = "en",
        cards: str | Sequence[Invented] = (),
        rolls: Sequence[int] = (),
    ) -> Scenario: ...


def set_up(
    sides: Sequence[Side | None],
    phase: str,
    active: str,
    turn: int,
    edition: str,
    cards: str | Sequence[Invented],
    rolls: Sequence[int],
    restored: bool,
) -> Scenario:
    last = max([1, *[seat for seat, side in enumerate(sides) if side is not None]])
    seated = [side or Side() for side in sides[: last + 1]]
    invented = from_toml(cards) if isinstance(cards, str) else cards
    position = Position(seated, edition, invented)
    position.stand_at(phase, active, turn)
    return Scenario(position, restored, rolls)
