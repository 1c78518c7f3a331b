"""What a table is worth to a player who has created, in hundredths of a point.

A network corrects what is weighed by hand. It was taught what players had in the end, less what the
purposes paid the others: all else of the others is the same for everything that a player compares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape.value.hopes import Hopes, final
from oneiros.bots.dreamscape.value.inputs import INPUTS, inputs
from oneiros.bots.value.network import SCALE, Network
from oneiros.bots.value.weights import Kind, shipped
from oneiros.games.dreamscape.table.layout import OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.standing import Standing

KIND: Final = Kind("dreamscape", INPUTS)
"""The weights that say by how much a table is better than it is weighed."""
UNIT: Final = 500
"""So many hundredths of a point are one unit of the network."""


class Judge:
    """Judges tables where a player has ended a creation or the game is over, and nowhere else."""

    def __init__(self, network: Network | None) -> None:
        """Take a network, or None to weigh by hand only."""
        self.network = network

    def value(self, table: Standing, player: i64) -> i64:
        """Give what a table is worth to a player, less what the purposes pay the others."""
        if table.phase == OVER:
            return final(table, player)
        hopes = Hopes(table, player)
        network = self.network
        if network is None:
            return hopes.worth()
        return hopes.worth() + UNIT * network.result(inputs(table, player, hopes)) // SCALE


def usual_judge() -> Judge:
    """Give the judge with the shipped network, if there is one."""
    return Judge(shipped(KIND))
