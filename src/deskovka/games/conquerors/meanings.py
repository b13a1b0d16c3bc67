"""From trees to nodes: one line for each row of the sentence table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deskovka.games.conquerors import codes
from deskovka.games.conquerors.effects import abilities as a
from deskovka.games.conquerors.effects import compounds as t
from deskovka.games.conquerors.effects import conditions as c
from deskovka.games.conquerors.effects import on_cards, on_life, on_materials, on_planet
from deskovka.games.conquerors.effects import selectors as s
from deskovka.games.conquerors.effects.nodes import (
    NO_EFFECT,
    THAT_MUCH,
    Ability,
    Effect,
    Node,
    Paid,
    Target,
)
from deskovka.games.conquerors.effects.stacks import Material, Materials, Stack
from deskovka.games.conquerors.layouts import ability_code
from deskovka.games.conquerors.rules.resolution import ACTOR, AMOUNT, OTHER, SUBJECT
from deskovka.games.conquerors.sentences.synonyms import meant
from deskovka.games.conquerors.state import Box, Definition

Tree = Any  # a list: the name of a row, then its slots


def _seq(parts: list[Effect]) -> t.Sequence:
    return t.Sequence(parts)


def _kind(thing: s.Kind, control: int = s.ANYBODY, wanted: s.Property | None = None) -> s.Kind:
    thing.control = control
    thing.property = wanted
    return thing


def _condition(flag: int) -> Callable[[s.Kind], s.Kind]:
    def add(thing: s.Kind) -> s.Kind:
        thing.conditions |= flag
        return thing

    return add


def _adds(materials: Materials, countable: c.Countable | None = None) -> a.Adds:
    gain: Effect = on_materials.Gain(materials)
    if countable is not None:
        gain = t.ForEach(gain, countable)
    return a.Adds(materials, countable, gain)


def _event(code: int) -> Callable[[s.Subject], a.OfCard]:
    return lambda subject: a.OfCard(code, subject)


def _by(who: int) -> Callable[[a.Deed], a.OfPlayer]:
    return lambda deed: a.OfPlayer(who, deed)


def _deed(code: int) -> Callable[[], a.Deed]:
    return lambda: a.Deed(code, None, -1, None)


def _moment(first: int, phase: int) -> Callable[[int], a.Moment]:
    return lambda who: a.Moment(first + phase, who)


def _property(which: int) -> Callable[..., s.Property]:
    def make(amount: int = 0) -> s.Property:
        return s.Property(which, amount)

    return make


def _stat(stat: int) -> Callable[..., on_planet.Stats]:
    def make(amount: int = 1) -> on_planet.Stats:
        return on_planet.Stats([stat, amount])

    return make


def _value(value: int) -> Callable[[], int]:
    return lambda: value


ABILITIES: dict[str, Callable[..., Any]] = {
    "shielding": lambda x: a.Keyword("shielding", x),
    "final_hit": lambda: a.Keyword("final_hit", 1),
    "selfheal": lambda x: a.Keyword("selfheal", x),
    "selfdestroy": lambda x: a.Keyword("selfdestroy", x),
    "illusion": lambda: a.Keyword("illusion", 1),
    "adds": _adds,
    "generates": _adds,
    "adds_each": _adds,
    "adds_at": lambda when, m: a.AddsAt(when, on_materials.Gain(m)),
    "paid": lambda price, body: Paid(price, _seq(body), False, False),
    "paid_often": lambda price, body: Paid(price, _seq(body), True, False),
    "paid_main": lambda price, body: Paid(price, _seq(body), False, True),
    "when": lambda e, body: a.Triggered(e, _seq(body)),
    "whenever": lambda e, body: a.Triggered(e, _seq(body)),
    "at": lambda when, body: a.Triggered(when, _seq(body)),
    "instead": lambda e, x: a.Instead(e, x),
    "self_has": lambda stats: a.Has(None, stats, None, None, False),
    "self_has_each": lambda stats, k: a.Has(None, stats, None, k, False),
    "self_has_while": lambda cond, stats: a.Has(None, stats, cond, None, False),
    "all_have": lambda k, stats: a.Has(k, stats, None, None, False),
    "others_have": lambda k, stats: a.Has(k, stats, None, None, True),
    "all_have_while": lambda cond, k, stats: a.Has(k, stats, cond, None, False),
    "self_cannot": lambda ban: a.Cannot(None, ban, None),
    "self_cannot_while": lambda cond, ban: a.Cannot(None, ban, cond),
    "all_cannot": lambda k, ban: a.Cannot(k, ban, None),
    "enters_exhausted": a.EntersExhausted,
    "storage_more": lambda m, n: a.Storage(m.which, n),
    "storage_less": lambda m, n: a.Storage(m.which, -n),
    "cost_less": lambda k, m: a.CostChange(k, m, False),
    "cost_more": lambda k, m: a.CostChange(k, m, True),
    "traps_each_turn": lambda n: a.Allowance(codes.MORE_TRAPS, n),
    "electricity_each_turn": lambda n: a.Allowance(codes.MORE_ELECTRICITY, n),
    "does": lambda body: a.Does(_seq(body)),
}

SENTENCES: dict[str, Callable[..., Any]] = {
    "do": lambda e: e,
    "then": lambda x, y: _seq([x, y]),
    "may": lambda e: t.May([e]),
    "may_then": lambda x, y: t.May([x, y]),
    "if": lambda cond, e: t.If(cond, [e]),
    "if_else": lambda cond, x, y: t.If(cond, [x, y]),
    "player_does": lambda p, e: t.PlayersDo(p, e, False),
    "player_may": lambda p, e: t.PlayersDo(p, e, True),
    "choose_one": lambda options: t.ChooseOne(options),
    "unless": lambda e, p, m: t.Unless(e, p, m),
    "for_each": lambda e, k: t.ForEach(e, k),
}

EFFECTS: dict[str, Callable[..., Any]] = {
    "damage": on_life.Damage,
    "strike": on_life.Strike,
    "heal": on_life.Heal,
    "take_life": on_life.TakeLife,
    "destroy": on_life.Destroy,
    "sacrifice": on_life.Sacrifice,
    "sacrifice_self": on_life.SacrificeSelf,
    "prevent_all": lambda target: on_life.Prevent(0, target),
    "prevent_next": on_life.Prevent,
    "prevent_that": lambda: on_life.PreventThat(0),
    "prevent_some": on_life.PreventThat,
    "more_damage": on_life.MoreDamage,
    "draw": on_cards.Draw,
    "kuk": on_cards.Kuk,
    "look": on_cards.Look,
    "look_hand": on_cards.LookHand,
    "look_at": on_cards.LookAt,
    "discard": lambda n: on_cards.Discard(n, False),
    "discard_random": lambda n: on_cards.Discard(n, True),
    "to_hand": lambda target: on_cards.MoveAway(target, codes.TO_HAND),
    "to_top": lambda target: on_cards.MoveAway(target, codes.TO_TOP),
    "to_bottom": lambda target: on_cards.MoveAway(target, codes.TO_BOTTOM),
    "search": lambda k: on_cards.Search(k, False),
    "search_planet": lambda k: on_cards.Search(k, True),
    "salvage": lambda k: on_cards.Salvage(k, codes.TO_HAND),
    "salvage_planet": lambda k: on_cards.Salvage(k, on_cards.ONTO_PLANET),
    "salvage_top": lambda k: on_cards.Salvage(k, codes.TO_TOP),
    "tuck": on_cards.Tuck,
    "mill": on_cards.Mill,
    "shuffle": on_cards.Shuffle,
    "counter": lambda k: on_cards.Counter(on_cards.CardBeingPlayed(k)),
    "gain": on_materials.Gain,
    "lose": on_materials.Lose,
    "steal": on_materials.Steal,
    "raise_maximum": lambda m, n: on_materials.ChangeMaximum(m.which, n),
    "lower_maximum": lambda m, n: on_materials.ChangeMaximum(m.which, -n),
    "more_electricity": on_materials.MoreElectricity,
    "trapback": on_planet.Trapback,
    "place_trap": on_planet.PlaceTrap,
    "move_trap": on_planet.MoveTraps,
    "more_traps": on_planet.MoreTraps,
    "give_turn": lambda target, stats: on_planet.Give(target, stats, codes.THIS_TURN),
    "give_while": lambda target, stats: on_planet.Give(target, stats, on_planet.WHILE_ON_PLANET),
    "give": lambda target, stats: on_planet.Give(target, stats, codes.FOREVER),
    "exhaust": lambda target: on_planet.Exhaust(target, on_planet.EXHAUST),
    "ready": lambda target: on_planet.Exhaust(target, on_planet.READY),
    "recharge": lambda target: on_planet.Exhaust(target, on_planet.RECHARGE),
    "control": lambda target: on_planet.Control(target, False),
    "control_turn": lambda target: on_planet.Control(target, True),
    "illusion_copy": on_planet.IllusionCopy,
    "remove": on_planet.Remove,
    "block_with": on_planet.BlockWith,
    "end_attack": on_planet.EndAttack,
    "skip": on_planet.Skip,
}

EVENTS: dict[str, Callable[..., Any]] = {
    "attacks": _event(codes.ATTACKS),
    "blocks": _event(codes.BLOCKS),
    "blocked": _event(codes.BLOCKED),
    "dies": _event(codes.DIES),
    "destroyed": _event(codes.DESTROYED),
    "enters": _event(codes.ENTERS),
    "leaves": _event(codes.LEAVES),
    "dealt": _event(codes.DEALT),
    "deals": _event(codes.DEALS),
    "deals_base": _event(codes.DEALS_BASE),
    "healed": _event(codes.HEALED),
    "activated": _event(codes.ACTIVATED),
    "you_do": _by(s.YOU),
    "you_would": _by(s.YOU),
    "opponent_does": _by(s.OPPONENT),
    "opponent_would": _by(s.OPPONENT),
    "player_does_it": _by(s.ANYBODY),
    "plays": lambda k: a.Deed(codes.PLAYS, k, -1, None),
    "draws": _deed(codes.DRAWS),
    "discards": _deed(codes.DISCARDS),
    "gains": lambda m: a.Deed(codes.GAINS, None, m.which, None),
    "places": _deed(codes.PLACES),
    "sacrifices": lambda k: a.Deed(codes.SACRIFICES, None, -1, k),
    "pays": _deed(codes.PAYS),
    "start_turn": _moment(codes.PHASE_STARTS, codes.START_PHASE),
    "end_turn": _moment(codes.PHASE_ENDS, codes.END_PHASE),
    "start_phase": lambda who, phase: a.Moment(codes.PHASE_STARTS + phase, who),
    "end_phase": lambda who, phase: a.Moment(codes.PHASE_ENDS + phase, who),
    "your_turn": _value(s.YOU),
    "each_turn": _value(s.ANYBODY),
    "opponents_turn": _value(s.OPPONENT),
}

THINGS: dict[str, Callable[..., Any]] = {
    "subject_self": lambda: s.Subject(None, False),
    "subject_a": lambda k: s.Subject(k, False),
    "subject_another": lambda k: s.Subject(k, True),
    "target": lambda k: s.Chosen(k, 1, False, False),
    "another_target": lambda k: s.Chosen(k, 1, False, True),
    "targets": lambda n, k: s.Chosen(k, n, False, False),
    "up_to_one": lambda k: s.Chosen(k, 1, True, False),
    "up_to": lambda n, k: s.Chosen(k, n, True, False),
    "each": lambda k: s.Each(k, False),
    "each_other": lambda k: s.Each(k, True),
    "the_most": s.TheMost,
    "random_one": s.RandomOne,
    "self": lambda: s.Known(s.SELF),
    "it": lambda: s.Known(s.IT),
    "your_base": lambda: s.Known(s.YOUR_BASE),
    "the_attacker": lambda: s.Known(s.THE_ATTACKER),
    "the_guarded": lambda: s.Known(s.THE_GUARDED),
    "the_source": lambda: s.Known(s.THE_SOURCE),
    "kind": _kind,
    "kind_control": _kind,
    "kind_with": lambda thing, p: _kind(thing, s.ANYBODY, p),
    "kind_control_with": _kind,
    "thing": lambda noun: s.Kind(noun.types),
    "damaged": _condition(s.DAMAGED),
    "undamaged": _condition(s.UNDAMAGED),
    "exhausted": _condition(s.EXHAUSTED),
    "battle_ready": _condition(s.BATTLE_READY),
    "attacking": _condition(s.ATTACKING),
    "blocking": _condition(s.BLOCKING),
    "illusory": _condition(s.ILLUSORY),
    "you_control": _value(s.YOU),
    "opponent_controls": _value(s.OPPONENT),
    "player_controls": _value(s.THAT_PLAYER),
    "any_card": lambda: s.CardKind(s.ANY_CARD, -1, None),
    "typed_card": lambda types: s.CardKind(types, -1, None),
    "typed_card_with": lambda types, p: s.CardKind(types, -1, p),
    "warrior_card": _value(1 << codes.WARRIOR),
    "building_card": _value(1 << codes.BUILDING),
    "miner_card": _value(1 << codes.MINER),
    "trap_card": _value(1 << codes.TRAP),
    "spell_card": _value(1 << codes.SPELL),
    "count_kind": c.CountKind,
    "count_hand": c.CountHand,
    "count_junkyard": c.CountJunkyard,
    "count_opponents": c.CountOpponents,
    "that_much": _value(THAT_MUCH),
}

PLAYERS: dict[str, Callable[..., Any]] = {
    "each_player": lambda: s.Players(s.EACH_PLAYER),
    "each_opponent": lambda: s.Players(s.EACH_OPPONENT),
    "target_opponent": lambda: s.Players(s.TARGET_OPPONENT),
    "that_player": lambda: s.Players(s.THE_PLAYER),
    "its_controller": lambda: s.Players(s.ITS_CONTROLLER),
    "its_owner": lambda: s.Players(s.ITS_OWNER),
    "attackers_controller": lambda: s.Players(s.ATTACKERS_CONTROLLER),
    "target_opponents": lambda: s.Players(s.TARGET_OPPONENT),
    "each_opponents": lambda: s.Players(s.EACH_OPPONENT),
    "that_players": lambda: s.Players(s.THE_PLAYER),
}

CONDITIONS: dict[str, Callable[..., Any]] = {
    "you_control_one": lambda k: c.Controls(k, 1, False, False),
    "you_control_one_with": lambda k, p: c.Controls(_kind(k, s.ANYBODY, p), 1, False, False),
    "you_control_many": lambda n, k: c.Controls(k, n, False, False),
    "you_control_no": lambda k: c.Controls(k, 1, False, True),
    "opponent_has_many": lambda n, k: c.Controls(k, n, True, False),
    "opponent_has_more": c.OpponentHasMore,
    "you_have": c.YouHave,
    "hand_min": lambda n: c.HandSize(n, False),
    "hand_empty": lambda: c.HandSize(1, True),
    "junkyard_min": c.JunkyardHolds,
    "base_at_most": c.BaseAtMost,
    "is_damaged": c.IsDamaged,
    "is_attacking": c.IsAttacking,
    "it_survived": c.IsOnPlanet,
    "your_turn_now": lambda: c.YourTurn(True),
    "opponents_turn_now": lambda: c.YourTurn(False),
}

REST: dict[str, Callable[..., Any]] = {
    "both_stats": lambda attack, life: on_planet.Stats([codes.ATTACK, attack, codes.LIFE, life]),
    "ban_attack": _value(codes.CANNOT_ATTACK),
    "ban_block": _value(codes.CANNOT_BLOCK),
    "ban_blocked": _value(codes.CANNOT_BE_BLOCKED),
    "materials": Materials,
    "stack": Stack,
    "gold": lambda: Material(codes.GOLD),
    "cosmium": lambda: Material(codes.COSMIUM),
    "electricity": lambda: Material(codes.ELECTRICITY),
    "price_materials": on_materials.PriceMaterials,
    "price_sacrifice": lambda k: on_materials.PriceSacrifice(k, None),
    "price_both": lambda m, k: on_materials.PriceSacrifice(k, m),
    "price_self": on_materials.PriceSelf,
    "price_discard": on_materials.PriceDiscard,
    "mining": _value(codes.MINING_PHASE),
    "kuk_phase": _value(codes.KUK_PHASE),
    "main": _value(codes.MAIN_PHASE),
    "attack_phase": _value(codes.ATTACK_PHASE),
    "trap_phase": _value(codes.TRAP_PHASE),
    **{row: _stat(stat) for row, stat in on_planet.STATS_ROWS.items()},
    **{row: _value(which) for which, row in enumerate(s.SUPERLATIVES)},
    **{row: _property(which) for which, row in enumerate(s.PROPERTIES)},
}

# The rows whose meaning depends on what has triggered the effect, and on which part of that.
SPEAKING_OF: dict[str, int] = {
    "it": 1 << SUBJECT,
    "its_controller": 1 << SUBJECT,
    "its_owner": 1 << SUBJECT,
    "it_survived": 1 << SUBJECT,
    "another_target": 1 << SUBJECT,
    "the_attacker": 1 << SUBJECT | 1 << OTHER,
    "attackers_controller": 1 << SUBJECT | 1 << OTHER,
    "the_guarded": 1 << OTHER,
    "the_source": 1 << OTHER,
    "that_much": 1 << AMOUNT,
    "that_player": 1 << ACTOR,
    "that_players": 1 << ACTOR,
    "player_controls": 1 << ACTOR,
}

BUILDERS: dict[str, Callable[..., Any]] = {
    **ABILITIES,
    **SENTENCES,
    **EFFECTS,
    **EVENTS,
    **THINGS,
    **PLAYERS,
    **CONDITIONS,
    **REST,
}


class Builder:
    """Builds the nodes of one box, giving numbers to those that frames refer to."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def build(self, tree: Tree) -> Any:
        if not isinstance(tree, list):
            return tree
        if not tree or not isinstance(tree[0], str):
            return [self.build(part) for part in tree]
        name: str = tree[0]
        slots = [self.build(slot) for slot in tree[1:]]
        if name in s.NOUNS:
            return s.Noun(s.NOUNS[name])
        if name == "named":
            kind = s.Kind(slots[0].types)
            kind.definition = self.box.number_of[slots[1]]
            return kind
        if name == "card_named":
            return s.CardKind(s.ANY_CARD, self.box.number_of[slots[0]], None)
        if name == "instead_may":
            return a.Instead(slots[0], self._number(t.May([slots[1]])))
        return self._number(BUILDERS[name](*slots))

    def _number(self, built: Any) -> Any:
        if isinstance(built, Ability) and built.body is not NO_EFFECT:  # it is in no box
            self._number(built.body)
        if isinstance(built, on_cards.Counter):
            self._number(built.target)
        if isinstance(built, t.ForEach):
            self._number(built.parts[0])
        if isinstance(built, Node) and built.number < 0:
            if isinstance(built, Effect):
                built.number = len(self.box.effects)
                self.box.effects.append(built)
            elif isinstance(built, Target):
                built.number = len(self.box.targets)
                self.box.targets.append(built)
        return built


