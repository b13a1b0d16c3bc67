"""What is wrong with a pack, in Czech: every message by its English form.

In `MESSAGES` a word in angle brackets stands for anything, or for a word of the list of that name
in `WORDS`. Names of keys, and what is to be typed, are the same in both languages.
"""

from __future__ import annotations

import functools
import re
from typing import Final

from deskovka.packs.speaking_czech import MESSAGES, MUST, TAILS, WORDS

_SLOT: Final = re.compile(r"<(\w+)>")
_QUOTED: Final = re.compile(r'(\{[^}]*\})|["“]([^"“”]*)["”]')  # what is typed stays as it is
_MISFIT: Final = re.compile(r'^("[^\n]+"): (.+)$', re.DOTALL)
_LIST: Final = re.compile(r'(, | or | and )(?=["\w])')
_MORE: Final = re.compile(r"\(and (\d+) more\)")
_BETWEEN: Final = {", ": ", ", " or ": " nebo ", " and ": " a "}


def in_czech(message: str) -> str:
    """The message in Czech; what has no Czech form stays as it is."""
    said = _said(message)
    if said is None:
        return message
    return _QUOTED.sub(lambda match: match.group(1) or f"„{match.group(2)}“", said)


def is_known(message: str) -> bool:
    """Whether there is a Czech form."""
    return _said(message) is not None


def _said(message: str) -> str | None:
    head, tail = message, ""
    for english, czech in TAILS.items():
        found = _pattern(f"{english}$").search(message)
        if found:
            head, tail = message[: found.start()], _filled(czech, found)
            break
    said = _whole(head)
    if said is None and tail:
        said, tail = _whole(message), ""
    if said is not None:
        return said + tail
    misfit = _MISFIT.match(head)
    inner = _whole(misfit.group(2)) if misfit else None
    return f"{misfit.group(1)}: {inner}{tail}" if misfit and inner else None


def _whole(message: str) -> str | None:
    for english, czech in MESSAGES.items():
        found = _pattern(english).fullmatch(message)
        if found:
            return _filled(czech, found)
    return None


@functools.cache
def _pattern(english: str) -> re.Pattern[str]:
    """Slots hold anything, those with words of their own only these."""
    parts = _SLOT.split(english.removesuffix("$"))
    written = [re.escape(part) for part in parts[::2]]
    slots = [f"(?P<{name}>{_allowed(name)})" for name in parts[1::2]]
    joined = "".join(a + b for a, b in zip(written, [*slots, ""], strict=True))
    end = r"\Z" if english.endswith("$") else ""
    return re.compile(joined + end, re.DOTALL)


def _allowed(name: str) -> str:
    if name not in WORDS:
        return ".+?"
    one = "|".join(map(re.escape, sorted(WORDS[name], key=len, reverse=True)))
    return f"(?:{one})(?:(?:, | and )(?:{one}))*"


def _filled(czech: str, found: re.Match[str]) -> str:
    def fill(slot: re.Match[str]) -> str:
        name = slot.group(1)
        return _word(name, found.group(name))

    return _SLOT.sub(fill, czech)


def _word(name: str, said: str) -> str:
    if name == "must":
        return MUST.get(said) or _ranges(said)
    if name == "list":
        return _LIST.sub(lambda match: _BETWEEN[match.group(1)], said)
    words = WORDS.get(name)
    if words is None:
        return _MORE.sub(r"(a \1 dalších)", said)
    one = re.compile("|".join(map(re.escape, sorted(words, key=len, reverse=True))))
    return one.sub(lambda match: words[match.group()], said).replace(" and ", " a ")


def _ranges(must: str) -> str:
    """What a value must be, where numbers stand in it or words are listed."""
    for english, czech in MUST.items():
        found = _pattern(english).fullmatch(must)
        if found:
            return _filled(czech, found)
    return _LIST.sub(lambda match: _BETWEEN[match.group(1)], must)
