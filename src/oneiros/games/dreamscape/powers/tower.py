"""Tower of Wandering (7.6): up to two empty shards, one after the other, back into Hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures, questions
from oneiros.games.dreamscape.phases import completion
from oneiros.games.dreamscape.powers.frame import CARD, LEFT, PLAYER
from oneiros.games.dreamscape.vocabulary import TOWER
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

SHARDS: Final = 2


def begin(table: Table, player: i64, card: i64) -> None:
    """Use the power."""
    table.call(procedures.TOWER, player, card, SHARDS)


def proceed(table: Table) -> None:
    """Ask for the next shard; red ones may be taken too."""
    player: i64 = table.stack[PLAYER]
    if table.stack[LEFT] == 0:
        table.done()
        return
    slots = [opt.TAKE | slot for slot in numbers(table.empty(player))]
    table.ask(player, questions.TOWER, [opt.DECLINE, *slots])


def answer(table: Table, option: i64) -> None:
    """Take it, or no more."""
    if opt.deed(option) == opt.DECLINE:
        table.done()
        return
    player: i64 = table.stack[PLAYER]
    table.stack[LEFT] -= 1
    table.take_up(player, opt.low(option), table.stack[CARD], TOWER)
    completion.check(table, player)
