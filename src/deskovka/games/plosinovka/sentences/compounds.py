"""The sentences that say what is done."""

from __future__ import annotations

from typing import Final

from deskovka.language import Row

SENTENCES: Final = [
    Row("do", "sentence", "{e:effect}.", "{e}."),
    Row(
        "pay_to",
        "sentence",
        "pay {g:goods} to {e:effect.infinitive}.",
        "zaplať {g.4} ^^ a {e.imperative}.",
    ),
    Row(
        "suffer_to",
        "sentence",
        "take {n:amount} damage to {e:effect.infinitive}.",
        "za {n#zranění.4} ^ {e.imperative}.",
    ),
    # enemies
    Row(
        "all_strike",
        "sentence",
        "every enemy attacks the heroes next to it.",
        "všichni nepřátelé ^ zaútočí na hrdiny na sousedních polích.",
    ),
    Row(
        "all_move",
        "sentence",
        "every enemy moves {d:direction}.",
        "všichni nepřátelé ^se přesunou {d}.",
        example="At the end of the turn, every enemy moves left.",
    ),
    # a boss
    Row("reached", "sentence", "{r:reach} {x:instant.third}.", "{r} ^ {x}."),
    Row("boss_moves", "sentence", "the boss moves {d:direction}.", "boss ^se přesune {d}."),
    Row(
        "boss_leaps",
        "sentence",
        "the boss leaps to a random boss field.",
        "boss přeskočí na náhodné z polí, kde se objevuje.",
    ),
    Row(
        "boss_strikes",
        "sentence",
        "the boss attacks each hero next to it.",
        "boss zaútočí na každého hrdinu na sousedním poli.",
    ),
    Row(
        "summon",
        "sentence",
        "the boss summons {n:number} {n?helper|helpers}.",
        "boss přivolá {n#pomocník.4}.",
    ),
    Row(
        "lay_out",
        "sentence",
        "a {g:good} is put on each special field.",
        "na každé zvláštní pole ^se položí {g}.",
    ),
]
