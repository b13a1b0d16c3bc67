"""From English text to a tree, with errors that say where and what instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import islice, product
from typing import Any

from deskovka.language import mistakes
from deskovka.language.errors import SentenceError
from deskovka.language.grammar import DIGITS, NAME, OWN, SIGNED, UNKNOWN, Grammar, UnreadError
from deskovka.language.numbers import is_digits, is_signed
from deskovka.language.text import Word, capital, join, opens_sentence, scan, uncapital
from deskovka.problems import Problem

MAX_LENGTH = 600
MAX_MEANINGS = 200
MAX_SUSPECTS = 3

Print = Callable[[Any], str]
Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Names:
    """The names that may occur in a text: the card's own, and those of other cards by id."""

    own: str
    ids: Mapping[str, str]

    @property
    def all(self) -> frozenset[str]:
        return frozenset([*self.ids, self.own]) - {""}

    def value(self, name: str) -> str:
        return self.ids.get(name, name)


class SentenceReader:
    """Reads texts with one grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar

    def read(self, text: str, names: Names, key: Key, print_: Print) -> Any:
        """The one tree whose printed text is `text`."""
        check_length(text)
        meanings = self._first_reading(text, scan(text, names.all), names, key)
        found: list[Any] = []
        other = None
        for tree in islice(meanings, MAX_MEANINGS):
            if print_(tree) != text:
                other = tree if other is None else other
            elif tree not in found:
                found.append(tree)
        if not found:
            raise mistakes.not_canonical(text, print_(other))
        found = _fewest(found, names.value(names.own))
        if len(found) > 1:
            raise mistakes.two_meanings(text, found[0], found[1])
        return found[0]

    def normalise(
        self, text: str, names: Names, key: Key, print_: Print, symbols: Mapping[str, str]
    ) -> str:
        """The canonical way to write what `text` plainly means."""
        check_length(text)
        plain = plain_marks(text, symbols)
        problem: SentenceError | None = None
        for any_case, dot in product((False, True), ("", ".")):
            words = list(self._lenient(scan(plain + dot, names.all, any_case=any_case), names))
            try:
                meanings = self._first_reading(text, words, names, key)
            except SentenceError as error:
                problem = problem or error
                continue
            texts = dict.fromkeys(print_(tree) for tree in islice(meanings, MAX_MEANINGS))
            return max(texts, key=lambda one: SequenceMatcher(None, one, plain).ratio())
        assert problem is not None
        raise problem

    def follow(self, text: str, names: Names, key: Key) -> list[str]:
        """The words that may come next, or complete the word that has been begun."""
        if len(text) > MAX_LENGTH:
            return []
        words = scan(text, names.all)
        begun = ""
        if words and not text[-1:].isspace() and text[-1:].isalpha():
            begun = words.pop().text
        first = opens_sentence([*words, Word("")], len(words))
        offers: list[str] = []
        for attempt in self._attempts(words):
            terminals = self._grammar.follow(list(self._tokens(attempt, names)), key)
            offers += self._offers(terminals, names, first)
        begun = begun.lower()
        return [
            one
            for one in dict.fromkeys(offers)
            if one.lower().startswith(begun) and one.lower() != begun
        ]

    def words(self) -> list[str]:
        return sorted(self._grammar.words.values())

    def _offers(self, terminals: Sequence[str], names: Names, first: bool) -> list[str]:
        """What an author may write for the terminals: words first, names last."""
        found = [self._grammar.words[one] for one in terminals if one in self._grammar.words]
        offers = [capital(word) for word in found] if first else found
        if DIGITS in terminals:
            offers += ["1", "2", "3"]
        if SIGNED in terminals:
            offers += ["+1", "-1"]
        if OWN in terminals and names.own:
            offers.append(names.own)
        if NAME in terminals:
            offers += sorted(name for name in names.ids if name != names.own)
        return offers

    def _first_reading(self, text: str, words: list[Word], names: Names, key: Key) -> Iterator[Any]:
        """Names are read as names if that makes sense, else as the words they consist of."""
        farthest: tuple[int, SentenceError] | None = None
        for attempt in self._attempts(words):
            tokens = list(self._tokens(attempt, names))
            try:
                return self._grammar.read(tokens, key)
            except UnreadError as stop:
                place = attempt[stop.place].start if stop.place < len(attempt) else len(text)
                if farthest is None or place > farthest[0]:
                    farthest = place, self._mistake(text, attempt, stop, names)
        assert farthest is not None
        raise farthest[1]

    def _attempts(self, words: list[Word]) -> Iterator[list[Word]]:
        suspects = [place for place in range(len(words)) if self._suspect(words, place)]
        if len(suspects) > MAX_SUSPECTS:
            choices: Iterator[tuple[bool, ...]] = iter(
                [(True,) * len(suspects), (False,) * len(suspects)]
            )
        else:
            choices = product((True, False), repeat=len(suspects))
        for kept in choices:
            opened = {place for place, keep in zip(suspects, kept, strict=True) if not keep}
            yield [
                piece
                for place, word in enumerate(words)
                for piece in (_opened(word) if place in opened else [word])
            ]

    def _suspect(self, words: list[Word], place: int) -> bool:
        """Whether a name could also be ordinary words of the language, capitals included."""
        if not words[place].is_name:
            return False
        first, *others = [piece.text for piece in _opened(words[place])]
        if opens_sentence(words, place):
            first = uncapital(first)
        return all(self._known(piece) for piece in (first, *others))

    def _known(self, word: str) -> bool:
        return self._grammar.terminal(word) is not None or is_digits(word)

    def _tokens(self, words: Sequence[Word], names: Names) -> Iterator[tuple[str, Any]]:
        for place, word in enumerate(words):
            if word.is_name:
                yield (OWN if word.text == names.own else NAME), names.value(word.text)
            else:
                yield self._token(word.text, opens_sentence(words, place))

    def _token(self, word: str, first: bool) -> tuple[str, Any]:
        if first and self._grammar.terminal(uncapital(word)) is not None:
            word = uncapital(word)
        terminal = self._grammar.terminal(word)
        if terminal is not None:
            return terminal, word
        if is_digits(word):
            return DIGITS, int(word)
        return (SIGNED, int(word)) if is_signed(word) else (UNKNOWN, word)

    def _lenient(self, words: Sequence[Word], names: Names) -> Iterator[Word]:
        """Words in lower case where only that is known, names with their own capitals."""
        spelled = {name.casefold(): name for name in names.all}
        for word in words:
            if word.is_name:
                yield Word(spelled[word.text.casefold()], word.start, True)
            elif self._grammar.terminal(word.text) is None:
                yield Word(word.text.lower(), word.start)
            else:
                yield word

    def _mistake(
        self, text: str, words: Sequence[Word], stop: UnreadError, names: Names
    ) -> SentenceError:
        expected = self._offers(stop.expected, names, first=False)
        if stop.place >= len(words):
            return mistakes.too_early(text, join(words[-3:]), expected)
        return mistakes.not_understood(words[stop.place], expected, self.words())


def check_length(text: str) -> None:
    if len(text) > MAX_LENGTH:
        raise SentenceError(Problem.of("sentence-long", most=MAX_LENGTH), MAX_LENGTH + 1)


def plain_marks(text: str, symbols: Mapping[str, str]) -> str:
    """Symbols as words, typographic marks as those of a keyboard."""
    for symbol, word in symbols.items():
        text = text.replace(symbol, f" {word} ")
    text = text.replace("\ufe0f", "").replace("’", "'").replace("‘", "'")
    text = re.sub(r"\s*[–—]\s*|\s+-\s+", " - ", text)
    return " ".join(re.sub("[−‑‐]", "-", text).split())


def _opened(word: Word) -> list[Word]:
    return [Word(piece.text, word.start + piece.start) for piece in scan(word.text)]


def _fewest(trees: list[Any], own_id: str) -> list[Any]:
    """The own name means this card wherever it can, and a card of that name only elsewhere."""
    counts = [_mentions(tree, own_id) for tree in trees]
    return [tree for tree, count in zip(trees, counts, strict=True) if count == min(counts)]


def _mentions(value: Any, own_id: str) -> int:
    if isinstance(value, list):
        return sum(_mentions(child, own_id) for child in value[1:]) + (
            _mentions(value[0], own_id) if value and isinstance(value[0], list) else 0
        )
    return int(value == own_id)