def add_ability(box: Box, definition: Definition, tree: Tree) -> None:
    """Let a paragraph of a card's text work."""
    tree = meant(tree)
    ability = Builder(box).build(tree)
    names = _names(tree)
    for name in names:
        ability.speaks_of |= SPEAKING_OF.get(name, 0)
    number = len(definition.abilities)
    definition.abilities.append(ability)
    for code in ability.codes():
        definition.listens.append(ability_code(code, number))
    if isinstance(ability, Paid):
        definition.paid.append(ability)
    elif isinstance(ability, a.Adds):
        definition.adds.append(number)
    elif isinstance(ability, a.EntersExhausted):
        definition.enters_exhausted = True
    elif isinstance(ability, a.Keyword):
        _add_keyword(definition, ability)
    elif isinstance(ability, a.Has | a.Cannot):
        _add_standing(definition, ability)
    if "give_while" in names:
        definition.gives_while = True


def _add_standing(definition: Definition, ability: a.Has | a.Cannot) -> None:
    kind = ability.kind
    types = 1 << definition.kind if kind is None else kind.types
    if kind is not None:
        definition.affects_others = True
    if codes.STATS + codes.LIFE in ability.codes() and types >> codes.BUILDING & 1:
        definition.affects_buildings = True


def _add_keyword(definition: Definition, keyword: a.Keyword) -> None:
    if keyword.which == "shielding":
        definition.shielding += keyword.amount
    elif keyword.which == "selfheal":
        definition.selfheal += keyword.amount
    elif keyword.which == "selfdestroy":
        definition.selfdestroy += keyword.amount
    elif keyword.which == "final_hit":
        definition.final_hit = True
    else:
        definition.illusion = True


def _names(tree: Tree) -> list[str]:
    if not isinstance(tree, list):
        return []
    found = [tree[0]] if tree and isinstance(tree[0], str) else []
    for part in tree:
        found.extend(_names(part))
    return found
