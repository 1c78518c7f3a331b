"""The one loop that plays a game to its end: chance draws, and a bot chooses for each seat."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from oneiros.kernel.illegal import illegal
from oneiros.kernel.state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.bot import Bot
    from oneiros.kernel.dice import Dice
    from oneiros.kernel.match import ChanceSeat
    from oneiros.kernel.ruleset import Ruleset

Listener = Callable[[State, int], None]
"""Is told each answer before it is applied: the state as it asks, and the option."""


class Length(NamedTuple):
    """How long a game was: the answers of the bots, and those of chance."""

    decisions: int
    rolls: int


def play_on(
    ruleset: Ruleset,
    state: State,
    players: Sequence[tuple[Bot, Dice]],
    chance: ChanceSeat,
    listener: Listener | None = None,
) -> Length:
    """Play a state to its end; for each seat there is a bot, with dice apart from the game's.

    A bot is given a veiled state, with which it may do whatever it likes. An answer that is none of
    the options is refused with the rule that forbids it, as people's answers are.
    """
    decisions: i64 = 0
    rolls: i64 = 0
    while state.seat != NOBODY:
        seat = state.seat
        if seat == CHANCE:
            rolls += 1
            option = state.options[chance.draw(state.weights)]
        else:
            decisions += 1
            bot, dice = players[seat]
            option = bot.choose(ruleset.veil(state, seat), dice)
            _check(ruleset, state, option)
        if listener is not None:
            listener(state, option)
        state.apply(option)
    return Length(decisions, rolls)


def _check(ruleset: Ruleset, state: State, option: int) -> None:
    """Refuse what is not among the options, which are sorted, and say why."""
    options = state.options
    index = bisect_left(options, option)
    if index == len(options) or options[index] != option:
        raise illegal(ruleset, state, option)
