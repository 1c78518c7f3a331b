"""Whether an attempt solves a puzzle: by what it comes to, not by the order of its answers.

Where a goal can be seen to be reached, only that decides. Where dice fall, the choice before them
counts. What was tried is played on with the dice that the solution was played on with when the
puzzle was made, so nobody is unlucky.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oneiros.analysis.valuing import GROUPS, Trials, Valued, value
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


def judge(laid: Laid, puzzle: Puzzle, attempt: Way, chance: float | None = None) -> Verdict:
    """Judge a whole attempt by the chance that it leaves, which is found out unless it is told."""
    solution, best = read(laid, puzzle.solution), puzzle.chance
    reached = puzzle.kind in goals(laid, attempt) if puzzle.kind in GOALS else None
    if attempt.reached == solution.reached:
        return Verdict(solved=True, same=True, chance=best, best=best, reached=reached)
    if chance is None:
        chance = weigh(laid, attempt, puzzle.seed).chances[laid.start.seat]
    solved = best - chance <= tolerance(puzzle.gap) if reached is None else reached
    return Verdict(solved, same=False, chance=chance, best=best, reached=reached)


def known_chance(laid: Laid, puzzle: Puzzle, attempt: Way) -> float | None:
    """Give the chance that an attempt leaves where the puzzle has it: of its solution and tries."""
    known = [(puzzle.solution, puzzle.chance), *((one.answers, one.chance) for one in puzzle.tries)]
    for answers, chance in known:
        if read(laid, answers).reached == attempt.reached:
            return chance
    return None


def weigh(
    laid: Laid, one: Way, seed: int, playouts: int = PLAYOUTS, groups: range = range(GROUPS)
) -> Valued:
    """Play on from where a way has led, with the dice of a seed; a part of the groups at a time."""
    return value(laid.game, one.state, Trials(laid.start, playouts, seed), groups)


def tolerance(gap: float) -> float:
    """Tell how much may be lost by something that still counts as found."""
    return gap * _TOLERANCE
