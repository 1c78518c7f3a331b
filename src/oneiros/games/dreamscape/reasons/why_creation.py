"""Why something may not be done in creation (5, 10.5, 10.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.phases import creation, returning
from oneiros.games.dreamscape.vocabulary import GRASS, KINDS, NIGHTMARE
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE
from oneiros.kernel.ruleset import Reason

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.table import Table


def reason(table: Table, attempt: int) -> Reason:
    """Say what stands in the way of an attempt at creation."""
    what = opt.deed(attempt)
    if what == opt.END:
        return Reason("10.7", "why-red-left", {"count": table.held(table.seat, NIGHTMARE)})
    if what == opt.PLACE:
        return _why_place(table, int(opt.high(attempt)), int(opt.low(attempt)))
    if what == opt.ENTER:
        return _why_enter(table)
    if what == opt.STEP:
        return _why_step(table, int(opt.low(attempt)))
    if what == opt.PLANT:
        return _why_plant(table, int(opt.low(attempt)))
    return _why_trade(table, int(opt.high(attempt)), int(opt.low(attempt)))


def occupied(table: Table, rule: str, slot: int) -> Reason:
    """Say what stands on a stack that should be empty."""
    key = "why-dreamer-there" if table.dreamer[table.seat] == slot else "why-tree-there"
    return Reason(rule, key, {"slot": table.box.grid.names[slot]})


def _why_place(table: Table, kind: int, slot: int) -> Reason:
    player = table.seat
    there = {"slot": table.box.grid.names[slot]}
    if not table.held(player, kind):
        return Reason("5.1", "why-not-held", {"kind": KINDS[kind]})
    if not table.filled[player]:
        return Reason("5.1", "why-entry-first", {"slot": _entry(table)})
    if not table.filled[player] & BIT[slot]:
        return Reason("5.1", "why-not-adjacent", there)
    if kind == NIGHTMARE:
        return Reason("10.5", "why-red-on-shard", there)
    if table.reds[player] & BIT[slot]:
        return Reason("10.5", "why-red-there", there)
    return occupied(table, "5.1", slot)


def _entry(table: Table) -> str:
    return table.box.grid.names[table.box.grid.entry]


def _why_enter(table: Table) -> Reason:
    player = table.seat
    if table.dreamer[player] != NONE:
        return Reason("5.2", "why-dreamer-inside")
    if not table.filled[player] & BIT[table.box.grid.entry]:
        return Reason("5.2", "why-entry-bare", {"slot": _entry(table)})
    return occupied(table, "5.2", int(table.box.grid.entry))


def _why_step(table: Table, slot: int) -> Reason:
    player = table.seat
    there = {"slot": table.box.grid.names[slot]}
    if table.dreamer[player] == NONE:
        return Reason("5.2", "why-dreamer-outside")
    if not table.box.grid.beside[table.dreamer[player]] & BIT[slot]:
        return Reason("5.3", "why-step-too-far", there)
    if not table.filled[player] & BIT[slot]:
        return Reason("5.3", "why-slot-bare", there)
    if table.moves_left(player) == 0:
        return Reason("5.3", "why-no-moves")
    if returning.barred_slots(table, player) & BIT[slot]:
        return Reason("3.4", "why-step-back", there)
    return Reason("5.3", "why-cannot-cross", there)


def _why_plant(table: Table, slot: int) -> Reason:
    player = table.seat
    there = {"slot": table.box.grid.names[slot]}
    if not table.held(player, GRASS):
        return Reason("5.4", "why-not-held", {"kind": KINDS[GRASS]})
    if table.pool == 0:
        return Reason("5.4", "why-no-trees")
    if not table.filled[player] & BIT[slot]:
        return Reason("5.4", "why-slot-bare", there)
    if table.reds[player] & BIT[slot]:
        return Reason("10.5", "why-red-there", there)
    return occupied(table, "5.4", slot)


def _why_trade(table: Table, given: int, taken: int) -> Reason:
    player = table.seat
    rule = "10.5" if given == NIGHTMARE else "5.5"
    if taken == NIGHTMARE:
        return Reason(rule, "why-trade-for-red")
    if given == taken:
        return Reason("5.5", "why-trade-same", {"kind": KINDS[given]})
    needed = int(creation.price(given))
    if table.held(player, given) < needed:
        return Reason(rule, "why-trade-too-few", {"kind": KINDS[given], "needed": needed})
    return Reason(rule, "why-not-in-bag", {"kind": KINDS[taken]})
