"""The sentence table of Planetary Conquerors: every pattern a card's text can be made of.

One row states a kind of sentence once: its English pattern (from which the parser comes), its
Czech pattern, and the name of the node in ``effects/`` that runs it.
"""

from __future__ import annotations

from deskovka.language import Row

CATEGORIES: dict[str, tuple[str, ...]] = {
    "ability": (),
    "sentence": (),
    "effect": ("imperative", "third", "infinitive"),
    "event": ("fact", "would"),
    "deed": ("second", "third", "infinitive"),
    "time": (),
    "subject": (),
    "target": (),
    "kind": ("one", "many"),
    "thing": ("one", "many"),
    "noun": ("one", "many"),
    "control": (),
    "property": (),
    "superlative": (),
    "cardkind": ("one", "many"),
    "cardtype": (),
    "countable": (),
    "player": (),
    "whose": (),
    "turnof": (),
    "condition": (),
    "stats": (),
    "ban": (),
    "price": (),
    "materials": (),
    "stack": (),
    "material": (),
    "phase": (),
}

ABILITIES = [
    # keywords
    Row("shielding", "ability", "shielding {x:amount}.", "shielding {x#}."),
    Row("final_hit", "ability", "final hit.", "final hit."),
    Row("selfheal", "ability", "selfheal {x:amount}.", "selfheal {x#}."),
    Row("selfdestroy", "ability", "selfdestroy {x:amount}.", "selfdestroy {x#}."),
    Row("illusion", "ability", "illusion.", "iluze."),
    # materials in the mining phase, or at a time of its own
    Row("adds", "ability", "adds {m:materials}.", "přidává {m.4}."),
    Row("generates", "ability", "generates {m:materials}.", "vyrábí {m.4}."),
    Row(
        "adds_each",
        "ability",
        "adds {m:materials} for each {k:countable}.",
        "přidává {m.4} za <každý> {k.4.they}.",
    ),
    Row("adds_at", "ability", "{t:time}, adds {m:materials}.", "{t.they} přidává {m.4}."),
    # paid effects
    Row("paid", "ability", "{c:price} - {body:sentence/ }", "{c} - {body}"),
    Row(
        "paid_often",
        "ability",
        "{c:price}, any number of times - {body:sentence/ }",
        "{c}, kolikrát chceš - {body}",
    ),
    Row(
        "paid_main",
        "ability",
        "{c:price}, in your main phase - {body:sentence/ }",
        "{c}, ve své hlavní fázi - {body}",
    ),
    # triggered effects
    Row("when", "ability", "when {e:event}, {body:sentence/ }", "když ^ {e}, {body}"),
    Row("whenever", "ability", "whenever {e:event}, {body:sentence/ }", "kdykoli ^ {e}, {body}"),
    Row("at", "ability", "{t:time}, {body:sentence/ }", "{t.they} ^ {body}"),
    # replacement effects
    Row(
        "instead",
        "ability",
        "if {e:event.would}, {x:effect} instead.",
        "pokud ^ {e}, místo toho ^ {x}.",
    ),
    Row(
        "instead_may",
        "ability",
        "if {e:event.would}, you may {x:effect.infinitive} instead.",
        "pokud ^ {e}, můžeš ^ místo toho {x}.",
    ),
    # what holds as long as the card is on the planet
    Row("self_has", "ability", "~ has {s:stats}.", "~ má {s}."),
    Row(
        "self_has_each",
        "ability",
        "~ has {s:stats} for each {k:countable}.",
        "~ má {s} za <každý> {k.4.they}.",
    ),
    Row(
        "self_has_while",
        "ability",
        "as long as {c:condition}, ~ has {s:stats}.",
        "dokud {c}, má ~ {s}.",
    ),
    Row("all_have", "ability", "{k:kind.many} have {s:stats}.", "{k} mají {s}."),
    Row("others_have", "ability", "other {k:kind.many} have {s:stats}.", "<ostatní> {k} mají {s}."),
    Row(
        "all_have_while",
        "ability",
        "as long as {c:condition}, {k:kind.many} have {s:stats}.",
        "dokud {c}, mají {k} {s}.",
    ),
    Row("self_cannot", "ability", "~ cannot {b:ban}.", "~ nemůže {b}."),
    Row(
        "self_cannot_while",
        "ability",
        "as long as {c:condition}, ~ cannot {b:ban}.",
        "dokud {c}, ~ nemůže {b}.",
    ),
    Row("all_cannot", "ability", "{k:kind.many} cannot {b:ban}.", "{k} nemohou {b}."),
    Row("enters_exhausted", "ability", "~ enters exhausted.", "~ vstupuje na planetu <exhaustlý>."),
    Row(
        "storage_more",
        "ability",
        "your {m:material} storage holds {n:amount} more.",
        "do tvého skladu {m.2} se vejde o {n#} více.",
    ),
    Row(
        "storage_less",
        "ability",
        "each opponent's {m:material} storage holds {n:amount} less.",
        "do skladu {m.2} každého soupeře se vejde o {n#} méně.",
    ),
    Row(
        "cost_less",
        "ability",
        "{c:cardkind.many} you play cost {m:materials} less.",
        "{c}, <který.4> hraješ, stojí o {m.4} méně.",
    ),
    Row(
        "cost_more",
        "ability",
        "{c:cardkind.many} your opponents play cost {m:materials} more.",
        "{c}, <který.4> hrají tvoji soupeři, stojí o {m.4} více.",
    ),
    Row(
        "traps_each_turn",
        "ability",
        "you may place {n:number} more {n?trap|traps} each turn.",
        "každé kolo můžeš položit o {n#past.4} více.",
    ),
    Row(
        "electricity_each_turn",
        "ability",
        "you may make electricity {n:number} more {n?time|times} each turn.",
        "každé kolo můžeš vyrobit elektřinu ještě {n#}×.",
    ),
    # what a spell or a trap does
    Row("does", "ability", "{body:sentence/ }", "{body}"),
]

