"""Findings in words and numbers of a language: what page and terminal say alike."""

from __future__ import annotations

from typing import Final, NamedTuple

from deskovka import games
from deskovka.lab.findings import Change, Chapter, Rate
from deskovka.locales.speaker import Speaker, message

NARROW: Final = "\u202f"  # a narrow space that keeps a number and its sign together
MINUS: Final = "\u2212"


OWN: Final = ("sides", "foes")  # sections for which every game has a heading of its own


class Section(NamedTuple):
    """Rates that belong together; ``fair`` is what they would be if all were equal."""

    name: str
    rates: dict[str, Rate]
    fair: float | None


def sections(chapter: Chapter) -> list[Section]:
    """The rates of a chapter, where there is something to compare."""
    fair = chapter.fair
    found = [
        Section("places", chapter.places, fair),
        Section("bots", chapter.bots, fair),
        Section("sides", chapter.sides, fair),
        Section("foes", chapter.foes, None),
        Section("ways", chapter.ways, None),
    ]
    if chapter.players == 1:
        return [Section("solo", {"won": chapter.average}, None), *found[2:]]
    return [one for one in found if len(one.rates) > 1 or one.name == "ways"]


class Teller(Speaker):
    """Tells findings in a language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, None)

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:z.{digits}f}".replace("-", MINUS)
        return text.replace(".", ",") if self.language == "cs" else text

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits)}{NARROW}%"

    def points(self, share: float) -> str:
        """A difference of percentages, with its sign."""
        text = self.number(100 * share)
        return f"+{text}" if share > 0 and text.strip("0.,") else text

    def interval(self, one: Rate | Change) -> str:
        return f"{self.number(100 * one.low)} – {self.number(100 * one.high)}"

    def title(self, chapter: Chapter) -> str:
        game = games.kit(chapter.game).title(self.language)
        return self.say("lab-chapter", game=game, players=chapter.players)

    def own(self, chapter: Chapter, *parts: str) -> str:
        """A message of the game's own."""
        return self.say(message(chapter.game, "lab", *parts))

    def heading(self, chapter: Chapter, section: Section) -> str:
        if section.name in OWN:
            return self.own(chapter, section.name)
        return self.say(f"lab-{section.name}")

    def label(self, chapter: Chapter, section: Section, key: str) -> str:
        """What a rate is called."""
        if section.name == "places":
            return self.say("lab-place", place=int(key))
        if section.name == "ways":
            return self.own(chapter, "way", key)
        if section.name == "solo":
            return self.say("lab-won")
        return chapter.name(key, self.language)
