"""From trees to nodes: one line for each row of the sentence table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.effects import (
    compounds,
    conditions,
    counts,
    of_boss,
    on_cards,
    on_dice,
    on_life,
    on_map,
)
from deskovka.games.plosinovka.effects import goods as on_goods
from deskovka.games.plosinovka.effects.nodes import Condition, Effect, Trigger
from deskovka.games.plosinovka.state import Box, Definition

Tree = Any  # a list: the name of a row, then its slots


def _value(value: int) -> Callable[[], int]:
    return lambda: value


# -- paragraphs ---------------------------------------------------------------------------

# Standing effects: which, and whether it adds or takes away; a row without a number adds 1.
MORE: Final = 1
LESS: Final = -1
STANDING: Final[dict[str, tuple[int, int]]] = {
    "more_damage": (codes.MORE_DAMAGE, MORE),
    "less_damage": (codes.MORE_DAMAGE, LESS),
    "first_damage": (codes.FIRST_DAMAGE, MORE),
    "boss_damage": (codes.BOSS_DAMAGE, MORE),
    "monster_fields": (codes.MONSTER_FIELDS, MORE),
    "more_coins": (codes.MORE_COINS, MORE),
    "more_dice": (codes.MORE_DICE, MORE),
    "fewer_dice": (codes.MORE_DICE, LESS),
    "special_stays": (codes.SPECIAL_STAYS, MORE),
    "fewer_gems": (codes.FEWER_GEMS, MORE),
    "unnoticed": (codes.UNNOTICED, MORE),
    "pushes_safely": (codes.PUSHES_SAFELY, MORE),
    "through_walls": (codes.THROUGH_WALLS, MORE),
    "hovers": (codes.HOVERS, MORE),
    "trap_proof": (codes.TRAP_PROOF, MORE),
    "armour": (codes.ARMOUR, MORE),
    "more_hurt": (codes.MORE_HURT, MORE),
    "guard": (codes.GUARD, MORE),
    "more_life": (codes.MORE_LIFE, MORE),
    "cheaper": (codes.CHEAPER, MORE),
    "dearer": (codes.CHEAPER, LESS),
    "no_buying": (codes.NO_BUYING, MORE),
    "no_boosting": (codes.NO_BOOSTING, MORE),
    "no_keeping": (codes.NO_KEEPING, MORE),
    "no_holding": (codes.NO_HOLDING, MORE),
    "no_merging": (codes.NO_MERGING, MORE),
    "no_gravity": (codes.NO_GRAVITY_ACTION, MORE),
}

FACTS: Final[dict[str, int]] = {
    "defeats": codes.DEFEATS,
    "picks_coin": codes.PICKS_COIN,
    "picks_gem": codes.PICKS_GEM,
    "faints": codes.FAINTS,
    "appears": codes.APPEARS,
    "pushes": codes.PUSHES,
    "pushes_hero": codes.PUSHES_HERO,
    "buys": codes.BUYS,
    "falls": codes.FALLS,
    "is_hurt": codes.IS_HURT,
    "reveals": codes.REVEALS,
    "merges": codes.MERGES,
    "trips": codes.TRIPS,
    "enters_boss": codes.ENTERS_BOSS,
}

TRIGGERS: Final[dict[str, Callable[..., Trigger]]] = {
    "whenever": Trigger,
    "turn_starts": lambda x: Trigger(codes.TURN_STARTS, x),
    "turn_ends": lambda x: Trigger(codes.TURN_ENDS, x),
    "strikes": lambda x: Trigger(codes.STRIKES, x),
    "is_defeated": lambda x: Trigger(codes.IS_DEFEATED, x),
}

USES: Final = ("use", "once")
BODIES: Final = ("does", "event_ends")
FLAGS: Final = ("firm", "heavy", "floats", "watches")

CONDITIONS: Final[dict[str, Callable[..., Condition]]] = {
    "happens": Condition,
    "has_most": conditions.HasMost,
    "is_highest": conditions.IsHighest,
    "enters_first": conditions.EntersFirst,
    "falls_far": conditions.FallsFar,
    "defeats_strong": conditions.DefeatsStrong,
}

# -- what is done -------------------------------------------------------------------------

SENTENCES: Final[dict[str, Callable[..., Effect]]] = {
    "do": lambda e: e,
    "pay_to": compounds.PayTo,
    "suffer_to": compounds.SufferTo,
    "all_strike": on_map.AllStrike,
    "all_move": on_map.AllMove,
    "reached": of_boss.Reached,
    "boss_moves": of_boss.BossMoves,
    "boss_leaps": of_boss.BossLeaps,
    "boss_strikes": of_boss.BossStrikes,
    "summon": of_boss.Summon,
    "lay_out": of_boss.LayOut,
}

EFFECTS: Final[dict[str, Callable[..., Effect]]] = {
    "instantly": lambda x: x,
    "move": lambda n: on_map.Move(n, 0),
    "move_unseen": lambda n: on_map.Move(n, codes.QUIETLY),
    "move_past_walls": lambda n: on_map.Move(n, codes.PAST_WALLS),
    "move_enemy": on_map.MoveEnemy,
    "swap": on_map.Swap,
    "leap_in_row": on_map.LeapInRow,
    "reroll": on_dice.Reroll,
    "add_any": lambda: on_dice.AnySymbol(on_dice.TO_POOL),
    "set_any": lambda: on_dice.AnySymbol(on_dice.TO_SPECIAL),
    "defeat": on_map.Defeat,
    "gravity": on_map.Gravity,
    "gain": on_goods.Gain,
    "lose": on_goods.Lose,
    "take_from": on_goods.TakeFrom,
    "gain_each": on_goods.GainEach,
    "heal": on_life.Heal,
    "hurt": on_life.Hurt,
    "hurt_each": on_life.HurtEach,
    "next_attack": on_dice.NextAttack,
    "add_symbol": lambda symbol: on_dice.AddSymbols(1, symbol),
    "add_symbols": on_dice.AddSymbols,
    "set_special": on_dice.SetSpecial,
    "reset": on_dice.ResetSpecial,
    "refresh": on_cards.Refresh,
    "get_token": on_cards.GetToken,
    "drop_tokens": on_cards.DropTokens,
}

THINGS: Final[dict[str, Callable[..., Any]]] = {
    "coins": lambda n: on_goods.Goods(n, 0),
    "gems": lambda n: on_goods.Goods(0, n),
    "coins_and_gems": on_goods.Goods,
    "coin_good": _value(codes.A_COIN),
    "gem_good": _value(codes.A_GEM),
    "most_coins": _value(conditions.COINS),
    "most_gems": _value(conditions.GEMS),
    "most_items": _value(conditions.ITEMS),
    "token_had": lambda: counts.Countable(counts.TOKENS),
    "item_had": lambda: counts.Countable(counts.ITEMS),
    "enemy_near": lambda: counts.Countable(counts.ENEMIES_NEAR),
    "left": _value(codes.LEFT),
    "right": _value(codes.RIGHT),
    "row": _value(codes.ROW),
    "adjacent": _value(codes.ADJACENT),
    "around": _value(codes.AROUND),
    "same_card": _value(codes.SAME_CARD),
    "everywhere": _value(codes.EVERYWHERE),
    **{name: _value(symbol) for symbol, name in enumerate(codes.SYMBOLS[: codes.SYMBOL_COUNT])},
    **{name: _value(fact) for name, fact in FACTS.items()},
}

BUILDERS: Final[dict[str, Callable[..., Any]]] = {
    **TRIGGERS,
    **CONDITIONS,
    **SENTENCES,
    **EFFECTS,
    **THINGS,
    **dict.fromkeys(USES, lambda body: compounds.Sequence(body, True)),
    **dict.fromkeys(BODIES, lambda body: compounds.Sequence(body, False)),
}


def build(box: Box, tree: Tree) -> Any:
    """The node of a tree; a name stands for the card or token that is called so."""
    if isinstance(tree, str):
        return box.number_of[tree]
    if not isinstance(tree, list):
        return tree
    if not tree or not isinstance(tree[0], str):
        return [build(box, part) for part in tree]
    return BUILDERS[tree[0]](*[build(box, slot) for slot in tree[1:]])


def add_ability(box: Box, definition: Definition, tree: Tree) -> None:
    """Let a paragraph of a text, a setup or a condition work; the box has all its cards."""
    name = tree[0]
    if name in STANDING:
        code, sign = STANDING[name]
        amount = tree[1] if len(tree) > 1 else 1
        definition.mods += [code, sign * amount]
    elif name in FLAGS:
        setattr(definition, name, True)
    elif name in TRIGGERS:
        definition.triggers.append(build(box, tree))
    elif name in CONDITIONS:
        definition.condition = build(box, tree)
    else:
        effect = build(box, tree)
        effect.enter(box)
        if name in USES:
            definition.use = effect
        else:
            definition.body = effect