SENTENCES = [
    Row("do", "sentence", "{e:effect}.", "{e}."),
    Row("then", "sentence", "{a:effect}, then {b:effect}.", "{a}, potom ^ {b}."),
    Row("may", "sentence", "you may {e:effect.infinitive}.", "můžeš ^ {e}."),
    Row(
        "may_then",
        "sentence",
        "you may {a:effect.infinitive}. if you do, {b:effect}.",
        "můžeš ^ {a}. pokud to uděláš, {b}.",
    ),
    Row("if", "sentence", "if {c:condition}, {e:effect}.", ", pokud {c}, {e}."),
    Row(
        "if_else",
        "sentence",
        "if {c:condition}, {a:effect}. otherwise, {b:effect}.",
        ", pokud {c}, {a}. jinak ^ {b}.",
    ),
    Row("player_does", "sentence", "{p:player} {e:effect.third}.", "{p} ^ {e}."),
    Row("player_may", "sentence", "{p:player} may {e:effect.infinitive}.", "{p} ^ může {e.they}."),
    Row(
        "choose_one",
        "sentence",
        "choose one: {o:effect/; or }.",
        "vyber si jednu možnost: {o/; nebo }.",
    ),
    Row(
        "unless",
        "sentence",
        "{e:effect} unless {p:player} pays {m:materials}.",
        "{e}, pokud {p} nezaplatí {m.4}.",
    ),
]

