"""A Lark grammar made from the rows of a table, and trees made from what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeAlias, cast

from lark import Lark, Token
from lark.exceptions import UnexpectedEOF, UnexpectedToken
from lark.lexer import Lexer
from lark.parsers.earley_forest import PackedNode, SymbolNode, TokenNode

from deskovka.language.errors import TableError
from deskovka.language.numbers import ANY_WORDS, COUNT_WORDS, NUMBER_WORDS, is_digits
from deskovka.language.pattern import NO_FORM, Agree, Literal, Own, Part, Slot
from deskovka.language.rows import Rows, Sentence

Separators: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]

DIGITS, SIGNED, NAME, OWN, UNKNOWN = "DIGITS", "SIGNED", "NAME", "OWN", "UNKNOWN"


@dataclass(frozen=True, slots=True)
class Production:
    """One rule of the grammar: what it makes of its children, and whether it is canonical.

    A lenient rule (digits where a word is usual, a pattern of an earlier version) is read so
    that the right way of writing can be named, but it is never offered as a continuation.
    """

    label: str
    origin: str
    symbols: tuple[str, ...]
    build: Callable[[Sequence[Any]], Any]
    lenient: bool = False


class UnreadError(Exception):
    """The words do not fit: the place of the first that does not, and what would."""

    def __init__(self, place: int, expected: list[str]) -> None:
        super().__init__(place)
        self.place = place
        self.expected = expected


class _ReadyTokens(Lexer):
    """The words are found before Lark sees them, since names are known only then."""

    def __init__(self, conf: object) -> None:
        del conf

    def lex(self, tokens: Any, parser_state: Any = None) -> Iterator[Token]:
        yield from tokens


class Grammar:
    """Reads sequences of (terminal, value) into trees."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._terminals: dict[str, str] = {}
        self._origins = {
            key: f"n{number}"
            for number, key in enumerate(
                (category, form) for category, forms in rows.forms.items() for form in forms
            )
        }
        self._lists: dict[tuple[str, Separators], str] = {}
        self._productions = _distinct([*self._row_rules(), *self._leaf_rules()])
        self.words: dict[str, str] = {name: word for word, name in self._terminals.items()}
        self._lark = self._build()

    def terminal(self, word: str) -> str | None:
        """The terminal of a word of the language, None for an unknown word."""
        return self._terminals.get("a" if word == "an" else word)

    def read(self, tokens: Sequence[tuple[str, Any]], key: tuple[str, str]) -> Iterator[Any]:
        """Every tree the tokens can mean, lazily; raises UnreadError."""
        stream = [Token(kind, "", start_pos=i) for i, (kind, _) in enumerate(tokens)]
        values = [value for _, value in tokens]
        try:
            root = self._lark.parse(cast(str, stream), start=self._origins[key])
        except UnexpectedToken as error:
            place = cast(int, error.token.start_pos)
            raise UnreadError(place, self._expected(error.state)) from None
        except UnexpectedEOF as error:
            raise UnreadError(len(tokens), self._expected(error.state)) from None
        return self._meanings(cast(SymbolNode, root), values)

    def follow(self, tokens: Sequence[tuple[str, Any]], key: tuple[str, str]) -> list[str]:
        """The terminals that may come after the tokens."""
        try:
            self.read([*tokens, (UNKNOWN, None)], key)
        except UnreadError as stop:
            return stop.expected if stop.place == len(tokens) else []
        return []

    def _expected(self, state: Any) -> list[str]:
        found = {
            rule.expansion[place].name
            for rule, place in state
            if not self._productions[int(rule.alias[1:])].lenient
        }
        return sorted(found, key=lambda name: self.words.get(name, name))

    # From rows to rules

    def _word(self, word: str) -> str:
        word = "a" if word == "an" else word
        return self._terminals.setdefault(word, f"W{len(self._terminals)}")

    def _row_rules(self) -> Iterator[Production]:
        for category, forms in self._rows.forms.items():
            for place, form in enumerate(forms):
                for sentence in self._rows.options(category, form):
                    for parts in _with_agreement(sentence.parts):
                        yield from self._row_rule(sentence, parts, place, form)
                    for old in sentence.once:
                        for parts in _with_agreement(old):
                            yield from self._row_rule(sentence, parts, place, form, lenient=True)

    def _row_rule(
        self,
        sentence: Sentence,
        parts: Sequence[Part],
        place: int,
        form: str,
        lenient: bool = False,
    ) -> Iterator[Production]:
        symbols: list[str] = []
        spots: dict[str, int] = {}
        for part in parts:
            if isinstance(part, Literal):
                symbols += map(self._word, part.words(place))
            elif isinstance(part, Slot):
                spots.setdefault(part.name, len(symbols))
                key = part.category, self._rows.child_form(sentence.row.category, form, part)
                if part.separator is None:
                    symbols.append(self._origins[key])
                else:
                    separators = part.separator, part.before_last(place)
                    yield from self._list_rules(self._origins[key], separators)
                    symbols.append(self._lists[self._origins[key], separators])
            elif isinstance(part, Own):
                symbols.append(OWN)
        order = [spots[slot.name] for slot in sentence.slots]
        name, origin = sentence.row.name, self._origins[sentence.row.category, form]
        yield Production(name, origin, tuple(symbols), _node(name, order), lenient)

    def _list_rules(self, item: str, separators: Separators) -> Iterator[Production]:
        """A list whose last item is joined in a way of its own is understood without it, too."""
        if (item, separators) in self._lists:
            return
        origin = self._lists[item, separators] = f"l{len(self._lists)}"
        separator, last = separators
        between = tuple(map(self._word, separator))
        yield Production("list", origin, (item,), list)
        if last == separator:
            yield Production("list", origin, (origin, *between, item), _longer)
            return
        plain = separator, separator
        yield from self._list_rules(item, plain)
        begun, before_last = self._lists[item, plain], map(self._word, last)
        yield Production("list", origin, (begun, *before_last, item), _longer)
        yield Production("list", origin, (begun, *between, item), _longer, lenient=True)

    def _leaf_rules(self) -> Iterator[Production]:
        canonical = {"amount": {}, "count": COUNT_WORDS, "number": NUMBER_WORDS}
        for category, words in canonical.items():
            origin = self._origins[category, NO_FORM]
            yield Production(category, origin, (DIGITS,), _only, lenient=category != "amount")
            for word, value in ANY_WORDS.items():
                symbols, lenient = (self._word(word),), word not in words
                yield Production(category, origin, symbols, _constant(value), lenient)
            for word in [word for word in self._terminals if is_digits(word)]:
                symbols = (self._word(word),)
                yield Production(category, origin, symbols, _constant(int(word)), lenient=True)
        for category, terminal in ("signed", SIGNED), ("name", NAME), ("name", OWN):
            yield Production(category, self._origins[category, NO_FORM], (terminal,), _only)

    def _build(self) -> Lark:
        by_origin: dict[str, list[str]] = {origin: [] for origin in self._origins.values()}
        for number, rule in enumerate(self._productions):
            by_origin.setdefault(rule.origin, []).append(f"{' '.join(rule.symbols)} -> p{number}")
        lines = [
            f"{origin}: " + "\n | ".join(rules) for origin, rules in by_origin.items() if rules
        ]
        declared = " ".join([*self.words, DIGITS, SIGNED, NAME, OWN, UNKNOWN])
        return Lark(
            "\n".join([*lines, f"%declare {declared}"]),
            parser="earley",
            lexer=_ReadyTokens,
            ambiguity="forest",
            start=[origin for origin in self._origins.values() if by_origin[origin]],
        )

    # From the forest to trees

    def _meanings(self, node: SymbolNode, values: list[Any]) -> Iterator[Any]:
        for packed in node.children:
            rule = self._productions[int(packed.rule.alias[1:])]
            for children in self._sequences(packed, values):
                yield rule.build(children)

    def _sequences(self, packed: PackedNode, values: list[Any]) -> Iterator[tuple[Any, ...]]:
        for left in self._prefixes(packed.left, values):
            if isinstance(packed.right, TokenNode):
                yield (*left, values[packed.right.token.start_pos])
            elif packed.right is None:
                yield left
            else:
                for last in self._meanings(packed.right, values):
                    yield (*left, last)

    def _prefixes(self, node: SymbolNode | None, values: list[Any]) -> Iterator[tuple[Any, ...]]:
        if node is None:
            yield ()
            return
        for packed in node.children:
            yield from self._sequences(packed, values)


