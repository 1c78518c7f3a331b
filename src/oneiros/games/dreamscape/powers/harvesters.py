"""Dream Harvesters (7.4): draw two shards, look at them, put them at the end of locations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures, questions
from oneiros.games.dreamscape.phases import filling
from oneiros.games.dreamscape.powers.frame import CARD, LEFT, PLAYER
from oneiros.games.dreamscape.vocabulary import HARVESTERS, LOCATIONS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

DRAWN: Final = 2


def begin(table: Table, player: i64, card: i64) -> None:
    """Use the power."""
    table.call(procedures.HARVEST, player, card, DRAWN)


def proceed(table: Table) -> None:
    """Draw what there is (3.3), then put shard after shard."""
    if table.stack[LEFT] > 0 and table.in_bag() > 0:
        filling.ask_for_shard(table)
    elif table.harvested:
        table.ask(table.stack[PLAYER], questions.HARVEST, _options(table))
    else:
        table.done()


def answer(table: Table, option: i64) -> None:
    """Look at a shard drawn, or put one where the player chose."""
    player: i64 = table.stack[PLAYER]
    card: i64 = table.stack[CARD]
    if opt.deed(option) == opt.SHARD:
        table.stack[LEFT] -= 1
        table.look_at_shard(player, opt.low(option), card, HARVESTERS)
    else:
        # One has been put: nothing more is drawn, though the bag may hold shards again.
        table.stack[LEFT] = 0
        table.put_shard(player, opt.high(option), opt.low(option), card, HARVESTERS)


def _options(table: Table) -> list[int]:
    found: list[int] = []
    for kind in sorted(set(table.harvested)):
        found += [opt.PUT | kind << 6 | location for location in range(1, LOCATIONS + 1)]
    return found