EFFECTS = [
    Row("for_each", "effect", "{e:effect} for each {k:countable}", "{e} za <každý> {k.4}"),
    # life
    Row(
        "damage",
        "effect",
        "deal|deals|deal {n:amount} damage to {t:target}",
        "uděl|udělí|udělit ^ {n#zranění.4} {t.3}",
    ),
    Row(
        "strike",
        "effect",
        "have|has|have {t:target} deal its attack to {u:target}",
        "nech|nechá|nechat ^ {t.4} udělit zranění ve výši <jeho.2> <útok.2> {u.3}",
    ),
    Row(
        "heal",
        "effect",
        "heal|heals|heal {n:amount} life on {t:target}",
        "vyleč|vyléčí|vyléčit ^ {t.3} {n#život.4}",
    ),
    Row(
        "take_life",
        "effect",
        "take|takes|take {n:amount} life from {t:target}",
        "uber|ubere|ubrat ^ {t.3} {n#život.4}",
    ),
    Row("destroy", "effect", "destroy|destroys|destroy {t:target}", "znič|zničí|zničit ^ {t.4}"),
    Row(
        "sacrifice",
        "effect",
        "sacrifice|sacrifices|sacrifice a {k:thing}",
        "obětuj|obětuje|obětovat ^ {k.4}",
    ),
    Row(
        "sacrifice_self",
        "effect",
        "sacrifice|sacrifices|sacrifice ~",
        "obětuj|obětuje|obětovat ^ ~.4",
    ),
    Row(
        "prevent_all",
        "effect",
        "prevent|prevents|prevent all damage to {t:target} this turn",
        "zruš|zruší|zrušit ^ v tomto kole všechna zranění {t.2}",
    ),
    Row(
        "prevent_next",
        "effect",
        "prevent|prevents|prevent the next {n:amount} damage to {t:target} this turn",
        "zruš|zruší|zrušit ^ v tomto kole <nejbližší> {n#zranění.4} {t.2}",
    ),
    Row(
        "prevent_that",
        "effect",
        "prevent|prevents|prevent that damage",
        "zruš|zruší|zrušit ^ to zranění",
    ),
    Row(
        "prevent_some",
        "effect",
        "prevent|prevents|prevent {n:amount} of that damage",
        "sniž|sníží|snížit ^ to zranění o {n#}",
    ),
    Row(
        "more_damage",
        "effect",
        "add|adds|add {n:amount} to that damage",
        "zvyš|zvýší|zvýšit ^ to zranění o {n#}",
    ),
    # cards
    Row(
        "draw",
        "effect",
        "draw|draws|draw {n:count} {n?card|cards}",
        "lízni|lízne|líznout ^si {n#karta.4}",
    ),
    Row("kuk", "effect", "kuk|kuks|kuk {n:amount}", "kukni|kukne|kuknout ^ {n#}"),
    Row(
        "look",
        "effect",
        "look|looks|look {n:amount}",
        "podívej|podívá|podívat ^se na {n#} <vrchní> {n*karta.4} svého balíčku",
    ),
    Row(
        "look_hand",
        "effect",
        "look|looks|look at {w:whose} hand",
        "podívej|podívá|podívat ^se na karty v ruce {w}",
    ),
    Row(
        "look_at", "effect", "look|looks|look at {t:target}", "podívej|podívá|podívat ^se na {t.4}"
    ),
    Row(
        "discard",
        "effect",
        "discard|discards|discard {n:count} {n?card|cards}",
        "odhoď|odhodí|odhodit ^ {n#karta.4}",
    ),
    Row(
        "discard_random",
        "effect",
        "discard|discards|discard {n:count} {n?card|cards} at random",
        "náhodně_odhoď|náhodně_odhodí|náhodně_odhodit ^ {n#karta.4}",
    ),
    Row(
        "to_hand",
        "effect",
        "return|returns|return {t:target} to its owner's hand",
        "vrať|vrátí|vrátit ^ {t.4} do ruky <jeho.2> <vlastník.2>",
    ),
    Row(
        "to_top",
        "effect",
        "put|puts|put {t:target} on top of its owner's deck",
        "dej|dá|dát ^ {t.4} na vrch balíčku <jeho.2> <vlastník.2>",
    ),
    Row(
        "to_bottom",
        "effect",
        "put|puts|put {t:target} on the bottom of its owner's deck",
        "dej|dá|dát ^ {t.4} na spodek balíčku <jeho.2> <vlastník.2>",
    ),
    Row(
        "search",
        "effect",
        "search|searches|search your|their|your deck for a {c:cardkind} and "
        "put|puts|put it into your|their|your hand",
        "vyhledej|vyhledá|vyhledat ^ ve svém balíčku {c.4} ^^ a dej|dá|dát ^si <on.4> do ruky",
    ),
    Row(
        "search_planet",
        "effect",
        "search|searches|search your|their|your deck for a {c:cardkind} and "
        "put|puts|put it onto the planet",
        "vyhledej|vyhledá|vyhledat ^ ve svém balíčku {c.4} ^^ a vylož|vyloží|vyložit ^ "
        "<on.4> na planetu",
    ),
    Row(
        "salvage",
        "effect",
        "return|returns|return target {c:cardkind} from your|their|your junkyard to "
        "your|their|your hand",
        "vrať|vrátí|vrátit ^si <zvolený> {c.4} ze svého smetiště do ruky",
    ),
    Row(
        "salvage_planet",
        "effect",
        "put|puts|put target {c:cardkind} from your|their|your junkyard onto the planet",
        "vylož|vyloží|vyložit ^ <zvolený> {c.4} ze svého smetiště na planetu",
    ),
    Row(
        "salvage_top",
        "effect",
        "put|puts|put target {c:cardkind} from your|their|your junkyard on top of "
        "your|their|your deck",
        "dej|dá|dát ^ <zvolený> {c.4} ze svého smetiště na vrch svého balíčku",
    ),
    Row(
        "tuck",
        "effect",
        "put|puts|put {n:count} {n?card|cards} from your|their|your hand on the bottom of "
        "your|their|your deck",
        "dej|dá|dát ^ {n#karta.4} z ruky na spodek svého balíčku",
    ),
    Row(
        "mill",
        "effect",
        "put|puts|put the top {n:number} {n?card|cards} of your|their|your deck into "
        "your|their|your junkyard",
        "dej|dá|dát ^ {n#} <vrchní> {n*karta.4} svého balíčku na smetiště",
    ),
    Row(
        "shuffle",
        "effect",
        "shuffle|shuffles|shuffle your|their|your deck",
        "zamíchej|zamíchá|zamíchat ^si balíček",
    ),
    Row(
        "counter",
        "effect",
        "counter|counters|counter target {c:cardkind} being played",
        "zruš|zruší|zrušit ^ zahrání <zvolený> {c.2}",
    ),
    # materials
    Row("gain", "effect", "gain|gains|gain {m:materials}", "získej|získá|získat ^ {m.4}"),
    Row("lose", "effect", "lose|loses|lose {m:materials}", "ztrať|ztratí|ztratit ^ {m.4}"),
    Row(
        "steal",
        "effect",
        "steal|steals|steal {m:materials} from {p:player}",
        "ukradni|ukradne|ukrást ^ {p.3} {m.4}",
    ),
    Row(
        "raise_maximum",
        "effect",
        "raise|raises|raise your|their|your {m:material} maximum by {n:amount}",
        "zvyš|zvýší|zvýšit ^si maximum {m.2} o {n#}",
    ),
    Row(
        "lower_maximum",
        "effect",
        "lower|lowers|lower your|their|your {m:material} maximum by {n:amount}",
        "sniž|sníží|snížit ^si maximum {m.2} o {n#}",
    ),
    Row(
        "more_electricity",
        "effect",
        "make|makes|make electricity up to {n:number} more {n?time|times} this turn",
        "vyrob|vyrobí|vyrobit ^ v tomto kole elektřinu až {n#}× navíc",
    ),
    # traps
    Row(
        "trapback",
        "effect",
        "trapback|trapbacks|trapback {n:amount}",
        "proveď|provede|provést ^ trapback {n#}",
    ),
    Row(
        "place_trap",
        "effect",
        "place|places|place a trap from your|their|your hand",
        "polož|položí|položit ^ past z ruky",
    ),
    Row(
        "move_trap",
        "effect",
        "move|moves|move up to {n:number} {n?trap|traps}",
        "přesuň|přesune|přesunout ^ až {n#past.4}",
    ),
    Row(
        "more_traps",
        "effect",
        "place|places|place up to {n:number} more {n?trap|traps} this turn",
        "polož|položí|položit ^ v tomto kole až o {n#past.4} více",
    ),
    # what a card on the planet is like
    Row(
        "give_turn",
        "effect",
        "give|gives|give {t:target} {s:stats} until end of turn",
        "dej|dá|dát ^ {t.3} {s} do konce kola",
    ),
    Row(
        "give_while",
        "effect",
        "give|gives|give {t:target} {s:stats} as long as ~ is on the planet",
        "dej|dá|dát ^ {t.3} {s}, dokud je ~ na planetě,",
    ),
    Row("give", "effect", "give|gives|give {t:target} {s:stats}", "dej|dá|dát ^ {t.3} {s}"),
    Row(
        "exhaust",
        "effect",
        "exhaust|exhausts|exhaust {t:target}",
        "exhaustni|exhaustne|exhaustnout ^ {t.4}",
    ),
    Row(
        "ready",
        "effect",
        "ready|readies|ready {t:target}",
        "připrav|připraví|připravit ^ {t.4} k boji",
    ),
    Row(
        "recharge", "effect", "recharge|recharges|recharge {t:target}", "dobij|dobije|dobít ^ {t.4}"
    ),
    Row(
        "control",
        "effect",
        "gain|gains|gain control of {t:target}",
        "převezmi|převezme|převzít ^ kontrolu nad {t.7}",
    ),
    Row(
        "control_turn",
        "effect",
        "gain|gains|gain control of {t:target} until end of turn",
        "převezmi|převezme|převzít ^ kontrolu nad {t.7} do konce kola",
    ),
    Row(
        "illusion_copy",
        "effect",
        "make|makes|make an illusion copy of {t:target}",
        "vytvoř|vytvoří|vytvořit ^ iluzorní kopii {t.2}",
    ),
    # the attack
    Row(
        "remove",
        "effect",
        "remove|removes|remove {t:target} from the attack",
        "vyřaď|vyřadí|vyřadit ^ {t.4} z útoku",
    ),
    Row(
        "block_with",
        "effect",
        "block|blocks|block {t:target} with {u:target}",
        "zablokuj|zablokuje|zablokovat ^ {t.4} {u.7}",
    ),
    Row("end_attack", "effect", "end|ends|end the attack", "ukonči|ukončí|ukončit ^ útok"),
    Row(
        "skip",
        "effect",
        "skip|skips|skip your|their|your next {p:phase} phase",
        "vynech|vynechá|vynechat ^ svou příští {p} fázi",
    ),
]