def _with_agreement(parts: Sequence[Part]) -> list[list[Part]]:
    """The pattern with the words that agree with each slot in the singular and in the plural."""
    slots = list(dict.fromkeys(part.slot for part in parts if isinstance(part, Agree)))
    return [
        [
            Literal((part.one if part.slot in single else part.many,))
            if isinstance(part, Agree)
            else part
            for part in parts
        ]
        for count in range(len(slots), -1, -1)
        for single in combinations(slots, count)
    ]


def _distinct(rules: Sequence[Production]) -> list[Production]:
    """The rules without repetitions; two rows that read alike are a fault of the table."""
    found: dict[tuple[str, tuple[str, ...]], Production] = {}
    problems = [f"{name} only leads back to itself" for name in _endless(rules)]
    for rule in rules:
        if not rule.symbols:
            problems.append(f"{rule.label} reads as nothing")
        twin = found.setdefault((rule.origin, rule.symbols), rule)
        if twin.label != rule.label:
            problems.append(f"{twin.label} and {rule.label} read alike")
    if problems:
        raise TableError(list(dict.fromkeys(problems)))
    return list(found.values())


def _endless(rules: Sequence[Production]) -> list[str]:
    """Rows that stand for a single child which may be the same row again."""
    steps = [(rule.origin, rule.symbols[0], rule.label) for rule in rules if len(rule.symbols) == 1]
    reached = {(origin, child) for origin, child, _ in steps}
    while True:
        more = {(a, d) for a, b in reached for c, d, _ in steps if b == c} - reached
        if not more:
            break
        reached |= more
    return [
        label for origin, child, label in steps if (child, origin) in reached or child == origin
    ]


def _node(name: str, order: Sequence[int]) -> Callable[[Sequence[Any]], Any]:
    return lambda found: [name, *(found[place] for place in order)]


def _only(found: Sequence[Any]) -> Any:
    return found[0]


def _longer(found: Sequence[Any]) -> Any:
    return [*found[0], found[-1]]


def _constant(value: int) -> Callable[[Sequence[Any]], Any]:
    return lambda found: value
