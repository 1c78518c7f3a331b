"""Creation at the same time for all (5.11): actions resolve one by one as they arrive.

Everybody who still creates has a stack of procedures; one of them is shown, and answering for
another turns the table to it. Where nobody insists, it goes by marker order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.phases import creation
from oneiros.games.dreamscape.procedures import TOGETHER
from oneiros.kernel.procedures import FRAME
from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

# The frame: whether it is the last creation.
_LAST: Final = -3

_CREATING: Final = 1


def proceed(table: Table) -> None:
    """Go on with the first in marker order who has not ended."""
    if table.step() == 0:
        table.go(_CREATING)
        _park_all(table, last=table.stack[_LAST] == 1)
    for player in table.order:
        if table.parked[player]:
            table.stack += table.parked[player]
            table.parked[player] = []
            if table.active != player:
                table.turn_to(player)
            return
    table.parked = []
    table.done()


def enter(table: Table, player: i64, creating: list[int], stood: list[int]) -> None:
    """Go on in the middle: some still create, one of them is shown; 3.4: where all have stood."""
    table.go(_CREATING)
    stack = table.stack
    table.parked = [[] for _ in range(table.players)]
    for one in creating:
        table.stack = []
        creation.enter(table, one, stood[one])
        table.parked[one] = table.stack
    table.stack = stack + table.parked[player]
    table.parked[player] = []


def waiting(table: Table) -> list[int]:
    """Those who still create but are not shown."""
    return [player for player in range(len(table.parked)) if table.parked[player]]


def _park_all(table: Table, *, last: bool) -> None:
    """Let everybody wait with a creation of their own."""
    stack = table.stack
    table.parked = [[] for _ in range(table.players)]
    for player in table.order:
        table.stack = []
        creation.begin(table, player, last=last)
        table.parked[player] = table.stack
    table.stack = stack


def may_answer(table: Table, seat: i64) -> bool:
    """Tell whether a seat may answer now though another is shown."""
    if table.seat in (CHANCE, NOBODY) or not 0 <= seat < table.players:
        return False
    return len(table.parked) > 0 and len(table.parked[seat]) > 0


def attend(table: Table, seat: i64) -> None:
    """Put aside what is shown and take up what the seat was doing."""
    _swap(table, table.seat, seat)
    table.turn_to(seat)


def idle(table: Table) -> i64:
    """Find somebody who waits but has nothing to choose, or NOBODY; nothing changes."""
    shown, options, question = table.seat, table.options, table.question
    if shown in (CHANCE, NOBODY):
        return NOBODY
    found: i64 = NOBODY
    for player in waiting(table):
        _swap(table, shown, player)
        table.seat = NOBODY
        table.proceed(table.stack[-FRAME])
        if table.seat == NOBODY or len(table.options) == 1:
            found = player
        _swap(table, player, shown)
        if found != NOBODY:
            break
    table.ask(shown, question, options)
    return found


def _swap(table: Table, shown: i64, player: i64) -> None:
    start = _bottom(table)
    table.parked[shown] = table.stack[start:]
    del table.stack[start:]
    table.stack += table.parked[player]
    table.parked[player] = []


def _bottom(table: Table) -> i64:
    """The end of the frames that all players share."""
    place: i64 = 0
    while table.stack[place] != TOGETHER:
        place += FRAME
    return place + FRAME