EVENTS = [
    Row("attacks", "event", "{s:subject} attacks|would_attack", "{s} zaútočí|^by_<!měl>_zaútočit"),
    Row("blocks", "event", "{s:subject} blocks|would_block", "{s} blokuje", forms=("fact",)),
    Row("blocked", "event", "{s:subject} is blocked", "je {s} <!zablokovaný>", forms=("fact",)),
    Row("dies", "event", "{s:subject} dies|would_die", "{s} zemře|^by_<!měl>_zemřít"),
    Row(
        "destroyed",
        "event",
        "{s:subject} is|would_be destroyed",
        "je|^by {s} 0|<!měl>_být <!zničený>",
    ),
    Row(
        "enters",
        "event",
        "{s:subject} enters|would_enter the planet",
        "{s} vstoupí na planetu",
        forms=("fact",),
    ),
    Row(
        "leaves",
        "event",
        "{s:subject} leaves|would_leave the planet",
        "{s} opustí|^by_<!měl>_opustit planetu",
    ),
    Row(
        "dealt",
        "event",
        "{s:subject} is|would_be dealt damage",
        "{s} utrpí|^by_<!měl>_utrpět zranění",
    ),
    Row(
        "deals",
        "event",
        "{s:subject} deals|would_deal damage",
        "{s} udělí|^by_<!měl>_udělit zranění",
    ),
    Row(
        "deals_base",
        "event",
        "{s:subject} deals damage to a base",
        "{s} udělí zranění dolu",
        forms=("fact",),
    ),
    Row("healed", "event", "{s:subject} is healed", "je {s} <!vyléčený>", forms=("fact",)),
    Row("activated", "event", "{s:subject} is activated", "{s} ^se aktivuje", forms=("fact",)),
    Row("you_do", "event", "you {d:deed.second}", "{d}", forms=("fact",)),
    Row("you_would", "event", "you would {d:deed.infinitive}", "máš {d}", forms=("would",)),
    Row("opponent_does", "event", "an opponent {d:deed.third}", "<soupeř> {d}", forms=("fact",)),
    Row(
        "opponent_would",
        "event",
        "an opponent would {d:deed.infinitive}",
        "<soupeř> ^by <!měl> {d}",
        forms=("would",),
    ),
    Row("player_does_it", "event", "a player {d:deed.third}", "<hráč> {d}", forms=("fact",)),
    Row("plays", "deed", "play|plays|play a {c:cardkind}", "zahraješ|zahraje|zahrát {c.4}"),
    Row("draws", "deed", "draw|draws|draw a card", "lízneš|lízne|líznout ^si kartu"),
    Row("discards", "deed", "discard|discards|discard a card", "odhodíš|odhodí|odhodit kartu"),
    Row("gains", "deed", "gain|gains|gain {m:material}", "získáš|získá|získat {m.4}"),
    Row("places", "deed", "place|places|place a trap", "položíš|položí|položit past"),
    Row(
        "sacrifices",
        "deed",
        "sacrifice|sacrifices|sacrifice a {k:thing}",
        "obětuješ|obětuje|obětovat {k.4}",
    ),
    Row("pays", "deed", "use|uses|use a paid effect", "použiješ|použije|použít placený efekt"),
]

