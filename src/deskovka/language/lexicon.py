"""The Czech words a game brings along."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from deskovka.language import declension

ON, JEHO = "on", "jeho"


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun with its gender (ma, mi, f, n) and its 14 forms, singular then plural.

    A `person` is what `he` means rather than `it`; of `mass` there is "tolik zlata",
    of other things "tolik karet".
    """

    gender: str
    forms: tuple[str, ...]
    person: bool = False
    mass: bool = False

    @staticmethod
    def of(
        gender: str, singular: str, plural: str, *, person: bool = False, mass: bool = False
    ) -> Noun:
        """A noun from two strings of seven forms each, in the order of the cases."""
        forms = (*singular.split(), *plural.split())
        if gender not in declension.GENDERS or len(forms) != 14:
            raise ValueError(f"a noun has a gender and 14 forms: {gender} {singular} {plural}")
        return Noun(gender, forms, person, mass)

    @property
    def lemma(self) -> str:
        return self.forms[0]

    def form(self, case: int, plural: bool) -> str:
        return self.forms[7 * plural + case - 1]


@dataclass(frozen=True, slots=True)
class Adjective:
    """An adjective whose short form is not made by rule (otevřený: otevřen is; hotový: hotov)."""

    lemma: str
    short: str


class Lexicon:
    """Nouns, and adjectives that need a note; all regular adjectives are known anyway."""

    def __init__(self, words: Iterable[Noun | Adjective] = ()) -> None:
        self.nouns: dict[str, Noun] = {}
        self.adjectives: dict[str, Adjective] = {}
        for word in words:
            if isinstance(word, Noun):
                self.nouns[word.lemma] = word
            else:
                self.adjectives[word.lemma] = word

    def __or__(self, other: Lexicon) -> Lexicon:
        return Lexicon(
            [
                *self.nouns.values(),
                *self.adjectives.values(),
                *other.nouns.values(),
                *other.adjectives.values(),
            ]
        )

    def knows(self, lemma: str) -> bool:
        return lemma in self.nouns or lemma == ON or declension.is_adjective(lemma)

    def short_stem(self, lemma: str) -> str:
        """What the endings of a short participle are put to: zničený, zničen; zemřel."""
        if lemma in self.adjectives:
            return self.adjectives[lemma].short
        if lemma.endswith("aný"):
            return lemma[:-3] + "án"
        return lemma[:-1] if lemma.endswith("ý") else lemma
