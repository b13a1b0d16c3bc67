"""Noun phrases, and the words that must agree with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deskovka.language import declension
from deskovka.language.czech_pattern import Lex, Short, Switch
from deskovka.language.czech_text import CzechWord
from deskovka.language.lexicon import Lexicon

TVUJ, SVUJ = "tvůj", "svůj"
RELATIVE = frozenset(["který", "jaký"])


@dataclass(frozen=True, slots=True)
class Nominal:
    """A noun phrase as it has been printed.

    `case` and `plural` are those of the printed form, `asked` is the case the
    sentence wanted: "5 karet" is a genitive, yet it may be a subject, and its
    verb is then a neuter singular. Nobody calls an amount of something "it".
    """

    gender: str
    plural: bool
    case: int
    asked: int
    person: bool = False
    neuter_verb: bool = False
    amount: bool = False
    mass: bool = False
    own: bool = False

    @property
    def verb(self) -> tuple[str, bool]:
        return ("n", False) if self.neuter_verb else (self.gender, self.plural)


@dataclass(frozen=True, slots=True)
class Pending:
    """A word that waits for the noun it agrees with."""

    atom: Lex | Short | Switch
    own_to_actor: bool = False


Out = CzechWord | Pending


@dataclass(slots=True)
class Element:
    """What one atom printed, and the noun phrase it is, if it is one."""

    words: list[Out]
    nominal: Nominal | None = None

    @property
    def waits(self) -> bool:
        return bool(self.words) and all(isinstance(word, Pending) for word in self.words)


def settle_row(
    elements: Sequence[Element], head: Nominal | None, subject: Nominal, lexicon: Lexicon
) -> list[Out]:
    """The words of a row, each agreeing; what finds no partner is left to the row above."""
    found: list[Out] = []
    for spot, element in enumerate(elements):
        for word in element.words:
            if isinstance(word, Pending):
                partner = _partner(word, elements, spot, head, subject)
                found.append(settle(word, partner, lexicon))
            else:
                found.append(word)
    return found


def settle(word: Out, partner: Nominal | None, lexicon: Lexicon) -> Out:
    """A waiting word in the form that agrees with its partner."""
    if isinstance(word, CzechWord) or partner is None:
        return word
    atom = word.atom
    gender, plural = partner.verb
    if isinstance(atom, Short):
        return CzechWord(declension.short(lexicon.short_stem(atom.lemma), gender, plural))
    if isinstance(atom, Switch):
        return CzechWord(atom.many if plural else atom.one)
    case = partner.case if atom.case is None else atom.case
    many = partner.plural if atom.plural is None else atom.plural
    lemma = atom.lemma
    if lemma == TVUJ and word.own_to_actor and case != 1:
        lemma = SVUJ  # what belongs to the one who acts is "svůj", except as the subject
    text = declension.adjective(lemma, partner.gender, case, many)
    return CzechWord(text, order=declension.order(lemma))


def _partner(
    word: Pending,
    elements: Sequence[Element],
    spot: int,
    head: Nominal | None,
    subject: Nominal,
) -> Nominal | None:
    if not isinstance(word.atom, Lex):
        return _subject(elements) or subject
    if word.atom.lemma in RELATIVE:
        before = (one.nominal for one in reversed(elements[:spot]) if one.nominal)
        return head or next(before, None)
    for later in elements[spot + 1 :]:
        if later.nominal is not None:
            return later.nominal
        if not later.waits:
            break
    return head or next((one.nominal for one in elements[spot + 1 :] if one.nominal), None)


def _subject(elements: Sequence[Element]) -> Nominal | None:
    """The first nominative of the row, as later ones belong to clauses inside it."""
    for element in elements:
        if element.nominal is not None and element.nominal.asked == 1:
            return element.nominal
    return None