TIMES = [
    Row("start_turn", "time", "at the start of {w:turnof} turn", "na začátku {w} <kolo.2>"),
    Row("end_turn", "time", "at the end of {w:turnof} turn", "na konci {w} <kolo.2>"),
    Row(
        "start_phase",
        "time",
        "at the start of {w:turnof} {p:phase} phase",
        "na začátku {w} {p} <fáze.2>",
    ),
    Row(
        "end_phase", "time", "at the end of {w:turnof} {p:phase} phase", "na konci {w} {p} <fáze.2>"
    ),
    Row("your_turn", "turnof", "your", "<tvůj>"),
    Row("each_turn", "turnof", "each player's", "<každý>"),
    Row("opponents_turn", "turnof", "each opponent's", "<každý> <soupeřův>"),
]

THINGS = [
    Row("subject_self", "subject", "~", "~"),
    Row("subject_a", "subject", "a {k:kind}", "{k}"),
    Row("subject_another", "subject", "another {k:kind}", "<jiný> {k}"),
    # what an effect is aimed at
    Row("target", "target", "target {k:kind}", "<zvolený> {k}"),
    Row("another_target", "target", "another target {k:kind}", "<jiný> <zvolený> {k}"),
    Row("targets", "target", "{n:number} target {k:kind.many}", "{n#} <zvolený> {k*n}"),
    Row("up_to_one", "target", "up to one target {k:kind}", "až <jeden> <zvolený> {k}"),
    Row("up_to", "target", "up to {n:number} target {k:kind.many}", "až {n#} <zvolený> {k*n}"),
    Row("each", "target", "each {k:kind}", "<každý> {k}"),
    Row("each_other", "target", "each other {k:kind}", "<každý> <jiný> {k}"),
    Row("the_most", "target", "the {k:kind} with the {m:superlative}", "{k} s~ {m}"),
    Row("random_one", "target", "a random {k:kind}", "<náhodný> {k}"),
    Row("self", "target", "~", "~"),
    Row("it", "target", "it", "<on>"),
    Row("your_base", "target", "your base", "<tvůj> <důl>"),
    Row("the_attacker", "target", "the attacker", "<útočník>"),
    Row("the_guarded", "target", "the guarded entity", "<chráněný> <entita>"),
    Row("the_source", "target", "the source", "jeho <zdroj>"),
    # kinds of cards on the planet
    Row("kind", "kind", "{t:thing}", "{t}"),
    Row("kind_control", "kind", "{t:thing} {c:control}", "{c} {t}"),
    Row("kind_with", "kind", "{t:thing} with {p:property}", "{t} s~ {p}"),
    Row("kind_control_with", "kind", "{t:thing} {c:control} with {p:property}", "{c} {t} s~ {p}"),
    Row("thing", "thing", "{n:noun}", "{n}"),
    Row("damaged", "thing", "damaged {t:thing}", "<poškozený> {t}"),
    Row("undamaged", "thing", "undamaged {t:thing}", "<nepoškozený> {t}"),
    Row("exhausted", "thing", "exhausted {t:thing}", "<exhaustlý> {t}"),
    Row("battle_ready", "thing", "battle-ready {t:thing}", "battle ready {t}"),
    Row("attacking", "thing", "attacking {t:thing}", "<útočící> {t}"),
    Row("blocking", "thing", "blocking {t:thing}", "<blokující> {t}"),
    Row("named", "thing", "{n:noun} named {x:name}", "{n} {x}"),
    Row("warrior", "noun", "warrior|warriors", "<warrior>"),
    Row("building", "noun", "building|buildings", "<budova>"),
    Row("miner", "noun", "miner|miners", "<miner>"),
    Row("trap", "noun", "trap|traps", "<past>"),
    Row("entity", "noun", "entity|entities", "<entita>"),
    Row("base", "noun", "base|bases", "<důl>"),
    Row("card_on_planet", "noun", "card|cards", "<karta>"),
    Row("you_control", "control", "you control", "<tvůj>"),
    Row("opponent_controls", "control", "an opponent controls", "<nepřátelský>"),
    Row("player_controls", "control", "that player controls", "<jeho.person>"),
    Row("life_min", "property", "{n:amount} or more life", "{n#} nebo více životy"),
    Row("life_max", "property", "{n:amount} or less life", "{n#} nebo méně životy"),
    Row("attack_min", "property", "{n:amount} or more attack", "útokem {n#} nebo více"),
    Row("attack_max", "property", "{n:amount} or less attack", "útokem {n#} nebo méně"),
    Row("cost_min", "property", "cost {n:amount} or more", "cenou {n#} nebo více"),
    Row("cost_max", "property", "cost {n:amount} or less", "cenou {n#} nebo méně"),
    Row("electric", "property", "electricity in its cost", "elektřinou v ceně"),
    Row("most_life", "superlative", "most life", "nejvíce životy"),
    Row("least_life", "superlative", "least life", "nejméně životy"),
    Row("most_attack", "superlative", "most attack", "nejvyšším útokem"),
    Row("highest_cost", "superlative", "highest cost", "nejvyšší cenou"),
    # kinds of cards in a hand, a deck or a junkyard
    Row("any_card", "cardkind", "card|cards", "<karta>"),
    Row("typed_card", "cardkind", "{t:cardtype} card|cards", "{t}"),
    Row("typed_card_with", "cardkind", "{t:cardtype} card|cards with {p:property}", "{t} s~ {p}"),
    Row("card_named", "cardkind", "card|cards named {x:name}", "<karta> {x}"),
    Row("warrior_card", "cardtype", "warrior", "<warrior>"),
    Row("building_card", "cardtype", "building", "<budova>"),
    Row("miner_card", "cardtype", "miner", "<miner>"),
    Row("trap_card", "cardtype", "trap", "<past>"),
    Row("spell_card", "cardtype", "spell", "<spell>"),
    # what can be counted
    Row("count_kind", "countable", "{k:kind}", "{k}"),
    Row("count_hand", "countable", "card in your hand", "<karta> na ruce"),
    Row(
        "count_junkyard",
        "countable",
        "{c:cardkind} in your junkyard",
        "{c} na <tvůj.6> <smetiště.6>",
    ),
    Row("count_opponents", "countable", "opponent", "<soupeř>"),
    Row("that_much", "amount", "that much", "tolik"),
]

