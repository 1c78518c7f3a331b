"""The cycles (3, 8): emergence, travel and creation of each, six times, then the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import procedures
from oneiros.games.dreamscape.phases import creation, filling
from oneiros.games.dreamscape.scoring import scoring
from oneiros.games.dreamscape.vocabulary import CYCLES, LOCATIONS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

# Where in a cycle this is.
EMERGE: Final = 0
ADVANCE: Final = 1
TRAVEL: Final = 2
CREATE: Final = 3
CLOSE: Final = 4
LAST: Final = 5
SCORE: Final = 6

# The frame: how many players are done with the phase.
_COUNT: Final = -3


def proceed(table: Table) -> None:
    """3.1: go on with the phase under way, or with the next."""
    step = table.step()
    if step == EMERGE:
        table.go(ADVANCE)
        if table.cycle:
            table.begin_emergence()
            filling.begin(table, "3.2")
    elif step == ADVANCE:
        _advance(table)
    elif step == TRAVEL:
        _let_travel(table)
    elif step == CREATE:
        _let_create(table, last=False)
    elif step == CLOSE:
        _close(table)
    elif step == LAST:
        _let_create(table, last=True)
    else:
        table.done()
        scoring.finish(table)


def enter(table: Table, step: i64, done: i64) -> None:
    """Begin in the middle of a cycle, where so many players are done with a phase."""
    table.call(procedures.CYCLE, done)
    table.go(step)


def _advance(table: Table) -> None:
    """3.2: (b) the clock, (c) stored shards, (d) markers; the first cycle has the clock only."""
    table.begin_cycle(table.cycle + 1)
    if table.cycle > 1:
        _restore(table, "3.2")
        _deal_markers(table, "3.2")
    _begin(table, TRAVEL)


def _begin(table: Table, step: i64) -> None:
    table.go(step)
    table.stack[_COUNT] = 0


def _next(table: Table) -> i64:
    """Give the next player in marker order, or -1 when all are done."""
    count: i64 = table.stack[_COUNT]
    if count == table.players:
        return -1
    table.stack[_COUNT] = count + 1
    return table.order[count]


def _let_travel(table: Table) -> None:
    """3.1: travel is played by each player in marker order."""
    player = _next(table)
    if player < 0:
        _begin(table, CREATE)
    else:
        table.call(procedures.TRAVEL, player)


def _let_create(table: Table, *, last: bool) -> None:
    """3.1, 5.11, 8.1: then creation by each in the same order, or by all at the same time."""
    if table.box.format.simultaneous and table.stack[_COUNT] == 0:
        table.stack[_COUNT] = table.players
        table.call(procedures.TOGETHER, 1 if last else 0)
        return
    player = _next(table)
    if player >= 0:
        creation.begin(table, player, last=last)
    elif last:
        table.go(SCORE)
    elif table.cycle == CYCLES:
        table.go(CLOSE)
    else:
        _begin(table, EMERGE)


def _close(table: Table) -> None:
    """8.1: stored shards return and markers are dealt once more."""
    _restore(table, "8.1")
    _deal_markers(table, "8.1")
    _begin(table, LAST)


def _restore(table: Table, rule: str) -> None:
    """3.2: shards stored on open cards and on piles return to Hands."""
    for player in table.order:
        for card in table.open[player]:
            if table.stored[card]:
                table.restore(player, card, rule)
        if table.covered[player]:
            table.restore(player, table.top_of_pile(player), rule)


def _deal_markers(table: Table, rule: str) -> None:
    """3.2: by the location of the Sleepers, lowest first; on one location the topmost first."""
    topmost_first = table.lain[::-1]
    dealt: i64 = 0
    for location in range(1, LOCATIONS + 1):
        for player in topmost_first:
            if table.sleeper[player] == location:
                dealt += 1
                table.deal_marker(player, dealt, rule)
