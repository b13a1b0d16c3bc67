"""The Czech patterns of a table, and which of its categories are noun phrases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from deskovka.language.czech_pattern import (
    Atom,
    Child,
    Choice,
    Counted,
    Lex,
    OwnAtom,
    parse_czech,
)
from deskovka.language.errors import TableError
from deskovka.language.lexicon import ON, Lexicon
from deskovka.language.pattern import PatternError
from deskovka.language.rows import Rows, Sentence, Tree


@dataclass(frozen=True, slots=True)
class CzechSentence:
    """One row: its atoms in each form and the place of the atom that is its head."""

    english: Sentence
    atoms: dict[str, tuple[Atom, ...]]
    heads: dict[str, int | None]


class CzechRows:
    """All Czech patterns, checked. A row may lack one; printing it is then an error."""

    def __init__(self, rows: Rows, lexicon: Lexicon) -> None:
        self.english = rows
        self._lexicon = lexicon
        problems: list[str] = []
        atoms: dict[str, tuple[Atom, ...]] = {}
        for sentence in rows:
            if sentence.row.cs:
                atoms[sentence.row.name] = self._read(sentence, problems)
        if problems:
            raise TableError(problems)
        self.nominal = self._capable(atoms) & self._used(atoms)
        self._sentences = {
            name: self._sentence(rows.by_name[name], found) for name, found in atoms.items()
        }

    def sentence(self, tree: Tree) -> CzechSentence:
        name = self.english.sentence(tree).row.name
        if name not in self._sentences:
            raise KeyError(f"row {name!r} has no Czech pattern")
        return self._sentences[name]

    def missing(self) -> list[str]:
        """The rows that cannot be printed in Czech."""
        return [one.row.name for one in self.english if one.row.name not in self._sentences]

    def _read(self, sentence: Sentence, problems: list[str]) -> tuple[Atom, ...]:
        try:
            atoms = parse_czech(sentence.row.cs, sentence.places)
        except PatternError as error:
            problems.append(f"{sentence.row.name}: {error}")
            return ()
        problems += [f"{sentence.row.name}: {what}" for what in self._faults(sentence, atoms)]
        return atoms

    def _faults(self, sentence: Sentence, atoms: Sequence[Atom]) -> Iterator[str]:
        count = len(self.english.forms[sentence.row.category])
        for atom in atoms:
            if isinstance(atom, Choice) and len(atom.options) != count:
                yield f"{len(atom.options)} Czech alternatives, the category has {count} forms"
        for atom in _flat(atoms):
            if isinstance(atom, Lex) and not self._lexicon.knows(atom.lemma):
                yield f"<{atom.lemma}> is not in the lexicon"
            if isinstance(atom, Counted) and atom.noun is not None:
                if atom.noun not in self._lexicon.nouns:
                    yield f"{atom.noun} is neither a slot nor a noun of the lexicon"
            if isinstance(atom, Child) and atom.form is not None:
                slot = _slot(sentence, atom)
                if atom.form not in self.english.forms[slot]:
                    yield f"slot {atom.slot}: {slot} has no form {atom.form}"

    def _is_noun(self, atom: Atom) -> bool:
        """Whether an atom is a noun that stands in the case of its row."""
        if isinstance(atom, Lex):
            return atom.case is None and (atom.lemma in self._lexicon.nouns or atom.lemma == ON)
        if isinstance(atom, Counted):
            return atom.case is None and atom.noun is not None
        return isinstance(atom, OwnAtom) and atom.case is None

    def _capable(self, atoms: dict[str, tuple[Atom, ...]]) -> set[str]:
        """Categories with a row that has a noun of its own or of a child."""
        found = {"name"}
        size = 0
        while size != len(found):
            size = len(found)
            for name, row in atoms.items():
                sentence = self.english.by_name[name]
                if any(
                    self._is_noun(atom) or (_is_free_child(atom) and _slot(sentence, atom) in found)
                    for atom in _flat(row)
                ):
                    found.add(sentence.row.category)
        return found

    def _used(self, atoms: dict[str, tuple[Atom, ...]]) -> set[str]:
        """Categories that are asked for in a case or counted, and what they are made of."""
        pairs = [
            (self.english.by_name[name], atom) for name, row in atoms.items() for atom in _flat(row)
        ]
        children = [(sentence, atom) for sentence, atom in pairs if isinstance(atom, Child)]
        found = {
            _slot(sentence, atom)
            for sentence, atom in children
            if atom.case is not None or atom.by is not None
        }
        size = 0
        while size != len(found):
            size = len(found)
            found |= {
                _slot(sentence, atom)
                for sentence, atom in children
                if sentence.row.category in found and atom.case is None
            }
        return found

    def _sentence(self, sentence: Sentence, atoms: tuple[Atom, ...]) -> CzechSentence:
        by_form = {}
        for place, form in enumerate(self.english.forms[sentence.row.category]):
            by_form[form] = tuple(_chosen(atoms, place))
        heads = {form: self._head(sentence, found) for form, found in by_form.items()}
        return CzechSentence(sentence, by_form, heads)

    def _head(self, sentence: Sentence, atoms: Sequence[Atom]) -> int | None:
        """The atom a row is about: its own noun, else a child of its category, else any."""
        for place, atom in enumerate(atoms):
            if self._is_noun(atom):
                return place
        children = [
            (place, _slot(sentence, atom))
            for place, atom in enumerate(atoms)
            if _is_free_child(atom) and _slot(sentence, atom) in self.nominal
        ]
        same = [place for place, category in children if category == sentence.row.category]
        return next(iter(same or [place for place, _ in children]), None)


def _is_free_child(atom: Atom) -> bool:
    return isinstance(atom, Child) and atom.case is None


def _slot(sentence: Sentence, atom: Atom) -> str:
    assert isinstance(atom, Child)
    return sentence.slots[sentence.places[atom.slot]].category


def _flat(atoms: Sequence[Atom]) -> Iterator[Atom]:
    for atom in atoms:
        if isinstance(atom, Choice):
            for option in atom.options:
                yield from option
        else:
            yield atom


def _chosen(atoms: Sequence[Atom], form: int) -> Iterator[Atom]:
    for atom in atoms:
        if isinstance(atom, Choice):
            yield from atom.options[form]
        else:
            yield atom
