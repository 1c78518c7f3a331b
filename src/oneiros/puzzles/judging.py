"""Whether an attempt solves a puzzle: by what it comes to, not by the order of its answers.

Where a goal can be seen to be reached, only that decides. Where dice fall, the choice before them
counts. Both what was tried and the solution are played on
with the same dice, so nobody is unlucky.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oneiros.analysis.valuing import GROUPS, Trials, Valued, difference, value
from oneiros.puzzles.going import Way, read
from oneiros.puzzles.kinds import GOALS, goals
from oneiros.puzzles.puzzle import Laid, Puzzle

PLAYOUTS: Final = 96
"""How often a way is played on before it is judged."""
_TOLERANCE: Final = 0.5
"""What loses less than this part of the gap is as good as the solution."""


class Verdict(NamedTuple):
    """What became of an attempt."""

    solved: bool
    same: bool
    """Whether it comes to what the solution comes to."""
    chance: float
    """The chance of winning that it leaves, and what the solution leaves."""
    best: float
    reached: bool | None
    """Whether the goal is reached, where the puzzle has one; then nothing else decides."""


def judge(laid: Laid, puzzle: Puzzle, attempt: Way) -> Verdict:
    """Judge a whole attempt."""
    solution, seat = read(laid, puzzle.solution), laid.start.seat
    ours = weigh(laid, solution, puzzle.seed)
    best = ours.chances[seat]
    reached = puzzle.kind in goals(laid, attempt) if puzzle.kind in GOALS else None
    if attempt.reached == solution.reached:
        return Verdict(solved=True, same=True, chance=best, best=best, reached=reached)
    theirs = weigh(laid, attempt, puzzle.seed)
    if reached is None:
        lost, _ = difference(ours, theirs, seat)
        solved = lost <= tolerance(puzzle.gap)
    else:
        solved = reached
    return Verdict(solved, same=False, chance=theirs.chances[seat], best=best, reached=reached)


def weigh(laid: Laid, one: Way, seed: int, playouts: int = PLAYOUTS) -> Valued:
    """Play on from where a way has led, with the dice of a seed."""
    return value(laid.game, one.state, Trials(laid.start, playouts, seed), range(GROUPS))


def tolerance(gap: float) -> float:
    """Tell how much may be lost by something that still counts as found."""
    return gap * _TOLERANCE
