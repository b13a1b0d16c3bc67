"""Numbers of cards, materials, prices, phases."""

from __future__ import annotations

from typing import Final

from deskovka.language import Row

STATS: Final = [
    Row("attack_stat", "stats", "{n:signed} attack", "{n#} k útoku"),
    Row("life_stat", "stats", "{n:signed} life", "{n#život.4}"),
    Row(
        "both_stats", "stats", "{a:signed} attack and {l:signed} life", "{a#} k útoku a {l#život.4}"
    ),
    Row("shielding_stat", "stats", "shielding {x:amount}", "shielding {x#}"),
    Row("selfheal_stat", "stats", "selfheal {x:amount}", "selfheal {x#}"),
    Row("selfdestroy_stat", "stats", "selfdestroy {x:amount}", "selfdestroy {x#}"),
    Row("final_hit_stat", "stats", "final hit", "final hit"),
    Row("ban_attack", "ban", "attack", "útočit"),
    Row("ban_block", "ban", "block", "blokovat"),
    Row("ban_blocked", "ban", "be blocked", "být <!zablokovaný>"),
]

MATERIALS: Final = [
    # a price is a list, and so is what a card costs in its file
    Row("materials", "materials", "{s:stack/, / and |, }", "{s/, / a }"),
    Row("stack", "stack", "{n:amount} {m:material}", "{m#n}"),
    Row("gold", "material", "gold", "<zlato>"),
    Row("cosmium", "material", "cosmium", "<cosmium>"),
    Row("electricity", "material", "electricity", "<elektřina>"),
    Row("price_materials", "price", "{m:materials.listed}", "{m}"),
    Row("price_sacrifice", "price", "sacrifice a {k:thing}", "obětuj {k.4}"),
    Row("price_both", "price", "{m:materials.listed}, sacrifice a {k:thing}", "{m}, obětuj {k.4}"),
    Row("price_self", "price", "sacrifice ~", "obětuj ~.4"),
    Row("price_discard", "price", "discard a card", "odhoď kartu"),
    Row("mining", "phase", "mining", "mining"),
    Row("kuk_phase", "phase", "kuk", "kuk"),
    Row("main", "phase", "main", "hlavní"),
    Row("attack_phase", "phase", "attack", "attack"),
    Row("trap_phase", "phase", "trap", "trap"),
]
