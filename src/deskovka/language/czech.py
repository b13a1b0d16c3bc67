"""From a tree to Czech words with the right gender, case and number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from deskovka.language import declension
from deskovka.language.agreement import Element, Nominal, Out, Pending, settle, settle_row
from deskovka.language.czech_pattern import (
    NUMBERS,
    Atom,
    Child,
    Choice,
    Counted,
    Lex,
    Mark,
    OwnAtom,
    OwnCard,
    Plain,
)
from deskovka.language.czech_rows import CzechRows
from deskovka.language.czech_text import ENCLITIC_CASES, CzechWord, enclitic, finish
from deskovka.language.lexicon import JEHO, ON, Lexicon
from deskovka.language.pattern import Slot
from deskovka.language.rows import Sentence, Tree

CARD = "karta"
# The cases in which a card just spoken of is called by a pronoun.
SAID_AGAIN = (1, 3, 4)
# Who acts in a form of a verb: the player addressed, or somebody else.
ACTING = {"imperative": True, "second": True, "third": False}


@dataclass(frozen=True, slots=True)
class Spot:
    """Where an atom stands: in which tree, and in which form, case and number."""

    tree: Tree
    sentence: Sentence
    form: str
    case: int
    plural: bool
    is_head: bool = False

    def slot(self, name: str) -> Slot:
        return self.sentence.slots[self.sentence.places[name]]

    def value(self, name: str) -> Any:
        return self.sentence.value(self.tree, name)

    def case_of(self, atom: Child | Counted | Lex | OwnAtom) -> int:
        """The case given, else that of the row if this is what the row is about."""
        if atom.case is not None:
            return atom.case
        return self.case if self.is_head else 1


@dataclass(frozen=True, slots=True)
class Count:
    """A number as it stands before a noun, and what it does to the noun."""

    words: tuple[CzechWord, ...]
    case: int
    plural: bool
    neuter_verb: bool = False
    is_one: bool = False
    is_known: bool = True


class CzechPrinter:
    """Prints one tree; keeps in mind what pronouns and participles refer to."""

    def __init__(
        self, rows: CzechRows, lexicon: Lexicon, own: OwnCard, name_of: Callable[[str], str]
    ) -> None:
        self._rows = rows
        self._lexicon = lexicon
        self._own = lexicon.nouns[own.noun]
        self._name_of = name_of
        self._thing = Nominal(self._own.gender, False, 1, 1)
        self._person = Nominal("ma", False, 1, 1, person=True)
        self._subject = self._last = self._thing
        self._you_act = True

    def text(self, tree: Tree, category: str, form: str) -> str:
        element = self._value(tree, category, form, 1, NUMBERS.get(form, False))
        words = [settle(word, self._subject, self._lexicon) for word in element.words]
        return finish([word for word in words if isinstance(word, CzechWord)])

    def _value(self, value: Any, category: str, form: str, case: int, plural: bool) -> Element:
        if isinstance(value, int):
            return Element([CzechWord(_digits(value, category))])
        acted, self._you_act = self._you_act, ACTING.get(form, self._you_act)
        element = self._row(value, form, case, plural)
        self._you_act = acted
        return element

    def _row(self, tree: Tree, form: str, case: int, plural: bool) -> Element:
        row = self._rows.sentence(tree)
        here = Spot(tree, row.english, form, case, plural)
        elements = [
            self._atom(atom, replace(here, is_head=place == row.heads[form]))
            for place, atom in enumerate(row.atoms[form])
        ]
        place = row.heads[form]
        head = None if place is None else elements[place].nominal
        words = settle_row(elements, head, self._subject, self._lexicon)
        if row.english.row.category in self._rows.nominal:
            self._remember(head)
        return Element(words, head)

    def _atom(self, atom: Atom, spot: Spot) -> Element:
        if isinstance(atom, Plain):
            return Element([CzechWord(atom.text, vocal=atom.vocal)])
        if isinstance(atom, Mark):
            mark = CzechWord("", is_mark=not atom.new_clause, ends_clause=atom.new_clause)
            return Element([mark, *enclitic(atom.word)])
        if isinstance(atom, Child):
            return self._child(atom, spot) if atom.by is None else self._counted(atom, spot)
        if isinstance(atom, Counted):
            return self._amount(atom, spot)
        if isinstance(atom, OwnAtom):
            return self._own_card(spot.case_of(atom), spot.plural)
        if isinstance(atom, Lex):
            return self._lex(atom, spot)
        assert not isinstance(atom, Choice)  # chosen when the rows were read
        return Element([Pending(atom)])

    # Children

    def _child(self, atom: Child, spot: Spot) -> Element:
        slot, value = spot.slot(atom.slot), spot.value(atom.slot)
        form = self._form(atom, spot)
        plural = NUMBERS.get(form, spot.plural and spot.is_head)
        case = spot.case_of(atom)
        if isinstance(value, str):
            return self._name(self._name_of(value), case, spot.is_head)
        if slot.separator is None:
            if atom.like is not None:
                self._you_act = self._acts(atom.like, spot)
            elif atom.you is not None:
                self._you_act = atom.you
            meant = self._thing
            element = self._value(value, slot.category, form, case, plural)
            if atom.aside:
                self._thing = meant
            return element
        separators = atom.separators or (slot.separator,)
        items = [self._value(item, slot.category, form, case, plural) for item in value]
        words = list(items[0].words)
        for place, item in enumerate(items[1:], start=2):
            separator = separators[-1] if place == len(items) else separators[0]
            words += [*map(CzechWord, separator), *item.words]
        return Element(words, items[0].nominal)

    def _acts(self, name: str, spot: Spot) -> bool:
        """Is it the player addressed who acts in that slot, or in the first of its list?"""
        slot, value = spot.slot(name), spot.value(name)
        tree = value if slot.separator is None else value[0]
        row = self._rows.sentence(tree)
        form = self._rows.english.child_form(spot.sentence.row.category, spot.form, slot)
        here = Spot(tree, row.english, form, 1, False)
        for atom in row.atoms[form]:
            if isinstance(atom, Child):
                acts = ACTING.get(self._form(atom, here)) if atom.you is None else atom.you
                if acts is not None:
                    return acts
        return True

    def _form(self, atom: Child, spot: Spot) -> str:
        """The form given, else that of the English pattern."""
        category = spot.sentence.row.category
        return atom.form or self._rows.english.child_form(category, spot.form, spot.slot(atom.slot))

    def _counted(self, atom: Child, spot: Spot) -> Element:
        """A noun phrase of a child with the number in another slot before it."""
        slot, asked = spot.slot(atom.slot), spot.case_of(atom)
        assert atom.by is not None
        count = self._count(atom.by, asked, spot)
        numbers = {plural: form for form, plural in NUMBERS.items()}
        forms = self._rows.english.forms[slot.category]
        form = numbers[count.plural] if numbers[count.plural] in forms else forms[0]
        value = spot.value(atom.slot)
        element = self._value(value, slot.category, form, count.case, count.plural)
        if element.nominal is not None and element.nominal.mass and not count.is_known:
            element = self._value(value, slot.category, form, count.case, plural=False)
        return self._with_number(element, count, asked, spot.slot(atom.by), atom.shown)

    def _amount(self, atom: Counted, spot: Spot) -> Element:
        """A noun of the lexicon with the number in a slot before it, or the number alone."""
        asked = spot.case_of(atom)
        count = self._count(atom.slot, asked, spot)
        slot, value = spot.slot(atom.slot), spot.value(atom.slot)
        if atom.noun is None:
            words = count.words or (CzechWord(_digits(value, slot.category)),)
            return Element(list(words))
        plural = count.plural and (count.is_known or not self._lexicon.nouns[atom.noun].mass)
        element = self._noun(atom.noun, count.case, plural)
        return self._with_number(element, count, asked, slot, atom.shown)

    def _with_number(
        self, element: Element, count: Count, asked: int, slot: Slot, shown: bool
    ) -> Element:
        words: list[Out] = list(count.words) if shown else []
        nominal = element.nominal
        if nominal is not None:
            if shown and count.is_one and slot.category == "number":
                one = declension.adjective("jeden", nominal.gender, nominal.case, False)
                words = [CzechWord(one)]
            nominal = replace(
                nominal,
                asked=asked,
                neuter_verb=count.neuter_verb,
                amount=slot.category in ("amount", "signed"),
            )
        return Element([*words, *element.words], nominal)

    def _count(self, name: str, case: int, spot: Spot) -> Count:
        value, category = spot.value(name), spot.slot(name).category
        of_many = 2 if case in (1, 4) else case
        if not isinstance(value, int):
            element = self._value(value, category, "", case, True)
            words = tuple(word for word in element.words if isinstance(word, CzechWord))
            return Count(words, of_many, True, neuter_verb=case == 1, is_known=False)
        words = (CzechWord(_digits(value, category)),)
        if abs(value) == 1:
            silent = category in ("count", "number")
            return Count(() if silent else words, case, False, is_one=True)
        if abs(value) in (2, 3, 4):
            return Count(words, case, True)
        return Count(words, of_many, True, neuter_verb=case == 1)

    # Nouns and pronouns

    def _lex(self, atom: Lex, spot: Spot) -> Element:
        if atom.lemma == ON:
            return self._pronoun(atom, spot.case_of(atom))
        if atom.lemma == JEHO:
            meant = self._meant(atom)
            lemma = declension.possessive(meant.gender, meant.plural)
            return Element([Pending(replace(atom, lemma=lemma))])
        if atom.lemma not in self._lexicon.nouns:
            return Element([Pending(atom, self._you_act)])
        plural = (spot.plural and spot.is_head) if atom.plural is None else atom.plural
        element = self._noun(atom.lemma, spot.case_of(atom), plural)
        if atom.said:
            self._remember(element.nominal)
        return element

    def _noun(self, lemma: str, case: int, plural: bool) -> Element:
        found = self._lexicon.nouns[lemma]
        nominal = Nominal(found.gender, plural, case, case, found.person, mass=found.mass)
        return Element([CzechWord(found.form(case, plural))], nominal)

    def _own_card(self, case: int, plural: bool) -> Element:
        if self._last.own and case in SAID_AGAIN:
            return self._personal(self._last, case)
        element = self._noun(self._own.lemma, case, plural)
        if element.nominal is not None:
            element.nominal = replace(element.nominal, own=True)
        this = declension.adjective("tento", self._own.gender, case, plural)
        self._remember(element.nominal)
        return Element([CzechWord(this), *element.words], element.nominal)

    def _name(self, name: str, case: int, is_head: bool) -> Element:
        """The card called so; a name that only goes with another noun stands alone."""
        word = CzechWord(name, is_name=True)
        if case == 1 and not is_head:
            return Element([word])
        card = self._noun(CARD, case, False)
        self._remember(card.nominal)
        return Element([*card.words, word], card.nominal)

    def _pronoun(self, atom: Lex, case: int) -> Element:
        return self._personal(self._meant(atom), case)

    def _personal(self, meant: Nominal, case: int) -> Element:
        alone, after = declension.personal(meant.gender, case, meant.plural)
        nominal = replace(meant, case=case, asked=case, neuter_verb=False)
        if case == 1:
            return Element([], nominal)  # a Czech subject that is clear goes unsaid
        rank = ENCLITIC_CASES.get(case, 0)
        return Element([CzechWord(alone, after=after, enclitic=rank)], nominal)

    def _meant(self, atom: Lex) -> Nominal:
        return self._person if atom.person else self._thing

    def _remember(self, nominal: Nominal | None) -> None:
        if nominal is None or nominal.amount or nominal.mass:
            return
        self._last = nominal
        if nominal.person:
            self._person = nominal
        else:
            self._thing = nominal
        if nominal.asked == 1:
            self._subject = nominal


def _digits(value: int, category: str) -> str:
    return f"{value:+d}".replace("-", "−") if category == "signed" else str(value)
