"""Why something may not be done in travel (4, 10.2–10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.phases import travel
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.vocabulary import KINDS, POWERS
from oneiros.kernel.bits import BIT
from oneiros.kernel.ruleset import Reason

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.table import Table


def reason(table: Table, attempt: int) -> Reason:
    """Say what stands in the way of an attempt at travel."""
    player = table.seat
    what = opt.deed(attempt)
    here = int(table.sleeper[player])
    if what == opt.POWER:
        if table.flipped & BIT[player]:
            return Reason("4.5", "why-marker-flipped")
        if here == table.nightmare:
            return Reason("10.2", "why-nightmare-here")
        return Reason("3.3", "why-nothing-to-draw", {"power": POWERS[here]})
    if table.points == 0:
        return Reason("4.4" if what == opt.KEY else "4.1", "why-no-points")
    if what == opt.COLLECT:
        kind = int(shards.last(table.rows[here]))
        if kind == 0:
            return Reason("4.2", "why-row-empty", {"location": here})
        return Reason("4.2", "why-colour-limit", {"kind": KINDS[kind]})
    there = int(opt.low(attempt))
    rule = "4.3" if what == opt.MOVE else "4.4"
    if here == there:
        return Reason(rule, "why-already-there", {"location": there})
    if dreamworld.link_between(here, there) < 0:
        return Reason(rule, "why-not-linked", {"here": here, "location": there})
    if travel.has_key(table, player, there):
        return Reason("3.4", "why-key-back", {"location": there})
    key = int(shards.first(table.rows[there]))
    return Reason("4.4", "why-no-key", {"location": there, "kind": KINDS[key]})


def why_seed(table: Table, attempt: int) -> Reason:
    """10.4: only empty links of the Sleeper's location."""
    link = int(opt.low(attempt))
    here = table.sleeper[table.seat]
    if link not in dreamworld.LINKS_OF[here]:
        return Reason("10.4", "why-link-elsewhere", {"link": dreamworld.link_name(link)})
    return Reason("10.4", "why-link-taken", {"link": dreamworld.link_name(link)})
