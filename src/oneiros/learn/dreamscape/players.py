"""Players by a word: the levels of the game, `quick`, `planner:playouts=160,weights=FILE`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, cast

from oneiros.bots.budget import Budget
from oneiros.bots.dreamscape.planning.planner import A_TURN, PLAYOUTS, PlannerBot, far_sighted
from oneiros.bots.dreamscape.planning.quick import Quick
from oneiros.bots.dreamscape.value.judge import KIND, Judge, usual_judge
from oneiros.bots.value.weights import read
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.state import State
from oneiros.registry.dreamscape.game import DREAMSCAPE


class QuickBot:
    """The quick player of the planner's playouts, in a seat of its own."""

    def __init__(self) -> None:
        """Remember nothing."""
        self._quick = Quick()

    def choose(self, seen: State, _dice: Dice) -> int:
        """Go on with the journey, or answer as the scripted player does."""
        return self._quick.answer(cast("Dreamscape", seen))


_PLAIN: Final[Mapping[str, Callable[[], Bot]]] = {
    **{name: entry.make for name, entry in DREAMSCAPE.bots.items() if name != "planner"},
    "quick": QuickBot,
    "glance": far_sighted,
}
_KEYS: Final = "playouts=N, turn=N, milliseconds=N, weights=FILE"
HANDMADE: Final = "handmade"
"""In place of a file of weights: judge by what is weighed by hand only."""


def player(said: str) -> Bot:
    """Make the player that a word describes, or refuse; without milliseconds there is no clock."""
    name, _, rest = said.partition(":")
    if name in _PLAIN and not rest:
        return _PLAIN[name]()
    if name != "planner":
        raise BadData("play-bot-unknown", came=said[:80], known=", ".join([*_PLAIN, "planner"]))
    numbers = {"playouts": PLAYOUTS, "turn": A_TURN, "milliseconds": 0}
    judge = usual_judge()
    for part in rest.split(",") if rest else []:
        key, _, value = part.partition("=")
        if key == "weights" and value:
            judge = _judge(value)
        elif key in numbers and value.isdecimal():
            numbers[key] = int(value)
        else:
            raise BadData("play-bot-unknown", came=said[:80], known=_KEYS)
    playouts, a_turn, milliseconds = numbers.values()
    return PlannerBot(Budget(playouts, a_turn=a_turn, milliseconds=milliseconds), judge)


@cache
def _judge(file: str) -> Judge:
    return Judge(None) if file == HANDMADE else Judge(read(Path(file).read_bytes(), KIND))