PLAYERS = [
    Row("each_player", "player", "each player", "<každý> <hráč>"),
    Row("each_opponent", "player", "each opponent", "<každý> <soupeř>"),
    Row("target_opponent", "player", "target opponent", "<zvolený> <soupeř>"),
    Row("that_player", "player", "that player", "<ten> <hráč>"),
    Row("its_controller", "player", "its controller", "<hráč>, <který.1> <on.4> ovládá,"),
    Row("its_owner", "player", "its owner", "<jeho> <vlastník>"),
    Row("attackers_controller", "player", "the attacker's controller", "<útočící> <hráč>"),
    Row("target_opponents", "whose", "target opponent's", "<zvolený.2> <soupeř.2>"),
    Row("each_opponents", "whose", "each opponent's", "<každý.2> <soupeř.2>"),
    Row("that_players", "whose", "that player's", "<ten.2> <hráč.2>"),
]

CONDITIONS = [
    Row("you_control_one", "condition", "you control a {k:kind}", "ovládáš {k.4}"),
    Row(
        "you_control_many",
        "condition",
        "you control {n:number} or more {k:thing.many}",
        "ovládáš {n#} nebo více {k.many.2}",
    ),
    Row(
        "you_control_no",
        "condition",
        "you control no {k:thing.many}",
        "neovládáš <žádný> {k.one.4}",
    ),
    Row(
        "opponent_has_many",
        "condition",
        "an opponent controls {n:number} or more {k:thing.many}",
        "soupeř ovládá {n#} nebo více {k.many.2}",
    ),
    Row(
        "opponent_has_more",
        "condition",
        "an opponent controls more {k:thing.many} than you",
        "soupeř ovládá více {k.many.2} než ty",
    ),
    Row("you_have", "condition", "you have {m:materials}", "máš {m.4}"),
    Row(
        "hand_min",
        "condition",
        "you have {n:number} or more cards in your hand",
        "máš na ruce {n#} nebo více karet",
    ),
    Row("hand_empty", "condition", "you have no cards in your hand", "nemáš na ruce žádné karty"),
    Row(
        "junkyard_min",
        "condition",
        "your junkyard holds {n:number} or more {c:cardkind.many}",
        "je na tvém smetišti {n#} nebo více {c.many.2}",
    ),
    Row(
        "base_at_most",
        "condition",
        "your base has {n:amount} or less life",
        "má tvůj důl {n#} nebo méně životů",
    ),
    Row("is_damaged", "condition", "~ is damaged", "je ~ <poškozený>"),
    Row("is_attacking", "condition", "~ is attacking", "~ útočí"),
    Row("it_survived", "condition", "it is on the planet", "je stále na planetě"),
    Row("your_turn_now", "condition", "it is your turn", "jsi na tahu"),
    Row("opponents_turn_now", "condition", "it is an opponent's turn", "je na tahu soupeř"),
]

