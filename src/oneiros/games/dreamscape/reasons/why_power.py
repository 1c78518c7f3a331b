"""Why something may not be done with a power under way (7.4–7.7, 10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.reasons import why_creation
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import KINDS
from oneiros.kernel.bits import BIT
from oneiros.kernel.ruleset import Reason

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.table import Table


def reason(table: Table, attempt: int) -> Reason:
    """Say what stands in the way of the Tower, the Golem or the Lake."""
    what = opt.deed(attempt)
    about = int(opt.low(attempt))
    if what == opt.TAKE:
        if not table.filled[table.seat] & BIT[about]:
            return Reason("7.6", "why-slot-bare", {"slot": table.box.grid.names[about]})
        return why_creation.occupied(table, "7.6", about)
    if what == opt.SHIFT:
        return _why_shift(table, attempt)
    if what == opt.CHOOSE:
        return Reason("7.5", "why-nothing-to-rearrange", {"location": about})
    return Reason("7.5", "why-not-in-row", {"kind": KINDS[about]})


def why_put(attempt: int) -> Reason:
    """7.4: only the shards drawn are put."""
    return Reason("7.4", "why-not-harvested", {"kind": KINDS[opt.high(attempt)]})


def _why_shift(table: Table, attempt: int) -> Reason:
    player = table.seat
    slot, level, target = (int(one) for one in opt.shifted(attempt))
    names = table.box.grid.names
    height = shards.height(table.stack_at(player, slot))
    if height == 0:
        return Reason("7.7", "why-slot-bare", {"slot": names[slot]})
    if level > height:
        return Reason("7.7", "why-no-level", {"slot": names[slot], "height": int(height)})
    if not table.box.grid.beside[slot] & BIT[target]:
        return Reason("7.7", "why-shift-too-far", {"slot": names[slot], "target": names[target]})
    if not table.filled[player] & BIT[target]:
        return Reason("7.7", "why-not-adjacent", {"slot": names[target]})
    if table.reds[player] & BIT[slot]:
        return Reason("10.5", "why-red-on-shard", {"slot": names[target]})
    if table.reds[player] & BIT[target]:
        return Reason("10.5", "why-red-there", {"slot": names[target]})
    return why_creation.occupied(table, "7.7", target)
