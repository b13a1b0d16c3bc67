"""What a player does, or has happen to them: an order to you, what a hero does, what you may do.

An *instant* neither asks nor rolls, so it can be triggered in the middle of a rule.
"""

from __future__ import annotations

import re
from typing import Final

from deskovka.language import Row


def doing(name: str, category: str, en: str, cs: str, *once: str, example: str = "") -> Row:
    """A row in the three forms; English needs two of them (deal|deals, your|their)."""
    return Row(name, category, _in_three(en), cs, example, once=tuple(map(_in_three, once)))


def _in_three(en: str) -> str:
    return re.sub(r"(?<![\w|?])(\w+)\|(\w+)(?![\w|])", r"\1|\2|\1", en)


EFFECTS: Final = [
    doing("instantly", "effect", "{x:instant}", "{x}"),
    # moving
    doing(
        "move",
        "effect",
        "move|moves {n:amount} {n?field|fields}",
        "přesuň|přesune|přesunout ^se o {n#pole.4}",
    ),
    doing(
        "move_unseen",
        "effect",
        "move|moves {n:amount} {n?field|fields} without being attacked for leaving",
        "přesuň|přesune|přesunout ^se o {n#pole.4}, při opuštění pole nepřátelé neútočí,",
    ),
    doing(
        "move_past_walls",
        "effect",
        "move|moves {n:amount} {n?field|fields}, even through walls",
        "přesuň|přesune|přesunout ^se o {n#pole.4}, třeba i skrz zdi,",
    ),
    doing(
        "move_enemy",
        "effect",
        "move|moves an enemy {n:amount} {n?field|fields}",
        "přesuň|přesune|přesunout ^ nepřítele o {n#pole.4}",
    ),
    doing(
        "swap",
        "effect",
        "swap|swaps places with a hero or an enemy in your|their level",
        "vyměň|vymění|vyměnit ^si místo s hrdinou nebo nepřítelem ve své úrovni",
    ),
    doing(
        "leap_in_row",
        "effect",
        "leap|leaps to a free field of your|their row",
        "přeskoč|přeskočí|přeskočit ^ na volné pole ve své řadě",
    ),
    # dice
    doing(
        "reroll",
        "effect",
        "reroll|rerolls your|their unused dice",
        "znovu_hoď|znovu_hodí|znovu_hodit ^ svými nevyužitými kostkami",
    ),
    doing(
        "add_any",
        "effect",
        "add|adds any symbol to your|their pool",
        "přidej|přidá|přidat ^ do své zásoby kostek libovolný symbol",
        example="Use: add any symbol to your pool.",
    ),
    doing(
        "set_any",
        "effect",
        "set|sets your|their special die to any symbol",
        "nastav|nastaví|nastavit ^ svou speciální kostku na libovolný symbol",
    ),
    # the rest
    doing(
        "defeat",
        "effect",
        "defeat|defeats an enemy next to you|them with {n:amount} or fewer lives",
        "poraz|porazí|porazit ^ sousedního nepřítele, který má nejvýše {n#život.4}",
        "defeat|defeats an enemy next to you|them with {n:amount} or less life",
    ),
    doing(
        "gravity",
        "effect",
        "resolve|resolves gravity",
        "vyhodnoť|vyhodnotí|vyhodnotit ^ gravitaci",
        example="Use: resolve gravity.",
    ),
]

INSTANTS: Final = [
    # goods
    doing("gain", "instant", "gain|gains {g:goods}", "získej|získá|získat ^ {g.4}"),
    doing("lose", "instant", "lose|loses {g:goods}", "odhoď|odhodí|odhodit ^ {g.4}"),
    doing(
        "take_from",
        "instant",
        "take|takes {g:goods} from that hero",
        "vezmi|vezme|vzít ^si od tohoto hrdiny {g.4}",
    ),
    # life
    doing(
        "heal",
        "instant",
        "heal|heals {n:amount} {n?life|lives}",
        "vyleč|vyléčí|vyléčit ^si {n#život.4}",
        "heal|heals {n:amount} life",
    ),
    doing("hurt", "instant", "take|takes {n:amount} damage", "utrpíš|utrpí|utrpět ^ {n#zranění.4}"),
    doing(
        "hurt_each",
        "instant",
        "take|takes {n:amount} damage for each {c:countable}",
        "utrpíš|utrpí|utrpět ^ {n#zranění.4} za <každý> {c.4}",
    ),
    doing(
        "gain_each",
        "instant",
        "gain|gains {g:goods} for each {c:countable}",
        "získej|získá|získat ^ {g.4} za <každý> {c.4}",
        example="Use: gain 1 coin for each item you have.",
    ),
    # dice
    Row(
        "next_attack",
        "instant",
        "your next attack deals {n:amount} more damage",
        "tvůj následující útok způsobí o {n#zranění.4} více",
        forms=("imperative",),
    ),
    doing(
        "add_symbol",
        "instant",
        "add|adds a {s:symbol} to your|their pool",
        "přidej|přidá|přidat ^ do své zásoby kostek {s.4}",
    ),
    doing(
        "add_symbols",
        "instant",
        "add|adds {n:number} {s:symbol.many} to your|their pool",
        "přidej|přidá|přidat ^ do své zásoby kostek {s#n.4}",
    ),
    doing(
        "set_special",
        "instant",
        "set|sets your|their special die to a {s:symbol}",
        "nastav|nastaví|nastavit ^ svou speciální kostku na {s.4}",
        example="Use: set your special die to a sword.",
    ),
    doing(
        "reset",
        "instant",
        "reset|resets your|their special die",
        "resetuj|resetuje|resetovat ^ svou speciální kostku",
    ),
    # cards and tokens
    doing(
        "refresh",
        "instant",
        "refresh|refreshes all your|their used cards",
        "obnov|obnoví|obnovit ^ všechny své použité karty",
    ),
    doing(
        "get_token",
        "instant",
        "get|gets a {t:name} token",
        "dostaneš|dostane|dostat ^ <žeton.4> {t}",
    ),
    doing(
        "drop_tokens",
        "instant",
        "discard|discards all your|their boss tokens",
        "odhoď|odhodí|odhodit ^ všechny své bossovy žetony",
    ),
]
