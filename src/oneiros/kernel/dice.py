"""Quick dice for search and simulation: a small generator in 32 bits, the same everywhere.

Matches between people roll fair dice instead (`fair`).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.state import State

_MASK: Final = 0xFFFFFFFF
_SEED_BITS: Final = 62


class Dice:
    """A chaotic generator with a counter: three words that are mixed and one that counts."""

    def __init__(self, seed: i64) -> None:
        """Mix a seed of up to 62 bits well before the first number."""
        self.a: i64 = seed & _MASK
        self.b: i64 = (seed >> 32) & _MASK
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def __getnewargs__(self) -> tuple[int]:
        """Begin unpickled dice with any seed; where they have come to follows."""
        return (0,)

    def word(self) -> i64:
        """Give the next 32 bits."""
        drawn: i64 = (self.a + self.b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _MASK
        self.c = (((self.c << 21) & _MASK) | (self.c >> 11)) + drawn & _MASK
        return drawn

    def below(self, limit: i64) -> i64:
        """Give a number from 0 up to, not including, the limit; the bias is below 2 ** -20."""
        return self.word() * limit >> 32

    def choose(self, state: State) -> i64:
        """Choose an option: by weight where chance is asked, evenly otherwise."""
        options = state.options
        if state.seat != CHANCE:
            return options[self.below(len(options))]
        return options[self._drawn(state.weights)]

    def draw(self, weights: Sequence[int]) -> int:
        """Give the index of one of the weights, each as likely as it says."""
        return self._drawn(list(weights))

    def _drawn(self, weights: list[int]) -> i64:
        total: i64 = 0
        for weight in weights:
            total += weight
        mark = self.below(total)
        index: i64 = 0
        for weight in weights:
            mark -= weight
            if mark < 0:
                break
            index += 1
        return index


def derived_seed(*path: object) -> int:
    """Give a seed; a path of words and numbers leads from one seed to many different ones."""
    written = "\n".join(["oneiros", "dice", *[str(one) for one in path]])
    digest = sha256(written.encode("utf-8", "replace")).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - _SEED_BITS)


def play_out(state: State, dice: Dice, most: i64) -> tuple[i64, i64]:
    """Play at random to the end or for so many answers; count players' and chance's answers."""
    decided: i64 = 0
    rolled: i64 = 0
    while state.seat != NOBODY and decided + rolled < most:
        if state.seat == CHANCE:
            rolled += 1
        else:
            decided += 1
        state.apply(dice.choose(state))
    return decided, rolled
