"""Muse Archives (7.2): draw one random shard into Hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures
from oneiros.games.dreamscape.phases import filling
from oneiros.games.dreamscape.powers.frame import CARD, PLAYER
from oneiros.games.dreamscape.vocabulary import MUSE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table


def begin(table: Table, player: i64, card: i64) -> None:
    """Use the power."""
    table.call(procedures.MUSE, player, card)


def proceed(table: Table) -> None:
    """Draw from the bag."""
    filling.ask_for_shard(table)


def answer(table: Table, option: i64) -> None:
    """Take the shard whatever is held."""
    player, card = table.stack[PLAYER], table.stack[CARD]
    table.done()
    table.take_from_bag(player, opt.low(option), "7.2", card, MUSE)
