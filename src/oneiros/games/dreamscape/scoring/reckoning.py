"""What the end of the game would bring if it came now (8.2, 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from oneiros.games.dreamscape.scoring import purposes, scoring
from oneiros.games.dreamscape.table.layout import OVER

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.table import Table


class Reckoning(NamedTuple):
    """What a player gets for purposes and loses by open cards and nightmares, and the score then.

    Once the game is over, the score holds all of it already.
    """

    purposes: int
    open_cards: int
    nightmares: int
    total: int

    def final(self) -> int:
        """Count everything that the end brings."""
        return self.purposes + self.open_cards + self.nightmares


def reckoned(table: Table) -> list[Reckoning]:
    """Reckon up for each player as the table stands."""
    paid = [purposes.paid(table, place) for place in range(len(table.purposes))]
    return [
        _reckoned(table, player, sum([payments[player] for payments in paid]))
        for player in range(table.players)
    ]


def _reckoned(table: Table, player: int, paid: int) -> Reckoning:
    open_cards = scoring.OPEN_CARD * len(table.open[player])
    nightmares = scoring.NIGHTMARE_SHARD * int(table.nightmares(player))
    score = table.score[player]
    total = score if table.phase == OVER else score + paid + open_cards + nightmares
    return Reckoning(paid, open_cards, nightmares, total)
