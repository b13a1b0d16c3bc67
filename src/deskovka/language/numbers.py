"""Numbers as they are written: digits, words, with a sign."""

from __future__ import annotations

COUNT_WORDS = {
    "a": 1, "two": 2, "three": 3, "four": 4, "five": 5,
    "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
}  # fmt: skip
NUMBER_WORDS = {"one" if word == "a" else word: value for word, value in COUNT_WORDS.items()}
ANY_WORDS = COUNT_WORDS | NUMBER_WORDS
MAX_DIGITS = 6

_COUNT = {value: word for word, value in COUNT_WORDS.items()}
_NUMBER = {value: word for word, value in NUMBER_WORDS.items()}


def written(category: str, value: int) -> str:
    """An integer in the way its leaf category is written in English."""
    if category == "count":
        return _COUNT.get(value, str(value))
    if category == "number":
        return _NUMBER.get(value, str(value))
    return f"{value:+d}" if category == "signed" else str(value)


def is_digits(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= MAX_DIGITS


def is_signed(word: str) -> bool:
    return word[:1] in ("+", "-") and is_digits(word[1:])
