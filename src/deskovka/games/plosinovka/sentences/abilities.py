"""Paragraphs of a card: when something is done, and what an enemy is like."""

from __future__ import annotations

from typing import Final

from deskovka.language import Row

ABILITIES: Final = [
    # by choice
    Row("use", "ability", "use: {body:sentence/ }", "použití: {body}"),
    Row("once", "ability", "once per turn: {body:sentence/ }", "jednou za tah: {body}"),
    # triggered
    Row("whenever", "ability", "whenever {f:fact}, {x:instant}.", "kdykoli ^ {f}, {x}."),
    Row(
        "turn_starts",
        "ability",
        "at the start of your turn, {x:instant}.",
        "na začátku svého tahu ^ {x}.",
    ),
    Row(
        "turn_ends",
        "ability",
        "at the end of your turn, {x:instant}.",
        "na konci svého tahu ^ {x}.",
    ),
    Row(
        "event_ends",
        "ability",
        "at the end of the turn, {body:sentence/ }",
        "na konci tahu ^ {body}",
    ),
    # what a boss's attack or setup does
    Row("does", "ability", "{body:sentence/ }", "{body}"),
    # enemies
    Row(
        "strikes",
        "ability",
        "whenever ~ attacks a hero, the hero {x:instant.third}.",
        "hrdina, na kterého ~ zaútočí, ^ {x}.",
    ),
    Row(
        "is_defeated",
        "ability",
        "whenever ~ is defeated, the hero that defeated it {x:instant.third}.",
        "hrdina, který ~.4 porazí, ^ {x}.",
    ),
    Row("firm", "ability", "~ cannot be pushed.", "~.4 nelze postrčit."),
    Row(
        "heavy",
        "ability",
        "~ cannot be moved by monster symbols or cards.",
        "~.4 nelze přesunout symboly příšery ani kartami.",
    ),
    Row(
        "floats",
        "ability",
        "~ flies: it neither falls nor needs platforms.",
        "~ létá: nepadá a nepotřebuje plošiny.",
    ),
    Row(
        "watches",
        "ability",
        "~ attacks each hero that moves next to it.",
        "~ zaútočí na každého hrdinu, který se přesune na sousední pole.",
    ),
]
