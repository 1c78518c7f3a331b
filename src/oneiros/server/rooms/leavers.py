"""Those who got up from a table when they knew something of it: none of them comes back to it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

import msgspec

LEFT: Final = "left"
"""Where the format of a table says who got up from it knowing something; nobody else may say so."""
MOST_LEFT: Final = 32
"""So many of them are known, the last; what the others knew is of no use by then."""


class Left(msgspec.Struct, frozen=True):
    """Who got up, by marks that name nobody, and how many sowings had been given up by then.

    What those sowings told is of no use any more.
    """

    marks: tuple[str, ...] = ()
    sowings: int = 0


# Two threads that use a type for the first time at once crash msgspec.
msgspec.convert({"marks": [], "sowings": 0}, Left)


def left_of(kept: Mapping[str, object]) -> Left:
    """Give who got up from a table knowing something of it, by its format."""
    return msgspec.convert(kept.get(LEFT, {}), Left)


def mark(table: str, guest: str) -> str:
    """Give what stands for a guest at one table: nobody finds the guest by it, nor elsewhere."""
    return sha256(f"{table} {guest}".encode()).hexdigest()[:32]


def noted(left: Left, marked: str, sowings: int) -> dict[str, object]:
    """Give that part of a format which says who got up, with one more of them."""
    return {LEFT: msgspec.to_builtins(Left((*left.marks, marked)[-MOST_LEFT:], sowings))}
