"""Chance as part of the state: a seed and a counter, so that the same game rolls the same."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

HASHED: Final = 0  # nobody can work out coming rolls from seen ones
FAST: Final = 1  # a small generator for the rollouts of a search
ASKED: Final = 2  # every roll is a decision of the player *chance*

MODES: Final = ("hashed", "fast", "asked")

_WORDS: Final = 16  # one digest of 64 bytes gives this many 32-bit words
_MASK: Final = 0xFFFFFFFF


def _scattered(seed: int) -> int:
    """A start for the small generator: its first rolls after a small seed are all alike."""
    x = (seed ^ (seed >> 32) ^ (seed >> 64) ^ (seed >> 96)) & _MASK
    for _ in range(2):
        x = ((x >> 16 ^ x) * 0x45D9F3B) & _MASK
    return x >> 16 ^ x or 0x9E3779B9


class Chance:
    """Rolls ``0 <= r < sides``. ``script`` comes first, whatever the mode (tests)."""

    def __init__(self, mode: int, seed: int) -> None:
        self.mode = mode
        self.seed = seed
        self.counter = 0
        self.script: list[int] = []
        self._block = b""
        self._block_number = -1
        self._fast: i64 = _scattered(seed) if mode == FAST else 0

    def copy(self) -> Chance:
        other = Chance(HASHED, self.seed)
        other.mode = self.mode
        other.counter = self.counter
        other.script = self.script[:]
        other._block = self._block
        other._block_number = self._block_number
        other._fast = self._fast
        return other

    def row(self) -> list[object]:
        """Everything that decides the coming rolls."""
        return [self.mode, f"{self.seed:x}", self.counter, self._fast, self.script[:]]

    def restore(self, counter: int, fast: int, script: list[int]) -> None:
        self.counter = counter
        self._fast = fast
        self.script = script

    def roll(self, sides: int) -> int:
        if self.script:
            return self._scripted(sides)
        few: i64 = sides
        if self.mode == FAST:
            x = self._fast
            x ^= (x << 13) & _MASK
            x ^= x >> 17
            x ^= (x << 5) & _MASK
            self._fast = x
            return (x * few) >> 32
        return (self._word() * few) >> 32

    def _scripted(self, sides: int) -> int:
        result = self.script.pop(0)
        if not 0 <= result < sides:
            raise ValueError(f"scripted roll {result} does not fit 0..{sides - 1}")
        return result

    def _word(self) -> i64:
        number = self.counter // _WORDS
        if number != self._block_number:
            key = self.seed.to_bytes(16, "little")
            self._block = blake2b(number.to_bytes(8, "little"), key=key).digest()
            self._block_number = number
        at: i64 = (self.counter % _WORDS) * 4
        self.counter += 1
        block = self._block
        low: i64 = block[at] | block[at + 1] << 8
        high: i64 = block[at + 2] | block[at + 3] << 8
        return low | high << 16
