"""What a sentence does."""

from __future__ import annotations

import re
from typing import Final

from deskovka.language import Row


def effect(name: str, en: str, cs: str, *once: str) -> Row:
    """A row in the four forms of an effect: an order to you, what another player does, what
    you may do, what another player may do.

    English needs the first two (deal|deals, your|their), Czech the first three.
    """
    cs = re.sub(r"([^\s|]+)\|([^\s|]+)\|([^\s|]+)", r"\1|\2|\3|\3", cs)
    return Row(name, "effect", _in_four(en), cs, once=tuple(map(_in_four, once)))


def _in_four(en: str) -> str:
    en = re.sub(r"\byour\|their\b", "your|their|your|their", en)
    return re.sub(r"(?<![\w|?])(\w+)\|(\w+)(?![\w|])", r"\1|\2|\1|\1", en)


def allowance(name: str, en: str, cs: str, *once: str) -> Row:
    """What somebody may do later in the turn: it happens at once and asks nobody."""
    forms = ("imperative", "third")
    return Row(name, "effect", f"you_may|may|0|0 {en}", cs, forms=forms, once=once)


EFFECTS: Final = [
    effect("for_each", "{e:effect} for each {k:countable}", "{e} za <každý> {k.4.aside}"),
    # life
    effect(
        "damage",
        "deal|deals {n:amount} damage to {t:target}",
        "uděl|udělí|udělit ^ {n#poškození.4} {t.3}",
    ),
    effect(
        "strike",
        "have|has {t:target} deal damage equal to its attack to {u:target}",
        "nech|nechá|nechat ^ {t.4} udělit poškození ve výši <jeho.2> <útok.2> {u.3}",
        "have|has {t:target} deal its attack to {u:target}",
    ),
    effect(
        "heal",
        "heal|heals {n:amount} life on {t:target}",
        "vyleč|vyléčí|vyléčit ^ {t.4} o {n#život.4}",
    ),
    effect(
        "take_life",
        "take|takes {n:amount} life from {t:target}",
        "uber|ubere|ubrat ^ {t.3} {n#život.4}",
    ),
    effect("destroy", "destroy|destroys {t:target}", "znič|zničí|zničit ^ {t.4}"),
    effect(
        "sacrifice",
        "sacrifice|sacrifices a {k:thing}",
        "obětuj|obětuje|obětovat ^ {k.4}",
    ),
    effect(
        "sacrifice_self",
        "sacrifice|sacrifices ~",
        "obětuj|obětuje|obětovat ^ ~.4",
    ),
    effect(
        "prevent_all",
        "prevent|prevents all damage to {t:target} this turn",
        "zruš|zruší|zrušit ^ všechno poškození, které by v tomto kole <!dostal> {t.1},",
    ),
    effect(
        "prevent_next",
        "prevent|prevents the next {n:amount} damage to {t:target} this turn",
        "zruš|zruší|zrušit ^ <první> {n#poškození.4}, <který.1> by v tomto kole <!dostal> {t.1},",
    ),
    effect(
        "prevent_that",
        "prevent|prevents that damage",
        "zruš|zruší|zrušit ^ to poškození",
    ),
    effect(
        "prevent_some",
        "prevent|prevents {n:amount} of that damage",
        "sniž|sníží|snížit ^ to poškození o {n#}",
    ),
    effect(
        "more_damage",
        "add|adds {n:amount} to that damage",
        "zvyš|zvýší|zvýšit ^ to poškození o {n#}",
    ),
    # cards
    effect(
        "draw",
        "draw|draws {n:count} {n?card|cards}",
        "lízni|lízne|líznout ^si {n#karta.4}",
    ),
    effect("kuk", "kuk|kuks {n:amount}", "kukni|kukne|kuknout ^ {n#}"),
    effect(
        "look",
        "look|looks {n:amount}",
        "koukni|koukne|kouknout ^se na {n#karta.4} z vrchu svého balíčku",
    ),
    effect(
        "look_hand",
        "look|looks at {w:whose} hand",
        "koukni|koukne|kouknout ^se na karty v ruce {w}",
    ),
    effect("look_at", "look|looks at {t:target}", "koukni|koukne|kouknout ^se na {t.4}"),
    effect(
        "discard",
        "discard|discards {n:count} {n?card|cards}",
        "odhoď|odhodí|odhodit ^ {n#karta.4}",
    ),
    effect(
        "discard_random",
        "discard|discards {n:count} {n?card|cards} at random",
        "náhodně_odhoď|náhodně_odhodí|náhodně_odhodit ^ {n#karta.4}",
    ),
    effect(
        "to_hand",
        "return|returns {t:target} to its owner's hand",
        "vrať|vrátí|vrátit ^ {t.4} do ruky <jeho.2> <vlastník.2>",
    ),
    effect(
        "to_top",
        "put|puts {t:target} on top of its owner's deck",
        "dej|dá|dát ^ {t.4} na vrch balíčku <jeho.2> <vlastník.2>",
    ),
    effect(
        "to_bottom",
        "put|puts {t:target} on the bottom of its owner's deck",
        "dej|dá|dát ^ {t.4} dospodu balíčku <jeho.2> <vlastník.2>",
    ),
    effect(
        "search",
        "search|searches your|their deck for a {c:cardkind} and put|puts it into your|their hand",
        "vyhledej|vyhledá|vyhledat ^ ve svém balíčku {c.4} ^^ a dej|dá|dát ^si <on.4> do ruky",
    ),
    effect(
        "search_planet",
        "search|searches your|their deck for a {c:cardkind} and put|puts it onto the planet",
        "vyhledej|vyhledá|vyhledat ^ ve svém balíčku {c.4} ^^ a vylož|vyloží|vyložit ^ "
        "<on.4> na planetu",
    ),
    effect(
        "salvage",
        "return|returns target {c:cardkind} from your|their junkyard to your|their hand",
        "vrať|vrátí|vrátit ^si <zvolený> {c.4} ze svého smetiště do ruky",
    ),
    effect(
        "salvage_planet",
        "put|puts target {c:cardkind} from your|their junkyard onto the planet",
        "vylož|vyloží|vyložit ^ <zvolený> {c.4} ze svého smetiště na planetu",
    ),
    effect(
        "salvage_top",
        "put|puts target {c:cardkind} from your|their junkyard on top of your|their deck",
        "dej|dá|dát ^ <zvolený> {c.4} ze svého smetiště na vrch svého balíčku",
    ),
    effect(
        "tuck",
        "put|puts {n:count} {n?card|cards} from your|their hand on the bottom of your|their deck",
        "dej|dá|dát ^ {n#karta.4} z ruky dospodu svého balíčku",
    ),
    effect(
        "mill",
        "put|puts the top {n:number} {n?card|cards} of your|their deck into your|their junkyard",
        "dej|dá|dát ^ {n#} <vrchní> {n*karta.4} svého balíčku na smetiště",
    ),
    effect(
        "shuffle",
        "shuffle|shuffles your|their deck",
        "zamíchej|zamíchá|zamíchat ^si balíček",
    ),
    effect(
        "counter",
        "counter|counters target {c:cardkind} being played",
        "zruš|zruší|zrušit ^ zahrání <zvolený> {c.2}",
    ),
    # materials
    effect("gain", "gain|gains {m:materials}", "získej|získá|získat ^ {m.4}"),
    effect("lose", "lose|loses {m:materials}", "ztrať|ztratí|ztratit ^ {m.4}"),
    effect(
        "steal",
        "steal|steals {m:materials} from {p:player}",
        "ukradni|ukradne|ukrást ^ {p.3} {m.4}",
    ),
    effect(
        "raise_maximum",
        "raise|raises your|their {m:material} maximum by {n:amount}",
        "zvyš|zvýší|zvýšit ^si maximum {m.2} o {n#}",
    ),
    effect(
        "lower_maximum",
        "lower|lowers your|their {m:material} maximum by {n:amount}",
        "sniž|sníží|snížit ^si maximum {m.2} o {n#}",
    ),
    allowance(
        "more_electricity",
        "make electricity {n:number} more {n?time|times} this turn",
        "v tomto kole můžeš|může|0|0 ^ vyrobit elektřinu {n#}× navíc",
        "make|makes|make|make electricity up to {n:number} more {n?time|times} this turn",
        "you_may|may|0|0 make electricity up to {n:number} more {n?time|times} this turn",
    ),
    # traps
    effect(
        "trapback",
        "trapback|trapbacks {n:amount}",
        "proveď|provede|provést ^ trapback {n#}",
    ),
    effect(
        "place_trap",
        "place|places a trap from your|their hand",
        "polož|položí|položit ^ past z ruky",
    ),
    effect(
        "move_trap",
        "move|moves up to {n:number} {n?trap|traps}",
        "přesuň|přesune|přesunout ^ nejvýše {n#past.4}",
    ),
    allowance(
        "more_traps",
        "place up to {n:number} more {n?trap|traps} this turn",
        "v tomto kole můžeš|může|0|0 ^ položit o {n#past.4} více",
        "place|places|place|place up to {n:number} more {n?trap|traps} this turn",
    ),
    # what a card on the planet is like
    effect(
        "give_turn",
        "give|gives {t:target} {s:stats} until end of turn",
        "dej|dá|dát ^ {t.3} {s} do konce kola",
    ),
    effect(
        "give_while",
        "give|gives {t:target} {s:stats} as long as ~ is on the planet",
        "dej|dá|dát ^ {t.3} {s}, dokud je ~ na planetě,",
    ),
    effect("give", "give|gives {t:target} {s:stats}", "dej|dá|dát ^ {t.3} {s}"),
    effect(
        "exhaust",
        "exhaust|exhausts {t:target}",
        "exhaustni|exhaustne|exhaustnout ^ {t.4}",
    ),
    effect(
        "ready",
        "ready|readies {t:target}",
        "vrať|vrátí|vrátit ^ {t.4} do stavu battle ready",
    ),
    effect("recharge", "recharge|recharges {t:target}", "dobij|dobije|dobít ^ {t.4}"),
    effect(
        "control",
        "gain|gains control of {t:target}",
        "převezmi|převezme|převzít ^ kontrolu nad {t.7}",
    ),
    effect(
        "control_turn",
        "gain|gains control of {t:target} until end of turn",
        "převezmi|převezme|převzít ^ kontrolu nad {t.7} do konce kola",
    ),
    effect(
        "illusion_copy",
        "make|makes an illusion copy of {t:target}",
        "vytvoř|vytvoří|vytvořit ^ iluzorní kopii {t.2}",
    ),
    # the attack
    effect(
        "remove",
        "remove|removes {t:target} from the attack",
        "vyřaď|vyřadí|vyřadit ^ {t.4} z útoku",
    ),
    effect(
        "block_with",
        "block|blocks {t:target} with {u:target}",
        "zablokuj|zablokuje|zablokovat ^ {t.4} {u.7}",
    ),
    effect("end_attack", "end|ends the attack", "ukonči|ukončí|ukončit ^ útok"),
    effect(
        "skip",
        "skip|skips your|their next {p:phase} phase",
        "vynech|vynechá|vynechat ^ svou příští {p} fázi",
    ),
]
