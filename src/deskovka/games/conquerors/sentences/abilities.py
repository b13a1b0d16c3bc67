"""Paragraphs of a card."""

from __future__ import annotations

from typing import Final

from deskovka.language import Row

ABILITIES: Final = [
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
    Row("at", "ability", "{t:time}, {body:sentence/ }", "{t.body} ^ {body}"),
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
    Row(
        "self_has",
        "ability",
        "~ has {s:stats}.",
        "~ má {s}.",
        example="Topdecker has shielding 1.",
    ),
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
        "do tvé úschovny {m.2} se vejde o {n#} více.",
    ),
    Row(
        "storage_less",
        "ability",
        "each opponent's {m:material} storage holds {n:amount} less.",
        "do úschovny {m.2} každého protihráče se vejde o {n#} méně.",
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
        "{c}, <který.4> hrají tvoji protihráči, stojí o {m.4} více.",
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
        "každé kolo můžeš vyrobit elektřinu {n#}× navíc.",
    ),
    # what a spell or a trap does
    Row("does", "ability", "{body:sentence/ }", "{body}"),
]
