"""Players by a word: `scripted`, `random`, `glance`, `planner:playouts=160,turn=400`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from oneiros.bots.budget import Budget
from oneiros.bots.dreamscape.planning.planner import A_TURN, PLAYOUTS, PlannerBot, far_sighted
from oneiros.bots.dreamscape.scripted import ScriptedBot
from oneiros.bots.random_bot import RandomBot
from oneiros.kernel.bot import Bot
from oneiros.kernel.errors import BadData

_PLAIN: Final[Mapping[str, Callable[[], Bot]]] = {
    "scripted": ScriptedBot,
    "random": RandomBot,
    "glance": far_sighted,
}
_KEYS: Final = "playouts=N, turn=N, milliseconds=N"


def player(said: str) -> Bot:
    """Make the player that a word describes, or refuse; without milliseconds there is no clock."""
    name, _, rest = said.partition(":")
    if name in _PLAIN and not rest:
        return _PLAIN[name]()
    if name != "planner":
        raise BadData("play-bot-unknown", came=said[:80], known=", ".join([*_PLAIN, "planner"]))
    numbers = {"playouts": PLAYOUTS, "turn": A_TURN, "milliseconds": 0}
    for part in rest.split(",") if rest else []:
        key, _, value = part.partition("=")
        if key not in numbers or not value.isdecimal():
            raise BadData("play-bot-unknown", came=said[:80], known=_KEYS)
        numbers[key] = int(value)
    playouts, a_turn, milliseconds = numbers.values()
    return PlannerBot(Budget(playouts, a_turn=a_turn, milliseconds=milliseconds))