STATS = [
    Row("attack_stat", "stats", "{n:signed} attack", "{n#útok.4}"),
    Row("life_stat", "stats", "{n:signed} life", "{n#život.4}"),
    Row("both_stats", "stats", "{a:signed} attack and {l:signed} life", "{a#útok.4} a {l#život.4}"),
    Row("shielding_stat", "stats", "shielding {x:amount}", "shielding {x#}"),
    Row("selfheal_stat", "stats", "selfheal {x:amount}", "selfheal {x#}"),
    Row("selfdestroy_stat", "stats", "selfdestroy {x:amount}", "selfdestroy {x#}"),
    Row("final_hit_stat", "stats", "final hit", "final hit"),
    Row("ban_attack", "ban", "attack", "útočit"),
    Row("ban_block", "ban", "block", "blokovat"),
    Row("ban_blocked", "ban", "be blocked", "být <!zablokovaný>"),
]

MATERIALS = [
    Row("materials", "materials", "{s:stack/, }", "{s/, / a }"),
    Row("stack", "stack", "{n:amount} {m:material}", "{m#n}"),
    Row("gold", "material", "gold", "<zlato>"),
    Row("cosmium", "material", "cosmium", "<cosmium>"),
    Row("electricity", "material", "electricity", "<elektřina>"),
    Row("price_materials", "price", "{m:materials}", "{m}"),
    Row("price_sacrifice", "price", "sacrifice a {k:thing}", "obětuj {k.4}"),
    Row("price_both", "price", "{m:materials}, sacrifice a {k:thing}", "{m}, obětuj {k.4}"),
    Row("price_self", "price", "sacrifice ~", "obětuj ~.4"),
    Row("price_discard", "price", "discard a card", "odhoď kartu"),
    Row("mining", "phase", "mining", "mining"),
    Row("kuk_phase", "phase", "kuk", "kuk"),
    Row("main", "phase", "main", "hlavní"),
    Row("attack_phase", "phase", "attack", "attack"),
    Row("trap_phase", "phase", "trap", "trap"),
]

ROWS = [
    *ABILITIES,
    *SENTENCES,
    *EFFECTS,
    *EVENTS,
    *TIMES,
    *THINGS,
    *PLAYERS,
    *CONDITIONS,
    *STATS,
    *MATERIALS,
]
