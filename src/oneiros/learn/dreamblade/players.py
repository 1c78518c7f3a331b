"""Players by a word: the levels of the game, `brisk`, `planner:playouts=80,weights=FILE`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from oneiros.bots.budget import Budget
from oneiros.bots.dreamblade.brisk import BriskBot
from oneiros.bots.dreamblade.planning.planner import PLAYOUTS, PlannerBot
from oneiros.bots.dreamblade.value.judge import KIND, Judge, usual_judge
from oneiros.bots.value.weights import read
from oneiros.kernel.bot import Bot
from oneiros.kernel.errors import BadData
from oneiros.registry.dreamblade.game import DREAMBLADE

_PLAIN: Final[dict[str, Callable[[], Bot]]] = {
    **{name: entry.make for name, entry in DREAMBLADE.bots.items()},
    "brisk": BriskBot,
}
WORTH: Final = "worth"
"""In place of a file of weights: judge by the scripted player's considerations."""


def player(said: str) -> Bot:
    """Make the player that a word describes, or refuse."""
    name, _, rest = said.partition(":")
    if name in _PLAIN and not rest:
        return _PLAIN[name]()
    if name != "planner":
        raise BadData("play-bot-unknown", came=said[:80], known=", ".join([*_PLAIN, "planner:"]))
    playouts, judge = PLAYOUTS, usual_judge()
    for part in rest.split(",") if rest else []:
        key, _, value = part.partition("=")
        if key == "playouts" and value.isdecimal():
            playouts = int(value)
        elif key == "weights":
            judge = _judge(value)
        else:
            raise BadData("play-bot-unknown", came=said[:80], known="playouts=N, weights=FILE")
    return PlannerBot(Budget(playouts), judge)


@cache
def _judge(file: str) -> Judge:
    return Judge(None) if file == WORTH else Judge(read(Path(file).read_bytes(), KIND))
