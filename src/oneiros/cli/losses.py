"""What a bot from outside did wrong, told to whoever let it play."""

from __future__ import annotations

from collections.abc import Iterable

from oneiros.cli.shell import Shell
from oneiros.registry.bots.outside_bot import Loss


def tell_losses(shell: Shell, bot: str, loss: Loss) -> None:
    """Say how many moves a bot has lost, if any."""
    if loss.moves:
        shell.say("cli-bot-losses", bot=bot, moves=loss.moves, why=loss.why)


def summed(losses: Iterable[Loss]) -> Loss:
    """Sum losses up; the first one says why."""
    moves, why = 0, ""
    for one in losses:
        moves, why = moves + one.moves, why or one.why
    return Loss(moves, why)
