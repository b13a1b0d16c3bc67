"""What can happen to a player, and the conditions of artifacts."""

from __future__ import annotations

from typing import Final

from deskovka.language import Row


def fact(name: str, en: str, cs: str) -> Row:
    """A fact; the example shows it, as not every one is on a card."""
    return Row(name, "fact", en, cs, example=f"Whenever {en}, gain 1 coin.")


FACTS: Final = [
    fact("defeats", "you defeat an enemy", "porazíš ^ nepřítele"),
    fact("picks_coin", "you pick up a coin", "sebereš ^ zlaťák"),
    fact("picks_gem", "you pick up a gem", "sebereš ^ drahokam"),
    fact("faints", "you faint", "upadneš ^ do mdlob"),
    fact("appears", "you appear on the map", "objevíš ^se na mapě"),
    fact("pushes", "you push a hero or an enemy", "postrčíš ^ hrdinu nebo nepřítele"),
    fact("pushes_hero", "you push a hero", "postrčíš ^ hrdinu"),
    fact("buys", "you buy an item or a potion", "koupíš ^ předmět nebo lektvar"),
    fact("falls", "you land after a fall", "dopadneš ^ po pádu"),
    fact("is_hurt", "you take damage", "utrpíš ^ zranění"),
    fact("reveals", "you reveal a level", "odhalíš ^ úroveň"),
    fact("merges", "you merge dice", "sloučíš ^ kostky"),
    fact("trips", "a trap hurts you", "zraní ^tě past"),
    fact("enters_boss", "you enter the boss level", "vstoupíš ^ do úrovně s bossem"),
]

CONDITIONS: Final = [
    Row("happens", "condition", "{f:fact}.", "{f}."),
    Row("has_most", "condition", "you have the most {w:wealth}.", "máš nejvíce {w.2}."),
    Row(
        "is_highest", "condition", "you are the highest hero on the map.", "stojíš na mapě nejvýše."
    ),
    Row(
        "enters_first",
        "condition",
        "you are the first to enter the boss level.",
        "vstoupíš do úrovně s bossem jako první.",
    ),
    Row(
        "falls_far",
        "condition",
        "you fall {n:amount} or more rows.",
        "spadneš nejméně o {n#řada.4}.",
    ),
    Row(
        "defeats_strong",
        "condition",
        "you defeat an enemy with {n:amount} or more lives.",
        "porazíš nepřítele, který má nejméně {n#život.4}.",
        once=("you defeat an enemy with {n:amount} or more life.",),
    ),
]
