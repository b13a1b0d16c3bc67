"""Standing effects: what holds for a player as long as the card does."""

from __future__ import annotations

from typing import Final

from deskovka.language import Row

STANDING: Final = [
    # attacks
    Row(
        "more_damage",
        "ability",
        "your attacks deal {n:amount} more damage.",
        "tvoje útoky způsobí o {n#zranění.4} více.",
    ),
    Row(
        "less_damage",
        "ability",
        "your attacks deal {n:amount} less damage.",
        "tvoje útoky způsobí o {n#zranění.4} méně.",
    ),
    Row(
        "first_damage",
        "ability",
        "your first attack each turn deals {n:amount} more damage.",
        "tvůj první útok v každém tahu způsobí o {n#zranění.4} více.",
    ),
    Row(
        "boss_damage",
        "ability",
        "your attacks on the boss deal {n:amount} more damage.",
        "tvoje útoky na bosse způsobí o {n#zranění.4} více.",
    ),
    # dice and symbols
    Row(
        "monster_fields",
        "ability",
        "your monster symbols move an enemy {n:amount} more {n?field|fields}.",
        "tvoje symboly příšery přesunou nepřítele o {n#pole.4} dál.",
    ),
    Row(
        "more_coins",
        "ability",
        "your coin symbols give {n:amount} more {n?coin|coins}.",
        "tvoje symboly zlaťáku přinesou o {n#zlaťák.4} více.",
    ),
    Row(
        "more_dice",
        "ability",
        "you roll {n:amount} more {n?die|dice}.",
        "házíš o {n#kostka.4} více.",
    ),
    Row(
        "fewer_dice",
        "ability",
        "you roll {n:amount} fewer {n?die|dice}.",
        "házíš o {n#kostka.4} méně.",
    ),
    Row(
        "special_stays",
        "ability",
        "once each turn, using your special die does not reset it.",
        "jednou v každém tahu se tvoje speciální kostka po využití neresetuje.",
    ),
    Row(
        "fewer_gems",
        "ability",
        "each step of a boost costs you {n:amount} fewer {n?gem|gems}, but at least 1.",
        "každý stupeň posílení tě stojí o {n#drahokam.4} méně, ale nejméně 1.",
    ),
    # moving
    Row(
        "unnoticed",
        "ability",
        "enemies do not attack you for leaving a field.",
        "nepřátelé na tebe neútočí, když opouštíš pole.",
    ),
    Row(
        "pushes_safely",
        "ability",
        "enemies that you push do not attack you.",
        "nepřátelé, které postrčíš, na tebe nezaútočí.",
    ),
    Row("through_walls", "ability", "you can move through walls.", "můžeš procházet zdmi."),
    Row("hovers", "ability", "you do not fall.", "nepadáš."),
    # life
    Row("trap_proof", "ability", "traps do not hurt you.", "pasti tě nezraňují."),
    Row(
        "armour",
        "ability",
        "enemy attacks deal {n:amount} less damage to you.",
        "útoky nepřátel ti způsobí o {n#zranění.4} méně.",
    ),
    Row(
        "more_hurt",
        "ability",
        "enemy attacks deal {n:amount} more damage to you.",
        "útoky nepřátel ti způsobí o {n#zranění.4} více.",
    ),
    Row(
        "guard",
        "ability",
        "the first damage to you in every turn is {n:amount} less.",
        "při prvním zranění v každém tahu utrpíš o {n#zranění.4} méně.",
    ),
    Row(
        "more_life",
        "ability",
        "you have {n:amount} more {n?life|lives}.",
        "máš o {n#život.4} více.",
        once=("you have {n:amount} more life.",),
    ),
    # buying
    Row(
        "cheaper",
        "ability",
        "items and potions cost you {n:amount} less.",
        "předměty a lektvary tě stojí o {n#zlaťák.4} méně.",
    ),
    Row(
        "dearer",
        "ability",
        "items and potions cost you {n:amount} more.",
        "předměty a lektvary tě stojí o {n#zlaťák.4} více.",
        example="Items and potions cost you 1 more.",
    ),
    # what cannot be done
    Row("no_buying", "ability", "you cannot buy anything.", "nemůžeš nic koupit."),
    Row(
        "no_boosting",
        "ability",
        "you cannot boost symbols with gems.",
        "nemůžeš posilovat symboly drahokamy.",
    ),
    Row(
        "no_keeping",
        "ability",
        "you cannot set your special die.",
        "nemůžeš nastavit svou speciální kostku.",
    ),
    Row("no_holding", "ability", "ladders do not hold you.", "žebříky tě neudrží."),
    Row("no_merging", "ability", "you cannot merge dice.", "nemůžeš slučovat kostky."),
    Row(
        "no_gravity",
        "ability",
        "you cannot resolve gravity as an action.",
        "nemůžeš vyhodnotit gravitaci jako akci.",
    ),
]
