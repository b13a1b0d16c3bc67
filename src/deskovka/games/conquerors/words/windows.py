"""What is being reacted to (REACT-1), in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deskovka.games.conquerors import codes
from deskovka.games.conquerors.rules.attack import DUEL, DUEL_ATTACKER, DUEL_BLOCKER
from deskovka.games.conquerors.rules.attackers import in_line
from deskovka.games.conquerors.rules.book import WINDOW, WINDOW_ABOUT, WINDOW_BY, WINDOW_KIND
from deskovka.games.conquerors.rules.life import DAMAGE
from deskovka.games.conquerors.rules.plays import PLAY_SLOT
from deskovka.games.conquerors.rules.replacements import items_of
from deskovka.games.conquerors.rules.traps import ACTIVATE, ACTIVATE_ATTACKER, ACTIVATE_SLOT
from deskovka.games.conquerors.state import Table
from deskovka.games.conquerors.words.causes import paid_cause
from deskovka.games.conquerors.words.narrator import Narrator
from deskovka.kernel.frames import Frame, frames
from deskovka.locales.quick import Values, sentence


def window_text(table: Table, language: str, names: Sequence[str] = ()) -> str:
    """What is being reacted to, as the player who is asked reads it; empty while nothing is."""
    return sentence(reaction(Narrator(table, language, table.seat, names)))


def reaction(narrator: Narrator) -> str:
    """What the innermost reaction window is about; empty outside of one."""
    found = frames(narrator.table)
    for number, frame in enumerate(found):
        if frame.flow == WINDOW:
            kind, seat = frame.locals[WINDOW_KIND], frame.locals[WINDOW_BY]
            about = frame.locals[WINDOW_ABOUT]
            return WINDOWS[codes.WINDOWS[kind]](narrator, seat, about, found[number + 1])
    return ""


def _window_play(narrator: Narrator, seat: int, about: int, below: Frame) -> str:
    slot = below.locals[PLAY_SLOT]
    values: Values = {"card": narrator.past(about), **narrator.whose(seat)}
    if narrator.table.kind_of(slot) != codes.SPELL:
        return narrator.said("window-play", values)
    return narrator.said("window-spell", {"text": narrator.does(slot), **values})


def _window_paid(narrator: Narrator, seat: int, about: int, below: Frame) -> str:
    source = paid_cause(narrator.table, below)
    return narrator.say(
        "window-paid",
        card=narrator.printed(source.definition),
        text=narrator.ability(*source),
        **narrator.whose(seat),
    )


def _window_phase(narrator: Narrator, seat: int, about: int, below: Frame) -> str:
    phase = narrator.table.phase
    if phase == codes.END_PHASE:
        return narrator.say("window-turn", **narrator.whose(seat))
    following = phase + 1
    while narrator.table.players[seat].skips >> following & 1 and following < codes.END_PHASE:
        following += 1
    names = [narrator.say(f"phase-{codes.PHASES[number]}") for number in (phase, following)]
    return narrator.say("window-phase", phase=names[0], next=names[1], **narrator.whose(seat))


def _window_part(narrator: Narrator, seat: int, about: int, below: Frame) -> str:
    table = narrator.table
    slots = [table.on_planet(handle) for handle in table.attackers]
    slots = [slot for slot in slots if slot >= 0]
    if all(table.cards[slot].target for slot in slots):
        return narrator.say("window-part-lines", pairs=pairs_text(narrator, slots))
    attackers = narrator.listed([narrator.card(slot) for slot in slots])
    return narrator.say("window-part-targets", attackers=attackers)


def pairs_text(narrator: Narrator, slots: list[int]) -> str:
    """Who attacks what, and who blocks."""
    pairs: list[str] = []
    for slot in slots:
        card = narrator.table.cards[slot]
        values: Values = {
            "attacker": narrator.card(slot),
            "target": narrator.by_handle(card.target),
        }
        if card.blocker:
            values["blocker"] = narrator.by_handle(card.blocker)
        pairs.append(narrator.said("attack-blocked" if card.blocker else "attack-pair", values))
    return "; ".join(pairs)


def _window_trap(narrator: Narrator, seat: int, about: int, below: Frame) -> str:
    assert below.flow == ACTIVATE
    attacker = narrator.by_handle(below.locals[ACTIVATE_ATTACKER])
    text = narrator.does(below.locals[ACTIVATE_SLOT])
    return narrator.say("window-trap", card=narrator.past(about), attacker=attacker, text=text)


def _window_line(narrator: Narrator, seat: int, about: int, below: Frame) -> str:
    pairs = pairs_text(narrator, in_line(narrator.table, about))
    return narrator.say("window-line", line=about, pairs=pairs)


def _window_blocks(narrator: Narrator, seat: int, about: int, below: Frame) -> str:
    pairs = pairs_text(narrator, in_line(narrator.table, about))
    return narrator.say("window-blocks", line=about, pairs=pairs)


def _window_damage(narrator: Narrator, seat: int, about: int, below: Frame) -> str:
    if below.flow == DUEL:
        attacker = narrator.by_handle(below.locals[DUEL_ATTACKER])
        blocker = narrator.by_handle(below.locals[DUEL_BLOCKER])
        return narrator.say("window-duel", attacker=attacker, blocker=blocker)
    assert below.flow == DAMAGE
    hits: list[str] = []
    for source, target, amount in items_of(below):
        if amount > 0 and narrator.table.on_planet(target) >= 0:
            names = {"source": narrator.past(source), "target": narrator.by_handle(target)}
            hits.append(narrator.say("hit", amount=amount, **names))
    return narrator.say("window-damage", hits="; ".join(hits))


WINDOWS: dict[str, Callable[[Narrator, int, int, Frame], str]] = {
    "play": _window_play,
    "paid": _window_paid,
    "phase": _window_phase,
    "part": _window_part,
    "trap": _window_trap,
    "line": _window_line,
    "blocks": _window_blocks,
    "damage": _window_damage,
}
