"""What happened: one fact for each change of the table, with its cause."""

from __future__ import annotations

from typing import Final, NamedTuple

NONE: Final = -1


class Cause(NamedTuple):
    """Why something happened: a rule, and perhaps the piece and the ability behind it."""

    rule: str
    piece: int = NONE
    ability: int = NONE


class Fact(NamedTuple):
    """One change of the table: its kind, the numbers that describe it, and its cause."""

    kind: int
    about: tuple[int, ...]
    cause: Cause
