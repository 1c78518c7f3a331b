"""The level of bots to try next, after a game against bots of one level.

The page reckons the same in `web/src/shared/suited.ts`; `tests/registry/suited.json` binds both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from oneiros.kernel.state import NOBODY, State
from oneiros.registry.bots.installed import HUMAN
from oneiros.registry.game import Game, levels

CLEARLY: Final = 1.5
"""How many times what the loser has the winner must have for a clear end."""


class Suited(NamedTuple):
    """Which way the next level lies, and its name."""

    way: Literal["up", "down"]
    level: str


def suited(game: Game, state: State, sitters: Sequence[str], own: int) -> Suited | None:
    """Give the level to try next for a seat, where all others at the table are of one level."""
    rivals = {name for seat, name in enumerate(sitters) if seat != own}
    counts = game.scores(state) or _turns_won(game.view(state, NOBODY), len(sitters))
    if sitters[own] != HUMAN or len(rivals) != 1 or not counts:
        return None
    best = max(count for seat, count in enumerate(counts) if seat != own)
    return next_level(levels(game), rivals.pop(), counts[own], best)


def next_level(known: Sequence[str], level: str, own: int, best: int) -> Suited | None:
    """Give one level up after a clear victory, one down after a clear defeat, else none."""
    if level not in known:
        return None
    place = known.index(level)
    if own > best and own >= CLEARLY * best:
        return Suited("up", known[place + 1]) if place + 1 < len(known) else None
    if best > own and best >= CLEARLY * own:
        return Suited("down", known[place - 1]) if place else None
    return None


def _turns_won(view: Mapping[str, object], seats: int) -> Sequence[int]:
    """Give the turns that each seat has won; nothing in a game without such."""
    won = view.get("wins")
    found = [one for one in won if isinstance(one, int)] if isinstance(won, list | tuple) else []
    return found if len(found) == seats else []
