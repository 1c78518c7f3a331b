"""A game of Dreamblade to learn from: every turn that begins, as the first player sees it."""

from __future__ import annotations

from typing import Final

from oneiros.bots.dreamblade.playout import turn_begins
from oneiros.bots.dreamblade.value.inputs import HALF, inputs
from oneiros.bots.dreamblade.value.judge import KIND
from oneiros.games.dreamblade import questions
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.learn import shards
from oneiros.learn.dreamblade.players import player
from oneiros.learn.dreamblade.tables import begun, drawn_warbands
from oneiros.learn.subject import Subject

_PHASES: Final = (questions.SPAWN_PHASE, questions.ACTION, questions.SHIFT, questions.STRIKE)
_THOUSAND: Final = 1000


def played(said: str, noise: int, seed: str, number: int) -> shards.Game:
    """Play one game and note each turn that begins.

    Answers are random up to `noise` times in a thousand, in a quarter of the games never.
    """
    dice = Dice(derived_seed(seed, "learn", number))
    unknown = shards.shows_unknown(number)
    table = begun(drawn_warbands(dice, held_out=unknown))
    bots = (player(said), player(said))
    slips = dice.below(noise + 1) if dice.below(4) else 0
    positions: list[shards.Position] = []
    turn = 0
    while table.seat != NOBODY:
        if table.seat == CHANCE:
            if turn_begins(table) and table.turn != turn:
                turn = table.turn
                positions.append(shards.Position(0, shards.packed(inputs(table, 0))))
            table.apply(dice.choose(table))
        elif slips and table.question in _PHASES and dice.below(_THOUSAND) < slips:
            table.apply(table.options[dice.below(len(table.options))])
        else:
            table.apply(bots[table.seat].choose(table.copy(), dice))
    winner = table.winner()
    outcome = 1 if winner == NOBODY else 2 * (1 - int(winner))
    return shards.Game(number, unknown, [shards.Track(outcome, positions)])


_EMPHASIS: Final = {"planner": 4.0, "merciless": 4.0}
SUBJECT: Final = Subject(
    KIND, played, "brisk", noise=150, emphasis=_EMPHASIS, chances=True, half=HALF
)
