"""Clockwork Golem (7.7): up to three moves of a shard with everything on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures, questions
from oneiros.games.dreamscape.phases import completion
from oneiros.games.dreamscape.powers.frame import CARD, LEFT, PLAYER
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import GOLEM
from oneiros.kernel.bits import BIT, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

MOVES: Final = 3


def begin(table: Table, player: i64, card: i64) -> None:
    """Use the power."""
    table.call(procedures.GOLEM, player, card, MOVES)


def proceed(table: Table) -> None:
    """Ask for the next move."""
    player: i64 = table.stack[PLAYER]
    if table.stack[LEFT] == 0:
        table.done()
        return
    table.ask(player, questions.GOLEM, _options(table, player))


def answer(table: Table, option: i64) -> None:
    """Move, or move no more."""
    if opt.deed(option) == opt.DECLINE:
        table.done()
        return
    player: i64 = table.stack[PLAYER]
    table.stack[LEFT] -= 1
    slot, level, target = opt.shifted(option)
    table.shift(player, slot, level, target, table.stack[CARD], GOLEM)
    completion.check(table, player)


def _options(table: Table, player: i64) -> list[int]:
    found: list[int] = [opt.DECLINE]
    filled: i64 = table.filled[player]
    bases = table.bases(player)
    for slot in numbers(filled):
        height = shards.height(table.stack_at(player, slot))
        red = table.reds[player] & BIT[slot] != 0
        for level in range(1, height + 1):
            for target in table.box.grid.neighbours[slot]:
                if filled & BIT[target]:
                    # 10.5: red moves only onto bare slots, and nothing onto red.
                    legal = bases & BIT[target] != 0 and not red
                else:
                    legal = keeps_touch(table, player, slot, level, target)
                if legal:
                    found.append(opt.shift(slot, level, target))
    return found


def keeps_touch(table: Table, player: i64, slot: i64, level: i64, target: i64) -> bool:
    """7.7: a bare slot must then be adjacent to a shard other than those moved."""
    if level > 1:
        # The rest of its own old stack counts.
        return True
    others: i64 = table.filled[player] & ~BIT[slot]
    return table.box.grid.beside[target] & others != 0
