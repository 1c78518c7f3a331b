"""Filling the locations from the bag (1.4, 2.5, 3.2, 3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures, questions
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.vocabulary import LOCATIONS
from oneiros.kernel.bits import BIT
from oneiros.kernel.procedures import FRAME

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

# The frame: the location that is filled, and whether the game begins.
_LOCATION: Final = -3
_FIRST: Final = -2

_SHARDS: Final[list[list[int]]] = [
    [opt.SHARD | kind for kind in range(KINDS) if kinds & BIT[kind]] for kinds in range(BIT[KINDS])
]
"""The options for each set of kinds in the bag; to copy a list takes less than to make it."""


def begin(table: Table, rule: str) -> None:
    """Fill every location, from 1 to 6, by rule 2.5 or 3.2."""
    table.call(procedures.FILL, 1, 1 if rule == "2.5" else 0)


def proceed(table: Table) -> None:
    """3.2, 3.3: draw shard after shard; a location with enough is skipped, and so is the rest."""
    location: i64 = table.stack[_LOCATION]
    while location <= LOCATIONS:
        if shards.height(table.rows[location]) < table.box.format.row_length:
            break
        location += 1
    table.stack[_LOCATION] = location
    if location > LOCATIONS or table.in_bag() == 0:
        table.done()
        return
    ask_for_shard(table)


def answer(table: Table, option: i64) -> None:
    """Put the shard drawn at the right end."""
    rule = "2.5" if table.stack[_FIRST] else "3.2"
    table.fill(table.stack[_LOCATION], opt.low(option), rule)


def is_under_way(table: Table) -> bool:
    """Tell whether the next question is about a shard for a location."""
    return len(table.stack) > 0 and table.stack[-FRAME] == procedures.FILL


def ask_for_shard(table: Table) -> None:
    """Ask chance for a shard of the bag; each shard in it is equally likely."""
    weights: list[int] = []
    kinds: i64 = 0
    for kind, number in enumerate(table.bag):
        if number:
            kinds |= BIT[kind]
            weights.append(number)
    # A copy: whoever sorts or shuffles the options of one state must not change those of others.
    table.ask_chance(questions.SHARD, _SHARDS[kinds][:], weights)
