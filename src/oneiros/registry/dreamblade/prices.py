"""What the aspects of a warband make it pay (5.3), early in a game and later.

Nobody knows in which order miniatures will be spawned. So a few dozen likely orders are tried on a
table: cheap ones first, each moved by chance by a few points. The table itself says how many
symbols a miniature is short of when its turn comes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import PORTAL
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES, Roster
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.vocabulary import ASPECTS
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import NONE
from oneiros.registry.named import Told

EARLY: Final = 3
"""So many miniatures are the first ones."""
_ORDERS: Final = 48
_MOVED: Final = 6
"""By less than this many points of cost may chance bring a miniature later."""
_SEED: Final = 53


class AspectPrice(Told, frozen=True):
    """What the miniatures of one aspect cost above their spawn cost, on average."""

    aspect: str
    bodies: int
    early: float | None = None
    """As one of the first three that are spawned; None where none of them is likely to be."""
    late: float | None = None


def prices(miniatures: Sequence[Miniature]) -> list[AspectPrice]:
    """Try likely orders, and average the shortage of each aspect's miniatures."""
    warband = list(miniatures[:MOST_MINIATURES])
    early: defaultdict[str, list[int]] = defaultdict(list)
    late: defaultdict[str, list[int]] = defaultdict(list)
    dice = Dice(_SEED)
    empty = Table(Roster((warband, [])), Format())
    for _ in range(_ORDERS):
        for place, (miniature, shortage) in enumerate(_paid(empty, warband, dice)):
            for aspect in set(warband[miniature].aspects):
                (early if place < EARLY else late)[aspect].append(shortage)
    bodies = {aspect: sum(aspect in one.aspects for one in warband) for aspect in ASPECTS}
    return [
        AspectPrice(aspect, bodies[aspect], _mean(early[aspect]), _mean(late[aspect]))
        for aspect in ASPECTS
        if bodies[aspect]
    ]


def _paid(empty: Table, warband: Sequence[Miniature], dice: Dice) -> list[tuple[int, int]]:
    """Spawn everything in one likely order, and say how short each was (5.3)."""
    table = Table(empty.roster, empty.format, empty)
    later = [one.cost + dice.below(_MOVED) for one in warband]
    found: list[tuple[int, int]] = []
    for miniature in sorted(range(len(warband)), key=lambda one: later[one]):
        found.append((miniature, values.shortage(table, miniature)))
        table.spawn(miniature, PORTAL[0], "5.8", NONE)
    return found


def _mean(numbers: Sequence[int]) -> float | None:
    return round(fmean(numbers), 2) if numbers else None
