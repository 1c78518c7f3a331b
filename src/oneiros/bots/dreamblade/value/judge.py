"""The chance of winning at the start of a turn: learnt, or what the scripted player would say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamblade.considerations import worth
from oneiros.bots.dreamblade.value.inputs import INPUTS, inputs
from oneiros.bots.value.chances import CERTAIN, chance_of
from oneiros.bots.value.network import SCALE, Network
from oneiros.bots.value.weights import Kind, shipped
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.flow import Dreamblade

KIND: Final = Kind("dreamblade", INPUTS)
"""The weights that say the logit of winning."""
_WORTH_OF_A_LOGIT: Final = 4000


class Judge:
    """Judges tables where a turn begins or the game is over, and nowhere else."""

    def __init__(self, network: Network | None) -> None:
        """Take a network, or None for the scripted player's considerations."""
        self.network = network

    def chance(self, table: Dreamblade, player: i64) -> i64:
        """Give a player's chance of winning in parts of ten thousand."""
        if table.seat == NOBODY:
            winner = table.winner()
            if winner == NOBODY:
                return CERTAIN // 2
            return CERTAIN if winner == player else 0
        network = self.network
        if network is None:
            return chance_of(worth(table, player) * SCALE // _WORTH_OF_A_LOGIT)
        return chance_of(network.result(inputs(table, player)))


def usual_judge() -> Judge:
    """Give the judge with the shipped network, if there is one."""
    return Judge(shipped(KIND))
