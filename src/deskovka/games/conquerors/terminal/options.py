"""What commands can be told about Planetary Conquerors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from deskovka.games.conquerors.codes import BASE, EDITIONS, TYPES
from deskovka.games.port.command_line import CommandOption

ALL, MINE, NONE = "all", "mine", "none"
KEYWORDS: Final = (
    "shielding", "final-hit", "selfheal", "selfdestroy", "illusion", "trapback", "kuk",
)  # fmt: skip

EDITION: Final = CommandOption(
    "edition", "Whose rules, where they differ; by default en.", choices=EDITIONS
)

DECKS: Final = CommandOption("decks", "Decks that take turns, by commas; by default all.")

OPTIONS: Final[Mapping[str, Sequence[CommandOption]]] = {
    "play": (
        CommandOption(
            "deck", "Your deck; by default 'builders', or one with the cards of your pack."
        ),
        CommandOption("against", "The deck of an opponent; name several for several.", "texts"),
        EDITION,
        CommandOption(
            "reactions",
            "Be asked to react: always, to what concerns you (mine, the default), or never.",
            choices=(ALL, MINE, NONE),
        ),
    ),
    "cards list": (
        CommandOption(
            "type", "Only this type.", choices=[kind for kind in TYPES if kind != TYPES[BASE]]
        ),
        CommandOption("stars", "Only this rarity.", choices=("1", "2", "3")),
        CommandOption("keyword", "Only with this word in the text.", choices=KEYWORDS),
        CommandOption("deck", "Only cards of this deck."),
    ),
    "lab run": (DECKS, CommandOption("no-mirrors", "A deck cannot meet itself.", "flag"), EDITION),
    "lab compare": (DECKS,),
}
