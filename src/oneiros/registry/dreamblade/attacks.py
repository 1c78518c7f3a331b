"""The attacks that are open in a cell, told as sets of attackers instead of one by one.

Options are sorted, and those of a cell stand together: every group of those who attack together,
and between them each who attacks only alone.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.text import notation
from oneiros.kernel.bits import numbers

_MINIATURES = 32


class Attacks(NamedTuple):
    """Attacks in a cell by every choice of one or more of a group, or by that group only.

    Where others stand between those choices, `gaps` says for each of the group how many of them
    come before the choices whose last one it is.
    """

    first: int
    option: int
    attackers: list[int]
    gaps: list[int]
    folded: bool


def is_attack(option: int) -> bool:
    """Tell whether an option is an attack by a group."""
    return opt.deed(option) in notation.GROUPS


def end_of(options: Sequence[int], start: int) -> int:
    """Say where the attacks in a cell end that begin at an index."""
    return bisect_left(options, ((options[start] >> _MINIATURES) + 1) << _MINIATURES, start)


def in_cell(options: Sequence[int], start: int, end: int) -> Iterator[Attacks]:
    """Tell all attacks in a cell: of those who attack together, then of each who does not."""
    cell = options[start] & ~(2**_MINIATURES - 1)

    def at(group: int) -> int:
        """Say where the attack of a group stands, or -1."""
        found = bisect_left(options, cell | group, start, end)
        return found if found < end and options[found] == cell | group else -1

    bits = [1 << one for one in range(_MINIATURES)]
    single = [bit for bit in bits if at(bit) >= 0]
    together = [
        bit for bit in single if any(at(bit | other) >= 0 for other in single if other != bit)
    ]
    alone = [bit for bit in single if bit not in together]
    if together:
        last = cell | sum(together)
        gaps = [sum(together[0] < other < bit for other in alone) for bit in together]
        yield Attacks(at(together[0]), last, numbers(sum(together)), gaps, folded=True)
    yield from (_only(options, at(bit)) for bit in alone)


def _only(options: Sequence[int], index: int) -> Attacks:
    """Tell an attack by exactly one group."""
    option = options[index]
    return Attacks(index, option, numbers(opt.group_of(option)), [], folded=False)
