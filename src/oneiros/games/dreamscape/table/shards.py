"""Shards on one another or in a row as one int: an octal digit for each, the last one first taken.

A stack `0o23` is water under rock; a row `0o154` has grass as its key and land at its right end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.vocabulary import LETTERS, ROCK

if TYPE_CHECKING:
    from mypy_extensions import i64

_TWO_ROCKS: Final = ROCK << 3 | ROCK


def last(shards: int) -> i64:
    """Give the top shard of a stack or the rightmost of a row; 0 where there is none."""
    return shards & 7


def with_last(shards: int, kind: i64) -> int:
    """Put a shard on top of a stack or at the right end of a row."""
    more: int = kind
    return shards << 3 | more


def without_last(shards: int) -> int:
    """Take the top shard off a stack or the rightmost off a row."""
    return shards >> 3


def first(shards: int) -> i64:
    """Give the bottom shard of a stack or the leftmost of a row; 0 where there is none."""
    found: i64 = 0
    while shards:
        found = shards & 7
        shards >>= 3
    return found


def height(shards: int) -> i64:
    """Tell how many shards there are."""
    found: i64 = 0
    while shards:
        found += 1
        shards >>= 3
    return found


def count(shards: int, kind: i64) -> i64:
    """Tell how many shards of a kind there are."""
    found: i64 = 0
    while shards:
        if shards & 7 == kind:
            found += 1
        shards >>= 3
    return found


def has_mountain_on_top(stack: int) -> bool:
    """Tell whether the two top shards of a stack are rocks."""
    return stack & 0o77 == _TWO_ROCKS


def is_mountain(stack: int) -> bool:
    """5.8: tell whether two rocks lie directly one on the other, wherever in the stack."""
    while stack:
        if has_mountain_on_top(stack):
            return True
        stack >>= 3
    return False


def listed(shards: int) -> list[int]:
    """List the kinds from the bottom or from the left."""
    found: list[int] = []
    while shards:
        found.append(shards & 7)
        shards >>= 3
    found.reverse()
    return found


def of(kinds: list[int]) -> int:
    """Put shards on one another, or in a row from the left."""
    shards = 0
    for kind in kinds:
        shards = shards << 3 | kind
    return shards


def written(shards: int) -> str:
    """Write shards as letters, from the bottom or from the left."""
    return "".join([LETTERS[kind] for kind in listed(shards)])
