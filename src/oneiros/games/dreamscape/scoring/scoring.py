"""The end of the game (8.2, 10.8): purposes, open cards, nightmares, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.scoring import purpose, purposes
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

OPEN_CARD: Final = -5
NIGHTMARE_SHARD: Final = -3


def finish(table: Table) -> None:
    """Score the purposes, then the open cards, then the nightmares, and name the winners."""
    for place in range(len(table.purposes)):
        paid = purposes.paid(table, place)
        for player in table.order:
            if paid[player]:
                rule = purpose.rule(table.purposes[place])
                table.pay_purpose(player, place, paid[player], rule)
    for player in table.order:
        for card in table.open[player]:
            table.gain(player, OPEN_CARD, "8.2", card)
        reds = table.nightmares(player)
        if reds:
            table.gain(player, NIGHTMARE_SHARD * reds, "10.8")
    table.end_game(_winners(table), ending_rule(table))


def ending_rule(table: Table) -> str:
    """Give the rule that decides the game."""
    return "10.8" if table.box.format.nightmare else "8.2"


def _winners(table: Table) -> i64:
    """8.2, 10.8: most points; then fewer red, more completed cards; then the victory is shared."""
    best = max([_rank(table, player) for player in range(table.players)])
    found: i64 = 0
    for player in range(table.players):
        if _rank(table, player) == best:
            found |= BIT[player]
    return found


def _rank(table: Table, player: int) -> tuple[int, int, int]:
    return table.score[player], -table.nightmares(player), len(table.pile[player])
